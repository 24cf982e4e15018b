//! Slurm: chunks are elements of arrays of jobs, asked for by `sbatch`, seen by `squeue`, stopped by
//! `scancel`.
//!
//! Jobs are known by their names, which have that of the lot: nothing that Slurm says when it takes them has
//! to be kept, and after a crash between asking and noting they are still found. Where the controller does
//! not answer, it is asked again.

use super::lot::Lot;
use super::{Look, Starter, State};
use crate::Error;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// What jobs ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slurm {
    /// `--partition`.
    pub partition: Option<String>,
    /// `--account`.
    pub account: Option<String>,
    /// `--constraint`.
    pub constraint: Option<String>,
    /// More flags of `sbatch`, passed as they are; they come last, so they win.
    pub flags: Vec<String>,
}

impl Slurm {
    /// As arguments of `sbatch`.
    pub fn arguments(&self) -> Vec<String> {
        let named =
            [("partition", &self.partition), ("account", &self.account), ("constraint", &self.constraint)];
        let named = named.iter().filter_map(|(name, value)| Some(format!("--{name}={}", value.as_ref()?)));
        named.chain(self.flags.iter().cloned()).collect()
    }
}

/// Elements of an array: Slurm's default for the largest index is 1000.
const ARRAY: usize = 1000;
/// How often `sbatch` is tried while the controller does not answer, ...
const TRIES: u32 = 20;
/// ... and how long between two tries.
const BETWEEN: Duration = Duration::from_secs(6);

/// Administrators dislike whoever asks more often.
const PAUSE: Duration = Duration::from_secs(15);

/// Jobs that make chunks.
#[derive(Debug)]
pub(crate) struct Arrays {
    slurm: Slurm,
    at_most: Option<usize>,
    exclusive: bool,
    /// Nodes on which chunks failed while others were made.
    failed: BTreeSet<String>,
    /// Lots that were asked for.
    lots: usize,
}

impl Arrays {
    pub(crate) fn new(slurm: Slurm, at_most: Option<usize>, exclusive: bool) -> Arrays {
        Arrays { slurm, at_most, exclusive, failed: BTreeSet::new(), lots: 0 }
    }

    /// Arguments of `sbatch` for the array whose first element is this chunk.
    fn arguments(&self, lot: &Lot, first: usize) -> Vec<String> {
        let last = (lot.chunks() - first).min(ARRAY) - 1;
        let limit = self.at_most.map(|n| format!("%{}", n.max(1))).unwrap_or_default();
        let folder = lot.folder.display();
        let mut arguments = vec![
            "--parsable".to_owned(),
            format!("--job-name={}", name(lot, first)),
            format!("--array=0-{last}{limit}"),
            format!("--output={folder}/log/%A_%a.txt"),
            "--open-mode=append".to_owned(),
            "--requeue".to_owned(),
        ];
        if self.exclusive {
            arguments.push("--exclusive".to_owned());
        }
        if !self.failed.is_empty() {
            let nodes: Vec<&str> = self.failed.iter().map(String::as_str).collect();
            arguments.push(format!("--exclude={}", nodes.join(",")));
        }
        arguments.extend(self.slurm.arguments());
        arguments.extend([format!("{folder}/run.sh"), "slurm".to_owned(), first.to_string()]);
        arguments
    }

    /// Asks for an array, again while the controller does not answer, unless it has taken it nevertheless.
    fn submit(&mut self, lot: &Lot, first: usize) -> Result<(), Error> {
        let arguments = self.arguments(lot, first);
        for left in (0..TRIES).rev() {
            let done = tool("sbatch", &arguments)?;
            if done.status.success() {
                return Ok(());
            }
            let said = said(&done);
            if left == 0 || !is_silence(&said) {
                return Err(Error::Place(format!(
                    "sbatch refuses the runs: {said}; look at the flags for it"
                )));
            }
            thread::sleep(BETWEEN);
            let taken = |state: &State| *state == State::Alive || *state == State::Complete;
            if matches!(self.look(lot)?, Look::Known(chunks) if chunks.get(&first).is_some_and(taken)) {
                return Ok(());
            }
        }
        Ok(())
    }
}

impl Starter for Arrays {
    fn start(&mut self, lot: &Lot) -> Result<String, Error> {
        for first in firsts(lot) {
            if let Err(e) = self.submit(lot, first) {
                self.cancel(lot);
                return Err(e);
            }
        }
        self.lots += 1;
        let exclusive = if self.exclusive { ", nodes of their own" } else { "" };
        let at_a_time = self.at_most.map(|n| format!(", {n} at a time")).unwrap_or_default();
        let (chunks, runs) = (lot.chunks(), lot.order.tasks.len());
        let name = lot.name();
        Ok(format!("Slurm has {runs} runs in {chunks} jobs (mantis-{name}){exclusive}{at_a_time}"))
    }

    fn look(&mut self, lot: &Lot) -> Result<Look, Error> {
        let names: Vec<String> = firsts(lot).map(|first| name(lot, first)).collect();
        let done = tool(
            "squeue",
            &[
                "--noheader".to_owned(),
                "--array".to_owned(),
                "--states=all".to_owned(),
                format!("--name={}", names.join(",")),
                "--format=%j|%K|%T|%N".to_owned(),
            ],
        )?;
        if !done.status.success() {
            return Ok(Look::Unknown(said(&done)));
        }
        let states = states(&String::from_utf8_lossy(&done.stdout));
        let made = lot.done();
        if !made.is_empty() {
            // Where nothing is made, it is not the node.
            let node = |state: &State| if let State::Failed(node) = state { node.clone() } else { None };
            self.failed.extend(states.iter().filter(|(c, _)| !made.contains(c)).filter_map(|(_, s)| node(s)));
        }
        Ok(Look::Known(states))
    }

    fn cancel(&mut self, lot: &Lot) {
        for first in firsts(lot) {
            // The jobs go on when this fails; the same command finds them.
            let _ = tool("scancel", &[format!("--name={}", name(lot, first))]);
        }
    }

    fn pause(&self) -> Duration {
        PAUSE
    }
}

/// The chunks with which arrays begin.
fn firsts(lot: &Lot) -> impl Iterator<Item = usize> + use<> {
    (0..lot.chunks()).step_by(ARRAY)
}

/// Name of the jobs of an array.
fn name(lot: &Lot, first: usize) -> String {
    format!("mantis-{}.{first}", lot.name())
}

/// The states of chunks from lines `NAME|INDEX|STATE|NODES`. Of several jobs for one chunk one that lives
/// counts, then one that is complete.
fn states(text: &str) -> BTreeMap<usize, State> {
    let mut states = BTreeMap::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.trim().split('|').collect();
        let [name, index, word, nodes] = fields[..] else { continue };
        let Some(first) = name.rsplit_once('.').and_then(|(_, n)| n.parse::<usize>().ok()) else { continue };
        let state = state(word, nodes);
        let rank = |state: &State| match state {
            State::Alive => 3,
            State::Complete => 2,
            State::Failed(_) => 1,
            State::Cancelled => 0,
        };
        for index in indices(index) {
            let slot = states.entry(first + index).or_insert_with(|| state.clone());
            if rank(&state) > rank(slot) {
                *slot = state.clone();
            }
        }
    }
    states
}

/// What a state of Slurm means. Whatever is not known to be an end is none.
fn state(word: &str, nodes: &str) -> State {
    match word {
        "COMPLETED" => State::Complete,
        "CANCELLED" => State::Cancelled,
        "FAILED" => State::Failed(Some(nodes.to_owned()).filter(|n| !n.is_empty())),
        "BOOT_FAIL" | "DEADLINE" | "NODE_FAIL" | "OUT_OF_MEMORY" | "PREEMPTED" | "TIMEOUT" => {
            State::Failed(None)
        }
        _ => State::Alive,
    }
}

/// Indices of an array: `7`, or of elements that wait together `[3-5,9%2]`.
fn indices(text: &str) -> Vec<usize> {
    let text = text.trim_matches(['[', ']']);
    let text = text.split_once('%').map_or(text, |(indices, _)| indices);
    let range = |part: &str| match part.split_once('-') {
        Some((from, to)) => Some(from.parse().ok()?..=to.parse().ok()?),
        None => part.parse().ok().map(|n| n..=n),
    };
    text.split(',').filter_map(range).flatten().collect()
}

/// Whether the controller did not answer.
fn is_silence(said: &str) -> bool {
    [
        "Unable to contact slurm controller",
        "Socket timed out",
        "Connection refused",
        "Zero Bytes were transmitted",
    ]
    .iter()
    .any(|silence| said.contains(silence))
}

/// Runs one of Slurm's commands.
///
/// # Errors
/// When there is none.
pub fn tool(name: &str, arguments: &[String]) -> Result<Output, Error> {
    let done = Command::new(name).args(arguments).stdin(Stdio::null()).output();
    done.map_err(|e| match e.kind() {
        io::ErrorKind::NotFound => {
            Error::Place(format!("there is no {name} on the PATH: run this where Slurm's commands are"))
        }
        _ => Error::Place(format!("cannot run {name}: {e}")),
    })
}

/// What a command said on its standard error, on one line.
pub fn said(done: &Output) -> String {
    let text = String::from_utf8_lossy(&done.stderr);
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    if lines.is_empty() { done.status.to_string() } else { lines.join("; ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_squeue_says() {
        let text = "mantis-lot-x.0|0|COMPLETED|n1\nmantis-lot-x.0|[2-4,7%2]|PENDING|\n\
                    mantis-lot-x.0|1|FAILED|n2\nmantis-lot-x.0|1|RUNNING|n3\nmantis-lot-x.1000|0|NODE_FAIL|n4\n\
                    mantis-lot-x.1000|1|CANCELLED|\nno such line\n";
        let states = states(text);
        let alive = [1, 2, 3, 4, 7].map(|c| (c, State::Alive));
        let others = [(0, State::Complete), (1000, State::Failed(None)), (1001, State::Cancelled)];
        assert_eq!(states, alive.into_iter().chain(others).collect());
        assert_eq!(state("FAILED", "n2"), State::Failed(Some("n2".to_owned())));
        assert_eq!(state("FAILED", ""), State::Failed(None));
    }
}
