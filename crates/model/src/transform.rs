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
/// | `Power(p)`, `p > 0` | `s * a^(p / 100)` | `x^1.25` |
/// | `Power(p)`, `p < 0` | `max(a, 1)^(p / 100)` | `x^-0.5` |
///
/// `log2(1 + a)` is computed as `ln_1p(a) / ln 2` (`Math.log1p(a) / Math.log(2)` in Java).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Transform {
    /// `x`
    Identity,
    /// `x^2`
    Square,
    /// `x^3`
    Cube,
    /// `sqrt x`
    Sqrt,
    /// `x^1.5`
    ThreeHalves,
    /// `lg(1 + x)`
    Lg,
    /// `x lg(1 + x)`
    XLg,
    /// `x^2 lg(1 + x)`
    SquareLg,
    /// A power whose exponent is so many hundredths, not 0.
    Power(i16),
}

/// What a logarithm is as a power, over the ranges that counts have.
const LOGARITHM: f64 = 0.1;

/// The transforms without parameters, by their names in JSON.
const NAMES: [(&str, Transform); 8] = [
    ("x", Transform::Identity),
    ("x2", Transform::Square),
    ("x3", Transform::Cube),
    ("sqrt", Transform::Sqrt),
    ("x15", Transform::ThreeHalves),
    ("lg", Transform::Lg),
    ("xlg", Transform::XLg),
    ("x2lg", Transform::SquareLg),
];

impl From<Transform> for String {
    fn from(transform: Transform) -> String {
        transform.to_string()
    }
}

/// The name in JSON.
impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, NAMES.iter().find(|n| n.1 == *self)) {
            (Transform::Power(p), _) => write!(f, "x^{}", f64::from(*p) / 100.0),
            (_, name) => f.write_str(name.map_or("", |n| n.0)),
        }
    }
}

impl TryFrom<String> for Transform {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let power = || {
            let hundredths = (text.strip_prefix("x^")?.parse::<f64>().ok()? * 100.0).round();
            (hundredths != 0.0 && hundredths.abs() <= f64::from(i16::MAX))
                .then_some(Transform::Power(hundredths as i16))
        };
        let named = NAMES.iter().find(|n| n.0 == text).map(|n| n.1);
        named.or_else(power).ok_or_else(|| format!("unknown transform '{text}'"))
    }
}

impl Transform {
    /// Every transform without a parameter, simplest first.
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

    /// The exponent of the power that it grows like; a logarithm counts for little.
    pub(crate) fn exponent(self) -> f64 {
        match self {
            Transform::Identity => 1.0,
            Transform::Square => 2.0,
            Transform::Cube => 3.0,
            Transform::Sqrt => 0.5,
            Transform::ThreeHalves => 1.5,
            Transform::Lg => LOGARITHM,
            Transform::XLg => 1.0 + LOGARITHM,
            Transform::SquareLg => 2.0 + LOGARITHM,
            Transform::Power(p) => f64::from(p) / 100.0,
        }
    }

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
            Transform::Power(p) if p < 0 => x.abs().max(1.0).powf(f64::from(p) / 100.0),
            Transform::Power(p) => x.abs().powf(f64::from(p) / 100.0) * sign(x),
        }
    }

    /// The power with an exponent, rounded to hundredths; `None` when that is 0 or large.
    pub(crate) fn of_exponent(exponent: f64) -> Option<Transform> {
        match (exponent * 100.0).round() {
            0.0 => None,
            100.0 => Some(Transform::Identity),
            200.0 => Some(Transform::Square),
            300.0 => Some(Transform::Cube),
            50.0 => Some(Transform::Sqrt),
            150.0 => Some(Transform::ThreeHalves),
            p if p.abs() <= 1000.0 => Some(Transform::Power(p as i16)),
            _ => None,
        }
    }

    /// The square root of a power, as far as exponents have hundredths.
    pub(crate) fn root(self) -> Option<Transform> {
        match self {
            Transform::Identity => Some(Transform::Sqrt),
            Transform::Square => Some(Transform::Identity),
            Transform::Cube => Some(Transform::ThreeHalves),
            Transform::Sqrt => Some(Transform::Power(25)),
            Transform::ThreeHalves => Some(Transform::Power(75)),
            Transform::Power(p) => Transform::of_exponent(f64::from(p) / 200.0),
            Transform::Lg | Transform::XLg | Transform::SquareLg => None,
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
            Transform::Power(p) => write!(f, "{name}^{}", f64::from(p) / 100.0),
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
        let powers = |x: f64| [150, -50].map(|p| Transform::Power(p).apply(x));
        assert_eq!([powers(4.0), powers(-4.0), powers(0.0)], [[8.0, 0.5], [-8.0, 0.5], [0.0, 1.0]]);
    }

    #[test]
    fn names_read_back() {
        for transform in Transform::ALL.into_iter().chain([125, -50, 7, -300].map(Transform::Power)) {
            assert_eq!(Transform::try_from(transform.to_string()), Ok(transform));
        }
        assert_eq!(Transform::Power(-50).to_string(), "x^-0.5");
        for wrong in ["", "x4", "x^", "x^0", "x^0.001", "x^1e9", "x^nan"] {
            assert!(Transform::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
