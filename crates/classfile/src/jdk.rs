//! The classes of a JDK, from its run-time image (`lib/modules`).

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use ristretto_jimage::{Image, Resource};
use rustc_hash::FxHashMap;

use crate::jar::JarError;
use crate::names::Name;

/// The run-time image of a JDK.
pub struct Jdk {
    home: PathBuf,
    image: Image,
    /// Found on the first request outside `java.base`.
    packages: OnceLock<FxHashMap<Name, Package>>,
}

struct Package {
    module: Name,
    classes: Vec<Name>,
}

impl fmt::Debug for Jdk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jdk").field("home", &self.home).finish_non_exhaustive()
    }
}

impl Jdk {
    /// Opens the image of the JDK installed at `home` (what `JAVA_HOME` would be).
    pub fn open(home: &Path) -> Result<Jdk, JarError> {
        let path = home.join("lib").join("modules");
        if !path.is_file() {
            return Err(JarError::NoImage { home: home.to_owned() });
        }
        let image = Image::from_file(&path)
            .map_err(|error| JarError::BadImage { path, reason: error.to_string() })?;
        Ok(Jdk { home: home.to_owned(), image, packages: OnceLock::new() })
    }

    /// Where it is installed.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The bytes of a class, by internal name.
    pub fn find(&self, class: &str) -> Option<Vec<u8>> {
        let in_module = |module: &str| {
            let resource = self.image.get_resource(&format!("/{module}/{class}.class")).ok()?;
            Some(resource.data().to_vec())
        };
        in_module("java.base").or_else(|| {
            let (package, _) = class.rsplit_once('/')?;
            in_module(self.module_of(package)?)
        })
    }

    /// The module a package belongs to: `java/util` gives `java.base`.
    pub fn module_of(&self, package: &str) -> Option<&Name> {
        self.packages().get(package).map(|p| &p.module)
    }

    /// The classes of a package, by internal name, in the order of the image.
    pub fn package(&self, package: &str) -> &[Name] {
        self.packages().get(package).map_or(&[], |p| &p.classes)
    }

    /// Every class with its bytes, in the order of the image, `module-info`s left out.
    pub fn classes(&self) -> impl Iterator<Item = (Name, Vec<u8>)> + '_ {
        let classes = self.class_resources().filter(|resource| resource.base() != "module-info");
        classes.map(|resource| (name_of(&resource), resource.data().to_vec()))
    }

    fn class_resources(&self) -> impl Iterator<Item = Resource<'_>> + '_ {
        self.image
            .iter()
            .filter_map(Result::ok)
            .filter(|r| r.extension() == "class" && !r.module().is_empty())
    }

    fn packages(&self) -> &FxHashMap<Name, Package> {
        self.packages.get_or_init(|| {
            let mut packages: FxHashMap<Name, Package> = FxHashMap::default();
            for resource in self.class_resources() {
                let package = packages.entry(resource.parent().into());
                let empty = || Package { module: resource.module().into(), classes: Vec::new() };
                package.or_insert_with(empty).classes.push(name_of(&resource));
            }
            packages
        })
    }
}

fn name_of(resource: &Resource<'_>) -> Name {
    match resource.parent() {
        "" => resource.base().into(),
        parent => format!("{parent}/{}", resource.base()).into(),
    }
}

/// Installed JDKs: that of `JAVA_HOME`, the one `java` on the `PATH` belongs to, and those in the usual
/// places; each once, in this order. Only homes with a run-time image (Java 9 and later) count.
pub fn installed() -> Vec<PathBuf> {
    let mut candidates: Vec<PathBuf> = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
    let path = std::env::var_os("PATH").unwrap_or_default();
    for directory in std::env::split_paths(&path) {
        // java is often a link from a directory of commands into the JDK.
        if let Ok(java) = directory.join("java").canonicalize() {
            candidates.extend(java.parent().and_then(Path::parent).map(Path::to_owned));
        }
    }
    for root in ["/usr/lib/jvm", "/Library/Java/JavaVirtualMachines"] {
        let mut found: Vec<PathBuf> =
            std::fs::read_dir(root).into_iter().flatten().filter_map(Result::ok).map(|e| e.path()).collect();
        found.sort();
        candidates.extend(found.iter().map(|home| home.join("Contents").join("Home")));
        candidates.extend(found);
    }
    let mut homes = Vec::new();
    for candidate in candidates {
        let Ok(home) = candidate.canonicalize() else { continue };
        if home.join("lib").join("modules").is_file() && !homes.contains(&home) {
            homes.push(home);
        }
    }
    homes
}

/// The feature release of the JDK at `home` (17, 25), from its `release` file.
pub fn feature_release(home: &Path) -> Option<u32> {
    let text = std::fs::read_to_string(home.join("release")).ok()?;
    let version = text.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?.trim().trim_matches('"');
    version.split(['.', '-', '+']).next()?.parse().ok()
}
