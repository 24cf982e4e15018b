//! What must hold for all data: invariances, determinism, sane predictions.

use crate::common::{best, counts, dataset, noisy, row};
use mantis_model::{Dataset, FitOptions, Method, Model, fit, screen};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Costs of a few shapes over the first two of five columns, with noise.
fn sample(seed: u64, shape: usize, rows: usize) -> Dataset {
    let columns = counts(seed, rows, 5);
    let (a, b) = (&columns[0], &columns[1]);
    let clean: Vec<f64> = (0..rows)
        .map(|i| match shape {
            0 => 50.0 + 3.0 * a[i],
            1 => 20.0 * b[i] + 0.3 * a[i] * a[i],
            2 => 100.0 + 2.0 * a[i] * b[i],
            _ => 7.0 * a[i] * a[i].log2() + 30.0 * b[i],
        })
        .collect();
    let y = noisy(&mut ChaCha8Rng::seed_from_u64(seed ^ 0x5eed), &clean, 0.05);
    dataset(columns, y)
}

/// The same model up to rounding, its columns renamed by `map`.
fn assert_alike(a: &Model, b: &Model, map: impl Fn(usize) -> usize, scale: f64) -> Result<(), TestCaseError> {
    let named = |m: &Model, map: &dyn Fn(usize) -> usize| {
        let mut terms: Vec<(Vec<(usize, mantis_model::Transform)>, f64)> = m
            .terms
            .iter()
            .map(|t| {
                let mut factors: Vec<_> =
                    t.factors.iter().map(|f| (map(m.features[f.0].column), f.1)).collect();
                factors.sort();
                (factors, t.coef)
            })
            .collect();
        terms.sort_by(|x, y| x.0.cmp(&y.0));
        terms
    };
    let (a, b) = (named(a, &map), named(b, &|c| c));
    prop_assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(&b) {
        prop_assert_eq!(&x.0, &y.0);
        prop_assert!(
            (x.1 * scale - y.1).abs() <= 1e-6 * y.1.abs().max(1e-9),
            "{:?}: {} and {}",
            x.0,
            x.1,
            y.1
        );
    }
    Ok(())
}

fn methods() -> impl Strategy<Value = Method> {
    prop_oneof![Just(Method::Best), Just(Method::SporeFoba), Just(Method::Linear)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fits_are_deterministic(seed: u64, shape in 0usize..4, method in methods()) {
        let data = sample(seed, shape, 40);
        let once = fit(method, &data, &FitOptions::default());
        prop_assert_eq!(once, fit(method, &data, &FitOptions::default()));
    }

    #[test]
    fn order_of_rows_does_not_matter(seed: u64, shape in 0usize..4, method in methods()) {
        let data = sample(seed, shape, 40);
        let reversed = |v: &Vec<f64>| v.iter().rev().copied().collect::<Vec<f64>>();
        let columns = data.columns.iter().map(reversed).collect();
        let turned = Dataset { columns, y: reversed(&data.y), ..data.clone() };
        let models = [&data, &turned].map(|d| fit(method, d, &FitOptions::default()).expect("well-formed").model);
        assert_alike(&models[0], &models[1], |c| c, 1.0)?;
    }

    #[test]
    fn order_of_columns_does_not_matter(seed: u64, shape in 0usize..4, method in methods()) {
        let data = sample(seed, shape, 40);
        let last = data.columns.len() - 1;
        let columns = data.columns.iter().rev().cloned().collect();
        let turned = Dataset { columns, ..data.clone() };
        let models = [&data, &turned].map(|d| fit(method, d, &FitOptions::default()).expect("well-formed").model);
        assert_alike(&models[0], &models[1], |c| last - c, 1.0)?;
    }

    #[test]
    fn the_unit_of_the_target_does_not_matter(seed: u64, shape in 0usize..4, power in -6i32..7) {
        // SPORE-FoBa's ridge penalty is relative to normalised features only, so it is equivariant, too.
        let data = sample(seed, shape, 40);
        let scale = 10f64.powi(power);
        let scaled = Dataset { y: data.y.iter().map(|y| y * scale).collect(), ..data.clone() };
        for method in [Method::Best, Method::SporeFoba] {
            let models = [&data, &scaled].map(|d| fit(method, d, &FitOptions::default()).expect("well-formed").model);
            assert_alike(&models[0], &models[1], |c| c, scale)?;
            let p = [&models[0], &models[1]].map(|m| m.predict_row(&row(&data, 0)));
            prop_assert!((p[0].value * scale - p[1].value).abs() <= 1e-6 * p[1].value);
            prop_assert!((p[0].leverage - p[1].leverage).abs() <= 1e-6 * p[1].leverage);
        }
    }

    #[test]
    fn predictions_are_positive_and_intervals_hold_them(
        seed: u64, shape in 0usize..4, method in methods(), far in -2.0f64..10.0,
    ) {
        let data = sample(seed, shape, 30);
        let model = fit(method, &data, &FitOptions::default()).expect("well-formed").model;
        let smallest = data.y.iter().copied().fold(f64::INFINITY, f64::min);
        for i in 0..data.rows() {
            let moved: Vec<f64> = row(&data, i).iter().map(|x| x * far).collect();
            let p = model.predict_row(&moved);
            prop_assert!(p.value >= 0.049 * smallest);
            prop_assert!(0.0 <= p.lower && p.lower <= p.value && p.value <= p.upper);
            prop_assert!(p.leverage >= 0.0);
        }
    }

    #[test]
    fn training_rows_are_never_extrapolations(seed: u64, shape in 0usize..4) {
        let data = sample(seed, shape, 30);
        let fit = best(&data);
        let outliers: Vec<usize> = fit.diagnostics.iter().flat_map(|d| match d {
            mantis_model::Diagnostic::Outliers { rows } => rows.clone(),
            _ => Vec::new(),
        }).collect();
        for i in (0..data.rows()).filter(|i| !outliers.contains(i)) {
            let p = fit.model.predict_row(&row(&data, i));
            prop_assert!(!p.extrapolating && p.out_of_range.is_empty());
        }
    }

    #[test]
    fn affine_copies_are_one_class(
        seed: u64, a in prop_oneof![-1e6f64..-1e-3, 1e-3f64..1e6], b in -1e6f64..1e6, rows in 3usize..60,
    ) {
        let mut columns = counts(seed, rows, 3);
        columns.push(columns[1].iter().map(|x| a * x + b).collect());
        let data = dataset(columns, vec![1.0; rows]);
        let varying = |j: usize| data.columns[j].iter().any(|x| *x != data.columns[j][0]);
        let screening = screen(&data);
        let home = |j: usize| screening.classes.iter().position(|c| c.members.contains(&j));
        if varying(1) {
            prop_assert!(home(1).is_some());
            prop_assert_eq!(home(1), home(3));
        }
        // Independent columns of a few rows may agree by chance; of more, they do not.
        if rows > 12 {
            prop_assert_ne!(home(0), home(1));
            prop_assert_ne!(home(1), home(2));
        }
    }
}
