//! Components through lightyear, which replicates with `bevy_replicon`: its rules take the functions of
//! `tightwire-bevy`.

use bevy::prelude::*;
use lightyear::prelude::*;
use tightwire::Wire;
use tightwire_bevy::mismatch::Schemas;
use tightwire_bevy::{AppWireExt, AsDescribed, Pose, wire_fns};

/// A component of the game.
#[derive(Component, Wire, Clone, Copy, Debug, PartialEq)]
pub struct Turret {
    #[wire(angle = 10)]
    pub yaw: f32,
    #[wire(range = 0..=500)]
    pub health: u16,
}

/// 512 metres in steps of a centimetre.
pub type Place = Pose<512, 100, 10>;

/// The plugin that both sides add after those of lightyear.
pub fn protocol(app: &mut App) {
    app.register_wire::<Turret, AsDescribed>().register_wire::<Transform, Place>();
    app.component::<Turret>().replicate_with(wire_fns::<Turret, AsDescribed>());
    app.component::<Transform>().replicate_with(wire_fns::<Transform, Place>());
}

/// The protocol id of netcode: a client that describes a component differently does not connect.
#[must_use]
pub fn protocol_id(app: &App) -> u64 {
    app.world().get_resource::<Schemas>().map_or(0, Schemas::protocol_id)
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Duration;

    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;
    use lightyear::prelude::client::{
        ClientPlugins, Connect, NetcodeClient, NetcodeConfig as ClientConfig,
    };
    use lightyear::prelude::server::{
        NetcodeConfig, NetcodeServer, ServerPlugins, ServerUdpIo, Start,
    };

    use super::*;

    const TICK: Duration = Duration::from_millis(16);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(TICK));
        app
    }

    fn any_port() -> LocalAddr {
        LocalAddr(SocketAddr::from(([127, 0, 0, 1], 0)))
    }

    /// A server that listens, and its address.
    fn server() -> (App, SocketAddr) {
        let mut app = app();
        app.add_plugins(ServerPlugins { tick_duration: TICK });
        protocol(&mut app);
        app.add_observer(|link: On<Add, LinkOf>, mut commands: Commands| {
            commands.entity(link.entity).insert(ReplicationSender);
        });
        app.finish();
        app.cleanup();
        let config = NetcodeConfig::default().with_protocol_id(protocol_id(&app));
        let server = (NetcodeServer::new(config), any_port(), ServerUdpIo::default());
        let entity = app.world_mut().spawn(server).id();
        app.world_mut().trigger(Start { entity });
        app.update();
        let address = app.world().get::<LocalAddr>(entity).unwrap().0;
        (app, address)
    }

    fn client(server_addr: SocketAddr, set_up: fn(&mut App)) -> App {
        let mut app = app();
        app.add_plugins(ClientPlugins { tick_duration: TICK });
        set_up(&mut app);
        app.finish();
        app.cleanup();
        let protocol_id = protocol_id(&app);
        let authentication =
            Authentication::Manual { server_addr, client_id: 7, private_key: [0; 32], protocol_id };
        let netcode = NetcodeClient::new(authentication, ClientConfig::default()).unwrap();
        let client = (
            Client,
            Link::default(),
            any_port(),
            PeerAddr(server_addr),
            ReplicationReceiver,
            netcode,
            UdpIo::default(),
        );
        let entity = app.world_mut().spawn(client).id();
        app.world_mut().trigger(Connect { entity });
        app
    }

    fn is_connected(client: &mut App) -> bool {
        let mut connected =
            client.world_mut().query_filtered::<(), (With<Client>, With<Connected>)>();
        connected.iter(client.world()).count() == 1
    }

    #[test]
    fn components_arrive_as_described() {
        let (mut server, address) = server();
        let mut client = client(address, protocol);
        let turret = Turret { yaw: 1.234, health: 321 };
        let pose = Transform::from_xyz(1.234_56, -7.0, 300.0);
        let replicate = Replicate::to_clients(NetworkTarget::All);
        server.world_mut().spawn((replicate, turret, pose));
        let arrived = (0..400).any(|_| {
            server.update();
            client.update();
            std::thread::sleep(Duration::from_millis(1));
            let mut turrets = client.world_mut().query::<(&Turret, &Transform)>();
            turrets.iter(client.world()).next().is_some_and(|(theirs, place)| {
                assert_eq!(*theirs, tightwire::as_received(&turret).unwrap());
                assert_eq!(*place, tightwire_bevy::as_received::<_, Place>(&pose).unwrap());
                true
            })
        });
        assert!(arrived);
        assert!(is_connected(&mut client));
    }

    #[test]
    fn a_client_with_another_range_does_not_connect() {
        let (mut server, address) = server();
        let mut client = client(address, |app| {
            app.register_wire::<Turret, AsDescribed>()
                .register_wire::<Transform, Pose<256, 100, 10>>();
            app.component::<Turret>().replicate_with(wire_fns::<Turret, AsDescribed>());
            app.component::<Transform>()
                .replicate_with(wire_fns::<Transform, Pose<256, 100, 10>>());
        });
        for _ in 0..100 {
            server.update();
            client.update();
            std::thread::sleep(Duration::from_millis(1));
            assert!(!is_connected(&mut client));
        }
    }
}
