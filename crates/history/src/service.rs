//! Named actions and their predictors, shared by the threads of a service.
//!
//! Looking an action up by its number takes no lock, its predictor has one of its own: threads wait for each
//! other only if they run the same action at the same moment.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::answer::{Answer, Outcome};
use crate::budget::{self, Fitted};
use crate::config::{ActionSettings, Config, Layout, Method};
use crate::dense::Dense;
use crate::error::Error;
use crate::history::History;
use crate::profile::{ActionProfile, Import, Profile};
use crate::resource::{Resource, ResourceSet};
use crate::state::{SavedAction, State};
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
    /// The hash of the configuration.
    config: String,
    level: f64,
    training: u64,
    /// The most bytes of all tables; `usize::MAX` without a budget.
    budget: AtomicUsize,
    /// Append-only, so that looking up needs no lock.
    chunks: [OnceLock<Box<[OnceLock<Action>]>>; CHUNKS],
    names: Mutex<HashMap<String, ActionId>>,
    waiting: Mutex<Waiting>,
}

/// What was read from files for actions that are not registered yet: methods are found when their classes
/// load.
#[derive(Default)]
struct Waiting {
    state: BTreeMap<String, SavedAction>,
    profiles: Vec<(BTreeMap<String, ActionProfile>, Import)>,
    remarks: Vec<String>,
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
            config: config.hash(),
            level: config.level,
            training: config.training,
            budget: AtomicUsize::new(config.budget.map_or(usize::MAX, |budget| budget.0)),
            chunks: [const { OnceLock::new() }; CHUNKS],
            names: Mutex::default(),
            waiting: Mutex::default(),
        }
    }

    /// The action that executions of `method` belong to, registered if it is new; `None` if no pattern of
    /// `config` matches. The index is that of the action in the configuration.
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

    /// The action of this name, registered with these settings if it is new. It starts from what a state or a
    /// profile taken in before says of it.
    ///
    /// # Errors
    /// [`Error::Settings`] if they cannot be used, [`Error::TooManyActions`].
    pub fn register(&self, name: &str, settings: &ActionSettings) -> Result<ActionId, Error> {
        settings.check().map_err(|message| Error::Settings { action: name.to_owned(), message })?;
        let id = self.insert(name, settings)?;
        self.fit();
        Ok(id)
    }

    fn insert(&self, name: &str, settings: &ActionSettings) -> Result<ActionId, Error> {
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
            history: Mutex::new(self.predictor(name, settings)),
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

    /// Takes in an execution: its parameters, and its cost for each resource of [`Service::resources`].
    /// Allocates nothing unless the table adapts.
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
        let outcome = lock(&action.history).update(parameters, measured);
        if outcome.adapted {
            self.fit();
        }
        Ok(outcome)
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

    /// Changes the budget of all tables, or lifts it, and coarsens tables until they fit. The budget holds
    /// from then on, whatever is registered and however tables grow.
    pub fn set_budget(&self, bytes: Option<usize>) -> Fitted {
        self.budget.store(bytes.unwrap_or(usize::MAX), Ordering::Relaxed);
        self.fit()
    }

    /// Gives a parameter of an action another range and number of intervals, spreading what was measured; the
    /// programmer's way to trade memory for precision. A sparse table has no ranges and stays as it is.
    ///
    /// # Errors
    /// [`Error::NoSuchAction`]; [`Error::Settings`] if there is no such parameter or range, or too little
    /// memory.
    pub fn reshape(
        &self,
        id: ActionId,
        parameter: usize,
        min: f64,
        max: f64,
        intervals: usize,
    ) -> Result<(), Error> {
        let action = self.action(id)?;
        let refuse = |message: String| Err(Error::Settings { action: action.name.clone(), message });
        let parameters = action.settings.parameters.len();
        if parameter >= parameters {
            return refuse(format!("parameter {parameter} of {parameters} is to be changed: count from 0"));
        }
        if !(min < max && (max - min).is_finite() && intervals > 0) {
            return refuse(format!(
                "{intervals} intervals from {min} to {max}: give at least 1, min below max"
            ));
        }
        let mut history = lock(&action.history);
        let table = history.table_mut();
        let Some(dense) = table.as_dense() else { return Ok(()) };
        let bytes = (dense.bytes() / dense.axes()[parameter].cells()).saturating_mul(intervals);
        if bytes > action.settings.memory.0 {
            let memory = action.settings.memory;
            return refuse(format!(
                "{intervals} intervals take {bytes} B and memory is {memory}: give fewer"
            ));
        }
        table.reshape(parameter, min, max, intervals);
        drop(history);
        self.fit();
        Ok(())
    }

    /// All that was learned, also of actions that were restored and not registered since.
    pub fn snapshot(&self) -> State {
        let mut actions: Vec<SavedAction> = self
            .each()
            .map(|action| {
                let history = lock(&action.history);
                SavedAction {
                    name: action.name.clone(),
                    settings: action.settings.clone(),
                    updates: history.updates(),
                    table: history.table().clone(),
                    tracks: history.tracks().to_vec(),
                }
            })
            .collect();
        actions.extend(lock(&self.waiting).state.values().cloned());
        State { config: self.config.clone(), actions }
    }

    /// Takes in a state. Actions registered later start from it, those registered already are replaced. What
    /// does not fit an action's parameters and resources is left out, see [`Service::take_remarks`].
    pub fn restore(&self, state: State) {
        let mut waiting = lock(&self.waiting);
        if state.config != self.config {
            waiting.remarks.push("the configuration is not the one the state was saved under".into());
        }
        waiting.state = state.actions.into_iter().map(|action| (action.name.clone(), action)).collect();
        drop(waiting);
        for action in self.each() {
            if let Some(history) = self.saved(&action.name, &action.settings) {
                let mut current = lock(&action.history);
                let model = current.take_model();
                *current = history;
                current.set_model(model);
            }
        }
        self.fit();
    }

    /// The costs of all actions, to be shipped as initial data.
    pub fn export(&self) -> Profile {
        Profile::new(
            self.each()
                .map(|action| {
                    ActionProfile::of(&action.name, &action.settings, lock(&action.history).table())
                })
                .collect(),
        )
    }

    /// Merges the costs of a profile into the actions of the same names, those registered now and later. What
    /// does not fit an action's parameters is left out, see [`Service::take_remarks`].
    pub fn import(&self, profile: Profile, how: Import) {
        let actions: BTreeMap<_, _> =
            profile.actions.into_iter().map(|action| (action.name.clone(), action)).collect();
        for action in self.each() {
            let Some(costs) = actions.get(&action.name) else { continue };
            let merged = costs.merge_into(&action.settings, lock(&action.history).table_mut(), how);
            lock(&self.waiting).remarks.extend(merged.err());
        }
        lock(&self.waiting).profiles.push((actions, how));
        self.fit();
    }

    /// What restoring and importing left out and why, since the last call: sentences for a log.
    pub fn take_remarks(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.waiting).remarks)
    }

    /// The predictor of a new action: from the state, else from profiles, else without history.
    fn predictor(&self, name: &str, settings: &ActionSettings) -> History {
        if let Some(history) = self.saved(name, settings) {
            return history;
        }
        let mut table = empty_table(settings);
        let mut waiting = lock(&self.waiting);
        let Waiting { profiles, remarks, .. } = &mut *waiting;
        for (profile, how) in profiles {
            if let Some(costs) = profile.get(name) {
                remarks.extend(costs.merge_into(settings, &mut table, *how).err());
            }
        }
        History::new(settings.rules(self.level, self.training), table)
    }

    /// The predictor that was saved for an action, if it fits.
    fn saved(&self, name: &str, settings: &ActionSettings) -> Option<History> {
        let mut waiting = lock(&self.waiting);
        let saved = waiting.state.remove(name)?;
        if !saved.fits(settings) {
            waiting.remarks.push(format!(
                "action {name}: the saved history is of other parameters or resources, so it starts anew"
            ));
            return None;
        }
        let SavedAction { mut table, tracks, updates, .. } = saved;
        table.set_cap(settings.memory.0);
        Some(History::restore(settings.rules(self.level, self.training), table, tracks, updates))
    }

    /// Coarsens tables until they fit the budget. Locks all actions, always in the same order.
    fn fit(&self) -> Fitted {
        let budget = self.budget.load(Ordering::Relaxed);
        if budget == usize::MAX {
            return Fitted { bytes: self.bytes(), fits: true, ..Fitted::default() };
        }
        let mut histories: Vec<_> = self.each().map(|action| lock(&action.history)).collect();
        let mut tables: Vec<_> = histories.iter_mut().map(|history| history.table_mut()).collect();
        budget::fit(&mut tables, budget)
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

fn empty_table(settings: &ActionSettings) -> Table {
    let (dimensions, resources, cap) = (settings.dimensions(), settings.resources.len(), settings.memory.0);
    let fits = Dense::bytes_for(&dimensions, resources) <= cap;
    match settings.table {
        Layout::Auto if !fits => Table::sparse(&dimensions, resources, cap),
        Layout::Sparse => Table::sparse(&dimensions, resources, cap),
        Layout::Auto | Layout::Dense => Table::dense(&dimensions, resources, cap),
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
