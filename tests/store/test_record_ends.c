/*
 * The last events of venues and organizers after each of many changes: the
 * check of the index compares them with all events.
 */
#include <criterion/criterion.h>

#include "base/arena.h"
#include "tests/support/derived.h"
#include "tests/support/event_rows.h"
#include "store/db.h"
#include "store/event_index.h"
#include "tests/support/store_empty.h"

#define DAY	86400
#define EVENTS	60
#define CHANGES	1500

static struct db	*db;
static struct arena	*arena;

static void
setup(void)
{
	db = store_empty();
	arena = arena_new();
	db_begin_write(db);
	event_rows_venues(db);
}

static void
teardown(void)
{
	cr_assert(db_commit(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(record_ends, .init = setup, .fini = teardown, .timeout = 120);

/* A random number below `bound`, the same in every run. */
static int64_t
any(int64_t bound)
{
	static uint64_t	 state = 11;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

/* Clocks are up to 14 hours from UTC. */
static void
move(int64_t event)
{
	static const int64_t	 longest[] = { 0, 1, 3, 15, 60, 200, 900,
	    9000 };
	struct statement	*st;
	int64_t			 start, end;

	start = any(20) * DAY + any(DAY);
	if (any(3) == 0)
		start -= any(9000) * DAY;
	end = start + any(longest[any(8)] * DAY + 3600);
	st = db_query(db, "UPDATE events SET start_local = $1, end_local = $2,"
	    " end_utc = $3 WHERE id = $4");
	db_bind_integer(st, 1, start);
	db_bind_integer(st, 2, end);
	db_bind_integer(st, 3, end + (any(27) - 13) * 3600);
	db_bind_integer(st, 4, event);
	db_run(st);
}

static void
change_state(int64_t event)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET status = $1,"
	    " hide_from_listings = $2, password = $3 WHERE id = $4");
	db_bind_integer(st, 1, any(3) == 0 ? DRAFT : PUBLISH);
	db_bind_integer(st, 2, any(4) == 0);
	db_bind_text(st, 3, any(5) == 0 ? "hash" : NULL);
	db_bind_integer(st, 4, event);
	db_run(st);
}

static void
run(const char *sql, int64_t event)
{
	struct statement	*st;

	st = db_compose(db, sql);
	db_bind_integer(st, 1, event);
	db_run(st);
}

static void
link_again(int64_t event)
{
	int64_t	 organizer;

	run("DELETE FROM event_venues WHERE event_id = $1", event);
	run("DELETE FROM event_organizers WHERE event_id = $1", event);
	if (any(4) != 0)
		run(any(2) == 0 ?
		    "INSERT INTO event_venues VALUES ($1, 10001)" :
		    "INSERT INTO event_venues VALUES ($1, 10002)", event);
	for (organizer = 0; organizer < any(3); organizer++)
		run(organizer == 0 ?
		    "INSERT INTO event_organizers VALUES ($1, 0, 20001)" :
		    "INSERT INTO event_organizers VALUES ($1, 1, 20002)",
		    event);
}

static void
change(int64_t event)
{
	switch (any(8)) {
	case 0:
		run("DELETE FROM events WHERE id = $1", event);
		break;
	case 1:
		link_again(event);
		break;
	case 2:
	case 3:
		change_state(event);
		break;
	default:
		move(event);
	}
}

static bool
exists(int64_t event)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM events WHERE id = $1");
	db_bind_integer(st, 1, event);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
change_or_add(int64_t event)
{
	struct event_row	 row = { .id = event, .author = 1,
	    .title = "", .excerpt = "", .description = "" };

	if (exists(event))
		change(event);
	else {
		event_rows_add(db, arena, &row);
		move(event);
		link_again(event);
	}
}

Test(record_ends, follow_every_change)
{
	int64_t	 event;
	int	 i;

	for (i = 0; i < CHANGES; i++) {
		event = 1 + any(EVENTS);
		change_or_add(event);
		(void)event_index_refresh(db, arena, event, false);
		arena_reset(arena);
		cr_assert_not(derived_inside(db), "change %d", i);
	}
}

/*
 * All events, more than are indexed by the same statements, get other times and
 * another venue, and some are deleted.
 */
static void
move_all(bool back, int64_t *changed)
{
	int64_t	 event;

	for (event = 1; event <= EVENTS; event++) {
		changed[event - 1] = event;
		if (!exists(event))
			change_or_add(event);
		else if (any(12) == 0)
			run("DELETE FROM events WHERE id = $1", event);
		else {
			move(event);
			run("DELETE FROM event_venues WHERE event_id = $1",
			    event);
			run(back ?
			    "INSERT INTO event_venues VALUES ($1, 10001)" :
			    "INSERT INTO event_venues VALUES ($1, 10002)",
			    event);
		}
	}
}

Test(record_ends, follow_events_that_change_together)
{
	int64_t	 changed[EVENTS];
	int	 i;

	for (i = 0; i < CHANGES / EVENTS * 8; i++) {
		move_all(i % 2 == 0, changed);
		event_index_refresh_all(db, &(struct list_ids){ EVENTS,
		    changed }, true);
		arena_reset(arena);
		cr_assert_not(derived_inside(db), "change %d", i);
	}
}
