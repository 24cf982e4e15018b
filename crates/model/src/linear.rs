//! "Mantis-linear": the default method restricted to linear terms, for comparison (Table 3 of the paper).

use crate::best::{self, Parameters};
use crate::dataset::Dataset;
use crate::screen::Screening;
use crate::{Fit, FitOptions};

/// Fits checked data.
pub(crate) fn fit(data: &Dataset, screening: &Screening, options: &FitOptions) -> Fit {
    best::fit(data, screening, options, &Parameters { linear: true, ..Parameters::default() })
}
