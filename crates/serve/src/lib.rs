//! Warm predictors: JVMs that keep predictors loaded, behind a socket.
//!
//! A cold prediction is mostly a JVM that starts and an interpreter that has not seen the code. [`Server`]
//! starts JVMs once and answers HTTP on a loopback address, a Unix socket, or both:
//!
//! - [`http`]: requests and responses of a connection, every size bounded;
//! - [`request`]: what a body asks for;
//! - [`jvm`]: one JVM with `mantis.serve.Serve` in it, spoken to over pipes; it is ended when an answer takes
//!   too long;
//! - [`pool`]: the bounded queue before the JVMs, and the threads that own one JVM each and start it again;
//! - [`metrics`]: counts and latencies, as OpenMetrics;
//! - [`server`]: sockets, connections, routes, and the end of all that.
//!
//! The JVM is the unit of failure: a prediction that hangs, crashes or ends its JVM costs that request and a
//! restart, nothing else. The protocol is described in `docs/serve.md`.

pub mod http;
pub mod jvm;
pub mod metrics;
pub mod pool;
pub mod request;
pub mod server;

pub use jvm::Launch;
pub use server::{Endpoints, Options, Server};

/// Why there is no server, in one sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Error(pub String);
