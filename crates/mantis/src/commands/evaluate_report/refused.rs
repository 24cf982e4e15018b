//! Why features have no slice, counted: reasons that differ in the places and methods they name are one.

use std::collections::BTreeMap;

use mantis_train::training::Rejected;

use super::{Entry, Grid};
use crate::output::number;

/// Reasons of a program that are listed by themselves.
const LISTED: usize = 6;

/// The reasons of each program, most frequent first.
pub fn table(entries: &[Entry]) -> Grid {
    let mut grid = Grid::new(&["program", "why", "features"]);
    for entry in entries {
        let Some(training) = &entry.document.training else { continue };
        let reasons = reasons(&training.rejected);
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

fn reasons(rejected: &[Rejected]) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for one in rejected {
        *counts.entry(general(&one.reason)).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|c| std::cmp::Reverse(c.1));
    counts
}

/// The reason without what it names: classes, methods, places.
fn general(reason: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in reason.split(' ') {
        let inner = word.trim_end_matches([',', ':', ';']);
        let names = inner.contains('/') || inner.contains("()") || inner.trim_end_matches('.').contains('.');
        match words.last() {
            _ if !names => words.push(word),
            Some(&"…") => {}
            _ => words.push("…"),
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_methods_do_not_make_reasons_different() {
        let all = [
            "needs java.lang.reflect.Field.set at Tool.java:225: reflection",
            "needs java.lang.reflect.Field.get at Other.java:7: reflection",
            "depends on when a/B.c()V runs, which nothing in the program is known to call (reflection, native code)",
        ];
        let rejected = all.map(|r| Rejected { feature: "f".to_owned(), reason: r.to_owned(), round: 0 });
        let expected = [
            ("needs … at … reflection", 2),
            (
                "depends on when … runs, which nothing in the program is known to call (reflection, native code)",
                1,
            ),
        ];
        assert_eq!(reasons(&rejected), expected.map(|(r, n)| (r.to_owned(), n)));
    }
}
