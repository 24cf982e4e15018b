#!/bin/bash
# Training on a Slurm of four nodes on this machine, against training here: two programs measured, counts
# compared to the last bit; then again while a node is killed, the controller is started anew, a task is
# requeued and the command itself is killed. Then a job with limits, from which the predictor learns.
#
#   scripts/slurm.sh        OUT=slurm-out, RUNS=24, MANTIS=target/release/mantis
#
# Needs Slurm and munge (scripts/slurm/cluster.sh says which packages), apps/build.sh, python3.
set -euo pipefail
cd "$(dirname "$0")/.."
MANTIS=$(realpath "${MANTIS:-target/release/mantis}")
OUT=${OUT:-slurm-out} RUNS=${RUNS:-24}
rm -rf "$OUT"
mkdir -p "$OUT"
OUT=$(realpath "$OUT")
cluster() { scripts/slurm/cluster.sh "$1" "$OUT/cluster" "${@:2}"; }
export SLURM_CONF=$OUT/cluster/slurm.conf
trap 'cluster stop >/dev/null 2>&1 || true' EXIT
cluster start
java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java

# train PROGRAM WORK [OPTIONS]: exact targets and time, by one timed run each
train() {
    "$MANTIS" train --jar "apps/build/$1.jar" --runs "$OUT/$1/runs.jsonl" -o "$OUT/$2.jar" --force --repeats 1 \
        --target time,bytecodes,bytes,memory --work "$OUT/$2" --report "$OUT/$2.json" "${@:3}" >"$OUT/$2.log" 2>&1
}
runs() { echo "$OUT/$1"/*/runs; }
finished() { cat "$(runs "$1")/journal.jsonl" 2>/dev/null | wc -l; }

# same PROGRAM WORK: counts as here, all runs in the journal, none twice, nothing left over
same() {
    (cd "$(runs "$1-here")/counts" && sha256sum -- *) >"$OUT/here.sums"
    (cd "$(runs "$2")/counts" && sha256sum -- *) >"$OUT/there.sums"
    cmp "$OUT/here.sums" "$OUT/there.sums"
    python3 - "$(runs "$2")" "$1" "$2" "$OUT" <<'END'
import collections, json, os, sys
runs, program, work, out = sys.argv[1:]
records = [json.loads(line) for line in open(f"{runs}/journal.jsonl")]
twice = [key for key, n in collections.Counter(r["key"] for r in records).items() if n > 1]
assert not twice, f"{work}: twice in the journal: {twice}"
assert all(r["status"] == "ok" for r in records), f"{work}: not all runs ended well"
left = sorted(os.listdir(runs))
assert left == ["counts", "journal.jsonl"], f"{work}: left over: {left}"
hosts = collections.Counter(r["host"] for r in records)
reports = [json.load(open(f"{out}/{name}.json")) for name in (f"{program}-here", work)]
errors = [{t["target"]: t["held_out"]["error"] for t in r["targets"]} for r in reports]
shown = ", ".join(f"{t} {100 * errors[0][t]:.2f} % here {100 * errors[1][t]:.2f} % there" for t in errors[0])
print(f"{work}: {len(records)} runs on {dict(sorted(hosts.items()))}, counts as here, none twice; errors: {shown}")
END
}

for program in routing encryptor; do
    "$java" -jar apps/build/inputs.jar "$program" --out "$OUT/$program" --count "$RUNS" --seed 1 --range small
    train "$program" "$program-here"
    train "$program" "$program-slurm" --on slurm
    same "$program" "$program-slurm"
done

# until_finished WORK N: waits for so many records in the journal
until_finished() {
    for _ in $(seq 600); do
        [ "$(finished "$1")" -lt "$2" ] || return 0
        sleep 0.2
    done
    echo "$1: no progress; see $OUT/$1.log" >&2
    exit 1
}

echo "-- a node killed, the controller started anew, a task requeued, the command killed; routing"
train routing routing-faults --on slurm --chunk 2 &
command=$!
until_finished routing-faults 4
cluster kill 2
running=$(squeue -h -r -t running -w n3 -o %A | head -1)
[ -z "$running" ] || scontrol requeue "$running"
until_finished routing-faults $((RUNS / 2))
cluster controller
until_finished routing-faults $((RUNS * 3 / 4))
# The command is a function in the background: below its shell is mantis.
for child in $(ps -o pid= --ppid "$command"); do kill -KILL "$child"; done
wait "$command" || true
echo "killed with $(finished routing-faults) of $((2 * RUNS)) runs in the journal"
cluster node 2
train routing routing-faults --on slurm --chunk 2
same routing routing-faults
[ -z "$(squeue -h)" ] || { echo "jobs are left: $(squeue -h)" >&2; exit 1; }

echo "-- jobs with limits"
input=$(python3 -c 'import json, sys; print(*json.loads(sys.stdin.readline())["args"])' <"$OUT/routing/runs.jsonl")
# shellcheck disable=SC2086 # the arguments have no spaces
"$MANTIS" limits "$OUT/routing-slurm.jar" -- $input
submit() { "$MANTIS" submit "$OUT/routing-slurm.jar" "$@"; }
# shellcheck disable=SC2086
submit --jar apps/build/routing.jar --jobs "$OUT/jobs" -- $input
while squeue -h | grep -q .; do sleep 1; done
submit --collect --jobs "$OUT/jobs" -o "$OUT/routing-newer.jar"
