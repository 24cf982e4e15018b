//! `mantis-filetests compile [--all] [FILTER]`: compiles the cases of filetests that changed.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

use std::process::ExitCode;

use mantis_filetests::COMPILE;
use mantis_filetests::compile::compile;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    if args.next().as_deref() != Some("compile") {
        eprintln!("usage: {COMPILE} [--all] [FILTER]");
        return ExitCode::FAILURE;
    }
    let (all, filters): (Vec<String>, Vec<String>) = args.partition(|a| a == "--all");
    let filter = filters.first().map_or("", String::as_str);
    match compile(filter, !all.is_empty()) {
        Ok((cases, classes)) => {
            println!("compiled {cases} cases; jdk.shapes has {classes} classes");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
