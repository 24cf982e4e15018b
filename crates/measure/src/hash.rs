//! SHA-256 over sequences of parts, each preceded by its length so that no two sequences collide.

use crate::Error;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A hash under construction.
pub(crate) struct Hasher(Sha256);

impl Hasher {
    /// A hash for one purpose; different purposes never collide.
    pub(crate) fn new(purpose: &str) -> Hasher {
        let mut hasher = Hasher(Sha256::new());
        hasher.part(purpose.as_bytes());
        hasher
    }

    pub(crate) fn part(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    pub(crate) fn parts<'a>(&mut self, parts: impl IntoIterator<Item = &'a str>) {
        let parts: Vec<_> = parts.into_iter().collect();
        self.0.update((parts.len() as u64).to_le_bytes());
        for part in parts {
            self.part(part.as_bytes());
        }
    }

    /// The content of a file, or of all files below a folder with their relative names.
    pub(crate) fn content(&mut self, path: &Path) -> Result<(), Error> {
        if !path.is_dir() {
            return self.file(path);
        }
        let mut files = Vec::new();
        list(path, &mut files)?;
        self.0.update((files.len() as u64).to_le_bytes());
        for file in files {
            let name = file.strip_prefix(path).unwrap_or(&file);
            self.part(name.as_os_str().as_encoded_bytes());
            self.file(&file)?;
        }
        Ok(())
    }

    fn file(&mut self, path: &Path) -> Result<(), Error> {
        let mut file = File::open(path).map_err(Error::read(path))?;
        let mut inner = Sha256::new();
        let mut buffer = vec![0; 1 << 16];
        loop {
            let n = file.read(&mut buffer).map_err(Error::read(path))?;
            if n == 0 {
                break;
            }
            inner.update(&buffer[..n]);
        }
        self.part(&inner.finalize());
        Ok(())
    }

    /// The first 128 bits in hexadecimal.
    pub(crate) fn finish(self) -> String {
        self.0.finalize().iter().take(16).map(|b| format!("{b:02x}")).collect()
    }
}

/// All files below a folder, sorted.
fn list(dir: &Path, into: &mut Vec<PathBuf>) -> Result<(), Error> {
    let entries = std::fs::read_dir(dir).map_err(Error::read(dir))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(Error::read(dir))?.path());
    }
    paths.sort();
    for path in paths {
        // A link is taken as a file: following it into a folder might not end.
        if path.is_dir() && !path.is_symlink() {
            list(&path, into)?;
        } else if path.is_file() {
            into.push(path);
        }
    }
    Ok(())
}
