//! The synthetic benchmark of `docs/modelling.md`: how well methods recover known truths.
//!
//! ```text
//! cargo run --release -p mantis-model --example synthetic [-- [drift] REPEATS [SEED]]
//! ```
//!
//! Each data set has one of twelve truths (the forms of Table 2 of the Mantis paper and five more), whose
//! inputs hide among M candidate features; 100 training runs come from the middle 60 % of the input range and
//! 900 test runs from all of it; noise is multiplicative, 2-5 %. Errors are the mean of |actual - predicted|
//! / actual.
#![allow(clippy::print_stdout)]

mod data;
mod drift;

use std::time::Instant;

use mantis_model::{Dataset, FitOptions, Method, Model, fit, screen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use data::*;

/// What one method did on one instance.
struct Outcome {
    error: f64,
    seconds: f64,
    features: f64,
    /// Inside and outside of the training range: points, and those whose interval holds the actual value.
    covered: [(f64, f64); 2],
    /// Without and with the extrapolation flag: points, and sum of errors.
    flagged: [(f64, f64); 2],
}

fn judge(model: &Model, instance: &Instance, seconds: f64) -> Outcome {
    let mut outcome = Outcome {
        error: 0.0,
        seconds,
        features: model.features.len() as f64,
        covered: [(0.0, 0.0); 2],
        flagged: [(0.0, 0.0); 2],
    };
    for (i, &actual) in instance.test.y.iter().enumerate() {
        let row: Vec<f64> = instance.test.columns.iter().map(|c| c[i]).collect();
        let p = model.predict_row(&row);
        let error = (actual - p.value).abs() / actual;
        outcome.error += error / TEST as f64;
        let side = &mut outcome.covered[usize::from(!p.out_of_range.is_empty())];
        side.0 += 1.0;
        side.1 += f64::from(u8::from((p.lower..=p.upper).contains(&actual)));
        let side = &mut outcome.flagged[usize::from(p.extrapolating)];
        side.0 += 1.0;
        side.1 += error;
    }
    outcome
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(s, n), v| (s + v, n + 1.0));
    sum / count
}

fn ratio(parts: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (points, hits) = parts.fold((0.0, 0.0), |(p, h), (points, hits)| (p + points, h + hits));
    hits / points
}

fn table(title: &str, truths: &[Truth], setup: Setup, repeats: usize, seed: u64, detail: bool) {
    let instances: Vec<Instance> = (0..truths.len() * repeats)
        .into_par_iter()
        .map(|k| instance(&truths[k % truths.len()], setup, seed + 7919 * k as u64))
        .collect();
    let floor = mean(
        instances
            .iter()
            .map(|i| mean(i.test.y.iter().zip(&i.clean_test).map(|(y, clean)| (y - clean).abs() / y))),
    );
    println!("\n{title}, M = {}, {} data sets", setup.features, instances.len());
    println!(
        "  {:<12} {:>7} {:>8} {:>9} {:>14} {:>22}",
        "method", "error", "features", "ms", "cover in/out", "error (share) by flag"
    );
    println!("  {:<12} {floor:>7.4}", "noise floor");
    println!("  {:<12} {:>7.4}", "true form", mean(instances.iter().map(true_form)));
    for method in [Method::SporeFoba, Method::Linear, Method::Best] {
        let run = |instance: &Instance| {
            let start = Instant::now();
            let fit = fit(method, &instance.train, &FitOptions::default()).expect("well-formed data");
            let seconds = start.elapsed().as_secs_f64();
            (judge(&fit.model, instance, seconds), fit.model)
        };
        let outcomes: Vec<(Outcome, Model)> = instances.iter().map(run).collect();
        let all = || outcomes.iter().map(|o| &o.0);
        let total: f64 = all().map(|o| o.flagged[0].0 + o.flagged[1].0).sum();
        let share = all().map(|o| o.flagged[1].0).sum::<f64>() / total;
        println!(
            "  {:<12} {:>7.4} {:>8.2} {:>9.1} {:>7.2} {:>6.2} {:>9.3} {:>6.3} ({share:.2})",
            method.to_string(),
            mean(all().map(|o| o.error)),
            mean(all().map(|o| o.features)),
            1000.0 * mean(all().map(|o| o.seconds)),
            ratio(all().map(|o| o.covered[0])),
            ratio(all().map(|o| o.covered[1])),
            ratio(all().map(|o| o.flagged[0])),
            ratio(all().map(|o| o.flagged[1])),
        );
        if detail && method == Method::Best {
            for (t, truth) in truths.iter().enumerate() {
                let of = |k: usize| outcomes.iter().skip(t).step_by(truths.len()).nth(k);
                let error = mean((0..repeats).filter_map(of).map(|o| o.0.error));
                let forms = mean((0..repeats).map(|r| true_form(&instances[t + r * truths.len()])));
                println!("      {:<10} {error:.4} true {forms:.4}", truth.name);
                for (outcome, model) in (0..repeats).filter_map(of) {
                    println!("          {:.4}  {}", outcome.error, model.formula());
                }
            }
        }
    }
}

fn screening_time() {
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let inputs = vec![(0..TRAIN).map(|_| between(rng, (100.0, 1000.0)).round()).collect::<Vec<f64>>()];
    let columns = features(rng, &inputs, 100_000);
    let y = inputs[0].iter().map(|x| 3.0 * x * (1.0 + 0.03 * gaussian(rng))).collect();
    let names = (0..columns.len()).map(|j| format!("f{j}")).collect();
    let data = Dataset::new(names, columns, y);
    let start = Instant::now();
    let screening = screen(&data);
    let screened = start.elapsed().as_secs_f64();
    let model = fit(Method::Best, &data, &FitOptions::default()).expect("well-formed data").model;
    let total = start.elapsed().as_secs_f64() - screened;
    println!(
        "\n100000 features: {} classes, screening {screened:.2} s, whole fit {total:.2} s",
        screening.classes.len()
    );
    println!("  {}", model.formula());
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    let only_drift = arguments.next_if(|a| a == "drift").is_some();
    let repeats = arguments.next().and_then(|a| a.parse().ok()).unwrap_or(3);
    let seed = arguments.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let only = arguments.next();
    let detail = only.is_some();
    let setup = Setup { features: 28, in_range: false, outliers: 0.0, noise: true };
    let in_range = Setup { features: 100, in_range: true, ..setup };
    if only_drift {
        return drift::table(in_range, repeats, seed);
    }
    for features in [28, 100, 1000] {
        table(
            "truths inside the dictionary, extrapolating",
            &INSIDE,
            Setup { features, ..setup },
            repeats,
            seed,
            detail,
        );
    }
    let setup = Setup { features: 100, ..setup };
    table("truths inside the dictionary, in range", &INSIDE, in_range, repeats, seed, false);
    table("truths outside of the dictionary, extrapolating", &OUTSIDE, setup, 2 * repeats, seed, detail);
    table("truths outside of the dictionary, in range", &OUTSIDE, in_range, 2 * repeats, seed, false);
    table("with 5 % slow outliers", &INSIDE, Setup { outliers: 0.05, ..setup }, repeats, seed, detail);
    table("without noise", &INSIDE, Setup { noise: false, ..setup }, repeats, seed, detail);
    drift::table(in_range, repeats, seed);
    screening_time();
}
