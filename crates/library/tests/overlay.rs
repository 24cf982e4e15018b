//! The grammar of overlay files, and which entry answers.

use expect_test::{Expect, expect};
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::overlay::Overlay;
use mantis_library::{Effect, Hierarchy, Library, NoHierarchy, Supers, render};

fn method(class: &str, name: &str, desc: &str) -> MethodRef {
    MethodRef { class: Name::from(class), name: Name::from(name), desc: Name::from(desc) }
}

fn library(text: &str) -> Library {
    match Overlay::parse(&[("t.effects", text)]) {
        Ok(overlay) => Library::with_overlay(overlay, None),
        Err(error) => panic!("{error}"),
    }
}

fn check_error(text: &str, expected: Expect) {
    match Overlay::parse(&[("t.effects", text)]) {
        Ok(_) => panic!("no error for {text}"),
        Err(error) => expected.assert_eq(&error.to_string()),
    }
}

#[test]
fn builtin_overlay_parses() {
    let overlay = Overlay::builtin().unwrap_or_else(|error| panic!("{error}"));
    assert!(overlay.classes().len() > 400);
}

#[test]
fn errors_name_their_line() {
    check_error(
        "\n  add(Object) : pure\n",
        expect!["t.effects:2: a method or field outside a `class` stanza"],
    );
    check_error(
        "class A\n  add(Object) reads 0.elem",
        expect!["t.effects:2: a method line needs `pattern : effect`"],
    );
    check_error("class A\n  f() : reads 0.size", expect!["t.effects:2: `size` is no field"]);
    check_error(
        "class A\n  f() : reads x.state",
        expect!["t.effects:2: `x` is no operand, object, callback or static group"],
    );
    check_error(
        "class A\n  f() : reads 0****.state",
        expect!["t.effects:2: `0****.state` has too many stars"],
    );
    check_error("class A\n  f() : returns n", expect!["t.effects:2: `n0` is not made"]);
    check_error("class A\n  f() : flows c1->0.elem", expect!["t.effects:2: there is no callback 1"]);
    check_error(
        "class A\n  f() : reads 0.state; writes 0.state(r1)",
        expect!["t.effects:2: needs name a read or callback that is not there"],
    );
    check_error("class A\n  f() : writes 0.state(0", expect!["t.effects:2: unmatched `(`"]);
    check_error("class A\n  f() : frobs 0.state", expect!["t.effects:2: `frobs` begins no clause"]);
    check_error("class A\n  f() : calls run@0", expect!["t.effects:2: function `run` is not defined"]);
    check_error(
        "class A\n  f() : calls twice:run@0",
        expect!["t.effects:2: `twice:` is none of `once:`, `later:`, `app:`"],
    );
    check_error("class A\n  f() : external weather", expect!["t.effects:2: `weather` is no external effect"]);
    check_error("class A\n  f() : $all", expect!["t.effects:2: `$all` is not defined"]);
    check_error(
        "class A\n  f() : makes [LA; returns n",
        expect!["t.effects:2: `[LA` is no descriptor of an array"],
    );
    check_error("class A\n  f(..,int) : pure", expect!["t.effects:2: `..` must be last"]);
    check_error("class A\n  f(int : pure", expect!["t.effects:2: the parameter list does not end"]);
    check_error("class A\n  f() : pure\n  f() : pure", expect!["t.effects:3: `f` is described before"]);
    check_error("class A is lazy", expect!["t.effects:1: `is` needs `value` or `state`, not `lazy`"]);
    check_error("class", expect!["t.effects:1: `class` needs a name"]);
    check_error("fn f = A.g", expect!["t.effects:1: the method has no descriptor"]);
    check_error(
        "class A\n  f() : \\\n reads 0.elem; \\\n  reads y",
        expect!["t.effects:4: `y` is no location"],
    );
}

fn check(library: &Library, method: &MethodRef, is_static: bool, expected: Expect) {
    expected.assert_eq(&render(method, &library.effect(method, is_static, &NoHierarchy)));
}

#[test]
fn abbreviations_and_defaults() {
    let library = library(
        "use a/B
         fn run = Runnable.run()V
         let both = reads 0.state 1*.elem
         class B
           f(int,..) : $both; writes 0.state(0 r0) ; result ()
           g(Object) : makes B!file-read [I; flows 1|0.inner->n.elem; returns n; calls later:run@1 app:any@0**.all(1,_)
         class V W is value
           h(*) : value; throws IllegalArgumentException
         class M is state",
    );
    check(
        &library,
        &method("a/B", "f", "(ILa/B;)I"),
        false,
        expect![[r#"
        a/B.f(ILa/B;)I
          reads 0.state 1*.elem
          writes 0.state(0 r0)
          result ()
          from overlay/t.effects:5
    "#]],
    );
    check(
        &library,
        &method("a/B", "g", "(Ljava/lang/Object;)La/B;"),
        false,
        expect![[r#"
        a/B.g(Ljava/lang/Object;)La/B;
          makes a/B!file-read [I
          flows 1->n.elem 0.inner->n.elem
          returns n
          result ()
          calls later:Runnable.run@1 app:any@0**.all(1,_)
          from overlay/t.effects:6
    "#]],
    );
    check(
        &library,
        &method("java/lang/V", "h", "([B)[C"),
        true,
        expect![[r#"
        java/lang/V.h([B)[C
          reads 0.elem
          writes n.elem
          makes [C
          returns n
          throws java/lang/IllegalArgumentException
          from overlay/t.effects:8
    "#]],
    );
    check(
        &library,
        &method("java/lang/W", "m", "(Ljava/util/List;Ljava/lang/V;)Ljava/lang/V;"),
        false,
        expect![[r#"
        java/lang/W.m(Ljava/util/List;Ljava/lang/V;)Ljava/lang/V;
          reads 1**.all
          returns value:java/lang/V
          calls app:any@1
          from overlay/t.effects:7
    "#]],
    );
    check(
        &library,
        &method("java/lang/M", "m", "()I"),
        false,
        expect![[r#"
        java/lang/M.m()I
          reads 0*.state
          writes 0.state
          from overlay/t.effects:9
    "#]],
    );
}

#[test]
fn later_stanzas_take_precedence_and_lines_count_in_order() {
    let library = library(
        "class A B
           f(..) : reads 0.state
           g(int) : reads 0.key
           g(..) : reads 0.elem
         class B
           f(int) : reads 0.value",
    );
    let read = |class: &str, name: &str, desc: &str| {
        let effect: Effect = library.effect(&method(class, name, desc), false, &NoHierarchy).into_owned();
        render(&method(class, name, desc), &effect).lines().nth(1).map(str::to_owned)
    };
    assert_eq!(read("java/lang/B", "f", "(I)V").as_deref(), Some("  reads 0.value"));
    assert_eq!(read("java/lang/B", "f", "(J)V").as_deref(), Some("  reads 0.state"));
    assert_eq!(read("java/lang/A", "f", "(I)V").as_deref(), Some("  reads 0.state"));
    assert_eq!(read("java/lang/A", "g", "(I)V").as_deref(), Some("  reads 0.key"));
    assert_eq!(read("java/lang/A", "g", "(J)V").as_deref(), Some("  reads 0.elem"));
}

/// D extends C implements I; C extends Object; I extends J.
struct Small;

impl Hierarchy for Small {
    fn supers(&self, class: &str) -> Option<Supers> {
        let supers = |super_class: &str, interfaces: &[&str]| Supers {
            super_class: Some(Name::from(super_class)),
            interfaces: interfaces.iter().map(|i| Name::from(*i)).collect(),
        };
        match class {
            "D" => Some(supers("C", &["I"])),
            "C" | "J" => Some(supers("java/lang/Object", &[])),
            "I" => Some(supers("java/lang/Object", &["J"])),
            _ => None,
        }
    }
}

#[test]
fn inherited_descriptions() {
    assert_eq!(mantis_library::linearize("D", &Small).join(" "), "D C I J java/lang/Object");
    let library = library(
        "class Object
           hashCode() : external random
           getClass() : returns value
         class java/x/C constructors
           new(int) : writes 0.state
           hashCode() : reads 0.state
         class java/x/J
           f() : reads 0.elem
           new() : pure",
    );
    struct Above;
    impl Hierarchy for Above {
        fn supers(&self, class: &str) -> Option<Supers> {
            let interfaces = if class == "java/x/D" { vec![Name::from("java/x/J")] } else { vec![] };
            match class {
                "java/x/D" => Some(Supers { super_class: Some(Name::from("java/x/C")), interfaces }),
                _ => None,
            }
        }
    }
    let conservative = |name: &str, desc: &str| {
        library.effect(&method("java/x/D", name, desc), false, &Above).is_conservative()
    };
    assert!(!conservative("f", "()V"), "an interface's description is inherited");
    assert!(!conservative("hashCode", "()I"), "and that of a superclass, before Object's");
    assert!(!conservative("getClass", "()Ljava/lang/Class;"), "final in Object");
    assert!(!conservative("<init>", "(I)V"), "C says its constructors' effects are those of subclasses too");
    assert!(conservative("<init>", "()V"), "J does not");
    assert!(conservative("toString", "()Ljava/lang/String;"), "unknown");
    let elsewhere = method("java/x/E", "hashCode", "()I");
    assert!(library.effect(&elsewhere, false, &Above).is_conservative(), "E may override what Object says");
}

#[test]
fn conservative_effect_reaches_everything() {
    let library = library("class A");
    check(
        &library,
        &method("x/Y", "f", "(I[JLx/Z;)Lx/W;"),
        false,
        expect![[r#"
        x/Y.f(I[JLx/Z;)Lx/W;
          reads 0***.all 2***.all 3***.all @?***.all
          writes 0***.all 2***.all 3***.all @?***.all
          flows unknown->0***.all unknown->2***.all unknown->3***.all unknown->@?***.all
          returns unknown
          calls app:any@0 app:any@0***.all app:any@2 app:any@2***.all app:any@3 app:any@3***.all app:any@@? app:any@@?***.all
          external native
          nobody described it: conservative
    "#]],
    );
}

#[test]
fn devices_and_statics() {
    let library = Library::new().unwrap_or_else(|error| panic!("{error}"));
    let names = |class: &str| library.device(class, &NoHierarchy).names().collect::<Vec<_>>().join(" ");
    assert_eq!(names("java/io/FileOutputStream"), "file-write");
    assert_eq!(names("java/io/RandomAccessFile"), "file-read");
    assert_eq!(names("java/io/ByteArrayOutputStream"), "");
    assert_eq!(
        library.static_object("java/lang/System.in").device.names().collect::<String>(),
        "console-read"
    );
    assert!(library.is_value_class("java/lang/String", &NoHierarchy));
    assert!(!library.is_value_class("java/lang/StringBuilder", &NoHierarchy));
}
