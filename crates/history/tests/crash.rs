//! What a process that is killed while it saves leaves behind. Alone in its program: a process that is being
//! started shares for a moment all locks of its parent, those of other tests too.

mod common;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{one_action, service};
use mantis_history::{Error, StateFile};

const CRASH: &str = "MANTIS_HISTORY_CRASH";

/// The process that is killed: saves larger and larger states as fast as it can.
#[test]
#[ignore = "run by a_process_killed_in_mid_write_leaves_a_whole_file"]
#[expect(clippy::print_stdout, reason = "the killer reads how far it came")]
fn saves_until_it_is_killed() {
    let Some(path) = std::env::var_os(CRASH) else { return };
    let config = one_action("strategy = \"ga\"");
    let (service, a) = service(&config);
    let file = StateFile::open(Path::new(&path)).expect("the lock");
    for i in 0u32.. {
        service.update(a, &[f64::from(i)], &[f64::from(i)]).expect("an outcome");
        file.save(&service.snapshot()).expect("saved");
        println!("saved {}", i + 1);
    }
}

#[test]
fn a_process_killed_in_mid_write_leaves_a_whole_file() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("watch.state");
    for rounds in [1, 5, 20, 50] {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--ignored", "--exact", "--nocapture", "saves_until_it_is_killed"])
            .env(CRASH, &path)
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let saved = |line: std::io::Result<String>| line.ok()?.strip_prefix("saved ")?.parse::<u64>().ok();
        let reached = output.lines().filter_map(saved).find(|&count| count >= rounds);
        assert!(matches!(StateFile::open(&path), Err(Error::InUse(_))), "the other process has it");
        child.kill().expect("killed");
        child.wait().expect("ended");
        assert_eq!(reached, Some(rounds));

        // The lock died with it, the file is whole, and nothing that was reported as saved is missing.
        let mut file = StateFile::open(&path).expect("the lock");
        let loaded = file.load().expect("the state");
        assert!(loaded.refused.is_empty(), "{:?}", loaded.refused);
        assert!(loaded.state.expect("a state").actions[0].updates >= rounds);
    }
}
