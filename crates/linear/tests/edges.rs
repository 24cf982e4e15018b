//! Degenerate input: an error that says what to do, or a result that says what is not known. Never a panic.

use mantis_linear::correlation::{correlation, filter_correlated};
use mantis_linear::doptimal::{self, d_optimal};
use mantis_linear::elastic_net::{ElasticNet, Folds, Lambdas};
use mantis_linear::equations::{Choice, solve};
use mantis_linear::lm::{StepOptions, drop1, lm, step};
use mantis_linear::nnls::{Mode, Options, nnls, nnls_with};
use mantis_linear::separate::inseparable;
use mantis_linear::{Design, Error, Matrix};

fn design(columns: &[&[f64]], rows: usize, intercept: bool) -> Design {
    let x = Matrix::from_columns(rows, columns).expect("equal lengths");
    Design::new((0..columns.len()).map(|j| format!("c{j}")).collect(), x, intercept).expect("names")
}

#[test]
fn nothing_to_fit() {
    for design in [design(&[], 0, true), design(&[&[]], 0, false)] {
        assert_eq!(lm(&design, &[], None), Err(Error::Empty));
        assert!(step(&design, &[], None, &StepOptions::default()).is_err());
        assert!(solve(&design, &[], Choice::First).is_err());
        assert!(nnls(design.columns(), &[]).is_err());
        assert!(ElasticNet::default().fit(design.columns(), &[], None).is_err());
        assert!(correlation(design.columns()).is_err() && inseparable(design.columns(), 1e-7).is_err());
        assert!(d_optimal(design.columns(), 0, &doptimal::Options::default()).is_err());
    }
}

#[test]
fn values_that_are_not_finite() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let column = [1.0, bad, 3.0];
        let broken = design(&[&[1.0, 2.0, 4.0], &column], 3, true);
        let y = [1.0, 2.0, 2.5];
        let message = lm(&broken, &y, None).expect_err("not finite").to_string();
        assert!(message.starts_with("column 'c1' has the value") && message.contains("row 1"), "{message}");
        assert!(nnls(broken.columns(), &y).is_err() && solve(&broken, &y, Choice::First).is_err());
        assert!(ElasticNet::default().fit(broken.columns(), &y, None).is_err());
        assert!(correlation(broken.columns()).is_err() && filter_correlated(broken.columns(), 0.3).is_err());
        assert!(inseparable(broken.columns(), 1e-7).is_err());
        assert!(d_optimal(broken.columns(), 1, &doptimal::Options::default()).is_err());
        let sound = design(&[&[1.0, 2.0, 4.0]], 3, false);
        let is_response = |e: Error| matches!(e, Error::NotFinite { row: 1, .. });
        assert!(is_response(lm(&sound, &[1.0, bad, 1.0], None).expect_err("not finite")));
        assert!(is_response(nnls(sound.columns(), &[1.0, bad, 1.0]).expect_err("not finite")));
        let fit = lm(&sound, &y, None).expect("a fit");
        assert!(fit.predict(&Matrix::from_fn(1, 1, |_, _| bad), 0.95, None).is_err());
    }
}

#[test]
fn lengths_and_options_that_do_not_fit() {
    let sound = design(&[&[1.0, 2.0, 4.0]], 3, true);
    let y = [1.0, 2.0, 2.5];
    assert!(matches!(lm(&sound, &[1.0], None), Err(Error::Length { values: 1, expected: 3, .. })));
    assert!(matches!(lm(&sound, &y, Some(&[1.0])), Err(Error::Length { .. })));
    assert_eq!(lm(&sound, &y, Some(&[1.0, -1.0, 1.0])), Err(Error::Weight { row: 1, value: -1.0 }));
    assert_eq!(lm(&sound, &y, Some(&[0.0; 3])), Err(Error::NoWeight));
    assert!(drop1(&sound, &y, None, f64::NAN).is_err());
    let fit = lm(&sound, &y, None).expect("a fit");
    assert!(
        fit.predict(sound.columns(), 1.0, None).is_err()
            && fit.predict(sound.columns(), f64::NAN, None).is_err()
    );
    assert!(fit.predict(sound.columns(), 0.9, Some(&[1.0, 0.0, 1.0])).is_err());
    assert_eq!(
        fit.predict(&Matrix::from_fn(1, 2, |_, _| 1.0), 0.9, None),
        Err(Error::ForeignColumns { fitted: 1, given: 2 })
    );
    assert!(Matrix::from_rows(2, &[vec![1.0, 2.0], vec![1.0]]).is_err());
    assert!(Design::new(vec![], sound.columns().clone(), true).is_err());
    let net = |alpha, lambdas| ElasticNet { alpha, lambdas, ..ElasticNet::default() };
    assert!(net(2.0, Lambdas::default()).fit(sound.columns(), &y, None).is_err());
    assert!(net(1.0, Lambdas::Given(vec![])).fit(sound.columns(), &y, None).is_err());
    assert!(net(1.0, Lambdas::Given(vec![f64::NAN])).fit(sound.columns(), &y, None).is_err());
    let folds = Folds::interleaved(4, 2).expect("valid");
    assert!(ElasticNet::default().cross_validate(sound.columns(), &y, None, &folds).is_err());
}

#[test]
fn fewer_rows_than_columns() {
    let wide = design(&[&[1.0, 2.0], &[3.0, 1.0], &[5.0, 5.0]], 2, false);
    let fit = lm(&wide, &[1.0, 2.0], None).expect("a fit");
    assert_eq!((fit.rank, fit.df_residual, fit.sigma), (2, 0, None));
    assert!(fit.coefficients[0].value.is_some() && fit.coefficients[0].std_error.is_none());
    assert!(fit.coefficients[2].value.is_none() && fit.f_test.is_none() && fit.adj_r_squared.is_none());
    let predicted = fit.predict(wide.columns(), 0.95, None).expect("predictions");
    assert!(predicted.iter().all(|p| p.confidence.is_none() && p.std_error.is_none() && p.estimable));

    let message = solve(&wide, &[1.0, 2.0], Choice::First).expect_err("underdetermined").to_string();
    assert!(
        message.contains("2 independent rows for 3 columns") && message.contains("'c0', 'c1', 'c2'"),
        "{message}"
    );
    assert_eq!(nnls(wide.columns(), &[1.0, 2.0]).expect("a solution").mode, Mode::Converged);
}

#[test]
fn nothing_to_explain() {
    let varied: &[f64] = &[1.0, 2.0, 4.0, 3.0];
    let constant = lm(&design(&[varied], 4, true), &[0.1; 4], None).expect("a fit");
    assert!(constant.essentially_perfect && constant.deviance < 1e-30);
    let zero = lm(&design(&[varied], 4, true), &[0.0; 4], None).expect("a fit");
    assert_eq!((zero.deviance, zero.criteria, zero.f_test, zero.r_squared), (0.0, None, None, None));
    assert_eq!(zero.coefficients[1].t, None);
    let stuck = step(&design(&[varied], 4, true), &[0.0; 4], None, &StepOptions::default());
    assert_eq!(stuck.expect_err("infinite"), Error::PerfectFit);
    for response in [[0.0; 4], [0.1; 4]] {
        let path = ElasticNet::default().fit(design(&[varied], 4, true).columns(), &response, None);
        assert!(
            path.expect("a path").iter().all(|p| p.coefficients.is_empty() && p.intercept == response[0])
        );
    }
    assert_eq!(nnls(design(&[varied], 4, false).columns(), &[-1.0; 4]).expect("a solution").x, [0.0]);
}

#[test]
fn columns_of_zeros_and_none_at_all() {
    let y = [1.0, 2.0, 4.0];
    let zeros = lm(&design(&[&[0.0; 3]], 3, false), &y, None).expect("a fit");
    assert_eq!((zeros.rank, zeros.df_residual, zeros.r_squared), (0, 3, Some(0.0)));
    assert_eq!(zeros.fitted, [0.0; 3]);
    let none = lm(&design(&[], 3, true), &y, None).expect("a fit");
    assert!((none.fitted[0] - 7.0 / 3.0).abs() < 1e-15 && none.f_test.is_none());
    let chosen = step(&design(&[&[0.0; 3], &[1.0, -1.0, 0.5]], 3, false), &y, None, &StepOptions::default());
    let chosen = chosen.expect("a selection");
    assert_eq!(chosen.trace[1].dropped.as_deref(), Some("c0"));
    assert!(chosen.columns.is_empty() && chosen.fit.rank == 0);
    assert_eq!(solve(&design(&[], 3, false), &y, Choice::First), Err(Error::NoColumns));
    let message =
        solve(&design(&[&[0.0; 3], &y], 3, false), &y, Choice::First).expect_err("zeros").to_string();
    assert!(message.contains("'c0' (always zero)"), "{message}");
    assert_eq!(nnls(design(&[&[0.0; 3]], 3, false).columns(), &y).expect("a solution").bound, [0]);
    assert_eq!(nnls(&Matrix::from_fn(3, 0, |_, _| 0.0), &y).expect("a solution").deviance, 21.0);
    let path = ElasticNet::default().fit(design(&[&[2.0; 3]], 3, true).columns(), &y, None).expect("a path");
    assert!(path.iter().all(|p| p.coefficients.is_empty()));
}

#[test]
fn numbers_at_the_ends_of_the_range() {
    let large = design(&[&[1e300, 2e300, 5e300, 1e299]], 4, true);
    let y = [1e300, 2.1e300, 4.9e300, 0.0];
    assert_eq!(lm(&large, &y, None), Err(Error::Overflow));
    assert_eq!(nnls(large.columns(), &y), Err(Error::Overflow));
    assert_eq!(ElasticNet::default().fit(large.columns(), &y, None), Err(Error::Overflow));
    let small = design(&[&[1e-300, 2e-300, 5e-300, 1e-301]], 4, false);
    assert_eq!(ElasticNet::default().fit(small.columns(), &[1.0, 2.0, 5.0, 0.1], None), Err(Error::Overflow));
    let fit = lm(&small, &[1.0, 2.0, 5.0, 0.1], None).expect("a fit");
    assert!((fit.coefficients[0].value.expect("estimated") / 1e300 - 1.0).abs() < 1e-12);
}

#[test]
fn rows_without_weight_are_predicted() {
    let x: &[f64] = &[1.0, 2.0, 3.0, 4.0, 9.0];
    let y = [2.0, 4.1, 5.9, 8.0, 100.0];
    let all = lm(&design(&[x], 5, true), &y, Some(&[1.0, 1.0, 1.0, 1.0, 0.0])).expect("a fit");
    let four = lm(&design(&[&x[..4]], 4, true), &y[..4], None).expect("a fit");
    for (a, b) in all.coefficients.iter().zip(&four.coefficients) {
        assert!((a.value.expect("estimated") - b.value.expect("estimated")).abs() < 1e-13);
        assert!((a.std_error.expect("defined") - b.std_error.expect("defined")).abs() < 1e-13);
    }
    let (a, b) = (all.criteria.expect("finite"), four.criteria.expect("finite"));
    assert!((a.bic - b.bic).abs() < 1e-11);
    // R counts the row among those of extractAIC.
    assert_eq!((a.edf, b.edf), (3, 2));
    assert!((all.fitted[4] + all.residuals[4] - 100.0).abs() < 1e-12 && all.fitted[4] < 20.0);
    assert_eq!(all.weighted_residuals().len(), 4);
}

#[test]
fn a_limit_of_iterations_leaves_a_feasible_solution() {
    let x = Matrix::from_fn(6, 4, |i, j| f64::from(u8::from(i % 4 == j)) + 0.1);
    let options = Options { max_iterations: Some(1), ..Options::default() };
    let solution = nnls_with(&x, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &options).expect("a solution");
    assert_eq!((solution.mode, solution.mode.number(), solution.passive.len()), (Mode::IterationLimit, 3, 1));
    assert!(solution.x.iter().all(|x| *x >= 0.0));
    assert_eq!(solution.passive.len() + solution.bound.len(), 4);
}

#[test]
fn results_can_be_written_down() {
    let y = [1.0, 2.0, 2.5];
    let fit = lm(&design(&[&[1.0, 2.0, 4.0], &[2.0, 4.0, 8.0]], 3, true), &y, None).expect("a fit");
    let json = serde_json::to_value(&fit).expect("JSON");
    assert_eq!(json["coefficients"][2]["value"], serde_json::Value::Null);
    assert_eq!(json["aliases"][0]["combination"][0][0], 1);
}

#[test]
fn columns_that_go_together_end_sweeps_early_and_the_gap_tells() {
    // Steps: each column differs from the one before by one row.
    let (rows, cols) = (40, 40);
    let x = Matrix::from_fn(rows, cols, |i, j| f64::from(u8::from(i >= j)));
    let truth: Vec<f64> = (0..cols).map(|j| f64::from(u8::from(j % 7 == 3))).collect();
    let y = x.times(&truth);
    let fit = |tolerance| {
        let lambdas = Lambdas::Given(vec![1e-6]);
        let net = ElasticNet { alpha: 0.0, lambdas, tolerance, max_sweeps: 100_000, ..ElasticNet::default() };
        net.fit(&x, &y, None).expect("a path").remove(0)
    };
    let early = fit(1e-3);
    assert!(early.converged && early.gap > 1e-3, "{}", early.gap);
    let late = fit(1e-14);
    assert!(late.gap < early.gap / 10.0, "{} {}", late.gap, early.gap);
}
