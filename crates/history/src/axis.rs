//! One dimension of a table: a parameter's range cut into intervals, and how it adapts to a value outside.
//!
//! A parameter with minimum, maximum and k intervals has cells of width (max - min) / k, its *precision*. The
//! rules of section IV-A for a value outside the range:
//!
//! * [`Axis::grow`]: as many cells more as it takes, each of the same width;
//! * [`Axis::widen`]: as many cells as before, the outermost reaches out to the value;
//! * [`Axis::redivide`]: as many cells as before, all wider; what they hold is spread over the new ones in
//!   proportion to the overlap.
//!
//! And, to shrink: [`Axis::trim`] drops cells at the ends, [`Axis::halve`] merges cells in pairs, and
//! [`Axis::overlay`] changes to any other range and number of intervals. Every change comes with the
//! [`Share`]s that say where each old cell's contents go; a cell's shares add up to 1, so nothing is lost.

use serde::{Deserialize, Serialize};

/// The part `fraction` of old cell `from` that goes to new cell `to`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The old cell.
    pub from: usize,
    /// The new cell.
    pub to: usize,
    /// In (0, 1].
    pub fraction: f64,
}

/// A parameter's range and its cells.
///
/// Cell i covers `origin + (first + i) * step` and one `step` more, the upper end excluded; the first and the
/// last reach out to `low` and `high`, included. Numbering from a fixed origin keeps the edges of all cells
/// where they are, to the last bit, however often the range grows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Axis {
    origin: f64,
    step: f64,
    first: i64,
    cells: usize,
    low: f64,
    high: f64,
}

/// Cell numbers stay far below the integers that `f64` cannot tell apart.
const FARTHEST: f64 = (1u64 << 52) as f64;

impl Axis {
    /// The range `min..=max` in `cells` intervals, both finite, `min < max`, `cells >= 1`.
    pub fn new(min: f64, max: f64, cells: usize) -> Self {
        debug_assert!(min < max && cells >= 1);
        Axis { origin: min, step: (max - min) / cells as f64, first: 0, cells, low: min, high: max }
    }

    /// The number of cells, at least 1.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// The precision: the width of a cell that was not widened.
    pub fn step(&self) -> f64 {
        self.step
    }

    /// The least and greatest value inside.
    pub fn range(&self) -> (f64, f64) {
        (self.low, self.high)
    }

    /// Where cell `cell` begins and ends, widening included.
    pub fn edges(&self, cell: usize) -> (f64, f64) {
        let low = if cell == 0 { self.low } else { self.grid(cell) };
        let high = if cell + 1 == self.cells { self.high } else { self.grid(cell + 1) };
        (low, high)
    }

    /// The middle of cell `cell`, without what was widened.
    pub fn middle(&self, cell: usize) -> f64 {
        self.grid(cell) + self.step / 2.0
    }

    /// Whether an axis that was read back is one.
    pub fn is_sound(&self) -> bool {
        let finite = [self.origin, self.step, self.low, self.high].iter().all(|value| value.is_finite());
        finite && self.cells >= 1 && self.step > 0.0 && self.low <= self.high
    }

    /// Where cell `cell` begins on the grid of equal steps.
    fn grid(&self, cell: usize) -> f64 {
        self.origin + (self.first + cell as i64) as f64 * self.step
    }

    /// The cell of a value inside the range; `None` outside and for NaN.
    pub fn locate(&self, value: f64) -> Option<usize> {
        (self.low <= value && value <= self.high).then(|| self.clamp(value))
    }

    /// The cell of a value, or the outermost cell on its side. `value` is not NaN.
    pub fn clamp(&self, value: f64) -> usize {
        let steps = (value - self.origin) / self.step;
        // The floor, without the call that it is on processors of 2003; the cast saturates.
        let whole = steps as i64;
        let floor = whole.saturating_sub(i64::from(steps < whole as f64));
        floor.saturating_sub(self.first).clamp(0, self.cells as i64 - 1) as usize
    }

    /// Adds cells of the same width until `value` is inside: ceil((v - max) / step) of them above, or
    /// ceil((min - v) / step) below. `None` if the range would need more than `most` cells, or if its end was
    /// widened before (its grid ends where the widened cell begins).
    pub fn grow(&self, value: f64, most: usize) -> Option<(Axis, Vec<Share>)> {
        let (start, end) = (self.grid(0), self.grid(self.cells));
        let above = if value > self.high { ((value - end) / self.step).ceil().max(1.0) } else { 0.0 };
        let below = if value < self.low { ((start - value) / self.step).ceil().max(1.0) } else { 0.0 };
        let total = self.cells as f64 + above + below;
        let first = self.first as f64 - below;
        let tolerance = self.step * 1e-9;
        let widened = self.high > end + tolerance || self.low < start - tolerance;
        if widened || total > most as f64 || first.abs() + total > FARTHEST {
            return None;
        }
        let mut axis = Axis { first: first as i64, cells: total as usize, ..self.clone() };
        // The grid may end an ulp short of the value that it was made for.
        axis.low = if below > 0.0 { axis.grid(0).min(value) } else { self.low };
        axis.high = if above > 0.0 { axis.grid(axis.cells).max(value) } else { self.high };
        let shares = shift(self.cells, below as usize);
        Some((axis, shares))
    }

    /// Lets the outermost cell reach out to `value`. No cell moves.
    pub fn widen(&self, value: f64) -> Axis {
        Axis { low: self.low.min(value), high: self.high.max(value), ..self.clone() }
    }

    /// As many cells as before, wide enough for `value`. The new width is rounded up to a tenth of the old
    /// one, as in the paper's example ([0..500] in 50 cells of 10, v = 512: cells of 11, [0..550]); so it
    /// grows by a tenth at least, and a value that creeps up does not re-divide at every step.
    pub fn redivide(&self, value: f64) -> Option<(Axis, Vec<Share>)> {
        let (low, high) = (self.low.min(value), self.high.max(value));
        let quantum = self.step / 10.0;
        let step = ((high - low) / self.cells as f64 / quantum).ceil() * quantum;
        let span = step * self.cells as f64;
        if !span.is_finite() {
            return None;
        }
        // The end that `value` is not beyond stays where it is.
        let start = if value < self.low { high - span } else { low };
        let axis = Axis {
            origin: start,
            step,
            first: 0,
            cells: self.cells,
            low: start.min(low),
            high: (start + span).max(high),
        };
        let shares = self.overlay(&axis);
        Some((axis, shares))
    }

    /// Merges cells in pairs: half as many (rounded up), each twice as wide.
    pub fn halve(&self) -> (Axis, Vec<Share>) {
        let cells = self.cells.div_ceil(2);
        let origin = self.grid(0);
        let step = self.step * 2.0;
        let high = self.high.max(origin + step * cells as f64);
        let axis = Axis { origin, step, first: 0, cells, low: self.low, high };
        let shares = (0..self.cells).map(|from| Share { from, to: from / 2, fraction: 1.0 }).collect();
        (axis, shares)
    }

    /// Drops the cells before `first` and after `last`, which must be empty.
    pub fn trim(&self, first: usize, last: usize) -> (Axis, Vec<Share>) {
        let (low, high) = (self.edges(first).0, self.edges(last).1);
        let axis =
            Axis { first: self.first + first as i64, cells: last - first + 1, low, high, ..self.clone() };
        let shares = (first..=last).map(|from| Share { from, to: from - first, fraction: 1.0 }).collect();
        (axis, shares)
    }

    /// Spreads the cells over those of `new` in proportion to the overlap. What lies outside of `new` goes to
    /// its outermost cells.
    pub fn overlay(&self, new: &Axis) -> Vec<Share> {
        let mut shares = Vec::with_capacity(self.cells + new.cells);
        for from in 0..self.cells {
            let (low, high) = self.edges(from);
            let (begin, end) = (new.clamp(low), new.clamp(high));
            let mut left = 1.0;
            for to in begin..end {
                let above = if to == begin { low } else { new.edges(to).0 };
                let fraction = ((new.edges(to).1 - above) / (high - low)).clamp(0.0, left);
                if fraction > 0.0 {
                    shares.push(Share { from, to, fraction });
                    left -= fraction;
                }
            }
            // The rest, so that the shares of a cell add up to 1 whatever was rounded. A rest that is
            // rounding itself belongs to the last cell that got something.
            match shares.last_mut() {
                Some(last) if last.from == from && left < 1e-12 => last.fraction += left,
                _ => shares.push(Share { from, to: end, fraction: left }),
            }
        }
        shares
    }
}

/// The shares of `cells` cells that all move up by `by`.
fn shift(cells: usize, by: usize) -> Vec<Share> {
    (0..cells).map(|from| Share { from, to: from + by, fraction: 1.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section IV-A: min = 0, max = 500, k = 50, and an execution with v = 512.
    fn paper() -> Axis {
        Axis::new(0.0, 500.0, 50)
    }

    #[test]
    fn cells_of_the_paper() {
        let axis = paper();
        assert_eq!(axis.step(), 10.0);
        assert_eq!((axis.locate(10.0), axis.locate(19.0), axis.locate(20.0)), (Some(1), Some(1), Some(2)));
        assert_eq!((axis.locate(500.0), axis.locate(-0.1), axis.locate(500.1)), (Some(49), None, None));
        assert_eq!(axis.locate(f64::NAN), None);
    }

    #[test]
    fn growing_adds_two_cells() {
        let (axis, shares) = paper().grow(512.0, 1000).expect("room");
        assert_eq!((axis.cells(), axis.range(), axis.step()), (52, (0.0, 520.0), 10.0));
        assert!(shares.iter().all(|share| share.from == share.to && share.fraction == 1.0));
        let (axis, shares) = paper().grow(-11.0, 1000).expect("room");
        assert_eq!((axis.cells(), axis.range()), (52, (-20.0, 500.0)));
        assert_eq!(shares[0], Share { from: 0, to: 2, fraction: 1.0 });
    }

    #[test]
    fn growing_stops_at_the_cap() {
        assert!(paper().grow(1e300, 100_000).is_none());
        assert!(paper().grow(512.0, 51).is_none());
    }

    #[test]
    fn widening_reaches_out_with_the_last_cell() {
        let axis = paper().widen(512.0);
        assert_eq!((axis.cells(), axis.range(), axis.edges(49)), (50, (0.0, 512.0), (490.0, 512.0)));
        assert_eq!(axis.locate(512.0), Some(49));
        assert_eq!(paper().widen(-3.0).locate(-3.0), Some(0));
    }

    #[test]
    fn redividing_makes_every_cell_wider() {
        let (axis, shares) = paper().redivide(512.0).expect("finite");
        assert_eq!((axis.cells(), axis.range(), axis.step()), (50, (0.0, 550.0), 11.0));
        // Old cell 1 is [10, 20): one tenth of it in [0, 11), the rest in [11, 22).
        let of_one: Vec<_> = shares.iter().filter(|share| share.from == 1).collect();
        assert_eq!((of_one[0].to, of_one[1].to), (0, 1));
        assert!((of_one[0].fraction - 0.1).abs() < 1e-12 && (of_one[1].fraction - 0.9).abs() < 1e-12);
    }

    #[test]
    fn halving_keeps_the_range() {
        let (axis, _) = paper().halve();
        assert_eq!((axis.cells(), axis.range(), axis.step()), (25, (0.0, 500.0), 20.0));
        let (axis, shares) = axis.halve();
        assert_eq!((axis.cells(), axis.range()), (13, (0.0, 520.0)));
        assert_eq!(shares[24], Share { from: 24, to: 12, fraction: 1.0 });
    }
}
