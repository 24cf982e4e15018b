//! Which machines made runs: counts are the same everywhere, times are of one kind of machine.

use super::{Session, Task};
use crate::journal::Record;
use crate::{Error, Machine, Place, Stage};
use std::collections::BTreeSet;

/// Hosts of a kind that a message names.
const NAMED: usize = 4;

impl Session<'_> {
    /// Whether times here can be of the machine that is wanted.
    pub(super) fn check_place(&self) -> Result<(), Error> {
        let (Some(wanted), Place::Here) = (&self.options.machine, &self.options.place) else { return Ok(()) };
        if self.options.repeats == 0 { Ok(()) } else { check(wanted) }
    }

    /// Whether a run's figures may count: those of counting runs are the same everywhere.
    pub(super) fn is_of_wanted_machine(&self, task: &Task, record: &Record) -> bool {
        let (Some(wanted), Some(machine)) = (&self.options.machine, &record.machine) else { return true };
        task.stage == Stage::Counting || machine.describe().contains(wanted)
    }

    /// The machine whose times and memory the rows have; this one where nobody says.
    ///
    /// # Errors
    /// When there are several kinds.
    pub(super) fn machine(&self) -> Result<Machine, Error> {
        let kinds = kinds(self.timing_records());
        match &kinds[..] {
            [] => Ok(Machine::current()),
            [kind] => Ok(kind.machine.clone()),
            _ => Err(Error::Place(mixed(&kinds))),
        }
    }

    /// Records of all runs whose times or heaps count.
    fn timing_records(&self) -> impl Iterator<Item = Record> + '_ {
        let with_key = (0..self.inputs.len()).filter(|i| self.counting[*i].is_ok());
        with_key.flat_map(move |input| {
            let heap = self.options.wanted.heap.then(|| self.heap_key(input));
            let keys = (0..self.options.repeats).map(|r| self.timing_key(input, r)).chain(heap);
            keys.filter_map(|key| self.journal.get(&key)).collect::<Vec<_>>()
        })
    }
}

/// An error unless this machine is one that is wanted.
pub(super) fn check(wanted: &str) -> Result<(), Error> {
    let here = Machine::current().describe();
    if here.contains(wanted) {
        return Ok(());
    }
    let host = Machine::host().unwrap_or_else(|| "this machine".to_owned());
    Err(Error::Place(format!(
        "{host} is not a machine with {wanted:?} but {here}: keep runs to the right ones, with --constraint or \
         --partition"
    )))
}

/// Machines of a kind.
struct Kind {
    machine: Machine,
    hosts: BTreeSet<String>,
    runs: usize,
}

/// The kinds of machines of records, in their order.
fn kinds(records: impl Iterator<Item = Record>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for record in records {
        let Some(machine) = record.machine else { continue };
        let at = kinds.iter().position(|k| k.machine.is_like(&machine)).unwrap_or_else(|| {
            kinds.push(Kind { machine, hosts: BTreeSet::new(), runs: 0 });
            kinds.len() - 1
        });
        kinds[at].runs += 1;
        kinds[at].hosts.extend(record.host);
    }
    kinds
}

fn mixed(kinds: &[Kind]) -> String {
    let told: Vec<String> = kinds
        .iter()
        .map(|kind| {
            let mut hosts: Vec<&str> = kind.hosts.iter().map(String::as_str).collect();
            if hosts.len() > NAMED {
                hosts.truncate(NAMED);
                hosts.push("...");
            }
            format!("{} ({}: {} runs)", kind.machine.describe(), hosts.join(", "), kind.runs)
        })
        .collect();
    let most = kinds.iter().max_by_key(|k| k.runs).map(|k| k.machine.describe()).unwrap_or_default();
    format!(
        "times of {} kinds of machines cannot be compared: {}; keep one kind with --machine {most:?}, which makes the \
         runs of the others again, and with --constraint or --partition so that they are made on it",
        kinds.len(),
        told.join("; ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::End;

    fn record(cpu: &str, gigabytes: u64, host: &str) -> Record {
        let memory = gigabytes * 1_000_000_000;
        let machine = Machine { cpu: cpu.to_owned(), cores: 8, memory, os: String::new() };
        let record = Record::new("k", Stage::Timing, 0, &End::Exit(0), &[], 1);
        Record { machine: Some(machine), host: Some(host.to_owned()), ..record }
    }

    #[test]
    fn kinds_are_told_apart_by_processor_cores_and_much_memory() {
        let alike = [record("A", 256, "n1"), record("A", 250, "n2"), record("A", 256, "n1")];
        assert_eq!(kinds(alike.clone().into_iter()).len(), 1);
        let others = [record("A", 128, "n3"), record("B", 256, "n4")];
        let unknown = Record { machine: None, ..record("C", 1, "n5") };
        let kinds = kinds(alike.into_iter().chain(others).chain([unknown]));
        assert_eq!(
            mixed(&kinds),
            "times of 3 kinds of machines cannot be compared: A, 8 cores, 256 GB (n1, n2: 3 runs); A, 8 cores, 128 GB \
             (n3: 1 runs); B, 8 cores, 256 GB (n4: 1 runs); keep one kind with --machine \"A, 8 cores, 256 GB\", which \
             makes the runs of the others again, and with --constraint or --partition so that they are made on it"
        );
    }
}
