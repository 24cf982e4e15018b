//! `mantis effects`: what a JDK method reads, writes, returns and does outside, as the slicer believes.

use std::collections::BTreeMap;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::descriptor::{MethodDesc, primitive_name};
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{Library, Origin, linearize, render};
use serde::Serialize;

use crate::Context;
use crate::args::EffectsArgs;
use crate::commands::instrument::java_home;
use crate::error::Failure;

/// The `--json` document of `mantis effects`: a list of these.
#[derive(Serialize)]
struct Document {
    method: String,
    is_static: bool,
    /// `overlay`, `inferred` or `conservative`.
    origin: &'static str,
    /// Why nothing better than the conservative effect is known.
    why: Option<String>,
    /// Clauses in the notation of the overlay, by keyword.
    clauses: BTreeMap<String, String>,
}

/// Prints the effects of all methods that the text may mean.
pub fn run(args: &EffectsArgs, context: &mut Context) -> Result<(), Failure> {
    let home = java_home(args.java_home.as_deref())?;
    let jdk = Arc::new(ClassPath::open(&[], Some(Arc::new(Jdk::open(&home)?)))?);
    let query = Query::parse(&args.method, &jdk)?;
    let methods = query.methods(&jdk);
    if methods.is_empty() {
        return Err(Failure::Other(format!("{} has no method {}", dotted(&query.class), query.member())));
    }
    let library =
        Library::with_jdk(jdk.clone()).map_err(|e| Failure::Other(format!("effects of the JDK: {e}")))?;
    let mut documents = Vec::new();
    for (method, is_static) in methods {
        let effect = library.effect(&method, is_static, &*jdk);
        let text = render(&method, &effect);
        let (origin, why) = match effect.origin {
            Origin::Overlay { .. } => ("overlay", None),
            Origin::Inferred => ("inferred", None),
            Origin::Conservative => ("conservative", library.why_conservative(&method, is_static, &*jdk)),
        };
        context.out.line(text.trim_end())?;
        if let Some(why) = &why {
            context.out.line(format!("  because {why}"))?;
        }
        let clauses = text.lines().skip(1).filter_map(|l| l.trim().split_once(' '));
        // The last line says where it comes from.
        let clauses = clauses.filter(|(k, _)| !["from", "inferred", "nobody"].contains(k));
        let clauses = clauses.map(|(k, v)| (k.to_owned(), v.to_owned())).collect();
        documents.push(Document { method: method.to_string(), is_static, origin, why, clauses });
    }
    context.out.json(&documents)
}

/// What the user asked for.
#[derive(Debug)]
struct Query {
    class: Name,
    /// The method's name or a beginning of it; empty for all.
    name: String,
    /// Types of the parameters as written; `None` for every overload.
    params: Option<Vec<String>>,
}

impl Query {
    /// Reads `java.util.ArrayList.add(Object)`: the longest beginning that is a class, then a method.
    fn parse(text: &str, jdk: &ClassPath) -> Result<Query, Failure> {
        let text = text.trim();
        let (path, params) = match text.split_once('(') {
            Some((path, rest)) => {
                let inside = rest
                    .split_once(')')
                    .map(|(inside, _)| inside)
                    .ok_or_else(|| Failure::Other(format!("{text}: there is no closing bracket")))?;
                (path.trim(), Some(split_types(inside)))
            }
            None => (text, None),
        };
        let path = path.replace('/', ".");
        if let Some(class) = find_class(&path, jdk) {
            let name = if params.is_some() { "<init>".to_owned() } else { String::new() };
            return Ok(Query { class, name, params });
        }
        let found =
            path.rsplit_once(['.', '#']).and_then(|(class, name)| Some((find_class(class, jdk)?, name)));
        match found {
            Some((class, name)) if name == "new" || Some(name) == class.rsplit(['/', '$']).next() => {
                Ok(Query { class, name: "<init>".to_owned(), params })
            }
            Some((class, name)) => Ok(Query { class, name: name.to_owned(), params }),
            None => {
                let class = path.rsplit_once('.').map_or(path.as_str(), |(class, _)| class);
                let hint = "write it in full, as in java.util.ArrayList.add(Object)";
                Err(Failure::Other(format!("the JDK has no class {class}; {hint}")))
            }
        }
    }

    /// The method as the user would write it.
    fn member(&self) -> String {
        let params = self.params.as_ref().map_or_else(String::new, |p| format!("({})", p.join(", ")));
        format!("{}{params}", self.name)
    }

    /// Matching methods, inherited ones included, as called on the class: of this very name or else beginning
    /// so.
    fn methods(&self, jdk: &ClassPath) -> Vec<(MethodRef, bool)> {
        let exact = self.matching(jdk, |name| name == self.name);
        if exact.is_empty() && self.params.is_none() {
            return self.matching(jdk, |name| name.starts_with(&self.name));
        }
        exact
    }

    fn matching(&self, jdk: &ClassPath, named: impl Fn(&str) -> bool) -> Vec<(MethodRef, bool)> {
        // By name and parameters: an override may return another type.
        let mut found: BTreeMap<(Name, String), (Name, bool)> = BTreeMap::new();
        for declaring in linearize(&self.class, jdk).iter().filter_map(|name| jdk.load(name)) {
            let own = declaring.name() == &self.class;
            for member in callable(&declaring, own).filter(|m| named(m.name()) && self.takes(m.desc())) {
                let params = member.desc().split(')').next().unwrap_or_default().to_owned();
                let key = (member.name().clone(), params);
                found.entry(key).or_insert((member.desc().clone(), member.is_static()));
            }
            // A class was asked for as a whole: what it inherits is in its supertypes.
            if self.name.is_empty() {
                break;
            }
        }
        let class = &self.class;
        let method = |name, desc| MethodRef { class: class.clone(), name, desc };
        found.into_iter().map(|((name, _), (desc, is_static))| (method(name, desc), is_static)).collect()
    }

    /// Whether a method of this descriptor has the parameters asked for.
    fn takes(&self, desc: &str) -> bool {
        let Some(params) = &self.params else { return true };
        let Some(parsed) = MethodDesc::parse(desc) else { return false };
        params.len() == parsed.params.len()
            && params.iter().zip(parsed.params).all(|(text, desc)| is_type(text, desc))
    }
}

/// Methods of a class that others can call: on itself if `own`, else on a subclass. No synthetic ones.
fn callable(class: &ClassFile, own: bool) -> impl Iterator<Item = &Member> {
    const PRIVATE: u16 = 0x0002;
    const SYNTHETIC: u16 = 0x1000;
    class.methods.iter().filter(move |m| {
        let is_named = &**m.name() != "<clinit>" && (own || &**m.name() != "<init>");
        m.access & (PRIVATE | SYNTHETIC) == 0 && is_named
    })
}

/// Types between commas; those between angle brackets separate nothing.
fn split_types(text: &str) -> Vec<String> {
    let mut types = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        depth += i32::from(c == '<') - i32::from(c == '>');
        match types.last_mut() {
            Some(last) if c != ',' || depth > 0 => last.push(c),
            _ => types.push(String::new()),
        }
    }
    types.iter().map(|t| t.trim().to_owned()).filter(|t| !t.is_empty()).collect()
}

/// The class of this name in source; nested ones after a dot or a dollar sign.
fn find_class(text: &str, jdk: &ClassPath) -> Option<Name> {
    let mut name = text.replace('.', "/");
    loop {
        let internal = Name::from(name.as_str());
        if jdk.load(&internal).is_some() {
            return Some(internal);
        }
        let (outer, inner) = name.rsplit_once('/')?;
        name = format!("{outer}${inner}");
    }
}

fn dotted(class: &str) -> String {
    class.replace('/', ".")
}

/// Whether a type as written (`int[]`, `Object`, `java.util.Map.Entry`, `String...`) may be the one of a
/// descriptor.
fn is_type(text: &str, desc: &str) -> bool {
    // Type arguments are not part of a descriptor.
    let text = match (text.split_once('<'), text.rsplit_once('>')) {
        (Some((raw, _)), Some((_, dims))) => format!("{}{}", raw.trim(), dims.trim()),
        _ => text.to_owned(),
    };
    let text = text.replace("...", "[]");
    let (mut base, mut rest) = (text.as_str(), desc);
    while let Some(element) = base.strip_suffix("[]") {
        let Some(inner) = rest.strip_prefix('[') else { return false };
        (base, rest) = (element.trim_end(), inner);
    }
    let class = || rest.strip_prefix('L')?.strip_suffix(';').map(|class| class.replace(['/', '$'], "."));
    let Some(full) = primitive_name(rest).map(str::to_owned).or_else(class) else { return false };
    let base = base.replace('$', ".");
    full == base || full.strip_suffix(&base).is_some_and(|before| before.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::{is_type, split_types};

    #[test]
    fn type_arguments_do_not_separate_parameters() {
        assert_eq!(split_types("Map<K, V>, int "), ["Map<K, V>", "int"]);
        assert_eq!(split_types(" "), [""; 0]);
    }

    #[test]
    fn types_are_known_by_simple_and_full_names() {
        let same = [
            ("int", "I"),
            ("Object", "Ljava/lang/Object;"),
            ("java.lang.Object", "Ljava/lang/Object;"),
            ("Entry", "Ljava/util/Map$Entry;"),
            ("Map.Entry", "Ljava/util/Map$Entry;"),
            ("Map$Entry", "Ljava/util/Map$Entry;"),
            ("String[]", "[Ljava/lang/String;"),
            ("String...", "[Ljava/lang/String;"),
            ("long[][]", "[[J"),
            ("Collection<? extends E>", "Ljava/util/Collection;"),
            ("List<E>[]", "[Ljava/util/List;"),
        ];
        for (text, desc) in same {
            assert!(is_type(text, desc), "{text} {desc}");
        }
        let different = [
            ("int", "J"),
            ("ject", "Ljava/lang/Object;"),
            ("int", "[I"),
            ("int[]", "I"),
            ("Object", "[Ljava/lang/Object;"),
            ("", "I"),
        ];
        for (text, desc) in different {
            assert!(!is_type(text, desc), "{text} {desc}");
        }
    }
}
