#!/usr/bin/env bash
# Worst-case estimates against known worst inputs, and the ranking of planted weaknesses (apps/weak): builds
# the programs, writes inputs, prints two tables and fails if a run exceeds an estimate, an estimate is not
# within a factor of two of the known worst input, or a planted weakness is not ranked first. Takes a quarter
# of an hour or more; not part of the tests.
#
#   scripts/worst-evaluation.sh
#   MANTIS   the mantis to use (target/release/mantis)
#   OUT   where to work (worst-out)
#   RUNS   runs of each of four programs (1000)
#   OTHERS   runs of each program besides (50)
set -euo pipefail
cd "$(dirname "$0")/.."
MANTIS=$(realpath "${MANTIS:-target/release/mantis}")
OUT=${OUT:-worst-out}
RUNS=${RUNS:-1000}
OTHERS=${OTHERS:-50}
mkdir -p "$OUT/classes"
javac --release 11 -g -d "$OUT/classes" apps/weak/*.java
cd "$OUT"
for main in Registry Dictionary Wildcard Scores Rods Insertion; do
    (cd classes && jar --create --date=2000-01-01T00:00:00Z --file "../$main.jar" --main-class "$main" "$main"*.class)
done
failed=0

# inputs MAIN FOLDER COUNT SEED KIND
inputs() {
    java -cp classes WeakInputs "$(tr '[:upper:]' '[:lower:]' <<<"$1")" "$2" "$3" "$4" "$5"
}

# worst MAIN FOLDER OPTIONS...: estimate and largest observed run
worst() {
    local main=$1 folder=$2
    shift 2
    "$MANTIS" costs worst --quiet --json --jar "$main.jar" --runs "$folder/runs.jsonl" "$@" >"$folder/worst.json"
    estimate=$(sed -E 's/.*"paths":\[\{"method":null,"estimate":([0-9.e+]+).*/\1/' "$folder/worst.json")
    observed=$(sed -E 's/.*"observed":([0-9.e+]+),"feasible.*/\1/' "$folder/worst.json")
    feasible=$(sed -E 's/.*"feasible":([0-9a-z]+).*/\1/' "$folder/worst.json")
}

# ratio A B
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.3f", a / b }'; }

# row MAIN INPUTS FOLDER OPTIONS...: a row of the first table; worst_cost is the cost of the known worst
# input, others the largest of other runs
row() {
    local main=$1 kind=$2 folder=$3
    shift 3
    worst "$main" "$folder" "$@"
    printf '| %s | %s | %s | %.0f | %.0f | %s | %.0f | %s |\n' "$main" "$kind" "$feasible" "$estimate" "$observed" \
        "$(ratio "$others" "$estimate")" "$worst_cost" "$(ratio "$estimate" "$worst_cost")"
    check "$observed <= $estimate" "$main, $kind: a run exceeds the estimate"
}

# check CONDITION WHAT: an awk condition
check() {
    if ! awk "BEGIN { exit !($1) }"; then
        echo "FAILED: $2" >&2
        failed=1
    fi
}

echo "| program | inputs | runs that satisfy all constraints | estimate | largest of these runs | largest of $OTHERS others by the estimate | known worst input | estimate by it |"
echo "|---|---|---|---|---|---|---|---|"
for main in Insertion Scores Dictionary Wildcard; do
    inputs "$main" "$main-worst" 1 0 worst
    worst "$main" "$main-worst"
    worst_cost=$observed
    inputs "$main" "$main-all" "$RUNS" 1 all
    inputs "$main" "$main-other" "$OTHERS" 2 all
    inputs "$main" "$main-ordinary" "$OTHERS" 3 ordinary
    worst "$main" "$main-other"
    others=$observed
    row "$main" "$OTHERS ordinary" "$main-ordinary"
    row "$main" "$RUNS all, free calls" "$main-all" --free-calls
    row "$main" "$RUNS all" "$main-all"
    [ "$feasible" = "$RUNS" ] || check 0 "$main: only $feasible runs satisfy all constraints"
    check "$estimate <= 2 * $worst_cost && 2 * $estimate >= $worst_cost" "$main: not within 2 of the worst input"
done

# rank MAIN METHOD: where the planted weakness is ranked
rank() {
    local main=$1 method=$2
    inputs "$main" "$main-risks" 100 3 all
    "$MANTIS" costs risks --quiet --jar "$main.jar" --runs "$main-risks/runs.jsonl" >"$main-risks/risks.txt"
    echo
    echo "$main, planted in $method:"
    echo
    sed 's/^/    /' "$main-risks/risks.txt"
    sed -n 1p "$main-risks/risks.txt" | grep -qF "$method" || check 0 "$main: $method is not first"
}

rank Registry Registry.isKnown
rank Dictionary Dictionary.find
rank Wildcard Wildcard.matches
rank Scores Scores.sort
rank Rods Rods.best
exit $failed
