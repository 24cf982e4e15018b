#!/usr/bin/env bash
# Costs of blocks on whole programs: three of apps/ and one that is mostly a third-party library (the JSON
# parser Gson), with a quarter of the runs held out; then costs learned on that one applied to another program
# that uses the library. Finished runs are kept in OUT: after an interruption the same command continues.
# Takes about half an hour.
#
#   scripts/costs-apps.sh [program... | transfer]     default: routing encryptor spamfilter json transfer
#   MANTIS   the mantis to use (target/release/mantis)     OUT   where to work (costs-out/apps)
#   RUNS     inputs per program (60)                       REPEATS   timed runs of each (3)
#   FLAG     a flag of the JVM (-Xint); empty for none     MORE   more options of mantis costs
set -euo pipefail
cd "$(dirname "$0")/.."
MANTIS=$(realpath "${MANTIS:-target/release/mantis}")
OUT=${OUT:-costs-out/apps}
RUNS=${RUNS:-60}
REPEATS=${REPEATS:-3}
FLAG=${FLAG--Xint}
read -ra MORE <<<"${MORE:-}"
measured=(--repeats "$REPEATS" --work "$OUT/work")
[ -z "$FLAG" ] || measured+=("--jvm-flag=$FLAG")
mkdir -p "$OUT"

# inputs PROGRAM [FOLDER COUNT]: documents of all sizes for the parsers, of a quarter to half of the smallest
# for the others, which do more for each byte than the interpreter can in a second.
inputs() {
    local program=$1 folder=$OUT/${2:-$1} count=${3:-$RUNS} range=small
    case $1 in json*) range=full ;; esac
    if [ "$(cat "$folder/made" 2>/dev/null || true)" != "$count $range" ]; then
        rm -rf "${folder:?}"
        java -jar apps/build/inputs.jar "$program" --out "$folder" --count "$count" --seed 1 --range "$range"
        echo "$count $range" >"$folder/made"
    fi
}

# rows CSV: how many rows, zeros, negative costs, rows without an interval. Names are quoted and may hold
# commas.
rows() {
    awk 'NR > 1 {
        sub(/^"([^"]|"")*",/, "")
        split($0, v, ",")
        rows++
        zeros += v[1] == 0
        negative += v[1] < 0
        open += v[5] == "" || v[6] == ""
    }
    END { printf "%d rows: %d zero, %d negative, %d without an interval\n", rows, zeros, negative, open }' "$1"
}

mine() {
    inputs "$1"
    "$MANTIS" costs --quiet --force --jar "apps/build/$1.jar" --runs "$OUT/$1/runs.jsonl" --level block --test 0.25 \
        "${measured[@]}" --sources "apps/$1/src" -o "$OUT/$1.costs" --csv "$OUT/$1.csv" --html "$OUT/$1.html" \
        "${MORE[@]}" >"$OUT/$1.txt"
    grep -E '^(by |Penalty|Residual standard|Error on|Merged before|Never|Cannot be|note:)' "$OUT/$1.txt"
    rows "$OUT/$1.csv"
}

# The same library, read as a stream of tokens instead of a tree; in time, then in bytecodes, which have no
# noise and need no timing, so that there can be more runs than independent counters.
transfer() {
    inputs json
    inputs jsonstream
    [ -f "$OUT/json.costs" ] || mine json
    "$MANTIS" costs predict "$OUT/json.costs" --quiet --jar apps/build/jsonstream.jar --runs "$OUT/jsonstream/runs.jsonl" \
        "${measured[@]}" | tail -n 2
    inputs json json-many 200
    "$MANTIS" costs --quiet --force --jar apps/build/json.jar --runs "$OUT/json-many/runs.jsonl" --level block \
        --resource bytecodes --method ols "${measured[@]}" -o "$OUT/json-bytecodes.costs" >"$OUT/json-bytecodes.txt"
    grep -E '^(by |Error on|Exact)' "$OUT/json-bytecodes.txt"
    "$MANTIS" costs predict "$OUT/json-bytecodes.costs" --quiet --jar apps/build/jsonstream.jar \
        --runs "$OUT/jsonstream/runs.jsonl" "${measured[@]}" | tail -n 2
}

for what in ${*:-routing encryptor spamfilter json transfer}; do
    echo
    echo "== $what"
    case $what in
        transfer) transfer ;;
        *) mine "$what" ;;
    esac
done
