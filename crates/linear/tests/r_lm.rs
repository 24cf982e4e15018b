//! `lm`, `predict` and the summary against R 4.2.2.

use crate::common::{Table, check_fit, close, expected, fixture, number, printed, printed_within, words};
use mantis_linear::lm::{Fit, lm, significance_stars};
use mantis_linear::{Design, Matrix};

/// Every number and star of a printed summary.
fn check_summary(fit: &Fit, text: &str) {
    let line_after = |start: &str, skip: usize| {
        let at = text.lines().position(|l| l.contains(start)).unwrap_or_else(|| panic!("no line {start}"));
        words(text.lines().nth(at + skip).expect("a line"))
    };
    let quantiles = mantis_linear::lm::five_numbers(&fit.weighted_residuals());
    let largest = quantiles.iter().fold(0.0_f64, |m, q| m.max(q.abs()));
    for (quantile, word) in quantiles.iter().zip(line_after("esiduals:", 2)) {
        // R rounds to five digits of the largest first.
        printed_within(*quantile, &word, 1e-5 * largest);
    }
    let table = text.split("Coefficients:").nth(1).expect("a table");
    for row in &fit.coefficients {
        let line = table.lines().find(|l| l.split_whitespace().next() == Some(&row.name));
        let words = words(line.expect("a row"));
        let Some(p) = row.p else {
            assert_eq!(words[1..], ["NA", "NA", "NA", "NA"]);
            continue;
        };
        let values = [row.value, row.std_error, row.t, Some(p)];
        values.iter().zip(&words[1..]).for_each(|(v, w)| printed(v.expect("estimated"), w));
        assert_eq!(words.get(5).map_or("", String::as_str), significance_stars(p));
    }
    let error = line_after("Residual standard error", 0);
    printed(fit.sigma.expect("defined"), &error[3]);
    assert_eq!(error[5], fit.df_residual.to_string());
    let shares = line_after("Multiple R-squared", 0);
    printed(fit.r_squared.expect("defined"), &shares[2]);
    printed(fit.adj_r_squared.expect("defined"), &shares[5]);
    let test = line_after("F-statistic", 0);
    let actual = fit.f_test.expect("defined");
    printed(actual.statistic, &test[1]);
    assert_eq!((&test[3], &test[5]), (&actual.df1.to_string(), &actual.df2.to_string()));
    printed(actual.p, &test[8]);
}

macro_rules! reproduces {
    ($test:ident, $data:literal, $intercept:literal, $columns:expr, $weights:expr, $name:literal) => {
        #[test]
        fn $test() {
            let (design, y) = Table::data(fixture!($data), $intercept);
            let columns: Option<&[&str]> = $columns;
            let design = match columns {
                None => design,
                Some(names) => select(&design, names),
            };
            let weights: Option<fn(f64) -> f64> = $weights;
            let weights: Option<Vec<f64>> = weights.map(|f| y.iter().map(|y| f(*y)).collect());
            let fit = lm(&design, &y, weights.as_deref()).expect("a fit");
            let residuals = include_str!(concat!("fixtures/", $name, ".residuals.txt"));
            let residuals: Vec<f64> = residuals.lines().map(number).collect();
            check_fit(
                &fit,
                &expected(include_str!(concat!("fixtures/", $name, ".expected.csv"))),
                &residuals,
                1.0,
            );
            check_summary(&fit, include_str!(concat!("fixtures/", $name, ".summary.txt")));
        }
    };
}

fn select(design: &Design, names: &[&str]) -> Design {
    let place = |n: &&str| design.names().iter().position(|m| m == n).expect("a column");
    let columns: Vec<usize> = names.iter().map(place).collect();
    let names = names.iter().map(|n| n.to_string()).collect();
    Design::new(names, design.columns().select_columns(&columns), design.has_intercept()).expect("names")
}

reproduces!(full_rank, "f1_fullrank.csv", false, None, None, "f1_fullrank");
reproduces!(with_intercept, "f1_fullrank.csv", true, None, None, "f1i_intercept");
reproduces!(singular, "f2_singular.csv", false, None, None, "f2_singular");
reproduces!(
    after_aliased_terms,
    "f2_singular.csv",
    false,
    Some(&["func4", "bubbleSort", "func3", "func6", "func7"]),
    None,
    "f2_step_final"
);
reproduces!(correlated, "f3_step.csv", false, None, None, "f3_step_full");
reproduces!(
    after_steps,
    "f3_step.csv",
    false,
    Some(&["SUB", "MUL", "DIV", "CALLS", "INC", "GOTO", "CONST"]),
    None,
    "f3_step_final"
);
reproduces!(weighted, "f1_fullrank.csv", true, None, Some(|y| 1.0 / (y * y)), "f4_weighted");

#[test]
fn aliases_name_the_columns_they_repeat() {
    let (design, y) = Table::data(fixture!("f2_singular.csv"), false);
    let fit = lm(&design, &y, None).expect("a fit");
    let text = fixture!("f2_singular.alias.txt");
    let header = words(text.lines().next().expect("a header"));
    let names = design.names();
    assert_eq!(header, fit.pivot[..fit.rank].iter().map(|&j| names[j].clone()).collect::<Vec<_>>());
    for (line, alias) in text.lines().skip(1).zip(&fit.aliases) {
        let cells = words(line);
        assert_eq!(cells[0], names[alias.column]);
        let combination = |j: usize| alias.combination.iter().find(|(k, _)| *k == j).map_or(0.0, |(_, c)| *c);
        for (cell, &j) in cells[1..].iter().zip(&fit.pivot) {
            close(combination(j), number(cell));
        }
    }
    assert_eq!(fit.aliases.len(), 3);
}

#[test]
fn near_singular_columns_around_the_tolerance() {
    let (design, y) = Table::data(fixture!("f5_nearsingular.csv"), false);
    for line in fixture!("f5_nearsingular.expected.csv").lines() {
        let cells: Vec<&str> = line.split(',').collect();
        let fit = lm(&select(&design, &["a", "b", cells[0]]), &y, None).expect("a fit");
        assert_eq!(fit.rank.to_string(), cells[2]);
        for (row, cell) in fit.coefficients.iter().zip(&cells[4..]) {
            match row.value {
                Some(value) => close(value, number(cell)),
                None => assert_eq!(*cell, "NA"),
            }
        }
    }
}

#[test]
fn intervals() {
    let (design, y) = Table::data(fixture!("f1_fullrank.csv"), true);
    let fit = lm(&design, &y, None).expect("a fit");
    let head = design.columns().select_rows(&[0, 1, 2, 3, 4]);
    let predicted = fit.predict(&head, 0.95, None).expect("predictions");
    let expected = Table::read(fixture!("f4_intervals.csv")).numbers();
    assert_eq!(predicted.len(), expected.len());
    for (p, e) in predicted.iter().zip(expected) {
        let (prediction, confidence) = (p.prediction.expect("defined"), p.confidence.expect("defined"));
        let actual = [p.fit, prediction.lower, prediction.upper, p.fit, confidence.lower, confidence.upper];
        actual.into_iter().zip(&e).for_each(|(a, e)| close(a, *e));
        // The half-widths have digits of their own.
        let half = |a: f64, b: f64| (b - a) / 2.0;
        close(half(prediction.lower, prediction.upper), half(e[1], e[2]));
        close(half(confidence.lower, confidence.upper), half(e[4], e[5]));
        assert!(p.estimable);
    }
}

#[test]
fn predictions_of_singular_fits_say_whether_they_mean_something() {
    let (design, y) = Table::data(fixture!("f2_singular.csv"), false);
    let fit = lm(&design, &y, None).expect("a fit");
    let row = design.columns().row(0);
    let mut moved = row.clone();
    // func5 was always equal to func4.
    moved[2] += 1.0;
    let x = Matrix::from_rows(row.len(), &[row, moved]).expect("lengths");
    let predicted = fit.predict(&x, 0.9, None).expect("predictions");
    assert_eq!(predicted.iter().map(|p| p.estimable).collect::<Vec<_>>(), [true, false]);
    close(predicted[0].fit, fit.fitted[0]);
}
