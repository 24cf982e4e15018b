#!/bin/sh
# Instruments every class of large third-party jars, links all of them under -Xverify:all on every installed JDK, and compares the
# speed with ASM adding similar probes, in one run. Libraries come from Maven Central, pinned. Results: docs/real-jars.md.
#
#   MANTIS_JARS=target/jars   where the libraries are kept
set -eu
cd "$(dirname "$0")/.."
folder=${MANTIS_JARS:-target/jars}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# jar COORDINATES SHA256
jars=
jar() {
    group=${1%%:*} rest=${1#*:}
    file=$folder/${rest%%:*}-${rest#*:}.jar
    if [ ! -f "$file" ]; then
        mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="$group:$rest" -DoutputDirectory="$folder"
    fi
    if [ -n "${2:-}" ]; then echo "$2  $file" | sha256sum -c --quiet -; fi
    case $1 in org.ow2.asm:*) asm=${asm:+$asm:}$file ;; *) jars="$jars $file" ;; esac
}
asm=
. scripts/real-jars.list

cargo build --release -q -p mantis-instrument --example verify_jars
# Names of libraries have no spaces.
# shellcheck disable=SC2086
target/release/examples/verify_jars $jars
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
"${JAVA_HOME:+$JAVA_HOME/bin/}javac" -cp "$asm" -d "$classes" crates/instrument/examples/AsmCounters.java
echo "ASM: jar, classes, seconds of the first pass, of the fastest of five, of the fastest of five on all processors"
# shellcheck disable=SC2086
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$asm:$classes" AsmCounters $jars
