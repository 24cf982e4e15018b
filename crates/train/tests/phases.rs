//! Which calls begin phases ([`mantis_context`]), seen in the names of features and in remarks.

use crate::common::prepare;
use expect_test::{Expect, expect};
use mantis_measure::Jvm;

/// Compares the entries of methods that are counted for a phase, and remarks about phases.
fn check(body: &str, expected: &Expect) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("P.java");
    std::fs::write(&file, format!("// args: 1 | 2\npublic class P {{\n{body}\n}}\n")).unwrap();
    let prepared = prepare(&file, &Jvm::find(None).unwrap());
    let names = prepared.session.catalog.features.iter().map(|f| &f.name);
    let calls = names.filter(|n| n.contains(" from ") && n.ends_with(" calls")).cloned();
    let remarks = prepared.session.remarks.iter().filter(|r| r.contains("phases")).cloned();
    expected.assert_eq(&calls.chain(remarks).collect::<Vec<_>>().join("\n"));
}

/// A shared method that is long enough to be copied.
const DIGITS: &str = "static int digits(int n) { int c = 0; while (n > 0) { n /= 10; c++; } return c; }";

#[test]
fn calls_of_main_and_of_what_it_calls_once_begin_phases() {
    let body = "static int once(int n) { return digits(n) + 1; }
        public static void main(String[] a) {
            int k = digits(a.length) + once(7);
            for (int i = 0; i < k; i++) { k -= digits(i); }
        }";
    check(
        &format!("{DIGITS}\n{body}"),
        &expect![[r#"
            P.digits from P:6 calls
            P.digits from P:4 calls
            P.digits from P:7 calls"#]],
    );
}

/// Another program in the same jar calls what `main` calls once.
fn with_another(first: &str) -> String {
    format!(
        "{DIGITS}
        static int once(int n) {{ return digits(n) + 1; }}
        public static void main(String[] a) {{
            {first};
            int k = digits(a.length);
            k += once(7);
        }}
        }}
        class Another {{ public static void main(String[] a) {{ P.once(3); }}"
    )
}

#[test]
fn classes_that_nothing_names_call_nothing() {
    check(
        &with_another("int none = 0"),
        &expect![[r#"
        P.digits from P:7 calls
        P.digits from P:4 calls"#]],
    );
}

#[test]
fn a_string_names_a_class_too() {
    check(
        &with_another("String name = \"Another\""),
        &expect![[r#"
        P.digits from P:7 calls
        P.digits from P:8 calls
        P.once from P:8 calls"#]],
    );
}

#[test]
fn what_may_be_overridden_is_not_redirected() {
    let body =
        "static class A { int work(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i; } return s; } }
        static class B extends A { @Override int work(int n) { return -super.work(n); } }
        public static void main(String[] a) {
            A one = a.length > 1 ? new B() : new A();
            System.out.println(one.work(3) + one.work(4));
        }";
    check(body, &expect![[r#""#]]);
}

#[test]
fn programs_that_walk_stacks_have_no_copies() {
    let body = "public static void main(String[] a) {
            int k = digits(a.length) + digits(9);
            System.out.println(new IllegalStateException().getStackTrace().length + k);
        }";
    check(
        &format!("{DIGITS}\n{body}"),
        &expect!["calls in different phases are not told apart: the program uses getStackTrace"],
    );
}
