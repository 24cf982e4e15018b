//! The kept corpus of every target.

use std::path::Path;

use mantis_fuzz::TARGETS;

#[test]
fn the_corpus_harms_no_reader() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, target) in TARGETS {
        let mut files: Vec<_> =
            std::fs::read_dir(corpus.join(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert!(!files.is_empty(), "{name} has no seeds");
        for file in files {
            let bytes = std::fs::read(&file).unwrap();
            let held = std::panic::catch_unwind(|| target(&bytes)).is_ok();
            assert!(held, "{name} fails on {}", file.display());
        }
    }
}
