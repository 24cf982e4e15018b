//! The classes of a case and the shapes of those of the JDK, as every analysis asks for them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use mantis_classfile::class::ClassFile;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::Function;
use mantis_pointsto::ClassInfo;

use crate::shapes::Shapes;

/// The classes of a case over the shapes of the JDK.
#[derive(Clone)]
pub struct Classes {
    own: Arc<ClassPath>,
    shapes: Arc<Shapes>,
    /// Names that neither has.
    lacking: Arc<Mutex<BTreeSet<String>>>,
}

impl Classes {
    /// The classes of a case.
    pub fn new(own: ClassPath, shapes: Arc<Shapes>) -> Classes {
        Classes { own: Arc::new(own), shapes, lacking: Arc::default() }
    }

    /// The classes of the case in the order of their names.
    pub fn program(&self) -> Vec<Arc<ClassFile>> {
        self.own.program_classes().iter().filter_map(|name| self.own.load(name)).collect()
    }

    /// The shapes of the JDK.
    pub fn shapes(&self) -> &Arc<Shapes> {
        &self.shapes
    }

    /// The names of classes that were asked for and of which it is not known whether the JDK has them.
    pub fn lacking(&self) -> BTreeSet<String> {
        self.lacking.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    fn has(&self, name: &str) -> bool {
        self.own.is_program_class(name)
    }

    fn find(&self, name: &str) -> Option<Arc<ClassFile>> {
        if self.has(name) {
            return self.own.load(&Name::from(name));
        }
        let found = self.shapes.class(name);
        if found.is_none() && !name.starts_with('[') && !self.shapes.is_absent(name) {
            let mut lacking = self.lacking.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            lacking.insert(name.to_owned());
        }
        found
    }
}

impl mantis_pointsto::ClassSource for Classes {
    fn info(&self, name: &str) -> Option<ClassInfo> {
        self.find(name).map(|class| ClassInfo::of(&class))
    }

    fn is_app(&self, name: &str) -> bool {
        self.has(name)
    }

    fn package_of_jdk(&self, package: &str) -> Vec<Name> {
        self.shapes.package(package).to_vec()
    }

    fn body(&self, method: &MethodRef) -> Result<Option<Arc<Function>>, String> {
        if !self.has(&method.class) {
            return Ok(None);
        }
        let Some(class) = self.find(&method.class) else { return Ok(None) };
        let Some((_, member)) = class.method(&method.name, &method.desc) else { return Ok(None) };
        mantis_ir::build(&class, member, self).map(|f| f.map(Arc::new)).map_err(|e| e.to_string())
    }
}

impl mantis_emit::ClassSource for Classes {
    fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.find(name)
    }

    fn is_app(&self, name: &str) -> bool {
        self.has(name)
    }
}

impl Hierarchy for Classes {
    fn class_info(&self, name: &str) -> Option<mantis_classfile::hierarchy::ClassInfo> {
        self.find(name).map(|class| mantis_classfile::hierarchy::ClassInfo::of(&class))
    }
}
