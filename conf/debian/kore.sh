#!/bin/sh
# Prints the path of a kore package if this Debian's archive has none:
#
#     conf/debian/kore.sh
#
# Downloads the package of Debian 12 once, into build/kore/, from the mirror in the
# machine's apt sources, and verifies it with their keys.  Changes neither the
# sources nor the package lists.  Run it after `apt-get update`.
set -eu

folder=$(realpath "$(dirname "$0")/../..")/build/kore
release=bookworm

# shellcheck source=/dev/null
. /etc/os-release
[ "$VERSION_CODENAME" != "$release" ] || exit 0
[ -z "$(apt-cache madison kore)" ] || exit 0

# Prints FILE:NUMBER of the entry for this Debian: a line of a .list file or a
# stanza of a .sources file.
entry() {
	# shellcheck disable=SC2016	# apt's variables
	apt-get indextargets --format \
	    '$(ORIGIN) $(CODENAME) $(COMPONENT) $(SOURCESENTRY) $(REPO_URI)' \
	    'Target-Of: deb' 'Created-By: Packages' |
	    sed -n "/ cdrom:/d
		s/^Debian $VERSION_CODENAME main \([^ ]*\) .*/\1/p" |
	    head -n 1
}

# Copies that entry with all its options, such as keys, but with $release as the
# suite.
write_sources() {	# FILE:NUMBER
	file=${1%:*} number=${1##*:}
	case $file in
	*.sources)
		grep -v '^#' "$file" | awk -v RS= -v FS='\n' -v n="$number" '
			NR == n {
				for (i = 1; i <= NF; i++) {
					if ($i ~ /^[^ \t]/)
						kept = tolower($i) !~ \
						    /^(types|suites):/
					if (kept)
						print $i
				}
			}' > "$sources/kore.sources"
		printf 'Types: deb\nSuites: %s\n' "$release" \
		    >> "$sources/kore.sources"
		;;
	*.list)
		sed -n "${number}s/^\([[:space:]]*deb[[:space:]]\+\(\[[^]]*\]\
[[:space:]]*\)\?[^[:space:]]\+[[:space:]]\+\)[^[:space:]]\+/\1$release/p" \
		    "$file" > "$sources/kore.list"
		;;
	*)
		echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
		    "http://deb.debian.org/debian $release main" \
		    > "$sources/kore.list"
		;;
	esac
}

fetch() {
	sources=$folder/sources
	rm -rf "$folder"
	mkdir -p "$sources" "$folder/lists/partial" "$folder/cache" \
	    "$folder/new"
	write_sources "$(entry)"
	cat > "$folder/apt.conf" <<-CONF
		#clear APT::Update;
		APT::Update::Error-Mode "any";
		APT::Sandbox::User "$(id -un)";	// _apt may not write here
		Acquire::Languages "none";
		Dir::Etc::SourceList "/dev/null";
		Dir::Etc::SourceParts "$sources";
		Dir::State "$folder";
		Dir::Cache "$folder/cache";
	CONF
	cd "$folder/new"
	apt-get -qq -c "$folder/apt.conf" update
	apt-get -qq -c "$folder/apt.conf" download kore
	mv kore_*.deb "$folder/"
}

if [ -z "$(find "$folder" -maxdepth 1 -name 'kore_*.deb' 2>/dev/null)" ]; then
	echo "downloading kore of Debian 12, since $PRETTY_NAME has none" >&2
	fetch >&2
fi
ls "$folder"/kore_*.deb
