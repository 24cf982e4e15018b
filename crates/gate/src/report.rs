//! What a gate found, as `--json` prints it (`docs/json.md`) and [`crate::render`] shows it.

use serde::Serialize;

use crate::growth::Growth;
use crate::resource::Resource;

/// The result of a check.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What the head is compared with: a file of baselines or a program.
    pub base: String,
    /// Whether that is a baseline: rounded, and without lines.
    pub baseline: bool,
    /// The program.
    pub head: String,
    /// Whether no threshold is exceeded.
    pub passed: bool,
    /// Each scenario, in the order of the configuration.
    pub scenarios: Vec<ScenarioReport>,
    /// How counts grow with the size of the input, for each group with three sizes.
    pub growth: Vec<Growth>,
    /// What these counts do not see, in sentences.
    pub unseen: Vec<String>,
    /// What else there is to say.
    pub notes: Vec<String>,
}

/// A scenario.
#[derive(Clone, Debug, Serialize)]
pub struct ScenarioReport {
    /// Its name.
    pub name: String,
    /// Its group.
    pub group: Option<String>,
    /// The size of its input.
    pub size: Option<f64>,
    /// Whether repetitions were equal, in both versions.
    pub stable: bool,
    /// Each resource.
    pub resources: Vec<Change>,
    /// Times, which decide nothing.
    pub time: Option<Times>,
}

/// Execution times in nanoseconds, medians.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Times {
    /// Of the base; `None` against a baseline.
    pub base: Option<u64>,
    /// Of the head.
    pub head: u64,
}

/// What is to be said of a change.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There is none.
    Same,
    /// It became cheaper.
    Cheaper,
    /// It became dearer, within the thresholds or the spread of repetitions.
    Within,
    /// It became dearer than the thresholds allow.
    Exceeded,
}

/// A resource of a scenario.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    /// Which.
    pub resource: Resource,
    /// Amount in the base.
    pub base: u64,
    /// Amount in the head.
    pub head: u64,
    /// Head less base.
    pub difference: i64,
    /// Head by base; `None` when the base is 0.
    pub factor: Option<f64>,
    /// How far repetitions lie apart, both versions together.
    pub spread: u64,
    /// Whether that is too much.
    pub verdict: Verdict,
    /// The lines that explain a rise, those that explain most first; only where both versions are there.
    pub causes: Vec<Cause>,
    /// The methods that changed, the largest rise first.
    pub methods: Vec<MethodChange>,
}

/// A line that explains a rise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cause {
    /// The method, as in source.
    pub method: String,
    /// The source file with the package's folders.
    pub path: String,
    /// The line in the head; 0 if the class has no lines.
    pub line: u32,
    /// Whether the code of this line differs between the versions (or a line beside it is gone). If not, it
    /// only runs more often.
    pub changed: bool,
    /// How much of the rise it explains.
    pub difference: f64,
    /// The part of that which code without a change has because of other data, which no call shows.
    pub by_data: f64,
    /// `difference` as a share of all that rose.
    pub share: f64,
}

/// Which versions have a method.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Both.
    Both,
    /// The head only. Against a baseline it may have been below its share.
    New,
    /// The base only. Against a baseline it may be below its share.
    Gone,
}

/// A method's own instructions.
#[derive(Clone, Debug, Serialize)]
pub struct MethodChange {
    /// As in source.
    pub method: String,
    /// Identity in all versions: `demo/Sort.sort([I)V`.
    pub key: String,
    /// The source file with the package's folders; empty if unknown.
    pub path: String,
    /// Its first line, in the head where it is there; 0 if unknown.
    pub line: u32,
    /// Which versions have it.
    pub presence: Presence,
    /// Amount in the base.
    pub base: Option<u64>,
    /// Amount in the head.
    pub head: Option<u64>,
    /// Head less base.
    pub difference: i64,
    /// Head by base; `None` when the base is 0 or unknown.
    pub factor: Option<f64>,
    /// `difference` as a share of the scenario's.
    pub share: f64,
    /// Whether the method exceeds a threshold of its own.
    pub exceeded: bool,
    /// Entries in base and head.
    pub calls: [Option<u64>; 2],
    /// Whether its code differs; `None` against a baseline.
    pub changed: Option<bool>,
    /// Its lines, the largest rise first; against a baseline those that take most.
    pub lines: Vec<LineChange>,
    /// Its allocations, the largest rise first; only of bytes.
    pub sites: Vec<SiteChange>,
    /// Its loops whose iterations changed.
    pub loops: Vec<LoopChange>,
}

/// A line of a method.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineChange {
    /// Its number in the head, or, of one that is gone, in the base.
    pub line: u32,
    /// Amount in the base; `None` if new or unknown.
    pub base: Option<u64>,
    /// Amount in the head; `None` if gone.
    pub head: Option<u64>,
    /// Whether its code differs.
    pub changed: bool,
}

/// What a line allocates of a type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SiteChange {
    /// The line, as in [`LineChange`].
    pub line: u32,
    /// What is allocated: `int[]`, `Point`.
    pub what: String,
    /// Allocations in base and head.
    pub allocations: [Option<u64>; 2],
    /// Bytes in base and head.
    pub bytes: [Option<u64>; 2],
}

/// A loop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LoopChange {
    /// Where it is: `Sort.java:12`.
    pub name: String,
    /// Iterations in the base; `None` if new or unknown.
    pub base: Option<u64>,
    /// Iterations in the head.
    pub head: u64,
}

impl Change {
    /// Whether the resource or one of its methods exceeds a threshold.
    pub fn fails(&self) -> bool {
        self.verdict == Verdict::Exceeded || self.methods.iter().any(|m| m.exceeded)
    }
}

impl ScenarioReport {
    /// Whether a threshold is exceeded.
    pub fn fails(&self) -> bool {
        self.resources.iter().any(Change::fails)
    }
}

impl Report {
    /// Draws the conclusion from scenarios and growth.
    pub fn conclude(&mut self) {
        self.passed =
            !self.scenarios.iter().any(ScenarioReport::fails) && !self.growth.iter().any(|g| g.exceeded);
        self.unseen = unseen();
    }
}

/// What counts of bytecodes do not see.
fn unseen() -> Vec<String> {
    [
        "what the JIT compiler makes of bytecodes, and caches and branch predictors of them",
        "garbage collection: allocated bytes are its load, not its time",
        "work inside the JDK and in native methods: only calls of them are counted",
        "waiting for files, the network, locks and other processes",
    ]
    .map(str::to_owned)
    .to_vec()
}

/// Head less base, as far as that fits.
pub(crate) fn difference(base: u64, head: u64) -> i64 {
    i64::try_from(i128::from(head) - i128::from(base)).unwrap_or(if head > base {
        i64::MAX
    } else {
        i64::MIN
    })
}

/// Head by base.
pub(crate) fn factor(base: u64, head: u64) -> Option<f64> {
    (base > 0).then(|| head as f64 / base as f64)
}
