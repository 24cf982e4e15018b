//! What a run takes of energy: meters behind one interface, and a model in their place where there is none.
//!
//! - [`meter`]: the interface, [`Metering`] (a meter and what is subtracted), and the names of meters on
//!   command lines;
//! - [`powercap`]: the counters of the processor's packages (Linux);
//! - [`file`]: accumulated joules that a host writes to a file, for guests without counters;
//! - [`model`]: joules as a sum over what a run did ([`work`]), with coefficients that are generic or those
//!   of a calibration;
//! - [`calibration`]: such coefficients from metered runs, by non-negative least squares, and what is known
//!   of each.
//!
//! Only meters do I/O. Figures are joules; whoever stores them stores whole microjoules.

pub mod calibration;
mod error;
pub mod file;
pub mod meter;
pub mod model;
pub mod powercap;
pub mod work;

pub use calibration::{Sample, calibrate};
pub use error::Error;
pub use file::FileMeter;
pub use meter::{Meter, Metering, Origin, Reading, Source};
pub use model::Model;
pub use powercap::Powercap;
pub use work::Work;
