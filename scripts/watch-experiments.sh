#!/usr/bin/env bash
# The experiments of the Weight-Watcher paper inside a JVM, drawn beside the paper's figures:
# $OUT/watch-experiments.html, and its tables in $OUT/watch-experiments.md. Takes about a minute once
# everything is built.
#
#   MANTIS      the mantis to use, with libmantis_agent.so beside it (target/release/mantis)
#   OUT   where to work (watch-out)
#   ITERATIONS  of figure 11 (10000)
#   JVMS   for section V-C (15)     JAVA_HOME   the JDK (that of the PATH)
#   PROFILE     of the part outside a JVM (release)
set -euo pipefail
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-watch-out}
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
mkdir -p "$out/classes"

"$mantis" watch --api "$out/mantis-watch.jar" --force >/dev/null
"${bin}javac" --release 11 -g -Xlint:all -cp "$out/mantis-watch.jar" -d "$out/classes" apps/watch-experiments/src/experiments/*.java
watched() {
    "$mantis" watch --config apps/watch-experiments/watch.toml -- "${bin}java" -cp "$out/classes" "$@"
}
echo "== inside a JVM"
watched experiments.Main "$out/jvm.json" "${ITERATIONS:-10000}"
rm -f "$out/adaptation.jsonl"
for seed in $(seq "${JVMS:-15}"); do
    watched experiments.Adaptation "$out/adaptation.jsonl" "$seed"
done
echo "== the predictor alone"
cargo run --quiet --locked --profile "${PROFILE:-release}" -p mantis-history --example experiments -- "$out/predictor.json"
cargo run --quiet --locked -p mantis-report --example watch_experiments -- \
    "$out/jvm.json" "$out/adaptation.jsonl" "$out/predictor.json" "$out/watch-experiments.html" "$out/watch-experiments.md"
echo "wrote $out/watch-experiments.html and $out/watch-experiments.md"
