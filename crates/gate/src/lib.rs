//! The gate: two versions of a program compared by what they exactly execute and allocate.
//!
//! - [`resource`]: what is compared; [`program`]: the methods, lines, loops and calls of a version;
//!   [`figures`]: what one scenario took of each, over several counted runs;
//! - [`baseline`]: figures as a small text for review; [`config`]: `mantis.toml`, with the thresholds;
//! - [`versions`] and [`align`]: which methods and lines are the same in both; [`compare`]: what changed in a
//!   scenario; [`blame`]: which changed lines explain it; [`growth`]: how counts grow with the size of the
//!   input, and whether that became worse;
//! - [`report`]: the result; [`render`]: as text for a terminal, Markdown, JUnit XML, SARIF and Bencher's
//!   JSON.
//!
//! ```text
//! classes + layout -> Program ;  Program + profiles -> Figures
//! Baseline | Figures of the base, Figures of the head -> compare -> Report -> render
//! ```
//!
//! Nothing here reads files or starts programs. No figure is a time but those that a caller hands over to
//! stand beside the counts; they decide nothing.

pub mod align;
pub mod baseline;
pub mod blame;
pub mod compare;
pub mod config;
mod error;
pub mod figures;
pub mod growth;
pub mod program;
pub mod render;
pub mod report;
pub mod resource;
pub mod versions;

pub use baseline::Baseline;
pub use config::{Config, Scenario, Thresholds};
pub use error::Error;
pub use figures::Figures;
pub use program::Program;
pub use render::Format;
pub use report::Report;
pub use resource::{Counts, Resource};
pub use versions::Versions;
