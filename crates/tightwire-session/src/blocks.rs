//! Blocks: large pieces of bytes, such as a map, sent a little at a time next to everything else.

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::lane::{Inbox, Outbox};
use crate::packet::{Bytes, Chunk, LARGEST_BLOCK, PART_BYTES};

/// How many blocks may wait.
const MOST: usize = 8;

/// Chunks that are under way at a time.
const UNDER_WAY: usize = 64;

/// How far a block has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes that are there.
    pub bytes: u32,
    /// Bytes of the whole block.
    pub total: u32,
}

/// The sender's side.
pub(crate) struct BlocksOut {
    pub(crate) lane: Outbox<Chunk>,
    waiting: VecDeque<Arc<[u8]>>,
    /// The next chunk of the first block that waits.
    next: usize,
    /// Lengths of the blocks that have not arrived, and chunks of the first of them that have.
    lengths: VecDeque<u32>,
    arrived: usize,
}

impl BlocksOut {
    pub(crate) const fn new() -> Self {
        Self {
            lane: Outbox::new(),
            waiting: VecDeque::new(),
            next: 0,
            lengths: VecDeque::new(),
            arrived: 0,
        }
    }

    /// Takes a block; gives it back if too many wait, or if it has no bytes or too many.
    pub(crate) fn push(&mut self, block: Arc<[u8]>) -> Result<(), Arc<[u8]>> {
        let length = u32::try_from(block.len()).unwrap_or(0);
        if !(1..=LARGEST_BLOCK).contains(&length) || self.lengths.len() >= MOST {
            return Err(block);
        }
        self.lengths.push_back(length);
        self.waiting.push_back(block);
        Ok(())
    }

    /// Moves chunks into the lane, as many as may be under way.
    pub(crate) fn feed(&mut self) {
        while self.lane.len() < UNDER_WAY {
            let Some(block) = self.waiting.front() else { return };
            let total = (self.next == 0).then_some(block.len() as u32);
            let chunk = Chunk { total, bytes: Bytes::part(block, self.next) };
            let is_last = (self.next + 1) * PART_BYTES >= block.len();
            if self.lane.push(chunk, PART_BYTES * 8).is_err() {
                return;
            }
            self.next += 1;
            if is_last {
                self.waiting.pop_front();
                self.next = 0;
            }
        }
    }

    /// The packet with this number arrived.
    pub(crate) fn arrived(&mut self, number: u64) {
        self.arrived += self.lane.arrived(number);
        while let Some(length) = self.lengths.front() {
            let chunks = (*length as usize).div_ceil(PART_BYTES);
            if self.arrived < chunks {
                break;
            }
            self.arrived -= chunks;
            self.lengths.pop_front();
        }
    }

    /// How far the first block is.
    pub(crate) fn progress(&self) -> Option<Progress> {
        let total = *self.lengths.front()?;
        let bytes = ((self.arrived * PART_BYTES) as u32).min(total);
        Some(Progress { bytes, total })
    }
}

/// The receiver's side.
pub(crate) struct BlocksIn {
    pub(crate) lane: Inbox<Chunk>,
    block: Vec<u8>,
    total: Option<u32>,
    largest: u32,
}

/// A block that breaks the rules: too large, or without a start.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BadBlock;

impl BlocksIn {
    pub(crate) const fn new(largest: u32) -> Self {
        Self { lane: Inbox::new(), block: Vec::new(), total: None, largest }
    }

    /// Takes the next chunk in order. Returns the block if it is whole.
    pub(crate) fn next(&mut self, chunk: &Chunk) -> Result<Option<Vec<u8>>, BadBlock> {
        let total = match (self.total, chunk.total) {
            (None, Some(total)) if total <= self.largest => *self.total.insert(total),
            (Some(total), None) => total,
            _ => return Err(BadBlock),
        };
        // Memory follows what has arrived, and not what was announced.
        self.block.extend_from_slice(chunk.bytes.as_slice());
        match self.block.len().cmp(&(total as usize)) {
            core::cmp::Ordering::Less => Ok(None),
            core::cmp::Ordering::Greater => Err(BadBlock),
            core::cmp::Ordering::Equal => {
                self.total = None;
                Ok(Some(core::mem::take(&mut self.block)))
            }
        }
    }

    /// How far the block that arrives is.
    pub(crate) fn progress(&self) -> Option<Progress> {
        Some(Progress { bytes: self.block.len() as u32, total: self.total? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_that_break_the_rules_are_rejected_and_take_no_memory() {
        let bytes = Bytes::part(&Arc::from([1u8; 600]), 0);
        let chunk = |total| Chunk { total, bytes: bytes.clone() };
        assert_eq!(BlocksIn::new(1000).next(&chunk(Some(1001))), Err(BadBlock));
        assert_eq!(BlocksIn::new(1000).next(&chunk(None)), Err(BadBlock));
        assert_eq!(BlocksIn::new(1000).next(&chunk(Some(511))), Err(BadBlock));
        let mut blocks = BlocksIn::new(LARGEST_BLOCK);
        assert_eq!(blocks.next(&chunk(Some(LARGEST_BLOCK))), Ok(None));
        assert!(blocks.block.capacity() < 2000);
        assert_eq!(blocks.progress(), Some(Progress { bytes: 512, total: LARGEST_BLOCK }));
        assert_eq!(blocks.next(&chunk(Some(5))), Err(BadBlock));
    }
}
