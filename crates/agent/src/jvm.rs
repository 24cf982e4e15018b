//! JNI and JVM TI behind safe functions: the crate's only unsafe code.
//!
//! Handles are wrapped in types that only this module can make, from values the JVM gave for the current callback or that
//! were made global. Every function clears a pending exception, so that none reaches the service.

#![allow(unsafe_code)]
#![allow(missing_docs, reason = "the exported entry points are named and specified by the JVM")]

use jvmti_bindings::callbacks::{ClassFileLoadHookEvent, ThreadEvent};
use jvmti_bindings::env::{JniEnv, Jvmti};
use jvmti_bindings::{export_agent, jni};

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

/// A field of `java.lang.Thread`; its identifier lives as long as the class, which is never unloaded.
#[derive(Copy, Clone, Debug)]
pub struct ThreadField(jni::jfieldID);

// SAFETY: field identifiers are not bound to a thread.
unsafe impl Send for ThreadField {}
// SAFETY: as above.
unsafe impl Sync for ThreadField {}

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

/// A `long` field of `java.lang.Thread`.
pub fn thread_field(env: &JniEnv, name: &str) -> Option<ThreadField> {
    let class = find_class(env, "java/lang/Thread")?;
    // SAFETY: the class is a global reference.
    let field = unsafe { env.get_field_id(class.0, name, "J") };
    cleared(env, field).map(ThreadField)
}

/// The field's value in the thread that an event is about.
pub fn read(env: &JniEnv, event: &ThreadEvent, field: ThreadField) -> i64 {
    // SAFETY: the thread is one of the running callback, and the field is one of its class.
    unsafe { env.get_long_field(event.thread(), field.0) }
}

/// The sum of the field's values in all platform threads.
pub fn read_all(env: &JniEnv, jvmti: &Jvmti, field: ThreadField) -> i64 {
    let threads = jvmti.get_all_threads().unwrap_or_default();
    // SAFETY: these are local references to threads, just given by the JVM to this thread.
    threads.into_iter().map(|thread| unsafe { env.get_long_field(thread, field.0) }).sum()
}
