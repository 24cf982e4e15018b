#!/bin/sh
# Trains a predictor of path routing on 100 generated maps, predicts 20 unseen ones, writes an HTML page.
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-demo-out}
start=$(date +%s)
mkdir -p "$out"
java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
"$java" -jar apps/build/inputs.jar routing --out "$out/train" --count 100 --seed 1 --range middle
"$java" -jar apps/build/inputs.jar routing --out "$out/test" --count 20 --seed 2 --range full
echo "== mantis train: 100 maps, a timed run each"
"$mantis" train --jar apps/build/routing.jar --runs "$out/train/runs.jsonl" -o "$out/routing.predictor.jar" --force \
    --repeats 1 --timing-jobs 2 --work "$out/work" --timings --report "$out/training.json"
echo
echo "== mantis explain"
"$mantis" explain "$out/routing.predictor.jar"
echo
echo "== 20 maps the predictor has not seen"
"$mantis" evaluate "$out/routing.predictor.jar" --jar apps/build/routing.jar --runs "$out/test/runs.jsonl" \
    --training "$out/training.json" --repeats 1 --timing-jobs 2 --work "$out/work" --sources apps/routing/src \
    --html "$out/routing.html"
echo
echo "wrote $out/routing.predictor.jar and $out/routing.html in $(($(date +%s) - start)) s"
