#!/usr/bin/env bash
# What the watch agent costs: every benchmark of apps/benchmarks without it, counted, and watched, in turns;
# then the price of one query and one update. Appends results to $OUT/overhead.jsonl, does not run again what
# is there, and writes $OUT/overhead.md. About 40 minutes on an idle machine for each JDK.
# docs/watch-overhead.md says what the figures mean.
#
#   RUNS=9               rounds of each benchmark
#   MODES='jit int'   with the JIT compiler, without
#   ONLY='bh treeadd'    benchmarks; default: all                       OUT=overhead-out  where results go
#   JDKS='/path/to/jdk17 /path/to/jdk25'   default: JAVA_HOME, else the JDK of the java on the PATH
set -euo pipefail
cd "$(dirname "$0")/.."
OUT=${OUT:-overhead-out}
jdks=${JDKS:-${JAVA_HOME:-}}
[ -n "$jdks" ] || jdks=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")
apps/build.sh benchmarks >/dev/null
cargo build --release --locked --quiet -p mantis-agent --lib --example overhead
mkdir -p "$OUT"
: >"$OUT/overhead.md"
for jdk in $jdks; do
    JAVA_HOME=$jdk "${CARGO_TARGET_DIR:-target}/release/examples/overhead" "$OUT/overhead.jsonl" | tee -a "$OUT/overhead.md"
done
