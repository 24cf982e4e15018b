//! Which class extends which, answered from class bytes; and the class path that finds those.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::class::ClassFile;
use crate::error::ParseError;
use crate::jar::{ClassEntry, Jar, JarError};
use crate::jdk::{Jdk, feature_release};
use crate::names::Name;

/// What subtyping needs to know of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassInfo {
    /// Whether it is an interface.
    pub is_interface: bool,
    /// Its superclass; `None` for `java/lang/Object`.
    pub super_name: Option<Name>,
    /// Its direct interfaces.
    pub interfaces: Vec<Name>,
}

impl ClassInfo {
    /// That of a class file.
    pub fn of(class: &ClassFile) -> ClassInfo {
        ClassInfo {
            is_interface: class.is_interface(),
            super_name: class.super_name().cloned(),
            interfaces: class.interfaces().cloned().collect(),
        }
    }
}

/// Chains of superclasses longer than this are taken for circular.
const MAX_DEPTH: usize = 1 << 12;

/// Knows the supertypes of classes by name, without loading them into a JVM.
pub trait Hierarchy: Sync {
    /// What is known of a class; `None` if it cannot be found.
    fn class_info(&self, name: &str) -> Option<ClassInfo>;

    /// The superclass of a class.
    fn superclass(&self, name: &str) -> Option<Name> {
        self.class_info(name)?.super_name
    }

    /// Whether a class is an interface; `None` if it cannot be found.
    fn is_interface(&self, name: &str) -> Option<bool> {
        Some(self.class_info(name)?.is_interface)
    }

    /// The class and its superclasses, itself first; `None` if one of them cannot be found.
    fn superclasses(&self, name: &str) -> Option<Vec<Name>> {
        let mut chain: Vec<Name> = vec![name.into()];
        while let Some(next) = self.superclass(chain.last()?).filter(|_| chain.len() < MAX_DEPTH) {
            chain.push(next);
        }
        chain.last().is_some_and(|last| &**last == "java/lang/Object").then_some(chain)
    }

    /// Whether objects of class `sub` are objects of class or interface `sup` too; `None` if a class on the
    /// way cannot be found. Names are internal names, not arrays.
    fn is_subclass(&self, sub: &str, sup: &str) -> Option<bool> {
        if sub == sup || sup == "java/lang/Object" {
            return Some(true);
        }
        let mut seen = FxHashSet::default();
        let mut work: Vec<Name> = vec![sub.into()];
        let mut complete = true;
        while let Some(name) = work.pop() {
            if &*name == sup {
                return Some(true);
            }
            if !seen.insert(name.clone()) {
                continue;
            }
            match self.class_info(&name) {
                Some(info) => work.extend(info.super_name.into_iter().chain(info.interfaces)),
                None => complete = false,
            }
        }
        complete.then_some(false)
    }

    /// The most special class that both extend, interfaces counting as `java/lang/Object` (as for the
    /// verifier); `None` if a class on the way cannot be found.
    fn common_superclass(&self, a: &str, b: &str) -> Option<Name> {
        const OBJECT: &str = "java/lang/Object";
        if a == b {
            return Some(a.into());
        }
        if a == OBJECT || b == OBJECT || self.is_interface(a)? || self.is_interface(b)? {
            return Some(OBJECT.into());
        }
        let mut above_a = self.superclasses(a)?;
        let above_b = self.superclasses(b)?;
        let shared = above_a.iter().rev().zip(above_b.iter().rev()).take_while(|(x, y)| x == y).count();
        above_a.len().checked_sub(shared).map(|index| above_a.swap_remove(index))
    }
}

/// Knows no class: for code whose frames merge nothing.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoClasses;

impl Hierarchy for NoClasses {
    fn class_info(&self, _name: &str) -> Option<ClassInfo> {
        None
    }
}

/// A jar or directory of classes.
#[derive(Debug)]
pub enum Place {
    /// A jar.
    Jar(Jar),
    /// A directory, and the classes found in it.
    Directory(PathBuf, Vec<ClassEntry>),
}

impl Place {
    /// Opens a jar or directory.
    pub fn open(path: &Path) -> Result<Place, JarError> {
        if !path.is_dir() {
            return Ok(Place::Jar(Jar::open(path)?));
        }
        let mut entries = Vec::new();
        find_classes(path, "", &mut entries).map_err(|error| JarError::io("read", path, error))?;
        entries.sort();
        Ok(Place::Directory(path.to_owned(), entries))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        match self {
            Place::Jar(jar) => jar.path(),
            Place::Directory(path, _) => path,
        }
    }

    /// Its classes, base and versioned.
    pub fn classes(&self) -> Vec<ClassEntry> {
        match self {
            Place::Jar(jar) => jar.classes().collect(),
            Place::Directory(_, entries) => entries.clone(),
        }
    }

    /// Whether it is a jar whose manifest allows for classes below `META-INF/versions`.
    pub fn is_multi_release(&self) -> bool {
        match self {
            Place::Jar(jar) => jar.manifest().is_ok_and(|manifest| manifest.is_multi_release()),
            Place::Directory(..) => false,
        }
    }

    /// The content of an entry; `None` if there is none of this name.
    pub fn read(&self, entry: &str) -> Result<Option<Vec<u8>>, JarError> {
        match self {
            Place::Jar(jar) => jar.read(entry),
            Place::Directory(path, _) => {
                let file = path.join(entry);
                match std::fs::read(&file) {
                    Ok(bytes) => Ok(Some(bytes)),
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(JarError::io("read", &file, error)),
                }
            }
        }
    }
}

fn find_classes(directory: &Path, prefix: &str, out: &mut Vec<ClassEntry>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(directory)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if entry.file_type()?.is_dir() {
            find_classes(&entry.path(), &format!("{prefix}{name}/"), out)?;
        } else {
            out.extend(ClassEntry::of(&format!("{prefix}{name}")));
        }
    }
    Ok(())
}

/// The classes of a program and of the JDK under it. Classes are read when first asked for, and kept.
#[derive(Debug, Default)]
pub struct ClassPath {
    places: Vec<Place>,
    /// Classes of the program as the JDK sees them: place and entry. The first place that has a class wins.
    program: FxHashMap<Name, (usize, String)>,
    jdk: Option<Arc<Jdk>>,
    cache: RwLock<FxHashMap<Name, Option<Arc<ClassFile>>>>,
}

impl ClassPath {
    /// Opens jars and directories, and the jars that their manifests name where those exist.
    pub fn open(paths: &[PathBuf], jdk: Option<Arc<Jdk>>) -> Result<ClassPath, JarError> {
        let mut class_path = ClassPath { jdk, ..ClassPath::default() };
        let mut seen = FxHashSet::default();
        let mut work: Vec<(PathBuf, bool)> = paths.iter().rev().map(|path| (path.clone(), true)).collect();
        while let Some((path, required)) = work.pop() {
            // The JVM ignores what a manifest names and does not exist; so do we.
            if !seen.insert(path.canonicalize().unwrap_or_else(|_| path.clone()))
                || (!required && !path.exists())
            {
                continue;
            }
            let place = Place::open(&path)?;
            if let Place::Jar(jar) = &place {
                let manifest = jar.manifest()?;
                let base = path.parent().unwrap_or(Path::new(""));
                let named = manifest.class_path().map(|name| (base.join(name), false));
                work.extend(named.collect::<Vec<_>>().into_iter().rev());
            }
            class_path.add(place);
        }
        Ok(class_path)
    }

    /// Splits a class path as the JVM does (by the platform's separator).
    pub fn split(class_path: &str) -> Vec<PathBuf> {
        std::env::split_paths(class_path).filter(|path| !path.as_os_str().is_empty()).collect()
    }

    /// Appends a jar or directory. Of a class that a multi-release jar has several times it is the one for
    /// the JDK's release.
    pub fn add(&mut self, place: Place) {
        let index = self.places.len();
        let release = self
            .jdk
            .as_ref()
            .filter(|_| place.is_multi_release())
            .and_then(|jdk| feature_release(jdk.home()));
        let fits =
            |class: &ClassEntry| class.release.is_none_or(|r| r > 8 && release.is_some_and(|own| r <= own));
        let mut classes: Vec<ClassEntry> = place.classes().into_iter().filter(fits).collect();
        classes.sort_by_key(|class| std::cmp::Reverse(class.release));
        for class in classes {
            self.program.entry(class.class.into()).or_insert((index, class.entry));
        }
        self.places.push(place);
    }

    /// Whether the program's class of this name is this entry, not one that another release of the JDK uses.
    pub fn uses(&self, class: &ClassEntry) -> bool {
        self.program.get(class.class.as_str()).is_some_and(|(_, entry)| *entry == class.entry)
    }

    /// Its jars and directories, in order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The JDK under the program.
    pub fn jdk(&self) -> Option<&Arc<Jdk>> {
        self.jdk.as_ref()
    }

    /// Names of all classes of the program, sorted; not those of the JDK.
    pub fn program_classes(&self) -> Vec<Name> {
        let mut names: Vec<Name> = self.program.keys().cloned().collect();
        names.sort();
        names
    }

    /// Whether a class belongs to the program and not to the JDK.
    pub fn is_program_class(&self, name: &str) -> bool {
        self.program.contains_key(name)
    }

    /// The bytes of a class, of the program first, then of the JDK; `None` if there is none.
    pub fn find(&self, name: &str) -> Result<Option<Vec<u8>>, JarError> {
        if let Some((place, entry)) = self.program.get(name)
            && let Some(place) = self.places.get(*place)
            && let Some(bytes) = place.read(entry)?
        {
            return Ok(Some(bytes));
        }
        Ok(self.jdk.as_ref().and_then(|jdk| jdk.find(name)))
    }

    /// The class of this name. `None` if there is none, or if it is corrupt: [`ClassPath::load_checked`] says
    /// which.
    pub fn load(&self, name: &Name) -> Option<Arc<ClassFile>> {
        self.lookup(name)
    }

    /// The class of this name, or what is wrong with it.
    pub fn load_checked(&self, name: &Name) -> Result<Option<Arc<ClassFile>>, JarError> {
        if let Some(class) = self.lookup(name) {
            return Ok(Some(class));
        }
        let Some(bytes) = self.find(name)? else { return Ok(None) };
        ClassFile::parse(&bytes).map(|class| Some(Arc::new(class))).map_err(|error| self.corrupt(name, error))
    }

    fn corrupt(&self, name: &str, source: ParseError) -> JarError {
        let place = self.program.get(name).and_then(|(place, entry)| Some((self.places.get(*place)?, entry)));
        match place {
            Some((place, entry)) => {
                JarError::BadClass { path: place.path().to_owned(), entry: entry.clone(), source }
            }
            None => {
                let path = self.jdk.as_ref().map(|jdk| jdk.home().to_owned()).unwrap_or_default();
                JarError::BadClass { path, entry: format!("{name}.class"), source }
            }
        }
    }

    fn lookup(&self, name: &str) -> Option<Arc<ClassFile>> {
        let cached = |cache: &FxHashMap<Name, _>| cache.get(name).cloned();
        if let Some(known) = cached(&self.cache.read().unwrap_or_else(|poisoned| poisoned.into_inner())) {
            return known;
        }
        let bytes = self.find(name).ok().flatten();
        let class = bytes.and_then(|bytes| ClassFile::parse(&bytes).ok()).map(Arc::new);
        let mut cache = self.cache.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        cache.entry(name.into()).or_insert(class).clone()
    }
}

impl Hierarchy for ClassPath {
    fn class_info(&self, name: &str) -> Option<ClassInfo> {
        self.lookup(name).map(|class| ClassInfo::of(&class))
    }

    fn superclass(&self, name: &str) -> Option<Name> {
        self.lookup(name)?.super_name().cloned()
    }

    fn is_interface(&self, name: &str) -> Option<bool> {
        Some(self.lookup(name)?.is_interface())
    }
}
