//! Costs whose composition is known: how much of a counted cost each column stands for.
//!
//! What a program executes or allocates is a sum over its code: a block's length times its executions, an
//! object's size times how often it is made. Where the executions of a part are those of a feature, or differ
//! by a constant, the part's coefficient is no matter of regression. A model of such coefficients holds
//! outside of the training range as it does inside, and with fewer runs than it has terms.

use rayon::prelude::*;

use crate::dataset::Dataset;
use crate::screen::{Screening, Standards};

/// What of a cost a column stands for: `slope` times its value and `constant`, in every row.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Known {
    /// Cost for each unit of the column.
    pub slope: f64,
    /// Cost besides.
    pub constant: f64,
}

impl Known {
    /// The cost in a row where the column has this value.
    pub fn cost(self, value: f64) -> f64 {
        self.slope * value + self.constant
    }
}

/// For each column of `data` the sum of the parts that are an affine function of it, growing with it. `parts`
/// are values in every row. A part counts for every member of a class of `screening`: models read one of
/// them.
pub fn composition(data: &Dataset, screening: &Screening, parts: &[Vec<f64>]) -> Vec<Known> {
    let standards = Standards::new(data, screening);
    let found: Vec<Option<usize>> = parts.par_iter().map(|part| standards.class_of(data, part)).collect();
    let mut known = vec![Known::default(); data.columns.len()];
    for (part, class) in parts.iter().zip(found) {
        let Some(class) = class else { continue };
        let (least, most) = ends(part);
        for &column in &screening.classes[class].members {
            let x = &data.columns[column];
            let slope = (part[most] - part[least]) / (x[most] - x[least]);
            if slope > 0.0 && slope.is_finite() {
                known[column].slope += slope;
                known[column].constant += part[least] - slope * x[least];
            }
        }
    }
    known
}

/// The rows of the least and the largest value.
fn ends(values: &[f64]) -> (usize, usize) {
    let rows = 0..values.len();
    let by_value = |a: &usize, b: &usize| values[*a].total_cmp(&values[*b]);
    (rows.clone().min_by(by_value).unwrap_or(0), rows.max_by(by_value).unwrap_or(0))
}
