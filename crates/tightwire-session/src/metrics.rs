//! Statistics for the facade `metrics`.

use metrics::{counter, gauge};

use crate::stats::{PeerStats, ServerStats, Traffic};

/// Records the bytes of each channel.
fn traffic(direction: &'static str, traffic: &Traffic) {
    let Traffic { header, reliable, unreliable, blocks, inputs, state } = *traffic;
    let channels = [
        ("header", header),
        ("reliable", reliable),
        ("unreliable", unreliable),
        ("blocks", blocks),
        ("inputs", inputs),
        ("state", state),
    ];
    for (channel, bits) in channels {
        let bytes = counter!(
            "tightwire_session_channel_bytes", "direction" => direction, "channel" => channel
        );
        bytes.absolute(bits / 8);
    }
}

impl ServerStats {
    /// Records these statistics with the recorder of the crate `metrics`: counters of datagrams by
    /// verdict, of packets, and of bytes by channel, and a gauge of the players. Call it about once a
    /// second. All names start with `tightwire_session_`.
    pub fn record_metrics(&self) {
        let verdicts =
            [("taken", self.taken), ("answered", self.answered), ("ignored", self.ignored)];
        for (verdict, count) in verdicts {
            counter!("tightwire_session_datagrams", "verdict" => verdict).absolute(count);
        }
        counter!("tightwire_session_answers_dropped").absolute(self.answers_dropped);
        counter!("tightwire_session_sessions").absolute(self.sessions);
        gauge!("tightwire_session_players").set(self.players as f64);
        counter!("tightwire_session_packets", "direction" => "sent").absolute(self.packets_sent);
        counter!("tightwire_session_packets", "direction" => "received")
            .absolute(self.packets_received);
        counter!("tightwire_session_resent").absolute(self.resent);
        counter!("tightwire_session_late").absolute(self.late);
        traffic("sent", &self.sent);
        traffic("received", &self.received);
    }
}

impl PeerStats {
    /// Records these statistics with the recorder of the crate `metrics`, for a client that has one
    /// session. A server with many should record [`ServerStats`].
    pub fn record_metrics(&self) {
        if let Some(round_trip) = self.round_trip {
            gauge!("tightwire_session_round_trip_seconds").set(round_trip.as_secs_f64());
        }
        gauge!("tightwire_session_loss").set(f64::from(self.loss));
        gauge!("tightwire_session_rate_bytes").set(self.rate as f64);
        gauge!("tightwire_session_queued").set(self.queued as f64);
        counter!("tightwire_session_packets", "direction" => "sent").absolute(self.packets_sent);
        counter!("tightwire_session_packets", "direction" => "received")
            .absolute(self.packets_received);
        counter!("tightwire_session_resent").absolute(self.resent);
        counter!("tightwire_session_late").absolute(self.late);
        traffic("sent", &self.sent);
        traffic("received", &self.received);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use metrics_util::debugging::{DebugValue, DebuggingRecorder};
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn statistics_reach_the_recorder() {
        let recorder = DebuggingRecorder::new();
        let sent = Traffic { header: 800, reliable: 1600, ..Traffic::default() };
        let stats = ServerStats { taken: 7, players: 3, sent, ..ServerStats::default() };
        metrics::with_local_recorder(&recorder, || stats.record_metrics());
        let all: Vec<_> = recorder.snapshotter().snapshot().into_vec();
        let value = |name: &str, label: &str| {
            let found = all.iter().find(|(key, ..)| {
                let key = key.key();
                let has = |value| key.labels().any(|found| found.value() == value);
                key.name() == name && label.split(' ').filter(|part| !part.is_empty()).all(has)
            });
            match found.map(|(.., value)| value) {
                Some(DebugValue::Counter(count)) => count.to_string(),
                Some(DebugValue::Gauge(value)) => value.to_string(),
                _ => "none".to_string(),
            }
        };
        assert_eq!(value("tightwire_session_datagrams", "taken"), "7");
        assert_eq!(value("tightwire_session_players", ""), "3");
        assert_eq!(value("tightwire_session_channel_bytes", "sent header"), "100");
        assert_eq!(value("tightwire_session_channel_bytes", "sent reliable"), "200");
        assert_eq!(value("tightwire_session_channel_bytes", "received reliable"), "0");
    }
}
