//! One run: its command, what it wrote and how it ended.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::command::{java, property};
use super::{Session, Task, millis};
use crate::cause::{self, CrashFile};
use crate::journal::Record;
use crate::output::Times;
use crate::process::{self, End, Finished, Limits, Tail};
use crate::store::Status;
use crate::{Error, Program};

/// Bytes of standard error that the store keeps of a failed run.
const STDERR_LIMIT: usize = 4096;
/// Bytes of its end that are looked at for the reason: the exception stands above a stack trace of up to 1024
/// frames.
pub(super) const REASON_LIMIT: usize = 128 << 10;
/// Bytes of the end of standard output that are looked at for the reason.
pub(super) const STDOUT_LIMIT: usize = 8 << 10;
/// What `mantis.rt` prints when it cannot write its file; the reason follows.
const CANNOT_WRITE: &str = "mantis: cannot write the ";

/// The end of what a run wrote.
pub(super) struct Said {
    pub(super) stderr: Tail,
    pub(super) stdout: Tail,
}

impl Said {
    /// Makes the record of a run that ended well one of a run that lacks its figures.
    pub(super) fn fail(&self, record: &mut Record, why: &str) {
        record.status = Status::Output;
        record.reason = Some(cause::explain(why, None, &self.stderr.text(), &self.stdout.text()));
        record.stderr = Some(self.stderr.last(STDERR_LIMIT));
    }
}

impl Session<'_> {
    pub(super) fn run_counting(&self, task: &Task) -> Result<Record, Error> {
        let kept = self.counts_file(&task.key);
        remove_old(&kept)?;
        let file =
            if self.aside { self.scratch.path().join(kept.file_name().unwrap_or_default()) } else { kept };
        let mut command = self.command(self.instrumented, task)?;
        command.arg(property("mantis.counts", &file)).arg(&self.instrumented.main_class);
        command.stdout(Stdio::piped());
        let (mut record, said) = self.execute(command, task, self.timeout(task))?;
        if record.status == Status::Ok && !file.is_file() {
            unwritable(&said.stderr, &file)?;
            said.fail(&mut record, "it ended without writing its counts (does it call Runtime.halt?)");
        }
        if self.aside {
            self.keep_counts(&task.key)?;
        }
        Ok(record)
    }

    pub(super) fn run_timing(&self, task: &Task) -> Result<Record, Error> {
        let file = self.scratch.path().join(format!("{}.time", task.key));
        let mut command = self.command(self.original, task)?;
        command.arg(property("mantis.time", &file));
        if task.tells_memory() && self.options.wanted.allocated {
            command.arg("-Dmantis.allocated=true");
        }
        if task.tells_memory() && self.options.wanted.heap {
            command.arg("-Dmantis.live=true");
        }
        command.arg("mantis.rt.Launcher").arg(&self.original.main_class);
        let (mut record, said) = self.metered(|| self.execute(command, task, self.timeout(task)))?;
        if record.status != Status::Ok {
            return Ok(record);
        }
        let times = match std::fs::read_to_string(&file) {
            Ok(text) => Times::parse(&text),
            Err(e) => {
                unwritable(&said.stderr, &file)?;
                Err(format!("it ended without writing its time (does it call Runtime.halt? {e})"))
            }
        };
        // The folder goes at the end of the session anyway.
        let _ = std::fs::remove_file(&file);
        match times {
            Ok(times) => {
                (record.wall_ns, record.cpu_ns) = (Some(times.wall_ns), times.cpu_ns);
                record.jvm_allocated_bytes = times.jvm_allocated_bytes;
                record.resident_bytes = times.resident_bytes;
                record.live_bytes = times.live_bytes;
                record.process_cpu_ns = times.process_cpu_ns;
                (record.read_bytes, record.written_bytes) = (times.read_bytes, times.written_bytes);
                if task.tells_memory() {
                    record.unknown = self.options.wanted.lacking(&record).map(str::to_owned).collect();
                    // What was wanted before may be wanted again.
                    if let Some(before) = self.journal.get(&task.key) {
                        record.keep_memory(before);
                    }
                }
            }
            Err(reason) => said.fail(&mut record, &reason),
        }
        Ok(record)
    }

    /// `java` with everything before the main class, in the input's surroundings.
    pub(super) fn command(&self, program: &Program, task: &Task) -> Result<Command, Error> {
        let runtime = self.scratch.path().join("runtime.jar");
        let mut flags: Vec<OsString> = vec![self.crash_file(task).flag()];
        flags.extend(self.options.flags.iter().map(OsString::from));
        java(self.jvm, program, &self.inputs[task.input], &flags, Some(&runtime))
    }

    /// Where the JVM of a run reports its own crash.
    pub(super) fn crash_file(&self, task: &Task) -> CrashFile {
        CrashFile::at(self.scratch.path().join(format!("{}.crash", task.key)))
    }

    /// Runs the command on the task's arguments; the record of how it ended, and what it said.
    pub(super) fn execute(
        &self,
        mut command: Command,
        task: &Task,
        timeout: Duration,
    ) -> Result<(Record, Said), Error> {
        command.args(&self.inputs[task.input].args);
        let limits = Limits { timeout, stdout: STDOUT_LIMIT, stderr: REASON_LIMIT };
        let began = SystemTime::now().duration_since(UNIX_EPOCH);
        let Finished { end, stdout, stderr, elapsed } = process::run(command, &limits, self.cancel)
            .map_err(|e| Error::Jvm(format!("cannot run {}: {e}", self.jvm.java.display())))?;
        if end == End::Cancelled || self.is_stopped(&end) {
            return Err(Error::Cancelled);
        }
        let mut record = Record::new(
            &task.key,
            task.stage,
            task.input,
            &end,
            &self.original.success_codes,
            millis(timeout),
        );
        record.began_ms = began.ok().map(millis);
        record.elapsed_ns = u64::try_from(elapsed.as_nanos()).unwrap_or(u64::MAX);
        if record.status != Status::Ok {
            let crash = self.crash_file(task).keep(&self.folder.join("crashes"), &task.key);
            record.reason = Some(cause::of(&end, crash.as_deref(), &stderr, &stdout));
            record.stderr = Some(stderr.last(STDERR_LIMIT));
        }
        Ok((record, Said { stderr, stdout }))
    }
}

fn remove_old(file: &Path) -> Result<(), Error> {
    match std::fs::remove_file(file) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(Error::write(file)(e)),
        _ => Ok(()),
    }
}

/// An error when the classes of `mantis.rt` said that they could not write: that is our disk, not the
/// program.
fn unwritable(stderr: &Tail, file: &Path) -> Result<(), Error> {
    match stderr.text().lines().find(|l| l.starts_with(CANNOT_WRITE)) {
        Some(line) => Err(Error::write(file)(std::io::Error::other(line.to_string()))),
        None => Ok(()),
    }
}
