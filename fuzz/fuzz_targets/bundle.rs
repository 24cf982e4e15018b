//! libFuzzer's entry to `mantis_fuzz::bundle`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::bundle(bytes));
