//! Snapshots through renet: its channels take bytes, and tightwire makes them.

use renet::{Bytes, DefaultChannel, RenetClient, RenetServer};
use tightwire::Wire;

/// A body in the world.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Body {
    #[wire(compressed(-256.0..=256.0, 0.01))]
    pub position: [f32; 3],
    #[wire(smallest_three = 9)]
    pub rotation: [f32; 4],
    pub asleep: bool,
}

/// The message that the server sends every tick.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    pub tick: u32,
    #[wire(max_len = 64)]
    pub bodies: Vec<Body>,
}

/// The number by which renet distinguishes games and builds. It depends on the description.
pub const PROTOCOL_ID: u64 = Snapshot::SCHEMA.hash();

/// Sends a snapshot to everybody, and returns its size in bytes.
///
/// # Errors
///
/// A snapshot that its description does not allow.
pub fn broadcast(
    server: &mut RenetServer,
    snapshot: &Snapshot,
) -> Result<usize, tightwire::WriteError> {
    let packet = Bytes::from(tightwire::encode_to_vec(snapshot)?);
    let length = packet.len();
    server.broadcast_message(DefaultChannel::Unreliable, packet);
    Ok(length)
}

/// What a client has seen. It never goes back: unreliable packets overtake each other, and one that
/// arrives after a newer one is left out, whether both are there at once or not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Newest {
    /// The tick of the last snapshot that was handed out.
    tick: Option<u32>,
}

impl Newest {
    /// The newest snapshot that has arrived, if it is newer than all before. What the description
    /// does not allow is left out.
    pub fn receive(&mut self, client: &mut RenetClient) -> Option<Snapshot> {
        let mut newest = None;
        while let Some(packet) = client.receive_message(DefaultChannel::Unreliable) {
            let Ok(snapshot) = tightwire::decode::<Snapshot>(&packet) else { continue };
            if self.tick.is_none_or(|tick| tick < snapshot.tick) {
                self.tick = Some(snapshot.tick);
                newest = Some(snapshot);
            }
        }
        newest
    }
}

#[cfg(test)]
mod tests {
    use std::net::UdpSocket;
    use std::time::Duration;

    use renet::ConnectionConfig;
    use renet_netcode::{
        ClientAuthentication, NetcodeClientTransport, NetcodeServerTransport, ServerAuthentication,
        ServerConfig,
    };

    use super::*;

    const STEP: Duration = Duration::from_millis(10);

    /// When both sides start. Only their steps move the clock.
    const START: Duration = Duration::from_secs(1_000_000);

    struct Side<C, T>(C, T);

    fn server() -> Side<RenetServer, NetcodeServerTransport> {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        let config = ServerConfig {
            current_time: START,
            max_clients: 4,
            protocol_id: PROTOCOL_ID,
            public_addresses: vec![socket.local_addr().unwrap()],
            authentication: ServerAuthentication::Unsecure,
        };
        let transport = NetcodeServerTransport::new(config, socket).unwrap();
        Side(RenetServer::new(ConnectionConfig::default()), transport)
    }

    fn client(
        server: &NetcodeServerTransport,
        protocol_id: u64,
    ) -> Side<RenetClient, NetcodeClientTransport> {
        let authentication = ClientAuthentication::Unsecure {
            protocol_id,
            client_id: 7,
            server_addr: server.addresses()[0],
            user_data: None,
        };
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        let transport = NetcodeClientTransport::new(START, authentication, socket).unwrap();
        Side(RenetClient::new(ConnectionConfig::default()), transport)
    }

    fn tick(
        Side(server, below): &mut Side<RenetServer, NetcodeServerTransport>,
        Side(client, above): &mut Side<RenetClient, NetcodeClientTransport>,
    ) {
        server.update(STEP);
        below.update(STEP, server).unwrap();
        client.update(STEP);
        let _ = above.update(STEP, client);
        below.send_packets(server);
        let _ = above.send_packets(client);
        // Loopback may hand a packet over later. A pause costs no steps.
        std::thread::sleep(Duration::from_millis(2));
    }

    fn snapshot() -> Snapshot {
        let body = |at: u8| Body {
            position: [f32::from(at), -4.0, 0.5],
            rotation: [0.0, 0.0, 0.0, 1.0],
            asleep: at.is_multiple_of(2),
        };
        Snapshot { tick: 9, bodies: (0..40).map(body).collect() }
    }

    #[test]
    fn a_snapshot_of_forty_bodies_arrives() {
        let mut server = server();
        let mut client = client(&server.1, PROTOCOL_ID);
        let sent = snapshot();
        let (mut newest, mut seen) = (Newest::default(), None);
        for _ in 0..400 {
            tick(&mut server, &mut client);
            if client.0.is_connected() && !server.0.clients_id().is_empty() {
                let bytes = broadcast(&mut server.0, &sent).unwrap();
                // 48 bits of place, 29 of rotation and a flag, against 29 bytes as plain floats.
                assert_eq!(bytes, (32usize + 7 + 40 * (48 + 29 + 1)).div_ceil(8));
            }
            seen = newest.receive(&mut client.0);
            if seen.is_some() {
                break;
            }
        }
        assert_eq!(seen, Some(tightwire::as_received(&sent).unwrap()));
    }

    #[test]
    fn a_snapshot_that_arrives_after_a_newer_one_is_left_out() {
        let mut server = RenetServer::new(ConnectionConfig::default());
        let mut client = server.new_local_client(7);
        let mut newest = Newest::default();
        let mut arrives = |ticks: &[u32]| {
            for &tick in ticks {
                broadcast(&mut server, &Snapshot { tick, ..snapshot() }).unwrap();
            }
            server.process_local_client(7, &mut client).unwrap();
            newest.receive(&mut client).map(|snapshot| snapshot.tick)
        };
        assert_eq!(arrives(&[5, 7, 6]), Some(7));
        assert_eq!(arrives(&[4]), None);
        assert_eq!(arrives(&[7]), None);
        assert_eq!(arrives(&[3, 8]), Some(8));
        assert_eq!(arrives(&[]), None);
    }

    #[test]
    fn a_build_with_another_description_does_not_connect() {
        let mut server = server();
        let mut client = client(&server.1, PROTOCOL_ID ^ 1);
        for _ in 0..100 {
            tick(&mut server, &mut client);
        }
        assert!(!client.0.is_connected());
    }
}
