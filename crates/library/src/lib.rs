//! What JDK methods read, write, return, call back and do outside: effect descriptions.
