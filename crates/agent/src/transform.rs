//! Which classes are changed, and how.
//!
//! - `java.lang.Thread` and `ThreadLocalRandom` make room for counts. Without it nothing else is changed.
//! - Network dispatchers of the JDK count bytes.
//! - Classes of the application and its libraries count bytecodes; those that have actions measure them.
//! - All other classes of the JDK, and the measuring ones, stay as they are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::Code;
use mantis_classfile::descriptor::{MethodDesc, class_of, primitive_name};
use mantis_history::Method;
use mantis_instrument::total::action::Hook;
use mantis_instrument::total::{self, Asked, Number, network, tally};

use crate::annotations;
use crate::classes::Classes;
use crate::log::Log;
use crate::methods::{ByMethod, written};
use crate::watched::Watched;

/// Where a class comes from, as far as it matters.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The boot or the platform class loader: part of the JDK.
    Jdk,
    /// Any other class loader.
    Application,
}

/// Changes classes while they are loaded.
pub struct Transformer {
    log: Arc<Log>,
    classes: Arc<Classes>,
    watched: Arc<Watched>,
    counting: Counting,
    /// How often classes of [`ROOM`] were changed.
    changed: AtomicUsize,
    /// Whether threads have room for counts.
    ready: AtomicBool,
    /// Whether every way of network bytes is seen.
    network: AtomicBool,
    /// Whether every method loaded so far counts exactly.
    exact: AtomicBool,
}

/// What is counted beside bytecodes.
#[derive(Debug, Default)]
pub struct Counting {
    /// Prices of opcodes, where energy is modelled.
    pub prices: Option<[u32; 256]>,
    /// Who counts, where counts are told apart by method.
    pub methods: Option<ByMethod>,
}

/// The action that class initialisers are where counts are told apart by method (`Actions.INITIALISER`).
const INITIALISER: u32 = u32::MAX;

/// Classes that make room for counts.
pub const ROOM: [&str; 2] = [tally::THREAD, tally::RANDOM];

/// Packages of the JDK that the application class loader loads.
const TOOLS: &[&str] =
    &["jdk/", "com/sun/tools/", "sun/tools/", "sun/jvmstat/", "mantis/watch/", "mantis/rt/"];

impl Transformer {
    /// A transformer that reports to the log.
    pub fn new(
        log: Arc<Log>,
        classes: Arc<Classes>,
        watched: Arc<Watched>,
        counting: Counting,
    ) -> Transformer {
        let (ready, [network, exact]) = (AtomicBool::new(false), [true, true].map(AtomicBool::new));
        Transformer { log, classes, watched, counting, changed: AtomicUsize::new(0), ready, network, exact }
    }

    /// Whether counting is possible: threads have room for counts.
    pub fn ready(&self) -> bool {
        self.ready.load(Ordering::Acquire)
    }

    /// From now on classes are changed while they are loaded, if [`ROOM`] has been changed; gives whether it
    /// has.
    pub fn begin(&self) -> bool {
        let ready = self.changed.load(Ordering::Acquire) >= ROOM.len();
        self.ready.store(ready, Ordering::Release);
        ready
    }

    /// Whether all bytes sent and received are seen in this JDK.
    pub fn network(&self) -> bool {
        self.ready() && self.network.load(Ordering::Acquire)
    }

    /// Whether bytecodes are counted exactly: no method of a class loaded so far was left out.
    pub fn exact(&self) -> bool {
        self.ready() && self.exact.load(Ordering::Acquire)
    }

    /// Whether a class may be changed at all while it is loaded: a quick look, before its bytes are copied.
    pub fn wants(&self, name: &str, origin: Origin) -> bool {
        match origin {
            Origin::Jdk => self.ready() && network::CLASSES.contains(&name),
            Origin::Application => self.ready() && !TOOLS.iter().any(|prefix| name.starts_with(prefix)),
        }
    }

    /// Whether a class may be changed that is loaded already.
    pub fn wants_loaded(&self, name: &str, origin: Origin) -> bool {
        origin == Origin::Jdk && (ROOM.contains(&name) || network::CLASSES.contains(&name))
    }

    /// The new bytes of a class that is [wanted](Self::wants), or `None` to leave it as it is.
    pub fn transform(&self, origin: Origin, bytes: &[u8]) -> Option<Vec<u8>> {
        let class = match ClassFile::parse(bytes) {
            Ok(class) => Arc::new(class),
            Err(error) => {
                self.log.line(&format!("a class was left as it is: {error}"));
                self.exact.store(false, Ordering::Release);
                return None;
            }
        };
        match origin {
            // Changed when it was loaded, and now once more by another agent.
            Origin::Jdk if counts(&class) => None,
            Origin::Jdk if ROOM.contains(&&**class.name()) => self.room((*class).clone()),
            Origin::Jdk => self.dispatcher(&class),
            Origin::Application => self.application(&class),
        }
    }

    fn room(&self, mut class: ClassFile) -> Option<Vec<u8>> {
        match tally::extend(&mut class) {
            Ok(()) => {
                self.changed.fetch_add(1, Ordering::AcqRel);
                Some(class.to_bytes())
            }
            Err(error) => {
                self.log.line(&format!("{} cannot be changed: {error}", class.name()));
                None
            }
        }
    }

    fn dispatcher(&self, class: &ClassFile) -> Option<Vec<u8>> {
        match network::count(class) {
            Ok((bytes, missing)) => {
                for method in &missing {
                    self.log.line(&format!(
                        "network bytes are not seen in {method}: this JDK has no such method"
                    ));
                    self.network.store(false, Ordering::Release);
                }
                Some(bytes)
            }
            Err(error) => {
                self.log.line(&format!("network bytes are not seen in {}: {error}", class.name()));
                self.network.store(false, Ordering::Release);
                None
            }
        }
    }

    fn application(&self, class: &Arc<ClassFile>) -> Option<Vec<u8>> {
        self.classes.see(class);
        // The JDK generates these when asked to; training does not count them either.
        if class.super_name().is_some_and(|name| &**name == "java/lang/reflect/Proxy") {
            return None;
        }
        let name = class.name().replace('/', ".");
        let may_match = self.watched.may_match_class(&name);
        let methods = self.counting.methods.as_ref();
        if methods.is_some_and(|m| !m.scope.counts(&name)) && !may_match {
            return None;
        }
        let hook = |method: &Member| match methods {
            // Which test comes first decides where it runs, so it is charged to nobody.
            Some(_) if &**method.name() == "<clinit>" => {
                Some(Hook { action: INITIALISER, ..Hook::default() })
            }
            _ if may_match => self.hook(class, &name, method),
            _ => None,
        };
        let number = |member: &Member, code: &Code| {
            let desc = MethodDesc::parse(member.desc());
            let types: Vec<String> = desc.iter().flat_map(|d| &d.params).map(|d| source_type(d)).collect();
            let types: Vec<&str> = types.iter().map(String::as_str).collect();
            let written = written(&name, member, &types);
            methods.map_or(0, |m| m.numbers.method(class, &written, code))
        };
        let asked = Asked {
            hook: &hook,
            energy: self.counting.prices.as_ref(),
            number: methods.map(|_| &number as &Number<'_>),
            site: &|method, made| methods.map_or(0, |m| m.numbers.site(method, made)),
        };
        let counted = total::count(class, asked);
        if !counted.exact {
            self.exact.store(false, Ordering::Release);
        }
        for diagnostic in &counted.diagnostics {
            self.log.line(&diagnostic.to_string());
        }
        counted.bytes
    }

    /// The action that a method is.
    fn hook(&self, class: &ClassFile, class_name: &str, member: &Member) -> Option<Hook> {
        let desc = MethodDesc::parse(member.desc())?;
        let parameters: Vec<String> = desc.params.iter().map(|d| source_type(d)).collect();
        let parameters: Vec<&str> = parameters.iter().map(String::as_str).collect();
        let annotations = annotations::of(class, member);
        let annotations: Vec<&str> = annotations.iter().map(String::as_str).collect();
        let (name, parameters, annotations) = (member.name(), &parameters[..], &annotations[..]);
        let method = Method { class: class_name, name, parameters, annotations };
        match self.watched.action(&method) {
            Ok(matched) => {
                let matched = matched?;
                let expressions: Vec<&str> = matched.parameters.iter().map(String::as_str).collect();
                let find = |name: &str| self.classes.find(name);
                Some(Hook::new(matched.number, &expressions, class, member, &find))
            }
            Err(message) => {
                self.log.line(&message);
                None
            }
        }
    }
}

/// Whether a class refers to tallies already.
fn counts(class: &ClassFile) -> bool {
    class.pool.iter().any(|(index, _)| class.pool.class_name(index).is_some_and(|n| *n == *tally::TALLY))
}

/// A type as in Java sources: `int`, `java.lang.String[]`.
fn source_type(desc: &str) -> String {
    let dimensions = desc.bytes().take_while(|b| *b == b'[').count();
    let element = &desc[dimensions..];
    let name = match primitive_name(element) {
        Some(name) => name.to_owned(),
        None => class_of(element).replace('/', "."),
    };
    name + &"[]".repeat(dimensions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_written_as_in_sources() {
        assert_eq!(source_type("I"), "int");
        assert_eq!(source_type("[[J"), "long[][]");
        assert_eq!(source_type("Ljava/util/Map$Entry;"), "java.util.Map$Entry");
        assert_eq!(source_type("[Ljava/lang/String;"), "java.lang.String[]");
    }
}
