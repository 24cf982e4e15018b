//! The hand-written descriptions: `overlay/*.effects`, parsed when the library is made.
//!
//! The files are line oriented; `overlay/README.md` has the grammar. A stanza names classes, then one line
//! per method (or set of overloads). Two class-wide forms keep the files short: `is value` (immutable, its
//! undescribed methods are functions of their operands) and `is state` (holds no references but what its
//! entries say; its undescribed methods read and write its own state).

mod check;
mod clause;
mod defaults;
mod parse;

use std::borrow::Cow;
use std::sync::Arc;

use mantis_classfile::names::{MethodRef, Name};
use rustc_hash::FxHashMap;

pub use self::check::Method;
pub use self::parse::ParseError;
pub(crate) use self::parse::statements;
use crate::conservative::parameters;
use crate::effect::{Effect, Externals, Origin};

/// The overlay files built into the library.
const FILES: &[(&str, &str)] = &[
    ("prelude.effects", include_str!("../../overlay/prelude.effects")),
    ("internal.effects", include_str!("../../overlay/internal.effects")),
    ("lang.effects", include_str!("../../overlay/lang.effects")),
    ("collections.effects", include_str!("../../overlay/collections.effects")),
    ("maps.effects", include_str!("../../overlay/maps.effects")),
    ("util.effects", include_str!("../../overlay/util.effects")),
    ("functions.effects", include_str!("../../overlay/functions.effects")),
    ("streams.effects", include_str!("../../overlay/streams.effects")),
    ("concurrent.effects", include_str!("../../overlay/concurrent.effects")),
    ("io.effects", include_str!("../../overlay/io.effects")),
    ("serial.effects", include_str!("../../overlay/serial.effects")),
    ("images.effects", include_str!("../../overlay/images.effects")),
    ("nio.effects", include_str!("../../overlay/nio.effects")),
    ("text.effects", include_str!("../../overlay/text.effects")),
    ("xml.effects", include_str!("../../overlay/xml.effects")),
    ("xmltools.effects", include_str!("../../overlay/xmltools.effects")),
    ("beans.effects", include_str!("../../overlay/beans.effects")),
];

/// How an entry or class treats what it does not spell out.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Base {
    /// Only what the entry says.
    #[default]
    Empty,
    /// A function of its operands' values, see [`defaults`].
    Value,
    /// Reads and writes the receiver's own state besides.
    State,
}

/// What a method pattern demands of the parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parameters {
    /// Simple type names (`Object`, `char[]`), `*` for any one.
    types: Vec<Name>,
    /// Ends in `..`: more parameters may follow.
    open: bool,
}

impl Parameters {
    /// A list as patterns write it: `int,Object,..`.
    pub(crate) fn parse(list: &str) -> Result<Parameters, String> {
        let mut parameters = Parameters { types: Vec::new(), open: false };
        for word in list.split(',').map(str::trim).filter(|w| !w.is_empty()) {
            match word {
                _ if parameters.open => return Err("`..` must be last".to_owned()),
                ".." => parameters.open = true,
                word => parameters.types.push(Name::from(word)),
            }
        }
        Ok(parameters)
    }

    pub(crate) fn matches(&self, desc: &str) -> bool {
        let mut actual = parameters(desc);
        for expected in &self.types {
            match actual.next() {
                Some(found) if &**expected == "*" || is_type(expected, found) => {}
                _ => return false,
            }
        }
        self.open || actual.next().is_none()
    }
}

/// Whether a simple type name (`int`, `Map.Entry`, `char[]`) means this descriptor.
pub(crate) fn is_type(simple: &str, descriptor: &str) -> bool {
    if let Some(element) = simple.strip_suffix("[]") {
        return descriptor.strip_prefix('[').is_some_and(|d| is_type(element, d));
    }
    match descriptor {
        "I" => simple == "int",
        "J" => simple == "long",
        "Z" => simple == "boolean",
        "B" => simple == "byte",
        "C" => simple == "char",
        "S" => simple == "short",
        "F" => simple == "float",
        "D" => simple == "double",
        _ => {
            let name = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')).unwrap_or("");
            name.rsplit(['/', '$']).next() == Some(simple)
        }
    }
}

/// A described method.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    /// Number of its stanza: those of a later stanza take precedence.
    stanza: u32,
    /// Which overloads; `None` for all.
    parameters: Option<Parameters>,
    base: Base,
    effect: Arc<Effect>,
}

/// A static field that is not an immutable value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StaticObject {
    pub(crate) class: Name,
    pub(crate) device: Externals,
}

/// What is known of a class itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ClassEntry {
    /// Base of its undescribed methods.
    base: Option<(Base, Origin)>,
    /// External effects of touching its `State`.
    device: Externals,
    /// Its constructor entries also describe constructors of its subclasses.
    constructors: bool,
    /// Its methods call the program's comparators: `app:` means its objects too.
    compares: bool,
    /// A functional interface: its entries describe functions that call others.
    function: bool,
    /// Entries by method name; `*` is the class's default.
    methods: FxHashMap<Name, Vec<Entry>>,
    /// Objects of its static fields.
    statics: FxHashMap<Name, StaticObject>,
}

/// All parsed descriptions.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    classes: FxHashMap<Name, ClassEntry>,
}

impl Overlay {
    /// The overlay built into this crate.
    ///
    /// # Errors
    /// The first line that does not follow the grammar (a test keeps the built-in files free of them).
    pub fn builtin() -> Result<Overlay, ParseError> {
        Overlay::parse(FILES)
    }

    /// Parses overlay files, given as name and text. Abbreviations of a file hold in those after it.
    ///
    /// # Errors
    /// The first line that does not follow the grammar.
    pub fn parse(files: &[(&'static str, &str)]) -> Result<Overlay, ParseError> {
        let mut parser = parse::Parser::default();
        for (file, text) in files {
            parser.file(file, text)?;
        }
        Ok(Overlay { classes: parser.classes })
    }

    /// What the overlay says of `method` at exactly the class `class`: an entry, or the class's default.
    pub(crate) fn at(&self, class: &str, method: &MethodRef, is_static: bool) -> Option<Cow<'_, Effect>> {
        self.named(class, method, is_static).or_else(|| self.others(class, method, is_static))
    }

    /// The entry that names the method.
    pub(crate) fn named(&self, class: &str, method: &MethodRef, is_static: bool) -> Option<Cow<'_, Effect>> {
        let entry = self.classes.get(class)?.find(&method.name, &method.desc)?;
        Some(self.complete(entry, method, is_static))
    }

    /// What holds for all methods of a class that no entry names.
    pub(crate) fn others(&self, class: &str, method: &MethodRef, is_static: bool) -> Option<Cow<'_, Effect>> {
        let described = self.classes.get(class)?;
        if &*method.name != "<init>"
            && let Some(entry) = described.find("*", &method.desc)
        {
            return Some(self.complete(entry, method, is_static));
        }
        let (base, origin) = described.base.as_ref()?;
        Some(Cow::Owned(defaults::effect(self, *base, method, is_static, origin.clone())))
    }

    fn complete<'a>(&self, entry: &'a Entry, method: &MethodRef, is_static: bool) -> Cow<'a, Effect> {
        if entry.base == Base::Empty {
            return Cow::Borrowed(&entry.effect);
        }
        let base = defaults::effect(self, entry.base, method, is_static, entry.effect.origin.clone());
        Cow::Owned(defaults::merge(base, &entry.effect))
    }

    /// Whether the overlay has a stanza of a class.
    pub(crate) fn describes(&self, class: &str) -> bool {
        self.classes.contains_key(class)
    }

    pub(crate) fn is_value_class(&self, class: &str) -> bool {
        self.classes.get(class).is_some_and(|c| matches!(c.base, Some((Base::Value, _))))
    }

    pub(crate) fn device(&self, class: &str) -> Option<Externals> {
        self.classes.get(class).map(|c| c.device).filter(|d| !d.is_empty())
    }

    pub(crate) fn static_object(&self, class: &str, field: &str) -> Option<&StaticObject> {
        self.classes.get(class)?.statics.get(field)
    }

    pub(crate) fn compares(&self, class: &str) -> bool {
        self.classes.get(class).is_some_and(|c| c.compares)
    }

    pub(crate) fn is_function(&self, class: &str) -> bool {
        self.classes.get(class).is_some_and(|c| c.function)
    }

    /// Whether constructors of subclasses have the effects this class describes for its own.
    pub(crate) fn constructors_inherited(&self, class: &str) -> bool {
        self.classes.get(class).is_some_and(|c| c.constructors)
    }

    /// The described classes, sorted.
    pub fn classes(&self) -> Vec<&Name> {
        let mut names: Vec<_> = self.classes.keys().collect();
        names.sort();
        names
    }

    /// Compares the entries with the methods that classes really have: names the lines that describe no
    /// method, and operands that are no reference in any method their line describes.
    pub fn check(&self, methods_of: &dyn Fn(&str) -> Vec<Method>) -> Vec<String> {
        check::check(self, methods_of)
    }
}

impl ClassEntry {
    fn find(&self, name: &str, desc: &str) -> Option<&Entry> {
        let mut best: Option<&Entry> = None;
        for entry in self.methods.get(name)? {
            let matches = entry.parameters.as_ref().is_none_or(|p| p.matches(desc));
            if matches && best.is_none_or(|b| entry.stanza > b.stanza) {
                best = Some(entry);
            }
        }
        best
    }
}
