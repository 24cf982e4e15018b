//! The paper's experiments on the predictor, remade:
//! `cargo run --release -p mantis-history --example experiments -- [FILE.json]`.
//!
//! Prints Table II, figures 5, 9, 10 and 11 and the adaptation of section V-C with the paper's figures
//! beside, and writes all series to FILE.json (`experiments.json` unless given) for a page to draw. The
//! action is a minimal spanning tree written here, its resource the operations it counts. Errors are
//! deterministic; times are the machine's.

#![expect(clippy::print_stdout, reason = "a program of its own")]

mod mst;
mod timing;

use std::error::Error;
use std::hint::black_box;

use mantis_history::history::{History, Rules};
use mantis_history::strategy::Combine;
use mantis_history::table::{Adapt, Dimension, Table};
use mantis_history::{Config, Estimate, Resource, Service};
use mst::Graph;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use timing::medians;

/// Batches and calls in each, for times.
const BATCHES: usize = 401;
const BATCH: usize = 1000;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let file = std::env::args().nth(1).unwrap_or_else(|| "experiments.json".into());
    let results = json!({
        "format": "mantis-history-experiments",
        "version": 1,
        "table2": table_2()?,
        "figure5": figure_5(),
        "figure9": errors_over_time("Figure 9: error in %, k = 5", 5, 30, &Combine::ALL),
        "figure10a": errors_over_time("Figure 10 (a): error in %, k = 1", 1, 25, &[Combine::Os, Combine::Ga]),
        "figure10b": errors_over_time("Figure 10 (b): error in %, k = 10", 10, 25, &[Combine::Os, Combine::Ga]),
        "figure11": figure_11(),
        "adaptation": adaptation(),
    });
    std::fs::write(&file, serde_json::to_string_pretty(&results)?)?;
    println!("\nAll series are in {file}.");
    Ok(())
}

/// One parameter with this range.
fn dimension(min: f64, max: f64, intervals: usize, adapt: Adapt) -> Dimension {
    Dimension { min, max, intervals, adapt }
}

/// The predictor as the paper has it: no answer for an empty cell.
fn predictor(combine: Combine, dimension: Dimension) -> History {
    let rules = Rules {
        resources: [Resource::Cpu].into_iter().collect(),
        combine,
        weight: 0.2,
        neighbours: false,
        level: 0.9,
        training: 0,
    };
    History::new(rules, Table::dense(&[dimension], 1, 1 << 20))
}

/// The paper's error in per cent; no prediction is 100 %.
fn percent(prediction: &Estimate, measured: f64) -> f64 {
    if prediction.is_known() { 100.0 * (prediction.value - measured).abs() / measured } else { 100.0 }
}

fn operations(vertices: usize, random: &mut ChaCha8Rng) -> f64 {
    Graph::random(vertices, random).spanning_tree().operations as f64
}

/// Table II: what an update and a query cost with each strategy; one parameter, [10..20], k = 1, one
/// resource.
fn table_2() -> Outcome<Value> {
    let paper_bytecodes = [273, 279, 283, 332];
    let paper_us = [9.348, 9.473, 9.597, 11.565];
    let cost = |call: usize| 1000.0 + (call % 7) as f64;
    let value = |call: usize| [10.0 + (call % 10) as f64];

    let mut arrays = Combine::ALL.map(|_| Table::dense(&[dimension(10.0, 20.0, 1, Adapt::Grow)], 1, 1 << 20));
    let array: [f64; 4] = medians(BATCHES, BATCH, |candidate, call| {
        let table = &mut arrays[candidate];
        let (place, _) = table.admit(black_box(&value(call)));
        let slot = &mut table.slots_mut(place)[0];
        Combine::ALL[candidate].apply(slot, black_box(cost(call)), black_box(0.2));
        black_box(slot.value);
    });

    let mut histories = Combine::ALL.map(|combine| predictor(combine, dimension(10.0, 20.0, 1, Adapt::Grow)));
    let update: [f64; 4] = medians(BATCHES, BATCH, |candidate, call| {
        black_box(histories[candidate].update(black_box(&value(call)), black_box(&[cost(call)])));
    });
    let query: [f64; 4] = medians(BATCHES, BATCH, |candidate, call| {
        black_box(histories[candidate].query(black_box(&value(call))));
    });

    let names = ["os", "as", "lpf", "ga"];
    let mut services = Vec::new();
    for name in names {
        let text = format!(
            "[[action]]\nmethod = \"x.A.m\"\nresources = [\"cpu\"]\nstrategy = \"{name}\"\n\
             parameters = [{{ value = \"arg0\", min = 10, max = 20, intervals = 1 }}]"
        );
        let config = Config::parse(&text, "experiments")?;
        let service = Service::new(&config);
        let action = service.register(name, &config.actions[0].settings)?;
        services.push((service, action));
    }
    let whole: [f64; 4] = medians(BATCHES, BATCH, |candidate, call| {
        let (service, action) = &services[candidate];
        black_box(service.query(*action, black_box(&value(call))).is_ok());
        black_box(service.update(*action, black_box(&value(call)), black_box(&[cost(call)])).is_ok());
    });

    println!("Table II: one parameter, [10..20], k = 1, one resource");
    println!(
        "{:9} {:>16} {:>14} {:>16} {:>11} {:>10} {:>22} {:>12}",
        "strategy",
        "paper bytecodes",
        "paper us",
        "array update ns",
        "update ns",
        "query ns",
        "service, both, ns",
        "table bytes"
    );
    let mut rows = Vec::new();
    for i in 0..4 {
        let bytes = histories[i].table().bytes();
        println!(
            "{:9} {:9} ({:4.2}) {:7.3} ({:4.2}) {:9.1} ({:4.2}) {:11.1} {:10.1} {:22.1} {:12}",
            Combine::ALL[i].name(),
            paper_bytecodes[i],
            f64::from(paper_bytecodes[i]) / f64::from(paper_bytecodes[0]),
            paper_us[i],
            paper_us[i] / paper_us[0],
            array[i],
            array[i] / array[0],
            update[i],
            query[i],
            whole[i],
            bytes
        );
        rows.push(json!({
            "strategy": names[i], "paper_bytecodes": paper_bytecodes[i], "paper_us": paper_us[i],
            "array_update_ns": array[i], "update_ns": update[i], "query_ns": query[i],
            "service_query_and_update_ns": whole[i], "table_bytes": bytes,
        }));
    }
    println!(
        "  The array update is the paper's: find the cell, combine. An update also learns intervals and watches for drift;\n  \
         a slot takes 32 bytes whatever the strategy (paper: 4, GA 8), and one more holds values that are no numbers."
    );
    Ok(json!({ "rows": rows, "two_parameters_four_resources": larger()? }))
}

/// A query and an update of two parameters and four resources with GA, through the service.
fn larger() -> Outcome<Value> {
    let config = Config::parse(
        "[[action]]\nmethod = \"x.A.m\"\nresources = [\"cpu\", \"memory\", \"time\", \"network\"]\nstrategy = \"ga\"\n\
         parameters = [{ value = \"arg0\", max = 100 }, { value = \"arg1\", max = 100 }]",
        "experiments",
    )?;
    let service = Service::new(&config);
    let action = service.register("larger", &config.actions[0].settings)?;
    let value = |call: usize| [(call % 97) as f64, (call % 89) as f64];
    let cost = |call: usize| [1000.0 + (call % 7) as f64, 64.0, 5000.0 + (call % 13) as f64, 0.0];
    let [query, update] = medians(BATCHES, BATCH, |candidate, call| match candidate {
        0 => {
            black_box(service.query(action, black_box(&value(call))).is_ok());
        }
        _ => {
            black_box(service.update(action, black_box(&value(call)), black_box(&cost(call))).is_ok());
        }
    });
    println!(
        "  Two parameters, four resources, GA, through the service: query {query:.1} ns, update {update:.1} ns."
    );
    Ok(json!({ "query_ns": query, "update_ns": update }))
}

/// Figure 5: querying, executing and updating, by number of vertices; [1..50], k = 10.
fn figure_5() -> Value {
    println!(
        "\nFigure 5: ns of query, action and update; [1..50], k = 10 (paper: query about 200 bytecodes, updates 320 to 440)"
    );
    println!(
        "{:>8} {:>10} {:>9} {:>9} {:>10} {:>10}",
        "vertices", "action", "query OS", "query GA", "update OS", "update GA"
    );
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut rows = Vec::new();
    for vertices in [10usize, 20, 30] {
        let combines = [Combine::Os, Combine::Ga];
        let mut histories = combines.map(|combine| predictor(combine, dimension(1.0, 50.0, 10, Adapt::Grow)));
        let value = [vertices as f64];
        let mut executions = Vec::new();
        for _ in 0..10 {
            let graph = Graph::random(vertices, &mut random);
            let cost = graph.spanning_tree().operations as f64;
            for history in &mut histories {
                history.update(&value, &[cost]);
            }
            let [action] = medians(101, 10, |_, _| {
                black_box(black_box(&graph).spanning_tree().weight);
            });
            let query: [f64; 2] = medians(101, BATCH, |candidate, _| {
                black_box(histories[candidate].query(black_box(&value)));
            });
            let update: [f64; 2] = medians(101, BATCH, |candidate, _| {
                black_box(histories[candidate].update(black_box(&value), black_box(&[cost])));
            });
            executions.push([action, query[0], query[1], update[0], update[1]]);
        }
        let mean =
            |column: usize| executions.iter().map(|row| row[column]).sum::<f64>() / executions.len() as f64;
        println!(
            "{vertices:8} {:10.0} {:9.1} {:9.1} {:10.1} {:10.1}",
            mean(0),
            mean(1),
            mean(2),
            mean(3),
            mean(4)
        );
        let columns = ["action_ns", "query_os_ns", "query_ga_ns", "update_os_ns", "update_ga_ns"];
        for (execution, row) in executions.iter().enumerate() {
            let mut entry = json!({ "vertices": vertices, "execution": execution + 1 });
            columns.iter().zip(row).for_each(|(name, value)| entry[*name] = json!(value));
            rows.push(entry);
        }
    }
    json!(rows)
}

/// Errors of one run of so many iterations, n uniform in 10..=15, [10..20].
fn run(combine: Combine, intervals: usize, iterations: usize, seed: u64) -> Vec<f64> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut history = predictor(combine, dimension(10.0, 20.0, intervals, Adapt::Grow));
    (0..iterations)
        .map(|_| {
            let vertices = random.random_range(10..=15);
            let cost = operations(vertices, &mut random);
            percent(&history.update(&[vertices as f64], &[cost]).predicted[0], cost)
        })
        .collect()
}

/// Figures 9 and 10: errors one after the other.
fn errors_over_time(title: &str, intervals: usize, iterations: usize, combines: &[Combine]) -> Value {
    println!("\n{title} (100: no prediction)");
    let series: Vec<Vec<f64>> =
        combines.iter().map(|&combine| run(combine, intervals, iterations, 9)).collect();
    for (combine, errors) in combines.iter().zip(&series) {
        let list: Vec<String> = errors.iter().map(|error| format!("{error:.0}")).collect();
        println!("{:4} {}", combine.name(), list.join(" "));
    }
    let by_name: serde_json::Map<String, Value> = combines
        .iter()
        .zip(&series)
        .map(|(combine, errors)| (combine.name().into(), json!(errors)))
        .collect();
    json!({ "k": intervals, "errors_percent": by_name })
}

/// Figure 11: average errors of 10,000 iterations.
fn figure_11() -> Value {
    println!(
        "\nFigure 11: average error in % of 10,000 iterations (paper: GA best, then LPF, AS, OS; all alike at k = 10)"
    );
    println!("{:>4} {:>7} {:>7} {:>7} {:>7}", "k", "OS", "AS", "LPF", "GA");
    let mut rows = Vec::new();
    for intervals in [1, 5, 10] {
        let means = Combine::ALL.map(|combine| {
            let errors = run(combine, intervals, 10_000, 11);
            errors.iter().sum::<f64>() / errors.len() as f64
        });
        println!("{intervals:4} {:7.2} {:7.2} {:7.2} {:7.2}", means[0], means[1], means[2], means[3]);
        rows.push(json!({ "k": intervals, "OS": means[0], "AS": means[1], "LPF": means[2], "GA": means[3] }));
    }
    json!(rows)
}

/// Section V-C: [1..50] in 50 cells, 20 executions with 20 to 30 vertices, then one with 200; and 200 more of
/// both.
fn adaptation() -> Value {
    println!(
        "\nSection V-C: [1..50], k = 50, 20 executions with n in 20..30, then n = 200 (paper: grows 4 x, 5813 bytecodes)"
    );
    println!(
        "{:9} {:>6} {:>9} {:>13} {:>12} {:>13} {:>17}",
        "rule", "cells", "bytes", "width at 25", "adapting ns", "then, ns", "errors after, %"
    );
    let mut rows = Vec::new();
    for (name, adapt) in [("grow", Adapt::Grow), ("widen", Adapt::Widen), ("redivide", Adapt::Redivide)] {
        let mut random = ChaCha8Rng::seed_from_u64(53);
        // Whole numbers in the middle of their cells.
        let mut history = predictor(Combine::Ga, dimension(0.5, 50.5, 50, adapt));
        for _ in 0..20 {
            let vertices = random.random_range(20..=30);
            history.update(&[vertices as f64], &[operations(vertices, &mut random)]);
        }
        let cost = operations(200, &mut random);
        let table = history.table().clone();
        let [adapting] = medians(BATCHES, 20, |_, _| {
            // The copy is part of the time, hence measured by itself below.
            let mut table = black_box(&table).clone();
            black_box(table.admit(black_box(&[200.0])));
        });
        let [copying] = medians(BATCHES, 20, |_, _| drop(black_box(black_box(&table).clone())));
        history.update(&[200.0], &[cost]);
        let [ordinary] = medians(BATCHES, BATCH, |_, call| {
            black_box(history.query(black_box(&[20.0 + (call % 10) as f64])));
        });
        let errors: Vec<f64> = (0..200)
            .map(|i| {
                let vertices = if i % 20 == 19 { 200 } else { random.random_range(20..=30) };
                let cost = operations(vertices, &mut random);
                percent(&history.update(&[vertices as f64], &[cost]).predicted[0], cost)
            })
            .collect();
        let error = errors.iter().sum::<f64>() / errors.len() as f64;
        let (cells, bytes) = (history.table().cells(), history.table().bytes());
        let width = history.table().step(0);
        let adapting = (adapting - copying).max(0.0);
        println!("{name:9} {cells:6} {bytes:9} {width:13.1} {adapting:12.0} {ordinary:13.1} {error:17.2}");
        rows.push(json!({
            "rule": name, "cells": cells, "bytes": bytes, "width": width, "adapting_ns": adapting,
            "query_after_ns": ordinary, "mean_error_after_percent": error,
        }));
    }
    println!(
        "  \"then\" is a query after the adaptation; errors are the mean of 200 executions after it, one in 20 with n = 200."
    );
    json!(rows)
}
