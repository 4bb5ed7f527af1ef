/* What events, venues and organizers do differently, by their kind. */
#include "calendar/embedded.h"
#include "calendar/record.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/request.h"
#include "text/slugs.h"

static const struct image_ref	no_image;

const struct stored_table *const	record_tables[] = {
	[RECORD_EVENT] = &stored_event,
	[RECORD_VENUE] = &stored_venue,
	[RECORD_ORGANIZER] = &stored_organizer
};

/* The fields that all three groups of parameters have under one name. */
#define SENT_BY_ALL(f)							\
	.author = (f)->has_author ? &(f)->author : NULL,		\
	.status = (f)->has_status ? &(f)->status : NULL,		\
	.date = (f)->has_date ? &(f)->date : NULL,			\
	.date_utc = (f)->has_date_utc ? &(f)->date_utc : NULL,		\
	.image = (f)->has_image ? &(f)->image :				\
	    (f)->clears_image ? &no_image : NULL

struct record_sent
event_sent(const struct event_fields *f)
{
	return ((struct record_sent){ SENT_BY_ALL(f), .name = f->title,
	    .description = f->clears_description ? "" : f->description,
	    .slug = f->slug });
}

struct record_sent
venue_sent(const struct venue_fields *f)
{
	return ((struct record_sent){ SENT_BY_ALL(f), .name = f->venue,
	    .description = f->description });
}

struct record_sent
organizer_sent(const struct organizer_fields *f)
{
	return ((struct record_sent){ SENT_BY_ALL(f), .name = f->organizer,
	    .description = f->description });
}

int
record_seek(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug, union record_any *any)
{
	bool	 found;

	found = slug == NULL ? stored_find(rq, record_tables[kind], id, any) :
	    stored_find_slug(rq, record_tables[kind],
	    slug_make(rq->arena, slug), any);

	return (found ? 0 : record_missing(rq, kind));
}

/* In a list, event_list() has already embedded the records of all events. */
static void
write_event(struct request *rq, const char *name, const struct event *stored,
    enum record_view view)
{
	struct event		 e = *stored;
	const struct event	*one = &e;
	struct embedded		 embedded;

	if (e.embedded == NULL) {
		embedded_find(rq, &one, 1, view, &embedded);
		e.embedded = &embedded;
	}
	event_write(rq, name, &e, view);
}

void
record_write(struct request *rq, const char *name, const struct record_head *r,
    enum record_view view)
{
	switch (r->kind) {
	case RECORD_EVENT:
		write_event(rq, name, (const struct event *)r, view);
		break;
	case RECORD_VENUE:
		venue_write(rq, name, (const struct venue *)r, view);
		break;
	case RECORD_ORGANIZER:
		organizer_write(rq, name, (const struct organizer *)r, view);
		break;
	}
}
