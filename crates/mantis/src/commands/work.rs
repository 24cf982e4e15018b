//! `mantis work`: makes a chunk of runs that a measurement ordered elsewhere. Nobody types it.

use crate::Context;
use crate::args::WorkArgs;
use crate::error::Failure;

/// Makes the chunk.
pub fn run(args: &WorkArgs, context: &mut Context) -> Result<(), Failure> {
    Ok(mantis_measure::work(&args.lot, args.chunk, &context.cancel)?)
}
