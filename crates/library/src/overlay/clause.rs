//! The clauses of a method line: `reads 0.state; writes 0.state(0 r0) 0.elem; flows 1->0.elem; returns
//! 0.elem`.

use mantis_classfile::descriptor::split_type;
use mantis_classfile::names::Name;

use super::Base;
use super::parse::{Names, external};
use crate::effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times,
    Write,
};
use crate::indices::IndexSet;

/// Parses the part of a method line after the colon.
pub(super) struct Clauses<'a> {
    names: &'a Names,
}

impl<'a> Clauses<'a> {
    pub(super) fn new(names: &'a Names) -> Clauses<'a> {
        Clauses { names }
    }

    /// The base the entry starts from and the effect its clauses describe.
    pub(super) fn parse(&self, body: &str, origin: Origin) -> Result<(Base, Effect), String> {
        let mut base = Base::Empty;
        let mut effect = Effect::none(origin);
        let mut nullable = false;
        // With the blank, because the names of arrays of objects end with a semicolon, too.
        for clause in body.split("; ").map(str::trim).filter(|c| !c.is_empty()) {
            let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
            match word {
                "value" => base = Base::Value,
                "state" => base = Base::State,
                "pure" => {}
                "nullable" => nullable = true,
                _ => self.clause(word, rest, &mut effect)?,
            }
        }
        check_indices(&effect)?;
        if !nullable {
            identity_needs(&mut effect);
        }
        Ok((base, effect))
    }

    fn clause(&self, word: &str, rest: &str, effect: &mut Effect) -> Result<(), String> {
        let items = split_items(rest)?;
        match word {
            "reads" => {
                for item in items {
                    let loc = self.loc(item)?;
                    if !effect.reads.contains(&loc) {
                        effect.reads.push(loc);
                    }
                }
            }
            "writes" => {
                for item in items {
                    effect.writes.push(self.write(item)?);
                }
            }
            "makes" => {
                for item in items {
                    effect.allocs.push(self.alloc(item)?);
                }
            }
            "flows" => {
                for item in items {
                    let (from, to) = item.split_once("->").ok_or_else(|| format!("`{item}` is no flow"))?;
                    let to = self.loc(to)?;
                    for from in self.sources(from)? {
                        effect.flows.push(Flow { from, to: to.clone() });
                    }
                }
            }
            "returns" => {
                for item in items {
                    effect.results.extend(self.sources(item)?);
                }
            }
            "result" => effect.result_needs = needs(rest.trim())?,
            "calls" => {
                for item in items {
                    effect.callbacks.push(self.callback(item)?);
                }
            }
            "throws" => effect.throws.extend(items.iter().map(|item| self.names.class(item))),
            "raises" => {
                for item in items {
                    effect.raises.extend(self.sources(item)?);
                }
            }
            "external" => {
                for item in items {
                    effect.external = effect.external.union(external(item)?);
                }
            }
            _ => return Err(format!("`{word}` begins no clause")),
        }
        Ok(())
    }

    fn write(&self, item: &str) -> Result<Write, String> {
        let (loc, needs) = match item.find('(') {
            Some(at) => (&item[..at], needs(&item[at..])?),
            None => (item, Needs::ALL),
        };
        Ok(Write { loc: self.loc(loc)?, needs })
    }

    fn alloc(&self, item: &str) -> Result<Alloc, String> {
        if let Some(operand) = item.strip_prefix("like:") {
            let like = operand.parse().map_err(|_| format!("`{operand}` is no operand"))?;
            return Ok(Alloc {
                class: Name::from("java/lang/Object"),
                device: Externals::NONE,
                like: Some(like),
            });
        }
        let mut parts = item.split('!');
        let class = self.names.class(parts.next().unwrap_or(""));
        if class.starts_with('[') && split_type(&class).is_none_or(|(_, rest)| !rest.is_empty()) {
            return Err(format!("`{class}` is no descriptor of an array"));
        }
        let mut device = Externals::NONE;
        for part in parts {
            device = device.union(external(part)?);
        }
        Ok(Alloc { class, device, like: None })
    }

    /// `once:compare@0.inner(1|0.key,1)`: prefixes, function, receivers, arguments.
    fn callback(&self, item: &str) -> Result<Callback, String> {
        let mut times = Times::Many;
        let mut app_only = false;
        let mut rest = item;
        while let Some((prefix, tail)) = rest.split_once(':').filter(|(prefix, _)| !prefix.contains('@')) {
            match prefix {
                "once" => times = Times::Once,
                "later" => times = Times::Later,
                "app" => app_only = true,
                _ => return Err(format!("`{prefix}:` is none of `once:`, `later:`, `app:`")),
            }
            rest = tail;
        }
        let (function, rest) = rest.split_once('@').ok_or_else(|| format!("`{item}` is no callback"))?;
        let (on, arguments) = match rest.find('(') {
            Some(at) => {
                (&rest[..at], rest[at + 1..].strip_suffix(')').ok_or("the argument list does not end")?)
            }
            None => (rest, ""),
        };
        let target = if function == "any" {
            Target::Any
        } else {
            let (class, name, desc) = self
                .names
                .functions
                .get(function)
                .ok_or_else(|| format!("function `{function}` is not defined"))?;
            Target::Method { class: class.clone(), name: name.clone(), desc: desc.clone() }
        };
        let mut args = Vec::new();
        for argument in arguments.split(',').filter(|a| !a.is_empty()) {
            args.push(if argument == "_" { Vec::new() } else { self.sources(argument)? });
        }
        Ok(Callback { on: self.source(on)?, target, args, times, app_only })
    }

    fn sources(&self, text: &str) -> Result<Vec<Source>, String> {
        text.split('|').map(|part| self.source(part)).collect()
    }

    fn source(&self, text: &str) -> Result<Source, String> {
        match text {
            "unknown" => return Ok(Source::Unknown),
            "value" => return Ok(Source::Value(Name::from("java/lang/Object"))),
            _ => {}
        }
        if let Some(class) = text.strip_prefix("value:") {
            return Ok(Source::Value(self.names.class(class)));
        }
        if text.rsplit_once('.').is_some_and(|(_, f)| field(f).is_some()) {
            return Ok(Source::Load(self.loc(text)?));
        }
        Ok(Source::Root(root(text)?))
    }

    fn loc(&self, text: &str) -> Result<Loc, String> {
        let (base, name) = text.rsplit_once('.').ok_or_else(|| format!("`{text}` is no location"))?;
        let field = field(name).ok_or_else(|| format!("`{name}` is no field"))?;
        let bare = base.trim_end_matches('*');
        let reach = match base.len() - bare.len() {
            0 => Reach::Own,
            1 => Reach::Inner,
            2 => Reach::Owned,
            3 => Reach::Reachable,
            _ => return Err(format!("`{text}` has too many stars")),
        };
        Ok(Loc { root: root(bare)?, reach, field })
    }
}

fn field(name: &str) -> Option<Field> {
    Some(match name {
        "state" => Field::State,
        "elem" => Field::Elem,
        "key" => Field::Key,
        "value" => Field::Value,
        "inner" => Field::Inner,
        "all" => Field::All,
        _ => return None,
    })
}

/// `0`: operand; `n`, `n1`: allocated; `c`, `c1`: a callback's result; `@java/lang/System.in`: static group.
fn root(text: &str) -> Result<Root, String> {
    if let Some(group) = text.strip_prefix('@').filter(|g| !g.is_empty()) {
        return Ok(Root::Static(Name::from(group)));
    }
    let index = |digits: &str| if digits.is_empty() { Some(0) } else { digits.parse::<u8>().ok() };
    let root = match text.as_bytes().first() {
        Some(b'n') => index(&text[1..]).map(Root::New),
        Some(b'c') => index(&text[1..]).map(Root::Callback),
        Some(b'0'..=b'9') => text.parse().ok().map(Root::Operand),
        _ => None,
    };
    root.ok_or_else(|| format!("`{text}` is no operand, object, callback or static group"))
}

/// `(0 r1 c0)`: operands, reads and callbacks something depends on.
fn needs(text: &str) -> Result<Needs, String> {
    let inside =
        text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).ok_or("needs are given as `(0 r0 c0)`")?;
    let mut needs = Needs::NONE;
    for word in inside.split_whitespace() {
        let (set, digits) = match word.as_bytes()[0] {
            b'r' => (&mut needs.reads, &word[1..]),
            b'c' => (&mut needs.callbacks, &word[1..]),
            _ => (&mut needs.operands, word),
        };
        let index: u8 = digits.parse().map_err(|_| format!("`{word}` is no operand, read or callback"))?;
        set.insert(usize::from(index));
    }
    Ok(needs)
}

/// Splits at spaces outside parentheses.
fn split_items(text: &str) -> Result<Vec<&str>, String> {
    let mut items = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.checked_sub(1).ok_or("unmatched `)`")?,
            b' ' if depth == 0 => {
                items.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if depth != 0 {
        return Err("unmatched `(`".to_owned());
    }
    items.push(&text[start..]);
    items.retain(|item| !item.is_empty());
    Ok(items)
}

/// Every `n`, `c`, `r` index must exist.
fn check_indices(effect: &Effect) -> Result<(), String> {
    let check_root = |root: &Root| match root {
        Root::New(n) if usize::from(*n) >= effect.allocs.len() => Err(format!("`n{n}` is not made")),
        Root::Callback(n) if usize::from(*n) >= effect.callbacks.len() => {
            Err(format!("there is no callback {n}"))
        }
        _ => Ok(()),
    };
    let check_source = |source: &Source| match source {
        Source::Root(root) => check_root(root),
        Source::Load(loc) => check_root(&loc.root),
        _ => Ok(()),
    };
    let check_needs = |needs: &Needs| {
        let unknown = |set: &IndexSet, len: usize| *set != IndexSet::ALL && set.reaches(len);
        if unknown(&needs.reads, effect.reads.len()) || unknown(&needs.callbacks, effect.callbacks.len()) {
            return Err("needs name a read or callback that is not there".to_owned());
        }
        Ok(())
    };
    for loc in &effect.reads {
        check_root(&loc.root)?;
    }
    for write in &effect.writes {
        check_root(&write.loc.root)?;
        check_needs(&write.needs)?;
    }
    check_needs(&effect.result_needs)?;
    for flow in &effect.flows {
        check_source(&flow.from)?;
        check_root(&flow.to.root)?;
    }
    for callback in &effect.callbacks {
        check_source(&callback.on)?;
        callback.args.iter().flatten().try_for_each(check_source)?;
    }
    effect.results.iter().chain(&effect.raises).try_for_each(check_source)
}

/// A result that can only be an operand or a new object depends on nothing else, whatever else the call
/// computes.
fn identity_needs(effect: &mut Effect) {
    if effect.result_needs != Needs::ALL || effect.results.is_empty() {
        return;
    }
    let mut needs = Needs::NONE;
    for source in &effect.results {
        match source {
            Source::Root(Root::Operand(k)) => {
                needs.operands.insert(usize::from(*k));
            }
            // The length of a new array is part of the result.
            Source::Root(Root::New(i)) => {
                let new = &effect.allocs[usize::from(*i)];
                if new.class.starts_with('[') || new.like.is_some() {
                    return;
                }
            }
            Source::Root(Root::Static(_)) => {}
            _ => return,
        }
    }
    if effect.results.len() == 1 {
        effect.result_needs = needs;
    }
}
