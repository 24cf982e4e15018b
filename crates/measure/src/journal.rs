//! The journal of a measurement: one JSON line for each run that has ended, appended as it ends.
//!
//! A run is found again by its key, a hash of everything that determines it (program, input with the contents
//! of its files, JVM, flags, kind of run, repetition). So the same command goes on where it was stopped, and
//! a changed program or input is measured anew. A line that a killed process left half written is dropped
//! when the journal is opened.

use crate::process::End;
use crate::progress::Stage;
use crate::store::Status;
use crate::{Error, Machine};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A run that has ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Hash of what determines the run.
    pub key: String,
    /// `counting`, `timing` or `heap`.
    pub stage: String,
    /// Index of the input in the run list of that time, for the reader only.
    pub input: usize,
    /// How it ended.
    pub status: Status,
    /// Exit code, if it exited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Why it failed, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// End of the standard error of a failed run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stderr: Option<String>,
    /// Its time limit in milliseconds: a run that timed out is tried again under a larger one.
    pub timeout_ms: u64,
    /// When it began, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_ms: Option<u64>,
    /// Nanoseconds from start to end as seen from outside.
    pub elapsed_ns: u64,
    /// The machine that made it; absent in journals of before machines were noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub machine: Option<Machine>,
    /// What that is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Nanoseconds from the entry of `main` to the exit; timing runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall_ns: Option<u64>,
    /// CPU nanoseconds in that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpu_ns: Option<u64>,
    /// Bytes that all threads have allocated; timing runs that were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jvm_allocated_bytes: Option<u64>,
    /// Bytes of the largest resident size; timing runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resident_bytes: Option<u64>,
    /// CPU nanoseconds from the start of the process; timing runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub process_cpu_ns: Option<u64>,
    /// Bytes that the process read; timing runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_bytes: Option<u64>,
    /// Bytes that the process wrote; timing runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written_bytes: Option<u64>,
    /// What a meter showed; timing runs that were metered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub metered: Option<Metered>,
    /// Bytes of objects that were still used at the exit; timing runs that were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub live_bytes: Option<u64>,
    /// Bytes of the smallest heap that is enough; the result of a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heap_bytes: Option<u64>,
    /// Figures that were asked for and that nobody could tell: asking again is of no use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
}

/// What a meter of energy showed around a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Metered {
    /// The meter's name.
    pub meter: String,
    /// Microjoules of its counters before the run.
    pub before: Vec<u64>,
    /// And after it.
    pub after: Vec<u64>,
    /// Nanoseconds between the two.
    pub nanos: u64,
}

impl Record {
    /// A record with the ending of a process, without measurements. `success` are exit codes that are fine
    /// besides 0.
    pub(crate) fn new(
        key: &str,
        stage: Stage,
        input: usize,
        end: &End,
        success: &[i32],
        timeout_ms: u64,
    ) -> Record {
        let (status, exit_code) = match end {
            End::Exit(code) if *code == 0 || success.contains(code) => (Status::Ok, Some(*code)),
            End::Exit(code) => (Status::Exit, Some(*code)),
            End::Signal(_) => (Status::Signal, None),
            End::Timeout(_) | End::Cancelled => (Status::Timeout, None),
        };
        Record {
            key: key.to_string(),
            stage: stage.name().to_string(),
            input,
            status,
            exit_code,
            reason: (status != Status::Ok).then(|| end.to_string()),
            stderr: None,
            timeout_ms,
            began_ms: None,
            elapsed_ns: 0,
            machine: Some(Machine::current()),
            host: Machine::host(),
            wall_ns: None,
            cpu_ns: None,
            jvm_allocated_bytes: None,
            resident_bytes: None,
            process_cpu_ns: None,
            read_bytes: None,
            written_bytes: None,
            metered: None,
            live_bytes: None,
            heap_bytes: None,
            unknown: Vec::new(),
        }
    }

    /// Takes what an earlier record of the same run knows of memory and this one does not.
    pub(crate) fn keep_memory(&mut self, before: Record) {
        self.jvm_allocated_bytes = self.jvm_allocated_bytes.or(before.jvm_allocated_bytes);
        self.resident_bytes = self.resident_bytes.or(before.resident_bytes);
        self.live_bytes = self.live_bytes.or(before.live_bytes);
        self.metered = self.metered.take().or(before.metered);
        self.unknown.extend(before.unknown);
        self.unknown.sort();
        self.unknown.dedup();
    }
}

/// An open journal, locked against other processes.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    file: File,
    records: HashMap<String, Record>,
}

impl Drop for State {
    fn drop(&mut self) {
        // Closing is not enough while a child that another thread is starting still has the file.
        let _ = self.file.unlock();
    }
}

impl Journal {
    /// Opens or creates the journal and reads what it holds.
    pub fn open(path: &Path) -> Result<Journal, Error> {
        let mut file =
            File::options().read(true).append(true).create(true).open(path).map_err(Error::write(path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Busy(path.parent().unwrap_or(path).to_path_buf()));
            }
            Err(TryLockError::Error(e)) => return Err(Error::write(path)(e)),
        }
        let len = file.metadata().map_err(Error::read(path))?.len();
        let mut bytes = Vec::new();
        (&mut file).take(len).read_to_end(&mut bytes).map_err(Error::read(path))?;
        let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(Error::write(path))?;
            file.seek(SeekFrom::End(0)).map_err(Error::write(path))?;
        }
        let records = records(&bytes[..whole]);
        Ok(Journal { path: path.to_path_buf(), state: Mutex::new(State { file, records }) })
    }

    /// A journal in a file of its own that begins with what others know: attempts of an order's chunk
    /// ([`crate::place`]). A file that is not there knows nothing.
    pub(crate) fn beside(path: &Path, known: &[PathBuf]) -> Result<Journal, Error> {
        let file = File::options().append(true).open(path).map_err(Error::write(path))?;
        let mut all = HashMap::new();
        for other in known {
            let bytes = match std::fs::read(other) {
                Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(Error::read(other)(e)),
                bytes => bytes.unwrap_or_default(),
            };
            let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
            all.extend(records(&bytes[..whole]));
        }
        Ok(Journal { path: path.to_path_buf(), state: Mutex::new(State { file, records: all }) })
    }

    /// The last records under all keys that begin so.
    pub(crate) fn beginning(&self, prefix: &str) -> Vec<Record> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found: Vec<Record> =
            state.records.values().filter(|r| r.key.starts_with(prefix)).cloned().collect();
        found.sort_by(|a, b| a.key.cmp(&b.key));
        found
    }

    /// The last record under a key.
    pub fn get(&self, key: &str) -> Option<Record> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).records.get(key).cloned()
    }

    /// Appends a record and waits until the disk has it. After an error the file is as before.
    pub fn append(&self, record: Record) -> Result<(), Error> {
        let mut line = serde_json::to_vec(&record).map_err(|e| Error::format(&self.path, e))?;
        line.push(b'\n');
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let before = state.file.metadata().map_err(Error::read(&self.path))?.len();
        if let Err(e) = state.file.write_all(&line).and_then(|()| state.file.sync_data()) {
            // Whether this succeeds or not, a partial line would be dropped when the journal is opened.
            let _ = state.file.set_len(before);
            return Err(Error::write(&self.path)(e));
        }
        state.records.insert(record.key.clone(), record);
        Ok(())
    }
}

/// The records of whole lines, the last of each key. A line that is damaged stands for a run that has to be
/// repeated.
fn records(lines: &[u8]) -> HashMap<String, Record> {
    let lines = lines.split(|b| *b == b'\n').filter(|l| !l.is_empty());
    let records = lines.filter_map(|line| serde_json::from_slice::<Record>(line).ok());
    records.map(|record| (record.key.clone(), record)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(key: &str) -> Record {
        let end = End::Exit(3);
        Record { stderr: Some("boom".into()), ..Record::new(key, Stage::Counting, 7, &end, &[], 1000) }
    }

    #[test]
    fn a_half_written_line_is_dropped_and_the_rest_kept() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("journal.jsonl");
        let journal = Journal::open(&path).unwrap();
        journal.append(record("a")).unwrap();
        journal.append(record("b")).unwrap();
        drop(journal);
        let mut bytes = std::fs::read(&path).unwrap();
        let torn = bytes.len() - 5;
        bytes.truncate(torn);
        std::fs::write(&path, &bytes).unwrap();

        let journal = Journal::open(&path).unwrap();
        assert_eq!(journal.get("a"), Some(record("a")));
        assert_eq!(journal.get("b"), None);
        journal.append(record("c")).unwrap();
        drop(journal);
        let journal = Journal::open(&path).unwrap();
        assert_eq!((journal.get("a"), journal.get("c")), (Some(record("a")), Some(record("c"))));
    }

    #[test]
    fn a_second_user_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("journal.jsonl");
        let _first = Journal::open(&path).unwrap();
        assert!(matches!(Journal::open(&path), Err(Error::Busy(_))));
    }

    #[test]
    fn a_full_disk_is_reported() {
        let full = Path::new("/dev/full");
        if !full.exists() {
            return;
        }
        let error = Journal::open(full).unwrap().append(record("a")).unwrap_err().to_string();
        assert!(error.starts_with("cannot write /dev/full: No space left on device"), "{error}");
    }
}
