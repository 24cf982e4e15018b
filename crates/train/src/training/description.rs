//! The description that goes into a bundle.

use std::collections::BTreeMap;

use mantis_emit::SlotKind;
use mantis_feature::Feature;
use mantis_model::Method;
use mantis_predictor::{
    Bundle, Description, FORMAT, FeatureInfo, Point, Price, Provenance, Sample, SliceInfo, Target, ValueKind,
};
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
            estimated: false,
            model: identity(&feature.name),
            inputs: vec![i],
            formula: feature.name.clone(),
            error: None,
            tail: None,
            learning: None,
        })
        .collect();
    let mut kinds = emitted.slots.kinds.iter();
    let info = |(i, f): (usize, &&Feature)| {
        said(f).or_else(|| Some(slot(f.name.clone(), f, i, *kinds.next()?, vec![0])))
    };
    let point = Point {
        features: features.iter().enumerate().filter_map(info).collect(),
        targets,
        slices: vec![slice_info(slice, emitted, 0, None)],
        price: Price::default(),
        error: None,
    };
    Ok(Bundle {
        description: describe(session, vec![point]),
        code: vec![emitted.classes.clone()],
        again: BTreeMap::new(),
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
        largest: f64::MAX,
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
pub(super) fn describe(session: &Session, points: Vec<Point>) -> Description {
    let main_class = session.program.main_class.clone();
    let program = session.program.class_path.first().and_then(|p| p.file_name());
    Description {
        format: FORMAT,
        program: program.map_or_else(|| main_class.clone(), |n| n.to_string_lossy().into_owned()),
        main_class,
        jvm_flags: semantic_flags(&session.program.jvm_flags),
        all_compilers: false,
        points,
        knee: 0,
        beyond: None,
        provenance: Provenance {
            program_hash: session.layout.program.clone(),
            jvm: session.jvm.describe(),
            machine: mantis_measure::Machine::current().cpu,
            ..Provenance::default()
        },
    }
}

/// A feature that a slot of some slices tells.
pub(super) fn slot(
    name: String,
    feature: &Feature,
    slot: usize,
    kind: SlotKind,
    slices: Vec<usize>,
) -> FeatureInfo {
    FeatureInfo { name, feature: feature.clone(), slot: slot as u32, kind: ValueKind::Slot(kind), slices }
}

/// A feature that an input says; `None` for others.
pub(super) fn said(feature: &Feature) -> Option<FeatureInfo> {
    feature.is_input().then(|| FeatureInfo {
        name: feature.name.clone(),
        feature: feature.clone(),
        slot: 0,
        kind: ValueKind::Input,
        slices: Vec::new(),
    })
}

/// About a slice.
pub(super) fn slice_info(
    slice: &Slice,
    emitted: &mantis_emit::Emitted,
    code: usize,
    sample: Option<Sample>,
) -> SliceInfo {
    SliceInfo {
        code,
        sample,
        strides: Vec::new(),
        entry: emitted.entry.replace('/', "."),
        slots: emitted.slots.count,
        threads: emitted.threads,
        classes: emitted.classes.len(),
        instructions: emitted.instructions,
        lines: kept_lines(slice),
        assumptions: slice.assumptions.iter().map(ToString::to_string).collect(),
        unchecked: unchecked_lines(slice),
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
