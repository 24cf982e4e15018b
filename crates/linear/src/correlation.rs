//! The correlation matrix, and the filter of correlated columns of cost model mining:
//! of two columns that rise together only one is kept, because least squares cannot tell which of them costs.

use serde::Serialize;

use crate::kernel::{dot, mean};
use crate::matrix::check_matrix;
use crate::{Error, Matrix};

/// The correlation above which a column is dropped unless told otherwise.
pub const THRESHOLD: f64 = 0.3;

/// Two correlated columns.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Pair {
    /// The earlier column, which is kept.
    pub kept: usize,
    /// The later column, which is dropped.
    pub dropped: usize,
    /// Their correlation.
    pub correlation: f64,
}

/// The outcome of the filter.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Filtered {
    /// The columns to keep, ascending.
    pub kept: Vec<usize>,
    /// For each dropped column, ascending, the first kept column it is correlated with.
    pub dropped: Vec<Pair>,
}

/// Pearson's correlation of every two columns, `cols x cols`, as R's `cor`. NaN (R's `NA`) where a column is
/// constant.
///
/// # Errors
/// When there are no rows or a value is not finite.
pub fn correlation(x: &Matrix) -> Result<Matrix, Error> {
    check_matrix(x)?;
    let standard: Vec<Option<Vec<f64>>> = x.columns().map(standardised).collect();
    Ok(Matrix::from_fn(x.cols(), x.cols(), |i, j| match (&standard[i], &standard[j]) {
        (Some(_), Some(_)) if i == j => 1.0,
        (Some(a), Some(b)) => dot(a, b).clamp(-1.0, 1.0),
        _ => f64::NAN,
    }))
}

/// Keeps, from left to right, every column whose correlation with all columns kept before is at most
/// `threshold`.
///
/// So of a correlated pair the earlier column stays and the later goes, and a column correlated only with
/// dropped ones stays. Only positive correlation counts: columns of which one rises when the other falls are
/// told apart. Constant columns are correlated with nothing and stay. [`THRESHOLD`] is the paper's. Takes
/// `O(rows * cols * kept)`.
///
/// # Errors
/// When there are no rows or a value is not finite; [`Error::Option`] unless `-1 <= threshold <= 1`.
pub fn filter_correlated(x: &Matrix, threshold: f64) -> Result<Filtered, Error> {
    if !(-1.0..=1.0).contains(&threshold) {
        return Err(Error::Option {
            what: "the threshold of correlation",
            value: threshold,
            range: "from -1 to 1",
        });
    }
    check_matrix(x)?;
    let mut kept: Vec<(usize, Option<Vec<f64>>)> = Vec::new();
    let mut dropped = Vec::new();
    for (column, values) in x.columns().enumerate() {
        let standard = standardised(values);
        let pair = standard.as_ref().and_then(|own| {
            kept.iter().find_map(|(kept, other)| {
                let correlation = dot(own, other.as_ref()?).clamp(-1.0, 1.0);
                (correlation > threshold).then_some(Pair { kept: *kept, dropped: column, correlation })
            })
        });
        match pair {
            Some(pair) => dropped.push(pair),
            None => kept.push((column, standard)),
        }
    }
    Ok(Filtered { kept: kept.into_iter().map(|(column, _)| column).collect(), dropped })
}

/// The column minus its mean, scaled to length 1; `None` when it is constant but for rounding.
fn standardised(values: &[f64]) -> Option<Vec<f64>> {
    // Scaled first, so that no square overflows.
    let largest = values.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
    if largest == 0.0 {
        return None;
    }
    let scaled: Vec<f64> = values.iter().map(|v| v / largest).collect();
    let centre = mean(&scaled);
    let mut centred: Vec<f64> = scaled.iter().map(|v| v - centre).collect();
    let length = dot(&centred, &centred).sqrt();
    if length <= 1e-14 * (values.len() as f64).sqrt() {
        return None;
    }
    centred.iter_mut().for_each(|v| *v /= length);
    Some(centred)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_of_a_pair_stays() {
        let base = [1.0, 5.0, 2.0, 8.0, 3.0];
        let falling = base.map(|v| -v);
        let x = Matrix::from_columns(5, &[base, [7.0; 5], base, falling, falling]).expect("equal lengths");
        let filtered = filter_correlated(&x, THRESHOLD).expect("finite");
        assert_eq!(filtered.kept, [0, 1, 3]);
        let pairs: Vec<_> = filtered.dropped.iter().map(|p| (p.kept, p.dropped)).collect();
        assert_eq!(pairs, [(0, 2), (3, 4)]);
        assert!(correlation(&x).expect("finite").get(0, 1).is_nan());
    }

    #[test]
    fn extreme_values_do_not_overflow() {
        let x = Matrix::from_columns(3, &[[1e300, 2e300, 4e300], [1e-300, 2e-300, 4e-300]]).expect("lengths");
        assert!((correlation(&x).expect("finite").get(0, 1) - 1.0).abs() < 1e-15);
        assert!(filter_correlated(&x, f64::NAN).is_err());
    }
}
