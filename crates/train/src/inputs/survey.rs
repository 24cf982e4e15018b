//! Asking a JVM what inputs say: `mantis.predictor.InputSurvey`, which computes values with the classes of
//! predictors.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mantis_classfile::jar::JarBuilder;
use mantis_feature::InputSource;
use mantis_measure::process::{End, Limits, run};
use mantis_measure::{Jvm, RunSpec};
use serde::Deserialize;

use crate::error::Error;
use crate::launch::{fast_flags, semantic_flags};
use crate::session::Session;

/// What a source says in one run.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Said {
    pub source: InputSource,
    /// Whether the run has it.
    #[serde(default)]
    pub given: bool,
    /// The files and folders that it names, absolute.
    #[serde(default)]
    pub roots: Vec<PathBuf>,
    /// Whether one of them is a folder.
    #[serde(default)]
    pub folder: bool,
    /// When the last of the files was changed, in milliseconds since 1970.
    #[serde(default)]
    pub newest: u64,
    /// Its measures, if they were asked for; none but those of its text if it names no file.
    #[serde(default)]
    pub groups: Vec<Group>,
}

/// Measures that are computed together.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Group {
    pub group: String,
    /// How long it took.
    pub nanos: f64,
    /// Names and values; what does not apply has none.
    pub values: Vec<(String, Option<f64>)>,
}

/// Asks JVMs what inputs say.
pub struct Surveyor<'a> {
    /// The JVM that runs the program.
    pub jvm: &'a Jvm,
    /// Flags that the program's predictor is run with.
    pub flags: Vec<String>,
    /// A folder for files.
    pub folder: &'a Path,
    /// Set when the user interrupts.
    pub cancel: &'a AtomicBool,
}

impl<'a> Surveyor<'a> {
    /// For the inputs of a program.
    pub fn of(session: &'a Session, cancel: &'a AtomicBool) -> Surveyor<'a> {
        let flags = semantic_flags(&session.program.jvm_flags);
        Surveyor { jvm: &session.jvm, flags, folder: &session.folder, cancel }
    }

    /// For each run the sources that its arguments have, without measures.
    pub(super) fn sources(&self, inputs: &[&RunSpec]) -> Result<Vec<Vec<Said>>, Error> {
        self.survey(inputs, None)
    }

    /// For each run what these sources say, in their order.
    pub(super) fn said(&self, inputs: &[&RunSpec], sources: &[InputSource]) -> Result<Vec<Vec<Said>>, Error> {
        self.survey(inputs, Some(sources))
    }

    /// One JVM for each working directory and environment.
    fn survey(&self, inputs: &[&RunSpec], sources: Option<&[InputSource]>) -> Result<Vec<Vec<Said>>, Error> {
        let mut places: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (i, input) in inputs.iter().enumerate() {
            places.entry((&input.cwd, &input.env)).or_default().push(i);
        }
        let jar = self.jar()?;
        let mut all = vec![Vec::new(); inputs.len()];
        for ((cwd, env), members) in places {
            let chosen: Vec<&RunSpec> = members.iter().map(|&i| inputs[i]).collect();
            let list = self.lines(chosen.iter().map(|i| i.to_json()))?;
            let mut command = Command::new(&self.jvm.java);
            command.args(&self.flags).args(fast_flags(self.jvm.release())).arg("-cp").arg(&jar);
            command.arg("mantis.predictor.InputSurvey").arg(list.path()).current_dir(cwd).envs(env);
            let names = sources.map(|sources| self.lines(sources)).transpose()?;
            command.args(names.iter().map(|n| n.path()));
            for (i, said) in members.into_iter().zip(self.answers(command, chosen.len())?) {
                all[i] = said;
            }
        }
        Ok(all)
    }

    /// The classes, as a file that a JVM finds them in.
    fn jar(&self) -> Result<PathBuf, Error> {
        let path = self.folder.join("inputs.jar");
        let mut jar = JarBuilder::new();
        jar.stored();
        for (name, bytes) in mantis_runtime::package("mantis/predictor") {
            jar.add_class(name, bytes.to_vec());
        }
        jar.write_to(&path).map_err(|e| Error::Failed(e.to_string()))?;
        Ok(path)
    }

    fn lines(
        &self,
        lines: impl IntoIterator<Item = impl std::fmt::Display>,
    ) -> Result<tempfile::NamedTempFile, Error> {
        let mut file =
            tempfile::NamedTempFile::new_in(self.folder).map_err(Error::io("create", self.folder))?;
        for line in lines {
            writeln!(file, "{line}").map_err(Error::io("write", file.path()))?;
        }
        Ok(file)
    }

    fn answers(&self, mut command: Command, count: usize) -> Result<Vec<Vec<Said>>, Error> {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let limits = Limits { timeout: Duration::from_secs(60 * 60), stdout: 1 << 30, stderr: 4096 };
        let finished = run(command, &limits, self.cancel).map_err(Error::io("run", &self.jvm.java))?;
        if finished.end == End::Cancelled {
            return Err(Error::Cancelled);
        }
        let text = finished.stdout.text();
        let answers: Result<Vec<Vec<Said>>, _> = text.lines().map(serde_json::from_str).collect();
        match answers {
            Ok(answers) if answers.len() == count => Ok(answers),
            _ => Err(Error::Failed(format!(
                "what inputs say cannot be found out ({}): {}; --no-argument-features goes without",
                finished.end,
                finished.stderr.text().trim()
            ))),
        }
    }
}
