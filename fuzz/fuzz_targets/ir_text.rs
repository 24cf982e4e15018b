//! libFuzzer's entry to `mantis_fuzz::ir_text`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::ir_text(bytes));
