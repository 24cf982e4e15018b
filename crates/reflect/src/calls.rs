//! The reflective methods of the JDK that are followed.

use mantis_classfile::names::MethodRef;

/// What a reflective call does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// `Class.forName(name)`, which initialises the class.
    ForName,
    /// `Class.forName(name, initialize, loader)`.
    ForNameIn,
    /// `loader.loadClass(name)`.
    Load,
    /// A member by its name and parameters: `Class.getMethod` and the like.
    Lookup,
    /// All members: `Class.getMethods` and the like.
    List,
    /// `Method.invoke`.
    Invoke,
    /// `Constructor.newInstance`.
    Construct,
    /// `Class.newInstance`, which throws what the constructor throws.
    NewInstance,
    /// `Field.get`.
    Get,
    /// `Field.set`.
    Set,
    /// `ServiceLoader.iterator`.
    Services,
    /// `ServiceLoader.reload`, after which no call of `ServiceLoader.iterator` is followed.
    Reload,
    /// `Proxy.newProxyInstance`.
    Proxy,
}

impl Kind {
    /// What a call of this method does, if it is followed.
    pub fn of(method: &MethodRef) -> Option<Kind> {
        Kind::named(&method.class, &method.name, &method.desc)
    }

    /// The same of a method given by its class, name and descriptor.
    pub fn named(class: &str, name: &str, desc: &str) -> Option<Kind> {
        Some(match (class, name, desc) {
            ("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;") => Kind::ForName,
            (
                "java/lang/Class",
                "forName",
                "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;",
            ) => Kind::ForNameIn,
            ("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;") => Kind::Load,
            (
                "java/lang/Class",
                "getMethod"
                | "getDeclaredMethod"
                | "getField"
                | "getDeclaredField"
                | "getConstructor"
                | "getDeclaredConstructor",
                _,
            ) => Kind::Lookup,
            (
                "java/lang/Class",
                "getMethods"
                | "getDeclaredMethods"
                | "getFields"
                | "getDeclaredFields"
                | "getConstructors"
                | "getDeclaredConstructors",
                _,
            ) => Kind::List,
            ("java/lang/Class", "newInstance", "()Ljava/lang/Object;") => Kind::NewInstance,
            ("java/lang/reflect/Method", "invoke", _) => Kind::Invoke,
            ("java/lang/reflect/Constructor", "newInstance", _) => Kind::Construct,
            ("java/lang/reflect/Field", "get", _) => Kind::Get,
            ("java/lang/reflect/Field", "set", _) => Kind::Set,
            ("java/util/ServiceLoader", "iterator", _) => Kind::Services,
            ("java/util/ServiceLoader", "reload", _) => Kind::Reload,
            ("java/lang/reflect/Proxy", "newProxyInstance", _) => Kind::Proxy,
            _ => return None,
        })
    }
}
