#!/bin/sh
# Says what is missing to build and test, and how to get it.
set -eu
missing=0
need() {
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "missing: $1; $2" >&2
        missing=1
    fi
}
need cargo "install Rust 1.95 or later with rustup (https://rustup.rs)"
need cc "install a C toolchain, for example: apt-get install build-essential"
if [ -z "${JAVA_HOME:-}" ] || [ ! -x "$JAVA_HOME/bin/javac" ]; then
    need javac "install a JDK 17 or later, for example: apt-get install openjdk-17-jdk, or set JAVA_HOME"
fi
need mvn "install Maven, which fetches the libraries of the evaluation programs: apt-get install maven"
exit $missing
