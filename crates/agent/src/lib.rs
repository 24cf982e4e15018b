//! The native agent inside a watched JVM (`java -agentpath:libmantis_agent.so=config=watch.toml ...`).
//!
//! It sees every class before it is loaded and makes the application's count ([`mantis_instrument::total`]);
//! actions that the configuration names are measured at their beginnings and ends by the Java classes of
//! `mantis.watch`. Whatever goes wrong here, the service goes on: a class that cannot be instrumented is
//! loaded as it is, panics end at the boundary to the JVM, and nothing is written to the service's standard
//! output.
//!
//! - [`options`]: what stands behind `-agentpath:...=`. [`log`]: what the agent has to say.
//! - [`transform`]: which classes are changed and how; safe code, on threads of the agent's own
//!   ([`workers`]). [`classes`], [`annotations`]: what class bytes say of types. No class is loaded to look
//!   at it.
//! - [`watched`]: the actions, what they cost and what is predicted. [`saver`]: the state file. [`energy`]:
//!   counters or a table.
//! - [`methods`]: counts told apart by method, for tests of programs.
//! - [`snapshot`], [`metrics`]: what there is to show, and the endpoint on loopback. [`totals`]: sums over
//!   threads.
//! - [`agent`]: the JVM's events. [`jvm`] and [`natives`]: the only unsafe code, JNI behind safe functions.

pub mod agent;
pub mod annotations;
pub mod classes;
pub mod energy;
pub mod jvm;
pub mod log;
pub mod methods;
pub mod metrics;
pub mod natives;
pub mod options;
pub mod saver;
pub mod snapshot;
pub mod totals;
pub mod transform;
pub mod watched;
pub mod workers;
