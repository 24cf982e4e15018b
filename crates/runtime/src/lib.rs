//! The compiled Java classes that live inside the user's JVM, embedded as bytes: `mantis.rt` (counters of an
//! instrumented program, the measuring launcher), `mantis.predictor` (the public API of a predictor),
//! `mantis.serve` (predictors kept warm) and `mantis.watch` (measuring actions, the public API of a watched
//! service). Their sources are in `java/`; `build.rs` compiles them with `javac --release 8`, so they run on
//! every JVM that Mantis supports.

static CLASSES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/classes.rs"));

/// Every embedded class: internal name (`mantis/rt/Counts`) and class file, sorted by path.
pub fn classes() -> &'static [(&'static str, &'static [u8])] {
    CLASSES
}

/// The packages of a predictor's classes.
pub const PREDICTOR: [&str; 2] = ["mantis/predictor", "mantis/predictor/mantis"];

/// The embedded classes of one package (`mantis/rt`), without those of the packages inside it.
pub fn package(name: &str) -> impl Iterator<Item = (&'static str, &'static [u8])> {
    CLASSES.iter().copied().filter(move |(class, _)| class.rsplit_once('/').is_some_and(|(p, _)| p == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_java_8_class_files_under_their_names() {
        let names: Vec<_> = classes().iter().map(|c| c.0).collect();
        assert!(names.contains(&"mantis/rt/Counts") && names.contains(&"mantis/rt/Launcher"), "{names:?}");
        for (name, bytes) in classes() {
            assert_eq!(bytes[..4], [0xca, 0xfe, 0xba, 0xbe], "{name}");
            assert_eq!(u16::from_be_bytes([bytes[6], bytes[7]]), 52, "{name}");
        }
    }

    #[test]
    fn a_package_is_listed_without_its_subpackages() {
        assert!(package("mantis/rt").any(|(n, _)| n == "mantis/rt/ThreadCounts"));
        assert!(package("mantis").next().is_none());
    }
}
