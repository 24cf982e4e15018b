//! libFuzzer's entry to `mantis_fuzz::watch_toml`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::watch_toml(bytes));
