//! Optimistic slices from end to end: what counted runs confirm, what they do not, and what the guard ends.

mod libraries;
mod lookups;
mod outside;
mod schedules;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Jvm, Program, Row, RunSpec};
use mantis_train::candidates::Analysed;
use mantis_train::checking::Outcome;
use mantis_train::oracle::answers;
use mantis_train::reflection::Followed;
use mantis_train::session::{count, java_home};
use mantis_train::training::feature_bundle;
use mantis_train::vetting::{Budget, vet};
use mantis_train::{Phases, Rule, Session};

use crate::common;

/// A program with a file of lines, `0.txt`, `1.txt`, ..., for each run, given by its name.
struct Tried {
    folder: tempfile::TempDir,
    session: Session,
    rows: Vec<Row>,
    followed: Followed,
}

/// Compiles and counts a program whose argument is made of the path of a file.
fn tried(source: &str, argument: impl Fn(&Path) -> String, resources: &[(&str, &str)]) -> Tried {
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let inside = |n: &str| folder.path().join(n);
    std::fs::write(inside("P.java"), source).unwrap();
    mantis_javac::javac(&java_home(&jvm).unwrap(), ["-g"], [inside("P.java")], &inside("classes")).unwrap();
    for (name, text) in resources {
        let file = inside("classes").join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }
    let inputs: Vec<RunSpec> = [3, 8, 5, 13]
        .iter()
        .enumerate()
        .map(|(i, lines)| {
            let file = inside(&format!("{i}.txt"));
            std::fs::write(&file, "line\n".repeat(*lines)).unwrap();
            RunSpec::new(vec![argument(&file)], folder.path())
        })
        .collect();
    let program = Program::class_path([inside("classes")], "P").unwrap();
    let session = Session::open(program, jvm, folder.path(), Phases::Together).unwrap();
    let decoder = session.decoder();
    let store = count(&session, &inputs, &decoder, &common::Quiet, &AtomicBool::new(false)).unwrap();
    let followed = Followed::new(&session.app, decoder.executed());
    Tried { folder, session, rows: store.rows, followed }
}

impl Tried {
    fn analysed(&self) -> Analysed<'_> {
        let (main, facts) = (&self.session.main, self.session.facts);
        Analysed::followed(&self.session.app, &self.followed, main, facts).unwrap()
    }

    fn column(&self, feature: &str) -> usize {
        let names = self.session.catalog.features.iter().map(|f| &*f.name);
        let all: Vec<&str> = names.collect();
        all.iter().position(|n| *n == feature).unwrap_or_else(|| panic!("no {feature} in {all:#?}"))
    }

    /// What vetting these says.
    fn vetted(&self, features: &[&str]) -> Vec<Outcome> {
        let columns: Vec<usize> = features.iter().map(|f| self.column(f)).collect();
        let rows: Vec<&Row> = self.rows.iter().collect();
        let analysed = self.analysed().under(Rule::Optimistic);
        let cancel = AtomicBool::new(false);
        let found: BTreeMap<usize, Outcome> =
            vet(&self.session, &analysed, vec![columns.clone()], &rows, Budget::default(), &|_| 0.0, &cancel)
                .unwrap();
        columns.iter().map(|j| found[j].clone()).collect()
    }

    /// The value and the warnings of a predictor of one feature for an argument.
    fn predicted(&self, feature: &str, argument: &str) -> (Option<f64>, Vec<String>) {
        let analysed = self.analysed().under(Rule::Optimistic);
        let feature = &self.session.catalog.features[self.column(feature)];
        let (slice, emitted) = analysed.emit(&[feature]).unwrap();
        let jar = self.folder.path().join("predictor.jar");
        feature_bundle(&self.session, &[feature], &slice, &emitted).unwrap().write(&jar).unwrap();
        let input = RunSpec::new(vec![argument.to_owned()], self.folder.path());
        let flags = ["-Xverify:all".to_owned()];
        let cancel = AtomicBool::new(false);
        let jvm = &self.session.jvm;
        let mut all = answers(&jar, jvm, &[&input], &flags, self.folder.path(), &cancel).unwrap();
        let answer = all.remove(0);
        (answer.features[0].value, answer.warnings)
    }
}

fn path(file: &Path) -> String {
    file.to_str().unwrap().to_owned()
}

/// The clock is asked and does not matter, and once it does: neither is a strict slice.
#[test]
fn counted_runs_tell_what_matters() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

class P {
    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        if (System.nanoTime() - start < 1000000000000000L) {
            for (String line : lines) {
                System.out.println(line);
            }
        }
        int random = (int) (System.nanoTime() / 1000 % 1000);
        for (int i = 0; i < random; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let (right, wrong) = ("P.java:11 loop iterations", "P.java:16 loop iterations");
    let feature = |name: &str| &tried.session.catalog.features[tried.column(name)];
    let strict = tried.analysed().slice(&[feature(right)]).unwrap_err();
    assert!(strict.reason.contains("depends on clock"), "{}", strict.reason);
    let found = tried.vetted(&[right, wrong]);
    assert_eq!(found[0], Outcome::Equal);
    assert!(matches!(found[1], Outcome::Different { .. }), "{found:?}");
}

/// Training read files by their addresses; another address would be a connection.
#[test]
fn the_guard_ends_what_no_training_input_did() {
    let source = r#"
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URL;

class P {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(new URL(args[0]).openStream()));
        while (in.readLine() != null) {
            System.out.println();
        }
    }
}
"#;
    let tried = tried(source, |file| format!("file:{}", file.display()), &[]);
    let feature = "P.java:9 loop iterations";
    assert_eq!(tried.vetted(&[feature]), [Outcome::Equal]);
    let (value, warnings) = tried.predicted(feature, "http://localhost:1/lines.txt");
    assert_eq!(value, Some(0.0));
    let stopped = "the slice was stopped before it called java.net.URL.openConnection of http://localhost:1/";
    assert!(warnings.iter().any(|w| w.starts_with(stopped)), "{warnings:?}");
}

/// A pool is ended when its tasks have ended.
#[test]
fn pools_that_are_tidied_up() {
    let source = r#"
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

class P {
    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = 0;
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (String line : lines) {
                tasks.add(() -> line.length());
            }
            for (Future<Integer> f : pool.invokeAll(tasks)) {
                sum += f.get();
            }
        } finally {
            pool.shutdownNow();
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:22 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(sum)]]).unwrap_err();
    assert!(strict.reason.contains("depends on how threads are scheduled"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
}

/// What asks how far other threads are answers the same when nobody else has the lock; threads have numbers.
#[test]
fn locks_that_are_tried_and_threads_that_are_numbered() {
    let source = r#"
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

class P {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Map<Long, Integer> SUMS = new ConcurrentHashMap<>();
    private static volatile boolean stopped;

    public static void main(String[] args) throws Exception {
        Thread idle = new Thread(() -> {
            while (!stopped) {
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        idle.start();
        int sum = 0;
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            if (LOCK.tryLock()) {
                try {
                    SUMS.merge(Thread.currentThread().getId(), line.length(), Integer::sum);
                } finally {
                    LOCK.unlock();
                }
            }
            sum = SUMS.get(Thread.currentThread().getId());
        }
        stopped = true;
        idle.interrupt();
        idle.join();
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:37 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(sum)]]).unwrap_err();
    assert!(strict.reason.contains("thread"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
}
