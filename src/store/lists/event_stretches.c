#include "store/lists/event_stretches.h"

#include "store/db.h"
#include "store/lists/event_query.h"
#include "store/lists/query.h"

/* Low bits of a value: values that differ only in them share a stretch. */
#define ID_BITS		12
#define TIME_BITS	22
#define TEXT_OF(number)	#number
#define TEXT(number)	TEXT_OF(number)

static const struct kind {
	int64_t	 number;
	int	 bits;		/* 0: the order has no stretches */
} kinds[] = {
	[EVENT_BY_ID] = { 0, ID_BITS },
	[EVENT_BY_DATE] = { 1, TIME_BITS },
	[EVENT_BY_MODIFIED] = { 2, TIME_BITS }
};

#define OF_ID		"id >> " TEXT(ID_BITS)
#define OF_DATE		"COALESCE(published, created) >> " TEXT(TIME_BITS)
#define OF_MODIFIED	"modified >> " TEXT(TIME_BITS)

#define REACH(kind, value) \
	"SELECT " kind ", " value ", start_local, start_local, end_local," \
	" end_local FROM events WHERE id = $1"

#define BOUNDS \
	"MIN(start_local), MAX(start_local), MIN(end_local), MAX(end_local)"

#define REACH_TOGETHER(kind, value) \
	"SELECT " kind ", " value ", " BOUNDS " FROM id_list($1) j" \
	" CROSS JOIN events e ON e.id = j.value GROUP BY 2"

#define ADD(reach) \
	"INSERT OR FAIL INTO event_stretches AS s" \
	" (kind, stretch, first_start, last_start, first_end, last_end) " \
	reach("0", OF_ID) " UNION ALL " \
	reach("1", OF_DATE) " UNION ALL " \
	reach("2", OF_MODIFIED) \
	" ON CONFLICT (kind, stretch) DO UPDATE SET" \
	" first_start = MIN(s.first_start, excluded.first_start)," \
	" last_start = MAX(s.last_start, excluded.last_start)," \
	" first_end = MIN(s.first_end, excluded.first_end)," \
	" last_end = MAX(s.last_end, excluded.last_end)" \
	" WHERE excluded.first_start < s.first_start" \
	" OR excluded.last_start > s.last_start" \
	" OR excluded.first_end < s.first_end" \
	" OR excluded.last_end > s.last_end"

void
event_stretches_add(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, ADD(REACH));
	db_bind_integer(st, 1, event);
	db_run(st);
}

void
event_stretches_add_all(struct db *db, struct arena *arena,
    const struct list_ids *events)
{
	struct statement	*st;

	st = db_query(db, ADD(REACH_TOGETHER));
	db_bind_text(st, 1, query_ids(arena, events));
	db_run(st);
}

#define REACH_OF_ALL(kind, value) \
	"SELECT " kind ", " value ", " BOUNDS " FROM events GROUP BY 2"

void
event_stretches_rebuild(struct db *db)
{
	db_run(db_query(db, "DELETE FROM event_stretches"));
	db_run(db_query(db, "INSERT INTO event_stretches"
	    " (kind, stretch, first_start, last_start, first_end, last_end) "
	    REACH_OF_ALL("0", OF_ID) " UNION ALL "
	    REACH_OF_ALL("1", OF_DATE) " UNION ALL "
	    REACH_OF_ALL("2", OF_MODIFIED)));
}

bool
event_stretches_find(struct db *db, const struct event_filter *f,
    int64_t *least, int64_t *most)
{
	const struct list_bound	*bounds[] = { &f->start_from, &f->start_until,
	    &f->end_from, &f->end_until };
	struct statement	*st;
	int			 i, bits;
	bool			 found;

	if (f->order >= sizeof(kinds) / sizeof(kinds[0]) ||
	    (bits = kinds[f->order].bits) == 0)
		return (false);
	st = db_query(db, "SELECT MIN(stretch), MAX(stretch)"
	    " FROM event_stretches WHERE kind = $1 AND last_start >= $2"
	    " AND first_start <= $3 AND last_end >= $4 AND first_end <= $5");
	db_bind_integer(st, 1, kinds[f->order].number);
	for (i = 0; i < 4; i++)
		db_bind_integer(st, i + 2, bounds[i]->set ? bounds[i]->value :
		    i % 2 == 0 ? INT64_MIN : INT64_MAX);
	if ((found = db_step(st) && !db_null(st, 0))) {
		*least = db_integer(st, 0) * (INT64_C(1) << bits);
		*most = (db_integer(st, 1) + 1) * (INT64_C(1) << bits) - 1;
	}
	db_done(st);
	return (found);
}
