//! Prints the source lines that a slice keeps: `slice_lines JDK JAR MAIN CLASS.METHOD`, counting calls of a method.
#![allow(clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mantis_classfile::class::Member;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::{Criterion, Feature, Scheme};
use mantis_ir::Function;
use mantis_library::Library;
use mantis_pointsto::{ClassInfo, ClassSource, Everything, Program, analyse};
use mantis_slice::Slicer;

struct Source(Arc<ClassPath>);

impl ClassSource for Source {
    fn info(&self, name: &str) -> Option<ClassInfo> {
        let class = self.0.load(&Name::from(name))?;
        let key = |m: &Member| (m.name().clone(), m.desc().clone());
        Some(ClassInfo {
            name: class.name().clone(),
            super_class: class.super_name().cloned(),
            interfaces: class.interfaces().cloned().collect(),
            access: class.access,
            methods: class.methods.iter().map(|m| (key(m), m.access)).collect(),
            method_order: class.methods.iter().map(key).collect(),
            fields: class.fields.iter().map(|f| (f.name().clone(), f.desc().clone(), f.access)).collect(),
        })
    }

    fn is_app(&self, name: &str) -> bool {
        self.0.is_program_class(name)
    }

    fn body(&self, method: &MethodRef) -> Result<Option<Arc<Function>>, String> {
        if !self.0.is_program_class(&method.class) {
            return Ok(None);
        }
        let Some(class) = self.0.load(&method.class) else { return Ok(None) };
        let Some((_, member)) = class.method(&method.name, &method.desc) else { return Ok(None) };
        mantis_ir::build::build(&class, member, &*self.0).map(|f| f.map(Arc::new)).map_err(|e| e.to_string())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, jdk, jar, main, method] = &args[..] else {
        return Err("usage: slice_lines JDK JAR MAIN CLASS.METHOD".into());
    };
    let class_path =
        Arc::new(ClassPath::open(&[PathBuf::from(jar)], Some(Arc::new(Jdk::open(Path::new(jdk))?)))?);
    let program = Program::new(Box::new(Source(class_path.clone())));
    let library = Library::new()?;
    let main = MethodRef {
        class: Name::from(main.replace('.', "/")),
        name: Name::from("main"),
        desc: Name::from("([Ljava/lang/String;)V"),
    };
    let start = std::time::Instant::now();
    let analysis = analyse(&program, &library, &Everything, &main);
    println!("analysis: {:?}, {} methods", start.elapsed(), analysis.methods.len());
    for d in &analysis.diagnostics {
        println!("note: {d}");
    }
    let live = |_, _| true;
    let mut slicer = Slicer::new(&program, &analysis, &live, false);
    for data in analysis.methods.values() {
        let name = format!("{}.{}", data.decl.class.replace('/', "."), data.decl.name);
        if name != *method && method != "*" {
            continue;
        }
        let feature = Feature {
            scheme: Scheme::Calls,
            class: data.decl.class.clone(),
            method: data.decl.name.clone(),
            desc: data.decl.desc.clone(),
            criterion: Criterion::Entry,
            line: 0,
            name: format!("{name} calls"),
        };
        let start = std::time::Instant::now();
        match slicer.slice(&[&feature]) {
            Err(refusal) => println!("{name}: refused: {} ({:?})", refusal.reason, start.elapsed()),
            Ok(slice) => {
                let mut lines: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
                let mut kept = 0;
                for m in slice.methods.values() {
                    let set =
                        lines.entry(m.function.source.as_deref().unwrap_or("?").to_owned()).or_default();
                    for inst in m.function.insts.keys().filter(|&i| m.keep.contains(i)) {
                        set.insert(m.function.insts[inst].line);
                        kept += 1;
                    }
                }
                println!("{name}: {kept} statements, {:?}", start.elapsed());
                for (file, lines) in lines {
                    println!("  {file}: {lines:?}");
                }
            }
        }
    }
    Ok(())
}
