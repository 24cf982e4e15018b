//! Annotations as ordinary objects: classes of a predictor have none, but what a class file says of them is
//! constant.
//!
//! Which elements are asked for which annotations, runs record; the values are read off the class files
//! (JVMS 4.7.16, 4.7.22), and become a generated class that implements the annotation's interface by
//! methods that return constants, with `equals` and `hashCode` as `java.lang.annotation.Annotation` has them.
//! As in the JDK, an element gives the same object whenever and wherever it is asked. `toString`, whose form
//! differs from JDK to JDK, calls what no slice may call.

use mantis_classfile::boxing::wrap;
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{Attribute, ClassFile, Member as Declared, access};
use mantis_classfile::constant::{Constant, ConstantPool, Cp};
use mantis_classfile::descriptor::{Kind, MethodDesc, class_of};
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{ArrayType, BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::access::ClassObject;
use crate::record::Member;
use crate::workshop::Workshop;
use crate::{Unfollowed, generated_beside};

const ARRAYS: &str = "java/util/Arrays";
const VISIBLE: &str = "RuntimeVisibleAnnotations";
const OF_PARAMETERS: &str = "RuntimeVisibleParameterAnnotations";
/// The type of several annotations.
pub(crate) const ANNOTATIONS: &str = "[Ljava/lang/annotation/Annotation;";
/// Annotations within annotations, and arrays of arrays: no compiler makes more.
const DEPTH: usize = 16;

/// A value in an annotation.
#[derive(Clone, Debug)]
enum Value {
    /// Of a type as small as an `int`.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(Name),
    /// A constant of an enum, by its type and name.
    Enum(Name, Name),
    /// A class, by its descriptor.
    Class(Name),
    Nested(Annotation),
    Array(Vec<Value>),
}

/// An annotation: the descriptor of its type, and what is given explicitly.
#[derive(Clone, Debug)]
struct Annotation {
    ty: Name,
    given: Vec<(Name, Value)>,
}

/// Reads big-endian parts of an attribute.
struct Reader<'a> {
    pool: &'a ConstantPool,
    data: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.data.split_first()?;
        self.data = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    fn text(&mut self) -> Option<Name> {
        let index = self.number()?;
        self.pool.text(Cp(index))
    }

    fn skip(&mut self, n: usize) -> Option<()> {
        self.data = self.data.get(n..)?;
        Some(())
    }

    fn annotations(&mut self) -> Option<Vec<Annotation>> {
        (0..self.number()?).map(|_| self.annotation(DEPTH)).collect()
    }

    fn of_parameters(&mut self) -> Option<Vec<Vec<Annotation>>> {
        (0..self.byte()?).map(|_| self.annotations()).collect()
    }

    fn annotation(&mut self, depth: usize) -> Option<Annotation> {
        let ty = self.text()?;
        let given =
            (0..self.number()?).map(|_| Some((self.text()?, self.value(depth)?))).collect::<Option<_>>()?;
        Some(Annotation { ty, given })
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        Some(match self.byte()? {
            b'e' => Value::Enum(self.text()?, self.text()?),
            b'c' => Value::Class(self.text()?),
            b'@' => Value::Nested(self.annotation(depth)?),
            b'[' => Value::Array((0..self.number()?).map(|_| self.value(depth)).collect::<Option<_>>()?),
            b's' => Value::Text(self.text()?),
            _ => match self.pool.get(Cp(self.number()?))? {
                Constant::Integer(value) => Value::Int(value),
                Constant::Long(value) => Value::Long(value),
                Constant::Float(bits) => Value::Float(f32::from_bits(bits)),
                Constant::Double(bits) => Value::Double(f64::from_bits(bits)),
                _ => return None,
            },
        })
    }

    /// The annotations of a component, in a `Record` attribute.
    fn of_component(&mut self, name: &str) -> Option<Vec<Annotation>> {
        for _ in 0..self.number()? {
            let here = &*self.text()? == name;
            self.number()?;
            for _ in 0..self.number()? {
                let attribute = self.text()?;
                let length = usize::from(self.number()?) << 16 | usize::from(self.number()?);
                if here && &*attribute == VISIBLE {
                    return self.annotations();
                }
                self.skip(length)?;
            }
        }
        Some(Vec::new())
    }
}

/// What an attribute says, if it is there.
fn read<T>(
    class: &ClassFile,
    attribute: Option<&Attribute>,
    what: impl FnOnce(&mut Reader<'_>) -> Option<T>,
) -> Option<T> {
    what(&mut Reader { pool: &class.pool, data: &attribute?.data })
}

/// What bears annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// A class, by its descriptor.
    Class(String),
    /// A method, a constructor or a field.
    Member(Member),
    /// A component of a record: its field.
    Component(Member),
}

/// The annotations on an element, as its class file has them.
fn declared(class: &ClassFile, element: &Element) -> Option<Vec<Annotation>> {
    let of_member = |m: &Declared| {
        read(class, m.attribute(&class.pool, VISIBLE), |r| r.annotations()).unwrap_or_default()
    };
    Some(match element {
        Element::Class(_) => read(class, class.attribute(VISIBLE), |r| r.annotations())?,
        Element::Component(field) => read(class, class.attribute("Record"), |r| r.of_component(&field.name))?,
        Element::Member(member) if member.desc.starts_with('(') => {
            of_member(class.method(&member.name, &member.desc)?.1)
        }
        Element::Member(member) => of_member(class.field(&member.name, &member.desc)?),
    })
}

/// Those of a type, which may stand in the `value` of another one that holds them.
fn of_type(all: Vec<Annotation>, ty: &str) -> Vec<Annotation> {
    let held = |annotation: &Annotation| {
        let value = annotation.given.iter().find(|(name, _)| &**name == "value").map(|(_, v)| v.clone());
        let values = if let Some(Value::Array(values)) = value { values } else { Vec::new() };
        let nested = values.into_iter().filter_map(|v| if let Value::Nested(a) = v { Some(a) } else { None });
        nested.filter(|a| &*a.ty == ty).collect::<Vec<_>>()
    };
    let found = all.iter().flat_map(|a| if &*a.ty == ty { vec![a.clone()] } else { held(a) });
    found.collect()
}

/// A value whose parts code can push.
enum Pushed {
    Constant(Value),
    Class(ClassObject),
    /// What a method without parameters returns.
    Made(MethodRef),
    /// Elements of an array, and its type.
    Array(String, Vec<Pushed>),
}

impl Workshop<'_> {
    /// `Annotation make()`: the annotation of a type on an element, which the class `holder` declares.
    pub fn annotation(
        &mut self,
        element: &Element,
        ty: &str,
        holder: &str,
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        let missing =
            || format!("the annotation {} is not in the class file of {}", class_of(ty), class_of(holder));
        let class = self.class(class_of(holder)).ok_or_else(missing)?;
        let all = declared(&class, element).unwrap_or_default();
        let found = all.iter().find(|a| &*a.ty == ty).ok_or_else(missing)?;
        self.annotation_of(element, holder, found, 0, from)
    }

    /// The method that gives an annotation of an element, the `index`-th of its type: one for all calls that
    /// ask for it.
    fn annotation_of(
        &mut self,
        element: &Element,
        holder: &str,
        annotation: &Annotation,
        index: usize,
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        let of = match element {
            // Subclasses inherit the object.
            Element::Class(_) => holder.to_owned(),
            Element::Member(member) => member.to_string(),
            Element::Component(field) => format!("component {field}"),
        };
        let key = format!("{of} {} {index}", annotation.ty);
        if let Some(known) = self.again(&key) {
            return Ok(known);
        }
        let before = self.made();
        let made = self.make_annotation(annotation, from, DEPTH)?;
        self.remember(key, before, &made);
        Ok(made)
    }

    /// The same for each annotation of a type, which may be repeated.
    pub fn repeated(
        &mut self,
        element: &Element,
        ty: &str,
        holder: &str,
        from: &Name,
    ) -> Result<Vec<MethodRef>, Unfollowed> {
        let class =
            self.class(class_of(holder)).ok_or_else(|| format!("there is no {}", class_of(holder)))?;
        let all = of_type(declared(&class, element).unwrap_or_default(), ty);
        let numbered = all.iter().enumerate();
        numbered.map(|(i, a)| self.annotation_of(element, holder, a, i, from)).collect()
    }

    /// `Annotation[] make()` for each parameter of a method or constructor: annotations of these types.
    pub fn of_parameters(
        &mut self,
        element: &Element,
        found: &[Vec<String>],
        from: &Name,
    ) -> Result<Vec<MethodRef>, Unfollowed> {
        let Element::Member(member) = element else { return Err("a class has no parameters".to_owned()) };
        let class = self.class(&member.class).ok_or_else(|| format!("there is no {}", member.class))?;
        let (_, method) = class.method(&member.name, &member.desc).ok_or_else(|| member.to_string())?;
        let attribute = method.attribute(&class.pool, OF_PARAMETERS);
        let declared = read(&class, attribute, |r| r.of_parameters()).unwrap_or_default();
        // What compilers add before the parameters that a program declares bears no annotations.
        let added = found.len().saturating_sub(declared.len());
        let mut made = Vec::new();
        for (i, types) in found.iter().enumerate() {
            let here = i.checked_sub(added).and_then(|at| declared.get(at)).map_or(&[][..], Vec::as_slice);
            let mut all = Vec::new();
            for ty in types {
                let annotation = here.iter().find(|a| *a.ty == **ty);
                let missing = || format!("the annotation {} is not in a class file", class_of(ty));
                all.push(Pushed::Made(self.make_annotation(annotation.ok_or_else(missing)?, from, DEPTH)?));
            }
            made.push(self.add_beside(from, "annotations", &format!("(){ANNOTATIONS}"), |code| {
                emit_array(code, &ANNOTATIONS[1..], &all);
                code.op(SimpleOp::Areturn);
            })?);
        }
        Ok(made)
    }

    fn make_annotation(
        &mut self,
        annotation: &Annotation,
        from: &Name,
        depth: usize,
    ) -> Result<MethodRef, Unfollowed> {
        let name = Name::from(class_of(&annotation.ty));
        self.expect_open(&name)?;
        let interface = self.class(&name).ok_or_else(|| format!("there is no {name}"))?;
        // Beside the annotation's own class, which may not be public.
        let beside = if self.is_app(&name) { name.clone() } else { from.clone() };
        let made = Name::from(format!("{}$Annotation{}", generated_beside(&beside), self.number()));
        let mut values = Vec::new();
        for member in interface.methods.iter().filter(|m| m.is_abstract()) {
            let given = annotation.given.iter().find(|(n, _)| n == member.name()).map(|(_, v)| v.clone());
            let default = || {
                let attribute = member.attribute(&interface.pool, "AnnotationDefault");
                read(&interface, attribute, |r| r.value(DEPTH))
            };
            let value =
                given.or_else(default).ok_or_else(|| format!("{name} has no value of {}", member.name()))?;
            let ret = MethodDesc::parse(member.desc()).map(|d| d.ret.to_owned());
            let ret = ret.ok_or_else(|| format!("{} of {name} is malformed", member.name()))?;
            let value = self.push(value, &ret, &beside, depth)?;
            values.push(Part { name: member.name().clone(), desc: member.desc().clone(), ret, value });
        }
        let ty = self.class_object(&annotation.ty, &beside, false)?;
        let one = format!("L{made};");
        let class = self.add_class(&made, &[&name])?;
        let flags = access::PUBLIC | access::STATIC | access::FINAL;
        class.add_field(flags, "one", &one).map_err(|e| e.to_string())?;
        self.add(&made, access::STATIC, "<clinit>", "()V", |code| {
            code.typed(TypeOp::New, &made).op(SimpleOp::Dup);
            code.invoke(InvokeOp::Special, &made, "<init>", "()V");
            code.field(FieldOp::Putstatic, &made, "one", &one).op(SimpleOp::Return);
        })?;
        self.add(&made, access::PUBLIC, "<init>", "()V", |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.op(SimpleOp::Return);
        })?;
        for part in &values {
            let give = Kind::of(&part.ret).ok_or_else(|| part.desc.to_string())?.give();
            self.add(&made, access::PUBLIC, &part.name, &part.desc, |code| {
                emit(code, &part.value);
                code.op(give);
            })?;
        }
        let object = "(Ljava/lang/Object;)Z";
        self.add(&made, access::PUBLIC, "equals", object, |code| emit_equals(code, &name, &values))?;
        self.add(&made, access::PUBLIC, "hashCode", "()I", |code| emit_hash(code, &values))?;
        self.add(&made, access::PUBLIC, "annotationType", "()Ljava/lang/Class;", |code| {
            ty.push(code);
            code.op(SimpleOp::Areturn);
        })?;
        let text = "()Ljava/lang/String;";
        self.add(&made, access::PUBLIC, "toString", text, |code| {
            ty.push(code);
            code.invoke(InvokeOp::Virtual, "java/lang/Class", "toGenericString", text).op(SimpleOp::Areturn);
        })?;
        self.add_beside(&beside, "annotation", &format!("(){}", annotation.ty), |code| {
            code.field(FieldOp::Getstatic, &made, "one", &one).op(SimpleOp::Areturn);
        })
    }

    /// How code beside a class gets a value of a type.
    fn push(&mut self, value: Value, desc: &str, beside: &Name, depth: usize) -> Result<Pushed, Unfollowed> {
        let depth = depth.checked_sub(1).ok_or_else(|| "annotations are nested too deeply".to_owned())?;
        Ok(match value {
            Value::Enum(ty, name) => {
                let class = Name::from(class_of(&ty));
                let host = if self.is_app(&class) { &class } else { beside };
                Pushed::Made(self.add_beside(host, "constant", &format!("(){ty}"), |code| {
                    code.field(FieldOp::Getstatic, &class, &name, &ty).op(SimpleOp::Areturn);
                })?)
            }
            Value::Class(desc) => Pushed::Class(self.class_object(&desc, beside, false)?),
            Value::Nested(annotation) => Pushed::Made(self.make_annotation(&annotation, beside, depth)?),
            Value::Array(values) => {
                let element = desc.strip_prefix('[').ok_or_else(|| format!("an array of type {desc}"))?;
                let values = values
                    .into_iter()
                    .map(|v| self.push(v, element, beside, depth))
                    .collect::<Result<_, _>>()?;
                Pushed::Array(element.to_owned(), values)
            }
            constant => Pushed::Constant(constant),
        })
    }
}

/// An element of an annotation.
struct Part {
    name: Name,
    desc: Name,
    /// Its type.
    ret: String,
    value: Pushed,
}

/// Whether another annotation of the interface has the same elements.
fn emit_equals(code: &mut CodeBuilder<'_>, interface: &str, parts: &[Part]) {
    let differs = code.label();
    code.local(LocalOp::Aload, 1).typed(TypeOp::Instanceof, interface).branch(BranchOp::Ifeq, differs);
    for part in parts {
        emit(code, &part.value);
        code.local(LocalOp::Aload, 1).typed(TypeOp::Checkcast, interface);
        code.invoke_of_interface(InvokeOp::Interface, interface, &part.name, &part.desc);
        let compare = |code: &mut CodeBuilder<'_>, class: &str| {
            code.invoke(InvokeOp::Static, class, "compare", &format!("({0}{0})I", part.ret));
            code.branch(BranchOp::Ifne, differs);
        };
        match &*part.ret {
            "Z" | "B" | "C" | "S" | "I" => {
                code.branch(BranchOp::IfIcmpne, differs);
            }
            "J" => compare(code, "java/lang/Long"),
            "F" => compare(code, "java/lang/Float"),
            "D" => compare(code, "java/lang/Double"),
            array if array.starts_with('[') => {
                let array = array_of(array);
                code.invoke(InvokeOp::Static, ARRAYS, "equals", &format!("({array}{array})Z"));
                code.branch(BranchOp::Ifeq, differs);
            }
            _ => {
                code.invoke(InvokeOp::Virtual, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
                code.branch(BranchOp::Ifeq, differs);
            }
        }
    }
    code.int(1).op(SimpleOp::Ireturn).place(differs).int(0).op(SimpleOp::Ireturn);
}

/// The sum of the hash codes of the elements: 127 times that of the name, exclusive or that of the value.
fn emit_hash(code: &mut CodeBuilder<'_>, parts: &[Part]) {
    code.int(0);
    for part in parts {
        let name = part.name.encode_utf16().fold(0i32, |h, c| h.wrapping_mul(31).wrapping_add(i32::from(c)));
        code.int(name.wrapping_mul(127));
        emit(code, &part.value);
        if part.ret.starts_with('[') {
            code.invoke(InvokeOp::Static, ARRAYS, "hashCode", &format!("({})I", array_of(&part.ret)));
        } else {
            wrap(code, &part.ret);
            code.invoke(InvokeOp::Virtual, "java/lang/Object", "hashCode", "()I");
        }
        code.op(SimpleOp::Ixor).op(SimpleOp::Iadd);
    }
    code.op(SimpleOp::Ireturn);
}

/// The parameter's type in `java.util.Arrays`.
fn array_of(desc: &str) -> &str {
    if desc.ends_with(';') { "[Ljava/lang/Object;" } else { desc }
}

fn emit(code: &mut CodeBuilder<'_>, value: &Pushed) {
    match value {
        Pushed::Constant(Value::Int(value)) => {
            code.int(*value);
        }
        Pushed::Constant(Value::Long(value)) => {
            code.long(*value);
        }
        Pushed::Constant(Value::Float(value)) => {
            code.float(*value);
        }
        Pushed::Constant(Value::Double(value)) => {
            code.double(*value);
        }
        Pushed::Constant(Value::Text(text)) => {
            code.string(text);
        }
        Pushed::Constant(_) => {}
        Pushed::Class(class) => class.push(code),
        Pushed::Made(method) => {
            code.invoke(InvokeOp::Static, &method.class, &method.name, &method.desc);
        }
        Pushed::Array(element, values) => emit_array(code, element, values),
    }
}

fn emit_array(code: &mut CodeBuilder<'_>, element: &str, values: &[Pushed]) {
    let (primitive, store) = match element {
        "Z" => (Some(ArrayType::Boolean), SimpleOp::Bastore),
        "B" => (Some(ArrayType::Byte), SimpleOp::Bastore),
        "C" => (Some(ArrayType::Char), SimpleOp::Castore),
        "S" => (Some(ArrayType::Short), SimpleOp::Sastore),
        "I" => (Some(ArrayType::Int), SimpleOp::Iastore),
        "J" => (Some(ArrayType::Long), SimpleOp::Lastore),
        "F" => (Some(ArrayType::Float), SimpleOp::Fastore),
        "D" => (Some(ArrayType::Double), SimpleOp::Dastore),
        _ => (None, SimpleOp::Aastore),
    };
    code.int(values.len() as i32);
    match primitive {
        Some(ty) => {
            code.insn(Insn::NewArray(ty));
        }
        None => {
            code.typed(TypeOp::Anewarray, class_of(element));
        }
    }
    for (i, value) in values.iter().enumerate() {
        code.op(SimpleOp::Dup).int(i as i32);
        emit(code, value);
        code.op(store);
    }
}
