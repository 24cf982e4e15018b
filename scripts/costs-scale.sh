#!/usr/bin/env bash
# Costs of many counters, from the proofs to the intervals, and the same problem in R where that is installed
# (packages nnls and glmnet).
#
#   scripts/costs-scale.sh
#   RUNS (2000)   COUNTERS (20000)   BLOCKS   of each method; with 1 no counter is a sum of others (10)
#   METHODS   of R ("glmnet nnls lm")   LIMIT   seconds for each (1800)   OUT   where to work (costs-out)
set -euo pipefail
cd "$(dirname "$0")/.."
OUT=${OUT:-costs-out}
mkdir -p "$OUT"
problem=$OUT/scale.bin
trap 'rm -f "$problem"' EXIT
cargo build --quiet --release --locked -p mantis-costs --example scale

# timed COMMAND...: its output, then time and memory
timed() {
    if command -v /usr/bin/time >/dev/null; then
        /usr/bin/time -f '%e s, %M KiB in all, reading included' "$@" 2>&1
    else
        "$@"
    fi
}

echo "mantis:"
timed target/release/examples/scale "${RUNS:-2000}" "${COUNTERS:-20000}" auto "${BLOCKS:-10}" "$problem" | sed 's/^/    /'
if ! command -v Rscript >/dev/null; then
    echo "R is not installed (Debian: r-base-core r-cran-nnls r-cran-glmnet)"
    exit
fi
for method in ${METHODS:-glmnet nnls lm}; do
    echo "R, $method:"
    timed timeout "${LIMIT:-1800}" Rscript --vanilla scripts/costs-scale.R "$problem" "$method" | sed 's/^/    /' || echo "    not finished in ${LIMIT:-1800} s"
done
