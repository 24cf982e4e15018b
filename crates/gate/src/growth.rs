//! Cost models: how a count grows with the size of the input, `count = a * size^b`.
//!
//! For the scenarios of a group the exponent is fitted by least squares of the logarithms, for the whole
//! scenario, each method that matters and each loop, in both versions. Counts are exact, so what the fit
//! leaves over is what the form does not say (terms of lower order), not noise.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::resource::Resource;

/// Sizes that a group must have.
pub const SIZES: usize = 3;
/// Methods matter from this share of the largest scenario on.
pub const SHARE: f64 = 0.01;
/// Exponents that lie closer are those of the same growth.
const CLOSE: f64 = 0.02;

/// A fitted power law.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// The count at size 1.
    pub coefficient: f64,
    /// How many times the logarithm of the size counts.
    pub exponent: f64,
    /// The largest relative distance of a count from it.
    pub error: f64,
}

/// What grows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A resource of the whole scenario.
    Total,
    /// A resource of a method.
    Method,
    /// Iterations of a loop.
    Loop,
}

/// How a count grows in both versions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Growth {
    /// The group of scenarios.
    pub group: String,
    /// What is counted.
    pub kind: Kind,
    /// Which resource; `None` for iterations.
    pub resource: Option<Resource>,
    /// The method or loop; empty for the whole.
    pub name: String,
    /// The source file with the package's folders; empty if unknown.
    pub path: String,
    /// Its line; 0 if unknown.
    pub line: u32,
    /// In the base; `None` if it is not known there.
    pub base: Option<Fit>,
    /// In the head.
    pub head: Option<Fit>,
    /// Count per unit of size at the largest size, in base and head.
    pub per_unit: [Option<f64>; 2],
    /// Whether the exponent rose beyond the threshold.
    pub exceeded: bool,
    /// The size from which on the head is dearer than the thresholds allow; `None`: at none.
    pub hurts_from: Option<f64>,
}

/// Size, count in the base, count in the head.
pub type Point = (f64, Option<u64>, Option<u64>);

/// Counts of one thing at the sizes of a group, in base and head.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// Source file and line.
    pub place: (String, u32),
    /// Size, count in the base, count in the head.
    pub points: Vec<Point>,
}

/// What series are of: group, kind, resource, name.
pub type Key = (String, Kind, Option<Resource>, String);

/// Fits all series that have enough sizes. `relative` is the rise of a resource that is too much (iterations
/// have that of bytecodes), `growth` that of an exponent.
pub fn fit_all(
    series: &BTreeMap<Key, Series>,
    relative: impl Fn(Resource) -> f64,
    growth: f64,
) -> Vec<Growth> {
    let mut all = Vec::new();
    for ((group, kind, resource, name), series) in series {
        let of = |pick: fn(&Point) -> Option<u64>| {
            let points = series.points.iter().filter_map(|p| Some((p.0, pick(p)? as f64)));
            fit(&points.collect::<Vec<_>>())
        };
        let (base, head) = (of(|p| p.1), of(|p| p.2));
        if base.is_none() && head.is_none() {
            continue;
        }
        let rise = base.zip(head).map(|(b, h)| h.exponent - b.exponent);
        let largest = series.points.iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let unit = |count: Option<u64>, size: f64| count.map(|c| c as f64 / size);
        let more = relative(resource.unwrap_or(Resource::Bytecodes));
        all.push(Growth {
            group: group.clone(),
            kind: *kind,
            resource: *resource,
            name: name.clone(),
            path: series.place.0.clone(),
            line: series.place.1,
            per_unit: largest.map_or([None; 2], |&(size, b, h)| [unit(b, size), unit(h, size)]),
            // Iterations alone cost nothing: they explain.
            exceeded: *kind != Kind::Loop && rise.is_some_and(|r| r > growth),
            hurts_from: base.zip(head).and_then(|(b, h)| hurts_from(&b, &h, more)),
            base,
            head,
        });
    }
    all
}

/// The power law nearest to points of size and count, by their logarithms; `None` for fewer than [`SIZES`]
/// different sizes with a count.
pub fn fit(points: &[(f64, f64)]) -> Option<Fit> {
    let logs: Vec<(f64, f64)> =
        points.iter().filter(|p| p.0 > 0.0 && p.1 > 0.0).map(|p| (p.0.ln(), p.1.ln())).collect();
    let mut sizes: Vec<f64> = logs.iter().map(|p| p.0).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.dedup();
    if sizes.len() < SIZES {
        return None;
    }
    let n = logs.len() as f64;
    let (x, y) = (logs.iter().map(|p| p.0).sum::<f64>() / n, logs.iter().map(|p| p.1).sum::<f64>() / n);
    let xx: f64 = logs.iter().map(|p| (p.0 - x).powi(2)).sum();
    let xy: f64 = logs.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let exponent = xy / xx;
    let intercept = y - exponent * x;
    let error = logs.iter().map(|p| ((intercept + exponent * p.0 - p.1).exp() - 1.0).abs());
    Some(Fit { coefficient: intercept.exp(), exponent, error: error.fold(0.0, f64::max) })
}

/// The size from which on the head takes more than `1 + relative` times the base.
pub fn hurts_from(base: &Fit, head: &Fit, relative: f64) -> Option<f64> {
    let at_one = (1.0 + relative) * base.coefficient / head.coefficient;
    let rise = head.exponent - base.exponent;
    if rise.abs() < CLOSE {
        return (at_one < 1.0).then_some(0.0);
    }
    // Where the head grows less, it hurts below some size, if anywhere.
    if rise < 0.0 {
        return (at_one < 1.0).then_some(0.0);
    }
    Some(at_one.powf(1.0 / rise)).filter(|size| size.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_found() {
        let points = |a: f64, b: f64| [10.0, 100.0, 1000.0].map(|n: f64| (n, a * n.powf(b)));
        let cases = [(3.0, 1.0), (0.5, 2.0), (7.0, 0.0), (1e6, 1.5)];
        for (a, b) in cases {
            let fit = fit(&points(a, b)).unwrap();
            assert!((fit.coefficient / a - 1.0).abs() < 1e-9 && (fit.exponent - b).abs() < 1e-9, "{fit:?}");
            assert!(fit.error < 1e-9);
        }
        assert_eq!(fit(&[(10.0, 5.0), (10.0, 6.0), (20.0, 7.0)]), None);
        assert_eq!(fit(&[(10.0, 5.0), (20.0, 0.0), (30.0, 7.0)]), None);
    }

    #[test]
    fn the_size_is_told_from_which_on_it_hurts() {
        let law = |coefficient, exponent| Fit { coefficient, exponent, error: 0.0 };
        let size = hurts_from(&law(100.0, 1.0), &law(1.0, 2.0), 0.0).unwrap();
        assert!((size - 100.0).abs() < 1e-9, "{size}");
        assert_eq!(hurts_from(&law(1.0, 1.0), &law(2.0, 1.0), 0.01), Some(0.0));
        assert_eq!(hurts_from(&law(1.0, 1.0), &law(1.0, 1.0), 0.01), None);
        assert_eq!(hurts_from(&law(1.0, 2.0), &law(0.5, 1.0), 0.01), None);
    }

    #[test]
    fn a_worse_exponent_exceeds() {
        let key = ("size".to_owned(), Kind::Total, Some(Resource::Bytecodes), String::new());
        let point = |n: u64| (n as f64, Some(50 * n), Some(n * n));
        let points = [100, 200, 400].map(point).to_vec();
        let series = BTreeMap::from([(key, Series { place: Default::default(), points })]);
        let all = fit_all(&series, |_| 0.01, 0.1);
        assert!(all[0].exceeded && (all[0].hurts_from.unwrap() - 50.5).abs() < 1e-6, "{all:?}");
        assert_eq!(all[0].per_unit, [Some(50.0), Some(400.0)]);
        assert!(!fit_all(&series, |_| 0.01, 1.5)[0].exceeded);
    }
}
