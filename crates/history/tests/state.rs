//! The state file: what it keeps and what it refuses.

use std::fs;
use std::path::Path;

use crate::common::{config, one_action, register, service};
use mantis_history::{Config, Error, Service, Source, State, StateFile};

/// A service that has learned something, and its state.
fn learned(config: &Config) -> State {
    let (service, a) = service(config);
    for i in 0..300 {
        let value = if i % 50 == 49 { f64::NAN } else { f64::from(i * 7 % 120) };
        service.update(a, &[value], &[100.0 + 3.3 * f64::from(i * 7 % 120)]).expect("an outcome");
    }
    service.snapshot()
}

fn text(state: &State) -> String {
    serde_json::to_string(state).expect("JSON")
}

#[test]
fn everything_survives_a_restart() {
    for settings in ["strategy = \"ga\"", "table = \"sparse\"\nmemory = \"8 KiB\"", "strategy = \"model\""] {
        let config = one_action(settings);
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("watch.state");
        let mut file = StateFile::open(&path).expect("the lock");
        assert!(file.load().expect("nothing yet").state.is_none());
        let state = learned(&config);
        file.save(&state).expect("saved");
        drop(file);

        let mut file = StateFile::open(&path).expect("the lock");
        let loaded = file.load().expect("the state");
        assert!(loaded.refused.is_empty());
        let read = loaded.state.expect("a state");
        assert_eq!(text(&read), text(&state));
        // The restored service is the same whether its actions are registered before or after.
        for early in [true, false] {
            let again = Service::new(&config);
            let early = early.then(|| register(&again, &config));
            again.restore(read.clone());
            let a = early.unwrap_or_else(|| register(&again, &config));
            assert_eq!(text(&again.snapshot()), text(&state));
            assert_eq!(again.query(a, &[50.0]).expect("an answer")[0].source, Source::History);
            again.update(a, &[50.0], &[1.0]).expect("an outcome");
            assert_eq!(again.take_remarks(), Vec::<String>::new());
        }
    }
}

#[test]
fn actions_that_are_not_registered_are_kept() {
    let config = one_action("");
    let state = learned(&config);
    let service = Service::new(&config);
    service.restore(state.clone());
    assert_eq!(text(&service.snapshot()), text(&state));
}

#[test]
fn a_history_of_other_parameters_is_left_out_and_said() {
    let state = learned(&one_action(""));
    let (changed, a) = service(&config("[[action]]\nname = \"a\"\nmethod = \"x.A.m\""));
    changed.restore(state.clone());
    assert_eq!(changed.query(a, &[]).expect("an answer")[0].source, Source::Unknown);
    assert_eq!(
        changed.take_remarks(),
        [
            "the configuration is not the one the state was saved under",
            "action a: the saved history is of other parameters or resources, so it starts anew"
        ]
    );
    // Another strategy can use the same history.
    let (changed, a) = service(&one_action("strategy = \"os\""));
    changed.restore(state);
    assert_eq!(changed.query(a, &[50.0]).expect("an answer")[0].source, Source::History);
}

/// A file that was damaged anywhere is refused, never read as something else, and never written.
#[test]
fn every_damaged_byte_is_noticed() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("watch.state");
    let file = StateFile::open(&path).expect("the lock");
    file.save(&learned(&one_action("empty = \"none\""))).expect("saved");
    let good = fs::read(&path).expect("bytes");
    drop(file);
    let refused = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        let refused = StateFile::open(&path).expect("the lock").load().expect("beside it").refused;
        assert_eq!(fs::read(&path).expect("bytes"), bytes);
        refused
    };
    // Every byte of the first line, then every seventh: one sum covers them all.
    let header = good.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    for place in (0..header).chain((header..good.len()).step_by(7)) {
        for flip in [1, 0x20, 0x80] {
            let mut bytes = good.clone();
            bytes[place] ^= flip;
            let refused = refused(&bytes);
            assert!(matches!(refused.as_slice(), [Error::Refused { .. }]), "byte {place}: {refused:?}");
        }
    }
    for length in (0..header).chain((header..good.len()).step_by(31)) {
        assert_eq!(refused(&good[..length]).len(), 1, "cut to {length} bytes");
    }
    assert!(refused(&good).is_empty());
}

#[test]
fn a_refused_file_is_kept_and_the_state_goes_beside() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("watch.state");
    let state = learned(&one_action(""));
    for (bytes, expected) in [
        ("garbage", "this is no state file"),
        ("mantis-history-state 2 0 0\n{}", "version 2 and 1 is read here"),
        ("mantis-history-state x\n", "damaged in its first line"),
        ("mantis-history-state 1 0 2\n{}", "checksum is wrong"),
    ] {
        fs::write(&path, bytes).expect("written");
        let beside = directory.path().join("watch.state.1");
        let _ = fs::remove_file(&beside);

        let mut file = StateFile::open(&path).expect("the lock");
        let loaded = file.load().expect("beside it");
        assert!(loaded.state.is_none());
        let message = loaded.refused[0].to_string();
        assert!(message.starts_with(&path.display().to_string()) && message.contains(expected), "{message}");
        file.save(&state).expect("saved");
        assert_eq!(file.target(), beside);
        drop(file);

        // The next start finds what was saved, and the first file as it was.
        let mut file = StateFile::open(&path).expect("the lock");
        let loaded = file.load().expect("beside it");
        assert_eq!((loaded.refused.len(), loaded.state.as_ref().map(text)), (1, Some(text(&state))));
        assert_eq!(fs::read_to_string(&path).expect("text"), bytes);
    }
}

#[test]
fn a_second_process_is_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("watch.state");
    let first = StateFile::open(&path).expect("the lock");
    let error = StateFile::open(&path).expect_err("the second");
    assert!(matches!(&error, Error::InUse(of) if *of == path));
    assert_eq!(
        error.to_string(),
        format!(
            "{}: another process is using this state file; this one will not write it: give each its own",
            path.display()
        )
    );
    drop(first);
    StateFile::open(&path).expect("free again");
}

#[test]
fn a_directory_that_is_not_there_is_named() {
    let error = StateFile::open(Path::new("/nonexistent/watch.state")).expect_err("no directory");
    assert!(
        error.to_string().starts_with("/nonexistent/watch.state.lock: making the lock file failed"),
        "{error}"
    );
}

/// A temporary file that a crash left half-written is no obstacle.
#[test]
fn a_half_written_temporary_file_is_overwritten() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("watch.state");
    fs::write(directory.path().join("watch.state.tmp"), "mantis-history-st").expect("written");
    let mut file = StateFile::open(&path).expect("the lock");
    assert!(file.load().expect("nothing yet").state.is_none());
    let state = learned(&one_action(""));
    file.save(&state).expect("saved");
    assert_eq!(file.load().expect("the state").state.as_ref().map(text), Some(text(&state)));
    assert!(!directory.path().join("watch.state.tmp").exists());
}
