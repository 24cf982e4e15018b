//! Costs whose composition is known.

use mantis_model::{Composition, Dataset, Estimate, Known, Method, Part, fit, screen};

/// Columns that vary independently, with more parts than a search could find with so few rows.
fn columns(many: usize, rows: usize) -> Vec<Vec<f64>> {
    let mut state = 7u64;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as f64 / f64::from(1u32 << 31)
    };
    (0..many).map(|_| (0..rows).map(|_| (1000.0 * next()).floor()).collect()).collect()
}

/// Parts whose units are not known.
fn parts(all: Vec<Vec<f64>>) -> Vec<Part<'static>> {
    all.into_iter().map(|values| Part { values, unit: 0.0, near: &[] }).collect()
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
    let parts = parts(vec![twice, shifted, strange, vec![5.0; 5], other]);
    let known = Composition::new(&data, &screen(&data), &parts);
    let [first, falling, third] = [0, 1, 2].map(|column| known.of(column));
    assert!((first.slope - 5.0).abs() < 1e-9 && (first.constant - 7.0).abs() < 1e-9, "{first:?}");
    assert_eq!(falling, Known::default());
    assert!((third.slope - 1.0).abs() < 1e-9 && third.constant.abs() < 1e-9, "{third:?}");
}

/// The head of a loop runs once more than its body for each entry, what follows an early return less often.
#[test]
fn flow_into_a_part_is_the_sum_of_two_columns() {
    let x = columns(8, 20);
    let sum = |a: usize, b: usize, sign: f64| (0..20).map(|i| x[a][i] + sign * x[b][i]).collect::<Vec<f64>>();
    let scaled = |by: f64, values: Vec<f64>| values.into_iter().map(|v| by * v).collect::<Vec<f64>>();
    let large: Vec<f64> = x[3].iter().map(|v| v + 5000.0).collect();
    let rest: Vec<f64> = large.iter().zip(&x[4]).map(|(a, b)| a - b).collect();
    let twice: Vec<f64> = x[1].iter().map(|v| 2.0 * v + 1.0).collect();
    let (head, tail) = (scaled(4.0, sum(1, 2, 1.0)), scaled(3.0, rest.clone()));
    let alone = scaled(9.0, x[5].clone());
    let y: Vec<f64> = (0..20).map(|i| head[i] + tail[i] + alone[i] + 11.0).collect();
    let mut all = x.clone();
    all[3] = large;
    // An affine copy, which stands for what the column stands for.
    all.push(twice);
    let data = Dataset::new(names(9), all, y.clone()).with_counted(y);
    let part = |values, unit, near| Part { values, unit, near };
    let parts = [part(head, 4.0, &[0, 1, 2, 3][..]), part(tail, 3.0, &[3, 4][..]), part(alone, 0.0, &[][..])];
    let known = Composition::new(&data, &screen(&data), &parts);
    assert_eq!(known.sums().len(), 2, "{known:?}");
    let model =
        fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model;
    let far: Vec<f64> = (0..9).map(|j| if j == 8 { 2e4 + 1.0 } else { 1e4 * f64::from(j % 4) }).collect();
    let want = 4.0 * (far[1] + far[2]) + 3.0 * (far[3] - far[4]) + 9.0 * far[5] + 11.0;
    let got = model.predict_row(&far).value;
    assert!((got - want).abs() < 1e-6 * want, "{got} instead of {want}: {}", model.formula());
}

/// Twelve parts and thirty rows: with known coefficients the model is exact far outside of them.
#[test]
fn known_coefficients_hold_beyond_the_rows() {
    let x = columns(40, 30);
    let slope = |j: usize| 3.0 + 5.0 * j as f64;
    let parts: Vec<Vec<f64>> = (0..12).map(|j| x[j].iter().map(|x| slope(j) * x).collect()).collect();
    let y: Vec<f64> = (0..30).map(|i| parts.iter().map(|p| p[i]).sum::<f64>() + 50.0).collect();
    let data = Dataset::new(names(40), x, y.clone()).with_counted(y);
    let known = Composition::new(&data, &screen(&data), &self::parts(parts));
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
    let known = Composition::new(&data, &screen(&data), &self::parts(parts));
    let model =
        fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model;
    let far = vec![1e5; 30];
    let want = 1.25 * 8.0 * 7.0 * 1e5;
    let got = model.predict_row(&far).value;
    assert!((got - want).abs() < 1e-6 * want, "{got} instead of {want}: {}", model.formula());
}

/// What samples count of sixty parts is a tenth of that on average, each a fifth off: the sum is off by
/// little.
#[test]
fn samples_of_all_parts_estimate_the_whole() {
    let (rows, many) = (30, 60);
    let whole = columns(2 * many, rows);
    let (counts, noise) = whole.split_at(many);
    let slope = |j: usize| 3.0 + j as f64;
    let size = |i: usize| 1.0 + (i % 7) as f64;
    let counts: Vec<Vec<f64>> =
        counts.iter().map(|x| (0..rows).map(|i| (500.0 + x[i]) * size(i)).collect()).collect();
    let sampled: Vec<Vec<f64>> = (0..many)
        .map(|j| (0..rows).map(|i| counts[j][i] * (0.08 + 0.04 * noise[j][i] / 1000.0)).collect())
        .collect();
    let y: Vec<f64> = (0..rows).map(|i| (0..many).map(|j| slope(j) * counts[j][i]).sum()).collect();
    let of = (0..many).map(|j| (j, Known { slope: slope(j), constant: 0.0 })).collect();
    let data = Dataset::new(names(many), sampled.clone(), y.clone()).with_counted(y.clone());
    let known = Composition::default().estimated(vec![Estimate { of }], (3..many).collect());
    let model =
        fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model;
    assert_eq!(model.columns().len(), many, "{}", model.formula());
    let error = |i: usize| {
        let row: Vec<f64> = sampled.iter().map(|c| c[i]).collect();
        (model.predict_row(&row).value / y[i] - 1.0).abs()
    };
    let mean = (0..rows).map(error).sum::<f64>() / rows as f64;
    assert!(mean < 0.03, "{mean}: {}", model.formula());
    assert!(model.terms.iter().all(|t| t.coef > 0.0));
}

/// A mode that one run of thirty has stands for whatever was left of that run.
#[test]
fn what_one_row_tells_is_not_fitted() {
    let mut x = columns(2, 30);
    x[1] = (0..30).map(|i| f64::from(u8::from(i == 11))).collect();
    let y: Vec<f64> = (0..30).map(|i| 7.0 * x[0][i] + 1000.0 + 1e6 * x[1][i]).collect();
    let data = Dataset::new(names(2), x, y);
    let model = fit(Method::Best, &data, &mantis_model::FitOptions::default()).unwrap().model;
    assert_eq!(model.columns(), [0], "{}", model.formula());
    let got = model.predict_row(&[100.0, 1.0]).value;
    assert!((got / 1700.0 - 1.0).abs() < 0.01, "{got}");
}

/// A value in one row of thirty.
fn only(value: f64) -> Vec<f64> {
    (0..30).map(|i| if i == 4 { value } else { 0.0 }).collect()
}

/// The model of what the first column stands for, and of what one row took besides.
fn with_odd_row(odd: Vec<Vec<f64>>, took: f64) -> mantis_model::Model {
    let mut x = columns(1, 30);
    let usual: Vec<f64> = x[0].iter().map(|v| 50.0 * v + 3000.0).collect();
    x.extend(odd);
    let y: Vec<f64> = usual.iter().zip(only(took)).map(|(a, b)| a + b).collect();
    let data = Dataset::new(names(x.len()), x, y.clone()).with_counted(y);
    let known = Composition::new(&data, &screen(&data), &parts(vec![usual, only(took)]));
    fit(Method::Best, &data.with_known(known), &mantis_model::FitOptions::default()).unwrap().model
}

/// One run of thirty does what others do not: an option that it has goes with it as well as what it makes.
#[test]
fn what_one_row_has_stands_for_what_counts_it() {
    let model = with_odd_row(vec![only(1.0), only(2e5), only(3.3e6)], 3.2e6);
    assert_eq!(model.columns(), [0, 2], "{}", model.formula());
    let got = model.predict_row(&[100.0, 1.0, 10.0, 165.0]).value;
    assert!((got / 8160.0 - 1.0).abs() < 1e-6, "{got}");
}

/// What only an option goes with that one run has is no part of every run with that option.
#[test]
fn what_one_row_took_is_not_what_an_option_takes() {
    let model = with_odd_row(vec![only(1.0)], 3.2e6);
    assert_eq!(model.columns(), [0], "{}", model.formula());
    let got = model.predict_row(&[100.0, 1.0]).value;
    assert!((got / 8000.0 - 1.0).abs() < 1e-6, "{got}");
}
