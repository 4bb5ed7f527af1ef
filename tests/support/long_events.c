#include "long_events.h"

#include "store/db.h"
#include "store/stored_links.h"
#include "store/index/changes.h"

#define DAYS	1500		/* on which events begin, from 1968 */

struct long_event	 long_events[LONG_EVENTS + 1];
int64_t			 long_parents[LONG_TERMS + 1];

/* A random number below `bound`, the same in every run. */
int64_t
long_any(int64_t bound)
{
	static uint64_t	 state = 7;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

/* Often the start of a day, or a second before or after it. */
int64_t
long_any_time(void)
{
	static const int64_t	 seconds[] = {
		0, 0, 1, LONG_DAY - 1, LONG_DAY - 1, LONG_DAY - 2,
		LONG_DAY / 2, LONG_DAY / 2 + 1
	};

	return ((long_any(DAYS) - 730) * LONG_DAY + (long_any(3) == 0 ?
	    long_any(LONG_DAY) : seconds[long_any(8)]));
}

static int64_t
any_length(void)
{
	switch (long_any(8)) {
	case 0:
		return (long_any(4000) * LONG_DAY +
		    long_any(2) * (LONG_DAY - 1));
	case 1:
		return (long_any(70) * LONG_DAY + long_any(3) - 1 + LONG_DAY);
	case 2:
		return (LONG_DAY - 1 + long_any(3));
	case 3:
		return (0);
	default:
		return (long_any(LONG_DAY));
	}
}

static void
change_row(struct event_row *r)
{
	r->start = long_any_time();
	r->end = r->start + any_length();
	r->status = long_any(8) == 0 ? DRAFT : PUBLISH;
	r->hidden = long_any(12) == 0;
	r->featured = long_any(3) == 0;
	r->ticketed = long_any(40) == 0;
	r->has_venue = long_any(4) != 0;
	r->located = r->has_venue && long_any(5) != 0;
}

static void
link_term(struct db *db, struct long_event *e)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_terms WHERE event_id = $1");
	db_bind_integer(st, 1, e->row.id);
	db_run(st);
	if ((e->term = long_any(LONG_TERMS + 1)) == 0)
		return;
	st = db_query(db, "INSERT INTO event_terms VALUES ($1, $2)");
	db_bind_integer(st, 1, e->row.id);
	db_bind_integer(st, 2, e->term);
	db_run(st);
}

static void
put(struct db *db, struct arena *arena, struct long_event *e)
{
	change_row(&e->row);
	event_rows_add(db, arena, &e->row);
	link_term(db, e);
	(void)event_links_changed(db, arena, e->row.id);
	e->gone = false;
}

static void
drop(struct db *db, struct arena *arena, struct long_event *e)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM events WHERE id = $1");
	db_bind_integer(st, 1, e->row.id);
	db_run(st);
	(void)event_links_changed(db, arena, e->row.id);
	e->gone = true;
}

static void
add_terms(struct db *db)
{
	struct statement	*st;
	int64_t			 id;

	for (id = 1; id <= LONG_TERMS; id++) {
		long_parents[id] = id / 2;
		st = db_query(db, "INSERT INTO terms (id, kind, parent, name,"
		    " name_key, name_folded, slug, description,"
		    " description_key, searched)"
		    " VALUES ($1, 0, $2, '', '', '', $1, '', '', '')");
		db_bind_integer(st, 1, id);
		if (long_parents[id] != 0)
			db_bind_integer(st, 2, long_parents[id]);
		db_run(st);
	}
}

void
long_events_give(struct db *db, struct arena *arena)
{
	int64_t	 id;

	event_rows_venues(db);
	add_terms(db);
	for (id = 1; id <= LONG_EVENTS; id++) {
		long_events[id].row = (struct event_row){ .id = id,
		    .author = 1, .has_published = true, .title = "",
		    .excerpt = "", .description = "" };
		put(db, arena, &long_events[id]);
	}
}

/* Moves a term without children below another one. */
static void
move_term(struct db *db)
{
	struct statement	*st;
	int64_t			 id;

	id = LONG_TERMS / 2 + 1 + long_any(LONG_TERMS / 2);
	long_parents[id] = 1 + long_any(LONG_TERMS / 2);
	st = db_query(db, "UPDATE terms SET parent = $1 WHERE id = $2");
	db_bind_integer(st, 1, long_parents[id]);
	db_bind_integer(st, 2, id);
	db_run(st);
	change_note(db, CHANGE_TERM, id);
}

void
long_events_change(struct db *db, struct arena *arena)
{
	struct long_event	*e;
	int			 i;

	for (i = 0; i < 20; i++) {
		e = &long_events[1 + long_any(LONG_EVENTS)];
		if (!e->gone)
			drop(db, arena, e);
		if (long_any(10) != 0)
			put(db, arena, e);
	}
	if (long_any(4) == 0)
		move_term(db);
}
