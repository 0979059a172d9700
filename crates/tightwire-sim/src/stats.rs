//! The statistics of a link, in packets.

use crate::path::Loss;

macro_rules! losses {
    ($($(#[$doc:meta])* $field:ident = $loss:ident,)*) => {
        /// Statistics of one direction of a link, in packets.
        ///
        /// Every packet that was sent, and every copy, is counted once more when its fate is known:
        ///
        /// ```text
        /// sent + duplicated = delivered + lost() + packets under way
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Stats {
            /// Packets that were sent or injected.
            pub sent: u64,
            /// Their bytes.
            pub sent_bytes: u64,
            /// Packets that reached their node. A damaged packet counts, too.
            pub delivered: u64,
            /// Their bytes.
            pub delivered_bytes: u64,
            /// Packets that were duplicated.
            pub duplicated: u64,
            /// Packets that were held back so that others may overtake them.
            pub held_back: u64,
            /// Packets and copies in which bits were flipped.
            pub corrupted: u64,
            /// Packets and copies that were cut short.
            pub truncated: u64,
            $($(#[$doc])* pub $field: u64,)*
        }

        impl Stats {
            /// Packets and copies that will never arrive.
            pub const fn lost(&self) -> u64 {
                0 $(+ self.$field)*
            }

            pub(crate) fn count(&mut self, loss: Loss) {
                match loss {
                    $(Loss::$loss => self.$field += 1,)*
                }
            }

        }

        /// Adds up links.
        impl std::ops::AddAssign for Stats {
            fn add_assign(&mut self, other: Self) {
                self.sent += other.sent;
                self.sent_bytes += other.sent_bytes;
                self.delivered += other.delivered;
                self.delivered_bytes += other.delivered_bytes;
                self.duplicated += other.duplicated;
                self.held_back += other.held_back;
                self.corrupted += other.corrupted;
                self.truncated += other.truncated;
                $(self.$field += other.$field;)*
            }
        }
    };
}

losses! {
    /// Lost independently of other packets.
    lost_at_random = Random,
    /// Lost in bursts.
    lost_in_bursts = Burst,
    /// Longer than the MTU.
    too_long = TooLong,
    /// Dropped at a full queue.
    queue_full = QueueFull,
    /// Dropped because the direction was blocked.
    blocked = Blocked,
    /// Dropped because there is no link. A link never counts these;
    /// [`Sim::total`](crate::Sim::total) does.
    no_link = NoLink,
    /// Sent to an address that no node had when the packet arrived.
    no_such_address = NoSuchAddress,
    /// Arrived at a node that was stopped.
    node_down = NodeDown,
    /// Arrived at a node whose receive buffer was full.
    buffer_full = BufferFull,
}
