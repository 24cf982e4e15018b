//! The run store: one row per run with its input, its fate, its resources and its features, as a Parquet file that any data
//! tool reads. The columns are described in `docs/formats.md`.

pub(crate) mod columns;

use crate::Error;
use crate::runlist::RunSpec;
use columns::{Data, Leaf};
use parquet::file::reader::SerializedFileReader;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::path::Path;
use std::time::Duration;

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
    /// Executed bytecodes.
    pub bytecodes: Option<u64>,
    /// Logically allocated bytes.
    pub allocated_bytes: Option<u64>,
    /// Whether the counts are known to be exact (see [`crate::RawCounts::exact`]).
    pub exact: Option<bool>,
    /// Values of the store's features, in their order; empty for a failed run.
    pub features: Vec<f64>,
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
            cpu_ns: None,
            bytecodes: None,
            allocated_bytes: None,
            exact: None,
            features: Vec::new(),
        }
    }

    /// Median execution time in nanoseconds.
    pub fn time_ns(&self) -> Option<u64> {
        median(&self.times_ns)
    }

    /// Relative spread of the execution times: largest less smallest, by the median. `None` for fewer than two.
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
    /// The runs, in the order of the run list.
    pub rows: Vec<Row>,
    /// What the runs were made with; keys in [`meta`].
    pub metadata: BTreeMap<String, String>,
    /// How long the measurement takes without interruptions: runs that an earlier command had made count as well. Not in files.
    pub elapsed: Duration,
}

/// Keys of the metadata.
pub mod meta {
    /// Version of the store's format: `1`.
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
    /// The feature catalogue, JSON as its owner wrote it.
    pub const CATALOG: &str = "mantis.catalog";
}

/// Resources: the columns that can be the target of a model.
pub const RESOURCES: [&str; 4] = ["time_ns", "cpu_ns", "bytecodes", "allocated_bytes"];

/// The other columns that are no features.
const OTHERS: [&str; 9] =
    ["args", "input", "status", "reason", "exit_code", "stderr", "time_spread", "times_ns", "exact"];

/// Whether a column of this name in a run store is something else than a feature.
pub(crate) fn reserved(name: &str) -> bool {
    RESOURCES.contains(&name) || OTHERS.contains(&name)
}

impl RunStore {
    /// Rows that ended well.
    pub fn ok_rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|r| r.status == Status::Ok)
    }

    /// Writes the store, through a temporary file beside it: the old file stays until the new one is complete.
    pub fn write(&self, path: &Path) -> Result<(), Error> {
        self.check(path)?;
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let temp = tempfile::NamedTempFile::new_in(folder).map_err(Error::write(path))?;
        let mut metadata = self.metadata.clone();
        metadata.insert(meta::FORMAT.to_string(), "1".to_string());
        columns::write(temp.as_file(), &self.leaves(), self.rows.len(), &metadata)
            .map_err(|e| Error::write(path)(e.into()))?;
        temp.as_file().sync_all().map_err(Error::write(path))?;
        temp.persist(path).map_err(|e| Error::write(path)(e.error))?;
        Ok(())
    }

    fn check(&self, path: &Path) -> Result<(), Error> {
        let mut seen = BTreeSet::new();
        for name in &self.features {
            if name.is_empty() || reserved(name) || !seen.insert(name) {
                return Err(Error::format(path, format!("two columns would be named {name:?}")));
            }
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
            ("exact", Data::Bool(column(rows, |r| r.exact))),
        ];
        let mut leaves: Vec<Leaf> =
            fixed.into_iter().map(|(name, data)| Leaf { name: name.to_string(), data }).collect();
        for (i, name) in self.features.iter().enumerate() {
            let data = Data::Double(column(rows, |r| r.features.get(i).copied()));
            leaves.push(Leaf { name: name.clone(), data });
        }
        leaves
    }

    /// Reads a store that [`RunStore::write`] wrote.
    pub fn read(path: &Path) -> Result<RunStore, Error> {
        let file = File::open(path).map_err(Error::read(path))?;
        let reader = SerializedFileReader::new(file)
            .map_err(|e| Error::format(path, format!("not a Parquet file ({e})")))?;
        let (leaves, metadata) = columns::read(&reader).map_err(|e| Error::format(path, e))?;
        if metadata.get(meta::FORMAT).is_none_or(|v| v != "1") {
            return Err(Error::format(path, "a Parquet file, but no run store of format 1"));
        }
        RunStore::from_leaves(leaves, metadata).map_err(|e| Error::format(path, e))
    }

    fn from_leaves(leaves: Vec<Leaf>, metadata: BTreeMap<String, String>) -> Result<RunStore, String> {
        let (features, fixed): (Vec<Leaf>, Vec<Leaf>) = leaves.into_iter().partition(|l| !reserved(&l.name));
        let fixed: HashMap<String, Data> = fixed.into_iter().map(|l| (l.name, l.data)).collect();
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
            rows.push(Row {
                reason: get("reason")?.text(i).map(str::to_string),
                exit_code: get("exit_code")?.int(i).and_then(|v| i32::try_from(v).ok()),
                stderr: get("stderr")?.text(i).map(str::to_string),
                times_ns: get("times_ns")?.list(i).iter().map(|t| t.cast_unsigned()).collect(),
                cpu_ns: unsigned("cpu_ns")?,
                bytecodes: unsigned("bytecodes")?,
                allocated_bytes: unsigned("allocated_bytes")?,
                exact: get("exact")?.bool(i),
                // A failed run has no value in any of these columns.
                features: features.iter().map_while(|l| l.data.double(i)).collect(),
                ..Row::new(input, status)
            });
        }
        Ok(RunStore {
            features: features.into_iter().map(|l| l.name).collect(),
            rows,
            metadata,
            elapsed: Duration::ZERO,
        })
    }
}
