//! Self-contained HTML pages: predicted against actual, formula, sliced source.
//!
//! [`TrainingReport`] is the page about one predictor, [`EvaluationReport`] the one about several programs. Both are
//! plain data; `to_html` renders them into one file without scripts, fonts or images from elsewhere. Charts are inline
//! SVG coloured by the page's style sheet, so that they follow the reader's light or dark scheme and print in black on white.

mod data;

pub use data::*;
