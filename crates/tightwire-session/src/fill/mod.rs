//! Chooses what goes into the next packet and fills it to the last bits.
//!
//! A packet carries two kinds of content. **Messages** are sent once and in order: [`Queue`] writes as
//! many as fit from the front. **State** becomes more urgent the longer it has not been sent:
//! [`Priorities`] ranks objects by points that grow with every tick, so that important objects are
//! updated often and no object waits forever.
//!
//! ```
//! use tightwire_session::fill::{Filled, Priorities, Queue, read_messages};
//! use tightwire::scalar::{Int, U16};
//! use tightwire::{ReadStream, Reader, WriteStream, Writer};
//!
//! let mut chat = Queue::new(800);
//! for message in [7u32, 8, 9] {
//!     chat.push(message)?;
//! }
//! let mut priorities = Priorities::new(100);
//!
//! // Messages first, but 80 bits of the packet are for objects.
//! let mut buffer = [0; 20];
//! let mut stream = WriteStream::new(&mut buffer);
//! assert_eq!(chat.fill(&mut stream, 80, |_| {})?, Filled::Part(2));
//! assert_eq!(chat.len(), 1); // it waits for the next packet
//!
//! // Each object takes 7 bits for its index and 16 for its state.
//! let room = stream.bits_left() / (7 + 16);
//! priorities.rank(|index| Some(if index == 50 { 4.0 } else { 1.0 }));
//! for &index in priorities.take(room) {
//!     stream.put(Int::new(0, 99), index as u32)?;
//!     stream.put(U16, index as u16 * 2)?;
//! }
//! let packet = stream.finish()?;
//!
//! let mut stream = ReadStream::new(packet);
//! let mut messages = Vec::new();
//! read_messages::<u32, _>(&mut stream, &mut messages).unwrap();
//! assert_eq!(messages, [7, 8]);
//! assert_eq!(stream.take(Int::new(0, 99u32)), Ok(50));
//! # Ok::<(), tightwire::WriteError>(())
//! ```

mod priorities;
mod queue;

pub use priorities::Priorities;
pub use queue::{Filled, Queue, read_messages};
