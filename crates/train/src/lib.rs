//! The feedback loop that owns the offline stage.
//!
//! - [`app`]: the program's classes in memory; [`session`]: instrumented and ready to be measured;
//! - [`resource`]: what can be predicted; [`inputs`]: features that inputs say by themselves;
//! - [`reflection`]: what runs saw of reflection becomes ordinary code;
//! - [`candidates`]: analysis and slices of features; [`warm`]: code no run reached that slices can follow;
//!   [`waiting`]: waits that no run needed; [`oracle`]: predictors run and compared with counts; [`launch`]:
//!   how they are started; [`steady`]: what they cost where the JVM is warm;
//! - [`checking`]: every feature's slice against its count; [`vetting`]: which optimistic slices are right;
//! - [`fitting`]: models and their held-out error; [`training`]: the loop;
//! - [`waiting`], [`contention`], [`warm`]: code that no run reached and that slices have all the same;
//! - [`coverage`]: what runs reached of the program; [`generation`]: more inputs, from given ones;
//! - [`evaluation`]: predictions of unseen inputs against measurements; [`baselines`]: what simpler ways
//!   achieve, of which [`simple`] only look at inputs;
//! - [`points`]: what all points of a frontier compute; [`moving`]: models fitted again for another machine;
//!   [`updating`]: models that learn from runs measured since.

pub mod app;
pub mod baselines;
pub mod candidates;
pub mod checking;
mod comparison;
pub mod contention;
pub mod coverage;
mod error;
pub mod evaluation;
pub mod fitting;
pub mod generation;
pub mod inputs;
pub mod launch;
pub mod limits;
pub mod moving;
pub mod oracle;
pub mod perturbed;
pub mod points;
pub mod reflection;
pub mod resource;
pub mod session;
pub mod simple;
pub mod steady;
pub mod training;
pub mod updating;
pub mod vetting;
pub mod waiting;
pub mod warm;

pub use error::Error;
pub use mantis_slice::Rule;
pub use session::{Phases, Session};
pub use training::{Listener, Options, Report, Resource, Step, Trained, train};
