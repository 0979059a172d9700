//! Opens envelopes.

use tightwire::packet::sealed::{self, ClientKey, Opener, Salt};
use tightwire::packet::{Protocol, checked};
use tightwire::trace::Trace;
use tightwire_schema::{InterpretError, Interpreter, ProtocolInfo, Root, SchemaFile};

/// A root with its interpreter.
pub(super) struct Reader<'f> {
    pub(super) root: &'f Root,
    pub(super) interpreter: Interpreter,
}

/// The content of a packet.
pub(super) struct Content<'f> {
    pub(super) reader: &'f Reader<'f>,
    pub(super) payload: Vec<u8>,
    /// The check at the end of the payload, if its envelope has one.
    end: Option<&'static str>,
}

impl Content<'_> {
    pub(super) fn value(&self) -> Result<serde_json::Value, InterpretError> {
        self.reader.interpreter.decode_until(&self.payload, self.end)
    }

    pub(super) fn trace(&self) -> Trace {
        self.reader.interpreter.trace_until(&self.payload, self.end)
    }

    /// Returns the trace with the header of the delta in a field, if there is one.
    pub(super) fn xray(&self, delta: Option<&str>) -> Trace {
        let mut trace = self.trace();
        if let Some(path) = delta {
            tightwire_delta::show_in_trace(&mut trace, path);
        }
        trace
    }
}

/// The way to open packets.
pub(super) enum Envelope {
    /// The bytes are the payload.
    Plain,
    Checked,
    /// The openers of both directions.
    Sealed(Box<(Opener<()>, Opener<()>)>),
}

impl Envelope {
    /// Creates the envelope for a key and the halves of a session.
    pub(super) fn sealed(protocol: &ProtocolInfo, key: [u8; 32], halves: [[u8; 16]; 2]) -> Self {
        let [client, server] = halves;
        let protocol: Protocol<(), ()> = Protocol::of_id(protocol.id());
        let salt = || Salt::new(client, server);
        let to_server = sealed::server(&protocol, &ClientKey::new(key), salt()).opener;
        let to_client = sealed::client(&protocol, &ClientKey::new(key), salt()).opener;
        Self::Sealed(Box::new((to_server, to_client)))
    }

    /// Opens a packet with whichever root can.
    pub(super) fn open<'f>(
        &mut self,
        file: &SchemaFile,
        readers: &'f [Reader<'f>],
        packet: &[u8],
    ) -> Result<Content<'f>, String> {
        match self {
            Self::Plain => plain(readers, packet),
            Self::Checked => {
                let Some(protocol) = file.protocol() else {
                    return Err(
                        "the schema file has no protocol, and checksums depend on it".into()
                    );
                };
                let mut refusal = None;
                for reader in readers {
                    let Some(direction) = protocol.direction(&reader.root.name) else { continue };
                    match checked::open(&direction, packet) {
                        Ok(opened) => {
                            let end = protocol.checks.then_some(checked::END);
                            return Ok(Content { reader, payload: opened.body().to_vec(), end });
                        }
                        Err(error) => refusal = Some(error.to_string()),
                    }
                }
                Err(refusal.unwrap_or_else(|| {
                    "the schema file has no root `to server` or `to client`".into()
                }))
            }
            Self::Sealed(openers) => {
                let mut refusal = None;
                for (name, opener) in [("to server", &mut openers.0), ("to client", &mut openers.1)]
                {
                    let Some(reader) = readers.iter().find(|reader| reader.root.name == name)
                    else {
                        continue;
                    };
                    match opener.open(&mut packet.to_vec()) {
                        Ok(opened) => {
                            let payload = opened.payload().to_vec();
                            return Ok(Content { reader, payload, end: None });
                        }
                        Err(error) => refusal = Some(error.to_string()),
                    }
                }
                Err(refusal.unwrap_or_else(|| {
                    "the schema file has no root `to server` or `to client`".into()
                }))
            }
        }
    }
}

/// Finds the one root that can read the bytes, or the only one there is.
fn plain<'f>(readers: &'f [Reader<'f>], packet: &[u8]) -> Result<Content<'f>, String> {
    let content = |reader| Content { reader, payload: packet.to_vec(), end: None };
    if let [reader] = readers {
        return Ok(content(reader));
    }
    let fits: Vec<&Reader<'_>> =
        readers.iter().filter(|reader| reader.interpreter.decode(packet).is_ok()).collect();
    let names = |some: &[&Reader<'_>]| {
        some.iter().map(|reader| reader.root.name.clone()).collect::<Vec<_>>().join(", ")
    };
    match fits.as_slice() {
        [reader] => Ok(content(*reader)),
        [] => {
            let all: Vec<&Reader<'_>> = readers.iter().collect();
            Err(format!("no root can read it; choose one with --root: {}", names(&all)))
        }
        some => Err(format!("several roots can read it; choose one with --root: {}", names(some))),
    }
}
