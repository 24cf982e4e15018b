//! Starts a service with the agent. Without a report this process becomes the service's, so that signals,
//! output and exit code are its own; with one it waits, and passes signals on.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use mantis_report::WatchReport;
use rustix::process::{Pid, Signal, kill_process};

use super::write_page;
use crate::Context;
use crate::args::WatchArgs;
use crate::error::{Failure, check_output};

/// The agent's file name.
const LIBRARY: &str = "libmantis_agent.so";
/// Names the agent where it is not beside `mantis`.
const VARIABLE: &str = "MANTIS_AGENT";

pub fn run(args: &WatchArgs, context: &mut Context) -> Result<(), Failure> {
    let Some(config) = &args.config else { return Ok(()) };
    // The agent reads it too; here a mistake is an error before the service starts.
    mantis_history::Config::load(config).map_err(|e| Failure::Other(e.to_string()))?;
    for file in args.export.iter().chain(&args.samples) {
        check_output(file, args.force)?;
    }
    let summary = match &args.report {
        Some(_) => {
            Some(tempfile::NamedTempFile::new().map_err(Failure::io("write in", &std::env::temp_dir()))?)
        }
        None => None,
    };
    let mut command = command(args, config, summary.as_ref().map(tempfile::NamedTempFile::path))?;
    let (Some(page), Some(summary)) = (&args.report, &summary) else {
        let error = command.exec();
        return Err(Failure::Other(format!("cannot start {}: {error}", args.command[0])));
    };
    let status = wait(command, &args.command[0])?;
    let json = std::fs::read(summary.path()).map_err(Failure::io("read", summary.path()))?;
    match serde_json::from_slice::<WatchReport>(&json) {
        Ok(report) => {
            write_page(page, &report, context)?;
            context.out.json(&report)?;
        }
        Err(_) => context.remark("no report: the service ended before the agent could sum up"),
    }
    finished(status)
}

/// The service's command with the agent behind its first word.
fn command(args: &WatchArgs, config: &Path, summary: Option<&Path>) -> Result<Command, Failure> {
    let java = Path::new(&args.command[0]);
    if java.file_stem().is_none_or(|name| name != "java") {
        return Err(Failure::Other(format!(
            "the command begins with {}, not with java; for a script, add -agentpath:{}=config={} to its java",
            java.display(),
            library().map_or_else(|_| LIBRARY.into(), |found| found.display().to_string()),
            config.display()
        )));
    }
    let mut flag = OsString::from("-agentpath:");
    flag.push(library()?);
    flag.push("=config=");
    flag.push(absolute(config)?);
    let files = [
        ("log", args.log.as_deref()),
        ("energy", args.energy.as_deref()),
        ("import", args.import.as_deref()),
        ("export", args.export.as_deref()),
        ("samples", args.samples.as_deref()),
        ("summary", summary),
    ];
    for (key, file) in files.into_iter().filter_map(|(key, file)| Some((key, file?))) {
        flag.push(format!(",{key}="));
        flag.push(absolute(file)?);
    }
    let mut command = Command::new(java);
    command.arg(flag).args(&args.command[1..]);
    Ok(command)
}

/// Options of the agent are separated by commas.
fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    let path = std::path::absolute(path).map_err(Failure::io("find", path))?;
    if path.to_string_lossy().contains(',') {
        let path = path.display();
        return Err(Failure::Other(format!(
            "{path}: the JVM cannot be given a path with a comma; rename it"
        )));
    }
    Ok(path)
}

/// The agent's library: beside this program, else where the variable says.
fn library() -> Result<PathBuf, Failure> {
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join(LIBRARY)));
    let named = std::env::var_os(VARIABLE).map(PathBuf::from);
    let mut candidates = beside.into_iter().chain(named);
    candidates.find(|path| path.is_file()).ok_or_else(|| {
        Failure::Other(format!(
            "{LIBRARY} is not beside mantis; build it (cargo build --release -p mantis-agent) or name it in {VARIABLE}"
        ))
    })
}

/// Waits for the service; asks it to end when this process is asked to.
fn wait(mut command: Command, name: &str) -> Result<ExitStatus, Failure> {
    let failed = |error: std::io::Error| Failure::Other(format!("cannot start {name}: {error}"));
    let child = Arc::new(AtomicI32::new(0));
    let asked = Arc::clone(&child);
    let pass_on = move || {
        if let Some(pid) = Pid::from_raw(asked.load(Ordering::SeqCst)) {
            // It may have ended already.
            let _ = kill_process(pid, Signal::TERM);
        }
    };
    ctrlc::set_handler(pass_on)
        .map_err(|e| Failure::Other(format!("signals cannot be passed on to the service: {e}")))?;
    let mut started = command.spawn().map_err(failed)?;
    child.store(started.id() as i32, Ordering::SeqCst);
    started.wait().map_err(failed)
}

/// The service's exit code becomes ours.
fn finished(status: ExitStatus) -> Result<(), Failure> {
    use std::os::unix::process::ExitStatusExt;
    let code = status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or_default());
    match u8::try_from(code) {
        Ok(0) => Ok(()),
        Ok(code) => Err(Failure::Child { code, message: format!("the service ended with exit code {code}") }),
        Err(_) => Err(Failure::Other(format!("the service ended with exit code {code}"))),
    }
}
