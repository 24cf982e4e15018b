//! The run store: what is written reads back; what is no run store is refused.

use mantis_measure::{Row, RunSpec, RunStore, Status, Table};
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use std::process::Command;

fn row(features: usize) -> impl Strategy<Value = Row> {
    let figures = (
        prop::collection::vec(0u64..1 << 60, 0..5),
        prop::option::of(any::<u32>()),
        prop::option::of(any::<bool>()),
        prop::collection::vec(-1e12f64..1e12, features),
    );
    let texts = (prop::option::of(".{0,9}"), prop::collection::vec("[^\0]{0,6}", 0..3), 0usize..3);
    (figures, texts).prop_map(|((times_ns, number, exact, values), (reason, args, kind))| {
        let status = [Status::Ok, Status::Exit, Status::Timeout][kind];
        let number = number.map(u64::from);
        Row {
            reason,
            exit_code: number.map(|n| (n % 256) as i32),
            stderr: None,
            times_ns,
            cpu_ns: number,
            bytecodes: number.map(|n| n * n),
            allocated_bytes: number,
            jvm_allocated_bytes: number.map(|n| n + 1),
            resident_bytes: number.map(|n| n + 2),
            heap_bytes: number.map(|n| n + 3),
            energy_uj: number.map(|n| n + 4),
            exact,
            features: if status == Status::Ok { values } else { Vec::new() },
            ..Row::new(RunSpec::new(args, Path::new("/data")), status)
        }
    })
}

proptest! {
    #[test]
    fn a_store_reads_back(rows in prop::collection::vec(row(3), 0..20)) {
        let mut store = RunStore {
            features: ["Route.java:88 loop iterations", "Ünïcode.java:1 \"x\".y", "z"].map(String::from).to_vec(),
            rows,
            ..RunStore::default()
        };
        store.metadata.insert("mantis.main_class".into(), "Route".into());
        if store.rows.len().is_multiple_of(2) {
            store.definitions = vec!["{}".into(), "[1, 2]".into(), "\"ü\"".into()];
        }
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("runs.parquet");
        store.write(&path).unwrap();
        prop_assert_eq!(&RunStore::read(&path).unwrap(), &store);
        let bytes = || (std::fs::read(&path).unwrap(), std::fs::read(RunStore::features_file(&path)).unwrap());
        let first = bytes();
        store.write(&path).unwrap();
        prop_assert!(first == bytes());

        let table = Table::read(&path).unwrap();
        prop_assert_eq!(table.rows, store.ok_rows().count());
        for (i, name) in store.features.iter().enumerate() {
            let expected: Vec<f64> = store.ok_rows().map(|r| r.features[i]).collect();
            prop_assert_eq!(&table.column(name).unwrap().values, &expected);
        }
    }
}

/// A store of which every tenth feature has one value in all runs; some runs failed.
fn large(features: usize, rows: usize) -> RunStore {
    let value = |r: usize, j: usize| if j % 10 == 3 { j as f64 } else { (r * j % 1009 + r) as f64 / 8.0 };
    let row = |r: usize| {
        let failed = r % 7 == 5;
        let status = if failed { Status::Exit } else { Status::Ok };
        Row {
            features: if failed { Vec::new() } else { (0..features).map(|j| value(r, j)).collect() },
            times_ns: if failed { Vec::new() } else { vec![1000 + r as u64, 1003] },
            bytecodes: (!failed).then_some(r as u64),
            ..Row::new(RunSpec::new([format!("maps/{r}.txt")], Path::new("/")), status)
        }
    };
    RunStore {
        features: (0..features).map(|j| format!("Route.java:{j} loop iterations")).collect(),
        definitions: (0..features).map(|j| format!("{{\"line\":{j}}}")).collect(),
        rows: (0..rows).map(row).collect(),
        ..RunStore::default()
    }
}

/// Bytes of a Parquet file's footer: four bytes before the last four say so.
fn footer(path: &Path) -> u32 {
    let bytes = std::fs::read(path).unwrap();
    u32::from_le_bytes(*bytes[..bytes.len() - 4].last_chunk().unwrap())
}

/// Half a million features, as a large program has: what a reader must know before it reads does not grow
/// with them.
#[test]
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn any_number_of_features_reads_back_and_opens_elsewhere() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("runs.parquet");
    let table = RunStore::features_file(&path);
    assert_eq!(table, dir.path().join("runs.features.parquet"));
    large(3, 20).write(&path).unwrap();
    let small = [footer(&path), footer(&table)];

    let store = large(500_000, 20);
    store.write(&path).unwrap();
    let read = RunStore::read(&path).unwrap();
    // Not assert_eq: nobody wants to read ten million numbers.
    assert!(read == store, "what was read is not what was written");
    for (path, small) in [&path, &table].into_iter().zip(small) {
        let large = footer(path);
        assert!(large < 8 << 10 && large < 2 * small, "{}: {small} and {large}", path.display());
    }

    let Some(python) = python() else {
        eprintln!("skipped: no python3 with pyarrow, duckdb and polars, and pip cannot install them");
        return;
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/elsewhere.py");
    let done = Command::new(python).arg(script).arg(&path).arg(&table).output().unwrap();
    let said = [done.stdout, done.stderr].map(|s| String::from_utf8_lossy(&s).into_owned()).concat();
    assert!(done.status.success(), "{said}");
    // Feature 7 varies, 13 does not; run 4 ended well, run 5 did not.
    let line = |tool: &str| {
        format!(
            "{tool}: 20 runs, 17 ok, 500000 features, 450000 vary, 7 of run 4: 4.0, 13: 13.0, matrix 17 x 450000\n"
        )
    };
    assert_eq!(said, ["pyarrow", "duckdb", "polars"].map(line).concat());
}

/// A Python that has the three readers; one of the test's own if pip can make it.
fn python() -> Option<PathBuf> {
    let has = |python: &Path| {
        let import = Command::new(python).args(["-c", "import pyarrow, duckdb, polars, numpy"]).output();
        import.is_ok_and(|done| done.status.success())
    };
    let usual = PathBuf::from("python3");
    if has(&usual) {
        return Some(usual);
    }
    let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join("parquet-readers");
    let python = own.join("bin/python");
    if !has(&python) {
        let made = Command::new(usual).args(["-m", "venv"]).arg(&own).output();
        let pip = || {
            Command::new(&python)
                .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "0"])
                .args(["pyarrow", "duckdb", "polars", "numpy"])
                .output()
        };
        made.ok()?;
        pip().ok()?;
    }
    has(&python).then_some(python)
}

#[test]
fn groups_of_rows_keep_their_order() {
    // Three groups: a group has at most 2^23 values.
    let store = large(700_000, 31);
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("runs.parquet");
    store.write(&path).unwrap();
    assert!(RunStore::read(&path).unwrap() == store);
}

#[test]
fn files_that_do_not_belong_together_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("runs.parquet");
    let table = RunStore::features_file(&path);
    large(9, 4).write(&path).unwrap();
    let kept = std::fs::read(&path).unwrap();
    large(11, 4).write(&path).unwrap();
    std::fs::write(&path, kept).unwrap();
    let error = RunStore::read(&path).unwrap_err().to_string();
    assert!(error.contains("runs.features.parquet: it belongs to another measurement than "), "{error}");
    std::fs::remove_file(&table).unwrap();
    let error = RunStore::read(&path).unwrap_err().to_string();
    assert!(
        error.contains("runs.parquet: its features are in ") && error.contains("No such file"),
        "{error}"
    );
}

/// Written by the version before, with a column for each feature.
#[test]
fn the_first_format_is_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/format-1.parquet");
    let store = RunStore::read(&path).unwrap();
    let (name, loops) = ("Odd.java:8 loop iterations", 10);
    assert_eq!((store.features.len(), &*store.features[loops]), (17, name));
    let figures: Vec<_> = store.rows.iter().map(|r| (r.status, r.bytecodes, r.features.get(loops))).collect();
    let ok = |n, loops| (Status::Ok, Some(n), Some(loops));
    assert_eq!(figures, [ok(92, &7.0), (Status::Exit, None, None), ok(112, &9.0)]);
    assert_eq!(Table::read(&path).unwrap().column(name).unwrap().values, [7.0, 9.0]);
}

#[test]
fn spread_and_median() {
    let mut row = Row::new(RunSpec::default(), Status::Ok);
    assert_eq!((row.time_ns(), row.time_spread()), (None, None));
    row.times_ns = vec![120];
    assert_eq!((row.time_ns(), row.time_spread()), (Some(120), None));
    row.times_ns = vec![120, 90, 100];
    assert_eq!((row.time_ns(), row.time_spread()), (Some(100), Some(0.3)));
    row.times_ns = vec![120, 90, 100, 110];
    assert_eq!(row.time_ns(), Some(105));
}

#[test]
fn what_is_no_store_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x.parquet");
    std::fs::write(&path, "PAR1").unwrap();
    let error = RunStore::read(&path).unwrap_err().to_string();
    assert!(error.contains("x.parquet: not a Parquet file ("), "{error}");

    let twice = RunStore { features: vec!["a".into(), "a".into()], ..RunStore::default() };
    let error = twice.write(&path).unwrap_err().to_string();
    assert!(error.ends_with("two columns would be named \"a\""), "{error}");
    let taken = RunStore { features: vec!["time_ns".into()], ..RunStore::default() };
    assert!(taken.write(&path).is_err());

    let error = RunStore::default().write(&dir.path().join("absent/x.parquet")).unwrap_err().to_string();
    assert!(error.starts_with("cannot write ") && error.contains("No such file"), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), b"PAR1", "a failed write leaves the old file");
}
