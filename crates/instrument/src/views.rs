//! What a [`Profile`] says in other terms: features, executed bytecodes, allocated bytes, coverage, opcodes.

use mantis_classfile::names::MethodRef;
use mantis_feature::{Catalog, Criterion, Feature, Scheme};
use rustc_hash::FxHashMap;

use crate::layout::Layout;
use crate::profile::Profile;

/// The value of each feature of a catalogue, in its order. What was not measured (sums of a method that was
/// instrumented without them, or was left as it is) is NaN; what never ran is 0.
pub fn features(profile: &Profile, catalog: &Catalog) -> Vec<f64> {
    catalog.features.iter().map(|feature| value(profile, feature)).collect()
}

/// The value of one feature: see [`features`].
pub fn value(profile: &Profile, feature: &Feature) -> f64 {
    let Some(method) = profile.method(&feature.method_ref()).filter(|m| m.counted) else { return f64::NAN };
    match &feature.criterion {
        Criterion::Edges(edges) => edges.iter().map(|&e| method.edge(e)).sum::<u64>() as f64,
        Criterion::Entry => method.entries as f64,
        Criterion::Input(..) => f64::NAN,
        Criterion::Stored(node) => match method.stored(*node) {
            Some((0, Some(_))) => 0.0,
            Some((count, Some(sum))) if feature.scheme == Scheme::ValueAverage => sum.as_f64() / count as f64,
            Some((_, Some(sum))) => sum.as_f64(),
            // In code that control cannot reach.
            None => 0.0,
            Some((_, None)) => f64::NAN,
        },
        Criterion::Array(node) => method.bytes(*node) as f64,
    }
}

/// Executed bytecodes of the program's methods: every instruction once for each time it was executed.
pub fn bytecodes(profile: &Profile) -> u64 {
    profile.methods().flat_map(|(_, method)| &method.executed).fold(0, |sum, &n| sum.wrapping_add(n))
}

/// Logical bytes allocated by the instructions of the program's methods: objects and arrays (clones of arrays
/// included) at sizes that depend on no JVM ([`crate::sizes`]). What the JDK allocates inside its methods is
/// not in it.
pub fn allocated_bytes(profile: &Profile) -> u64 {
    let sites = profile.methods().flat_map(|(_, method)| &method.allocated);
    sites.fold(profile.other_bytes, |sum, &(_, bytes)| sum.wrapping_add(bytes))
}

/// What each part of a program took in a run, by a number of the part that is the same in all runs: of
/// bytecodes each block, of bytes each instruction that allocates. Parts that took nothing are left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts {
    /// Executed bytecodes of blocks.
    pub bytecodes: Vec<(u32, f64)>,
    /// Logically allocated bytes of instructions.
    pub bytes: Vec<(u32, f64)>,
}

/// The parts of what a run took.
pub fn parts(profile: &Profile, layout: &Layout) -> Parts {
    let mut parts = Parts::default();
    let (mut block, mut site) = (0, 0);
    for (class, method) in layout.classes.iter().flat_map(|c| c.methods.iter().map(move |m| (c, m))) {
        let found = profile.method(&method.method_ref(&class.name)).filter(|m| m.counted && m.entries > 0);
        if let Some(found) = found {
            for (number, &(first, last)) in (block..).zip(&method.blocks) {
                let nodes = found.executed.get(first as usize..=last as usize).unwrap_or_default();
                let sum = nodes.iter().fold(0u64, |sum, n| sum.wrapping_add(*n));
                parts.bytecodes.extend((sum > 0).then_some((number, sum as f64)));
            }
            for (number, &(_, bytes)) in (site..).zip(&found.allocated) {
                parts.bytes.extend((bytes > 0).then_some((number, bytes as f64)));
            }
        }
        block += method.blocks.len() as u32;
        site += (method.objects.len() + method.arrays.len()) as u32;
    }
    parts
}

/// Executions of every node of every method over several runs; 0 where no run went.
pub fn coverage(profiles: &[Profile]) -> FxHashMap<MethodRef, Vec<u64>> {
    let mut total: FxHashMap<MethodRef, Vec<u64>> = FxHashMap::default();
    for (name, method) in profiles.iter().flat_map(Profile::methods) {
        let counts = total.entry(name.clone()).or_default();
        if counts.len() < method.executed.len() {
            counts.resize(method.executed.len(), 0);
        }
        counts.iter_mut().zip(&method.executed).for_each(|(sum, &n)| *sum = sum.saturating_add(n));
    }
    total
}

/// Executions by opcode, without regard to encodings: `iload_1` counts as `iload`, `wide` and `ldc_w` not at
/// all.
pub fn histogram(profile: &Profile) -> [u64; 256] {
    let mut counts = [0u64; 256];
    for ((_, method), opcodes) in profile.methods().zip(profile.opcodes()) {
        let digits = opcodes.as_bytes().as_chunks::<2>().0;
        for (digits, &executed) in digits.iter().zip(&method.executed) {
            let opcode = std::str::from_utf8(digits).ok().and_then(|d| u8::from_str_radix(d, 16).ok());
            if let Some(opcode) = opcode {
                counts[usize::from(opcode)] = counts[usize::from(opcode)].wrapping_add(executed);
            }
        }
    }
    counts
}
