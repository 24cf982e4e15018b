//! What there is to show at one moment, for tables, pages and metrics.

use std::sync::atomic::{AtomicU64, Ordering};

use mantis_history::service::Status;
use mantis_history::{ActionId, RESOURCES, Resource};
use mantis_report::{Overhead, WatchReport, WatchedAction, WatchedResource};

use crate::watched::{Figures, Watched};

/// What the agent itself costs.
#[derive(Debug, Default)]
pub struct Costs {
    /// Classes looked at.
    pub classes: AtomicU64,
    /// Nanoseconds spent on them.
    pub instrumenting: AtomicU64,
    /// Executions measured.
    pub measured: AtomicU64,
    /// Of those, how many were timed, and the nanoseconds they took.
    pub sampled: (AtomicU64, AtomicU64),
}

impl Costs {
    fn overhead(&self, tables: usize) -> Overhead {
        let get = |n: &AtomicU64| n.load(Ordering::Relaxed);
        let (samples, nanos) = (get(&self.sampled.0), get(&self.sampled.1));
        let each = if samples == 0 { 0.0 } else { nanos as f64 / samples as f64 };
        Overhead {
            classes: get(&self.classes),
            instrumenting: get(&self.instrumenting) as f64 * 1e-9,
            measured: get(&self.measured),
            measuring: get(&self.measured) as f64 * each * 1e-9,
            tables: tables as u64,
        }
    }
}

/// How trustworthy each resource's amounts are here.
#[derive(Copy, Clone, Debug)]
pub struct Provenance {
    /// No method was left out of counting.
    pub cpu: bool,
    /// All ways of network bytes are seen.
    pub network: bool,
    /// Energy is measured, not modelled.
    pub energy: bool,
}

impl Provenance {
    fn of(self, resource: Resource) -> &'static str {
        match resource {
            Resource::Cpu if self.cpu => "exact",
            Resource::Cpu => "incomplete",
            Resource::Memory | Resource::Time | Resource::CpuTime => "measured",
            Resource::Network if self.network => "exact",
            Resource::Network => "incomplete",
            Resource::Energy if self.energy => "measured",
            Resource::Energy => "estimated",
        }
    }

    fn unit(self, resource: Resource) -> &'static str {
        if resource == Resource::Energy && !self.energy { "units" } else { resource.unit() }
    }
}

/// Everything about the watched service.
pub fn take(watched: &Watched, costs: &Costs, provenance: Provenance) -> WatchReport {
    let service = watched.service();
    let actions = watched.figures();
    let actions = actions.into_iter().filter_map(|(id, figures)| {
        let status = service.status(id).ok()?;
        Some(action(watched, id, status, figures, provenance))
    });
    let mut notes = Vec::new();
    if watched.measures(Resource::Cpu) && !provenance.cpu {
        notes.push(
            "Some methods do not count their bytecodes, or not exactly; the agent's log names them."
                .to_owned(),
        );
    }
    if watched.measures(Resource::Energy) && !provenance.energy {
        notes.push(
            "Energy is estimated from a table of prices per bytecode: its units are no joules.".to_owned(),
        );
    }
    if watched.measures(Resource::Network) && !provenance.network {
        notes.push(
            "Some bytes sent or received are not seen on this JDK; the agent's log names the methods.".into(),
        );
    }
    WatchReport {
        pid: std::process::id(),
        uptime: watched.uptime(),
        actions: actions.collect(),
        overhead: costs.overhead(service.bytes()),
        notes,
    }
}

fn action(
    watched: &Watched,
    id: ActionId,
    status: Status,
    figures: Figures,
    provenance: Provenance,
) -> WatchedAction {
    let parameters = &figures.parameters[..watched.parameters(id.number())];
    let next = (figures.calls > 0).then(|| watched.query(id.number(), parameters)).flatten();
    let known = |amounts: &[f64; RESOURCES], r: Resource| finite(amounts[r as usize]);
    let resources = status.resources.iter().map(|s| {
        let r = s.resource;
        let measured = s.count > 0 || figures.calls == 0;
        WatchedResource {
            resource: r.name().to_owned(),
            unit: provenance.unit(r).to_owned(),
            provenance: if measured { provenance.of(r) } else { "unavailable" }.to_owned(),
            total: figures.total[r as usize],
            last: known(&figures.last, r),
            predicted: known(&figures.predicted, r),
            next: next.as_ref().and_then(|a| finite(a.get(r)?.value)),
            error: s.error.and_then(finite),
            changes: s.changes,
            curve: figures.curve.iter().map(|e| finite(f64::from(e[r as usize]))).collect(),
        }
    });
    WatchedAction {
        resources: resources.collect(),
        name: status.name,
        calls: figures.calls,
        failed: figures.failed,
        training: status.training,
        cells: (status.cells.0 as u64, status.cells.1 as u64),
    }
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}
