//! "Mantis-linear": the default method restricted to linear terms, for comparison (Table 3 of the paper).

use crate::best::{self, Parameters};
use crate::dataset::Dataset;
use crate::screen::Screening;
use crate::{Error, Fit, FitOptions};

/// Fits linear terms only.
///
/// # Errors
/// As [`crate::fit_screened`].
pub fn fit(data: &Dataset, screening: &Screening, options: &FitOptions) -> Result<Fit, Error> {
    best::fit(data, screening, options, &Parameters { linear: true, ..Parameters::default() })
}
