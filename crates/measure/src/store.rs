//! The run store: one row per run with its input, its fate, its resources and its features, as Parquet files
//! that any data tool reads: one of the runs, one of the features beside it. The columns are described in
//! `docs/formats.md`.

pub(crate) mod columns;
mod features;

use crate::runlist::RunSpec;
use crate::{Error, Machine};
use columns::{Data, Leaf, Lists};
use features::Features;
use mantis_energy::{Origin, Work};
use parquet::file::reader::SerializedFileReader;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How a run ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Well: all that was asked for was measured.
    Ok,
    /// With an exit code other than 0.
    Exit,
    /// By a signal.
    Signal,
    /// Not within its time.
    Timeout,
    /// With exit code 0, but without its counts or its time.
    Output,
    /// Not started: a file of the input is missing.
    Input,
    /// Its counts do not fit the program.
    Decode,
}

impl Status {
    const ALL: [Status; 7] = [
        Status::Ok,
        Status::Exit,
        Status::Signal,
        Status::Timeout,
        Status::Output,
        Status::Input,
        Status::Decode,
    ];

    /// The word in the store and the journal.
    pub fn name(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::Exit => "exit",
            Status::Signal => "signal",
            Status::Timeout => "timeout",
            Status::Output => "output",
            Status::Input => "input",
            Status::Decode => "decode",
        }
    }
}

/// One run.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The input.
    pub input: RunSpec,
    /// How it ended; figures are present when this is [`Status::Ok`].
    pub status: Status,
    /// Why it failed.
    pub reason: Option<String>,
    /// Exit code, if it exited.
    pub exit_code: Option<i32>,
    /// End of the standard error of a failed run.
    pub stderr: Option<String>,
    /// Execution times in nanoseconds, in order of measurement; empty when none was asked for.
    pub times_ns: Vec<u64>,
    /// Median CPU time in nanoseconds.
    pub cpu_ns: Option<u64>,
    /// From when on files may have been written by the runs of this input: when the first began. Not in
    /// files.
    pub began: Option<SystemTime>,
    /// How long the counting run took, the start of its JVM included. Not in files.
    pub elapsed: Option<Duration>,
    /// Executed bytecodes.
    pub bytecodes: Option<u64>,
    /// Logically allocated bytes.
    pub allocated_bytes: Option<u64>,
    /// Bytes that all threads have allocated, the JDK's code included, as the JVM says.
    pub jvm_allocated_bytes: Option<u64>,
    /// Median of the largest resident sizes of the process, in bytes.
    pub resident_bytes: Option<u64>,
    /// Smallest heap with which the run ends as it does with plenty, in bytes.
    pub heap_bytes: Option<u64>,
    /// Median of the energy that the runs took, in microjoules; where from, the metadata say
    /// ([`meta::ENERGY`]).
    pub energy_uj: Option<u64>,
    /// What the run did as far as its energy depends on it, of the run with the median CPU time. Not in
    /// files.
    pub work: Option<Work>,
    /// Whether the counts are known to be exact (see [`crate::RawCounts::exact`]).
    pub exact: Option<bool>,
    /// Values of the store's features, in their order; empty for a failed run.
    pub features: Vec<f64>,
    /// Bytecodes that each part of the program executed, by a number of the part that is the same in all
    /// runs; empty where that was not asked for. No store keeps it.
    pub parts_of_bytecodes: Vec<(u32, f64)>,
    /// The same of allocated bytes.
    pub parts_of_bytes: Vec<(u32, f64)>,
}

impl Row {
    /// A row without figures.
    pub fn new(input: RunSpec, status: Status) -> Row {
        Row {
            input,
            status,
            reason: None,
            exit_code: None,
            stderr: None,
            times_ns: Vec::new(),
            began: None,
            elapsed: None,
            cpu_ns: None,
            bytecodes: None,
            allocated_bytes: None,
            jvm_allocated_bytes: None,
            resident_bytes: None,
            heap_bytes: None,
            energy_uj: None,
            work: None,
            exact: None,
            features: Vec::new(),
            parts_of_bytecodes: Vec::new(),
            parts_of_bytes: Vec::new(),
        }
    }

    /// Median execution time in nanoseconds.
    pub fn time_ns(&self) -> Option<u64> {
        median(&self.times_ns)
    }

    /// Relative spread of the execution times: largest less smallest, by the median. `None` for fewer than
    /// two.
    pub fn time_spread(&self) -> Option<f64> {
        let (min, max) = (self.times_ns.iter().min()?, self.times_ns.iter().max()?);
        let median = self.time_ns().filter(|m| *m > 0 && self.times_ns.len() > 1)?;
        Some((max - min) as f64 / median as f64)
    }
}

/// Median; the mean of the middle two for an even number; `None` for an empty slice.
pub fn median(values: &[u64]) -> Option<u64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        n if n % 2 == 1 => Some(sorted[middle]),
        _ => Some(sorted[middle - 1].midpoint(sorted[middle])),
    }
}

/// A run store.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunStore {
    /// Names of the features in source terms, unique.
    pub features: Vec<String>,
    /// What each feature is, as JSON of whoever found it; empty when that is not known.
    pub definitions: Vec<String>,
    /// The runs, in the order of the run list.
    pub rows: Vec<Row>,
    /// What the runs were made with; keys in [`meta`].
    pub metadata: BTreeMap<String, String>,
    /// How long the measurement takes without interruptions: runs that an earlier command had made count as
    /// well. Not in files.
    pub elapsed: Duration,
}

/// Keys of the metadata.
pub mod meta {
    /// Version of the store's format: `2`.
    pub const FORMAT: &str = "mantis.format";
    /// Version of mantis.
    pub const VERSION: &str = "mantis.version";
    /// Hash of the original program.
    pub const PROGRAM: &str = "mantis.program";
    /// Main class.
    pub const MAIN_CLASS: &str = "mantis.main_class";
    /// Properties of the JVM, a JSON object.
    pub const JVM: &str = "mantis.jvm";
    /// Flags that all runs were made with, a JSON list.
    pub const JVM_FLAGS: &str = "mantis.jvm_flags";
    /// The machine, a JSON object.
    pub const MACHINE: &str = "mantis.machine";
    /// Where figures of energy come from, a JSON object ([`mantis_energy::Origin`]); absent where there are
    /// none.
    pub const ENERGY: &str = "mantis.energy";
    /// Hash of the table of features that belongs to the runs.
    pub const FEATURES: &str = "mantis.features";
}

/// Version that is written. Version 1, which is still read, had a column for each feature.
const FORMAT: &str = "2";
/// Values of features in a row group of the file: the writer keeps a group in memory, 64 MB before it is
/// compressed.
const GROUP: usize = 1 << 23;
/// The column with the values of the features that vary.
const LISTS: &str = "features";

/// Resources: the columns that can be the target of a model, with their values.
#[allow(clippy::type_complexity)]
pub const RESOURCES: [(&str, fn(&Row) -> Option<u64>); 8] = [
    ("time_ns", Row::time_ns),
    ("cpu_ns", |r| r.cpu_ns),
    ("bytecodes", |r| r.bytecodes),
    ("allocated_bytes", |r| r.allocated_bytes),
    ("jvm_allocated_bytes", |r| r.jvm_allocated_bytes),
    ("resident_bytes", |r| r.resident_bytes),
    ("heap_bytes", |r| r.heap_bytes),
    ("energy_uj", |r| r.energy_uj),
];

/// The other columns that are no features.
const OTHERS: [&str; 10] =
    ["args", "input", "status", "reason", "exit_code", "stderr", "time_spread", "times_ns", "exact", LISTS];

/// Whether a column of this name in a run store is something else than a feature.
pub(crate) fn reserved(name: &str) -> bool {
    RESOURCES.iter().any(|(resource, _)| *resource == name) || OTHERS.contains(&name)
}

impl RunStore {
    /// Rows that ended well.
    pub fn ok_rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|r| r.status == Status::Ok)
    }

    /// The machine of the timed runs.
    pub fn machine(&self) -> Option<Machine> {
        serde_json::from_str(self.metadata.get(meta::MACHINE)?).ok()
    }

    /// Where figures of energy come from, if there are any.
    pub fn energy(&self) -> Option<Origin> {
        serde_json::from_str(self.metadata.get(meta::ENERGY)?).ok()
    }

    /// Why there is no row that ended well, if there is none.
    pub fn why_none(&self) -> Option<String> {
        if self.ok_rows().next().is_some() {
            return None;
        }
        let first = self.rows.first().map(|r| r.reason.clone().unwrap_or_else(|| r.status.name().to_owned()));
        Some(first.map_or_else(
            || "the run list is empty".to_owned(),
            |why| format!("all {} runs failed; run 1: {why}", self.rows.len()),
        ))
    }

    /// The file of the features that belongs to the runs in this one: `runs.features.parquet` for
    /// `runs.parquet`.
    pub fn features_file(path: &Path) -> PathBuf {
        features::beside(path)
    }

    /// Writes the store, each file through a temporary one beside it: old files stay until new ones are
    /// complete.
    pub fn write(&self, path: &Path) -> Result<(), Error> {
        self.check(path)?;
        let features = Features::of(self);
        let mut metadata = self.metadata.clone();
        metadata.insert(meta::FORMAT.to_string(), FORMAT.to_string());
        metadata.insert(meta::FEATURES.to_string(), features.hash());
        let row = |i: usize| {
            let values = &self.rows[i].features;
            // Of a program without features all runs that ended well have the empty list.
            let known = !values.is_empty() || self.features.is_empty() && self.rows[i].status == Status::Ok;
            known.then(|| features.list(values))
        };
        let lists = Lists { name: LISTS, row: &row };
        let group = GROUP / features.varying().max(1);
        // The runs come last: they say which features belong to them.
        replace(&features::beside(path), |file| features.write(file))?;
        replace(path, |file| {
            columns::write(file, &self.leaves(), Some(&lists), self.rows.len(), group, &metadata)
        })
    }

    fn check(&self, path: &Path) -> Result<(), Error> {
        let mut seen = BTreeSet::new();
        for name in &self.features {
            if name.is_empty() || reserved(name) || !seen.insert(name) {
                return Err(Error::format(path, format!("two columns would be named {name:?}")));
            }
        }
        if !self.definitions.is_empty() && self.definitions.len() != self.features.len() {
            return Err(Error::format(path, "not every feature has a definition"));
        }
        let bad = |r: &Row| !r.features.is_empty() && r.features.len() != self.features.len();
        match self.rows.iter().position(bad) {
            Some(row) => Err(Error::format(path, format!("row {row} has a wrong number of features"))),
            None => Ok(()),
        }
    }

    fn leaves(&self) -> Vec<Leaf> {
        fn column<T>(rows: &[Row], f: impl Fn(&Row) -> Option<T>) -> Vec<Option<T>> {
            rows.iter().map(f).collect()
        }
        let rows = &self.rows[..];
        let text = |f: &dyn Fn(&Row) -> Option<String>| Data::Text(column(rows, f));
        // Java's long is the widest count there is.
        let int = |f: &dyn Fn(&Row) -> Option<u64>| Data::Int(column(rows, |r| f(r).map(u64::cast_signed)));
        let list = |r: &Row| r.times_ns.iter().map(|t| t.cast_signed()).collect();
        let fixed = [
            ("args", text(&|r| Some(serde_json::Value::from(r.input.args.clone()).to_string()))),
            ("input", text(&|r| Some(r.input.to_json().to_string()))),
            ("status", text(&|r| Some(r.status.name().to_string()))),
            ("reason", text(&|r| r.reason.clone())),
            ("exit_code", Data::Int(column(rows, |r| r.exit_code.map(i64::from)))),
            ("stderr", text(&|r| r.stderr.clone())),
            ("time_ns", int(&Row::time_ns)),
            ("time_spread", Data::Double(column(rows, Row::time_spread))),
            ("times_ns", Data::IntList(rows.iter().map(list).collect())),
            ("cpu_ns", int(&|r| r.cpu_ns)),
            ("bytecodes", int(&|r| r.bytecodes)),
            ("allocated_bytes", int(&|r| r.allocated_bytes)),
            ("jvm_allocated_bytes", int(&|r| r.jvm_allocated_bytes)),
            ("resident_bytes", int(&|r| r.resident_bytes)),
            ("heap_bytes", int(&|r| r.heap_bytes)),
            ("energy_uj", int(&|r| r.energy_uj)),
            ("exact", Data::Bool(column(rows, |r| r.exact))),
        ];
        fixed.into_iter().map(|(name, data)| Leaf { name: name.to_string(), data }).collect()
    }

    /// Reads a store that [`RunStore::write`] wrote.
    pub fn read(path: &Path) -> Result<RunStore, Error> {
        let file = File::open(path).map_err(Error::read(path))?;
        let reader = SerializedFileReader::new(file)
            .map_err(|e| Error::format(path, format!("not a Parquet file ({e})")))?;
        let (leaves, metadata) = columns::read(&reader).map_err(|e| Error::format(path, e))?;
        let features = match metadata.get(meta::FORMAT).map(String::as_str) {
            Some(FORMAT) => Some(Features::read(path, metadata.get(meta::FEATURES))?),
            Some("1") => None,
            Some(other) => {
                let why = format!("a run store of format {other}; this mantis reads formats 1 and {FORMAT}");
                return Err(Error::format(path, why));
            }
            None => return Err(Error::format(path, "a Parquet file, but no run store")),
        };
        let mut store = RunStore::from_leaves(leaves, features).map_err(|e| Error::format(path, e))?;
        // How the file was written is not what is in it.
        let not_about_files = |key: &String| ![meta::FORMAT, meta::FEATURES].contains(&key.as_str());
        store.metadata = metadata.into_iter().filter(|(key, _)| not_about_files(key)).collect();
        Ok(store)
    }

    /// The rows of a file, whose features are in lists, or in columns of their own where there is no table of
    /// them.
    fn from_leaves(leaves: Vec<Leaf>, table: Option<Features>) -> Result<RunStore, String> {
        let (single, fixed): (Vec<Leaf>, Vec<Leaf>) = leaves.into_iter().partition(|l| !reserved(&l.name));
        let mut fixed: HashMap<String, Data> = fixed.into_iter().map(|l| (l.name, l.data)).collect();
        let mut lists = fixed.remove(LISTS);
        let mut features = |row: usize| match &table {
            Some(table) => {
                let lists = lists.as_mut().ok_or_else(|| format!("column {LISTS} is missing"))?;
                lists.take_doubles(row).map_or(Ok(Vec::new()), |list| table.values(&list))
            }
            // A failed run has no value in any of these columns.
            None => Ok(single.iter().map_while(|l| l.data.double(row)).collect()),
        };
        let get = |name: &str| fixed.get(name).ok_or_else(|| format!("column {name} is missing"));
        let (inputs, statuses) = (get("input")?, get("status")?);
        let mut rows = Vec::new();
        for i in 0..inputs.len() {
            let input = inputs.text(i).ok_or("an input is missing")?;
            let input =
                RunSpec::parse(input, Path::new("/")).map_err(|e| format!("input of row {i}: {e}"))?;
            let word = statuses.text(i).unwrap_or_default();
            let status = Status::ALL.into_iter().find(|s| s.name() == word);
            let status = status.ok_or_else(|| format!("row {i} has the unknown status {word:?}"))?;
            let unsigned = |name: &str| Ok::<_, String>(get(name)?.int(i).map(i64::cast_unsigned));
            // Stores of before these were measured have no such columns.
            let later = |name: &str| fixed.get(name).and_then(|c| c.int(i)).map(i64::cast_unsigned);
            rows.push(Row {
                reason: get("reason")?.text(i).map(str::to_string),
                exit_code: get("exit_code")?.int(i).and_then(|v| i32::try_from(v).ok()),
                stderr: get("stderr")?.text(i).map(str::to_string),
                times_ns: get("times_ns")?.list(i).iter().map(|t| t.cast_unsigned()).collect(),
                cpu_ns: unsigned("cpu_ns")?,
                bytecodes: unsigned("bytecodes")?,
                allocated_bytes: unsigned("allocated_bytes")?,
                jvm_allocated_bytes: later("jvm_allocated_bytes"),
                resident_bytes: later("resident_bytes"),
                heap_bytes: later("heap_bytes"),
                energy_uj: later("energy_uj"),
                exact: get("exact")?.bool(i),
                features: features(i).map_err(|e| format!("row {i}: {e}"))?,
                ..Row::new(input, status)
            });
        }
        let (features, definitions) = match table {
            Some(table) => (table.names, table.definitions),
            None => (single.into_iter().map(|l| l.name).collect(), Vec::new()),
        };
        Ok(RunStore { features, definitions, rows, ..RunStore::default() })
    }
}

/// Writes a file beside its place and moves it there when it is complete.
fn replace(path: &Path, write: impl FnOnce(&File) -> parquet::errors::Result<()>) -> Result<(), Error> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let temp = tempfile::NamedTempFile::new_in(folder).map_err(Error::write(path))?;
    write(temp.as_file()).map_err(|e| Error::write(path)(e.into()))?;
    temp.as_file().sync_all().map_err(Error::write(path))?;
    temp.persist(path).map_err(|e| Error::write(path)(e.error))?;
    Ok(())
}
