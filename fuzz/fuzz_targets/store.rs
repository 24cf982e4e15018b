//! libFuzzer's entry to `mantis_fuzz::store`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::store(bytes));
