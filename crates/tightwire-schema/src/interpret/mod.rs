//! Reads and writes packets using only their schema.

mod condition;
mod default;
mod error;
mod order;
mod ordered;
mod read;
mod scalars;
mod value;
mod write;

pub use error::InterpretError;

use std::sync::Arc;

use serde_json::Value as Json;
use tightwire::trace::{Explanation, Trace, TraceReader, TraceWriter};
use tightwire::{MeasureStream, ReadStream, Schema, WriteStream};

use crate::SchemaFile;
use crate::model::{At, Model, SchemaKind};

use read::Read;
use write::Write;

/// Reads, explains and writes packets of one schema, without the type that it describes.
///
/// It accepts the packets that [`tightwire::decode`] accepts and writes the bytes of
/// [`tightwire::encode`]. It reads one value after the other, so its errors name the value that is
/// rejected, as those of [`tightwire::trace`] do. For a truncated packet, [`tightwire::decode`] may
/// report [`UnexpectedEnd`](tightwire::ReadErrorKind::UnexpectedEnd) at an earlier bit. If a schema
/// leaves something to custom code, a packet that reaches it ends in [`InterpretError::Custom`].
///
/// Values are JSON in the form that `docs/wire-format-schema.md` specifies.
///
/// ```
/// use serde_json::json;
/// use tightwire::{ReadErrorKind, Wire};
/// use tightwire_schema::{InterpretError, Interpreter};
///
/// let pair = Interpreter::new(&<(u8, Option<bool>)>::SCHEMA);
/// assert_eq!(pair.decode(&[7, 0b11])?, json!([7, true]));
/// assert_eq!(pair.encode(&json!([7, null]))?, [7, 0]);
/// let Err(InterpretError::Refused(error)) = pair.decode(&[7]) else { panic!("too short") };
/// assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
/// # Ok::<(), InterpretError>(())
/// ```
#[derive(Debug)]
pub struct Interpreter {
    model: Arc<Model>,
    root: At,
}

impl Interpreter {
    /// Creates an interpreter for packets that hold one value of this schema.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// assert!(Interpreter::new(&u8::SCHEMA).decode(&[1, 2]).is_err());
    /// ```
    pub fn new(schema: &Schema) -> Self {
        let mut model = Model::default();
        // Kinds that are newer than this crate are read as custom code.
        let _ = model.add("", schema);
        let root = model.roots.first().map_or(At::NOWHERE, |root| root.at);
        Self { model: Arc::new(model), root }
    }

    /// Creates an interpreter for packets of a root of a file. Returns `None` if the file has no such
    /// root.
    ///
    /// ```
    /// use tightwire_schema::{Interpreter, SchemaFile};
    ///
    /// let file = SchemaFile::new().with::<u16>("port")?;
    /// assert_eq!(Interpreter::of(&file, "port").unwrap().decode(&[1, 2])?, 513);
    /// assert!(Interpreter::of(&file, "starboard").is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(file: &SchemaFile, root: &str) -> Option<Self> {
        Some(Self { root: file.root(root)?.at, model: file.shared_model() })
    }

    /// Reads a packet.
    ///
    /// # Errors
    ///
    /// The error at the rejected value, or custom code in the packet.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let value = Interpreter::new(&<[u8; 2]>::SCHEMA).decode(&[1, 2]).unwrap();
    /// assert_eq!(value, serde_json::json!([1, 2]));
    /// ```
    pub fn decode(&self, packet: &[u8]) -> Result<Json, InterpretError> {
        self.decode_until(packet, None)
    }

    /// Reads a payload that ends with a check of that name, as checked packets do.
    ///
    /// # Errors
    ///
    /// The same as for [`decode`](Self::decode).
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// assert!(Interpreter::new(&u8::SCHEMA).decode_until(&[7], Some("end of packet")).is_err());
    /// ```
    pub fn decode_until(&self, packet: &[u8], end: Option<&str>) -> Result<Json, InterpretError> {
        use tightwire::Stream;

        let mut stream = ReadStream::new(packet);
        let value = self.read(&mut stream)?;
        if let Some(name) = end {
            stream.check(name)?;
        }
        stream.finish()?;
        Ok(value)
    }

    /// Reads a value from a stream, such as that of an opened packet.
    ///
    /// # Errors
    ///
    /// The error of the stream, or custom code in the value.
    ///
    /// ```
    /// use tightwire::{ReadStream, Wire};
    /// use tightwire_schema::Interpreter;
    ///
    /// let mut stream = ReadStream::new(&[1, 2]);
    /// assert_eq!(Interpreter::new(&u8::SCHEMA).read(&mut stream).unwrap(), 1);
    /// ```
    pub fn read<R: tightwire::Reader>(&self, stream: &mut R) -> Result<Json, InterpretError> {
        let mut read = Read::new(&self.model);
        let value = read.value(self.root, stream);
        match (read.stopped(), value) {
            (Some(error), _) => Err(error),
            (None, value) => Ok(value?),
        }
    }

    /// Reads a packet and names every bit of it, up to the first error.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let trace = Interpreter::new(&<(u8, bool)>::SCHEMA).trace(&[7, 1]);
    /// assert_eq!(trace.find("1").unwrap().start, 8);
    /// ```
    pub fn trace(&self, packet: &[u8]) -> Trace {
        self.trace_until(packet, None)
    }

    /// Traces a payload that ends with a check of that name, as checked packets do.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let trace = Interpreter::new(&u8::SCHEMA).trace_until(&[7], Some("end of packet"));
    /// assert!(trace.explanation.is_some());
    /// ```
    pub fn trace_until(&self, packet: &[u8], end: Option<&str>) -> Trace {
        use tightwire::Stream;

        let mut stream = TraceReader::new(packet);
        stream.hide_places();
        let mut read = Read::new(&self.model);
        let value = read.value(self.root, &mut stream);
        if let (Ok(_), Some(name)) = (value, end) {
            // The trace contains the error, with more detail.
            let _ = stream.check(name);
        }
        let mut trace = stream.finish();
        self.name().clone_into(&mut trace.name);
        if let (Some(error), Some(explanation)) = (read.stopped(), &mut trace.explanation) {
            explanation.reason = error.to_string();
        }
        trace.make_visible();
        trace
    }

    /// Explains which value of a rejected packet is wrong, where and why. Returns `None` if the
    /// packet is valid.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let explanation = Interpreter::new(&<(u8, char)>::SCHEMA).explain(&[7, 0xff, 0xff, 0xff]);
    /// assert_eq!(
    ///     explanation.unwrap().to_string(),
    ///     "1: 2097151 is outside 0..=1114111, at bit 8 (21 bits)"
    /// );
    /// ```
    pub fn explain(&self, packet: &[u8]) -> Option<Explanation> {
        self.trace(packet).explanation
    }

    /// Writes a value.
    ///
    /// # Errors
    ///
    /// The value does not match the schema, the schema does not allow it, or there is custom code.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let pair = Interpreter::new(&<(u8, bool)>::SCHEMA);
    /// assert_eq!(pair.encode(&serde_json::json!([7, true])).unwrap(), [7, 1]);
    /// let error = pair.encode(&serde_json::json!([7, "yes"])).unwrap_err();
    /// assert_eq!(error.to_string(), "1: expected true or false");
    /// ```
    pub fn encode(&self, value: &Json) -> Result<Vec<u8>, InterpretError> {
        let mut measure = MeasureStream::new();
        let refused = self.write(value, &mut measure).err();
        let bits = match &refused {
            None => measure.bits_used(),
            // Write as far as possible, because the error contains the bit of the packet.
            Some(InterpretError::NotWritten(error)) => error.bit(),
            Some(_) => 0,
        };
        if let Some(error @ (InterpretError::Custom { .. } | InterpretError::Value { .. })) =
            refused
        {
            return Err(error);
        }
        let mut packet = vec![0; bits.div_ceil(8)];
        let mut stream = WriteStream::new(&mut packet);
        self.write(value, &mut stream)?;
        let length = stream.finish()?.len();
        if let Some(error) = refused {
            return Err(error);
        }
        packet.truncate(length);
        Ok(packet)
    }

    /// Writes a value into a stream.
    ///
    /// # Errors
    ///
    /// The same as for [`encode`](Self::encode).
    ///
    /// ```
    /// use tightwire::{Wire, WriteStream};
    /// use tightwire_schema::Interpreter;
    ///
    /// let mut buffer = [0; 8];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// Interpreter::new(&u8::SCHEMA).write(&serde_json::json!(7), &mut stream).unwrap();
    /// assert_eq!(stream.finish().unwrap(), [7]);
    /// ```
    pub fn write<W: tightwire::Writer>(
        &self,
        value: &Json,
        stream: &mut W,
    ) -> Result<(), InterpretError> {
        let mut write = Write::new(&self.model);
        let written = write.value(self.root, value, stream);
        match (write.stopped(), written) {
            (Some(error), _) => Err(error),
            (None, written) => Ok(written?),
        }
    }

    /// Writes a value and names every bit.
    ///
    /// # Errors
    ///
    /// The same as for [`encode`](Self::encode).
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::Interpreter;
    ///
    /// let trace = Interpreter::new(&u8::SCHEMA).trace_write(&serde_json::json!(7)).unwrap();
    /// assert_eq!(trace.packet, [7]);
    /// ```
    pub fn trace_write(&self, value: &Json) -> Result<Trace, InterpretError> {
        let mut stream = TraceWriter::new();
        stream.hide_places();
        self.write(value, &mut stream)?;
        let mut trace = stream.finish();
        self.name().clone_into(&mut trace.name);
        Ok(trace)
    }

    /// Returns the title of a trace.
    fn name(&self) -> &str {
        match self.model.kind(self.root) {
            SchemaKind::Type(index) => &self.model.type_at(*index).name,
            SchemaKind::Opaque { name, .. } => name,
            _ => "packet",
        }
    }
}
