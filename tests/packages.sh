#!/bin/sh
# Installs the npm packages of FROM/package-lock.json in TO/node_modules:
# packages.sh FROM TO
set -eu

from=$1
to=$2

if [ -z "$(find "$to/node_modules/.package-lock.json" \
    -newer "$from/package-lock.json" 2>/dev/null)" ]; then
	mkdir -p "$to"
	cp "$from/package.json" "$from/package-lock.json" "$to/"
	(cd "$to" && npm ci --ignore-scripts --no-audit --no-fund \
	    --loglevel=error)
fi
