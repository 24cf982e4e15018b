//! Writing jars: the same content gives the same bytes.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::jar::manifest::{self, Manifest};
use crate::jar::{ClassEntry, Jar, JarError};

/// Collects the entries of a jar. The manifest is written first, the others in the order they were added, all
/// with the same time stamp.
#[derive(Clone, Debug, Default)]
pub struct JarBuilder {
    manifest: Option<Vec<u8>>,
    entries: Vec<(String, Vec<u8>)>,
    names: BTreeSet<String>,
    stored: bool,
}

impl JarBuilder {
    /// An empty jar.
    pub fn new() -> JarBuilder {
        JarBuilder::default()
    }

    /// Leaves the entries uncompressed: for jars that are read once and deleted.
    pub fn stored(&mut self) -> &mut Self {
        self.stored = true;
        self
    }

    /// Sets the manifest.
    pub fn manifest(&mut self, manifest: &Manifest) -> &mut Self {
        self.manifest = Some(manifest.to_bytes());
        self
    }

    /// Adds an entry, or replaces the one of this name.
    pub fn add(&mut self, name: &str, content: Vec<u8>) -> &mut Self {
        if name == manifest::ENTRY {
            self.manifest = Some(content);
        } else if self.names.insert(name.to_owned()) {
            self.entries.push((name.to_owned(), content));
        } else if let Some((_, old)) = self.entries.iter_mut().find(|(n, _)| n == name) {
            *old = content;
        }
        self
    }

    /// Adds a class under its internal name.
    pub fn add_class(&mut self, name: &str, bytes: Vec<u8>) -> &mut Self {
        self.add(&format!("{name}.class"), bytes)
    }

    /// Takes the other jars of the class path out of the manifest, for a jar that is started with all of them
    /// named. Left there they come before what is named after this jar. Signatures no longer hold then, and
    /// go, too.
    pub fn without_class_path(&mut self) -> &mut Self {
        let named = self.manifest.as_deref().map(Manifest::parse);
        if named.is_some_and(|manifest| manifest.get("Class-Path").is_some()) {
            self.unsign(|manifest| {
                manifest.remove("Class-Path");
            });
        }
        self
    }

    /// Drops what a signature left and changes the manifest.
    fn unsign(&mut self, change: impl FnOnce(&mut Manifest)) {
        self.entries.retain(|(name, _)| !is_signature(name));
        self.names.retain(|name| !is_signature(name));
        if let Some(bytes) = &self.manifest {
            let mut manifest = Manifest::parse(bytes);
            manifest.drop_digests();
            change(&mut manifest);
            self.manifest = Some(manifest.to_bytes());
        }
    }

    /// Whether there is an entry of this name.
    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name) || (name == manifest::ENTRY && self.manifest.is_some())
    }

    /// The bytes of the jar.
    pub fn to_bytes(&self) -> Result<Vec<u8>, std::io::Error> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let method = if self.stored { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        let manifest = self.manifest.iter().map(|bytes| (manifest::ENTRY, bytes));
        let entries = self.entries.iter().map(|(name, bytes)| (name.as_str(), bytes));
        for (name, bytes) in manifest.chain(entries) {
            if let Some(directory) = name.strip_suffix('/') {
                zip.add_directory(directory, options)?;
            } else {
                zip.start_file(name, options)?;
                zip.write_all(bytes)?;
            }
        }
        Ok(zip.finish()?.into_inner())
    }

    /// Writes the jar. The file appears whole or not at all: a neighbour is written and renamed.
    pub fn write_to(&self, path: &Path) -> Result<(), JarError> {
        let failed = |error| JarError::io("write", path, error);
        let bytes = self.to_bytes().map_err(failed)?;
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
        written.map_err(|error| {
            // Best effort: the error that matters is the one above.
            let _ = fs::remove_file(&part);
            failed(error)
        })
    }
}

/// Copies a jar, offering each class to `transform`, which gives new bytes or `None` to keep the old ones.
/// When a class changed, the signatures are dropped, since they no longer hold.
pub fn rewrite<E: From<JarError>>(
    jar: &Jar,
    mut transform: impl FnMut(&ClassEntry, &[u8]) -> Result<Option<Vec<u8>>, E>,
) -> Result<JarBuilder, E> {
    let mut builder = JarBuilder::new();
    let mut changed = false;
    for name in jar.entries() {
        let content = jar.read(name)?.unwrap_or_default();
        let replaced = match ClassEntry::of(name) {
            Some(entry) => transform(&entry, &content)?,
            None => None,
        };
        changed |= replaced.is_some();
        builder.add(name, replaced.unwrap_or(content));
    }
    if changed {
        builder.unsign(|_| {});
    }
    Ok(builder)
}

/// Whether an entry belongs to a jar's signature.
fn is_signature(entry: &str) -> bool {
    let upper = entry.to_ascii_uppercase();
    let Some(name) = upper.strip_prefix("META-INF/").filter(|name| !name.contains('/')) else { return false };
    name.starts_with("SIG-") || [".SF", ".RSA", ".DSA", ".EC"].iter().any(|end| name.ends_with(end))
}
