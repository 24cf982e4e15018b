//! A program in memory: its classes and those of the JDK it runs on, as every analysis asks for them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy, Place};
use mantis_classfile::jar::JarError;
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::Function;
use mantis_pointsto::ClassInfo;
use rustc_hash::FxHashMap;

/// The classes of a program and of the JDK.
#[derive(Clone)]
pub struct App {
    class_path: Arc<ClassPath>,
    /// Classes in the place of those of the class path, and besides them.
    changed: Arc<Changed>,
}

/// Classes with copies of methods for phases, and whose reflection is ordinary code.
#[derive(Clone, Default)]
struct Changed {
    classes: FxHashMap<Name, Arc<ClassFile>>,
    finds: FxHashMap<MethodRef, Vec<MethodRef>>,
}

impl App {
    /// Opens a class path over a JDK and reads every class of the program once, so that a corrupt one is
    /// found now.
    ///
    /// # Errors
    /// A [`JarError`] that names the file and the class.
    pub fn load(paths: &[PathBuf], jdk: Arc<Jdk>) -> Result<App, JarError> {
        let class_path = ClassPath::open(paths, Some(jdk))?;
        for name in class_path.program_classes() {
            class_path.load_checked(&name)?;
        }
        Ok(App { class_path: Arc::new(class_path), changed: Arc::default() })
    }

    /// The same program with these classes in the place of its own, or besides them; `finds` as
    /// [`mantis_pointsto::ClassSource::finds`].
    pub fn with_classes(&self, classes: Vec<ClassFile>, finds: FxHashMap<MethodRef, Vec<MethodRef>>) -> App {
        let mut changed = (*self.changed).clone();
        changed.classes.extend(classes.into_iter().map(|c| (c.name().clone(), Arc::new(c))));
        changed.finds.extend(finds);
        App { class_path: self.class_path.clone(), changed: Arc::new(changed) }
    }

    /// The class of this name, of the program or of the JDK.
    fn find(&self, name: &str) -> Option<Arc<ClassFile>> {
        match self.changed.classes.get(name) {
            Some(class) => Some(class.clone()),
            None => self.class_path.load(&Name::from(name)),
        }
    }

    fn has(&self, name: &str) -> bool {
        self.class_path.is_program_class(name) || self.changed.classes.contains_key(name)
    }

    /// The class path.
    pub fn class_path(&self) -> &ClassPath {
        &self.class_path
    }

    /// The class path, to share.
    pub fn shared(&self) -> Arc<ClassPath> {
        self.class_path.clone()
    }

    /// The program's classes in the order of their names.
    pub fn classes(&self) -> Vec<Arc<ClassFile>> {
        self.class_path.program_classes().iter().filter_map(|n| self.find(n)).collect()
    }

    /// The files of the class path that are not classes, by name, sorted; of several with a name the first.
    ///
    /// # Errors
    /// A [`JarError`] that names the file that cannot be read.
    pub fn resources(&self) -> Result<Vec<(String, Vec<u8>)>, JarError> {
        let mut found = BTreeMap::new();
        for place in self.class_path.places() {
            let names = match place {
                Place::Jar(jar) => jar.entries().to_vec(),
                Place::Directory(root, _) => files_below(root),
            };
            for name in names {
                let other = name.ends_with(".class") || name.ends_with('/') || name == "META-INF/MANIFEST.MF";
                if !other
                    && !found.contains_key(&name)
                    && let Some(content) = place.read(&name)?
                {
                    found.insert(name, content);
                }
            }
        }
        Ok(found.into_iter().collect())
    }

    /// The decoded code of a method of the program; `None` when it has none or it is corrupt.
    pub fn code(&self, method: &MethodRef) -> Option<Code> {
        let class = self.find(&method.class)?;
        let (_, member) = class.method(&method.name, &method.desc)?;
        Code::decode(&class, member).ok().flatten()
    }
}

/// Names of all files below a folder; what cannot be listed is left out.
fn files_below(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) {
                found.push(name.to_owned());
            }
        }
    }
    found
}

impl mantis_emit::ClassSource for App {
    fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.find(name)
    }

    fn is_app(&self, name: &str) -> bool {
        self.has(name)
    }
}

impl mantis_pointsto::ClassSource for App {
    fn info(&self, name: &str) -> Option<ClassInfo> {
        self.find(name).map(|class| ClassInfo::of(&class))
    }

    fn is_app(&self, name: &str) -> bool {
        self.has(name)
    }

    fn package_of_jdk(&self, package: &str) -> Vec<Name> {
        self.class_path.jdk().map_or_else(Vec::new, |jdk| jdk.package(package).to_vec())
    }

    fn body(&self, method: &MethodRef) -> Result<Option<Arc<Function>>, String> {
        if !self.has(&method.class) {
            return Ok(None);
        }
        let Some(class) = self.find(&method.class) else { return Ok(None) };
        let Some((_, member)) = class.method(&method.name, &method.desc) else { return Ok(None) };
        mantis_ir::build::build(&class, member, self).map(|f| f.map(Arc::new)).map_err(|e| e.to_string())
    }

    fn finds(&self, method: &MethodRef) -> Option<Vec<MethodRef>> {
        self.changed.finds.get(method).cloned()
    }

    fn is_generated(&self, class: &str) -> bool {
        mantis_reflect::is_generated_class(class) && mantis_reflect::is_seen(class)
    }
}

impl mantis_context::Classes for App {
    fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.find(name)
    }

    fn program_classes(&self) -> Vec<Arc<ClassFile>> {
        self.classes()
    }
}

impl mantis_reflect::Classes for App {
    fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.find(name)
    }

    fn is_app(&self, name: &str) -> bool {
        self.has(name)
    }
}

impl Hierarchy for App {
    fn class_info(&self, name: &str) -> Option<mantis_classfile::hierarchy::ClassInfo> {
        self.find(name).map(|class| mantis_classfile::hierarchy::ClassInfo::of(&class))
    }
}
