//! Datagrams of QUIC, filled up to the size that the path takes.

use quinn::Connection;
use tightwire::{ReadError, ReadStream, Wire, WriteStream};
use tightwire_session::fill::{Filled, Queue, read_messages};

/// Something that happened.
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum Event {
    Joined {
        player: u8,
    },
    Hit {
        target: u8,
        #[wire(range = 0..=100)]
        damage: u8,
    },
    Chat(#[wire(max_len = 60)] String),
}

/// The bits of the longest event.
pub const MOST_BITS: usize = Event::MAX_BITS;

/// Sends as many datagrams as the queue fills, each as long as the connection allows now.
///
/// # Errors
///
/// A connection that is lost, that takes no datagrams, or whose datagrams are too short for the next
/// event. The other side decides how long they may be, so a server ends a connection with such an
/// error. Events that were not sent stay in the queue.
pub fn flush(
    connection: &Connection,
    queue: &mut Queue<Event>,
) -> Result<usize, Box<dyn std::error::Error>> {
    let mut datagrams = 0;
    while !queue.is_empty() {
        // It changes while the path is explored.
        let size = connection.max_datagram_size().ok_or("no datagrams on this connection")?;
        let mut buffer = vec![0; size];
        let mut stream = WriteStream::new(&mut buffer);
        if queue.fill(&mut stream, 0, |_| {})? == Filled::NothingFits {
            return Err(
                format!("datagrams of {size} bytes are too short for the next event").into()
            );
        }
        let length = stream.finish()?.len();
        buffer.truncate(length);
        connection.send_datagram(buffer.into())?;
        datagrams += 1;
    }
    Ok(datagrams)
}

/// The events of a datagram.
///
/// # Errors
///
/// A datagram that the description refuses.
pub fn events(datagram: &[u8]) -> Result<Vec<Event>, ReadError> {
    let mut stream = ReadStream::new(datagram);
    let mut events = Vec::new();
    read_messages(&mut stream, &mut events)?;
    stream.finish()?;
    Ok(events)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use quinn::{ClientConfig, Endpoint, ServerConfig, TransportConfig};
    use rustls::RootCertStore;
    use rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

    use super::*;

    /// Returns both ends of a connection on this machine. The server accepts datagrams of this size.
    async fn connected(longest: usize) -> (Connection, Connection, [Endpoint; 2]) {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
        let certificate = CertificateDer::from(made.cert);
        let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
        let mut config =
            ServerConfig::with_single_cert(vec![certificate.clone()], key.into()).unwrap();
        let mut transport = TransportConfig::default();
        transport.datagram_receive_buffer_size(Some(longest));
        config.transport_config(Arc::new(transport));
        let server = Endpoint::server(config, "127.0.0.1:0".parse().unwrap()).unwrap();
        let mut trusted = RootCertStore::empty();
        trusted.add(certificate).unwrap();
        let mut client = Endpoint::client("127.0.0.1:0".parse().unwrap()).unwrap();
        client.set_default_client_config(
            ClientConfig::with_root_certificates(Arc::new(trusted)).unwrap(),
        );
        let connecting = client.connect(server.local_addr().unwrap(), "localhost").unwrap();
        let accepted = async { server.accept().await.unwrap().await.unwrap() };
        let (connection, accepted) = tokio::join!(connecting, accepted);
        (connection.unwrap(), accepted, [client, server])
    }

    #[tokio::test]
    async fn all_events_arrive_in_datagrams_that_are_full() {
        let (client, server, _endpoints) = connected(65_535).await;
        let mut queue = Queue::new(MOST_BITS);
        let mut sent = Vec::new();
        for number in 0..200u8 {
            let event = match number % 3 {
                0 => Event::Joined { player: number },
                1 => Event::Hit { target: number, damage: number % 101 },
                _ => Event::Chat(format!("message number {number}")),
            };
            queue.push(event.clone()).unwrap();
            sent.push(event);
        }
        let datagrams = flush(&client, &mut queue).unwrap();
        assert!(datagrams >= 2, "{datagrams}");
        let mut seen = Vec::new();
        let mut lengths = Vec::new();
        for _ in 0..datagrams {
            let datagram = server.read_datagram().await.unwrap();
            lengths.push(datagram.len());
            seen.extend(events(&datagram).unwrap());
        }
        assert_eq!(seen, sent);
        // One more event, of at most 64 bytes, would not have fitted.
        let size = client.max_datagram_size().unwrap();
        for length in &lengths[..datagrams - 1] {
            assert!(length + MOST_BITS.div_ceil(8) + 300 > size, "{lengths:?} of {size}");
        }
        assert!(events(&[0xff; 40]).is_err());
    }

    #[tokio::test]
    async fn a_peer_that_takes_short_datagrams_only_is_an_error_and_not_an_endless_loop() {
        let (client, _server, _endpoints) = connected(20).await;
        let mut queue = Queue::new(MOST_BITS);
        queue.push(Event::Joined { player: 1 }).unwrap();
        queue.push(Event::Chat("a text that is longer than 20 bytes".into())).unwrap();
        let error = flush(&client, &mut queue).unwrap_err();
        assert!(error.to_string().contains("too short for the next event"), "{error}");
        assert_eq!(queue.len(), 1, "the short event was sent, the long one waits");
    }
}
