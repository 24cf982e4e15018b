//! Runs JVMs on inputs, reads resources, keeps the run store.
