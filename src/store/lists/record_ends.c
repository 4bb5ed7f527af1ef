#include "store/lists/record_ends.h"

#include "store/db.h"
#include "store/ids.h"
#include "store/lists/directory_query.h"
#include "store/lists/event_entry.h"
#include "store/lists/query.h"

/* Seconds; more than clocks in two zones differ, in both directions. */
#define CLOCKS	(2 * EVENT_DAY)

/* Each record of an entry as one number, with its kind in the lowest bit. */
static void
read_records(struct arena *arena, const struct event_entry *e,
    struct ids *records)
{
	const int64_t	*links = e->links.list;
	size_t		 i;

	if (!e->is_open || e->links.count < 2)
		return;
	if (links[0] != 0)
		ids_insert(records, arena, links[0] << 1 | DIRECTORY_VENUES);
	for (i = 2; i < e->links.count && (int64_t)i - 2 < links[1]; i++)
		ids_insert(records, arena,
		    links[i] << 1 | DIRECTORY_ORGANIZERS);
}

static void
raise(struct db *db, struct arena *arena, const struct list_ids *records,
    int64_t end)
{
	struct statement	*st;

	st = db_query(db, "INSERT OR FAIL INTO record_ends"
	    " (record_id, kind, last_end) SELECT value >> 1, value & 1, $1"
	    " FROM id_list($2) WHERE TRUE ON CONFLICT (record_id)"
	    " DO UPDATE SET last_end = excluded.last_end"
	    " WHERE excluded.last_end > record_ends.last_end");
	db_bind_integer(st, 1, end);
	db_bind_text(st, 2, query_ids(arena, records));
	db_run(st);
}

/*
 * Raises `*end` to the latest end of events that begin at `from` or later.
 * Reads event_index, since it agrees with event_lists while events that have
 * changed together are indexed one after another.
 */
static void
find_later(struct db *db, int64_t list, int64_t from, bool *found, int64_t *end)
{
	struct statement	*st;

	st = db_query(db, "SELECT MAX(x.open_end) FROM event_lists l"
	    " CROSS JOIN event_index x ON x.event_id = l.event_id"
	    " WHERE l.list = $1 AND l.start_local >= $2");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, from);
	if (db_step(st) && !db_null(st, 0) &&
	    (!*found || db_integer(st, 0) > *end)) {
		*found = true;
		*end = db_integer(st, 0);
	}
	db_done(st);
}

static bool
find_last_start(struct db *db, int64_t list, int64_t *start)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT start_local FROM event_lists"
	    " WHERE list = $1 ORDER BY start_local DESC LIMIT 1");
	db_bind_integer(st, 1, list);
	if ((found = db_step(st)))
		*start = db_integer(st, 0);
	db_done(st);
	return (found);
}

/*
 * The event that ends last is still running when the last one begins. So only
 * few events of each span are candidates. For unlisted events all are.
 */
static bool
find_end(struct db *db, int64_t record, int64_t *end)
{
	int64_t	 list = EVENT_LIST(LIST_RECORD, record), start, longest;
	bool	 found = false;
	int	 span;

	if (find_last_start(db, list, &start))
		for (span = 0; span <= EVENT_SPANS; span++) {
			longest = event_span_limit(span);
			find_later(db, list + span, longest == INT64_MAX ?
			    INT64_MIN : start - longest - CLOCKS, &found, end);
		}
	find_later(db, EVENT_LIST_UNLISTED(LIST_RECORD, record), INT64_MIN,
	    &found, end);
	return (found);
}

static void
refresh(struct db *db, int64_t record)
{
	struct statement	*st;
	int64_t			 end;

	if (find_end(db, record, &end)) {
		st = db_query(db, "UPDATE record_ends SET last_end = $1"
		    " WHERE record_id = $2");
		db_bind_integer(st, 1, end);
		db_bind_integer(st, 2, record);
	} else {
		st = db_query(db,
		    "DELETE FROM record_ends WHERE record_id = $1");
		db_bind_integer(st, 1, record);
	}
	db_run(st);
}

/* Returns `records`. With `keeps`, leaves out those in `other`. */
static struct list_ids
without(struct arena *arena, const struct ids *records,
    const struct ids *others, bool keeps)
{
	const struct list_ids	 other = { others->count, others->list };
	struct ids		 rest = { 0 };
	size_t			 i;

	for (i = 0; i < records->count; i++)
		if (!keeps || !ids_have(&other, records->list[i]))
			ids_add(&rest, arena, records->list[i]);
	return ((struct list_ids){ rest.count, rest.list });
}

static void
note_later(struct arena *arena, struct ends_change *c, int64_t record,
    int64_t end)
{
	size_t	 i;

	for (i = 0; i < c->later.count && c->later.list[i] != record;)
		i++;
	if (i == c->later.count) {
		ids_add(&c->later, arena, record);
		ids_add(&c->ends, arena, end);
	} else if (end > c->ends.list[i])
		c->ends.list[i] = end;
}

void
record_ends_note(struct arena *arena, const struct event_entry *old,
    const struct event_entry *new, struct ends_change *c)
{
	struct ids	 before = { 0 }, after = { 0 };
	struct list_ids	 less, more;
	size_t		 i;

	read_records(arena, old, &before);
	read_records(arena, new, &after);
	less = without(arena, &before, &after,
	    new->open_end >= old->open_end);
	more = without(arena, &after, &before,
	    new->open_end <= old->open_end);
	for (i = 0; i < more.count; i++)
		note_later(arena, c, more.list[i], new->open_end);
	for (i = 0; i < less.count; i++)
		ids_insert(&c->lost, arena, less.list[i]);
	if (less.count > 0 && old->open_end > c->lost_end)
		c->lost_end = old->open_end;
}

/* Raises records with the same end together. */
static void
raise_all(struct db *db, struct arena *arena, const struct ends_change *c)
{
	struct ids	 same, done = { 0 };
	size_t		 i, j;

	for (i = 0; i < c->later.count; i++) {
		if (!ids_insert(&done, arena, c->ends.list[i]))
			continue;
		same = (struct ids){ 0 };
		for (j = i; j < c->later.count; j++)
			if (c->ends.list[j] == c->ends.list[i])
				ids_add(&same, arena, c->later.list[j]);
		raise(db, arena, &(struct list_ids){ same.count, same.list },
		    c->ends.list[i]);
	}
}

/* Only records whose last end was lost may now have an earlier one. */
static void
lower(struct db *db, struct arena *arena, const struct ends_change *c)
{
	struct statement	*st;
	struct list_ids		 last;
	size_t			 i;

	if (c->lost.count == 0)
		return;
	st = db_query(db, "SELECT r.record_id FROM id_list($1) j"
	    " CROSS JOIN record_ends r ON r.record_id = j.value >> 1"
	    " WHERE r.last_end <= $2");
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){
	    c->lost.count, c->lost.list }));
	db_bind_integer(st, 2, c->lost_end);
	last = ids_read(st, arena);
	for (i = 0; i < last.count; i++)
		refresh(db, last.list[i]);
}

void
record_ends_change(struct db *db, struct arena *arena,
    const struct ends_change *c)
{
	raise_all(db, arena, c);
	lower(db, arena, c);
}

void
record_ends_rebuild(struct db *db)
{
	db_run(db_query(db, "DELETE FROM record_ends"));
	db_run(db_query(db, "INSERT INTO record_ends"
	    " (record_id, kind, last_end)"
	    " SELECT l.venue_id, 0, MAX(i.open_end) FROM event_venues l"
	    " JOIN event_index i ON i.event_id = l.event_id"
	    " WHERE i.open_end IS NOT NULL GROUP BY 1 UNION ALL"
	    " SELECT l.organizer_id, 1, MAX(i.open_end)"
	    " FROM event_organizers l"
	    " JOIN event_index i ON i.event_id = l.event_id"
	    " WHERE i.open_end IS NOT NULL GROUP BY 1"));
}
