//! A table for many parameters: only cells that were visited exist, found by hashing their indices.
//!
//! Its memory is fixed when it is made. Parameters have no bounds here, only a precision: `min` and (max -
//! min) / k place the grid, and a value outside is a cell like any other. When all places are taken, the
//! intervals of the parameter whose values spread over most cells are merged in pairs until there is room:
//! the precision falls, no measurement is lost, and nothing is allocated.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

use crate::cell::Slot;
use crate::table::{Dimension, MAX_PARAMETERS, SEARCH};

/// The index of a cell along each parameter, from the parameter's minimum.
type Key = [i32; MAX_PARAMETERS];

/// Cells are numbered by 32 bits.
const MOST_CELLS: usize = 1 << 28;

/// A sparse table of slots.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(from = "Record", into = "Record")]
pub struct Sparse {
    origin: Vec<f64>,
    step: Vec<f64>,
    resources: usize,
    capacity: usize,
    keys: Vec<Key>,
    slots: Vec<Slot>,
    index: HashMap<Key, u32, FxBuildHasher>,
}

impl Sparse {
    /// An empty table that takes about `cap` bytes, room for two cells at least.
    pub fn new(dimensions: &[Dimension], resources: usize, cap: usize) -> Self {
        let capacity = (cap / Self::bytes_per_cell(resources)).clamp(2, MOST_CELLS);
        Sparse {
            origin: dimensions.iter().map(|d| d.min).collect(),
            step: dimensions.iter().map(|d| (d.max - d.min) / d.intervals as f64).collect(),
            resources,
            capacity,
            keys: Vec::with_capacity(capacity),
            slots: Vec::with_capacity(capacity * resources),
            index: HashMap::with_capacity_and_hasher(capacity, FxBuildHasher),
        }
    }

    /// Key, slots, and an entry of the hash table at its worst load (it doubles at 7/8).
    fn bytes_per_cell(resources: usize) -> usize {
        size_of::<Key>() + resources * size_of::<Slot>() + 2 * (size_of::<(Key, u32)>() + 1)
    }

    /// The bytes that it takes, whether cells exist or not.
    pub fn bytes(&self) -> usize {
        self.capacity * Self::bytes_per_cell(self.resources)
    }

    /// The number of cells that exist.
    pub fn cells(&self) -> usize {
        self.keys.len()
    }

    /// The width of the cells along each parameter.
    pub fn steps(&self) -> &[f64] {
        &self.step
    }

    /// The slots of a cell, one for each resource.
    pub fn slots(&self, cell: usize) -> &[Slot] {
        &self.slots[cell * self.resources..][..self.resources]
    }

    /// As [`Sparse::slots`], to change.
    pub fn slots_mut(&mut self, cell: usize) -> &mut [Slot] {
        &mut self.slots[cell * self.resources..][..self.resources]
    }

    /// All slots, cell after cell.
    pub fn all(&self) -> &[Slot] {
        &self.slots
    }

    /// The cell of these finite values, if it exists.
    pub fn locate(&self, values: &[f64]) -> Option<usize> {
        self.index.get(&self.key(values)).map(|&cell| cell as usize)
    }

    /// The cell of these finite values, made if it does not exist; and whether intervals had to be merged.
    pub fn admit(&mut self, values: &[f64]) -> (usize, bool) {
        let mut merged = false;
        loop {
            let key = self.key(values);
            if let Some(&cell) = self.index.get(&key) {
                return (cell as usize, merged);
            }
            if self.keys.len() < self.capacity {
                let cell = self.keys.len();
                self.index.insert(key, cell as u32);
                self.keys.push(key);
                self.slots.extend(std::iter::repeat_n(Slot::EMPTY, self.resources));
                return (cell, merged);
            }
            self.halve(self.widest());
            merged = true;
        }
    }

    /// Merges the intervals of a dimension in pairs, in place. Pairs are counted from the least interval that
    /// has a cell, so that any two cells meet after enough halvings; from a fixed origin, -1 and 0 never
    /// would.
    pub fn halve(&mut self, dimension: usize) {
        let least = self.keys.iter().map(|key| key[dimension]).min().unwrap_or(0);
        self.origin[dimension] += f64::from(least) * self.step[dimension];
        self.step[dimension] *= 2.0;
        self.index.clear();
        let resources = self.resources;
        let mut kept = 0;
        for cell in 0..self.keys.len() {
            let mut key = self.keys[cell];
            key[dimension] = ((i64::from(key[dimension]) - i64::from(least)) >> 1) as i32;
            match self.index.get(&key) {
                Some(&found) => {
                    let (before, from) = self.slots.split_at_mut(cell * resources);
                    let to = &mut before[found as usize * resources..][..resources];
                    to.iter_mut().zip(from).for_each(|(to, from)| to.absorb(from, 1.0));
                }
                None => {
                    self.index.insert(key, kept as u32);
                    self.keys[kept] = key;
                    self.slots.copy_within(cell * resources..(cell + 1) * resources, kept * resources);
                    kept += 1;
                }
            }
        }
        self.keys.truncate(kept);
        self.slots.truncate(kept * resources);
    }

    /// The dimension with the most cells between its least and its greatest value.
    pub fn widest(&self) -> usize {
        let spread = |d: usize| {
            let places = self.keys.iter().map(|key| i64::from(key[d]));
            places.clone().max().unwrap_or(0) - places.min().unwrap_or(0)
        };
        (0..self.step.len()).rev().max_by_key(|&d| spread(d)).unwrap_or(0)
    }

    /// Changes the memory to about `cap` bytes, merging until what there is fits, and allocates it.
    pub fn set_cap(&mut self, cap: usize) {
        self.capacity = (cap / Self::bytes_per_cell(self.resources)).clamp(2, MOST_CELLS);
        while self.keys.len() > self.capacity && !self.step.is_empty() {
            self.halve(self.widest());
        }
        let more = self.capacity - self.keys.len().min(self.capacity);
        self.keys.reserve_exact(more);
        self.slots.reserve_exact(more * self.resources);
        self.index.reserve(more);
    }

    /// Half the memory: merges until half the places are enough, then gives the rest back. Says whether that
    /// was possible.
    pub fn shrink(&mut self) -> bool {
        if self.capacity < 4 || self.step.is_empty() {
            return false;
        }
        self.capacity /= 2;
        while self.keys.len() > self.capacity {
            self.halve(self.widest());
        }
        self.keys.shrink_to(self.capacity);
        self.slots.shrink_to(self.capacity * self.resources);
        self.index.shrink_to(self.capacity);
        true
    }

    /// What [`Sparse::shrink`] would lose, see [`Slot::merge_loss`], and the bytes it would free.
    pub fn shrinking_loss(&self) -> Option<(f64, usize)> {
        let mut smaller = self.clone();
        if !smaller.shrink() {
            return None;
        }
        let mut middle = [0.0; MAX_PARAMETERS];
        let middle = &mut middle[..self.step.len()];
        let mut loss = 0.0;
        for cell in 0..self.keys.len() {
            self.middle(cell, middle);
            let Some(merged) = smaller.locate(middle) else { continue };
            for (old, new) in self.slots(cell).iter().zip(smaller.slots(merged)) {
                loss += old.loss_as(new.value);
            }
        }
        Some((loss, self.bytes() - smaller.bytes()))
    }

    /// Writes the middle of a cell's intervals.
    pub fn middle(&self, cell: usize, middle: &mut [f64]) {
        for (d, middle) in middle.iter_mut().enumerate() {
            *middle = self.origin[d] + (f64::from(self.keys[cell][d]) + 0.5) * self.step[d];
        }
    }

    /// Whether a table that was read back is one of so many dimensions and resources.
    pub fn is_sound(&self, dimensions: usize, resources: usize) -> bool {
        let finite = self.origin.iter().chain(&self.step).all(|value| value.is_finite());
        self.step.len() == dimensions
            && self.origin.len() == dimensions
            && dimensions <= MAX_PARAMETERS
            && self.resources == resources
            && finite
            && self.step.iter().all(|&step| step > 0.0)
            && self.keys.len() <= self.capacity
            && self.index.len() == self.keys.len()
            && self.slots.len() == self.keys.len() * resources
    }

    /// The nearest existing cell that is not empty in the slot of `resource`, and how many cells away: least
    /// Chebyshev distance, then least sum of distances, then the oldest. Looks at the first [`SEARCH`] cells.
    pub fn nearest(&self, values: &[f64], resource: usize) -> Option<(usize, u32)> {
        let centre = self.key(values);
        let distances = |key: &Key| {
            let offsets = key.iter().zip(&centre).map(|(a, b)| i64::from(*a) - i64::from(*b)).map(i64::abs);
            (offsets.clone().max().unwrap_or(0), offsets.sum::<i64>())
        };
        let cells = self.keys.iter().enumerate().take(SEARCH);
        cells
            .filter(|&(cell, _)| !self.slots(cell)[resource].is_empty())
            .map(|(cell, key)| (distances(key), cell))
            .min()
            .map(|((distance, _), cell)| (cell, u32::try_from(distance).unwrap_or(u32::MAX)))
    }

    /// Numbers of cells saturate far out, where everything is one cell.
    fn key(&self, values: &[f64]) -> Key {
        let mut key = [0; MAX_PARAMETERS];
        for (d, &value) in values.iter().enumerate() {
            key[d] = ((value - self.origin[d]) / self.step[d]).floor() as i32;
        }
        key
    }
}

/// A sparse table in files: keys without the unused places, and no index.
#[derive(Serialize, Deserialize)]
struct Record {
    origin: Vec<f64>,
    step: Vec<f64>,
    resources: usize,
    capacity: usize,
    keys: Vec<Vec<i32>>,
    slots: Vec<Slot>,
}

impl From<Sparse> for Record {
    fn from(table: Sparse) -> Self {
        let dimensions = table.step.len();
        Record {
            keys: table.keys.iter().map(|key| key[..dimensions].to_vec()).collect(),
            origin: table.origin,
            step: table.step,
            resources: table.resources,
            capacity: table.capacity,
            slots: table.slots,
        }
    }
}

impl From<Record> for Sparse {
    fn from(record: Record) -> Self {
        let cells = record.keys.len();
        let mut table = Sparse {
            origin: record.origin,
            step: record.step,
            resources: record.resources,
            capacity: record.capacity,
            keys: Vec::with_capacity(cells),
            slots: record.slots,
            index: HashMap::with_capacity_and_hasher(cells, FxBuildHasher),
        };
        for (cell, places) in record.keys.iter().enumerate() {
            let mut key = [0; MAX_PARAMETERS];
            key.iter_mut().zip(places).for_each(|(to, from)| *to = *from);
            table.keys.push(key);
            table.index.insert(key, cell as u32);
        }
        table
    }
}
