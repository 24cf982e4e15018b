# Read by scripts that evaluate on generated inputs; needs $java and $out.

# generate PROGRAM SET COUNT SEED RANGE: inputs below $out/PROGRAM/SET, made again when the count changes.
generate() {
    folder=$out/$1/$2
    if [ "$(cat "$folder/made" 2>/dev/null || true)" != "$3 $4 $5" ]; then
        rm -rf "$folder"
        "$java" -jar apps/build/inputs.jar "$1" --out "$folder" --count "$3" --seed "$4" --range "$5"
        echo "$3 $4 $5" >"$folder/made"
    fi
}

# mix PROGRAM: $out/PROGRAM/runs.jsonl, the runs of its train and test in one mixed order, so that both are
# timed while the machine is the same.
mix() {
    for set in train test; do
        # Runs are known by their folder too.
        sed "s/^{/{\"cwd\":\"$set\",/" "$out/$1/$set/runs.jsonl"
    done | awk 'BEGIN { srand(1) } { printf "%.9f\t%s\n", rand(), $0 }' | sort -n | cut -f 2- >"$out/$1/runs.jsonl"
}
