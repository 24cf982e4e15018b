//! Calls that other threads are in when the JVM exits.
//!
//! A thread that waits for ever, such as a daemon that takes from a queue, never leaves the calls on its
//! stack, and without them the law of flow ([`crate::flow`]) says that their methods were not entered.
//! `mantis.rt.Running` tells the stacks line by line; a JVM tells no closer of another thread. A call is
//! found by its line and by the name of the method that was called from it. Where two calls have both in
//! common it is the first; a count is then wrong by the threads that are there.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::MethodRef;
use mantis_classfile::opcode::SimpleOp;
use rustc_hash::FxHashMap;

use crate::layout::{CallSite, Layout};

/// What marks a record of `mantis.rt.Running`.
const RUNNING: &str = "\trunning\t";

/// Whether a record is one of a call that was running.
pub fn is_record(text: &str) -> bool {
    text.contains(RUNNING)
}

/// Calls and entries of monitors: what a thread can be seen to wait in. HotSpot's interpreter is past the
/// instruction that enters a monitor while it waits, so these have the line of the next one, too.
pub fn sites(class: &ClassFile, code: &Code) -> Vec<CallSite> {
    let lines = code.lines();
    let mut sites = Vec::new();
    let mut entered = None;
    for (node, insn) in code.insns() {
        let line = lines.get(node).copied().unwrap_or_default();
        let mut add = |node: usize, called| sites.push(CallSite { node: node as u32, line, called });
        if let Some(monitor) = entered.take() {
            add(monitor, String::new());
        }
        match insn {
            Insn::Invoke { index, .. } => {
                if let Some((method, _)) = class.pool.method(*index) {
                    add(node, method.name.to_string());
                }
            }
            Insn::Simple(SimpleOp::Monitorenter) => {
                add(node, String::new());
                entered = Some(node);
            }
            _ => {}
        }
    }
    sites
}

/// What threads were in at the end.
#[derive(Default)]
pub struct Running {
    /// Calls of each method: node, and how many threads.
    pub calls: FxHashMap<MethodRef, Vec<(u32, u64)>>,
    /// Methods that threads other than the first were in: how far they came in them is up to the schedule.
    pub methods: Vec<MethodRef>,
}

/// Finds what the records tell of.
pub fn find<'a>(records: impl Iterator<Item = &'a str>, layout: &Layout) -> Running {
    let mut running = Running::default();
    for record in records {
        let fields: Vec<&str> = record.split('\t').collect();
        let [class, method, line, called, _, which, threads] = *fields else { continue };
        let (Ok(line), Ok(threads)) = (line.parse(), threads.parse()) else { continue };
        let methods = layout.classes.iter().filter(|c| &*c.name == class).flat_map(|c| &c.methods);
        let mut named = methods.filter(|m| m.name == method);
        let Some((method, node)) = named.find_map(|m| Some((m, call(&m.calls, line, called)?))) else {
            continue;
        };
        let method = method.method_ref(&class.into());
        running.calls.entry(method.clone()).or_default().push((node, threads));
        if which != "first" {
            running.methods.push(method);
        }
    }
    running
}

/// The call of a line from which a method of this name was entered. A function object enters one of another
/// name.
fn call(calls: &[CallSite], line: u16, called: &str) -> Option<u32> {
    let of_line = || calls.iter().filter(|c| c.line == line && c.called.is_empty() == called.is_empty());
    let named = of_line().find(|c| c.called == called);
    let only = || of_line().next().filter(|_| of_line().count() == 1);
    named.or_else(only).map(|c| c.node)
}
