//! Quantiles as R computes them unless told otherwise: its type 7 (Hyndman and Fan 1996), which interpolates
//! between the order statistics so that the extremes are the quantiles 0 and 1.

/// The quantile `p` of `values`, in any order. NaN when there are none, one is NaN, or `p` is not in `[0,
/// 1]`.
pub fn quantile(values: &[f64], p: f64) -> f64 {
    of_sorted(&sorted(values), p)
}

/// Minimum, lower quartile, median, upper quartile and maximum.
pub fn five_numbers(values: &[f64]) -> [f64; 5] {
    let sorted = sorted(values);
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|p| of_sorted(&sorted, p))
}

fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

fn of_sorted(sorted: &[f64], p: f64) -> f64 {
    if sorted.is_empty() || !(0.0..=1.0).contains(&p) || sorted.iter().any(|v| v.is_nan()) {
        return f64::NAN;
    }
    let place = (sorted.len() - 1) as f64 * p;
    // R's fuzz: a place that is whole but for rounding is whole.
    let low = (place + 4.0 * f64::EPSILON).floor();
    let between = place - low;
    let at = |i: f64| sorted[(i as usize).min(sorted.len() - 1)];
    if between.abs() < 1e-12 { at(low) } else { at(low) + between * (at(low + 1.0) - at(low)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interpolates_between_order_statistics() {
        assert_eq!(five_numbers(&[4.0, 1.0, 3.0, 2.0]), [1.0, 1.75, 2.5, 3.25, 4.0]);
        assert_eq!(five_numbers(&[7.0]), [7.0; 5]);
        assert!(quantile(&[], 0.5).is_nan() && quantile(&[1.0], 1.5).is_nan());
        assert!(quantile(&[1.0, f64::NAN], 0.5).is_nan());
    }
}
