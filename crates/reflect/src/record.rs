//! Records of reflection in counts files (written by `mantis.rt.Reflected`, described in `docs/formats.md`).

use std::collections::{BTreeMap, BTreeSet};

use mantis_classfile::names::{MethodRef, Name};

use crate::handles::Handle;

/// A member: declaring class, name, descriptor.
pub type Member = MethodRef;

/// A reflective call: its method, and its node in the unmodified code.
pub type Place = (MethodRef, u32);

/// What a reflective call was seen to do. Types are descriptors.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    /// A class of this name; the message of the exception if there is none.
    Class {
        /// As given to the call.
        name: String,
        /// What it found.
        found: Result<String, String>,
    },
    /// A member of a class.
    Member {
        /// In which class it was looked up.
        of: String,
        /// Its name.
        name: String,
        /// Types of its parameters.
        params: String,
        /// What was found.
        found: Result<Member, String>,
    },
    /// All members of a class, in order.
    Members {
        /// The class.
        of: String,
        /// Its members.
        found: Vec<Member>,
    },
    /// A method handle.
    Handle {
        /// In which class it was looked up, empty for that of a member.
        of: String,
        /// The member's name; or class, name and descriptor of a member.
        name: String,
        /// Its type, or that of the field.
        ty: String,
        /// What was found, or the class and message of the exception.
        found: Result<Handle, (String, String)>,
    },
    /// A call site that makes functions of an interface.
    Lambda {
        /// The name of the interface's method.
        name: String,
        /// The site's type: what a function captures, and the interface.
        site: String,
        /// The descriptor of the interface's method.
        method: String,
        /// Types of other interfaces of the functions.
        also: Vec<String>,
    },
    /// Classes that belong to one, in order. Types are descriptors.
    Classes {
        /// The class.
        of: String,
        /// The others.
        found: Vec<String>,
    },
    /// An annotation that was asked for.
    Annotation {
        /// The class, or class, name and descriptor of the member.
        of: String,
        /// The annotation's type.
        ty: String,
        /// The class that declares it, if there is one.
        holder: Option<String>,
    },
    /// All annotations.
    Annotations {
        /// Of what.
        of: String,
        /// Their types, and the classes that declare them.
        found: Vec<(String, String)>,
    },
    /// Annotations of one type, which may be repeated.
    Repeated {
        /// Of what.
        of: String,
        /// Their type.
        ty: String,
        /// The class that declares them, if there are any.
        holder: Option<String>,
        /// How many.
        count: usize,
    },
    /// Annotations of parameters.
    OfParameters {
        /// Of which method or constructor.
        of: String,
        /// For each parameter their types.
        found: Vec<Vec<String>>,
    },
    /// A class of this name, which failed to be initialised for want of another one.
    Unlinked {
        /// The name.
        name: String,
        /// The other one, as the error has it.
        missing: String,
    },
    /// This member was used: called, made an object, read or written.
    Used(Member),
    /// It was not, since the caller has no access to it.
    Inaccessible(Member),
    /// A constructor that made nothing, since its class is abstract.
    Abstract(Member),
    /// Providers of the services that a loader of this description finds.
    Services {
        /// `toString` of the loader.
        loader: String,
        /// Types of the providers, in order.
        providers: Vec<String>,
    },
    /// A bundle of resources of this name, of which no language is a class.
    Bundle(String),
    /// One that is.
    BundleClasses {
        /// Its name.
        name: String,
        /// The locale that was asked for, or the usual one.
        locale: String,
        /// Types and language tags of the bundles, each the child of the next one.
        chain: Vec<(String, String)>,
    },
    /// A proxy with these interfaces.
    Proxy(Vec<String>),
    /// Proxies are asked for, and none but those that the program made were.
    Proxied,
    /// Something that cannot be followed, and why.
    Odd(String),
}

/// What each call was seen to do.
pub type Records = BTreeMap<Place, BTreeSet<Seen>>;

/// Adds a record in its text form; one that is not understood is odd.
pub fn add(records: &mut Records, text: &str) {
    let fields: Vec<String> = text.split('\t').map(unescape).collect();
    let [class, name, desc, node, rest @ ..] = &*fields else { return };
    let Ok(node) = node.parse() else { return };
    let place = (method(class, name, desc), node);
    let seen = seen(rest).unwrap_or_else(|| Seen::Odd("a record that is not understood".to_owned()));
    records.entry(place).or_default().insert(seen);
}

fn seen(fields: &[String]) -> Option<Seen> {
    let (kind, fields) = fields.split_first()?;
    Some(match (&**kind, fields) {
        ("class", [name, found, message]) => {
            let found = if found.is_empty() { Err(message.clone()) } else { Ok(found.clone()) };
            Seen::Class { name: name.clone(), found }
        }
        ("unlinked", [name, missing]) => Seen::Unlinked { name: name.clone(), missing: missing.clone() },
        ("member", [of, name, params, found, message]) => {
            let found = if found.is_empty() { Err(message.clone()) } else { Ok(member(found)?) };
            Seen::Member { of: of.clone(), name: name.clone(), params: params.clone(), found }
        }
        ("members", [of, found @ ..]) => {
            let found = found.iter().map(|m| member(m)).collect::<Option<_>>()?;
            Seen::Members { of: of.clone(), found }
        }
        ("handle", [of, name, ty, kind, target, desc, collects, message]) => {
            let found = if target.is_empty() {
                Err((kind.clone(), message.clone()))
            } else {
                let (kind, collects) = (kind.parse().ok()?, collects == "true");
                Ok(Handle { kind, member: member(target)?, desc: desc.clone(), collects })
            };
            Seen::Handle { of: of.clone(), name: name.clone(), ty: ty.clone(), found }
        }
        ("lambda", [name, site, method, also @ ..]) => Seen::Lambda {
            name: name.clone(),
            site: site.clone(),
            method: method.clone(),
            also: also.to_vec(),
        },
        ("classes", [of, found @ ..]) => Seen::Classes { of: of.clone(), found: found.to_vec() },
        ("annotation", [of, ty, holder]) => Seen::Annotation {
            of: of.clone(),
            ty: ty.clone(),
            holder: (!holder.is_empty()).then(|| holder.clone()),
        },
        ("repeated", [of, ty, holder, count]) => Seen::Repeated {
            of: of.clone(),
            ty: ty.clone(),
            holder: (!holder.is_empty()).then(|| holder.clone()),
            count: count.parse().ok()?,
        },
        ("annotations", [of, found @ ..]) => {
            let (pairs, rest) = found.as_chunks::<2>();
            if !rest.is_empty() {
                return None;
            }
            let found = pairs.iter().map(|[ty, holder]| (ty.clone(), holder.clone())).collect();
            Seen::Annotations { of: of.clone(), found }
        }
        ("parameters", [of, found @ ..]) => {
            let types = |all: &String| all.split_whitespace().map(str::to_owned).collect();
            Seen::OfParameters { of: of.clone(), found: found.iter().map(types).collect() }
        }
        ("invoke" | "new" | "field", [used]) => Seen::Used(member(used)?),
        ("inaccessible", [used]) => Seen::Inaccessible(member(used)?),
        ("abstract", [used]) => Seen::Abstract(member(used)?),
        ("services", [loader, providers @ ..]) => {
            Seen::Services { loader: loader.clone(), providers: providers.to_vec() }
        }
        ("bundle", [name]) => Seen::Bundle(name.clone()),
        ("bundles", [name, locale, chain @ ..]) => {
            let (pairs, rest) = chain.as_chunks::<2>();
            if !rest.is_empty() {
                return None;
            }
            let chain = pairs.iter().map(|[class, tag]| (class.clone(), tag.clone())).collect();
            Seen::BundleClasses { name: name.clone(), locale: locale.clone(), chain }
        }
        ("proxy", interfaces) => Seen::Proxy(interfaces.to_vec()),
        ("proxied", []) => Seen::Proxied,
        ("odd", [why]) => Seen::Odd(why.clone()),
        _ => return None,
    })
}

/// A member from its text form.
pub(crate) fn member(text: &str) -> Option<Member> {
    let mut parts = text.split(' ');
    let (class, name, desc) = (parts.next()?, parts.next()?, parts.next()?);
    Some(method(mantis_classfile::descriptor::class_of(class), name, desc))
}

fn method(class: &str, name: &str, desc: &str) -> MethodRef {
    MethodRef { class: Name::from(class), name: Name::from(name), desc: Name::from(desc) }
}

fn unescape(field: &str) -> String {
    let mut out = String::with_capacity(field.len());
    let mut chars = field.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, true) => match chars.next() {
                Some('t') => out.push('\t'),
                Some('n') => out.push('\n'),
                Some('r') => out.push('\r'),
                other => out.extend(other),
            },
            (c, false) => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_as_written() {
        let mut records = Records::new();
        add(&mut records, "A\tmain\t()V\t7\tclass\tp.B\tLp/B;\t");
        add(&mut records, "A\tmain\t()V\t7\tclass\tno\\tne\t\tno\\tne");
        add(&mut records, "A\tmain\t()V\t9\tinvoke\tLp/B; run (I)V");
        add(&mut records, "A\tmain\t()V\t9\tsomething else");
        let found: Vec<&Seen> = records.values().flatten().collect();
        let class = |name: &str, found| Seen::Class { name: name.to_owned(), found };
        assert_eq!(
            found,
            [
                &class("no\tne", Err("no\tne".to_owned())),
                &class("p.B", Ok("Lp/B;".to_owned())),
                &Seen::Used(method("p/B", "run", "(I)V")),
                &Seen::Odd("a record that is not understood".to_owned()),
            ]
        );
        assert_eq!(records.len(), 2);
    }
}
