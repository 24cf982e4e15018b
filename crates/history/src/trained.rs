//! Trained models of actions: a formula over an action's parameters for each resource, fitted to samples of
//! its executions by `mantis-model`. With the strategy `model` it answers wherever its running error is
//! smaller than the history's, above all for parameters that were never measured.
//!
//! The file is JSON, described in `docs/watch.md`; a model in it is what `mantis fit --json` calls one.

use std::collections::BTreeMap;
use std::path::Path;

use mantis_model::{Dataset, FitOptions, Method, fit};
use serde::{Deserialize, Serialize};

use crate::config::ActionSettings;
use crate::document::{Kind, save};
use crate::error::Error;
use crate::resource::{Resource, ResourceSet};
use crate::samples::{ActionSamples, Samples};
use crate::strategy::Model;

const KIND: Kind = Kind {
    name: "file of models",
    format: "mantis-action-models",
    version: 1,
    remedy: "write it with mantis watch --fit",
};

/// Executions without which nothing is fitted.
const LEAST: usize = 10;

/// Models of several actions; the file that `model = ` names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrainedModels {
    format: String,
    version: u32,
    /// The actions.
    pub actions: Vec<ActionModel>,
}

/// Models of one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionModel {
    /// The action's name.
    pub name: String,
    /// The expressions of its parameters, which the models' features are by number.
    pub parameters: Vec<String>,
    /// A model for each resource that there is one of.
    pub resources: BTreeMap<Resource, mantis_model::Model>,
}

impl TrainedModels {
    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Refused`] if it is no such file.
    pub fn load(path: &Path) -> Result<Self, Error> {
        KIND.load(path, |models: &TrainedModels| models.actions.iter().try_for_each(ActionModel::check))
    }

    /// Writes a file, all of it or none.
    ///
    /// # Errors
    /// [`Error::File`].
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        save(self, path)
    }

    /// Fits every resource of every action to its samples, and says of which there is no model and why.
    pub fn fit(samples: &Samples) -> (Self, Vec<String>) {
        let mut remarks = Vec::new();
        let actions = samples.actions.iter().map(|action| fit_action(action, &mut remarks)).collect();
        (TrainedModels { format: KIND.format.into(), version: KIND.version, actions }, remarks)
    }

    /// The model of an action, ready to predict.
    ///
    /// # Errors
    /// A sentence, if there is none or it is of other parameters.
    pub fn of(&self, name: &str, settings: &ActionSettings) -> Result<Trained, String> {
        let found = self.actions.iter().find(|action| action.name == name);
        let action = found.ok_or_else(|| format!("there is no model of the action {name}"))?;
        let parameters: Vec<String> = settings.parameters.iter().map(|p| p.value.to_string()).collect();
        if parameters != action.parameters {
            let (theirs, ours) = (action.parameters.join(", "), parameters.join(", "));
            return Err(format!("the model of the action {name} is of ({theirs}), the action of ({ours})"));
        }
        let models = settings.resources.iter().map(|r| action.resources.get(&r).cloned()).collect();
        Ok(Trained { models })
    }
}

impl ActionModel {
    fn check(&self) -> Result<(), String> {
        let fits = |model: &mantis_model::Model| {
            let factors = model.terms.iter().flat_map(|term| &term.factors);
            model.features.iter().all(|feature| feature.column < self.parameters.len())
                && factors.into_iter().all(|(feature, _)| *feature < model.features.len())
        };
        match self.resources.values().all(fits) {
            true => Ok(()),
            false => Err(format!("a model of the action {} reads what is no parameter", self.name)),
        }
    }
}

fn fit_action(action: &ActionSamples, remarks: &mut Vec<String>) -> ActionModel {
    let mut resources = BTreeMap::new();
    for (position, resource) in action.resources.iter().enumerate() {
        match fit_resource(action, action.parameters.len() + position) {
            Ok(model) => {
                resources.insert(resource, model);
            }
            Err(why) => remarks.push(format!("no model of {resource} of the action {}: {why}", action.name)),
        }
    }
    ActionModel { name: action.name.clone(), parameters: action.parameters.clone(), resources }
}

/// A model of the cost in this column.
fn fit_resource(action: &ActionSamples, cost: usize) -> Result<mantis_model::Model, String> {
    let inputs = action.parameters.len();
    let complete: Vec<&Vec<Option<f64>>> = action
        .rows
        .iter()
        .filter(|row| row[..inputs].iter().chain([&row[cost]]).all(Option::is_some))
        .collect();
    if complete.len() < LEAST {
        return Err(format!("{} complete samples are too few, {LEAST} are needed", complete.len()));
    }
    let column = |c: usize| complete.iter().filter_map(|row| row[c]).collect::<Vec<f64>>();
    let data = Dataset::new(action.parameters.clone(), (0..inputs).map(column).collect(), column(cost));
    fit(Method::Best, &data, &FitOptions::default()).map(|fit| fit.model).map_err(|error| error.to_string())
}

/// The models of one action, in the order of its resources.
#[derive(Debug, Clone)]
pub struct Trained {
    models: Vec<Option<mantis_model::Model>>,
}

impl Model for Trained {
    fn predict(&self, parameters: &[f64], costs: &mut [f64]) {
        for (model, cost) in self.models.iter().zip(costs) {
            *cost = model.as_ref().map_or(f64::NAN, |model| model.value_of_row(parameters));
        }
    }
}

impl Trained {
    /// The resources that there are models of.
    pub fn resources(&self, settings: &ActionSettings) -> ResourceSet {
        let known = settings.resources.iter().zip(&self.models).filter(|(_, model)| model.is_some());
        known.map(|(resource, _)| resource).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    const CONFIG: &str = "[[action]]\nname = \"work\"\nmethod = \"A.m\"\nresources = [\"cpu\", \"time\"]\n\
        strategy = \"model\"\nparameters = [{ value = \"arg0\", max = 10 }]\n";

    fn samples(parameter: &str) -> Samples {
        let row = |n: u32| vec![Some(f64::from(n)), Some(f64::from(3 * n * n + 7)), None];
        let resources = [Resource::Cpu, Resource::Time].into_iter().collect();
        let rows = (1..=30).map(row).collect();
        let parameters = vec![parameter.to_owned()];
        Samples::new(vec![ActionSamples { name: "work".into(), parameters, resources, rows }])
    }

    #[test]
    fn a_quadratic_cost_is_found_and_survives_the_file() {
        let (models, remarks) = TrainedModels::fit(&samples("arg0"));
        assert_eq!(remarks.len(), 1, "{remarks:?}");
        assert!(
            remarks[0].contains("no model of time of the action work: 0 complete samples"),
            "{remarks:?}"
        );
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("models.json");
        models.save(&file).expect("written");
        let settings = &Config::parse(CONFIG, "watch.toml").expect("a configuration").actions[0].settings;
        let trained = TrainedModels::load(&file).expect("read").of("work", settings).expect("a model");
        assert_eq!(trained.resources(settings), [Resource::Cpu].into_iter().collect());
        let mut costs = [0.0; 2];
        trained.predict(&[200.0], &mut costs);
        assert!((costs[0] - 120_007.0).abs() < 1.0, "{costs:?}");
        assert!(costs[1].is_nan());
        trained.predict(&[f64::NAN], &mut costs);
        assert!(costs[0].is_nan(), "{costs:?}");
    }

    #[test]
    fn models_of_other_parameters_are_refused() {
        let settings = &Config::parse(CONFIG, "watch.toml").expect("a configuration").actions[0].settings;
        let (models, _) = TrainedModels::fit(&samples("arg1"));
        let error = models.of("work", settings).expect_err("of another parameter");
        assert_eq!(error, "the model of the action work is of (arg1), the action of (arg0)");
        assert_eq!(models.of("other", settings).expect_err("none"), "there is no model of the action other");
        let mut text = serde_json::to_value(&models).expect("JSON");
        text["actions"][0]["resources"]["cpu"]["features"][0]["column"] = 5.into();
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("models.json");
        std::fs::write(&file, text.to_string()).expect("written");
        let error = TrainedModels::load(&file).expect_err("damaged").to_string();
        assert!(error.contains("reads what is no parameter: write it with mantis watch --fit"), "{error}");
        std::fs::write(&file, b"PK\x03\x04\xff").expect("written");
        let error = TrainedModels::load(&file).expect_err("a jar").to_string();
        assert!(error.contains("this is no file of models"), "{error}");
    }
}
