//! The classes of `mantis.rt` in real JVMs: the launcher must not be noticeable, the counters must not be
//! lost.

use crate::support::{Java, jvm, jvms};
use mantis_measure::RawCounts;
use mantis_measure::output::Times;

fn flag(name: &str, file: &std::path::Path) -> Vec<String> {
    vec![format!("-D{name}={}", file.display())]
}

/// Exit code and standard error of plain java and of the launcher are the same, and a time is written.
#[test]
fn launcher_behaves_like_java() {
    let java = Java::get();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("time");
    let cases: [&[&str]; 6] = [
        &["App", "count", "10"],
        &["App", "exit", "3"],
        &["App", "throw"],
        &["App", "handler"],
        &["App", "threadthrow"],
        &["Odd$Child", "a", "b"],
    ];
    for jvm in jvms() {
        for case in cases {
            let name = if case[0] == "App" { "app" } else { "odd" };
            let plain = java.run(&jvm, name, &[], case, dir.path());
            let launched = [&["mantis.rt.Launcher"], case].concat();
            let timed = java.run(&jvm, name, &flag("mantis.time", &file), &launched, dir.path());
            let release = jvm.release();
            assert_eq!(timed.status, plain.status, "{case:?} on {release}");
            let (ours, theirs) =
                (String::from_utf8_lossy(&timed.stderr), String::from_utf8_lossy(&plain.stderr));
            assert_eq!(ours, theirs, "{case:?} on {release}");
            let times = Times::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
            assert!(times.wall_ns >= times.main_ns.unwrap_or(0), "{case:?}: {times:?}");
            assert_eq!(times.main_ns.is_some(), case[1] != "exit", "{case:?}: {times:?}");
            std::fs::remove_file(&file).unwrap();
        }
    }
}

#[test]
fn launcher_refuses_what_java_refuses() {
    let java = Java::get();
    let dir = tempfile::tempdir().unwrap();
    let jvm = jvm();
    for (class, text) in [
        (
            "Absent",
            "Error: Could not find or load main class Absent\nCaused by: java.lang.ClassNotFoundException: Absent",
        ),
        ("Odd$None", "Error: Main method not found in class Odd$None, please define the main method as:"),
    ] {
        let plain = java.run(&jvm, "odd", &[], &[class], dir.path());
        let launched = java.run(&jvm, "odd", &[], &["mantis.rt.Launcher", class], dir.path());
        let stderr = String::from_utf8_lossy(&launched.stderr);
        assert!(stderr.starts_with(text), "{stderr}");
        assert_eq!(launched.status, plain.status);
    }
    let launched = java.run(&jvm, "odd", &[], &["mantis.rt.Launcher", "Odd$BadInit"], dir.path());
    let stderr = String::from_utf8_lossy(&launched.stderr);
    assert!(
        stderr.starts_with("Exception in thread \"main\" java.lang.ExceptionInInitializerError"),
        "{stderr}"
    );
    assert!(stderr.contains("Caused by: java.lang.IllegalStateException: in the initialiser"), "{stderr}");
    assert!(!stderr.contains("mantis"), "{stderr}");
    assert_eq!(launched.status.code(), Some(1));
}

#[test]
fn launcher_runs_an_instance_main_where_java_does() {
    let java = Java::get();
    let dir = tempfile::tempdir().unwrap();
    for jvm in jvms() {
        let plain = java.run(&jvm, "odd", &[], &["Odd$Instance"], dir.path());
        let launched = java.run(&jvm, "odd", &[], &["mantis.rt.Launcher", "Odd$Instance"], dir.path());
        assert_eq!(launched.status, plain.status, "on {}", jvm.release());
    }
}

#[test]
fn launcher_gives_details_when_asked() {
    let java = Java::get();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("time");
    let flags = [flag("mantis.time", &file), vec!["-Dmantis.detail=true".to_string()]].concat();
    let done = java.run(&jvm(), "app", &flags, &["mantis.rt.Launcher", "App", "count", "10"], dir.path());
    assert!(done.status.success());
    let text = std::fs::read_to_string(&file).unwrap();
    for key in ["gc_count ", "gc_ns ", "main_allocated_bytes ", "main_cpu_ns "] {
        assert!(text.lines().any(|l| l.starts_with(key)), "{text}");
    }
    Times::parse(&text).unwrap();
}

/// What a thread has allocated that ended before the JVM did counts as well, and what the launcher allocates
/// to find out does not.
#[test]
fn launcher_says_what_all_threads_allocated() {
    let java = Java::get();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("time");
    for jvm in jvms() {
        let said = |megabytes: &str, allocated: bool| {
            let flags = [
                flag("mantis.time", &file),
                vec![format!("-Dmantis.allocated={allocated}"), "-XX:+UseSerialGC".to_owned()],
            ];
            let args = ["mantis.rt.Launcher", "App", "garbage", megabytes];
            let done = java.run(&jvm, "app", &flags.concat(), &args, dir.path());
            assert!(done.status.success(), "{done:?}");
            Times::parse(&std::fs::read_to_string(&file).unwrap()).unwrap()
        };
        let [little, much, unasked] = [said("1", true), said("65", true), said("1", false)];
        let release = jvm.release();
        assert_eq!(unasked.jvm_allocated_bytes, None, "on {release}");
        let allocated = little.jvm_allocated_bytes.zip(much.jvm_allocated_bytes);
        // Updates of earlier ones know it, too.
        assert!(allocated.is_some() || release < 21, "on {release}");
        if let Some((little, much)) = allocated {
            let difference = (much - little) as f64 / f64::from(64 << 20);
            assert!((difference - 1.0).abs() < 0.01, "{little} and {much} on {release}");
        }
        if cfg!(target_os = "linux") {
            assert!(little.resident_bytes.is_some_and(|b| b > 8 << 20), "{little:?} on {release}");
            // It has read its classes, and nothing was written when it was asked.
            assert!(little.read_bytes.is_some_and(|b| b > 1 << 10), "{little:?} on {release}");
            assert!(little.written_bytes.is_some_and(|b| b < 1 << 20), "{little:?} on {release}");
            assert!(little.process_cpu_ns >= little.cpu_ns, "{little:?} on {release}");
        }
    }
}

/// The counts of `App` for some arguments, or nothing when none were written.
fn counts(jvm: &mantis_measure::Jvm, name: &str, args: &[&str]) -> Option<RawCounts> {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("counts");
    Java::get().run(jvm, name, &flag("mantis.counts", &file), args, dir.path());
    file.exists().then(|| RawCounts::read(&file).unwrap())
}

#[test]
fn counts_survive_every_ending() {
    for jvm in jvms() {
        for (args, second, others) in [
            (&["App", "count", "41"][..], 41, 0),
            (&["App", "exit", "3"], 0, 0),
            (&["App", "throw"], 0, 0),
            (&["App", "thread"], 1000, 1),
            (&["App", "redirect"], 0, 0),
            (&["App", "print", "2"], 160 << 16, 0),
        ] {
            let raw = counts(&jvm, "app", args).unwrap_or_else(|| panic!("no counts for {args:?}"));
            let section = &raw.sections[0];
            assert_eq!(section.program, "by hand");
            assert_eq!(section.counts, [args.len() as i64 - 1, second], "{args:?}");
            assert_eq!(raw.other_threads, Some(others), "{args:?} on {}", jvm.release());
            assert_eq!(raw.exact(), others == 0);
            if args[1] == "count" {
                assert_eq!((section.doubles[0], section.bytes), (20.5, 32));
            }
        }
        assert!(counts(&jvm, "app", &["App", "halt"]).is_none());
    }
}

#[test]
fn counts_of_all_threads_are_summed() {
    for jvm in jvms() {
        let raw = counts(&jvm, "many", &["Many", "30"]).unwrap();
        assert!(raw.threads_mode && raw.exact());
        let section = &raw.sections[0];
        assert_eq!(section.counts, [1, 300 * 100 + 1]);
        assert_eq!((&section.sums[..], section.doubles[0], section.bytes), (&[-60_000][..], 75.0, 4800));
    }
}

#[test]
fn counts_are_written_to_the_working_directory_by_default() {
    let dir = tempfile::tempdir().unwrap();
    Java::get().run(&jvm(), "app", &[], &["App", "count", "5"], dir.path());
    assert_eq!(RawCounts::read(&dir.path().join("mantis.counts")).unwrap().sections[0].counts, [2, 5]);
}

#[test]
fn an_unwritable_counts_file_is_said_and_changes_nothing_else() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("absent/counts");
    let flags = flag("mantis.counts", &file);
    let done = Java::get().run(&jvm(), "app", &flags, &["App", "exit", "3"], dir.path());
    let stderr = String::from_utf8_lossy(&done.stderr);
    assert!(stderr.starts_with("mantis: cannot write the counts to "), "{stderr}");
    assert_eq!(done.status.code(), Some(3));
}

#[test]
fn logical_sizes() {
    let dir = tempfile::tempdir().unwrap();
    let done = Java::get().run(&jvm(), "sizes", &[], &["Sizes"], dir.path());
    let text = String::from_utf8_lossy(&done.stdout);
    // Second line, last: 2 references (24), 2 x 3 references (32 each), 6 x 5 bytes (24 each).
    expect_test::expect![[r#"
        16 24 24 32 40 0 17179869192
        128 128 56 16 232
    "#]]
    .assert_eq(&text);
}
