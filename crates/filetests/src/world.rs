//! A case as a program that the analyses take: its classes, its `main`, its features, its coverage.
//!
//! In training, counted runs say what was executed. Here everything was, unless the case has marks.

use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::names::MethodRef;
use mantis_feature::{Catalog, Feature};
use mantis_pointsto::{Analysis, Coverage, Effort, FACTS, MethodId, Program, Site, analyse};
use mantis_slice::{Prepared, Refusal, Rule, Slice, Slicer};
use rustc_hash::FxHashMap;

use crate::case::{Case, Marks, Question};
use crate::classes::Classes;
use crate::shapes::Shapes;
use crate::{Result, companion};

/// A compiled case.
pub struct World<'a> {
    /// The case.
    pub case: &'a Case,
    /// Its classes over the shapes of the JDK.
    pub classes: Classes,
    /// The program.
    pub program: Program,
    /// Its entry.
    pub main: MethodRef,
    /// What its marks say.
    pub coverage: Marked,
    /// Its features.
    pub catalog: Catalog,
}

impl<'a> World<'a> {
    /// Opens a compiled case.
    ///
    /// # Errors
    /// When it was not compiled as it is, or has no `main`.
    pub fn open(case: &'a Case, shapes: Arc<Shapes>) -> Result<World<'a>> {
        let classes = Classes::new(companion::open(case)?, shapes);
        let own = classes.program();
        let Some(main) = own.iter().find_map(|class| main_of(class)) else {
            return Err(case.problem(1, "no class has a `static void main(String[])`"));
        };
        let (catalog, unnamed) = mantis_feature::enumerate(own.iter().map(|c| &**c));
        if let Some(first) = unnamed.first() {
            return Err(case.problem(1, format!("{}: {}", first.method, first.message)));
        }
        let coverage = Marked::new(&own, &case.marks);
        let program = Program::new(Box::new(classes.clone()));
        Ok(World { case, classes, program, main, coverage, catalog })
    }

    /// The analysis of the program.
    pub fn analysis(&self) -> Analysis {
        let library = self.classes.shapes().library();
        analyse(&self.program, library, &self.coverage, &self.main, FACTS, Effort::Full)
    }

    /// The feature that a question means: behind the command stands what the feature counts, as its name has
    /// it after the line.
    ///
    /// # Errors
    /// When no feature of the line, or more than one, is called so; those of the line are listed.
    pub fn feature(&self, question: &Question) -> Result<&Feature> {
        let of_line = || self.catalog.features.iter().filter(|f| f.line == question.line);
        let wanted = |f: &&Feature| f.name.ends_with(&format!(" {}", question.about));
        let found: Vec<&Feature> = of_line().filter(wanted).collect();
        if let [feature] = found[..] {
            return Ok(feature);
        }
        let names: Vec<String> = of_line().map(|f| format!("`{}`", f.name)).collect();
        let how = if found.is_empty() { "no feature" } else { "more than one feature" };
        let message =
            format!("{how} of this line is called `{}`; there are {}", question.about, names.join(", "));
        Err(self.case.problem(question.line, message))
    }

    /// Prepares slicing.
    pub fn prepared(&self, analysis: &Analysis) -> Prepared {
        let at = |m: MethodId, inst| {
            let data = &analysis.methods[m];
            data.body.as_ref().map(|body| (&data.decl, body.insts[inst].origin))
        };
        let live = |m: MethodId, inst| at(m, inst).is_some_and(|(m, o)| self.coverage.executed(m, o));
        let threw = |m: MethodId, inst| at(m, inst).is_some_and(|(m, o)| self.coverage.threw(m, o));
        let profile = self.coverage.is_known.then_some(&threw as &dyn Fn(MethodId, _) -> bool);
        Prepared::new(&self.program, analysis, &live, profile)
    }

    /// Slices for a feature.
    ///
    /// # Errors
    /// The refusal of the slicer.
    pub fn slice(
        &self,
        (analysis, prepared): (&Analysis, &Prepared),
        feature: &Feature,
        rule: Rule,
    ) -> std::result::Result<Slice, Refusal> {
        let warm = |m: MethodId, inst| {
            let data = &analysis.methods[m];
            let origin = data.body.as_ref().map(|body| body.insts[inst].origin);
            origin.is_some_and(|o| self.coverage.count(&data.decl, o) == Some(0))
        };
        let slicer = Slicer::new(&self.program, analysis, prepared).with_rule(rule);
        let mut slicer = if self.coverage.is_known { slicer.with_warm(&warm) } else { slicer };
        slicer.slice(&[feature])
    }

    /// The statements of a line, in the order of the methods' names and of their code. Statements of methods
    /// that the analysis did not reach are none.
    pub fn statements(&self, analysis: &Analysis, line: u32) -> Vec<Site> {
        let mut methods: Vec<MethodId> = analysis.methods.keys().collect();
        methods.sort_by_key(|m| &analysis.methods[*m].decl);
        let mut found = Vec::new();
        for m in methods {
            let Some(body) = analysis.body(m) else { continue };
            let of_line = body.insts.iter().filter(|(_, data)| data.line == line);
            let mut sites: Vec<_> = of_line.map(|(inst, data)| (data.origin, (m, inst))).collect();
            sites.sort_unstable();
            found.extend(sites.into_iter().map(|(_, site)| site));
        }
        found
    }
}

fn main_of(class: &ClassFile) -> Option<MethodRef> {
    let (_, main) = class.method("main", "([Ljava/lang/String;)V")?;
    main.is_static().then(|| class.method_ref(main))
}

/// The coverage that the marks of a case stand for.
pub struct Marked {
    lines: FxHashMap<MethodRef, Vec<u16>>,
    marks: Marks,
    /// Whether there are marks; otherwise nothing is known of runs.
    pub is_known: bool,
}

impl Marked {
    fn new(classes: &[Arc<ClassFile>], marks: &Marks) -> Marked {
        let mut lines = FxHashMap::default();
        for class in classes {
            for method in &class.methods {
                if let Ok(Some(code)) = Code::decode(class, method) {
                    lines.insert(class.method_ref(method), code.lines());
                }
            }
        }
        Marked { lines, marks: marks.clone(), is_known: !marks.is_empty() }
    }

    fn line(&self, method: &MethodRef, origin: u32) -> Option<u32> {
        self.lines.get(method)?.get(origin as usize).map(|&line| u32::from(line))
    }
}

impl Coverage for Marked {
    fn executed(&self, method: &MethodRef, origin: u32) -> bool {
        self.line(method, origin).is_none_or(|line| !self.marks.never.contains(&line))
    }

    fn threw(&self, method: &MethodRef, origin: u32) -> bool {
        self.line(method, origin).is_some_and(|line| self.marks.threw.contains(&line))
    }

    fn count(&self, method: &MethodRef, origin: u32) -> Option<u64> {
        let line = self.line(method, origin)?;
        (self.marks.warm.contains(&line) || self.marks.never.contains(&line)).then_some(0)
    }
}
