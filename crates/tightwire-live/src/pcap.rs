//! Recorded packets as a capture file, which `tightwire inspect` and Wireshark open.

use crate::hub::{Hub, lock};
use crate::lane::Direction;
use crate::recorder::PacketRecord;

/// The link type of frames that start with an IP header.
const RAW_IP: u32 = 101;

/// The port of this program in captures. Each lane of each client has a port above it.
const PORT: u16 = 7777;

/// Returns the packets of all clients in the order of time.
pub(crate) fn capture(hub: &Hub) -> Vec<u8> {
    let mut all: Vec<(u16, PacketRecord)> = Vec::new();
    for client in hub.clients() {
        let recorder = lock(&client.recorder).clone();
        for record in recorder.packets() {
            let port = 10_000 + (client.id % 5_000) as u16 * 10 + (record.lane % 10) as u16;
            all.push((port, record.clone()));
        }
    }
    all.sort_by_key(|(_, record)| record.time);
    let mut file = Vec::new();
    for word in [0xa1b2_c3d4_u32, 0x0004_0002, 0, 0, 65_535, RAW_IP] {
        file.extend_from_slice(&word.to_le_bytes());
    }
    for (port, record) in &all {
        frame(&mut file, *port, record);
    }
    file
}

/// Adds a packet as a UDP datagram between two machines.
fn frame(file: &mut Vec<u8>, port: u16, record: &PacketRecord) {
    let Ok(udp) = u16::try_from(8 + record.payload.len()) else { return };
    let Some(total) = udp.checked_add(20) else { return };
    let micros = record.time.as_micros();
    let [seconds, rest] = [micros / 1_000_000, micros % 1_000_000].map(|part| part as u32);
    for word in [seconds, rest, u32::from(total), u32::from(total)] {
        file.extend_from_slice(&word.to_le_bytes());
    }
    let (server, client) = ([10, 0, 0, 1], [10, 0, 0, 2]);
    let (from, to, ports) = match record.direction {
        Direction::Sent => (server, client, [PORT, port]),
        Direction::Received => (client, server, [port, PORT]),
    };
    let mut header = [0_u8; 20];
    let [high, low] = total.to_be_bytes();
    header[0] = 0x45;
    [header[2], header[3]] = [high, low];
    header[8] = 64;
    header[9] = 17;
    [header[12], header[13], header[14], header[15]] = from;
    [header[16], header[17], header[18], header[19]] = to;
    let words = header.chunks_exact(2).map(|pair| match *pair {
        [high, low] => u32::from(u16::from_be_bytes([high, low])),
        _ => 0,
    });
    let sum: u32 = words.sum();
    let sum = (sum & 0xffff) + (sum >> 16);
    let checksum = !((sum as u16).wrapping_add((sum >> 16) as u16));
    [header[10], header[11]] = checksum.to_be_bytes();
    file.extend_from_slice(&header);
    for part in [ports[0], ports[1], udp, 0] {
        file.extend_from_slice(&part.to_be_bytes());
    }
    file.extend_from_slice(&record.payload);
}
