#!/bin/sh
# merge.sh FOLDER NAME...: reduces each corpus to the fewest and shortest
# files, old and new, that reach the same code. Keeps files with a name, which
# were written by hand.
set -eu
folder=$1
shift
hash=$(printf '?%.0s' $(seq 40))

for name; do
	old=tests/fuzz/corpus/$name new=$folder/merged
	rm -rf "$new"
	mkdir -p "$new" "$folder/corpus/$name"
	"$folder/fuzz-$name" -set_cover_merge=1 -use_counters=0 \
	    -max_len=1500 "$new" "$old" "$folder/corpus/$name" \
	    >"$folder/$name.log" 2>&1
	find "$old" -name "$hash" -delete
	cp "$new"/* "$old"/
	echo "$name: $(find "$old" -type f | wc -l) files, $(cat "$old"/* | wc -c) bytes"
done
