//! A model moved to another machine by few runs: what it reads and the form of its terms stay, coefficients
//! are fitted again.
//!
//! The papers do that for every device they train on, with all runs (Mantis, TMC 2015, section 7.2.9, Table
//! 6). Ten runs do not determine ten coefficients, but all of them together say well how much faster a
//! machine is. So the new coefficients are those that explain the runs and differ least from the old ones
//! times one scale: ridge regression towards a scaled model, of relative errors. How much they may differ,
//! from not at all to freely, is chosen by leave-one-out cross-validation; the stiffest choice that is
//! within one standard error of the best one wins (Breiman et al., *Classification and Regression Trees*,
//! 1984, section 3.4.3).
//!
//! Terms whose coefficients were known before any fit change together: they are one count of the program,
//! whose price is what machines differ in. A constant is added where the model has none, because starting a
//! JVM does not become as much faster as code does.

use serde::{Deserialize, Serialize};

use crate::dataset::Error;
use crate::least_squares::solve_spd;
use crate::model::{Model, Term, student_quantile};

/// How much a coefficient's change counts beside a row's error, from a scale alone to freedom. Changes are in
/// shares of the average cost.
const STIFFNESS: [f64; 7] = [f64::INFINITY, 10.0, 1.0, 0.1, 0.01, 1e-3, 1e-6];

/// Fewer runs tell a scale and no more.
const RUNS_OF_COEFFICIENTS: usize = 5;

/// A run whose scale is further off than this from the median is a disturbance while others agree.
const FAR_OFF: f64 = 0.5;

/// A model that was moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transferred {
    /// The model with new coefficients, errors and interval.
    pub model: Model,
    /// How many times as dear everything is on average.
    pub scale: f64,
    /// Whether coefficients changed apart from each other.
    pub refitted: bool,
    /// Mean relative error of the model as it was.
    pub before: f64,
    /// Mean relative error of each run predicted by what the others tell; of one run that of the fit.
    pub after: f64,
}

/// Moves a model. `rows` has for each run a value for each of [`Model::features`], `y` what was measured.
///
/// # Errors
/// When there are no runs, their numbers differ, or a target is not positive or a value not finite.
pub fn transfer(model: &Model, rows: &[Vec<f64>], y: &[f64]) -> Result<Transferred, Error> {
    check(model, rows, y)?;
    let moving = Moving::new(model, rows, y);
    let all: Vec<usize> = (0..y.len()).collect();
    let stiffness = moving.choose();
    let (scale, coefficients) = moving.fit(&all, stiffness);
    let held_out = moving.left_out(stiffness);
    let mut moved = moving.model(scale, &coefficients);
    let error = |predicted: f64, y: f64| (predicted - y).abs() / y;
    let mean = |errors: &[f64]| errors.iter().sum::<f64>() / errors.len() as f64;
    let of = |model: &Model| -> Vec<f64> {
        rows.iter().zip(y).map(|(row, y)| error(model.predict(row).value, *y)).collect()
    };
    moved.train_error = mean(&of(&moved));
    let after = if y.len() > 1 { mean(&held_out) } else { moved.train_error };
    widen(&mut moved, rows);
    spread(&mut moved, &held_out);
    Ok(Transferred { model: moved, scale, refitted: stiffness.is_finite(), before: mean(&of(model)), after })
}

fn check(model: &Model, rows: &[Vec<f64>], y: &[f64]) -> Result<(), Error> {
    if y.is_empty() {
        return Err(Error::Empty);
    }
    for (i, y) in y.iter().enumerate() {
        let values = rows.get(i).map_or(0, Vec::len);
        if values < model.features.len() {
            let name = format!("run {i}");
            return Err(Error::Ragged { column: i, name, values, rows: model.features.len() });
        }
        let bad = rows[i].iter().chain(std::iter::once(y)).find(|v| !v.is_finite());
        if let Some(value) = bad.or((*y <= 0.0).then_some(y)) {
            return Err(Error::Target { row: i, value: *value });
        }
    }
    Ok(())
}

/// What is fitted: parts of the cost, each a term or all that was known, relative to what was measured.
struct Moving<'a> {
    old: &'a Model,
    /// For each part, for each run, what the model says of it over what was measured.
    parts: Vec<Vec<f64>>,
    /// The model's coefficient of each part: 1, because parts are costs; 0 of the constant that is added.
    prior: Vec<f64>,
    /// What the added constant is counted in.
    unit: f64,
    runs: usize,
}

impl Moving<'_> {
    fn new<'a>(old: &'a Model, rows: &[Vec<f64>], y: &[f64]) -> Moving<'a> {
        let fitted = old.fitted_terms();
        let cost = |term: &Term, i: usize| term.coef * old.product(&term.factors, |f| rows[i][f]) / y[i];
        let of = |terms: &[Term]| -> Vec<f64> {
            (0..y.len()).map(|i| terms.iter().map(|t| cost(t, i)).sum()).collect()
        };
        let mut parts: Vec<Vec<f64>> = old.terms[..fitted].chunks(1).map(of).collect();
        if fitted < old.terms.len() {
            parts.push(of(&old.terms[fitted..]));
        }
        let mut prior = vec![1.0; parts.len()];
        let unit = y.iter().copied().fold(f64::INFINITY, f64::min);
        if !old.terms[..fitted].iter().any(|t| t.factors.is_empty()) {
            parts.push(y.iter().map(|y| unit / y).collect());
            prior.push(0.0);
        }
        Moving { old, parts, prior, unit, runs: y.len() }
    }

    /// The stiffness within one standard error of the best, the largest.
    fn choose(&self) -> f64 {
        if self.runs < RUNS_OF_COEFFICIENTS {
            return f64::INFINITY;
        }
        let n = self.runs as f64;
        let tried: Vec<(f64, f64, f64)> = STIFFNESS
            .iter()
            .map(|&stiffness| {
                let errors = self.left_out(stiffness);
                let mean = errors.iter().sum::<f64>() / n;
                let variance = errors.iter().map(|e| (e - mean).powi(2)).sum::<f64>() / (n - 1.0);
                (stiffness, mean, (variance / n).sqrt())
            })
            .collect();
        let best = tried.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1));
        let within = |(_, mean, error): (f64, f64, f64)| mean + error;
        let limit = best.map_or(f64::INFINITY, within);
        tried.iter().find(|t| t.1 <= limit).map_or(f64::INFINITY, |t| t.0)
    }

    /// Relative error of each run by what the others tell.
    fn left_out(&self, stiffness: f64) -> Vec<f64> {
        let error = |out: usize| {
            let kept: Vec<usize> = (0..self.runs).filter(|&i| i != out || self.runs == 1).collect();
            let (scale, coefficients) = self.fit(&kept, stiffness);
            let predicted = self.predicted(out, scale, &coefficients);
            (predicted - 1.0).abs()
        };
        (0..self.runs).map(error).collect()
    }

    /// What a run costs over what was measured of it; not below nothing.
    fn predicted(&self, run: usize, scale: f64, coefficients: &[f64]) -> f64 {
        let sum: f64 = self.parts.iter().zip(coefficients).map(|(part, b)| b * part[run]).sum();
        let whole: f64 = self.parts.iter().zip(&self.prior).map(|(part, b)| b * part[run]).sum();
        if sum > 0.0 { sum } else { scale * whole.max(0.0) }
    }

    /// The scale, and a coefficient of each part, from some runs.
    fn fit(&self, runs: &[usize], stiffness: f64) -> (f64, Vec<f64>) {
        let whole = |i: usize| self.parts.iter().zip(&self.prior).map(|(part, b)| b * part[i]).sum::<f64>();
        let scale = scale(&runs.iter().map(|&i| whole(i)).collect::<Vec<f64>>());
        let scaled: Vec<f64> = self.prior.iter().map(|b| scale * b).collect();
        if stiffness.is_infinite() {
            return (scale, scaled);
        }
        // Normal equations of the changes; the penalty makes them positive definite.
        let k = self.parts.len();
        let left: Vec<f64> = runs.iter().map(|&i| 1.0 - scale * whole(i)).collect();
        let column = |t: usize| runs.iter().map(move |&i| self.parts[t][i]);
        let dot = |a: usize, b: usize| column(a).zip(column(b)).map(|(x, y)| x * y).sum::<f64>();
        let mut equations: Vec<Vec<f64>> =
            (0..k).map(|a| (0..k).map(|b| dot(a, b)).collect::<Vec<f64>>()).collect();
        for (t, row) in equations.iter_mut().enumerate() {
            // A tiny part is not free because it is tiny, and none is free in vain.
            row[t] += stiffness * (row[t] + 1e-9);
        }
        let mut change: Vec<f64> = (0..k).map(|t| column(t).zip(&left).map(|(x, r)| x * r).sum()).collect();
        match solve_spd(&mut equations, &mut change) {
            Some(()) => (scale, scaled.iter().zip(change).map(|(b, d)| b + d).collect()),
            None => (scale, scaled),
        }
    }

    /// The model with these coefficients.
    fn model(&self, scale: f64, coefficients: &[f64]) -> Model {
        let mut model = self.old.clone();
        let fitted = self.old.fitted_terms();
        for (t, term) in model.terms.iter_mut().enumerate() {
            term.coef *= coefficients[t.min(fitted)];
        }
        if let Some(t) = self.prior.iter().position(|b| *b == 0.0).filter(|t| coefficients[*t] != 0.0) {
            model.terms.insert(0, Term { coef: coefficients[t] * self.unit, factors: Vec::new() });
            // Training says nothing of a constant, so it has no leverage.
            let inverse = &mut model.interval.inverse;
            inverse.iter_mut().for_each(|row| row.insert(0, 0.0));
            inverse.insert(0, vec![0.0; fitted + 1]);
        }
        // Leverage is relative to the prediction, and says where training ended: that stays.
        model.interval.inverse.iter_mut().flatten().for_each(|x| *x *= scale * scale);
        model.floor = model.floor.map(|floor| scale * floor);
        model.largest *= scale;
        model.rows = self.runs;
        model
    }
}

/// The features' ranges with those of the new runs.
fn widen(model: &mut Model, rows: &[Vec<f64>]) {
    for (f, feature) in model.features.iter_mut().enumerate() {
        for row in rows {
            feature.min = feature.min.min(row[f]);
            feature.max = feature.max.max(row[f]);
        }
    }
}

/// The interval from errors of runs that were left out; of one run the old one, with as little trust as one
/// run gives.
fn spread(model: &mut Model, held_out: &[f64]) {
    let n = held_out.len() as f64;
    let interval = &mut model.interval;
    let sigma = (held_out.iter().map(|e| e * e).sum::<f64>() / n).sqrt();
    interval.sigma = if held_out.len() > 1 { sigma } else { sigma.max(interval.sigma) };
    interval.dof = (n - 1.0).max(1.0);
    interval.quantile = student_quantile(0.5 + interval.level / 2.0, interval.dof);
}

/// The number that all `values` times it come nearest to 1 with, in the square mean, without those that are
/// far off: least squares, twice.
fn scale(values: &[f64]) -> f64 {
    let fit = |values: &[f64]| {
        let squares: f64 = values.iter().map(|v| v * v).sum();
        if squares > 0.0 { values.iter().sum::<f64>() / squares } else { 1.0 }
    };
    let mut ratios = values.to_vec();
    ratios.sort_by(f64::total_cmp);
    let middle = ratios[ratios.len() / 2];
    let near: Vec<f64> =
        values.iter().copied().filter(|v| (v / middle - 1.0).abs() <= FAR_OFF && *v > 0.0).collect();
    if near.len() * 2 > values.len() { fit(&near) } else { fit(values) }
}

#[cfg(test)]
mod tests {
    use super::transfer;
    use crate::{Dataset, FitOptions, Method, Model, fit};

    /// `cost` of sizes 1 to 40 on the machine of training.
    fn trained(cost: impl Fn(f64) -> f64) -> Model {
        let x: Vec<f64> = (1..=40).map(f64::from).collect();
        let y = x.iter().map(|x| cost(*x)).collect();
        fit(Method::Best, &Dataset::new(vec!["n".into()], vec![x], y), &FitOptions::default()).unwrap().model
    }

    /// A deterministic deviation of up to two percent.
    fn noise(i: usize) -> f64 {
        1.0 + 0.02 * ((i * 37 % 17) as f64 / 8.0 - 1.0)
    }

    fn moved(model: &Model, sizes: &[f64], cost: impl Fn(f64) -> f64) -> super::Transferred {
        let rows: Vec<Vec<f64>> = sizes.iter().map(|n| vec![*n; model.features.len()]).collect();
        let y: Vec<f64> = sizes.iter().enumerate().map(|(i, n)| cost(*n) * noise(i)).collect();
        transfer(model, &rows, &y).unwrap()
    }

    fn error(model: &Model, cost: impl Fn(f64) -> f64) -> f64 {
        let of = |n: f64| (model.predict(&vec![n; model.features.len()]).value / cost(n) - 1.0).abs();
        (1..=60).map(|n| of(f64::from(n))).sum::<f64>() / 60.0
    }

    #[test]
    fn one_run_tells_how_much_faster_a_machine_is() {
        let old = |n: f64| 50.0 + 3.0 * n * n;
        let moved = moved(&trained(old), &[20.0], |n| 0.5 * old(n));
        assert!(!moved.refitted);
        assert!((moved.scale / 0.5 - 1.0).abs() < 0.03, "{}", moved.scale);
        assert!(error(&moved.model, |n| 0.5 * old(n)) < 0.03);
        assert!(moved.before > 0.9 && moved.model.interval.quantile > 6.0);
    }

    #[test]
    fn ten_runs_tell_that_only_a_part_is_slower() {
        let old = |n: f64| 400.0 + 3.0 * n * n;
        let new = |n: f64| 500.0 + 60.0 * n * n;
        let model = trained(old);
        let sizes: Vec<f64> = (1..=10).map(|k| 4.0 * f64::from(k)).collect();
        let moved = moved(&model, &sizes, new);
        assert!(moved.refitted);
        assert!(error(&moved.model, new) < 0.03, "{}", moved.model.formula());
        assert!(moved.after < 0.05 && moved.before > 0.5, "{moved:?}");
    }

    #[test]
    fn a_constant_that_the_model_lacks_is_found() {
        let model = trained(|n| 7.0 * n);
        assert!(model.intercept().abs() < 1e-9);
        let new = |n: f64| 40.0 + 3.0 * n;
        let moved = moved(&model, &[1.0, 3.0, 6.0, 10.0, 15.0, 20.0, 30.0, 40.0], new);
        assert!(error(&moved.model, new) < 0.05, "{}", moved.model.formula());
        assert_eq!(moved.model.fitted_terms(), moved.model.terms.len());
    }

    #[test]
    fn a_machine_as_fast_changes_nothing_much_and_garbage_is_refused() {
        let old = |n: f64| 50.0 + 3.0 * n * n;
        let model = trained(old);
        let moved = moved(&model, &[5.0, 10.0, 20.0, 30.0], old);
        assert!((moved.scale - 1.0).abs() < 0.02 && error(&moved.model, old) < 0.02, "{moved:?}");
        assert!(transfer(&model, &[], &[]).is_err());
        assert!(transfer(&model, &[vec![1.0]], &[0.0]).is_err());
        assert!(transfer(&model, &[vec![f64::NAN]], &[1.0]).is_err());
        assert!(transfer(&model, &[vec![]], &[1.0]).is_err());
    }
}
