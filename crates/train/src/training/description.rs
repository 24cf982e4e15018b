//! The description that goes into a bundle.

use std::collections::BTreeMap;

use mantis_feature::{Criterion, Feature};
use mantis_model::Method;
use mantis_predictor::{Bundle, Description, FORMAT, FeatureInfo, Provenance, SliceInfo, Target, ValueKind};
use mantis_slice::{Slice, source_file};

use crate::error::Error;
use crate::launch::semantic_flags;
use crate::session::Session;

/// A bundle that computes features and predicts each as itself: what `mantis slice` writes.
pub fn feature_bundle(
    session: &Session,
    features: &[&Feature],
    slice: &Slice,
    emitted: &mantis_emit::Emitted,
) -> Result<Bundle, Error> {
    let targets = features
        .iter()
        .enumerate()
        .map(|(i, feature)| Target {
            name: feature.name.clone(),
            unit: String::new(),
            model: identity(&feature.name),
            inputs: vec![i],
            formula: feature.name.clone(),
            error: None,
        })
        .collect();
    Ok(Bundle {
        description: describe(session, features, targets, slice, emitted),
        classes: emitted.classes.clone(),
        resources: resources(session, slice)?,
    })
}

/// The files of the class path for a slice that may read them.
pub(super) fn resources(session: &Session, slice: &Slice) -> Result<Vec<(String, Vec<u8>)>, Error> {
    if slice.resources { Ok(session.app.resources()?) } else { Ok(Vec::new()) }
}

/// The model that gives a feature's value as it is, without interval.
fn identity(name: &str) -> mantis_model::Model {
    use mantis_model::{Feature, Interval, Model, Term, Transform};
    Model {
        method: Method::Linear,
        features: vec![Feature {
            column: 0,
            name: name.to_owned(),
            shift: 0.0,
            scale: 1.0,
            min: f64::MIN,
            max: f64::MAX,
        }],
        terms: vec![Term { coef: 1.0, factors: vec![(0, Transform::Identity)] }],
        floor: None,
        train_error: 0.0,
        rows: 0,
        interval: Interval {
            level: 1.0,
            relative: false,
            sigma: 0.0,
            dof: 1.0,
            quantile: 0.0,
            inflation: 0.0,
            max_leverage: f64::MAX,
            inverse: vec![vec![0.0]],
        },
    }
}

/// What is known of a bundle without its models' provenance.
pub(super) fn describe(
    session: &Session,
    features: &[&Feature],
    targets: Vec<Target>,
    slice: &Slice,
    emitted: &mantis_emit::Emitted,
) -> Description {
    let mut kinds = emitted.slots.kinds.iter();
    let features = features
        .iter()
        .enumerate()
        .filter_map(|(i, f)| {
            let (slot, kind) = match f.criterion {
                Criterion::Argument(kind, number) => (number, ValueKind::Argument(kind)),
                _ => (i as u32, ValueKind::Slot(*kinds.next()?)),
            };
            Some(FeatureInfo { feature: (*f).clone(), slot, kind })
        })
        .collect();
    let main_class = session.program.main_class.clone();
    let program = session.program.class_path.first().and_then(|p| p.file_name());
    Description {
        format: FORMAT,
        program: program.map_or_else(|| main_class.clone(), |n| n.to_string_lossy().into_owned()),
        main_class,
        jvm_flags: semantic_flags(&session.program.jvm_flags),
        features,
        targets,
        slice: SliceInfo {
            entry: emitted.entry.replace('/', "."),
            slots: emitted.slots.count,
            threads: emitted.threads,
            classes: emitted.classes.len(),
            instructions: emitted.instructions,
            cost_share: None,
            lines: kept_lines(slice),
            assumptions: slice.assumptions.iter().cloned().collect(),
            unchecked: unchecked_lines(slice),
        },
        provenance: Provenance {
            program_hash: session.layout.program.clone(),
            jvm: session.jvm.describe(),
            machine: mantis_measure::Machine::current().cpu,
            ..Provenance::default()
        },
    }
}

/// Source lines of kept statements, by source file with its package.
pub fn kept_lines(slice: &Slice) -> BTreeMap<String, Vec<u32>> {
    let mut lines: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (method, kept) in &slice.methods {
        let Some(source) = source_file(method, &kept.function) else { continue };
        let file = lines.entry(source).or_default();
        let insts = kept.function.insts.keys().filter(|&i| kept.keep.contains(i));
        file.extend(insts.map(|i| kept.function.insts[i].line).filter(|&l| l > 0));
    }
    for file in lines.values_mut() {
        file.sort_unstable();
        file.dedup();
    }
    lines
}

/// [`Slice::unchecked`] as a description has it.
pub fn unchecked_lines(slice: &Slice) -> BTreeMap<String, Vec<u32>> {
    slice.unchecked.iter().map(|(file, lines)| (file.clone(), lines.iter().copied().collect())).collect()
}
