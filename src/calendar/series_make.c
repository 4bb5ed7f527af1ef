#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/notices.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/sequences.h"
#include "text/dates.h"
#include "text/slugs.h"

/* Events of a series that are made together. */
struct making {
	struct request		*rq;
	const struct series	*series;
	const struct event	*model;
	struct event_texts	 texts;
	struct event		*events;	/* their ids are consecutive */
	size_t			 count;
};

/* "yoga-2027-03-09". Few other events have such a slug. */
static const char *
slug_of(const struct making *m, int64_t start)
{
	struct arena	*arena = m->rq->arena;
	const char	*slug = m->series->slug;
	char		 date[DATE_TEXT];

	if (*slug == '\0')
		slug = slug_make(arena, m->model->head.name);
	date_print(start, date);

	return (arena_printf(arena, "%s-%.*s", slug,
	    (int)strcspn(date, " "), date));
}

static void
add(struct making *m, int64_t id, int64_t start)
{
	struct request	*rq = m->rq;
	struct event	*e = &m->events[m->count++];

	*e = *m->model;
	e->head.id = id;
	e->head.status = status_now(m->series->status, e->head.has_published,
	    e->head.published, rq->now);
	e->head.created = e->head.modified = rq->now;
	e->series = m->series->id;
	e->series_rule = m->series->rule;
	e->original_start = start;
	e->has_original_start = true;
	event_dates_move(&e->dates, start);
	record_choose_slug(rq, &e->head, NULL, slug_of(m, start));
	record_add_like(rq, e, &m->texts);
}

static void
copy(const struct making *m, struct statement *st)
{
	db_bind_integer(st, 1, m->events[0].head.id);
	db_bind_integer(st, 2, m->events[m->count - 1].head.id);
	db_bind_integer(st, 3, m->model->head.id);
	db_run(st);
}

/*
 * Copies the links of all events at once, since SQLite copies the changed
 * pages for each of these statements, to be able to undo it alone.
 */
static void
copy_links(const struct making *m)
{
	struct db	*db = m->rq->db;

	copy(m, db_query(db, "INSERT INTO event_venues (event_id, venue_id)"
	    " SELECT e.id, l.venue_id FROM event_venues l CROSS JOIN events e"
	    " ON e.id BETWEEN $1 AND $2 WHERE l.event_id = $3"));
	copy(m, db_query(db, "INSERT INTO event_organizers"
	    " (event_id, position, organizer_id)"
	    " SELECT e.id, l.position, l.organizer_id"
	    " FROM event_organizers l CROSS JOIN events e"
	    " ON e.id BETWEEN $1 AND $2 WHERE l.event_id = $3"));
	copy(m, db_query(db, "INSERT INTO event_terms (event_id, term_id)"
	    " SELECT e.id, l.term_id FROM event_terms l CROSS JOIN events e"
	    " ON e.id BETWEEN $1 AND $2 WHERE l.event_id = $3"));
}

static void
index_and_tell(const struct making *m, struct event *e)
{
	struct list_ids	 links;

	links = event_index_add(m->rq->db, m->rq->arena, e->head.id);
	event_linked_set(m->rq, e, &links);
	notice_record(m->rq, NOTICE_CREATED, &e->head);
}

void
series_make_all(struct request *rq, const struct series *s,
    const struct event *model, const struct series_times *times,
    const bool *has)
{
	struct making	 m = { rq, s, model, .count = 0 };
	int64_t		 id;
	size_t		 i, count = 0;

	for (i = 0; i < times->count; i++)
		count += !has[i];
	if (count == 0)
		return;
	id = sequence_take(rq->db, SEQUENCE_RECORDS, count);
	m.events = arena_alloc(rq->arena, count * sizeof(*m.events));
	m.texts = record_fold(rq, model);
	for (i = 0; i < times->count && !db_failed(rq->db); i++)
		if (!has[i])
			add(&m, id++, times->list[i]);
	if (db_failed(rq->db))
		return;
	copy_links(&m);
	for (i = 0; i < m.count && !db_failed(rq->db); i++)
		index_and_tell(&m, &m.events[i]);
}
