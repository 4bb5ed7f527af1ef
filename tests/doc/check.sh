#!/bin/sh
# Checks /doc of a running server: check.sh http://127.0.0.1:8888 [FOLDER]
# FOLDER, build/doc, holds the programs from npm and what they make.  With
# ALMANAC_USER=name:password of an administrator writes are tried as well.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/doc}
done=$folder/node_modules/.package-lock.json

if ! [ "$done" -nt "$here/package-lock.json" ]; then
	mkdir -p "$folder"
	cp "$here/package.json" "$here/package-lock.json" "$folder/"
	(cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund \
	    --loglevel=error)
fi
exec node "$here/check.mjs" "$base" "$folder"
