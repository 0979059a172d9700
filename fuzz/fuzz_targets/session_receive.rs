#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tightwire_fuzz::session_receive(bytes));
