//! How a count grows with a feature of the input.
//!
//! **Idea** (the performance model normal form of Extra-P: Calotoiu et al., "Using Automated Performance
//! Modeling to Find Scalability Bugs in Complex Codes", 2013). Of a small grid of orders `n^p log(n)^q`, and
//! exponential growth `b^n`, the one is taken whose factor, fitted to some of the runs, predicts the others
//! best. Three things differ. Errors are those of logarithms, so that small inputs count as much as large
//! ones. They are absolute and the largest quarter of them is left out, and the factor is a median: runs
//! whose *content* drives the count up (colliding keys, a pattern that backtracks) must stand out from the
//! fit, not bend it. And a second feature may explain what the first leaves.
//!
//! The *spread* is how far the worst run lies above the fit, among the larger half of the inputs. The
//! *elasticity* is the growth at the largest input: ten times as large an input makes about 10^elasticity
//! times the count.

use serde::Serialize;

/// A feature of the inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Driver {
    /// For a reader: `argument 1`, `size of argument 2's file`.
    pub name: String,
    /// Its value in each run.
    pub values: Vec<f64>,
}

/// An order of growth.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// `n^p log(n)^q`
    Power {
        /// Exponent of n.
        p: f64,
        /// Exponent of its logarithm.
        q: f64,
    },
    /// `base^n`
    Exponential {
        /// By how much one more multiplies.
        base: f64,
    },
}

impl Order {
    /// The logarithm of its value.
    fn ln(self, n: f64) -> f64 {
        match self {
            Order::Power { p, q } => p * n.max(1.0).ln() + q * (1.0 + n.max(1.0)).ln().ln(),
            Order::Exponential { base } => n * base.ln(),
        }
    }

    /// d ln f / d ln n
    fn elasticity(self, n: f64) -> f64 {
        let n = n.max(1.0);
        match self {
            Order::Power { p, q } => p + q * n / ((1.0 + n) * (1.0 + n).ln()),
            Order::Exponential { base } => n * base.ln(),
        }
    }

    /// How far it is from plain, to choose between equals.
    fn complexity(self) -> f64 {
        match self {
            Order::Power { p, q } => p + 2.0 * q + if p.fract() == 0.0 { 0.0 } else { 1.0 },
            Order::Exponential { .. } => 10.0,
        }
    }

    /// `n^2 log n`
    pub fn name(self, n: &str) -> String {
        let power = |base: String, e: f64| match e {
            0.0 => None,
            1.0 => Some(base),
            e => Some(format!("{base}^{e}")),
        };
        match self {
            Order::Power { p, q } => {
                let log = if q == 0.0 || q == 1.0 { format!("log {n}") } else { format!("log({n})") };
                [power(n.to_owned(), p), power(log, q)].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Order::Exponential { base } => format!("{base:.2}^{n}"),
        }
    }
}

/// The growth of a count.
#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    /// Features that drive it, by number, and the order of growth in each: none, one or two.
    pub drivers: Vec<(usize, Order)>,
    /// Sum of the elasticities at the largest values.
    pub elasticity: f64,
    /// The worst run by the fit; at least 1.
    pub spread: f64,
    /// Cross-validated error of the logarithm, the worst quarter left out.
    pub error: f64,
}

/// Fewer runs say nothing.
const LEAST: usize = 5;
/// Folds of the cross-validation.
const FOLDS: usize = 5;
/// A feature must bring the error down to this share.
const FIRST: f64 = 0.7;
/// A second one to this.
const SECOND: f64 = 0.5;
/// An error (of the logarithm) that needs no second feature.
const GOOD: f64 = 0.1;
/// Errors closer than this are equal.
const SAME: f64 = 0.01;

/// The growth of a count over runs; `None` where it is above zero in too few.
pub fn growth(counts: &[f64], drivers: &[Driver]) -> Option<Growth> {
    let at: Vec<usize> = (0..counts.len()).filter(|&i| counts[i] > 0.0).collect();
    if at.len() < LEAST {
        return None;
    }
    let mut rest: Vec<f64> = at.iter().map(|&i| counts[i].ln()).collect();
    let mut fitted = vec![0.0; rest.len()];
    let mut chosen: Vec<(usize, Order)> = Vec::new();
    let mut error = validated(&rest);
    for needed in [FIRST, SECOND] {
        if error < SAME || !chosen.is_empty() && error < GOOD {
            break;
        }
        let used: Vec<usize> = chosen.iter().map(|c| c.0).collect();
        let Some((d, order, found)) = best(&rest, drivers, &at, &used) else { break };
        if found > needed * error {
            break;
        }
        for (k, &i) in at.iter().enumerate() {
            let ln = order.ln(drivers[d].values[i]);
            rest[k] -= ln;
            fitted[k] += ln;
        }
        chosen.push((d, order));
        error = found;
    }
    let centre = median(&rest);
    let larger = median(&fitted);
    let above = rest.iter().zip(&fitted).filter(|(_, f)| **f >= larger).map(|(r, _)| r - centre);
    let spread = above.fold(0.0, f64::max).exp();
    let largest = |d: usize| at.iter().map(|&i| drivers[d].values[i]).fold(0.0, f64::max);
    let elasticity = chosen.iter().map(|&(d, order)| order.elasticity(largest(d))).sum();
    Some(Growth { drivers: chosen, elasticity, spread, error })
}

/// The driver and order that predict best: number, order, error.
fn best(rest: &[f64], drivers: &[Driver], at: &[usize], used: &[usize]) -> Option<(usize, Order, f64)> {
    let mut found: Vec<(usize, Order, f64)> = Vec::new();
    for (d, driver) in drivers.iter().enumerate().filter(|(d, _)| !used.contains(d)) {
        let n: Vec<f64> = at.iter().map(|&i| driver.values[i]).collect();
        let (low, high) = n.iter().fold((f64::INFINITY, 0.0f64), |(l, h), v| (l.min(*v), h.max(*v)));
        if low < 0.0 || high < 1.3 * low.max(1.0) || n.iter().any(|v| !v.is_finite()) {
            continue;
        }
        for order in orders(rest, &n) {
            let left: Vec<f64> = rest.iter().zip(&n).map(|(y, n)| y - order.ln(*n)).collect();
            found.push((d, order, validated(&left)));
        }
    }
    let least = found.iter().map(|f| f.2).fold(f64::INFINITY, f64::min);
    found.retain(|f| f.2 <= 1.05 * least + SAME / 2.0);
    found.into_iter().min_by(|a, b| a.1.complexity().total_cmp(&b.1.complexity()).then(a.0.cmp(&b.0)))
}

fn orders(rest: &[f64], n: &[f64]) -> Vec<Order> {
    let mut orders = Vec::new();
    for p in [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0] {
        for q in [0.0, 1.0, 2.0] {
            if (p, q) != (0.0, 0.0) {
                orders.push(Order::Power { p, q });
            }
        }
    }
    let slope = slope(rest, n);
    if slope > 0.0 {
        orders.push(Order::Exponential { base: slope.exp() });
    }
    orders
}

/// The median of the slopes between pairs of runs (Theil & Sen), of pairs up to 20 places apart.
fn slope(y: &[f64], x: &[f64]) -> f64 {
    let mut slopes = Vec::new();
    for i in 0..x.len() {
        for j in i + 1..x.len().min(i + 21) {
            if x[i] != x[j] {
                slopes.push((y[i] - y[j]) / (x[i] - x[j]));
            }
        }
    }
    if slopes.is_empty() { 0.0 } else { median(&slopes) }
}

/// The error of predicting each value by the median of those in other folds, the largest quarter of errors
/// left out.
fn validated(values: &[f64]) -> f64 {
    let mut errors = Vec::with_capacity(values.len());
    for fold in 0..FOLDS {
        let others: Vec<f64> =
            values.iter().enumerate().filter(|(i, _)| i % FOLDS != fold).map(|(_, v)| *v).collect();
        let centre = median(&others);
        errors.extend(values.iter().skip(fold).step_by(FOLDS).map(|v| (v - centre).abs()));
    }
    errors.sort_by(f64::total_cmp);
    errors.truncate((3 * errors.len()).div_ceil(4));
    errors.iter().sum::<f64>() / errors.len().max(1) as f64
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match sorted.len() {
        0 => 0.0,
        n if n % 2 == 1 => sorted[n / 2],
        n => (sorted[n / 2 - 1] + sorted[n / 2]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn driver(values: &[f64]) -> Driver {
        Driver { name: "n".to_owned(), values: values.to_vec() }
    }

    fn found(counts: &[f64], values: &[f64]) -> (String, f64) {
        let growth = growth(counts, &[driver(values)]).unwrap();
        let names: Vec<String> = growth.drivers.iter().map(|d| d.1.name("n")).collect();
        (names.join(" "), (100.0 * growth.spread).round() / 100.0)
    }

    fn sizes() -> Vec<f64> {
        (1..=40).map(|i| f64::from(25 * i)).collect()
    }

    #[test]
    fn orders_are_told_apart() {
        let n = sizes();
        let of = |f: &dyn Fn(f64) -> f64| found(&n.iter().map(|n| f(*n)).collect::<Vec<_>>(), &n);
        assert_eq!(of(&|n| 3.0 * n), ("n".to_owned(), 1.0));
        assert_eq!(of(&|n| 3.0 * n * n), ("n^2".to_owned(), 1.0));
        assert_eq!(of(&|n| n * (n - 1.0) / 2.0).0, "n^2");
        assert_eq!(of(&|n| n * (1.0 + n).ln()), ("n log n".to_owned(), 1.0));
        assert_eq!(of(&|_| 7.0), (String::new(), 1.0));
    }

    #[test]
    fn exponential_growth_is_one() {
        let n: Vec<f64> = (5..=25).map(f64::from).collect();
        let counts: Vec<f64> = n.iter().map(|n| 1.618f64.powf(*n)).collect();
        assert_eq!(found(&counts, &n), ("1.62^n".to_owned(), 1.0));
        assert!(growth(&counts, &[driver(&n)]).unwrap().elasticity > 10.0);
    }

    #[test]
    fn content_stands_out_from_size() {
        let n = sizes();
        // Every fifth input collides.
        let counts: Vec<f64> =
            n.iter().enumerate().map(|(i, n)| if i % 5 == 0 { n * n / 2.0 } else { 1.5 * n }).collect();
        let (order, spread) = found(&counts, &n);
        assert_eq!(order, "n");
        assert!(spread > 100.0, "{spread}");
    }

    #[test]
    fn two_features_may_drive_a_count() {
        let a: Vec<f64> = (0..60).map(|i| f64::from(10 + 37 * i % 90)).collect();
        let b: Vec<f64> = (0..60).map(|i| f64::from(10 + 53 * i % 70)).collect();
        let counts: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a * b).collect();
        let growth = growth(&counts, &[driver(&a), driver(&b)]).unwrap();
        assert_eq!(growth.drivers.len(), 2, "{growth:?}");
        assert_eq!(growth.elasticity, 2.0);
        assert!((growth.spread - 1.0).abs() < 1e-9);
    }

    #[test]
    fn few_runs_say_nothing() {
        assert_eq!(growth(&[1.0, 2.0, 0.0, 0.0, 0.0, 3.0], &[]), None);
    }
}
