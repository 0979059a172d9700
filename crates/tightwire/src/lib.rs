//! tightwire
