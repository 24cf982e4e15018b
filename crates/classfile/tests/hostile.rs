//! Damaged classes are refused or read, but never panic, hang or eat memory.

use std::sync::OnceLock;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::constant::Cp;
use mantis_classfile::frames;
use mantis_classfile::hierarchy::NoClasses;
use proptest::prelude::*;

use crate::common;

/// Classes with most of what the format has: lambdas, switches, handlers, annotations, records, old code.
fn samples() -> &'static [Vec<u8>] {
    static SAMPLES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let jdk = common::first_jdk();
        let names = [
            "java/lang/Object",
            "java/util/HashMap",
            "java/util/stream/Collectors",
            "java/util/regex/Pattern",
            "java/lang/invoke/MethodHandles$Lookup",
            "java/util/concurrent/ForkJoinPool",
        ];
        names.iter().filter_map(|name| jdk.find(name)).collect()
    })
}

/// Does everything to a class that can be done.
fn exercise(bytes: &[u8]) {
    let Ok(mut class) = ClassFile::parse(bytes) else { return };
    assert_eq!(class.to_bytes(), bytes, "what can be read is written back the same");
    for (index, _) in class.pool.clone().iter() {
        let _ = (class.pool.loadable(index), class.pool.member(index), class.call_site(index));
    }
    let mut other = ClassFile::new(52, 0, "Other", "java/lang/Object").unwrap();
    for index in 0..class.pool.len().min(300) {
        let _ = other.import(&class, Cp(index as u16));
    }
    for index in 0..class.methods.len() {
        let Ok(Some(mut code)) = Code::decode(&class, &class.methods[index]) else { continue };
        let _ = (code.lines(), code.local_variables().count());
        let _ = code.clone().compute_max(&class.pool, 1);
        let _ = class.set_code(index, &code);
        if frames::recompute(&mut code, &class, &NoClasses).is_ok() {
            let _ = class.set_code(index, &code);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn truncated_classes(sample in 0..6usize, share in 0.0..1.0f64) {
        let bytes = &samples()[sample];
        exercise(&bytes[..(bytes.len() as f64 * share) as usize]);
    }

    #[test]
    fn mutated_classes(sample in 0..6usize, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12)) {
        let mut bytes = samples()[sample].clone();
        for (place, value) in changes {
            let at = place.index(bytes.len());
            bytes[at] = value;
        }
        exercise(&bytes);
    }

    #[test]
    fn mutated_code(sample in 1..6usize, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..40)) {
        let mut class = ClassFile::parse(&samples()[sample]).unwrap();
        let coded: Vec<usize> = (0..class.methods.len()).filter(|i| class.methods[*i].has_code(&class.pool)).collect();
        let method = coded[changes[0].0.index(coded.len())];
        let pool = &class.pool;
        let code = class.methods[method].attributes.iter_mut().find(|a| pool.utf8_bytes(a.name) == Some(b"Code")).unwrap();
        let mut data = code.data.to_vec();
        for (place, value) in changes {
            let at = place.index(data.len());
            data[at] = value;
        }
        code.data = data.into();
        exercise(&class.to_bytes());
    }

    #[test]
    fn arbitrary_bytes(mut bytes: Vec<u8>) {
        exercise(&bytes);
        bytes.splice(0..0, [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52]);
        exercise(&bytes);
    }
}

#[test]
fn huge_counts_do_not_reserve_memory() {
    // 65535 constants announced, none there.
    let bytes = [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52, 0xFF, 0xFF];
    assert_eq!(
        ClassFile::parse(&bytes).unwrap_err().to_string(),
        "the class file is cut short: it ends at byte 10, where more was announced"
    );
}
