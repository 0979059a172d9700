//! Why a packet was not let in: one gate after the other, from the cheapest to the last field.

use core::fmt;

use crate::error::{ReadError, ReadErrorKind};

/// Declares the gates from one table, so that numbers, labels and sentences cannot drift apart.
macro_rules! gates {
    ($( $(#[$doc:meta])* $Gate:ident => $label:literal, $sentence:literal; )*) => {
        /// The gates that a packet passes on its way in, in their order.
        ///
        /// ```
        /// use tightwire::packet::Gate;
        ///
        /// assert_eq!(Gate::TooShort.label(), "too_short");
        /// assert_eq!(Gate::ALL.len(), 9);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Gate {
            $( $(#[$doc])* $Gate, )*
        }

        impl Gate {
            /// Every gate, in order.
            pub const ALL: &'static [Self] = &[$( Self::$Gate, )*];

            /// A name for metrics: lower case, words joined by `_`.
            ///
            /// ```
            /// assert_eq!(tightwire::packet::Gate::Checksum.label(), "checksum");
            /// ```
            pub const fn label(self) -> &'static str {
                match self { $( Self::$Gate => $label, )* }
            }

            /// What happened, and what may be behind it.
            const fn sentence(self) -> &'static str {
                match self { $( Self::$Gate => $sentence, )* }
            }
        }
    };
}

gates! {
    /// Shorter than any packet of its kind.
    TooShort => "too_short", "the packet is too short to be one of ours";
    /// A sequence that no sealer writes like this.
    Header => "header", "the header is malformed: not a sealed packet of ours";
    /// A sequence further behind the newest than the replay window reaches.
    TooOld => "too_old", "the packet is older than the replay window reaches";
    /// A sequence that was accepted before.
    Replayed => "replayed", "a packet with this sequence was accepted already";
    /// The CRC of a checked packet.
    Checksum => "checksum", "the checksum does not match: damaged on the way, or from a build with another protocol id";
    /// The tag of a sealed packet.
    Tag => "tag", "the tag does not verify: forged, damaged, not cut to the length that was received, or sealed with another key, session, direction or protocol id";
    /// A serialize check inside the payload.
    Section => "section", "a section does not end where both sides should agree";
    /// The serialize check at the end of a checked packet.
    End => "end", "the payload does not end where both sides should agree";
    /// The payload itself.
    Payload => "payload", "the payload is refused";
}

impl fmt::Display for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

/// Why a packet was not let in.
///
/// Everything before [`Section`](Self::Section) is refused without looking at the payload.
///
/// ```
/// use tightwire::packet::{Gate, Refusal};
///
/// assert_eq!(Refusal::Replayed.gate(), Gate::Replayed);
/// assert_eq!(
///     Refusal::Replayed.to_string(),
///     "a packet with this sequence was accepted already"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// Shorter than any packet of its kind.
    TooShort,
    /// A sealed packet whose sequence is written in more bytes than it needs.
    Header,
    /// A sealed packet from before the replay window. The claim is the packet's own: this gate
    /// stands before the tag, because it is cheaper.
    TooOld,
    /// A sealed packet whose sequence was accepted before. The claim is the packet's own, as for
    /// [`TooOld`](Self::TooOld).
    Replayed,
    /// A checked packet that was damaged, or that has another protocol id.
    Checksum,
    /// A sealed packet that was forged or damaged, or that was made for another key, session,
    /// direction or protocol id.
    Tag,
    /// A serialize check inside the payload holds other bits than its name asks for: the two
    /// sides disagree about what stands before it.
    Section(ReadError),
    /// The check after the payload of a checked packet is not there: the reader took less or
    /// more than the writer gave.
    End(ReadError),
    /// A value that its description refuses.
    Payload(ReadError),
}

impl Refusal {
    /// The gate that refused.
    ///
    /// ```
    /// use tightwire::packet::{Gate, Refusal};
    ///
    /// assert_eq!(Refusal::TooOld.gate(), Gate::TooOld);
    /// ```
    pub const fn gate(self) -> Gate {
        match self {
            Self::TooShort => Gate::TooShort,
            Self::Header => Gate::Header,
            Self::TooOld => Gate::TooOld,
            Self::Replayed => Gate::Replayed,
            Self::Checksum => Gate::Checksum,
            Self::Tag => Gate::Tag,
            Self::Section(_) => Gate::Section,
            Self::End(_) => Gate::End,
            Self::Payload(_) => Gate::Payload,
        }
    }

    /// What the reader said, if the payload was read. Its bit counts from the payload's start.
    ///
    /// ```
    /// use tightwire::packet::Refusal;
    /// use tightwire::{ReadError, ReadErrorKind};
    ///
    /// let error = ReadError::new(ReadErrorKind::OutOfRange, 37);
    /// assert_eq!(Refusal::Payload(error).read_error(), Some(error));
    /// assert_eq!(Refusal::Tag.read_error(), None);
    /// ```
    pub const fn read_error(self) -> Option<ReadError> {
        match self {
            Self::Section(error) | Self::End(error) | Self::Payload(error) => Some(error),
            _ => None,
        }
    }
}

/// An error of the payload, sorted by gate.
impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        match error.kind() {
            ReadErrorKind::Check => Self::Section(error),
            _ => Self::Payload(error),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.gate().fmt(f)?;
        match self.read_error() {
            Some(error) => write!(f, ": {error}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Refusal {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Section(error) | Self::End(error) | Self::Payload(error) => Some(error),
            _ => None,
        }
    }
}

/// Marks the path that makes `refusal` as unlikely.
#[cfg(any(feature = "crc", feature = "seal"))]
#[cold]
#[inline(never)]
pub(super) const fn cold(refusal: Refusal) -> Refusal {
    refusal
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_refused_payload_says_what_and_where() {
        let error = ReadError::new(ReadErrorKind::OutOfRange, 37);
        assert_eq!(
            Refusal::from(error).to_string(),
            "the payload is refused: value outside its range at bit 37"
        );
    }

    #[test]
    fn a_failed_check_is_a_gate_of_its_own() {
        let error = ReadError::new(ReadErrorKind::Check, 64);
        assert_eq!(Refusal::from(error), Refusal::Section(error));
    }

    #[test]
    fn labels_are_different_and_fit_for_metrics() {
        for (index, gate) in Gate::ALL.iter().enumerate() {
            assert!(gate.label().bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase()));
            assert!(Gate::ALL[..index].iter().all(|other| other.label() != gate.label()));
        }
    }
}
