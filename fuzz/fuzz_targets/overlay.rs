//! libFuzzer's entry to `mantis_fuzz::overlay`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mantis_fuzz::overlay(bytes));
