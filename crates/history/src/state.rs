//! The state of a service in a file: it survives a restart, a crash, and whatever else writes there.
//!
//! One line, `mantis-history-state VERSION sha256 BYTES`, then JSON with the tables, detectors and intervals
//! of all actions. A file is replaced as a whole: written beside, flushed to the disk, renamed. So a process
//! that dies in the middle leaves the old file. What is damaged or of another version is refused and never
//! overwritten: from then on the state is kept in a file beside it.
//!
//! A lock on `FILE.lock` is held as long as the [`StateFile`] lives, so that no two processes write the same
//! file. The lock file stays; removing it would let a third process lock another file of the same name.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::config::ActionSettings;
use crate::error::Error;
use crate::history::Track;
use crate::table::Table;

const FORMAT: &str = "mantis-history-state";
const VERSION: u32 = 1;
/// Files beside a refused one that are tried.
const SPARES: usize = 100;

/// All that a service has learned.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct State {
    /// The hash of the configuration that it was learned under.
    pub config: String,
    /// The actions.
    pub actions: Vec<SavedAction>,
}

/// All that was learned of an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedAction {
    /// Its name.
    pub name: String,
    /// Its settings.
    pub settings: ActionSettings,
    /// Executions.
    pub updates: u64,
    /// Its table.
    pub table: Table,
    /// What was learned of each resource.
    pub tracks: Vec<Track>,
}

impl SavedAction {
    /// Whether it is what it claims, and fits an action of these settings: same parameters, same resources.
    pub fn fits(&self, settings: &ActionSettings) -> bool {
        self.settings.parameters == settings.parameters
            && self.settings.resources == settings.resources
            && self.tracks.len() == settings.resources.len()
            && self.table.is_sound(settings.parameters.len(), settings.resources.len())
    }
}

/// A state file that this process has for itself.
#[derive(Debug)]
pub struct StateFile {
    path: PathBuf,
    /// `path`, or the file beside it that is used instead.
    target: PathBuf,
    /// Held, not read.
    lock: File,
}

/// What was found in a state file.
#[derive(Debug)]
pub struct Loaded {
    /// The state; `None` if there is no file yet.
    pub state: Option<State>,
    /// The files that were refused and are kept. The state is that of the file now written, if it exists.
    pub refused: Vec<Error>,
}

impl Drop for StateFile {
    fn drop(&mut self) {
        // Closing is not enough while a child that another thread is starting still has the file.
        let _ = self.lock.unlock();
    }
}

impl StateFile {
    /// Takes the file for this process, whether it exists or not.
    ///
    /// # Errors
    /// [`Error::InUse`] if another process has it, [`Error::File`] if its lock file cannot be written.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let lock_path = beside(path, "lock");
        let options = File::options().create(true).truncate(false).write(true).open(&lock_path);
        let lock = options.map_err(Error::file(&lock_path, "making the lock file"))?;
        match lock.try_lock() {
            Ok(()) => Ok(StateFile { path: path.to_owned(), target: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(Error::file(&lock_path, "locking")(error)),
        }
    }

    /// Reads the state. A file that is refused is left alone for good: the next of `FILE.1`, `FILE.2`, ...
    /// that does not exist or can be read takes its place.
    ///
    /// # Errors
    /// [`Error::File`] if a file cannot be read at all; [`Error::Refused`] if all places beside are taken.
    pub fn load(&mut self) -> Result<Loaded, Error> {
        let mut refused = Vec::new();
        for spare in 0..=SPARES {
            self.target = match spare {
                0 => self.path.clone(),
                _ => beside(&self.path, &spare.to_string()),
            };
            let bytes = match fs::read(&self.target) {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Ok(Loaded { state: None, refused });
                }
                Err(error) => return Err(Error::file(&self.target, "reading the state")(error)),
            };
            match decode(&bytes) {
                Ok(state) => return Ok(Loaded { state: Some(state), refused }),
                Err(reason) => refused.push(Error::Refused { path: self.target.clone(), reason }),
            }
        }
        let reason = format!("this and {SPARES} files beside it cannot be used: move them away");
        Err(Error::Refused { path: self.path.clone(), reason })
    }

    /// Writes the state, all of it or none.
    ///
    /// # Errors
    /// [`Error::File`]; the file is then as it was.
    pub fn save(&self, state: &State) -> Result<(), Error> {
        let bytes =
            encode(state).map_err(|error| Error::file(&self.target, "writing the state")(error.into()))?;
        write_atomically(&self.target, &beside(&self.target, "tmp"), &bytes)
    }

    /// The file that [`StateFile::save`] writes.
    pub fn target(&self) -> &Path {
        &self.target
    }
}

/// The file of this name with a suffix.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// Writes `temporary`, flushes it to the disk, and renames it to `path`.
pub(crate) fn write_atomically(path: &Path, temporary: &Path, bytes: &[u8]) -> Result<(), Error> {
    let write = || {
        let mut file = File::create(temporary)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(temporary, path)?;
        // The name is on the disk only when the directory is.
        let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
        File::open(directory.unwrap_or(Path::new(".")))?.sync_all()
    };
    write().map_err(Error::file(path, "writing"))
}

fn header(version: u32, payload: &[u8]) -> String {
    let hash: String = Sha256::digest(payload).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{FORMAT} {version} {hash} {}\n", payload.len())
}

fn encode(state: &State) -> serde_json::Result<Vec<u8>> {
    Ok(framed(&serde_json::to_vec(state)?))
}

/// The bytes of a state file with this payload, the JSON of a [`State`].
pub fn framed(payload: &[u8]) -> Vec<u8> {
    let mut bytes = header(VERSION, payload).into_bytes();
    bytes.extend_from_slice(payload);
    bytes
}

/// The error says what is wrong and what to do.
fn decode(bytes: &[u8]) -> Result<State, String> {
    let kept = "it is kept as it is and the state starts anew beside it";
    let end = bytes.iter().take(256).position(|&byte| byte == b'\n');
    let line = end.and_then(|end| std::str::from_utf8(&bytes[..=end]).ok()).unwrap_or("");
    let mut words = line.split_whitespace();
    if words.next() != Some(FORMAT) {
        return Err(format!("this is no state file: {kept}"));
    }
    match words.next().and_then(|word| word.parse::<u32>().ok()) {
        Some(VERSION) => {}
        Some(version) => {
            return Err(format!(
                "the state has version {version} and {VERSION} is read here: {kept}; use the release that wrote it"
            ));
        }
        None => return Err(format!("the state file is damaged in its first line: {kept}")),
    }
    let payload = &bytes[line.len()..];
    if line != header(VERSION, payload) {
        return Err(format!("the state file is damaged, its checksum is wrong: {kept}; restore a copy"));
    }
    serde_json::from_slice(payload).map_err(|error| format!("the state cannot be read ({error}): {kept}"))
}
