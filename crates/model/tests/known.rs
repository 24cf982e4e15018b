//! Costs whose composition is known.

use mantis_model::{Dataset, Known, Method, composition, fit, screen};

/// Columns that vary independently, with more parts than a search could find with so few rows.
fn columns(many: usize, rows: usize) -> Vec<Vec<f64>> {
    let mut state = 7u64;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as f64 / f64::from(1u32 << 31)
    };
    (0..many).map(|_| (0..rows).map(|_| (1000.0 * next()).floor()).collect()).collect()
}

fn names(many: usize) -> Vec<String> {
    (0..many).map(|j| format!("x{j}")).collect()
}

#[test]
fn parts_belong_to_the_columns_that_they_grow_with() {
    let x = vec![1.0, 4.0, 2.0, 9.0, 5.0];
    let less: Vec<f64> = x.iter().map(|x| 10.0 - x).collect();
    let other = vec![3.0, 1.0, 4.0, 1.0, 5.0];
    let data = Dataset::new(names(3), vec![x.clone(), less, other.clone()], vec![1.0; 5]);
    let twice = x.iter().map(|x| 2.0 * x).collect();
    let shifted = x.iter().map(|x| 3.0 * x + 7.0).collect();
    let strange = vec![2.0, 7.0, 1.0, 8.0, 2.0];
    let known = composition(&data, &screen(&data), &[twice, shifted, strange, vec![5.0; 5], other]);
    let [first, falling, third] = known[..] else { panic!("{known:?}") };
    assert!((first.slope - 5.0).abs() < 1e-9 && (first.constant - 7.0).abs() < 1e-9, "{first:?}");
    assert_eq!(falling, Known::default());
    assert!((third.slope - 1.0).abs() < 1e-9 && third.constant.abs() < 1e-9, "{third:?}");
}

/// Twelve parts and thirty rows: with known coefficients the model is exact far outside of them.
#[test]
fn known_coefficients_hold_beyond_the_rows() {
    let x = columns(40, 30);
    let slope = |j: usize| 3.0 + 5.0 * j as f64;
    let parts: Vec<Vec<f64>> = (0..12).map(|j| x[j].iter().map(|x| slope(j) * x).collect()).collect();
    let y: Vec<f64> = (0..30).map(|i| parts.iter().map(|p| p[i]).sum::<f64>() + 50.0).collect();
    let data = Dataset::new(names(40), x, y.clone()).with_counted(y);
    let known = composition(&data, &screen(&data), &parts);
    let model =
        fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model;
    let far: Vec<f64> = (0..40).map(|j| 1e4 * f64::from(j % 3)).collect();
    let want: f64 = (0..12).map(|j| slope(j) * far[j]).sum::<f64>() + 50.0;
    let got = model.predict_row(&far).value;
    assert!((got - want).abs() < 1e-6 * want, "{got} instead of {want}: {}", model.formula());
}

/// Where a part that cannot be read goes along with the others, it is a share of them.
#[test]
fn what_cannot_be_read_is_a_share_of_what_is_known() {
    let x = columns(30, 24);
    let parts: Vec<Vec<f64>> = (0..8).map(|j| x[j].iter().map(|x| 7.0 * x).collect()).collect();
    let y: Vec<f64> = (0..24).map(|i| 1.25 * parts.iter().map(|p| p[i]).sum::<f64>()).collect();
    let data = Dataset::new(names(30), x, y.clone()).with_counted(y);
    let known = composition(&data, &screen(&data), &parts);
    let model =
        fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model;
    let far = vec![1e5; 30];
    let want = 1.25 * 8.0 * 7.0 * 1e5;
    let got = model.predict_row(&far).value;
    assert!((got - want).abs() < 1e-6 * want, "{got} instead of {want}: {}", model.formula());
}
