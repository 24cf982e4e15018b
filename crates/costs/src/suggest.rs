//! Which runs to measure: those that together determine the costs best, judged from counts alone.
//!
//! D-optimality ([`mantis_linear::doptimal`]): the product of the variances along the axes of the estimates'
//! confidence ellipsoid is smallest. For costs the columns are counters; for predictors, whose models bend,
//! they are features and their squares, so that the middle of a range is chosen beside its ends.

use mantis_linear::Matrix;
use mantis_linear::doptimal::{Options, d_optimal};
use serde::Serialize;

use crate::Error;
use crate::merge::Merged;

/// A choice of runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion {
    /// Indices of the runs, in the order of choice.
    pub runs: Vec<usize>,
    /// Independent costs, or different features, to be determined by them.
    pub counters: usize,
    /// What a chosen run is worth, compared to an average one of those offered.
    pub efficiency: f64,
    /// At least how good the choice is, compared to the best possible one of any size per run; 1 is optimal.
    pub optimality: f64,
}

/// Chooses runs for the columns that are kept.
///
/// # Errors
/// When more runs are asked for than there are, or nothing was executed.
pub fn suggest(columns: &[Vec<f64>], merged: &Merged, count: usize) -> Result<Suggestion, Error> {
    let rows = columns.first().map_or(0, Vec::len);
    if count > rows {
        return Err(Error::Suggest { wanted: count, offered: rows });
    }
    let x = Matrix::from_fn(rows, merged.kept.len(), |i, j| columns[merged.kept[j]][i]);
    chosen(&x, count, merged.kept.len())
}

/// Chooses runs for models of any few of these features; each has a value for every run.
///
/// # Errors
/// When more runs are asked for than there are, and when a value is not finite.
pub fn suggest_for_models(features: &[&[f64]], rows: usize, count: usize) -> Result<Suggestion, Error> {
    if count > rows {
        return Err(Error::Suggest { wanted: count, offered: rows });
    }
    let scaled: Vec<Vec<f64>> = features.iter().map(|f| standardised(f)).collect();
    let value = |i: usize, j: usize| match j.checked_sub(1) {
        None => 1.0,
        Some(j) if j < scaled.len() => scaled[j][i],
        Some(j) => scaled[j - scaled.len()][i].powi(2),
    };
    let x = Matrix::from_fn(rows, 1 + 2 * scaled.len(), value);
    chosen(&x, count, features.len())
}

fn chosen(x: &Matrix, count: usize, counters: usize) -> Result<Suggestion, Error> {
    let selection = d_optimal(x, count, &Options::default())?;
    Ok(Suggestion {
        runs: selection.rows,
        counters,
        efficiency: selection.efficiency,
        optimality: selection.optimality,
    })
}

/// Mean 0 and mean square 1, where that is possible.
fn standardised(values: &[f64]) -> Vec<f64> {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = (values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n).sqrt();
    let scale = if spread > 0.0 { 1.0 / spread } else { 0.0 };
    values.iter().map(|v| scale * (v - mean)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::merge::Mode;

    #[test]
    fn runs_that_separate_two_counters_are_chosen() {
        let columns = [vec![1.0, 2.0, 3.0, 0.0, 4.0], vec![1.0, 2.0, 3.0, 5.0, 4.0]];
        let merged = Merged::new(&columns, &[], Mode::Independent);
        let mut chosen = suggest(&columns, &merged, 2).unwrap().runs;
        chosen.sort_unstable();
        assert_eq!(chosen, [3, 4]);
        assert_eq!(suggest(&columns, &merged, 9), Err(Error::Suggest { wanted: 9, offered: 5 }));
    }

    #[test]
    fn models_get_the_ends_of_a_range_and_its_middle() {
        let feature: Vec<f64> = (0..=10).map(|i| 1e6 + 7.0 * f64::from(i)).collect();
        let suggestion = suggest_for_models(&[&feature], 11, 3).unwrap();
        let mut runs = suggestion.runs.clone();
        runs.sort_unstable();
        assert_eq!((runs, suggestion.counters), (vec![0, 5, 10], 1));
        assert_eq!(suggest_for_models(&[&feature], 11, 12), Err(Error::Suggest { wanted: 12, offered: 11 }));
        // Nothing varies: any run is as good as any other.
        assert_eq!(suggest_for_models(&[], 4, 2).unwrap().runs.len(), 2);
    }
}
