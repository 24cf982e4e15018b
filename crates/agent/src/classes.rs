//! Classes by name, from their bytes: those of the JDK's image, of the class path, and those already seen at
//! load time.
//!
//! Only parameters need them: `arg0.size()` must know what `arg0` declares. Class loaders of the service are
//! never asked, because that would run its code in the middle of its class loading.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

use mantis_classfile::class::ClassFile;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::Name;
use rustc_hash::FxHashMap;

/// Known classes.
#[derive(Debug, Default)]
pub struct Classes {
    home: OnceLock<PathBuf>,
    class_path: OnceLock<String>,
    opened: OnceLock<ClassPath>,
    seen: Mutex<FxHashMap<Name, Arc<ClassFile>>>,
}

impl Classes {
    /// Says where the JDK and the class path are. Neither is opened before it is needed.
    pub fn locate(&self, home: PathBuf, class_path: String) {
        let _ = self.home.set(home);
        let _ = self.class_path.set(class_path);
    }

    /// Remembers a class that is being loaded. Of classes of the same name the last one counts.
    pub fn see(&self, class: &Arc<ClassFile>) {
        let mut seen = self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        seen.insert(class.name().clone(), Arc::clone(class));
    }

    /// A class by its internal name.
    pub fn find(&self, name: &str) -> Option<Arc<ClassFile>> {
        let seen = self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(name).cloned();
        seen.or_else(|| self.opened().load(&Name::from(name)))
    }

    fn opened(&self) -> &ClassPath {
        self.opened.get_or_init(|| {
            let jdk = self.home.get().and_then(|home| Jdk::open(home).ok()).map(Arc::new);
            let paths = self.class_path.get().map(|path| ClassPath::split(path)).unwrap_or_default();
            // A class path with a corrupt jar is as good as none.
            ClassPath::open(&paths, jdk.clone()).or_else(|_| ClassPath::open(&[], jdk)).unwrap_or_default()
        })
    }
}
