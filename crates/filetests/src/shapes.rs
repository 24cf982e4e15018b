//! The shapes of classes of the JDK that the cases meet: names, supertypes and members, no code.
//!
//! **Idea.** Analyses ask for supertypes and members of JDK classes, and descriptions of what methods do come
//! from the overlay. So that cases run without a JDK, the shapes of the classes that they ask for lie in one
//! archive, `jdk.shapes`: classes as those of JDK 17, without code, attributes, and members that nobody
//! outside sees. It is closed under supertypes and, for classes that are not public, under the subclasses in
//! their package. What the archive lacks is noted while a case runs, which then fails with the command that
//! completes the archive; names that the JDK does not have either are listed in it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::constant::PoolError;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jar::{Jar, JarBuilder};
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::Name;
use mantis_library::Library;

use crate::{COMPILE, Problem, Result, folder, shown};

/// The entry with the names that are not in the JDK.
const ABSENT: &str = "absent";

/// Shapes of classes of the JDK, and descriptions of what its methods do.
pub struct Shapes {
    class_path: Arc<ClassPath>,
    library: Library,
    by_package: BTreeMap<String, Vec<Name>>,
    absent: BTreeSet<String>,
}

/// Where the shapes are.
pub fn path() -> PathBuf {
    folder().join("jdk.shapes")
}

impl Shapes {
    /// Reads the archive; an absent one has no classes.
    ///
    /// # Errors
    /// When it cannot be read, or a description cannot.
    pub fn open() -> Result<Shapes> {
        let path = path();
        let bad = |e: &dyn std::fmt::Display| Problem::new(shown(&path), e);
        let mut places = Vec::new();
        let mut absent = BTreeSet::new();
        if path.is_file() {
            let jar = Jar::open(&path).map_err(|e| bad(&e))?;
            let text = jar.read(ABSENT).map_err(|e| bad(&e))?.unwrap_or_default();
            absent.extend(String::from_utf8_lossy(&text).lines().map(str::to_owned));
            places.push(path.clone());
        }
        let class_path = Arc::new(ClassPath::open(&places, None).map_err(|e| bad(&e))?);
        let library = Library::with_jdk(class_path.clone()).map_err(|e| bad(&e))?;
        let mut by_package: BTreeMap<String, Vec<Name>> = BTreeMap::new();
        for name in class_path.program_classes() {
            by_package.entry(package_of(&name).to_owned()).or_default().push(name);
        }
        Ok(Shapes { class_path, library, by_package, absent })
    }

    /// The shapes for all cases of a process.
    ///
    /// # Errors
    /// See [`Shapes::open`].
    pub fn shared() -> Result<Arc<Shapes>> {
        static SHARED: OnceLock<Result<Arc<Shapes>>> = OnceLock::new();
        SHARED.get_or_init(|| Shapes::open().map(Arc::new)).clone()
    }

    /// The shape of a class.
    pub fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.class_path.load(&Name::from(name))
    }

    /// The classes of a package, as far as they have shapes.
    pub fn package(&self, package: &str) -> &[Name] {
        self.by_package.get(package).map_or(&[], Vec::as_slice)
    }

    /// Whether it is known that the JDK has no such class.
    pub fn is_absent(&self, name: &str) -> bool {
        self.absent.contains(name)
    }

    /// What the overlay says of the JDK's methods.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Names of all classes, and of those that are absent.
    pub fn names(&self) -> BTreeSet<String> {
        let present = self.class_path.program_classes().into_iter().map(|n| n.to_string());
        present.chain(self.absent.iter().cloned()).collect()
    }
}

/// The problem of a case that needs shapes which are not there.
pub fn lacking(place: &str, names: &BTreeSet<String>) -> Problem {
    let listed: Vec<&str> = names.iter().take(5).map(String::as_str).collect();
    let more = if names.len() > 5 { ", ..." } else { "" };
    let classes = format!("{}{more}", listed.join(", "));
    Problem::new(place, format!("the shapes of {classes} are not in `jdk.shapes`; run `{COMPILE}`"))
}

fn package_of(class: &str) -> &str {
    class.rsplit_once('/').map_or("", |(package, _)| package)
}

/// Writes the archive with these classes and what belongs to them.
///
/// # Errors
/// When a class of the JDK cannot be read, or the file cannot be written.
pub fn write(jdk: &Jdk, wanted: &BTreeSet<String>) -> Result<()> {
    let mut found: BTreeMap<String, Arc<ClassFile>> = BTreeMap::new();
    let mut absent = BTreeSet::new();
    let mut work: Vec<String> = wanted.iter().cloned().collect();
    while let Some(name) = work.pop() {
        if found.contains_key(&name) || absent.contains(&name) {
            continue;
        }
        let Some(class) = class_of(jdk, &name)? else {
            absent.insert(name);
            continue;
        };
        work.extend(class.super_name().into_iter().chain(class.interfaces()).map(|n| n.to_string()));
        if class.access & (access::PUBLIC | access::FINAL) == 0 {
            work.extend(below_in_package(jdk, &name)?);
        }
        found.insert(name, class);
    }
    let mut jar = JarBuilder::new();
    jar.add(ABSENT, absent.iter().map(|n| format!("{n}\n")).collect::<String>().into_bytes());
    for (name, class) in found {
        let shape = shape(&class).map_err(|e| Problem::new(&name, e))?;
        jar.add_class(&name, shape.to_bytes());
    }
    let path = path();
    jar.write_to(&path).map_err(|e| Problem::new(shown(&path), e))
}

fn class_of(jdk: &Jdk, name: &str) -> Result<Option<Arc<ClassFile>>> {
    let Some(bytes) = jdk.find(name) else { return Ok(None) };
    ClassFile::parse(&bytes).map(|class| Some(Arc::new(class))).map_err(|e| Problem::new(name, e))
}

/// Direct subclasses in the package of a class.
fn below_in_package(jdk: &Jdk, name: &str) -> Result<Vec<String>> {
    let mut below = Vec::new();
    for other in jdk.package(package_of(name)) {
        let Some(class) = class_of(jdk, other)? else { continue };
        if class.super_name().into_iter().chain(class.interfaces()).any(|n| **n == *name) {
            below.push(other.to_string());
        }
    }
    Ok(below)
}

/// A class without code and attributes, and without what only its own code can name.
fn shape(class: &ClassFile) -> std::result::Result<ClassFile, PoolError> {
    let Some(above) = class.super_name() else {
        // `Object` cannot be made anew.
        let mut object = class.clone();
        object.attributes.clear();
        object.fields.iter_mut().chain(&mut object.methods).for_each(|m| m.attributes.clear());
        return Ok(object);
    };
    let mut shape = ClassFile::new(class.major, class.access, class.name(), above)?;
    let interfaces: Vec<&str> = class.interfaces().map(|n| &**n).collect();
    shape.set_interfaces(&interfaces)?;
    let hidden = |a: u16| a & access::PRIVATE != 0;
    for field in class.fields.iter().filter(|f| f.is_static() || !hidden(f.access)) {
        shape.add_field(field.access, field.name(), field.desc())?;
    }
    for method in class.methods.iter().filter(|m| !hidden(m.access)) {
        let member = mantis_classfile::class::Member::new(
            &mut shape.pool,
            method.access,
            method.name(),
            method.desc(),
        )?;
        shape.methods.push(member);
    }
    Ok(shape)
}
