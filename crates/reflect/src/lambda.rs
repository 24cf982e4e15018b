//! Functions that a program has made for it by `LambdaMetafactory`: objects of generated classes.
//!
//! A call site is one that always calls a handle of a generated function, as those in [`crate::handles`]:
//! given what is captured it makes an object of a class that implements the interface and passes arguments,
//! behind what was captured, on to the handle that the metafactory was given. What that handle is does not
//! matter here, so only the interface and the types decide which case it is.

use mantis_classfile::boxing::{unwrap, wrap};
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::access;
use mantis_classfile::descriptor::{Kind, MethodDesc, class_of};
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::handles::{APPLY, FUNCTION, HANDLE, push_handle};
use crate::workshop::Workshop;
use crate::{Unfollowed, generated_beside};

const ARRAY: &str = "[Ljava/lang/Object;";
const SITE: &str = "java/lang/invoke/ConstantCallSite";
const WITH_CAPTURED: &str = "(Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)V";
const WITH_HANDLE: &str = "(Ljava/lang/invoke/MethodHandle;)V";

impl Workshop<'_> {
    /// `CallSite make(MethodHandle)`: a site of type `site` whose functions have the method `name` with
    /// descriptor `method`. With `in_array` the handle is the second element of an array.
    pub fn functions(
        &mut self,
        name: &str,
        site: &str,
        method: &str,
        also: &[String],
        in_array: bool,
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        let parsed = MethodDesc::parse(site).ok_or_else(|| site.to_owned())?;
        let interfaces: Vec<Name> =
            [parsed.ret].into_iter().chain(also.iter().map(|i| &**i)).map(|i| class_of(i).into()).collect();
        interfaces.iter().try_for_each(|i| self.expect_open(i))?;
        let beside = interfaces.iter().find(|i| !self.is_public(i)).unwrap_or(from).clone();
        let function = self.passing_on(&interfaces, name, method, parsed.params.len(), &beside)?;
        let maker = self.maker(&function, &beside)?;
        let types = self.handle_type(&parsed, from)?;
        let taken = if in_array { ARRAY } else { HANDLE };
        let made =
            self.add_beside(from, "functions", &format!("({taken})Ljava/lang/invoke/CallSite;"), |code| {
                code.typed(TypeOp::New, SITE).op(SimpleOp::Dup);
                push_handle(code, &types, |code| {
                    code.typed(TypeOp::New, &maker).op(SimpleOp::Dup).local(LocalOp::Aload, 0);
                    if in_array {
                        code.int(1).op(SimpleOp::Aaload).typed(TypeOp::Checkcast, class_of(HANDLE));
                    }
                    code.invoke(InvokeOp::Special, &maker, "<init>", WITH_HANDLE);
                });
                code.invoke(InvokeOp::Special, SITE, "<init>", WITH_HANDLE).op(SimpleOp::Areturn);
            })?;
        self.find_nothing(&made);
        Ok(made)
    }

    /// The class whose objects pass their arguments on to a handle.
    fn passing_on(
        &mut self,
        interfaces: &[Name],
        name: &str,
        method: &str,
        captured: usize,
        beside: &Name,
    ) -> Result<Name, Unfollowed> {
        let parsed = MethodDesc::parse(method).ok_or_else(|| method.to_owned())?;
        let class = Name::from(format!("{}$Lambda{}", generated_beside(beside), self.number()));
        let of: Vec<&str> = interfaces.iter().map(|i| &**i).collect();
        let made = self.add_class(&class, &of)?;
        for (field, desc) in [("handle", HANDLE), ("captured", ARRAY)] {
            made.add_field(access::FINAL, field, desc).map_err(|e| e.to_string())?;
        }
        self.add(&class, access::PUBLIC, "<init>", WITH_CAPTURED, |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.field(FieldOp::Putfield, &class, "handle", HANDLE);
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 2);
            code.field(FieldOp::Putfield, &class, "captured", ARRAY).op(SimpleOp::Return);
        })?;
        self.add_throwing(&class, name, method, |code| {
            code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, &class, "handle", HANDLE);
            push_arguments(code, &class, captured, &parsed);
            let desc = "([Ljava/lang/Object;)Ljava/lang/Object;";
            code.invoke(InvokeOp::Virtual, class_of(HANDLE), "invokeWithArguments", desc);
            if parsed.ret == "V" {
                code.op(SimpleOp::Pop).op(SimpleOp::Return);
            } else {
                unwrap(code, parsed.ret);
                code.op(Kind::of(parsed.ret).unwrap_or(Kind::Ref).give());
            }
        })?;
        Ok(class)
    }

    /// The class of the function that makes such objects: `apply` takes what is captured, in an array.
    fn maker(&mut self, function: &Name, beside: &Name) -> Result<Name, Unfollowed> {
        let class = Name::from(format!("{}$Maker{}", generated_beside(beside), self.number()));
        let made = self.add_class(&class, &[FUNCTION])?;
        made.add_field(access::FINAL, "handle", HANDLE).map_err(|e| e.to_string())?;
        self.add(&class, access::PUBLIC, "<init>", WITH_HANDLE, |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.field(FieldOp::Putfield, &class, "handle", HANDLE).op(SimpleOp::Return);
        })?;
        self.add_throwing(&class, "apply", APPLY, |code| {
            code.typed(TypeOp::New, function).op(SimpleOp::Dup);
            code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, &class, "handle", HANDLE);
            code.local(LocalOp::Aload, 1).typed(TypeOp::Checkcast, ARRAY);
            code.invoke(InvokeOp::Special, function, "<init>", WITH_CAPTURED).op(SimpleOp::Areturn);
        })?;
        Ok(class)
    }
}

/// Pushes an array of what an object of this class captured, and of the arguments behind it.
fn push_arguments(code: &mut CodeBuilder<'_>, class: &Name, captured: usize, parsed: &MethodDesc<'_>) {
    code.int((captured + parsed.params.len()) as i32).typed(TypeOp::Anewarray, "java/lang/Object");
    for i in 0..captured as i32 {
        code.op(SimpleOp::Dup).int(i);
        code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, class, "captured", ARRAY);
        code.int(i).op(SimpleOp::Aaload).op(SimpleOp::Aastore);
    }
    let mut local = 1;
    for (i, param) in parsed.params.iter().enumerate() {
        let kind = Kind::of(param).unwrap_or(Kind::Ref);
        code.op(SimpleOp::Dup).int((captured + i) as i32).local(kind.load(), local);
        wrap(code, param);
        code.op(SimpleOp::Aastore);
        local += kind.words();
    }
}
