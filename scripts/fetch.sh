# Read by scripts that need libraries: `jar COORDINATES SHA256` fetches one from Maven Central into the
# absolute folder $jars unless it is there; in any case it must be the one that is expected.
jar() {
    group=${1%%:*} rest=${1#*:}
    # NAME:VERSION or NAME:VERSION:jar:CLASSIFIER
    file=$jars/$(echo "$rest" | sed 's/:jar:/-/; s/:/-/').jar
    [ -f "$file" ] || mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="$group:$rest" -DoutputDirectory="$jars"
    echo "$2  $file" | sha256sum -c --quiet -
}
