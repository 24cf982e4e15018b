#!/usr/bin/env bash
# The experiments of the cost-mining paper on its own example programs (apps/costs): builds them, draws
# inputs, and prints the tables. Takes about twenty minutes, most of which the programs sleep; not part of the
# tests.
#
#   scripts/costs-evaluation.sh [experiment...]     default: all
#   MANTIS   the mantis to use (target/release/mantis)
#   OUT   where to work (costs-out)
#   RUNS   inputs per experiment (60)
set -euo pipefail
cd "$(dirname "$0")/.."
MANTIS=$(realpath "${MANTIS:-target/release/mantis}")
OUT=${OUT:-costs-out}
RUNS=${RUNS:-60}
SOURCES=$PWD/apps/costs
mkdir -p "$OUT/classes"
javac --release 11 -g -d "$OUT/classes" apps/costs/*.java
for main in BasicBlocks Instructions Arithmetic FiveMethods FiveWaits ControlFlow ModularExponentiation SortFile; do
    jar --create --date=2000-01-01T00:00:00Z --file "$OUT/$main.jar" --main-class "$main" -C "$OUT/classes" "$main.class"
done
cd "$OUT"

# draw COUNT EXPRESSION...: a run list whose arguments are awk expressions; r(a, b) is a random whole number
draw() {
    local count=$1
    shift
    awk -v count="$count" "
        function r(a, b) { return a + int(rand() * (b - a + 1)) }
        BEGIN {
            srand(42)
            for (i = 0; i < count; i++) {
                line = \"\"
                $(for e in "$@"; do echo "line = line (line == \"\" ? \"\" : \",\") \"\\\"\" ($e) \"\\\"\""; done)
                print \"{\\\"args\\\":[\" line \"]}\"
            }
        }"
}

# mine MAIN LIST OPTIONS...
mine() {
    local main=$1 list=$2
    shift 2
    echo
    echo "\$ mantis costs --jar $main.jar --runs $list $*"
    "$MANTIS" costs --quiet --force --jar "$main.jar" --runs "$list" --jvm-flag=-Xint --sources "$SOURCES" --html "$main.html" "$@"
}

basic_blocks() { # the paper: 0.24 ms, 0.0097 ms, 1.21 ms per block
    draw "$RUNS" 'r(1, 100)' >blocks.jsonl
    mine BasicBlocks blocks.jsonl --level block --test 0.25
    mine BasicBlocks blocks.jsonl --level block --method ols --only 'worker*block 2' --only 'worker*block 3' --only 'worker*block 5'
}

instructions() { # the paper: 7.1e-6, 7.5e-6, 6.9e-6, 9.2e-6 ms by NNLS; 0.07424 predicted against 0.07612 measured
    local n='1000 * r(1, 400)'
    draw "$RUNS" 'r(1000, 99999)' 'r(1, 99)' "$n" "$n" "$n" "$n" >instructions.jsonl
    mine Instructions instructions.jsonl --level opcode --method ols
    mine Instructions instructions.jsonl --level opcode --method nnls -o instructions.costs
    draw 10 'r(1000, 99999)' 'r(1, 99)' '1000 * r(100, 400)' >arithmetic.jsonl
    "$MANTIS" costs predict instructions.costs --quiet --jar Arithmetic.jar --runs arithmetic.jsonl --jvm-flag=-Xint
}

five_methods() { # the paper: 1.131, 10.14, 500.2, 100.2, 0.028 ms
    java -Xint -cp classes Sleeps 20
    # Equal inputs would be measured once; the second argument, which nobody reads, makes them differ.
    draw "$RUNS" 'i % 6 + 1' 'i' >five.jsonl
    mine FiveMethods five.jsonl --level method --method ols --only function --repeats 1
}

five_waits() { # the same with exact waits, and main's own time told apart
    draw "$RUNS" 'r(1, 40)' 'r(1, 20)' 'r(1, 3)' 'r(1, 5)' 'r(1, 40)' >waits.jsonl
    mine FiveWaits waits.jsonl --level method --method ols-intercept --only function --repeats 3
}

control_flow() { # the paper, by method: 21.3, 39.6, 500.6, 5.4, -0.9 ms; right at block level
    draw "$RUNS" 'i % 6 + 1' 'r(1, 12)' 'i' >control.jsonl
    mine ControlFlow control.jsonl --level method --method ols --only function --repeats 1
    mine ControlFlow control.jsonl --level block --method ols --only function --repeats 1
}

modular_exponentiation() { # the paper: block 1 0.012, block 2 10.1 ms, block 3 not defined
    draw "$RUNS" 'r(2, 999)' 'r(1, 1000000)' 'r(100, 9999)' >modular.jsonl
    mine ModularExponentiation modular.jsonl --level block --repeats 1
    mine ModularExponentiation modular.jsonl --level block --method ols --only squareMult --repeats 1
}

sort_file() { # the paper: bubbleSort 0.51, QuickSort 0.075, func7 20.1, func3 1.12, func6 20.1, func4 100.1 ms
    draw "$RUNS" 'r(1, 10)' 'r(0, 3)' 'r(0, 6)' 'r(0, 6)' 'r(0, 2)' 'r(10, 200)' >sort.jsonl
    local only=(--only bubbleSort --only quickSort --only func3 --only func5 --only func6 --only func7)
    mine SortFile sort.jsonl --level method --method step "${only[@]}" --repeats 1
    mine SortFile sort.jsonl --level method --method equations "${only[@]}" --repeats 1
    mine SortFile sort.jsonl --level block --test 0.25 --repeats 1
}

for experiment in ${*:-basic_blocks instructions five_methods five_waits control_flow modular_exponentiation sort_file}; do
    echo
    echo "== $experiment"
    "$experiment"
done
