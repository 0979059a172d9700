//! Variants marked `#[default]`, where a packet leaves out a value that is the default.

use tightwire::Wire;

/// A packet in two builds that differ in the variant that is marked.
macro_rules! builds {
    ($($items:tt)*) => {
        mod standing {
            #[derive(tightwire::Wire, Debug, Default, PartialEq)]
            pub(super) enum Pose {
                #[default]
                Standing,
                Crouching,
            }
            $($items)*
        }
        mod crouching {
            #[derive(tightwire::Wire, Debug, Default, PartialEq)]
            pub(super) enum Pose {
                Standing,
                #[default]
                Crouching,
            }
            $($items)*
        }
    };
}

/// Asserts that the two builds read a zero byte, which says "default", as these and that their hashes differ.
macro_rules! assert_told_apart {
    (|$packet:ident| $pose:expr) => {{
        let [standing, crouching] = [
            {
                let $packet: standing::Packet = tightwire::decode(&[0x01]).unwrap();
                format!("{:?}", $pose)
            },
            {
                let $packet: crouching::Packet = tightwire::decode(&[0x01]).unwrap();
                format!("{:?}", $pose)
            },
        ];
        assert_ne!(standing, crouching, "the same packet is read differently");
        assert_ne!(standing::Packet::SCHEMA.hash(), crouching::Packet::SCHEMA.hash());
    }};
}

#[test]
fn moving_the_default_under_a_default_bit_changes_the_hash() {
    builds! {
        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            #[wire(default_bit)]
            pub(super) pose: Pose,
        }
    }
    assert_told_apart!(|packet| packet.pose);
}

#[test]
fn moving_the_default_of_a_part_under_a_default_bit_changes_the_hash() {
    builds! {
        #[derive(tightwire::Wire, Debug, Default, PartialEq)]
        pub(super) struct Body {
            height: u8,
            poses: [(Pose, bool); 2],
        }

        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            #[wire(default_bit)]
            pub(super) body: Body,
        }
    }
    assert_told_apart!(|packet| packet.body);
}

#[test]
fn moving_the_default_of_a_field_that_is_left_out_changes_the_hash() {
    builds! {
        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            still: bool,
            #[wire(if = !still)]
            pub(super) pose: Pose,
        }
    }
    assert_told_apart!(|packet| packet.pose);
}

/// If no packet leaves out a default, it makes no difference which variant is the default.
#[test]
fn a_default_that_no_packet_means_is_not_part_of_the_hash() {
    builds! {
        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            still: bool,
            pose: Pose,
            other: Option<Pose>,
            #[wire(if = still, default = Pose::Standing)]
            third: Pose,
        }
    }
    assert_eq!(standing::Packet::SCHEMA.hash(), crouching::Packet::SCHEMA.hash());
}
