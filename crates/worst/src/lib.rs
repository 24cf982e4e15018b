//! Uses of costs: worst-case estimates by implicit path enumeration, and a ranking of availability risks.
//!
//! Nothing here reads files or starts programs.
//!
//! - [`flow`]: control flow with exceptions, loops ([`loops`]), calls; [`proved`]: bounds of counted loops;
//! - [`run`]: the executions of one run; [`bounds`]: how often loops and recursions run at most, and how that
//!   is known; [`prices`]: what blocks cost;
//! - [`ipet`]: the integer program of a set of methods; [`solver`]: who solves it; [`estimate`]: all methods,
//!   and the worst path; [`report`]: as a document, [`render`]: as text;
//! - [`growth`]: how a count grows with the input; [`risks`]: the ranking.
//!
//! ```text
//! classes + layout -> Flow ;   profiles -> Run ;   Flow + Runs -> Bounds
//! Flow + Bounds + Prices -> Ipet -> Estimates -> Worst ;   Flow + Runs + Prices + Drivers -> Ranking
//! ```

pub mod bounds;
mod error;
pub mod estimate;
pub mod flow;
pub mod growth;
pub mod ipet;
pub mod loops;
pub mod prices;
pub mod proved;
pub mod render;
pub mod report;
pub mod risks;
pub mod run;
pub mod solver;

pub use bounds::{Bounds, Given};
pub use error::Error;
pub use flow::Flow;
pub use growth::Driver;
pub use prices::Prices;
pub use report::{Worst, worst};
pub use risks::{Ranking, risks};
pub use run::Run;
