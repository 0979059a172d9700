//! Defects that are planted on purpose, to see that the explorer finds them.

macro_rules! defects {
    ($($name:ident = $text:literal: $what:literal,)*) => {
        /// A mistake in the code between the library and the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Defect {
            $(#[doc = $what] $name,)*
        }

        impl Defect {
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];

            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            pub(crate) fn what(self) -> &'static str {
                match self { $(Self::$name => $what,)* }
            }
        }
    };
}

defects! {
    AckBeforeDelivery = "ack-before-delivery": "a reliable message out of order is acknowledged and dropped",
    NoDuplicateCheck = "no-duplicate-check": "a message that is sent again is delivered again",
    NoOrder = "no-order": "messages are delivered as they come",
    NoResend = "no-resend": "a message that is late is forgotten",
    ResendOnArrival = "resend-on-arrival": "a message that arrived after all is not taken off the list, and its id is given away again",
    InputTwice = "input-twice": "inputs that are repeated in later packets are applied again",
    InputShifted = "input-shifted": "the older inputs of a packet are one tick off",
    QueueWithoutBound = "queue-without-bound": "messages are queued for a silent peer without end",
    WindowByCount = "window-by-count": "the window counts open messages, not the span of their numbers",
    FlightWithoutBound = "flight-without-bound": "packets under way are never forgotten",
    KeepReceipts = "keep-receipts": "a client goes on acknowledging packets of its last session",
    KeepIncoming = "keep-incoming": "the server keeps the message numbers of the last session",
    KeepLink = "keep-link": "the server keeps the baselines of the last session",
    AckedOnSend = "acked-on-send": "a state counts as a baseline as soon as it is sent",
    AckMissing = "ack-missing": "a packet is acknowledged although its state could not be built",
    AckedByTick = "acked-by-tick": "a state that is newer than the acknowledged one counts as a baseline",
    FollowAnyPacket = "follow-any-packet": "the server sends to whatever address a packet claims to come from",
    LongAnswer = "long-answer": "the server answers strangers with more bytes than they sent",
    SameHalf = "same-half": "after a restart, client and server draw the same random halves as before",
    ForgetRemoval = "forget-removal": "members of the crowd that are gone stay on the client's screen",
    ShowHalfRow = "show-half-row": "the client shows the new x of a row with the old y",
    ShowEmpty = "show-empty": "a client shows rows before it has received any",
    NoReconnect = "no-reconnect": "a client that hears nothing does not connect again",
    FirstAddress = "first-address": "the server goes on sending to the first address of a player",
    LostCounter = "lost-counter": "packets that are rejected as replays are not counted",
    OtherPlayer = "other-player": "the inputs of a packet are applied to the player that the packet names",
}
