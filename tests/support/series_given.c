#include "series_given.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/series.h"
#include "http/request.h"
#include "store/db.h"
#include "store/status.h"
#include "text/dates.h"

#define MINUTES	16	/* of "2027-03-09 18:00" */

int64_t
given_series(const char *start, const char *end, const char *zone,
    const char *recurrence, const char *more)
{
	return (given_event("ed", "Yoga", start, end,
	    target("\"timezone\":\"%s\",\"recurrence\":%s%s%s", zone,
	    recurrence, *more == '\0' ? "" : ",", more)));
}

void
given_three_tuesdays(void)
{
	cr_assert_eq(given_series("2027-03-09 18:00:00", "2027-03-09 19:00:00",
	    SERIES_ZONE, "\"RRULE:FREQ=WEEKLY;COUNT=3\"", ""), 1);
}

struct outcome *
ask_recurrence(const char *start, const char *recurrence)
{
	return (ask_json("ed", "POST", "/events", target("{\"title\":\"Yoga\","
	    "\"start_date\":\"%s\",\"end_date\":\"%s\",\"timezone\":\""
	    SERIES_ZONE "\",\"recurrence\":%s}", start, start, recurrence)));
}

static const char *
print(int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);

	return (target("%.*s", MINUTES, text));
}

/* The end, without its day if that is the day of the start. */
static const char *
end_of(int64_t start, int64_t end)
{
	return (print(end) + (date_day_start(start) == date_day_start(end) ?
	    strlen("2027-03-09 ") : 0));
}

static void
add_event(struct buf *text, struct statement *st)
{
	int64_t		 original = db_integer(st, 1), start, end;
	enum status	 status = status_read(st, 4);

	start = db_integer(st, 2);
	end = db_integer(st, 3);
	buf_printf(text, "%" PRId64 " %s", db_integer(st, 0), print(original));
	if (start != original)
		buf_printf(text, " now %s", print(start));
	buf_printf(text, " to %s", end_of(start, end));
	if (status != STATUS_PUBLISH)
		buf_printf(text, " %s", status_name(status));
	if (*db_text(st, 5) != '\0')
		buf_printf(text, " [%s]", db_text(st, 5));
	buf_char(text, '\n');
}

static struct statement *
select_events(int64_t series)
{
	struct statement	*st;

	st = db_query(harness.db, "SELECT id, original_start, start_local,"
	    " end_local, status, detached FROM events WHERE series_id = $1"
	    " ORDER BY original_start, id");
	db_bind_integer(st, 1, series);

	return (st);
}

const char *
series_events(int64_t series)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	struct buf		 text;
	const char		*copy;

	buf_init(&text, arena, 4096);
	st = select_events(series);
	while (db_step(st))
		add_event(&text, st);
	db_done(st);
	copy = target("%s", text.data);
	arena_free(arena);

	return (copy);
}

const char *
series_starts(int64_t series)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	struct buf		 text;
	const char		*copy;

	buf_init(&text, arena, 4096);
	st = select_events(series);
	while (db_step(st)) {
		if (status_read(st, 4) == STATUS_TRASH)
			continue;
		if (text.length > 0)
			buf_string(&text, ", ");
		buf_string(&text, print(db_integer(st, 2)) +
		    strlen("2027-"));
	}
	db_done(st);
	copy = target("%s", text.data);
	arena_free(arena);

	return (copy);
}

size_t
series_count(int64_t series)
{
	struct statement	*st;
	size_t			 count;

	st = db_query(harness.db, "SELECT COUNT(*) FROM events"
	    " WHERE series_id = $1 AND status <> $2");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, STATUS_TRASH);
	cr_assert(db_step(st));
	count = (size_t)db_integer(st, 0);
	db_done(st);

	return (count);
}

const char *
series_date(int64_t series, const char *column)
{
	struct statement	*st;
	const char		*text;

	st = db_compose(harness.db, target("SELECT %s FROM series"
	    " WHERE id = $1", column));
	db_bind_integer(st, 1, series);
	cr_assert(db_step(st), "there is no series %" PRId64, series);
	text = db_null(st, 0) ? "never" : print(db_integer(st, 0));
	db_done(st);

	return (text);
}

size_t
series_extend_in(struct db *db, const struct site *site, int64_t now)
{
	struct request	 rq = { .site = site, .db = db, .now = now };
	size_t		 rounds = 0;

	rq.arena = arena_new();
	for (; series_is_due(&rq); rounds++) {
		cr_assert_lt(rounds, 10000, "it never ends");
		db_begin_write(rq.db);
		cr_assert(series_extend(&rq));
		cr_assert(db_commit(rq.db), "%s", db_message(rq.db));
	}
	arena_free(rq.arena);

	return (rounds);
}

size_t
series_extend_all(void)
{
	return (series_extend_in(harness.db, &harness.site, harness.now));
}
