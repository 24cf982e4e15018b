//! Draws the experiments of the Weight-Watcher paper, as `scripts/watch-experiments.sh` measured them, beside
//! the paper's figures: `cargo run -p mantis-report --example watch_experiments -- JVM.json ADAPTATION.jsonl
//! PREDICTOR.json PAGE.html [PAGE.md]`.
//!
//! `PREDICTOR.json` is what `mantis-history`'s example `experiments` wrote: the same without a JVM.

use std::error::Error;
use std::fs;

use mantis_report::{Bars, Curve, Experiment, Figure, FigureReport, Quantity, Series, Table};
use serde_json::Value;

type Outcome<T> = Result<T, Box<dyn Error>>;

const STRATEGIES: [&str; 4] = ["os", "as", "lpf", "ga"];

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [jvm, adaptation, predictor, page, markdown @ ..] = &args[..] else {
        return Err("give JVM.json ADAPTATION.jsonl PREDICTOR.json PAGE.html [PAGE.md]".into());
    };
    let (jvm, predictor) = (json(jvm)?, json(predictor)?);
    let adaptation: Vec<Value> =
        fs::read_to_string(adaptation)?.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let report = FigureReport {
        title: "The Weight-Watcher paper's experiments".into(),
        subtitle: "Tables I and II, figures 5, 9, 10 and 11, and section V-C of Garbinato et al. remade inside today's JVM, \
                   with mantis.watch."
            .into(),
        facts: vec![
            ("Command".into(), "scripts/watch-experiments.sh".into()),
            ("JDK".into(), text(&jvm["java"])),
            ("Processors".into(), text(&jvm["processors"])),
            ("Iterations of figure 11".into(), text(&jvm["iterations"])),
            ("JVMs of section V-C".into(), (adaptation.len() / RULES.len()).to_string()),
        ],
        experiments: vec![
            table_1(&jvm),
            table_2(&jvm, &predictor),
            figure_5(&jvm),
            errors(&jvm, "Figure 9", 5, 30, &STRATEGIES, FIGURE_9),
            errors(&jvm, "Figure 10 (a)", 1, 25, &["os", "ga"], FIGURE_10A),
            errors(&jvm, "Figure 10 (b)", 10, 25, &["os", "ga"], FIGURE_10B),
            figure_11(&jvm, &predictor),
            array_adaptation(&adaptation, &predictor),
        ],
        notes: vec![
            "Errors and bytecodes are exact counts with fixed seeds: they are the same on every machine (with the same Java compiler). Times are this machine's."
                .into(),
            "The paper's figures 5, 9, 10 and 11 are drawings; what is said of them here is what its text says.".into(),
            "The paper measured a modified KVM, an interpreter with 32-bit references, on a machine of its time.".into(),
        ],
    };
    fs::write(page, report.to_html())?;
    if let [file, ..] = markdown {
        fs::write(file, report.to_markdown())?;
    }
    Ok(())
}

fn json(path: &str) -> Outcome<Value> {
    let text = fs::read_to_string(path).map_err(|e| format!("{path}: {e}"))?;
    Ok(serde_json::from_str(&text).map_err(|e| format!("{path}: {e}"))?)
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn rows(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn table(caption: &str, columns: &[&str], rows: Vec<Vec<String>>) -> Figure {
    let columns = columns.iter().map(|c| (*c).to_owned()).collect();
    Figure::Table(Table { caption: caption.to_owned(), columns, rows })
}

fn seconds(name: &str) -> Quantity {
    Quantity { name: name.to_owned(), unit: "s".to_owned() }
}

/// The paper's sizes in a KVM: header, and bytes of so many elements, rounded up to 4.
fn kvm_bytes(structure: &str, x: f64) -> f64 {
    match structure {
        "byte[x]" => 16.0 + 4.0 * (x / 4.0).ceil(),
        "char[x]" => 16.0 + 4.0 * (x / 2.0).ceil(),
        "double[x]" | "long[x]" => 16.0 + 8.0 * x,
        "StringBuffer()" => 72.0,
        "StringBuffer(x)" | "String(charArray)" => 40.0 + 4.0 * (x / 2.0).ceil(),
        _ => 16.0 + 4.0 * x,
    }
}

fn table_1(jvm: &Value) -> Experiment {
    let sizes = ["0", "1", "3", "10", "100"];
    let line = |row: &Value| {
        let name = text(&row["structure"]);
        let cell = |size: &&str| {
            let paper = kvm_bytes(&name, size.parse().unwrap_or(f64::NAN));
            format!("{} ({paper})", number(&row["bytes"][*size]))
        };
        let cells: Vec<String> = sizes.iter().map(cell).collect();
        [vec![name.clone()], cells].concat()
    };
    Experiment {
        title: "Table I: size of simple structures".into(),
        lead: "Bytes allocated by making one of length x, as Profiler.getCount says; in parentheses what the paper's formula gives \
               for a KVM."
            .into(),
        figures: vec![table(
            "",
            &["structure", "x = 0", "x = 1", "x = 3", "x = 10", "x = 100"],
            rows(&jvm["table1"]).iter().map(line).collect(),
        )],
        remarks: vec![
            "A header of an array takes 16 bytes in both; sizes are multiples of 8 here and of 4 there.".into(),
            "A string is an object of 24 bytes and an array of bytes here. These are of characters that take two bytes: making one \
             from an array first tries one byte each, which is allocated as well and hence counted. Of no character all strings \
             share one array."
                .into(),
        ],
    }
}

fn table_2(jvm: &Value, predictor: &Value) -> Experiment {
    let paper = [
        ("273 (1)", "9.348 (1)"),
        ("279 (1.02)", "9.473 (1.01)"),
        ("283 (1.03)", "9.597 (1.02)"),
        ("332 (1.21)", "11.565 (1.23)"),
    ];
    let (ours, native) = (rows(&jvm["table2"]), rows(&predictor["table2"]["rows"]));
    let first = ours.first().map_or(f64::NAN, |row| number(&row["update_ns"]));
    let line = |i: usize| -> Option<Vec<String>> {
        let (row, inside) = (ours.get(i)?, native.get(i)?);
        let update = number(&row["update_ns"]);
        Some(vec![
            STRATEGIES[i].to_uppercase(),
            paper[i].0.into(),
            paper[i].1.into(),
            format!("{update:.0} ({:.2})", update / first),
            format!("{:.0}", number(&row["query_ns"])),
            format!("{:.1}", number(&inside["array_update_ns"])),
            text(&inside["table_bytes"]),
        ])
    };
    Experiment {
        title: "Table II: what an update costs".into(),
        lead: "One parameter, [10..20], k = 1, one resource. Medians of batches of a thousand calls, all strategies in turn.".into(),
        figures: vec![table(
            "",
            &[
                "strategy",
                "paper: bytecodes",
                "paper: µs",
                "Predictor.update, ns",
                "Predictor.query, ns",
                "the array alone, ns",
                "table, bytes",
            ],
            (0..4).filter_map(line).collect(),
        )],
        remarks: vec![
            "The array alone is what the paper measured: find the cell, combine. Here it is a few per cent of an update, which crosses \
             from Java to native code, locks the action, assesses the prediction, learns intervals and watches for drift; so the \
             strategies hardly differ."
                .into(),
            "Ours is no bytecode, so its bytecodes cannot be counted; the time of the array alone is compared with the paper's order OS <= \
             AS <= LPF <= GA."
                .into(),
            "A slot takes 32 bytes whatever the strategy (paper: 4, GA 8), and there is one slot more for values that are no numbers."
                .into(),
        ],
    }
}

fn figure_5(jvm: &Value) -> Experiment {
    let executions = rows(&jvm["figure5"]);
    let columns = [
        ("action", "action_ns"),
        ("query OS", "query_os_ns"),
        ("query GA", "query_ga_ns"),
        ("update OS", "update_os_ns"),
        ("update GA", "update_ga_ns"),
    ];
    let curve = |(name, key): &(&str, &str)| Curve {
        name: (*name).to_owned(),
        points: executions.iter().map(|e| (number(&e["execution"]), number(&e[*key]) * 1e-9)).collect(),
    };
    let line = |vertices: u32| {
        let of: Vec<&Value> = executions.iter().filter(|e| e["vertices"] == vertices).collect();
        let mean = |key: &str| of.iter().map(|e| number(&e[key])).sum::<f64>() / of.len() as f64;
        let mut cells = vec![vertices.to_string(), format!("{:.0}", mean("bytecodes"))];
        cells.extend(columns.iter().map(|(_, key)| format!("{:.0}", mean(key))));
        cells
    };
    Experiment {
        title: "Figure 5: querying, executing, updating".into(),
        lead: "Ten executions each with 10, 20 and 30 vertices; [1..50], k = 10. In the paper a query costs about 200 bytecodes, an update \
               320 to 440, the action much more than both."
            .into(),
        figures: vec![
            Figure::Curves { x: "execution".into(), y: seconds("time"), curves: columns.iter().map(curve).collect() },
            table(
                "Means of ten executions",
                &["vertices", "action, bytecodes", "action, ns", "query OS, ns", "query GA, ns", "update OS, ns", "update GA, ns"],
                [10, 20, 30].map(line).to_vec(),
            ),
        ],
        remarks: vec![
            "The action is compiled here and interpreted there, the predictor is native code here and interpreted there: as in the paper, \
             the overhead becomes small as the action grows, and it does not depend on the parameter."
                .into(),
        ],
    }
}

const FIGURE_9: &str = "As in the paper each cell's first execution has no prediction, which counts as 100 %, and of the executions after, OS \
     has the highest peak. The paper finds GA best here already; in so few executions ours are alike (figure 11 has the averages of many).";
const FIGURE_10A: &str = "The paper's largest error of OS is about 70 %, and comes when 10 vertices follow 15. Here that case is worse: \
     the tree computes for every vertex outside the distance to the one inserted last, so its cost grows with the square of the vertices, \
     (15 / 10)^2 = 2.25, an error of 125 %, and a little more with the lengths of its chains.";
const FIGURE_10B: &str = "As in the paper every number of vertices has a cell of its own and one error of 100 % at first. What remains are the \
     random weights.";

fn errors(
    jvm: &Value,
    name: &str,
    k: u32,
    iterations: usize,
    strategies: &[&str],
    remark: &str,
) -> Experiment {
    let find =
        |strategy: &&str| rows(&jvm["errors"]).iter().find(|e| e["k"] == k && e["strategy"] == **strategy);
    let series: Vec<(&str, Vec<f64>)> = strategies
        .iter()
        .filter_map(|s| Some((*s, rows(&find(s)?["first"]).iter().take(iterations).map(number).collect())))
        .collect();
    let curves = series
        .iter()
        .map(|(name, errors)| Curve {
            name: name.to_uppercase(),
            points: (1..).zip(errors).map(|(i, e)| (f64::from(i), e / 100.0)).collect(),
        })
        .collect();
    let line = |(name, errors): &(&str, Vec<f64>)| {
        let learned: Vec<f64> = errors.iter().copied().filter(|e| *e != 100.0).collect();
        vec![
            name.to_uppercase(),
            (errors.len() - learned.len()).to_string(),
            format!("{:.1}", learned.iter().copied().fold(0.0, f64::max)),
            format!("{:.1}", learned.iter().sum::<f64>() / learned.len() as f64),
        ]
    };
    Experiment {
        title: format!("{name}: errors of {iterations} executions, k = {k}"),
        lead: "Vertices uniform in 10 to 15, range [10..20]; the error is |prediction - measurement| / measurement.".into(),
        figures: vec![
            Figure::Curves { x: "execution".into(), y: Quantity::share("prediction error"), curves },
            table(
                "Executions with a prediction",
                &["strategy", "without prediction", "largest error, %", "mean error, %"],
                series.iter().map(line).collect(),
            ),
        ],
        remarks: vec![remark.into()],
    }
}

fn figure_11(jvm: &Value, predictor: &Value) -> Experiment {
    let mean = |k: u32, strategy: &str| {
        let found = rows(&jvm["errors"]).iter().find(|e| e["k"] == k && e["strategy"] == strategy);
        found.map_or(f64::NAN, |e| number(&e["mean"]))
    };
    let native = |k: u32, strategy: &str| {
        let found = rows(&predictor["figure11"]).iter().find(|e| e["k"] == k);
        found.map_or(f64::NAN, |e| number(&e[strategy.to_uppercase()]))
    };
    let sizes = [1, 5, 10];
    let series = STRATEGIES.map(|s| Series {
        name: s.to_uppercase(),
        values: sizes.iter().map(|k| mean(*k, s) / 100.0).collect(),
    });
    let line = |k: u32| {
        let cells = STRATEGIES.map(|s| format!("{:.2} ({:.2})", mean(k, s), native(k, s)));
        [vec![k.to_string()], cells.to_vec()].concat()
    };
    let ordered =
        sizes.iter().all(|k| STRATEGIES.windows(2).all(|pair| mean(*k, pair[1]) <= mean(*k, pair[0])));
    Experiment {
        title: "Figure 11: average errors".into(),
        lead: format!("The same over {} executions.", text(&jvm["iterations"])),
        figures: vec![
            Figure::Bars {
                x: "intervals k".into(),
                y: Quantity::share("average prediction error"),
                bars: Bars { groups: sizes.map(|k| format!("k = {k}")).to_vec(), series: series.to_vec() },
            },
            table(
                "Average error in %; in parentheses the predictor outside a JVM, on a tree of its own",
                &["k", "OS", "AS", "LPF", "GA"],
                sizes.map(line).to_vec(),
            ),
        ],
        remarks: vec![
            match ordered {
                true => "As in the paper accuracy follows complexity, OS, AS, LPF, GA, whatever k.".into(),
                false => "In the paper accuracy follows complexity, OS, AS, LPF, GA; here it does not for every k.".into(),
            },
            "As in the paper intervals matter more than strategies, and with small ones all strategies are alike.".into(),
        ],
    }
}

const RULES: [&str; 3] = ["grow", "widen", "redivide"];

fn array_adaptation(runs: &[Value], predictor: &Value) -> Experiment {
    let median = |rule: &str, key: &str| {
        let mut values: Vec<f64> =
            runs.iter().filter(|r| r["rule"] == rule).map(|r| number(&r[key])).collect();
        values.sort_unstable_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
    };
    let native = |rule: &str, key: &str| {
        let found = rows(&predictor["adaptation"]).iter().find(|r| r["rule"] == rule);
        found.map_or(f64::NAN, |r| number(&r[key]))
    };
    let line = |rule: &str| {
        vec![
            rule.to_owned(),
            format!("{}", native(rule, "cells")),
            format!("{}", native(rule, "bytes")),
            format!("{:.0}", median(rule, "ordinary_ns")),
            format!("{:.0}", median(rule, "adapting_ns")),
            format!("{:.0}", native(rule, "adapting_ns")),
            format!("{:.2}", median(rule, "error_after")),
        ]
    };
    Experiment {
        title: "Section V-C: adapting the array".into(),
        lead: "[1..50] in 50 cells; 20 executions with 20 to 30 vertices, then one with 200. The paper's array keeps its precision, grows to four \
               times its cells, and that costs 5813 bytecodes, as much as 18 updates. Medians of JVMs, in each of which every rule adapts once."
            .into(),
        figures: vec![table(
            "",
            &[
                "rule",
                "cells after",
                "bytes after",
                "ordinary update, ns",
                "the update that adapts, ns",
                "adapting alone, outside a JVM, ns",
                "mean error of 200 executions after, %",
            ],
            RULES.map(line).to_vec(),
        )],
        remarks: vec![
            "The update that adapts comes after a tree of 200 vertices, which leaves none of the predictor in the processor's caches, and \
             does so only once; adapting again and again, outside a JVM, costs less."
                .into(),
            "Growing is an allocation and a copy. Widening only moves a bound, but all values above share a cell. Re-dividing splits cells, \
             and loses precision where the values are."
                .into(),
        ],
    }
}
