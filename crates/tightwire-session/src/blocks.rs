//! Blocks: large pieces of data, such as a map, sent in small parts alongside everything else.

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::lane::{Inbox, Outbox};
use crate::packet::{Bytes, Chunk, LARGEST_BLOCK, PART_BYTES};

/// The maximum number of waiting blocks.
const MOST: usize = 8;

/// The maximum number of chunks in flight.
const UNDER_WAY: usize = 64;

/// The progress of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of bytes transferred.
    pub bytes: u32,
    /// The number of bytes in the whole block.
    pub total: u32,
}

/// The sender's side.
pub(crate) struct BlocksOut {
    pub(crate) lane: Outbox<Chunk>,
    waiting: VecDeque<Arc<[u8]>>,
    /// The next chunk of the first waiting block.
    next: usize,
    /// The lengths of the blocks that have not arrived, and the number of arrived chunks of the
    /// first.
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

    /// Adds a block. Returns it if too many are waiting, or if it is empty or too large.
    pub(crate) fn push(&mut self, block: Arc<[u8]>) -> Result<(), Arc<[u8]>> {
        let length = u32::try_from(block.len()).unwrap_or(0);
        if !(1..=LARGEST_BLOCK).contains(&length) || self.lengths.len() >= MOST {
            return Err(block);
        }
        self.lengths.push_back(length);
        self.waiting.push_back(block);
        Ok(())
    }

    /// Moves chunks into the lane, up to the maximum in flight.
    #[inline]
    pub(crate) fn feed(&mut self) {
        if !self.waiting.is_empty() {
            self.feed_lane();
        }
    }

    fn feed_lane(&mut self) {
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

    /// Records that the packet with this number arrived.
    pub(crate) fn arrived(&mut self, number: u64) {
        if self.lengths.is_empty() {
            return;
        }
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

    /// Returns the progress of the first block.
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

    /// Adds the next chunk in order. Returns the block if it is complete.
    pub(crate) fn next(&mut self, chunk: &Chunk) -> Result<Option<Vec<u8>>, BadBlock> {
        let total = match (self.total, chunk.total) {
            (None, Some(total)) if total <= self.largest => *self.total.insert(total),
            (Some(total), None) => total,
            _ => return Err(BadBlock),
        };
        // Memory grows with the bytes that have arrived, not with the announced length.
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

    /// Returns the progress of the block being received.
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
