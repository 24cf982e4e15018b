//! Makes a chunk of a lot ([`crate::place`]): what runs on the machines elsewhere.
//!
//! It is a session like any other, whose journal is the attempt's own file and begins with what earlier
//! attempts made. First it makes sure that this machine would give the same answers: that it sees the same
//! program and has the same JVM.

use super::{Options, Session, Task, check_cancelled, machines};
use crate::journal::Journal;
use crate::output::write_runtime_jar;
use crate::place::lot::{Lot, Order};
use crate::process::End;
use crate::{Error, Jvm, Machine, RunSpec, Silent, Stage};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// A signal that ends all processes of a job reaches ours a moment later, perhaps.
const MOMENT: Duration = Duration::from_secs(2);
/// How often to look whether it has.
const LOOK: Duration = Duration::from_millis(20);
/// Exit code of a JVM that was asked to end.
const TERMINATED: i32 = 143;

/// Makes a chunk of the lot in a folder, and notes in it what was made.
///
/// # Errors
/// When the machine is not like the one that ordered the runs, or runs cannot be made at all.
pub fn work(folder: &Path, chunk: usize, cancel: &AtomicBool) -> Result<(), Error> {
    let lot = Lot::open(folder)?;
    let order = &lot.order;
    let tasks = lot.tasks(chunk);
    if tasks.is_empty() {
        return Err(Error::Place(format!("{}: there is no chunk {chunk}", folder.display())));
    }
    let jvm = same_jvm(order)?;
    for (program, hash) in [&order.original, &order.instrumented].into_iter().zip(&order.hashes) {
        if program.hash()? != *hash {
            let path = program.class_path.first().map(|p| p.display().to_string()).unwrap_or_default();
            return Err(different(&path, "is another file here than where the runs were ordered"));
        }
    }
    if let Some(wanted) = order.machine.as_ref().filter(|_| tasks.iter().any(|t| t.stage != Stage::Counting))
    {
        machines::check(wanted)?;
    }
    let inputs = inputs(&lot)?;
    let options = Options {
        repeats: order.repeats,
        timeout: Duration::from_millis(order.timeout_ms),
        flags: order.flags.clone(),
        wanted: order.wanted,
        machine: order.machine.clone(),
        ..Options::new(&order.folder, &order.original)
    };
    let (attempt, known) = lot.attempt(chunk)?;
    let scratch = tempfile::Builder::new().prefix("run-").tempdir_in(folder).map_err(Error::write(folder))?;
    write_runtime_jar(&scratch.path().join("runtime.jar"))?;
    let session = Session {
        original: &order.original,
        instrumented: &order.instrumented,
        jvm: &jvm,
        inputs: &inputs,
        options: &options,
        progress: &Silent,
        cancel,
        journal: Journal::beside(&attempt, &known)?,
        folder: order.folder.clone(),
        scratch,
        aside: true,
        program_hash: order.hashes[0].clone(),
        counted_hash: order.hashes[1].clone(),
        counting: order.inputs.iter().map(|i| Ok(i.counting.clone())).collect(),
        timing: order.inputs.iter().map(|i| i.timing.clone()).collect(),
        written: vec![None; inputs.len()],
        clock: Mutex::default(),
    };
    session.make_chunk(tasks)?;
    lot.set_done(chunk)
}

/// The order's JVM, if it is the same on this machine.
fn same_jvm(order: &Order) -> Result<Jvm, Error> {
    if !order.java.is_file() {
        return Err(different(&order.java.display().to_string(), "is not on this machine"));
    }
    let jvm = Jvm::at(&order.java)?;
    let other = order.properties.iter().find(|(key, value)| jvm.properties.get(*key) != Some(value));
    match other {
        None => Ok(jvm),
        Some((key, value)) => {
            let here = jvm.properties.get(key).map_or("nothing", String::as_str);
            let what = format!("has {key} {here} here and {value} where the runs were ordered");
            Err(different(&order.java.display().to_string(), &what))
        }
    }
}

fn different(file: &str, what: &str) -> Error {
    let host = Machine::host().unwrap_or_else(|| "unknown machine".to_owned());
    Error::Place(format!(
        "{host}: {file} {what}; program, JVM (--java-home) and work folder must be the same on all machines"
    ))
}

fn inputs(lot: &Lot) -> Result<Vec<RunSpec>, Error> {
    let parse = |run: &serde_json::Value| {
        RunSpec::parse(&run.to_string(), Path::new("/")).map_err(|e| Error::format(&lot.folder, e))
    };
    lot.order.inputs.iter().map(|input| parse(&input.run)).collect()
}

impl Session<'_> {
    fn make_chunk(&self, tasks: &[Task]) -> Result<(), Error> {
        for task in tasks.iter().filter(|t| t.stage == Stage::Counting || !self.finished(t)) {
            check_cancelled(self.cancel)?;
            // What an earlier attempt counted is there unless its record came first.
            if !self.finished(task) {
                self.make(task)?;
            }
        }
        Ok(())
    }

    /// Moves what a counting run wrote to where counts are kept, in one step for each file.
    pub(super) fn keep_counts(&self, key: &str) -> Result<(), Error> {
        let kept = self.counts_file(key);
        let (Some(name), Some(folder)) = (kept.file_name(), kept.parent()) else { return Ok(()) };
        let name = name.to_string_lossy();
        let entries = std::fs::read_dir(self.scratch.path()).map_err(Error::read(self.scratch.path()))?;
        for entry in entries.flatten() {
            let file = entry.file_name();
            let text = file.to_string_lossy();
            if text.starts_with(&*name) && !text.ends_with(".tmp") {
                let target = folder.join(&file);
                std::fs::rename(entry.path(), &target).map_err(Error::write(&target))?;
            }
        }
        Ok(())
    }

    /// Whether a run was ended with the job it belongs to, rather than by itself: the signal may have reached
    /// the JVM before us.
    pub(super) fn is_stopped(&self, end: &End) -> bool {
        if !self.aside || !matches!(end, End::Exit(TERMINATED) | End::Signal(15 | 2)) {
            return false;
        }
        let start = Instant::now();
        while start.elapsed() < MOMENT {
            if self.cancel.load(Ordering::Relaxed) {
                return true;
            }
            thread::sleep(LOOK);
        }
        false
    }

    /// The order of runs of this session.
    pub(super) fn order(&self, by: &str) -> Result<Order, Error> {
        let hashes = [self.program_hash.clone(), self.counted_hash.clone()];
        let programs = [self.original, self.instrumented];
        Order::new(by, &self.folder, programs, hashes, self.jvm, self.options)
    }
}
