//! Reflection that training did not see: slices say that an input leads to it, and never give a wrong value
//! without a word.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Jvm, Row};
use mantis_train::candidates::Analysed;
use mantis_train::oracle::batch;
use mantis_train::reflection::Followed;
use mantis_train::session::count;
use mantis_train::training::feature_bundle;

use crate::common;

/// What slices that know the first runs of a program only say about the others.
#[derive(Debug, Default)]
struct Said {
    /// Values that are right.
    right: usize,
    /// Values with a warning.
    warned: Vec<String>,
    /// Wrong ones without.
    wrong: Vec<String>,
    /// Remarks of the analysis and reasons of refusals.
    refused: Vec<String>,
}

fn ask(program: &str, known: usize) -> Said {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/torture").join(program);
    let jvm = Jvm::find(None).unwrap();
    let prepared = common::prepare(&source, &jvm);
    let (session, runs, cancel) = (&prepared.session, &prepared.runs, AtomicBool::new(false));
    let decoder = session.decoder();
    count(session, &runs[..known], &decoder, &common::Quiet, &cancel).unwrap();
    let followed = Followed::new(&session.app, decoder.executed());
    let store = count(session, runs, &session.decoder(), &common::Quiet, &cancel).unwrap();
    let main = &session.main;
    let analysed = Analysed::within(&followed.app, main, &followed.executed, true, session.facts).unwrap();
    let mut said = Said { refused: followed.remarks.clone(), ..Said::default() };
    let mut jars = Vec::new();
    for (j, feature) in session.catalog.features.iter().enumerate() {
        if store.rows[..known].iter().all(|r| r.features[j] == 0.0) {
            continue;
        }
        match analysed.emit(&[feature]) {
            Ok((slice, emitted)) => {
                let jar = tempfile::Builder::new().suffix(".jar").tempfile_in(&session.folder).unwrap();
                feature_bundle(session, &[feature], &slice, &emitted).unwrap().write(jar.path()).unwrap();
                jars.push((j, jar));
            }
            Err(refusal) => said.refused.push(refusal.reason),
        }
    }
    let paths: Vec<&Path> = jars.iter().map(|(_, jar)| jar.path()).collect();
    let rows: &[Row] = &store.rows[known..];
    let inputs: Vec<_> = rows.iter().map(|r| &r.input).collect();
    let flags = ["-Xverify:all".to_owned()];
    let all = batch(&paths, &jvm, &inputs, &flags, &session.folder, &cancel).unwrap();
    for ((j, _), answers) in jars.iter().zip(all) {
        for (row, answer) in rows.iter().zip(answers.unwrap()) {
            let name = &session.catalog.features[*j].name;
            let value = answer.features.first().and_then(|f| f.value);
            match answer.warnings.first() {
                Some(warning) => said.warned.push(warning.clone()),
                None if value == Some(row.features[*j]) => said.right += 1,
                None => said.wrong.push(format!(
                    "{name}: {value:?}, counted {} for {:?}",
                    row.features[*j], row.input.args
                )),
            }
        }
    }
    said
}

/// Each of the later inputs leads to a class, a method or a field that the first do not.
#[test]
fn unseen_targets_are_noticed() {
    for program in ["ForNames.java", "ReflectedFields.java"] {
        let said = ask(program, 1);
        assert!(said.wrong.is_empty(), "{program}: {:#?}", said.wrong);
        let place = format!("reflection at {program}:");
        assert!(said.warned.iter().any(|w| w.contains(&place)), "{program}: {said:#?}");
    }
}

/// The later inputs use what the first does in another order.
#[test]
fn seen_targets_are_followed() {
    let said = ask("ClassNamesInFile.java", 1);
    assert!(said.right > 0, "{said:#?}");
    assert!(said.wrong.is_empty() && said.warned.is_empty() && said.refused.is_empty(), "{said:#?}");
}

/// A class loader of the program's own is not followed: a remark and refusals say so.
#[test]
fn what_cannot_be_followed_is_said() {
    let said = ask("OwnClassLoader.java", 1);
    assert!(said.wrong.is_empty(), "{:#?}", said.wrong);
    let why = "a class loader of the program's own";
    assert!(said.refused.iter().any(|r| r.contains(why)), "{said:#?}");
    assert!(said.refused.iter().any(|r| r.contains("loadClass at OwnClassLoader.java")), "{said:#?}");
}
