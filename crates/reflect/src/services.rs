//! Iterators over providers of services, which make each provider when it is first asked for, as
//! `ServiceLoader` does.

use mantis_classfile::class::access;
use mantis_classfile::descriptor::class_of;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::workshop::{Workshop, stop};
use crate::{GENERATED, Unfollowed, generated_beside};

const LIST: &str = "Ljava/util/ArrayList;";
const MAP: &str = "Ljava/util/IdentityHashMap;";

impl Workshop<'_> {
    /// `Iterator iterate(ServiceLoader)`: an iterator over these providers. Those that are made belong to the
    /// loader.
    pub fn services(&mut self, providers: &[String], from: &Name) -> Result<MethodRef, Unfollowed> {
        if self.reloads {
            return Err("the program reloads providers of services".to_owned());
        }
        let mut make = Vec::new();
        for provider in providers {
            let (class, name, desc) = (class_of(provider), "<init>", "()V");
            let constructor = MethodRef { class: class.into(), name: name.into(), desc: desc.into() };
            make.push(self.call(&constructor, from)?);
        }
        let store = self.store()?;
        let iterator = Name::from(format!("{}$Services{}", generated_beside(from), self.number()));
        self.add_class(&iterator, &["java/util/Iterator"])?;
        self.add_iterator(&iterator, &make)?;
        self.add_beside(from, "services", "(Ljava/util/ServiceLoader;)Ljava/util/Iterator;", |code| {
            code.field(FieldOp::Getstatic, &store, "made", MAP).local(LocalOp::Aload, 0);
            let get = "(Ljava/lang/Object;)Ljava/lang/Object;";
            code.invoke(InvokeOp::Virtual, "java/util/IdentityHashMap", "get", get);
            code.typed(TypeOp::Checkcast, "java/util/ArrayList").local(LocalOp::Astore, 1);
            let known = code.label();
            code.local(LocalOp::Aload, 1).branch(BranchOp::Ifnonnull, known);
            code.typed(TypeOp::New, "java/util/ArrayList").op(SimpleOp::Dup);
            code.invoke(InvokeOp::Special, "java/util/ArrayList", "<init>", "()V").local(LocalOp::Astore, 1);
            code.field(FieldOp::Getstatic, &store, "made", MAP)
                .local(LocalOp::Aload, 0)
                .local(LocalOp::Aload, 1);
            let put = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
            code.invoke(InvokeOp::Virtual, "java/util/IdentityHashMap", "put", put).op(SimpleOp::Pop);
            code.place(known).typed(TypeOp::New, &iterator).op(SimpleOp::Dup).local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Special, &iterator, "<init>", &format!("({LIST})V")).op(SimpleOp::Areturn);
        })
    }

    /// `Optional first(ServiceLoader)`: the first of these providers.
    pub fn first_service(&mut self, providers: &[String], from: &Name) -> Result<MethodRef, Unfollowed> {
        let all = self.services(providers, from)?;
        self.add_beside(from, "service", "(Ljava/util/ServiceLoader;)Ljava/util/Optional;", |code| {
            const OPTIONAL: &str = "java/util/Optional";
            let none = code.label();
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, &all.class, &all.name, &all.desc);
            code.local(LocalOp::Astore, 1).local(LocalOp::Aload, 1);
            code.invoke_of_interface(InvokeOp::Interface, "java/util/Iterator", "hasNext", "()Z");
            code.branch(BranchOp::Ifeq, none).local(LocalOp::Aload, 1);
            let next = "()Ljava/lang/Object;";
            code.invoke_of_interface(InvokeOp::Interface, "java/util/Iterator", "next", next);
            let of = "(Ljava/lang/Object;)Ljava/util/Optional;";
            code.invoke(InvokeOp::Static, OPTIONAL, "of", of).op(SimpleOp::Areturn);
            code.place(none).invoke(InvokeOp::Static, OPTIONAL, "empty", "()Ljava/util/Optional;");
            code.op(SimpleOp::Areturn);
        })
    }

    /// `void each(ServiceLoader, Consumer)`: hands each of these providers over when it is made.
    pub fn each_service(&mut self, providers: &[String], from: &Name) -> Result<MethodRef, Unfollowed> {
        let all = self.services(providers, from)?;
        let desc = "(Ljava/util/ServiceLoader;Ljava/util/function/Consumer;)V";
        self.add_beside(from, "eachService", desc, |code| {
            const ITERATOR: &str = "java/util/Iterator";
            let end = code.label();
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, &all.class, &all.name, &all.desc);
            code.local(LocalOp::Astore, 2);
            let head = code.here();
            code.local(LocalOp::Aload, 2).invoke_of_interface(
                InvokeOp::Interface,
                ITERATOR,
                "hasNext",
                "()Z",
            );
            code.branch(BranchOp::Ifeq, end).local(LocalOp::Aload, 1).local(LocalOp::Aload, 2);
            code.invoke_of_interface(InvokeOp::Interface, ITERATOR, "next", "()Ljava/lang/Object;");
            let accept = "(Ljava/lang/Object;)V";
            code.invoke_of_interface(InvokeOp::Interface, "java/util/function/Consumer", "accept", accept);
            code.goto(head).place(end).op(SimpleOp::Return);
        })
    }

    /// The class that keeps the providers that loaders made.
    fn store(&mut self) -> Result<Name, Unfollowed> {
        let name = Name::from(format!("{GENERATED}$Made"));
        if self.class(&name).is_some() {
            return Ok(name);
        }
        let class = self.add_class(&name, &[])?;
        class.add_field(access::PUBLIC | access::STATIC, "made", MAP).map_err(|e| e.to_string())?;
        self.add(&name, access::STATIC, "<clinit>", "()V", |code| {
            code.typed(TypeOp::New, "java/util/IdentityHashMap").op(SimpleOp::Dup);
            code.invoke(InvokeOp::Special, "java/util/IdentityHashMap", "<init>", "()V");
            code.field(FieldOp::Putstatic, &name, "made", MAP).op(SimpleOp::Return);
        })?;
        Ok(name)
    }

    fn add_iterator(&mut self, class: &Name, make: &[MethodRef]) -> Result<(), Unfollowed> {
        let fields = self.changed(class).ok_or("no iterator")?;
        for (name, desc) in [("made", LIST), ("next", "I")] {
            fields.add_field(0, name, desc).map_err(|e| e.to_string())?;
        }
        self.add(class, access::PUBLIC, "<init>", &format!("({LIST})V"), |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1).field(
                FieldOp::Putfield,
                class,
                "made",
                LIST,
            );
            code.op(SimpleOp::Return);
        })?;
        self.add(class, access::PUBLIC, "hasNext", "()Z", |code| {
            let more = code.label();
            code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, class, "next", "I").int(make.len() as i32);
            code.branch(BranchOp::IfIcmplt, more).int(0).op(SimpleOp::Ireturn);
            code.place(more).int(1).op(SimpleOp::Ireturn);
        })?;
        self.add_next(class, make)
    }

    fn add_next(&mut self, class: &Name, make: &[MethodRef]) -> Result<(), Unfollowed> {
        const OBJECT: u16 = 1;
        let place = self.place();
        self.add(class, access::PUBLIC, "next", "()Ljava/lang/Object;", |code| {
            let (made, failed, end) = (code.label(), code.label(), code.label());
            let this = |code: &mut mantis_classfile::builder::CodeBuilder<'_>, field: &str, desc: &str| {
                code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, class, field, desc);
            };
            this(code, "next", "I");
            this(code, "made", LIST);
            code.invoke(InvokeOp::Virtual, "java/util/ArrayList", "size", "()I");
            code.branch(BranchOp::IfIcmplt, made);
            this(code, "next", "I");
            let labels: Vec<_> = make.iter().map(|_| code.label()).collect();
            code.switch(labels.iter().enumerate().map(|(k, l)| (k as i32, *l)).collect(), end);
            let start = code.here();
            let keep = code.label();
            for (label, make) in labels.iter().zip(make) {
                code.place(*label).op(SimpleOp::AconstNull).op(SimpleOp::AconstNull);
                code.invoke(InvokeOp::Static, &make.class, &make.name, &make.desc);
                code.local(LocalOp::Astore, OBJECT).goto(keep);
            }
            let past = code.here();
            code.place(keep);
            this(code, "made", LIST);
            code.local(LocalOp::Aload, OBJECT);
            code.invoke(InvokeOp::Virtual, "java/util/ArrayList", "add", "(Ljava/lang/Object;)Z")
                .op(SimpleOp::Pop);
            code.place(made);
            this(code, "made", LIST);
            this(code, "next", "I");
            code.invoke(InvokeOp::Virtual, "java/util/ArrayList", "get", "(I)Ljava/lang/Object;");
            code.local(LocalOp::Aload, 0);
            this(code, "next", "I");
            code.int(1).op(SimpleOp::Iadd).field(FieldOp::Putfield, class, "next", "I").op(SimpleOp::Areturn);
            code.place(end).typed(TypeOp::New, "java/util/NoSuchElementException").op(SimpleOp::Dup);
            code.invoke(InvokeOp::Special, "java/util/NoSuchElementException", "<init>", "()V");
            code.op(SimpleOp::Athrow);
            // A provider that cannot be made is an error with words of the JDK's own.
            if start != past && !make.is_empty() {
                code.place(failed).op(SimpleOp::Pop);
                stop(code, &place);
                code.handler(start, past, failed, None);
            }
        })?;
        Ok(())
    }
}
