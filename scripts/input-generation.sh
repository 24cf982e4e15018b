#!/bin/sh
# What inputs that `mantis inputs` makes of a few are worth: for each program, the generator's SEEDS inputs
# grown to COUNT, a predictor trained on these and one trained on COUNT of the generator's own, and both
# tested on TEST other inputs of the generator. Prints the table of docs/input-generation.md.
#
#   PROGRAMS='encryptor spamfilter tar BookingConflicts SalesReport'
#                        programs of apps/ and of apps/ordinary
#   SEEDS=5 COUNT=60     inputs to begin with, of the middle 60 % of the generator's range; inputs to train on
#   TEST=20              test inputs, of the full range
#   MINUTES=10           most time for making the inputs of a program
#   OUT=target/input-generation
#   MANTIS=target/release/mantis JAVA_HOME=...
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/input-generation}
programs=${PROGRAMS:-encryptor spamfilter tar BookingConflicts SalesReport}
seeds=${SEEDS:-5}
count=${COUNT:-60}
tests=${TEST:-20}
minutes=${MINUTES:-10}

bin=
[ -z "${JAVA_HOME:-}" ] || bin=$JAVA_HOME/bin/
java=${bin}java

. scripts/inputs.sh

# made PROGRAM SET COUNT SEED RANGE: as generate, with the generators of both folders.
made() {
    case $1 in
        [A-Z]*)
            middle=
            [ "$5" = full ] || middle=middle
            [ -f "$out/$1/$2/runs.jsonl" ] || python3 "apps/ordinary/$1/generate.py" "$out/$1/$2" "$3" "$4" $middle
            ;;
        *) generate "$@" ;;
    esac
}

# program NAME: what tells mantis which program it is.
program() {
    case $1 in
        [A-Z]*)
            main=$(grep -A4 "^name = \"$1\"" apps/ordinary/programs.toml | sed -n 's/^main = "\(.*\)"/\1/p')
            if [ ! -d "$out/classes/$1" ]; then
                mkdir -p "$out/classes/$1"
                find "apps/ordinary/$1" -name '*.java' | xargs "${bin}javac" -g -nowarn -d "$out/classes/$1"
            fi
            echo "--class-path $out/classes/$1 --main-class $main"
            ;;
        *) echo "--jar apps/build/$1.jar" ;;
    esac
}

# trained NAME LIST RESULT: a predictor and what it errs by.
trained() {
    arguments=$(program "$1")
    "$mantis" train $arguments --runs "$2" --repeats 0 --work "$out/work" --force --quiet --json -o "$3.predictor.jar" >"$3.training.json"
    "$mantis" evaluate "$3.predictor.jar" $arguments --runs "$out/$1/test/runs.jsonl" --repeats 0 --work "$out/work" --quiet --json >"$3.json"
}

# row NAME: a line of the table.
row() {
    python3 - "$1" "$out/$1" <<'END'
import json, sys
name, out = sys.argv[1:]
read = lambda file: json.load(open(f'{out}/{file}'))
made = read('made.json')
cells = [name, f"{made['tried']} / {sum(n for _, n in made['failed'])}"]
for kind in ('few', 'grown', 'own'):
    training, tested = read(f'{kind}.training.json'), read(f'{kind}.json')['evaluation']
    blocks = training['coverage']['all']['blocks']['reached']
    branches = training['coverage']['all']['branches']['reached']
    error = next(t for t in tested['targets'] if t['target'] == 'bytecodes')
    lost = f", {len(tested['failed'])} without" if tested['failed'] else ''
    cells.append(f"{blocks} / {branches}")
    cells.append(f"{100 * error['mean']:.1f} % / {100 * error['median']:.1f} %{lost}")
low, high = made['bytecodes'][1]
few = made['bytecodes'][0]
cells.append(f"{few[0]:.2g}-{few[1]:.2g}, now {low:.2g}-{high:.2g}")
print('| ' + ' | '.join(cells) + ' |')
END
}

mkdir -p "$out"
for name in $programs; do
    [ "$name" = "${name#[A-Z]}" ] && apps/build.sh inputs "$name" >/dev/null
    made "$name" few "$seeds" 1 middle
    made "$name" own "$count" 3 middle
    made "$name" test "$tests" 2 full
    "$mantis" inputs $(program "$name") --runs "$out/$name/few/runs.jsonl" --count "$count" --minutes "$minutes" --work "$out/work" \
        --force --quiet --json -o "$out/$name/grown.jsonl" >"$out/$name/made.json"
    trained "$name" "$out/$name/few/runs.jsonl" "$out/$name/few"
    trained "$name" "$out/$name/grown.jsonl" "$out/$name/grown"
    trained "$name" "$out/$name/own/runs.jsonl" "$out/$name/own"
done
echo "| program | tried / failed | blocks / branches of $seeds | mean / median error of $seeds | blocks / branches of $count made | error of $count made | blocks / branches of $count own | error of $count own | bytecodes of the $seeds |"
echo '|---|---|---|---|---|---|---|---|---|'
for name in $programs; do
    row "$name"
done
