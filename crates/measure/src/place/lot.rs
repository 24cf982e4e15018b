//! A lot: runs that are made elsewhere, as a folder that all machines see.
//!
//! | file | what |
//! |---|---|
//! | `lot.json` | the [`Order`], written once; a folder without it is not a lot yet |
//! | `known.jsonl` | records of earlier runs that these need |
//! | `run.sh` | makes the chunk of a number |
//! | `chunk-C.A.jsonl` | journal of attempt A at chunk C; a file for each, so that two at a time do no harm |
//! | `chunk-C.done` | the chunk is complete |
//! | `log/` | what attempts said |

use crate::journal::Record;
use crate::jvm::FLAG_VARIABLES;
use crate::profile::{Task, Wanted};
use crate::{Error, Program};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Prefix of the names of lots' folders.
const PREFIX: &str = "lot-";
const ORDER: &str = "lot.json";
/// Version of [`Order`].
const VERSION: u32 = 1;
/// Bytes of the end of a log that are looked at.
const LOG_END: u64 = 4096;

/// All that is needed to make runs.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) version: u32,
    /// Who starts it.
    pub(crate) by: String,
    /// The measurement's folder.
    pub(crate) folder: PathBuf,
    pub(crate) original: Program,
    pub(crate) instrumented: Program,
    /// Hashes of the two.
    pub(crate) hashes: [String; 2],
    pub(crate) java: PathBuf,
    /// The JVM's properties that identify it.
    pub(crate) properties: BTreeMap<String, String>,
    pub(crate) flags: Vec<String>,
    pub(crate) wanted: Wanted,
    pub(crate) repeats: u32,
    pub(crate) timeout_ms: u64,
    /// What the description of a machine must have for its times to count.
    pub(crate) machine: Option<String>,
    pub(crate) inputs: Vec<Input>,
    /// Their inputs are indices in `inputs`.
    pub(crate) tasks: Vec<Task>,
    /// How many tasks a chunk has.
    pub(crate) chunk: usize,
}

/// An input with the keys of its runs.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Input {
    /// As in a run list.
    pub(crate) run: serde_json::Value,
    pub(crate) counting: String,
    pub(crate) timing: String,
}

impl Order {
    /// An order without runs.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn new(
        by: &str,
        folder: &Path,
        programs: [&Program; 2],
        hashes: [String; 2],
        jvm: &crate::Jvm,
        options: &crate::Options,
    ) -> Result<Order, Error> {
        Ok(Order {
            version: VERSION,
            by: by.to_owned(),
            folder: folder.to_path_buf(),
            original: programs[0].clone(),
            instrumented: programs[1].clone(),
            hashes,
            java: std::path::absolute(&jvm.java).map_err(Error::read(&jvm.java))?,
            properties: jvm.properties.clone(),
            flags: options.flags.clone(),
            wanted: options.wanted,
            repeats: options.repeats,
            timeout_ms: u64::try_from(options.timeout.as_millis()).unwrap_or(u64::MAX),
            machine: options.machine.clone(),
            inputs: Vec::new(),
            tasks: Vec::new(),
            chunk: 1,
        })
    }
}

/// A lot that is on the disk.
#[derive(Debug)]
pub(crate) struct Lot {
    pub(crate) folder: PathBuf,
    pub(crate) order: Order,
}

impl Lot {
    /// Writes a lot into a folder.
    pub(crate) fn create(
        parent: &Path,
        order: Order,
        known: &[Record],
        worker: &[String],
    ) -> Result<Lot, Error> {
        let folder = tempfile::Builder::new().prefix(PREFIX).rand_bytes(10).tempdir_in(parent);
        let folder = folder.map_err(Error::write(parent))?.keep();
        let lot = Lot { folder, order };
        let log = lot.folder.join("log");
        std::fs::create_dir(&log).map_err(Error::write(&log))?;
        let mut lines = Vec::new();
        for record in known {
            serde_json::to_writer(&mut lines, record).map_err(|e| Error::format(&lot.folder, e))?;
            lines.push(b'\n');
        }
        lot.write("known.jsonl", &lines)?;
        lot.write("run.sh", script(&lot.folder, worker)?.as_bytes())?;
        let json = serde_json::to_vec(&lot.order).map_err(|e| {
            Error::Place(format!("{}: runs elsewhere want paths that are UTF-8 ({e})", lot.folder.display()))
        })?;
        lot.write("lot.tmp", &json)?;
        let order = lot.folder.join(ORDER);
        std::fs::rename(lot.folder.join("lot.tmp"), &order).map_err(Error::write(&order))?;
        Ok(lot)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(name);
        let write = || {
            let mut file = File::create(&path)?;
            file.write_all(bytes)?;
            file.sync_all()
        };
        write().map_err(Error::write(&path))
    }

    /// Reads a lot.
    pub(crate) fn open(folder: &Path) -> Result<Lot, Error> {
        let path = folder.join(ORDER);
        let bytes = std::fs::read(&path).map_err(Error::read(&path))?;
        let order: Order = serde_json::from_slice(&bytes).map_err(|e| Error::format(&path, e))?;
        if order.version != VERSION {
            let why = format!("made by another version of mantis ({})", order.version);
            return Err(Error::format(&path, why));
        }
        Ok(Lot { folder: folder.to_path_buf(), order })
    }

    /// The lots of a folder. What is left of one that was not written to its end is removed.
    pub(crate) fn all(parent: &Path) -> Vec<Lot> {
        let entries = std::fs::read_dir(parent).into_iter().flatten().flatten();
        let is_lot = |name: &std::ffi::OsStr| name.to_str().is_some_and(|n| n.starts_with(PREFIX));
        let folders = entries.filter(|e| is_lot(&e.file_name())).map(|e| e.path());
        let mut lots = Vec::new();
        for folder in folders {
            match Lot::open(&folder) {
                Ok(lot) => lots.push(lot),
                // Nothing was started from it.
                Err(_) if !folder.join(ORDER).exists() => drop(std::fs::remove_dir_all(&folder)),
                Err(_) => {}
            }
        }
        lots.sort_by(|a, b| a.folder.cmp(&b.folder));
        lots
    }

    /// Name of the folder, unlike that of any other lot.
    pub(crate) fn name(&self) -> String {
        self.folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// How many chunks it has.
    pub(crate) fn chunks(&self) -> usize {
        self.order.tasks.len().div_ceil(self.order.chunk.max(1))
    }

    /// The tasks of a chunk.
    pub(crate) fn tasks(&self, chunk: usize) -> &[Task] {
        self.order.tasks.chunks(self.order.chunk.max(1)).nth(chunk).unwrap_or_default()
    }

    /// Chunks that are complete.
    pub(crate) fn done(&self) -> BTreeSet<usize> {
        self.names().filter_map(|n| n.strip_prefix("chunk-")?.strip_suffix(".done")?.parse().ok()).collect()
    }

    /// Notes that a chunk is complete.
    pub(crate) fn set_done(&self, chunk: usize) -> Result<(), Error> {
        self.write(&format!("chunk-{chunk}.done"), b"")
    }

    /// Begins an attempt at a chunk: its file, and the files of records that were known before.
    pub(crate) fn attempt(&self, chunk: usize) -> Result<(PathBuf, Vec<PathBuf>), Error> {
        let mut known = vec![self.folder.join("known.jsonl")];
        loop {
            let path = self.folder.join(format!("chunk-{chunk}.{}.jsonl", known.len() - 1));
            match File::create_new(&path) {
                Ok(_) => return Ok((path, known)),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => known.push(path),
                Err(e) => return Err(Error::write(&path)(e)),
            }
        }
    }

    /// Names in the folder.
    fn names(&self) -> impl Iterator<Item = String> {
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|e| e.file_name().into_string().ok())
    }

    /// The end of what the attempts said, of the log that was written last; with its path.
    pub(crate) fn last_words(&self) -> Option<String> {
        let entries = std::fs::read_dir(self.folder.join("log")).ok()?.flatten();
        let said = |path: PathBuf| {
            let mut file = File::open(&path).ok()?;
            let len = file.metadata().ok()?.len();
            file.seek(SeekFrom::Start(len.saturating_sub(LOG_END))).ok()?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).ok()?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let line = text.lines().map(str::trim).rfind(|l| !l.is_empty())?.to_owned();
            Some((file.metadata().ok()?.modified().ok()?, path, line))
        };
        let last = entries.filter_map(|e| said(e.path())).max()?;
        let line = last.2.strip_prefix("error: ").unwrap_or(&last.2).to_owned();
        Some(format!("{line} ({})", last.1.display()))
    }

    /// Removes the folder.
    pub(crate) fn remove(&self) {
        // The order first: what is left without it is no lot.
        let _ = std::fs::remove_file(self.folder.join(ORDER));
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Reads the records of attempts as they grow.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    /// Bytes of each file that were read.
    read: HashMap<String, u64>,
}

impl Reader {
    /// Records that are new since the last call, those of an attempt in their order.
    pub(crate) fn read(&mut self, lot: &Lot) -> Vec<Record> {
        let is_attempt = |n: &String| n.starts_with("chunk-") && n.ends_with(".jsonl");
        let mut names: Vec<String> = lot.names().filter(is_attempt).collect();
        names.sort();
        let mut records = Vec::new();
        for name in names {
            let from = self.read.get(&name).copied().unwrap_or(0);
            // A file that cannot be read now is read the next time.
            let Ok(bytes) = tail(&lot.folder.join(&name), from) else { continue };
            let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
            let lines = bytes[..whole].split(|b| *b == b'\n');
            records.extend(lines.filter_map(|line| serde_json::from_slice::<Record>(line).ok()));
            self.read.insert(name, from + whole as u64);
        }
        records
    }
}

fn tail(path: &Path, from: u64) -> std::io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The script that makes a chunk: `sh run.sh CHUNK`, or in an array of jobs `run.sh slurm FIRST`. The JVM's
/// flags of this process's environment are those of every run.
fn script(folder: &Path, worker: &[String]) -> Result<String, Error> {
    let quote = |word: &str| {
        let quoted = shlex::try_quote(word).map(std::borrow::Cow::into_owned);
        quoted.map_err(|e| Error::Place(format!("{word:?}: not a word of a shell ({e})")))
    };
    let mut text =
        "#!/bin/sh\n# Makes some runs of a measurement. Mantis wrote it and removes it.\n".to_owned();
    for variable in FLAG_VARIABLES {
        text += &match std::env::var(variable) {
            Ok(value) => format!("export {variable}={}\n", quote(&value)?),
            Err(_) => format!("unset {variable}\n"),
        };
    }
    text += "if [ \"$1\" = slurm ]; then chunk=$(($2 + SLURM_ARRAY_TASK_ID)); else chunk=$1; fi\n";
    let words = worker.iter().map(|w| quote(w)).collect::<Result<Vec<_>, _>>()?;
    text += &format!("exec {} {} \"$chunk\"\n", words.join(" "), quote(&folder.to_string_lossy())?);
    Ok(text)
}
