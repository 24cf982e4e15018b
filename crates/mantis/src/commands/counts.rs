//! `mantis counts`: what an instrumented jar counted, as features.

use mantis_classfile::jar::Jar;
use mantis_feature::Catalog;
use mantis_instrument::Profile;
use mantis_train::session::layout_of;
use serde::Serialize;

use crate::Context;
use crate::args::CountsArgs;
use crate::commands::instrument::CATALOG;
use crate::error::Failure;
use crate::output::{count, number, quantity};

/// The `--json` document of `mantis counts`.
#[derive(Serialize)]
struct Document {
    program: String,
    bytecodes: u64,
    allocated_bytes: u64,
    exact: bool,
    features: Vec<Value>,
    remarks: Vec<String>,
}

/// A feature's value; null where it could not be measured.
#[derive(Serialize)]
struct Value {
    name: String,
    value: Option<f64>,
}

/// Prints the features of one run.
pub fn run(args: &CountsArgs, context: &mut Context) -> Result<(), Failure> {
    let layout = layout_of(&args.jar)?;
    let catalog = catalog(args)?;
    let bytes = std::fs::read(&args.counts).map_err(Failure::io("read", &args.counts))?;
    let raw = mantis_instrument::decode(&bytes, &layout)
        .map_err(|e| Failure::Other(format!("{}: {e}", args.counts.display())))?;
    let exact = layout.threads || raw.other_threads == 0;
    let profile = Profile::new(&raw, &layout);
    let values = mantis_instrument::features(&profile, &catalog);
    let mut remarks: Vec<String> = profile.diagnostics.iter().map(ToString::to_string).collect();
    if !exact {
        remarks.push(
            "several threads ran the program's code and shared counters: counts may be inexact".to_owned(),
        );
    }
    let named = catalog.features.iter().zip(values).filter(|(_, v)| args.all || *v != 0.0);
    let document = Document {
        program: layout.program.clone(),
        bytecodes: mantis_instrument::bytecodes(&profile),
        allocated_bytes: mantis_instrument::allocated_bytes(&profile),
        exact,
        features: named
            .map(|(f, v)| Value { name: f.name.clone(), value: v.is_finite().then_some(v) })
            .collect(),
        remarks,
    };
    document.remarks.iter().for_each(|r| context.remark(format!("note: {r}")));
    let out = &mut context.out;
    out.json(&document)?;
    for feature in &document.features {
        let value = feature.value.map_or_else(|| "?".to_owned(), number);
        out.line(format!("{value:>15}  {}", feature.name))?;
    }
    let not_zero = document.features.iter().filter(|f| f.value != Some(0.0)).count();
    out.line(format!(
        "{} executed, {} allocated; {} of {} not 0",
        quantity(document.bytecodes as f64, "bytecodes"),
        quantity(document.allocated_bytes as f64, "bytes"),
        number(not_zero as f64),
        count(catalog.len(), "feature")
    ))
}

fn catalog(args: &CountsArgs) -> Result<Catalog, Failure> {
    let not = || Failure::Other(format!("{} has no {CATALOG}; instrument it again", args.jar.display()));
    let json = Jar::open(&args.jar)?.read(CATALOG)?.ok_or_else(not)?;
    serde_json::from_slice(&json).map_err(|_| not())
}
