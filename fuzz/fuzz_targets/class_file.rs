//! libFuzzer's entry to `mantis_fuzz::class_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::class_file(bytes));
