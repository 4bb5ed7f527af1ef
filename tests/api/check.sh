#!/bin/sh
# Compares generated/openapi.json with that of the last tag, or of the commit
# SINCE: check.sh [FOLDER]. A change that breaks clients needs a line in the
# unreleased section of CHANGELOG.md that begins with "Breaking".
#
# FOLDER, build/api by default, gets the npm package and the older document.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-build/api}
document=generated/openapi.json

"$here/../packages.sh" "$here" "$folder"
node "$here/changes.mjs" "$folder" "$document"
since=${SINCE:-$(git describe --tags --abbrev=0 2>/dev/null || :)}
if [ -z "$since" ]; then
	echo 'no tag yet: there is nothing to compare the interface with'
elif git show "$since:$document" > "$folder/before.json" 2>/dev/null; then
	node "$here/check.mjs" "$folder" "$folder/before.json" "$document" \
	    CHANGELOG.md
else
	echo "$since has no $document: there is nothing to compare with"
fi
