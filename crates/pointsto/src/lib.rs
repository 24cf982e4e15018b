//! Call graph, heap abstraction, mod-ref and memory partitions of a whole program.
