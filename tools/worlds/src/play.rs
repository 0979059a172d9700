//! One run: a server, its clients, and a network.

use std::rc::Rc;

use tightwire::encode_to_vec;
use tightwire_delta::{
    Ack, History, Link, Model, ReceiveError, Receiver, SendError, Session, Tape, plan, train,
};
use tightwire_sim::Random;

use crate::judge::{Book, Eye, equals, lacks, shown};
use crate::network::{Conditions, Wire};
use crate::weather::{Manner, Weather};
use crate::{Picture, World, rounded};

/// A law that does not hold.
#[derive(Clone, Debug)]
pub struct Broken(pub String);

/// What happened in many runs.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    /// The runs.
    pub runs: u64,
    /// The packets that were sent.
    pub packets: u64,
    /// The packets that were accepted, each followed by a check of everything shown.
    pub accepted: u64,
    /// The changed packets that were offered to copies of receivers.
    pub hostile: u64,
    /// Those of them that were accepted.
    pub hostile_accepted: u64,
    /// The runs in which a client had to wait, because an element was larger than a packet.
    pub narrow: u64,
    /// The restarts of receivers, links and servers.
    pub restarts: u64,
    /// The clients that had everything in the end, and the sum of the ticks that this took.
    pub equal: u64,
    /// See `equal`.
    pub ticks: u64,
    /// The longest time until a client had everything, in hundredths of what is allowed.
    pub slowest: u64,
}

/// Returns how many bytes a packet needs so that an element of this size fits, as the guide says: twice
/// its bytes in a plain packet, and a header.
fn room_for(bytes: u32) -> usize {
    bytes as usize * 2 + 16
}

struct Client<W> {
    manner: Manner,
    link: Link<W>,
    receiver: Receiver<W>,
    eye: Eye,
    /// Packets, with the number of their server, and acknowledgements.
    down: Wire<(usize, Vec<u8>)>,
    up: Wire<Ack>,
    budget: usize,
    /// The newest generation of its links.
    generation: u8,
    last: Vec<u8>,
}

impl<W: World> Client<W> {
    fn new_link(&mut self, longest_gap: u32) {
        self.generation = self.generation.wrapping_add(1);
        self.link = Link::new(self.generation);
        self.link.set_longest_gap(longest_gap);
    }
}

struct Run<W> {
    random: Random,
    weather: Weather,
    model: Option<Model>,
    history: History<W>,
    books: Vec<Book>,
    clients: Vec<Client<W>>,
    world: W,
    now: u64,
    tick: u32,
    /// Set when nothing changes any more.
    interest_tick: Option<u32>,
    /// The largest element since the server started.
    largest: u32,
    totals: Totals,
}

/// Plays one run of a world, and adds it to the totals.
///
/// # Errors
///
/// The law that does not hold, with the conditions of the run.
pub fn play<W: World>(seed: u64, totals: &mut Totals) -> Result<(), Broken> {
    let mut random = Random::new(seed);
    let weather = Weather::draw(&mut random.fork("weather"));
    let model = weather.has_model.then(|| model_of::<W>(&mut random.fork("model")));
    let client = |(index, manner): (usize, &Manner)| Client {
        manner: *manner,
        link: Link::new(index as u8),
        receiver: Receiver::new(model.clone()),
        eye: Eye::default(),
        down: Wire::default(),
        up: Wire::default(),
        budget: weather.budget,
        generation: index as u8,
        last: Vec::new(),
    };
    let mut clients: Vec<Client<W>> = weather.clients.iter().enumerate().map(client).collect();
    for client in &mut clients {
        client.link.set_longest_gap(weather.longest_gap);
    }
    let mut run = Run {
        history: History::new(model.clone()),
        model,
        books: vec![Book::default()],
        clients,
        world: W::draw(&mut random),
        now: 0,
        tick: weather.first_tick,
        interest_tick: None,
        largest: 0,
        totals: Totals { runs: 1, ..Totals::default() },
        random,
        weather,
    };
    let verdict = run.all();
    totals.add(&run.totals);
    verdict.map_err(|what| {
        let room = run.clients.iter().map(|client| client.budget).collect::<Vec<_>>();
        Broken(format!(
            "{what}\n  time {}, tick {}, room {room:?}, largest {}\n  {:?}",
            run.now, run.tick, run.largest, run.weather
        ))
    })
}

/// A model of other states of the same world.
fn model_of<W: World>(random: &mut Random) -> Model {
    let mut history = History::<W>::new(None);
    let mut world = W::draw(random);
    let busy = crate::step::Busy { changes: 2, churn: 8, waves: 100 };
    let mut tapes: Vec<Tape> = Vec::new();
    for tick in 0..24 {
        world.step(busy, random);
        if history.record(tick, &world).is_ok() {
            tapes.extend(history.tape(tick).cloned());
        }
    }
    train(&plan::<W>(), &[Session { tapes: &tapes, ages: [3, 4, 8] }], |_, _| {})
}

impl<W: World> Run<W> {
    fn all(&mut self) -> Result<(), String> {
        for _ in 0..self.weather.ticks {
            let busy = self.weather.busy;
            self.world.step(busy, &mut self.random);
            self.restarts();
            self.one_tick()?;
        }
        self.calm()
    }

    fn restarts(&mut self) {
        let [receivers, links, servers] = self.weather.restarts;
        let gap = self.weather.longest_gap;
        for client in &mut self.clients {
            if self.random.below(receivers) == 0 {
                client.receiver = Receiver::new(self.model.clone());
                client.eye = Eye::default();
                self.totals.restarts += 1;
            }
            if self.random.below(links) == 0 {
                client.new_link(gap);
                self.totals.restarts += 1;
            }
        }
        if self.random.below(servers) == 0 {
            self.history = History::new(self.model.clone());
            self.books.push(Book::default());
            self.tick = if self.random.chance(0.5) { 0 } else { self.random.next_u64() as u32 };
            self.clients.iter_mut().for_each(|client| client.new_link(gap));
            self.totals.restarts += 1;
        }
    }

    fn one_tick(&mut self) -> Result<(), String> {
        let jump = match self.random.below(self.weather.jumps) {
            0 if self.interest_tick.is_none() => match self.random.below(20) {
                0 => 1 << 24,
                1..6 => 60_000 + self.random.below(80_000) as u32,
                _ => 2 + self.random.below(5) as u32,
            },
            _ => 1,
        };
        self.tick = self.tick.wrapping_add(jump);
        self.now += 1;
        let tick = self.tick;
        self.history.record(tick, &self.world).map_err(|error| format!("record: {error}"))?;
        let picture = Rc::new(Picture::of(&rounded(&self.world)));
        // Removals and changes have smaller items than the values themselves.
        self.largest = self.largest.max(picture.largest());
        if let Some(book) = self.books.last_mut() {
            book.add(tick, picture, self.interest_tick.unwrap_or(tick));
        }
        for index in 0..self.clients.len() {
            for _ in 0..=self.random.below(self.weather.packets_per_tick) {
                self.send(index)?;
            }
            self.deliver(index)?;
        }
        Ok(())
    }

    fn conditions(&self, is_back: bool) -> Conditions {
        let Weather { loss: [down, up], repeated, delay, very_late, .. } = self.weather;
        let very_late = if self.interest_tick.is_some() { 0.0 } else { very_late };
        Conditions { loss: if is_back { up } else { down }, repeated, delay, very_late }
    }

    fn send(&mut self, index: usize) -> Result<(), String> {
        let conditions = self.conditions(false);
        let Self { clients, history, weather, tick, random, .. } = self;
        let Some(client) = clients.get_mut(index) else { return Ok(()) };
        let interest = weather.interest;
        let at = self.interest_tick.unwrap_or(*tick);
        let mut buffer = vec![0; client.budget];
        let packet = client.link.encode(history, *tick, &mut buffer, |element| {
            interest.priority(index, at, element.list, element.key)
        });
        match packet {
            Ok(packet) => {
                self.totals.packets += 1;
                client.generation = client.link.last().map_or(0, |last| last.generation);
                client.down.send(
                    self.now,
                    &(self.books.len() - 1, packet.to_vec()),
                    conditions,
                    random,
                );
            }
            Err(SendError::Room) if room_for(self.largest) > client.budget => {}
            Err(error) => return Err(format!("client {index}: {error}")),
        }
        Ok(())
    }

    fn deliver(&mut self, index: usize) -> Result<(), String> {
        let back = self.conditions(true);
        let Self { clients, weather, books, random, totals, now, .. } = self;
        let Some(client) = clients.get_mut(index) else { return Ok(()) };
        let interest = weather.interest;
        let wanted = |at: u32, list: &str, key: i64| interest.priority(index, at, list, key) > 0;
        for (server, packet) in client.down.arrived(*now, random) {
            if random.below(8) == 0 {
                hostile(&client.receiver, &packet, &client.last, random, totals)?;
            }
            let before = (random.below(4) == 0).then(|| shown(&client.receiver));
            let is_honest = client.manner != Manner::Lying;
            match client.receiver.decode(&packet) {
                Ok(_) => {
                    totals.accepted += 1;
                    if is_honest {
                        let verdict = client.eye.check(books, server, &client.receiver, wanted);
                        verdict.map_err(|what| format!("client {index}: {what}"))?;
                    }
                }
                Err(ReceiveError::Missing | ReceiveError::Late | ReceiveError::Repeated) => {
                    if before.is_some_and(|before| before != shown(&client.receiver)) {
                        return Err("a rejected packet changed something".into());
                    }
                }
                Err(error) if is_honest => return Err(format!("client {index}: {error}")),
                Err(_) => {}
            }
            client.last = packet;
            let ack = match client.manner {
                Manner::Honest => client.receiver.ack(),
                Manner::Silent => None,
                Manner::Lying => client.receiver.ack().map(|ack| lie(ack, random)),
            };
            if let Some(ack) = ack {
                client.up.send(*now, &ack, back, random);
            }
        }
        client.up.arrived(*now, random).into_iter().for_each(|ack| client.link.acked(ack));
        Ok(())
    }

    /// Nothing changes any more, and the network only loses, repeats and reorders. Every honest
    /// client has everything after a bounded time, and keeps it.
    fn calm(&mut self) -> Result<(), String> {
        self.interest_tick = Some(self.tick);
        let picture = Picture::of(&rounded(&self.world));
        // Elements that no longer exist are gone, so only those of now must fit.
        let (largest, bytes) = (picture.largest(), picture.bytes());
        let needed = room_for(largest);
        if needed > self.weather.budget {
            self.totals.narrow += 1;
            let allowed = self.allowed(bytes, self.weather.budget);
            (0..allowed).try_for_each(|_| self.one_tick())?;
            if room_for(picture.root_bytes) <= self.weather.budget {
                self.check_small()?;
            }
            self.clients.iter_mut().for_each(|client| client.budget = needed);
        }
        let allowed = self.allowed(bytes, self.weather.budget.max(needed));
        let mut since: Vec<Option<u64>> = vec![None; self.clients.len()];
        let start = self.now;
        let mut why = String::new();
        loop {
            self.one_tick()?;
            let mut waiting = 0;
            for (index, since) in since.iter_mut().enumerate() {
                let is_equal = self.is_equal(index);
                if since.is_none() && is_equal.is_ok() && !self.is_sure(index, start) {
                    waiting += 1;
                    why = format!("client {index} is not complete");
                    continue;
                }
                match (is_equal, *since) {
                    (Ok(()), None) => {
                        *since = Some(self.now);
                        let took = self.now - start;
                        self.totals.equal += 1;
                        self.totals.ticks += took;
                        self.totals.slowest = self.totals.slowest.max(took * 100 / allowed);
                    }
                    (Err(what), Some(at)) => {
                        return Err(format!("client {index} was equal at {at}, and then: {what}"));
                    }
                    (Err(what), None) => {
                        waiting += 1;
                        why = format!("client {index}: {what}");
                    }
                    (Ok(()), Some(_)) => {}
                }
            }
            let newest = since.iter().flatten().max().copied().unwrap_or(start);
            if waiting == 0 && self.now > newest + 40 {
                return Ok(());
            }
            if waiting > 0 && self.now > start + allowed {
                return Err(format!("not equal after {allowed} ticks: {why}"));
            }
        }
    }

    /// The ticks in which a client must have everything.
    fn allowed(&self, bytes: u32, budget: usize) -> u64 {
        let Weather { loss: [down, up], delay: [least, jitter], .. } = self.weather;
        let packets = f64::from(bytes) * 1.25 / (budget - 20) as f64;
        let chance = (1.0 - down) * (1.0 - up);
        let trips = 10.0 * (least + jitter + 4) as f64;
        200 + ((packets * 6.0 + trips) / chance) as u64
    }

    /// Returns why a client does not show everything that it wants of the newest state.
    fn is_equal(&self, index: usize) -> Result<(), String> {
        let Some(client) = self.clients.get(index) else { return Ok(()) };
        // A client that lies harms itself, and one that is silent gets the same again and again.
        if client.manner != Manner::Honest {
            return Ok(());
        }
        let interest = self.weather.interest;
        let wanted = |at: u32, list: &str, key: i64| interest.priority(index, at, list, key) > 0;
        let newest = self.books.last().and_then(Book::newest).ok_or("nothing was recorded")?;
        equals(newest, &client.receiver, wanted)
    }

    /// Returns whether a client knows that it shows a state of the calm.
    fn is_sure(&self, index: usize, start: u64) -> bool {
        let Some(client) = self.clients.get(index) else { return true };
        let calm = (self.now - start) as u32;
        let is_calm = |tick: u32| self.tick.wrapping_sub(tick) < calm;
        client.manner != Manner::Honest
            || client.receiver.is_complete() && client.receiver.tick().is_some_and(is_calm)
    }

    /// Elements that are larger than a packet do not stop the others.
    fn check_small(&self) -> Result<(), String> {
        let interest = self.weather.interest;
        for (index, client) in self.clients.iter().enumerate() {
            if client.manner != Manner::Honest {
                continue;
            }
            let wanted =
                |at: u32, list: &str, key: i64| interest.priority(index, at, list, key) > 0;
            let Some(book) = self.books.last() else { continue };
            let Some(newest) = book.newest() else { continue };
            let most = (client.budget - 32) as u32 * 2 / 3;
            if let Some(what) = lacks(book, newest, &client.receiver, most, wanted) {
                return Err(format!("client {index} never gets {what}, beside larger ones"));
            }
        }
        Ok(())
    }
}

/// An acknowledgement of packets that may not have arrived.
fn lie(ack: Ack, random: &mut Random) -> Ack {
    match random.below(7) {
        0 => Ack { newest: ack.newest + random.below(8) as u32, ..ack },
        1 => Ack { older: random.next_u64() as u32, ..ack },
        2 => Ack { newest: random.next_u64() as u32, older: random.next_u64() as u32, ..ack },
        3 => Ack { generation: random.next_u64() as u8, ..ack },
        4 => Ack {
            newest: ack.newest.saturating_sub(random.below(70) as u32),
            older: u32::MAX,
            ..ack
        },
        5 => Ack { receiver: random.next_u64() as u16, ..ack },
        _ => ack,
    }
}

/// Offers changed packets to copies of a receiver. One that is rejected changes nothing, and one
/// that is accepted makes a state of the type.
fn hostile<W: World>(
    receiver: &Receiver<W>,
    packet: &[u8],
    other: &[u8],
    random: &mut Random,
    totals: &mut Totals,
) -> Result<(), String> {
    let before = shown(receiver);
    let mut copy = receiver.clone();
    for _ in 0..4 {
        let mut packet = packet.to_vec();
        let cut = random.below(packet.len() as u64 + 1) as usize;
        match random.below(5) {
            0 => packet.truncate(cut),
            1 => {
                packet.truncate(cut);
                packet.extend(other.iter().skip(cut));
            }
            2 => {
                packet.truncate(cut.min(13));
                packet.extend((0..random.below(120)).map(|_| random.next_u64() as u8));
            }
            _ => {
                for _ in 0..=random.below(4) {
                    let place = random.below(packet.len() as u64) as usize;
                    if let Some(byte) = packet.get_mut(place) {
                        *byte ^= 1 << random.below(8);
                    }
                }
            }
        }
        totals.hostile += 1;
        if copy.decode(&packet).is_ok() {
            totals.hostile_accepted += 1;
            if copy.value().is_some_and(|value| encode_to_vec(value).is_err()) {
                return Err("a changed packet makes a state that cannot be written".into());
            }
            copy = receiver.clone();
        } else if shown(&copy) != before {
            return Err("a changed packet was rejected and changed something".into());
        }
    }
    Ok(())
}

impl Totals {
    /// Adds those of other runs.
    pub fn add(&mut self, other: &Self) {
        self.runs += other.runs;
        self.packets += other.packets;
        self.accepted += other.accepted;
        self.hostile += other.hostile;
        self.hostile_accepted += other.hostile_accepted;
        self.narrow += other.narrow;
        self.restarts += other.restarts;
        self.equal += other.equal;
        self.ticks += other.ticks;
        self.slowest = self.slowest.max(other.slowest);
    }
}
