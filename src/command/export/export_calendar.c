#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/event.h"
#include "command/export/export_events.h"
#include "command/inside.h"
#include "feeds/feed.h"
#include "feeds/feed_series.h"
#include "http/request.h"
#include "store/db.h"

#define END	"END:VCALENDAR\r\n"

/*
 * Zones must come first, so the events are read twice: the first time only to
 * find their zones.
 */
struct pass {
	struct db	*db;
	struct request	*rq;
	struct feed	 feed;
	size_t		 head;		/* bytes before the events */
	FILE		*to;		/* NULL: the first time */
};

static void
begin_pass(struct pass *p, FILE *to)
{
	buf_cut(&p->rq->out.buf, 0);
	feed_begin(&p->feed, p->rq, &feed_calendar, false,
	    arena_join(p->rq->arena, p->rq->in.api, "/events.ics", NULL));
	p->head = p->rq->out.buf.length;
	p->to = to;
}

static void
end_event(struct pass *p)
{
	struct buf	*out = &p->rq->out.buf;

	if (p->to != NULL)
		fwrite(out->data + p->head, 1, out->length - p->head, p->to);
	buf_cut(out, p->head);
}

static void
put_event(struct pass *p, int64_t id)
{
	struct event	 e;

	if (feed_read(&p->feed, id, false, &e))
		feed_calendar.add(&p->feed, &e, SIZE_MAX);
	end_event(p);
}

static void
put_series(struct pass *p, int64_t id)
{
	const struct event	 none = { .series = id };

	arena_reset(p->feed.each);
	p->rq->arena = p->feed.each;
	(void)feed_add_series(&p->feed, &none);
	end_event(p);
}

/* Feeds leave out hidden events of a series, so these are single events. */
static struct statement *
select_events(struct db *db, int64_t after)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM events WHERE id > $1 AND status < $2"
	    " AND (series_id IS NULL OR hide_from_listings <> 0)"
	    " ORDER BY id LIMIT $3");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, STATUS_TRASH);
	db_bind_integer(st, 3, EXPORT_PAGE);
	return (st);
}

static struct statement *
select_series(struct db *db, int64_t after)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM series WHERE id > $1 ORDER BY id"
	    " LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, EXPORT_PAGE);
	return (st);
}

static void
put_all(struct pass *p)
{
	int64_t	 ids[EXPORT_PAGE], last = 0;
	size_t	 count, i;

	do {
		count = export_ids(select_events(p->db, last), ids);
		for (i = 0; i < count; i++)
			put_event(p, last = ids[i]);
	} while (count == EXPORT_PAGE);
	last = 0;
	do {
		count = export_ids(select_series(p->db, last), ids);
		for (i = 0; i < count; i++)
			put_series(p, last = ids[i]);
	} while (count == EXPORT_PAGE);
}

void
export_calendar(struct db *db, const struct site *site, FILE *to)
{
	struct arena	*arena = arena_new();
	struct pass	 p = { .db = db,
			    .rq = inside_reader(arena, db, site) };
	struct buf	*out = &p.rq->out.buf;

	begin_pass(&p, NULL);
	put_all(&p);
	feed_end(&p.feed);
	fwrite(out->data, 1, out->length - strlen(END), to);
	begin_pass(&p, to);
	put_all(&p);
	feed_end(&p.feed);
	fputs(END, to);
	arena_free(arena);
}
