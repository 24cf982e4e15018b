//! What became of a job, from what a cluster has: the controller as long as it remembers, the accounting
//! database, or the file that `jobcomp/filetxt` writes.

use std::process::Output;

use mantis_measure::place::slurm::{said, tool};
use serde::{Deserialize, Serialize};

use crate::error::Failure;

/// How a job ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Slurm's word for it, such as `COMPLETED`, `TIMEOUT`, `OUT_OF_MEMORY`.
    pub state: String,
    /// Seconds that it took, where that is told.
    pub seconds: Option<u64>,
    /// Who said so: `scontrol`, `sacct`, `jobcomp`.
    pub source: String,
}

/// What is known of a job.
#[derive(Debug, PartialEq)]
pub enum Known {
    /// It waits or runs.
    Alive,
    /// It has ended.
    Ended(End),
    /// Nobody remembers it.
    Nothing,
}

/// States of jobs that have not ended.
const ALIVE: [&str; 14] = [
    "PENDING",
    "RUNNING",
    "SUSPENDED",
    "COMPLETING",
    "CONFIGURING",
    "REQUEUED",
    "REQUEUE_FED",
    "REQUEUE_HOLD",
    "RESIZING",
    "RESV_DEL_HOLD",
    "SIGNALING",
    "SPECIAL_EXIT",
    "STAGE_OUT",
    "STOPPED",
];

/// Asks for a job.
pub fn ask(id: &str) -> Result<Known, Failure> {
    let done = run("scontrol", &["show", "job", "--oneliner", id])?;
    if done.status.success() {
        if let Some(known) = of_scontrol(&text(&done)) {
            return Ok(known);
        }
    } else if !said(&done).contains("Invalid job id") {
        return Err(Failure::Other(format!("Slurm does not say what became of job {id}: {}", said(&done))));
    }
    // Without a database sacct fails, or may not be there at all.
    let done = run("sacct", &["-X", "-n", "-P", "-j", id, "-o", "State,ElapsedRaw"]);
    if let Some(end) = done.ok().filter(|d| d.status.success()).and_then(|d| of_sacct(&text(&d))) {
        return Ok(end);
    }
    let file = completions()?;
    let lines = file.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    Ok(of_completions(&lines, id).map_or(Known::Nothing, Known::Ended))
}

/// The file of `jobcomp/filetxt`, if that is how this cluster notes jobs.
fn completions() -> Result<Option<String>, Failure> {
    let config = text(&run("scontrol", &["show", "config"])?);
    let value = |name: &str| {
        let line = config.lines().find(|l| l.split('=').next().is_some_and(|key| key.trim() == name))?;
        Some(line.split_once('=')?.1.trim().to_owned())
    };
    Ok(value("JobCompType").filter(|t| t == "jobcomp/filetxt").and_then(|_| value("JobCompLoc")))
}

fn run(name: &str, arguments: &[&str]) -> Result<Output, Failure> {
    let arguments: Vec<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
    Ok(tool(name, &arguments)?)
}

fn text(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned()
}

fn known(state: &str, seconds: Option<u64>, source: &str) -> Known {
    if ALIVE.contains(&state) {
        return Known::Alive;
    }
    Known::Ended(End { state: state.to_owned(), seconds, source: source.to_owned() })
}

/// `KEY=VALUE` among words.
fn field<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
}

/// A line of `scontrol show job --oneliner`.
fn of_scontrol(text: &str) -> Option<Known> {
    let line = text.lines().find(|l| l.contains("JobState="))?;
    Some(known(field(line, "JobState")?, field(line, "RunTime").and_then(seconds), "scontrol"))
}

/// A line `STATE|SECONDS` of `sacct`; the state may have a remark (`CANCELLED by 0`).
fn of_sacct(text: &str) -> Option<Known> {
    let (state, elapsed) = text.lines().find(|l| !l.trim().is_empty())?.split_once('|')?;
    Some(known(state.split_whitespace().next()?, elapsed.trim().parse().ok(), "sacct"))
}

/// The last line of a job in the file of `jobcomp/filetxt`.
fn of_completions(text: &str, id: &str) -> Option<End> {
    let line = text.lines().rfind(|l| field(l, "JobId") == Some(id))?;
    let at = |key: &str| field(line, key).and_then(instant);
    let seconds = at("StartTime").zip(at("EndTime")).and_then(|(from, to)| u64::try_from(to - from).ok());
    Some(End { state: field(line, "JobState")?.to_owned(), seconds, source: "jobcomp".to_owned() })
}

/// Seconds of `[DAYS-]HH:MM:SS`.
fn seconds(text: &str) -> Option<u64> {
    let (days, clock) = text.split_once('-').unwrap_or(("0", text));
    let parts: Vec<u64> = clock.split(':').map(|p| p.parse().ok()).collect::<Option<_>>()?;
    let [hours, minutes, seconds] = parts[..] else { return None };
    Some(((days.parse::<u64>().ok()? * 24 + hours) * 60 + minutes) * 60 + seconds)
}

/// Seconds of `YYYY-MM-DDTHH:MM:SS` since some day, for differences. Where clocks were changed in between it
/// is off by as much.
fn instant(text: &str) -> Option<i64> {
    let (date, clock) = text.split_once('T')?;
    let parts: Vec<i64> = date.split('-').map(|p| p.parse().ok()).collect::<Option<_>>()?;
    let [y, m, d] = parts[..] else { return None };
    // Days from the first of March of the year 0 (Hinnant).
    let (y, m) = if m > 2 { (y, m - 3) } else { (y - 1, m + 9) };
    let days = 365 * y + y.div_euclid(4) - y.div_euclid(100) + y.div_euclid(400) + (153 * m + 2) / 5 + d;
    Some(days * 86_400 + i64::try_from(seconds(clock)?).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_slurm_says_of_jobs() {
        let line =
            "JobId=7 JobName=x JobState=TIMEOUT Reason=TimeLimit RunTime=1-00:01:05 TimeLimit=00:01:00";
        let end = |state: &str, seconds, source: &str| {
            Known::Ended(End { state: state.to_owned(), seconds, source: source.to_owned() })
        };
        assert_eq!(of_scontrol(line), Some(end("TIMEOUT", Some(86_465), "scontrol")));
        assert_eq!(of_scontrol("JobId=7 JobState=RUNNING RunTime=00:00:01"), Some(Known::Alive));
        assert_eq!(of_sacct("\nOUT_OF_MEMORY|12\n"), Some(end("OUT_OF_MEMORY", Some(12), "sacct")));
        assert_eq!(of_sacct("CANCELLED by 1000|3"), Some(end("CANCELLED", Some(3), "sacct")));
        let file = "JobId=17 UserId=a(1) JobState=FAILED StartTime=2024-02-28T23:59:50 EndTime=2024-02-29T00:00:10 \n\
                    JobId=7 JobState=COMPLETED StartTime=2023-12-31T23:59:59 EndTime=2024-01-01T00:00:09 NodeList=n1\n";
        let Some(found) = of_completions(file, "7") else { panic!() };
        assert_eq!((found.state.as_str(), found.seconds), ("COMPLETED", Some(10)));
        assert_eq!(of_completions(file, "17").unwrap().seconds, Some(20));
        assert_eq!(of_completions(file, "1"), None);
    }
}
