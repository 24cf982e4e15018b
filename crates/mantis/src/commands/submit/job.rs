//! A job: a folder with what it is, the scripts of its attempts, and what they measured.
//!
//! The program runs under `mantis.rt.Launcher` as it does when it is timed, so what a job tells of time and
//! memory is what the predictor predicts, not the seconds of the accounting.

use std::path::{Path, PathBuf};

use mantis_measure::output::{Times, write_runtime_jar};
use mantis_measure::place::slurm::{said, tool};
use mantis_measure::{Program, RunSpec, profile};
use serde::{Deserialize, Serialize};

use crate::commands::submit::accounts::End;
use crate::error::Failure;

const FILE: &str = "job.json";
/// Prefix of the names of jobs' folders.
const PREFIX: &str = "job-";

/// What a job is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Its folder; not in the file.
    #[serde(skip)]
    pub folder: PathBuf,
    pub predictor: PathBuf,
    pub program: Program,
    pub java: PathBuf,
    pub java_home: Option<PathBuf>,
    /// As in a run list.
    pub run: serde_json::Value,
    pub risk: String,
    pub extra_time: f64,
    pub extra_memory: u64,
    /// Flags for sbatch.
    pub flags: Vec<String>,
    /// How often it may be tried.
    pub attempts: u32,
    pub tries: Vec<Try>,
    /// Whether what it measured was noted.
    pub noted: bool,
}

/// An attempt.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Try {
    /// Slurm's number.
    pub id: String,
    /// Which of the limits it has.
    pub attempt: u32,
    pub time_seconds: Option<u64>,
    pub memory_mb: Option<u64>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// Whether Slurm does not know of it any more.
    #[serde(default)]
    pub forgotten: bool,
}

impl Job {
    /// Makes its folder.
    pub fn create(mut self, parent: &Path) -> Result<Job, Failure> {
        std::fs::create_dir_all(parent).map_err(Failure::io("create", parent))?;
        let parent = parent.canonicalize().map_err(Failure::io("read", parent))?;
        let folder = tempfile::Builder::new().prefix(PREFIX).rand_bytes(8).tempdir_in(&parent);
        self.folder = folder.map_err(Failure::io("create", &parent))?.keep();
        write_runtime_jar(&self.folder.join("runtime.jar"))?;
        self.save()?;
        Ok(self)
    }

    /// The jobs of a folder, by name. One whose file is damaged is an error that names it.
    pub fn all(parent: &Path) -> Result<Vec<Job>, Failure> {
        let entries = std::fs::read_dir(parent).map_err(Failure::io("read", parent))?;
        let mut files: Vec<PathBuf> =
            entries.flatten().map(|e| e.path().join(FILE)).filter(|f| f.is_file()).collect();
        files.sort();
        files.iter().map(|file| Job::read(file)).collect()
    }

    fn read(file: &Path) -> Result<Job, Failure> {
        let bytes = std::fs::read(file).map_err(Failure::io("read", file))?;
        let mut job: Job = serde_json::from_slice(&bytes)
            .map_err(|e| Failure::Other(format!("{}: {e}; remove the folder of this job", file.display())))?;
        job.folder = file.parent().unwrap_or(Path::new(".")).to_owned();
        Ok(job)
    }

    /// Writes what it is, in one step.
    pub fn save(&self) -> Result<(), Failure> {
        let (file, beside) = (self.folder.join(FILE), self.folder.join("job.tmp"));
        let json = serde_json::to_vec_pretty(self)
            .map_err(|e| Failure::Other(format!("{}: {e}", file.display())))?;
        std::fs::write(&beside, json).map_err(Failure::io("write", &beside))?;
        std::fs::rename(&beside, &file).map_err(Failure::io("write", &file))
    }

    /// Removes the folder of a job that Slurm does not take.
    pub fn remove(&self) {
        // What is left says nothing of a job and is in nobody's way.
        let _ = std::fs::remove_dir_all(&self.folder);
    }

    pub fn name(&self) -> String {
        self.folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The input.
    pub fn run(&self) -> Result<RunSpec, Failure> {
        RunSpec::parse(&self.run.to_string(), Path::new("/"))
            .map_err(|e| Failure::Other(format!("{}: {e}", self.folder.join(FILE).display())))
    }

    /// Writes the script of an attempt, with these lines for Slurm at its beginning.
    pub fn script(&self, attempt: u32, lines: &[String]) -> Result<PathBuf, Failure> {
        let run = self.run()?;
        let folder = self.folder.display();
        let mut words = vec![self.java.display().to_string()];
        words.extend(profile::default_flags(&self.program.jvm_flags));
        words.extend(self.program.module_flags.iter().chain(&self.program.jvm_flags).cloned());
        let class_path =
            std::env::join_paths(self.program.class_path.iter().chain([&self.folder.join("runtime.jar")]));
        let class_path = class_path.map_err(|e| Failure::Other(format!("class path: {e}")))?;
        words.extend(["-cp".to_owned(), class_path.to_string_lossy().into_owned()]);
        words.push(format!("-Dmantis.time={folder}/time-{attempt}.txt"));
        words.extend(["mantis.rt.Launcher".to_owned(), self.program.main_class.clone()]);
        words.extend(run.args.iter().cloned());
        let mut text = "#!/bin/sh\n".to_owned();
        for line in lines {
            text += &format!("{line}\n");
        }
        text += &format!("#SBATCH --job-name=mantis-{}\n", self.name());
        text += &format!("#SBATCH --output={folder}/out-{attempt}.txt\n");
        text += &format!("cd {}\n", quoted(&run.cwd.to_string_lossy())?);
        let words = words.iter().map(|w| quoted(w)).collect::<Result<Vec<_>, _>>()?.join(" ");
        let stdin =
            run.stdin.as_ref().map_or(Ok("/dev/null".to_owned()), |p| quoted(&p.to_string_lossy()))?;
        text += &format!("exec {words} <{stdin}\n");
        let path = self.folder.join(format!("job-{attempt}.sh"));
        std::fs::write(&path, text).map_err(Failure::io("write", &path))?;
        Ok(path)
    }

    /// Submits a script; Slurm's number for it.
    pub fn submit(&self, script: &Path) -> Result<String, Failure> {
        let mut arguments = vec!["--parsable".to_owned()];
        arguments.extend(self.flags.iter().cloned());
        arguments.push(script.display().to_string());
        let done = tool("sbatch", &arguments)?;
        if !done.status.success() {
            return Err(Failure::Other(format!("sbatch refuses {}: {}", script.display(), said(&done))));
        }
        // NUMBER, or NUMBER;CLUSTER.
        let text = String::from_utf8_lossy(&done.stdout);
        let id = text.trim().split(';').next().unwrap_or_default().to_owned();
        if id.is_empty() || !id.bytes().all(|b| b.is_ascii_digit()) {
            return Err(Failure::Other(format!(
                "sbatch did not say the number of {}: {text:?}",
                script.display()
            )));
        }
        Ok(id)
    }

    /// What an attempt measured.
    pub fn times(&self, attempt: u32) -> Option<Times> {
        let text = std::fs::read_to_string(self.folder.join(format!("time-{attempt}.txt"))).ok()?;
        Times::parse(&text).ok()
    }
}

fn quoted(word: &str) -> Result<String, Failure> {
    let quoted = shlex::try_quote(word).map(std::borrow::Cow::into_owned);
    quoted.map_err(|e| Failure::Other(format!("{word:?}: no shell has such a word ({e})")))
}
