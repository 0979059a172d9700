//! Baselines and acknowledgements, and the content of a delta packet, from packets of the tutorial's game.

use skirmish::World;
use skirmish::game::bot;
use tightwire_delta::{History, Link, Receiver, names};

use crate::svg::{Anchor, FIELDS, Svg, thousands};

/// A server and one client, without a network in between.
struct Pair {
    world: World,
    history: History<World>,
    link: Link<World>,
    receiver: Receiver<World>,
    tick: u32,
}

impl Pair {
    fn new() -> Self {
        let mut world = World::new();
        (1..=4).for_each(|player| world.join(player));
        let history = History::new(None);
        let link = Link::new(0);
        Self { world, history, link, receiver: Receiver::new(None), tick: 0 }
    }

    /// Plays a tick, and returns its packet.
    fn packet(&mut self) -> Vec<u8> {
        self.tick += 1;
        for player in 1..=4 {
            self.world.apply(player, bot(player, self.tick));
        }
        self.world.step();
        self.history.record(self.tick, &self.world).expect("the world is valid");
        let mut buffer = [0; 4000];
        self.link.encode(&self.history, self.tick, &mut buffer, |_| 1).expect("it fits").to_vec()
    }

    /// Delivers a packet. Returns the ticks it builds on.
    fn deliver(&mut self, packet: &[u8]) -> Vec<u32> {
        let bases = self.receiver.explain(packet).expect("it can be read").bases;
        self.receiver.decode(packet).expect("it can be read");
        bases
    }
}

/// Six packets, one of which is lost, and the states they build on.
///
/// # Panics
///
/// If the library rejects its own packets.
pub fn baselines() -> String {
    const STEP: f64 = 124.0;
    const LOST: usize = 2;
    let (server, client) = (70.0, 210.0);
    let mut pair = Pair::new();
    let mut svg =
        Svg::new(860.0, 300.0, "Each packet builds on states that the client has acknowledged");
    svg.text(
        [20.0, 26.0],
        Anchor::Start,
        "head",
        "Baselines: packets build on acknowledged states",
    );
    svg.text([20.0, server + 4.0], Anchor::Start, "", "server");
    svg.text([20.0, client + 4.0], Anchor::Start, "", "client");
    svg.line([70.0, server], [850.0, server], "axis");
    svg.line([70.0, client], [850.0, client], "axis");
    let mut arrived = None;
    for index in 0..6 {
        let x = 90.0 + index as f64 * STEP;
        // The acknowledgement of a packet arrives before the next one is sent.
        if let Some(ack) = arrived.take() {
            pair.link.acked(ack);
        }
        let packet = pair.packet();
        let tick = pair.tick;
        svg.circle([x, server], 5.0, "#4a6a94");
        svg.text([x, server - 12.0], Anchor::Middle, "", &format!("tick {tick}"));
        let middle = [x + 36.0, f64::midpoint(server, client)];
        if index == LOST {
            svg.line([x, server], middle, "lost");
            svg.text([middle[0] + 6.0, middle[1] + 10.0], Anchor::Start, "note", "lost");
        } else {
            let bases = pair.deliver(&packet);
            arrived = pair.link.last();
            svg.line([x, server], [x + 60.0, client - 4.0], "arrow");
            svg.line([x + 64.0, client], [x + STEP - 4.0, server + 6.0], "ack");
            let list: Vec<String> = bases.iter().rev().map(u32::to_string).collect();
            let on = if list.is_empty() {
                "complete".into()
            } else {
                format!("since {}", list.join(", "))
            };
            svg.text([x + 60.0, client + 20.0], Anchor::Middle, "", &on);
            svg.text(
                [x + 60.0, client + 37.0],
                Anchor::Middle,
                "note",
                &format!("{} bytes", thousands(packet.len())),
            );
        }
    }
    let notes = [
        "Solid: packets with the state. Dotted: acknowledgements.",
        "The packet of tick 3 is lost. The next one builds on ticks 1 and 2, which the client has, so nothing is sent again.",
    ];
    for (index, note) in notes.iter().enumerate() {
        svg.text([20.0, 272.0 + index as f64 * 17.0], Anchor::Start, "note", note);
    }
    svg.finish()
}

/// The fields of one delta packet, by their share of its bits.
///
/// # Panics
///
/// If the library rejects its own packets.
pub fn delta_packet() -> String {
    let mut pair = Pair::new();
    for _ in 0..60 {
        let packet = pair.packet();
        pair.receiver.decode(&packet).expect("it can be read");
        pair.link.acked(pair.link.last().expect("a packet was sent"));
    }
    let packet = pair.packet();
    let explained = pair.receiver.explain(&packet).expect("it can be read");
    let names = names::<World>();
    let values = 4 * 7 + 400 * 3;
    let changed = explained.told.len();

    let mut parts = vec![("which elements changed".to_string(), explained.budget.rows)];
    for (name, [flags, values]) in names.iter().zip(&explained.budget.fields) {
        parts.push((name.clone(), flags + values));
    }
    parts.retain(|(_, bits)| *bits >= 0.05);
    parts.sort_by(|one, other| other.1.total_cmp(&one.1));
    let height = 150.0 + parts.len() as f64 * 22.0;
    let mut svg = Svg::new(860.0, height, "The content of a delta packet");
    svg.text([20.0, 26.0], Anchor::Start, "head", "What a delta packet contains");
    let text = format!(
        "Tick {} of the tutorial's game: 4 tanks and 400 barrels in {} bytes. A complete state has 1,634.",
        explained.tick,
        packet.len()
    );
    svg.text([20.0, 48.0], Anchor::Start, "note", &text);
    let text = format!(
        "Of {} numbers, {changed} are sent. The others are as predicted.",
        thousands(values)
    );
    svg.text([20.0, 66.0], Anchor::Start, "note", &text);
    let total: f64 = parts.iter().map(|(_, bits)| bits).sum();
    let mut x = 20.0;
    for (index, (name, bits)) in parts.iter().enumerate() {
        let width = bits / total * 820.0;
        let fill = FIELDS[index % FIELDS.len()];
        svg.rect([x, 82.0], [width, 28.0], fill);
        x += width;
        let y = 138.0 + index as f64 * 22.0;
        svg.round([20.0, y - 12.0], [16.0, 15.0], fill, 2.0);
        svg.text([46.0, y], Anchor::Start, "code", name);
        svg.text([420.0, y], Anchor::End, "note", &format!("{bits:.1} bits"));
    }
    svg.finish()
}
