//! The reflective methods of the JDK that are followed.

use mantis_classfile::descriptor::desc_of;
use mantis_classfile::names::MethodRef;

/// What a reflective call does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// `Class.forName(name)`, which initialises the class.
    ForName,
    /// `Class.forName(name, initialize, loader)`.
    ForNameIn,
    /// `loader.loadClass(name)`, `lookup.findClass(name)`.
    Load,
    /// A member by its name and parameters: `Class.getMethod` and the like.
    Lookup,
    /// All members: `Class.getMethods` and the like.
    List,
    /// A method handle, by class, name and type: `Lookup.findVirtual` and the like.
    FindHandle,
    /// A handle of a variable: `Lookup.findVarHandle`.
    FindVariable,
    /// The method handle of a member: `Lookup.unreflect` and the like.
    Unreflect,
    /// `Introspector.getBeanInfo`.
    Bean,
    /// `ResourceBundle.getBundle`.
    Bundle,
    /// `LambdaMetafactory.metafactory`.
    Lambda,
    /// `LambdaMetafactory.altMetafactory`, which has the operands behind the third in an array.
    LambdaOf,
    /// `Class.getRecordComponents`.
    Components,
    /// Classes that belong to one: `Class.getPermittedSubclasses` and the like.
    Classes,
    /// `Class.getEnumConstants`.
    Constants,
    /// `Enum.valueOf(type, name)`.
    Constant,
    /// The annotation of a type on a class or member.
    Annotation,
    /// All annotations of one.
    Annotations,
    /// Whether there is one of a type.
    IsAnnotated,
    /// All annotations of a type, which may be repeated.
    Repeated,
    /// The annotations of all parameters of a method or constructor.
    OfParameters,
    /// `Method.invoke`.
    Invoke,
    /// `Constructor.newInstance`.
    Construct,
    /// `Class.newInstance`, which throws what the constructor throws.
    NewInstance,
    /// A factory of the JDK is asked for its provider, which may be of the program:
    /// `XMLInputFactory.newFactory` and the like.
    Factory,
    /// `Field.get`, `Field.getInt` and the like.
    Get,
    /// `Field.set`, `Field.setInt` and the like.
    Set,
    /// `ServiceLoader.iterator`, also by the name of `Iterable`, which other objects have, too.
    Services,
    /// `ServiceLoader.findFirst`.
    FirstService,
    /// `ServiceLoader.forEach`.
    EachService,
    /// `ServiceLoader.reload`, after which no call of `ServiceLoader.iterator` is followed.
    Reload,
    /// `ResourceBundle.clearCache`, after which no call of `ResourceBundle.getBundle` is followed.
    ClearBundles,
    /// `Proxy.newProxyInstance`.
    Proxy,
    /// `Proxy.isProxyClass`.
    IsProxy,
    /// `Proxy.getInvocationHandler`.
    Handler,
    /// `InvocationHandler.invokeDefault`.
    Default,
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
            ("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
            | ("java/lang/invoke/MethodHandles$Lookup", "findClass", _) => Kind::Load,
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
            (
                "java/lang/invoke/MethodHandles$Lookup",
                "findStatic" | "findVirtual" | "findConstructor" | "findGetter" | "findSetter"
                | "findStaticGetter" | "findStaticSetter",
                _,
            ) => Kind::FindHandle,
            ("java/lang/invoke/MethodHandles$Lookup", "findVarHandle", _) => Kind::FindVariable,
            (
                "java/lang/invoke/MethodHandles$Lookup",
                "unreflect" | "unreflectConstructor" | "unreflectGetter" | "unreflectSetter",
                _,
            ) => Kind::Unreflect,
            ("java/util/ResourceBundle", "getBundle", _) if !desc.contains("Module;") => Kind::Bundle,
            ("java/util/ResourceBundle", "clearCache", _) => Kind::ClearBundles,
            ("java/beans/Introspector", "getBeanInfo", _) => Kind::Bean,
            ("java/lang/invoke/LambdaMetafactory", "metafactory", _) => Kind::Lambda,
            ("java/lang/invoke/LambdaMetafactory", "altMetafactory", _) => Kind::LambdaOf,
            ("java/lang/Class", "getRecordComponents", _) => Kind::Components,
            ("java/lang/Class", "getPermittedSubclasses" | "getDeclaredClasses" | "getClasses", _) => {
                Kind::Classes
            }
            ("java/lang/Class", "getEnumConstants", _) => Kind::Constants,
            ("java/lang/Enum", "valueOf", _) => Kind::Constant,
            (of, "getAnnotation" | "getDeclaredAnnotation", _) if is_element(of) => Kind::Annotation,
            (of, "getAnnotations" | "getDeclaredAnnotations", _) if is_element(of) => Kind::Annotations,
            (of, "isAnnotationPresent", _) if is_element(of) => Kind::IsAnnotated,
            (of, "getAnnotationsByType" | "getDeclaredAnnotationsByType", _) if is_element(of) => {
                Kind::Repeated
            }
            (of, "getParameterAnnotations", _) if PARAMETRISED.contains(&of) => Kind::OfParameters,
            ("java/lang/Class", "newInstance", "()Ljava/lang/Object;") => Kind::NewInstance,
            (class, "newInstance" | "newFactory", _) if is_factory(class, desc) => Kind::Factory,
            ("java/lang/reflect/Method", "invoke", _) => Kind::Invoke,
            ("java/lang/reflect/Constructor", "newInstance", _) => Kind::Construct,
            ("java/lang/reflect/Field", name, _) if is_access(name, "get") => Kind::Get,
            ("java/lang/reflect/Field", name, _) if is_access(name, "set") => Kind::Set,
            ("java/util/ServiceLoader" | ITERABLE, "iterator", "()Ljava/util/Iterator;") => Kind::Services,
            ("java/util/ServiceLoader", "findFirst", _) => Kind::FirstService,
            ("java/util/ServiceLoader", "forEach", _) => Kind::EachService,
            ("java/util/ServiceLoader", "reload", _) => Kind::Reload,
            ("java/lang/reflect/Proxy", "newProxyInstance", _) => Kind::Proxy,
            ("java/lang/reflect/Proxy", "isProxyClass", _) => Kind::IsProxy,
            ("java/lang/reflect/Proxy", "getInvocationHandler", _) => Kind::Handler,
            ("java/lang/reflect/InvocationHandler", "invokeDefault", _) => Kind::Default,
            _ => return None,
        })
    }
}

/// What a loader of services may be known as.
pub(crate) const ITERABLE: &str = "java/lang/Iterable";

/// Factories of the JDK that are services.
const FACTORIES: [&str; 7] = [
    "javax/xml/datatype/DatatypeFactory",
    "javax/xml/parsers/DocumentBuilderFactory",
    "javax/xml/parsers/SAXParserFactory",
    "javax/xml/stream/XMLEventFactory",
    "javax/xml/stream/XMLInputFactory",
    "javax/xml/stream/XMLOutputFactory",
    "javax/xml/transform/TransformerFactory",
];

/// Whether a method gives an object of its class, which is such a factory: it has no parameters, or the name
/// of a property and a class loader.
fn is_factory(class: &str, desc: &str) -> bool {
    let rest = desc.strip_prefix("(Ljava/lang/String;Ljava/lang/ClassLoader;)L");
    let gives = rest.or_else(|| desc.strip_prefix("()L")).and_then(|d| d.strip_suffix(';'));
    gives == Some(class) && FACTORIES.contains(&class)
}

/// Whether a method of fields reads or writes values, of any type or of a primitive one.
fn is_access(name: &str, what: &str) -> bool {
    const OF: [&str; 9] = ["", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double"];
    name.strip_prefix(what).is_some_and(|of| OF.contains(&of))
}

const MEMBERS: [&str; 4] = [
    "java/lang/reflect/Method",
    "java/lang/reflect/Constructor",
    "java/lang/reflect/Field",
    "java/lang/reflect/RecordComponent",
];

/// What has parameters.
const PARAMETRISED: [&str; 3] =
    ["java/lang/reflect/Method", "java/lang/reflect/Constructor", "java/lang/reflect/Executable"];

/// Whether a class of the JDK is one of those whose annotations are followed.
fn is_element(class: &str) -> bool {
    class == "java/lang/Class" || MEMBERS.contains(&class) || is_any_element(class)
}

/// Whether objects of a class of the JDK are classes and members of several kinds.
pub(crate) fn is_any_element(class: &str) -> bool {
    const SEVERAL: [&str; 4] = ["AnnotatedElement", "AccessibleObject", "Executable", "GenericDeclaration"];
    class.strip_prefix("java/lang/reflect/").is_some_and(|name| SEVERAL.contains(&name))
}

/// The type of a call's receiver as `mantis.rt.Reflected` takes it: that class runs on Java 8 as well, which
/// has no components of records.
pub fn recorded_receiver(kind: Kind, class: &str) -> String {
    match kind {
        Kind::Annotation | Kind::Annotations | Kind::IsAnnotated | Kind::Repeated | Kind::OfParameters => {
            "Ljava/lang/reflect/AnnotatedElement;".to_owned()
        }
        _ => desc_of(class),
    }
}
