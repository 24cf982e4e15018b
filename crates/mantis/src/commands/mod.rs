//! One module for each verb.

pub mod check;
pub mod costs;
pub mod counts;
pub mod effects;
pub mod energy;
pub mod evaluate;
pub mod evaluate_report;
pub mod explain;
pub mod fit;
pub mod gate;
pub mod inputs;
pub mod instrument;
pub mod limits;
pub mod predict;
pub mod profile;
pub mod serve;
pub mod slice;
pub mod submit;
pub mod train;
pub mod transfer;
pub mod update;
pub mod watch;
pub mod work;
