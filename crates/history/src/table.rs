//! The table of an action: what its executions cost, by the values of its parameters.
//!
//! Parameters are sampled (section IV): values in the same interval are considered equal and get the same
//! prediction. A table is dense (an array with a cell for every combination of intervals, see
//! [`crate::dense`]) or sparse (only cells that were visited, see [`crate::sparse`]); both do the same
//! things. Measurements whose parameters are no finite numbers, such as the length of a null array, have a
//! cell of their own.
//!
//! Looking up and updating allocate nothing. Adapting a dense table does.

use serde::{Deserialize, Serialize};

use crate::cell::Slot;
use crate::dense::Dense;
use crate::sparse::Sparse;

/// The most parameters of an action.
pub const MAX_PARAMETERS: usize = 16;

/// The most cells that a search for a neighbour looks at: bounds the time of a query.
pub const SEARCH: usize = 4096;

/// What happens when a parameter's value is outside its range (section IV-A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Adapt {
    /// More cells of the same width, as far as the memory cap allows; then as [`Adapt::Widen`].
    #[default]
    Grow,
    /// The outermost cell becomes wider.
    Widen,
    /// All cells become wider and are repopulated.
    Redivide,
}

/// A parameter's range, precision and rule.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dimension {
    /// Least value, finite.
    pub min: f64,
    /// Greatest value, finite and above `min`.
    pub max: f64,
    /// The number k of intervals, at least 1.
    pub intervals: usize,
    /// The rule for values outside.
    pub adapt: Adapt,
}

/// Where a combination of values is in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A cell by number; valid until the table adapts.
    Cell(usize),
    /// The cell of values that are not finite.
    Outside,
}

/// A table of slots, one for each resource in each cell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Table {
    grid: Grid,
    outside: Vec<Slot>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Grid {
    Dense(Dense),
    Sparse(Sparse),
}

impl Table {
    /// An empty dense table for at most [`MAX_PARAMETERS`] dimensions; `cap` bounds its growth in bytes.
    pub fn dense(dimensions: &[Dimension], resources: usize, cap: usize) -> Self {
        Table {
            grid: Grid::Dense(Dense::new(dimensions, resources, cap)),
            outside: vec![Slot::EMPTY; resources],
        }
    }

    /// An empty sparse table for at most [`MAX_PARAMETERS`] dimensions of about `cap` bytes.
    pub fn sparse(dimensions: &[Dimension], resources: usize, cap: usize) -> Self {
        Table {
            grid: Grid::Sparse(Sparse::new(dimensions, resources, cap)),
            outside: vec![Slot::EMPTY; resources],
        }
    }

    /// The number of resources.
    pub fn resources(&self) -> usize {
        self.outside.len()
    }

    /// The bytes that its cells take.
    pub fn bytes(&self) -> usize {
        let grid = match &self.grid {
            Grid::Dense(table) => table.bytes(),
            Grid::Sparse(table) => table.bytes(),
        };
        grid + size_of_val(self.outside.as_slice())
    }

    /// The number of cells: all of a dense table, those that exist of a sparse one.
    pub fn cells(&self) -> usize {
        match &self.grid {
            Grid::Dense(table) => table.cells(),
            Grid::Sparse(table) => table.cells(),
        }
    }

    /// The number of cells with a measurement.
    pub fn occupied(&self) -> usize {
        let used = |cell: &[Slot]| cell.iter().any(|slot| !slot.is_empty());
        self.all().chunks(self.resources().max(1)).filter(|cell| used(cell)).count()
    }

    /// The number of parameters.
    pub fn dimensions(&self) -> usize {
        match &self.grid {
            Grid::Dense(table) => table.axes().len(),
            Grid::Sparse(table) => table.steps().len(),
        }
    }

    /// The precision of a parameter: the width of its cells.
    pub fn step(&self, dimension: usize) -> f64 {
        match &self.grid {
            Grid::Dense(table) => table.axes()[dimension].step(),
            Grid::Sparse(table) => table.steps()[dimension],
        }
    }

    /// The dense table, if it is one.
    pub fn as_dense(&self) -> Option<&Dense> {
        match &self.grid {
            Grid::Dense(table) => Some(table),
            Grid::Sparse(_) => None,
        }
    }

    /// The place of these values, if the table has one. `values` has one entry for each dimension.
    pub fn locate(&self, values: &[f64]) -> Option<Place> {
        if values.iter().any(|value| !value.is_finite()) {
            return Some(Place::Outside);
        }
        let cell = match &self.grid {
            Grid::Dense(table) => table.locate(values),
            Grid::Sparse(table) => table.locate(values),
        };
        cell.map(Place::Cell)
    }

    /// The place of these values, adapting the table if it has none; and whether it was adapted.
    pub fn admit(&mut self, values: &[f64]) -> (Place, bool) {
        if values.iter().any(|value| !value.is_finite()) {
            return (Place::Outside, false);
        }
        match &mut self.grid {
            Grid::Dense(table) => {
                if let Some(cell) = table.locate(values) {
                    return (Place::Cell(cell), false);
                }
                let adapted = table.adapt(values);
                (table.locate(values).map_or(Place::Outside, Place::Cell), adapted)
            }
            Grid::Sparse(table) => {
                let (cell, merged) = table.admit(values);
                (Place::Cell(cell), merged)
            }
        }
    }

    /// The slots of a place, one for each resource.
    pub fn slots(&self, place: Place) -> &[Slot] {
        match (place, &self.grid) {
            (Place::Outside, _) => &self.outside,
            (Place::Cell(cell), Grid::Dense(table)) => table.slots(cell),
            (Place::Cell(cell), Grid::Sparse(table)) => table.slots(cell),
        }
    }

    /// As [`Table::slots`], to change.
    pub fn slots_mut(&mut self, place: Place) -> &mut [Slot] {
        match (place, &mut self.grid) {
            (Place::Outside, _) => &mut self.outside,
            (Place::Cell(cell), Grid::Dense(table)) => table.slots_mut(cell),
            (Place::Cell(cell), Grid::Sparse(table)) => table.slots_mut(cell),
        }
    }

    /// The slot of `resource` in the nearest cell that has one, and the distance in cells. `None` for values
    /// that are not finite, for an empty table, and if the nearest is farther than [`SEARCH`] cells can show.
    pub fn nearest(&self, values: &[f64], resource: usize) -> Option<(&Slot, u32)> {
        if values.iter().any(|value| !value.is_finite()) {
            return None;
        }
        let (cell, distance) = match &self.grid {
            Grid::Dense(table) => table.nearest(values, resource)?,
            Grid::Sparse(table) => table.nearest(values, resource)?,
        };
        Some((&self.slots(Place::Cell(cell))[resource], distance))
    }

    /// Calls `change` for every slot of `resource`.
    pub fn for_each_slot(&mut self, resource: usize, mut change: impl FnMut(&mut Slot)) {
        for cell in 0..self.cells() {
            change(&mut self.slots_mut(Place::Cell(cell))[resource]);
        }
        change(&mut self.outside[resource]);
    }

    /// The sum of all slots of `resource`: their weights and the weighted mean of their values.
    pub fn total(&self, resource: usize) -> Slot {
        let mut total = self.outside[resource];
        let step = self.resources();
        self.all().iter().skip(resource).step_by(step).for_each(|slot| total.absorb(slot, 1.0));
        total
    }

    /// The dimension whose intervals say least: what merging them in pairs would lose (see
    /// [`Slot::merge_loss`]), and the bytes it would free. `None` if the table cannot become smaller.
    pub fn cheapest_halving(&self) -> Option<(usize, f64, usize)> {
        match &self.grid {
            Grid::Dense(table) => {
                let halvings = table.axes().iter().enumerate().filter(|(_, axis)| axis.cells() > 1);
                let costs = halvings.map(|(d, axis)| {
                    let freed = table.bytes() / axis.cells() * (axis.cells() / 2);
                    (d, table.halving_loss(d), freed)
                });
                costs.min_by(|a, b| (a.1 / a.2 as f64).total_cmp(&(b.1 / b.2 as f64)))
            }
            Grid::Sparse(table) => table.shrinking_loss().map(|(loss, freed)| (table.widest(), loss, freed)),
        }
    }

    /// Merges intervals of a dimension of a dense table in pairs; halves the memory of a sparse one.
    pub fn halve(&mut self, dimension: usize) {
        match &mut self.grid {
            Grid::Dense(table) => table.halve(dimension),
            Grid::Sparse(table) => {
                table.shrink();
            }
        }
    }

    /// Drops empty cells at the ends of every dimension of a dense table; says whether any were dropped.
    pub fn trim(&mut self) -> bool {
        match &mut self.grid {
            Grid::Dense(table) => {
                (0..table.axes().len()).filter(|&dimension| table.trim(dimension)).count() > 0
            }
            Grid::Sparse(_) => false,
        }
    }

    /// Gives a dimension of a dense table another range and number of intervals; what lies outside goes to
    /// its outermost cells. Nothing for a sparse table, which has no ranges.
    pub fn reshape(&mut self, dimension: usize, min: f64, max: f64, intervals: usize) {
        if let Grid::Dense(table) = &mut self.grid {
            table.reshape(dimension, min, max, intervals);
        }
    }

    /// Calls `visit` for every cell that exists with the middle of its intervals, and for the one of values
    /// that are not finite with `None`.
    pub fn visit(&self, mut visit: impl FnMut(Option<&[f64]>, &[Slot])) {
        let mut middle = [0.0; MAX_PARAMETERS];
        let dimensions = self.dimensions();
        for cell in 0..self.cells() {
            let middle = &mut middle[..dimensions];
            match &self.grid {
                Grid::Dense(table) => table.middle(cell, middle),
                Grid::Sparse(table) => table.middle(cell, middle),
            }
            visit(Some(middle), self.slots(Place::Cell(cell)));
        }
        visit(None, &self.outside);
    }

    /// Bounds further growth of a dense table; changes the memory of a sparse one.
    pub fn set_cap(&mut self, bytes: usize) {
        match &mut self.grid {
            Grid::Dense(table) => table.set_cap(bytes),
            Grid::Sparse(table) => table.set_cap(bytes),
        }
    }

    /// Whether a table that was read back has so many dimensions and resources, and cells for them.
    pub fn is_sound(&self, dimensions: usize, resources: usize) -> bool {
        let grid = match &self.grid {
            Grid::Dense(table) => table.is_sound(dimensions, resources),
            Grid::Sparse(table) => table.is_sound(dimensions, resources),
        };
        grid && self.outside.len() == resources
    }

    fn all(&self) -> &[Slot] {
        match &self.grid {
            Grid::Dense(table) => table.all(),
            Grid::Sparse(table) => table.all(),
        }
    }
}
