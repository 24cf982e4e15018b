//! A measurement: every input in fresh JVMs, first counted, then timed.
//!
//! Counting runs (the instrumented program) go several at a time: their figures do not depend on what else
//! runs. Timing runs (the original program under `mantis.rt.Launcher`) go one at a time with nothing else of
//! ours, interleaved: all inputs once, then all inputs again, so that a slow minute of the machine touches
//! every input alike. An input whose counting run failed is not timed, and one whose timing run failed is not
//! timed again.
//!
//! What only the JVM or the kernel can tell of memory, timing runs tell when their time has been taken, so
//! that it disturbs none; what all threads have allocated varies little and takes the JVM some 30 ms to say,
//! so only the first timing run of an input is asked ([`Wanted`]).
//!
//! Where the smallest heap is wanted, searches follow ([`heap`]), each of several runs, as many at a time as
//! timing runs.
//!
//! Where energy is wanted, a meter is read around timing runs, or a model tells it of what they did
//! ([`energy`]).
//!
//! Standard output of timing runs goes to the null device, so that neither a full pipe nor its reader
//! disturbs a time. Of counting runs its end is kept: it may say why a run failed ([`crate::cause`]).

mod away;
mod command;
mod energy;
pub mod heap;
mod left;
mod machines;
mod rows;
mod run;
mod worker;

pub use command::elapsed;
use command::property;
use left::Clock;
pub use worker::work;

use crate::identity::{Identity, identities, key};
use crate::journal::{Journal, Record};
use crate::output::write_runtime_jar;
use crate::store::{RunStore, Status};
use crate::{Error, Event, Jvm, Place, Program, Progress, RunSpec, Stage};
use mantis_energy::Metering;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Prefix of the names of scratch folders.
const SCRATCH: &str = "run-";
/// Counting runs may take this many times the time limit of the original program.
const COUNTING_FACTOR: u32 = 2;

/// Turns the counters of a run into figures. The instrumenter knows how.
pub trait Decode: Sync {
    /// Names of the features, unique, in source terms.
    fn features(&self) -> &[String];

    /// What each feature is, as JSON that the store keeps, in their order; empty when nobody wants to know.
    fn definitions(&self) -> Vec<String> {
        Vec::new()
    }

    /// The figures of one run from the bytes of its counts file, which are known to be well-formed. An error
    /// fails this run.
    fn decode(&self, counts: &[u8]) -> Result<Decoded, String>;

    /// The same, knowing the file that the bytes are from: snapshots lie beside it (`docs/formats.md`).
    ///
    /// # Errors
    /// As [`Decode::decode`].
    fn decode_file(&self, file: &Path, counts: &[u8]) -> Result<Decoded, String> {
        let _ = file;
        self.decode(counts)
    }
}

/// Figures from the counters of one run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decoded {
    /// Executed bytecodes.
    pub bytecodes: u64,
    /// Logically allocated bytes.
    pub allocated_bytes: u64,
    /// The executed bytecodes by opcode, where that is known.
    pub opcodes: Option<Box<[u64; 256]>>,
    /// One value for each feature.
    pub features: Vec<f64>,
    /// See [`Row::parts_of_bytecodes`] and [`Row::parts_of_bytes`].
    pub parts: [Vec<(u32, f64)>; 2],
}

/// Figures of memory and energy that timing runs are made for: the first of each input is made again where
/// its record lacks one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// What all threads have allocated.
    pub allocated: bool,
    /// The largest resident size.
    pub resident: bool,
    /// The smallest heap with which a run ends as it does with plenty ([`heap`]): several runs more.
    pub heap: bool,
    /// Energy, by [`Options::metering`]; of a meter that is read, each timing run is made again that it did
    /// not meter.
    pub energy: bool,
}

impl Wanted {
    /// All of them.
    pub const ALL: Wanted = Wanted { allocated: true, resident: true, heap: true, energy: true };

    /// Those that a run without errors lacks, by their names in journals.
    fn lacking(self, record: &Record) -> impl Iterator<Item = &'static str> {
        let figures = [
            ("jvm_allocated_bytes", self.allocated && record.jvm_allocated_bytes.is_none()),
            ("resident_bytes", self.resident && record.resident_bytes.is_none()),
            ("live_bytes", self.heap && record.live_bytes.is_none()),
            ("process_cpu_ns", self.energy && record.process_cpu_ns.is_none()),
        ];
        figures.into_iter().filter(|(_, lacks)| *lacks).map(|(name, _)| name)
    }
}

/// How to measure.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Folder for the journal and the raw counts; created if missing. The same folder again resumes.
    pub folder: PathBuf,
    /// Timing runs of each input; 0 for counts only.
    pub repeats: u32,
    /// Counting runs at a time.
    pub counting_jobs: usize,
    /// Timing runs at a time: 1 unless the program is single-threaded and disturbed times are good enough.
    pub timing_jobs: usize,
    /// Time limit of a run whose input names none.
    pub timeout: Duration,
    /// JVM flags of all runs; they come before the program's own, which win. See [`default_flags`].
    pub flags: Vec<String>,
    /// Tells apart independent sets of timing runs of the same inputs (a measurement of noise): runs of
    /// another series are not reused.
    pub series: String,
    /// What is to be known beside times.
    pub wanted: Wanted,
    /// What tells energy where that is wanted.
    pub metering: Metering,
    /// Where runs are made.
    pub place: Place,
    /// What the description of a machine ([`crate::Machine::describe`]) must have for its times to count;
    /// `None` where all times must be of machines of one kind.
    pub machine: Option<String>,
}

impl Options {
    /// The usual way: three timing runs one at a time, counting on every processor, five minutes for a run,
    /// [`default_flags`], nothing beside times.
    pub fn new(folder: &Path, program: &Program) -> Options {
        Options {
            folder: folder.to_path_buf(),
            repeats: 3,
            counting_jobs: std::thread::available_parallelism().map_or(1, usize::from),
            timing_jobs: 1,
            timeout: Duration::from_secs(300),
            flags: default_flags(&program.jvm_flags),
            series: String::new(),
            wanted: Wanted::default(),
            metering: Metering::default(),
            place: Place::Here,
            machine: None,
        }
    }
}

/// Flags that make times steadier, for a program with these flags of its own: the serial collector, which has
/// no threads that compete with the program (unless the program's flags choose one), and no performance-data
/// file.
pub fn default_flags(program: &[String]) -> Vec<String> {
    let chooses = |f: &String| f.starts_with("-XX:+Use") && f.ends_with("GC");
    let mut flags = vec!["-XX:-UsePerfData".to_string()];
    if !program.iter().any(chooses) {
        flags.push("-XX:+UseSerialGC".to_string());
    }
    flags
}

/// Measures all inputs. Failing runs become rows with a reason; an error stops the measurement, and what was
/// finished stays in the journal.
///
/// `instrumented` is the counted form of `original` (usually [`Program::with_class_path`]).
#[allow(clippy::too_many_arguments)]
pub fn profile(
    original: &Program,
    instrumented: &Program,
    jvm: &Jvm,
    inputs: &[RunSpec],
    decode: &dyn Decode,
    options: &Options,
    progress: &dyn Progress,
    cancel: &AtomicBool,
) -> Result<RunStore, Error> {
    let session = Session::open(original, instrumented, jvm, inputs, options, progress, cancel)?;
    session.check_place()?;
    session.collect()?;
    let elapsed = session.count()? + session.time()? + session.heaps()?;
    let machine = session.machine()?;
    Ok(RunStore { elapsed, ..session.assemble(decode, &machine)? })
}

/// One run to be made, or one search.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    pub(crate) stage: Stage,
    pub(crate) input: usize,
    /// How many timing runs of the input come before.
    pub(crate) repeat: u32,
    pub(crate) key: String,
}

impl Task {
    /// Whether it is the run that is made for figures of memory.
    fn tells_memory(&self) -> bool {
        self.stage == Stage::Timing && self.repeat == 0
    }
}

struct Session<'a> {
    original: &'a Program,
    instrumented: &'a Program,
    jvm: &'a Jvm,
    inputs: &'a [RunSpec],
    options: &'a Options,
    progress: &'a dyn Progress,
    cancel: &'a AtomicBool,
    journal: Journal,
    /// The measurement's folder, absolute.
    folder: PathBuf,
    /// Files of this session, removed at its end.
    scratch: tempfile::TempDir,
    /// Whether counts are written into the scratch folder first: somebody else may be writing the same.
    aside: bool,
    program_hash: String,
    /// The same of the instrumented program.
    counted_hash: String,
    /// Key of the counting run of each input, or why the input cannot be run.
    counting: Vec<Result<String, String>>,
    /// Prefix of the keys of the timing runs of each input.
    timing: Vec<String>,
    /// When the files that determine each input were written last, as this session found them.
    written: Vec<Option<SystemTime>>,
    clock: Mutex<Clock>,
}

impl<'a> Session<'a> {
    fn open(
        original: &'a Program,
        instrumented: &'a Program,
        jvm: &'a Jvm,
        inputs: &'a [RunSpec],
        options: &'a Options,
        progress: &'a dyn Progress,
        cancel: &'a AtomicBool,
    ) -> Result<Session<'a>, Error> {
        let folder = std::path::absolute(&options.folder).map_err(Error::write(&options.folder))?;
        std::fs::create_dir_all(folder.join("counts")).map_err(Error::write(&folder))?;
        let journal = Journal::open(&folder.join("journal.jsonl"))?;
        remove_left(&folder);
        let scratch =
            tempfile::Builder::new().prefix(SCRATCH).tempdir_in(&folder).map_err(Error::write(&folder))?;
        write_runtime_jar(&scratch.path().join("runtime.jar"))?;

        let program_hash = original.hash()?;
        let counted = instrumented.hash()?;
        let mut counting = Vec::new();
        let (mut timing, mut written) = (Vec::new(), Vec::new());
        for input in inputs {
            check_cancelled(cancel)?;
            let key = |program: &Program, classes: &str, kind: &str, input: &Identity| {
                key(program, classes, jvm, &options.flags, &input.hash, kind)
            };
            // Whether that was run before, and wrote what does not count.
            let is_known = |input: &&Identity| {
                let record = journal.get(&key(instrumented, &counted, "counting", input));
                let began = record.and_then(|r| Some(UNIX_EPOCH + Duration::from_millis(r.began_ms?)));
                began.is_some_and(|began| input.but.is_none_or(|but| began <= but))
            };
            match identities(input) {
                Ok(all) => {
                    let input = all.iter().find(is_known).unwrap_or(&all[0]);
                    counting.push(Ok(key(instrumented, &counted, "counting", input)));
                    timing.push(key(original, &program_hash, &format!("timing {}", options.series), input));
                    written.push(input.written);
                }
                Err(e) => {
                    counting.push(Err(e.to_string()));
                    timing.push(String::new());
                    written.push(None);
                }
            }
        }
        let clock = Mutex::default();
        Ok(Session {
            original,
            instrumented,
            jvm,
            inputs,
            options,
            progress,
            cancel,
            journal,
            folder,
            scratch,
            aside: false,
            program_hash,
            counted_hash: counted,
            counting,
            timing,
            written,
            clock,
        })
    }

    fn count(&self) -> Result<Duration, Error> {
        let keys = self.counting.iter().enumerate();
        let tasks = keys.filter_map(|(input, key)| {
            let key = key.as_ref().ok()?.clone();
            Some(Task { stage: Stage::Counting, input, repeat: 0, key })
        });
        self.stage(Stage::Counting, tasks.collect(), self.options.counting_jobs)
    }

    fn time(&self) -> Result<Duration, Error> {
        if self.options.repeats == 0 {
            return Ok(Duration::ZERO);
        }
        let mut tasks = Vec::new();
        for repeat in 0..self.options.repeats {
            for input in 0..self.inputs.len() {
                if self.counted(input).is_some_and(|r| r.status == Status::Ok) {
                    let key = self.timing_key(input, repeat);
                    tasks.push(Task { stage: Stage::Timing, input, repeat, key });
                }
            }
        }
        self.stage(Stage::Timing, tasks, self.timing_jobs())
    }

    fn heaps(&self) -> Result<Duration, Error> {
        if !self.options.wanted.heap || self.options.repeats == 0 {
            return Ok(Duration::ZERO);
        }
        let all_timed = |input: &usize| self.timed(*input).count() == self.options.repeats as usize;
        let tasks = (0..self.inputs.len()).filter(all_timed).map(|input| Task {
            stage: Stage::Heap,
            input,
            repeat: 0,
            key: self.heap_key(input),
        });
        self.stage(Stage::Heap, tasks.collect(), self.options.timing_jobs)
    }

    fn heap_key(&self, input: usize) -> String {
        format!("{}-heap", self.timing[input])
    }

    fn timing_key(&self, input: usize, repeat: u32) -> String {
        format!("{}-{repeat}", self.timing[input])
    }

    fn counts_file(&self, key: &str) -> PathBuf {
        self.folder.join("counts").join(format!("{key}.mntc"))
    }

    /// The finished counting run of an input.
    fn counted(&self, input: usize) -> Option<Record> {
        self.journal.get(self.counting[input].as_ref().ok()?)
    }

    /// Whether the journal has a result of the task that still stands.
    fn finished(&self, task: &Task) -> bool {
        let Some(record) = self.journal.get(&task.key) else { return false };
        let lost = || task.stage == Stage::Counting && !self.counts_file(&task.key).is_file();
        let known_to_be_unknown = |name: &str| record.unknown.iter().any(|unknown| unknown == name);
        let lacks = || {
            task.tells_memory() && self.options.wanted.lacking(&record).any(|name| !known_to_be_unknown(name))
        };
        match record.status {
            _ if !self.is_of_wanted_machine(task, &record) => false,
            Status::Ok => !lost() && !lacks() && !self.is_unmetered(task, &record),
            Status::Timeout => record.timeout_ms >= millis(self.timeout(task)),
            _ => true,
        }
    }

    fn timeout(&self, task: &Task) -> Duration {
        let limit = self.inputs[task.input].timeout.unwrap_or(self.options.timeout);
        if task.stage == Stage::Counting { limit.saturating_mul(COUNTING_FACTOR) } else { limit }
    }

    /// Makes the runs of a stage that the journal does not have. Gives what all of its runs took, `jobs` at a
    /// time.
    fn stage(&self, stage: Stage, mut tasks: Vec<Task>, jobs: usize) -> Result<Duration, Error> {
        // An input that is twice in the run list is measured once.
        let mut seen = HashSet::new();
        tasks.retain(|t| seen.insert(t.key.clone()));
        let total = tasks.len();
        let keys: Vec<String> = tasks.iter().map(|t| t.key.clone()).collect();
        tasks.retain(|t| !self.finished(t));
        let resumed = total - tasks.len();
        {
            let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
            (clock.done, clock.total) = (resumed, total);
        }
        self.progress.event(Event::Begin { stage, total, resumed });
        match &self.options.place {
            Place::Here => self.make_here(&tasks, jobs)?,
            Place::Away(away) => self.make_away(away, stage, &tasks)?,
        }
        self.progress.event(Event::End { stage });
        let took = keys.iter().filter_map(|key| Some(self.journal.get(key)?.elapsed_ns));
        Ok(Duration::from_nanos(took.sum::<u64>() / jobs.max(1) as u64))
    }

    /// Makes runs in this process, so many at a time.
    fn make_here(&self, tasks: &[Task], jobs: usize) -> Result<(), Error> {
        let next = AtomicUsize::new(0);
        let failure = Mutex::new(None);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, tasks.len().max(1)) {
                scope.spawn(|| {
                    while !stop.load(Ordering::Relaxed) {
                        let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                        if let Err(e) = self.make(task) {
                            stop.store(true, Ordering::Relaxed);
                            failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(e);
                        }
                    }
                });
            }
        });
        failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Makes one run and writes it down.
    fn make(&self, task: &Task) -> Result<(), Error> {
        check_cancelled(self.cancel)?;
        if self.failed_before(task) {
            self.report(task, None, Duration::ZERO);
            return Ok(());
        }
        let start = Instant::now();
        let record = match task.stage {
            Stage::Counting => self.run_counting(task)?,
            Stage::Timing => self.run_timing(task)?,
            Stage::Heap => self.run_heap(task)?,
        };
        let failure = record.reason.clone();
        self.journal.append(record)?;
        self.report(task, failure, start.elapsed());
        Ok(())
    }

    /// Whether another timing run of the input failed, so that this one is of no use.
    fn failed_before(&self, task: &Task) -> bool {
        task.stage == Stage::Timing
            && (0..self.options.repeats)
                .filter_map(|r| self.journal.get(&self.timing_key(task.input, r)))
                .any(|r| r.status != Status::Ok && r.timeout_ms >= millis(self.timeout(task)))
    }
}

fn check_cancelled(cancel: &AtomicBool) -> Result<(), Error> {
    if cancel.load(Ordering::Relaxed) { Err(Error::Cancelled) } else { Ok(()) }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Removes what sessions have left that were killed. The journal is locked: none of them lives.
fn remove_left(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|e| e.file_name().to_string_lossy().starts_with(SCRATCH)) {
        // What cannot be removed is in nobody's way.
        let _ = std::fs::remove_dir_all(entry.path());
    }
}
