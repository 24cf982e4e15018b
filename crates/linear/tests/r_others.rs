//! `nnls`, `cor` and `solve` against R 4.2.2 and its package nnls 1.4.

use crate::common::{Table, close, expected, fixture, number, printed, words};
use mantis_linear::correlation::{THRESHOLD, correlation, filter_correlated};
use mantis_linear::equations::{Choice, solve};
use mantis_linear::nnls::{Options, Pricing, nnls, nnls_with};

#[test]
fn non_negative_least_squares() {
    let (design, y) = Table::data(fixture!("f3_step.csv"), false);
    let solution = nnls(design.columns(), &y).expect("a solution");
    let expected = expected(fixture!("f3_nnls.expected.csv"));
    for (name, x) in design.names().iter().zip(&solution.x) {
        close(*x, number(&expected[&format!("x {name}")][0]));
    }
    close(solution.deviance, number(&expected["deviance"][0]));
    assert_eq!(f64::from(solution.mode.number()), number(&expected["mode"][0]));
    assert_eq!(solution.passive.len() as f64, number(&expected["nsetp"][0]));
    let numbered = |set: &[usize]| set.iter().map(|j| (j + 1).to_string()).collect::<Vec<_>>();
    assert_eq!(numbered(&solution.passive), expected["passive"]);
    assert_eq!(numbered(&solution.bound), expected["bound"]);

    let text = fixture!("f3_nnls.print.txt");
    let line = |start: &str| words(text.lines().find_map(|l| l.strip_prefix(start)).expect("a line"));
    solution.x.iter().zip(line("x estimates:")).for_each(|(x, word)| printed(*x, &word));
    printed(solution.deviance, &line("residual sum-of-squares:")[0]);

    let partial =
        nnls_with(design.columns(), &y, &Options { pricing: Pricing::Partial, max_iterations: None });
    partial.expect("a solution").x.iter().zip(&solution.x).for_each(|(p, x)| close(*p, *x));
}

#[test]
fn correlations() {
    let (design, _) = Table::data(fixture!("f3_step.csv"), false);
    let matrix = correlation(design.columns()).expect("finite");
    let expected = Table::read(fixture!("f6_cor.expected.csv")).numbers();
    for (i, row) in expected.iter().enumerate() {
        row.iter().enumerate().for_each(|(j, e)| close(matrix.get(i, j), *e));
    }
    let filtered = filter_correlated(design.columns(), THRESHOLD).expect("finite");
    let kept: Vec<&str> = filtered.kept.iter().map(|&j| design.names()[j].as_str()).collect();
    assert_eq!(kept, ["ADD", "SUB", "MUL", "DIV", "CALLS", "INC", "CONST"]);
    for pair in &filtered.dropped {
        close(pair.correlation, expected[pair.kept][pair.dropped]);
    }
    let pairs: Vec<_> = filtered.dropped.iter().map(|p| (p.kept, p.dropped)).collect();
    assert_eq!(pairs, [(1, 4), (5, 6), (7, 8)]);
}

#[test]
fn square_systems() {
    let (design, y) = Table::data(fixture!("f6_solve.csv"), false);
    let expected = expected(fixture!("f6_solve.expected.csv"));
    for choice in [Choice::First, Choice::WellConditioned] {
        let solution = solve(&design, &y, choice).expect("a solution");
        for (name, x) in design.names().iter().zip(&solution.x) {
            close(*x, number(&expected[&format!("x {name}")][0]));
        }
        close(solution.reciprocal_condition, number(&expected["rcond"][0]));
        let mut rows = solution.rows.clone();
        rows.sort_unstable();
        assert_eq!(rows, [0, 1, 2, 3, 4, 5]);
    }
}
