//! Which rows to measure: subsets whose design has a large determinant.
//!
//! The determinant of `X'X` is inversely proportional to the squared volume of the confidence region of the
//! coefficients, so a subset of rows with the largest determinant (D-optimal) determines them best. The
//! search is greedy, then exchanges: rows are added one by one, always the one that multiplies the
//! determinant most, which is the one of largest leverage (`1 + x' M^-1 x`; Sherman and Morrison keep the
//! inverse); then, as long as the determinant grows, the best swap of a chosen row with another is made
//! (Fedorov, "Theory of Optimal Experiments", 1972). `M` is `X'X + eps I`, so that the determinant is defined
//! before there are as many rows as columns.
//!
//! Columns are first scaled to mean square 1, which changes no comparison of determinants but makes `eps`
//! mean the same for each. When there are more columns than candidates, the rows are first rotated into as
//! many dimensions as there are candidates (the Cholesky factor of `X X'`), which changes no leverage.

use rayon::prelude::*;
use serde::Serialize;

use crate::kernel::{axpy, dot};
use crate::matrix::check_matrix;
use crate::{Error, Matrix};

/// How to choose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// The `eps` added to the diagonal, for columns of mean square 1.
    pub ridge: f64,
    /// How many rows may be exchanged after the greedy choice; 0 for greedy only. One exchange takes
    /// `O(count * rows * columns)`.
    pub exchanges: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { ridge: 1e-6, exchanges: 100 }
    }
}

/// A choice of rows.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Selection {
    /// The rows in the order of choice; one that was exchanged stands in the place of the one it replaced.
    /// Every prefix of a greedy choice is the greedy choice of that size.
    pub rows: Vec<usize>,
    /// The logarithm of the determinant of `X'X + eps I` over the rows chosen, for columns scaled to mean
    /// square 1; columns of zeros left out.
    pub log_determinant: f64,
    /// The determinant per row compared to that of all candidates, to the power of one over the number of
    /// columns: 1 says that a run of this choice is worth as much as an average run of all.
    pub efficiency: f64,
    /// At least how good the choice is, compared to the best choice of any size per row: 1 is optimal (Atwood
    /// 1969). Near 0 when fewer rows than columns are chosen, whatever the choice.
    pub optimality: f64,
    /// How many exchanges were made.
    pub exchanges: usize,
}

/// Determinants must grow by this factor for an exchange, lest rounding makes one.
const GROWTH: f64 = 1e-9;

/// Chooses `count` of the rows of `x`.
///
/// # Errors
/// [`Error::TooFewRows`] when there are fewer rows, [`Error::NoColumns`] when all columns are zero,
/// [`Error::Option`] when the ridge is not positive; and when a value is not finite.
pub fn d_optimal(x: &Matrix, count: usize, options: &Options) -> Result<Selection, Error> {
    if !(options.ridge > 0.0 && options.ridge.is_finite()) {
        return Err(Error::Option {
            what: "the ridge",
            value: options.ridge,
            range: "above 0, such as 1e-6",
        });
    }
    if count > x.rows() {
        return Err(Error::TooFewRows { wanted: count, rows: x.rows() });
    }
    check_matrix(x)?;
    let (candidates, columns) = candidates(x);
    if columns == 0 {
        return Err(Error::NoColumns);
    }
    let mut search = Search::new(&candidates, options.ridge);
    for _ in 0..count {
        search.add_best();
    }
    let mut exchanges = 0;
    // The updates lose digits where the ridge is small; start from a fresh inverse.
    search.refresh();
    let greedy = search.clone();
    while exchanges < options.exchanges && search.exchange() {
        exchanges += 1;
    }
    search.refresh();
    // While fewer rows than columns are chosen, rounding may take a swap for a better one that is not.
    if search.log_determinant < greedy.log_determinant {
        (search, exchanges) = (greedy, 0);
    }
    let dimensions = columns as f64;
    // What the rotation left out is only the ridge there.
    let rotated = candidates.first().map_or(0, Vec::len);
    let log_determinant = search.log_determinant + (columns - rotated) as f64 * options.ridge.ln();
    let per_row = |chosen: &[usize]| {
        let scale = 1.0 / chosen.len().max(1) as f64;
        information(&candidates, chosen, scale, options.ridge)
            .map_or(f64::NEG_INFINITY, |c| c.log_determinant())
    };
    let everything: Vec<usize> = (0..candidates.len()).collect();
    let efficiency = ((per_row(&search.chosen) - per_row(&everything)) / dimensions).exp();
    let steepest = search.leverage.iter().fold(0.0_f64, |m, l| m.max(*l)) * count as f64;
    let optimality = if steepest > 0.0 { (search.rank() / steepest).min(1.0) } else { 0.0 };
    Ok(Selection { rows: search.chosen, log_determinant, efficiency, optimality, exchanges })
}

/// The rows, scaled, in as few dimensions as are needed, and how many columns are not zero.
fn candidates(x: &Matrix) -> (Vec<Vec<f64>>, usize) {
    let n = x.rows();
    let scale: Vec<(usize, f64)> = x
        .columns()
        .map(crate::kernel::norm)
        .enumerate()
        .filter(|(_, length)| *length > 0.0)
        .map(|(j, length)| (j, (n as f64).sqrt() / length))
        .collect();
    let rows = |columns: &[(usize, f64)]| -> Vec<Vec<f64>> {
        (0..n).map(|i| columns.iter().map(|&(j, s)| x.column(j)[i] * s).collect()).collect()
    };
    if scale.len() <= n {
        return (rows(&scale), scale.len());
    }
    // Inner products of all rows, a block of columns at a time.
    let mut products = vec![vec![0.0; n]; n];
    for block in scale.chunks(256) {
        let rows = rows(block);
        products.par_iter_mut().enumerate().for_each(|(i, products)| {
            products[..=i].iter_mut().zip(&rows).for_each(|(p, row)| *p += dot(&rows[i], row));
        });
    }
    (semidefinite_root(products), scale.len())
}

/// Rows whose inner products are the lower triangle of `products` (Cholesky with pivoting; stops when nothing
/// is left).
fn semidefinite_root(products: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = products.len();
    let mut left: Vec<f64> = (0..n).map(|i| products[i][i]).collect();
    let largest = left.iter().copied().fold(0.0, f64::max);
    let mut rows: Vec<Vec<f64>> = vec![Vec::new(); n];
    for _ in 0..n {
        let best = (0..n).fold(0, |best, i| if left[i] > left[best] { i } else { best });
        if left[best] <= 1e-14 * largest {
            break;
        }
        let root = left[best].sqrt();
        let pivot = rows[best].clone();
        rows.par_iter_mut().zip(&mut left).enumerate().for_each(|(i, (row, left))| {
            let entry = (products[i.max(best)][i.min(best)] - dot(row, &pivot)) / root;
            // Exactly zero for those that were pivots before.
            let entry = if *left > 0.0 { entry } else { 0.0 };
            row.push(entry);
            *left = if i == best { 0.0 } else { (*left - entry * entry).max(0.0) };
        });
    }
    rows
}

/// A lower-triangular factor of a positive definite matrix, row `i` with `i + 1` values.
struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    fn log_determinant(&self) -> f64 {
        2.0 * self.0.iter().enumerate().map(|(i, row)| row[i].ln()).sum::<f64>()
    }

    /// The inverse of the matrix.
    fn inverse(&self) -> Vec<Vec<f64>> {
        let p = self.0.len();
        (0..p)
            .into_par_iter()
            .map(|k| {
                let mut v = vec![0.0; p];
                v[k] = 1.0;
                for i in k..p {
                    v[i] = (v[i] - dot(&self.0[i][k..i], &v[k..i])) / self.0[i][i];
                }
                for i in (0..p).rev() {
                    v[i] /= self.0[i][i];
                    let factor = -v[i];
                    axpy(&mut v[..i], factor, &self.0[i][..i]);
                }
                v
            })
            .collect()
    }
}

/// The factor of `scale * X'X + ridge I` over some rows; `None` when rounding made that indefinite.
fn information(rows: &[Vec<f64>], chosen: &[usize], scale: f64, ridge: f64) -> Option<Cholesky> {
    let p = rows.first().map_or(0, Vec::len);
    let columns: Vec<Vec<f64>> = (0..p).map(|j| chosen.iter().map(|&i| rows[i][j]).collect()).collect();
    let product = |i: usize| (0..=i).map(|j| scale * dot(&columns[i], &columns[j])).collect();
    let mut factor: Vec<Vec<f64>> = (0..p).into_par_iter().map(product).collect();
    for i in 0..p {
        factor[i][i] += ridge;
        let (above, own) = factor.split_at_mut(i);
        let own = &mut own[0];
        for j in 0..i {
            own[j] = (own[j] - dot(&own[..j], &above[j][..j])) / above[j][j];
        }
        let left = own[i] - dot(&own[..i], &own[..i]);
        if left.is_nan() || left <= 0.0 {
            return None;
        }
        own[i] = left.sqrt();
    }
    Some(Cholesky(factor))
}

/// A set of chosen rows and what is kept about it.
#[derive(Clone)]
struct Search<'a> {
    rows: &'a [Vec<f64>],
    ridge: f64,
    chosen: Vec<usize>,
    is_chosen: Vec<bool>,
    /// `(X'X + ridge I)^-1`
    inverse: Vec<Vec<f64>>,
    /// `x' inverse x` of every row.
    leverage: Vec<f64>,
    log_determinant: f64,
}

impl<'a> Search<'a> {
    fn new(rows: &'a [Vec<f64>], ridge: f64) -> Self {
        let p = rows.first().map_or(0, Vec::len);
        let unit = |k: usize| (0..p).map(|i| if i == k { 1.0 / ridge } else { 0.0 }).collect();
        Search {
            rows,
            ridge,
            chosen: Vec::new(),
            is_chosen: vec![false; rows.len()],
            inverse: (0..p).map(unit).collect(),
            leverage: rows.iter().map(|r| dot(r, r) / ridge).collect(),
            log_determinant: p as f64 * ridge.ln(),
        }
    }

    /// Adds the row of largest leverage, the first if several have it.
    fn add_best(&mut self) {
        let free = (0..self.rows.len()).filter(|&i| !self.is_chosen[i]);
        let best = free.reduce(|best, i| if self.leverage[i] > self.leverage[best] { i } else { best });
        if let Some(row) = best {
            self.update(row, 1.0);
            self.chosen.push(row);
            self.is_chosen[row] = true;
        }
    }

    /// Adds (`sign = 1`) or removes (`sign = -1`) a row from the matrix.
    fn update(&mut self, row: usize, sign: f64) {
        let direction: Vec<f64> = self.inverse.iter().map(|line| dot(line, &self.rows[row])).collect();
        let growth = 1.0 + sign * dot(&direction, &self.rows[row]);
        let factor = -sign / growth;
        self.inverse.iter_mut().zip(&direction).for_each(|(line, d)| axpy(line, factor * d, &direction));
        let rows = self.rows;
        self.leverage.par_iter_mut().zip(rows).with_min_len(64).for_each(|(leverage, x)| {
            *leverage = (*leverage + factor * dot(x, &direction).powi(2)).max(0.0);
        });
        self.log_determinant += growth.ln();
    }

    /// Computes everything from the chosen rows; keeps the updated values when rounding prevents that.
    fn refresh(&mut self) {
        let Some(factor) = information(self.rows, &self.chosen, 1.0, self.ridge) else { return };
        self.log_determinant = factor.log_determinant();
        self.inverse = factor.inverse();
        let inverse = &self.inverse;
        let leverage = |x: &Vec<f64>| {
            inverse.iter().zip(x).filter(|(_, v)| **v != 0.0).map(|(line, v)| v * dot(line, x)).sum()
        };
        self.leverage = self.rows.par_iter().map(leverage).collect();
    }

    /// Makes the swap that raises the determinant most; false when none does.
    fn exchange(&mut self) -> bool {
        let directions: Vec<Vec<f64>> = self
            .chosen
            .par_iter()
            .map(|&row| self.inverse.iter().map(|line| dot(line, &self.rows[row])).collect())
            .collect();
        // Fedorov's delta: removing row i and adding row j multiplies the determinant by 1 + delta.
        let best_for = |(place, direction): (usize, &Vec<f64>)| {
            let own = self.leverage[self.chosen[place]];
            let free = (0..self.rows.len()).filter(|&j| !self.is_chosen[j]);
            free.map(|j| {
                let other = self.leverage[j];
                let delta = other - own - (other * own - dot(direction, &self.rows[j]).powi(2));
                (delta, place, j)
            })
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
        };
        let best: Vec<(f64, usize, usize)> = directions.par_iter().enumerate().filter_map(best_for).collect();
        let best = best.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((delta, place, row)) = best.filter(|(delta, ..)| *delta > GROWTH) else { return false };
        debug_assert!(delta.is_finite());
        let old = self.chosen[place];
        // First in, then out: so the matrix never loses rank on the way.
        self.update(row, 1.0);
        self.update(old, -1.0);
        self.chosen[place] = row;
        self.is_chosen[row] = true;
        self.is_chosen[old] = false;
        true
    }

    /// The dimensions the chosen rows determine: the sum of their leverages.
    fn rank(&self) -> f64 {
        self.chosen.iter().map(|&i| self.leverage[i]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best_of_all(x: &Matrix, count: usize, ridge: f64) -> f64 {
        let rows = candidates(x).0;
        let all = 0..1u32 << x.rows();
        all.filter(|set| set.count_ones() as usize == count)
            .map(|set| (0..x.rows()).filter(|i| set >> i & 1 == 1).collect::<Vec<_>>())
            .map(|set| {
                information(&rows, &set, 1.0, ridge).map_or(f64::NEG_INFINITY, |c| c.log_determinant())
            })
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// Counts without any pattern.
    fn sample(rows: usize, cols: usize) -> Matrix {
        Matrix::from_fn(rows, cols, |i, j| ((i * 37 + j * 101 + i * j * 13) % 23) as f64)
    }

    #[test]
    fn exchanges_come_close_to_the_best_subset() {
        let x = sample(12, 3);
        for count in 3..7 {
            let greedy =
                d_optimal(&x, count, &Options { exchanges: 0, ..Options::default() }).expect("valid");
            let chosen = d_optimal(&x, count, &Options::default()).expect("valid");
            let best = best_of_all(&x, count, 1e-6);
            assert!(chosen.log_determinant >= greedy.log_determinant - 1e-9);
            assert!(chosen.log_determinant <= best + 1e-9 && chosen.log_determinant > best - 0.2);
            assert!(chosen.optimality > 0.5 && chosen.optimality <= 1.0, "{}", chosen.optimality);
        }
    }

    #[test]
    fn orthogonal_rows_come_first_and_are_optimal() {
        // Rows 1, 4 and 2 are the corners; the others lie between.
        let x = [[0.5, 0.5, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.9], [0.3, 0.0, 0.4], [0.0, 1.0, 0.0]];
        let x = Matrix::from_rows(3, &x).expect("lengths");
        let chosen = d_optimal(&x, 3, &Options::default()).expect("valid");
        let mut rows = chosen.rows.clone();
        rows.sort_unstable();
        assert_eq!(rows, [1, 2, 4]);
        assert!((chosen.optimality - 1.0).abs() < 1e-5 && chosen.efficiency > 1.0);
    }

    #[test]
    fn more_columns_than_rows() {
        // The determinant is the same in the space of the rows as in that of the columns.
        let x = sample(6, 40);
        let options = Options { ridge: 1e-3, exchanges: 20 };
        let chosen = d_optimal(&x, 4, &options).expect("valid");
        let scale: Vec<f64> = x.columns().map(|c| (6.0 / dot(c, c)).sqrt()).collect();
        let rows: Vec<Vec<f64>> =
            (0..6).map(|i| x.row(i).iter().zip(&scale).map(|(v, s)| v * s).collect()).collect();
        let direct = information(&rows, &chosen.rows, 1.0, 1e-3).expect("definite").log_determinant();
        assert!((chosen.log_determinant - direct).abs() < 1e-6, "{} {direct}", chosen.log_determinant);
    }

    #[test]
    fn impossible_requests() {
        let x = sample(4, 2);
        assert_eq!(d_optimal(&x, 5, &Options::default()), Err(Error::TooFewRows { wanted: 5, rows: 4 }));
        assert!(d_optimal(&x, 2, &Options { ridge: 0.0, exchanges: 0 }).is_err());
        let zeros = Matrix::from_fn(3, 2, |_, _| 0.0);
        assert_eq!(d_optimal(&zeros, 1, &Options::default()), Err(Error::NoColumns));
        assert!(d_optimal(&x, 0, &Options::default()).is_ok_and(|s| s.rows.is_empty()));
    }
}
