//! Tails of Student's t and of the F distribution, accurate however small they are.
//!
//! Both are regularised incomplete beta functions `I_x(a, b)`. Their leading factor `x^a (1-x)^b / B(a, b)`
//! is evaluated in the way of Loader, "Fast and accurate computation of binomial probabilities" (2000): as
//! deviances from the mode and errors of Stirling's formula, so that nothing large cancels; what remains is
//! the continued fraction of Didonato and Morris (1992), evaluated forwards (Lentz). The complement of the
//! argument is never formed by subtraction. Relative errors are about `1e-13` down to the smallest normal
//! number.

use std::f64::consts::PI;

/// The continued fraction converges in about the square root of the larger parameter; this is far beyond.
const MAX_TERMS: u32 = 1_000_000;

/// The probability that a t-distributed value with `df` degrees of freedom is further from zero than `t`.
///
/// NaN when `t` is, or unless `df > 0`. Beyond `1e150`, `t` is as good as infinite.
pub fn t_two_sided(t: f64, df: f64) -> f64 {
    if t.is_nan() || df.is_nan() || df <= 0.0 {
        return f64::NAN;
    }
    let t = t.abs();
    if t.is_infinite() {
        return 0.0;
    }
    // x = df / (df + t^2), without squaring what may overflow.
    let (x, y) = if t * t < df {
        let ratio = t * t / df;
        (1.0 / (1.0 + ratio), ratio / (1.0 + ratio))
    } else {
        let ratio = (df / t) / t;
        (ratio / (1.0 + ratio), 1.0 / (1.0 + ratio))
    };
    incomplete_beta(df / 2.0, 0.5, x, y)
}

/// The probability that an F-distributed value with `df1` and `df2` degrees of freedom is larger than `f`.
///
/// NaN when `f` is, or unless both degrees of freedom are positive.
pub fn f_upper(f: f64, df1: f64, df2: f64) -> f64 {
    if f.is_nan() || df1.is_nan() || df2.is_nan() || df1 <= 0.0 || df2 <= 0.0 {
        return f64::NAN;
    }
    if f <= 0.0 {
        return 1.0;
    }
    if f.is_infinite() {
        return 0.0;
    }
    let ratio = (df1 / df2) * f;
    if ratio < 1.0 {
        incomplete_beta(df2 / 2.0, df1 / 2.0, 1.0 / (1.0 + ratio), ratio / (1.0 + ratio))
    } else {
        let inverse = (df2 / df1) / f;
        incomplete_beta(df2 / 2.0, df1 / 2.0, inverse / (1.0 + inverse), 1.0 / (1.0 + inverse))
    }
}

/// The `t` that a t-distributed value with `df` degrees of freedom exceeds in absolute value with probability
/// `alpha`.
///
/// For an interval of level `l`, `alpha = 1 - l`. NaN unless `0 < alpha < 1` and `df > 0`.
pub fn t_critical(alpha: f64, df: f64) -> f64 {
    if !(alpha > 0.0 && alpha < 1.0) || df.is_nan() || df <= 0.0 {
        return f64::NAN;
    }
    // The tail falls monotonically: bracket the value, then halve the bracket until it is two neighbours.
    let (mut low, mut high) = (0.0, 1.0);
    while t_two_sided(high, df) > alpha {
        (low, high) = (high, high * 2.0);
        if high.is_infinite() {
            return high;
        }
    }
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return middle;
        }
        if t_two_sided(middle, df) > alpha { low = middle } else { high = middle }
    }
}

/// `I_x(a, b)`, where `y = 1 - x`.
fn incomplete_beta(a: f64, b: f64, x: f64, y: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if y <= 0.0 {
        return 1.0;
    }
    // On the far side of the mode the fraction converges slowly, and the complement is not small.
    if x > (a + 1.0) / (a + b + 2.0) {
        return (1.0 - (ln_leading(b, a, y, x) - fraction(b, a, y, x).ln()).exp()).max(0.0);
    }
    (ln_leading(a, b, x, y) - fraction(a, b, x, y).ln()).exp().min(1.0)
}

/// The logarithm of `x^a y^b / B(a, b)`.
fn ln_leading(a: f64, b: f64, x: f64, y: f64) -> f64 {
    let n = a + b;
    let stirling = stirling_error(n) - stirling_error(a) - stirling_error(b);
    let deviances = deviance(a, n * x) + deviance(b, n * y);
    // The binomial density at a out of n, times a b / n.
    stirling - deviances + 0.5 * (a * (b / n) / (2.0 * PI)).ln()
}

/// `ln Gamma(x + 1) - ln(sqrt(2 pi x) (x / e)^x)`, what Stirling's formula is off by.
fn stirling_error(x: f64) -> f64 {
    let mut x = x;
    let mut sum = 0.0;
    while x < 16.0 {
        // From x to x + 1 the error falls by this much.
        sum += (x + 0.5) * (1.0 / x).ln_1p() - 1.0;
        x += 1.0;
    }
    let s = 1.0 / (x * x);
    let series = [1.0 / 12.0, -1.0 / 360.0, 1.0 / 1260.0, -1.0 / 1680.0, 1.0 / 1188.0, -691.0 / 360_360.0];
    sum + series.iter().rev().fold(0.0, |value, c| value * s + c) / x
}

/// `k ln(k / m) + m - k`, accurate also where `k` is close to `m`.
fn deviance(k: f64, m: f64) -> f64 {
    if (k - m).abs() < 0.1 * (k + m) {
        // With v = (k - m) / (k + m): k ln(k/m) + m - k = (k - m) v + 2 k (v^3/3 + v^5/5 + ...)
        let v = (k - m) / (k + m);
        let mut sum = (k - m) * v;
        let mut power = 2.0 * k * v;
        for j in 1..1000 {
            power *= v * v;
            let next = sum + power / f64::from(2 * j + 1);
            if next == sum {
                return sum;
            }
            sum = next;
        }
    }
    k * (k / m).ln() + m - k
}

/// The continued fraction by which the leading factor is divided. Its first term would lose digits for large
/// parameters if it were written in terms of `x` alone.
fn fraction(a: f64, b: f64, x: f64, y: f64) -> f64 {
    let away_from_zero = |v: f64| if v.abs() < 1e-300 { 1e-300 } else { v };
    let first = a * y - b * x + 1.0;
    let mut f = away_from_zero(first * a / (a + 1.0));
    let (mut c, mut d) = (f, 0.0);
    for n in 1..MAX_TERMS {
        let n = f64::from(n);
        let step = n * (b - n) * x / (a + 2.0 * n - 1.0);
        let numerator = (a + n - 1.0) / (a + 2.0 * n - 1.0) * (a + b + n - 1.0) * x * step;
        let term = n + step + (a + n) / (a + 2.0 * n + 1.0) * (first + n * (1.0 + y));
        d = 1.0 / away_from_zero(term + numerator * d);
        c = away_from_zero(term + numerator / c);
        f *= c * d;
        if (c * d - 1.0).abs() <= f64::EPSILON {
            break;
        }
    }
    f
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(actual: f64, expected: f64) {
        assert!((actual - expected).abs() <= 1e-12 * expected.abs(), "{actual:e} instead of {expected:e}");
    }

    #[test]
    fn closed_forms() {
        for t in [0.0, 1e-9, 0.3, 1.0, 7.0, 1e5, 1e150] {
            // One degree of freedom is Cauchy, two have an algebraic form; both written so as not to cancel.
            close(t_two_sided(t, 1.0), 2.0 / PI * 1.0_f64.atan2(t));
            let root = (2.0 + t * t).sqrt();
            if root.is_finite() {
                close(t_two_sided(t, 2.0), 2.0 / (root * (root + t)));
            }
        }
        for f in [1e-6, 0.5, 1.0, 30.0, 1e6] {
            // Two degrees in the numerator: (1 + 2 f / d)^(-d / 2).
            close(f_upper(f, 2.0, 9.0), (-4.5 * (2.0 * f / 9.0).ln_1p()).exp());
            close(f_upper(f, 1.0, 12.0), t_two_sided(f.sqrt(), 12.0));
        }
    }

    #[test]
    fn critical_values_invert_the_tail() {
        for df in [1.0, 2.0, 3.0, 30.0, 194.0, 1e6] {
            for alpha in [1e-12, 0.001, 0.05, 0.5, 0.999] {
                let t = t_critical(alpha, df);
                close(t_two_sided(t, df), alpha);
            }
        }
        // The normal distribution is the limit.
        assert!((t_critical(0.05, 1e9) - 1.959_963_984_540_054).abs() < 1e-8);
    }

    #[test]
    fn impossible_arguments() {
        assert!(t_two_sided(f64::NAN, 3.0).is_nan() && t_two_sided(1.0, 0.0).is_nan());
        assert!(f_upper(1.0, -1.0, 3.0).is_nan() && t_critical(0.0, 3.0).is_nan());
        assert_eq!(t_two_sided(f64::INFINITY, 3.0), 0.0);
        assert_eq!((f_upper(0.0, 2.0, 3.0), f_upper(f64::INFINITY, 2.0, 3.0)), (1.0, 0.0));
    }

    #[test]
    fn agrees_with_another_implementation() {
        use statrs::distribution::{ContinuousCDF, FisherSnedecor, StudentsT};
        for df in [1.0, 4.0, 17.0, 200.0] {
            for x in [0.1, 0.9, 1.7, 4.0, 12.0] {
                let t = StudentsT::new(0.0, 1.0, df).expect("valid");
                let f = FisherSnedecor::new(3.0, df).expect("valid");
                assert!((t_two_sided(x, df) - 2.0 * t.sf(x)).abs() < 1e-11);
                assert!((f_upper(x, 3.0, df) - f.sf(x)).abs() < 1e-11);
            }
        }
    }
}
