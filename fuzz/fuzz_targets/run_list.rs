//! libFuzzer's entry to `mantis_fuzz::run_list`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::run_list(bytes));
