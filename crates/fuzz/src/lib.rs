//! What the readers of files must hold for any bytes: no panic, bounded memory, and where a format is written
//! too, that what was read can be written and read again.
//!
//! Each function of [`TARGETS`] takes the bytes of a file that somebody else wrote, damaged or made to do
//! harm. `fuzz/` runs them under libFuzzer; a test of this crate runs them on the corpus that is kept there,
//! so that what was found once stays repaired without a fuzzer.

use std::path::Path;

use mantis_classfile::class::ClassFile;
use mantis_classfile::hierarchy::NoClasses;
use mantis_classfile::jar::JarBuilder;
use mantis_history::state::{StateFile, framed};
use mantis_history::{Config, Service};
use mantis_instrument::{Layout, Options};
use mantis_ir::control_dep::ControlDeps;
use mantis_ir::dom::{DomTree, PostDomTree};
use mantis_ir::loops::LoopForest;
use mantis_library::marks::Marks;
use mantis_library::overlay::Overlay;
use mantis_measure::{RawCounts, RunStore, Table, output, runlist};
use mantis_predictor::{Bundle, blob};
use tempfile::TempDir;

/// Reads the bytes of a file; panics where it must not.
pub type Target = fn(&[u8]);

/// The readers by the names of their targets and corpora.
pub const TARGETS: &[(&str, Target)] = &[
    ("bundle", bundle),
    ("class_file", class_file),
    ("counts", counts),
    ("ir_text", ir_text),
    ("overlay", overlay),
    ("run_list", run_list),
    ("state", state),
    ("store", store),
    ("watch_toml", watch_toml),
];

/// A class file: it is written as it was read; its methods are understood or refused; it is instrumented.
/// Code that the JVM would not verify may give functions that are not sound, which are verified too.
pub fn class_file(bytes: &[u8]) {
    let Ok(class) = ClassFile::parse(bytes) else { return };
    let written = class.to_bytes();
    assert!(written == bytes, "a class file is written as it was read");
    for method in &class.methods {
        let Ok(Some(function)) = mantis_ir::build(&class, method, &NoClasses) else { continue };
        let _ = mantis_ir::verify(&function);
    }
    for threads in [false, true] {
        let options = Options { threads: Some(threads), ..Options::default() };
        let _ = mantis_instrument::instrument(&[&class], &options);
    }
}

/// Functions in the text form of the IR: they are printed as they are read, and verified; the analyses of
/// sound ones end.
pub fn ir_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(functions) = mantis_ir::text::parse(text) else { return };
    for function in functions {
        let sound = mantis_ir::verify(&function).is_empty();
        let printed = function.to_string();
        if !sound {
            continue;
        }
        let again = mantis_ir::text::parse(&printed).map(|f| f.iter().map(ToString::to_string).collect());
        assert_eq!(again, Ok(vec![printed]), "a function is read as it was printed");
        let (tree, post) = (DomTree::compute(&function), PostDomTree::compute(&function));
        let _ = (tree.frontiers(&function), ControlDeps::with(&function, &post));
        let _ = LoopForest::compute(&function);
    }
}

/// Descriptions of library methods.
pub fn overlay(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = (Overlay::parse(&[("fuzzed", text)]), Marks::parse(&[("fuzzed", text)]));
}

/// A run list.
pub fn run_list(bytes: &[u8]) {
    let _ = runlist::parse(bytes, "fuzzed", Path::new("/inputs"));
}

/// A counts file, and the file of times beside it.
pub fn counts(bytes: &[u8]) {
    let _ = (RawCounts::parse(bytes), mantis_instrument::decode(bytes, &Layout::default()));
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = output::Times::parse(text);
    }
}

/// A store of runs, and the table that `mantis fit` takes, in Parquet or CSV.
pub fn store(bytes: &[u8]) {
    let place = Scratch::with("store.parquet", bytes);
    let _ = (RunStore::read(&place.file()), Table::read(&place.file()));
}

/// A predictor: the jar itself, or the description and classes that its first line break parts.
pub fn bundle(bytes: &[u8]) {
    let whole = Scratch::with("p.jar", bytes);
    let _ = Bundle::read(&whole.file());
    let end = bytes.iter().position(|&b| b == b'\n').unwrap_or(bytes.len());
    let (json, classes) = bytes.split_at(end);
    let _ = blob::unpack(classes);
    let mut jar = JarBuilder::new();
    jar.add("META-INF/mantis/predictor.json", json.to_vec());
    jar.add("META-INF/mantis/code-0.blob", classes.to_vec());
    let parts = Scratch::with("p.jar", &jar.to_bytes().expect("a jar in memory"));
    let _ = Bundle::read(&parts.file());
}

/// A state file, whole or its JSON with the right first line: what fits its own settings answers and learns.
pub fn state(bytes: &[u8]) {
    learned(bytes);
    learned(&framed(bytes));
}

fn learned(bytes: &[u8]) {
    let place = Scratch::with("state", bytes);
    let Ok(mut file) = StateFile::open(&place.file()) else { return };
    let Ok(Some(state)) = file.load().map(|loaded| loaded.state) else { return };
    let Ok(config) = Config::parse("[[action]]\nmethod = \"a.B.c\"\n", "watch.toml") else { return };
    let service = Service::new(&config);
    let actions: Vec<_> = state.actions.iter().map(|a| (a.name.clone(), a.settings.clone())).collect();
    service.restore(state);
    for (name, settings) in actions {
        let Ok(id) = service.register(&name, &settings) else { continue };
        let parameters = vec![1.0; settings.parameters.len()];
        let resources = service.resources(id).map_or(0, |r| r.len());
        let _ = service.query(id, &parameters);
        let _ = service.update(id, &parameters, &vec![2.0; resources]);
        let _ = (service.query(id, &parameters), service.status(id));
    }
}

/// The agent's configuration.
pub fn watch_toml(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(config) = Config::parse(text, "watch.toml") else { return };
    let _ = Service::new(&config);
}

/// A folder of one file that goes when it is dropped.
struct Scratch(TempDir, &'static str);

impl Scratch {
    fn with(name: &'static str, bytes: &[u8]) -> Scratch {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        std::fs::write(folder.path().join(name), bytes).expect("a temporary file");
        Scratch(folder, name)
    }

    fn file(&self) -> std::path::PathBuf {
        self.0.path().join(self.1)
    }
}
