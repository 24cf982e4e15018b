//! What the results should be, and whether they are.

use mantis_report::{Table, percent};

use crate::corpus::Use;
use crate::report::{Entry, RESOURCES, median};
use crate::results::Point;

/// Largest mean error of a resource: in the median over programs, and of any program that is no solver.
const ERRORS: [(&str, f64, f64); 2] = [("bytecodes", 0.03, 0.15), ("bytes", 0.05, 0.2)];
/// So many times the noise floor are added to the error of bytecodes to get the aim for time.
const NOISE: f64 = 1.25;
/// Largest share of the program's time for a prediction.
const PRICE: f64 = 0.05;
/// The largest error with which a cheaper model would have done.
const GOOD: f64 = 0.1;
/// Largest share of the varying features that may be refused.
const REFUSED: f64 = 0.1;
/// Longest training, in times of three plain runs of each input.
const TRAINING: f64 = 2.0;
/// So many times as bad in the median may programs be that nobody looked at.
const UNSEEN: f64 = 1.5;

/// How many of those that can be judged are good, for each use.
fn counted(entries: &[Entry<'_>], judge: impl Fn(&Entry<'_>) -> Option<bool>) -> [(usize, usize); 2] {
    [Use::Development, Use::Measured].map(|role| {
        let judged: Vec<bool> =
            entries.iter().filter(|e| e.program.role == role).filter_map(&judge).collect();
        (judged.iter().filter(|good| **good).count(), judged.len())
    })
}

/// Mean errors of a resource, of programs of a use.
fn means(entries: &[Entry<'_>], role: Use, target: &str) -> Vec<f64> {
    let of = entries.iter().filter(|e| e.program.role == role);
    of.filter_map(|e| e.document()?.errors(target)?.mean).collect()
}

struct Aims {
    rows: Vec<Vec<String>>,
}

impl Aims {
    fn row(&mut self, aim: String, cells: [String; 2], met: Option<bool>) {
        let met = met.map_or("–", |m| if m { "yes" } else { "no" });
        let [development, measured] = cells;
        self.rows.push(vec![aim, development, measured, met.to_owned()]);
    }

    fn counts(&mut self, aim: String, counts: [(usize, usize); 2]) {
        let (good, all) = counts.iter().fold((0, 0), |(g, a), c| (g + c.0, a + c.1));
        self.row(aim, counts.map(|(good, all)| format!("{good} of {all}")), (all > 0).then_some(good == all));
    }
}

/// The aims as a table.
pub fn table(entries: &[Entry<'_>]) -> Table {
    let mut aims = Aims { rows: Vec::new() };
    for (target, middle, largest) in ERRORS {
        let medians = [Use::Development, Use::Measured].map(|r| median(means(entries, r, target)));
        let all = median(
            [Use::Development, Use::Measured].iter().flat_map(|r| means(entries, *r, target)).collect(),
        );
        let cell = |m: Option<f64>| m.map_or("–".to_owned(), percent);
        aims.row(
            format!("{target}: mean error, median over programs, at most {}", percent(middle)),
            medians.map(cell),
            all.map(|m| m <= middle),
        );
        let [development, measured] = medians;
        aims.row(
            format!("{target}: measured-only at most {UNSEEN} times the error of development"),
            medians.map(cell),
            development.zip(measured).map(|(d, m)| m <= UNSEEN * d),
        );
        aims.counts(
            format!("{target}: programs with at most {}, solvers aside", percent(largest)),
            counted(entries, |e| {
                Some(e.document()?.errors(target)?.mean? <= largest).filter(|_| !e.program.solver)
            }),
        );
    }
    let time = |e: &Entry<'_>| {
        let (time, bytecodes) = (e.document()?.errors("time")?, e.document()?.errors("bytecodes")?);
        Some(time.mean? <= NOISE * time.noise_floor? + bytecodes.mean?)
    };
    aims.counts(
        format!("time within {NOISE} times the noise floor plus the error of bytecodes"),
        counted(entries, time),
    );
    for target in RESOURCES {
        let best = |e: &Entry<'_>| {
            let document = e.document()?;
            Some(document.errors(target)?.mean? <= document.best_simple(target)?.1)
        };
        aims.counts(
            format!("{target}: at least as good as the best of the simpler ways"),
            counted(entries, best),
        );
    }
    aims.counts(
        format!(
            "predictions take at most {} of the program's time, where a point of the frontier with at most {} error \
             does",
            percent(PRICE),
            percent(GOOD)
        ),
        counted(entries, |e| {
            let document = e.document()?;
            let is_cheap = |p: &Point| p.cost.mean_share.is_some_and(|s| s <= PRICE);
            document.training.frontier.iter().find(|p| is_cheap(p) && p.error <= GOOD)?;
            Some(document.evaluation.cost.mean_share? <= PRICE)
        }),
    );
    aims.counts(
        format!("at most {} of the varying features are refused for any reason", percent(REFUSED)),
        counted(entries, |e| {
            let document = e.document()?;
            Some(document.refused() as f64 <= REFUSED * document.training.varying as f64)
        }),
    );
    aims.counts(
        format!("training takes at most {TRAINING} times three plain runs of each input"),
        counted(entries, |e| {
            Some(e.document()?.training_seconds() <= TRAINING * 3.0 * e.document()?.plain_seconds()?)
        }),
    );
    let columns = ["aim", "development", "measured only", "met"].map(str::to_owned).to_vec();
    Table { caption: String::new(), columns, rows: aims.rows }
}
