//! Explains rejected payloads by reading them again with names.

use crate::stream::Stream;
use crate::trace::{Explanation, Trace, TraceReader, name_after};
use crate::wire::Wire;

#[cfg(feature = "crc")]
impl<T: Wire> super::checked::Opened<'_, T> {
    /// Names every bit of the payload up to the first rejected value. The last value is the end check.
    ///
    /// ```
    /// use tightwire::packet::{Protocol, checked};
    ///
    /// const PROTOCOL: Protocol<(u8, bool)> = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL.to_server(), &(7, true), &mut buffer).unwrap();
    /// let trace = checked::open(&PROTOCOL.to_server(), packet).unwrap().trace();
    /// assert_eq!(trace.find("1").unwrap().start, 8);
    /// ```
    pub fn trace(self) -> Trace {
        let end = crate::CHECKS_ENABLED.then_some(super::checked::END);
        trace_payload::<T>(self.body(), end)
    }

    /// Returns which value of a rejected payload is wrong, where and why, or `None` if the payload is
    /// valid.
    ///
    /// It reads the payload again, so use it for logging and not for every packet.
    ///
    /// ```
    /// use tightwire::packet::{Protocol, checked};
    /// use tightwire::scalar::Bits;
    /// use tightwire::Writer;
    ///
    /// const PROTOCOL: Protocol<(char,)> = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let write = |stream: &mut tightwire::WriteStream<'_>| stream.put(Bits::new(21), 0x1f_ffffu32);
    /// let packet = checked::write_with(&PROTOCOL.to_server(), &mut buffer, write).unwrap();
    /// let opened = checked::open(&PROTOCOL.to_server(), packet).unwrap();
    /// assert!(opened.decode().is_err());
    /// assert_eq!(
    ///     opened.explain().unwrap().to_string(),
    ///     "0: 2097151 is outside 0..=1114111, at bit 0 (21 bits)"
    /// );
    /// ```
    pub fn explain(self) -> Option<Explanation> {
        self.trace().explanation
    }
}

#[cfg(feature = "seal")]
impl<T: Wire> super::sealed::Opened<'_, T> {
    /// Names every bit of the payload up to the first rejected value.
    ///
    /// The trace contains the decrypted payload, so protect it like the payload.
    ///
    /// ```
    /// use tightwire::Writer;
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol<[u8; 3]> = Protocol::new("my game", 3);
    ///
    /// let salt = || Salt::new([1; 16], [2; 16]);
    /// let mut client = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt());
    /// let mut server = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt());
    /// let mut buffer = [0; 64];
    /// // Two bytes where three belong.
    /// let short = client.sealer.seal_with(&mut buffer, |stream| stream.write_bytes(&[7, 8]));
    /// let length = short.unwrap().len();
    /// let opened = server.opener.open(&mut buffer[..length]).unwrap();
    /// assert_eq!(opened.trace().blocks()[1].path, "[1]");
    /// assert_eq!(
    ///     opened.explain().unwrap().to_string(),
    ///     "[2]: the packet ends: 8 bits wanted, 0 left, at bit 16"
    /// );
    /// ```
    pub fn trace(self) -> Trace {
        trace_payload::<T>(self.payload(), None)
    }

    /// Returns which value of a rejected payload is wrong, where and why, or `None` if the payload is
    /// valid. See [`trace`](Self::trace) for an example.
    ///
    /// It reads the payload again, so use it for logging and not for every packet.
    pub fn explain(self) -> Option<Explanation> {
        self.trace().explanation
    }
}

/// Traces the value that `payload` holds, then the check named `end` if there is one.
fn trace_payload<T: Wire>(payload: &[u8], end: Option<&str>) -> Trace {
    let mut stream = TraceReader::new(payload);
    // The error is ignored because the trace records it in more detail.
    let read = T::read(&mut stream).map(|_| ());
    if let (Ok(()), Some(name)) = (read, end) {
        let _ = stream.check(name);
    }
    name_after::<T>(stream.finish())
}
