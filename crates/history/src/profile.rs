//! Shared profiles: what actions cost elsewhere, as initial data (section IV-C).
//!
//! A profile is a JSON file, described in `docs/watch.md`: for each action its cells, each with the middle of
//! its intervals and, for each resource, the number of measurements, the prediction and the mean absolute
//! error. So a profile does not depend on how the table that takes it in is cut.
//!
//! Costs of another machine are a first guess: as [`Import::Initial`], each cell counts as one measurement
//! rpm_0, which the strategies then refine. Costs of the same kind of machine can be taken at their full
//! weight.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::cell::Slot;
use crate::config::ActionSettings;
use crate::document::{Kind, save};
use crate::error::Error;
use crate::resource::{Resource, ResourceSet};
use crate::table::{Place, Table};

const KIND: Kind =
    Kind { name: "profile", format: "mantis-history-profile", version: 1, remedy: "export it again" };

/// Costs of actions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    format: String,
    version: u32,
    /// The actions.
    pub actions: Vec<ActionProfile>,
}

/// Costs of an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionProfile {
    /// The action's name.
    pub name: String,
    /// The expressions of its parameters.
    pub parameters: Vec<String>,
    /// What was measured.
    pub resources: ResourceSet,
    /// What it cost, by parameters.
    pub cells: Vec<CellProfile>,
}

/// Costs of executions with similar parameters.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CellProfile {
    /// The middle of the intervals, one for each parameter; null where parameters could not be read.
    pub at: Option<Vec<f64>>,
    /// The cost of each resource.
    pub costs: BTreeMap<Resource, Cost>,
}

/// A cost.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Measurements.
    pub count: f64,
    /// The prediction.
    pub value: f64,
    /// Mean absolute error of predictions.
    pub deviation: f64,
}

/// How much imported costs count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Import {
    /// Each cell as one measurement.
    #[default]
    Initial,
    /// Each cell as all its measurements.
    Full,
}

impl Profile {
    /// A profile of these actions.
    pub fn new(actions: Vec<ActionProfile>) -> Self {
        Profile { format: KIND.format.into(), version: KIND.version, actions }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Refused`] if it is no profile of this version.
    pub fn load(path: &Path) -> Result<Self, Error> {
        KIND.load(path, Profile::check)
    }

    /// Reads JSON; the error says what is wrong.
    pub fn parse(text: &str) -> Result<Self, String> {
        KIND.parse(text, Profile::check)
    }

    fn check(&self) -> Result<(), String> {
        self.actions.iter().try_for_each(ActionProfile::check)
    }

    /// Writes a file, all of it or none.
    ///
    /// # Errors
    /// [`Error::File`].
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        save(self, path)
    }
}

impl ActionProfile {
    /// The costs in a table of these settings.
    pub fn of(name: &str, settings: &ActionSettings, table: &Table) -> Self {
        let mut cells = Vec::new();
        table.visit(|at, slots| {
            let measured = settings.resources.iter().zip(slots).filter(|(_, slot)| !slot.is_empty());
            let costs: BTreeMap<Resource, Cost> = measured
                .map(|(resource, slot)| {
                    let deviation = f64::from(slot.deviation);
                    (resource, Cost { count: slot.weight, value: slot.value, deviation })
                })
                .collect();
            if !costs.is_empty() {
                cells.push(CellProfile { at: at.map(<[f64]>::to_vec), costs });
            }
        });
        ActionProfile {
            name: name.to_owned(),
            parameters: settings.parameters.iter().map(|parameter| parameter.value.to_string()).collect(),
            resources: settings.resources,
            cells,
        }
    }

    /// Takes the costs into a table of these settings. Each goes into the cell of its interval's middle;
    /// cells in between are answered from their neighbours. Resources that the table does not have are left
    /// out.
    ///
    /// # Errors
    /// Why the costs do not fit the settings.
    pub fn merge_into(
        &self,
        settings: &ActionSettings,
        table: &mut Table,
        how: Import,
    ) -> Result<(), String> {
        let parameters: Vec<String> = settings.parameters.iter().map(|p| p.value.to_string()).collect();
        if parameters != self.parameters {
            return Err(format!(
                "the profile of action {} is by [{}] and the action's parameters are [{}]",
                self.name,
                self.parameters.join(", "),
                parameters.join(", ")
            ));
        }
        for cell in &self.cells {
            let place = cell.at.as_ref().map_or(Place::Outside, |at| table.admit(at).0);
            let slots = table.slots_mut(place);
            for (resource, cost) in &cell.costs {
                let Some(position) = settings.resources.position(*resource) else { continue };
                slots[position].absorb(&cost.slot(how), 1.0);
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        let finite = |cost: &Cost| {
            cost.count.is_finite() && cost.count > 0.0 && cost.value.is_finite() && cost.deviation >= 0.0
        };
        let sound = |cell: &CellProfile| {
            let at = cell.at.as_ref();
            at.is_none_or(|at| at.len() == self.parameters.len() && at.iter().all(|value| value.is_finite()))
                && cell.costs.values().all(finite)
        };
        match self.cells.iter().position(|cell| !sound(cell)) {
            None => Ok(()),
            Some(index) => Err(format!("cell {index} of action {} is no cost of its parameters", self.name)),
        }
    }
}

impl Cost {
    fn slot(&self, how: Import) -> Slot {
        let weight = match how {
            Import::Initial => self.count.min(1.0),
            Import::Full => self.count,
        };
        Slot {
            weight,
            value: self.value,
            reference: self.value as f32,
            deviation: self.deviation as f32,
            ..Slot::EMPTY
        }
    }
}
