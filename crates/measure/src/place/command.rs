//! A command of the user's that makes chunks, such as `ssh host {}`: run by this process, some at a time.
//!
//! `{}` becomes `sh FOLDER/run.sh CHUNK`, three words without anything that a shell would change, so that it
//! stays what it is through as many shells as the command has.

use super::lot::Lot;
use super::{Look, Starter, State};
use crate::Error;
use rustix::process::{Pid, Signal, kill_process_group};
use std::collections::{BTreeMap, VecDeque};
use std::fs::File;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Chunks that wait, run and have ended.
#[derive(Debug)]
pub(crate) struct Commands {
    template: String,
    at_most: usize,
    waiting: VecDeque<usize>,
    running: Vec<(usize, Child)>,
    ended: BTreeMap<usize, State>,
}

/// What stands for the command to be run.
pub const PLACEHOLDER: &str = "{}";

impl Commands {
    pub(crate) fn new(template: &str, at_most: usize) -> Result<Commands, Error> {
        if !template.contains(PLACEHOLDER) {
            return Err(Error::Place(format!(
                "the command {template:?} has no {{}} for what is to be run, as in 'ssh host {{}}'"
            )));
        }
        Ok(Commands {
            template: template.to_owned(),
            at_most: at_most.max(1),
            waiting: VecDeque::new(),
            running: Vec::new(),
            ended: BTreeMap::new(),
        })
    }

    /// Starts what may be started.
    fn spawn(&mut self, lot: &Lot) -> Result<(), Error> {
        while self.running.len() < self.at_most {
            let Some(chunk) = self.waiting.pop_front() else { break };
            let log = lot.folder.join("log").join(format!("{chunk}.txt"));
            let file = File::options().create(true).append(true).open(&log).map_err(Error::write(&log))?;
            let again = file.try_clone().map_err(Error::write(&log))?;
            let run = format!("sh {}/run.sh {chunk}", lot.folder.display());
            let mut command = Command::new("sh");
            command.arg("-c").arg(self.template.replace(PLACEHOLDER, &run)).process_group(0);
            command.stdin(Stdio::null()).stdout(file).stderr(again);
            let child = command.spawn().map_err(|e| Error::Place(format!("cannot run a shell: {e}")))?;
            self.running.push((chunk, child));
        }
        Ok(())
    }

    /// Takes note of what has ended.
    fn reap(&mut self) {
        let ended = &mut self.ended;
        self.running.retain_mut(|(chunk, child)| match child.try_wait() {
            Ok(None) => true,
            Ok(Some(status)) if status.success() => {
                ended.insert(*chunk, State::Complete);
                false
            }
            _ => {
                ended.insert(*chunk, State::Failed(None));
                false
            }
        });
    }

    fn stop(&mut self) {
        self.waiting.clear();
        for (_, child) in &mut self.running {
            if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
                // Not reaped, so the number is still its own; an error means that nothing is left.
                let _ = kill_process_group(group, Signal::TERM);
            }
            let _ = child.wait();
        }
        self.running.clear();
    }
}

impl Drop for Commands {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Starter for Commands {
    fn start(&mut self, lot: &Lot) -> Result<String, Error> {
        let folder = lot.folder.to_string_lossy();
        if !shlex::try_quote(&folder).is_ok_and(|quoted| quoted == folder) {
            return Err(Error::Place(format!(
                "{folder}: a command of yours cannot name this folder through several shells; choose with --work one \
                 whose path has only letters, digits, and / . _ -"
            )));
        }
        self.ended.clear();
        self.waiting = (0..lot.chunks()).collect();
        self.spawn(lot)?;
        let (chunks, runs) = (lot.chunks(), lot.order.tasks.len());
        Ok(format!("{runs} runs by {chunks} commands, {} at a time", self.at_most))
    }

    fn look(&mut self, lot: &Lot) -> Result<Look, Error> {
        self.reap();
        self.spawn(lot)?;
        let alive = self.waiting.iter().chain(self.running.iter().map(|(chunk, _)| chunk));
        let mut states: BTreeMap<usize, State> = alive.map(|chunk| (*chunk, State::Alive)).collect();
        states.extend(self.ended.iter().map(|(chunk, state)| (*chunk, state.clone())));
        Ok(Look::Known(states))
    }

    fn cancel(&mut self, _: &Lot) {
        self.stop();
    }

    fn pause(&self) -> Duration {
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_without_a_place_for_the_run_is_refused() {
        let error = Commands::new("ssh host", 1).unwrap_err().to_string();
        assert_eq!(error, "the command \"ssh host\" has no {} for what is to be run, as in 'ssh host {}'");
    }
}
