//! Which of many sparse vectors are combinations of others, in exact arithmetic.
//!
//! Gaussian elimination that remembers: every row kept is a combination of the vectors inserted, so that a
//! vector that reduces to nothing is at once written as a combination of earlier ones. Rows are reduced by
//! earlier rows only; a reduction therefore goes through rows in the order of their insertion.

use std::collections::BTreeMap;

use num_rational::Ratio;
use num_traits::{CheckedAdd, CheckedDiv, CheckedMul, CheckedSub, One, Zero};
use rustc_hash::FxHashMap;

/// Exact; an overflow is an error, never a wrong number.
pub(crate) type Fraction = Ratio<i64>;

/// Coordinates that are not zero, or coefficients of identifiers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sparse(BTreeMap<u32, Fraction>);

/// Vectors with more entries are not worked on.
const LONGEST: usize = 4000;

impl Sparse {
    /// The vector with a one at one place.
    pub fn unit(at: u32) -> Sparse {
        Sparse(BTreeMap::from([(at, Fraction::one())]))
    }

    /// Adds a whole multiple of a unit vector.
    pub fn add_unit(&mut self, at: u32, times: i64) -> Option<()> {
        self.add(Fraction::from_integer(times), &Sparse::unit(at))
    }

    /// Adds a multiple of another vector; `None` on overflow, and when it gets too long.
    pub(crate) fn add(&mut self, factor: Fraction, other: &Sparse) -> Option<()> {
        for (&at, &value) in &other.0 {
            let before = self.0.get(&at).copied().unwrap_or(Fraction::zero());
            let sum = factor.checked_mul(&value)?.checked_add(&before)?;
            if sum.is_zero() {
                self.0.remove(&at);
            } else {
                self.0.insert(at, sum);
            }
        }
        (self.0.len() <= LONGEST).then_some(())
    }

    /// Adds a whole multiple of another vector; `None` on overflow, and when it gets too long.
    pub fn add_times(&mut self, times: i64, other: &Sparse) -> Option<()> {
        self.add(Fraction::from_integer(times), other)
    }

    fn divide(&mut self, by: Fraction) -> Option<()> {
        for value in self.0.values_mut() {
            *value = value.checked_div(&by)?;
        }
        Some(())
    }

    /// Whether all is zero.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The value at a place, if it is not zero.
    pub(crate) fn get(&self, at: u32) -> Option<Fraction> {
        self.0.get(&at).copied()
    }

    /// Takes an entry out.
    pub(crate) fn remove(&mut self, at: u32) -> Option<Fraction> {
        self.0.remove(&at)
    }

    /// Places and values, ascending.
    pub fn terms(&self) -> impl Iterator<Item = (u32, f64)> + '_ {
        self.0.iter().map(|(&at, value)| (at, *value.numer() as f64 / *value.denom() as f64))
    }
}

/// What became of an inserted vector.
#[derive(Clone, Debug, PartialEq)]
pub enum Inserted {
    /// It is no combination of those before.
    Independent,
    /// It is this combination of independent vectors inserted before.
    Dependent(Sparse),
    /// The numbers became too large to say; it is left out.
    Unknown,
}

struct Row {
    /// One at the pivot.
    vector: Sparse,
    /// The same as a combination of inserted vectors.
    combination: Sparse,
}

/// The vectors inserted so far.
#[derive(Default)]
pub struct Eliminator {
    rows: Vec<Row>,
    row_of: FxHashMap<u32, usize>,
}

impl Eliminator {
    /// Inserts a vector under an identifier of its own.
    pub fn insert(&mut self, id: u32, vector: Sparse) -> Inserted {
        let Some((rest, combination)) = self.reduce(vector) else { return Inserted::Unknown };
        if rest.is_zero() {
            return Inserted::Dependent(combination);
        }
        self.keep(id, rest, combination).map_or(Inserted::Unknown, |()| Inserted::Independent)
    }

    fn keep(&mut self, id: u32, mut rest: Sparse, combination: Sparse) -> Option<()> {
        let (&pivot, &value) = rest.0.first_key_value()?;
        let mut own = Sparse::unit(id);
        own.add(Fraction::from_integer(-1), &combination)?;
        rest.divide(value)?;
        own.divide(value)?;
        self.row_of.insert(pivot, self.rows.len());
        self.rows.push(Row { vector: rest, combination: own });
        Some(())
    }

    /// A vector as a combination of those inserted, if it is one.
    pub fn express(&self, vector: Sparse) -> Option<Sparse> {
        let (rest, combination) = self.reduce(vector)?;
        rest.is_zero().then_some(combination)
    }

    fn reduce(&self, mut vector: Sparse) -> Option<(Sparse, Sparse)> {
        let mut combination = Sparse::default();
        while let Some((row, at)) =
            vector.0.keys().filter_map(|at| self.row_of.get(at).map(|&row| (row, *at))).min()
        {
            let factor = vector.get(at)?;
            vector.add(Fraction::zero().checked_sub(&factor)?, &self.rows[row].vector)?;
            combination.add(factor, &self.rows[row].combination)?;
        }
        Some((vector, combination))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn sparse(values: &[i64]) -> Sparse {
        let mut s = Sparse::default();
        for (at, &v) in values.iter().enumerate() {
            s.add_unit(at as u32, v).unwrap();
        }
        s
    }

    #[test]
    fn a_sum_is_found_and_named() {
        let mut all = Eliminator::default();
        assert_eq!(all.insert(10, sparse(&[1, 0, 0])), Inserted::Independent);
        assert_eq!(all.insert(11, sparse(&[1, 2, 0])), Inserted::Independent);
        let Inserted::Dependent(sum) = all.insert(12, sparse(&[0, 1, 0])) else { panic!() };
        assert_eq!(sum.terms().collect::<Vec<_>>(), [(10, -0.5), (11, 0.5)]);
        assert_eq!(all.express(sparse(&[0, 0, 1])), None);
    }

    proptest! {
        /// Whatever is called dependent is the combination it is said to be.
        #[test]
        fn combinations_are_right(vectors in prop::collection::vec(prop::collection::vec(-3i64..4, 5), 1..12)) {
            let mut all = Eliminator::default();
            for (id, v) in vectors.iter().enumerate() {
                if let Inserted::Dependent(sum) = all.insert(id as u32, sparse(v)) {
                    for at in 0..5 {
                        let got: f64 = sum.terms().map(|(j, c)| c * vectors[j as usize][at] as f64).sum();
                        prop_assert!((got - v[at] as f64).abs() < 1e-9);
                    }
                }
            }
            prop_assert!(all.rows.len() <= 5);
        }
    }
}
