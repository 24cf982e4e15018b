//! Which columns a design cannot tell apart.
//!
//! Costs can be moved along a vector of the null space without changing any fitted value, so the columns such
//! a vector involves cannot be told apart. Every dependent column is a combination of independent ones, which
//! gives one vector each; columns linked by such vectors form a group (they are the connected components of
//! the linear matroid of the columns, which do not depend on the basis chosen: Oxley, "Matroid Theory",
//! section 4.1). A column outside of every group has a cost of its own.
//!
//! Proportional columns, which are most of what counts produce, are found by hashing before anything is
//! factorised.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};

use serde::Serialize;

use crate::matrix::check_matrix;
use crate::qr::{Alias, Qr};
use crate::{Error, Matrix};

/// Why the columns of a group cannot be told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One column, of zeros: nothing is known of its cost.
    Zero,
    /// Each column is a multiple of each other, so that only their total is known.
    Proportional,
    /// Some column is a combination of others.
    Dependent,
}

/// Columns that cannot be told apart.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// The columns, ascending.
    pub columns: Vec<usize>,
    /// Why.
    pub kind: Kind,
    /// One relation per dependent column of the group, by which it equals a combination of earlier columns.
    pub relations: Vec<Alias>,
}

/// The groups of columns that the rows of `x` cannot tell apart, by their first column.
///
/// `tolerance` is that of [`Qr::new`]. An intercept, if there is one, is a column of ones in `x`.
///
/// # Errors
/// When there are no rows or a value is not finite.
pub fn inseparable(x: &Matrix, tolerance: f64) -> Result<Vec<Group>, Error> {
    check_matrix(x)?;
    let (distinct, mut relations) = proportional(x);
    let qr = Qr::new(x.select_columns(&distinct), tolerance);
    let original = |alias: Alias| Alias {
        column: distinct[alias.column],
        combination: alias.combination.into_iter().map(|(j, c)| (distinct[j], c)).collect(),
    };
    relations.extend(qr.aliases().into_iter().map(original));
    relations.sort_by_key(|r| r.column);

    let mut leader: Vec<usize> = (0..x.cols()).collect();
    for relation in &relations {
        for &(other, _) in &relation.combination {
            let (a, b) = (find(&mut leader, relation.column), find(&mut leader, other));
            leader[a.max(b)] = a.min(b);
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut group_of = vec![None; x.cols()];
    for relation in relations {
        let first = find(&mut leader, relation.column);
        let group = *group_of[first].get_or_insert(groups.len());
        if group == groups.len() {
            groups.push(Group { columns: Vec::new(), kind: Kind::Proportional, relations: Vec::new() });
        }
        match relation.combination.len() {
            0 => groups[group].kind = Kind::Zero,
            1 => {}
            _ => groups[group].kind = Kind::Dependent,
        }
        groups[group].relations.push(relation);
    }
    for column in 0..x.cols() {
        if let Some(group) = group_of[find(&mut leader, column)] {
            groups[group].columns.push(column);
        }
    }
    groups.sort_by_key(|g| g.columns.first().copied());
    Ok(groups)
}

/// The columns that are no multiple of an earlier one, and how the others are.
fn proportional(x: &Matrix) -> (Vec<usize>, Vec<Alias>) {
    // By the hash of the column's direction: a column and its first value that is not zero.
    let mut seen: HashMap<u64, Vec<(usize, f64)>> = HashMap::new();
    let mut distinct = Vec::new();
    let mut relations = Vec::new();
    for (j, column) in x.columns().enumerate() {
        let Some(&first) = column.iter().find(|v| **v != 0.0) else {
            relations.push(Alias { column: j, combination: Vec::new() });
            continue;
        };
        let mut hash = DefaultHasher::new();
        direction(column, first).for_each(|bits| hash.write_u64(bits));
        let alike = seen.entry(hash.finish()).or_default();
        let same =
            |(other, scale): &&(usize, f64)| direction(column, first).eq(direction(x.column(*other), *scale));
        match alike.iter().find(same) {
            Some(&(other, scale)) => {
                relations.push(Alias { column: j, combination: vec![(other, first / scale)] });
            }
            None => {
                alike.push((j, first));
                distinct.push(j);
            }
        }
    }
    (distinct, relations)
}

/// The column divided by one of its values. Quotients of proportional integers are equal, however they are
/// rounded.
fn direction(column: &[f64], by: f64) -> impl Iterator<Item = u64> {
    // Adding zero makes negative zeros positive.
    column.iter().map(move |v| (v / by + 0.0).to_bits())
}

/// The smallest column known to be in a group with `j`.
fn find(leader: &mut [usize], mut j: usize) -> usize {
    while leader[j] != j {
        leader[j] = leader[leader[j]];
        j = leader[j];
    }
    j
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qr::TOLERANCE;

    #[test]
    fn groups_are_disjoint_and_explained() {
        let (a, b) = ([1.0, 2.0, 3.0, 4.0, 0.0], [2.0, 0.0, 1.0, 5.0, 1.0]);
        let (c, d) = ([0.0, 7.0, 1.0, 1.0, 2.0], [1.0, 1.0, 0.0, 0.0, 3.0]);
        let sum: [f64; 5] = std::array::from_fn(|i| a[i] + 2.0 * b[i]);
        let columns = [a, c, b, c.map(|v| 3.0 * v), [0.0; 5], sum, d];
        let groups =
            inseparable(&Matrix::from_columns(5, &columns).expect("lengths"), TOLERANCE).expect("finite");
        let found: Vec<_> = groups.iter().map(|g| (g.columns.clone(), g.kind)).collect();
        let expected =
            [(vec![0, 2, 5], Kind::Dependent), (vec![1, 3], Kind::Proportional), (vec![4], Kind::Zero)];
        assert_eq!(found, expected);
        assert_eq!(groups[1].relations, [Alias { column: 3, combination: vec![(1, 3.0)] }]);
    }

    #[test]
    fn independent_columns_form_no_group() {
        let x = Matrix::from_fn(3, 3, |i, j| f64::from(u8::from(i == j)));
        assert_eq!(inseparable(&x, TOLERANCE), Ok(vec![]));
        assert_eq!(inseparable(&Matrix::from_fn(3, 0, |_, _| 0.0), TOLERANCE), Ok(vec![]));
    }
}
