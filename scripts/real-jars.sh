#!/bin/sh
# Instruments every class of large third-party jars, links all of them under -Xverify:all on every installed
# JDK, and compares the speed with ASM adding similar probes, in one run. Libraries come from Maven Central,
# pinned. Results: docs/real-jars.md.
#
#   MANTIS_JARS=target/jars   where the libraries are kept
#   MANTIS_SPEED_ONLY=1       do not verify
#   MANTIS_ONLY=guava         only jars whose names contain this
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

if [ -n "${MANTIS_ONLY:-}" ]; then
    all=$jars jars=
    for file in $all; do case $file in *"$MANTIS_ONLY"*) jars="$jars $file" ;; esac done
fi

cargo build --release -q -p mantis-instrument --examples
# Names of libraries have no spaces.
if [ -z "${MANTIS_SPEED_ONLY:-}" ]; then
    # shellcheck disable=SC2086
    target/release/examples/verify_jars $jars
fi

# Both sides jar by jar, so that what else the machine does slows down both.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"${JAVA_HOME:+$JAVA_HOME/bin/}javac" -cp "$asm" -d "$work" crates/instrument/examples/AsmCounters.java
for file in $jars; do
    target/release/examples/speed "$file" | tee -a "$work/mantis"
    "${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$asm:$work" AsmCounters "$file" | tee -a "$work/asm"
    target/release/examples/speed --once "$file" | tee -a "$work/mantis-once"
    "${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$asm:$work" AsmCounters --once "$file" | tee -a "$work/asm-once"
done
per_second() { awk -F'\t' -v column="$2" '{ n += $2; s += $column } END { printf "%.0f", n / s }' "$work/$1"; }
echo "classes per second, ours and ASM's ($(nproc) processors, load $(cut -d' ' -f1 /proc/loadavg))"
echo "first pass, one thread: $(per_second mantis 3), $(per_second asm 3)"
echo "first pass, all processors: $(per_second mantis-once 3), $(per_second asm-once 3)"
echo "fastest, one thread: $(per_second mantis 4), $(per_second asm 4)"
echo "fastest, all processors: $(per_second mantis 5), $(per_second asm 5)"
echo "fastest, one thread, counters without sums: $(per_second mantis 6)"
