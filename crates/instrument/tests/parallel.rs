//! The instrumented program does not depend on how many threads work on it, nor on how many classes are given
//! at a time.

use std::collections::BTreeSet;

use crate::support::{compile, folder, jdks};
use mantis_classfile::class::ClassFile;
use mantis_instrument::layout::SumSource;
use mantis_instrument::{Diagnostic, InstrumentedProgram, Instrumenter, Layout, Options, instrument};

/// Enough classes for several batches; in the midst of them one with a method that gets less than it asked
/// for.
fn program() -> Vec<ClassFile> {
    let source = tempfile::tempdir().unwrap();
    let large = source.path().join("Large.java");
    let stores: String = (0..10_000).map(|i| format!("a[{}] = 1;", i % 100)).collect();
    std::fs::write(&large, format!("class Large {{ static void run(int[] a) {{ {stores} }} }}")).unwrap();
    let mut sources = vec![large];
    for name in ["Exits", "Oracle", "Shapes", "Throws", "Workers"] {
        sources.push(folder(&format!("tests/java/{name}.java")));
    }
    compile(&jdks()[0], &[], &sources)
}

fn on_threads(count: usize, classes: &[ClassFile]) -> (InstrumentedProgram, Vec<Diagnostic>) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build().unwrap();
    pool.install(|| instrument(classes, &Options::default())).unwrap()
}

/// The numbers of all counters and integer sums.
fn slots(layout: &Layout) -> [Vec<u32>; 2] {
    let (mut counters, mut integers) = (Vec::new(), Vec::new());
    for (_, method) in layout.methods() {
        counters.extend(method.edges.iter().filter_map(|e| e.slot));
        counters.extend((method.throw_base..).take(method.throwers.len()));
        counters.extend(method.handlers.iter().map(|h| h.1));
        counters.extend(method.told);
        integers.extend(method.arrays.iter().map(|a| a.1));
        integers.extend(method.stores.iter().filter_map(|s| match s.sum {
            SumSource::Integer(slot) => Some(slot),
            _ => None,
        }));
    }
    [counters, integers]
}

#[test]
fn threads_and_batches_do_not_matter() {
    let classes = program();
    assert!(classes.len() > 8, "{}", classes.len());
    let (alone, remarks) = on_threads(1, &classes);
    assert!(remarks.iter().any(|r| &*r.class == "Large"), "{remarks:?}");
    for count in [2, 5] {
        let (program, diagnostics) = on_threads(count, &classes);
        assert!(program.classes == alone.classes && program.added == alone.added);
        assert!(program.layout == alone.layout);
        assert_eq!(diagnostics, remarks);
    }
    let options = Options { threads: Some(alone.layout.threads), ..Options::default() };
    let mut instrumenter = Instrumenter::new(&options);
    classes.iter().for_each(|class| instrumenter.announce(class));
    let one_by_one: Vec<_> =
        classes.iter().flat_map(|class| instrumenter.classes(std::slice::from_ref(class))).collect();
    assert!(one_by_one == alone.classes);
    let finished = instrumenter.finish(alone.layout.program.clone()).unwrap();
    assert!(finished.layout == alone.layout && finished.added == alone.added);
}

#[test]
fn no_number_is_given_out_twice() {
    let (program, _) = on_threads(2, &program());
    let layout = &program.layout;
    for (slots, length) in slots(layout).into_iter().zip([layout.counters, layout.integers]) {
        let distinct: BTreeSet<u32> = slots.iter().copied().collect();
        assert_eq!(distinct.len(), slots.len());
        assert!(distinct.last().is_some_and(|&last| last < length));
    }
}
