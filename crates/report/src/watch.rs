//! The page about a watched service: each action, what it costs, and how well that was predicted.

use std::path::PathBuf;

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::chart::curves;
use crate::data::{Curve, Quantity, Table};
use crate::{format, page};

/// What an agent knows of its service at one moment; also the answer of its endpoint `/actions.json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WatchReport {
    /// The process.
    pub pid: u32,
    /// Seconds the agent has been there.
    pub uptime: f64,
    /// Actions in the order in which they were loaded.
    pub actions: Vec<WatchedAction>,
    /// What the agent itself has cost.
    pub overhead: Overhead,
    /// Sentences the reader should know.
    pub notes: Vec<String>,
}

/// What the agent itself has cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Overhead {
    /// Classes looked at.
    pub classes: u64,
    /// Seconds spent on them.
    pub instrumenting: f64,
    /// Executions measured.
    pub measured: u64,
    /// Seconds of taking them in and predicting, estimated from a sample.
    pub measuring: f64,
    /// Bytes of all tables.
    pub tables: u64,
}

/// An action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WatchedAction {
    /// Its name.
    pub name: String,
    /// Executions that ended normally.
    pub calls: u64,
    /// Executions that ended by an exception.
    pub failed: u64,
    /// Whether its predictions are still being trained.
    pub training: bool,
    /// Cells of its table, and those with a value.
    pub cells: (u64, u64),
    /// What it costs.
    pub resources: Vec<WatchedResource>,
}

/// A resource of an action. What is not known is absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WatchedResource {
    /// Its name: `cpu`, `memory`, `time`, `network`, `energy`, `cputime`.
    pub resource: String,
    /// The unit of its amounts.
    pub unit: String,
    /// Whether amounts are `exact`, `measured`, `estimated` or `unavailable`.
    pub provenance: String,
    /// All executions together.
    pub total: f64,
    /// The last execution.
    pub last: Option<f64>,
    /// What had been predicted for it.
    pub predicted: Option<f64>,
    /// What is predicted for the next one with the same parameters.
    pub next: Option<f64>,
    /// Running mean of the relative error of predictions.
    pub error: Option<f64>,
    /// How often the cost changed for good.
    pub changes: u64,
    /// Relative errors of the latest executions, oldest first.
    pub curve: Vec<Option<f64>>,
}

impl WatchReport {
    /// The page as one HTML file.
    pub fn to_html(&self) -> String {
        let calls: u64 = self.actions.iter().map(|a| a.calls + a.failed).sum();
        let share = self.overhead.instrumenting + self.overhead.measuring;
        let content = html! {
            div.tiles {
                (page::tile("Actions", &format::count(self.actions.len() as u64), "loaded so far"))
                (page::tile("Executions", &format::count(calls), "measured"))
                (page::tile("Watched", &format::seconds(self.uptime), "since the agent started"))
                (page::tile("Agent", &format::seconds(share), "instrumenting classes and predicting"))
            }
            (page::section("Actions", page::table(&self.table())))
            @for (i, action) in self.actions.iter().enumerate() {
                (page::section(&action.name, self.action(i, action)))
            }
            (page::section("The agent", page::facts(&self.facts())))
            (page::notes(&self.notes))
        };
        page::document("Watched service", "Weight-Watcher", html! { "Process " (self.pid) }, content)
    }

    fn table(&self) -> Table {
        let columns =
            ["Action", "Calls", "Failed", "Resource", "Last", "Predicted", "Next", "Error", "Changes", ""];
        let mut rows = Vec::new();
        for action in &self.actions {
            for r in &action.resources {
                let cell = |value: Option<f64>| value.map_or("–".to_owned(), |v| amount(v, &r.unit));
                rows.push(vec![
                    action.name.clone(),
                    format::count(action.calls),
                    format::count(action.failed),
                    r.resource.clone(),
                    cell(r.last),
                    cell(r.predicted),
                    cell(r.next),
                    r.error.map_or("–".to_owned(), format::percent),
                    format::count(r.changes),
                    r.provenance.clone(),
                ]);
            }
        }
        Table {
            caption: "The last execution of each action and the next one with the same parameters".into(),
            columns: columns.map(str::to_owned).to_vec(),
            rows,
        }
    }

    fn action(&self, index: usize, action: &WatchedAction) -> Markup {
        let drawn: Vec<Curve> = action
            .resources
            .iter()
            .map(|r| Curve {
                name: r.resource.clone(),
                points: (1..).zip(&r.curve).filter_map(|(n, e)| Some((f64::from(n), (*e)?))).collect(),
            })
            .filter(|curve| !curve.points.is_empty())
            .collect();
        html! {
            @if drawn.is_empty() {
                p.lead { "No prediction could be compared with an execution yet." }
            } @else {
                p.lead { "Relative error of the prediction made before each of the latest executions." }
                (curves(&format!("errors-{index}"), "execution", &Quantity::share("relative error"), &drawn))
            }
        }
    }

    fn facts(&self) -> Vec<(String, String)> {
        let o = &self.overhead;
        vec![
            ("Classes looked at".into(), format::count(o.classes)),
            ("Time spent on them".into(), format::seconds(o.instrumenting)),
            ("Executions measured".into(), format::count(o.measured)),
            ("Time predicting (sampled)".into(), format::seconds(o.measuring)),
            ("Memory of tables".into(), format!("{} bytes", format::count(o.tables))),
        ]
    }
}

/// An amount with its unit, to four digits.
fn amount(value: f64, unit: &str) -> String {
    if unit == "ns" {
        return format::seconds(value * 1e-9);
    }
    format!("{} {unit}", format::significant(value, 4))
}

/// The file in which the agent of a process leaves the port of its endpoint on loopback.
pub fn port_file(pid: u32) -> PathBuf {
    std::env::temp_dir().join(format!("mantis-watch-{pid}"))
}
