//! Carries out a plan: adds the copies to their classes and redirects calls.

use std::collections::BTreeMap;

use cranelift_entity::EntitySet;
use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;

use crate::plan::{Separation, members};
use crate::program::{MethodId, Program};
use crate::{Separated, copy_name};

/// Applies the plan.
///
/// # Errors
/// When a class would have too many constants.
pub(crate) fn apply(program: &Program, plan: &[Separation]) -> Result<Separated, CodeError> {
    let mut work = Work { program, classes: BTreeMap::new(), codes: BTreeMap::new() };
    for separation in plan {
        work.separate(separation)?;
    }
    work.finish()
}

struct Work<'a> {
    program: &'a Program,
    /// Changed classes by their number.
    classes: BTreeMap<usize, ClassFile>,
    /// Changed codes of methods that are no copies.
    codes: BTreeMap<MethodId, Code>,
}

impl Work<'_> {
    fn separate(&mut self, separation: &Separation) -> Result<(), CodeError> {
        let Separation { phase, copied, own, place } = separation;
        for method in members(copied) {
            let mut code = self.program.methods[method].code.clone();
            self.redirect(method, &mut code, copied, place, |_| true)?;
            self.add(method, place, &code)?;
        }
        for method in members(own) {
            self.redirect_in_place(method, copied, place, |_| true)?;
        }
        self.redirect_in_place(phase.caller, copied, place, |node| node == phase.call.node)
    }

    fn redirect_in_place(
        &mut self,
        method: MethodId,
        copied: &EntitySet<MethodId>,
        place: &str,
        which: impl Fn(u32) -> bool,
    ) -> Result<(), CodeError> {
        let program = self.program;
        let mut code = self.codes.remove(&method).unwrap_or_else(|| program.methods[method].code.clone());
        self.redirect(method, &mut code, copied, place, which)?;
        self.codes.insert(method, code);
        Ok(())
    }

    /// Lets calls of copied methods enter the copies.
    fn redirect(
        &mut self,
        method: MethodId,
        code: &mut Code,
        copied: &EntitySet<MethodId>,
        place: &str,
        which: impl Fn(u32) -> bool,
    ) -> Result<(), CodeError> {
        let method = &self.program.methods[method];
        let class = changed(&mut self.classes, self.program, method.class);
        for call in method.calls.iter().filter(|c| which(c.node) && copied.contains(c.target)) {
            let Some(Node::Insn(Insn::Invoke { index, .. })) = code.nodes.get_mut(call.node as usize) else {
                continue;
            };
            let Some((named, _)) = class.pool.method(*index) else { continue };
            let name = copy_name(&named.name, place, self.program.version_of(call.target));
            *index = class.pool.method_ref(&named.class, &name, &named.desc)?;
        }
        Ok(())
    }

    fn add(&mut self, method: MethodId, place: &str, code: &Code) -> Result<(), CodeError> {
        let original = &self.program.methods[method];
        let class = changed(&mut self.classes, self.program, original.class);
        let name = copy_name(&original.decl.name, place, class.major);
        let mut member = class.methods[original.index].clone();
        member.rename(&mut class.pool, &name)?;
        class.methods.push(member);
        class.set_code(class.methods.len() - 1, code)
    }

    fn finish(mut self) -> Result<Separated, CodeError> {
        for (id, code) in std::mem::take(&mut self.codes) {
            let method = &self.program.methods[id];
            changed(&mut self.classes, self.program, method.class).set_code(method.index, &code)?;
        }
        Ok(Separated { classes: self.classes.into_values().collect(), remark: None })
    }
}

/// The changed form of a class.
fn changed<'a>(
    classes: &'a mut BTreeMap<usize, ClassFile>,
    program: &Program,
    number: usize,
) -> &'a mut ClassFile {
    classes.entry(number).or_insert_with(|| (*program.classes[number]).clone())
}
