//! A long run with everything that goes wrong in the world, and what must hold all the time.

use std::collections::BTreeMap;

use tightwire_session::{
    Client, ClientEvent, Config, Delivery, InputAt, Server, ServerEvent, Status,
};

use super::{Input, Net, Note, PROTOCOL, Player, Ship, Weather, World, key, ms};

/// Messages of one session are counted from a multiple of this.
const SESSION: u32 = 1_000_000;
const PLAYERS: u64 = 4;
const STEP: u64 = 20;

/// The expected state of one direction of one player.
#[derive(Default)]
struct Stream {
    /// The number of the next message to send.
    next: u32,
    /// The number of the last message that came.
    last: Option<u32>,
}

impl Stream {
    fn start(&mut self, session: u32) {
        self.next = session * SESSION;
    }

    fn came(&mut self, number: u32) {
        match self.last {
            Some(last) if last / SESSION == number / SESSION => assert_eq!(number, last + 1),
            Some(last) => assert!(number / SESSION > last / SESSION && number % SESSION == 0),
            None => assert_eq!(number % SESSION, 0),
        }
        self.last = Some(number);
    }
}

#[derive(Default)]
struct Track {
    up: Stream,
    down: Stream,
    sessions: u32,
    is_here: bool,
    last_fresh: u32,
    shown: u32,
    /// Since when nothing has gone wrong for this player.
    calm: u64,
}

/// The counts of the whole run.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) messages: u64,
    pub(crate) joins: u64,
    pub(crate) rebindings: u64,
    pub(crate) restarts: u64,
    pub(crate) states: u64,
    pub(crate) complete: u64,
}

pub(crate) fn soak(seconds: u64, seed: u64) -> Report {
    let mut net = Net::new(PLAYERS, super::FAIR, seed);
    let mut tracks: BTreeMap<u64, Track> = (1..=PLAYERS).map(|id| (id, Track::default())).collect();
    for track in tracks.values_mut() {
        track.sessions = 1;
        track.up.start(1);
    }
    let mut report = Report::default();
    let (mut address, mut seeds, mut down_sessions) = (10_000, 0u64, 0);
    let mut world = World { round: 0, ships: Vec::new() };
    world.ships.resize(100, Ship { position: [0, 0], shield: 9 });
    let mut published: BTreeMap<u32, i32> = BTreeMap::new();
    for tick in 1..=(seconds * 1000 / STEP) as u32 {
        disturb(&mut net, &mut tracks, &mut report, &mut address, &mut seeds);
        for (id, track) in &mut tracks {
            let client = &mut net.players.get_mut(id).unwrap().client;
            client.input(tick, Input { throttle: 1, stamp: tick as u16 });
            let note = Note::new(track.up.next);
            if tick % 5 == 0 && client.send(note, Delivery::Reliable).is_ok() {
                track.up.next += 1;
            }
            let note = Note::of(track.down.next, (tick % 900) as usize);
            let is_time = tick % 7 == 0 && track.is_here;
            if is_time && net.server.send(*id, note, Delivery::Reliable).is_ok() {
                track.down.next += 1;
            }
        }
        world.round = tick;
        for (at, ship) in world.ships.iter_mut().enumerate() {
            ship.position = [(tick % 40_000) as i32, (at as i32) * 3];
        }
        published.insert(tick, (tick % 40_000) as i32);
        published.retain(|at, _| tick - at < 3000);
        net.server.publish(tick, &world).unwrap();
        net.step(ms(STEP));
        look_at_server(&mut net, &mut tracks, &mut report, &mut down_sessions, tick);
        look_at_clients(&mut net, &mut tracks, &mut report, &published, &mut seeds);
    }
    report
}

/// Changes the weather, addresses, clients and the server now and then.
fn disturb(
    net: &mut Net,
    tracks: &mut BTreeMap<u64, Track>,
    report: &mut Report,
    address: &mut u64,
    seeds: &mut u64,
) {
    let now = net.now.as_millis() as u64;
    if net.dice.below(1500) == 0 {
        net.weather = Weather {
            least: ms(net.dice.below(100)),
            jitter: ms(net.dice.below(80)),
            loss: [0.0, 0.02, 0.1, 0.25][net.dice.below(4) as usize],
            copies: [0.0, 0.05][net.dice.below(2) as usize],
        };
        for track in tracks.values_mut() {
            track.calm = now;
        }
    }
    let id = 1 + net.dice.below(PLAYERS);
    let track = tracks.get_mut(&id).unwrap();
    match net.dice.below(4_000) {
        0..5 => {
            *address += 1;
            net.player(id).address = *address;
            track.calm = now;
            report.rebindings += 1;
        }
        5 => connect(net, id, track, seeds),
        6 if net.dice.below(8) == 0 => {
            report.restarts += 1;
            *seeds += 1;
            let seed = [*seeds as u8 ^ 0x55; 32];
            net.server = Server::new(&PROTOCOL, Config::default(), seed);
            for (id, track) in tracks {
                net.server.admit(*id, key(*id));
                (track.is_here, track.calm) = (false, now);
            }
        }
        7 => {
            let address = net.players[&id].address;
            if !net.cut.remove(&address) {
                net.cut.insert(address);
            }
            track.calm = now;
        }
        _ => {}
    }
    if net.dice.below(400) == 0 {
        net.cut.clear();
    }
}

fn connect(net: &mut Net, id: u64, track: &mut Track, seeds: &mut u64) {
    *seeds += 1;
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&seeds.to_le_bytes());
    seed[8] = 77;
    let client = Client::connect(&PROTOCOL, id, key(id), Config::default(), net.now, seed);
    let address = net.players[&id].address;
    net.players.insert(id, Player { client, address, events: Vec::new() });
    track.sessions += 1;
    track.up.start(track.sessions);
    (track.shown, track.calm) = (0, net.now.as_millis() as u64);
}

fn look_at_server(
    net: &mut Net,
    tracks: &mut BTreeMap<u64, Track>,
    report: &mut Report,
    down_sessions: &mut u32,
    tick: u32,
) {
    for event in net.events.drain(..) {
        match event {
            ServerEvent::Joined(id) => {
                let track = tracks.get_mut(&id).unwrap();
                assert!(!track.is_here, "two of {id}");
                *down_sessions += 1;
                track.is_here = true;
                track.down.start(*down_sessions);
                (track.last_fresh, report.joins) = (0, report.joins + 1);
            }
            ServerEvent::Left(id, reason) => {
                let track = tracks.get_mut(&id).unwrap();
                assert!(track.is_here, "{id} left without being here: {reason}");
                track.is_here = false;
            }
            ServerEvent::Message(id, note) => {
                let track = tracks.get_mut(&id).unwrap();
                assert!(track.is_here);
                assert_eq!(note, Note::new(note.number));
                track.up.came(note.number);
                report.messages += 1;
            }
            _ => {}
        }
    }
    net.server.inputs(tick.saturating_sub(10), |id, input| {
        if let InputAt::Fresh(input) = input {
            let track = tracks.get_mut(&id).unwrap();
            let at = tick - 10;
            assert!(at > track.last_fresh && input.stamp == at as u16);
            track.last_fresh = at;
        }
    });
}

fn look_at_clients(
    net: &mut Net,
    tracks: &mut BTreeMap<u64, Track>,
    report: &mut Report,
    published: &BTreeMap<u32, i32>,
    seeds: &mut u64,
) {
    let now = net.now.as_millis() as u64;
    for id in 1..=PLAYERS {
        let track = tracks.get_mut(&id).unwrap();
        let player = net.players.get_mut(&id).unwrap();
        for event in player.events.drain(..) {
            if let ClientEvent::Message(note) = event {
                assert_eq!(note, Note::of(note.number, note.weight.len()));
                track.down.came(note.number);
                report.messages += 1;
            }
        }
        if let Some((tick, world)) = player.client.world() {
            assert!(tick >= track.shown, "the state of {id} went back");
            report.states += u64::from(tick > track.shown);
            track.shown = tick;
            for (at, ship) in world.ships.iter().enumerate() {
                assert_eq!(ship.position[1], at as i32 * 3);
                let x = ship.position[0] as u32;
                assert!(x <= tick % 40_000 || tick % 40_000 < 3000, "a state from the future");
            }
        }
        if let Some(update) = player.client.update() {
            let x = published.get(&update.tick).filter(|_| update.is_complete);
            report.complete += u64::from(update.is_complete);
            if let Some(x) = x {
                let ships = &update.world.ships;
                assert!(ships.iter().all(|ship| ship.position[0] == *x), "a torn state");
                assert_eq!(ships.len(), 100);
            }
        }
        let is_cut = net.cut.contains(&player.address);
        if is_cut {
            track.calm = now;
        }
        if player.client.status() == Status::Left {
            connect(net, id, track, seeds);
        } else if now - track.calm > 25_000 {
            // Nothing has gone wrong for a while: it works.
            assert_eq!(player.client.status(), Status::Connected, "player {id} at {now} ms");
            assert_eq!(net.server.address(id), Some(player.address), "player {id} at {now} ms");
        }
    }
}
