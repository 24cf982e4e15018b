//! The compiled Java classes that live inside the user's JVM, embedded as bytes.
