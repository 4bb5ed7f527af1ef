#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/demo/demo.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/zones.h"

#define DAY	INT64_C(86400)

struct demo {
	struct site	 site;
	unsigned	 seed;
	int64_t		 today;		/* in the site zone */
	struct demo_town	 town;
};

static const char *
read_seed(const char *text, unsigned *seed)
{
	unsigned long	 n;
	char		*end;

	n = strtoul(text, &end, 10);
	if (*text < '0' || *text > '9' || *end != '\0' || n > UINT32_MAX)
		return ("--seed must be a number from 0 to 4294967295");
	*seed = (unsigned)n;
	return (NULL);
}

static bool
holds_records(struct db *db)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM events UNION ALL"
	    " SELECT 1 FROM venues UNION ALL SELECT 1 FROM organizers"
	    " UNION ALL SELECT 1 FROM terms LIMIT 1");
	found = db_step(st);
	db_done(st);
	return (found);
}

/* Records need an author, and someone must be able to sign in. */
static const char *
prepare(const struct demo *d)
{
	struct db	*db;
	const char	*why;
	bool		 used;

	if ((why = command_open(d->site.database, &db)) != NULL)
		return (why);
	used = holds_records(db);
	if (db_failed(db))
		why = command_db_error(db);
	db_close(db);
	if (used)
		return (command_complaint("'%s' already contains records; the"
		    " demo needs an empty database",
		    command_database_name(d->site.database)));
	return (why != NULL ? why : command_first_user(&d->site));
}

static const char *
fill(struct demo *d, struct arena *arena)
{
	static struct demo_event	 events[DEMO_EVENTS];
	struct inside			*inside;
	const char			*why;

	why = demo_plan(arena, d->today, d->seed, &d->town, events);
	if (why != NULL)
		return (command_complaint("%s", why));
	if ((why = inside_open(&inside, d->site.database, &d->site,
	    NULL)) != NULL)
		return (why);
	inside_begin(inside);
	why = demo_fill(inside, &d->town, d->today, events);
	if (why == NULL)
		why = inside_commit(inside);
	inside_close(inside);
	return (why);
}

static void
print(const struct demo *d)
{
	char	 from[DATE_TEXT], to[DATE_TEXT];

	date_print((d->today - DEMO_REACH) * DAY, from);
	date_print((d->today + DEMO_REACH) * DAY, to);
	printf("%s: %d events of %s, %.10s to %.10s\n"
	    "password of the protected ones: %s\n",
	    command_database_name(d->site.database), DEMO_EVENTS, d->town.name, from, to, d->town.password);
}

const char *
command_demo(const struct command_line *line, struct arena *arena)
{
	struct demo	 d = { .seed = 1 };
	const char	*why;

	if (line->seed != NULL &&
	    (why = read_seed(line->seed, &d.seed)) != NULL)
		return (command_end(EXIT_USAGE, why));
	if ((why = command_site(line, arena, &d.site)) != NULL)
		return (why);
	d.today = date_day_start(zone_to_local(d.site.zone, clock_now())) / DAY;
	if ((why = prepare(&d)) == NULL && (why = fill(&d, arena)) == NULL)
		print(&d);
	return (why);
}
