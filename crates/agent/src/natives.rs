//! The native methods of `mantis.watch.Native`. With [`crate::jvm`] the crate's only unsafe code.
//!
//! Each runs on a thread of the service, so it contains panics, makes no objects (but names of methods), and
//! leaves no exception behind.

#![allow(unsafe_code)]

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_void};
use std::fs::File;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::FileExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use jvmti_bindings::env::JniEnv;
use jvmti_bindings::jni;
use mantis_history::RESOURCES;

use crate::agent::shared;
use crate::jvm::Class;
use crate::watched::{PARAMETERS, trust};

/// Registers them with the class.
pub(crate) fn register(env: &JniEnv, class: &Class) -> bool {
    let methods = [
        (c"action", c"(Ljava/lang/String;)I", action as *mut c_void),
        (c"resources", c"(I)I", resources as *mut c_void),
        (c"isVirtual", c"(Ljava/lang/Thread;)Z", is_virtual as *mut c_void),
        (c"waited", c"()J", waited as *mut c_void),
        (c"energy", c"()J", energy as *mut c_void),
        (c"findAllocated", c"()Z", find_allocated as *mut c_void),
        (c"update", c"(IZ[D[DI)V", update as *mut c_void),
        (c"query", c"(I[DI[D)I", query as *mut c_void),
        (c"byMethod", c"()Z", by_method as *mut c_void),
        (c"exact", c"()Z", exact as *mut c_void),
        (c"method", c"(I)Ljava/lang/String;", method as *mut c_void),
        (c"site", c"(I)J", site as *mut c_void),
    ];
    let methods = methods.map(|(name, signature, function)| jni::JNINativeMethod {
        name: name.as_ptr(),
        signature: signature.as_ptr(),
        fnPtr: function,
    });
    // SAFETY: the class is valid in this callback; names are static; each function has the ABI of its
    // signature.
    unsafe { env.register_natives(class.raw(), &methods).is_ok() }
}

fn contained<T>(otherwise: T, work: impl FnOnce() -> Option<T>) -> T {
    catch_unwind(AssertUnwindSafe(work)).ok().flatten().unwrap_or(otherwise)
}

extern "system" fn action(env: *mut jni::JNIEnv, _class: jni::jclass, name: jni::jstring) -> jni::jint {
    contained(-1, || {
        // SAFETY: the JVM calls with its own environment and a string or null.
        let name = unsafe { JniEnv::from_raw(env).get_string((!name.is_null()).then_some(name)?) }?;
        shared()?.watched.find(&name).map(|n| n as jni::jint)
    })
}

extern "system" fn resources(_env: *mut jni::JNIEnv, _class: jni::jclass, action: jni::jint) -> jni::jint {
    contained(0, || {
        let set = shared()?.watched.resources(u32::try_from(action).ok()?);
        Some(set.iter().fold(0, |bits, resource| bits | 1 << resource as u8))
    })
}

extern "system" fn is_virtual(
    env: *mut jni::JNIEnv,
    _class: jni::jclass,
    thread: jni::jobject,
) -> jni::jboolean {
    contained(0, || {
        // SAFETY: the JVM calls with its own environment and a thread; JDKs before 21 are told apart by the
        // wrapper.
        let found = unsafe { JniEnv::from_raw(env).is_virtual_thread(thread) };
        Some(jni::jboolean::from(found.unwrap_or(false)))
    })
}

/// Marks an answer of an action that is still being trained (`Prediction.TRAINING`).
const TRAINING: jni::jint = 16;

/// Threads that keep their scheduler statistics open. More open them each time, so that the service keeps its
/// file numbers.
const OPEN: usize = 256;
static OPENED: AtomicUsize = AtomicUsize::new(0);

/// One of the kept files.
struct Kept(File);

impl Drop for Kept {
    fn drop(&mut self) {
        OPENED.fetch_sub(1, Ordering::Relaxed);
    }
}

thread_local! {
    static STATISTICS: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// The second number of Linux's `schedstat`: nanoseconds ready to run but not running.
fn run_queue(file: &File) -> Option<i64> {
    let mut text = [0u8; 64];
    let length = file.read_at(&mut text, 0).ok()?;
    std::str::from_utf8(&text[..length]).ok()?.split_ascii_whitespace().nth(1)?.parse().ok()
}

extern "system" fn waited(_env: *mut jni::JNIEnv, _class: jni::jclass) -> jni::jlong {
    contained(-1, || {
        let here = |kept: &RefCell<Option<Kept>>| {
            let mut kept = kept.borrow_mut();
            if let Some(Kept(file)) = &*kept {
                return run_queue(file);
            }
            let file = File::open("/proc/thread-self/schedstat").ok()?;
            let nanos = run_queue(&file);
            if OPENED.fetch_add(1, Ordering::Relaxed) < OPEN {
                *kept = Some(Kept(file));
            } else {
                OPENED.fetch_sub(1, Ordering::Relaxed);
            }
            nanos
        };
        STATISTICS.try_with(here).ok().flatten()
    })
}

extern "system" fn energy(_env: *mut jni::JNIEnv, _class: jni::jclass) -> jni::jlong {
    contained(-1, || shared()?.counters.as_ref()?.read().and_then(|n| jni::jlong::try_from(n).ok()))
}

/// What counts a thread's allocated bytes in `sun.management.ThreadImpl`, since JDK 14.
const ALLOCATED: &CStr = c"Java_sun_management_ThreadImpl_getThreadAllocatedMemory0";

/// Lets the class's own method be that of the JDK, whose library must have been loaded.
extern "system" fn find_allocated(env: *mut jni::JNIEnv, class: jni::jclass) -> jni::jboolean {
    contained(0, || {
        let library = shared()?.home.get()?.join("lib/libmanagement.so");
        let library = CString::new(library.into_os_string().into_vec()).ok()?;
        // SAFETY: nothing is loaded, so no code runs; the names end with a zero.
        let function = unsafe {
            let library = libc::dlopen(library.as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD);
            if library.is_null() {
                return None;
            }
            libc::dlsym(library, ALLOCATED.as_ptr())
        };
        if function.is_null() {
            return None;
        }
        let method = jni::JNINativeMethod {
            name: c"allocated".as_ptr(),
            signature: c"(J)J".as_ptr(),
            fnPtr: function,
        };
        // SAFETY: the JVM calls with its own environment and class; a function of this name takes a `long`
        // and gives one.
        let done = unsafe { JniEnv::from_raw(env).register_natives(class, &[method]) };
        Some(jni::jboolean::from(done.is_ok()))
    })
}

extern "system" fn update(
    env: *mut jni::JNIEnv,
    _class: jni::jclass,
    action: jni::jint,
    failed: jni::jboolean,
    amounts: jni::jdoubleArray,
    parameters: jni::jdoubleArray,
    at: jni::jint,
) {
    contained((), || {
        let (shared, number) = (shared()?, u32::try_from(action).ok()?);
        let watched = &shared.watched;
        // SAFETY: the JVM calls with its own environment.
        let env = unsafe { JniEnv::from_raw(env) };
        let mut given = [f64::NAN; RESOURCES];
        let mut values = [f64::NAN; PARAMETERS];
        let count = watched.parameters(number);
        let wanted = values.get_mut(..count)?;
        // SAFETY: both are arrays of doubles; a region out of bounds leaves an exception, which is cleared.
        unsafe {
            env.get_double_array_region(amounts, 0, RESOURCES as jni::jsize, &mut given);
            env.get_double_array_region(parameters, at, count as jni::jsize, wanted);
        }
        if env.exception_check() {
            env.exception_clear();
            return None;
        }
        shared.timed(|| watched.update(number, failed != 0, &given, wanted));
        Some(())
    });
}

extern "system" fn query(
    env: *mut jni::JNIEnv,
    _class: jni::jclass,
    action: jni::jint,
    parameters: jni::jdoubleArray,
    count: jni::jint,
    into: jni::jdoubleArray,
) -> jni::jint {
    contained(0, || {
        // SAFETY: the JVM calls with its own environment.
        let env = unsafe { JniEnv::from_raw(env) };
        let mut values = [f64::NAN; PARAMETERS];
        let wanted = values.get_mut(..usize::try_from(count).ok()?)?;
        // SAFETY: an array of doubles; a region out of bounds leaves an exception, which is cleared below.
        unsafe { env.get_double_array_region(parameters, 0, count, wanted) };
        let answer = shared().and_then(|s| s.watched.query(u32::try_from(action).ok()?, wanted));
        let mut result = [f64::NAN; 3 * RESOURCES];
        let mut least = i32::MAX;
        for (resource, estimate) in answer.iter().flat_map(|a| a.iter()) {
            let at = 3 * resource as usize;
            result[at..at + 3].copy_from_slice(&[estimate.value, estimate.low, estimate.high]);
            least = least.min(trust(estimate.source));
        }
        // SAFETY: as above.
        unsafe { env.set_double_array_region(into, 0, result.len() as jni::jsize, &result) };
        if env.exception_check() {
            env.exception_clear();
            return None;
        }
        let training = if answer.is_some_and(|a| a.training) { TRAINING } else { 0 };
        Some(if least == i32::MAX { training } else { least | training })
    })
}

extern "system" fn by_method(_env: *mut jni::JNIEnv, _class: jni::jclass) -> jni::jboolean {
    contained(0, || {
        let shared = shared()?;
        Some(jni::jboolean::from(shared.numbers.is_some() && shared.transformer.ready()))
    })
}

extern "system" fn exact(_env: *mut jni::JNIEnv, _class: jni::jclass) -> jni::jboolean {
    contained(0, || Some(jni::jboolean::from(shared()?.transformer.exact())))
}

extern "system" fn method(env: *mut jni::JNIEnv, _class: jni::jclass, number: jni::jint) -> jni::jstring {
    contained(std::ptr::null_mut(), || {
        let name = shared()?.numbers.as_ref()?.name_of(u32::try_from(number).ok()?)?;
        // SAFETY: the JVM calls with its own environment.
        unsafe { JniEnv::from_raw(env) }.new_string(&name)
    })
}

extern "system" fn site(_env: *mut jni::JNIEnv, _class: jni::jclass, number: jni::jint) -> jni::jlong {
    contained(-1, || {
        let shared = shared()?;
        let (method, size) =
            shared.numbers.as_ref()?.site_of(u32::try_from(number).ok()?, &shared.classes)?;
        Some(jni::jlong::from(method) << 32 | jni::jlong::from(size))
    })
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::*;

    const NO_CLASS: jni::jclass = ptr::null_mut();

    #[test]
    fn waiting_time_is_known_on_linux() {
        let before = waited(ptr::null_mut(), NO_CLASS);
        assert!(before >= -1 && waited(ptr::null_mut(), NO_CLASS) >= before);
    }

    #[test]
    fn files_are_kept_by_some_threads_only() {
        let threads: Vec<_> =
            (0..OPEN + 20).map(|_| std::thread::spawn(|| waited(ptr::null_mut(), NO_CLASS))).collect();
        assert!(threads.into_iter().all(|thread| thread.join().unwrap() >= -1));
        assert!(OPENED.load(Ordering::Relaxed) <= OPEN);
    }

    #[test]
    fn without_an_agent_nothing_is_answered() {
        assert_eq!(resources(ptr::null_mut(), NO_CLASS, 0), 0);
        assert_eq!(energy(ptr::null_mut(), NO_CLASS), -1);
    }
}
