//! The run store: what is written reads back; what is no run store is refused.

use mantis_measure::{Row, RunSpec, RunStore, Status, Table};
use proptest::prelude::*;
use std::path::Path;

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
        store.metadata.insert("mantis.format".into(), "1".into());
        store.metadata.insert("mantis.catalog".into(), "[1, 2]".into());
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("runs.parquet");
        store.write(&path).unwrap();
        prop_assert_eq!(&RunStore::read(&path).unwrap(), &store);
        let first = std::fs::read(&path).unwrap();
        store.write(&path).unwrap();
        prop_assert!(first == std::fs::read(&path).unwrap());

        let table = Table::read(&path).unwrap();
        prop_assert_eq!(table.rows, store.ok_rows().count());
        for (i, name) in store.features.iter().enumerate() {
            let expected: Vec<f64> = store.ok_rows().map(|r| r.features[i]).collect();
            prop_assert_eq!(&table.column(name).unwrap().values, &expected);
        }
    }
}

#[test]
fn thousands_of_features_read_back() {
    let features: Vec<String> = (0..3000).map(|i| format!("A.java:{i} calls")).collect();
    let row = |r: usize| Row {
        features: (0..3000).map(|i| (i * r) as f64).collect(),
        ..Row::new(RunSpec::new(["x"], Path::new("/")), Status::Ok)
    };
    let mut store = RunStore { features, rows: (0..20).map(row).collect(), ..RunStore::default() };
    store.metadata.insert("mantis.format".into(), "1".into());
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("runs.parquet");
    store.write(&path).unwrap();
    assert_eq!(RunStore::read(&path).unwrap(), store);
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
