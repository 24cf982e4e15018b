//! The N-dimensional array of section IV: a cell for every combination of intervals.
//!
//! Cells lie in one vector, the last parameter's index changing fastest, the resources of a cell side by
//! side.

use serde::{Deserialize, Serialize};

use crate::axis::{Axis, Share};
use crate::cell::Slot;
use crate::table::{Adapt, Dimension, MAX_PARAMETERS, SEARCH};

/// A dense table of slots.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Dense {
    axes: Vec<Axis>,
    adapt: Vec<Adapt>,
    resources: usize,
    /// The most bytes that growth may lead to.
    cap: usize,
    slots: Vec<Slot>,
}

impl Dense {
    /// An empty table; no dimension is the table of one cell. The caller has checked `dimensions` and that
    /// [`Dense::bytes_for`] them is below `cap`.
    pub fn new(dimensions: &[Dimension], resources: usize, cap: usize) -> Self {
        let axes: Vec<Axis> = dimensions.iter().map(|d| Axis::new(d.min, d.max, d.intervals)).collect();
        let cells: usize = axes.iter().map(Axis::cells).product();
        Dense {
            axes,
            adapt: dimensions.iter().map(|d| d.adapt).collect(),
            resources,
            cap,
            slots: vec![Slot::EMPTY; cells * resources],
        }
    }

    /// The bytes of a table of these dimensions; saturates.
    pub fn bytes_for(dimensions: &[Dimension], resources: usize) -> usize {
        let slots = dimensions.iter().try_fold(resources, |product, d| product.checked_mul(d.intervals));
        slots.and_then(|slots| slots.checked_mul(size_of::<Slot>())).unwrap_or(usize::MAX)
    }

    /// The bytes that its cells take.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>()
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.axes.iter().map(Axis::cells).product()
    }

    /// Its dimensions.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// The slots of a cell, one for each resource.
    pub fn slots(&self, cell: usize) -> &[Slot] {
        &self.slots[cell * self.resources..][..self.resources]
    }

    /// As [`Dense::slots`], to change.
    pub fn slots_mut(&mut self, cell: usize) -> &mut [Slot] {
        &mut self.slots[cell * self.resources..][..self.resources]
    }

    /// All slots, cell after cell.
    pub fn all(&self) -> &[Slot] {
        &self.slots
    }

    /// The cell of these finite values, if all are within range.
    pub fn locate(&self, values: &[f64]) -> Option<usize> {
        let mut cell = 0;
        for (axis, &value) in self.axes.iter().zip(values) {
            cell = cell * axis.cells() + axis.locate(value)?;
        }
        Some(cell)
    }

    /// Adapts the range of every parameter whose (finite) value is outside; says whether any was. Growth that
    /// the cap forbids becomes widening.
    pub fn adapt(&mut self, values: &[f64]) -> bool {
        let mut adapted = false;
        for (dimension, &value) in values.iter().enumerate() {
            let axis = &self.axes[dimension];
            if axis.locate(value).is_some() {
                continue;
            }
            adapted = true;
            let others = self.bytes() / axis.cells();
            let change = match self.adapt[dimension] {
                Adapt::Grow => axis.grow(value, self.cap / others.max(1)),
                Adapt::Redivide => axis.redivide(value),
                Adapt::Widen => None,
            };
            match change {
                Some((axis, shares)) => self.regrid(dimension, axis, &shares),
                None => self.axes[dimension] = axis.widen(value),
            }
        }
        adapted
    }

    /// Merges the intervals of a dimension in pairs.
    pub fn halve(&mut self, dimension: usize) {
        let (axis, shares) = self.axes[dimension].halve();
        self.regrid(dimension, axis, &shares);
    }

    /// What [`Dense::halve`] would lose, see [`Slot::merge_loss`].
    pub fn halving_loss(&self, dimension: usize) -> f64 {
        let (cells, inner) = (self.axes[dimension].cells(), self.inner(dimension));
        let mut loss = 0.0;
        for line in self.slots.chunks(cells * inner) {
            for pair in line.chunks(2 * inner).filter(|pair| pair.len() == 2 * inner) {
                let (left, right) = pair.split_at(inner);
                loss += left.iter().zip(right).map(|(a, b)| a.merge_loss(b)).sum::<f64>();
            }
        }
        loss
    }

    /// Drops empty cells at both ends of a dimension; says whether there were any.
    pub fn trim(&mut self, dimension: usize) -> bool {
        let (cells, inner) = (self.axes[dimension].cells(), self.inner(dimension));
        let used = |cell: usize| {
            self.slots
                .chunks(cells * inner)
                .any(|line| line[cell * inner..][..inner].iter().any(|slot| !slot.is_empty()))
        };
        let Some(first) = (0..cells).find(|&cell| used(cell)) else { return false };
        let last = (first..cells).rev().find(|&cell| used(cell)).unwrap_or(first);
        if last - first + 1 == cells {
            return false;
        }
        let (axis, shares) = self.axes[dimension].trim(first, last);
        self.regrid(dimension, axis, &shares);
        true
    }

    /// Gives a dimension another range and number of intervals, spreading what the cells hold. Measurements
    /// outside the new range are kept in its outermost cells.
    pub fn reshape(&mut self, dimension: usize, min: f64, max: f64, intervals: usize) {
        let axis = Axis::new(min, max, intervals);
        let shares = self.axes[dimension].overlay(&axis);
        self.regrid(dimension, axis, &shares);
    }

    /// Writes the middle of a cell's intervals, without what was widened.
    pub fn middle(&self, cell: usize, middle: &mut [f64]) {
        let mut rest = cell;
        for (axis, middle) in self.axes.iter().zip(middle).rev() {
            *middle = axis.middle(rest % axis.cells());
            rest /= axis.cells();
        }
    }

    /// Bounds further growth.
    pub fn set_cap(&mut self, bytes: usize) {
        self.cap = bytes;
    }

    /// Whether a table that was read back is one of so many dimensions and resources.
    pub fn is_sound(&self, dimensions: usize, resources: usize) -> bool {
        let cells = self.axes.iter().try_fold(1usize, |cells, axis| cells.checked_mul(axis.cells()));
        self.axes.len() == dimensions
            && dimensions <= MAX_PARAMETERS
            && self.adapt.len() == dimensions
            && self.resources == resources
            && self.axes.iter().all(Axis::is_sound)
            && cells.and_then(|cells| cells.checked_mul(resources)) == Some(self.slots.len())
    }

    /// The slots from one index of a dimension to the next.
    fn inner(&self, dimension: usize) -> usize {
        self.axes[dimension + 1..].iter().map(Axis::cells).product::<usize>() * self.resources
    }

    /// Replaces a dimension and moves the contents of its cells as `shares` say.
    fn regrid(&mut self, dimension: usize, axis: Axis, shares: &[Share]) {
        let inner = self.inner(dimension);
        let (old, new) = (self.axes[dimension].cells() * inner, axis.cells() * inner);
        let mut slots = vec![Slot::EMPTY; self.slots.len() / old * new];
        for (source, target) in self.slots.chunks(old).zip(slots.chunks_mut(new)) {
            for share in shares {
                let from = &source[share.from * inner..][..inner];
                let to = &mut target[share.to * inner..][..inner];
                for (to, from) in to.iter_mut().zip(from) {
                    to.absorb(from, share.fraction);
                }
            }
        }
        self.axes[dimension] = axis;
        self.slots = slots;
    }

    /// The nearest cell that is not empty in the slot of `resource`, and how many cells away: shells of
    /// growing Chebyshev distance around the values' cell (moved into range); in a shell the least sum of
    /// distances, then the first. Gives up after [`SEARCH`] cells.
    pub fn nearest(&self, values: &[f64], resource: usize) -> Option<(usize, u32)> {
        let mut centre = [0isize; MAX_PARAMETERS];
        for ((place, axis), &value) in centre.iter_mut().zip(&self.axes).zip(values) {
            *place = axis.clamp(value) as isize;
        }
        let farthest = self.axes.iter().map(Axis::cells).max().unwrap_or(1) as isize;
        let mut budget = SEARCH;
        for radius in 0..farthest {
            let mut best = None;
            self.shell(&centre, radius, &mut budget, |cell, distance| {
                if !self.slots[cell * self.resources + resource].is_empty()
                    && best.is_none_or(|(_, least)| distance < least)
                {
                    best = Some((cell, distance));
                }
            });
            if let Some((cell, _)) = best {
                return Some((cell, radius as u32));
            }
            if budget == 0 {
                return None;
            }
        }
        None
    }

    /// Visits the cells at Chebyshev distance `radius` from `centre`, in order, with the sum of their
    /// distances.
    fn shell(
        &self,
        centre: &[isize; MAX_PARAMETERS],
        radius: isize,
        budget: &mut usize,
        mut visit: impl FnMut(usize, isize),
    ) {
        let dimensions = self.axes.len();
        let low = |d: usize| (centre[d] - radius).max(0);
        let high = |d: usize| (centre[d] + radius).min(self.axes[d].cells() as isize - 1);
        let mut at = [0isize; MAX_PARAMETERS];
        (0..dimensions).for_each(|d| at[d] = low(d));
        loop {
            let offsets = (0..dimensions).map(|d| (at[d] - centre[d]).abs());
            let on_shell = offsets.clone().max().unwrap_or(0) == radius;
            if on_shell {
                if *budget == 0 {
                    return;
                }
                *budget -= 1;
                let cell = (0..dimensions).fold(0, |cell, d| cell * self.axes[d].cells() + at[d] as usize);
                visit(cell, offsets.sum());
            }
            // The next place of the box; inside the shell the last index jumps to the shell's far side.
            let mut d = dimensions;
            loop {
                if d == 0 {
                    return;
                }
                d -= 1;
                let inside = d + 1 == dimensions
                    && (0..d).all(|e| (at[e] - centre[e]).abs() < radius)
                    && at[d] < centre[d] + radius;
                let next = if inside { centre[d] + radius } else { at[d] + 1 };
                if next <= high(d) {
                    at[d] = next;
                    break;
                }
                at[d] = low(d);
            }
        }
    }
}
