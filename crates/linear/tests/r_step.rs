//! `drop1` and `step` against R 4.2.2, every number of every table.

use crate::common;
use crate::common::{Table, close, close_within, fixture, number, printed, words};
use mantis_linear::lm::{Selection, Step, StepOptions, drop1, step};

fn selection(data: &str) -> Selection {
    let (design, y) = Table::data(data, false);
    step(&design, &y, None, &StepOptions::default()).expect("a selection")
}

fn check_anova(selection: &Selection, expected: &str) {
    let table = Table::read(expected);
    assert_eq!(selection.trace.len(), table.rows.len());
    for (step, cells) in selection.trace.iter().zip(&table.rows) {
        assert_eq!(step.dropped.as_ref().map_or(String::new(), |n| format!("- {n}")), cells[0]);
        match (step.df, step.deviance) {
            (Some(df), Some(deviance)) => {
                assert_eq!(df as f64, number(&cells[1]));
                close_within(deviance, number(&cells[2]), 1e-13 * step.residual_deviance);
            }
            _ => assert_eq!((&cells[1][..], &cells[2][..]), ("NA", "NA")),
        }
        assert_eq!(step.residual_df as f64, number(&cells[3]));
        close(step.residual_deviance, number(&cells[4]));
        close(step.aic, number(&cells[5]));
    }
}

/// The comparisons as they were printed, in their order.
fn check_trace(trace: &[Step], text: &str) {
    let blocks: Vec<&str> = text.split("AIC=").skip(1).collect();
    assert_eq!(trace.len(), blocks.len());
    for (step, block) in trace.iter().zip(blocks) {
        printed(step.aic, block.lines().next().expect("the criterion"));
        let rows: Vec<Vec<String>> = block
            .lines()
            .filter(|l| l.starts_with("- ") || l.starts_with("<none>"))
            .map(|l| words(l.trim_start_matches("- ")))
            // The tail of a formula that was wrapped at its last minus.
            .filter(|cells| cells.len() > 2)
            .collect();
        assert_eq!(step.comparison.len(), rows.len());
        for (row, cells) in step.comparison.iter().zip(rows) {
            assert_eq!(row.name, cells[0]);
            let last = cells.len() - 1;
            printed(row.deviance, &cells[last - 1]);
            printed(row.aic, &cells[last]);
            if let (Some(df), Some(sum)) = (row.df, row.sum_of_squares) {
                assert_eq!(df.to_string(), cells[1]);
                printed(sum, &cells[2]);
            }
        }
    }
}

#[test]
fn backward_elimination() {
    let selection = selection(fixture!("f3_step.csv"));
    check_anova(&selection, fixture!("f3_step.anova.csv"));
    check_trace(&selection.trace, fixture!("f3_step.trace.txt"));
    assert_eq!(selection.design.names(), ["SUB", "MUL", "DIV", "CALLS", "INC", "GOTO", "CONST"]);
    assert_eq!(selection.columns, [1, 2, 3, 5, 7, 8, 9]);
    let expected = common::expected(fixture!("f3_step_final.expected.csv"));
    for row in &selection.fit.coefficients {
        close(row.value.expect("estimated"), number(&expected[&format!("coef {}", row.name)][0]));
    }
}

#[test]
fn aliased_terms_go_first_and_last_come_first() {
    let selection = selection(fixture!("f2_singular.csv"));
    check_anova(&selection, fixture!("f2_step.anova.csv"));
    check_trace(&selection.trace, fixture!("f2_step.trace.txt"));
    assert_eq!(selection.design.names(), ["func4", "bubbleSort", "func3", "func6", "func7"]);
    let expected = common::expected(fixture!("f2_step_final.expected.csv"));
    close(selection.fit.deviance, number(&expected["rss"][0]));
}

#[test]
fn single_deletions() {
    let (design, y) = Table::data(fixture!("f3_step.csv"), false);
    let rows = drop1(&design, &y, None, 2.0).expect("a comparison");
    let table = Table::read(fixture!("f3_step.drop1.csv"));
    assert_eq!(rows.len(), table.rows.len());
    for (row, cells) in rows.iter().zip(&table.rows) {
        assert_eq!(row.name, cells[0]);
        match (row.df, row.sum_of_squares) {
            (Some(df), Some(sum)) => {
                assert_eq!(df as f64, number(&cells[1]));
                close(sum, number(&cells[2]));
            }
            _ => assert_eq!((&cells[1][..], &cells[2][..]), ("NA", "NA")),
        }
        close(row.deviance, number(&cells[3]));
        close(row.aic, number(&cells[4]));
    }
}

#[test]
fn deletions_from_a_singular_model_free_nothing() {
    // What each refit of R would say: any of func4, func5, bubbleSort, func3, mix can be replaced, dead is
    // nothing.
    let (design, y) = Table::data(fixture!("f2_singular.csv"), false);
    let rows = drop1(&design, &y, None, 2.0).expect("a comparison");
    let free: Vec<&str> = rows.iter().filter(|r| r.df == Some(0)).map(|r| r.name.as_str()).collect();
    assert_eq!(free, ["func4", "bubbleSort", "func5", "func3", "mix", "dead"]);
    for row in rows.iter().filter(|r| r.df == Some(0)) {
        close(row.deviance, rows[0].deviance);
    }
}

#[test]
fn weighted_selection_with_intercept_agrees_with_refits() {
    let (design, y) = Table::data(fixture!("f3_step.csv"), true);
    let weights: Vec<f64> = y.iter().map(|y| 1.0 / (y * y)).collect();
    let rows = drop1(&design, &y, Some(&weights), 2.0).expect("a comparison");
    for row in &rows[1..] {
        let reduced = design.without(row.column.expect("a column"));
        let fit = mantis_linear::lm::lm(&reduced, &y, Some(&weights)).expect("a fit");
        close(row.deviance, fit.deviance);
        close(row.aic, fit.criteria.expect("finite").extract_aic);
    }
}
