use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use tightwire::Wire;

#[derive(Wire)]
struct Inventory {
    items: HashMap<u8, u16>,
    order: BTreeMap<u8, u16>,
    seen: HashSet<u8>,
    known: Option<BTreeSet<u8>>,
    queue: VecDeque<u8>,
    next: BinaryHeap<u8>,
    slots: Box<[u8]>,
    name: Arc<str>,
    note: Cow<'static, str>,
}

fn main() {}
