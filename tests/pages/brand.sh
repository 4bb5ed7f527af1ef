#!/bin/sh
# Opens pages with the logo, accent color and stylesheet of a site, and the
# calendar in frames, in Chromium:
#
#     brand.sh http://127.0.0.1:8888 [FOLDER]
#
# FOLDER, ALMANAC and ALMANAC_USER are as for check.sh.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${2:-build/site}

"$here/../packages.sh" "$here" "$folder"
"$ALMANAC" demo --db "$folder/almanac.db" --config "$folder/site.yaml"
exec node "$here/brand.mjs" "$1" "$folder"
