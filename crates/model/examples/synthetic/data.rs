//! Synthetic data sets with known truths.

use mantis_model::Dataset;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Training runs of a data set.
pub const TRAIN: usize = 100;
/// Test runs of a data set.
pub const TEST: usize = 900;

/// A cost as a linear combination of basis values of its inputs.
pub struct Truth {
    pub name: &'static str,
    /// Range of each input.
    pub ranges: &'static [(f64, f64)],
    /// The terms beside the constant at some inputs.
    pub basis: fn(&[f64]) -> Vec<f64>,
    /// Share of each term, the constant first, in the cost at the middle of the ranges: lowest and highest.
    pub shares: &'static [(f64, f64)],
}

fn lg(x: f64) -> f64 {
    x.log2()
}

/// Inside the dictionary: Table 2 of the paper, and what textbooks count.
pub const INSIDE: [Truth; 12] = [
    Truth {
        name: "encryptor",
        ranges: &[(2.0, 200.0), (50.0, 5000.0)],
        basis: |x| vec![x[0] * x[0] * x[1], x[0] * x[0], x[1]],
        shares: &[(0.002, 0.05), (0.4, 0.8), (0.05, 0.2), (0.05, 0.3)],
    },
    Truth {
        name: "routing",
        ranges: &[(100.0, 200.0)],
        basis: |x| vec![x[0] * x[0], x[0]],
        shares: &[(0.02, 0.2), (0.3, 0.8), (0.1, 0.4)],
    },
    Truth {
        name: "spam",
        ranges: &[(100.0, 5e4)],
        basis: |x| vec![x[0]],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "chess",
        ranges: &[(2.0, 40.0), (2.0, 32.0)],
        basis: |x| vec![x[0].powi(3), x[0] * x[1], x[1] * x[1]],
        shares: &[(0.005, 0.05), (0.3, 0.6), (0.2, 0.5), (0.1, 0.4)],
    },
    Truth {
        name: "ringtone",
        ranges: &[(2.0, 300.0)],
        basis: |x| vec![x[0]],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "face",
        ranges: &[(20.0, 900.0), (20.0, 700.0)],
        basis: |x| vec![x[0] * x[1], x[1] * x[1]],
        shares: &[(0.005, 0.05), (0.5, 0.8), (0.1, 0.4)],
    },
    Truth { name: "tar", ranges: &[(1e4, 1e7)], basis: |x| vec![x[0]], shares: &[(0.002, 0.1), (0.5, 1.0)] },
    Truth {
        name: "n log n",
        ranges: &[(100.0, 1e5)],
        basis: |x| vec![x[0] * lg(x[0])],
        shares: &[(0.002, 0.05), (0.5, 1.0)],
    },
    Truth {
        name: "q log n",
        ranges: &[(20.0, 1e4), (1e3, 1e6)],
        basis: |x| vec![x[0] * lg(x[1])],
        shares: &[(0.002, 0.05), (0.5, 1.0)],
    },
    Truth {
        name: "E log V",
        ranges: &[(100.0, 5e4), (50.0, 5e3)],
        basis: |x| vec![x[0] * lg(x[1]), x[1]],
        shares: &[(0.002, 0.05), (0.5, 0.9), (0.05, 0.2)],
    },
    Truth {
        name: "n^1.5",
        ranges: &[(20.0, 1e4)],
        basis: |x| vec![x[0].powf(1.5)],
        shares: &[(0.002, 0.05), (0.5, 1.0)],
    },
    Truth {
        name: "branches",
        ranges: &[(10.0, 5000.0), (10.0, 5000.0)],
        basis: |x| vec![x[0], x[1]],
        shares: &[(0.002, 0.05), (0.3, 0.7), (0.3, 0.7)],
    },
];

/// Outside of the dictionary.
pub const OUTSIDE: [Truth; 7] = [
    Truth {
        name: "fast path",
        ranges: &[(2e3, 5e3), (2e2, 6e2)],
        basis: |x| vec![x[0], x[1]],
        shares: &[(0.002, 0.1), (1.2, 1.4), (-0.35, -0.1)],
    },
    Truth {
        name: "n^1.2",
        ranges: &[(1e2, 1e4)],
        basis: |x| vec![x[0].powf(1.2)],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "max",
        ranges: &[(1e2, 1e3), (1e2, 1e3)],
        basis: |x| vec![x[0].max(x[1])],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "n log^2 n",
        ranges: &[(1e2, 1e4)],
        basis: |x| vec![x[0] * lg(x[0]).powi(2)],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "n^2.4",
        ranges: &[(50.0, 500.0)],
        basis: |x| vec![x[0].powf(2.4)],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "n sqrt m",
        ranges: &[(1e2, 1e3), (1e2, 1e4)],
        basis: |x| vec![x[0] * x[1].sqrt()],
        shares: &[(0.002, 0.1), (0.5, 1.0)],
    },
    Truth {
        name: "sqrt(n m)",
        ranges: &[(1e2, 1e4), (1e2, 1e4)],
        basis: |x| vec![x[0], (x[0] * x[1]).sqrt()],
        shares: &[(0.002, 0.1), (0.2, 0.5), (0.4, 0.8)],
    },
];

/// How a family of data sets is made.
#[derive(Clone, Copy)]
pub struct Setup {
    pub features: usize,
    /// Whether the test runs lie in the training range.
    pub in_range: bool,
    /// Share of training runs that take two to four times as long.
    pub outliers: f64,
    pub noise: bool,
}

/// One benchmark instance; columns of `train` and `test` correspond.
pub struct Instance {
    pub train: Dataset,
    pub test: Dataset,
    /// The true terms, the constant first, in training and test.
    pub true_train: Vec<Vec<f64>>,
    pub true_test: Vec<Vec<f64>>,
    /// The cost without noise in the test.
    pub clean_test: Vec<f64>,
}

pub fn between(rng: &mut impl Rng, (low, high): (f64, f64)) -> f64 {
    low + (high - low) * rng.random::<f64>()
}

pub fn gaussian(rng: &mut impl Rng) -> f64 {
    let (u, v): (f64, f64) = (1.0 - rng.random::<f64>(), rng.random());
    (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
}

pub fn instance(truth: &Truth, setup: Setup, seed: u64) -> Instance {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let rows = TRAIN + TEST;
    let inputs: Vec<Vec<f64>> = truth
        .ranges
        .iter()
        .map(|&(low, high)| {
            let margin = 0.2 * (high - low);
            let middle = (low + margin, high - margin);
            let range = |row| if row < TRAIN || setup.in_range { middle } else { (low, high) };
            (0..rows).map(|row| between(rng, range(row)).round()).collect()
        })
        .collect();
    let row = |i: usize| inputs.iter().map(|c: &Vec<f64>| c[i]).collect::<Vec<f64>>();
    let terms = |i: usize| [vec![1.0], (truth.basis)(&row(i))].concat();
    let middle: Vec<f64> = truth.ranges.iter().map(|(l, h)| (l + h) / 2.0).collect();
    let unit = [vec![1.0], (truth.basis)(&middle)].concat();
    let scale = 10f64.powf(between(rng, (0.0, 4.0)));
    let coefficients: Vec<f64> =
        truth.shares.iter().zip(&unit).map(|(&share, unit)| scale * between(rng, share) / unit).collect();
    let clean: Vec<f64> =
        (0..rows).map(|i| terms(i).iter().zip(&coefficients).map(|(t, c)| t * c).sum()).collect();
    let noise = if setup.noise { between(rng, (0.02, 0.05)) } else { 0.0 };
    let y: Vec<f64> = (0..rows)
        .map(|i| {
            let slow = i < TRAIN && rng.random::<f64>() < setup.outliers;
            let factor = if slow { between(rng, (2.0, 4.0)) } else { 1.0 };
            clean[i] * (1.0 + noise * gaussian(rng)).max(0.5) * factor
        })
        .collect();
    let columns = features(rng, &inputs, setup.features);
    let names: Vec<String> = (0..columns.len()).map(|j| format!("f{j}")).collect();
    let part = |from: usize, to: usize| {
        let cut = columns.iter().map(|c| c[from..to].to_vec()).collect();
        Dataset::new(names.clone(), cut, y[from..to].to_vec())
    };
    let true_terms = |from: usize, to: usize| {
        (0..coefficients.len()).map(|t| (from..to).map(|i| terms(i)[t]).collect()).collect()
    };
    Instance {
        train: part(0, TRAIN),
        test: part(TRAIN, rows),
        true_train: true_terms(0, TRAIN),
        true_test: true_terms(TRAIN, rows),
        clean_test: clean[TRAIN..].to_vec(),
    }
}

/// The inputs hidden among features like those of a real program, in a random order.
pub fn features(rng: &mut impl Rng, inputs: &[Vec<f64>], count: usize) -> Vec<Vec<f64>> {
    let rows = inputs[0].len();
    let mut columns = inputs.to_vec();
    let constants = count / 4;
    columns.extend((0..constants).map(|_| vec![between(rng, (0.0, 1000.0)).round(); rows]));
    while columns.len() < count {
        let source = inputs[rng.random_range(0..inputs.len())].clone();
        let largest = source.iter().copied().fold(0.0, f64::max);
        let (a, b) = (between(rng, (1.0, 5.0)).round(), between(rng, (0.0, 50.0)).round());
        let kind: f64 = rng.random();
        let column: Vec<f64> = match kind {
            // Shares of the three quarters that vary: an affine copy, a noisy copy, saturated, a flag,
            // irrelevant.
            k if k < 0.133 => source.iter().map(|x| a * x + b).collect(),
            k if k < 0.267 => {
                source.iter().map(|x| (x * (1.0 + 0.1 * gaussian(rng))).round().max(0.0)).collect()
            }
            k if k < 0.367 => {
                let cap = largest * between(rng, (0.3, 0.7));
                source.iter().map(|x| x.min(cap).round()).collect()
            }
            k if k < 0.467 => {
                let limit = largest * between(rng, (0.3, 0.7));
                source.iter().map(|x| f64::from(u8::from(*x > limit))).collect()
            }
            _ => {
                let mean = 10f64.powf(between(rng, (0.5, 5.0)));
                let spread = between(rng, (0.05, 0.8));
                (0..rows).map(|_| (mean * (spread * gaussian(rng)).exp()).round()).collect()
            }
        };
        columns.push(column);
    }
    for i in (1..columns.len()).rev() {
        columns.swap(i, rng.random_range(0..=i));
    }
    columns
}

/// The true terms, their coefficients fitted: what knowing the form is worth.
pub fn true_form(instance: &Instance) -> f64 {
    let terms = &instance.true_train;
    let names = (1..terms.len()).map(|t| format!("t{t}")).collect();
    let data = Dataset::new(names, terms[1..].to_vec(), instance.train.y.clone());
    let coefficients = mantis_model::least_squares_relative(&data);
    let Some(coefficients) = coefficients else { return f64::NAN };
    let predicted =
        |i: usize| coefficients.iter().zip(&instance.true_test).map(|(c, t)| c * t[i]).sum::<f64>();
    (0..TEST).map(|i| (instance.test.y[i] - predicted(i)).abs() / instance.test.y[i]).sum::<f64>()
        / TEST as f64
}
