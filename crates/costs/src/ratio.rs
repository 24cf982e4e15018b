//! Exact fractions of 64-bit integers; an overflow is `None`, never a wrong number.

/// A fraction in lowest terms with a positive denominator.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ratio {
    numerator: i64,
    denominator: i64,
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

impl Ratio {
    /// One.
    pub const ONE: Ratio = Ratio { numerator: 1, denominator: 1 };

    /// A whole number.
    pub fn whole(value: i64) -> Ratio {
        Ratio { numerator: value, denominator: 1 }
    }

    fn reduced(numerator: i128, denominator: i128) -> Option<Ratio> {
        let divisor = gcd(numerator, denominator);
        if denominator == 0 || divisor == 0 {
            return None;
        }
        let sign = if denominator < 0 { -1 } else { 1 };
        Some(Ratio {
            numerator: i64::try_from(sign * numerator / divisor).ok()?,
            denominator: i64::try_from(sign * denominator / divisor).ok()?,
        })
    }

    /// Whether it is zero.
    pub fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// The sum.
    pub fn plus(self, other: Ratio) -> Option<Ratio> {
        let (a, b) = (i128::from(self.numerator), i128::from(self.denominator));
        let (c, d) = (i128::from(other.numerator), i128::from(other.denominator));
        Ratio::reduced(a * d + c * b, b * d)
    }

    /// The product.
    pub fn times(self, other: Ratio) -> Option<Ratio> {
        let (a, b) = (i128::from(self.numerator), i128::from(self.denominator));
        let (c, d) = (i128::from(other.numerator), i128::from(other.denominator));
        Ratio::reduced(a * c, b * d)
    }

    /// The quotient; `None` also for a zero divisor.
    pub fn over(self, other: Ratio) -> Option<Ratio> {
        let (a, b) = (i128::from(self.numerator), i128::from(self.denominator));
        let (c, d) = (i128::from(other.numerator), i128::from(other.denominator));
        Ratio::reduced(a * d, b * c)
    }

    /// Its negative.
    pub fn negative(self) -> Option<Ratio> {
        Some(Ratio { numerator: self.numerator.checked_neg()?, denominator: self.denominator })
    }

    /// As a floating-point number.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_reduced_and_overflow_is_noticed() {
        let half = Ratio::ONE.over(Ratio::whole(-2)).unwrap().negative().unwrap();
        assert_eq!(half.plus(half), Some(Ratio::ONE));
        assert_eq!(half.times(Ratio::whole(4)), Some(Ratio::whole(2)));
        assert_eq!(half.value(), 0.5);
        assert_eq!(Ratio::ONE.over(Ratio::whole(0)), None);
        let large = Ratio::whole(i64::MAX);
        assert_eq!(large.times(large), None);
        assert_eq!(large.plus(Ratio::ONE), None);
    }
}
