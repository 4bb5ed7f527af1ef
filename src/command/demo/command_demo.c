#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/demo/demo.h"
#include "command/export/export.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/zones.h"

/* Records need an author, and someone must be able to sign in. */
static const char *
prepare_database(const struct site *site)
{
	struct db	*db;
	const char	*why = NULL;
	bool		 fits;

	if ((why = command_open(site->database, &db)) != NULL)
		return (why);
	fits = export_fits(db);
	if (db_failed(db))
		why = command_db_error(db);
	else if (!fits)
		why = command_complaint("'%s' already contains records; the"
		    " demo needs an empty database",
		    command_database_name(site->database));
	db_close(db);

	return (why != NULL ? why : command_first_user(site));
}

static const char *
fill_database(const struct site *site, int64_t today, int64_t *events)
{
	struct inside	*inside;
	const char	*why;

	if ((why = inside_open(&inside, site->database, site, NULL)) != NULL)
		return (why);
	inside_begin(inside);
	if ((why = demo_load(inside, today, events)) == NULL)
		why = inside_commit(inside);
	inside_close(inside);

	return (why);
}

static void
print_days(const struct site *site, int64_t today, int64_t events)
{
	char	 from[DATE_TEXT], to[DATE_TEXT];

	date_print((today - DEMO_REACH) * DATE_DAY, from);
	date_print((today + DEMO_REACH) * DATE_DAY, to);
	printf("%s: %" PRId64 " events of Port Linnet, %.10s to %.10s\n"
	    "password of the protected ones: lantern\n",
	    command_database_name(site->database), events, from, to);
}

const char *
command_demo(const struct command_line *line, struct arena *arena)
{
	struct site	 site;
	const char	*why;
	int64_t		 today, events;

	if ((why = command_site(line, arena, &site)) != NULL)
		return (why);
	today = date_day_start(zone_to_local(site.zone, clock_now())) /
	    DATE_DAY;
	if ((why = prepare_database(&site)) == NULL &&
	    (why = fill_database(&site, today, &events)) == NULL)
		print_days(&site, today, events);

	return (why);
}
