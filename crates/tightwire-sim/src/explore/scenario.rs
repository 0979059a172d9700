//! A scenario: the number of clients, the network, the duration, and the faults with their times.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::shrink::LEAST_LATENCY;
use crate::clock::ClockChange;
use crate::conditions::{Conditions, PRESETS};
use crate::fault::Fault;
use crate::random::Random;
use crate::sim::{NodeId, Sim};
use crate::time;

/// A server and its clients on a bad network, and the faults that occur there.
///
/// The server is node 0, and the clients are nodes 1 and up. The text form is the one that
/// [`explore`](crate::explore) reports:
///
/// ```
/// use std::time::Duration;
/// use tightwire_sim::Scenario;
///
/// let text = "seed=7; clients=2; length=5s; calm=2s; net=mobile; 1200ms stop 0; 1500ms start 0";
/// let scenario: Scenario = text.parse()?;
/// assert_eq!(scenario.clients, 2);
/// assert_eq!(scenario.end(), Duration::from_secs(7));
/// let (sim, server, clients) = scenario.sim();
/// assert_eq!((sim.name(server), sim.name(clients[1])), ("server", "client 2"));
/// # Ok::<(), tightwire_sim::ScenarioError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of clients.
    pub clients: u32,
    /// The time during which the network is bad. At the end of it [`Fault::Calm`] puts everything
    /// right, and nodes that are stopped start.
    pub length: Duration,
    /// The time that the game goes on afterwards, on a good network.
    pub calm: Duration,
    /// The conditions of every link.
    pub conditions: Conditions,
    /// The faults, each with its time.
    pub faults: Vec<(Duration, Fault)>,
    /// The number of lines of the log that are kept. This is not part of the text.
    pub log: usize,
}

/// The maximum number of clients, and of faults, in a random scenario.
const MOST: u32 = 1_000;

/// Bounds for random scenarios.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each switches off one kind of fault")]
pub struct Limits {
    /// The maximum number of clients, up to 1,000.
    pub clients: u32,
    /// The maximum duration of the bad network.
    pub length: Duration,
    /// The time on a good network afterwards.
    pub calm: Duration,
    /// The maximum number of causes of trouble, up to 1,000. Most of them add a second fault to the
    /// scenario that ends them, such as [`Fault::Start`] after [`Fault::Stop`].
    pub faults: u64,
    /// True if processes stop and start again.
    pub restarts: bool,
    /// True if clocks go wrong. The time that a node reads can then go back.
    pub clocks: bool,
    /// True if addresses change.
    pub addresses: bool,
    /// True if packets are damaged or cut short.
    pub damage: bool,
}

impl Default for Limits {
    /// Up to 8 clients, 10 s of a bad network and 5 s of a good one, and up to 6 faults of every
    /// kind.
    fn default() -> Self {
        Self {
            clients: 8,
            length: Duration::from_secs(10),
            calm: Duration::from_secs(5),
            faults: 6,
            restarts: true,
            clocks: true,
            addresses: true,
            damage: true,
        }
    }
}

impl Scenario {
    /// Returns the random scenario of a seed.
    pub fn random(seed: u64, limits: &Limits) -> Self {
        let mut random = Random::new(seed).fork("scenario");
        let clients = 1 + random.below(limits.clients.clamp(1, MOST).into()) as u32;
        let length = milliseconds(&mut random, limits.length / 4, limits.length);
        let mut conditions = random_conditions(&mut random);
        if !limits.damage {
            conditions = Conditions { corrupt: 0.0, truncate: 0.0, ..conditions };
        }
        let mut faults = Vec::new();
        for _ in 0..random.below(limits.faults.min(MOST.into()) + 1) {
            random_fault(&mut random, limits, clients, length, &mut faults);
        }
        faults.sort_by_key(|(at, _)| *at);
        Self { seed, clients, length, calm: limits.calm, conditions, faults, log: 0 }
    }

    /// Returns the time at which the game is over.
    pub fn end(&self) -> Duration {
        self.length.saturating_add(self.calm)
    }

    /// Creates the network: the server, the clients, a link from each client to the server, and the
    /// faults. Other nodes, such as an attacker, can be added to it.
    pub fn sim(&self) -> (Sim, NodeId, Vec<NodeId>) {
        let mut sim = Sim::new(self.seed);
        sim.keep_log(self.log);
        let server = sim.node("server");
        let clients = (1..=self.clients).map(|client| sim.node(&format!("client {client}")));
        let clients: Vec<NodeId> = clients.collect();
        for client in &clients {
            sim.link(*client, server, self.conditions.clone());
        }
        for (at, fault) in &self.faults {
            sim.schedule(*at, fault.clone());
        }
        sim.schedule(self.length, Fault::Calm);
        (sim, server, clients)
    }
}

/// Returns a random time in whole milliseconds.
fn milliseconds(random: &mut Random, from: Duration, to: Duration) -> Duration {
    let whole = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let span = whole(to.saturating_sub(from));
    Duration::from_millis(whole(from).saturating_add(random.below(span.saturating_add(1))))
}

/// Every link has a latency. Without one, nodes that answer each other would stop the time.
fn random_conditions(random: &mut Random) -> Conditions {
    let conditions = any_conditions(random);
    Conditions { latency: conditions.latency.max(LEAST_LATENCY), ..conditions }
}

fn any_conditions(random: &mut Random) -> Conditions {
    let ms = Duration::from_millis;
    if random.chance(0.4) {
        let preset = PRESETS.get(random.below(PRESETS.len() as u64) as usize);
        return preset.and_then(|name| Conditions::preset(name)).unwrap_or_default();
    }
    // Most of these are absent most of the time, so that each is sometimes alone.
    let mut share = |most: u64| {
        let percent = random.below(2 * most);
        percent.saturating_sub(most) as f64 / 100.0
    };
    let (loss, burst_loss) = (share(20), share(20));
    let (duplicate, reorder, corrupt, truncate) = (share(10), share(20), share(5), share(5));
    Conditions {
        latency: ms(random.below(150)),
        jitter: ms(random.below(40).saturating_sub(20)),
        hold: ms(random.below(200)),
        loss,
        burst_loss,
        burst_length: (1 + random.below(12)) as f64,
        duplicate,
        reorder,
        reorder_by: ms(random.below(100)),
        corrupt,
        truncate,
        bandwidth: random.chance(0.2).then(|| 500_000 * (1 + random.below(10))),
        queue: ms(100 + random.below(400)),
        mtu: 1_200 + random.below(300) as usize,
        ..Conditions::perfect()
    }
}

/// Adds a fault, and usually its end.
fn random_fault(
    random: &mut Random,
    limits: &Limits,
    clients: u32,
    length: Duration,
    faults: &mut Vec<(Duration, Fault)>,
) {
    let at = milliseconds(random, Duration::ZERO, length);
    let lasts = milliseconds(random, Duration::from_millis(10), length / 3);
    // Faults end with the bad network.
    let until = at.saturating_add(lasts).min(length);
    let client = NodeId::from_index(1 + random.below(clients.into()) as u32);
    let server = NodeId::from_index(0);
    let node = if random.chance(0.3) { server } else { client };
    let (from, to) = if random.chance(0.5) { (client, server) } else { (server, client) };
    let mut pair = |fault, end| faults.extend([(at, fault), (until, end)]);
    match random.below(11) {
        0 | 1 => pair(Fault::Block(from, to), Fault::Unblock(from, to)),
        2 => {
            let worse = Box::new(random_conditions(random));
            let worse = if limits.damage {
                worse
            } else {
                Box::new(Conditions { corrupt: 0.0, truncate: 0.0, ..*worse })
            };
            faults.push((at, Fault::Link(from, to, worse)));
        }
        3 | 4 if limits.restarts => pair(Fault::Stop(node), Fault::Start(node)),
        5 if limits.addresses => faults.push((at, Fault::Rebind(client))),
        6 if limits.addresses => faults.push((at, Fault::Move(client))),
        7 if limits.clocks => {
            let jump = milliseconds(random, Duration::ZERO, Duration::from_secs(20));
            let jump = if random.chance(0.5) {
                ClockChange::JumpAhead(jump)
            } else {
                ClockChange::JumpBack(jump)
            };
            faults.push((at, Fault::Clock(node, jump)));
        }
        8 if limits.clocks => {
            let step = Fault::Clock(node, ClockChange::Step(Duration::from_millis(100)));
            pair(step, Fault::Clock(node, ClockChange::Step(Duration::ZERO)));
        }
        9 if limits.clocks => {
            let drift = random.below(2_001) as i32 - 1_000;
            let stop = Fault::Clock(node, ClockChange::Stop);
            pair(stop, Fault::Clock(node, ClockChange::Run));
            faults.push((at, Fault::Clock(client, ClockChange::Drift(drift))));
        }
        _ => {
            let pause = milliseconds(random, Duration::from_millis(1), Duration::from_secs(1));
            faults.push((at, Fault::Pause(node, pause)));
        }
    }
}

impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (length, calm) = (time::write(self.length), time::write(self.calm));
        write!(f, "seed={}; clients={}; length={length}; ", self.seed, self.clients)?;
        write!(f, "calm={calm}; net={}", self.conditions)?;
        self.faults.iter().try_for_each(|(at, fault)| write!(f, "; {} {fault}", time::write(*at)))
    }
}

/// The error for a text that is not a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError(String);

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ScenarioError {}

impl FromStr for Scenario {
    type Err = ScenarioError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut scenario = Self {
            seed: 0,
            clients: 1,
            length: Duration::from_secs(10),
            calm: Duration::ZERO,
            conditions: Conditions::perfect(),
            faults: Vec::new(),
            log: 0,
        };
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let wrong = || ScenarioError(format!("`{part}` is not a part of a scenario"));
            let (head, tail) = part.split_once(['=', ' ']).ok_or_else(wrong)?;
            match head {
                "seed" => scenario.seed = tail.parse().map_err(|_| wrong())?,
                "clients" => scenario.clients = tail.parse().map_err(|_| wrong())?,
                "length" => scenario.length = time::read(tail).ok_or_else(wrong)?,
                "calm" => scenario.calm = time::read(tail).ok_or_else(wrong)?,
                "net" => {
                    let conditions = tail.parse::<Conditions>();
                    scenario.conditions =
                        conditions.map_err(|error| ScenarioError(error.to_string()))?;
                }
                _ => {
                    let at = time::read(head).ok_or_else(wrong)?;
                    let fault = tail.parse::<Fault>();
                    let fault = fault.map_err(|error| ScenarioError(error.to_string()))?;
                    scenario.faults.push((at, fault));
                }
            }
        }
        Ok(scenario)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_scenarios_are_read_as_they_are_written() {
        for seed in 0..500 {
            let scenario = Scenario::random(seed, &Limits::default());
            assert_eq!(scenario.to_string().parse(), Ok(scenario));
        }
    }

    #[test]
    fn random_scenarios_stay_within_their_limits() {
        let limits = Limits {
            clients: 3,
            restarts: false,
            clocks: false,
            addresses: false,
            damage: false,
            ..Limits::default()
        };
        let mut most_faults = 0;
        for seed in 0..500 {
            let scenario = Scenario::random(seed, &limits);
            assert!((1..=3).contains(&scenario.clients));
            assert!(scenario.length <= limits.length);
            assert!(scenario.conditions.corrupt + scenario.conditions.truncate <= 0.0);
            for (_, fault) in &scenario.faults {
                let named = fault.nodes().into_iter().flatten();
                assert!(named.into_iter().all(|node| node.index() <= scenario.clients as usize));
                match fault {
                    Fault::Link(_, _, conditions) => {
                        assert!(conditions.corrupt + conditions.truncate <= 0.0);
                    }
                    Fault::Block(..) | Fault::Unblock(..) | Fault::Pause(..) => {}
                    other => panic!("{other}"),
                }
            }
            most_faults = most_faults.max(scenario.faults.len());
        }
        assert!(most_faults > 6);
    }

    #[test]
    fn every_fault_ends_before_the_calm_and_every_link_has_a_latency() {
        for seed in 0..2_000 {
            let scenario = Scenario::random(seed, &Limits::default());
            let links = scenario.faults.iter().filter_map(|(_, fault)| match fault {
                Fault::Link(_, _, conditions) => Some(conditions.as_ref()),
                _ => None,
            });
            for conditions in links.chain([&scenario.conditions]) {
                assert!(conditions.latency >= Duration::from_millis(1), "{scenario}");
            }
            assert!(scenario.faults.iter().all(|(at, _)| *at <= scenario.length), "{scenario}");
        }
    }

    #[test]
    fn wrong_texts_are_rejected_with_the_part_that_is_wrong() {
        for (text, error) in [
            ("seed=x", "`seed=x` is not a part of a scenario"),
            ("clients", "`clients` is not a part of a scenario"),
            ("net=wifi", "there is no preset `wifi`"),
            ("5s burn 1", "`burn 1` is not a fault"),
            ("soon stop 1", "`soon stop 1` is not a part of a scenario"),
        ] {
            let found = text.parse::<Scenario>().unwrap_err().to_string();
            assert!(found.contains(error), "{found}");
        }
    }
}
