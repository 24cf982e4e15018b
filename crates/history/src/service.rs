//! Named actions and their predictors, shared by the threads of a service.
//!
//! Looking an action up by its number takes no lock, its predictor has one of its own: threads wait for each other
//! only if they run the same action at the same moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::answer::{Answer, Outcome};
use crate::config::{ActionSettings, Config, Layout, Method};
use crate::dense::Dense;
use crate::error::Error;
use crate::history::History;
use crate::resource::{Resource, ResourceSet};
use crate::strategy::Model;
use crate::table::Table;

/// Actions of the first chunk; each further chunk has twice as many.
const FIRST: usize = 64;
/// Chunks, hence the most actions: 64 * (2^14 - 1), about a million.
const CHUNKS: usize = 14;

/// The number of an action in its service.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionId(u32);

impl ActionId {
    /// The number, to hand through interfaces that know only integers.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The identifier with this number. Using one that the service did not give is an error, not a panic.
    pub fn from_number(number: u32) -> Self {
        ActionId(number)
    }
}

/// The predictors of a service's actions.
pub struct Service {
    level: f64,
    training: u64,
    /// Append-only, so that looking up needs no lock.
    chunks: [OnceLock<Box<[OnceLock<Action>]>>; CHUNKS],
    names: Mutex<HashMap<String, ActionId>>,
}

struct Action {
    name: String,
    settings: ActionSettings,
    history: Mutex<History>,
}

/// What is known of an action, for tables and metrics.
#[derive(Debug, Clone, PartialEq)]
pub struct Status {
    /// The action's name.
    pub name: String,
    /// Executions reported.
    pub updates: u64,
    /// Whether it is in its training phase.
    pub training: bool,
    /// Cells of the table, and those with a measurement.
    pub cells: (usize, usize),
    /// Bytes of the table.
    pub bytes: usize,
    /// Each resource.
    pub resources: Vec<ResourceStatus>,
}

/// What is known of one resource of an action.
#[derive(Debug, Clone, PartialEq)]
pub struct ResourceStatus {
    /// The resource.
    pub resource: Resource,
    /// Measurements.
    pub count: u64,
    /// The last measurement; 0 if there is none.
    pub last: f64,
    /// The average of all; 0 if there is none.
    pub mean: f64,
    /// Running mean of the relative error of answers, if any could be checked.
    pub error: Option<f64>,
    /// Intervals checked, and those that held the measurement.
    pub coverage: (u64, u64),
    /// How often the cost changed for good.
    pub changes: u64,
    /// New cost / old cost at the last such change.
    pub factor: Option<f64>,
}

impl Service {
    /// A service without actions, for the global settings of `config`.
    pub fn new(config: &Config) -> Self {
        Service {
            level: config.level,
            training: config.training,
            chunks: [const { OnceLock::new() }; CHUNKS],
            names: Mutex::default(),
        }
    }

    /// The action that executions of `method` belong to, registered if it is new; `None` if no pattern of `config`
    /// matches. The index is that of the action in the configuration.
    ///
    /// # Errors
    /// [`Error::TooManyActions`].
    pub fn register_method(
        &self,
        config: &Config,
        method: &Method<'_>,
    ) -> Result<Option<(ActionId, usize)>, Error> {
        let Some(index) = config.action_of(method) else { return Ok(None) };
        let action = &config.actions[index];
        self.register(&action.name_for(method), &action.settings).map(|id| Some((id, index)))
    }

    /// The action of this name, registered with these settings if it is new.
    ///
    /// # Errors
    /// [`Error::Settings`] if they cannot be used, [`Error::TooManyActions`].
    pub fn register(&self, name: &str, settings: &ActionSettings) -> Result<ActionId, Error> {
        settings.check().map_err(|message| Error::Settings { action: name.to_owned(), message })?;
        let mut names = lock(&self.names);
        if let Some(&id) = names.get(name) {
            return Ok(id);
        }
        let id = ActionId(names.len() as u32);
        let (chunk, place) = locate(id);
        let chunk = self.chunks.get(chunk).ok_or(Error::TooManyActions(names.len()))?;
        let size = FIRST << locate(id).0;
        let actions = chunk.get_or_init(|| (0..size).map(|_| OnceLock::new()).collect());
        actions[place].get_or_init(|| Action {
            name: name.to_owned(),
            settings: settings.clone(),
            history: Mutex::new(self.predictor(settings)),
        });
        names.insert(name.to_owned(), id);
        Ok(id)
    }

    /// The action of this name.
    pub fn find(&self, name: &str) -> Option<ActionId> {
        lock(&self.names).get(name).copied()
    }

    /// The number of actions.
    pub fn len(&self) -> usize {
        lock(&self.names).len()
    }

    /// Whether no action is registered.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All actions, in the order in which they were registered.
    pub fn actions(&self) -> impl Iterator<Item = ActionId> {
        (0..self.len() as u32).map(ActionId)
    }

    /// An action's name.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`].
    pub fn name(&self, id: ActionId) -> Result<&str, Error> {
        self.action(id).map(|action| action.name.as_str())
    }

    /// An action's settings.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`].
    pub fn settings(&self, id: ActionId) -> Result<&ActionSettings, Error> {
        self.action(id).map(|action| &action.settings)
    }

    /// An action's resources: the order of its measurements and answers.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`].
    pub fn resources(&self, id: ActionId) -> Result<ResourceSet, Error> {
        self.action(id).map(|action| action.settings.resources)
    }

    /// Predicts an execution with these values of the action's parameters. Allocates nothing.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`], [`Error::Parameters`].
    pub fn query(&self, id: ActionId, parameters: &[f64]) -> Result<Answer, Error> {
        let action = self.action(id)?;
        action.expect(parameters)?;
        Ok(lock(&action.history).query(parameters))
    }

    /// Takes in an execution: its parameters, and its cost for each resource of [`Service::resources`]. Allocates
    /// nothing unless the table adapts.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`], [`Error::Parameters`], [`Error::Measurements`].
    pub fn update(&self, id: ActionId, parameters: &[f64], measured: &[f64]) -> Result<Outcome, Error> {
        let action = self.action(id)?;
        action.expect(parameters)?;
        let expected = action.settings.resources.len();
        if measured.len() != expected {
            return Err(Error::Measurements { expected, given: measured.len() });
        }
        Ok(lock(&action.history).update(parameters, measured))
    }

    /// Gives an action a trained model, or takes it away.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`].
    pub fn set_model(&self, id: ActionId, model: Option<Arc<dyn Model>>) -> Result<(), Error> {
        lock(&self.action(id)?.history).set_model(model);
        Ok(())
    }

    /// What is known of an action.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`].
    pub fn status(&self, id: ActionId) -> Result<Status, Error> {
        let action = self.action(id)?;
        let history = lock(&action.history);
        let resources = action.settings.resources.iter().zip(history.tracks());
        Ok(Status {
            name: action.name.clone(),
            updates: history.updates(),
            training: history.updates() < action.settings.training.unwrap_or(self.training),
            cells: (history.table().cells(), history.table().occupied()),
            bytes: history.table().bytes(),
            resources: resources
                .map(|(resource, track)| ResourceStatus {
                    resource,
                    count: track.count,
                    last: track.last,
                    mean: track.mean,
                    error: track.error.get(),
                    coverage: track.interval.coverage(),
                    changes: track.drift.changes,
                    factor: (track.drift.changes > 0).then_some(track.drift.factor),
                })
                .collect(),
        })
    }

    /// The bytes of all tables.
    pub fn bytes(&self) -> usize {
        self.each().map(|action| lock(&action.history).table().bytes()).sum()
    }

    /// A predictor without history.
    fn predictor(&self, settings: &ActionSettings) -> History {
        let (dimensions, resources) = (settings.dimensions(), settings.resources.len());
        let fits = Dense::bytes_for(&dimensions, resources) <= settings.memory.0;
        let table = match settings.table {
            Layout::Sparse => Table::sparse(&dimensions, resources, settings.memory.0),
            Layout::Auto if !fits => Table::sparse(&dimensions, resources, settings.memory.0),
            Layout::Auto | Layout::Dense => Table::dense(&dimensions, resources, settings.memory.0),
        };
        History::new(settings.rules(self.level, self.training), table)
    }

    fn action(&self, id: ActionId) -> Result<&Action, Error> {
        let (chunk, place) = locate(id);
        let actions = self.chunks.get(chunk).and_then(OnceLock::get);
        actions.and_then(|actions| actions[place].get()).ok_or(Error::NoSuchAction(id.0))
    }

    fn each(&self) -> impl Iterator<Item = &Action> {
        self.actions().filter_map(|id| self.action(id).ok())
    }
}

impl Action {
    fn expect(&self, parameters: &[f64]) -> Result<(), Error> {
        let expected = self.settings.parameters.len();
        if parameters.len() == expected {
            return Ok(());
        }
        Err(Error::Parameters { expected, given: parameters.len() })
    }
}

/// Chunk c begins at action 64 * (2^c - 1).
fn locate(id: ActionId) -> (usize, usize) {
    let shifted = id.0 as usize + FIRST;
    let chunk = (shifted / FIRST).ilog2() as usize;
    (chunk, shifted - (FIRST << chunk))
}

/// A predictor is left as it was by whoever panicked with its lock, so it can be used on.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
