//! From the command line to a program, a JVM and a list of runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use mantis_energy::{Metering, Model};
use mantis_measure::{Away, By, Jvm, Place, Program, RunSpec, RunStore, expand, runlist};
use mantis_train::{Phases, Session};

use crate::Context;
use crate::args::{InputArgs, MeasureArgs, MeterArgs, PlaceArgs, ProgramArgs};
use crate::error::Failure;
use crate::progress::Display;

/// A generator of inputs that takes longer for one hangs.
const GENERATOR_TIMEOUT: Duration = Duration::from_secs(300);

/// The program that `--jar` or `--class-path` names.
pub fn program(args: &ProgramArgs) -> Result<Program, Failure> {
    let mut program = match (&args.jar, &args.class_path, &args.main_class) {
        (Some(jar), _, main) if jar.is_dir() => {
            let main = main.as_deref().ok_or_else(|| {
                Failure::Other(format!("{} is a directory of classes: say --main-class too", jar.display()))
            })?;
            Program::class_path([jar], main)?
        }
        (Some(jar), _, main) => Program::jar(jar, main.as_deref())?,
        (None, Some(path), Some(main)) => {
            let paths: Vec<PathBuf> =
                std::env::split_paths(path).filter(|p| !p.as_os_str().is_empty()).collect();
            Program::class_path(&paths, main)?
        }
        _ => return Err(Failure::Other("say --jar, or --class-path with --main-class".to_owned())),
    };
    program.jvm_flags = args.jvm_flags.clone();
    program.success_codes = args.success_codes.clone();
    Ok(program)
}

/// The JVM that `--java-home` names or that is found.
pub fn jvm(home: Option<&Path>) -> Result<Jvm, Failure> {
    Ok(Jvm::find(home)?)
}

/// Opens a program for measuring below a working folder.
pub fn session(args: &ProgramArgs, work: &Path, phases: Phases) -> Result<Session, Failure> {
    let program = program(args)?;
    let jvm = jvm(args.java_home.as_deref())?;
    std::fs::create_dir_all(work).map_err(Failure::io("create", work))?;
    Ok(Session::open(program, jvm, work, phases)?)
}

/// The runs that the command line names.
pub fn runs(args: &InputArgs, context: &Context) -> Result<Vec<RunSpec>, Failure> {
    let base = std::env::current_dir().map_err(Failure::io("read", Path::new(".")))?;
    let runs = match (&args.runs, &args.input_glob, &args.generate) {
        (Some(list), _, _) => runlist::read(list)?,
        (None, Some(pattern), _) => expand::by_glob(pattern, &args.args, &base)?,
        (None, None, Some(command)) => {
            let command = command.clone();
            let generator = expand::Generator { command, first_seed: 1, base, timeout: GENERATOR_TIMEOUT };
            generator.generate(args.count.unwrap_or(0), &context.cancel)?
        }
        _ => return Err(Failure::Other("say which inputs: --runs, --input-glob or --generate".to_owned())),
    };
    if runs.is_empty() {
        return Err(Failure::Other(
            "there are no inputs: the run list is empty or nothing matches".to_owned(),
        ));
    }
    Ok(runs)
}

/// Measures runs: their features, and what the options ask for.
pub fn profile(
    session: &Session,
    runs: &[RunSpec],
    options: &mantis_measure::Options,
    context: &Context,
) -> Result<RunStore, Failure> {
    Ok(mantis_measure::profile(
        &session.program,
        &session.counted,
        &session.jvm,
        runs,
        &session.decoder(),
        options,
        &Display::new(context.quiet),
        &context.cancel,
    )?)
}

/// How to measure.
pub fn measure(args: &MeasureArgs, session: &Session) -> Result<mantis_measure::Options, Failure> {
    if !args.timeout.is_finite() || args.timeout <= 0.0 {
        return Err(Failure::Other("--timeout wants a number of seconds above 0".to_owned()));
    }
    let mut options =
        mantis_measure::Options::new(&mantis_train::training::runs_folder(session), &session.program);
    options.repeats = args.repeats;
    options.timing_jobs = args.timing_jobs.max(1);
    options.timeout = Duration::from_secs_f64(args.timeout);
    options.place = place(&args.place)?;
    options.machine = args.place.machine.clone();
    Ok(options)
}

/// Where runs are made.
fn place(args: &PlaceArgs) -> Result<Place, Failure> {
    let of_slurm = [
        ("--partition", args.slurm.partition.is_some()),
        ("--account", args.slurm.account.is_some()),
        ("--constraint", args.slurm.constraint.is_some()),
        ("--sbatch-flag", !args.slurm.sbatch_flags.is_empty()),
    ];
    let of_others = [("--chunk", args.chunk.is_some()), ("--at-most", args.at_most.is_some())];
    let named =
        |options: &[(&'static str, bool)]| options.iter().find(|(_, given)| *given).map(|(name, _)| *name);
    let by = match args.on.as_str() {
        "slurm" => By::Slurm(args.slurm.to_slurm()),
        _ if named(&of_slurm).is_some() => {
            let option = named(&of_slurm).unwrap_or_default();
            return Err(Failure::Other(format!("{option} is for Slurm: say --on slurm too")));
        }
        "here" => match named(&of_others) {
            Some(option) => {
                let why =
                    format!("{option} is for runs elsewhere: say --on slurm or --on 'COMMAND {{}}' too");
                return Err(Failure::Other(why));
            }
            None => return Ok(Place::Here),
        },
        command if command.contains("{}") => By::Command(command.to_owned()),
        other => {
            let why = format!(
                "--on wants here, slurm, or a command with {{}} such as 'ssh host {{}}', not {other:?}"
            );
            return Err(Failure::Other(why));
        }
    };
    let here = std::env::current_exe().map_err(Failure::io("find", Path::new("mantis")))?;
    let worker = vec![here.to_string_lossy().into_owned(), "work".to_owned()];
    Ok(Place::Away(Away { by, worker, chunk: args.chunk, at_most: args.at_most }))
}

/// How long the meter of an idle machine is looked at.
const IDLE: Duration = Duration::from_secs(5);

/// What tells energy, where that is wanted, of runs that are measured so.
pub fn metering(args: &MeterArgs, measure: &MeasureArgs) -> Result<Metering, Failure> {
    let mut metering = match (&args.meter, &args.energy_model) {
        (Some(name), _) => Metering::named(name)?,
        (None, Some(path)) => Metering::new(Arc::new(Model::load(path)?)),
        (None, None) => Metering::default(),
    };
    let is_read = metering.meter.is_read();
    if is_read && measure.place.on != "here" {
        let why = "a meter is read on this machine, where the runs are not: leave out --on, or use a model of energy";
        return Err(Failure::Other(why.to_owned()));
    }
    if is_read && measure.timing_jobs > 1 {
        let why = "a meter tells what all runs take together: leave out --timing-jobs";
        return Err(Failure::Other(why.to_owned()));
    }
    let Some(idle) = &args.idle_watts else { return Ok(metering) };
    if !is_read {
        let why = "--idle-watts is for meters that are read: a model has nothing of the idle machine";
        return Err(Failure::Other(why.to_owned()));
    }
    metering.idle_watts = match idle.as_str() {
        "measure" => metering.idle(IDLE)?,
        watts => watts.parse().ok().filter(|w: &f64| w.is_finite() && *w >= 0.0).ok_or_else(|| {
            Failure::Other(format!("--idle-watts wants a number of watts or `measure`, not {watts:?}"))
        })?,
    };
    Ok(metering)
}
