#!/bin/sh
# Checks every feature of every torture program (apps/torture, apps/torture21 and apps/torture25 where they
# run) on every JDK named: compile, instrument, slice, run under -Xverify:all, compare. What is refused or
# differs goes to $OUT/<release>.txt. Exits with 1 when a slice differs.
#
#   JDKS='/path/to/jdk17 /path/to/jdk25'  default: JAVA_HOME, else the JDK of the java on the PATH
#   OUT=target/torture
set -eu
out=${OUT:-target/torture}
jdks=${JDKS:-${JAVA_HOME:-}}
[ -n "$jdks" ] || jdks=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")

cargo build --release --locked --quiet -p mantis-train --example torture
mkdir -p "$out"
status=0
for jdk in $jdks; do
    release=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
    "${CARGO_TARGET_DIR:-target}/release/examples/torture" --java-home "$jdk" >"$out/$release.txt" || status=1
    grep DIFFERENT "$out/$release.txt" || true
    tail -n 1 "$out/$release.txt"
done
exit $status
