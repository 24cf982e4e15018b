//! The exception table of the emitted code.
//!
//! An entry stays when something it covers may still throw. Where all that is left of its handler is a
//! `throw` that is sliced away, the method returns: its callers go on as if it had thrown, and none of them
//! need have a handler for what the handler caught (`catch (A e) { throw new B(e); }`). Handlers so broad
//! that they would catch the error that stops a slice get an entry before them that lets it pass.

use std::collections::BTreeMap;

use mantis_classfile::code::Handler;
use mantis_classfile::constant::Cp;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Label;
use mantis_classfile::lang;
use mantis_classfile::opcode::SimpleOp;
use mantis_ir::{Block, EdgeKind, Inst, Op};

use super::{Emitter, Entry, Onward};
use crate::flow::Target;

impl Emitter<'_> {
    /// Labels for the ends of the original's protected ranges: by entry the node indices of start and end.
    pub(super) fn map_boundaries(&mut self) -> Vec<Option<(usize, usize)>> {
        let positions = self.old.label_positions();
        let at = |label: Label| positions.get(label.0 as usize).copied().flatten();
        let ranges: Vec<Option<(usize, usize)>> =
            self.old.handlers.iter().map(|h| Some((at(h.start)?, at(h.end)?))).collect();
        let mut nodes: Vec<usize> = ranges.iter().flatten().flat_map(|&(s, e)| [s, e]).collect();
        nodes.sort_unstable();
        nodes.dedup();
        self.boundaries = nodes.into_iter().map(|node| (node, self.code.new_label())).collect();
        ranges
    }

    pub(super) fn place_boundaries(&mut self, node: usize) {
        while let Some(&(at, label)) = self.boundaries.get(self.placed).filter(|(at, _)| *at <= node) {
            debug_assert!(at <= node);
            self.place(label);
            self.placed += 1;
        }
    }

    /// The exception table. Errors that stop the slice pass by handlers that would catch them.
    pub(super) fn handlers(&mut self, ranges: &[Option<(usize, usize)>]) -> Result<(), CodeError> {
        let mut rethrow = None;
        let mut entries: BTreeMap<Block, Label> = BTreeMap::new();
        for (i, range) in ranges.iter().enumerate() {
            let Some((start, end)) = range.filter(|_| self.may_enter(i as u32)) else { continue };
            let Some(block) = self.handler_block(i as u32) else { continue };
            let Some(handler) = self.handler_entry(block, &mut entries) else { continue };
            let label = |node: usize| self.boundaries.iter().find(|(at, _)| *at == node).map(|b| b.1);
            let (Some(start), Some(end)) = (label(start), label(end)) else { continue };
            let old = self.old.handlers[i].catch_type;
            let caught = if old.is_none() { None } else { self.from.pool.class_name(old) };
            let broad = matches!(caught.as_deref(), None | Some(lang::THROWABLE | lang::ERROR));
            if broad && !self.unlocks(block) {
                let stub = *rethrow.get_or_insert_with(|| self.code.new_label());
                let catch_type = self.class.pool.class("mantis/predictor/Stop")?;
                self.code.handlers.push(Handler { start, end, handler: stub, catch_type });
            }
            let catch_type = if old.is_none() { Cp::NONE } else { self.class.import(self.from, old)? };
            self.code.handlers.push(Handler { start, end, handler, catch_type });
        }
        if let Some(label) = rethrow {
            self.place(label);
            self.op(SimpleOp::Athrow);
        }
        Ok(())
    }

    /// Whether an emitted statement may throw something that an entry of the exception table catches: for
    /// other statements in its range, the classes that a slice has need not include the one it catches.
    fn may_enter(&self, entry: u32) -> bool {
        let catches = |&inst: &Inst| {
            let succs = &self.f.blocks[self.f.insts[inst].block].succs;
            succs.iter().any(|e| e.kind == EdgeKind::Exceptional(entry))
        };
        self.threw.iter().any(catches)
    }

    /// Where an entry of the exception table leads.
    pub(super) fn handler_block(&self, entry: u32) -> Option<Block> {
        let edges = self.f.blocks.values().flat_map(|b| &b.succs);
        edges.into_iter().find(|e| e.kind == EdgeKind::Exceptional(entry)).map(|e| e.target)
    }

    /// The label where an exception enters a handler; `None` when nothing is left of it in a constructor
    /// that cannot return there.
    pub(super) fn handler_entry(
        &mut self,
        block: Block,
        entries: &mut BTreeMap<Block, Label>,
    ) -> Option<Label> {
        if let Some(&label) = entries.get(&block) {
            return Some(label);
        }
        if self.leaves_out_handler(block) {
            let label = self.code.new_label();
            self.handlers_left_out.push((block, label));
            entries.insert(block, label);
            return Some(label);
        }
        let target = self.flow.target(block);
        if target == Target::Dead && &*self.f.method.name == "<init>" {
            return None;
        }
        let have: Vec<Entry> = self.stacks.at(block).first().map(|&v| (0, v)).into_iter().collect();
        let crossing = self.crossing_handler(block, target);
        let label = self.jump_label(Onward { crossing, slots: Vec::new(), have, left_out: None, target });
        entries.insert(block, label);
        Some(label)
    }

    /// Whether a handler releases a monitor: then it runs for every exception, and rethrows by itself.
    pub(super) fn unlocks(&self, block: Block) -> bool {
        let is_exit = |&i: &Inst| self.f.insts[i].op == Op::MonitorExit && self.slice.keep.contains(i);
        self.f.blocks[block].insts.iter().any(is_exit)
    }
}
