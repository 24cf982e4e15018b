//! Classes whose objects a predictor writes or reads as `java.io.Serializable`: they are written as those of
//! the program, field by field and with the same version, so that streams have the same bytes and what the
//! program has written can be read (Java Object Serialization Specification, 4.6).

use std::sync::Arc;

use mantis_classfile::class::{ClassFile, Member, access};
use mantis_classfile::constant::Cp;
use mantis_classfile::lang;
use mantis_classfile::mutf8;
use mantis_classfile::names::Name;
use mantis_slice::MethodSlice;
use sha1::{Digest, Sha1};

use crate::plan::calls;

/// The field that says which version a class is of.
pub(crate) const VERSION: &str = "serialVersionUID";

/// Whether a kept statement writes objects to a stream, or reads them.
pub(crate) fn streams_objects(slice: &MethodSlice) -> bool {
    calls(slice, |name| matches!(name, "writeObject" | "writeUnshared" | "readObject" | "readUnshared"))
}

/// Whether objects of a class can be written field by field, or by themselves.
pub(crate) fn is_serializable(above: &[Arc<ClassFile>]) -> bool {
    let is = |name: &str| above.iter().any(|c| &**c.name() == name);
    is(lang::SERIALIZABLE) && !is(lang::ENUM)
}

/// Whether a field is written by default.
pub(crate) fn is_written(field: &Member) -> bool {
    field.access & (access::STATIC | access::TRANSIENT) == 0
}

/// The version that the JVM computes for a class that does not say one; none where it is fixed.
pub(crate) fn computed_version(class: &ClassFile) -> Option<i64> {
    let is_record = class.super_name().is_some_and(|n| &**n == lang::RECORD);
    if class.is_interface() || is_record || class.fields.iter().any(|f| &**f.name() == VERSION) {
        return None;
    }
    const OF_CLASS: u16 = access::PUBLIC | access::FINAL | access::INTERFACE | access::ABSTRACT;
    const OF_FIELD: u16 = access::PUBLIC
        | access::PRIVATE
        | access::PROTECTED
        | access::STATIC
        | access::FINAL
        | access::VOLATILE
        | access::TRANSIENT;
    const OF_METHOD: u16 = access::PUBLIC
        | access::PRIVATE
        | access::PROTECTED
        | access::STATIC
        | access::FINAL
        | access::SYNCHRONIZED
        | access::NATIVE
        | access::ABSTRACT
        | access::STRICT;
    let mut shape = Shape::default();
    shape.text(&class.name().replace('/', "."));
    shape.number(declared_access(class) & OF_CLASS);
    let mut interfaces: Vec<String> = class.interfaces().map(|n| n.replace('/', ".")).collect();
    interfaces.sort();
    interfaces.iter().for_each(|n| shape.text(n));
    let mut fields: Vec<&Member> = class.fields.iter().collect();
    fields.sort_by_key(|f| f.name().clone());
    for field in fields {
        let hidden = field.access & (access::STATIC | access::TRANSIENT) != 0;
        if field.access & access::PRIVATE == 0 || !hidden {
            shape.member(field.name(), field.access & OF_FIELD, field.desc());
        }
    }
    if class.methods.iter().any(|m| &**m.name() == "<clinit>") {
        shape.member("<clinit>", access::STATIC, "()V");
    }
    let visible = |m: &&Member| {
        let is_added = || mantis_reflect::is_generated(&class.method_ref(m));
        m.access & access::PRIVATE == 0 && &**m.name() != "<clinit>" && !is_added()
    };
    let mut methods: Vec<&Member> = class.methods.iter().filter(visible).collect();
    // Constructors come first.
    methods.sort_by_key(|m| (!m.name().starts_with('<'), m.name().clone(), m.desc().clone()));
    for method in methods {
        shape.member(method.name(), method.access & OF_METHOD, &method.desc().replace('/', "."));
    }
    Some(shape.version())
}

/// The access flags that a class was declared with; those of member classes are in a table.
fn declared_access(class: &ClassFile) -> u16 {
    let table = || {
        let data = &*class.attribute("InnerClasses")?.data;
        data.get(2..)?.chunks_exact(8).find_map(|entry| {
            let number = |at: usize| u16::from_be_bytes([entry[at], entry[at + 1]]);
            let is_it = class.pool.class_name(Cp(number(0))).is_some_and(|n: Name| n == *class.name());
            is_it.then(|| number(6))
        })
    };
    table().unwrap_or(class.access)
}

/// The bytes that a version is made of.
#[derive(Default)]
struct Shape(Sha1);

impl Shape {
    /// Text as `DataOutput.writeUTF` has it.
    fn text(&mut self, text: &str) {
        let bytes = mutf8::from_str(text);
        self.0.update(u16::try_from(bytes.len()).unwrap_or(u16::MAX).to_be_bytes());
        self.0.update(&bytes);
    }

    fn number(&mut self, flags: u16) {
        self.0.update(u32::from(flags).to_be_bytes());
    }

    fn member(&mut self, name: &str, flags: u16, desc: &str) {
        self.text(name);
        self.number(flags);
        self.text(desc);
    }

    fn version(self) -> i64 {
        let digest = self.0.finalize();
        i64::from_le_bytes(std::array::from_fn(|i| digest[i]))
    }
}
