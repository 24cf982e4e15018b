//! Runs that are made elsewhere: by stand-ins for Slurm's commands that fail as clusters do, by a command.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use mantis_measure::RunStore;
use serde_json::Value;

use crate::support::{Done, Place};

/// `tiny.jar` with a run list of twelve inputs, and a folder for the stand-ins.
fn place() -> Place {
    let (place, list) = Place::tiny();
    place.write("runs.jsonl", &list);
    fs::create_dir(place.path("slurm")).unwrap();
    place
}

/// `mantis` with the stand-ins on the path.
pub fn with_slurm(place: &Place, args: &[&str]) -> Command {
    let mut command = place.command(args);
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slurm");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([tools].into_iter().chain(std::env::split_paths(&path))).unwrap();
    command.env("PATH", path).env("FAKE_SLURM", place.path("slurm")).env_remove("SLURMD_NODENAME");
    command
}

/// Measures.
fn profile(place: &Place, more: &[&str]) -> Done {
    let args = ["profile", "--jar", "tiny.jar", "--runs", "runs.jsonl", "--force", "-o", "runs.parquet"];
    place.finish(with_slurm(place, &[&args[..], more].concat()))
}

fn ok(place: &Place, more: &[&str]) -> Done {
    let done = profile(place, more);
    assert_eq!(done.code, 0, "{done:#?}");
    done
}

const SLURM: [&str; 6] = ["--on", "slurm", "--chunk", "5", "--repeats", "1"];

/// The folder with the runs of a measurement.
fn runs_folder(place: &Place, work: &str) -> PathBuf {
    let mut programs = fs::read_dir(place.path(work)).unwrap();
    programs.next().unwrap().unwrap().path().join("runs")
}

fn journal(place: &Place) -> Vec<Value> {
    let text = fs::read_to_string(runs_folder(place, ".mantis").join("journal.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The counts files by name, which is the key of the run.
fn counts(place: &Place, work: &str) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(runs_folder(place, work).join("counts")).unwrap().map(|f| f.unwrap());
    files.map(|f| (f.file_name().into_string().unwrap(), fs::read(f.path()).unwrap())).collect()
}

/// All runs are in the journal, none is there twice, nothing is left over, and counts are those of this
/// machine to the last bit.
fn nothing_lost_nothing_twice(place: &Place) {
    let journal = journal(place);
    let mut keys: Vec<&str> = journal.iter().map(|r| r["key"].as_str().unwrap()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!((journal.len(), keys.len()), (24, 24), "{journal:#?}");
    assert!(journal.iter().all(|r| r["status"] == "ok" && r["machine"]["cores"].as_u64().unwrap() > 0));
    let left = fs::read_dir(runs_folder(place, ".mantis")).unwrap().map(|e| e.unwrap().file_name());
    let mut left: Vec<String> = left.map(|n| n.into_string().unwrap()).collect();
    left.sort();
    assert_eq!(left, ["counts", "journal.jsonl"]);
    ok(place, &["--repeats", "0", "--work", "here"]);
    assert_eq!(counts(place, ".mantis"), counts(place, "here"));
}

fn asked(place: &Place) -> Vec<String> {
    let text = fs::read_to_string(place.path("slurm/asked")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn slurm_makes_the_runs_and_gets_what_was_said_about_jobs() {
    let place = place();
    let more = ["--partition", "cpu", "--account", "a", "--constraint", "epyc", "--sbatch-flag=--time=60"];
    let done = ok(&place, &[&SLURM[..], &more, &["--at-most", "2"]].concat());
    assert!(done.stderr.contains("Slurm has 12 runs in 3 jobs (mantis-lot-"), "{done:#?}");
    let asked = asked(&place);
    let [counting, timing] = &asked[..] else { panic!("{asked:#?}") };
    for words in ["--array=0-2%2", "--requeue", "--partition=cpu --account=a --constraint=epyc --time=60"] {
        assert!(counting.contains(words) && timing.contains(words), "{asked:#?}");
    }
    // Only times are disturbed by others.
    assert!(!counting.contains("--exclusive") && timing.contains("--exclusive"), "{asked:#?}");
    nothing_lost_nothing_twice(&place);
    let hosts: Vec<Value> = journal(&place).iter().map(|r| r["host"].clone()).collect();
    assert!(hosts.contains(&"n1".into()) && hosts.contains(&"n3".into()), "{hosts:?}");
    let store = RunStore::read(&place.path("runs.parquet")).unwrap();
    assert!(store.machine().unwrap().cores > 0);
}

#[test]
fn runs_of_nodes_that_fail_are_made_again() {
    let place = place();
    place.write("slurm/lost", "1\n");
    place.write("slurm/torn", "2\n");
    let done = ok(&place, &SLURM);
    assert!(done.stderr.contains("2 of 3 jobs ended before their runs were made"), "{done:#?}");
    // The five of the one, and the last of the other's two.
    assert!(done.stderr.contains("Slurm has 6 runs in 2 jobs"), "{done:#?}");
    nothing_lost_nothing_twice(&place);
}

#[test]
fn a_job_that_slurm_runs_again_goes_on_where_it_was() {
    let place = place();
    place.write("slurm/requeued", "0\n1\n");
    ok(&place, &SLURM);
    assert_eq!(asked(&place).len(), 2, "counted once, timed once");
    nothing_lost_nothing_twice(&place);
}

#[test]
fn the_same_command_takes_what_was_made_when_nobody_looked() {
    let place = place();
    place.write("slurm/crash", "");
    let done = profile(&place, &SLURM);
    assert_eq!((done.code, journal(&place).len()), (-1, 0), "{done:#?}");
    ok(&place, &SLURM);
    assert_eq!(asked(&place).len(), 2, "counted by the first command, timed by the second");
    nothing_lost_nothing_twice(&place);
}

#[test]
fn a_controller_that_does_not_answer_is_waited_for() {
    let place = place();
    // Nothing is made, so somebody has to be asked what became of it.
    place.write("slurm/lost", "0\n1\n2\n");
    fs::create_dir_all(place.path("slurm")).unwrap();
    let done = ok(&place, &SLURM);
    assert!(done.stderr.contains("3 of 3 jobs ended before their runs were made"), "{done:#?}");
    place.write("slurm/silent", "1");
    place.write("slurm/lost", "0\n");
    let list = "{\"args\":[\"in/1.txt\"],\"env\":{\"A\":\"1\"}}\n";
    place.write("runs.jsonl", list);
    let done = ok(&place, &SLURM);
    assert!(done.stderr.contains("wrote ") || done.stdout.contains("wrote "), "{done:#?}");
}

#[test]
fn jobs_that_somebody_cancels_are_not_asked_for_again() {
    let place = place();
    place.write("slurm/cancelled", "");
    let done = profile(&place, &SLURM);
    let error = done.error();
    assert!(error.starts_with("error: 3 jobs of lot-"), "{error}");
    assert!(error.ends_with(" were cancelled; finished runs are kept and the same command makes the others"));
    ok(&place, &SLURM);
    nothing_lost_nothing_twice(&place);
}

#[test]
fn what_slurm_refuses_is_told() {
    let place = place();
    let done = profile(&place, &[&SLURM[..], &["--sbatch-flag=--nodes=99"]].concat());
    assert_eq!(
        done.error(),
        "error: sbatch refuses the runs: sbatch: error: Batch job submission failed: Node count specification invalid; \
         look at the flags for it"
    );
    let done = profile(&place, &["--partition", "cpu"]);
    assert_eq!(done.error(), "error: --partition is for Slurm: say --on slurm too");
    let done = profile(&place, &["--on", "slrum"]);
    assert_eq!(
        done.error(),
        "error: --on wants here, slurm, or a command with {} such as 'ssh host {}', not \"slrum\""
    );
    place.write("joules", "1\n");
    let done = profile(&place, &[&SLURM[..], &["--meter", "file:joules"]].concat());
    assert!(done.error().starts_with("error: a meter is read on this machine"), "{done:#?}");
}

#[test]
fn a_command_makes_the_runs() {
    let place = place();
    ok(&place, &["--on", "env {}", "--chunk", "5", "--at-most", "2", "--repeats", "1"]);
    nothing_lost_nothing_twice(&place);
    fs::remove_dir_all(place.path(".mantis")).unwrap();
    let done = profile(&place, &["--on", "false {}", "--repeats", "1"]);
    let error = "error: 3 times in a row none of 12 runs could be made elsewhere; the last words: the jobs said nothing";
    assert_eq!(done.error(), error);
    let done = profile(&place, &["--on", "echo no route to {} >&2; exit 255", "--repeats", "1"]);
    assert!(done.error().contains("the last words: no route to sh DIR/.mantis/"), "{done:#?}");
}

#[test]
fn times_of_two_kinds_of_machines_are_not_mixed() {
    let place = place();
    ok(&place, &SLURM);
    // As if the first input's time had come from another kind of node.
    let file = runs_folder(&place, ".mantis").join("journal.jsonl");
    let cpu = journal(&place)[0]["machine"]["cpu"].to_string();
    let other = |line: &str| {
        let is_first = line.contains("\"timing\"") && line.contains("\"input\":0,");
        if is_first {
            line.replace(&format!("\"cpu\":{cpu}"), "\"cpu\":\"Xenon 1\"")
        } else {
            line.to_owned()
        }
    };
    let text: Vec<String> = fs::read_to_string(&file).unwrap().lines().map(other).collect();
    fs::write(&file, text.join("\n") + "\n").unwrap();
    let done = profile(&place, &SLURM);
    let error = done.error();
    assert!(
        error.starts_with("error: times of 2 kinds of machines cannot be compared: Xenon 1, "),
        "{error}"
    );
    assert!(error.contains("; keep one kind with --machine "), "{error}");
    let described = format!("{}, ", cpu.trim_matches('"'));
    let done = ok(&place, &[&SLURM[..], &["--machine", &described]].concat());
    assert!(done.stderr.contains("timing: 12 runs, 11 already finished"), "{done:#?}");
    let done = profile(&place, &["--repeats", "1", "--machine", "Xenon 1"]);
    assert!(done.error().contains("is not a machine with \"Xenon 1\" but "), "{done:#?}");
    let done = profile(&place, &[&SLURM[..], &["--machine", "Xenon 2"]].concat());
    assert!(done.error().contains("is not a machine with \"Xenon 2\" but "), "{done:#?}");
}
