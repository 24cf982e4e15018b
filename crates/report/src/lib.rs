//! Self-contained HTML pages: predicted against actual, formula, sliced source.
//!
//! [`TrainingReport`] is the page about one predictor, [`EvaluationReport`] the one about several programs,
//! [`CostReport`] the one about what parts of a program cost, [`WatchReport`] the one about a watched
//! service, [`FigureReport`] one of any tables and charts. All are plain data; `to_html` renders them into
//! one file without scripts, fonts or images from elsewhere. Charts are inline SVG coloured by the page's
//! style sheet, so that they follow the reader's light or dark scheme and print well.
//!
//! Rendering never fails: values that are not finite are left out of charts and shown as a dash in tables.

mod chart;
mod costs;
mod data;
mod evaluation;
mod figures;
mod format;
mod formula;
mod page;
mod reasons;
mod source;
mod summary;
mod training;
mod watch;

pub use costs::{CostReport, CostRow, CostedLine, CostedSource};
pub use data::*;
pub use figures::{Experiment, Figure, FigureReport};
pub use format::{count, percent, seconds};
pub use reasons::{general, reasons};
pub use summary::ErrorSummary;
pub use watch::{Overhead, WatchReport, WatchedAction, WatchedResource, port_file};
