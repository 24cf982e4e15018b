//! libFuzzer's entry to `mantis_fuzz::counts`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::counts(bytes));
