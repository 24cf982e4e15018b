//! A predictor of a program that writes, connects and starts processes does none of that.

use std::fs;
use std::process::Command;

use crate::support::{Place, jar, java};

/// System calls that change something outside of the process, or reach outside.
const CALLS: &str = "open,openat,openat2,creat,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat,rmdir,link,linkat,\
                     symlink,symlinkat,truncate,ftruncate,chmod,fchmod,chown,fchown,socket,connect,bind,listen,execve,execveat,fork,vfork";

/// A folder with `writes.predictor.jar`.
fn trained() -> Place {
    let place = Place::new();
    jar(&place.path("writes.jar"), &["Writes"], None);
    let mut list = String::new();
    for n in 1..=10 {
        let numbers: String = (1..=n).map(|k| format!("{}\n", k * (1 + n % 3))).collect();
        place.write(&format!("in/{n}.txt"), &numbers);
        list += &format!("{{\"args\":[\"in/{n}.txt\",\"out.txt\"]}}\n");
    }
    place.write("runs.jsonl", &list);
    let to = ["-o", "writes.predictor.jar", "--repeats", "0", "--json"];
    let report =
        place.ok(&[&["train", "--jar", "writes.jar", "--runs", "runs.jsonl"][..], &to].concat()).json();
    let error = report[0]["targets"][0]["held_out"]["error"].as_f64().unwrap();
    assert!(error < 0.02, "the features matter: {report:?}");
    place
}

/// Names and sizes of all files, but the trace's own.
fn files(place: &Place) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    let mut folders = vec![place.path("")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path if path.ends_with("trace.txt") => {}
                path => found.push((path.display().to_string(), entry.metadata().unwrap().len())),
            }
        }
    }
    found.sort();
    found
}

#[test]
fn a_predictor_touches_nothing() {
    let place = trained();
    fs::remove_file(place.path("out.txt")).unwrap();
    let before = files(&place);
    let strace = Command::new("strace").arg("-V").output().is_ok_and(|o| o.status.success());
    let mut command = if strace {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-o", "trace.txt", "-e"]).arg(format!("trace={CALLS}")).arg(java());
        command
    } else {
        Command::new(java())
    };
    // The JVM's own file of counters is the only thing it writes.
    command.args(["-XX:-UsePerfData", "-jar", "writes.predictor.jar", "--json", "in/4.txt", "out.txt"]);
    command.current_dir(place.path(""));
    let done = place.finish(command);
    assert_eq!(done.code, 0, "{done:#?}");
    assert!(done.json()[0]["predictions"][0]["value"].as_f64().unwrap() > 0.0, "{done:#?}");
    assert_eq!(files(&place), before);
    if !strace {
        eprintln!("strace is not installed: only files were compared");
        return;
    }
    let trace = fs::read_to_string(place.path("trace.txt")).unwrap();
    assert!(trace.contains("in/4.txt"), "the trace shows what is read");
    let own = |line: &&str| {
        // What a JVM does before any Java code: itself, its settings, the C library asking for the user's
        // name.
        line.contains("/java\"")
            || line.contains("\"/proc/self/")
            || line.contains("nscd")
            || line.contains("socket(AF_UNIX")
    };
    let touches = |line: &&str| {
        !line.contains("O_RDONLY")
            && !line.contains("resumed>")
            && !line.contains("+++")
            && !line.contains("--- SIG")
    };
    let found: Vec<&str> = trace.lines().filter(|l| touches(l) && !own(l)).collect();
    assert!(found.is_empty(), "{found:#?}");
}
