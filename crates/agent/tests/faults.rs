//! Whatever goes wrong in the agent, the service's output and exit code are those without it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use mantis_classfile::jdk::Jdk;
use mantis_history::StateFile;

use crate::common;
use crate::common::{Java, compile, compile_here, errors, java_file, jdks, library, seen, watch};

/// Runs `Work` with these options of the agent on every JDK; gives what it wrote to standard error each time.
fn undisturbed(options: &str, dir: &Path) -> Vec<String> {
    let folder = compile_here("Work", dir);
    let mut all = Vec::new();
    for (release, home) in jdks() {
        let plain = Java::new(&home, &folder).run("Work", &[]);
        let watched = Java::new(&home, &folder).watched(options).run("Work", &[]);
        assert_eq!(seen(&watched), seen(&plain), "JDK {release}: {}", errors(&watched));
        all.push(errors(&watched));
    }
    all
}

#[test]
fn a_missing_configuration() {
    let dir = tempfile::tempdir().unwrap();
    for error in undisturbed("config=/nowhere/watch.toml", dir.path()) {
        assert!(
            error.contains("mantis: nothing is measured") && error.contains("/nowhere/watch.toml"),
            "{error}"
        );
    }
}

#[test]
fn a_configuration_that_cannot_be_used() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("bad.toml");
    std::fs::write(&file, "[[action]]\nmethod = \"A.b\"\nresources = [\"gold\"]\n").unwrap();
    for error in undisturbed(&format!("config={}", file.display()), dir.path()) {
        assert!(error.contains("bad.toml") && error.contains('3') && error.contains("gold"), "{error}");
    }
}

#[test]
fn a_configuration_that_cannot_be_read() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().display().to_string();
    for error in undisturbed(&format!("config={folder}"), dir.path()) {
        assert!(error.contains("nothing is measured") && error.contains(&folder), "{error}");
    }
    let file = dir.path().join("bytes.toml");
    std::fs::write(&file, b"[[action]]\nmethod = \"\xff\xfe\"\n").unwrap();
    for error in undisturbed(&format!("config={}", file.display()), dir.path()) {
        assert!(error.contains("nothing is measured") && error.contains("bytes.toml"), "{error}");
    }
}

#[test]
fn options_nobody_knows() {
    let dir = tempfile::tempdir().unwrap();
    for error in undisturbed("colour=blue", dir.path()) {
        assert!(error.contains("unknown agent option `colour`"), "{error}");
    }
    for error in undisturbed("", dir.path()) {
        assert!(error.contains("write config=watch.toml"), "{error}");
    }
}

#[test]
fn the_agent_given_twice() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    let totals = dir.path().join("totals");
    let options = format!("totals={}", totals.display());
    for (release, home) in jdks() {
        let count = |java: Java<'_>| {
            let output = java.run("Work", &[]);
            (errors(&output), std::fs::read_to_string(&totals).unwrap())
        };
        let once = count(Java::new(&home, &folder).watched(&options));
        let twice = count(Java::new(&home, &folder).watched(&options).watched(&options));
        assert_eq!(once.1, twice.1, "JDK {release}");
        assert!(twice.0.contains("given twice"), "{}", twice.0);
    }
}

#[test]
fn a_pattern_that_matches_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("watch.toml");
    std::fs::write(&file, "[[action]]\nmethod = \"Work.nobody\"\n").unwrap();
    for error in undisturbed(&format!("config={}", file.display()), dir.path()) {
        assert!(error.contains("Work.nobody matched no method"), "{error}");
    }
}

#[test]
fn parameters_that_are_not_there() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("watch.toml");
    let log = dir.path().join("log");
    let config = "[[action]]\nmethod = \"Work.loop\"\nparameters = [{ value = \"arg1\", max = 1 }]\n\
        [[action]]\nmethod = \"Work.sized\"\nparameters = [{ value = \"this.weight()\", max = 1 }]\n\
        [[action]]\nmethod = \"Work.nested\"\nparameters = [{ value = \"this.x\", max = 1 }]\n";
    std::fs::write(&file, config).unwrap();
    undisturbed(&format!("config={},log={}", file.display(), log.display()), dir.path());
    let log = std::fs::read_to_string(log).unwrap();
    for expected in ["no argument after arg0", "Work has no `weight()`", "static and has no `this`"] {
        assert!(log.contains(expected), "{expected}: {log}");
    }
}

#[test]
fn state_survives_and_two_processes_do_not_share_it() {
    let dir = tempfile::tempdir().unwrap();
    let state = dir.path().join("learned.state");
    let config = format!(
        "state = {:?}\n[[action]]\nname = \"nested\"\nmethod = \"Work.nested\"\nresources = [\"cpu\"]\n",
        state.display().to_string()
    );
    let folder = compile_here("Work", dir.path());
    let home = &jdks()[0].1;
    let run = || watch(Java::new(home, &folder), dir.path(), &config, "Work", &[]);
    let (_, first) = run();
    assert_eq!(common::resource(&first, "nested", "cpu").predicted, None);
    let saved = std::fs::read(&state).unwrap();
    let (_, second) = run();
    let nested = common::resource(&second, "nested", "cpu");
    assert_eq!(nested.predicted, nested.last, "the second process knows what the first learned");

    // Another process has the file: this one says so, works, and leaves it alone.
    let held = StateFile::open(&state).unwrap();
    let before = std::fs::read(&state).unwrap();
    let (output, third) = run();
    assert!(errors(&output).contains("learned.state"), "{}", errors(&output));
    assert_eq!(common::action(&third, "nested").calls, 1);
    assert_eq!(std::fs::read(&state).unwrap(), before);
    drop(held);

    // A damaged file is refused and kept.
    let damaged = &saved[..saved.len() / 2];
    std::fs::write(&state, damaged).unwrap();
    let (output, fourth) = run();
    assert!(errors(&output).contains("learned.state"), "{}", errors(&output));
    assert_eq!(common::action(&fourth, "nested").calls, 1);
    assert_eq!(std::fs::read(&state).unwrap(), damaged);
}

/// A service that runs until it is told to end or killed.
struct Waiting {
    process: Child,
    output: BufReader<ChildStdout>,
}

/// Starts `Waits` with the agent and lets it work once.
fn waiting(home: &Path, folder: &Path, options: &str) -> Waiting {
    let mut process = Command::new(home.join("bin/java"))
        .arg(format!("-agentpath:{}={options}", library().display()))
        .arg("-cp")
        .arg(folder)
        .arg("Waits")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "ready 45\n");
    Waiting { process, output }
}

impl Waiting {
    /// Lets it work once more and end; gives what it wrote to standard error.
    fn finish(mut self) -> String {
        self.process.stdin.take().unwrap().write_all(b"10\n").unwrap();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "45\n");
        let output = self.process.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        errors(&output)
    }
}

/// A configuration of `Waits` with a state file; the options that name it.
fn with_state(dir: &Path, state: &Path) -> String {
    let file = dir.join("waits.toml");
    let state = state.display().to_string();
    let action = "[[action]]\nname = \"work\"\nmethod = \"Waits.work\"\nresources = [\"cpu\"]\n";
    std::fs::write(&file, format!("state = {state:?}\n{action}")).unwrap();
    format!("config={}", file.display())
}

/// Executions that a state file knows of.
fn learned(state: &Path) -> u64 {
    let loaded = StateFile::open(state).unwrap().load().unwrap();
    assert!(loaded.refused.is_empty(), "{:?}", loaded.refused);
    loaded.state.map_or(0, |state| state.actions[0].updates)
}

#[test]
fn two_jvms_on_one_state_file() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&jdks()[0].1, &[java_file("Waits")], &[], dir.path());
    for (release, home) in jdks() {
        let state = dir.path().join(format!("{release}.state"));
        let options = with_state(dir.path(), &state);
        let first = waiting(&home, &folder, &options);
        let second = waiting(&home, &folder, &options);
        // The second one is told and works; it does not write, so the first one's two executions are what is
        // kept.
        let told = second.finish();
        assert!(told.contains("another process is using this state file"), "JDK {release}: {told}");
        assert!(!state.exists());
        assert_eq!(first.finish(), "", "JDK {release}");
        assert_eq!(learned(&state), 2);
    }
}

/// Killed at any moment of saving is the test `crash` of `mantis-history`; here what such a death leaves
/// meets a JVM.
#[test]
fn a_jvm_killed_in_mid_write() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&jdks()[0].1, &[java_file("Waits")], &[], dir.path());
    for (release, home) in jdks() {
        let state = dir.path().join(format!("{release}.state"));
        let options = with_state(dir.path(), &state);
        assert_eq!(waiting(&home, &folder, &options).finish(), "");
        let whole = std::fs::read(&state).unwrap();
        let mut killed = waiting(&home, &folder, &options);
        // It had written half of the next state when it was killed.
        let half = dir.path().join(format!("{release}.state.tmp"));
        std::fs::write(&half, &whole[..whole.len() / 2]).unwrap();
        killed.process.kill().unwrap();
        killed.process.wait().unwrap();
        assert_eq!(std::fs::read(&state).unwrap(), whole, "JDK {release}");
        // The lock died with it, and the next one goes on from the whole file.
        assert_eq!(waiting(&home, &folder, &options).finish(), "", "JDK {release}");
        assert_eq!(learned(&state), 4);
        assert!(!half.exists());
    }
}

/// A JDK whose dispatchers are not quite those the agent knows: what it knows is counted, and the network is
/// said to be incomplete.
#[test]
fn a_jdk_that_is_not_known() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Net", dir.path());
    let config =
        "[[action]]\nname = \"stream\"\nmethod = \"Net.stream\"\nresources = [\"cpu\", \"network\"]\n";
    for (release, home) in jdks() {
        // Scattering reads, which this program does not do.
        let class = Jdk::open(&home).unwrap().find("sun/nio/ch/SocketDispatcher").unwrap();
        let patch = dir.path().join(format!("patch{release}"));
        common::write_class(&patch, "sun/nio/ch/SocketDispatcher", &renamed(&class, b"readv", b"readw"));
        let java = || Java::new(&home, &folder).flag(format!("--patch-module=java.base={}", patch.display()));
        let plain = java().run("Net", &[]);
        let (output, report) = watch(java(), dir.path(), config, "Net", &[]);
        assert_eq!(seen(&output), seen(&plain), "JDK {release}: {}", errors(&output));
        assert!(seen(&output).0.starts_with("stream 100007\n"), "JDK {release}: {}", errors(&output));
        let log = std::fs::read_to_string(dir.path().join("agent.log")).unwrap();
        assert!(log.contains("this JDK has no such method"), "JDK {release}: {log}");
        let network = common::resource(&report, "stream", "network");
        assert_eq!((network.total, network.provenance.as_str()), (100_007.0, "incomplete"), "JDK {release}");
        assert_eq!(common::resource(&report, "stream", "cpu").provenance, "exact");
    }
}

/// A class file with another name of the same length in its constant pool.
fn renamed(class: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let constant = [&[1, 0, from.len() as u8], from].concat();
    let at = class.windows(constant.len()).position(|bytes| bytes == constant).expect("such a name");
    [&class[..at + 3], to, &class[at + constant.len()..]].concat()
}

#[test]
fn profiles_are_shipped_as_initial_data() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    let home = &jdks()[0].1;
    let (config, profile) = (dir.path().join("watch.toml"), dir.path().join("profile.json"));
    let text = "[[action]]\nname = \"nested\"\nmethod = \"Work.nested\"\nresources = [\"cpu\"]\n";
    std::fs::write(&config, text).unwrap();
    let options = format!("config={},export={}", config.display(), profile.display());
    let first = Java::new(home, &folder).watched(&options).run("Work", &[]);
    assert_eq!(errors(&first), "");
    let summary = dir.path().join("summary.json");
    let options =
        format!("config={},import={},summary={}", config.display(), profile.display(), summary.display());
    let second = Java::new(home, &folder).watched(&options).run("Work", &[]);
    assert_eq!(errors(&second), "");
    let report = serde_json::from_slice(&std::fs::read(&summary).unwrap()).unwrap();
    let nested = common::resource(&report, "nested", "cpu");
    assert!(nested.last.is_some());
    assert_eq!(nested.predicted, nested.last);
    std::fs::write(&profile, "{}").unwrap();
    let third = Java::new(home, &folder).watched(&options).run("Work", &[]);
    assert!(errors(&third).contains("profile.json"), "{}", errors(&third));
    assert_eq!(seen(&third), seen(&first));
}

#[test]
fn methods_that_cannot_be_instrumented() {
    let dir = tempfile::tempdir().unwrap();
    let source = dir.path().join("Huge.java");
    // Six bytes each: just below 8000, the size at which the JVM stops compiling a method, and some way
    // below.
    let (huge, large) = ("x = x / y + 1;\n".repeat(1332), "x = x / y + 1;\n".repeat(1100));
    let text = format!(
        "public class Huge {{ static int huge(int x, int y) {{ {huge} return x; }}
            static int large(int x, int y) {{ {large} return x; }}
            public static void main(String[] a) {{ System.out.println(huge(9, 2) + large(9, 2)); }} }}"
    );
    std::fs::write(&source, text).unwrap();
    let home = &jdks()[0].1;
    let folder = compile(home, &[source], &[], dir.path());
    let config = "[[action]]\nname = \"huge\"\nmethod = \"Huge.huge\"\n";
    let (output, report) = watch(Java::new(home, &folder), dir.path(), config, "Huge", &[]);
    let log = std::fs::read_to_string(dir.path().join("agent.log")).unwrap();
    assert_eq!(seen(&output), seen(&Java::new(home, &folder).run("Huge", &[])), "{log}");
    assert!(log.contains("Huge.huge(II)I: not counted: it would become too large to be compiled"), "{log}");
    assert!(log.contains("Huge.large(II)I: counts are inexact when it throws"), "{log}");
    assert_eq!(common::action(&report, "huge").calls, 0);
    assert_eq!(common::resource(&report, "huge", "cpu").provenance, "incomplete");
    assert!(report.notes.iter().any(|n| n.contains("do not count their bytecodes")), "{:?}", report.notes);
}

#[test]
fn actions_end_however_they_end() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&jdks()[0].1, &[java_file("Ends")], &[], dir.path());
    let config = "[[action]]\nname = \"deep\"\nmethod = \"Ends.deep\"\n\
        [[action]]\nname = \"outer\"\nmethod = \"Ends.outer\"\nresources = [\"cpu\"]\n\
        [[action]]\nname = \"made\"\nmethod = \"Ends$Made.<init>\"\nresources = [\"cpu\"]\n\
        [[action]]\nname = \"exit\"\nmethod = \"Ends.exit\"\n";
    for (release, home) in jdks() {
        let plain: Output = Java::new(&home, &folder).run("Ends", &[]);
        let (output, report) = watch(Java::new(&home, &folder), dir.path(), config, "Ends", &[]);
        assert_eq!(seen(&output), seen(&plain), "JDK {release}: {}", errors(&output));
        assert_eq!(seen(&output).1, Some(3));
        // The overflow of the stack was an end like any other; the actions around it are right again.
        assert_eq!(common::action(&report, "outer").calls, 2, "JDK {release}: {report:#?}");
        assert_eq!(common::action(&report, "made").calls, 1);
        assert_eq!(common::action(&report, "exit").calls, 0);
    }
}

#[test]
fn attaching_to_a_running_jvm_is_refused_politely() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&jdks()[0].1, &[java_file("Attach")], &[], dir.path());
    for (release, home) in jdks() {
        let output = Java::new(&home, &folder)
            .flag("-Djdk.attach.allowAttachSelf=true")
            .flag("-XX:+EnableDynamicAgentLoading")
            .run("Attach", &[library().to_str().unwrap()]);
        assert_eq!(seen(&output).0, "still here\n", "JDK {release}: {}", errors(&output));
        assert!(errors(&output).contains("must be there when the JVM starts"), "{}", errors(&output));
    }
}
