//! What methods get that add up bytecodes for their thread: no more than their shape needs. That the sums are
//! right is tested where the classes run, in `mantis-agent`.

use crate::support::{compile, jdks};
use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::LocalOp;
use mantis_instrument::total::{self, network, tally};
use mantis_ir::cfg::Cfg;

const SOURCE: &str = "class Small {
    static int straight(int a) { return a * 2 + 1; }
    static int arms(boolean b, int a) { if (b) { a *= 3; } return a; }
    static int loop(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i; } return s; }
    static int sign(int a) { int s = 7; if (a < 0) { s = -1; } return s; }
    static int over(double[] a) { int n = 0; for (double x : a) { if (x > 1) { n++; } } return n; }
    static int caught(int[] a) { try { return a[3]; } catch (ArrayIndexOutOfBoundsException e) { return -1; } }
    native void nothing();
}";

fn small() -> ClassFile {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("Small.java");
    std::fs::write(&path, SOURCE).unwrap();
    compile(&jdks()[0], &[], &[path]).remove(0)
}

fn asked(energy: Option<&[u32; 256]>) -> total::Asked<'_> {
    total::Asked { hook: &|_| None, energy, number: None, site: &|_, _| 0 }
}

/// In a method: stores to long locals (one initialises the sum, the others add), and additions to the
/// thread's count.
fn probes(class: &ClassFile, name: &str) -> (usize, usize) {
    let method = class.methods.iter().find(|m| **m.name() == *name).unwrap();
    let code = Code::decode(class, method).unwrap().unwrap();
    let insns = || code.nodes.iter().filter_map(|n| if let Node::Insn(insn) = n { Some(insn) } else { None });
    let stores = insns().filter(|i| matches!(i, Insn::Local { op: LocalOp::Lstore, .. })).count();
    let adds = |index| class.pool.method(index).is_some_and(|(m, _)| *m.class == *tally::TALLY);
    let added = insns().filter(|i| matches!(i, Insn::Invoke { index, .. } if adds(*index))).count();
    (stores, added)
}

#[test]
fn methods_get_what_their_shape_needs() {
    let counted = total::count(&small(), asked(None));
    assert!(counted.exact && counted.diagnostics.is_empty(), "{:?}", counted.diagnostics);
    let class = ClassFile::parse(&counted.bytes.unwrap()).unwrap();
    // A constant handed over at the end, no local.
    assert_eq!(probes(&class, "straight"), (0, 1));
    // One of the arms adds.
    assert_eq!(probes(&class, "arms"), (2, 1));
    // One addition a turn; the way out is constant.
    assert_eq!(probes(&class, "loop"), (2, 1));
    // The handler goes on from its own potential; both ends and the exception that is not caught hand over.
    assert_eq!(probes(&class, "caught"), (2, 3));
}

/// Additions to the sum: all stores to long locals but the one that initialises it. Each is on every way
/// through a small branch.
#[test]
fn small_branches_add_on_no_arm() {
    let counted = total::count(&small(), asked(None));
    let class = ClassFile::parse(&counted.bytes.unwrap()).unwrap();
    for (name, additions) in [("sign", 1), ("over", 2)] {
        let method = class.methods.iter().find(|m| **m.name() == *name).unwrap();
        let code = Code::decode(&class, method).unwrap().unwrap();
        assert_eq!(probes(&class, name).0, 1 + additions, "{name}");
        let cfg = Cfg::build(&code).unwrap();
        for block in cfg.blocks.values().filter(|b| b.preds.len() == 1 && b.succs.len() == 1) {
            let stores = (block.first..=block.last).filter(|&n| {
                matches!(code.nodes[n as usize], Node::Insn(Insn::Local { op: LocalOp::Lstore, .. }))
            });
            assert_eq!(stores.count(), 0, "{name}");
        }
    }
}

#[test]
fn energy_is_a_second_sum() {
    let counted = total::count(&small(), asked(Some(&[7; 256])));
    let class = ClassFile::parse(&counted.bytes.unwrap()).unwrap();
    assert_eq!(probes(&class, "straight"), (0, 2));
    assert_eq!(probes(&class, "loop"), (4, 2));
}

#[test]
fn the_jdks_own_classes_are_extended() {
    for home in jdks() {
        let jdk = mantis_classfile::jdk::Jdk::open(&home).unwrap();
        let class = |name: &str| ClassFile::parse(&jdk.find(name).unwrap()).unwrap();
        for name in [tally::THREAD, tally::RANDOM] {
            let mut extended = class(name);
            tally::extend(&mut extended).unwrap();
            let mut extended = ClassFile::parse(&extended.to_bytes()).unwrap();
            assert!(matches!(tally::extend(&mut extended), Err(tally::ThreadError::Unknown)), "{name} twice");
        }
        for name in network::CLASSES {
            let (bytes, missing) = network::count(&class(name)).unwrap();
            assert!(missing.is_empty(), "{missing:?} in {}", home.display());
            ClassFile::parse(&bytes).unwrap();
        }
    }
}
