//! Writes a packet, reads it back, and shows how forged packets are rejected.

use std::error::Error;
use std::io::{self, Write};

use tightwire::trace::{explain, trace_write};
use tightwire::{Wire, decode, encode};
use tightwire_tool::print;

/// The input of a player for one tick.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Input {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = -100..=100)]
    throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(max_len = 15)]
    name: String,
    jump: bool,
}

impl Input {
    /// Returns the input that the demo sends.
    pub(crate) fn example() -> Self {
        Self { tick: 1234, throttle: -7, steer: 0.25, name: "zoë".into(), jump: true }
    }
}

pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let input = Input::example();
    let mut buffer = [0; Input::MAX_BYTES];
    let packet = encode(&input, &mut buffer)?;
    let back: Input = decode(packet)?;
    print(|out| show(out, &input, packet, &back))?;
    Ok(())
}

fn show(out: &mut impl Write, input: &Input, packet: &[u8], back: &Input) -> io::Result<()> {
    writeln!(out, "A packet, written and read back")?;
    writeln!(out, "  written    {input:?}")?;
    writeln!(out, "  as bytes   {}", hex(packet))?;
    writeln!(out, "  read back  {back:?}")?;
    writeln!(out, "  equal      {}", back == input)?;
    writeln!(out, "  size       {} bytes, at most {}", packet.len(), Input::MAX_BYTES)?;

    writeln!(out, "\nPackets that are rejected")?;
    let mut forged = packet.to_vec();
    // After 12 bits of tick come 8 bits of throttle. All ones are 255 steps above -100.
    forged.splice(1..3, [0xf4, 0xdf]);
    reject(out, "throttle 155", &forged)?;
    reject(out, "cut short", packet.get(..6).unwrap_or_default())?;
    reject(out, "one byte more", &[packet, &[0]].concat())?;
    let broken: Vec<u8> =
        packet.iter().map(|&byte| if byte == 0xc3 { 0x00 } else { byte }).collect();
    reject(out, "broken name", &broken)?;

    writeln!(out, "\nA value that cannot be written")?;
    let wrong = Input { throttle: 101, ..input.clone() };
    match trace_write(&wrong) {
        Ok(_) => writeln!(out, "  throttle 101   written")?,
        Err(reason) => writeln!(out, "  throttle 101   {reason}")?,
    }
    Ok(())
}

/// Shows why `packet` is rejected.
fn reject(out: &mut impl Write, title: &str, packet: &[u8]) -> io::Result<()> {
    match explain::<Input>(packet) {
        None => writeln!(out, "  {title:<14} accepted"),
        Some(reason) => writeln!(out, "  {title:<14} {reason}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}
