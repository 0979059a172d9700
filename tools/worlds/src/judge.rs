//! The judge: knows every state that was recorded, and compares what a client shows with them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use tightwire_delta::{Change, Receiver};

use crate::{List, Naming, Picture, World, hash};

/// A state of the server.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// The number of states before it.
    pub(crate) order: usize,
    pub(crate) picture: Rc<Picture>,
    /// The tick that decides who wants which element.
    pub(crate) interest_tick: u32,
}

/// Every state of one server, by tick.
#[derive(Debug, Default)]
pub(crate) struct Book {
    states: HashMap<u32, Recorded>,
    order: Vec<u32>,
}

impl Book {
    pub(crate) fn add(&mut self, tick: u32, picture: Rc<Picture>, interest_tick: u32) {
        let order = self.order.len();
        self.order.push(tick);
        self.states.insert(tick, Recorded { order, picture, interest_tick });
    }

    fn get(&self, tick: u32) -> Option<&Recorded> {
        self.states.get(&tick)
    }
}

/// What the judge remembers of one receiver.
#[derive(Debug, Default)]
pub(crate) struct Eye {
    /// The server whose packets it accepted last, counted from 0.
    server: Option<usize>,
    /// The age of each element that was shown, by list and key.
    orders: HashMap<(usize, i64), usize>,
    root: usize,
    /// The elements, as events tell.
    told: BTreeSet<(String, i64)>,
}

type Verdict = Result<(), String>;

/// Everything that a receiver shows, to compare it before and after a packet that was rejected.
pub(crate) fn shown<W: World>(receiver: &Receiver<W>) -> u64 {
    let elements: Vec<_> = receiver.elements().collect();
    let value = receiver.value().map(|value| format!("{value:?}"));
    hash(&(elements, value, receiver.tick(), receiver.is_complete()))
}

fn place(lists: &[List], name: &str) -> Option<usize> {
    lists.iter().position(|list| list.name == name)
}

impl Eye {
    /// Follows the events of the packet that was accepted last.
    fn follow<W: World>(&mut self, receiver: &Receiver<W>) -> Verdict {
        for (element, change) in receiver.events() {
            let name = (element.list.to_owned(), element.key);
            let is_right = match change {
                Change::Appeared => {
                    self.told.insert(name);
                    true
                }
                Change::Changed => self.told.contains(&name),
                Change::Vanished => self.told.remove(&name),
                _ => false,
            };
            if !is_right {
                return Err(format!("{element:?} {change:?}, but it was not there"));
            }
        }
        let mut known: Vec<_> =
            receiver.elements().map(|(element, _)| (element.list, element.key)).collect();
        known.sort_unstable();
        if !known.iter().copied().eq(self.told.iter().map(|(list, key)| (list.as_str(), *key))) {
            return Err(format!("events tell of {:?}, and {known:?} are shown", self.told));
        }
        Ok(())
    }

    /// Checks what a receiver shows after it has accepted a packet of server `server`.
    pub(crate) fn check<W: World>(
        &mut self,
        books: &[Book],
        server: usize,
        receiver: &Receiver<W>,
        wanted: impl Fn(u32, &str, i64) -> bool,
    ) -> Verdict {
        if self.server.is_some_and(|last| server < last) {
            return Err("a packet of an earlier server was accepted".into());
        }
        if self.server.replace(server) != Some(server) {
            self.orders.clear();
            self.root = 0;
        }
        self.follow(receiver)?;
        let Some(book) = books.get(server) else { return Err("no such server".into()) };
        let newest = receiver.tick().and_then(|tick| book.get(tick));
        let Some(newest) = newest else { return Err("the tick was not recorded".into()) };
        let lists = &newest.picture.lists;
        let mut known: Vec<BTreeMap<i64, u64>> = vec![BTreeMap::new(); lists.len()];
        for (element, tick) in receiver.elements() {
            let Some(list) = place(lists, element.list) else {
                return Err(format!("{element:?} is of no list"));
            };
            let Some(of) = book.get(tick) else {
                return Err(format!("{element:?} is of tick {tick}, which was not recorded"));
            };
            let seen = of.picture.lists.get(list).and_then(|list| list.get(element.key));
            let Some(seen) = seen else {
                return Err(format!("{element:?} did not exist in tick {tick}"));
            };
            if !wanted(of.interest_tick, element.list, element.key) {
                return Err(format!("{element:?} was hidden in tick {tick}"));
            }
            let last = self.orders.insert((list, element.key), of.order);
            if last.is_some_and(|last| of.order < last) {
                return Err(format!("{element:?} went back to tick {tick}"));
            }
            if let Some(known) = known.get_mut(list) {
                known.insert(element.key, seen.hash);
            }
        }
        self.check_value(book, newest, receiver, &known)?;
        if receiver.is_complete() {
            equals(newest, receiver, &wanted)?;
        }
        Ok(())
    }

    /// Checks the value against the elements that are known, by key and with their hashes.
    fn check_value<W: World>(
        &mut self,
        book: &Book,
        newest: &Recorded,
        receiver: &Receiver<W>,
        known: &[BTreeMap<i64, u64>],
    ) -> Verdict {
        let Some(value) = receiver.value() else {
            let blank = newest.picture.lists.iter().zip(known).any(|(list, known)| {
                list.naming == Naming::Always && known.len() < list.elements.len()
            });
            let is_fine = blank || receiver.tape().is_none();
            return is_fine.then_some(()).ok_or_else(|| "there is no value".into());
        };
        let picture = Picture::of(value);
        let orders = self.root..=newest.order;
        let is_root = |order: &usize| {
            let of = book.order.get(*order).and_then(|tick| book.get(*tick));
            of.is_some_and(|of| of.picture.root == picture.root)
        };
        self.root = orders
            .into_iter()
            .find(is_root)
            .ok_or("the fields of the state are those of no tick, or went back in time")?;
        for (list, known) in picture.lists.iter().zip(known) {
            let name = list.name;
            for seen in &list.elements {
                match known.get(&seen.key) {
                    Some(hash) if *hash == seen.hash => {}
                    None if list.naming == Naming::Always => {}
                    other => {
                        let what = if other.is_some() { "is torn" } else { "is of no tick" };
                        return Err(format!("element {} of {name} {what}", seen.key));
                    }
                }
            }
            let count = list.elements.len();
            if list.naming != Naming::Always && count != known.len() {
                return Err(format!("{count} elements of {name} are in the value, of {known:?}"));
            }
        }
        Ok(())
    }
}

/// Returns whether a receiver shows exactly what a client wants of a state.
pub(crate) fn equals<W: World>(
    state: &Recorded,
    receiver: &Receiver<W>,
    wanted: impl Fn(u32, &str, i64) -> bool,
) -> Verdict {
    let mut known: HashMap<(&str, i64), u32> = HashMap::new();
    known.extend(receiver.elements().map(|(element, tick)| ((element.list, element.key), tick)));
    let value = receiver.value().map(Picture::of);
    if value.as_ref().is_some_and(|value| value.root != state.picture.root) {
        return Err("the fields of the state are others".into());
    }
    let mut is_hidden = false;
    for (place, list) in state.picture.lists.iter().enumerate() {
        let mut hides = false;
        for seen in &list.elements {
            hides |= !wanted(state.interest_tick, list.name, seen.key);
            // Behind a hidden element of a list without keys, nothing is shown.
            let is_shown = match list.naming {
                Naming::Places => !hides,
                _ => wanted(state.interest_tick, list.name, seen.key),
            };
            if known.remove(&(list.name, seen.key)).is_some() != is_shown {
                let text = format!("element {} of {} is wanted: {is_shown}", seen.key, list.name);
                return Err(text);
            }
            let shown = value.as_ref().and_then(|value| value.lists.get(place));
            let hash = shown.and_then(|shown| shown.get(seen.key)).map(|seen| seen.hash);
            if is_shown && value.is_some() && hash != Some(seen.hash) {
                return Err(format!("element {} of {} is another", seen.key, list.name));
            }
        }
        is_hidden |= hides && list.naming == Naming::Always;
    }
    if let Some(((list, key), tick)) = known.into_iter().next() {
        return Err(format!("element {key} of {list}, tick {tick}, does not exist"));
    }
    if value.is_none() && !is_hidden {
        return Err("nothing is shown".into());
    }
    Ok(())
}

/// Returns an element, small enough for a packet, that a receiver does not show as it is.
pub(crate) fn lacks<W: World>(
    book: &Book,
    state: &Recorded,
    receiver: &Receiver<W>,
    most_bytes: u32,
    wanted: impl Fn(u32, &str, i64) -> bool,
) -> Option<String> {
    let mut known: HashMap<(&str, i64), u32> = HashMap::new();
    known.extend(receiver.elements().map(|(element, tick)| ((element.list, element.key), tick)));
    for (place, list) in state.picture.lists.iter().enumerate() {
        for seen in &list.elements {
            if seen.bytes() > most_bytes || !wanted(state.interest_tick, list.name, seen.key) {
                // What is behind it is not shown.
                if list.naming == Naming::Places && !known.contains_key(&(list.name, seen.key)) {
                    break;
                }
                continue;
            }
            let tick = known.get(&(list.name, seen.key));
            let of = tick.and_then(|tick| book.get(*tick));
            let has = of.and_then(|of| of.picture.lists.get(place)?.get(seen.key));
            if has.map(|has| has.hash) != Some(seen.hash) {
                return Some(format!(
                    "element {} of {}, {} bytes",
                    seen.key,
                    list.name,
                    seen.bytes()
                ));
            }
        }
    }
    None
}

impl Book {
    /// The newest state.
    pub(crate) fn newest(&self) -> Option<&Recorded> {
        self.get(*self.order.last()?)
    }
}
