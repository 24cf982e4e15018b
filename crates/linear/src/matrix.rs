//! A dense matrix stored by columns: what least squares reads is whole columns.

use rayon::prelude::*;

use crate::Error;
use crate::kernel::dot;

/// A product with fewer multiplications than this is not worth sharing among threads.
const PARALLEL: usize = 1 << 18;

/// A dense matrix of `rows x cols` numbers, stored column after column.
#[derive(Debug, Clone, PartialEq)]
pub struct Matrix {
    rows: usize,
    cols: usize,
    data: Vec<f64>,
}

impl Matrix {
    /// A matrix whose entry in row `i` and column `j` is `value(i, j)`; called column by column.
    pub fn from_fn(rows: usize, cols: usize, mut value: impl FnMut(usize, usize) -> f64) -> Self {
        let mut data = Vec::with_capacity(rows * cols);
        for j in 0..cols {
            data.extend((0..rows).map(|i| value(i, j)));
        }
        Matrix { rows, cols, data }
    }

    /// A matrix of the given columns, each of `rows` values.
    ///
    /// # Errors
    /// [`Error::Length`] for the first column of another length.
    pub fn from_columns<C: AsRef<[f64]>>(rows: usize, columns: &[C]) -> Result<Self, Error> {
        let mut data = Vec::with_capacity(rows * columns.len());
        for (j, column) in columns.iter().enumerate() {
            let column = column.as_ref();
            check_length(|| format!("column {j}"), column.len(), rows)?;
            data.extend_from_slice(column);
        }
        Ok(Matrix { rows, cols: columns.len(), data })
    }

    /// A matrix of the given rows, each of `cols` values.
    ///
    /// # Errors
    /// [`Error::Length`] for the first row of another length.
    pub fn from_rows<R: AsRef<[f64]>>(cols: usize, rows: &[R]) -> Result<Self, Error> {
        for (i, row) in rows.iter().enumerate() {
            check_length(|| format!("row {i}"), row.as_ref().len(), cols)?;
        }
        Ok(Matrix::from_fn(rows.len(), cols, |i, j| rows[i].as_ref()[j]))
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// Column `j`, of [`Matrix::rows`] values.
    ///
    /// # Panics
    /// When there is no such column.
    pub fn column(&self, j: usize) -> &[f64] {
        assert!(j < self.cols, "column {j} of {}", self.cols);
        &self.data[j * self.rows..(j + 1) * self.rows]
    }

    /// Column `j`, to be written.
    ///
    /// # Panics
    /// When there is no such column.
    pub fn column_mut(&mut self, j: usize) -> &mut [f64] {
        assert!(j < self.cols, "column {j} of {}", self.cols);
        &mut self.data[j * self.rows..(j + 1) * self.rows]
    }

    /// The columns in order.
    pub fn columns(&self) -> impl DoubleEndedIterator<Item = &[f64]> + ExactSizeIterator {
        (0..self.cols).map(|j| self.column(j))
    }

    /// The entry in row `i` and column `j`.
    ///
    /// # Panics
    /// When there is no such entry.
    pub fn get(&self, i: usize, j: usize) -> f64 {
        self.column(j)[i]
    }

    /// Row `i`, collected from the columns.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn row(&self, i: usize) -> Vec<f64> {
        self.columns().map(|c| c[i]).collect()
    }

    /// A matrix of some of the columns, in the order given.
    ///
    /// # Panics
    /// When there is no such column.
    pub fn select_columns(&self, columns: &[usize]) -> Matrix {
        let mut data = Vec::with_capacity(self.rows * columns.len());
        columns.iter().for_each(|&j| data.extend_from_slice(self.column(j)));
        Matrix { rows: self.rows, cols: columns.len(), data }
    }

    /// A matrix of some of the rows, in the order given.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn select_rows(&self, rows: &[usize]) -> Matrix {
        Matrix::from_fn(rows.len(), self.cols, |i, j| self.column(j)[rows[i]])
    }

    /// The product with a vector of one value per column; columns whose value is zero are not read.
    ///
    /// # Panics
    /// When the vector has another length.
    pub fn times(&self, v: &[f64]) -> Vec<f64> {
        assert_eq!(v.len(), self.cols, "one value per column");
        let mut product = vec![0.0; self.rows];
        for (column, &v) in self.columns().zip(v).filter(|(_, v)| **v != 0.0) {
            crate::kernel::axpy(&mut product, v, column);
        }
        product
    }

    /// The inner product of every column with a vector of one value per row; large ones use all threads.
    ///
    /// # Panics
    /// When the vector has another length.
    pub fn transposed_times(&self, v: &[f64]) -> Vec<f64> {
        assert_eq!(v.len(), self.rows, "one value per row");
        if self.data.len() < PARALLEL {
            return self.columns().map(|c| dot(c, v)).collect();
        }
        (0..self.cols).into_par_iter().with_min_len(64).map(|j| dot(self.column(j), v)).collect()
    }

    /// The first row of the first column with a value that is not finite.
    pub(crate) fn not_finite(&self) -> Option<(usize, usize)> {
        // Zero times a finite number is zero, anything else makes the sum NaN; and such a sum vectorises.
        let bad = |j: &usize| self.column(*j).iter().map(|x| x * 0.0).sum::<f64>().is_nan();
        let column = if self.data.len() < PARALLEL {
            (0..self.cols).find(bad)
        } else {
            (0..self.cols).into_par_iter().with_min_len(64).find_first(bad)
        }?;
        let row = self.column(column).iter().position(|x| !x.is_finite())?;
        Some((row, column))
    }

    /// The entries, column after column.
    pub(crate) fn into_data(self) -> Vec<f64> {
        self.data
    }
}

fn check_length(what: impl Fn() -> String, values: usize, expected: usize) -> Result<(), Error> {
    if values == expected { Ok(()) } else { Err(Error::Length { what: what(), values, expected }) }
}

/// Whether a vector has one finite value per row.
pub(crate) fn check_vector(what: &str, v: &[f64], rows: usize) -> Result<(), Error> {
    check_length(|| what.to_string(), v.len(), rows)?;
    match v.iter().position(|x| !x.is_finite()) {
        Some(row) => Err(Error::NotFinite { what: what.to_string(), row, value: v[row] }),
        None => Ok(()),
    }
}

/// Whether weights are one per row, finite, not negative, and not all zero.
pub(crate) fn check_weights(weights: &[f64], rows: usize) -> Result<(), Error> {
    check_length(|| "the vector of weights".to_string(), weights.len(), rows)?;
    if let Some(row) = weights.iter().position(|w| !(w.is_finite() && *w >= 0.0)) {
        return Err(Error::Weight { row, value: weights[row] });
    }
    if weights.iter().all(|w| *w == 0.0) { Err(Error::NoWeight) } else { Ok(()) }
}

/// Whether a matrix has rows and all of its values are finite.
pub(crate) fn check_matrix(x: &Matrix) -> Result<(), Error> {
    if x.rows() == 0 {
        return Err(Error::Empty);
    }
    match x.not_finite() {
        Some((row, j)) => Err(Error::NotFinite { what: format!("column {j}"), row, value: x.get(row, j) }),
        None => Ok(()),
    }
}
