//! Jars: read through the zip directory, written deterministically.

mod manifest;
mod write;

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use rustc_hash::FxHashMap;
use zip::ZipArchive;
use zip::result::ZipError;

pub use manifest::Manifest;
pub use write::{JarBuilder, rewrite};

use crate::error::ParseError;

/// Why classes cannot be read from, or a jar not be written to, a place.
#[derive(Debug, thiserror::Error)]
pub enum JarError {
    /// The file does not exist.
    #[error("there is no file {}", .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The file is no zip archive.
    #[error("{} is not a jar: {reason}", .path.display())]
    NotAZip {
        /// The file.
        path: PathBuf,
        /// What the zip reader says.
        reason: String,
    },
    /// The operating system refused.
    #[error("cannot {action} {}: {source}", .path.display())]
    Io {
        /// What was tried: `read`, `write`.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// An entry cannot be decompressed.
    #[error("entry {entry} of {} is damaged: {reason}", .path.display())]
    BadEntry {
        /// The jar.
        path: PathBuf,
        /// The entry.
        entry: String,
        /// What the zip reader says.
        reason: String,
    },
    /// An entry is no class file.
    #[error("class {entry} of {} is corrupt: {source}", .path.display())]
    BadClass {
        /// The jar or directory.
        path: PathBuf,
        /// The entry.
        entry: String,
        /// What is wrong with it.
        source: ParseError,
    },
    /// No run-time image at a Java home.
    #[error("{} is not a JDK of Java 9 or later: it has no lib/modules", .home.display())]
    NoImage {
        /// The Java home.
        home: PathBuf,
    },
    /// The run-time image cannot be read.
    #[error("{} is not a run-time image that can be read: {reason}", .path.display())]
    BadImage {
        /// The image.
        path: PathBuf,
        /// What its reader says.
        reason: String,
    },
}

impl JarError {
    pub(crate) fn io(action: &'static str, path: &Path, source: std::io::Error) -> JarError {
        match source.kind() {
            std::io::ErrorKind::NotFound if action == "read" => JarError::Missing { path: path.to_owned() },
            _ => JarError::Io { action, path: path.to_owned(), source },
        }
    }
}

/// A class in a jar or directory.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClassEntry {
    /// Internal name, as its place says.
    pub class: String,
    /// The release from which on it replaces the base class (`META-INF/versions/9/...`); `None` for a base
    /// class.
    pub release: Option<u32>,
    /// Name of the entry.
    pub entry: String,
}

impl ClassEntry {
    /// What an entry's name says; `None` if it is no class. `module-info` and `package-info` are not.
    pub fn of(entry: &str) -> Option<ClassEntry> {
        let path = entry.strip_suffix(".class")?;
        let (release, class) = match path.strip_prefix("META-INF/versions/") {
            Some(versioned) => {
                let (release, class) = versioned.split_once('/')?;
                (Some(release.parse().ok()?), class)
            }
            None => (None, path),
        };
        let simple = class.rsplit('/').next()?;
        if class.starts_with("META-INF/") || matches!(simple, "module-info" | "package-info" | "") {
            return None;
        }
        Some(ClassEntry { class: class.to_owned(), release, entry: entry.to_owned() })
    }
}

/// A jar open for reading. Reading from several threads is allowed; they take turns.
#[derive(Debug)]
pub struct Jar {
    path: PathBuf,
    names: Vec<String>,
    index: FxHashMap<String, usize>,
    zip: Mutex<ZipArchive<BufReader<File>>>,
}

/// Entries that claim to be larger are refused: no class or resource of a program is.
const MAX_ENTRY: u64 = 1 << 31;

impl Jar {
    /// Opens a jar and reads its directory.
    pub fn open(path: &Path) -> Result<Jar, JarError> {
        let file = File::open(path).map_err(|error| JarError::io("read", path, error))?;
        let zip = ZipArchive::new(BufReader::new(file)).map_err(|error| match error {
            ZipError::Io(source) if source.kind() != std::io::ErrorKind::UnexpectedEof => {
                JarError::io("read", path, source)
            }
            other => JarError::NotAZip { path: path.to_owned(), reason: other.to_string() },
        })?;
        let mut names = Vec::with_capacity(zip.len());
        let mut index = FxHashMap::default();
        for i in 0..zip.len() {
            let name = match zip.name_for_index(i) {
                Some(Ok(name)) => name.into_owned(),
                _ => String::new(),
            };
            index.insert(name.clone(), i);
            names.push(name);
        }
        Ok(Jar { path: path.to_owned(), names, index, zip: Mutex::new(zip) })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Names of its entries in the order of its directory; those of directories end in `/`.
    pub fn entries(&self) -> &[String] {
        &self.names
    }

    /// Whether it has an entry.
    pub fn contains(&self, entry: &str) -> bool {
        self.index.contains_key(entry)
    }

    /// The content of an entry; `None` if there is none of this name.
    pub fn read(&self, entry: &str) -> Result<Option<Vec<u8>>, JarError> {
        let Some(&index) = self.index.get(entry) else { return Ok(None) };
        let bad =
            |reason: String| JarError::BadEntry { path: self.path.clone(), entry: entry.to_owned(), reason };
        // A reader that panicked half-way leaves nothing inconsistent: each read seeks first.
        let mut zip = self.zip.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let file = zip.by_index(index).map_err(|error| bad(error.to_string()))?;
        let size = file.size();
        if size > MAX_ENTRY {
            return Err(bad(format!("it claims a size of {size} bytes")));
        }
        let mut bytes = Vec::with_capacity(size.min(1 << 20) as usize);
        file.take(MAX_ENTRY).read_to_end(&mut bytes).map_err(|error| bad(error.to_string()))?;
        Ok(Some(bytes))
    }

    /// Its classes, base and versioned, in the order of its directory.
    pub fn classes(&self) -> impl Iterator<Item = ClassEntry> + '_ {
        self.names.iter().filter_map(|name| ClassEntry::of(name))
    }

    /// Its manifest; empty if it has none.
    pub fn manifest(&self) -> Result<Manifest, JarError> {
        let text = self.read(manifest::ENTRY)?.unwrap_or_default();
        Ok(Manifest::parse(&text))
    }
}
