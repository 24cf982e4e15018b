//! More inputs from given ones: candidates are made, run counted, and kept if their runs did something new.
//!
//! What is changed and what is kept `mantis_inputs` decides, without reading or writing anything; here are
//! the files and the runs. [`template`] takes an input apart into what may be changed and puts it together
//! again. Candidates are made in batches, each from what was kept before the batch, so that the same seed
//! makes the same inputs whatever the number of processors is. Finished runs are in the session's journal: an
//! interrupted generation makes the same candidates again and finds their runs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use fixedbitset::FixedBitSet;
use mantis_inputs::{Archive, Input, Outcome, Pool, mutate, select};
use mantis_measure::{Progress, Row, RunSpec, RunStore, Status};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use crate::coverage::Shares;
use crate::error::Error;
use crate::session::{Decoder, Session};

mod template;

use template::Template;

/// Candidates of a batch.
const BATCH: usize = 16;
/// When so many times as many are kept as are wanted, the choice is large enough.
const CHOICE: usize = 3;
/// Batches without a new place or a new power of two after which there are enough inputs to choose from, if
/// enough are kept, ...
const STALE: usize = 8;
/// ... and without any input that is kept, after which no more are expected.
const BARREN: usize = 12;
/// A candidate may take so many times as long as the longest seed, and twice that when it is counted.
const PATIENCE: u32 = 5;
/// The shortest time limit.
const SHORTEST_LIMIT: Duration = Duration::from_secs(2);
/// How often a candidate that is like its parent is made again.
const ATTEMPTS: usize = 8;

/// What to make.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many inputs there are to be, the seeds included.
    pub count: usize,
    /// After which time no further batch begins.
    pub limit: Option<Duration>,
    /// Of all chance.
    pub seed: u64,
    /// Time limit of a run; from the seeds' runs where there is none.
    pub timeout: Option<Duration>,
    /// Where new files go: a folder for each candidate, by its number.
    pub folder: PathBuf,
}

/// Inputs, and how they came about.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The seeds that ended well, and new inputs.
    pub runs: Vec<RunSpec>,
    /// How they came about.
    pub summary: Summary,
}

/// How inputs came about.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// Seeds that ended well.
    pub seeds: usize,
    /// Seeds left out: index from 0, and why.
    pub failed_seeds: Vec<(usize, String)>,
    /// Candidates that were run.
    pub tried: usize,
    /// Candidates that did something new.
    pub new: usize,
    /// Inputs in the list, the seeds included.
    pub kept: usize,
    /// Candidates that failed, by reason, the most frequent first.
    pub failed: Vec<(String, usize)>,
    /// Why no more were made: `enough`, `nothing new`, `time`.
    pub ended: &'static str,
    /// What the seeds reached: of the classes that they entered, and of all.
    pub seeds_coverage: [Shares; 2],
    /// What the inputs in the list reach: of the classes that they enter, and of all.
    pub coverage: [Shares; 2],
    /// The smallest and the largest number of executed bytecodes, of the seeds and of the list.
    pub bytecodes: [(f64, f64); 2],
}

/// Makes inputs.
///
/// # Errors
/// When runs cannot be made at all or are interrupted, when no seed ends well, when a file cannot be read or
/// written.
pub fn generate(
    session: &Session,
    seeds: &[RunSpec],
    options: &Options,
    progress: &dyn Progress,
    cancel: &AtomicBool,
) -> Result<Generated, Error> {
    let began = Instant::now();
    let mut search = Search::of_seeds(session, seeds, options, progress, cancel)?;
    let ended = loop {
        if let Some(why) = search.is_done(began) {
            break why;
        }
        search.batch()?;
    };
    search.finish(ended)
}

/// An input that was kept.
struct Kept {
    input: Input,
    /// Index of the seed whose other parts it has.
    template: usize,
    run: RunSpec,
    /// Its folder, if it is no seed.
    folder: Option<PathBuf>,
}

struct Search<'a> {
    session: &'a Session,
    options: &'a Options,
    progress: &'a dyn Progress,
    cancel: &'a AtomicBool,
    decoder: Decoder<'a>,
    rng: ChaCha8Rng,
    timeout: Duration,
    templates: Vec<Template>,
    pool: Pool,
    archive: Archive,
    kept: Vec<Kept>,
    failed_seeds: Vec<(usize, String)>,
    failed: BTreeMap<String, usize>,
    tried: usize,
    stale: usize,
    barren: usize,
}

impl<'a> Search<'a> {
    fn of_seeds(
        session: &'a Session,
        seeds: &[RunSpec],
        options: &'a Options,
        progress: &'a dyn Progress,
        cancel: &'a AtomicBool,
    ) -> Result<Search<'a>, Error> {
        let mut search = Search {
            session,
            options,
            progress,
            cancel,
            decoder: session.decoder(),
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            timeout: options.timeout.unwrap_or(Duration::from_secs(300)),
            templates: Vec::new(),
            pool: Pool::default(),
            archive: Archive::default(),
            kept: Vec::new(),
            failed_seeds: Vec::new(),
            failed: BTreeMap::new(),
            tried: 0,
            stale: 0,
            barren: 0,
        };
        let store = search.run(seeds)?;
        let mut reached = search.decoder.take_reached().into_iter();
        for (i, row) in store.rows.iter().enumerate() {
            if row.status != Status::Ok {
                search.failed_seeds.push((i, reason(row)));
                continue;
            }
            let (template, input) = Template::of(&row.input, row.began)?;
            let outcome = outcome(row, reached.next());
            search.archive.consider(&outcome, true);
            search.kept.push(Kept {
                input,
                template: search.templates.len(),
                run: row.input.clone(),
                folder: None,
            });
            search.templates.push(template);
        }
        if let (true, Some((i, why))) = (search.kept.is_empty(), search.failed_seeds.first()) {
            return Err(Error::Failed(format!("no input to begin with ends well; run {}: {why}", i + 1)));
        }
        let inputs: Vec<Input> = search.kept.iter().map(|k| k.input.clone()).collect();
        if inputs.iter().all(|i| i.words.is_empty() && i.documents.is_empty()) {
            let why =
                "the inputs have nothing that can be changed: no arguments, no files and no standard input";
            return Err(Error::Failed(why.to_owned()));
        }
        search.pool = Pool::new(&inputs);
        let longest = store.ok_rows().filter_map(|r| r.elapsed).max().unwrap_or_default();
        search.timeout = options.timeout.unwrap_or((longest * PATIENCE).max(SHORTEST_LIMIT));
        Ok(search)
    }

    /// Runs inputs, counted.
    fn run(&self, runs: &[RunSpec]) -> Result<RunStore, Error> {
        let session = self.session;
        let folder = crate::training::runs_folder(session);
        let mut options = mantis_measure::Options::new(&folder, &session.program);
        options.repeats = 0;
        options.timeout = self.timeout;
        Ok(mantis_measure::profile(
            &session.program,
            &session.counted,
            &session.jvm,
            runs,
            &self.decoder,
            &options,
            self.progress,
            self.cancel,
        )?)
    }

    /// Why no more candidates are made.
    fn is_done(&self, began: Instant) -> Option<&'static str> {
        let count = self.options.count;
        if self.options.limit.is_some_and(|limit| began.elapsed() >= limit) {
            return Some("time");
        }
        match self.kept.len() {
            n if n >= CHOICE * count => Some("enough"),
            n if n >= count && self.stale >= STALE => Some("enough"),
            _ if self.barren >= BARREN => Some("nothing new"),
            _ => None,
        }
    }

    /// Makes candidates, runs them and keeps what is new.
    fn batch(&mut self) -> Result<(), Error> {
        let mut made = Vec::new();
        for _ in 0..BATCH {
            made.push(self.candidate()?);
        }
        let runs: Vec<RunSpec> = made.iter().map(|k| k.run.clone()).collect();
        let store = self.run(&runs)?;
        let mut reached = self.decoder.take_reached().into_iter();
        let (mut is_new, mut any) = (false, false);
        for (candidate, row) in made.into_iter().zip(&store.rows) {
            template::clear(candidate.folder.as_deref())?;
            if row.status != Status::Ok {
                *self.failed.entry(kind(row)).or_default() += 1;
                template::remove(candidate.folder.as_deref())?;
                continue;
            }
            let gain = self.archive.consider(&outcome(row, reached.next()), false);
            is_new |= gain.is_new();
            any |= gain.any();
            match gain.any() {
                true => {
                    self.pool.add(&candidate.input);
                    self.kept.push(candidate);
                }
                false => template::remove(candidate.folder.as_deref())?,
            }
        }
        self.stale = if is_new { 0 } else { self.stale + 1 };
        self.barren = if any { 0 } else { self.barren + 1 };
        Ok(())
    }

    /// One candidate, its files written.
    fn candidate(&mut self) -> Result<Kept, Error> {
        self.tried += 1;
        let parent = self.archive.parent(&mut self.rng).unwrap_or(0);
        let parent = &self.kept[parent];
        let mut input = parent.input.clone();
        for _ in 0..ATTEMPTS {
            input = mutate(&parent.input, &self.pool, &mut self.rng);
            if input != parent.input {
                break;
            }
        }
        let folder = self.options.folder.join(format!("{:05}", self.tried));
        let template = parent.template;
        let run = self.templates[template].write(&input, &folder)?;
        Ok(Kept { input, template, run, folder: Some(folder) })
    }

    /// Chooses, and removes the files of what was not chosen.
    fn finish(self, ended: &'static str) -> Result<Generated, Error> {
        let seeds = self.templates.len();
        let chosen = select(self.archive.kept(), seeds, self.options.count.max(seeds));
        for (i, kept) in self.kept.iter().enumerate() {
            if chosen.binary_search(&i).is_err() {
                template::remove(kept.folder.as_deref())?;
            }
        }
        let shares = |of: &[usize]| {
            let mut reached = FixedBitSet::new();
            of.iter().for_each(|&i| reached.union_with(&self.archive.kept()[i].sites));
            self.decoder.sites().shares(&reached)
        };
        let range = |of: &[usize]| {
            let values = || of.iter().map(|&i| self.archive.kept()[i].bytecodes);
            (values().fold(f64::INFINITY, f64::min), values().fold(0.0, f64::max))
        };
        let of_seeds: Vec<usize> = (0..seeds).collect();
        let mut failed: Vec<(String, usize)> = self.failed.into_iter().collect();
        failed.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let summary = Summary {
            seeds,
            failed_seeds: self.failed_seeds,
            tried: self.tried,
            new: self.kept.len() - seeds,
            kept: chosen.len(),
            failed,
            ended,
            seeds_coverage: shares(&of_seeds),
            coverage: shares(&chosen),
            bytecodes: [range(&of_seeds), range(&chosen)],
        };
        let runs = chosen.iter().map(|&i| self.kept[i].run.clone()).collect();
        Ok(Generated { runs, summary })
    }
}

fn outcome(row: &Row, reached: Option<FixedBitSet>) -> Outcome {
    Outcome {
        sites: reached.unwrap_or_default(),
        features: row.features.clone(),
        bytecodes: row.bytecodes.unwrap_or_default() as f64,
    }
}

fn reason(row: &Row) -> String {
    row.reason.clone().unwrap_or_else(|| row.status.name().to_owned())
}

/// What is common to failures of a kind: how the run ended, and the exception that it ended with.
fn kind(row: &Row) -> String {
    let reason = reason(row);
    let first = reason.lines().next().unwrap_or_default();
    let ended =
        first.split(';').next().unwrap_or(first).trim_start_matches("counting run: ").trim_end_matches(':');
    let words = reason.lines().skip(1).flat_map(str::split_whitespace).map(|w| w.trim_end_matches(':'));
    let is_thrown = |w: &&str| w.contains('.') && (w.ends_with("Exception") || w.ends_with("Error"));
    let exception = words.into_iter().find(is_thrown);
    match exception {
        Some(exception) => format!("{ended}, {exception}"),
        None => ended.to_owned(),
    }
}

/// The folder of new files that belongs to a run list: `out.inputs` for `out.jsonl`.
pub fn files_folder(list: &Path) -> PathBuf {
    list.with_extension("inputs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_of_a_kind_count_together() {
        let mut row = Row::new(RunSpec::default(), Status::Exit);
        row.reason = Some(
            "counting run: exit code 1; the end of standard error:\n    Exception in thread \"main\" \
             java.lang.NumberFormatException: For input string: \"x\"\n    at A.main(A.java:7)"
                .to_owned(),
        );
        assert_eq!(kind(&row), "exit code 1, java.lang.NumberFormatException");
        row.reason = Some("counting run: longer than 4 s".to_owned());
        assert_eq!(kind(&row), "longer than 4 s");
    }
}
