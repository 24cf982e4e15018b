#!/bin/sh
# Fails when a comment of ours is wider than 110 columns, which the formatter leaves alone. Programs under
# test (apps/) and prose (Markdown, text, JSON) are not looked at.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
wide='^(?=\s*(//|#\s|\*(?! :))).{111,}'
found=$(git ls-files -z -- . ':!apps/*/*' ':!*.md' ':!*.txt' ':!*.json*' | xargs -0 grep -nIP "$wide" || true)
if [ -n "$found" ]; then
    echo "$found"
    echo "the comments above are wider than 110 columns; break them" >&2
    exit 1
fi
