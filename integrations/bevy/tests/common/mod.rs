//! Two apps, a server and a client, that talk over sockets with a relay in between that loses packets.

// Each test uses a part of it.
#![allow(dead_code)]

use std::net::{SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy_renet::netcode::{
    ClientAuthentication, NetcodeClientTransport, NetcodeServerTransport, ServerAuthentication,
    ServerConfig,
};
use bevy_renet::renet::ConnectionConfig;
use bevy_renet::{RenetClient, RenetServer};
use bevy_replicon::prelude::*;
use bevy_replicon::shared::server_entity_map::ServerEntityMap;
use bevy_replicon_renet::{RenetChannelsExt, RepliconRenetPlugins};

const FRAME: Duration = Duration::from_millis(16);

/// The bytes of replicon's messages that the server has sent, without the headers of the transport.
#[derive(Resource, Default)]
pub struct SentBytes(pub usize);

pub struct Pair {
    pub server: App,
    pub client: App,
    relay: Relay,
}

impl Pair {
    /// Apps that are set up alike.
    pub fn new(set_up: fn(&mut App)) -> Self {
        Self::of_builds(set_up, set_up)
    }

    /// A server of one build and a client of another.
    pub fn of_builds(set_up_server: fn(&mut App), set_up_client: fn(&mut App)) -> Self {
        let (mut server, mut client) = (app(set_up_server), app(set_up_client));
        server.init_resource::<SentBytes>().add_systems(
            PostUpdate,
            count.after(ServerSystems::Send).before(ServerSystems::SendPackets),
        );
        server.finish();
        client.finish();
        let relay = connect(&mut server, &mut client);
        Self { server, client, relay }
    }

    /// Apps that are set up alike, with a client that may join.
    pub fn connected(set_up: fn(&mut App)) -> Self {
        let mut pair = Self::new(set_up);
        for _ in 0..500 {
            pair.frame();
            let mut clients =
                pair.server.world_mut().query_filtered::<(), With<AuthorizedClient>>();
            if clients.iter(pair.server.world()).count() == 1 {
                return pair;
            }
        }
        panic!("the client has not joined");
    }

    /// Loses a percentage of the packets, in both directions.
    pub fn lose(&mut self, percent: u32) {
        self.relay.percent.store(percent, Ordering::Relaxed);
    }

    /// A frame of both, and the time that loopback needs.
    pub fn frame(&mut self) {
        self.server.update();
        std::thread::sleep(Duration::from_millis(1));
        self.client.update();
        std::thread::sleep(Duration::from_millis(1));
    }

    /// Returns the packets that the server has sent since the last call.
    pub fn take_bytes(&mut self) -> usize {
        std::mem::take(&mut self.server.world_mut().resource_mut::<SentBytes>().0)
    }

    /// The client's entity for each of the server's.
    pub fn entities(&self) -> EntityHashMap<Entity> {
        self.client.world().resource::<ServerEntityMap>().to_client().clone()
    }
}

fn count(messages: Res<ServerMessages>, mut sent: ResMut<SentBytes>) {
    sent.0 += messages.iter_sent().map(|(_, _, message)| message.len()).sum::<usize>();
}

fn app(set_up: fn(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        RepliconPlugins.set(ServerPlugin::new(PostUpdate)),
        RepliconRenetPlugins,
    ))
    // Timeouts and repetitions count frames, not the time of a busy machine.
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    set_up(&mut app);
    app
}

fn connect(server: &mut App, client: &mut App) -> Relay {
    let config = |app: &App| {
        let channels = app.world().resource::<RepliconChannels>();
        ConnectionConfig {
            server_channels_config: channels.server_configs(),
            client_channels_config: channels.client_configs(),
            available_bytes_per_tick: 1 << 20,
        }
    };
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();

    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let relay = Relay::start(socket.local_addr().unwrap());
    let server_config = ServerConfig {
        current_time: now,
        max_clients: 1,
        protocol_id: 0,
        public_addresses: vec![relay.address],
        authentication: ServerAuthentication::Unsecure,
    };
    let transport = NetcodeServerTransport::new(server_config, socket).unwrap();
    let renet = RenetServer::new(config(server));
    server.insert_resource(renet).insert_resource(transport);

    let authentication = ClientAuthentication::Unsecure {
        protocol_id: 0,
        client_id: 7,
        server_addr: relay.address,
        user_data: None,
    };
    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let transport = NetcodeClientTransport::new(now, authentication, socket).unwrap();
    let renet = RenetClient::new(config(client));
    client.insert_resource(renet).insert_resource(transport);
    relay
}

/// A thread that passes packets on, and loses some.
struct Relay {
    address: SocketAddr,
    percent: Arc<AtomicU32>,
    is_over: Arc<AtomicBool>,
}

impl Relay {
    fn start(server: SocketAddr) -> Self {
        let front = UdpSocket::bind("127.0.0.1:0").unwrap();
        let back = UdpSocket::bind("127.0.0.1:0").unwrap();
        for socket in [&front, &back] {
            socket.set_nonblocking(true).unwrap();
        }
        let address = front.local_addr().unwrap();
        let (percent, is_over) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
        let relay = Self { address, percent: percent.clone(), is_over: is_over.clone() };
        std::thread::spawn(move || {
            let (mut client, mut buffer, mut random) = (None, [0; 2048], 1u32);
            let mut is_lost = || {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (random >> 16) % 100 < percent.load(Ordering::Relaxed)
            };
            while !is_over.load(Ordering::Relaxed) {
                while let Ok((length, from)) = front.recv_from(&mut buffer) {
                    client = Some(from);
                    if !is_lost() {
                        let _ = back.send_to(&buffer[..length], server);
                    }
                }
                while let Ok((length, _)) = back.recv_from(&mut buffer) {
                    if let (Some(client), false) = (client, is_lost()) {
                        let _ = front.send_to(&buffer[..length], client);
                    }
                }
                std::thread::sleep(Duration::from_micros(200));
            }
        });
        relay
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

/// Numbers that look random, the same in every run.
pub struct Random(pub u32);

impl Random {
    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    /// Returns a number from -1 to 1.
    pub fn unit(&mut self) -> f32 {
        self.next() as f32 / (1 << 23) as f32 - 1.0
    }

    pub fn rotation(&mut self) -> Quat {
        Quat::from_euler(EulerRot::XYZ, self.unit() * 3.0, self.unit(), self.unit() * 3.0)
    }

    pub fn transform(&mut self) -> Transform {
        let place = Vec3::new(self.unit(), self.unit(), self.unit()) * 400.0;
        Transform::from_translation(place).with_rotation(self.rotation())
    }
}
