//! The default method: best subset of a dictionary of terms, fitted to relative error.
//!
//! The recipe, each step of which was measured (`docs/modelling.md`):
//!
//! 1. affine copies are merged ([`mod@crate::screen`]);
//! 2. rows are weighted by 1/y, so that relative errors count, and one slow outlier cannot count for more
//!    than a prediction of zero would;
//! 3. a dictionary of transforms of every feature, of products of the features that matter, and of products
//!    of powers with fitted exponents (`powers`);
//! 4. beam search with exact projection gains, the best drops of a single term as its backward step;
//! 5. an extended BIC that charges for the number of candidates that were searched, for the complexity of a
//!    term and for the cost of its features;
//! 6. models with the coefficients that are known of counted costs (`composed`);
//! 7. where much is left unexplained, the search is made again with a charge for exponents above 1;
//! 8. where a time is fitted, terms that explain the executed bytecodes are finalists, too (`guided`);
//! 9. outliers are left out, and the finalists are asked whether they stay positive beyond the training rows.

mod composed;
mod dictionary;
mod guided;
mod powers;
mod projection;
mod search;

use rayon::prelude::*;

use crate::dataset::{Dataset, Diagnostic};
use crate::known::is_told_by_one;
use crate::model::{Parts, RawTerm, assemble};
use crate::robust;
use crate::screen::Screening;
use crate::{Error, Fit, FitOptions, Method};

use dictionary::Dictionary;
use search::{Problem, Subset};

/// How far beyond the training rows predictions must stay positive.
const BEYOND: f64 = 1.6;

/// What is charged for what must not be.
const NEVER: f64 = 1e6;

/// Relative errors that bend no curves.
const QUIET: f64 = 0.05;

/// What an exponent of 2 instead of 1 is charged where the errors that models leave are 100 %, in proportion
/// to them. Noise bends curves as easily as it hides how they are bent, and outside of the training range a
/// power is further off than a line.
const GROWTH: f64 = 20.0;

/// Of how many features a measured cost is searched, where the terms of what is counted are finalists, too:
/// noise prefers some of thousands by chance.
const MEASURED_FEATURES: usize = 300;

/// Fewer rows than this get a constant model.
const FEW_ROWS: usize = 5;

/// The parameters of the method.
#[derive(Debug, Clone, PartialEq)]
pub struct Parameters {
    /// Largest number of features in a model.
    pub max_features: usize,
    /// Largest number of terms, the intercept included.
    pub max_terms: usize,
    /// How many subsets survive each round of the search.
    pub beam: usize,
    /// How many of the best subsets are fitted again and compared.
    pub finalists: usize,
    /// Of how many features (those that explain most alone) all products are candidates.
    pub product_features: usize,
    /// Of how many features of promising models the products with all features are candidates.
    pub product_seeds: usize,
    /// How many of those products are searched, twice.
    pub late_products: usize,
    /// How many features (those that explain most alone) are searched at all.
    pub search_features: usize,
    /// Weight of the extended part of the BIC: 0 is plain BIC, 1 charges in full for the number of
    /// candidates.
    pub gamma: f64,
    /// Weight of a term's complexity.
    pub complexity: f64,
    /// What a term with a negative coefficient is charged.
    pub negative_term: f64,
    /// What a negative intercept is charged.
    pub negative_intercept: f64,
    /// What a finalist is charged when it predicts costs that are not positive beyond the training range.
    pub negative: f64,
    /// What an exponent of 2 instead of 1 is charged, and others in proportion.
    pub growth: f64,
    /// What a feature ten times as costly as the cheapest must gain more.
    pub cost: f64,
    /// Largest number of features in a product of powers with fitted exponents; 0 for no such products.
    pub power_features: usize,
    /// Largest number of features in a plain sum of features, the form that counted costs have when enough is
    /// known; 0 for no such sums beside the others.
    pub sum_features: usize,
    /// Whether only linear terms may occur.
    pub linear: bool,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters {
            max_features: 3,
            max_terms: 6,
            beam: 12,
            finalists: 40,
            product_features: 24,
            product_seeds: 8,
            late_products: 200,
            search_features: 2000,
            gamma: 1.0,
            complexity: 1.0,
            negative_term: 15.0,
            negative_intercept: 15.0,
            negative: 20.0,
            growth: 0.0,
            cost: 2.0,
            power_features: 5,
            sum_features: 10,
            linear: false,
        }
    }
}

/// Fits with given parameters; [`crate::fit`] uses the default ones.
///
/// # Errors
/// As [`crate::fit_screened`].
pub fn fit(
    data: &Dataset,
    screening: &Screening,
    options: &FitOptions,
    parameters: &Parameters,
) -> Result<Fit, Error> {
    screening.check(data)?;
    options.check()?;
    let mut columns = screening.representatives(&options.exclude);
    if let Some(known) = &data.known {
        columns.retain(|&j| !known.only_helps(j));
    }
    let mut diagnostics = screening.diagnostics.clone();
    let obstacles = obstacles(data, &columns);
    let kept = vec![true; data.rows()];
    let mut usable = vec![true; data.columns.len()];
    for &column in &options.exclude {
        if let Some(flag) = usable.get_mut(column) {
            *flag = false;
        }
    }
    // Any column that only one row tells from a constant fits what is left of that row, and says nothing of
    // how much it stands for in another.
    let told: Vec<usize> = columns.iter().copied().filter(|&j| !is_told_by_one(&data.columns[j])).collect();
    let (choice, kept) = if obstacles.is_empty() {
        let readable = Readable { columns: &columns, searched: &told, usable: &usable };
        without_outliers(data, readable, parameters)
    } else {
        (constant(data, &kept), kept)
    };
    if !data.is_positive() {
        diagnostics.push(Diagnostic::non_positive(data));
    }
    diagnostics.extend(obstacles);
    let outliers: Vec<usize> = (0..data.rows()).filter(|&i| !kept[i]).collect();
    if !outliers.is_empty() {
        diagnostics.push(Diagnostic::Outliers { rows: outliers });
    }
    let parts = Parts {
        method: if parameters.linear { Method::Linear } else { Method::Best },
        fitted: choice.fitted,
        terms: choice.coefficients.iter().copied().zip(choice.terms).collect(),
        normalised: false,
        kept,
        level: options.level,
    };
    Ok(Fit { model: assemble(data, parts), diagnostics })
}

/// What makes a constant the only sensible model.
fn obstacles(data: &Dataset, columns: &[usize]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if data.rows() < FEW_ROWS {
        found.push(Diagnostic::FewRows { rows: data.rows() });
    }
    if data.y.iter().all(|y| *y == data.y[0]) {
        found.push(Diagnostic::ConstantTarget);
    }
    if columns.is_empty() {
        found.push(Diagnostic::NoFeature);
    }
    found
}

/// The best subset, and which rows it is fitted to. Outliers of a first choice may have misled the search, so
/// it is repeated without them.
fn without_outliers(data: &Dataset, readable: Readable<'_>, parameters: &Parameters) -> (Choice, Vec<bool>) {
    let all = vec![true; data.rows()];
    let guide = guided::guide(data, readable, parameters);
    let searched = match guide {
        Some(_) => parameters.search_features.min(MEASURED_FEATURES),
        None => parameters.search_features,
    };
    let parameters = &Parameters { search_features: searched, ..parameters.clone() };
    let select = |kept: &[bool]| {
        let searched = select_tame(data, readable, kept, parameters);
        let guided = guide.iter().flat_map(|guide| guided::follow(data, kept, guide, parameters));
        guided.fold(searched, Choice::better)
    };
    let first = select(&all);
    let by_count = from_counts(data);
    let agreeing = |choice: &Choice| robust::agreeing(data, &choice.predicted, by_count.as_deref());
    let kept = agreeing(&first);
    if kept == all {
        return (first, all);
    }
    let second = select(&kept);
    let kept = agreeing(&second);
    if second.fitted < second.terms.len() {
        return (second, kept);
    }
    let again = refit(data, &kept, second.terms.clone(), second.price, parameters);
    (again.unwrap_or(second), kept)
}

/// What each row's count lets expect.
fn from_counts(data: &Dataset) -> Option<Vec<f64>> {
    let alone = Dataset {
        names: vec![String::new()],
        columns: vec![data.counted.clone()?],
        cost: None,
        known: None,
        ..data.clone()
    };
    let readable = Readable { columns: &[0], searched: &[0], usable: &[true] };
    Some(select(&alone, readable, &vec![true; data.rows()], &Parameters::default()).predicted)
}

/// The columns that a model may read.
#[derive(Copy, Clone)]
struct Readable<'a> {
    /// One of each class.
    columns: &'a [usize],
    /// Those of them that are searched.
    searched: &'a [usize],
    /// For every column whether it may be read.
    usable: &'a [bool],
}

/// A subset fitted to the kept rows.
struct Choice {
    terms: Vec<RawTerm>,
    coefficients: Vec<f64>,
    /// How many of the coefficients were fitted to the rows: the first ones. The others were known before.
    fitted: usize,
    /// In every row, kept or not.
    predicted: Vec<f64>,
    /// What the search charged for the terms.
    price: f64,
    score: f64,
}

impl Choice {
    fn better(self, other: Choice) -> Choice {
        if other.score < self.score { other } else { self }
    }
}

/// Searches, and where much is left unexplained once more with a charge for powers.
fn select_tame(data: &Dataset, readable: Readable<'_>, kept: &[bool], parameters: &Parameters) -> Choice {
    let free = select(data, readable, kept, parameters);
    let noise = robust::spread(data, kept, &free.predicted);
    let grows = free.terms.iter().any(|t| dictionary::growth(t) > 0.0);
    if parameters.linear || noise <= QUIET || !grows {
        return free;
    }
    let charged = Parameters { growth: parameters.growth + GROWTH * noise, ..parameters.clone() };
    select(data, readable, kept, &charged)
}

/// Searches and compares the finalists.
fn select(data: &Dataset, readable: Readable<'_>, kept: &[bool], parameters: &Parameters) -> Choice {
    let problem = Problem::new(data, kept);
    let mut sum_choices: Vec<Choice> = Vec::new();
    let mut dictionary = Dictionary::new(data, readable.searched, &problem, parameters);
    let mut subsets = search::run(&problem, &dictionary, parameters);
    if !parameters.linear && dictionary.searched.len() > parameters.product_features {
        // A factor that explains little alone may matter in a product with one that explains much.
        let promising = search::features_of(&subsets, &dictionary, parameters.product_seeds);
        if let Some(best) = subsets.first() {
            dictionary.add_products(data, &problem, &promising, &best.residual, parameters.late_products);
            subsets = search::run(&problem, &dictionary, parameters);
        }
    }
    if parameters.power_features > 0 && !parameters.linear {
        let powers = powers::candidates(data, &dictionary, &problem, parameters);
        if !powers.is_empty() {
            dictionary.candidates.extend(powers);
            subsets = search::run(&problem, &dictionary, parameters);
        }
    }
    if parameters.sum_features > parameters.max_features && !parameters.linear {
        let sums = Dictionary::linear(data, &dictionary.searched, &problem, &dictionary);
        let many = Parameters {
            max_features: parameters.sum_features,
            max_terms: parameters.sum_features + 1,
            // A difference of things that go together in training is off by itself elsewhere.
            negative_term: NEVER,
            negative_intercept: NEVER,
            linear: true,
            ..parameters.clone()
        };
        for subset in search::run(&problem, &sums, &many) {
            let terms = subset.terms.iter().map(|&c| sums.candidates[c].factors.clone()).collect();
            sum_choices.extend(refit(data, kept, terms, subset.price, parameters));
        }
    }
    if !parameters.linear {
        sum_choices.extend(composed::choices(data, readable, kept, &dictionary, parameters));
    }
    let terms = |s: &Subset| s.terms.iter().map(|&c| dictionary.candidates[c].factors.clone()).collect();
    let finalist = |s: &Subset| refit(data, kept, terms(s), s.price, parameters);
    let finalists: Vec<Option<Choice>> = subsets.par_iter().map(finalist).collect();
    finalists
        .into_iter()
        .flatten()
        .chain(sum_choices)
        .reduce(Choice::better)
        .unwrap_or_else(|| constant(data, kept))
}

/// Fits given terms to the kept rows. `None` when they are dependent.
fn refit(
    data: &Dataset,
    kept: &[bool],
    terms: Vec<RawTerm>,
    price: f64,
    parameters: &Parameters,
) -> Option<Choice> {
    let columns: Vec<Vec<f64>> = terms.iter().map(|t| dictionary::values(data, t)).collect();
    let fitted = robust::relative(data, kept, &columns)?;
    let mut score = fitted.misfit + price;
    if data.is_positive() && falls_below_zero(data, kept, &terms, &fitted.coefficients) {
        score += parameters.negative;
    }
    Some(Choice {
        fitted: terms.len(),
        terms,
        coefficients: fitted.coefficients,
        predicted: fitted.predicted,
        price,
        score,
    })
}

/// Whether a model predicts a cost that is not positive where the features are `BEYOND` times as far from
/// their means as in some training row. Features that were never negative do not become so.
fn falls_below_zero(data: &Dataset, kept: &[bool], terms: &[RawTerm], coefficients: &[f64]) -> bool {
    let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let mut columns: Vec<usize> = terms.iter().flatten().map(|f| f.0).collect();
    columns.sort_unstable();
    columns.dedup();
    let moved: Vec<(usize, Vec<f64>)> = columns
        .iter()
        .map(|&c| {
            let values = &data.columns[c];
            let mean = rows.iter().map(|&i| values[i]).sum::<f64>() / rows.len() as f64;
            let least = rows.iter().map(|&i| values[i]).fold(f64::INFINITY, f64::min);
            let bound = if least >= 0.0 { least * 0.1 } else { f64::NEG_INFINITY };
            (c, rows.iter().map(|&i| (mean + BEYOND * (values[i] - mean)).max(bound)).collect())
        })
        .collect();
    let value = |c: usize, k: usize| moved.binary_search_by_key(&c, |m| m.0).map_or(0.0, |at| moved[at].1[k]);
    (0..rows.len()).any(|k| {
        let product = |t: &RawTerm| -> f64 { t.iter().map(|&(c, f)| f.apply(value(c, k))).product() };
        terms.iter().zip(coefficients).map(|(t, b)| b * product(t)).sum::<f64>() <= 0.0
    })
}

/// The best constant: of positive costs that with the smallest mean relative error, which is a median with
/// weights 1/y (their mean is several times too large for most runs where costs differ by orders of
/// magnitude).
fn constant(data: &Dataset, kept: &[bool]) -> Choice {
    let weights = data.unit_weights();
    let used: Vec<(f64, f64)> =
        (0..data.rows()).filter(|&i| kept[i]).map(|i| (data.y[i], weights[i])).collect();
    let value = if data.is_positive() {
        robust::relative_median(used)
    } else {
        used.iter().map(|(y, w)| w * y).sum::<f64>() / used.iter().map(|(_, w)| w).sum::<f64>()
    };
    Choice {
        terms: vec![RawTerm::new()],
        coefficients: vec![value],
        fitted: 1,
        predicted: vec![value; data.rows()],
        price: 0.0,
        score: f64::INFINITY,
    }
}
