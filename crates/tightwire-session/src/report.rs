//! Reports: which packets arrived, in 22 bits when none is missing.

use core::time::Duration;

use tightwire::scalar::{Bits, U8, U32};
use tightwire::{ReadError, Reader, Schema, Wire, WriteError, Writer};

use crate::acks::Receipts;

/// The number of packets before the newest that a report covers.
pub(crate) const COVERED: u64 = 32;

/// The number of low bits of the newest packet's number that are sent.
const NUMBER_BITS: u32 = 12;

/// The value for an unknown delay.
const NO_DELAY: u8 = u8::MAX;

/// The packets that one side has received from the other.
///
/// On the wire: the low 12 bits of the newest number; the number of gaps among the 32 packets before
/// it (2 bits); up to two gaps as distances of 5 bits each, or a bitmap of 32 bits if there are
/// more; and how long ago the newest arrived, in half milliseconds (8 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The low 12 bits of the newest packet's number.
    pub newest: u16,
    /// Bit `i` is set if the packet `i + 1` before the newest is missing.
    pub missing: u32,
    /// Half milliseconds since the newest packet arrived; 255 if longer than 127 ms.
    pub delay: u8,
}

impl Report {
    /// Returns the report on the packets that arrived, if there are any.
    pub(crate) fn of(receipts: &Receipts, newest_at: Duration, now: Duration) -> Option<Self> {
        let (newest, acks) = (receipts.newest()?, receipts.acks()?);
        // There is no packet before number 0, so none is missing there.
        let exist = if newest >= COVERED { u32::MAX } else { (1u32 << newest) - 1 };
        let delay = now.saturating_sub(newest_at).as_micros() as u64 / 500;
        let delay = u8::try_from(delay).unwrap_or(NO_DELAY);
        Some(Self { newest: (newest & 0xfff) as u16, missing: !acks.earlier & exist, delay })
    }

    /// Returns how long ago the newest packet had arrived, if that is known.
    pub(crate) fn delay(self) -> Option<Duration> {
        (self.delay != NO_DELAY).then(|| Duration::from_micros(u64::from(self.delay) * 500))
    }

    /// Returns the full number of the newest packet, for a side that has used the numbers below
    /// `next`. Returns nothing if no number below `next` has these low bits.
    pub(crate) fn newest_number(self, next: u64) -> Option<u64> {
        let last = next.checked_sub(1)?;
        let behind = (last.wrapping_sub(u64::from(self.newest))) & 0xfff;
        last.checked_sub(behind)
    }
}

impl Wire for Report {
    const SCHEMA: Schema = Schema::opaque("Report").version(1).at_most(54);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("newest").put(Bits::new(NUMBER_BITS), self.newest)?;
        let gaps = self.missing.count_ones().min(3);
        stream.label("gaps").put(Bits::new(2), gaps)?;
        if gaps == 3 {
            stream.label("missing").put(U32, self.missing)?;
        } else {
            let mut left = self.missing;
            for _ in 0..gaps {
                stream.label("gap").put(Bits::new(5), left.trailing_zeros())?;
                left &= left.wrapping_sub(1);
            }
        }
        stream.label("delay").put(U8, self.delay)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let newest = stream.label("newest").take(Bits::new(NUMBER_BITS))?;
        let gaps: u32 = stream.label("gaps").take(Bits::new(2))?;
        let mut missing = 0;
        if gaps == 3 {
            missing = stream.label("missing").take(U32)?;
        } else {
            for _ in 0..gaps {
                let gap: u32 = stream.label("gap").take(Bits::new(5))?;
                missing |= 1 << gap;
            }
        }
        let delay = stream.label("delay").take(U8)?;
        Ok(Self { newest, missing, delay })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_22_bits_without_gaps_and_54_at_most() {
        for (missing, bits) in [(0, 22), (1, 27), (1 << 31 | 1, 32), (7, 54), (u32::MAX, 54)] {
            let report = Report { newest: 0xabc, missing, delay: 9 };
            assert_eq!(tightwire::measure(&report).unwrap(), bits);
            let mut buffer = [0; 8];
            let bytes = tightwire::encode(&report, &mut buffer).unwrap();
            assert_eq!(tightwire::decode::<Report>(bytes).unwrap(), report);
        }
    }

    #[test]
    fn the_whole_number_is_the_last_one_used_that_ends_like_the_report() {
        let report = |newest| Report { newest, missing: 0, delay: 0 };
        assert_eq!(report(0).newest_number(0), None);
        assert_eq!(report(0).newest_number(1), Some(0));
        assert_eq!(report(1).newest_number(1), None);
        assert_eq!(report(0xfff).newest_number(0x1000), Some(0xfff));
        assert_eq!(report(0xfff).newest_number(0x1800), Some(0xfff));
        assert_eq!(report(0x7ff).newest_number(0x1800), Some(0x17ff));
        assert_eq!(report(0x800).newest_number(0x1800), Some(0x800));
    }

    #[test]
    fn nothing_before_the_first_packet_is_missing() {
        let mut receipts = Receipts::new();
        for number in [0, 3] {
            receipts.note(number);
        }
        let report = Report::of(&receipts, Duration::ZERO, Duration::from_millis(3)).unwrap();
        assert_eq!(report, Report { newest: 3, missing: 0b011, delay: 6 });
    }
}
