//! What watching costs: `cargo run --release -p mantis-agent --example overhead -- RESULTS.jsonl`, or
//! `scripts/watch-overhead.sh`, which builds what is needed first.
//!
//! Every benchmark runs as a whole JVM process without the agent, with bytecodes counted, and with `cpu`,
//! `memory` and `time` of `main` measured; the three are one round, every other round in the opposite order.
//! Results are appended to the file, a line for each benchmark; what is there already is not run again. At
//! the end the tables are printed as Markdown.
//!
//! - [`benchmarks`]: what is run, with what sizes.
//! - [`process`]: one process and what it consumed.
//! - [`calls`]: the price of a query and an update, and of loading a class.
//! - [`table`]: statistics and tables.
//!
//! Environment: `JAVA_HOME`; `RUNS` rounds (9); `MODES` (`jit int`); `ONLY`, names of benchmarks; `JAR`
//! (`apps/build/benchmarks.jar`); `AGENT`, the library.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program of its own")]

mod benchmarks;
mod calls;
mod process;
mod table;

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};

use benchmarks::{ALL, Benchmark};
use process::Sample;
use serde::{Deserialize, Serialize};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How a benchmark is run, in the order of a round.
const FORMS: [&str; 3] = ["plain", "counted", "watched"];

/// Flags of every run. The heap is fixed: collections at other moments, with more or fewer live objects,
/// would be charged to the agent.
const FLAGS: [&str; 4] = ["-Dbenchmarks.times=true", "-Xms1g", "-Xmx1g", "-Xmn600m"];

/// The results of one benchmark.
#[derive(Serialize, Deserialize)]
struct Measured {
    jdk: String,
    mode: String,
    benchmark: String,
    /// Bytecodes executed.
    bytecodes: u64,
    /// By form, a sample for each round.
    samples: BTreeMap<String, Vec<Sample>>,
}

/// What every run needs.
struct Setting {
    java: PathBuf,
    jdk: String,
    jar: PathBuf,
    agent: PathBuf,
    work: tempfile::TempDir,
    rounds: usize,
}

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [once, rest @ ..] if once == process::ONCE => process::once(rest),
        [file] => run(Path::new(file)),
        _ => Err("usage: overhead RESULTS.jsonl".into()),
    }
}

fn variable(name: &str, default: &str) -> String {
    std::env::var(name).ok().filter(|v| !v.is_empty()).unwrap_or_else(|| default.into())
}

fn setting() -> Outcome<Setting> {
    let home = match std::env::var_os("JAVA_HOME") {
        Some(home) => PathBuf::from(home),
        None => mantis_classfile::jdk::installed().into_iter().next().ok_or("no JDK found; set JAVA_HOME")?,
    };
    let release = mantis_classfile::jdk::feature_release(&home).ok_or("JAVA_HOME is no JDK")?;
    // Beside this program's folder.
    let built = std::env::current_exe()?;
    let library = built.ancestors().nth(2).unwrap_or(&built).join("libmantis_agent.so");
    let setting = Setting {
        java: home.join("bin/java"),
        jdk: release.to_string(),
        jar: PathBuf::from(variable("JAR", "apps/build/benchmarks.jar")).canonicalize()?,
        agent: PathBuf::from(variable("AGENT", &library.to_string_lossy())).canonicalize()?,
        work: tempfile::tempdir()?,
        rounds: variable("RUNS", "9").parse()?,
    };
    Ok(setting)
}

fn run(file: &Path) -> Outcome<()> {
    let setting = setting()?;
    let only = variable("ONLY", "");
    let wanted = |b: &&Benchmark| only.is_empty() || only.split_whitespace().any(|name| name == b.name);
    let mut done = read(file)?;
    for mode in variable("MODES", "jit int").split_whitespace() {
        for benchmark in ALL.iter().filter(wanted) {
            let same = |m: &Measured| m.jdk == setting.jdk && m.mode == mode && m.benchmark == benchmark.name;
            if done.iter().any(same) {
                continue;
            }
            let measured = measure(&setting, mode, benchmark)?;
            let mut out = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
            writeln!(out, "{}", serde_json::to_string(&measured)?)?;
            eprintln!("JDK {} {mode} {}", setting.jdk, table::summary(&measured));
            done.push(measured);
        }
    }
    done.retain(|m| m.jdk == setting.jdk);
    println!("{}", table::markdown(&setting.jdk, &done));
    println!("{}", calls::markdown(&setting)?);
    Ok(())
}

fn read(file: &Path) -> Outcome<Vec<Measured>> {
    let text = match std::fs::read_to_string(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        text => text?,
    };
    Ok(text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?)
}

fn measure(setting: &Setting, mode: &str, benchmark: &Benchmark) -> Outcome<Measured> {
    let dir = setting.work.path();
    let config = dir.join("watch.toml");
    let main = format!("benchmarks.{}", benchmark.main);
    std::fs::write(
        &config,
        format!(
            "[[action]]\nname = \"main\"\nmethod = \"{main}.main\"\nresources = [\"cpu\", \"memory\", \"time\"]\n"
        ),
    )?;
    let (totals, agent) = (dir.join("totals"), setting.agent.display());
    let mut samples: BTreeMap<String, Vec<Sample>> = BTreeMap::new();
    let mut outputs = Vec::new();
    for round in 0..setting.rounds {
        let mut forms = FORMS;
        if round % 2 == 1 {
            forms.reverse();
        }
        for form in forms {
            let mut flags: Vec<String> = FLAGS.map(str::to_owned).to_vec();
            match form {
                "counted" => flags.push(format!("-agentpath:{agent}=totals={}", totals.display())),
                "watched" => flags.push(format!("-agentpath:{agent}=config={}", config.display())),
                _ => {}
            }
            if mode == "int" {
                flags.push("-Xint".into());
            }
            let args = if mode == "int" { benchmark.int } else { benchmark.jit };
            let (sample, output) = process::run(setting, &flags, &main, args)?;
            samples.entry(form.into()).or_default().push(sample);
            outputs.push(output);
        }
    }
    if outputs.windows(2).any(|w| w[0] != w[1]) {
        return Err(format!("{}: runs differ in their output", benchmark.name).into());
    }
    let bytecodes = std::fs::read_to_string(&totals)?.trim().parse()?;
    let [jdk, mode, benchmark] = [&setting.jdk, mode, benchmark.name].map(str::to_owned);
    Ok(Measured { jdk, mode, benchmark, bytecodes, samples })
}
