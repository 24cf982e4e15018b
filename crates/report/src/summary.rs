//! Error statistics of a set of runs.

use crate::data::{RunPoint, RunSet};

/// Relative errors of some runs; all figures are NaN when there is no run with a measured value.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct ErrorSummary {
    /// Runs with a measured value other than 0.
    pub runs: usize,
    /// Mean of |actual - predicted| / actual.
    pub mean: f64,
    /// Its median.
    pub median: f64,
    /// Its 90th percentile (the smallest error that nine tenths of the runs do not exceed).
    pub p90: f64,
    /// The largest.
    pub max: f64,
    /// Share of the runs whose measured value lies in the prediction interval.
    pub coverage: f64,
}

impl ErrorSummary {
    /// Statistics of `runs`; those without a finite error are left out.
    pub fn of<'a>(runs: impl IntoIterator<Item = &'a RunPoint>) -> ErrorSummary {
        let mut covered = 0usize;
        let mut errors: Vec<f64> = Vec::new();
        for run in runs {
            let error = run.relative_error();
            if error.is_finite() {
                errors.push(error);
                covered += usize::from(run.covered());
            }
        }
        errors.sort_by(f64::total_cmp);
        let n = errors.len();
        let quantile = |q: f64| match n {
            0 => f64::NAN,
            _ => errors[((q * n as f64).ceil() as usize).clamp(1, n) - 1],
        };
        let median = if n > 0 && n.is_multiple_of(2) {
            (errors[n / 2 - 1] + errors[n / 2]) / 2.0
        } else {
            quantile(0.5)
        };
        ErrorSummary {
            runs: n,
            mean: errors.iter().sum::<f64>() / n as f64,
            median,
            p90: quantile(0.9),
            max: quantile(1.0),
            coverage: covered as f64 / n as f64,
        }
    }

    /// Statistics of the runs that the model had not seen.
    pub fn of_tests(runs: &[RunPoint]) -> ErrorSummary {
        ErrorSummary::of(runs.iter().filter(|r| r.set == RunSet::Test))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(actual: f64, predicted: f64) -> RunPoint {
        RunPoint {
            label: String::new(),
            set: RunSet::Test,
            actual,
            predicted,
            low: predicted * 0.9,
            high: predicted * 1.1,
            extrapolates: false,
            predictor_seconds: None,
        }
    }

    #[test]
    fn statistics_of_four_runs() {
        let runs = [run(100.0, 101.0), run(100.0, 98.0), run(100.0, 150.0), run(100.0, 103.0), run(0.0, 1.0)];
        let s = ErrorSummary::of_tests(&runs);
        assert_eq!(s.runs, 4);
        assert!((s.mean - 0.14).abs() < 1e-12);
        assert!((s.median - 0.025).abs() < 1e-12);
        assert!((s.p90 - 0.5).abs() < 1e-12 && (s.max - 0.5).abs() < 1e-12);
        assert!((s.coverage - 0.75).abs() < 1e-12);
    }

    #[test]
    fn no_runs_no_figures() {
        let s = ErrorSummary::of(&[]);
        assert_eq!(s.runs, 0);
        assert!(s.mean.is_nan() && s.median.is_nan() && s.max.is_nan());
    }
}
