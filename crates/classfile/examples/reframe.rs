//! Computes all frames of a jar or of a JDK module anew and writes the result as a jar:
//! `cargo run --release --example reframe -- JAVA_HOME OUT.jar (IN.jar | --module java.base) [CLASS PATH]`.
//!
//! `tests/java/LinkAll.java` tells what the JVM thinks of it.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::error::CodeError;
use mantis_classfile::frames;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy};
use mantis_classfile::jar::{self, Jar, JarBuilder, JarError};
use mantis_classfile::jdk::Jdk;

#[derive(Default)]
struct Figures {
    classes: usize,
    bytes: usize,
    failures: usize,
    time: Duration,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [home, out, input, rest @ ..] = arguments.as_slice() else {
        return Err("usage: reframe JAVA_HOME OUT.jar (IN.jar | --module NAME) [CLASS PATH]".into());
    };
    let jdk = Arc::new(Jdk::open(Path::new(home))?);
    let mut figures = Figures::default();
    let builder = match (input.as_str(), rest) {
        ("--module", [module, ..]) => {
            let class_path = ClassPath::open(&[], Some(Arc::clone(&jdk)))?;
            module_classes(&jdk, module, &class_path, &mut figures)
        }
        (jar, rest) => {
            let mut paths = vec![PathBuf::from(jar)];
            paths.extend(rest.iter().flat_map(|list| ClassPath::split(list)));
            let class_path = ClassPath::open(&paths, Some(jdk))?;
            jar::rewrite(&Jar::open(Path::new(jar))?, |entry, bytes| {
                Ok::<_, JarError>(figures.class(&entry.entry, bytes, &class_path))
            })?
        }
    };
    builder.write_to(Path::new(out))?;
    println!(
        "{} classes, {:.1} MB, {} failures, {:.0} MB/s",
        figures.classes,
        figures.bytes as f64 / 1e6,
        figures.failures,
        figures.bytes as f64 / 1e6 / figures.time.as_secs_f64()
    );
    Ok(())
}

fn module_classes(jdk: &Jdk, module: &str, class_path: &ClassPath, figures: &mut Figures) -> JarBuilder {
    let mut builder = JarBuilder::new();
    for (name, bytes) in jdk.classes() {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        if jdk.module_of(package).is_some_and(|m| &**m == module)
            && let Some(bytes) = figures.class(&name, &bytes, class_path)
        {
            builder.add_class(&name, bytes);
        }
    }
    builder
}

impl Figures {
    fn class(&mut self, name: &str, bytes: &[u8], hierarchy: &dyn Hierarchy) -> Option<Vec<u8>> {
        let start = Instant::now();
        let result = reframe(bytes, hierarchy);
        self.time += start.elapsed();
        self.classes += 1;
        self.bytes += bytes.len();
        match result {
            Ok(bytes) => Some(bytes),
            Err(error) => {
                self.failures += 1;
                eprintln!("{name}: {error}");
                None
            }
        }
    }
}

fn reframe(bytes: &[u8], hierarchy: &dyn Hierarchy) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut class = ClassFile::parse(bytes)?;
    for index in 0..class.methods.len() {
        reframe_method(&mut class, index, hierarchy)
            .map_err(|error| format!("{}: {error}", class.methods[index].name()))?;
    }
    Ok(class.to_bytes())
}

fn reframe_method(class: &mut ClassFile, index: usize, hierarchy: &dyn Hierarchy) -> Result<(), CodeError> {
    let Some(mut code) = Code::decode(class, &class.methods[index])? else { return Ok(()) };
    frames::recompute(&mut code, class, hierarchy)?;
    class.set_code(index, &code)
}
