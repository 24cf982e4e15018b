//! Where the runs of a measurement are made: on this machine, by Slurm, or by a command of the user's.
//!
//! Elsewhere, runs go in lots ([`lot`]): a folder that all machines see has the order, written once, and
//! attempts at its chunks, each a journal of its own. What makes them is started by a [`Starter`], of which
//! there are two, [`slurm`] and [`command`]; whoever measures reads the attempts as they grow and copies
//! their records into the one journal. So nothing depends on who ends when: a chunk that is stopped, made
//! again or made twice adds what the journal lacks.

pub mod command;
pub(crate) mod lot;
pub mod slurm;

use crate::Error;
use lot::Lot;
use slurm::Slurm;
use std::collections::BTreeMap;
use std::time::Duration;

/// Where runs are made.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Place {
    /// On this machine, by this process.
    #[default]
    Here,
    /// Elsewhere.
    Away(Away),
}

/// Elsewhere, in a folder that is the same there.
#[derive(Clone, Debug, PartialEq)]
pub struct Away {
    /// Who starts them.
    pub by: By,
    /// Command line that makes a chunk of a lot when the lot's folder and the chunk's number follow
    /// ([`crate::work`]).
    pub worker: Vec<String>,
    /// Runs of a chunk; `None` for as many as make some [`CHUNKS`] chunks.
    pub chunk: Option<usize>,
    /// Chunks at a time.
    pub at_most: Option<usize>,
}

/// Who starts runs elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum By {
    /// Slurm, as arrays of jobs.
    Slurm(Slurm),
    /// A shell command with `{}` for what is to be run.
    Command(String),
}

/// How many chunks a stage has unless asked otherwise.
pub const CHUNKS: usize = 64;

/// What starts chunks of a lot, one small interface.
pub(crate) trait Starter {
    /// Asks for all chunks of a lot. What it says is for the user.
    ///
    /// # Errors
    /// When they cannot be asked for: nothing of the lot will be made.
    fn start(&mut self, lot: &Lot) -> Result<String, Error>;

    /// What is known of the chunks, by their numbers, also of those that an earlier process asked for. One
    /// that is not there has ended, no one knows how.
    ///
    /// # Errors
    /// When nothing can be known, now or later.
    fn look(&mut self, lot: &Lot) -> Result<Look, Error>;

    /// Stops what has not ended.
    fn cancel(&mut self, lot: &Lot);

    /// How long it should be left alone between two looks, once it has been looked at a few times.
    fn pause(&self) -> Duration;
}

/// What a starter knows of a lot.
pub(crate) enum Look {
    /// The state of chunks.
    Known(BTreeMap<usize, State>),
    /// Nothing just now, for this reason; later perhaps.
    Unknown(String),
}

/// What became of a chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// It waits or runs.
    Alive,
    /// It ended without an error.
    Complete,
    /// It ended otherwise, on this machine if that is known.
    Failed(Option<String>),
    /// Somebody stopped it for good.
    Cancelled,
}

impl Away {
    /// The name of who starts them, as lots have it.
    pub(crate) fn name(&self) -> &'static str {
        match self.by {
            By::Slurm(_) => "slurm",
            By::Command(_) => "command",
        }
    }

    /// What starts chunks; where `exclusive`, with nothing beside them.
    pub(crate) fn starter(&self, exclusive: bool) -> Result<Box<dyn Starter>, Error> {
        Ok(match &self.by {
            By::Slurm(slurm) => Box::new(slurm::Arrays::new(slurm.clone(), self.at_most, exclusive)),
            By::Command(template) => Box::new(command::Commands::new(template, self.at_most.unwrap_or(1))?),
        })
    }

    /// Runs of a chunk of so many runs.
    pub(crate) fn chunk(&self, runs: usize) -> usize {
        self.chunk.unwrap_or_else(|| runs.div_ceil(CHUNKS)).clamp(1, runs.max(1))
    }
}
