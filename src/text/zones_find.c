#include <ctype.h>
#include <fcntl.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "text/zones.h"
#include "text/zones_file.h"

#define FOLDER		"/usr/share/zoneinfo"
#define FILE_MAX	262144
#define MINUTES_MAX	1439
#define WEST_MAX	(12 * 60)	/* minutes */
#define EAST_MAX	(14 * 60)

struct entry {
	const char		*name;
	const struct zone	*zone;
	dev_t			 device;	/* of the file */
	ino_t			 inode;
};

/* Only zones_load() changes these. */
static struct arena	*arena;
static struct entry	*entries;
static size_t		 entry_count, entry_size;
static struct zone	 fixed[2 * MINUTES_MAX + 1];

static int
compare_entries(const void *a, const void *b)
{
	return (strcasecmp(((const struct entry *)a)->name,
	    ((const struct entry *)b)->name));
}

static void
add_entry(const char *name, const struct zone *found, const struct stat *st)
{
	struct zone	*zone;

	entries = arena_room(arena, entries, entry_count, &entry_size,
	    sizeof(*entries));
	zone = arena_alloc(arena, sizeof(*zone));
	*zone = *found;
	zone->name = arena_string(arena, name);
	entries[entry_count++] = (struct entry){ zone->name, zone, st->st_dev,
	    st->st_ino };
}

/* A quarter of the names are links to the file of another one. */
static const struct zone *
find_file(const struct stat *st)
{
	size_t	 i;

	for (i = 0; i < entry_count; i++) {
		if (entries[i].inode == st->st_ino &&
		    entries[i].device == st->st_dev)
			return (entries[i].zone);
	}

	return (NULL);
}

/* Returns NULL for files that are not zone files, such as lists. */
static const struct zone *
read_file(const char *path, void *buffer)
{
	ssize_t	 size;
	int	 fd;

	if ((fd = open(path, O_RDONLY | O_CLOEXEC)) == -1)
		return (NULL);
	size = read(fd, buffer, FILE_MAX);
	(void)close(fd);

	return (size > 0 && size < FILE_MAX ?
	    zone_read(arena, buffer, (size_t)size) : NULL);
}

static void
load_file(const FTSENT *file, const char *name, void *buffer)
{
	const struct zone	*zone;

	if ((zone = find_file(file->fts_statp)) == NULL &&
	    (zone = read_file(file->fts_path, buffer)) == NULL)
		return;
	add_entry(name, zone, file->fts_statp);
}

/* Skips copies of all zones and the local zone: these are not zone names. */
static bool
is_foreign(const char *name)
{
	return (strcmp(name, "posix") == 0 || strcmp(name, "right") == 0 ||
	    strcmp(name, "localtime") == 0 || strcmp(name, "posixrules") == 0);
}

static void
load_folder(const char *folder, void *buffer)
{
	char	*path, *paths[2];
	FTS	*fts;
	FTSENT	*file;

	paths[0] = path = arena_string(arena, folder);
	paths[1] = NULL;
	if ((fts = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, NULL)) == NULL)
		return;
	while ((file = fts_read(fts)) != NULL) {
		if (file->fts_level == 1 && is_foreign(file->fts_name))
			fts_set(fts, file, FTS_SKIP);
		else if (file->fts_info == FTS_F && file->fts_level > 0)
			load_file(file, file->fts_path + strlen(path) + 1,
			    buffer);
	}
	fts_close(fts);
}

bool
zones_load(const char *folder)
{
	struct arena	*scratch;
	int		 i;

	for (i = -MINUTES_MAX; i <= MINUTES_MAX; i++)
		fixed[i + MINUTES_MAX].first.offset = i * 60;
	/* Zones that an earlier call has loaded stay in use. */
	if (arena == NULL)
		arena = arena_new();
	entry_count = entry_size = 0;

	scratch = arena_new();
	load_folder(folder == NULL ? FOLDER : folder,
	    arena_alloc(scratch, FILE_MAX));
	arena_free(scratch);
	if (entry_count > 0)
		qsort(entries, entry_count, sizeof(*entries), compare_entries);

	return (entry_count > 0);
}

const struct zone *
zone_named(const char *name)
{
	struct entry	 key = { .name = name }, *entry;

	if (entry_count == 0)
		return (NULL);
	entry = bsearch(&key, entries, entry_count, sizeof(*entries),
	    compare_entries);

	return (entry == NULL ? NULL : entry->zone);
}

const struct zone *
zone_at(size_t i)
{
	return (i < entry_count ? entries[i].zone : NULL);
}

const struct zone *
zone_fixed(int minutes)
{
	return (&fixed[minutes + MINUTES_MAX]);
}

const struct zone *
zone_utc(void)
{
	return (zone_fixed(0));
}

static int
count_digits(const char *text)
{
	return ((int)strspn(text, "0123456789"));
}

static int
read_two_digits(const char *text)
{
	return ((text[0] - '0') * 10 + text[1] - '0');
}

/* Returns the minutes of "", "30", ":30" and, with `fraction`, ".5", or -1. */
static int
minutes_of(const char *text, bool fraction)
{
	if (*text == '\0')
		return (0);
	if (fraction && *text == '.') {
		if (strcmp(text, ".25") == 0)
			return (15);
		if (strcmp(text, ".5") == 0)
			return (30);

		return (strcmp(text, ".75") == 0 ? 45 : -1);
	}
	if (*text == ':')
		text++;
	if (count_digits(text) != 2 || text[2] != '\0' ||
	    read_two_digits(text) > 59)
		return (-1);

	return (read_two_digits(text));
}

static const struct zone *
find_offset(const char *text)
{
	int	 hours, minutes, sign, length;
	bool	 utc, bare;

	utc = strncmp(text, "UTC", 3) == 0;
	bare = !utc && strncmp(text, "GMT", 3) != 0;
	if (!bare)
		text += 3;
	if (*text != '+' && *text != '-')
		return (NULL);
	sign = *text++ == '-' ? -1 : 1;

	/* A single digit is an hour only after "UTC" or "GMT". */
	length = count_digits(text);
	if (length == 4)
		length = 2;
	if (length != 2 && (bare || length != 1))
		return (NULL);
	hours = length == 2 ? read_two_digits(text) : text[0] - '0';
	if ((minutes = minutes_of(text + length, utc)) == -1)
		return (NULL);
	minutes = sign * (hours * 60 + minutes);
	if (minutes < -WEST_MAX || minutes > EAST_MAX)
		return (NULL);

	return (zone_fixed(minutes));
}

const struct zone *
zone_find(const char *text)
{
	const struct zone	*zone;

	if (strcmp(text, "Z") == 0)
		return (zone_utc());
	if ((zone = zone_named(text)) != NULL)
		return (zone);

	return (find_offset(text));
}
