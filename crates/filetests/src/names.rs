//! Abstract objects, locations and methods in source terms: `Node at 7`, `Node at 7.next`, `Node.next`.

use std::collections::BTreeMap;

use mantis_classfile::descriptor::class_of;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Inst, Op};
use mantis_pointsto::heap::{LocData, ObjKind};
use mantis_pointsto::{Analysis, Loc, MethodId, Obj, Target};

/// What the objects of an analysis are called. Those that would have the same name are numbered.
pub struct Names<'a> {
    analysis: &'a Analysis,
    objects: BTreeMap<Obj, String>,
}

impl<'a> Names<'a> {
    /// The names for an analysis.
    pub fn new(analysis: &'a Analysis) -> Names<'a> {
        let mut same: BTreeMap<String, Vec<Obj>> = BTreeMap::new();
        for obj in analysis.heap.objects.keys() {
            same.entry(object(analysis, obj)).or_default().push(obj);
        }
        let mut objects = BTreeMap::new();
        for (name, mut all) in same {
            all.sort_by_key(|obj| place(analysis, *obj));
            for (n, obj) in all.iter().enumerate() {
                let number = if all.len() > 1 { format!(" #{}", n + 1) } else { String::new() };
                objects.insert(*obj, format!("{name}{number}"));
            }
        }
        Names { analysis, objects }
    }

    /// An abstract object by its class and where it is made.
    pub fn object(&self, obj: Obj) -> String {
        self.objects.get(&obj).cloned().unwrap_or_default()
    }

    /// A location: an object and its field, or a class and its static field.
    pub fn loc(&self, loc: Loc) -> String {
        let field = self.analysis.loc_name(loc);
        match &self.analysis.heap.locs[loc] {
            LocData::Static(field) => format!("{}.{}", class(&field.class), field.name),
            LocData::Field(obj, _) => {
                let field = field.rsplit_once('.').map_or("", |(_, field)| field);
                format!("{}.{field}", self.object(*obj))
            }
        }
    }

    /// What a call may run.
    pub fn target(&self, target: &Target) -> String {
        match target {
            Target::App { method: m, callback, .. } => {
                let decl = method(&self.analysis.methods[*m].decl);
                match callback {
                    Some((by, _)) => {
                        format!("{decl}, called back by {}", method(&self.analysis.uses[*by].method))
                    }
                    None => decl,
                }
            }
            Target::Library(id) => {
                let bound = &self.analysis.uses[*id];
                let undescribed =
                    if bound.effect.is_conservative() { ", which nobody described" } else { "" };
                let within = if bound.within.is_empty() { "" } else { " within it" };
                format!("JDK {}{within}{undescribed}", method(&bound.method))
            }
            Target::Cold(decl) => format!("{}, which never ran", method(decl)),
        }
    }
}

/// A class without its package, nested ones with a dot; arrays with brackets.
pub fn class(name: &str) -> String {
    let element = name.trim_start_matches('[');
    let simple = match element {
        "Z" if name != element => "boolean".to_owned(),
        "B" if name != element => "byte".to_owned(),
        "C" if name != element => "char".to_owned(),
        "S" if name != element => "short".to_owned(),
        "I" if name != element => "int".to_owned(),
        "J" if name != element => "long".to_owned(),
        "F" if name != element => "float".to_owned(),
        "D" if name != element => "double".to_owned(),
        _ => {
            let class = if name == element { element } else { class_of(element) };
            let simple = class.rsplit_once('/').map_or(class, |(_, simple)| simple);
            nested(simple)
        }
    };
    simple + &"[]".repeat(name.len() - element.len())
}

/// `Map$Entry` as `Map.Entry`; what the emitter generates, `P$$Mantis0`, keeps its name.
fn nested(simple: &str) -> String {
    if simple.contains("$$") { simple.to_owned() } else { simple.replace('$', ".") }
}

/// A method without the package of its class and without its descriptor.
pub fn method(method: &MethodRef) -> String {
    format!("{}.{}", class(&method.class), method.name)
}

/// The line and the node of what made an object, and of several those that come first.
fn place(analysis: &Analysis, obj: Obj) -> (u32, u32, Obj) {
    let of = |m: MethodId, inst: Inst| {
        analysis.body(m).map_or((0, 0), |body| (body.insts[inst].line, body.insts[inst].origin))
    };
    let (line, origin) = match &analysis.heap.objects[obj].kind {
        ObjKind::Alloc(m, i, _)
        | ObjKind::Fresh(m, i, _, _)
        | ObjKind::Lambda(m, i)
        | ObjKind::Constructed(m, i)
        | ObjKind::Unknown(m, i)
        | ObjKind::Undescribed(m, i) => of(*m, *i),
        _ => (0, 0),
    };
    (line, origin, obj)
}

fn object(analysis: &Analysis, obj: Obj) -> String {
    let data = &analysis.heap.objects[obj];
    let (line, ..) = place(analysis, obj);
    let of = class(&data.class);
    match &data.kind {
        ObjKind::Alloc(..) => format!("{of} at {line}"),
        ObjKind::Fresh(m, inst, ..) => format!("{of} of {} at {line}", called(analysis, *m, *inst)),
        ObjKind::Lambda(m, inst) => format!("function {} at {line}", function(analysis, *m, *inst)),
        ObjKind::Constructed(..) => format!("{of} that the reference at {line} makes"),
        ObjKind::Static(group) => format!("the JDK's {}", class(group)),
        ObjKind::Immutable(_) => format!("any {of}"),
        ObjKind::Thrown(_) | ObjKind::Telling(_) => format!("{of} that is thrown"),
        ObjKind::MainArgs => "the arguments".to_owned(),
        ObjKind::Part(whole, _) => format!("{of} in {}", object(analysis, *whole)),
        ObjKind::Unknown(..) => format!("unknown {of} at {line}"),
        ObjKind::Undescribed(m, inst) => {
            format!("undescribed {of} of {} at {line}", called(analysis, *m, *inst))
        }
        ObjKind::Merged { .. } => format!("all {of}"),
    }
}

/// The method that a statement calls.
fn called(analysis: &Analysis, m: MethodId, inst: Inst) -> Name {
    let op = analysis.body(m).map(|body| &body.insts[inst].op);
    match op {
        Some(Op::Invoke(_, method, _)) => method.name.clone(),
        _ => Name::from("a statement"),
    }
}

/// What a function object runs.
fn function(analysis: &Analysis, m: MethodId, inst: Inst) -> String {
    match analysis.body(m).map(|body| &body.insts[inst].op) {
        Some(Op::InvokeDynamic(_, _, what)) => match &**what {
            mantis_ir::Dynamic::Lambda { interface, target, .. } => {
                format!("{} of {}", class(interface), method(target))
            }
            _ => "of another call site".to_owned(),
        },
        _ => String::new(),
    }
}
