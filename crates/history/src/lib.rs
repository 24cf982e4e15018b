//! History-based prediction: what an action will cost next time, from what it cost before.
//!
//! An *action* is a piece of code that runs again and again: a method, a handler. After each execution its measured
//! costs and the values of the parameters that matter are reported with [`Service::update`]; before the next,
//! [`Service::query`] predicts them. This is the Predictor of the Weight-Watcher service (Garbinato, Guerraoui,
//! Hulaas, Kounine, Monod, Spring: "The Weight-Watcher service and its lightweight implementation", 2009, sections
//! III to V) with intervals, drift, sparse tables, trained models, profiles and a state that survives. It knows nothing of
//! JVMs; whoever measures calls it.
//!
//! * [`table`] ([`axis`], [`cell`], [`dense`], [`sparse`]): the adaptive array;
//! * [`strategy`]: how measurements are combined into a prediction;
//! * [`interval`], [`drift`]: how far off a prediction may be, and when the cost has changed;
//! * [`history`]: the predictor of one action, all of the above together;
//! * [`service`]: named actions, shared by threads;
//! * [`config`]: what `watch.toml` says;
//! * [`budget`], [`profile`], [`state`]: less memory, initial data, persistence.
//!
//! # Conventions
//!
//! Costs are `f64` in the unit of their [`Resource`], parameters `f64`. A cost that is not finite was not measured; a
//! parameter that is not finite could not be read. Queries and updates allocate nothing, except updates that adapt a
//! table ([`Outcome::adapted`]). Results depend on the sequence of calls alone.

mod answer;
pub mod axis;
pub mod budget;
pub mod cell;
pub mod config;
pub mod dense;
pub mod drift;
mod error;
pub mod history;
pub mod interval;
pub mod profile;
mod resource;
pub mod service;
pub mod sparse;
pub mod state;
pub mod strategy;
pub mod table;

pub use answer::{Answer, Estimate, Outcome, Source};
pub use config::{ActionConfig, ActionSettings, Config, Method, MethodPattern, Parameter, ParameterPath};
pub use error::Error;
pub use profile::{Import, Profile};
pub use resource::{RESOURCES, Resource, ResourceSet};
pub use service::{ActionId, Service};
pub use state::{State, StateFile};
pub use strategy::Model;
