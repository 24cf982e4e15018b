//! Random problems, given to R when it is installed and to this crate: `lm`, its summary, `predict`, `step`
//! and `nnls` of full rank, singular, nearly singular, weighted, with and without intercept. Eight digits are
//! asked for; of residuals and tails, as many as the condition of a nearly singular problem leaves.
//!
//! `MANTIS_R_SEED` draws others, `MANTIS_R_PROBLEMS` more of them.

#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::common::{DIGITS, check_fit, close, close_within, expected, number};
use mantis_linear::lm::{Fit, StepOptions, lm, step};
use mantis_linear::nnls::nnls;
use mantis_linear::{Design, Matrix};

/// What R wrote between `problem` and `end`.
struct Problem {
    design: Design,
    y: Vec<f64>,
    weights: Option<Vec<f64>>,
    /// The lines that occur once.
    said: BTreeMap<String, Vec<String>>,
    steps: Vec<Vec<String>>,
    predictions: Vec<Vec<f64>>,
}

fn numbers(cells: &[String]) -> Vec<f64> {
    cells.iter().map(|c| number(c)).collect()
}

impl Problem {
    fn read(text: &str) -> Problem {
        let lines = |key: &str| -> Vec<Vec<String>> {
            let after = |line: &str| line.strip_prefix(key)?.strip_prefix(',').map(str::to_string);
            let cells = |line: String| line.split(',').map(str::to_string).collect();
            text.lines().filter_map(after).map(cells).collect()
        };
        let columns = lines("column");
        let values: Vec<Vec<f64>> = columns.iter().map(|c| numbers(&c[1..])).collect();
        let x = Matrix::from_fn(values[0].len(), values.len(), |i, j| values[j][i]);
        let names = columns.into_iter().map(|mut c| c.swap_remove(0)).collect();
        let intercept = lines("problem")[0][1] == "1";
        Problem {
            design: Design::new(names, x, intercept).expect("a name per column"),
            y: numbers(&lines("y")[0]),
            weights: lines("weights").first().map(|w| numbers(w)),
            said: expected(text),
            steps: lines("step"),
            predictions: lines("predict").iter().map(|p| numbers(p)).collect(),
        }
    }

    fn check(&self) {
        let fit = lm(&self.design, &self.y, self.weights.as_deref()).expect("a fit");
        check_fit(&fit, &self.said, &numbers(&self.said["residuals"]), number(&self.said["condition"][0]));
        self.check_predictions(&fit);
        self.check_steps();
        self.check_nnls();
    }

    fn check_predictions(&self, fit: &Fit) {
        let rows: Vec<usize> = (0..self.predictions.len()).collect();
        let predicted =
            fit.predict(&self.design.columns().select_rows(&rows), 0.9, None).expect("predictions");
        let scale = self.y.iter().fold(0.0_f64, |m, y| m.max(y.abs()));
        for (ours, theirs) in predicted.iter().zip(&self.predictions) {
            let (prediction, confidence) =
                (ours.prediction.expect("defined"), ours.confidence.expect("defined"));
            let ours = [ours.fit, prediction.lower, prediction.upper, confidence.lower, confidence.upper];
            ours.iter().zip(theirs).for_each(|(a, e)| close_within(*a, *e, DIGITS * scale));
        }
    }

    fn check_steps(&self) {
        if self.steps.is_empty() {
            return;
        }
        let options = StepOptions::default();
        let selection = step(&self.design, &self.y, self.weights.as_deref(), &options).expect("a selection");
        assert_eq!(selection.trace.len(), self.steps.len());
        for (ours, theirs) in selection.trace.iter().zip(&self.steps) {
            assert_eq!(ours.dropped.as_ref().map_or(String::new(), |n| format!("- {n}")), theirs[0]);
            if let (Some(df), Some(deviance)) = (ours.df, ours.deviance) {
                assert_eq!(df as f64, number(&theirs[1]));
                close_within(deviance, number(&theirs[2]), 1e-12 * ours.residual_deviance);
            }
            assert_eq!(ours.residual_df as f64, number(&theirs[3]));
            close(ours.residual_deviance, number(&theirs[4]));
            close_within(ours.aic, number(&theirs[5]), DIGITS);
        }
    }

    fn check_nnls(&self) {
        let Some(deviance) = self.said.get("nnls.deviance") else { return };
        let solution = nnls(self.design.columns(), &self.y).expect("a solution");
        close(solution.deviance, number(&deviance[0]));
        let length = |v: &[f64]| v.iter().map(|v| v * v).sum::<f64>().sqrt();
        let size = length(&self.y);
        for (j, (name, x)) in self.design.names().iter().zip(&solution.x).enumerate() {
            // In units of what the column could explain at most.
            let unit = size / length(self.design.columns().column(j)).max(f64::MIN_POSITIVE);
            close_within(*x, number(&self.said[&format!("x {name}")][0]), DIGITS * unit);
        }
    }
}

#[test]
fn problems_drawn_by_r() {
    let setting = |name: &str, default: &str| std::env::var(name).unwrap_or_else(|_| default.to_string());
    let (seed, count) = (setting("MANTIS_R_SEED", "1"), setting("MANTIS_R_PROBLEMS", "240"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/random.R");
    let run = Command::new("Rscript").arg("--vanilla").arg(script).args([&seed, &count]).output();
    let Ok(run) = run else {
        println!("R is not installed; nothing compared");
        return;
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let text = String::from_utf8(run.stdout).expect("text");
    let problems: Vec<&str> = text.split("\nend\n").filter(|p| !p.is_empty()).collect();
    assert_eq!(problems.len().to_string(), count);
    for (k, text) in problems.iter().enumerate() {
        // Names the problem when something in it fails.
        println!("problem {k} of seed {seed}: {}", text.lines().next().unwrap_or_default());
        Problem::read(text).check();
    }
}
