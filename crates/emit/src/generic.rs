//! Generic signatures of classes and methods and the exceptions that these declare, which reflection reads
//! and the JVM does not.
//!
//! A slice that asks for generic types has the classes that the signatures of its classes and members name,
//! with nothing in them that it does not need; one that looks for methods has those of the exceptions, which
//! are looked up with them. Other slices may lack some. But the hash maps of the JDK ask
//! every `Comparable` key, subclasses included, for the interfaces of its class: where there are some, they
//! must be found whatever else the slice lacks.

use std::collections::BTreeSet;

use mantis_classfile::class::{Attribute, ClassFile, Member};
use mantis_classfile::constant::{Cp, PoolError};
use mantis_classfile::lang;
use mantis_classfile::names::Name;
use mantis_slice::MethodSlice;

use crate::plan::calls;

/// Whether a kept statement asks for generic types.
pub(crate) fn asks(slice: &MethodSlice) -> bool {
    calls(slice, |name| {
        name.starts_with("getGeneric") || matches!(name, "getTypeParameters" | "toGenericString")
    })
}

/// Whether a kept statement looks for methods or constructors.
pub(crate) fn looks_for_methods(slice: &MethodSlice) -> bool {
    let finds = |name: &str| name.ends_with("Method") || name.ends_with("Methods");
    let makes = |name: &str| name.ends_with("Constructor") || name.ends_with("Constructors");
    calls(slice, |name| name.starts_with("get") && (finds(name) || makes(name)))
}

/// The exceptions that a method declares (JVMS 4.7.5).
pub(crate) fn exceptions(class: &ClassFile, method: &Member) -> Vec<Name> {
    let Some(attribute) = method.attribute(&class.pool, "Exceptions") else { return Vec::new() };
    let indices = attribute.data.chunks_exact(2).skip(1).map(|b| Cp(u16::from_be_bytes([b[0], b[1]])));
    indices.filter_map(|index| class.pool.class_name(index)).collect()
}

/// The classes that the signatures of a class and of those of its members that are wanted name.
pub(crate) fn named_by(class: &ClassFile, wanted: impl Fn(&Member) -> bool) -> BTreeSet<Name> {
    let members = class.fields.iter().chain(&class.methods).filter(|m| wanted(m));
    let of_members = members.filter_map(|m| m.attribute(&class.pool, "Signature"));
    let all = class.attribute("Signature").into_iter().chain(of_members);
    all.filter_map(|attribute| text(class, attribute)).flat_map(|text| named(&text)).collect()
}

/// The signature that the emitted version of a class has. `exists` tells which classes there are.
pub(crate) fn of_class(from: &ClassFile, exists: impl Fn(&str) -> bool) -> Option<String> {
    let whole = text(from, from.attribute("Signature")?)?;
    if from.interfaces().next().is_none() || named(&whole).iter().all(|name| exists(name)) {
        return Some(whole);
    }
    let with_itself = format!("L{}<L{};>;", lang::COMPARABLE, from.name());
    if !whole.contains(&with_itself) {
        return None;
    }
    // That it is comparable with itself: the maps order large bins by identity hash codes else.
    let above = from.super_name().map_or(lang::OBJECT, |name| name);
    let mut text = format!("L{above};");
    for interface in from.interfaces() {
        match &**interface {
            lang::COMPARABLE => text += &with_itself,
            other => text += &format!("L{other};"),
        }
    }
    Some(text)
}

/// Gives the last method of a class the signature of the one it is emitted for, and its exceptions where all
/// of them exist.
pub(crate) fn add_to_method(
    from: &ClassFile,
    old: &Member,
    class: &mut ClassFile,
    exists: impl Fn(&str) -> bool,
) -> Result<(), PoolError> {
    let exceptions = exceptions(from, old);
    if !exceptions.is_empty() && exceptions.iter().all(|name| exists(name)) {
        let name = class.pool.utf8("Exceptions")?;
        let mut data = u16::try_from(exceptions.len()).unwrap_or(0).to_be_bytes().to_vec();
        for exception in &exceptions {
            data.extend(class.pool.class(exception)?.0.to_be_bytes());
        }
        if let Some(new) = class.methods.last_mut() {
            new.attributes.push(Attribute { name, data: data.into() });
        }
    }
    let signature = old.attribute(&from.pool, "Signature").and_then(|attribute| text(from, attribute));
    if let Some(signature) = signature {
        let name = class.pool.utf8("Signature")?;
        let data = class.pool.utf8(&signature)?.0.to_be_bytes().to_vec();
        if let Some(new) = class.methods.last_mut() {
            new.attributes.push(Attribute { name, data: data.into() });
        }
    }
    Ok(())
}

fn text(from: &ClassFile, attribute: &Attribute) -> Option<String> {
    let index = Cp(u16::from_be_bytes([*attribute.data.first()?, *attribute.data.get(1)?]));
    from.pool.text(index).map(|text| text.to_string())
}

/// The classes that a signature names (JVMS 4.7.9.1), inner ones by their binary names.
fn named(signature: &str) -> BTreeSet<Name> {
    let mut names = BTreeSet::new();
    // The class whose type arguments are being read, and those around it.
    let mut open: Vec<String> = Vec::new();
    let mut rest = signature;
    // Primitive types are elements of arrays, parameters and results.
    let (mut in_array, mut in_method) = (false, false);
    while let Some(first) = rest.chars().next() {
        let primitive = (in_array || in_method && open.is_empty()) && "BCDFIJSVZ".contains(first);
        in_array = first == '[';
        in_method |= first == '(';
        if primitive || "<[:*+-;>()^".contains(first) {
            rest = &rest[1..];
            if first == '>' && rest.starts_with('.') {
                // An inner class of a parameterized one.
                let end = rest.find(['<', ';']).unwrap_or(rest.len());
                let inner = open.pop().map(|outer| outer + &rest[..end].replace('.', "$"));
                names.extend(inner.iter().map(|name| Name::from(name.as_str())));
                open.extend(inner.filter(|_| rest[end..].starts_with('<')));
                rest = &rest[end..];
            } else if first == '>' {
                open.pop();
            }
            continue;
        }
        // The name of a class, of a type variable, or of a formal parameter, which a colon follows.
        let end = rest.find(['<', ';', ':', '>']).unwrap_or(rest.len());
        let (token, after) = rest.split_at(end);
        rest = after;
        if first == 'L' && after.starts_with(['<', ';']) {
            let name = token[1..].replace('.', "$");
            names.insert(Name::from(name.as_str()));
            open.extend(after.starts_with('<').then_some(name));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::named;

    fn check(signature: &str, expected: &[&str]) {
        let names: Vec<String> = named(signature).iter().map(ToString::to_string).collect();
        assert_eq!(names, expected, "{signature}");
    }

    #[test]
    fn names_of_classes() {
        check("Ljava/lang/Object;", &["java/lang/Object"]);
        check("LBase<Ljava/util/Map<[ILItem;>;>;", &["Base", "Item", "java/util/Map"]);
        check("<L:Ljava/lang/Object;T::LShape;>LBase<TL;+TT;*>;", &["Base", "Shape", "java/lang/Object"]);
        check("LOuter<LKey;>.Inner<LValue;>;", &["Key", "Outer", "Outer$Inner", "Value"]);
        check("LOuter<LKey;>.Inner;LSide;", &["Key", "Outer", "Outer$Inner", "Side"]);
        check("LBase<[[J>;", &["Base"]);
    }

    #[test]
    fn names_of_methods() {
        check("(ILItem;[JTT;)V", &["Item"]);
        check("<D:Ljava/lang/Object;>(TD;BLMap<TD;[I>;Z)[D^LFailed;", &["Failed", "Map", "java/lang/Object"]);
        check("(LMap<[BLItem;>;)LInner<LKey;>.Deep;^TE;", &["Inner", "Inner$Deep", "Item", "Key", "Map"]);
    }
}
