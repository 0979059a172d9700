//! Loads packets from files, folders of files, and captures.

use std::fs;
use std::path::{Path, PathBuf};

use etherparse::{NetSlice, SlicedPacket, TransportSlice};
use pcap_file::DataLink;
use pcap_file::pcap::PcapReader;
use pcap_file::pcapng::{Block, PcapNgReader};
use tightwire_tool::files::{load_packet, read};

/// The maximum size of a capture.
const MAX_CAPTURE_BYTES: u64 = 1 << 30;

/// The bytes of a packet, and their origin.
pub(super) struct Source {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// Returns all packets of the files and folders, in order.
pub(super) fn packets(paths: &[PathBuf], port: Option<u16>) -> Result<Vec<Source>, String> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            let inside =
                fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut files: Vec<PathBuf> = inside.flatten().map(|entry| entry.path()).collect();
            files.retain(|file| file.is_file());
            files.sort();
            for file in files {
                add(&file, port, &mut found)?;
            }
        } else {
            add(path, port, &mut found)?;
        }
    }
    Ok(found)
}

fn add(file: &Path, port: Option<u16>, found: &mut Vec<Source>) -> Result<(), String> {
    let is = |known: &str| file.extension().is_some_and(|extension| extension == known);
    if is("pcap") || is("pcapng") {
        let bytes = read(file, MAX_CAPTURE_BYTES, "capture")?;
        return capture(file, &bytes, port, found)
            .map_err(|error| format!("{}: {error}", file.display()));
    }
    found.push(Source { name: file.display().to_string(), bytes: load_packet(file)? });
    Ok(())
}

/// Reads the datagrams of a capture, in either format.
fn capture(
    file: &Path,
    bytes: &[u8],
    port: Option<u16>,
    found: &mut Vec<Source>,
) -> Result<(), String> {
    let mut number = 0;
    let mut frame = |link: DataLink, data: &[u8]| {
        number += 1;
        let Some((from, to, payload)) = datagram(link, data) else { return };
        if port.is_some_and(|port| from.1 != port && to.1 != port) {
            return;
        }
        let name =
            format!("{} #{number} {}:{} > {}:{}", file.display(), from.0, from.1, to.0, to.1);
        found.push(Source { name, bytes: payload.to_vec() });
    };
    // The first block of the newer format starts with these bytes.
    if bytes.starts_with(&[0x0a, 0x0d, 0x0d, 0x0a]) {
        let mut reader = PcapNgReader::new(bytes).map_err(|error| error.to_string())?;
        let mut links: Vec<DataLink> = Vec::new();
        while let Some(block) = reader.next_block() {
            match block.map_err(|error| error.to_string())? {
                Block::SectionHeader(_) => links.clear(),
                Block::InterfaceDescription(interface) => links.push(interface.linktype),
                Block::EnhancedPacket(packet) => {
                    if let Some(link) = links.get(packet.interface_id as usize) {
                        frame(*link, &packet.data);
                    }
                }
                Block::SimplePacket(packet) => {
                    if let Some(link) = links.first() {
                        frame(*link, &packet.data);
                    }
                }
                _ => {}
            }
        }
        return Ok(());
    }
    let mut reader = PcapReader::new(bytes).map_err(|error| error.to_string())?;
    let link = reader.header().datalink;
    while let Some(packet) = reader.next_packet() {
        frame(link, &packet.map_err(|error| error.to_string())?.data);
    }
    Ok(())
}

type Peer = (String, u16);

/// Returns the two sides and the payload of a UDP datagram, or nothing for other frames.
fn datagram(link: DataLink, frame: &[u8]) -> Option<(Peer, Peer, &[u8])> {
    let sliced = match link {
        DataLink::ETHERNET => SlicedPacket::from_ethernet(frame),
        DataLink::LINUX_SLL => SlicedPacket::from_linux_sll(frame),
        DataLink::NULL | DataLink::LOOP => SlicedPacket::from_ip(frame.get(4..)?),
        DataLink::RAW | DataLink::IPV4 | DataLink::IPV6 => SlicedPacket::from_ip(frame),
        _ => return None,
    };
    let sliced = sliced.ok()?;
    let (from, to) = match &sliced.net {
        Some(NetSlice::Ipv4(ip)) => {
            let header = ip.header();
            (header.source_addr().to_string(), header.destination_addr().to_string())
        }
        Some(NetSlice::Ipv6(ip)) => {
            let header = ip.header();
            let shown = |address: std::net::Ipv6Addr| format!("[{address}]");
            (shown(header.source_addr()), shown(header.destination_addr()))
        }
        _ => return None,
    };
    let Some(TransportSlice::Udp(udp)) = sliced.transport else { return None };
    Some(((from, udp.source_port()), (to, udp.destination_port()), udp.payload()))
}
