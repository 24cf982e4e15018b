#!/bin/sh
# Random programs: each is compiled, instrumented and sliced for every feature that ran; the slices run under -Xverify:all and
# are compared with the instrumented program on three inputs. Exits with 1 when a slice differs; such programs stay in $OUT.
#
#   scripts/random-torture.sh [COUNT [FIRST_SEED]]        default: 1000 1
#   OUT=target/random MANTIS=target/release/mantis JAVA_HOME=...
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/random}
count=${1:-1000}
first=${2:-1}

bin=
[ -z "${JAVA_HOME:-}" ] || bin=$JAVA_HOME/bin/
rm -rf "$out"
mkdir -p "$out"
"${bin}java" -jar apps/build/programs.jar "$out/programs" "$first" "$count"
for args in '"3","7"' '"11","2"' '"26","40"'; do
    echo "{\"args\":[$args]}"
done >"$out/runs.jsonl"

find "$out/programs" -name '*.java' | LC_ALL=C sort | xargs -n 100 "${bin}javac" -g -nowarn -d "$out/classes"

# compare NAME: the last line of its check, and the program's source when a slice differs.
compare() {
    mkdir -p "$out/run/$1"
    mv "$out/classes/$1.class" "$out/classes/$1\$"* "$out/run/$1"
    if "$mantis" check --class-path "$out/run/$1" --main-class "$1" --runs "$out/runs.jsonl" --features all \
        --work "$out/work" --quiet >"$out/run/$1.txt" 2>"$out/run/$1.err"; then
        rm -rf "$out/run/$1" "$out/programs/$1"
    else
        echo "$1: see $out/run/$1.txt" >&2
        status=1
    fi
    rm -rf "$out/work"
    tail -n 1 "$out/run/$1.txt" >>"$out/totals.txt"
}

status=0
seed=$first
while [ "$seed" -lt $((first + count)) ]; do
    compare "Random$seed"
    seed=$((seed + 1))
done
awk '{ gsub(",", ""); features += $1; equal += $6; refused += $8; different += $10 }
    END { print NR " programs, " features " features: " equal " equal, " refused " refused, " different " different" }' "$out/totals.txt"
exit $status
