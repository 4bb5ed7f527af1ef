#include <sys/param.h>

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_needs.h"
#include "calendar/event_slugs.h"
#include "calendar/notices.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/sequences.h"
#include "store/stored_links.h"
#include "store/terms_waiting.h"
#include "text/dates.h"
#include "text/slugs.h"

/* Events of a series that are made together. */
struct making {
	struct request		*rq;
	const struct series	*series;
	const struct event	*model;
	struct event		*events;
	struct series_saved	*saved;
	size_t			 count;

	struct event_slugs	 slugs;		/* of the next events */
};

/* "yoga-2027-03-09", the name cut so that the date remains. */
static const char *
slug_of(const struct making *m, int64_t start)
{
	struct arena	*arena = m->rq->arena;
	const char	*slug = m->series->slug;
	char		 date[DATE_TEXT];

	if (*slug == '\0')
		slug = slug_make(arena, m->model->head.name);
	date_print_day(start, date);

	return (slug_append(arena, slug, arena_join(arena, "-", date, NULL)));
}

static void
look_up_slugs(struct making *m, const int64_t *starts, size_t count)
{
	m->slugs.count = MIN(count, EVENT_SLUGS);
	for (size_t i = 0; i < m->slugs.count; i++)
		m->slugs.slugs[i] = slug_of(m, starts[i]);
	event_slugs_look_up(m->rq, &m->slugs);
}

static void
add_event(struct making *m, int64_t id, int64_t start)
{
	const size_t	 at = m->count % EVENT_SLUGS;
	struct request	*rq = m->rq;
	struct event	*e = &m->events[m->count];

	m->saved[m->count++] = (struct series_saved){ .e = e };
	*e = *m->model;
	e->head.id = id;
	e->head.slug = "";
	e->head.status = status_now(m->series->status, e->head.has_published,
	    e->head.published, rq->now);
	e->head.created = e->head.modified = rq->now;
	e->series = m->series->id;
	e->series_rule = m->series->rule;
	e->original_start = start;
	e->has_original_start = true;
	event_dates_move(&e->dates, start);
	record_choose_slug(rq, &e->head, NULL, m->slugs.slugs[at], &m->slugs);
	record_add(rq, &e->head);
}

/* Some may be published before their series (rule 27.8). */
static void
publish_terms(struct request *rq, const struct series_saved *saved,
    size_t count)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < count; i++)
		if (status_is_public(saved[i].e->head.status))
			ids_insert(&ids, rq->arena, saved[i].e->head.id);
	if (ids.count > 0)
		event_terms_publish(rq, &ids);
}

/* Places that an event shares follow the model, at once for all events. */
static void
follow_own_places(struct request *rq, const struct series_saved *saved,
    size_t count)
{
	const struct event	*e;
	size_t			 i;

	for (i = 0; i < count && !db_failed_yet(rq->db); i++) {
		e = saved[i].e;
		if (series_has(e->detached, "venue") ||
		    series_has(e->detached, "organizer"))
			event_needs_follow(rq, e, saved[i].before,
			    e->head.status);
	}
}

/* Replaces the links of events by those of the model. */
static void
replace_links(struct request *rq, const struct event *model,
    const struct series_saved *saved, size_t count,
    const struct ids *events)
{
	struct ids	 waiting;

	waiting = terms_waiting_of(rq->db, rq->arena,
	    ids_text(rq->arena, events));
	series_copy_links_all(rq, model, saved, count, true);
	events_links_changed(rq->db, events);
	follow_own_places(rq, saved, count);
	publish_terms(rq, saved, count);
	terms_drop_waiting(rq->db, rq->arena, &waiting);
}

void
series_finish_all(struct request *rq, const struct event *model,
    const struct series_saved *saved, size_t count, bool empties)
{
	struct ids	 events = { 0 };
	size_t		 i;

	for (i = 0; i < count; i++)
		ids_insert(&events, rq->arena, saved[i].e->head.id);
	if (empties)
		replace_links(rq, model, saved, count, &events);
	else {
		series_copy_links_all(rq, model, saved, count, false);
		events_links_changed(rq->db, &events);
	}
	for (i = 0; i < count && !db_failed_yet(rq->db); i++)
		notice_record(rq, empties ? notice_of(saved[i].before,
		    saved[i].e->head.status) : NOTICE_CREATED,
		    &saved[i].e->head);
}

void
series_make_all(struct request *rq, const struct series *s,
    const struct event *model, const struct series_times *times,
    const bool *has)
{
	struct making	 m = { rq, s, model, .count = 0 };
	int64_t		*starts, id;
	size_t		 i, count = 0;

	starts = arena_alloc(rq->arena, (times->count + 1) * sizeof(*starts));
	for (i = 0; i < times->count; i++)
		if (!has[i])
			starts[count++] = times->list[i];
	if (count == 0)
		return;
	id = sequence_reserve(rq->db, SEQUENCE_RECORDS, count);
	m.events = arena_alloc(rq->arena, count * sizeof(*m.events));
	m.saved = arena_alloc(rq->arena, count * sizeof(*m.saved));
	for (i = 0; i < count && !db_failed_yet(rq->db); i++) {
		if (i % EVENT_SLUGS == 0)
			look_up_slugs(&m, starts + i, count - i);
		add_event(&m, id++, starts[i]);
	}
	series_finish_all(rq, model, m.saved, m.count, false);
}
