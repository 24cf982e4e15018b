//! Samples of an action's executions, to fit a model to: parameters and costs, as they were.
//!
//! An action has many more executions than a fit needs. A reservoir keeps so many that every execution is as
//! likely to be kept as any other (Vitter's algorithm R, 1985), in memory that is taken at once.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::document::{Kind, save};
use crate::error::Error;
use crate::resource::ResourceSet;

const KIND: Kind = Kind {
    name: "file of samples",
    format: "mantis-history-samples",
    version: 1,
    remedy: "record them again (samples=FILE)",
};

/// Samples of several actions; the file that `samples=` names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Samples {
    format: String,
    version: u32,
    /// The actions.
    pub actions: Vec<ActionSamples>,
}

/// Samples of one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionSamples {
    /// The action's name.
    pub name: String,
    /// The expressions of its parameters.
    pub parameters: Vec<String>,
    /// What was measured.
    pub resources: ResourceSet,
    /// For each execution its parameters, then its costs; null for what could not be read or measured.
    pub rows: Vec<Vec<Option<f64>>>,
}

impl Samples {
    /// Samples of these actions.
    pub fn new(actions: Vec<ActionSamples>) -> Self {
        Samples { format: KIND.format.into(), version: KIND.version, actions }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Refused`] if it is no such file.
    pub fn load(path: &Path) -> Result<Self, Error> {
        KIND.load(path, |samples: &Samples| samples.actions.iter().try_for_each(ActionSamples::check))
    }

    /// Writes a file, all of it or none.
    ///
    /// # Errors
    /// [`Error::File`].
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        save(self, path)
    }
}

impl ActionSamples {
    fn check(&self) -> Result<(), String> {
        let width = self.parameters.len() + self.resources.len();
        match self.rows.iter().all(|row| row.len() == width) {
            true => Ok(()),
            false => Err(format!("the action {} has rows without {width} numbers", self.name)),
        }
    }
}

/// A uniform sample of rows, in an order of its own.
#[derive(Debug, Clone)]
pub struct Reservoir {
    rows: Vec<f64>,
    width: usize,
    most: usize,
    seen: u64,
}

impl Reservoir {
    /// Room for `most` rows of `width` numbers; `most` is not 0.
    pub fn new(width: usize, most: usize) -> Self {
        Reservoir { rows: Vec::with_capacity(width * most), width, most, seen: 0 }
    }

    /// Takes in a row: so many parameters and costs that they are its width together. Allocates nothing.
    pub fn add(&mut self, parameters: &[f64], costs: &[f64]) {
        self.seen += 1;
        let row = parameters.iter().chain(costs).copied().take(self.width);
        if self.seen <= self.most as u64 {
            self.rows.extend(row);
            return;
        }
        let place = (mix(self.seen) % self.seen) as usize;
        if place < self.most {
            let to = &mut self.rows[place * self.width..][..self.width];
            to.iter_mut().zip(row).for_each(|(to, value)| *to = value);
        }
    }

    /// The rows; what is no number is none.
    pub fn rows(&self) -> Vec<Vec<Option<f64>>> {
        let finite = |value: &f64| value.is_finite().then_some(*value);
        self.rows.chunks_exact(self.width.max(1)).map(|row| row.iter().map(finite).collect()).collect()
    }
}

/// Bits that look random (the finaliser of splitmix64), so that the sample depends on the executions alone.
fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_execution_is_as_likely_to_be_kept() {
        let mut reservoir = Reservoir::new(2, 500);
        for i in 0..10_000 {
            reservoir.add(&[f64::from(i)], &[f64::NAN]);
        }
        let rows = reservoir.rows();
        assert_eq!(rows.len(), 500);
        assert!(rows.iter().all(|row| row[1].is_none()));
        // A standard error of the mean of 500 uniform numbers is 129.
        let mean = rows.iter().filter_map(|row| row[0]).sum::<f64>() / 500.0;
        assert!((mean - 5000.0).abs() < 400.0, "{mean}");
    }
}
