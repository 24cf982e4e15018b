//! Which runs to measure: those that together determine the costs best, judged from counts alone.
//!
//! D-optimality ([`mantis_linear::doptimal`]): the product of the variances along the axes of the estimates'
//! confidence ellipsoid is smallest.

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
    /// Independent costs to be determined by them.
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
    let selection = d_optimal(&x, count, &Options::default())?;
    Ok(Suggestion {
        runs: selection.rows,
        counters: merged.kept.len(),
        efficiency: selection.efficiency,
        optimality: selection.optimality,
    })
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
}
