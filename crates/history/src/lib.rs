//! History-based prediction: what an action will cost next time, from what it cost before.
//!
//! An *action* is a piece of code that runs again and again: a method, a handler. After each execution its
//! measured costs and the values of the parameters that matter are reported with [`Service::update`]; before
//! the next, [`Service::query`] predicts them. This is the Predictor of the Weight-Watcher service
//! (Garbinato, Guerraoui, Hulaas, Kounine, Monod, Spring: "The Weight-Watcher service and its lightweight
//! implementation", 2009, sections III to V) with intervals, drift, sparse tables, trained models, profiles
//! and a state that survives. It knows nothing of JVMs; whoever measures calls it.
//!
//! * [`table`] ([`axis`], [`cell`], [`dense`], [`sparse`]): the adaptive array;
//! * [`strategy`]: how measurements are combined into a prediction;
//! * [`interval`], [`drift`]: how far off a prediction may be, and when the cost has changed;
//! * [`history`]: the predictor of one action, all of the above together;
//! * [`service`]: named actions, shared by threads;
//! * [`config`]: what `watch.toml` says;
//! * [`budget`], [`profile`], [`state`]: less memory, initial data, persistence;
//! * [`samples`], [`trained`]: executions as they were, and models fitted to them.
//!
//! ```
//! use mantis_history::{Config, Service, Source};
//!
//! let config = Config::parse(
//!     r#"
//!     [[action]]
//!     name = "convert"
//!     method = "com.x.Temperatures.convert(int[])"
//!     resources = ["cpu"]
//!     parameters = [{ value = "arg0.length", max = 500, intervals = 50 }]
//!     "#,
//!     "watch.toml",
//! )?;
//! let service = Service::new(&config);
//! let convert = service.register("convert", &config.actions[0].settings)?;
//! assert_eq!(service.query(convert, &[120.0])?[0].source, Source::Unknown);
//! service.update(convert, &[120.0], &[1450.0])?;
//! assert_eq!(service.query(convert, &[125.0])?[0].value, 1450.0);
//! # Ok::<(), mantis_history::Error>(())
//! ```
//!
//! # Conventions
//!
//! Costs are `f64` in the unit of their [`Resource`], parameters `f64`. A cost that is not finite was not
//! measured; a parameter that is not finite could not be read. Queries and updates allocate nothing, except
//! updates that adapt a table ([`Outcome::adapted`]). Results depend on the sequence of calls alone.

mod answer;
pub mod axis;
pub mod budget;
pub mod cell;
pub mod config;
pub mod dense;
mod document;
pub mod drift;
mod error;
pub mod history;
pub mod interval;
pub mod profile;
mod resource;
pub mod samples;
pub mod service;
pub mod sparse;
pub mod state;
pub mod strategy;
pub mod table;
pub mod trained;

pub use answer::{Answer, Estimate, Outcome, Source};
pub use config::{ActionConfig, ActionSettings, Config, Method, MethodPattern, Parameter, ParameterPath};
pub use error::Error;
pub use profile::{Import, Profile};
pub use resource::{RESOURCES, Resource, ResourceSet};
pub use service::{ActionId, Service};
pub use state::{State, StateFile};
pub use strategy::Model;
