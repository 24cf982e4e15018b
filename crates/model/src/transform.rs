//! The one-variable functions that terms are made of.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A function of one feature value.
///
/// All are defined for every finite number, so that a feature that was positive in training may be zero or
/// negative later. With `a = |x|` and `s = sign(x)` (0 at 0), they are exactly:
///
/// | transform | value | in JSON |
/// |---|---|---|
/// | `Identity` | `x` | `x` |
/// | `Square` | `x * x` | `x2` |
/// | `Cube` | `x * x * x` | `x3` |
/// | `Sqrt` | `s * sqrt(a)` | `sqrt` |
/// | `ThreeHalves` | `x * sqrt(a)` | `x15` |
/// | `Lg` | `s * log2(1 + a)` | `lg` |
/// | `XLg` | `x * log2(1 + a)` | `xlg` |
/// | `SquareLg` | `x * x * log2(1 + a)` | `x2lg` |
///
/// `log2(1 + a)` is computed as `ln_1p(a) / ln 2` (`Math.log1p(a) / Math.log(2)` in Java).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Transform {
    /// `x`
    #[serde(rename = "x")]
    Identity,
    /// `x^2`
    #[serde(rename = "x2")]
    Square,
    /// `x^3`
    #[serde(rename = "x3")]
    Cube,
    /// `sqrt x`
    #[serde(rename = "sqrt")]
    Sqrt,
    /// `x^1.5`
    #[serde(rename = "x15")]
    ThreeHalves,
    /// `lg(1 + x)`
    #[serde(rename = "lg")]
    Lg,
    /// `x lg(1 + x)`
    #[serde(rename = "xlg")]
    XLg,
    /// `x^2 lg(1 + x)`
    #[serde(rename = "x2lg")]
    SquareLg,
}

impl Transform {
    /// Every transform, simplest first.
    pub const ALL: [Transform; 8] = [
        Transform::Identity,
        Transform::Square,
        Transform::XLg,
        Transform::Lg,
        Transform::Sqrt,
        Transform::ThreeHalves,
        Transform::Cube,
        Transform::SquareLg,
    ];

    /// The value at `x`.
    pub fn apply(self, x: f64) -> f64 {
        match self {
            Transform::Identity => x,
            Transform::Square => x * x,
            Transform::Cube => x * x * x,
            Transform::Sqrt => x.abs().sqrt() * sign(x),
            Transform::ThreeHalves => x * x.abs().sqrt(),
            Transform::Lg => lg(x) * sign(x),
            Transform::XLg => x * lg(x),
            Transform::SquareLg => x * x * lg(x),
        }
    }

    /// The power of the feature, for terms that are powers with whole exponents.
    pub(crate) fn power(exponent: usize) -> Option<Transform> {
        match exponent {
            1 => Some(Transform::Identity),
            2 => Some(Transform::Square),
            3 => Some(Transform::Cube),
            _ => None,
        }
    }

    /// Writes the transform of something that is called `name`.
    pub(crate) fn write(self, f: &mut impl fmt::Write, name: &str) -> fmt::Result {
        match self {
            Transform::Identity => write!(f, "{name}"),
            Transform::Square => write!(f, "{name}^2"),
            Transform::Cube => write!(f, "{name}^3"),
            Transform::Sqrt => write!(f, "sqrt({name})"),
            Transform::ThreeHalves => write!(f, "{name}^1.5"),
            Transform::Lg => write!(f, "lg(1 + {name})"),
            Transform::XLg => write!(f, "{name} lg(1 + {name})"),
            Transform::SquareLg => write!(f, "{name}^2 lg(1 + {name})"),
        }
    }
}

/// `log2(1 + |x|)`
fn lg(x: f64) -> f64 {
    x.abs().ln_1p() / std::f64::consts::LN_2
}

fn sign(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { x.signum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_at_awkward_points() {
        let at = |x: f64| Transform::ALL.map(|t| t.apply(x));
        assert_eq!(at(0.0), [0.0; 8]);
        assert_eq!(at(1.0), [1.0; 8]);
        // Odd functions stay odd, even ones even.
        assert_eq!(at(-1.0), [-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0]);
        let [x, x2, xlg, lg, sqrt, x15, x3, x2lg] = at(15.0);
        assert_eq!((x, x2, x3), (15.0, 225.0, 3375.0));
        for (value, wanted) in
            [(lg, 4.0), (xlg, 60.0), (x2lg, 900.0), (sqrt * sqrt, 15.0), (x15, 15.0 * sqrt)]
        {
            assert!((value - wanted).abs() < 1e-12 * wanted, "{value} instead of {wanted}");
        }
    }
}
