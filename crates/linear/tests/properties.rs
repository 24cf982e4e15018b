//! What must hold for all data: optimality conditions, invariances, agreement between methods.

use mantis_linear::doptimal::{self, d_optimal};
use mantis_linear::elastic_net::{ElasticNet, Folds, Lambdas, Point};
use mantis_linear::equations::{Choice, solve};
use mantis_linear::lm::{StepOptions, drop1, lm, step};
use mantis_linear::nnls::{Mode, Options, Pricing, nnls, nnls_with};
use mantis_linear::qr::TOLERANCE;
use mantis_linear::separate::inseparable;
use mantis_linear::{Design, Error, Matrix};
use proptest::prelude::*;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Counts and a response that depends on some of them.
fn counts(seed: u64, rows: usize, cols: usize) -> (Matrix, Vec<f64>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let x = Matrix::from_fn(rows, cols, |_, _| f64::from(rng.random_range(0..20_u32)));
    let cost: Vec<f64> = (0..cols).map(|_| rng.random_range(-1.0..3.0)).collect();
    let y = x.times(&cost).into_iter().map(|y| y + rng.random_range(-2.0..2.0)).collect();
    (x, y)
}

/// The same with further columns that depend on the first ones: multiples, sums, zeros.
fn dependent(seed: u64, rows: usize, cols: usize, more: usize) -> (Matrix, Vec<f64>) {
    let (x, y) = counts(seed, rows, cols);
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xdede);
    let mut columns: Vec<Vec<f64>> = x.columns().map(<[f64]>::to_vec).collect();
    for _ in 0..more {
        let (a, b) = (rng.random_range(0..columns.len()), rng.random_range(0..columns.len()));
        let column = match rng.next_u32() % 3 {
            0 => columns[a].iter().map(|v| 3.0 * v).collect(),
            1 => columns[a].iter().zip(&columns[b]).map(|(a, b)| a + 2.0 * b).collect(),
            _ => vec![0.0; rows],
        };
        let at = rng.random_range(0..=columns.len());
        columns.insert(at, column);
    }
    (Matrix::from_columns(rows, &columns).expect("equal lengths"), y)
}

fn design(x: Matrix, intercept: bool) -> Design {
    let names = (0..x.cols()).map(|j| format!("c{j}")).collect();
    Design::new(names, x, intercept).expect("a name per column")
}

fn length(v: &[f64]) -> f64 {
    v.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn inner(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn residuals_are_orthogonal_to_columns(
        seed: u64, rows in 1_usize..40, cols in 1_usize..8, more in 0_usize..6, intercept: bool, weighted: bool,
    ) {
        let (x, y) = dependent(seed, rows, cols, more);
        let weights: Vec<f64> = (0..rows).map(|i| (i % 4) as f64 + f64::from(u8::from(rows < 5))).collect();
        let weights = weighted.then_some(&weights[..]);
        let design = design(x, intercept);
        let fit = lm(&design, &y, weights).expect("a fit");
        let weighted: Vec<f64> =
            fit.residuals.iter().enumerate().map(|(i, r)| r * weights.map_or(1.0, |w| w[i])).collect();
        for column in design.model_matrix().columns() {
            prop_assert!(inner(column, &weighted).abs() <= 1e-10 * (1.0 + length(column) * length(&y) * 4.0));
        }
        for ((y, f), r) in y.iter().zip(&fit.fitted).zip(&fit.residuals) {
            prop_assert!((y - f - r).abs() <= 1e-12 * (1.0 + y.abs()));
        }
        prop_assert_eq!(fit.rank + fit.aliases.len(), fit.coefficients.len());
        prop_assert_eq!(fit.coefficients.iter().filter(|c| c.value.is_some()).count(), fit.rank);
        if let (Some(share), Some(adjusted)) = (fit.r_squared, fit.adj_r_squared) {
            prop_assert!((-1e-12..=1.0 + 1e-12).contains(&share) && adjusted <= share + 1e-12);
        }
    }

    #[test]
    fn aliased_columns_are_their_combination_and_change_nothing(
        seed: u64, rows in 12_usize..40, cols in 1_usize..6, more in 1_usize..8,
    ) {
        let (x, y) = dependent(seed, rows, cols, more);
        let fit = lm(&design(x.clone(), false), &y, None).expect("a fit");
        for alias in &fit.aliases {
            let mut column = x.column(alias.column).to_vec();
            for &(j, c) in &alias.combination {
                prop_assert!(fit.coefficients[j].value.is_some());
                column.iter_mut().zip(x.column(j)).for_each(|(v, x)| *v -= c * x);
            }
            prop_assert!(length(&column) <= 1e-9 * (1.0 + length(x.column(alias.column))));
        }
        let kept: Vec<usize> = (0..x.cols()).filter(|&j| fit.coefficients[j].value.is_some()).collect();
        let reduced = lm(&design(x.select_columns(&kept), false), &y, None).expect("a fit");
        prop_assert_eq!(reduced.rank, kept.len());
        prop_assert!((reduced.deviance - fit.deviance).abs() <= 1e-9 * fit.deviance + 1e-9);
    }

    #[test]
    fn single_deletions_agree_with_fits(
        seed: u64, rows in 12_usize..40, cols in 2_usize..6, more in 0_usize..4, intercept: bool,
    ) {
        let (x, y) = dependent(seed, rows, cols, more);
        let design = design(x, intercept);
        let whole = lm(&design, &y, None).expect("a fit");
        for row in &drop1(&design, &y, None, 2.0).expect("a comparison")[1..] {
            let fit = lm(&design.without(row.column.expect("a column")), &y, None).expect("a fit");
            prop_assert_eq!(row.df, Some(whole.rank - fit.rank));
            prop_assert!((row.deviance - fit.deviance).abs() <= 1e-8 * fit.deviance + 1e-9);
        }
    }

    #[test]
    fn a_selection_ends_where_no_deletion_helps(
        seed: u64, rows in 12_usize..40, cols in 2_usize..7, more in 0_usize..4, intercept: bool,
    ) {
        let (x, y) = dependent(seed, rows, cols, more);
        let design = design(x, intercept);
        let chosen = step(&design, &y, None, &StepOptions::default()).expect("a selection");
        prop_assert!(chosen.fit.aliases.is_empty());
        prop_assert!(chosen.trace.windows(2).all(|w| w[1].aic <= w[0].aic + 1e-7));
        let names: Vec<&String> = chosen.columns.iter().map(|&j| &design.names()[j]).collect();
        prop_assert_eq!(names, chosen.design.names().iter().collect::<Vec<_>>());
        let rows = drop1(&chosen.design, &y, None, 2.0).expect("a comparison");
        prop_assert!(rows.iter().all(|r| r.aic >= rows[0].aic - 1e-7));
    }

    #[test]
    fn nnls_is_optimal_however_columns_are_priced(
        seed: u64, rows in 1_usize..30, cols in 1_usize..40, more in 0_usize..6,
    ) {
        let (a, b) = dependent(seed, rows, cols, more);
        let size = length(&b);
        let mut deviances = Vec::new();
        for pricing in [Pricing::Full, Pricing::Partial] {
            let solution = nnls_with(&a, &b, &Options { pricing, max_iterations: None }).expect("a solution");
            prop_assert_eq!(solution.mode, Mode::Converged);
            let gradient = a.transposed_times(&solution.residuals);
            for (j, gradient) in gradient.into_iter().enumerate() {
                let scaled = gradient / (1e-300 + length(a.column(j)) * size);
                let bound = solution.bound.contains(&j);
                prop_assert!(bound != solution.passive.contains(&j));
                prop_assert!(solution.x[j] >= 0.0 && (solution.x[j] == 0.0) == bound);
                prop_assert!(scaled <= 1e-11, "column {} bound {}: {:e}", j, bound, scaled);
                prop_assert!(bound || scaled >= -1e-11);
            }
            deviances.push(solution.deviance);
        }
        prop_assert!((deviances[0] - deviances[1]).abs() <= 1e-9 * deviances[0] + 1e-18 * size * size);
    }

    #[test]
    fn elastic_nets_are_optimal(
        seed: u64, rows in 3_usize..30, cols in 1_usize..40, alpha in 0.0_f64..=1.0,
        non_negative: bool, intercept: bool, standardise: bool,
    ) {
        let (x, y) = counts(seed, rows, cols);
        let lambdas = Lambdas::Path { count: 8, ratio: Some(0.05) };
        let net = ElasticNet {
            alpha, non_negative, intercept, standardise, lambdas, tolerance: 1e-20, max_sweeps: 100_000,
        };
        let n = rows as f64;
        let mean = |v: &[f64]| if intercept { v.iter().sum::<f64>() / n } else { 0.0 };
        let centre = mean(&y);
        let centred: Vec<f64> = y.iter().map(|y| y - centre).collect();
        let unit = length(&centred) / n.sqrt();
        let loose = ElasticNet { tolerance: 1e-3, ..net.clone() }.fit(&x, &y, None).expect("a path");
        for (point, loose) in net.fit(&x, &y, None).expect("a path").into_iter().zip(loose) {
            prop_assert!(point.gap <= 1e-6, "gap {:e}", point.gap);
            let objective = |point: &Point| {
                let fitted = point.predict(&x).expect("the same columns");
                let left: f64 = y.iter().zip(&fitted).map(|(y, f)| (y - f).powi(2)).sum::<f64>() / n;
                let penalty = |&(j, b): &(usize, f64)| {
                    let column = x.column(j);
                    let centre = mean(column);
                    let centred: Vec<f64> = column.iter().map(|v| v - centre).collect();
                    let b = b * if standardise { length(&centred) / n.sqrt() } else { 1.0 };
                    point.lambda * (alpha * b.abs() + (1.0 - alpha) / 2.0 * b * b / unit)
                };
                left / 2.0 + point.coefficients.iter().map(penalty).sum::<f64>()
            };
            let above = 2.0 * (objective(&loose) - objective(&point)) / unit.powi(2);
            prop_assert!(above <= loose.gap + 1e-6, "{:e} above, gap {:e}", above, loose.gap);
            let fitted = point.predict(&x).expect("the same columns");
            let residual: Vec<f64> = y.iter().zip(&fitted).map(|(y, f)| y - f).collect();
            if intercept {
                prop_assert!(mean(&residual).abs() < 1e-9);
            }
            let mut b = vec![0.0; cols];
            point.coefficients.iter().for_each(|&(j, v)| b[j] = v);
            for (j, b) in b.into_iter().enumerate() {
                let column = x.column(j);
                let centre = mean(column);
                let centred: Vec<f64> = column.iter().map(|v| v - centre).collect();
                let scale = if standardise { length(&centred) / n.sqrt() } else { 1.0 };
                if length(&centred) == 0.0 {
                    prop_assert_eq!(b, 0.0);
                    continue;
                }
                let gradient =
                    inner(&centred, &residual) / n / scale - point.lambda * (1.0 - alpha) / unit * b * scale;
                let (l1, slack) = (point.lambda * alpha, 1e-6 * (1.0 + point.lambda));
                if b > 0.0 {
                    prop_assert!((gradient - l1).abs() <= slack, "{} {}", gradient, l1);
                } else if b < 0.0 {
                    prop_assert!(!non_negative && (gradient + l1).abs() <= slack);
                } else {
                    prop_assert!(gradient <= l1 + slack && (non_negative || gradient >= -l1 - slack));
                }
            }
        }
    }

    #[test]
    fn equations_hold_in_the_rows_chosen(seed: u64, rows in 1_usize..25, cols in 1_usize..8, more in 0_usize..3) {
        let (x, _) = dependent(seed, rows, cols, more);
        let truth: Vec<f64> = (0..x.cols()).map(|j| 1.0 + j as f64).collect();
        let y = x.times(&truth);
        let independent = lm(&design(x.clone(), false), &y, None).expect("a fit").rank;
        for choice in [Choice::First, Choice::WellConditioned] {
            match solve(&design(x.clone(), false), &y, choice) {
                Ok(solution) => {
                    prop_assert_eq!(independent, x.cols());
                    let error = 1e-13 / solution.reciprocal_condition;
                    for (s, t) in solution.x.iter().zip(&truth) {
                        prop_assert!((s - t).abs() <= error * length(&truth), "{} {}", s, t);
                    }
                }
                Err(Error::Underdetermined { rank, columns, groups }) => {
                    prop_assert_eq!((rank, columns), (independent, x.cols()));
                    prop_assert!(!groups.is_empty());
                }
                Err(other) => return Err(TestCaseError::fail(other.to_string())),
            }
        }
    }

    #[test]
    fn columns_outside_of_groups_have_a_cost_of_their_own(
        seed: u64, rows in 8_usize..30, cols in 1_usize..7, more in 0_usize..6,
    ) {
        let (x, y) = dependent(seed, rows, cols, more);
        let groups = inseparable(&x, TOLERANCE).expect("finite");
        let whole = lm(&design(x.clone(), false), &y, None).expect("a fit").rank;
        let mut group_of = vec![None; x.cols()];
        for (g, group) in groups.iter().enumerate() {
            for &j in &group.columns {
                prop_assert!(group_of[j].replace(g).is_none(), "groups overlap");
            }
        }
        for (j, group) in group_of.iter().enumerate() {
            // A column is in a group if and only if the others span it.
            let others: Vec<usize> = (0..x.cols()).filter(|&k| k != j).collect();
            let without = lm(&design(x.select_columns(&others), false), &y, None).expect("a fit").rank;
            prop_assert_eq!(group.is_some(), without == whole);
        }
        let dependent: usize = groups.iter().map(|g| g.relations.len()).sum();
        prop_assert_eq!(dependent + whole, x.cols());
    }

    #[test]
    fn designs_are_never_worse_for_exchanges(seed: u64, rows in 4_usize..30, cols in 1_usize..6, count in 1_usize..8) {
        let (x, _) = counts(seed, rows, cols);
        prop_assume!(x.columns().any(|c| length(c) > 0.0));
        let count = count.min(rows);
        let options = |exchanges| doptimal::Options { exchanges, ..doptimal::Options::default() };
        let greedy = d_optimal(&x, count, &options(0)).expect("valid");
        let chosen = d_optimal(&x, count, &options(50)).expect("valid");
        prop_assert!(chosen.log_determinant >= greedy.log_determinant - 1e-6);
        let mut rows = chosen.rows.clone();
        rows.sort_unstable();
        rows.dedup();
        prop_assert_eq!(rows.len(), count);
        let shorter = d_optimal(&x, count - 1, &options(0)).expect("valid");
        prop_assert_eq!(&greedy.rows[..count - 1], &shorter.rows[..]);
    }
}

#[test]
fn a_vanishing_penalty_is_no_penalty() {
    let (x, y) = counts(5, 40, 6);
    let net = ElasticNet {
        intercept: false,
        lambdas: Lambdas::Given(vec![0.0, 1.0]),
        tolerance: 1e-24,
        ..ElasticNet::default()
    };
    let path = net.fit(&x, &y, None).expect("a path");
    let exact = nnls(&x, &y).expect("a solution");
    let mut b = vec![0.0; x.cols()];
    path[1].coefficients.iter().for_each(|&(j, v)| b[j] = v);
    b.iter().zip(&exact.x).for_each(|(b, x)| assert!((b - x).abs() < 1e-8, "{b} {x}"));
    assert!(path[0].lambda > path[1].lambda);
}

#[test]
fn cross_validation_finds_the_columns_that_matter() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let x = Matrix::from_fn(120, 300, |_, _| f64::from(rng.random_range(0..50_u32)));
    let y: Vec<f64> = (0..120)
        .map(|i| 7.0 + 2.0 * x.get(i, 3) + 0.5 * x.get(i, 250) + rng.random_range(-3.0..3.0))
        .collect();
    let folds = Folds::interleaved(120, 5).expect("valid");
    let result = ElasticNet::default().cross_validate(&x, &y, None, &folds).expect("a path");
    assert_eq!(result, ElasticNet::default().cross_validate(&x, &y, None, &folds).expect("a path"));
    assert!(result.one_std_error <= result.best && result.best > 0);
    let chosen = &result.path[result.one_std_error];
    let value = |j: usize| chosen.coefficients.iter().find(|(k, _)| *k == j).map_or(0.0, |(_, v)| *v);
    assert!((value(3) - 2.0).abs() < 0.2 && (value(250) - 0.5).abs() < 0.2, "{:?}", chosen.coefficients);
    assert!(chosen.coefficients.len() < 30);
    // The noise is uniform with variance 3.
    assert!(
        result.error[result.best] > 2.0 && result.error[result.best] < 6.0,
        "{}",
        result.error[result.best]
    );
}
