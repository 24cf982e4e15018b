#!/bin/sh
# Slices every varying feature of the programs in apps/ and compares it with the instrumented program on 20
# small inputs, under -Xverify:all, on every JDK named; exits with 1 when one differs.
#
#   JDKS='/path/to/jdk17 /path/to/jdk25'  default: JAVA_HOME, else the JDK of the java on the PATH
#   PROGRAMS='routing encryptor spamfilter tar' COUNT=20 OUT=target/check MANTIS=target/release/mantis
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/check}
programs=${PROGRAMS:-routing encryptor spamfilter tar}
count=${COUNT:-20}
jdks=${JDKS:-${JAVA_HOME:-}}

java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
[ -n "$jdks" ] || jdks=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")

status=0
for program in $programs; do
    mkdir -p "$out/$program"
    "$java" -jar apps/build/inputs.jar "$program" --out "$out/$program" --count "$count" --seed 3 --range small
    for jdk in $jdks; do
        echo "== $program on $("$jdk/bin/java" -version 2>&1 | head -n 1)"
        "$mantis" check --jar "apps/build/$program.jar" --runs "$out/$program/runs.jsonl" --features varying \
            --java-home "$jdk" --work "$out/work" --quiet >"$out/$program.txt" || status=1
        cat "$out/$program.txt"
    done
done
exit $status
