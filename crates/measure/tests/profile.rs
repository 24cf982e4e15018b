//! Whole measurements of small programs in real JVMs.

use crate::support::{Java, jvm};
use mantis_energy::{Meter, Metering, Reading, Source, Work};
use mantis_measure::{
    Decode, Decoded, Error, Event, Options, Program, RawCounts, RunSpec, RunStore, Silent, Stage, Status,
    Wanted, profile,
};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Decodes the counters of `App`.
struct ByHand(Vec<String>);

impl ByHand {
    fn new() -> ByHand {
        ByHand(vec!["App.java:8 args".to_string(), "App.java:11 loop iterations".to_string()])
    }
}

impl Decode for ByHand {
    fn features(&self) -> &[String] {
        &self.0
    }

    fn definitions(&self) -> Vec<String> {
        self.0.iter().map(|name| format!("{{\"name\":{name:?}}}")).collect()
    }

    fn decode(&self, counts: &[u8]) -> Result<Decoded, String> {
        let raw = RawCounts::parse(counts)?;
        let [section] = &raw.sections[..] else { return Err("one section expected".to_string()) };
        Ok(Decoded {
            bytecodes: section.counts[1] as u64,
            allocated_bytes: section.bytes as u64,
            features: section.counts.iter().map(|c| *c as f64).collect(),
            ..Decoded::default()
        })
    }
}

fn app() -> Program {
    Program::class_path([Java::get().classes("app")], "App").unwrap()
}

fn run(args: &[&str], cwd: &Path) -> RunSpec {
    RunSpec::new(args.iter().copied(), cwd)
}

fn measure(
    inputs: &[RunSpec],
    options: &Options,
    progress: &dyn mantis_measure::Progress,
    cancel: &AtomicBool,
) -> Result<RunStore, Error> {
    profile(&app(), &app(), &jvm(), inputs, &ByHand::new(), options, progress, cancel)
}

/// Collects events, and raises the flag when as many runs have ended as asked.
struct Watch<'a> {
    seen: Mutex<Vec<Event>>,
    cancel: &'a AtomicBool,
    after: usize,
}

impl<'a> Watch<'a> {
    fn new(cancel: &'a AtomicBool, after: usize) -> Watch<'a> {
        Watch { seen: Mutex::default(), cancel, after }
    }

    fn runs(&self) -> Vec<(Stage, usize, usize)> {
        let runs = |e: &Event| match e {
            Event::Run { stage, done, total, .. } => Some((*stage, *done, *total)),
            _ => None,
        };
        self.seen.lock().unwrap().iter().filter_map(runs).collect()
    }
}

impl mantis_measure::Progress for Watch<'_> {
    fn event(&self, event: Event) {
        let mut seen = self.seen.lock().unwrap();
        seen.push(event);
        let runs = seen.iter().filter(|e| matches!(e, Event::Run { .. })).count();
        if runs == self.after {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn counts_and_times_of_good_and_bad_runs() {
    let dir = tempfile::tempdir().unwrap();
    let here = dir.path();
    std::fs::write(here.join("in.txt"), "12345").unwrap();
    std::fs::write(here.join("here.txt"), "123").unwrap();
    let mut stdin = run(&["stdin"], here);
    stdin.stdin = Some(here.join("in.txt"));
    let mut env = run(&["env"], here);
    env.env.insert("GREETING".into(), "hello!".into());
    let mut hang = run(&["hang"], here);
    hang.timeout = Some(Duration::from_millis(1500));
    let mut absent = run(&["stdin"], here);
    absent.stdin = Some(here.join("absent.txt"));
    let inputs = [
        run(&["count", "1000"], here),
        stdin,
        env,
        run(&["cwd"], here),
        run(&["thread"], here),
        run(&["exit", "3"], here),
        run(&["throw"], here),
        run(&["print", "2"], here),
        run(&["halt"], here),
        hang,
        absent,
    ];
    let options = Options { repeats: 2, ..Options::new(&here.join("store"), &app()) };
    let store = measure(&inputs, &options, &Silent, &AtomicBool::new(false)).unwrap();

    let figures: Vec<_> =
        store.rows.iter().map(|r| (r.status, r.exit_code, r.bytecodes, r.exact, r.times_ns.len())).collect();
    let ok = |count, exact| (Status::Ok, Some(0), Some(count), Some(exact), 2);
    let failed = |status, code| (status, code, None, None, 0);
    assert_eq!(
        figures,
        [
            ok(1000, true),
            ok(5, true),
            ok(6, true),
            ok(3, true),
            ok(1000, false),
            failed(Status::Exit, Some(3)),
            failed(Status::Exit, Some(1)),
            failed(Status::Exit, Some(2)),
            failed(Status::Output, Some(0)),
            failed(Status::Timeout, None),
            failed(Status::Input, None),
        ]
    );
    let reason = |i: usize| store.rows[i].reason.clone().unwrap_or_default();
    assert_eq!(reason(5), "counting run: exit code 3");
    assert_eq!(reason(9), "counting run: still running after 3 s");
    assert!(reason(10).contains("absent.txt: No such file"), "{}", reason(10));
    let trace = store.rows[6].stderr.clone().unwrap();
    assert!(
        trace.contains("java.lang.IllegalStateException: deliberate\n\tat App.fail(App.java:"),
        "{trace}"
    );
    let printed = store.rows[7].stderr.clone().unwrap();
    assert!(printed.len() == 4096 && printed.ends_with("last words\n"), "{} bytes", printed.len());
    assert_eq!(store.rows[0].features, [2.0, 1000.0]);

    let file = here.join("runs.parquet");
    store.write(&file).unwrap();
    // All but when and how long it was measured is in the file.
    assert!(store.elapsed > Duration::ZERO && store.rows[0].began.is_some());
    let mut kept = RunStore { elapsed: Duration::ZERO, ..store.clone() };
    kept.rows.iter_mut().for_each(|r| (r.began, r.elapsed) = (None, None));
    assert_eq!(RunStore::read(&file).unwrap(), kept);
    assert_eq!(store.definitions[1], "{\"name\":\"App.java:11 loop iterations\"}");
    let table = mantis_measure::Table::read(&file).unwrap();
    assert_eq!(table.rows, 5);
    assert_eq!(table.notes, ["6 of 11 runs failed and are left out"]);
    let names: Vec<_> = table.features("bytecodes").map(|c| c.name.as_str()).collect();
    assert_eq!(names, store.features);
    assert_eq!(table.column("bytecodes").unwrap().values, [1000.0, 5.0, 6.0, 3.0, 1000.0]);
}

/// What a run that failed says, without what differs between JVMs and runs.
fn said(store: &RunStore, input: usize) -> String {
    store.rows[input].reason.clone().unwrap_or_default()
}

#[test]
fn a_failed_run_says_why() {
    let dir = tempfile::tempdir().unwrap();
    let here = dir.path();
    let mut slow = run(&["slow"], here);
    slow.timeout = Some(Duration::from_millis(1500));
    let words = ["throw", "usage", "full", "deep", "kill", "crash", "halt"];
    let mut inputs: Vec<RunSpec> = words.iter().map(|w| run(&[w], here)).collect();
    inputs.push(slow);
    let mut program = app();
    program.jvm_flags = vec!["-Xmx32m".into(), "-XX:-CreateCoredumpOnCrash".into()];
    let options = Options { repeats: 1, ..Options::new(&here.join("store"), &program) };
    let cancel = AtomicBool::new(false);
    let watch = Watch::new(&cancel, usize::MAX);
    let measure =
        || profile(&program, &program, &jvm(), &inputs, &ByHand::new(), &options, &watch, &cancel).unwrap();
    let store = measure();

    let trace = said(&store, 0);
    let lines: Vec<&str> = trace.lines().collect();
    assert_eq!(lines[0], "counting run: exit code 1; the end of standard error:");
    assert_eq!(
        lines[1], "    Exception in thread \"main\" java.lang.IllegalStateException: deliberate",
        "{trace}"
    );
    assert!(lines[2].starts_with("        at App.fail(App.java:"), "{trace}");
    assert_eq!(lines[3], "    Caused by: java.lang.NumberFormatException: For input string: \"x\"");
    assert_eq!(lines.len(), 5, "{trace}");
    assert_eq!(
        said(&store, 1),
        "counting run: exit code 2; the end of standard output, with nothing on standard error:\n    usage: app FILE"
    );
    let full = said(&store, 2);
    assert!(full.starts_with("counting run: exit code 1 (the heap was full; --jvm-flag=-Xmx... "), "{full}");
    assert!(full.contains("\n    Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space"));
    // A thousand frames are one line, and the exception above them is still known.
    let deep = said(&store, 3);
    assert!(deep.contains("java.lang.StackOverflowError\n        at App.deep(App.java:"), "{deep}");
    assert!(deep.ends_with(" (and 1023 more)") && deep.len() < 300, "{deep}");
    assert!(store.rows[3].stderr.as_ref().unwrap().len() == 4096);
    assert_eq!(
        said(&store, 4),
        "counting run: ended by signal 9 (killed; out of memory?); the end of standard error:\n    about to be killed"
    );
    let crash = said(&store, 5);
    assert!(crash.contains("; the JVM crashed: SIGSEGV (0xb) at pc=0x"), "{crash}");
    assert!(crash.contains(", in V  [libjvm.so+0x") && crash.contains("\n    about to crash"), "{crash}");
    let report = crash.split("its report is ").nth(1).unwrap().split(';').next().unwrap();
    assert!(report.starts_with(here.to_str().unwrap()) && Path::new(report).is_file(), "{crash}");
    assert!(
        !std::fs::read_dir(here).unwrap().any(|e| e.unwrap().file_name() != "store"),
        "nothing lies about"
    );
    assert_eq!(
        said(&store, 6),
        "counting run: it ended without writing its counts (does it call Runtime.halt?)"
    );
    assert_eq!(
        said(&store, 7),
        "counting run: still running after 3 s; the end of standard error:\n    waiting for a server"
    );

    // Who watches hears the same, and so does who asks the journal again.
    let heard =
        |e: &Event| matches!(e, Event::Run { input: 7, failure: Some(why), .. } if why.ends_with("a server"));
    assert!(watch.seen.lock().unwrap().iter().any(heard));
    assert_eq!(measure().rows, store.rows);
}

#[test]
fn a_cancelled_measurement_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().unwrap();
    let inputs: Vec<RunSpec> = (1..5).map(|n| run(&["count", &n.to_string()], dir.path())).collect();
    let options = Options { repeats: 2, counting_jobs: 1, ..Options::new(&dir.path().join("store"), &app()) };

    // Stopped after the four counting runs and one timing run.
    let cancel = AtomicBool::new(false);
    let watch = Watch::new(&cancel, 5);
    assert!(matches!(measure(&inputs, &options, &watch, &cancel), Err(Error::Cancelled)));
    assert_eq!(watch.runs().last(), Some(&(Stage::Timing, 1, 8)));

    // A kill in the middle of a write leaves half a line.
    let journal = dir.path().join("store/journal.jsonl");
    let mut text = std::fs::read(&journal).unwrap();
    assert_eq!(text.iter().filter(|b| **b == b'\n').count(), 5);
    text.extend(b"{\"key\":\"0123");
    std::fs::write(&journal, &text).unwrap();

    let cancel = AtomicBool::new(false);
    let watch = Watch::new(&cancel, usize::MAX);
    let store = measure(&inputs, &options, &watch, &cancel).unwrap();
    let expected: Vec<_> = (2..9).map(|n| (Stage::Timing, n, 8)).collect();
    assert_eq!(watch.runs(), expected);
    let counts: Vec<_> = store.rows.iter().map(|r| (r.bytecodes, r.times_ns.len())).collect();
    assert_eq!(counts, [(Some(1), 2), (Some(2), 2), (Some(3), 2), (Some(4), 2)]);

    // Nothing is left to do, and the figures are the same.
    let watch = Watch::new(&cancel, usize::MAX);
    assert_eq!(measure(&inputs, &options, &watch, &cancel).unwrap(), store);
    assert!(watch.runs().is_empty());

    // Another series is timed anew, a changed input is counted anew.
    let again = Options { series: "noise".into(), ..options.clone() };
    let watch = Watch::new(&cancel, usize::MAX);
    measure(&inputs[..1], &again, &watch, &cancel).unwrap();
    assert_eq!(watch.runs(), [(Stage::Timing, 1, 2), (Stage::Timing, 2, 2)]);
}

/// Records of before memory was measured stand for all but what they lack, which one run of an input tells.
#[test]
fn only_the_first_run_is_made_again_for_what_a_journal_lacks() {
    let dir = tempfile::tempdir().unwrap();
    let inputs = [run(&["count", "5"], dir.path()), run(&["exit", "3"], dir.path())];
    let plain = Options { repeats: 2, ..Options::new(&dir.path().join("store"), &app()) };
    let cancel = AtomicBool::new(false);
    let store = measure(&inputs, &plain, &Silent, &cancel).unwrap();
    assert_eq!(store.rows[0].jvm_allocated_bytes, None);

    // As an earlier version would have written it.
    let journal = dir.path().join("store/journal.jsonl");
    let text = std::fs::read_to_string(&journal).unwrap();
    let old = |line: &str| {
        let mut record: serde_json::Value = serde_json::from_str(line).unwrap();
        record.as_object_mut().unwrap().remove("resident_bytes");
        format!("{record}\n")
    };
    std::fs::write(&journal, text.lines().map(old).collect::<String>()).unwrap();
    let watch = Watch::new(&cancel, usize::MAX);
    let same = measure(&inputs, &plain, &watch, &cancel).unwrap();
    assert_eq!((same.rows[0].resident_bytes, watch.runs()), (None, Vec::new()));

    let all = Options { wanted: Wanted { heap: false, ..Wanted::ALL }, ..plain };
    let watch = Watch::new(&cancel, usize::MAX);
    let known = measure(&inputs, &all, &watch, &cancel).unwrap();
    assert_eq!(watch.runs(), [(Stage::Timing, 2, 2)]);
    assert_eq!(known.rows[0].times_ns[1], store.rows[0].times_ns[1]);
    assert_eq!(known.rows[0].resident_bytes.is_some(), cfg!(target_os = "linux"));
    // What nobody can tell is not asked for again.
    let watch = Watch::new(&cancel, usize::MAX);
    assert_eq!(measure(&inputs, &all, &watch, &cancel).unwrap(), known);
    assert!(watch.runs().is_empty());

    // Nor is what was known before it was made again for something else.
    let heap = Options { wanted: Wanted { heap: true, ..Wanted::default() }, ..all.clone() };
    assert!(measure(&inputs, &heap, &Silent, &cancel).unwrap().rows[0].heap_bytes.is_some());
    let watch = Watch::new(&cancel, usize::MAX);
    let same = measure(&inputs, &all, &watch, &cancel).unwrap();
    assert_eq!(same.rows[0].jvm_allocated_bytes, known.rows[0].jvm_allocated_bytes);
    assert!(watch.runs().is_empty());
}

/// A meter whose counter advances by a joule whenever it is read.
#[derive(Debug)]
struct Ticking(&'static str, AtomicU64);

impl Meter for Ticking {
    fn name(&self) -> String {
        self.0.to_owned()
    }

    fn source(&self) -> Source {
        Source::Measured
    }

    fn read(&self) -> Result<Reading, mantis_energy::Error> {
        Ok(vec![self.1.fetch_add(1, Ordering::Relaxed)])
    }

    fn joules(&self, before: &[u64], after: &[u64], _: Option<&Work>) -> Option<f64> {
        Some((after.first()? - before.first()?) as f64)
    }
}

#[test]
fn timed_runs_are_metered_one_at_a_time_and_again_by_another_meter() {
    let dir = tempfile::tempdir().unwrap();
    let inputs = [run(&["count", "5"], dir.path()), run(&["count", "6"], dir.path())];
    let options = |name: &'static str, idle_watts: f64| Options {
        repeats: 2,
        timing_jobs: 2,
        wanted: Wanted { energy: true, ..Wanted::default() },
        metering: Metering { meter: Arc::new(Ticking(name, AtomicU64::new(7))), idle_watts },
        ..Options::new(&dir.path().join("store"), &app())
    };
    let cancel = AtomicBool::new(false);
    let metered = |options: &Options| {
        let watch = Watch::new(&cancel, usize::MAX);
        let store = measure(&inputs, options, &watch, &cancel).unwrap();
        (store.rows.iter().map(|row| row.energy_uj).collect::<Vec<_>>(), watch.runs().len(), store.energy())
    };
    // Several at a time would be read between.
    let (energy, runs, origin) = metered(&options("first", 0.0));
    assert_eq!((energy, runs), (vec![Some(1_000_000); 2], 6));
    assert_eq!(origin.unwrap().meter, "first");
    // Readings stay, whatever is subtracted.
    assert_eq!(metered(&options("first", 1e9)).0, [None; 2]);
    assert_eq!(metered(&options("first", 0.0)).1, 0);
    let (energy, runs, origin) = metered(&options("second", 0.0));
    assert_eq!((energy, runs), (vec![Some(1_000_000); 2], 4));
    assert_eq!(origin.unwrap().meter, "second");
    // Nobody asks, nobody tells.
    let plain = Options { wanted: Wanted::default(), ..options("second", 0.0) };
    assert_eq!(metered(&plain), (vec![None; 2], 0, None));
}

/// An argument may name a file that the run writes: what stands there afterwards does not make it another
/// run.
#[test]
fn a_run_is_found_again_beside_what_it_wrote() {
    let dir = tempfile::tempdir().unwrap();
    let (read, wrote) = (dir.path().join("in.txt"), dir.path().join("out.txt"));
    std::fs::write(&read, "first").unwrap();
    let inputs = [run(&["count", "5", "in.txt", "out.txt"], dir.path())];
    let plain = Options { repeats: 1, ..Options::new(&dir.path().join("store"), &app()) };
    let cancel = AtomicBool::new(false);
    let runs = || {
        let watch = Watch::new(&cancel, usize::MAX);
        let began = measure(&inputs, &plain, &watch, &cancel).unwrap().rows[0].began.unwrap();
        (watch.runs().len(), began)
    };
    let changed = |file: &Path| std::fs::metadata(file).unwrap().modified().unwrap();
    assert_eq!(runs().0, 2);
    // An input that is made once more as it was is none of what runs wrote.
    std::fs::write(&read, "first").unwrap();
    let (made, began) = runs();
    assert_eq!((made, began), (0, changed(&read)));
    std::fs::write(&wrote, "result").unwrap();
    assert_eq!(runs(), (0, began));
    assert!(began <= changed(&wrote), "what the run wrote is not there before it");
    std::fs::write(&read, "second").unwrap();
    assert_eq!(runs().0, 2, "another input");
}

#[test]
fn the_smallest_heap_that_is_enough_is_found_and_found_again() {
    const HELD: u64 = 24;
    let dir = tempfile::tempdir().unwrap();
    // The program ends well with too little, too, but not as it does with plenty.
    let inputs = [run(&["hold", &HELD.to_string()], dir.path()), run(&["exit", "3"], dir.path())];
    let plain = Options { repeats: 1, ..Options::new(&dir.path().join("store"), &app()) };
    let options = Options { wanted: Wanted { heap: true, ..Wanted::default() }, ..plain };
    let cancel = AtomicBool::new(false);
    let watch = Watch::new(&cancel, usize::MAX);
    let store = measure(&inputs, &options, &watch, &cancel).unwrap();
    assert_eq!(watch.runs().last(), Some(&(Stage::Heap, 1, 1)));
    let heap = store.rows[0].heap_bytes.unwrap();
    assert!(heap > HELD << 20 && heap < HELD << 23, "{heap}");
    assert_eq!(store.rows[1].heap_bytes, None);
    let file = dir.path().join("runs.parquet");
    store.write(&file).unwrap();
    assert_eq!(RunStore::read(&file).unwrap().rows[0].heap_bytes, Some(heap));

    // Stopped in the middle of the search, it makes the tries that it lacks and ends the same.
    let journal = dir.path().join("store/journal.jsonl");
    let text = std::fs::read_to_string(&journal).unwrap();
    let of_heap = text.lines().filter(|l| l.contains("\"stage\":\"heap\"")).count();
    assert!((3..20).contains(&of_heap), "{text}");
    let lines = text.lines().count();
    // The last try and the result.
    let kept: String = text.lines().take(lines - 2).map(|l| format!("{l}\n")).collect();
    std::fs::write(&journal, &kept).unwrap();
    let again = measure(&inputs, &options, &Silent, &cancel).unwrap();
    assert_eq!(again.rows[0].times_ns, store.rows[0].times_ns);
    assert!(again.rows[0].heap_bytes.is_some());
    let watch = Watch::new(&cancel, usize::MAX);
    assert_eq!(measure(&inputs, &options, &watch, &cancel).unwrap(), again);
    assert!(watch.runs().is_empty());
}

#[test]
fn a_changed_file_is_a_new_input() {
    let dir = tempfile::tempdir().unwrap();
    let options = Options { repeats: 0, ..Options::new(&dir.path().join("store"), &app()) };
    // "out.txt" stands for an argument that the program writes: it changes each time and is no input.
    let mut input = run(&["cwd", "out.txt"], dir.path());
    input.files.push(dir.path().join("here.txt"));
    for content in ["1", "12", "12"] {
        std::fs::write(dir.path().join("here.txt"), content).unwrap();
        let written = std::fs::read_to_string(dir.path().join("out.txt")).unwrap_or_default();
        std::fs::write(dir.path().join("out.txt"), written + "more").unwrap();
        let store = measure(&[input.clone()], &options, &Silent, &AtomicBool::new(false)).unwrap();
        assert_eq!(store.rows[0].bytecodes, Some(content.len() as u64));
    }
    let counts = std::fs::read_dir(dir.path().join("store/counts")).unwrap().count();
    assert_eq!(counts, 2);
}

#[test]
fn a_larger_limit_tries_a_timeout_again() {
    let dir = tempfile::tempdir().unwrap();
    let mut options = Options { repeats: 0, ..Options::new(&dir.path().join("store"), &app()) };
    let inputs = [run(&["count", "7"], dir.path())];
    let cancel = AtomicBool::new(false);
    // No JVM starts in this time.
    options.timeout = Duration::from_millis(1);
    let store = measure(&inputs, &options, &Silent, &cancel).unwrap();
    assert_eq!(store.rows[0].status, Status::Timeout);
    options.timeout = Duration::from_secs(60);
    let store = measure(&inputs, &options, &Silent, &cancel).unwrap();
    assert_eq!((store.rows[0].status, store.rows[0].bytecodes), (Status::Ok, Some(7)));
}

#[test]
fn cancelling_ends_a_running_program() {
    let dir = tempfile::tempdir().unwrap();
    let options = Options { repeats: 0, counting_jobs: 2, ..Options::new(&dir.path().join("store"), &app()) };
    // The first run's end raises the flag while the second hangs.
    let inputs = [run(&["count", "1"], dir.path()), run(&["hang"], dir.path())];
    let cancel = AtomicBool::new(false);
    let watch = Watch::new(&cancel, 1);
    assert!(matches!(measure(&inputs, &options, &watch, &cancel), Err(Error::Cancelled)));
    let journal = std::fs::read_to_string(dir.path().join("store/journal.jsonl")).unwrap();
    assert_eq!(journal.lines().count(), 1);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("file"), "").unwrap();
    let options = Options::new(&dir.path().join("file/store"), &app());
    let error = measure(&[], &options, &Silent, &AtomicBool::new(false)).unwrap_err().to_string();
    assert!(error.starts_with("cannot write ") && error.contains("file/store: Not a directory"), "{error}");
}

#[test]
fn a_disk_that_cannot_take_the_counts_stops_the_measurement() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("store");
    let options = Options { repeats: 0, ..Options::new(&folder, &app()) };
    let cancel = AtomicBool::new(false);
    // A first run makes the folder; then the counts' folder is one that no file can be made in.
    measure(&[run(&["count", "1"], dir.path())], &options, &Silent, &cancel).unwrap();
    std::fs::remove_dir_all(folder.join("counts")).unwrap();
    std::os::unix::fs::symlink("/proc/self/fdinfo", folder.join("counts")).unwrap();
    let error =
        measure(&[run(&["count", "2"], dir.path())], &options, &Silent, &cancel).unwrap_err().to_string();
    assert!(
        error.starts_with("cannot write ") && error.contains("mantis: cannot write the counts"),
        "{error}"
    );
}

#[test]
fn flags_reach_the_program_and_the_default_collector_yields() {
    let dir = tempfile::tempdir().unwrap();
    let mut program = app();
    program.jvm_flags = vec!["-XX:+UseParallelGC".into(), "-Xint".into()];
    let options = Options { repeats: 1, ..Options::new(&dir.path().join("store"), &program) };
    assert!(!options.flags.contains(&"-XX:+UseSerialGC".to_string()));
    let inputs = [run(&["count", "3"], dir.path())];
    let cancel = AtomicBool::new(false);
    let store =
        profile(&program, &program, &jvm(), &inputs, &ByHand::new(), &options, &Silent, &cancel).unwrap();
    assert_eq!(store.rows[0].status, Status::Ok, "{:?}", store.rows[0]);
    assert!(store.metadata["mantis.jvm_flags"].contains("-Xint"));

    program.jvm_flags = vec!["-XX:NoSuchFlag".into()];
    let store =
        profile(&program, &program, &jvm(), &inputs, &ByHand::new(), &options, &Silent, &cancel).unwrap();
    assert!(store.rows[0].stderr.clone().unwrap().contains("NoSuchFlag"), "{:?}", store.rows[0]);
}
