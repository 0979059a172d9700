//! The reasons to reject a packet, one per gate, from the cheapest check to the last field.

use core::fmt;

use crate::error::{ReadError, ReadErrorKind};

/// Declares the gates from one table, so that numbers, labels and messages always match.
macro_rules! gates {
    ($( $(#[$doc:meta])* $Gate:ident => $label:literal, $sentence:literal; )*) => {
        /// The checks that an incoming packet passes, in order.
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
            /// All gates, in order.
            pub const ALL: &'static [Self] = &[$( Self::$Gate, )*];

            /// Returns a name for metrics, in lower case with words joined by `_`.
            ///
            /// ```
            /// assert_eq!(tightwire::packet::Gate::Checksum.label(), "checksum");
            /// ```
            pub const fn label(self) -> &'static str {
                match self { $( Self::$Gate => $label, )* }
            }

            /// Returns a message with what happened and its possible causes.
            const fn sentence(self) -> &'static str {
                match self { $( Self::$Gate => $sentence, )* }
            }
        }
    };
}

gates! {
    /// The packet is shorter than any packet of its kind.
    TooShort => "too_short", "the packet is too short to be one of ours";
    /// The sequence is encoded in a way that no sealer produces.
    Header => "header", "the header is malformed: not a sealed packet of ours";
    /// The sequence is older than the replay window.
    TooOld => "too_old", "the packet is older than the replay window";
    /// The sequence was accepted before.
    Replayed => "replayed", "a packet with this sequence was already accepted";
    /// The CRC of a checked packet does not match.
    Checksum => "checksum", "the checksum does not match: damaged in transit, or from a build with another protocol id";
    /// The tag of a sealed packet does not match.
    Tag => "tag", "the tag does not verify: forged, damaged, not cut to the received length, or sealed with another key, session, direction or protocol id";
    /// A serialize check inside the payload does not match.
    Section => "section", "a section check does not match: the two builds encode the fields before it differently";
    /// The serialize check at the end of a checked packet does not match.
    End => "end", "the final check does not match: the two builds encode the payload differently";
    /// The payload is invalid.
    Payload => "payload", "the payload was rejected";
}

impl fmt::Display for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

/// The reason why a packet was rejected.
///
/// Every gate before [`Section`](Self::Section) rejects a packet without reading the payload.
///
/// ```
/// use tightwire::packet::{Gate, Refusal};
///
/// assert_eq!(Refusal::Replayed.gate(), Gate::Replayed);
/// assert_eq!(
///     Refusal::Replayed.to_string(),
///     "a packet with this sequence was already accepted"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// The packet is shorter than any packet of its kind.
    TooShort,
    /// A sealed packet encodes its sequence in more bytes than needed.
    Header,
    /// A sealed packet is older than the replay window. The sequence is not authenticated at this
    /// point, because this check is cheaper than the tag and comes first.
    TooOld,
    /// A sealed packet has a sequence that was accepted before. The sequence is not authenticated at
    /// this point, as for [`TooOld`](Self::TooOld).
    Replayed,
    /// A checked packet was damaged, or has another protocol id.
    Checksum,
    /// A sealed packet was forged or damaged, or was made for another key, session, direction or
    /// protocol id.
    Tag,
    /// A serialize check inside the payload does not match its name, so the two sides disagree about
    /// the data before it.
    Section(ReadError),
    /// The check after the payload of a checked packet does not match, so the reader consumed less or
    /// more than the writer wrote.
    End(ReadError),
    /// A value does not match its description.
    Payload(ReadError),
}

impl Refusal {
    /// Returns the gate that rejected the packet.
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

    /// Returns the read error, if the payload was read. Its bit counts from the start of the payload.
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

/// Assigns an error in the payload to its gate.
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
            "the payload was rejected: value outside its range at bit 37"
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
