//! SPORE-FoBa against the outputs of its authors' own program.

use std::path::Path;

use mantis_model::{Dataset, FitOptions, Method, Model, Transform, fit};

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The first column is the target, the others are `f1`, `f2`, ...
fn train(name: &str) -> Dataset {
    let text = read(&format!("{name}.train.csv"));
    let rows: Vec<Vec<f64>> =
        text.lines().map(|l| l.split(',').map(|v| v.parse().expect("a number")).collect()).collect();
    let columns: Vec<Vec<f64>> = (1..rows[0].len()).map(|j| rows.iter().map(|r| r[j]).collect()).collect();
    let names = (1..=columns.len()).map(|j| format!("f{j}")).collect();
    Dataset::new(names, columns, rows.iter().map(|r| r[0]).collect())
}

/// A term as sorted `name^exponent` words, and its coefficient.
type Named = (Vec<String>, f64);

/// `*f11^2*f22` as `[f11^2, f22]`; `1` as nothing.
fn expected(name: &str) -> (f64, Vec<Named>) {
    let text = read(&format!("{name}.full.expected.csv"));
    let mut error = f64::NAN;
    let mut terms = Vec::new();
    for line in text.lines() {
        match line.split(',').collect::<Vec<_>>()[..] {
            ["train_err", value] => error = value.parse().expect("a number"),
            ["term", term, coef] => {
                let mut words: Vec<String> =
                    term.split('*').filter(|w| !w.is_empty() && *w != "1").map(str::to_string).collect();
                words.sort();
                terms.push((words, coef.parse().expect("a number")));
            }
            _ => {}
        }
    }
    (error, terms)
}

fn actual(model: &Model) -> Vec<Named> {
    let word = |&(f, t): &(usize, Transform)| {
        let name = &model.features[f].name;
        match t {
            Transform::Identity => name.clone(),
            Transform::Square => format!("{name}^2"),
            Transform::Cube => format!("{name}^3"),
            other => panic!("{other:?} in a polynomial"),
        }
    };
    let named = |t: &mantis_model::Term| {
        let mut words: Vec<String> = t.factors.iter().map(word).collect();
        words.sort();
        (words, t.coef)
    };
    model.terms.iter().map(named).collect()
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * b.abs()
}

#[test]
fn reproduces_the_authors_program() {
    for name in ["spore_chess_100", "spore_encryptor_28", "spore_face_28", "spore_path_28", "spore_sort_28"] {
        let data = train(name);
        let model = fit(Method::SporeFoba, &data, &FitOptions::default()).expect("a model").model;
        let (error, terms) = expected(name);
        let fitted = actual(&model);
        let words = |named: &[Named]| named.iter().map(|n| n.0.clone()).collect::<Vec<_>>();
        assert_eq!(words(&fitted), words(&terms), "{name}");
        for (got, wanted) in fitted.iter().zip(&terms) {
            assert!(close(got.1, wanted.1), "{name}: {:?} has {} instead of {}", got.0, got.1, wanted.1);
        }
        assert!(close(model.train_error, error), "{name}: {} instead of {error}", model.train_error);
    }
}
