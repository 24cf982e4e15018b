//! Energy: from a meter, here a made-up powercap tree that the program itself advances, to predictions; and
//! what is said where there is no meter.

use std::fs;
use std::process::Command;

use mantis_measure::RunStore;
use serde_json::Value;

use crate::support::{Place, jar, java};

/// What the counter of `Takes` starts again from 0 behind.
const RANGE: u64 = 4_000_000;

/// A folder with `takes.jar`, a powercap tree and two run lists.
fn place() -> Place {
    let place = Place::new();
    jar(&place.path("takes.jar"), &["Takes"], None);
    place.write("tree/intel-rapl:0/name", "package-0\n");
    place.write("tree/intel-rapl:0/max_energy_range_uj", &format!("{RANGE}\n"));
    // The first runs are those in which the counter starts again.
    place.write("tree/intel-rapl:0/energy_uj", &format!("{}\n", RANGE - 100));
    let counter = place.path("tree/intel-rapl:0/energy_uj");
    let line = |(loops, objects): (u64, u64)| {
        let env = serde_json::json!({ "COUNTER": counter.display().to_string() });
        format!("{{\"args\":[\"{loops}\",\"{objects}\"],\"env\":{env}}}\n")
    };
    let runs = |count: u64, [loops, objects]: [u64; 2]| -> String {
        let of = |k: u64| (500 + k * loops % 50_000, 200 + k * objects % 20_000);
        (1..=count).map(of).map(line).collect()
    };
    place.write("runs.jsonl", &runs(30, [7919, 4729]));
    place.write("new.jsonl", &runs(15, [6007, 15_101]));
    place
}

/// Microjoules without noise of a run's arguments.
fn truth(args: &[String]) -> f64 {
    let [loops, objects] = [0, 1].map(|k| args[k].parse::<f64>().unwrap());
    300.0 + 20.0 * loops + 45.0 * objects
}

const METER: [&str; 4] = ["--repeats", "1", "--meter", "powercap:tree"];

/// Mean relative error.
fn mean(errors: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = errors.len() as f64;
    errors.sum::<f64>() / count
}

#[test]
fn a_meter_is_read_around_runs_and_predictions_are_as_good_as_it() {
    let place = place();
    let profile = ["profile", "--jar", "takes.jar", "--runs", "new.jsonl", "-o", "new.parquet", "--json"];
    let done = place.ok(&[&profile[..], &METER].concat());
    let energy = &done.json()[0]["resources"]["energy"];
    assert_eq!((&energy["unit"], energy.get("estimated")), (&"uJ".into(), None));
    let store = RunStore::read(&place.path("new.parquet")).unwrap();
    let noise = mean(store.rows.iter().map(|row| {
        let (metered, truth) = (row.energy_uj.unwrap() as f64, truth(&row.input.args));
        (metered / truth - 1.0).abs()
    }));
    // All that the program did to the counter was metered, where it wrapped too.
    assert!((0.008..0.03).contains(&noise), "{noise}");
    assert_eq!(store.energy().unwrap().meter, "powercap:tree");

    let train = ["train", "--jar", "takes.jar", "--runs", "runs.jsonl", "-o", "takes.predictor.jar"];
    place.ok(&[&train[..], &METER, &["--target", "energy,bytecodes"]].concat());
    let evaluate = ["evaluate", "takes.predictor.jar", "--jar", "takes.jar", "--runs", "new.jsonl", "--json"];
    let evaluation = place.ok(&[&evaluate[..], &METER].concat()).json()[0]["evaluation"].clone();
    let target = &evaluation["targets"][0];
    assert_eq!((&target["target"], target.get("estimated")), (&"energy".into(), None));
    let error = target["mean"].as_f64().unwrap();
    println!("error {error:.4}, noise of the meter {noise:.4}");
    assert!(error <= 1.25 * noise, "{error} is more than 1.25 x {noise}");

    let predict = ["predict", "takes.predictor.jar", "--target", "energy", "--", "50000", "10000"];
    let said = place.ok(&predict).stdout;
    assert!(said.starts_with("energy  1.") && said.contains(" J (90 % of runs between 1."), "{said}");
    let explained = place.ok(&["explain", "takes.predictor.jar"]).stdout;
    assert!(explained.contains("\n  energy measured by powercap:tree\n"), "{explained}");
    assert!(explained.contains("\nenergy in uJ\n"), "{explained}");

    let calibrate = ["energy", "calibrate", "--jar", "takes.jar", "--runs", "runs.jsonl"];
    let output = ["-o", "energy.json"];
    let done = place.ok(&[&calibrate[..], &METER, &output, &["--json"]].concat());
    let calibration = &done.json()[0];
    assert_eq!((&calibration["runs"], &calibration["failed"]), (&30.into(), &0.into()));
    // The counts tell the program's loops and objects apart, and the rest of a JVM takes nothing here.
    assert!(calibration["error"].as_f64().unwrap() < 0.03, "{calibration}");
    let knowledge = |term: &str| {
        let terms = calibration["terms"].as_array().unwrap().iter();
        terms.filter(|t| t["term"] == term).map(|t| t["knowledge"].clone()).collect::<Vec<Value>>()
    };
    assert_eq!(knowledge("simple_bytecode"), ["inseparable"]);
    let people = place.ok(&[&calibrate[..], &METER, &output, &["--force"]].concat()).stdout;
    assert!(people.contains("wrote energy.json: 30 runs measured by powercap:tree\n"), "{people}");
    assert!(people.contains(" on runs that the fit had not seen ("), "{people}");

    // With that model no meter is needed, and what it says is no estimate that nobody measured.
    let modelled = ["profile", "--jar", "takes.jar", "--runs", "new.jsonl", "--repeats", "1"];
    let more = ["-o", "modelled.parquet", "--energy-model", "energy.json", "--json"];
    let done = place.ok(&[&modelled[..], &more].concat());
    assert_eq!(done.json()[0]["resources"]["energy"].get("estimated"), None);
    let store = RunStore::read(&place.path("modelled.parquet")).unwrap();
    let error = mean(
        store.rows.iter().map(|row| (row.energy_uj.unwrap() as f64 / truth(&row.input.args) - 1.0).abs()),
    );
    assert!(error <= 1.25 * noise, "{error}");
}

#[test]
fn without_a_meter_every_figure_says_that_it_is_estimated() {
    let place = place();
    let train = ["train", "--jar", "takes.jar", "--runs", "runs.jsonl", "-o", "takes.predictor.jar"];
    let more =
        ["--repeats", "1", "--target", "energy,bytecodes", "--html", "page.html", "--report", "t.json"];
    let said = place.ok(&[&train[..], &more].concat()).stdout;
    assert!(said.contains("\nenergy (estimated)\n"), "{said}");
    let report: Value = serde_json::from_slice(&fs::read(place.path("t.json")).unwrap()).unwrap();
    assert_eq!(report["targets"][0]["estimated"], true);
    assert_eq!(report["targets"][1].get("estimated"), None);
    assert!(fs::read_to_string(place.path("page.html")).unwrap().contains("energy (estimated)"));

    let predict = ["predict", "takes.predictor.jar", "--", "50000", "10000"];
    let said = place.ok(&predict).stdout;
    assert!(said.starts_with("energy     ") && said.contains(" (estimated; 90 % of runs between "), "{said}");
    let json = place.ok(&[&["predict", "--json"], &predict[1..]].concat()).json()[0].clone();
    let [energy, bytecodes] = [0, 1].map(|k| &json["predictions"][k]);
    assert_eq!((&energy["target"], &energy["estimated"]), (&"energy".into(), &true.into()));
    assert_eq!((&energy["unit"], bytecodes.get("estimated")), (&"uJ".into(), None));
    let mut alone = Command::new(java());
    alone.args(["-jar", "takes.predictor.jar", "50000", "10000"]).current_dir(place.path(""));
    let said = place.finish(alone).stdout;
    assert!(said.contains("energy: ") && said.contains("J (estimated; 90 % of runs"), "{said}");
    let explained = place.ok(&["explain", "takes.predictor.jar"]).stdout;
    assert!(explained.contains("\nenergy in uJ, estimated\n"), "{explained}");
    assert!(explained.contains("\n  energy estimated by a model with generic coefficients; "), "{explained}");

    let profile = ["profile", "--jar", "takes.jar", "--runs", "new.jsonl", "--repeats", "1", "--energy"];
    let said = place.ok(&[&profile[..], &["-o", "new.parquet"]].concat()).stdout;
    assert!(said.contains("\n  energy (estimated): "), "{said}");
    let done = place.ok(&[&profile[..], &["-o", "again.parquet", "--json"]].concat());
    assert_eq!(done.json()[0]["resources"]["energy"]["estimated"], true);
    let evaluate = ["evaluate", "takes.predictor.jar", "--jar", "takes.jar", "--runs", "new.jsonl"];
    let said = place.ok(&[&evaluate[..], &["--repeats", "1"]].concat()).stdout;
    assert!(said.contains("\nenergy (estimated)\n"), "{said}");
    assert!(said.contains("note: energy of these runs is estimated by a model"), "{said}");
}

#[test]
fn meters_that_there_are_not_are_named_before_anything_is_run() {
    let place = place();
    let fails = |more: &[&str]| {
        let train =
            ["train", "--jar", "takes.jar", "--runs", "runs.jsonl", "-o", "p.jar", "--target", "energy"];
        let done = place.mantis(&[&train[..], more].concat());
        assert_eq!(done.code, 1, "{done:#?}");
        done.error().to_owned()
    };
    assert!(
        fails(&["--meter", "rapl"]).starts_with("error: there is no meter \"rapl\"; meters are powercap, ")
    );
    assert!(fails(&["--meter", "powercap:in"]).starts_with("error: the meter cannot read in: No such file"));
    assert!(
        fails(&["--meter", "file:runs.jsonl"]).starts_with("error: runs.jsonl: its last line does not end")
    );
    assert!(fails(&["--energy-model", "runs.jsonl"]).contains("runs.jsonl: not a model of energy"));
    assert_eq!(
        fails(&["--meter", "powercap:tree", "--timing-jobs", "2"]),
        "error: a meter tells what all runs take together: leave out --timing-jobs"
    );
    assert_eq!(
        fails(&["--meter", "powercap:tree", "--idle-watts", "few"]),
        "error: --idle-watts wants a number of watts or `measure`, not \"few\""
    );
    let calibrate = ["energy", "calibrate", "--jar", "takes.jar", "--runs", "runs.jsonl", "-o", "e.json"];
    let done = place.mantis(&calibrate);
    let why = "say with --meter against which meter: powercap, powercap:FOLDER or file:FILE";
    assert_eq!(done.error(), format!("error: {why}"));
}
