/* The zones agree with the C library's own conversion. */
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include <criterion/criterion.h>

#include "text/dates.h"
#include "text/zones.h"

#include "tests/support/share.h"

#define FOLDER	"/usr/share/zoneinfo"
#define STEP	(28 * 86400)	/* a zone hardly changes twice in less */

struct sight {
	long	 offset;
	char	 abbreviation[ZONE_ABBREVIATION];
};

static void
look(struct sight *sight, time_t at)
{
	struct tm	 tm;

	localtime_r(&at, &tm);
	sight->offset = tm.tm_gmtoff;
	snprintf(sight->abbreviation, sizeof(sight->abbreviation), "%s",
	    tm.tm_zone);
}

static bool
differ(const struct sight *a, const struct sight *b)
{
	return (a->offset != b->offset ||
	    strcmp(a->abbreviation, b->abbreviation) != 0);
}

static void
compare(const struct zone *zone, const char *name, time_t at)
{
	struct sight	 theirs;
	char		 ours[ZONE_ABBREVIATION];

	look(&theirs, at);
	zone_abbreviation(zone, name, at, ours);
	cr_assert_eq(zone_offset(zone, at), theirs.offset, "%s at %jd: %d, %ld",
	    name, (intmax_t)at, zone_offset(zone, at), theirs.offset);
	cr_assert_str_eq(ours, theirs.abbreviation, "%s at %jd: %s, %s", name,
	    (intmax_t)at, ours, theirs.abbreviation);
}

/* The first instant with the second sight; `from` has the first one. */
static time_t
find_change(time_t from, const struct sight *first, time_t to)
{
	struct sight	 sight;
	time_t		 middle;

	while (to - from > 1) {
		middle = from + (to - from) / 2;
		look(&sight, middle);
		if (differ(&sight, first))
			to = middle;
		else
			from = middle;
	}

	return (to);
}

/* Clock times around a change, by trying both offsets. */
static void
compare_clock(const struct zone *zone, const char *name, time_t at,
    long before, long after)
{
	const long	 around[] = {
		-1, 0, 1, labs(after - before), 600, -600
	};
	struct sight	 sight;
	int64_t		 local, expected, utc;
	size_t		 i;

	for (i = 0; i < 12; i++) {
		local = at + (i % 2 == 0 ? before : after) + around[i / 2];
		look(&sight, local - after);
		expected = sight.offset == after ? local - after :
		    local - before;
		look(&sight, local - before);
		if (sight.offset == before &&
		    (local - before < expected || after == before))
			expected = local - before;
		utc = zone_to_utc(zone, local);
		cr_assert_eq(utc, expected, "%s: %jd, not %jd", name,
		    (intmax_t)utc, (intmax_t)expected);
	}
}

static void
compare_change(const struct zone *zone, const char *name, time_t at)
{
	struct sight	 before, after;

	compare(zone, name, at - 1);
	compare(zone, name, at);
	compare(zone, name, at + 1);
	look(&before, at - 1);
	look(&after, at);
	compare_clock(zone, name, at, before.offset, after.offset);
}

static void
compare_zone(const char *name)
{
	const struct zone	*zone;
	struct sight		 last, next;
	time_t			 at, end;
	char			 setting[128];

	snprintf(setting, sizeof(setting), ":%s", name);
	setenv("TZ", setting, 1);
	tzset();
	cr_assert_not_null(zone = zone_find(name), "%s", name);

	at = date_days(1900, 1, 1) * 86400;
	end = date_days(2100, 1, 1) * 86400;
	look(&last, at);
	for (; at < end; at += STEP) {
		look(&next, at + STEP);
		if (differ(&last, &next))
			compare_change(zone, name,
			    find_change(at, &last, at + STEP));
		compare(zone, name, at);
		last = next;
	}
}

/* Whether a name is a zone's, but not also a link's. */
static bool
is_zone(const FTSENT *file)
{
	struct stat	 st;

	return (file->fts_info == FTS_F && strchr(file->fts_name, '.') ==
	    NULL && strncmp(file->fts_name, "leap", 4) != 0 &&
	    lstat(file->fts_path, &st) == 0 && S_ISREG(st.st_mode));
}

Test(zones_system, agree_at_every_change_from_1900_to_2100)
{
	char	 folder[] = FOLDER, *paths[] = { folder, NULL };
	FTS	*fts;
	FTSENT	*file;
	int	 count = 0;

	cr_assert(zones_load(NULL));
	fts = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, NULL);
	cr_assert_not_null(fts);
	while ((file = fts_read(fts)) != NULL) {
		if (file->fts_level == 1 &&
		    (strcmp(file->fts_name, "right") == 0 ||
		    strcmp(file->fts_name, "posix") == 0))
			fts_set(fts, file, FTS_SKIP);
		else if (is_zone(file)) {
			if (share_next())
				compare_zone(file->fts_path +
				    strlen(FOLDER) + 1);
			count++;
		}
	}
	fts_close(fts);
	cr_expect_gt(count, 300);
}
