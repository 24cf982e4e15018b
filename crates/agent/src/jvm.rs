//! JNI and JVM TI behind safe functions: the crate's only unsafe code.
//!
//! Handles are wrapped in types that only this module can make, from values the JVM gave for the current
//! callback or that were made global. Every function clears a pending exception, so that none reaches the
//! service.

#![allow(unsafe_code)]
#![allow(missing_docs, reason = "the exported entry points are named and specified by the JVM")]

use jvmti_bindings::callbacks::{CallbackContext, ClassFileLoadHookEvent, ThreadEvent};
use jvmti_bindings::env::{JniEnv, Jvmti};
use jvmti_bindings::sys::jvmti;
use jvmti_bindings::{export_agent, get_default_callbacks, jni};
use mantis_classfile::descriptor::class_of;
use mantis_instrument::total::tally::{self, LOCKS, Lock, TALLY};

use crate::agent::Watch;

export_agent!(Watch);

/// A class for as long as the JVM lives.
#[derive(Copy, Clone, Debug)]
pub struct Class(jni::jclass);

impl Class {
    /// The global reference.
    pub(crate) fn raw(&self) -> jni::jclass {
        self.0
    }
}

/// An object for as long as the JVM lives.
#[derive(Copy, Clone, Debug)]
pub struct Object(jni::jobject);

// SAFETY: global references may be used by any thread (JNI specification, chapter 2).
unsafe impl Send for Class {}
// SAFETY: as above.
unsafe impl Sync for Class {}
// SAFETY: as above.
unsafe impl Send for Object {}
// SAFETY: as above.
unsafe impl Sync for Object {}

fn cleared<T>(env: &JniEnv, value: Option<T>) -> Option<T> {
    if env.exception_check() {
        env.exception_clear();
        return None;
    }
    value
}

fn global(env: &JniEnv, local: jni::jobject) -> Option<jni::jobject> {
    // SAFETY: `local` was given by this environment in this callback, which is still running.
    let global = unsafe { env.new_global_ref(local) };
    cleared(env, (!global.is_null()).then_some(global))
}

/// A class by its internal name, found as the boot loader finds it.
pub fn find_class(env: &JniEnv, name: &str) -> Option<Class> {
    let class = cleared(env, env.find_class(name))?;
    global(env, class).map(Class)
}

/// Defines a class in the boot loader.
pub fn define_boot_class(env: &JniEnv, name: &str, bytes: &[u8]) -> Option<Class> {
    // SAFETY: the null loader is the boot loader.
    let class = unsafe { env.define_class(name, std::ptr::null_mut(), bytes) };
    let class = cleared(env, class)?;
    global(env, class).map(Class)
}

/// Lets the module of `reader` read that of `read`.
pub fn add_reads(env: &JniEnv, jvmti: &Jvmti, reader: Class, read: Class) -> bool {
    // SAFETY: both are global references to classes; the modules are local references of this callback.
    let modules = unsafe { env.get_module(reader.0).ok().zip(env.get_module(read.0).ok()) };
    let Some((reader, read)) = cleared(env, modules) else { return false };
    // SAFETY: both are modules of this JVM.
    unsafe { jvmti.add_module_reads(reader, read).is_ok() }
}

/// The platform class loader.
pub fn platform_loader(env: &JniEnv) -> Option<Object> {
    let class = find_class(env, "java/lang/ClassLoader")?;
    let desc = "()Ljava/lang/ClassLoader;";
    // SAFETY: the class is a global reference; the method takes no arguments and gives an object.
    let loader = unsafe {
        let method = env.get_static_method_id(class.0, "getPlatformClassLoader", desc);
        cleared(env, method).map(|method| env.call_static_object_method(class.0, method, &[]))
    };
    global(env, cleared(env, loader)?).map(Object)
}

/// Whether the class loader of a class that is being loaded is that one.
pub fn is_loader(env: &JniEnv, event: &ClassFileLoadHookEvent<'_>, other: Object) -> bool {
    // SAFETY: the loader comes from the running callback, `other` is global.
    unsafe { env.is_same_object(event.loader(), other.0) }
}

/// The boot loader's classes of these names that are loaded already.
pub fn loaded(env: &JniEnv, jvmti: &Jvmti, names: &[&str]) -> Vec<Class> {
    let named = |class: &jni::jclass| {
        // SAFETY: a local reference to a class, just given by the JVM to this thread.
        let signature = unsafe { jvmti.get_class_signature(*class) };
        signature.is_ok_and(|(desc, _)| names.contains(&class_of(&desc)))
    };
    let classes = jvmti.get_loaded_classes().unwrap_or_default();
    classes.into_iter().filter(named).filter_map(|class| global(env, class).map(Class)).collect()
}

/// A second environment, to change classes that are loaded already. The first one changes classes while they
/// are loaded; were it also to change them later, the JVM would keep the original of each.
#[derive(Debug)]
pub struct Reshaper(*mut jvmti::jvmtiEnv);

// SAFETY: environments are not bound to a thread (JVM TI specification, section Environments).
unsafe impl Send for Reshaper {}
// SAFETY: as above.
unsafe impl Sync for Reshaper {}

impl Reshaper {
    /// The environment, which is given away.
    ///
    /// # Errors
    /// What the JVM refuses.
    pub fn new(env: &Jvmti) -> Result<Reshaper, jvmti::jvmtiError> {
        let mut capabilities = jvmti::jvmtiCapabilities::default();
        capabilities.set_can_retransform_classes(true);
        env.add_capabilities(&capabilities)?;
        env.set_event_callbacks(get_default_callbacks())?;
        Ok(Reshaper(env.raw()))
    }

    /// Whether an event is this environment's.
    pub fn is(&self, context: &CallbackContext<'_>) -> bool {
        context.jvmti().raw() == self.0
    }

    /// Asks for events about classes, also those that others will change later.
    pub fn enable(&self) -> bool {
        // SAFETY: the environment is never disposed of.
        let env = unsafe { Jvmti::from_raw(self.0) };
        env.enable_events_global(&[jvmti::JVMTI_EVENT_CLASS_FILE_LOAD_HOOK]).is_ok()
    }

    /// Has the JVM ask for new bytes of classes.
    pub fn change(&self, classes: &[Class]) -> bool {
        let classes: Vec<jni::jclass> = classes.iter().map(Class::raw).collect();
        // SAFETY: the environment is never disposed of, the classes are global references.
        unsafe { Jvmti::from_raw(self.0).retransform_classes(&classes).is_ok() }
    }
}

/// The tallies of threads: identifiers of the class and of fields, which are never unloaded.
#[derive(Copy, Clone, Debug)]
pub struct Tallies {
    class: Class,
    constructor: jni::jmethodID,
    lock: jni::jfieldID,
    count: jni::jfieldID,
    seed: jni::jfieldID,
}

// SAFETY: identifiers are not bound to a thread.
unsafe impl Send for Tallies {}
// SAFETY: as above.
unsafe impl Sync for Tallies {}

impl Tallies {
    /// Defines their class, and tries it. `None` if threads are not as in the JDKs known.
    pub fn define(env: &JniEnv) -> Option<Tallies> {
        let thread = find_class(env, tally::THREAD)?;
        let field = |class: Class, name: &str, desc: &str| {
            // SAFETY: the class is a global reference.
            let field = unsafe { env.get_field_id(class.0, name, desc) };
            cleared(env, field)
        };
        let mut locks = LOCKS.iter().filter_map(|lock| Some((*lock, field(thread, lock.name, Lock::DESC)?)));
        let (kind, lock) = locks.next()?;
        let count = field(thread, tally::COUNT, "J")?;
        let class = define_boot_class(env, TALLY, &tally::tally(kind).ok()?.to_bytes())?;
        let seed = field(class, tally::SEED, "J")?;
        // Whether both fields of threads can be reached.
        for adds in [tally::BYTECODES, tally::ENERGY] {
            // SAFETY: the class is a global reference; the method takes a `long`.
            unsafe {
                let adds = cleared(env, env.get_static_method_id(class.0, adds, tally::ADD_DESC))?;
                env.call_static_void_method(class.0, adds, &[jni::jvalue { j: 0 }]);
            }
            cleared(env, Some(()))?;
        }
        // SAFETY: the class is a global reference.
        let constructor = cleared(env, unsafe { env.get_method_id(class.0, "<init>", "()V") })?;
        Some(Tallies { class, constructor, lock, count, seed })
    }

    /// Gives one to each thread that is running, with the seed that the thread has.
    pub fn give(&self, env: &JniEnv, jvmti: &Jvmti) -> Option<()> {
        for thread in jvmti.get_all_threads().ok()? {
            // SAFETY: a local reference to a thread, just given by the JVM to this thread; identifiers are of
            // the objects' classes.
            unsafe {
                let tally = cleared(env, env.new_object(self.class.0, self.constructor, &[]))?;
                env.set_long_field(tally, self.seed, env.get_long_field(thread, self.count));
                env.set_object_field(thread, self.lock, tally);
                env.set_long_field(thread, self.count, 0);
            }
        }
        cleared(env, Some(()))
    }

    /// Bytecodes of the thread that an event is about.
    pub fn read(&self, env: &JniEnv, event: &ThreadEvent) -> i64 {
        // SAFETY: the thread is one of the running callback, and the field is one of its class.
        unsafe { env.get_long_field(event.thread(), self.count) }
    }

    /// Bytecodes of all platform threads.
    pub fn read_all(&self, env: &JniEnv, jvmti: &Jvmti) -> i64 {
        let threads = jvmti.get_all_threads().unwrap_or_default();
        // SAFETY: these are local references to threads, just given by the JVM to this thread.
        threads.into_iter().map(|thread| unsafe { env.get_long_field(thread, self.count) }).sum()
    }
}
