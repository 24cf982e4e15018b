//! Features of inputs that can be read off without running anything: numbers, lengths, sizes, lines.
//!
//! An argument that is a number in all runs is its value; one that names a file in all runs is the file's
//! size and its lines; any other its length. To these come the number of arguments, and size and lines of
//! standard input and of the files that a run list names.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use mantis_measure::RunSpec;
use mantis_worst::Driver;

/// Size and lines of files, each read once.
#[derive(Default)]
struct Files {
    known: HashMap<PathBuf, Option<(f64, f64)>>,
}

impl Files {
    fn measure(&mut self, path: &Path) -> Option<(f64, f64)> {
        if let Some(known) = self.known.get(path) {
            return *known;
        }
        let bytes = if path.is_file() { std::fs::read(path).ok() } else { None };
        let found = bytes.map(|b| {
            let breaks = b.iter().filter(|c| **c == b'\n').count();
            let open = usize::from(b.last().is_some_and(|c| *c != b'\n'));
            (b.len() as f64, (breaks + open) as f64)
        });
        self.known.insert(path.to_owned(), found);
        found
    }
}

/// The features that vary over these inputs.
pub fn drivers(runs: &[RunSpec]) -> Vec<Driver> {
    let mut files = Files::default();
    let mut found = Vec::new();
    let least = runs.iter().map(|r| r.args.len()).min().unwrap_or(0);
    for i in 0..least {
        argument(runs, i, &mut files, &mut found);
    }
    add(&mut found, "number of arguments".to_owned(), runs.iter().map(|r| r.args.len() as f64).collect());
    let stdin: Option<Vec<_>> =
        runs.iter().map(|r| r.stdin.as_deref().and_then(|p| files.measure(p))).collect();
    sizes(&mut found, "standard input", stdin);
    let listed: Option<Vec<_>> = runs
        .iter()
        .map(|r| {
            let all: Option<Vec<_>> = r.files.iter().map(|p| files.measure(p)).collect();
            let all = all.filter(|a| !a.is_empty())?;
            Some(all.iter().fold((0.0, 0.0), |sum, f| (sum.0 + f.0, sum.1 + f.1)))
        })
        .collect();
    sizes(&mut found, "the files", listed);
    found
}

fn argument(runs: &[RunSpec], i: usize, files: &mut Files, found: &mut Vec<Driver>) {
    let place = format!("argument {}", i + 1);
    let numbers: Option<Vec<f64>> =
        runs.iter().map(|r| r.args[i].parse::<f64>().ok().filter(|v| v.is_finite())).collect();
    if let Some(numbers) = numbers {
        return add(found, place, numbers);
    }
    let measured: Option<Vec<_>> = runs.iter().map(|r| files.measure(&r.cwd.join(&r.args[i]))).collect();
    if measured.is_some() {
        return sizes(found, &format!("the file of {place}"), measured);
    }
    let lengths = runs.iter().map(|r| r.args[i].chars().count() as f64).collect();
    add(found, format!("length of {place}"), lengths);
}

fn sizes(found: &mut Vec<Driver>, what: &str, measured: Option<Vec<(f64, f64)>>) {
    let Some(measured) = measured else { return };
    add(found, format!("size of {what}"), measured.iter().map(|m| m.0).collect());
    add(found, format!("lines of {what}"), measured.iter().map(|m| m.1).collect());
}

/// Adds a feature that varies and is not there yet.
fn add(found: &mut Vec<Driver>, name: String, values: Vec<f64>) {
    let varies = values.iter().any(|v| *v != values[0]);
    if varies && !found.iter().any(|f| f.values == values) {
        found.push(Driver { name, values });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_files_and_texts_are_told_apart() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("a"), "x\ny\n").unwrap();
        std::fs::write(dir.path().join("b"), "x\ny\nzz").unwrap();
        let run = |args: &[&str], stdin: &str| {
            let mut run = RunSpec::new(args.iter().copied(), dir.path());
            run.stdin = Some(dir.path().join(stdin));
            run
        };
        let runs = [
            run(&["1", "a", "x", "k"], "b"),
            run(&["-2", "b", "1", "k"], "a"),
            run(&["3", "a", "word", "k"], "a"),
        ];
        let found: Vec<(String, Vec<f64>)> = drivers(&runs).into_iter().map(|d| (d.name, d.values)).collect();
        let expected = [
            ("argument 1", vec![1.0, -2.0, 3.0]),
            ("size of the file of argument 2", vec![4.0, 6.0, 4.0]),
            ("lines of the file of argument 2", vec![2.0, 3.0, 2.0]),
            ("length of argument 3", vec![1.0, 1.0, 4.0]),
            ("size of standard input", vec![6.0, 4.0, 4.0]),
            ("lines of standard input", vec![3.0, 2.0, 2.0]),
        ];
        assert_eq!(found, expected.map(|(n, v)| (n.to_owned(), v)));
        assert!(drivers(&[]).is_empty());
    }
}
