//! Coefficients of a machine from runs that a meter metered.
//!
//! Non-negative least squares (Lawson and Hanson; [`mantis_linear::nnls`]) of relative errors: each run is
//! divided by its joules, so that long runs do not decide alone. What is reported of the fit is its error on
//! runs that it has not seen (five-fold cross-validation), and of each coefficient whether these runs
//! determine it: programs execute the classes of bytecodes in similar proportions and take CPU time for all
//! of them, so that often only sums are known. Such a model is right for programs like those of the
//! calibration.

use std::collections::BTreeMap;

use mantis_linear::nnls::{intervals, nnls};
use mantis_linear::{Matrix, separate};
use serde::{Deserialize, Serialize};

use crate::work::Term;
use crate::{Error, Model, Work};

/// A metered run.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// What it did.
    pub work: Work,
    /// What the meter said, in joules.
    pub joules: f64,
}

/// How coefficients were found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    /// The meter's name.
    pub meter: String,
    /// The machine.
    pub machine: String,
    /// Runs that were fitted.
    pub runs: usize,
    /// Runs that were left out because the meter said that they took nothing.
    pub unmetered: usize,
    /// Mean |metered - modelled| / metered on runs that the fit had not seen.
    pub error: f64,
    /// The largest of them.
    pub largest_error: f64,
    /// The mean on the runs that were fitted.
    pub train_error: f64,
    /// What is known of each coefficient.
    pub terms: Vec<Known>,
}

/// What is known of a coefficient.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known {
    /// Of what.
    pub term: Term,
    /// Joules for each.
    pub joules: f64,
    /// From and to with 95 % confidence, given which coefficients are zero; no end where nothing bounds it.
    pub interval: (f64, Option<f64>),
    /// How well.
    pub knowledge: Knowledge,
}

/// How well a coefficient is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Knowledge {
    /// Its interval is at most half of it to either side.
    Determined,
    /// It is not zero, and known less well than that.
    Uncertain,
    /// The fit is best without it: what it stands for is too little, or is in the others.
    Zero,
    /// In these runs it is a sum of others, so that only their total is known.
    Inseparable,
    /// No run did anything of the kind.
    Absent,
}

impl Knowledge {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Knowledge::Determined => "determined",
            Knowledge::Uncertain => "uncertain",
            Knowledge::Zero => "zero",
            Knowledge::Inseparable => "not told apart from others",
            Knowledge::Absent => "in no run",
        }
    }
}

/// Parts of the cross-validation.
const FOLDS: usize = 5;
/// Of runs in excess of coefficients, at least so many are wanted.
const EXCESS: usize = 2;
/// A column whose part outside of the span of others is a smaller share of it lies in that span: counts are
/// exact, so this is above rounding and below any true difference that could be told.
const INSIDE: f64 = 1e-6;
const CONFIDENCE: f64 = 0.95;
/// The largest half of an interval of a coefficient that is determined, as a share of it.
const NARROW: f64 = 0.5;

/// The model that fits metered runs best.
///
/// # Errors
/// When there are too few runs for as many coefficients as have any amount.
pub fn calibrate(samples: &[Sample], meter: &str, machine: &str) -> Result<Model, Error> {
    let metered: Vec<&Sample> = samples.iter().filter(|s| s.joules > 0.0 && s.joules.is_finite()).collect();
    let occurs = |k: &usize| metered.iter().any(|s| s.work.amounts()[*k] > 0.0);
    let terms: Vec<usize> = (0..Term::ALL.len()).filter(occurs).collect();
    let least = terms.len() + EXCESS;
    if metered.len() < least {
        let nothing = match samples.len() - metered.len() {
            0 => String::new(),
            n => format!(" (of {n} more the meter said that they took nothing: longer runs are needed)"),
        };
        return Err(Error::Samples(format!(
            "{} coefficients cannot be told from {} metered runs{nothing}; give at least {least} that differ",
            terms.len(),
            metered.len(),
        )));
    }
    let all = Fit::new(&metered, &terms)?;
    let mut errors = Vec::new();
    for fold in 0..FOLDS.min(metered.len()) {
        let part = |held: bool| {
            let of = metered.iter().enumerate().filter(move |(i, _)| (i % FOLDS == fold) == held);
            of.map(|(_, s)| *s).collect::<Vec<&Sample>>()
        };
        let fit = Fit::new(&part(false), &terms)?;
        errors.extend(part(true).into_iter().map(|sample| fit.error(sample)));
    }
    let calibration = Calibration {
        meter: meter.to_owned(),
        machine: machine.to_owned(),
        runs: metered.len(),
        unmetered: samples.len() - metered.len(),
        error: mean(&errors),
        largest_error: errors.iter().copied().fold(0.0, f64::max),
        train_error: mean(&metered.iter().map(|s| all.error(s)).collect::<Vec<f64>>()),
        terms: all.known()?,
    };
    let coefficients: BTreeMap<Term, f64> = calibration.terms.iter().map(|k| (k.term, k.joules)).collect();
    Ok(Model::calibrated(coefficients, calibration))
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Coefficients of some terms from some runs.
struct Fit<'a> {
    terms: &'a [usize],
    /// Amounts as shares of the largest of each term, over the joules of the run.
    design: Matrix,
    /// The largest amount of each term.
    scales: Vec<f64>,
    /// Joules of these.
    values: Vec<f64>,
}

impl<'a> Fit<'a> {
    fn new(samples: &[&Sample], terms: &'a [usize]) -> Result<Fit<'a>, Error> {
        let amounts: Vec<[f64; Term::ALL.len()]> = samples.iter().map(|s| s.work.amounts()).collect();
        let largest = |k: &usize| amounts.iter().map(|a| a[*k]).fold(0.0, f64::max);
        // A term that only held-out runs have stays a column of zeros.
        let scales: Vec<f64> = terms.iter().map(largest).map(|l| if l > 0.0 { l } else { 1.0 }).collect();
        let entry = |i: usize, j: usize| amounts[i][terms[j]] / scales[j] / samples[i].joules;
        let design = Matrix::from_fn(samples.len(), terms.len(), entry);
        let values = nnls(&design, &vec![1.0; samples.len()]).map_err(unfit)?.x;
        Ok(Fit { terms, design, scales, values })
    }

    fn error(&self, sample: &Sample) -> f64 {
        let amounts = sample.work.amounts();
        let parts = self.terms.iter().zip(&self.values).zip(&self.scales);
        let joules: f64 = parts.map(|((&k, value), scale)| value * amounts[k] / scale).sum();
        (joules - sample.joules).abs() / sample.joules
    }

    /// What is known of all terms.
    fn known(&self) -> Result<Vec<Known>, Error> {
        let ones = vec![1.0; self.design.rows()];
        let intervals = intervals(&self.design, &ones, &self.values, CONFIDENCE);
        let groups = separate::inseparable(&self.design, INSIDE).map_err(unfit)?;
        let is_linked = |j: usize| groups.iter().any(|g| g.columns.contains(&j));
        let known = |(k, &term): (usize, &Term)| {
            let Some(j) = self.terms.iter().position(|&t| t == k) else {
                let knowledge = Knowledge::Absent;
                return Known { term, joules: 0.0, interval: (0.0, None), knowledge };
            };
            let (value, [low, high]) = (self.values[j], intervals[j].interval);
            let is_narrow = intervals[j].std_error.is_some()
                && high - value <= NARROW * value
                && value - low <= NARROW * value;
            let knowledge = match value {
                _ if is_linked(j) => Knowledge::Inseparable,
                0.0 => Knowledge::Zero,
                _ if is_narrow => Knowledge::Determined,
                _ => Knowledge::Uncertain,
            };
            let joules = |x: f64| x / self.scales[j];
            let interval = (joules(low), high.is_finite().then(|| joules(high)));
            Known { term, joules: joules(value), interval, knowledge }
        };
        Ok(Term::ALL.iter().enumerate().map(known).collect())
    }
}

fn unfit(e: mantis_linear::Error) -> Error {
    Error::Samples(format!("the metered runs cannot be fitted: {e}"))
}
