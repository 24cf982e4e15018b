//! Round trips over large corpora, with speeds: `cargo run --release --example corpus -- [--jdks] [JAR...]`.
//!
//! For each class: parse -> write must give the same bytes, and decode -> encode of every method the same
//! `Code`.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::jar::Jar;
use mantis_classfile::jdk::{self, Jdk};

#[derive(Default)]
struct Figures {
    classes: usize,
    methods: usize,
    bytes: usize,
    failures: usize,
    parse: Duration,
    write: Duration,
    code: Duration,
}

impl Figures {
    fn class(&mut self, name: &str, bytes: &[u8]) {
        self.classes += 1;
        self.bytes += bytes.len();
        let shared: Arc<[u8]> = Arc::from(bytes);
        let start = Instant::now();
        let parsed = ClassFile::parse_shared(shared);
        self.parse += start.elapsed();
        let mut class = match parsed {
            Ok(class) => class,
            Err(error) => return self.fail(name, &error.to_string()),
        };
        let start = Instant::now();
        let same = class.to_bytes() == bytes;
        self.write += start.elapsed();
        if !same {
            self.fail(name, "parse -> write differs");
        }
        let start = Instant::now();
        for index in 0..class.methods.len() {
            if let Err(problem) = self.method(&mut class, index) {
                let method = class.methods[index].name().clone();
                self.fail(&format!("{name}.{method}"), &problem);
            }
        }
        self.code += start.elapsed();
        if class.to_bytes() != bytes {
            self.fail(name, "decode -> encode differs");
        }
    }

    fn method(&mut self, class: &mut ClassFile, index: usize) -> Result<(), String> {
        let Some(code) = Code::decode(class, &class.methods[index]).map_err(|e| e.to_string())? else {
            return Ok(());
        };
        self.methods += 1;
        class.set_code(index, &code).map_err(|e| e.to_string())
    }

    fn fail(&mut self, what: &str, why: &str) {
        self.failures += 1;
        if self.failures <= 20 {
            eprintln!("FAIL {what}: {why}");
        }
    }

    fn print(&self, corpus: &str) {
        let rate = |time: Duration| self.bytes as f64 / 1e6 / time.as_secs_f64();
        println!(
            "{corpus}: {} classes, {} methods, {:.1} MB, {} failures; parse {:.0} MB/s, write {:.0} MB/s, decode + encode {:.0} MB/s",
            self.classes,
            self.methods,
            self.bytes as f64 / 1e6,
            self.failures,
            rate(self.parse),
            rate(self.write),
            rate(self.code)
        );
    }
}

fn main() {
    let mut failures = 0;
    for argument in std::env::args().skip(1) {
        if argument == "--jdks" {
            for home in jdk::installed() {
                let mut figures = Figures::default();
                match Jdk::open(&home) {
                    Ok(jdk) => jdk.classes().for_each(|(name, bytes)| figures.class(&name, &bytes)),
                    Err(error) => figures.fail(&home.display().to_string(), &error.to_string()),
                }
                figures.print(&format!("JDK {}", jdk::feature_release(&home).unwrap_or_default()));
                failures += figures.failures;
            }
            continue;
        }
        let mut figures = Figures::default();
        if let Err(error) = jar(Path::new(&argument), &mut figures) {
            figures.fail(&argument, &error.to_string());
        }
        figures.print(&argument);
        failures += figures.failures;
    }
    std::process::exit(i32::from(failures > 0));
}

fn jar(path: &Path, figures: &mut Figures) -> Result<(), mantis_classfile::jar::JarError> {
    let jar = Jar::open(path)?;
    for entry in jar.classes() {
        if let Some(bytes) = jar.read(&entry.entry)? {
            figures.class(&entry.entry, &bytes);
        }
    }
    Ok(())
}
