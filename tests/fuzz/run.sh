#!/bin/sh
# run.sh FOLDER SECONDS NAME: runs one target of FOLDER, starting with its
# corpus. New inputs are stored in FOLDER/corpus.
set -eu
folder=$1 seconds=$2 name=$3

mkdir -p "$folder/corpus/$name"
if "$folder/fuzz-$name" -max_total_time="$seconds" -timeout=20 \
    -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="$folder/$name-" "$folder/corpus/$name" \
    "tests/fuzz/corpus/$name" >"$folder/$name.log" 2>&1; then
	echo "$name: $(sed -n 's/^stat::number_of_executed_units: *//p' \
	    "$folder/$name.log") runs"
else
	tail -n 60 "$folder/$name.log"
	echo "$name: failed, see $folder/$name.log" >&2
	exit 1
fi
