//! The actions of the service under watch: which methods they are, what they cost, what was predicted.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Instant;

use mantis_history::config::{Member as PathMember, Root};
use mantis_history::samples::{ActionSamples, Reservoir, Samples};
use mantis_history::trained::TrainedModels;
use mantis_history::{ActionId, Answer, Config, Method, RESOURCES, Resource, ResourceSet, Service, Source};

/// Parameters an action may have.
pub const PARAMETERS: usize = mantis_instrument::total::tally::PARAMETERS;
/// Actions that can be measured; more are an error in a pattern.
const MOST: usize = 4096;
/// Executions of each action that are kept to fit models to.
const SAMPLES: usize = 2048;
/// Errors kept for the curves of a report, the latest ones.
const CURVE: usize = 256;

/// The configured actions with their predictors and figures.
pub struct Watched {
    config: Config,
    service: Service,
    slots: Box<[OnceLock<Slot>]>,
    /// For each configured action, whether a loaded method matched it.
    matched: Box<[AtomicBool]>,
    /// For each configured action, the file its trained model is in.
    models: Box<[Option<TrainedModels>]>,
    /// Whether executions are kept.
    samples: bool,
    remarks: Mutex<Vec<String>>,
    started: Instant,
}

/// What the hot path needs of an action.
struct Slot {
    id: ActionId,
    resources: ResourceSet,
    parameters: usize,
    figures: Mutex<Figures>,
    samples: Option<Mutex<Reservoir>>,
}

/// What has been seen of an action.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Executions that ended normally.
    pub calls: u64,
    /// Executions that ended by an exception.
    pub failed: u64,
    /// Amounts of all executions together, by [`Resource`].
    pub total: [f64; RESOURCES],
    /// Amounts of the last normal one.
    pub last: [f64; RESOURCES],
    /// What had been predicted for it.
    pub predicted: [f64; RESOURCES],
    /// Its parameters.
    pub parameters: [f64; PARAMETERS],
    /// The latest relative errors, oldest first, by [`Resource`]: not a number where there was no prediction.
    pub curve: Vec<[f32; RESOURCES]>,
    next: usize,
}

impl Default for Figures {
    fn default() -> Self {
        Figures {
            calls: 0,
            failed: 0,
            total: [0.0; RESOURCES],
            last: [f64::NAN; RESOURCES],
            predicted: [f64::NAN; RESOURCES],
            parameters: [f64::NAN; PARAMETERS],
            curve: Vec::with_capacity(CURVE),
            next: 0,
        }
    }
}

impl Figures {
    fn add(&mut self, amounts: &[f64; RESOURCES]) {
        for (total, amount) in self.total.iter_mut().zip(amounts) {
            *total += if amount.is_finite() { *amount } else { 0.0 };
        }
    }

    fn compare(&mut self, amounts: &[f64; RESOURCES], predicted: &Answer) {
        let mut errors = [f32::NAN; RESOURCES];
        for (resource, estimate) in predicted.iter() {
            let at = resource as usize;
            self.predicted[at] = estimate.value;
            errors[at] = estimate.relative_error(amounts[at]).map_or(f32::NAN, |e| e as f32);
        }
        self.last = *amounts;
        if self.curve.len() < CURVE {
            self.curve.push(errors);
        } else {
            self.curve[self.next] = errors;
            self.next = (self.next + 1) % CURVE;
        }
    }

    /// With the curve in order.
    fn ordered(mut self) -> Figures {
        self.curve.rotate_left(self.next);
        self.next = 0;
        self
    }
}

/// An action that a method belongs to.
#[derive(Clone, Debug)]
pub struct Matched {
    /// Its number.
    pub number: u32,
    /// Expressions of its parameters.
    pub parameters: Vec<String>,
}

impl Watched {
    /// The actions of a configuration; of each, executions are kept if `samples`.
    pub fn new(config: Config, samples: bool) -> Watched {
        Watched {
            models: config.actions.iter().map(|_| None).collect(),
            samples,
            remarks: Mutex::default(),
            service: Service::new(&config),
            slots: (0..MOST).map(|_| OnceLock::new()).collect(),
            matched: config.actions.iter().map(|_| AtomicBool::new(false)).collect(),
            config,
            started: Instant::now(),
        }
    }

    /// Reads the trained models that the configuration names; gives sentences about those that cannot be.
    pub fn load_models(&mut self) -> Vec<String> {
        let mut problems = Vec::new();
        for (action, model) in self.config.actions.iter().zip(&mut self.models) {
            let Some(path) = &action.settings.model else { continue };
            match TrainedModels::load(path) {
                Ok(models) => *model = Some(models),
                Err(error) => problems.push(error.to_string()),
            }
        }
        problems
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The predictors.
    pub fn service(&self) -> &Service {
        &self.service
    }

    /// Seconds since the agent started.
    pub fn uptime(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// Whether any action measures this.
    pub fn measures(&self, resource: Resource) -> bool {
        self.config.actions.iter().any(|a| a.settings.resources.contains(resource))
    }

    /// Whether a class (with dots) may have methods that are actions.
    pub fn may_match_class(&self, name: &str) -> bool {
        self.config.actions.iter().flat_map(|a| &a.methods).any(|p| p.may_match_class(name))
    }

    /// The action that a method is.
    ///
    /// # Errors
    /// A sentence, when there are too many.
    pub fn action(&self, method: &Method<'_>) -> Result<Option<Matched>, String> {
        let found = self.service.register_method(&self.config, method).map_err(|e| e.to_string())?;
        let Some((id, index)) = found else { return Ok(None) };
        self.matched[index].store(true, Ordering::Relaxed);
        let settings = &self.config.actions[index].settings;
        let slot = self.slots.get(id.number() as usize).ok_or_else(|| {
            format!("{method} is not measured: {MOST} actions are loaded already; narrow the patterns")
        })?;
        let width = settings.parameters.len() + settings.resources.len();
        slot.get_or_init(|| Slot {
            id,
            resources: settings.resources,
            parameters: settings.parameters.len(),
            figures: Mutex::default(),
            samples: self.samples.then(|| Mutex::new(Reservoir::new(width, SAMPLES))),
        });
        self.train(id, index);
        let parameters = settings.parameters.iter().map(|p| expression(&p.value)).collect();
        Ok(Some(Matched { number: id.number(), parameters }))
    }

    /// Gives an action its trained model, if it has one. Without, it is predicted from its history.
    fn train(&self, id: ActionId, index: usize) {
        let Some(models) = &self.models[index] else { return };
        let Ok(name) = self.service.name(id) else { return };
        match models.of(name, &self.config.actions[index].settings) {
            Ok(model) => drop(self.service.set_model(id, Some(Arc::new(model)))),
            Err(why) => lock(&self.remarks).push(why),
        }
    }

    /// What is to be told about models that do not fit their actions, since the last call.
    pub fn take_remarks(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.remarks))
    }

    /// Patterns of configured actions that no loaded method matched.
    pub fn unmatched(&self) -> impl Iterator<Item = String> {
        let pairs = self.config.actions.iter().zip(&self.matched);
        pairs
            .filter(|(_, matched)| !matched.load(Ordering::Relaxed))
            .flat_map(|(action, _)| action.methods.iter().map(|pattern| pattern.to_string()))
    }

    fn slot(&self, number: u32) -> Option<&Slot> {
        self.slots.get(number as usize)?.get()
    }

    /// The number of a loaded action.
    pub fn find(&self, name: &str) -> Option<u32> {
        let id = self.service.find(name)?;
        self.slot(id.number()).map(|_| id.number())
    }

    /// The resources of an action; none if there is no such action.
    pub fn resources(&self, number: u32) -> ResourceSet {
        self.slot(number).map_or(ResourceSet::EMPTY, |slot| slot.resources)
    }

    /// The number of an action's parameters.
    pub fn parameters(&self, number: u32) -> usize {
        self.slot(number).map_or(0, |slot| slot.parameters)
    }

    /// Takes in an execution. One that failed is counted, but the history is of normal ones: others say
    /// nothing of them.
    pub fn update(&self, number: u32, failed: bool, amounts: &[f64; RESOURCES], parameters: &[f64]) {
        let Some(slot) = self.slot(number) else { return };
        let mut measured = [f64::NAN; RESOURCES];
        for (to, resource) in measured.iter_mut().zip(slot.resources.iter()) {
            *to = amounts[resource as usize];
        }
        let measured = &measured[..slot.resources.len()];
        let outcome = if failed { None } else { self.service.update(slot.id, parameters, measured).ok() };
        if let Some(samples) = slot.samples.as_ref().filter(|_| !failed) {
            lock(samples).add(parameters, measured);
        }
        let mut figures = lock(&slot.figures);
        figures.add(amounts);
        match outcome {
            Some(outcome) => {
                figures.calls += 1;
                figures.compare(amounts, &outcome.predicted);
                figures.parameters[..parameters.len()].copy_from_slice(parameters);
            }
            None if failed => figures.failed += 1,
            None => figures.calls += 1,
        }
    }

    /// Predicts an execution.
    pub fn query(&self, number: u32, parameters: &[f64]) -> Option<Answer> {
        let slot = self.slot(number)?;
        self.service.query(slot.id, parameters).ok()
    }

    /// The executions that were kept.
    pub fn samples(&self) -> Samples {
        let slots = self.service.actions().filter_map(|id| self.slot(id.number()));
        let of = |slot: &Slot| {
            let settings = self.service.settings(slot.id).ok()?;
            Some(ActionSamples {
                name: self.service.name(slot.id).ok()?.to_owned(),
                parameters: settings.parameters.iter().map(|p| p.value.to_string()).collect(),
                resources: slot.resources,
                rows: lock(slot.samples.as_ref()?).rows(),
            })
        };
        Samples::new(slots.filter_map(of).collect())
    }

    /// All loaded actions with their figures, by number.
    pub fn figures(&self) -> Vec<(ActionId, Figures)> {
        let slots = self.service.actions().filter_map(|id| self.slot(id.number()));
        slots.map(|slot| (slot.id, lock(&slot.figures).clone().ordered())).collect()
    }
}

/// The place of a source in the Java enumeration, the least trustworthy first.
pub fn trust(source: Source) -> i32 {
    match source {
        Source::Unknown => 0,
        Source::Overall => 1,
        Source::Neighbour(_) => 2,
        Source::Shared => 3,
        Source::History => 4,
        Source::Model => 5,
    }
}

/// A parameter's expression as the instrumenter reads it.
fn expression(path: &mantis_history::ParameterPath) -> String {
    let mut text = match path.root {
        Root::This => "this".to_owned(),
        Root::Argument(n) => format!("arg{n}"),
    };
    for member in &path.members {
        match member {
            PathMember::Field(name) => text.push_str(&format!(".{name}")),
            PathMember::Method(name) => text.push_str(&format!(".{name}()")),
        }
    }
    text
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
