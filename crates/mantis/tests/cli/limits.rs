//! Limits from predictions, and jobs that are submitted with them to stand-ins for Slurm's commands.

use std::fs;
use std::sync::OnceLock;

use serde_json::Value;

use crate::cluster::with_slurm;
use crate::support::{Done, Place};

/// A folder with a predictor of time and memory.
fn trained() -> Place {
    let (place, list) = Place::tiny();
    place.write("runs.jsonl", &list);
    fs::create_dir(place.path("slurm")).unwrap();
    // Trained once for all tests.
    static PREDICTOR: OnceLock<Vec<u8>> = OnceLock::new();
    let bytes = PREDICTOR.get_or_init(|| {
        let train = ["train", "--jar", "tiny.jar", "--runs", "runs.jsonl", "-o", "tiny.predictor.jar"];
        place.ok(&[&train[..], &["--repeats", "1", "--target", "time,bytecodes,memory", "--force"]].concat());
        fs::read(place.path("tiny.predictor.jar")).unwrap()
    });
    fs::write(place.path("tiny.predictor.jar"), bytes).unwrap();
    place
}

fn submit(place: &Place, args: &[&str]) -> Done {
    let command = with_slurm(place, &[&["submit", "tiny.predictor.jar"], args].concat());
    let done = place.finish(command);
    assert_eq!(done.code, 0, "{args:?}: {done:#?}");
    done
}

fn limit(document: &Value, resource: &str) -> (f64, f64) {
    let limits = document["limits"].as_array().unwrap();
    let limit = limits.iter().find(|l| l["resource"] == resource).unwrap();
    (limit["predicted"].as_f64().unwrap(), limit["limit"].as_f64().unwrap())
}

#[test]
fn limits_are_above_predictions_and_grow_with_care_and_attempts() {
    let place = trained();
    let limits = |more: &[&str]| {
        let args = [&["limits", "tiny.predictor.jar", "--json"], more, &["--", "in/7.txt"]].concat();
        place.ok(&args).json().remove(0)
    };
    let (first, careful, second) = (limits(&[]), limits(&["--risk", "0.1%"]), limits(&["--attempt", "2"]));
    for resource in ["time", "memory"] {
        let (predicted, at_most) = limit(&first, resource);
        assert!(predicted > 0.0 && at_most > predicted, "{first}");
        assert!(limit(&careful, resource).1 > at_most && limit(&second, resource).1 >= 2.0 * at_most);
    }
    assert_eq!(
        (&first["risk"], &first["each"], &second["risk"]),
        (&0.01.into(), &0.005.into(), &0.001.into())
    );
    // A minute is the least that Slurm knows.
    assert_eq!(
        (&first["sbatch"][0], &second["sbatch"][0]),
        (&"#SBATCH --time=00:01:00".into(), &"#SBATCH --time=00:02:00".into())
    );
    let memory = first["memory_mb"].as_u64().unwrap();
    assert_eq!(memory, (limit(&first, "memory").1 / f64::from(1 << 20)).ceil() as u64 + 32);
    let lines = place.ok(&["limits", "tiny.predictor.jar", "--sbatch", "--", "in/7.txt"]).stdout;
    assert_eq!(lines, format!("#SBATCH --time=00:01:00\n#SBATCH --mem={memory}M\n"));
    let text = place.ok(&["limits", "tiny.predictor.jar", "--", "in/7.txt"]).stdout;
    assert!(text.contains("exceeds one of them with a risk of 1.0 %, each with 0.5 %"), "{text}");
    let many = place.ok(&["limits", "tiny.predictor.jar", "--json", "--runs", "runs.jsonl"]).json();
    assert_eq!((many.len(), limit(&many[6], "memory")), (12, limit(&first, "memory")));
    // What no training run was like has no known risk.
    place.write("in/far.txt", &"7\n".repeat(5000));
    let far = place.ok(&["limits", "tiny.predictor.jar", "--", "in/far.txt"]).stdout;
    assert!(far.contains("nobody knows the risk"), "{far}");
}

#[test]
fn wrong_risks_and_predictors_without_limits_are_told() {
    let place = trained();
    let done = place.mantis(&["limits", "tiny.predictor.jar", "--risk", "2", "--", "in/7.txt"]);
    assert_eq!(
        done.error(),
        "error: --risk wants a share above 0 and below 1, such as 1% or 0.01, not \"2\""
    );
    let train = ["train", "--jar", "tiny.jar", "--runs", "runs.jsonl", "-o", "counts.jar", "--repeats", "0"];
    place.ok(&[&train[..], &["--target", "bytecodes"]].concat());
    let done = place.mantis(&["limits", "counts.jar", "--", "in/7.txt"]);
    assert_eq!(
        done.error(),
        "error: counts.jar predicts neither time nor memory; train one with --target time,memory,heap"
    );
}

#[test]
fn a_job_that_its_limits_kill_gets_the_next_ones_and_what_it_took_is_learned() {
    let place = trained();
    place.write("slurm/ends", "TIMEOUT\nNODE_FAIL\n");
    let job = ["--jar", "tiny.jar", "--partition", "cpu", "--sbatch-flag=--nice=5", "--", "in/7.txt"];
    let done = submit(&place, &job);
    assert!(done.stdout.contains(" is job 101 with --time=00:01:00 --mem="), "{done:#?}");
    let asked = fs::read_to_string(place.path("slurm/asked")).unwrap();
    assert!(asked.starts_with("--parsable --partition=cpu --nice=5 /"), "{asked}");
    let collect = |more: &[&str]| submit(&place, &[&["--collect"], more].concat());
    let killed = collect(&[]);
    assert!(killed.stdout.contains("(101) TIMEOUT; again as job 102 with --time="), "{killed:#?}");
    assert!(killed.stdout.contains("1 wait or run, 0 failed; limits killed 1 of 1 try"), "{killed:#?}");
    let unlucky = &collect(&["--json"]).json()[0];
    assert_eq!((&unlucky["jobs"][0]["state"], &unlucky["submitted_again"]), (&"NODE_FAIL".into(), &1.into()));
    let (first, second) = (script(&place, 1), script(&place, 2));
    assert!(
        first.contains("--partition=cpu") || first.contains("mantis.rt.Launcher Tiny in/7.txt </dev/null")
    );
    let memory =
        |s: &str| s.lines().find_map(|l| l.strip_prefix("#SBATCH --mem=").map(str::to_owned)).unwrap();
    assert_ne!(memory(&first), memory(&second));

    // The controller has forgotten it, the file of completed jobs has not.
    place.write("slurm/forgotten", "");
    let done = &collect(&["-o", "newer.jar", "--json"]).json()[0];
    let job = &done["jobs"][0];
    assert_eq!(
        (&job["state"], &job["seconds"], &job["attempt"]),
        (&"COMPLETED".into(), &7.into(), &2.into())
    );
    assert_eq!((&done["completed"], &done["killed"], &done["ended"]), (&1.into(), &1.into(), &3.into()));
    let measured = fs::read_to_string(place.path(".mantis/jobs/measured.jsonl")).unwrap();
    let measured: Value = serde_json::from_str(measured.trim()).unwrap();
    assert_eq!(measured["args"], serde_json::json!(["in/7.txt"]));
    assert_eq!(measured["measured"]["time"], job["time_ns"]);
    assert!(measured["measured"]["memory"].as_f64().unwrap() > 1e6, "{measured}");
    assert!(place.path("newer.jar").is_file());
    // Noted once.
    collect(&[]);
    let again = fs::read_to_string(place.path(".mantis/jobs/measured.jsonl")).unwrap();
    assert_eq!(again.lines().count(), 1);
}

#[test]
fn a_job_is_given_up_after_so_many_tries() {
    let place = trained();
    place.write("slurm/ends", "TIMEOUT\nOUT_OF_MEMORY\nFAILED\n");
    submit(&place, &["--jar", "tiny.jar", "--attempts", "2", "--", "in/7.txt"]);
    submit(&place, &["--collect"]);
    let done = submit(&place, &["--collect"]);
    assert!(done.stdout.contains("(102) OUT_OF_MEMORY; given up after 2 tries"), "{done:#?}");
    assert!(done.stdout.contains("0 completed, 0 wait or run, 1 failed; limits killed 2 of 2 tries"));
    let dry = submit(&place, &["--jar", "tiny.jar", "--dry-run", "--", "in/8.txt"]);
    assert!(
        dry.stdout.starts_with("wrote DIR/.mantis/jobs/job-") && dry.stdout.contains("job-1.sh with "),
        "{dry:#?}"
    );
}

/// The script of an attempt of the only job.
fn script(place: &Place, attempt: u32) -> String {
    let jobs = fs::read_dir(place.path(".mantis/jobs")).unwrap().map(|e| e.unwrap().path());
    let folder = jobs.into_iter().find(|p| p.is_dir()).unwrap();
    fs::read_to_string(folder.join(format!("job-{attempt}.sh"))).unwrap()
}
