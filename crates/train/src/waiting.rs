//! Loops that wait for another thread, and in no training run had to.
//!
//! Code that no run reached is cut from slices, but which thread is first is no property of an input. A slice
//! without a wait that happened not to be needed goes on too early; so such waits count as executed wherever
//! the loop around them was.

use std::collections::BTreeSet;

use mantis_classfile::class::ClassFile;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::Op;
use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::LoopForest;
use mantis_pointsto::ClassSource;
use mantis_slice::is_wait;

use crate::app::App;
use crate::session::Executed;

/// Counts waits in loops that ran, and what else of these loops did not, as executed once.
pub fn assume(app: &App, executed: &mut Executed) {
    let ran = executed.counts.iter().filter(|(_, counts)| counts.iter().any(|n| *n > 0)).map(|(m, _)| m);
    let classes: BTreeSet<Name> = ran.clone().map(|m| m.class.clone()).collect();
    let waiting: BTreeSet<Name> = classes
        .into_iter()
        .filter(|c| mantis_emit::ClassSource::class(app, c).is_some_and(|class| mentions_wait(&class)))
        .collect();
    let methods: Vec<MethodRef> = ran.filter(|m| waiting.contains(&m.class)).cloned().collect();
    for method in methods {
        for node in nodes(app, executed, &method) {
            let count = executed.counts.get_mut(&method).and_then(|counts| counts.get_mut(node as usize));
            count.into_iter().for_each(|count| *count = (*count).max(1));
        }
    }
}

fn mentions_wait(class: &ClassFile) -> bool {
    class.pool.iter().filter_map(|(index, _)| class.pool.method(index)).any(|(method, _)| is_wait(&method))
}

/// What did not run of loops that ran and wait.
fn nodes(app: &App, executed: &Executed, method: &MethodRef) -> Vec<u32> {
    let Ok(Some(body)) = ClassSource::body(app, method) else { return Vec::new() };
    let ran = |inst: mantis_ir::Inst| executed.count(method, body.insts[inst].origin) > 0;
    let graph = FlowGraph::new(body.blocks.len(), body.entry, |b: mantis_ir::Block| {
        body.blocks[b].succs.iter().filter(|e| e.thrown.is_none()).map(|e| e.target).collect::<Vec<_>>()
    });
    let loops = LoopForest::compute(&graph);
    let waits = body.insts.iter().filter(|(_, data)| matches!(&data.op, Op::Invoke(_, m, _) if is_wait(m)));
    let mut found = Vec::new();
    for (inst, data) in waits.filter(|(inst, _)| !ran(*inst)) {
        let Some(around) = loops.innermost(data.block) else { continue };
        let insts = loops.get(around).nodes.iter().flat_map(|&b| &body.blocks[b].insts);
        if insts.clone().any(|&i| ran(i)) {
            found.extend(insts.filter(|i| !ran(**i)).map(|&i| body.insts[i].origin));
        }
        debug_assert!(!ran(inst));
    }
    found
}
