//! Features that inputs say without running the program: numbers among arguments, sizes and contents of
//! files, headers.
//!
//! They are no features of the papers. Where all slices cost much, as those of a compiler that must parse
//! before it knows anything, they are what is left. Values are computed by the classes of predictors, in a
//! JVM ([`Surveyor`]); decided here is which of them are features of all runs:
//!
//! - A file counts only if the run list says that the run reads it, or if it is older than the measurements:
//!   what a program writes is no input.
//! - A measure means the same in all runs that have its source, and applies to all of them; it is 0 for the
//!   others.
//! - What does not differ between runs, or never differs from another, is left out.

mod files;
mod survey;

use std::collections::{BTreeMap, BTreeSet};
use std::time::SystemTime;

use mantis_feature::{Criterion, Feature, InputMeasure, InputSource};
use mantis_measure::RunSpec;

use crate::error::Error;
use files::is_input;
use survey::Said;
pub use survey::Surveyor;

/// More sources than these are not looked at: arguments of a program that takes hundreds of files.
const SOURCES: usize = 100;
/// The group of measures that need no file.
const TEXT: &str = "text";
/// A source that fewer runs have is an exception, from which nothing can be learnt.
const RUNS: usize = 2;
/// So many sources are measured in fresh JVMs, each so often.
const COLD: usize = 6;
const REPEATS: usize = 2;

/// What inputs say.
#[derive(Clone, Debug, Default)]
pub struct InputFeatures {
    /// The features.
    pub features: Vec<Feature>,
    /// For each feature its value in each run.
    pub columns: Vec<Vec<f64>>,
    /// For each feature how long a JVM that was just started takes for it alone, on average.
    pub nanos: Vec<f64>,
    /// The same in a JVM that has looked at many inputs.
    pub warm_nanos: Vec<f64>,
    /// Features of the same number are computed together.
    groups: Vec<usize>,
}

impl InputFeatures {
    /// About how long a JVM that was just started takes for some of the features together, at most: features
    /// of a group cost once.
    pub fn nanos_together(&self, features: impl IntoIterator<Item = usize>) -> f64 {
        let groups: BTreeMap<usize, f64> =
            features.into_iter().map(|k| (self.groups[k], self.nanos[k])).collect();
        groups.values().sum()
    }
}

impl Surveyor<'_> {
    /// The features of these inputs. `measured` is when measuring began.
    ///
    /// # Errors
    /// When no JVM can be started or does not answer, or the user interrupts.
    pub fn features(
        &self,
        inputs: &[&RunSpec],
        measured: Option<SystemTime>,
    ) -> Result<InputFeatures, Error> {
        let named = self.sources(inputs)?;
        let sources = wanted(inputs, &named, measured);
        if sources.is_empty() {
            return Ok(InputFeatures::default());
        }
        let said = self.said(inputs, &sources)?;
        let mut found = InputFeatures::default();
        let mut groups = Vec::new();
        let mut known = BTreeSet::new();
        let mut defined_by: Vec<(usize, String, String)> = Vec::new();
        for k in 0..sources.len() {
            let of: Vec<&Said> = said.iter().map(|run| &run[k]).collect();
            defined_by.extend(defined(inputs, &of, measured).into_iter().map(|(g, m)| (k, g, m)));
        }
        // Of equal columns the first is kept: what needs no file says it best and costs least.
        defined_by.sort_by_key(|(_, group, _)| group != TEXT);
        for (k, group, measure) in defined_by {
            let of = || said.iter().map(|run| &run[k]);
            let values: Vec<f64> = of().map(|s| value(s, &measure).unwrap_or(0.0)).collect();
            let differs = values.iter().any(|v| *v != values[0]);
            if differs && known.insert(values.iter().map(|v| v.to_bits()).collect::<Vec<u64>>()) {
                let warm = of().filter_map(|s| nanos(s, &group)).sum::<f64>() / said.len() as f64;
                let measure = InputMeasure { source: sources[k].clone(), measure };
                found.features.push(Feature::of_input(measure));
                found.columns.push(values);
                found.warm_nanos.push(warm);
                groups.push((k, group));
            }
        }
        let numbers: BTreeMap<&(usize, String), usize> = groups.iter().zip(0..).collect();
        found.groups = groups.iter().map(|g| numbers[g]).collect();
        found.nanos = self.prices(inputs, &sources, &said, &groups, &found.warm_nanos)?;
        Ok(found)
    }

    /// The values of such features, by feature, in other runs.
    ///
    /// # Errors
    /// See [`Surveyor::features`].
    pub fn values(&self, features: &[Feature], inputs: &[&RunSpec]) -> Result<Vec<Vec<f64>>, Error> {
        let mut measures = Vec::new();
        for feature in features {
            if let Criterion::Input(said) = &feature.criterion {
                measures.push(said);
            }
        }
        let sources: BTreeSet<&InputSource> = measures.iter().map(|m| &m.source).collect();
        let sources: Vec<InputSource> = sources.into_iter().cloned().collect();
        let said = self.said(inputs, &sources)?;
        let column = |wanted: &&InputMeasure| {
            let k = sources.iter().position(|s| *s == wanted.source);
            let one = |run: &Vec<Said>| k.and_then(|k| value(&run[k], &wanted.measure)).unwrap_or(0.0);
            said.iter().map(one).collect()
        };
        Ok(measures.iter().map(column).collect())
    }

    /// What the first `COLD` sources cost in JVMs that do nothing else, on the input that takes the median
    /// time: the least of `REPEATS`, because other work only ever adds to it. Further sources cost as many
    /// times more than in a warm JVM as the median of these.
    fn prices(
        &self,
        inputs: &[&RunSpec],
        sources: &[InputSource],
        said: &[Vec<Said>],
        groups: &[(usize, String)],
        warm: &[f64],
    ) -> Result<Vec<f64>, Error> {
        let used: BTreeSet<usize> = groups.iter().map(|(k, _)| *k).collect();
        let mut least = vec![f64::INFINITY; groups.len()];
        for &k in used.iter().take(COLD) {
            let input = inputs[median_run(said, k)];
            for _ in 0..REPEATS {
                let once = self.said(&[input], &sources[k..=k])?;
                for (i, (_, group)) in groups.iter().enumerate().filter(|(_, (of, _))| *of == k) {
                    least[i] = least[i].min(nanos(&once[0][0], group).unwrap_or(f64::INFINITY));
                }
            }
        }
        let mut ratios: Vec<f64> =
            least.iter().zip(warm).map(|(cold, warm)| cold / warm).filter(|r| r.is_finite()).collect();
        ratios.sort_by(f64::total_cmp);
        let ratio = ratios.get(ratios.len() / 2).map_or(1.0, |r| r.max(1.0));
        let known =
            |(cold, warm): (&f64, &f64)| if cold.is_finite() { cold.max(*warm) } else { ratio * warm };
        Ok(least.iter().zip(warm).map(known).collect())
    }
}

/// The run in which a source takes the median time of those that have it.
fn median_run(said: &[Vec<Said>], source: usize) -> usize {
    let took = |run: usize| said[run][source].groups.iter().map(|g| g.nanos).sum::<f64>();
    let mut runs: Vec<usize> = (0..said.len()).filter(|&r| said[r][source].given).collect();
    runs.sort_by(|&a, &b| took(a).total_cmp(&took(b)));
    runs.get(runs.len() / 2).copied().unwrap_or(0)
}

/// The sources worth measuring, each once.
fn wanted(inputs: &[&RunSpec], named: &[Vec<Said>], measured: Option<SystemTime>) -> Vec<InputSource> {
    let mut sources: Vec<InputSource> = Vec::new();
    for said in named.iter().flatten() {
        let of_input = || {
            let runs = inputs.iter().zip(named);
            runs.flat_map(|(input, run)| run.iter().map(move |s| (input, run, s)))
                .filter(|(_, _, s)| s.source == said.source)
                .all(|(input, run, s)| files::list_is_input(input, run, s, measured))
        };
        if sources.len() < SOURCES && !sources.contains(&said.source) && of_input() {
            sources.push(said.source.clone());
        }
    }
    sources.sort_by_key(|s| match s {
        InputSource::StandardInput => (0, 0),
        InputSource::Argument(number) => (1, *number),
        InputSource::Option(_) => (2, 0),
        _ => (3, 0),
    });
    sources.extend(files::templates(inputs, named));
    sources.extend(files::all(inputs, named, measured));
    sources
}

/// The groups and measures that are the same thing in all runs that have the source.
fn defined(inputs: &[&RunSpec], said: &[&Said], measured: Option<SystemTime>) -> Vec<(String, String)> {
    let with = || said.iter().zip(inputs).filter(|(s, _)| s.given);
    let Some((any, _)) = with().max_by_key(|(s, _)| s.groups.len()) else { return Vec::new() };
    if with().count() < RUNS {
        return Vec::new();
    }
    let counted_files = with().all(|(s, input)| {
        matches!(s.source, InputSource::All { .. })
            || !s.roots.is_empty() && is_input(input, s, measured)
            || matches!(s.source, InputSource::StandardInput)
    });
    let mut defined = Vec::new();
    for group in &any.groups {
        for (measure, _) in &group.values {
            let means = match measure.as_str() {
                "given" => matches!(any.source, InputSource::Option(_)),
                "number" => has_text(&any.source) && with().all(|(s, _)| value(s, measure).is_some()),
                "length" => is_word(said),
                _ => counted_files && with().all(|(s, _)| value(s, measure).is_some()),
            };
            if means {
                defined.push((group.group.clone(), measure.clone()));
            }
        }
    }
    defined
}

/// Whether a source is a text of the command line or of a file that it names.
fn has_text(source: &InputSource) -> bool {
    matches!(
        source,
        InputSource::Argument(_) | InputSource::Option(_) | InputSource::Listed { entry: Some(_), .. }
    )
}

/// Whether the length of a text may matter: it is part of the command line, no number and names no file.
fn is_word(said: &[&Said]) -> bool {
    let with = || said.iter().filter(|s| s.given);
    let places = with().all(|s| matches!(s.source, InputSource::Argument(_) | InputSource::Option(_)));
    let numbers = with().all(|s| value(s, "number").is_some());
    let words = with().all(|s| value(s, "length").is_some_and(|l| l > 0.0) && s.roots.is_empty());
    places && words && !numbers
}

fn value(said: &Said, measure: &str) -> Option<f64> {
    said.groups.iter().flat_map(|g| &g.values).find(|(name, _)| name == measure)?.1
}

fn nanos(said: &Said, group: &str) -> Option<f64> {
    said.groups.iter().find(|g| g.group == group).map(|g| g.nanos)
}
