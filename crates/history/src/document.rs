//! JSON documents with a format and a version, which are refused with a sentence when they are others.

use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::state::{beside, write_atomically};

/// A kind of document.
pub(crate) struct Kind {
    /// What sentences call it.
    pub name: &'static str,
    /// Its member `format`.
    pub format: &'static str,
    /// Its member `version`.
    pub version: u32,
    /// What to do about a wrong one.
    pub remedy: &'static str,
}

#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

impl Kind {
    /// Reads a document's text; the error says what is wrong.
    pub fn parse<T: DeserializeOwned>(
        &self,
        text: &str,
        check: impl FnOnce(&T) -> Result<(), String>,
    ) -> Result<T, String> {
        let Kind { name, format, version, remedy } = self;
        let header: Header =
            serde_json::from_str(text).map_err(|error| format!("this is no {name} ({error}): {remedy}"))?;
        if header.format != *format {
            return Err(format!("this is a {} and no {format}: {remedy}", header.format));
        }
        if header.version != *version {
            return Err(format!(
                "the {name} has version {} and {version} is read here: {remedy}",
                header.version
            ));
        }
        let document = serde_json::from_str(text)
            .map_err(|error| format!("the {name} cannot be read ({error}): {remedy}"))?;
        check(&document).map_err(|why| format!("{why}: {remedy}"))?;
        Ok(document)
    }

    /// Reads a file.
    pub fn load<T: DeserializeOwned>(
        &self,
        path: &Path,
        check: impl FnOnce(&T) -> Result<(), String>,
    ) -> Result<T, Error> {
        let bytes = fs::read(path).map_err(Error::file(path, "reading"))?;
        // What is no text is no document either.
        let text = String::from_utf8_lossy(&bytes);
        self.parse(&text, check).map_err(|reason| Error::Refused { path: path.to_owned(), reason })
    }
}

/// Writes a document, all of it or none.
pub(crate) fn save(document: &impl Serialize, path: &Path) -> Result<(), Error> {
    let text =
        serde_json::to_string_pretty(document).map_err(|error| Error::file(path, "writing")(error.into()))?;
    // Nobody holds a lock here, so two processes must not share a temporary file.
    write_atomically(path, &beside(path, &format!("{}.tmp", std::process::id())), text.as_bytes())
}
