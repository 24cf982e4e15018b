#!/usr/bin/env bash
# Table 9 of the Mantis paper (TMC 2015, section 7.3) made again: a device decides for each request whether to
# run a program itself or to send it to a server (apps/offload), by mantis.predictor.Offload. Writes a page.
#
# The device is a virtual machine that only interprets (-Xint), predictor and programs alike; the server runs
# the same programs with the compiler. Between them is a link on loopback that is shaped to BANDWIDTH and
# LATENCY and carries program, input and answer. The predictor is trained on the device and moved to the
# server by ten runs.
#
#   TRAIN, TEST   inputs to learn from, and requests (20, 10)     SEED of the requests (2)
#   BANDWIDTH     bytes per second (64000)                        LATENCY  milliseconds of a round trip (200)
#   OUT           folder of everything (offload-out)              PAGE  the page (OUT/offload.md)
#   PROGRAMS      (routing chess)                                 MANTIS  (target/release/mantis)
set -euo pipefail
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-offload-out}
page=${PAGE:-$out/offload.md}
bandwidth=${BANDWIDTH:-64000}
latency=${LATENCY:-200}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
mkdir -p "$out"
out=$(cd "$out" && pwd)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true' EXIT
load=$(cut -d' ' -f1-3 /proc/loadavg)

# inputs PROGRAM PART COUNT SEED: a run list; those of chess are searched two plies deep
inputs() {
    "$java" -jar apps/build/inputs.jar "$1" --out "$out/$1/$2" --count "$3" --seed "$4" --range small >&2
    [ "$1" != chess ] || sed -i 's/^{"args":\["\([^"]*\)"\]/{"args":["\1","2"]/' "$out/$1/$2/runs.jsonl"
}

# compare PROGRAM: predictors, partial and bounded execution, and all requests
compare() {
    local dir=$out/$1 jar=apps/build/$1.jar
    local device=(--jvm-flag -Xint --repeats 1 --work "$dir/work-device")
    inputs "$1" train "${TRAIN:-20}" 1
    inputs "$1" test "${TEST:-10}" "${SEED:-2}"
    "$mantis" train --jar "$jar" --runs "$dir/train/runs.jsonl" -o "$dir/here.jar" --force --target time "${device[@]}"
    "$mantis" transfer "$dir/here.jar" --jar "$jar" --runs "$dir/train/runs.jsonl" --take 10 -o "$dir/there.jar" --force \
        --repeats 1 --work "$dir/work-server"
    "$mantis" evaluate "$dir/here.jar" --jar "$jar" --runs "$dir/test/runs.jsonl" --baselines "$dir/train/runs.jsonl" \
        "${device[@]}" --json >"$dir/evaluation.json"
    python3 scripts/offload.py jobs "$dir/test/runs.jsonl" >"$dir/jobs.tsv"
    # The server ends with its standard input, which this pipe keeps open.
    rm -f "$dir/hold"
    mkfifo "$dir/hold"
    "$java" -cp apps/build/classes/predictor:apps/build/offload.jar offload.Server <"$dir/hold" >"$dir/port" 9>&- &
    server=$!
    exec 9>"$dir/hold"
    until [ -s "$dir/port" ]; do kill -0 $server && sleep 0.1; done
    "$java" -Xint -cp "apps/build/classes/predictor:apps/build/offload.jar" offload.Device program="$jar" here="$dir/here.jar" \
        there="$dir/there.jar" port="$(cat "$dir/port")" flags=-Xint bandwidth="$bandwidth" latency="$latency" \
        jobs="$dir/jobs.tsv" compare=true out="$dir/requests.tsv" 9>&-
    exec 9>&-
    wait $server
    server=
}

programs=${PROGRAMS:-routing chess}
for program in $programs; do compare "$program"; done
{
    echo "# Where to run: table 9 of the paper"
    echo
    echo "\`TRAIN=${TRAIN:-20} TEST=${TEST:-10} SEED=${SEED:-2} BANDWIDTH=$bandwidth LATENCY=$latency make offload\` on JDK $("$java" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/\1/p'), $(nproc) processors. Load of the machine before (1, 5, 15 minutes): $load; after: $(cut -d' ' -f1-3 /proc/loadavg)."
    echo
    cat scripts/offload-page.md
    for program in $programs; do python3 scripts/offload.py table "$program" "$out/$program"; done
} >"$page"
echo "wrote $page"
