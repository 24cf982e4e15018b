//! The real binary, end to end, on small Java programs compiled here: what users see, word for word.

mod bad_input;
mod browser;
mod change;
mod cluster;
mod costs;
mod energy;
mod gate;
mod harmless;
mod inputs;
mod limits;
mod memory;
mod predictor;
mod serve;
mod stages;
mod support;
mod watch;
mod worst;
