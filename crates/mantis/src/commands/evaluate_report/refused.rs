//! Why features have no slice, for each program.

use mantis_report::reasons;

use super::{Entry, Grid};
use crate::output::number;

/// Reasons of a program that are listed by themselves.
const LISTED: usize = 6;

/// The reasons of each program, most frequent first.
pub fn table(entries: &[Entry]) -> Grid {
    let mut grid = Grid::new(&["program", "why", "features"]);
    for entry in entries {
        let Some(training) = &entry.document.training else { continue };
        let reasons = reasons(training.rejected.iter().map(|r| (r.reason.as_str(), 1)));
        let rest: usize = reasons.iter().skip(LISTED).map(|r| r.1).sum();
        for (reason, count) in reasons.into_iter().take(LISTED) {
            grid.row(vec![entry.name.clone(), reason, number(count as f64)]);
        }
        if rest > 0 {
            grid.row(vec![entry.name.clone(), "other reasons".to_owned(), number(rest as f64)]);
        }
    }
    grid
}
