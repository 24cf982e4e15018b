//! Counting and timing runs of one or two versions of a program.
//!
//! Counts do not depend on what else runs, so repetitions and versions are counted at the same time, one for
//! each processor. Every repetition has a folder of its own, since a folder's finished runs are not made
//! again; all of them are removed at the end.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use mantis_classfile::class::ClassFile;
use mantis_gate::{Figures, Program};
use mantis_instrument::Profile;
use mantis_measure::{Decode, Decoded, Options, RunStore, Silent, Status};
use mantis_train::{Phases, Session};
use rayon::prelude::*;

use super::scenarios::Plan;
use crate::Context;
use crate::args::{GateMeasureArgs, ProgramArgs};
use crate::error::Failure;
use crate::inputs;

/// A version of the program, instrumented.
pub struct Version {
    /// As it is run.
    pub session: Session,
    /// As it is compared.
    pub program: Program,
    /// What errors call it.
    name: &'static str,
    /// Folders of its runs, removed when this goes.
    folder: tempfile::TempDir,
}

impl Version {
    /// Reads and instruments a program.
    pub fn open(args: &ProgramArgs, work: &Path, name: &'static str) -> Result<Version, Failure> {
        let session = inputs::session(args, work, Phases::Together)?;
        let classes = session.app.classes();
        let classes: Vec<&ClassFile> = classes.iter().map(|c| &**c).collect();
        let program = Program::new(&classes, &session.layout, &session.catalog);
        let folder = tempfile::Builder::new().prefix("gate-").tempdir_in(&session.folder);
        let folder = folder.map_err(Failure::io("write", &session.folder))?;
        Ok(Version { session, program, name, folder })
    }

    fn runs(&self, repetition: usize) -> PathBuf {
        self.folder.path().join(repetition.to_string())
    }
}

/// Keeps the figures of every run, in the order of the scenarios.
struct Decoder<'a> {
    version: &'a Version,
    figures: Mutex<Vec<Figures>>,
}

impl Decode for Decoder<'_> {
    fn features(&self) -> &[String] {
        &[]
    }

    fn decode(&self, counts: &[u8]) -> Result<Decoded, String> {
        let layout = &self.version.session.layout;
        let raw = mantis_instrument::decode(counts, layout).map_err(|e| e.to_string())?;
        let profile = Profile::new(&raw, layout);
        let figures = Figures::new(&self.version.program, &profile);
        self.figures.lock().unwrap_or_else(PoisonError::into_inner).push(figures);
        Ok(Decoded {
            bytecodes: mantis_instrument::bytecodes(&profile),
            allocated_bytes: mantis_instrument::allocated_bytes(&profile),
            ..Decoded::default()
        })
    }
}

/// The figures of each version, scenario and repetition.
#[derive(Default)]
pub struct Repeated(Vec<Vec<Vec<Figures>>>);

impl Repeated {
    /// The figures of each version and scenario, with the spread of their repetitions.
    pub fn figures(&self) -> Vec<Vec<Figures>> {
        let repeated = |runs: &Vec<Figures>| Figures::repeated(runs.clone()).unwrap_or_default();
        self.0.iter().map(|scenarios| scenarios.iter().map(repeated).collect()).collect()
    }
}

/// How scenarios are run.
pub struct Counting<'a> {
    plan: &'a Plan,
    jobs: usize,
    timeout: Duration,
    context: &'a Context,
}

impl<'a> Counting<'a> {
    /// As the command line says.
    pub fn new(
        plan: &'a Plan,
        args: &GateMeasureArgs,
        context: &'a Context,
    ) -> Result<Counting<'a>, Failure> {
        let wrong = || Failure::Other("--timeout wants a number of seconds above 0".to_owned());
        let timeout = Some(args.timeout).filter(|t| t.is_finite() && *t > 0.0).ok_or_else(wrong)?;
        let timeout = Duration::try_from_secs_f64(timeout).map_err(|_| wrong())?;
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = args.jobs.map_or_else(processors, |n| n as usize);
        Ok(Counting { plan, jobs, timeout, context })
    }

    /// All repetitions.
    pub fn all(&self) -> Range<usize> {
        0..self.plan.config.repetitions as usize
    }

    /// The repetitions of so many versions that are counted at the same time.
    pub fn first(&self, versions: usize) -> Range<usize> {
        0..(self.jobs / versions.max(1)).clamp(1, self.all().end.max(1))
    }

    /// Counts some repetitions, after those that are `known`.
    pub fn count(
        &self,
        versions: &[&Version],
        repetitions: Range<usize>,
        known: &mut Repeated,
    ) -> Result<(), Failure> {
        let tasks = versions.len() * repetitions.len();
        if tasks == 0 {
            return Ok(());
        }
        let scenarios = crate::output::count(self.plan.runs.len(), "scenario");
        self.context
            .remark(format!("counting {scenarios}: {}", crate::output::count(tasks, "run") + " of each"));
        let jobs = (self.jobs / tasks).max(1);
        let counted = self.parallel(tasks, |task| {
            let version = versions[task % versions.len()];
            let repetition = repetitions.start + task / versions.len();
            let decoder = Decoder { version, figures: Mutex::default() };
            let options = self.options(version, repetition, 0, jobs);
            self.profile(version, &decoder, &options)?;
            Ok(decoder.figures.into_inner().unwrap_or_else(PoisonError::into_inner))
        })?;
        known.0.resize(versions.len(), vec![Vec::new(); self.plan.runs.len()]);
        for (task, figures) in counted.into_iter().enumerate() {
            for (scenario, figures) in known.0[task % versions.len()].iter_mut().zip(figures) {
                scenario.push(figures);
            }
        }
        Ok(())
    }

    /// For each version the median time of each scenario in nanoseconds.
    pub fn time(&self, versions: &[&Version], repeats: u32) -> Result<Vec<Vec<Option<u64>>>, Failure> {
        if repeats == 0 {
            return Ok(Vec::new());
        }
        self.parallel(versions.len(), |task| {
            let version = versions[task];
            let decoder = Decoder { version, figures: Mutex::default() };
            // The first repetition has been counted there.
            let options = self.options(version, 0, repeats, 1);
            let store = self.profile(version, &decoder, &options)?;
            Ok(store.rows.iter().map(|r| r.time_ns()).collect())
        })
    }

    fn options(&self, version: &Version, repetition: usize, repeats: u32, jobs: usize) -> Options {
        let mut options = Options::new(&version.runs(repetition), &version.session.program);
        options.repeats = repeats;
        options.counting_jobs = jobs;
        options.timeout = self.timeout;
        options
    }

    /// Runs all scenarios; one that fails is an error.
    fn profile(
        &self,
        version: &Version,
        decoder: &Decoder<'_>,
        options: &Options,
    ) -> Result<RunStore, Failure> {
        let session = &version.session;
        let store = mantis_measure::profile(
            &session.program,
            &session.counted,
            &session.jvm,
            &self.plan.runs,
            decoder,
            options,
            &Silent,
            &self.context.cancel,
        )?;
        let failed = store.rows.iter().zip(&self.plan.config.scenarios).find(|(r, _)| r.status != Status::Ok);
        if let Some((row, scenario)) = failed {
            let reason = row.reason.clone().unwrap_or_else(|| row.status.name().to_owned());
            let name = &scenario.name;
            return Err(Failure::Other(format!(
                "scenario \"{name}\" failed with {}: {reason}",
                version.name
            )));
        }
        Ok(store)
    }

    /// Does tasks, as many at a time as there are jobs; the results in their order, or the first error.
    fn parallel<T: Send>(
        &self,
        tasks: usize,
        work: impl Fn(usize) -> Result<T, Failure> + Send + Sync,
    ) -> Result<Vec<T>, Failure> {
        let jobs = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.min(tasks)).build();
        let jobs = jobs.map_err(|e| Failure::Other(format!("no threads to count in: {e}; try --jobs 1")))?;
        // Collected in order, so that of several errors the same one is told each time.
        let all: Vec<Result<T, Failure>> = jobs.install(|| (0..tasks).into_par_iter().map(work).collect());
        all.into_iter().collect()
    }
}
