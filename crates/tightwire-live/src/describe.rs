//! The JSON that is sent to the page.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tightwire::meter::Leaf;
use tightwire::trace::Kind;

use crate::hub::{Hub, Shared, lock};
use crate::json::Json;
use crate::lane::{Direction, Figures, Mailbox};
use crate::recorder::{PacketRecord, Verdict, short_reason};
use crate::seen::{self, Seen};

/// The most packets that the page lists.
const PACKETS: usize = 60;

/// The most rejected packets that the page lists.
const REJECTED: usize = 40;

/// The packets of one client that are listed in any case.
const FEW: usize = 8;

/// The names of what is around the leaves of a message.
const AROUND: [&str; 5] =
    ["unused bits", "undeclared", "header and seal", "rejected packets", "no message"];

/// The parts of the description that one page already has.
#[derive(Default)]
pub(crate) struct Session {
    /// The kinds of lanes, by their names and leaves.
    kinds: HashMap<(String, bool, Vec<String>), usize>,
    /// What is known of each lane, by the client's id and the number of the lane.
    lanes: HashMap<(u64, usize), LaneFacts>,
    /// The reasons of rejected packets in words, by client and number.
    reasons: HashMap<(u64, u64), String>,
}

/// The facts about a lane that stay the same, so that its leaves need no names each time.
#[derive(Clone, Copy)]
struct LaneFacts {
    /// The number of its kind.
    kind: usize,
    /// The number of rows.
    rows: usize,
    /// The row that the parts of a leaf replace, if a leaf has parts.
    split_at: Option<usize>,
}

/// A leaf, as the page shows it.
struct Row {
    path: String,
    kind: String,
    range: Option<String>,
    bits: f64,
    count: u64,
}

impl Row {
    fn of(leaf: Leaf) -> Self {
        let (bits, count) = (leaf.bits as f64, leaf.count);
        let is_named = !leaf.path.is_empty();
        let kind = if is_named { leaf.kind.word().to_owned() } else { String::new() };
        Self { path: leaf.path, kind, range: leaf.range, bits, count }
    }
}

/// Returns all leaves of a lane, and the row at which one of them is split. Their sum is the bits of
/// the lane's datagrams. For a lane that is known, rows have no names.
fn rows(lane: &Mailbox, figures: &Figures, known: Option<LaneFacts>) -> (Vec<Row>, Option<usize>) {
    let (mut unused, mut undeclared) = (figures.unused_bits, 0);
    let (mut rows, mut split_at) = (Vec::new(), None);
    let parts = lock(&lane.parts);
    let leaves = match known {
        Some(_) => figures.counters.unnamed_leaves(),
        None => figures.counters.leaves(),
    };
    for leaf in leaves {
        let here = parts.as_ref().filter(|parts| match known {
            Some(known) => known.split_at == Some(rows.len()),
            None => parts.leaf == leaf.path,
        });
        match (&leaf.kind, here) {
            (Kind::Unused, _) => unused += leaf.bits,
            (Kind::Custom(word), _) if word == "undeclared" => undeclared += leaf.bits,
            (_, Some(parts)) => {
                split_at = Some(rows.len());
                split(&mut rows, leaf, &parts.names, &figures.parts, known.is_none());
            }
            (_, None) => rows.push(Row::of(leaf)),
        }
    }
    let bits =
        [unused, undeclared, figures.envelope_bits, figures.rejected_bits, figures.other_bits];
    for (name, bits) in AROUND.iter().zip(bits) {
        let path = if known.is_none() { (*name).into() } else { String::new() };
        rows.push(Row { path, kind: String::new(), range: None, bits: bits as f64, count: 0 });
    }
    (rows, split_at)
}

/// Adds the parts of a leaf, and what is left of it. Parts are in 256ths of a bit, which `f64` holds
/// exactly.
fn split(rows: &mut Vec<Row>, leaf: Leaf, names: &[String], parts: &[u64], is_named: bool) {
    let mut rest = leaf.bits as f64;
    for (index, name) in names.iter().enumerate() {
        let bits = parts.get(index).copied().unwrap_or(0) as f64 / 256.0;
        rest -= bits;
        let (path, kind) = if is_named {
            (format!("{} > {name}", leaf.path), String::from("in a delta"))
        } else {
            Default::default()
        };
        rows.push(Row { path, kind, range: None, bits, count: 0 });
    }
    // More parts than the leaf has are a mistake of the caller, which the sum shows.
    rows.push(Row { bits: rest.max(0.0), ..Row::of(leaf) });
}

impl Session {
    /// Returns the state of everything, with the names of what is new.
    pub(crate) fn tick(&mut self, hub: &Hub) -> String {
        let (clients, left) = hub.clients_and_left();
        let mut new = Vec::new();
        let mut json = Json::default();
        json.object(|json| {
            json.key("t").number(hub.start.elapsed().as_secs_f64());
            json.key("left").array(|json| {
                json.integer(left.of(Direction::Sent));
                json.integer(left.of(Direction::Received));
            });
            json.key("clients").array(|json| {
                for client in &clients {
                    self.client(json, client, &mut new);
                }
            });
            json.key("kinds").array(|json| {
                for (number, lane, rows) in &new {
                    kind(json, *number, lane, rows);
                }
            });
            self.packets(json, &clients);
        });
        json.into_text()
    }

    fn client(
        &mut self,
        json: &mut Json,
        client: &Shared,
        new: &mut Vec<(usize, Arc<Mailbox>, Vec<Row>)>,
    ) {
        json.object(|json| {
            json.key("id").integer(client.id);
            json.key("name").string(&client.name);
            let health = client.health();
            let millis = |time: Option<Duration>| time.map(|time| time.as_secs_f64() * 1000.0);
            json.key("health").array(|json| {
                let pending = health.pending.map(|pending| pending as f64);
                let values =
                    [millis(health.round_trip), health.loss, millis(health.baseline_age), pending];
                for value in values {
                    // What is not a number is written as `null`.
                    json.number(value.unwrap_or(f64::NAN));
                }
            });
            json.key("lanes").array(|json| {
                for (at, lane) in client.lanes().into_iter().enumerate() {
                    let figures = lock(&lane.figures).clone();
                    let (number, is_new, rows) = self.lane((client.id, at), &lane, &figures);
                    json.object(|json| {
                        json.key("kind").integer(number as u64);
                        json.key("packets").integer(figures.packets);
                        json.key("rejected").integer(figures.rejected);
                        json.key("total").integer(figures.datagram_bits);
                        json.key("bits")
                            .array(|json| rows.iter().for_each(|row| json.number(row.bits)));
                        json.key("counts")
                            .array(|json| rows.iter().for_each(|row| json.integer(row.count)));
                    });
                    if is_new {
                        new.push((number, lane, rows));
                    }
                }
            });
        });
    }

    /// Returns the number of a lane's kind, whether the page does not know it yet, and the rows.
    fn lane(
        &mut self,
        place: (u64, usize),
        lane: &Mailbox,
        figures: &Figures,
    ) -> (usize, bool, Vec<Row>) {
        if let Some(known) = self.lanes.get(&place) {
            let (rows, split_at) = rows(lane, figures, Some(*known));
            // A leaf that was split only now changes the rows.
            let has_parts = lock(&lane.parts).is_some();
            if rows.len() == known.rows && has_parts == split_at.is_some() {
                return (known.kind, false, rows);
            }
        }
        let (rows, split_at) = rows(lane, figures, None);
        let (kind, is_new) = self.kind(lane, &rows);
        if self.lanes.len() > 4096 {
            self.lanes.clear();
        }
        self.lanes.insert(place, LaneFacts { kind, rows: rows.len(), split_at });
        (kind, is_new, rows)
    }

    /// Returns the number of a kind of lane, and whether the page does not know it yet.
    fn kind(&mut self, lane: &Mailbox, rows: &[Row]) -> (usize, bool) {
        let paths = rows.iter().map(|row| row.path.clone()).collect();
        let key = (lane.name.clone(), lane.direction == Direction::Sent, paths);
        let next = self.kinds.len();
        let number = *self.kinds.entry(key).or_insert(next);
        (number, number == next)
    }

    /// Writes the last packets of all clients, newest first.
    fn packets(&mut self, json: &mut Json, clients: &[Arc<Shared>]) {
        let (mut good, mut rejected) = (Vec::new(), Vec::new());
        let each = (REJECTED / clients.len().max(1)).max(FEW);
        for client in clients {
            // The lock is held for a copy of a few packets only.
            let [fine, bad] = lock(&client.recorder).newest(each);
            good.extend(fine.into_iter().map(|record| (client, record)));
            rejected.extend(bad.into_iter().map(|record| (client, record)));
        }
        for (name, list, most) in
            [("packets", &mut good, PACKETS), ("rejections", &mut rejected, REJECTED)]
        {
            list.sort_by_key(|(_, record)| std::cmp::Reverse(record.time));
            list.truncate(most);
            json.key(name).array(|json| {
                for (client, record) in list.iter() {
                    let reason = self.reason(client, record);
                    packet(json, client, record, reason.as_deref());
                }
            });
        }
    }

    /// Returns the reason in words, with the name of the field if the payload was read.
    fn reason(&mut self, client: &Shared, record: &PacketRecord) -> Option<String> {
        let Verdict::Rejected(reason) = &record.verdict else { return None };
        if let Some(known) = self.reasons.get(&(client.id, record.number)) {
            return Some(known.clone());
        }
        let lane = client.lanes().get(record.lane).cloned();
        let trace = lane.filter(|_| !record.payload.is_empty());
        let named = trace.and_then(|lane| (lane.trace)(&record.payload).explanation);
        let words = named.map_or_else(|| reason.clone(), |explanation| short_reason(&explanation));
        if self.reasons.len() > 4096 {
            self.reasons.clear();
        }
        self.reasons.insert((client.id, record.number), words.clone());
        Some(words)
    }
}

fn kind(json: &mut Json, number: usize, lane: &Mailbox, rows: &[Row]) {
    json.object(|json| {
        json.key("number").integer(number as u64);
        json.key("name").string(&lane.name);
        json.key("sent").bool(lane.direction == Direction::Sent);
        json.key("around").integer(AROUND.len() as u64);
        json.key("leaves").array(|json| {
            for row in rows {
                json.object(|json| {
                    json.key("path").string(&row.path);
                    json.key("kind").string(&row.kind);
                    if let Some(range) = &row.range {
                        json.key("range").string(range);
                    }
                });
            }
        });
    });
}

fn packet(json: &mut Json, client: &Shared, record: &PacketRecord, reason: Option<&str>) {
    json.object(|json| {
        json.key("client").integer(client.id);
        json.key("number").integer(record.number);
        json.key("name").string(&client.name);
        json.key("t").number(record.time.as_secs_f64());
        json.key("sent").bool(record.direction == Direction::Sent);
        json.key("datagram").integer(record.datagram as u64);
        json.key("payload").integer(record.payload.len() as u64);
        if let Some(reason) = reason {
            json.key("reason").string(reason);
        }
    });
}

/// Returns the record of a packet and the lane it belongs to.
pub(crate) fn find(hub: &Hub, client: u64, number: u64) -> Option<(PacketRecord, Arc<Mailbox>)> {
    let client = hub.client(client)?;
    let recorder = lock(&client.recorder).clone();
    let record = recorder.packets().find(|record| record.number == number)?.clone();
    let lane = client.lanes().get(record.lane).cloned()?;
    Some((record, lane))
}

/// Returns which values were seen in the last packets of all lanes with this name and direction.
pub(crate) fn values(hub: &Hub, name: &str, is_sent: bool) -> BTreeMap<String, Seen> {
    let mut seen = BTreeMap::new();
    let mut left = seen::PACKETS;
    for client in hub.clients() {
        let recorder = lock(&client.recorder).clone();
        let lanes = client.lanes();
        let mut packets: Vec<&PacketRecord> = recorder.packets().collect();
        packets.reverse();
        let share = packets.iter().filter(|record| record.verdict == Verdict::Good).take(4);
        for record in share {
            let Some(lane) = lanes.get(record.lane) else { continue };
            if lane.name == name && (lane.direction == Direction::Sent) == is_sent && left > 0 {
                left -= 1;
                seen::add(&mut seen, &(lane.trace)(&record.payload));
            }
        }
    }
    seen
}

/// Returns those values as JSON.
pub(crate) fn values_json(seen: &BTreeMap<String, Seen>) -> String {
    let mut json = Json::default();
    json.object(|json| {
        for (path, field) in seen {
            json.key(path).object(|json| {
                json.key("seen").string(&field.text());
                json.key("count").integer(field.count);
                if let Some(wasted) = field.wasted() {
                    json.key("wasted").integer(u64::from(wasted));
                }
            });
        }
    });
    json.into_text()
}
