//! Inputs without a run list: files that match a pattern, or a generator program.

use crate::Error;
use crate::process::{self, End, Limits};
use crate::runlist::RunSpec;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// One run for each file that matches `pattern` (`maps/*.txt`, `**` for any folders), sorted by name: the
/// arguments are `args` with every `{}` replaced by the file, or with the file appended when none holds `{}`.
/// Relative names start from, and the program runs in, `base`.
pub fn by_glob(pattern: &str, args: &[String], base: &Path) -> Result<Vec<RunSpec>, Error> {
    let absolute = base.join(pattern);
    let absolute = absolute.to_str().ok_or_else(|| Error::Input(format!("{pattern}: not valid UTF-8")))?;
    let paths = glob::glob(absolute).map_err(|e| Error::Input(format!("pattern {pattern}: {e}")))?;
    let mut runs = Vec::new();
    for path in paths {
        let path = path.map_err(|e| Error::Input(format!("pattern {pattern}: {e}")))?;
        if !path.is_file() {
            continue;
        }
        let shown = path.strip_prefix(base).unwrap_or(&path);
        let shown =
            shown.to_str().ok_or_else(|| Error::Input(format!("{}: not valid UTF-8", path.display())))?;
        let mut run = RunSpec::new(fill(args, shown), base);
        run.files.push(path);
        runs.push(run);
    }
    if runs.is_empty() {
        return Err(Error::Input(format!("no file matches {pattern}")));
    }
    Ok(runs)
}

/// `args` with every `{}` replaced by the value, or with the value appended.
fn fill(args: &[String], value: &str) -> Vec<String> {
    let mut filled: Vec<String> = args.iter().map(|a| a.replace("{}", value)).collect();
    if !args.iter().any(|a| a.contains("{}")) {
        filled.push(value.to_string());
    }
    filled
}

/// A program that makes inputs.
#[derive(Clone, Debug)]
pub struct Generator {
    /// Command line, split as a shell would (quotes, no variables). Every `{}` is replaced by the seed;
    /// without one the seed is appended. The seed is also in the environment variable `MANTIS_SEED`.
    pub command: String,
    /// Seed of the first run; the others follow.
    pub first_seed: u64,
    /// Where it is run, and where the program runs.
    pub base: PathBuf,
    /// Limit for one run of it.
    pub timeout: Duration,
}

impl Generator {
    /// Runs the generator `count` times. Each run prints one line: an object as in a run list, a JSON list of
    /// arguments, or plain arguments split as a shell would.
    pub fn generate(&self, count: usize, cancel: &AtomicBool) -> Result<Vec<RunSpec>, Error> {
        let words = shlex::split(&self.command).filter(|w| !w.is_empty()).ok_or_else(|| {
            Error::Input(format!("generator {:?}: not a command line (unbalanced quotes?)", self.command))
        })?;
        (0..count as u64).map(|i| self.once(&words, self.first_seed.wrapping_add(i), cancel)).collect()
    }

    fn once(&self, words: &[String], seed: u64, cancel: &AtomicBool) -> Result<RunSpec, Error> {
        let fail = |what: String| Error::Input(format!("generator with seed {seed}: {what}"));
        let line = fill(words, &seed.to_string());
        let mut command = Command::new(&line[0]);
        command.args(&line[1..]).env("MANTIS_SEED", seed.to_string()).current_dir(&self.base);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let limits = Limits { timeout: self.timeout, stdout: 1 << 20, stderr: 4096 };
        let done = process::run(command, &limits, cancel)
            .map_err(|e| fail(format!("cannot run {}: {e}", line[0])))?;
        match done.end {
            End::Exit(0) => {}
            End::Cancelled => return Err(Error::Cancelled),
            ref end => {
                let trace = done.stderr.text();
                let text = trace.trim();
                return Err(fail(if text.is_empty() { end.to_string() } else { format!("{end}: {text}") }));
            }
        }
        if done.stdout.truncated() {
            return Err(fail("it printed more than a megabyte".to_string()));
        }
        let text = String::from_utf8(done.stdout.tail)
            .map_err(|_| fail("its output is not valid UTF-8".to_string()))?;
        self.parse(text.trim()).map_err(fail)
    }

    fn parse(&self, line: &str) -> Result<RunSpec, String> {
        if line.is_empty() {
            return Err("it printed nothing; expected one line with an input".to_string());
        }
        if line.contains('\n') {
            return Err("it printed several lines; expected one".to_string());
        }
        if line.starts_with('{') {
            return RunSpec::parse(line, &self.base);
        }
        if line.starts_with('[') {
            return RunSpec::parse(&format!("{{\"args\": {line}}}"), &self.base);
        }
        let args = shlex::split(line).ok_or("unbalanced quotes in the arguments it printed")?;
        Ok(RunSpec::new(args, &self.base))
    }
}
