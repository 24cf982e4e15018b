//! The configuration of a service, as in `watch.toml`; the reference for users is `docs/watch.md`.
//!
//! Everything is checked when it is read: a [`Config`] can be used as it is.

mod bytes;
mod path;
mod pattern;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use toml::Spanned;

pub use bytes::Bytes;
pub use path::{Member, ParameterPath, Root};
pub use pattern::{Method, MethodPattern};

use crate::error::Error;
use crate::history::Rules;
use crate::resource::{Resource, ResourceSet};
use crate::strategy::Combine;
use crate::table::{Adapt, Dimension, MAX_PARAMETERS};

/// The memory of an action's table unless configured.
pub const DEFAULT_MEMORY: Bytes = Bytes(256 << 10);

/// A service's configuration.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Config {
    /// The state file.
    pub state: Option<PathBuf>,
    /// The port on loopback where metrics are served; 0 for any free one.
    pub metrics: Option<u16>,
    /// The most memory of all tables together.
    pub budget: Option<Bytes>,
    /// Executions of each action that are training, unless the action says otherwise.
    pub training: u64,
    /// Nominal coverage of prediction intervals, in (0, 1).
    pub level: f64,
    /// The actions, with different names.
    pub actions: Vec<ActionConfig>,
}

/// An action or a family of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ActionConfig {
    /// With a name, all methods matched are one action of that name; without, each is an action of its own,
    /// named after the method.
    pub name: Option<String>,
    /// The methods, at least one pattern.
    pub methods: Vec<MethodPattern>,
    /// How costs are measured and predicted.
    pub settings: ActionSettings,
}

/// How an action's costs are measured and predicted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionSettings {
    /// What is measured and predicted, not empty.
    pub resources: ResourceSet,
    /// What the cost depends on.
    pub parameters: Vec<Parameter>,
    /// How measurements become predictions.
    pub strategy: Strategy,
    /// The weight of a new measurement under LPF, in (0, 1].
    pub weight: f64,
    /// The most memory of the table.
    pub memory: Bytes,
    /// The kind of table.
    pub table: Layout,
    /// What is answered for parameters that were never measured.
    pub empty: Empty,
    /// Executions that are training, if not as many as the service says.
    pub training: Option<u64>,
    /// A trained model for [`Strategy::Model`]: a bundle that the service's host knows how to open.
    pub model: Option<PathBuf>,
}

impl Default for ActionSettings {
    fn default() -> Self {
        ActionSettings {
            resources: [Resource::Cpu, Resource::Memory].into_iter().collect(),
            parameters: Vec::new(),
            strategy: Strategy::default(),
            weight: 0.2,
            memory: DEFAULT_MEMORY,
            table: Layout::default(),
            empty: Empty::default(),
            training: None,
            model: None,
        }
    }
}

/// A parameter of an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "RawParameter")]
pub struct Parameter {
    /// Where its value is read.
    pub value: ParameterPath,
    /// Least value expected.
    pub min: f64,
    /// Greatest value expected.
    pub max: f64,
    /// Intervals between the two.
    pub intervals: usize,
    /// What happens outside.
    pub adapt: Adapt,
}

/// How measurements become predictions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strategy {
    /// Overwriting.
    Os,
    /// Adapting.
    As,
    /// Low-pass filter.
    #[default]
    Lpf,
    /// Global average.
    Ga,
    /// A trained model where its error is smaller than that of the global average.
    Model,
}

impl Strategy {
    /// The strategy of the history.
    pub fn combine(self) -> Combine {
        match self {
            Strategy::Os => Combine::Os,
            Strategy::As => Combine::As,
            Strategy::Lpf => Combine::Lpf,
            Strategy::Ga | Strategy::Model => Combine::Ga,
        }
    }
}

/// The kind of table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Dense if all intervals fit into the memory, else sparse.
    #[default]
    Auto,
    /// A cell for every combination of intervals.
    Dense,
    /// Cells for those that occur.
    Sparse,
}

/// What is answered for parameters that were never measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Empty {
    /// The nearest cell that has a measurement.
    #[default]
    Nearest,
    /// Nothing, as in the paper.
    None,
}

impl Config {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// [`Error::File`] if it cannot be read, [`Error::Config`] if it cannot be used.
    pub fn load(path: &Path) -> Result<Self, Error> {
        let text = fs::read_to_string(path).map_err(Error::file(path, "reading the configuration"))?;
        Config::parse(&text, &path.display().to_string())
    }

    /// Checks a text that came from `file`.
    ///
    /// # Errors
    /// [`Error::Config`] with the file and line, what is wrong and what is accepted.
    pub fn parse(text: &str, file: &str) -> Result<Self, Error> {
        let refuse = |at: usize, message: String| {
            let before = &text.as_bytes()[..at.min(text.len())];
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            Error::Config { file: file.to_owned(), line, message }
        };
        let raw: RawConfig = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            refuse(at, error.message().trim_end().replace('\n', "; "))
        })?;
        if raw.actions.is_empty() {
            let message = "no action is configured: add [[action]] with method = \"com.x.Service.handle\"";
            return Err(refuse(text.len(), message.into()));
        }
        let mut names = BTreeSet::new();
        let mut actions = Vec::new();
        for action in raw.actions {
            let at = action.span().start;
            let action =
                ActionConfig::try_from(action.into_inner()).map_err(|message| refuse(at, message))?;
            if let Some(name) = &action.name
                && !names.insert(name.clone())
            {
                let message =
                    format!("two actions are named '{name}': name them differently, or list both in method");
                return Err(refuse(at, message));
            }
            actions.push(action);
        }
        Ok(Config {
            state: raw.state,
            metrics: raw.metrics.map(|Port(port)| port),
            budget: raw.budget,
            training: raw.training,
            level: raw.level.0,
            actions,
        })
    }

    /// A hash of all that it says of actions; the same for two files that say the same.
    pub fn hash(&self) -> String {
        let text = serde_json::to_vec(&(&self.actions, self.level)).unwrap_or_default();
        Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The first action that a method belongs to, as an index into [`Config::actions`].
    pub fn action_of(&self, method: &Method<'_>) -> Option<usize> {
        self.actions.iter().position(|action| action.methods.iter().any(|pattern| pattern.matches(method)))
    }
}

impl ActionConfig {
    /// The name of the action that executions of `method` belong to.
    pub fn name_for(&self, method: &Method<'_>) -> String {
        self.name.clone().unwrap_or_else(|| method.to_string())
    }
}

impl ActionSettings {
    /// The dimensions of the action's table.
    pub fn dimensions(&self) -> Vec<Dimension> {
        let dimension =
            |p: &Parameter| Dimension { min: p.min, max: p.max, intervals: p.intervals, adapt: p.adapt };
        self.parameters.iter().map(dimension).collect()
    }

    /// The rules of the action's predictor in a service of this `level` and `training`.
    pub fn rules(&self, level: f64, training: u64) -> Rules {
        Rules {
            resources: self.resources,
            combine: self.strategy.combine(),
            weight: self.weight,
            neighbours: self.empty == Empty::Nearest,
            level,
            training: self.training.unwrap_or(training),
        }
    }

    /// Says what is wrong and what is accepted.
    pub fn check(&self) -> Result<(), String> {
        if self.resources.is_empty() {
            return Err(
                "resources is empty: name at least one of cpu, memory, time, network, energy, cputime".into(),
            );
        }
        if !(self.weight > 0.0 && self.weight <= 1.0) {
            let weight = self.weight;
            return Err(format!(
                "weight {weight} is the part of a new measurement: give more than 0, at most 1"
            ));
        }
        if self.parameters.len() > MAX_PARAMETERS {
            let given = self.parameters.len();
            return Err(format!("{given} parameters are too many: give at most {MAX_PARAMETERS}"));
        }
        let dense = crate::dense::Dense::bytes_for(&self.dimensions(), self.resources.len());
        if self.table == Layout::Dense && dense > self.memory.0 {
            return Err(format!(
                "a dense table of these intervals takes {dense} B and memory is {}: \
                 give fewer intervals, more memory, or table = \"sparse\"",
                self.memory
            ));
        }
        if self.model.is_some() && self.strategy != Strategy::Model {
            return Err("a model is given and the strategy is another: write strategy = \"model\"".into());
        }
        Ok(())
    }
}

/// [`Config`] as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConfig {
    state: Option<PathBuf>,
    metrics: Option<Port>,
    budget: Option<Bytes>,
    #[serde(default)]
    training: u64,
    #[serde(default = "default_level")]
    level: Level,
    #[serde(default, rename = "action")]
    actions: Vec<Spanned<RawAction>>,
}

fn default_level() -> Level {
    Level(0.9)
}

/// A port that metrics can be served on. A type of its own, as the next two, so that an error has its line.
#[derive(Deserialize)]
#[serde(try_from = "i64")]
struct Port(u16);

impl TryFrom<i64> for Port {
    type Error = String;

    fn try_from(port: i64) -> Result<Self, String> {
        let valid = u16::try_from(port).ok();
        valid.map(Port).ok_or_else(|| {
            format!("metrics {port} is a port on loopback: give 1 to 65535, or 0 for any free one")
        })
    }
}

/// The coverage of intervals.
#[derive(Deserialize)]
#[serde(try_from = "f64")]
struct Level(f64);

impl TryFrom<f64> for Level {
    type Error = String;

    fn try_from(level: f64) -> Result<Self, String> {
        let valid = level > 0.0 && level < 1.0;
        valid.then_some(Level(level)).ok_or_else(|| {
            format!("level {level} is the coverage of intervals: give more than 0, less than 1")
        })
    }
}

/// The weight of a new measurement.
#[derive(Deserialize)]
#[serde(try_from = "f64")]
struct Weight(f64);

impl TryFrom<f64> for Weight {
    type Error = String;

    fn try_from(weight: f64) -> Result<Self, String> {
        let valid = weight > 0.0 && weight <= 1.0;
        valid.then_some(Weight(weight)).ok_or_else(|| {
            format!("weight {weight} is the part of a new measurement: give more than 0, at most 1")
        })
    }
}

/// [`ActionConfig`] as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAction {
    name: Option<String>,
    method: OneOrMore,
    resources: Option<Vec<Resource>>,
    #[serde(default)]
    parameters: Vec<Parameter>,
    #[serde(default)]
    strategy: Strategy,
    weight: Option<Weight>,
    memory: Option<Bytes>,
    #[serde(default)]
    table: Layout,
    #[serde(default)]
    empty: Empty,
    training: Option<u64>,
    model: Option<PathBuf>,
}

/// One pattern or a list of them.
#[derive(Deserialize)]
#[serde(try_from = "toml::Value")]
struct OneOrMore(Vec<MethodPattern>);

impl TryFrom<toml::Value> for OneOrMore {
    type Error = String;

    fn try_from(value: toml::Value) -> Result<Self, String> {
        let texts = match value {
            toml::Value::Array(texts) => texts,
            one => vec![one],
        };
        if texts.is_empty() {
            return Err("method is an empty list: give a method pattern or several".into());
        }
        let parse = |value: &toml::Value| match value.as_str() {
            Some(text) => text.parse(),
            None => Err(format!(
                "method has an element of type {}: give a method pattern in quotes, or a list of them",
                value.type_str()
            )),
        };
        texts.iter().map(parse).collect::<Result<_, _>>().map(OneOrMore)
    }
}

impl TryFrom<RawAction> for ActionConfig {
    type Error = String;

    fn try_from(raw: RawAction) -> Result<Self, String> {
        let default = ActionSettings::default();
        let settings = ActionSettings {
            resources: raw.resources.map_or(default.resources, ResourceSet::from),
            parameters: raw.parameters,
            strategy: raw.strategy,
            weight: raw.weight.as_ref().map_or(default.weight, |weight| weight.0),
            memory: raw.memory.unwrap_or(default.memory),
            table: raw.table,
            empty: raw.empty,
            training: raw.training,
            model: raw.model,
        };
        settings.check()?;
        if raw.weight.is_some() && settings.strategy != Strategy::Lpf {
            return Err("weight is given and only strategy = \"lpf\" has one: leave it out".into());
        }
        if raw.name.as_ref().is_some_and(|name| name.trim().is_empty()) {
            return Err("name is empty: leave it out to name actions after their methods".into());
        }
        Ok(ActionConfig { name: raw.name, methods: raw.method.0, settings })
    }
}

/// [`Parameter`] as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawParameter {
    value: ParameterPath,
    #[serde(default)]
    min: f64,
    max: f64,
    #[serde(default = "default_intervals")]
    intervals: usize,
    #[serde(default)]
    adapt: Adapt,
}

fn default_intervals() -> usize {
    10
}

impl TryFrom<RawParameter> for Parameter {
    type Error = String;

    fn try_from(raw: RawParameter) -> Result<Self, String> {
        let RawParameter { value, min, max, intervals, adapt } = raw;
        if !(min.is_finite() && max.is_finite() && min < max && (max - min).is_finite()) {
            return Err(format!(
                "parameter '{value}' has min {min} and max {max}: give finite numbers, min below max"
            ));
        }
        if !(1..=1 << 24).contains(&intervals) {
            return Err(format!("parameter '{value}' has {intervals} intervals: give 1 to {}", 1 << 24));
        }
        Ok(Parameter { value, min, max, intervals, adapt })
    }
}
