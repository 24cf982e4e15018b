//! From a predictor, its training and its evaluation to the data of `mantis_report`'s pages.
//!
//! Pages show seconds, bytes (`B`) and plain counts. All targets of a predictor share its list of features,
//! so that the formulas can refer to one table.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use mantis_model::{Model, Transform};
use mantis_predictor::{Description, Point, Target};
use mantis_report::{
    ChosenFeature, CoverageTable, Factor, FeatureCounts, FrontierPoint, PredictorCost, Quantity,
    RejectedFeature, RunPoint, RunSet, SourceFile, Stage, Term, TrainingReport,
};
use mantis_train::coverage::{Part, Shares, Unreached};
use mantis_train::evaluation::Evaluation;
use mantis_train::fitting::is_inside;
use mantis_train::{Report, Resource};

use crate::commands::explain::scheme;
use crate::commands::slice::ranges;

/// What pages are made from.
pub struct Material<'a> {
    /// The predictor.
    pub description: &'a Description,
    /// How it was trained.
    pub training: Option<&'a Report>,
    /// How it did on unseen inputs.
    pub evaluation: Option<&'a Evaluation>,
}

/// What a page says of one target.
pub struct TargetPage {
    /// The resource.
    pub resource: Resource,
    /// Its name and unit on pages.
    pub quantity: Quantity,
    /// Training and test runs.
    pub runs: Vec<RunPoint>,
    /// The model; factors refer to [`Material::chosen`].
    pub formula: Vec<Term>,
    /// Nominal level of the intervals.
    pub level: f64,
}

/// Name and unit on pages, and what measured values are multiplied with.
pub fn quantity(resource: Resource) -> (Quantity, f64) {
    let (name, unit, factor) = match resource {
        Resource::Time => ("execution time", "s", 1e-9),
        Resource::Bytecodes => ("executed bytecodes", "", 1.0),
        Resource::Bytes => ("allocated bytes", "B", 1.0),
        Resource::Allocated => ("bytes allocated by all code", "B", 1.0),
        Resource::Memory => ("largest resident size", "B", 1.0),
        Resource::Heap => ("smallest sufficient heap", "B", 1.0),
        Resource::Energy => ("energy", "J", 1e-6),
    };
    (Quantity { name: name.to_owned(), unit: unit.to_owned() }, factor)
}

impl Material<'_> {
    /// The targets that are resources, the main one first.
    pub fn targets(&self) -> Vec<TargetPage> {
        let targets = &self.description.chosen().targets;
        let known = targets.iter().filter_map(|t| Some((t, Resource::named(&t.name)?)));
        known
            .map(|(target, resource)| {
                let (mut quantity, factor) = quantity(resource);
                if target.estimated {
                    quantity.name.push_str(" (estimated)");
                }
                let mut runs = self.training_points(resource, factor);
                runs.extend(self.test_points(resource, factor));
                let formula = terms(target, factor);
                TargetPage { resource, quantity, runs, formula, level: target.model.interval.level }
            })
            .collect()
    }

    /// Held-out predictions of the training runs. Without an evaluation they are the test runs.
    fn training_points(&self, resource: Resource, factor: f64) -> Vec<RunPoint> {
        let Some(report) = self.training else { return Vec::new() };
        let Some(target) = report.targets.iter().find(|t| t.target == resource) else { return Vec::new() };
        let set = if self.evaluation.is_some() { RunSet::Training } else { RunSet::Test };
        let left_out: Vec<usize> = report.failed.iter().map(|(i, _)| *i).collect();
        let numbers = (0..).filter(|i| !left_out.contains(i));
        let held = &target.held_out;
        let values = target.actual.iter().zip(&held.predicted).zip(&held.intervals).zip(numbers);
        values
            .map(|(((&actual, &predicted), &(lower, upper)), i)| {
                let label = format!("training run {}", i + 1);
                point(label, set, factor, [actual, predicted, lower, upper])
            })
            .collect()
    }

    fn test_points(&self, resource: Resource, factor: f64) -> Vec<RunPoint> {
        let Some(evaluation) = self.evaluation else { return Vec::new() };
        let Some(k) = evaluation.targets.iter().position(|t| t.target == resource) else {
            return Vec::new();
        };
        let runs = evaluation.runs.iter().filter_map(|r| Some((r, r.values.get(k)?)));
        runs.map(|(run, v)| RunPoint {
            extrapolates: v.extrapolating,
            predictor_seconds: Some(run.predictor_nanos as f64 * 1e-9),
            ..point(label(&run.args, 60), RunSet::Test, factor, [v.actual, v.predicted, v.lower, v.upper])
        })
        .collect()
    }

    /// The predictor's features, as formulas refer to them.
    pub fn chosen(&self) -> Vec<ChosenFeature> {
        let d = self.description.chosen();
        let mut ranges: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for target in &d.targets {
            for (&input, feature) in target.inputs.iter().zip(&target.model.features) {
                ranges.entry(input).or_insert((feature.min, feature.max));
            }
        }
        let describe = |(i, info): (usize, &mantis_predictor::FeatureInfo)| {
            let f = &info.feature;
            let package = f.class.rsplit_once('/').map_or(String::new(), |(p, _)| format!("{p}/"));
            let file = f.name.split_once(':').map(|(file, _)| format!("{package}{file}"));
            let (min, max) = ranges.get(&i).copied().unwrap_or((f64::NAN, f64::NAN));
            ChosenFeature {
                name: info.name.clone(),
                scheme: match f.is_input() {
                    true => scheme(&f.scheme).to_owned(),
                    false => format!("{} in {}.{}", scheme(&f.scheme), f.class.replace('/', "."), f.method),
                },
                file: file.filter(|file| d.slices.iter().any(|s| s.lines.contains_key(file))),
                line: f.line,
                min,
                max,
                cost: None,
            }
        };
        d.features.iter().enumerate().map(describe).collect()
    }

    /// How the number of features shrank; only what was chosen is known without the training report.
    pub fn counts(&self) -> FeatureCounts {
        let (found, varying) = self.training.map_or((0, 0), |t| (t.found, t.varying));
        FeatureCounts { found, varying, chosen: self.description.chosen().features.len() }
    }

    /// Where training time went.
    pub fn stages(&self) -> Vec<Stage> {
        let laps = self.training.iter().flat_map(|t| &t.seconds);
        laps.map(|(name, seconds)| Stage { name: name.clone(), seconds: *seconds }).collect()
    }

    /// The predictor's cost on test inputs, else on training inputs.
    pub fn cost(&self) -> Option<PredictorCost> {
        let measured = self.evaluation.map(|e| (e.cost.mean_share, e.cost.largest_share));
        let trained = || self.training.map(|t| (t.cost.mean_share, t.cost.largest_share));
        match measured.or_else(trained)? {
            (Some(mean), Some(largest)) => Some(PredictorCost { mean, largest }),
            _ => None,
        }
    }

    /// The points of the frontier whose price and errors are known.
    fn frontier(&self) -> Vec<FrontierPoint> {
        let d = self.description;
        let errors = |p: &Point| p.targets.iter().filter_map(|t| Some((t.name.clone(), t.error?))).collect();
        let point = |(i, p): (usize, &Point)| {
            Some(FrontierPoint {
                share: p.price.share?,
                seconds: p.price.nanos * 1e-9,
                errors: errors(p),
                features: p.features.iter().map(|f| f.name.clone()).collect(),
                answers: i == d.knee,
                beyond: d.beyond.as_ref().is_some_and(|b| b.point == i),
            })
        };
        d.points.iter().enumerate().filter_map(point).collect()
    }

    /// Provenance.
    pub fn facts(&self) -> Vec<(String, String)> {
        let p = &self.description.provenance;
        let facts = [
            ("Main class", self.description.main_class.clone()),
            ("JVM", p.jvm.clone()),
            ("Machine", p.machine.clone()),
            ("Training runs", p.runs.to_string()),
            ("Trained on", p.date.clone()),
            ("Mantis", p.tool.clone()),
            ("Energy", p.energy.clone().unwrap_or_default()),
        ];
        facts.into_iter().filter(|(_, v)| !v.is_empty()).map(|(k, v)| (k.to_owned(), v)).collect()
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.training.is_some() {
            notes.push(
                "Predictions of training runs are by models that had not seen them (five-fold cross-validation)."
                    .to_owned(),
            );
        }
        let models = self.description.chosen().targets.iter().flat_map(|t| &t.model.terms);
        let lg = |t: &Transform| matches!(t, Transform::Lg | Transform::XLg | Transform::SquareLg);
        if models.flat_map(|t| &t.factors).any(|(_, t)| lg(t)) {
            notes.push("lg1p(x) is the binary logarithm of 1 + x.".to_owned());
        }
        for (run, why) in self.training.iter().flat_map(|t| &t.failed) {
            notes.push(format!("Training run {} was left out: {why}", run + 1));
        }
        for failed in self.evaluation.iter().flat_map(|e| &e.failed) {
            notes.push(format!("Test run {} was left out: {}", failed.input + 1, failed.reason));
        }
        notes.extend(self.training.iter().flat_map(|t| t.remarks.iter().cloned()));
        notes.extend(self.evaluation.iter().flat_map(|e| e.remarks.iter().cloned()));
        let slices = || self.description.chosen().slices.iter();
        notes.extend(slices().flat_map(|s| &s.assumptions).map(|a| format!("Assumed: {a}")));
        let unchecked = slices().flat_map(|s| &s.unchecked);
        notes.extend(unchecked.map(|(file, lines)| {
            format!(
                "Not evaluated: branches of {file}, lines {}, to where no training run went",
                ranges(lines)
            )
        }));
        notes
    }

    /// The page about this predictor as an HTML file.
    pub fn page(&self, sources: &[PathBuf]) -> Option<String> {
        let sources = self.sources(sources);
        let report = |page: TargetPage| TrainingReport {
            program: self.description.program.clone(),
            target: page.quantity,
            facts: self.facts(),
            runs: page.runs,
            level: page.level,
            formula: page.formula,
            chosen: self.chosen(),
            features: self.counts(),
            rejected: self.rejected(),
            iterations: self.training.map_or(0, |t| t.rounds),
            stages: self.stages(),
            predictor_cost: self.cost(),
            frontier: self.frontier(),
            sources: sources.clone(),
            coverage: self.coverage(),
            notes: self.notes(),
        };
        let reports: Vec<TrainingReport> = self.targets().into_iter().map(report).collect();
        let (main, others) = reports.split_first()?;
        Some(main.to_html_with(others))
    }

    /// What training inputs reached, and the lines they did not.
    fn coverage(&self) -> Option<CoverageTable> {
        let coverage = self.training?.coverage.as_ref()?;
        let row = |what: &str, part: fn(&Shares) -> Part| {
            let [entered, all] = [&coverage.entered, &coverage.all].map(part);
            (what.to_owned(), [(entered.reached, entered.of), (all.reached, all.of)])
        };
        let file = |u: &Unreached| (u.file.clone(), u.lines.len(), u.of, ranges(&u.lines));
        Some(CoverageTable {
            rows: vec![
                row("Classes", |s| s.classes),
                row("Methods", |s| s.methods),
                row("Basic blocks", |s| s.blocks),
                row("Directions of branches", |s| s.branches),
            ],
            unreached: coverage.unreached.iter().map(file).collect(),
        })
    }

    fn rejected(&self) -> Vec<RejectedFeature> {
        let all = self.training.iter().flat_map(|t| &t.rejected);
        all.map(|r| RejectedFeature { name: r.feature.clone(), reason: r.reason.clone() }).collect()
    }

    /// Files with kept lines, and their text where it is below one of the directories.
    fn sources(&self, directories: &[PathBuf]) -> Vec<SourceFile> {
        let mut lines: BTreeMap<&String, std::collections::BTreeSet<u32>> = BTreeMap::new();
        for (file, kept) in self.description.chosen().slices.iter().flat_map(|s| &s.lines) {
            lines.entry(file).or_default().extend(kept);
        }
        lines
            .into_iter()
            .filter(|(_, lines)| !lines.is_empty())
            .map(|(path, kept)| {
                let text = directories.iter().find_map(|d| find(d, Path::new(path), 0));
                let text = text.and_then(|file| std::fs::read(file).ok()).unwrap_or_default();
                SourceFile {
                    path: path.clone(),
                    lines: String::from_utf8_lossy(&text).lines().map(str::to_owned).collect(),
                    kept: kept.into_iter().collect(),
                    counts: BTreeMap::new(),
                }
            })
            .collect()
    }
}

/// Directories below a source directory are searched this deep for the root of a package.
const MAX_DEPTH: usize = 8;

/// The file of a package path below a directory, in it or in one of its subdirectories.
pub fn find(directory: &Path, path: &Path, depth: usize) -> Option<PathBuf> {
    let here = directory.join(path);
    if here.is_file() {
        return Some(here);
    }
    if depth == MAX_DEPTH {
        return None;
    }
    let entries = std::fs::read_dir(directory).ok()?;
    let mut folders: Vec<PathBuf> = entries
        .filter_map(|e| e.ok())
        .filter(|e| !e.file_name().to_string_lossy().starts_with('.'))
        .filter(|e| e.file_type().is_ok_and(|t| t.is_dir()))
        .map(|e| e.path())
        .collect();
    folders.sort();
    folders.iter().find_map(|f| find(f, path, depth + 1))
}

fn point(label: String, set: RunSet, factor: f64, values: [f64; 4]) -> RunPoint {
    let [actual, predicted, mut low, mut high] = values;
    // Intervals of exact models have no width; rounding is not a miss.
    if is_inside(actual, low, high) {
        (low, high) = (low.min(actual), high.max(actual));
    }
    RunPoint {
        label,
        set,
        actual: actual * factor,
        predicted: predicted * factor,
        low: low * factor,
        high: high * factor,
        extrapolates: false,
        predictor_seconds: None,
    }
}

/// Arguments for a reader: the names of files without their directories, in at most so many characters.
pub fn label(args: &[String], limit: usize) -> String {
    let short = |a: &String| match Path::new(a).file_name() {
        Some(name) if a.contains('/') => name.to_string_lossy().into_owned(),
        _ => a.clone(),
    };
    let text = args.iter().map(short).collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(limit.saturating_sub(1)) {
        Some((cut, _)) if text[cut..].chars().nth(1).is_some() => format!("{}…", &text[..cut]),
        _ => text,
    }
}

/// The summands of a model with features in raw units; coefficients times `factor`.
///
/// Models of normalised features (SPORE-FoBa) are polynomials in them, and so are expanded. A normalised
/// feature below another function stays as it is, which no method of ours makes.
fn terms(target: &Target, factor: f64) -> Vec<Term> {
    let mut sum: BTreeMap<Monomial, f64> = BTreeMap::new();
    for term in &target.model.terms {
        for (monomial, coefficient) in expand(&target.model, &term.factors) {
            *sum.entry(monomial).or_default() += term.coef * coefficient;
        }
    }
    let bundle = |f: usize| target.inputs.get(f).copied().unwrap_or(usize::MAX);
    let one = |(monomial, coefficient): (Monomial, f64)| Term {
        coefficient: coefficient * factor,
        factors: monomial.iter().flat_map(|&(f, t, n)| shown(bundle(f), t, n)).collect(),
    };
    sum.into_iter().filter(|(_, c)| *c != 0.0).map(one).collect()
}

/// Features with a transform and how often that stands in the product; ascending. Powers are those of
/// `Identity`.
type Monomial = Vec<(usize, Transform, u32)>;

/// A product of factors as a polynomial in raw features.
fn expand(model: &Model, factors: &[(usize, Transform)]) -> BTreeMap<Monomial, f64> {
    let mut product = BTreeMap::from([(Monomial::new(), 1.0)]);
    for &(f, transform) in factors {
        let power = match transform {
            Transform::Identity => 1,
            Transform::Square => 2,
            Transform::Cube => 3,
            _ => 0,
        };
        if power == 0 {
            product = product.into_iter().map(|(m, c)| (times(&m, (f, transform)), c)).collect();
            continue;
        }
        let feature = &model.features[f];
        for _ in 0..power {
            let mut next: BTreeMap<Monomial, f64> = BTreeMap::new();
            for (monomial, c) in &product {
                *next.entry(times(monomial, (f, Transform::Identity))).or_default() += c / feature.scale;
                if feature.shift != 0.0 {
                    *next.entry(monomial.clone()).or_default() -= c * feature.shift / feature.scale;
                }
            }
            product = next;
        }
    }
    product
}

fn times(monomial: &Monomial, factor: (usize, Transform)) -> Monomial {
    let mut all = monomial.clone();
    match all.iter_mut().find(|(f, t, _)| (*f, *t) == factor) {
        Some((_, _, n)) => *n += 1,
        None => all.push((factor.0, factor.1, 1)),
    }
    all.sort_unstable();
    all
}

/// A transform of a feature as a page shows it.
fn shown(feature: usize, transform: Transform, times: u32) -> Vec<Factor> {
    let plain = Factor::plain(feature);
    let lg = || Factor::function(feature, "lg1p");
    let one = match transform {
        Transform::Identity if times > 1 => return vec![Factor::power(feature, times.to_string())],
        Transform::Identity => vec![plain],
        Transform::Square => vec![Factor::power(feature, "2")],
        Transform::Cube => vec![Factor::power(feature, "3")],
        Transform::Sqrt => vec![Factor::power(feature, "0.5")],
        Transform::ThreeHalves => vec![Factor::power(feature, "1.5")],
        Transform::Lg => vec![lg()],
        Transform::XLg => vec![plain, lg()],
        Transform::SquareLg => vec![Factor::power(feature, "2"), lg()],
        Transform::Power(p) => vec![Factor::power(feature, (f64::from(p) / 100.0).to_string())],
    };
    (0..times).flat_map(|_| one.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mantis_model::{Feature, Interval, Method};

    fn target(features: &[(f64, f64)], terms: Vec<mantis_model::Term>) -> Target {
        let feature = |(i, &(shift, scale)): (usize, &(f64, f64))| Feature {
            column: i,
            name: format!("f{i}"),
            shift,
            scale,
            min: 0.0,
            max: 100.0,
        };
        let interval = Interval {
            level: 0.9,
            relative: true,
            sigma: 0.0,
            dof: 1.0,
            quantile: 1.0,
            inflation: 1.0,
            max_leverage: 1.0,
            inverse: vec![vec![0.0; terms.len()]; terms.len()],
        };
        Target {
            name: "time".to_owned(),
            unit: "ns".to_owned(),
            inputs: (0..features.len()).map(|i| i + 5).collect(),
            formula: String::new(),
            estimated: false,
            error: None,
            tail: None,
            learning: None,
            model: Model {
                method: Method::SporeFoba,
                features: features.iter().enumerate().map(feature).collect(),
                terms,
                floor: None,
                train_error: 0.0,
                rows: 9,
                largest: 1e9,
                interval,
            },
        }
    }

    /// The value of a page's formula, features given by their index in the bundle.
    fn value(terms: &[Term], x: impl Fn(usize) -> f64) -> f64 {
        let factor = |f: &Factor| {
            let v = match f.function.as_deref() {
                Some("lg1p") => x(f.feature).ln_1p() / 2f64.ln(),
                Some(other) => panic!("{other}"),
                None => x(f.feature),
            };
            v.powf(f.exponent.as_deref().map_or(1.0, |e| e.parse().unwrap()))
        };
        terms.iter().map(|t| t.coefficient * t.factors.iter().map(factor).product::<f64>()).sum()
    }

    #[test]
    fn formulas_in_raw_units_give_the_models_values() {
        use Transform::*;
        let term =
            |coef, factors: &[(usize, Transform)]| mantis_model::Term { coef, factors: factors.to_vec() };
        let all = vec![
            term(7.0, &[]),
            term(2.0, &[(0, Square), (1, Identity)]),
            term(-3.0, &[(1, Cube)]),
            term(0.5, &[(2, XLg), (0, Identity)]),
            term(1.5, &[(2, ThreeHalves)]),
            term(4.0, &[(2, Sqrt), (2, SquareLg)]),
            term(9.0, &[(2, Lg)]),
            term(3.0, &[(2, Power(-50)), (0, Identity)]),
        ];
        let target = target(&[(10.0, 4.0), (-2.0, 0.5), (0.0, 1.0)], all);
        let terms = terms(&target, 1e-9);
        for raw in [[0.0, 0.0, 1.0], [12.0, 3.0, 9.0], [50.0, -7.0, 2.25]] {
            let want = target.model.predict(&raw).value * 1e-9;
            let got = value(&terms, |f| raw[f - 5]);
            assert!((want - got).abs() <= 1e-12 * want.abs().max(1e-6), "{raw:?}: {want} {got}");
        }
        let mut seen: Vec<String> = terms.iter().map(|t| format!("{:?}", t.factors)).collect();
        seen.dedup();
        assert_eq!(seen.len(), terms.len());
        assert!(terms[0].factors.is_empty());
    }

    #[test]
    fn labels_are_short() {
        let args = |a: &[&str]| a.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        assert_eq!(label(&args(&["/a/b/map 1.txt", "A17", "B2"]), 60), "map 1.txt A17 B2");
        assert_eq!(label(&args(&["abcdef"]), 6), "abcdef");
        assert_eq!(label(&args(&["abcdefg"]), 6), "abcde…");
        assert_eq!(label(&args(&["äöüßéè"]), 4), "äöü…");
        assert_eq!(label(&[], 4), "");
    }

    #[test]
    fn sources_are_found_below_a_directory() {
        let dir = tempfile::tempdir().unwrap();
        let package = dir.path().join("module/src/a/b");
        std::fs::create_dir_all(&package).unwrap();
        std::fs::write(package.join("C.java"), "class C {}").unwrap();
        let found = find(dir.path(), Path::new("a/b/C.java"), 0);
        assert_eq!(found, Some(package.join("C.java")));
        assert_eq!(find(dir.path(), Path::new("b/D.java"), 0), None);
    }
}
