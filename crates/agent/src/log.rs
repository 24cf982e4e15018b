//! What the agent has to say: lines in a file, or nowhere. What a user must know of at once goes to standard
//! error too.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

/// A place for messages. Failing to write one is nobody's business.
#[derive(Debug, Default)]
pub struct Log(Mutex<Option<File>>);

impl Log {
    /// A log without a file.
    pub const fn new() -> Log {
        Log(Mutex::new(None))
    }

    /// Writes to a new file from now on.
    ///
    /// # Errors
    /// When the file cannot be made, with a sentence that names it.
    pub fn open(&self, path: &Path) -> Result<(), String> {
        let file = File::create(path)
            .map_err(|e| format!("the log {} cannot be written: {e}; name another file", path.display()))?;
        *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(file);
        Ok(())
    }

    /// Writes a line.
    pub fn line(&self, message: &str) {
        if let Some(file) = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).as_mut() {
            let _ = writeln!(file, "{message}");
        }
    }

    /// Writes a line here and to standard error.
    pub fn tell(&self, message: &str) {
        let _ = writeln!(std::io::stderr(), "mantis: {message}");
        self.line(message);
    }
}
