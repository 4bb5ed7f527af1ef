/*
 * Values that our programs never store: every read is answered, none crashes.
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <criterion/parameterized.h>

#include "base/array.h"
#include "command/export/export.h"
#include "store/check/check.h"
#include "store/index/connected.h"
#include "store/sqlite/connection.h"
#include "tests/support/harness.h"
#include "tests/support/share.h"

#define NAME	32

static sqlite3	*sound;		/* restores the value afterwards */

static void
give(const char *target, const char *json)
{
	struct outcome	*a;

	a = ask_json("admin", "POST", target, json);
	cr_assert_eq(a->status, 201, "%s", a->body);
}

/* One of everything; events from 3 on. */
static void
fill(void)
{
	give("/venues", "{\"venue\":\"Old Hall\",\"city\":\"Rome\","
	    "\"geo_lat\":41.9,\"geo_lng\":12.5,"
	    "\"image\":\"https://cal.example/a.png\"}");
	give("/organizers", "{\"organizer\":\"Ann\"}");
	give("/categories", "{\"name\":\"Jazz\"}");
	give("/categories", "{\"name\":\"Bebop\",\"parent\":1}");
	give("/tags", "{\"name\":\"Free\"}");
	give("/events", "{\"title\":\"Evening talk\",\"start_date\":"
	    "\"2026-12-05 18:00\",\"end_date\":\"2026-12-05 20:00\","
	    "\"venue\":1,\"organizer\":2,\"categories\":[2],\"tags\":[3],"
	    "\"cost\":\"10 EUR\",\"featured\":true,\"image\":1,"
	    "\"description\":\"<p>About this evening.</p>\"}");
	give("/events", "{\"title\":\"Long walk\",\"start_date\":"
	    "\"2026-11-20\",\"end_date\":\"2027-01-03\",\"all_day\":true,"
	    "\"timezone\":\"America/New_York\",\"tags\":[3]}");
	give("/events", "{\"title\":\"Draft\",\"status\":\"draft\","
	    "\"start_date\":\"2026-12-06\",\"end_date\":\"2026-12-07\"}");
	give("/events", "{\"title\":\"Later\",\"date\":\"2026-11-22\","
	    "\"status\":\"future\",\"start_date\":\"2026-12-08 10:00\","
	    "\"end_date\":\"2026-12-08 11:00\",\"post_parent\":3}");
}

static void
execute(sqlite3 *to, const char *sql)
{
	cr_assert_eq(sqlite3_exec(to, sql, NULL, NULL, NULL), SQLITE_OK,
	    "%s: %s", sqlite3_errmsg(to), sql);
}

static void
copy(sqlite3 *to, sqlite3 *from)
{
	sqlite3_backup	*backup;

	cr_assert_not_null(backup = sqlite3_backup_init(to, "main", from,
	    "main"));
	cr_assert_eq(sqlite3_backup_step(backup, -1), SQLITE_DONE);
	cr_assert_eq(sqlite3_backup_finish(backup), SQLITE_OK);
}

static void
start(void)
{
	harness_start();
	fill();
	execute(handle_of(harness.db),
	    "INSERT INTO outbox (type, created, body)"
	    " VALUES ('event.created', 1795220250, '{}');"
	    "INSERT INTO deliveries (outbox_id, endpoint, due, attempts,"
	    " outcome) VALUES (1, 'https://hook.example/', 1795220250, 1,"
	    " 'timeout');"
	    "INSERT INTO imports VALUES ('a', 4, 'b', 3, 7, 7, 1, 7, 1, 0,"
	    " 0, 0, 0, 0);"
	    "INSERT INTO subscriptions (name, url, every, author, categories,"
	    " status, wins, allow_private, configured, source, due) VALUES"
	    " ('Club', 'https://club.example/c.ics', 3600, '', 'Sport', 0, 0,"
	    " 0, 0, 'club', 1795220250)");
	cr_assert_eq(sqlite3_open(":memory:", &sound), SQLITE_OK);
	copy(sound, handle_of(harness.db));
}

static void
put_back(void)
{
	db_recover(harness.db);
	copy(handle_of(harness.db), sound);
}

/* Writes a value regardless of the schema, as a file may contain it. */
static void
put(const char *table, const char *column, const char *value)
{
	char	 sql[2048];

	snprintf(sql, sizeof(sql), "PRAGMA foreign_keys = OFF;"
	    "PRAGMA ignore_check_constraints = ON;"
	    "UPDATE OR REPLACE %s SET %s = %s;"
	    "PRAGMA ignore_check_constraints = OFF;"
	    "PRAGMA foreign_keys = ON", table, column, value);
	(void)sqlite3_exec(handle_of(harness.db), sql, NULL, NULL, NULL);
	execute(handle_of(harness.db), "PRAGMA ignore_check_constraints = OFF;"
	    "PRAGMA foreign_keys = ON");
	connected_close(harness.db);	/* so that it is built of these
					   values */
}

static int
status_of(const char *prefix, const char *user, const char *method,
    const char *target, const char *json)
{
	struct outcome	*a;

	harness.prefix = prefix;
	a = user == NULL ? ask(method, target) :
	    ask_json(user, method, target, json);
	db_recover(harness.db);
	return (a->status);
}

#define API_PREFIX	"/calendar/events/v1"

static const char	*const targets[] = {
	"/events?start_date=0001-01-01&end_date=9999-12-31&per_page=50",
	"/events?start_date=0001-01-01&end_date=9999-12-31&order=desc&page=2"
	    "&per_page=1&search=evening",
	"/events?venue=1", "/events?organizer=2&categories=2",
	"/events?categories=1,2&tags=3&orderby=title",
	"/events?geoloc_lat=41.9&geoloc_lng=12.5", "/events?geoloc=false",
	"/events?orderby=modified&status=publish,future,draft,pending,private,"
	    "trash", "/events?featured=false&ends_after=2026-12-01",
	"/events?post_parent=3", "/events?orderby=date&modified_after=2001",
	"/events.ics?start_date=2001-01-01", "/events.rss?per_page=50",
	"/events.jsonld", "/events/3", "/events/4", "/events/5",
	"/events/3.ics", "/events/by-slug/evening-talk", "/venues",
	"/venues?status=publish,future,draft,pending,private,trash",
	"/venues/1", "/venues?only_with_upcoming=true&search=hall",
	"/organizers", "/organizers/2", "/categories", "/categories/2",
	"/tags?orderby=count", "/tags/3", "/categories?event=3", NULL
};

static const char	*const pages[] = {
	"/", "/?year=2026&month=12", "/?view=list&search=evening",
	"/event/evening-talk", "/event/long-walk", "/venue/old-hall",
	"/organizer/ann", "/events/category/jazz/bebop", "/tag/free",
	"/?p=3", NULL
};

static void
read_all(void)
{
	const char *const	*target;
	int			 status;

	for (target = targets; *target != NULL; target++) {
		status = status_of(API_PREFIX, "admin", "GET", *target, NULL);
		cr_expect(status >= 200 && status <= 500, "%s", *target);
	}
	for (target = pages; *target != NULL; target++) {
		status = status_of("", NULL, "GET", *target, NULL);
		cr_expect(status >= 200 && status <= 500, "%s", *target);
	}
}

static void
write_all(void)
{
	(void)status_of(API_PREFIX, "admin", "POST", "/events",
	    "{\"title\":\"New\",\"start_date\":\"2026-12-05\","
	    "\"end_date\":\"2026-12-06\",\"venue\":1,\"organizer\":2,"
	    "\"categories\":[2],\"tags\":[3]}");
	(void)status_of(API_PREFIX, "admin", "PUT", "/events/3",
	    "{\"title\":\"Morning talk\",\"start_date\":\"2027-01-01\"}");
	(void)status_of(API_PREFIX, "admin", "PUT", "/venues/1",
	    "{\"venue\":\"New Hall\",\"geo_lat\":1,\"geo_lng\":1}");
	(void)status_of(API_PREFIX, "admin", "PUT", "/categories/2",
	    "{\"parent\":0}");
	(void)status_of(API_PREFIX, "admin", "DELETE", "/tags/3", "{}");
	(void)status_of(API_PREFIX, "admin", "DELETE", "/events/4", "{}");
}

static void
ignore(void *context, const char *sentence)
{
	(void)context;
	(void)sentence;
}

static size_t
check(void)
{
	static const struct check_report	 tell = { 100, ignore, NULL };
	size_t				 said;
	FILE				*f;

	db_begin_read(harness.db);
	said = check_database(harness.db, &tell);
	db_end_read(harness.db);
	db_recover(harness.db);
	cr_assert_not_null(f = fopen("/dev/null", "w"));
	db_begin_read(harness.db);
	export_lines(harness.db, f, true);
	db_end_read(harness.db);
	db_recover(harness.db);
	fclose(f);
	return (said);
}

ParameterizedTestParameters(hostile, no_value_crashes_anything)
{
	static char	 tables[][NAME] = {
		"sequences", "meta", "users", "passwords", "idempotency_keys",
		"images", "events", "venues", "organizers", "terms",
		"event_venues", "event_organizers", "event_terms", "changes",
		"outbox", "deliveries", "gone_endpoints", "endpoint_results",
		"imports", "series",
		"subscriptions", "uploads", "history"
	};

	return (cr_make_param_array(char[NAME], tables, COUNT(tables)));
}

static void
try_value(const char *table, const char *column, const char *value)
{
	put(table, column, value);
	read_all();
	(void)check();
	write_all();
	put_back();
}

static void
try_column(const char *table, const char *column)
{
	static const char *const	 values[] = {
		"-1", "99", "-9223372036854775808", "9223372036854775807",
		"X''", "X'ffffffffffffffffff'", "X'7f7f7f7f7f7f7f7f7f'",
		"X'01ffffffff00000000ffffffff0101010101'",
		"X'010200000000000000000000000202020000'", "zeroblob(20000)",
		"9e999", "-1e300", "''", "CAST(X'ff80c3f0' AS TEXT)",
		"CAST(replace(hex(zeroblob(9999)), '00', X'80') AS TEXT)",
		"'a' || char(13, 10) || 'B: c' || char(0) || 'd'"
	};
	size_t				 i;

	for (i = 0; i < COUNT(values); i++)
		if (share_next())
			try_value(table, column, values[i]);
}

ParameterizedTest(const char *table, hostile, no_value_crashes_anything)
{
	sqlite3_stmt	*st;
	char		 sql[128], columns[40][NAME];
	int		 count = 0, i;

	start();
	snprintf(sql, sizeof(sql), "SELECT name FROM pragma_table_info('%s')",
	    table);
	cr_assert_eq(sqlite3_prepare_v2(sound, sql, -1, &st, NULL), SQLITE_OK);
	while (sqlite3_step(st) == SQLITE_ROW)
		snprintf(columns[count++], NAME, "%s",
		    (const char *)sqlite3_column_text(st, 0));
	sqlite3_finalize(st);
	cr_assert_gt(count, 0);
	for (i = 0; i < count; i++)
		try_column(table, columns[i]);
	sqlite3_close(sound);
}
