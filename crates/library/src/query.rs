//! Methods as a user writes them: `java.util.ArrayList.add(Object)`.

use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::names::{MethodRef, Name};

use crate::hierarchy::linearize;
use crate::overlay::Parameters;

/// The methods a text names, inherited ones included, with whether they are static: a class with dots or slashes
/// (nested classes with dots or `$`), a method name (`new` for constructors), and simple parameter types, `*` for any one
/// and `..` for the rest. Without parentheses all overloads are meant.
///
/// # Errors
/// A sentence that says what is not there.
pub fn find_methods(class_path: &ClassPath, text: &str) -> Result<Vec<(MethodRef, bool)>, String> {
    let (path, list) = match text.split_once('(') {
        Some((path, list)) => (path.trim(), Some(list.trim().strip_suffix(')').ok_or("`)` is missing")?)),
        None => (text.trim(), None),
    };
    let (class, name) =
        path.rsplit_once('.').ok_or_else(|| format!("`{path}` names no method: write Class.method"))?;
    let class = find_class(class_path, class).ok_or_else(|| format!("there is no class `{class}`"))?;
    let simple = class.rsplit(['/', '$']).next().unwrap_or(&class);
    let name = if name == "new" || name == simple { "<init>" } else { name };
    let parameters = list.map(Parameters::parse).transpose()?;
    let mut found: Vec<(MethodRef, bool)> = Vec::new();
    for owner in linearize(&class, class_path) {
        let inherits = owner == class || name != "<init>";
        let Some(file) = class_path.load(&owner).filter(|_| inherits) else { continue };
        for member in file.methods.iter().filter(|m| &**m.name() == name) {
            const SYNTHETIC: u16 = 0x1000;
            let method =
                MethodRef { class: class.clone(), name: Name::from(name), desc: member.desc().clone() };
            let matches = parameters.as_ref().is_none_or(|p| p.matches(&method.desc));
            let known = found.iter().any(|(m, _)| same_parameters(&m.desc, &method.desc));
            if matches && !known && member.access & SYNTHETIC == 0 {
                found.push((method, member.is_static()));
            }
        }
    }
    if found.is_empty() { Err(format!("`{class}` has no method `{text}`")) } else { Ok(found) }
}

fn same_parameters(a: &str, b: &str) -> bool {
    a.split_once(')').map(|(p, _)| p) == b.split_once(')').map(|(p, _)| p)
}

/// `java.util.Map.Entry`: the last dots may stand for `$`.
fn find_class(class_path: &ClassPath, text: &str) -> Option<Name> {
    let mut name = text.replace('.', "/");
    loop {
        let candidate = Name::from(name.as_str());
        if class_path.load(&candidate).is_some() {
            return Some(candidate);
        }
        let at = name.rfind('/')?;
        name.replace_range(at..=at, "$");
    }
}
