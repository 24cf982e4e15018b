//! One JVM process and what it consumed.
//!
//! The system tells what *all* children of a process have consumed, so each JVM is started by a process of
//! its own: this program once more, with [`ONCE`] as its first argument.

use std::process::{Command, Stdio};
use std::time::Instant;

use mantis_linear::lm::quantile;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use serde::{Deserialize, Serialize};

use crate::{Outcome, Setting};

/// First argument of the process that starts one JVM.
pub const ONCE: &str = "--once";

/// What a process consumed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// Seconds from its start to its end.
    pub wall: f64,
    /// Seconds of processors, the JIT compiler's and the collector's threads included.
    pub cpu: f64,
    /// Most bytes of memory it had at a time.
    pub memory: f64,
    /// Seconds of each repetition, by the benchmark itself.
    pub repetitions: Vec<f64>,
}

impl Sample {
    /// Seconds of a repetition when the JIT compiler is done: the median of the second half.
    pub fn steady(&self) -> Option<f64> {
        let half = &self.repetitions[self.repetitions.len() / 2..];
        (!half.is_empty()).then(|| quantile(half, 0.5))
    }
}

/// Runs a benchmark; gives what it consumed and printed.
pub fn run(setting: &Setting, flags: &[String], main: &str, args: &[&str]) -> Outcome<(Sample, String)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(ONCE).arg(&setting.java).args(flags).arg("-cp").arg(&setting.jar).arg(main).args(args);
    let output = command.stdin(Stdio::null()).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let fail = || format!("{main} {args:?} with {flags:?}: {}: {errors}", output.status);
    if !output.status.success() {
        return Err(fail().into());
    }
    // The nanoseconds of the repetitions, then what `once` has added.
    let mut numbers: Vec<f64> = Vec::new();
    for line in errors.lines() {
        numbers.push(line.parse().map_err(|_| fail())?);
    }
    let consumed = numbers.split_off(numbers.len().checked_sub(3).ok_or_else(fail)?);
    let repetitions = numbers.iter().map(|nanos| nanos / 1e9).collect();
    let sample = Sample { wall: consumed[0], cpu: consumed[1], memory: consumed[2], repetitions };
    Ok((sample, String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// Starts the command, waits, and adds to standard error: seconds, processor seconds, bytes at most.
pub fn once(command: &[String]) -> Outcome<()> {
    let [program, args @ ..] = command else { return Err("no command".into()) };
    let start = Instant::now();
    let status = Command::new(program).args(args).status()?;
    let wall = start.elapsed().as_secs_f64();
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let cpu = (usage.user_time() + usage.system_time()).num_microseconds() as f64 / 1e6;
    eprintln!("{wall}\n{cpu}\n{}", usage.max_rss() * 1024);
    if status.success() { Ok(()) } else { Err(format!("{program}: {status}").into()) }
}
