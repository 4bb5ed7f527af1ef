#!/bin/sh
# Prints a maintainer script, complete: conf/debian/script.sh NAME
set -eu

cd "$(dirname "$0")"
before=$(sed -n 's/^#define SCHEMA_BEFORE[[:space:]]*0x//p' \
    ../../src/store/schema/schema.h)
sed -e '/^@database.sh@$/{r database.sh
d}' "$1" | sed "s/@before@/${before:?}/"
