//! The program under measurement: its class path, its main class and how it wants to be started.

use crate::Error;
use crate::hash::Hasher;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A program that a JVM can start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Jars and folders of classes, absolute, in order.
    pub class_path: Vec<PathBuf>,
    /// Main class as in source (`org.example.Main`).
    pub main_class: String,
    /// Flags for the JVM, in order, before the class path.
    pub jvm_flags: Vec<String>,
    /// Environment variables on top of our own.
    pub env: BTreeMap<String, String>,
    /// `--add-opens` and the like that the manifest of a runnable jar asks for; for JVMs from 9 on.
    pub module_flags: Vec<String>,
    /// Exit codes besides 0 that mean success.
    pub success_codes: Vec<i32>,
}

impl Program {
    /// A runnable jar. The jars that its manifest's `Class-Path` names and that exist follow it on the class
    /// path. `main_class` wins over the manifest's.
    pub fn jar(jar: &Path, main_class: Option<&str>) -> Result<Program, Error> {
        let jar = existing(jar)?;
        let manifest = Manifest::of_jar(&jar)?;
        let main_class = match main_class.or(manifest.get("Main-Class")) {
            Some(name) => name.to_string(),
            None => {
                let text = "the manifest names no Main-Class; say which class to run";
                return Err(Error::Program(format!("{}: {text}", jar.display())));
            }
        };
        let folder = jar.parent().map(Path::to_path_buf).unwrap_or_default();
        let mut class_path = vec![jar];
        for entry in manifest.get("Class-Path").unwrap_or_default().split_whitespace() {
            let path = folder.join(entry.strip_prefix("file:").unwrap_or(entry));
            if path.exists() && !class_path.contains(&path) {
                class_path.push(path);
            }
        }
        let module_flags = manifest.module_flags();
        Ok(Program {
            class_path,
            main_class,
            module_flags,
            jvm_flags: Vec::new(),
            env: BTreeMap::new(),
            success_codes: Vec::new(),
        })
    }

    /// A class path (each entry a jar or a folder of classes) and a main class.
    pub fn class_path<P: AsRef<Path>>(
        entries: impl IntoIterator<Item = P>,
        main_class: &str,
    ) -> Result<Program, Error> {
        let class_path =
            entries.into_iter().map(|p| existing(p.as_ref())).collect::<Result<Vec<_>, Error>>()?;
        if class_path.is_empty() {
            return Err(Error::Program("the class path is empty".to_string()));
        }
        for jar in class_path.iter().filter(|p| p.is_file()) {
            open_jar(jar)?;
        }
        Ok(Program {
            class_path,
            main_class: main_class.to_string(),
            jvm_flags: Vec::new(),
            env: BTreeMap::new(),
            module_flags: Vec::new(),
            success_codes: Vec::new(),
        })
    }

    /// The same program from other jars or folders: its instrumented form.
    pub fn with_class_path(&self, class_path: Vec<PathBuf>) -> Program {
        Program { class_path, ..self.clone() }
    }

    /// Identity of the classes: a hash of the content of the class path and the main class.
    pub fn hash(&self) -> Result<String, Error> {
        let mut hasher = Hasher::new("program 1");
        hasher.part(self.main_class.as_bytes());
        for entry in &self.class_path {
            hasher.content(entry)?;
        }
        Ok(hasher.finish())
    }
}

/// The path, absolute; an error when nothing is there.
fn existing(path: &Path) -> Result<PathBuf, Error> {
    if !path.exists() {
        return Err(Error::Program(format!("{}: no such file or folder", path.display())));
    }
    std::path::absolute(path).map_err(Error::read(path))
}

fn open_jar(jar: &Path) -> Result<zip::ZipArchive<File>, Error> {
    if jar.is_dir() {
        return Err(Error::Program(format!("{}: a folder, not a jar", jar.display())));
    }
    let file = File::open(jar).map_err(Error::read(jar))?;
    zip::ZipArchive::new(file).map_err(|e| Error::Program(format!("{}: not a jar ({e})", jar.display())))
}

/// The main section of a jar's manifest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest(Vec<(String, String)>);

impl Manifest {
    /// Reads `META-INF/MANIFEST.MF`; empty when the jar has none.
    pub fn of_jar(jar: &Path) -> Result<Manifest, Error> {
        let mut archive = open_jar(jar)?;
        let mut bytes = Vec::new();
        match archive.by_name("META-INF/MANIFEST.MF") {
            Ok(mut entry) => entry.read_to_end(&mut bytes).map_err(Error::read(jar))?,
            Err(zip::result::ZipError::FileNotFound) => return Ok(Manifest::default()),
            Err(e) => return Err(Error::Program(format!("{}: damaged manifest ({e})", jar.display()))),
        };
        Ok(Manifest::parse(&String::from_utf8_lossy(&bytes)))
    }

    /// Parses the text; a line that starts with a space continues the one before, an empty line ends the main
    /// section.
    pub fn parse(text: &str) -> Manifest {
        let mut entries: Vec<(String, String)> = Vec::new();
        for line in text.lines() {
            if line.is_empty() {
                break;
            }
            if let Some(more) = line.strip_prefix(' ') {
                if let Some((_, value)) = entries.last_mut() {
                    value.push_str(more);
                }
            } else if let Some((key, value)) = line.split_once(':') {
                entries.push((key.trim().to_string(), value.strip_prefix(' ').unwrap_or(value).to_string()));
            }
        }
        Manifest(entries)
    }

    /// Value of a key (case does not matter), without surrounding space; `None` when empty.
    pub fn get(&self, key: &str) -> Option<&str> {
        let entry = self.0.iter().find(|(k, _)| k.eq_ignore_ascii_case(key));
        entry.map(|(_, v)| v.trim()).filter(|v| !v.is_empty())
    }

    /// What `java -jar` does with `Add-Opens`, `Add-Exports` and `Enable-Native-Access`, as flags.
    fn module_flags(&self) -> Vec<String> {
        let mut flags = Vec::new();
        for (key, flag) in [("Add-Opens", "--add-opens"), ("Add-Exports", "--add-exports")] {
            for package in self.get(key).unwrap_or_default().split_whitespace() {
                flags.push(format!("{flag}={package}=ALL-UNNAMED"));
            }
        }
        if self.get("Enable-Native-Access").is_some() {
            flags.push("--enable-native-access=ALL-UNNAMED".to_string());
        }
        flags
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifest_lines_are_joined_and_sections_end() {
        let text = "Manifest-Version: 1.0\r\nMain-Class: org.example.a.very.long.name.\r\n Main\r\n\
                    Add-Opens: java.base/java.lang java.base/java.util\r\n\r\nName: x\r\nClass-Path: no.jar\r\n";
        let manifest = Manifest::parse(text);
        assert_eq!(manifest.get("main-class"), Some("org.example.a.very.long.name.Main"));
        assert_eq!(manifest.get("Class-Path"), None);
        assert_eq!(
            manifest.module_flags(),
            ["--add-opens=java.base/java.lang=ALL-UNNAMED", "--add-opens=java.base/java.util=ALL-UNNAMED"]
        );
    }

    #[test]
    fn missing_and_corrupt_jars_are_named() {
        let dir = tempfile::tempdir().unwrap();
        let jar = dir.path().join("app.jar");
        let missing = Program::jar(&jar, None).unwrap_err().to_string();
        assert!(missing.ends_with("app.jar: no such file or folder"), "{missing}");
        std::fs::write(&jar, "this is no jar").unwrap();
        let corrupt = Program::class_path([&jar], "Main").unwrap_err().to_string();
        assert!(corrupt.contains("app.jar: not a jar"), "{corrupt}");
    }

    #[test]
    fn hash_depends_on_content_only() {
        let dir = tempfile::tempdir().unwrap();
        let program = |sub: &str, text: &str| {
            let classes = dir.path().join(sub);
            std::fs::create_dir_all(classes.join("p")).unwrap();
            std::fs::write(classes.join("p/A.class"), text).unwrap();
            Program::class_path([&classes], "p.A").unwrap().hash().unwrap()
        };
        assert_eq!(program("one", "x"), program("two", "x"));
        assert_ne!(program("one", "x"), program("two", "y"));
    }
}
