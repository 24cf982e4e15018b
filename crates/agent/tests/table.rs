//! The slots of the JVM's function tables that the agent uses are where the JDKs' own headers have them.

use std::mem::offset_of;
use std::path::Path;

use jvmti_bindings::sys::jvmti::{jvmtiEventCallbacks, jvmtiInterface_1_};
use mantis_classfile::jdk;

/// Names of the members of the struct that ends with `} alias;`, in their order.
fn members(header: &str, alias: &str) -> Vec<String> {
    let end = header.find(&format!("\n}} {alias};")).expect(alias);
    let start = header[..end].rfind("typedef struct").expect(alias);
    let body = header[start..end].split_once('{').expect(alias).1;
    let mut names = Vec::new();
    for declaration in without_comments(body).split(';').filter(|d| !d.trim().is_empty()) {
        let name = match declaration.split_once("(JNICALL *") {
            Some((_, rest)) => rest.split_once(')').unwrap().0,
            None => declaration.split_whitespace().last().unwrap().trim_start_matches('*'),
        };
        names.push(name.trim().to_owned());
    }
    names
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}

fn headers() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for home in jdk::installed() {
        let path = home.join(Path::new("include/jvmti.h"));
        if let Ok(text) = std::fs::read_to_string(&path) {
            found.push((path.display().to_string(), text));
        }
    }
    found
}

macro_rules! check {
    ($header:expr, $table:ident, $name:literal, [$($slot:ident),*]) => {
        for (path, text) in $header {
            let order = members(text, $name);
            $(
                let place = order.iter().position(|m| m == stringify!($slot));
                let place = place.unwrap_or_else(|| panic!("{path} has {}", stringify!($slot)));
                let size = size_of::<usize>();
                assert_eq!(offset_of!($table, $slot), place * size, "{} in {path}", stringify!($slot));
            )*
        }
    };
}

#[test]
fn tables_are_those_of_the_headers() {
    let headers = headers();
    assert!(!headers.is_empty(), "this test needs a JDK with its headers");
    check!(
        &headers,
        jvmtiInterface_1_,
        "jvmtiInterface_1",
        [
            SetEventNotificationMode,
            GetAllThreads,
            Allocate,
            Deallocate,
            AddModuleReads,
            SetEventCallbacks,
            GetSystemProperty,
            GetPotentialCapabilities,
            AddCapabilities
        ]
    );
    check!(
        &headers,
        jvmtiEventCallbacks,
        "jvmtiEventCallbacks",
        [VMInit, VMDeath, ThreadEnd, ClassFileLoadHook]
    );
}
