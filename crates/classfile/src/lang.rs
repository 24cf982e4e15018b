//! Classes of which the Java language or the JVM itself speaks, by name.
//!
//! What else is known of the JDK stands in the overlay of `mantis-library`.

/// The class above all others.
pub const OBJECT: &str = "java/lang/Object";
/// Texts.
pub const STRING: &str = "java/lang/String";
/// What class literals are.
pub const CLASS: &str = "java/lang/Class";
/// The class above all enums.
pub const ENUM: &str = "java/lang/Enum";
/// The class above all records.
pub const RECORD: &str = "java/lang/Record";
/// The class above all threads.
pub const THREAD: &str = "java/lang/Thread";
/// Has the standard streams and the end of the program.
pub const SYSTEM: &str = "java/lang/System";
/// What arrays are, too.
pub const CLONEABLE: &str = "java/lang/Cloneable";
/// What has an order.
pub const COMPARABLE: &str = "java/lang/Comparable";
/// What makes an order.
pub const COMPARATOR: &str = "java/util/Comparator";
/// What the JVM clears when nothing else holds an object.
pub const REFERENCE: &str = "java/lang/ref/Reference";
/// What arrays are, too.
pub const SERIALIZABLE: &str = "java/io/Serializable";
/// What writes itself to a stream of objects.
pub const EXTERNALIZABLE: &str = "java/io/Externalizable";

/// Constants of types of methods.
pub const METHOD_TYPE: &str = "java/lang/invoke/MethodType";
/// Constants of methods; signature-polymorphic.
pub const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
/// Signature-polymorphic, too.
pub const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

/// The interface of collections.
pub const COLLECTION: &str = "java/util/Collection";
/// The interface of lists.
pub const LIST: &str = "java/util/List";
/// The interface of sets.
pub const SET: &str = "java/util/Set";
/// The interface of maps.
pub const MAP: &str = "java/util/Map";
/// What maps hold.
pub const MAP_ENTRY: &str = "java/util/Map$Entry";
/// What goes through a collection.
pub const ITERATOR: &str = "java/util/Iterator";
/// What went through one before.
pub const ENUMERATION: &str = "java/util/Enumeration";

/// The class above all that is thrown.
pub const THROWABLE: &str = "java/lang/Throwable";
/// What programs seldom catch.
pub const ERROR: &str = "java/lang/Error";
/// What methods throw without saying so.
pub const RUNTIME_EXCEPTION: &str = "java/lang/RuntimeException";
/// A division by zero.
pub const ARITHMETIC: &str = "java/lang/ArithmeticException";
/// An access to no object.
pub const NULL_POINTER: &str = "java/lang/NullPointerException";
/// An index that an array does not have.
pub const ARRAY_INDEX: &str = "java/lang/ArrayIndexOutOfBoundsException";
/// The class above that of [`ARRAY_INDEX`].
pub const INDEX: &str = "java/lang/IndexOutOfBoundsException";
/// A cast to what an object is not.
pub const BAD_CAST: &str = "java/lang/ClassCastException";
/// An array of less than no elements.
pub const NEGATIVE_SIZE: &str = "java/lang/NegativeArraySizeException";
/// An element that an array cannot hold.
pub const ARRAY_STORE: &str = "java/lang/ArrayStoreException";
/// Too many calls inside each other.
pub const STACK_OVERFLOW: &str = "java/lang/StackOverflowError";
/// Too many objects.
pub const OUT_OF_MEMORY: &str = "java/lang/OutOfMemoryError";
/// The class above these two.
pub const VIRTUAL_MACHINE_ERROR: &str = "java/lang/VirtualMachineError";
/// A static initialiser that failed.
pub const FAILED_INITIALISER: &str = "java/lang/ExceptionInInitializerError";
/// A class that is not there, or whose static initialiser failed before.
pub const NO_CLASS: &str = "java/lang/NoClassDefFoundError";
