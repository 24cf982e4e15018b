//! The memory that a run needs: the smallest heap with which it ends as it does with plenty, at most
//! [`SLOWER`] times slower.
//!
//! A bisection over `-Xmx`. It begins at what was live when the first timing run ended (plenty of heap, one
//! collection), where most runs need little more, and goes up or down from there in growing strides until
//! one size fits and one does not. Sizes are two megabytes apart, to which the JVM rounds them, and of larger
//! heaps a 32nd. Every try is a record of the journal, so an interrupted search goes on where it was, and
//! with the same records it ends at the same size.

use super::run::Said;
use super::{Session, Task, check_cancelled, millis, property};
use crate::journal::Record;
use crate::output::Times;
use crate::process::End;
use crate::program::Program;
use crate::store::{Status, median};
use crate::{Error, Machine};
use std::time::Duration;

/// A run with a heap that fits takes at most this many times what it takes with plenty, ...
pub const SLOWER: u32 = 2;
/// ... and this much besides, since short runs differ by more than their heaps make them.
const SLACK: Duration = Duration::from_millis(100);
/// How much longer than its time a try may take from start to end before it is ended.
const GRACE: Duration = Duration::from_secs(2);
/// About how many tries a search takes.
pub(super) const USUAL_TRIES: usize = 5;
const MEGABYTE: u64 = 1 << 20;
/// What the JVM says when [`EXIT`] ends it.
const FULL: &str = "Terminating due to java.lang.OutOfMemoryError";
/// A program that goes on without what found no memory does not end as it does with plenty.
const EXIT: &str = "-XX:+ExitOnOutOfMemoryError";

/// Sizes of heaps that are tried, in megabytes, ascending, to a machine's memory if its bytes are known.
fn sizes(memory: u64) -> Vec<u64> {
    let most = if memory == 0 { 1 << 16 } else { memory / MEGABYTE };
    let next = |size: &u64| Some(size + 2 * (size / 64).max(1)).filter(|next| *next <= most);
    std::iter::successors(Some(2), next).collect()
}

/// Which of ascending sizes is the smallest that fits, by tries.
#[derive(Debug)]
struct Search {
    start: usize,
    /// The largest that is known not to fit.
    low: Option<usize>,
    /// The smallest that is known to fit.
    high: Option<usize>,
    stride: usize,
    /// How many sizes there are.
    count: usize,
}

impl Search {
    fn new(start: usize, count: usize) -> Search {
        Search { start: start.min(count.saturating_sub(1)), low: None, high: None, stride: 1, count }
    }

    /// What to try; `None` when the smallest that fits is known, or that none does.
    fn next(&self) -> Option<usize> {
        match (self.low, self.high) {
            (None, None) => Some(self.start),
            (None, Some(high)) => high.checked_sub(1).map(|most| most.saturating_sub(self.stride - 1)),
            (Some(low), None) => {
                let last = self.count - 1;
                (low < last).then(|| (low + self.stride).min(last))
            }
            (Some(low), Some(high)) => (high - low > 1).then(|| low.midpoint(high)),
        }
    }

    fn told(&mut self, size: usize, fits: bool) {
        if self.low.is_some() || self.high.is_some() {
            self.stride *= 2;
        }
        if fits {
            self.high = Some(size);
        } else {
            self.low = Some(size);
        }
    }
}

/// What a run is with plenty of heap.
struct Plenty {
    exit_code: Option<i32>,
    wall: Duration,
    elapsed: Duration,
    live: u64,
}

impl Session<'_> {
    /// Searches the heap that an input needs. The result has the task's key.
    pub(super) fn run_heap(&self, task: &Task) -> Result<Record, Error> {
        let limit = millis(self.timeout(task));
        let mut record = Record::new(&task.key, task.stage, task.input, &End::Exit(0), &[], limit);
        if let Some(plenty) = self.plenty(task.input) {
            let sizes = sizes(Machine::current().memory);
            let mut search = Search::new(sizes.partition_point(|s| s * MEGABYTE < plenty.live), sizes.len());
            while let Some(at) = search.next() {
                check_cancelled(self.cancel)?;
                let (fits, took) = self.try_heap(task, sizes[at], &plenty)?;
                record.elapsed_ns += took;
                search.told(at, fits);
            }
            record.heap_bytes = search.high.map(|at| sizes[at] * MEGABYTE);
        }
        if record.heap_bytes.is_none() {
            record.unknown.push("heap_bytes".to_owned());
        }
        Ok(record)
    }

    /// Records of the timing runs of an input that ended well.
    pub(super) fn timed(&self, input: usize) -> impl Iterator<Item = Record> + '_ {
        let repeats = 0..self.options.repeats;
        repeats
            .filter_map(move |r| self.journal.get(&self.timing_key(input, r)))
            .filter(|r| r.status == Status::Ok)
    }

    /// What the timing runs of an input were, if one said what was live.
    fn plenty(&self, input: usize) -> Option<Plenty> {
        let walls: Vec<u64> = self.timed(input).filter_map(|r| r.wall_ns).collect();
        let first = self.timed(input).find(|r| r.live_bytes.is_some())?;
        Some(Plenty {
            exit_code: first.exit_code,
            wall: Duration::from_nanos(median(&walls)?),
            elapsed: Duration::from_nanos(self.timed(input).map(|r| r.elapsed_ns).max()?),
            live: first.live_bytes?,
        })
    }

    /// Whether a run fits into a heap, from the journal or by a run; and what it takes in nanoseconds.
    fn try_heap(&self, task: &Task, megabytes: u64, plenty: &Plenty) -> Result<(bool, u64), Error> {
        let key = format!("{}-{megabytes}m", task.key);
        let record = match self.journal.get(&key) {
            Some(record) => record,
            None => {
                let record = self.run_in(task, &key, megabytes, plenty)?;
                self.journal.append(record.clone())?;
                record
            }
        };
        let longest = plenty.wall * SLOWER + SLACK;
        let is_fast = record.wall_ns.is_some_and(|wall| Duration::from_nanos(wall) <= longest);
        let same = record.status == Status::Ok && record.exit_code == plenty.exit_code;
        Ok((same && is_fast, record.elapsed_ns))
    }

    fn run_in(&self, task: &Task, key: &str, megabytes: u64, plenty: &Plenty) -> Result<Record, Error> {
        let task = Task { key: key.to_owned(), ..task.clone() };
        let file = self.scratch.path().join(format!("{key}.time"));
        let program = within(self.original, megabytes);
        let mut command = self.command(&program, &task)?;
        command.arg(property("mantis.time", &file)).arg("mantis.rt.Launcher").arg(&program.main_class);
        let limit = self.timeout(&task).min(plenty.elapsed * SLOWER + SLACK + GRACE);
        let (mut record, Said { stderr, .. }) = self.execute(command, &task, limit)?;
        if stderr.text().contains(FULL) {
            record.status = Status::Exit;
        }
        let times = std::fs::read_to_string(&file).ok().and_then(|text| Times::parse(&text).ok());
        record.wall_ns = times.map(|times| times.wall_ns);
        // The folder goes at the end of the session anyway.
        let _ = std::fs::remove_file(&file);
        Ok(record)
    }
}

/// A program with another heap. Its own smallest one must not be larger.
fn within(program: &Program, megabytes: u64) -> Program {
    let mut program = program.clone();
    let is_least = |f: &String| f.starts_with("-Xms") || f.starts_with("-XX:InitialHeapSize");
    program.jvm_flags.retain(|f| !is_least(f));
    program.jvm_flags.extend([EXIT.to_owned(), format!("-Xmx{megabytes}m")]);
    program
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The result and how many tries it took.
    fn search(start: usize, count: usize, needed: usize) -> (Option<usize>, usize) {
        let mut search = Search::new(start, count);
        let mut tries = 0;
        while let Some(at) = search.next() {
            search.told(at, at >= needed);
            tries += 1;
            assert!(tries < 100, "{search:?} for {needed}");
        }
        (search.high, tries)
    }

    #[test]
    fn every_size_is_found_from_everywhere() {
        for count in 1..20 {
            for (start, needed) in (0..=count).flat_map(|s| (0..count).map(move |n| (s, n))) {
                assert_eq!(search(start, count, needed).0, Some(needed), "{start} of {count}");
            }
            assert_eq!(search(3, count, count).0, None);
        }
    }

    #[test]
    fn a_good_start_takes_few_tries() {
        assert_eq!(search(40, 500, 40), (Some(40), 2));
        assert_eq!(search(40, 500, 41), (Some(41), 2));
        assert!(search(40, 500, 46).1 <= 6);
        assert!(search(40, 500, 400).1 <= 18);
    }

    #[test]
    fn sizes_are_what_the_jvm_rounds_to_and_grow_with_the_heap() {
        let sizes = sizes(MEGABYTE << 22);
        assert!(sizes.iter().all(|s| s % 2 == 0) && sizes.len() < 500, "{}", sizes.len());
        assert!(sizes.windows(2).all(|w| w[1] > w[0] && (w[1] - w[0] == 2 || 31 * (w[1] - w[0]) <= w[0])));
    }
}
