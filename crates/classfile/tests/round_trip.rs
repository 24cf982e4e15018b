//! Every class of the installed JDKs comes back byte for byte.

use mantis_classfile::jdk::Jdk;

use crate::common;

#[test]
fn every_class_of_the_installed_jdks_comes_back_byte_for_byte() {
    for home in common::jdk_homes() {
        let jdk = Jdk::open(&home).unwrap();
        let mut failures = Vec::new();
        let (mut classes, mut methods) = (0, 0);
        for (name, bytes) in jdk.classes() {
            classes += 1;
            match common::round_trip(&name, &bytes) {
                Ok(count) => methods += count,
                Err(failure) => failures.push(failure),
            }
        }
        assert!(
            failures.is_empty(),
            "{} of {classes}: {:#?}",
            failures.len(),
            &failures[..failures.len().min(20)]
        );
        // An image that was not read would pass the line above.
        assert!(
            classes > 5_000 && methods > 50_000,
            "{classes} classes, {methods} methods in {}",
            home.display()
        );
    }
}

#[test]
fn the_jdk_finds_classes_of_any_module_and_nothing_else() {
    let jdk = common::first_jdk();
    let object = jdk.find("java/lang/Object").unwrap();
    assert!(object.starts_with(&[0xCA, 0xFE, 0xBA, 0xBE]));
    assert!(jdk.find("java/util/logging/Logger").is_some(), "of module java.logging");
    assert!(jdk.find("java/lang/Nothing").is_none());
    assert!(jdk.find("").is_none());
}
