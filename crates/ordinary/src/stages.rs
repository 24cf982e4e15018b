//! The stages of a program: all runs measured in one mixed order, training, evaluation. What is finished is
//! not done again.

use std::collections::hash_map::DefaultHasher;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::corpus::{Program, Set};
use crate::prepare::Places;

/// How much is done.
#[derive(Copy, Clone, Debug)]
pub struct Amount {
    /// Training inputs.
    pub train: usize,
    /// Test inputs.
    pub test: usize,
    /// Timed runs of each.
    pub repeats: usize,
}

/// The command and how it is used.
pub struct Mantis {
    /// The binary.
    pub binary: PathBuf,
    /// Its version, build included: other builds do other things.
    build: String,
    /// How much is done.
    pub amount: Amount,
    /// Options of `mantis train` beside those of every program.
    pub options: Vec<String>,
}

impl Mantis {
    /// Of a binary.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn new(binary: &Path, amount: Amount, options: Vec<String>) -> Result<Mantis, String> {
        let bytes = std::fs::read(binary)
            .map_err(|e| format!("cannot read {}: {e}; build it first", binary.display()))?;
        // Tells builds apart on one machine; nothing more hangs on it.
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let binary =
            std::path::absolute(binary).map_err(|e| format!("cannot find {}: {e}", binary.display()))?;
        Ok(Mantis { binary, build: format!("{:016x}", hasher.finish()), amount, options })
    }

    /// Makes `training.json`, `predictor.jar` and `evaluation.json` of a program; its inputs must be there.
    ///
    /// # Errors
    /// A sentence that says where more is written.
    pub fn evaluate(&self, places: &Places, program: &Program) -> Result<(), String> {
        let folder = places.program(program);
        let common = self.common(places, program, &folder)?;
        self.measure(places, program, &folder, &common)?;
        let [train, test] = [Set::Train, Set::Test].map(|s| text(&places.runs(program, s)));
        let [predictor, training] = ["predictor.jar", "training.json"].map(|n| text(&folder.join(n)));
        let mut words = vec!["train".to_owned()];
        words.extend(common.iter().cloned());
        words.extend(["--runs", &train, "-o", &predictor, "--force", "--json"].map(str::to_owned));
        words.extend(self.options.iter().cloned());
        let trained = self.stage(&folder, "training", &words, "")?;
        let mut words = vec!["evaluate".to_owned(), predictor];
        words.extend(common);
        words.extend(
            ["--runs", &test, "--training", &training, "--baselines", &train, "--simple", "--json"]
                .map(str::to_owned),
        );
        if self.amount.repeats > 0 {
            words.push("--noise".to_owned());
        }
        self.stage(&folder, "evaluation", &words, &trained)?;
        Ok(())
    }

    /// What all commands on a program share.
    fn common(&self, places: &Places, program: &Program, folder: &Path) -> Result<Vec<String>, String> {
        let mut words = vec!["--class-path".to_owned(), places.class_path(program)?];
        words.extend(["--main-class".to_owned(), program.main.clone()]);
        words.extend(["--repeats".to_owned(), self.amount.repeats.to_string()]);
        words.extend(["--work".to_owned(), text(&folder.join("work"))]);
        words.extend(program.jvm_flags.iter().map(|f| format!("--jvm-flag={f}")));
        if let Some(codes) = &program.success_codes {
            words.extend(["--success-codes".to_owned(), codes.clone()]);
        }
        Ok(words)
    }

    /// Measures the runs of both sets in one mixed order, so that both are timed while the machine is the
    /// same; training and evaluation then find them done.
    fn measure(
        &self,
        places: &Places,
        program: &Program,
        folder: &Path,
        common: &[String],
    ) -> Result<(), String> {
        let mut lines = Vec::new();
        for set in [Set::Train, Set::Test] {
            let path = places.runs(program, set);
            let list =
                std::fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
            lines.extend(list.lines().filter(|l| !l.trim().is_empty()).map(|l| moved(l, set)));
        }
        shuffle(&mut lines);
        let runs = folder.join("runs.jsonl");
        std::fs::write(&runs, lines.join("\n") + "\n")
            .map_err(|e| format!("cannot write {}: {e}", runs.display()))?;
        let mut words = vec!["profile".to_owned()];
        words.extend_from_slice(common);
        let table = text(&folder.join("runs.parquet"));
        words.extend(
            ["--runs", &text(&runs), "-o", &table, "--force", "--quiet", "--json"].map(str::to_owned),
        );
        self.stage(folder, "measuring", &words, &lines.join("\n"))?;
        Ok(())
    }

    /// Runs a command unless the same one was finished after the same things happened before; its standard
    /// output goes to `STAGE.json`, what it says to `STAGE.log`. Returns what identifies the result.
    fn stage(&self, folder: &Path, name: &str, words: &[String], after: &str) -> Result<String, String> {
        let mut hasher = DefaultHasher::new();
        (&self.build, words, after, self.amount.train, self.amount.test).hash(&mut hasher);
        let identity = format!("{:016x}", hasher.finish());
        let file = |suffix: &str| folder.join(format!("{name}.{suffix}"));
        if file("json").exists() && std::fs::read_to_string(file("done")).is_ok_and(|d| d == identity) {
            return Ok(identity);
        }
        let create =
            |path: &Path| File::create(path).map_err(|e| format!("cannot write {}: {e}", path.display()));
        let status = Command::new(&self.binary)
            .args(words)
            .stdin(Stdio::null())
            .stdout(create(&file("json"))?)
            .stderr(create(&file("log"))?)
            .status()
            .map_err(|e| format!("cannot run {}: {e}", self.binary.display()))?;
        if !status.success() {
            let said = std::fs::read_to_string(file("log")).unwrap_or_default();
            let last = said.lines().rev().find(|l| !l.trim().is_empty()).unwrap_or_default();
            // What is left over must not be taken for a result.
            let _ = std::fs::remove_file(file("json"));
            return Err(format!("{name} failed ({status}): {last} (all of it: {})", file("log").display()));
        }
        std::fs::write(file("done"), &identity)
            .map_err(|e| format!("cannot write {}: {e}", file("done").display()))?;
        Ok(identity)
    }
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// A line of a set's run list in a list one folder above: runs are known by their folder too.
fn moved(line: &str, set: Set) -> String {
    line.replacen('{', &format!("{{\"cwd\":\"{}\",", set.name()), 1)
}

/// Puts lines into an order of chance that is always the same (Fisher and Yates with a linear congruential
/// generator).
fn shuffle(lines: &mut [String]) {
    let mut state: u64 = 1;
    for i in (1..lines.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        lines.swap(i, ((state >> 33) % (i as u64 + 1)) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_mixed_but_complete() {
        let mut lines: Vec<String> =
            (0..40).map(|i| moved(&format!("{{\"args\":[\"{i}\"]}}"), Set::Test)).collect();
        assert_eq!(lines[3], "{\"cwd\":\"test\",\"args\":[\"3\"]}");
        let ordered = lines.clone();
        shuffle(&mut lines);
        let stayed = lines.iter().zip(&ordered).filter(|(a, b)| a == b).count();
        assert!(stayed < 10, "{stayed}");
        lines.sort();
        let mut all = ordered;
        all.sort();
        assert_eq!(lines, all);
    }

    #[test]
    fn finished_stages_are_not_done_again() {
        let folder = tempfile::tempdir().unwrap();
        let amount = Amount { train: 1, test: 1, repeats: 0 };
        let mantis = Mantis::new(Path::new("/bin/sh"), amount, Vec::new()).unwrap();
        let script = format!("echo x >>{0}/count; echo '{{}}'", folder.path().display());
        let words = ["-c".to_owned(), script];
        let first = mantis.stage(folder.path(), "one", &words, "").unwrap();
        assert_eq!(mantis.stage(folder.path(), "one", &words, "").unwrap(), first);
        assert_ne!(mantis.stage(folder.path(), "one", &words, "something else").unwrap(), first);
        assert_eq!(std::fs::read_to_string(folder.path().join("count")).unwrap(), "x\nx\n");
        assert_eq!(std::fs::read_to_string(folder.path().join("one.json")).unwrap(), "{}\n");
        let failing = ["-c".to_owned(), "echo no; echo why >&2; exit 1".to_owned()];
        let told = mantis.stage(folder.path(), "two", &failing, "").unwrap_err();
        assert!(told.starts_with("two failed (exit status: 1): why"), "{told}");
        assert!(!folder.path().join("two.json").exists());
    }
}
