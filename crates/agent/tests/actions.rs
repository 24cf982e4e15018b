//! Actions: what is charged to whom (`docs/watch.md`), parameters, predictions, the Java API.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common;
use crate::common::{Java, action, compile, compile_here, java_file, jdks, resource, seen, watch};

const CONFIG: &str = r#"
[[action]]
name = "loop"
method = "Work.loop"
resources = ["cpu", "memory", "time", "network", "energy", "cputime"]
strategy = "os"
parameters = [{ value = "arg0", max = 50, intervals = 50 }]
[[action]]
name = "nested"
method = "Work.nested"
[[action]]
name = "recursive"
method = "Work.recursive"
strategy = "os"
parameters = [{ value = "arg0", max = 100, intervals = 100 }]
[[action]]
name = "allocate"
method = "Work.allocate(int)"
[[action]]
name = "fails"
method = "Work.fails"
[[action]]
name = "sized"
method = "Work.sized"
parameters = [{ value = "this.items.size()", max = 10 }]
[[action]]
name = "broken"
method = "Work.broken"
parameters = [
    { value = "arg0.size()", max = 10 },
    { value = "arg1", max = 10 },
    { value = "arg2.length()", max = 10 },
    { value = "arg3.length", max = 10 },
]
[[action]]
name = "async"
method = "Work.async"
"#;

/// Bytecodes of `loop(n)`: two constants stored, n turns of 4 + 1 + 4 instructions and a last look, return.
fn of_loop(n: u32) -> f64 {
    f64::from(4 + n * 9 + 3 + 2)
}

#[test]
fn what_is_charged_to_whom() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    for (release, home) in jdks() {
        let plain = Java::new(&home, &folder).run("Work", &[]);
        let (output, report) = watch(Java::new(&home, &folder), dir.path(), CONFIG, "Work", &[]);
        assert_eq!(seen(&output), seen(&plain), "JDK {release}: {}", common::errors(&output));
        let cpu = |name: &str| resource(&report, name, "cpu").last.unwrap();
        // Five times by itself, twice nested, once each failing, asynchronously, on a thread.
        assert_eq!(action(&report, "loop").calls, 10);
        assert_eq!(cpu("loop"), of_loop(10));
        // Inclusive: itself and all it calls on its thread.
        assert_eq!(cpu("nested"), 2.0 * of_loop(10) + 6.0);
        // Every activation is an execution, each with what it calls.
        assert_eq!(action(&report, "recursive").calls, 6);
        assert_eq!(cpu("recursive"), 5.0 + 5.0 * 9.0);
        // What was handed to another thread is not charged here, but to the action it is there.
        assert!(cpu("async") < of_loop(4), "{}", cpu("async"));
        // A failure is counted and charged, and not learned.
        let failed = action(&report, "fails");
        assert_eq!((failed.calls, failed.failed), (0, 1));
        assert_eq!(resource(&report, "fails", "cpu").total, of_loop(3) + 3.0 + 2.0 + 5.0);
        assert_eq!(resource(&report, "fails", "cpu").last, None);
    }
}

#[test]
fn parameters_are_read() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    for (release, home) in jdks() {
        let (_, report) = watch(Java::new(&home, &folder), dir.path(), CONFIG, "Work", &[]);
        let loops = resource(&report, "loop", "cpu");
        // From the third call on each is predicted exactly by the last of the same argument.
        assert_eq!(loops.predicted, Some(of_loop(10)), "JDK {release}: {report:#?}");
        assert_eq!(loops.curve[2], Some(0.0));
        assert_eq!(action(&report, "sized").cells.1, 1);
        // One getter fails: the execution is measured, the application sees nothing.
        assert_eq!(action(&report, "broken").calls, 1);
        let log = std::fs::read_to_string(dir.path().join("agent.log")).unwrap();
        assert_eq!(log, "", "JDK {release}");
    }
}

#[test]
fn resources_and_where_they_come_from() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    for (release, home) in jdks() {
        let (_, report) = watch(Java::new(&home, &folder), dir.path(), CONFIG, "Work", &[]);
        let of = |name: &str| resource(&report, "loop", name);
        assert_eq!(of("cpu").provenance, "exact", "JDK {release}");
        assert_eq!(of("network").total, 0.0);
        assert_eq!(of("memory").last, Some(0.0));
        // One execution may have waited longer than the clock can tell from its work.
        assert!(of("time").last.unwrap() >= 0.0 && of("time").total > 0.0);
        assert!(of("energy").last.unwrap() > 0.0);
        let on_processor = of("cputime");
        assert_eq!((on_processor.unit.as_str(), on_processor.provenance.as_str()), ("ns", "measured"));
        assert!(on_processor.last.unwrap() >= 0.0 && on_processor.total > 0.0, "{on_processor:?}");
        if of("energy").provenance == "estimated" {
            assert_eq!(of("energy").unit, "units");
            assert!(report.notes.iter().any(|n| n.contains("no joules")), "{:?}", report.notes);
        }
        // An array of 1000 bytes with its header, rounded up: what the JVM itself allocates for it.
        assert_eq!(resource(&report, "allocate", "memory").last, Some(1016.0));
    }
}

#[test]
fn the_java_interface() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    for (release, home) in jdks() {
        let (output, _) = watch(Java::new(&home, &folder), dir.path(), CONFIG, "Work", &["report"]);
        let text = seen(&output).0;
        let expected = [
            "present true".to_owned(),
            // The call, its argument, what it leaves, and the call that counts.
            format!("cpu {:?}", of_loop(10) + 5.0),
            "memory 0.0".to_owned(),
            format!("predicted {:?} HISTORY", of_loop(10)),
            "unknown false".to_owned(),
            "own 500.0".to_owned(),
        ];
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert_eq!(lines, expected, "JDK {release}: {}", common::errors(&output));
    }
}

#[test]
fn the_java_interface_without_the_agent() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Work", dir.path());
    for (name, bytes) in mantis_runtime::package("mantis/watch") {
        common::write_class(&folder, name, bytes);
    }
    for (release, home) in jdks() {
        let output = Java::new(&home, &folder).run("Work", &["report"]);
        let text = seen(&output).0;
        let lines: Vec<&str> = text.lines().skip(1).collect();
        let expected =
            ["present false", "cpu NaN", "memory NaN", "predicted NaN UNKNOWN", "unknown false", "own NaN"];
        assert_eq!(lines, expected, "JDK {release}: {}", common::errors(&output));
    }
}

/// Runs a program with one action for each name, which prints a name and the bytes its peer has counted on
/// each line, and compares. Gives the totals of the actions.
fn network_bytes(main: &str, names: &[&str], folder: &Path, dir: &Path, args: &[&str]) -> Vec<(String, f64)> {
    let action = |n: &&str| {
        format!("[[action]]\nname = \"{n}\"\nmethod = \"{main}.{n}\"\nresources = [\"network\"]\n")
    };
    let actions: String = names.iter().map(action).collect();
    let mut totals = Vec::new();
    for (release, home) in jdks() {
        let (output, report) = watch(Java::new(&home, folder), dir, &actions, main, args);
        let text = seen(&output).0;
        assert_eq!(text.lines().count(), names.len(), "JDK {release}: {}", common::errors(&output));
        for line in text.lines() {
            let (name, bytes) = line.split_once(' ').unwrap();
            let measured = resource(&report, name, "network");
            assert_eq!(measured.last, Some(bytes.parse().unwrap()), "{name} on JDK {release}");
            assert_eq!(measured.provenance, "exact");
            totals.push((name.to_owned(), measured.total));
        }
    }
    totals
}

#[test]
fn network_bytes_are_those_the_peer_counts() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Net", dir.path());
    let names = ["stream", "channel", "nonBlocking", "file", "disk", "packets"];
    network_bytes("Net", &names, &folder, dir.path(), &[]);
}

/// A key that signs itself, made by the JDK.
fn key_store(home: &Path, dir: &Path) -> PathBuf {
    let store = dir.join("keys.p12");
    let made = Command::new(home.join("bin/keytool"))
        .args([
            "-genkeypair",
            "-alias",
            "wire",
            "-keyalg",
            "EC",
            "-dname",
            "CN=localhost",
            "-storetype",
            "PKCS12",
        ])
        .args(["-storepass", "password", "-keystore"])
        .arg(&store)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", common::errors(&made));
    store
}

/// With TLS these are the encrypted bytes, handshakes and ends included.
#[test]
fn network_bytes_are_those_a_relay_sees() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Wire", dir.path());
    let names = ["sslSocket", "sslEngine", "selector", "transferFrom"];
    let store = key_store(&jdks()[0].1, dir.path());
    let args = [store.to_str().unwrap(), "password"];
    for (name, total) in network_bytes("Wire", &names, &folder, dir.path(), &args) {
        // There and back, and with TLS more than that.
        let sent = if name == "transferFrom" { 14_000.0 } else { 100_000.0 };
        assert!(total > sent && name.starts_with("ssl") || total == sent, "{name}: {total}");
    }
}

#[test]
fn virtual_threads_have_their_own_counts() {
    let dir = tempfile::tempdir().unwrap();
    let config = "[[action]]\nname = \"work\"\nmethod = \"Virtual.work\"\nresources = [\"cpu\", \"memory\", \"cputime\"]\n";
    for (release, home) in jdks().into_iter().filter(|(release, _)| *release >= 21) {
        let folder = compile(&home, &[java_file("Virtual")], &[], dir.path());
        let (output, report) = watch(Java::new(&home, &folder), dir.path(), config, "Virtual", &[]);
        assert_eq!(seen(&output).0, "done\n", "JDK {release}: {}", common::errors(&output));
        let cpu = resource(&report, "work", "cpu");
        assert_eq!(action(&report, "work").calls, 20);
        assert_eq!(cpu.last, Some(4.0 + 50.0 * 10.0 + 3.0 + 2.0), "JDK {release}");
        assert_eq!(cpu.total, 20.0 * cpu.last.unwrap());
        // Nobody says what a virtual thread allocates, and how long it had a processor.
        for name in ["memory", "cputime"] {
            let unknown = resource(&report, "work", name);
            assert_eq!((unknown.last, unknown.provenance.as_str()), (None, "unavailable"), "{name}");
        }
    }
}

#[test]
fn allocated_bytes_are_the_jvms_own() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Memory", dir.path());
    let config = "[[action]]\nname = \"allocate\"\nmethod = \"Memory.allocate\"\nresources = [\"memory\"]\n";
    for (release, home) in jdks() {
        for n in ["0", "1", "10", "1000"] {
            // In the interpreter: what the JIT compiler removes in one place and not in the other is not the
            // question.
            let java = Java::new(&home, &folder).flag("-Xint");
            let (output, report) = watch(java, dir.path(), config, "Memory", &[n]);
            let said: f64 = seen(&output).0.trim().parse().unwrap();
            let memory = resource(&report, "allocate", "memory");
            assert_eq!(memory.last, Some(said), "{n} on JDK {release}: {}", common::errors(&output));
            assert!(said > 0.0);
        }
    }
}

#[test]
fn admission_has_three_choices() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Admit", dir.path());
    let config = "[[action]]\nname = \"work\"\nmethod = \"Admit.work\"\nresources = [\"cpu\"]\n\
        training = 1\nparameters = [{ value = \"arg0\", max = 100 }]\n";
    for (release, home) in jdks() {
        let (output, _) = watch(Java::new(&home, &folder), dir.path(), config, "Admit", &[]);
        let text = seen(&output).0;
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            "training true",
            "unknown true",
            "notified false1",
            "alternative",
            "in time false",
            "later true",
            "training false",
        ];
        assert_eq!(lines, expected, "JDK {release}: {}", common::errors(&output));
    }
}

/// Nothing is lost or doubled under threads and both JIT compilers, exceptions in mid-block included.
#[test]
fn many_threads_and_compiled_code() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Busy", dir.path());
    let config = "[[action]]\nname = \"work\"\nmethod = \"Busy.work\"\nresources = [\"cpu\", \"energy\"]\n\
        parameters = [{ value = \"arg0\", max = 64, intervals = 64 }]\n";
    for (release, home) in jdks() {
        let mut runs = Vec::new();
        // The interpreter alone, and everything the JVM has.
        for flag in ["-Xint", "-XX:TieredStopAtLevel=4"] {
            let java = Java::new(&home, &folder).flag(flag);
            let (output, report) = watch(java, dir.path(), config, "Busy", &[]);
            assert_eq!(action(&report, "work").calls, 8 * 4000, "JDK {release}: {}", common::errors(&output));
            let (cpu, energy) = (resource(&report, "work", "cpu"), resource(&report, "work", "energy"));
            // Joules of the machine differ from run to run.
            let modelled = (energy.provenance == "estimated").then_some(energy.total);
            runs.push((seen(&output), cpu.total, modelled));
        }
        assert_eq!(runs[0].0, runs[1].0, "JDK {release}");
        assert_eq!(runs[0].1, runs[1].1, "JDK {release}: bytecodes");
        // Before the loop 4, its last look and the return 5; a turn is 5 for the loop and 9 for its body.
        // Every fourth remainder is by zero: 6 of those 9 are executed, and 2 in the handler.
        let turns: f64 = (0..4000).map(|i| f64::from(i % 64)).sum::<f64>() * 8.0;
        let zeros: f64 = (0..4000).map(|i| f64::from((i % 64 + 3) / 4)).sum::<f64>() * 8.0;
        let (whole, caught) = (turns - zeros, zeros);
        assert_eq!(runs[0].1, 8.0 * 4000.0 * 9.0 + whole * 14.0 + caught * 13.0, "JDK {release}");
        assert_eq!(runs[0].2, runs[1].2, "JDK {release}: energy");
    }
}

/// As module systems do: a class loader that finds nothing of other loaders but `java.*`.
#[test]
fn class_loaders_that_keep_to_themselves() {
    let dir = tempfile::tempdir().unwrap();
    let folder = compile_here("Isolated", dir.path());
    let config = "[[action]]\nname = \"work\"\nmethod = \"Isolated$Inside.work\"\nresources = [\"cpu\"]\n\
        parameters = [{ value = \"arg0.size()\", max = 10 }]\n";
    for (release, home) in jdks() {
        let (output, report) = watch(Java::new(&home, &folder), dir.path(), config, "Isolated", &[]);
        assert_eq!(seen(&output).0, "3 alone\n", "JDK {release}: {}", common::errors(&output));
        assert_eq!(action(&report, "work").calls, 1);
        // invokeinterface and its receiver, return.
        assert_eq!(resource(&report, "work", "cpu").last, Some(3.0));
        assert_eq!(action(&report, "work").cells.1, 1);
    }
}
