//! What becomes of models when costs change from one run to the next: everything takes 1.3 times as long in
//! half of the data sets, one term of the truth three times as long in the others.

use mantis_model::{Dataset, FitOptions, Method, Online, fit, least_squares_relative};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use crate::data::{INSIDE, Instance, Setup, Truth, instance};

/// Runs before the change, just after it, and later.
const RUNS: [usize; 3] = [100, 30, 270];

/// Mean errors of the first and of the later runs after the change, without and with learning, and before it.
pub struct Drift {
    before: f64,
    /// Mean error of who knows the costs, but not the noise.
    floor: f64,
    kept: [f64; 2],
    learned: [f64; 2],
    /// False alarms before the change.
    alarms: f64,
}

fn drift(truth: &Truth, of_one: bool, setup: Setup, seed: u64) -> Drift {
    let data = instance(truth, setup, seed);
    let model = fit(Method::Best, &data.train, &FitOptions::default()).expect("well-formed data").model;
    let costs = Costs::new(&data);
    let rng = &mut ChaCha8Rng::seed_from_u64(seed ^ 0xd41f);
    let dearer = of_one.then(|| rng.random_range(0..costs.coefficients.len()));
    let (mut kept, mut learned) = (model.clone(), model.clone());
    let mut online = Online::new(&model);
    let mut errors = [[0.0; 2]; 3];
    let mut row = 0;
    let (mut alarms, mut floor) = (0.0, 0.0);
    for (phase, runs) in RUNS.into_iter().enumerate() {
        for _ in 0..runs {
            let noise = data.test.y[row] / data.clean_test[row];
            let actual = noise * if phase == 0 { data.clean_test[row] } else { costs.after(row, dearer) };
            floor += (1.0 / noise - 1.0).abs() / RUNS.iter().sum::<usize>() as f64;
            let values: Vec<f64> = kept.columns().iter().map(|&c| data.test.columns[c][row]).collect();
            errors[phase][0] += (kept.predict(&values).value / actual - 1.0).abs() / runs as f64;
            if let Some(seen) = online.observe(&mut learned, &values, actual) {
                errors[phase][1] += seen.error / runs as f64;
                alarms += f64::from(u8::from(seen.changed && phase == 0));
            }
            row += 1;
        }
        kept = model.clone();
    }
    Drift {
        before: errors[0][1],
        floor,
        kept: [errors[1][0], errors[2][0]],
        learned: [errors[1][1], errors[2][1]],
        alarms,
    }
}

/// The truth's own coefficients.
struct Costs<'a> {
    data: &'a Instance,
    coefficients: Vec<f64>,
}

impl Costs<'_> {
    fn new(data: &Instance) -> Costs<'_> {
        let names = (1..data.true_test.len()).map(|j| j.to_string()).collect();
        let exact = Dataset::new(names, data.true_test[1..].to_vec(), data.clean_test.clone());
        let coefficients = least_squares_relative(&exact).expect("terms of a truth are independent");
        Costs { data, coefficients }
    }

    /// The cost of a test run after the change, of all or of one term.
    fn after(&self, row: usize, dearer: Option<usize>) -> f64 {
        let clean = self.data.clean_test[row];
        match dearer {
            Some(term) => clean + 2.0 * self.coefficients[term] * self.data.true_test[term][row],
            None => 1.3 * clean,
        }
    }
}

pub fn table(setup: Setup, repeats: usize, seed: u64) {
    let all: Vec<Drift> = (0..2 * INSIDE.len() * repeats)
        .into_par_iter()
        .map(|k| drift(&INSIDE[k / 2 % INSIDE.len()], k % 2 == 1, setup, seed + 7919 * k as u64))
        .collect();
    let mean = |of: &dyn Fn(&Drift) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
    println!("\nall costs x 1.3 or one term x 3 after {} runs, {} data sets", RUNS[0], all.len());
    println!(
        "  before {:.4}, {:.3} false alarms; noise floor {:.4}",
        mean(&|d| d.before),
        mean(&|d| d.alarms),
        mean(&|d| d.floor)
    );
    println!(
        "  {:<12} first {} runs {:.4}, later {:.4}",
        "no update",
        RUNS[1],
        mean(&|d| d.kept[0]),
        mean(&|d| d.kept[1])
    );
    println!(
        "  {:<12} first {} runs {:.4}, later {:.4}",
        "online",
        RUNS[1],
        mean(&|d| d.learned[0]),
        mean(&|d| d.learned[1])
    );
}
