//! A model that goes on learning from runs that were measured anyway.
//!
//! Recursive least squares with exponential forgetting (Ljung and Söderström, *Theory and Practice of
//! Recursive Identification*, 1983, section 2.2) on relative errors. What it estimates are factors of the
//! model's coefficients, so that all start at one and a change is a share. Forgetting alone is slow to
//! notice that a machine or a program has become another one: a two-sided cumulative sum of the standardised
//! errors (Page,
//! *Continuous Inspection Schemes*, 1954) does, and opens the factors again, all of them together more than
//! each for itself, because most changes are of everything. Until then, errors that are far off count less:
//! one disturbed run is no change.
//!
//! Terms that were known before any fit have one factor together, as in [`transfer`](crate::transfer()).

use serde::{Deserialize, Serialize};

use crate::least_squares::dot;
use crate::model::{Model, quadratic};

/// How much of its weight a run keeps with each later one: about two hundred count.
const KEPT: f64 = 0.995;
/// Changes below this many standard deviations are not added up ...
const SLACK: f64 = 0.5;
/// ... and this sum of those above is a change: one false alarm in some 1,300 runs (Hawkins and Olwell,
/// *Cumulative Sum Charts*, 1998, table 3.1).
const ALARM: f64 = 6.0;
/// Errors beyond so many standard deviations count as many.
const FAR: f64 = 4.0;
/// After a change: standard deviations of what all factors have in common, and of each.
const OPENED: (f64, f64) = (0.5, 0.5);
/// Before any run: the same, beside what training says. Machines are never quite the same again.
const DOUBT: (f64, f64) = (0.01, 0.01);
/// The error's variance follows so much of each run's.
const FOLLOWS: f64 = 0.03;
/// Errors of models that are exact are taken to be at least so large, or rounding would be a change.
const LEAST_SIGMA: f64 = 1e-3;

/// What is known beside the model: the state of the recursion. Equal states and equal runs give equal models.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Online {
    /// The coefficients that the factors are of; of terms that were known one for all is left out.
    base: Vec<f64>,
    /// The factors.
    factors: Vec<f64>,
    /// Their covariance over the variance of an error.
    covariance: Vec<Vec<f64>>,
    /// Standard deviation of relative errors.
    sigma: f64,
    /// Sums of standardised errors above and below what is expected.
    sums: (f64, f64),
    /// How many runs were seen.
    pub seen: u64,
    /// How many of them showed a change.
    pub changes: u64,
}

/// What a run told.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Observed {
    /// What the model said before.
    pub predicted: f64,
    /// |actual - predicted| / actual.
    pub error: f64,
    /// Whether this run showed that costs have changed.
    pub changed: bool,
}

impl Online {
    /// The state of a model that was trained.
    pub fn new(model: &Model) -> Online {
        let fitted = model.fitted_terms();
        let base: Vec<f64> = model.terms.iter().map(|t| t.coef).collect();
        let n = fitted + usize::from(fitted < base.len());
        let sigma = if model.interval.relative { model.interval.sigma.max(LEAST_SIGMA) } else { 1.0 };
        let mut covariance = opened(&vec![1.0; n], DOUBT, sigma);
        for (a, row) in model.interval.inverse.iter().enumerate() {
            for (b, value) in row.iter().enumerate() {
                let unit = base[a] * base[b];
                if unit != 0.0 {
                    covariance[a][b] += value / unit;
                }
            }
        }
        Online { base, factors: vec![1.0; n], covariance, sigma, sums: (0.0, 0.0), seen: 0, changes: 0 }
    }

    /// Whether it is a state of this model: one of another may only be thrown away.
    pub fn is_of(&self, model: &Model) -> bool {
        let factors = model.fitted_terms() + usize::from(model.fitted_terms() < model.terms.len());
        self.base.len() == model.terms.len()
            && self.factors.len() == factors
            && self.covariance.len() == factors
            && self.covariance.iter().all(|row| row.len() == factors)
    }

    /// Learns from a run: `values` has one value for each of [`Model::features`], `actual` is what was
    /// measured. The model's coefficients follow. Runs that cannot be compared, because something is not
    /// finite or not positive, are left out.
    ///
    /// # Panics
    /// When the state is of another model or there are fewer values than features.
    pub fn observe(&mut self, model: &mut Model, values: &[f64], actual: f64) -> Option<Observed> {
        let predicted = model.predict(values).value;
        let usable = |x: f64| x.is_finite() && x > 0.0;
        if !usable(predicted) || !usable(actual) || values.iter().any(|v| !v.is_finite()) {
            return None;
        }
        let parts = self.parts(model, values, predicted);
        let error = actual / predicted - 1.0;
        let spread = self.sigma * (1.0 + quadratic(&self.covariance, &parts)).sqrt();
        let standard = (error / spread).clamp(-FAR, FAR);
        self.seen += 1;
        let changed = self.is_change(standard);
        let learned = if changed { error } else { standard * spread };
        if changed {
            self.changes += 1;
            self.covariance = opened(&self.factors, OPENED, self.sigma);
        } else {
            let variance = (learned * self.sigma / spread).powi(2);
            let sigma = ((1.0 - FOLLOWS) * self.sigma.powi(2) + FOLLOWS * variance).sqrt();
            self.sigma = sigma.max(LEAST_SIGMA);
        }
        self.learn(&parts, learned);
        self.apply(model);
        Some(Observed { predicted, error: (actual - predicted).abs() / actual, changed })
    }

    /// Gives a model the coefficients and the error that were learned.
    pub fn apply(&self, model: &mut Model) {
        let last = self.factors.len().saturating_sub(1);
        for (t, term) in model.terms.iter_mut().enumerate() {
            term.coef = self.base[t] * self.factors.get(t.min(last)).copied().unwrap_or(1.0);
        }
        if model.interval.relative {
            model.interval.sigma = self.sigma;
        }
    }

    /// Each factor's part of a prediction, over the prediction and the factor.
    fn parts(&self, model: &Model, values: &[f64], predicted: f64) -> Vec<f64> {
        let mut parts = vec![0.0; self.factors.len()];
        let last = parts.len().saturating_sub(1);
        for (t, term) in model.terms.iter().enumerate() {
            parts[t.min(last)] += self.base[t] * model.product(&term.factors, |f| values[f]) / predicted;
        }
        parts
    }

    fn is_change(&mut self, standard: f64) -> bool {
        self.sums.0 = (self.sums.0 + standard - SLACK).max(0.0);
        self.sums.1 = (self.sums.1 - standard - SLACK).max(0.0);
        let is_change = self.sums.0.max(self.sums.1) > ALARM;
        if is_change {
            self.sums = (0.0, 0.0);
        }
        is_change
    }

    /// A step of the recursion.
    fn learn(&mut self, parts: &[f64], error: f64) {
        let along: Vec<f64> = self.covariance.iter().map(|row| dot(row, parts)).collect();
        let scale = KEPT + dot(&along, parts);
        for (factor, a) in self.factors.iter_mut().zip(&along) {
            *factor += a / scale * error;
        }
        let most = opened(&self.factors, OPENED, self.sigma);
        for (i, row) in self.covariance.iter_mut().enumerate() {
            for (j, value) in row.iter_mut().enumerate() {
                *value = (*value - along[i] * along[j] / scale) / KEPT;
            }
        }
        // What no run tells anything about is not forgotten without limit.
        for i in 0..self.factors.len() {
            let excess = self.covariance[i][i] / most[i][i];
            if excess > 1.0 {
                let shrink = excess.sqrt();
                self.covariance[i].iter_mut().for_each(|x| *x /= shrink);
                self.covariance.iter_mut().for_each(|row| row[i] /= shrink);
            }
        }
    }
}

/// The covariance of factors that may change together and apart by so much, over the variance of an error.
fn opened(factors: &[f64], (together, apart): (f64, f64), sigma: f64) -> Vec<Vec<f64>> {
    let n = factors.len();
    let of = |i: usize, j: usize| {
        let own = if i == j { (apart * factors[i]).powi(2).max(apart * apart * 1e-4) } else { 0.0 };
        (together * together * factors[i] * factors[j] + own) / (sigma * sigma)
    };
    (0..n).map(|i| (0..n).map(|j| of(i, j)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Observed, Online};
    use crate::{Dataset, FitOptions, Method, Model, fit};

    fn noise(i: usize) -> f64 {
        1.0 + 0.04 * ((i * 37 % 101) as f64 / 50.0 - 1.0)
    }

    fn size(i: usize) -> f64 {
        10.0 + (i * 53 % 90) as f64
    }

    fn trained() -> Model {
        let x: Vec<f64> = (0..100).map(size).collect();
        let y = x.iter().enumerate().map(|(i, n)| (2000.0 + 3.0 * n * n) * noise(i)).collect();
        fit(Method::Best, &Dataset::new(vec!["n".into()], vec![x], y), &FitOptions::default()).unwrap().model
    }

    fn run(
        online: &mut Online,
        model: &mut Model,
        runs: std::ops::Range<usize>,
        cost: &dyn Fn(f64) -> f64,
    ) -> Vec<Observed> {
        let one = |i: usize| online.observe(model, &[size(i)], cost(size(i)) * noise(i + 7)).unwrap();
        runs.map(one).collect()
    }

    fn mean(of: &[Observed]) -> f64 {
        of.iter().map(|o| o.error).sum::<f64>() / of.len() as f64
    }

    #[test]
    fn nothing_changes_where_nothing_does() {
        let mut model = trained();
        let mut online = Online::new(&model);
        let old = |n: f64| 2000.0 + 3.0 * n * n;
        let seen = run(&mut online, &mut model, 0..300, &old);
        assert!(seen.iter().all(|o| !o.changed), "{online:?}");
        assert!(mean(&seen) < 0.025, "{}", mean(&seen));
    }

    #[test]
    fn a_change_is_noticed_and_learned_within_a_few_runs() {
        let mut model = trained();
        let mut online = Online::new(&model);
        run(&mut online, &mut model, 0..50, &|n| 2000.0 + 3.0 * n * n);
        let new = |n: f64| 1.3 * (6000.0 + 3.0 * n * n);
        let first = run(&mut online, &mut model, 50..80, &new);
        assert!(first.iter().any(|o| o.changed));
        assert!(mean(&first) < 0.1, "{}", mean(&first));
        let steady = run(&mut online, &mut model, 80..200, &new);
        assert!(mean(&steady) < 0.025, "{} {}", mean(&steady), model.formula());
    }

    #[test]
    fn one_disturbed_run_is_no_change_and_what_is_not_comparable_is_left_out() {
        let mut model = trained();
        let mut online = Online::new(&model);
        let before = model.predict(&[50.0]).value;
        let odd = online.observe(&mut model, &[50.0], 10.0 * before).unwrap();
        assert!(!odd.changed && odd.error > 0.8);
        assert!((model.predict(&[50.0]).value / before - 1.0).abs() < 0.05);
        let state = online.clone();
        assert_eq!(online.observe(&mut model, &[f64::NAN], 1.0), None);
        assert_eq!(online.observe(&mut model, &[1.0], 0.0), None);
        assert_eq!(online, state);
    }

    #[test]
    fn a_state_is_the_same_after_it_was_written_and_read() {
        let mut model = trained();
        let mut online = Online::new(&model);
        run(&mut online, &mut model, 0..20, &|n| 2500.0 + 3.0 * n * n);
        let text = serde_json::to_string(&online).unwrap();
        assert_eq!(serde_json::from_str::<Online>(&text).unwrap(), online);
        assert!(online.is_of(&model));
        model.terms.pop();
        assert!(!online.is_of(&model), "a term less");
    }
}
