//! Trained models of actions: recorded, fitted, and taking over where they are better than the history.

use std::path::Path;

use crate::common;
use crate::common::{Java, compile_here, errors, jdks, resource, seen, watch};
use mantis_history::samples::Samples;
use mantis_history::trained::TrainedModels;

fn config(strategy: &str) -> String {
    format!(
        "[[action]]\nname = \"square\"\nmethod = \"Square.square\"\nresources = [\"cpu\"]\nstrategy = {strategy}\n\
         parameters = [{{ value = \"arg0\", max = 40, intervals = 8 }}]\n"
    )
}

/// Records a run under `strategy = "ga"` and fits the models.
fn record(home: &Path, folder: &Path, dir: &Path) -> TrainedModels {
    let (file, samples) = (dir.join("record.toml"), dir.join("samples.json"));
    std::fs::write(&file, config("\"ga\"")).unwrap();
    let options = format!("config={},samples={}", file.display(), samples.display());
    let output = Java::new(home, folder).watched(&options).run("Square", &[]);
    assert_eq!(errors(&output), "");
    let (models, remarks) = TrainedModels::fit(&Samples::load(&samples).unwrap());
    assert_eq!(remarks, Vec::<String>::new());
    models
}

#[test]
fn a_model_takes_over_outside_of_what_was_measured() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Square", dir.path());
    let models = dir.path().join("models.json");
    let modelled = config(&format!("\"model\"\nmodel = {:?}", models.display().to_string()));
    for (release, home) in jdks() {
        record(&home, &folder, dir.path()).save(&models).unwrap();
        let last_error = |config: &str| {
            let java = Java::new(&home, &folder);
            let (output, report) = watch(java, dir.path(), config, "Square", &["60", "90", "120"]);
            let cpu = resource(&report, "square", "cpu");
            let sources: Vec<String> = seen(&output).0.lines().take(3).map(str::to_owned).collect();
            (sources, cpu.curve.iter().rev().take(3).flatten().copied().fold(0.0, f64::max))
        };
        // Three to four times outside of the samples: the history only has neighbours.
        let (sources, error) = last_error(&config("\"ga\""));
        assert!(
            sources.iter().all(|s| s == "NEIGHBOUR") && error > 0.4,
            "JDK {release}: {sources:?} {error}"
        );
        let (sources, error) = last_error(&modelled);
        assert!(sources.iter().all(|s| s == "MODEL") && error < 0.01, "JDK {release}: {sources:?} {error}");
    }
}

#[test]
fn a_model_that_cannot_be_used_is_told_and_done_without() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Square", dir.path());
    let home = &jdks()[0].1;
    let models = dir.path().join("models.json");
    let modelled = config(&format!("\"model\"\nmodel = {:?}", models.display().to_string()));
    let run = |config: &str| watch(Java::new(home, &folder), dir.path(), config, "Square", &["60"]);
    // There is none, it is a bundle of `mantis train` or damaged, it is of other parameters.
    let told = |expected: &str, config: &str| {
        let (output, report) = run(config);
        assert_eq!(output.status.code(), Some(0));
        assert!(errors(&output).contains(expected), "{}", errors(&output));
        assert_eq!(common::action(&report, "square").calls, 31);
    };
    told("models.json", &modelled);
    std::fs::write(&models, b"PK\x03\x04").unwrap();
    told("write it with mantis watch --fit", &modelled);
    record(home, &folder, dir.path()).save(&models).unwrap();
    told(
        "is of (arg0), the action of ()",
        &modelled.replace("{ value = \"arg0\", max = 40, intervals = 8 }", ""),
    );
}
