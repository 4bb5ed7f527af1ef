#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_first.h"
#include "command/command_line.h"
#include "command/demo/demo.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "text/dates.h"
#include "text/zones.h"

#define DAY	INT64_C(86400)

struct demo {
	const char	*database;
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

static const char *
read_site(struct demo *d, const struct command_line *line, struct site *site,
    struct arena *arena)
{
	const char	*config, *why;

	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	config = command_config(line);
	if ((why = site_read(site, arena, *config != '\0' ? config : NULL)) !=
	    NULL)
		return (why);
	d->database = line->database != NULL ? line->database : site->database;
	d->today = date_day_start(zone_to_local(site->zone, clock_now())) / DAY;
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

/* The records need an author, and someone must be able to log in. */
static const char *
prepare(const struct demo *d)
{
	struct db	*db;
	const char	*why;
	bool		 used;

	if ((why = store_prepare(d->database)) != NULL ||
	    (db = db_open(d->database, &why)) == NULL)
		return (why);
	used = holds_records(db);
	if (db_failed(db))
		why = command_complaint("the database failed: %s",
		    db_message(db));
	db_close(db);
	if (used)
		return (command_complaint("'%s' holds records already; the demo"
		    " needs a database of its own", d->database));
	return (why != NULL ? why : command_first_user(d->database));
}

static const char *
fill(struct demo *d, const struct site *site, struct arena *arena)
{
	static struct demo_event	 events[DEMO_EVENTS];
	struct inside			*inside;
	const char			*why;

	why = demo_plan(arena, d->today, d->seed, &d->town, events);
	if (why != NULL)
		return (command_complaint("%s", why));
	if ((why = inside_open(&inside, d->database, site, NULL)) != NULL)
		return (why);
	inside_begin(inside);
	why = demo_fill(inside, &d->town, d->today, events);
	if (why == NULL)
		why = inside_commit(inside);
	inside_close(inside);
	return (why);
}

static void
tell(const struct demo *d)
{
	char	 from[DATE_TEXT], to[DATE_TEXT];

	date_print((d->today - DEMO_REACH) * DAY, from);
	date_print((d->today + DEMO_REACH) * DAY, to);
	printf("%s: %d events of %s, %.10s to %.10s\n"
	    "password of the protected ones: %s\n", d->database,
	    DEMO_EVENTS, d->town.name, from, to, d->town.password);
}

int
command_demo(const struct command_line *line)
{
	struct demo	 d = { .seed = 1 };
	struct site	 site;
	struct arena	*arena;
	const char	*why;

	if (line->seed != NULL &&
	    (why = read_seed(line->seed, &d.seed)) != NULL)
		return (command_fail(EXIT_USAGE, why));
	arena = arena_new();
	if ((why = read_site(&d, line, &site, arena)) == NULL &&
	    (why = prepare(&d)) == NULL &&
	    (why = fill(&d, &site, arena)) == NULL)
		tell(&d);
	arena_free(arena);
	if (why != NULL)
		return (command_fail(EXIT_FAILURE, why));
	return (EXIT_SUCCESS);
}
