//! Classes made from nothing, run in a JVM.

use std::path::Path;
use std::process::Command;

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::Code;
use mantis_classfile::frames;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::common;

const STATIC: u16 = access::PUBLIC | access::STATIC;

/// Adds a method whose frames are computed.
fn add(class: &mut ClassFile, name: &str, desc: &str, build: impl FnOnce(&mut CodeBuilder<'_>)) {
    let mut builder = CodeBuilder::new(class, STATIC, name, desc);
    build(&mut builder);
    let mut code: Code = builder.finish().unwrap();
    let jdk = common::first_jdk();
    let class_path = ClassPath::open(&[], Some(jdk.into())).unwrap();
    frames::recompute(&mut code, class, &class_path).unwrap();
    class.add_method(STATIC, name, desc, Some(&code)).unwrap();
}

/// Sums i * i for i from n down to 1, with `far` instructions between the test and what it skips.
fn sum_of_squares(b: &mut CodeBuilder<'_>, far: usize) {
    let (head, exit) = (b.label(), b.label());
    b.line(10).long(0).local(LocalOp::Lstore, 1);
    b.place(head).line(11).local(LocalOp::Iload, 0).branch(BranchOp::Ifle, exit);
    for _ in 0..far {
        b.op(SimpleOp::Nop);
    }
    b.line(12).local(LocalOp::Lload, 1);
    b.local(LocalOp::Iload, 0)
        .local(LocalOp::Iload, 0)
        .op(SimpleOp::Imul)
        .op(SimpleOp::I2l)
        .op(SimpleOp::Ladd);
    b.local(LocalOp::Lstore, 1);
    b.insn(mantis_classfile::insn::Insn::Iinc { index: 0, by: -1, wide: false }).goto(head);
    b.place(exit).line(13).local(LocalOp::Lload, 1).op(SimpleOp::Lreturn);
}

/// Divides 100 by its argument; gives -1 when that is zero, and its own name otherwise by a switch.
fn describe(b: &mut CodeBuilder<'_>) {
    const STRING: &str = "Ljava/lang/String;";
    let (start, end, handler, one, ten, other, out) =
        (b.label(), b.label(), b.label(), b.label(), b.label(), b.label(), b.label());
    b.place(start).int(100).local(LocalOp::Iload, 0).op(SimpleOp::Idiv).place(end);
    b.switch(vec![(100, one), (10, ten)], other);
    b.place(one).string("one").goto(out);
    b.place(ten).string("ten").goto(out);
    // Two different classes meet: their common supertype is asked for.
    b.place(other).typed(TypeOp::New, "java/lang/StringBuilder").op(SimpleOp::Dup).string("other");
    b.invoke(InvokeOp::Special, "java/lang/StringBuilder", "<init>", &format!("({STRING})V")).goto(out);
    b.place(handler).invoke(InvokeOp::Virtual, "java/lang/Throwable", "getMessage", &format!("(){STRING}"));
    b.place(out).invoke(InvokeOp::Virtual, "java/lang/Object", "toString", &format!("(){STRING}"));
    b.op(SimpleOp::Areturn);
    b.handler(start, end, handler, Some("java/lang/ArithmeticException"));
}

fn print(b: &mut CodeBuilder<'_>, value: impl FnOnce(&mut CodeBuilder<'_>), desc: &str) {
    b.field(FieldOp::Getstatic, "java/lang/System", "out", "Ljava/io/PrintStream;");
    value(b);
    b.invoke(InvokeOp::Virtual, "java/io/PrintStream", "println", &format!("({desc})V"));
}

fn build() -> ClassFile {
    let mut class =
        ClassFile::new(52, access::PUBLIC | access::SUPER, "made/Main", "java/lang/Object").unwrap();
    add(&mut class, "near", "(I)J", |b| sum_of_squares(b, 0));
    add(&mut class, "far", "(I)J", |b| sum_of_squares(b, 40_000));
    add(&mut class, "describe", "(I)Ljava/lang/String;", describe);
    add(&mut class, "main", "([Ljava/lang/String;)V", |b| {
        for method in ["near", "far"] {
            print(b, |b| _ = b.int(1000).invoke(InvokeOp::Static, "made/Main", method, "(I)J"), "J");
        }
        for value in [0, 1, 10, 7] {
            let call = |b: &mut CodeBuilder<'_>| {
                b.int(value).invoke(InvokeOp::Static, "made/Main", "describe", "(I)Ljava/lang/String;");
            };
            print(b, call, "Ljava/lang/String;");
        }
        print(b, |b| _ = b.long(1 << 40), "J");
        print(b, |b| _ = b.long(-5), "J");
        print(b, |b| _ = b.int(70_000), "I");
        print(b, |b| _ = b.double(0.25), "D");
        print(
            b,
            |b| _ = b.string("a\0\u{1F600}").invoke(InvokeOp::Virtual, "java/lang/String", "length", "()I"),
            "I",
        );
        b.op(SimpleOp::Return);
    });
    class
}

#[test]
fn built_classes_run_with_near_and_far_jumps() {
    let class = build();
    let (index, _) = class.method("far", "(I)J").unwrap();
    assert!(common::round_trip("made/Main", &class.to_bytes()).is_ok());
    let temp = tempfile::tempdir().unwrap();
    let file = temp.path().join("made/Main.class");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, class.to_bytes()).unwrap();
    for home in common::jdk_homes() {
        assert_eq!(
            run(&home, temp.path()),
            "333833500\n333833500\n/ by zero\none\nten\nother\n1099511627776\n-5\n70000\n0.25\n4\n",
            "on {}",
            home.display()
        );
    }
    let decoded = Code::decode(&class, &class.methods[index]).unwrap().unwrap();
    let lines = decoded.lines();
    let last = decoded.insns().last().unwrap().0;
    assert_eq!((lines[decoded.insns().next().unwrap().0], lines[last]), (10, 13));
}

fn run(home: &Path, class_path: &Path) -> String {
    let output = Command::new(home.join("bin/java"))
        .arg("-Xverify:all")
        .arg("-cp")
        .arg(class_path)
        .arg("made.Main")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).replace('\r', "")
}

#[test]
fn code_over_64_kib_is_refused_in_a_sentence() {
    let mut class = ClassFile::new(52, access::PUBLIC, "made/Large", "java/lang/Object").unwrap();
    let mut builder = CodeBuilder::new(&mut class, STATIC, "large", "()V");
    for _ in 0..65_535 {
        builder.op(SimpleOp::Nop);
    }
    builder.op(SimpleOp::Return);
    let code = builder.finish().unwrap();
    assert_eq!(
        class.add_method(STATIC, "large", "()V", Some(&code)).unwrap_err().to_string(),
        "the code takes 65536 bytes, but a method can have at most 65535"
    );
}

#[test]
fn code_that_falls_off_its_end_is_refused() {
    let mut class = ClassFile::new(52, access::PUBLIC, "made/Open", "java/lang/Object").unwrap();
    let mut builder = CodeBuilder::new(&mut class, STATIC, "open", "()V");
    builder.op(SimpleOp::Nop);
    let mut code = builder.finish().unwrap();
    let class_path = ClassPath::default();
    assert_eq!(
        frames::recompute(&mut code, &class, &class_path).unwrap_err().to_string(),
        "execution would fall off the end of the code"
    );
}
