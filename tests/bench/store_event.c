#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "calendar/event_change.h"
#include "calendar/event_links.h"
#include "calendar/event_terms.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "generated/routes.h"
#include "http/request.h"
#include "invent.h"
#include "store.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/secret.h"
#include "store/sequences.h"

#define SCHEDULED	(10 * 86400)	/* seconds until it is published */

static void
set_date(struct date *date, int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	(void)date_parse(date, text);
}

static void
set_terms(struct arena *arena, struct term_names *names, const int64_t *ids)
{
	names->list = arena_alloc(arena,
	    (INVENTED_TAGS + 1) * sizeof(*names->list));
	for (; *ids != 0; ids++)
		names->list[names->count++].id = *ids;
}

static void
set_links(struct arena *arena, struct links *links, const int64_t *ids)
{
	links->list = arena_alloc(arena,
	    (INVENTED_ORGANIZERS + 1) * sizeof(*links->list));
	for (; *ids != 0; ids++)
		links->list[links->count++].id = *ids;
}

static void
set_fields(struct request *rq, struct event_fields *f,
    const struct invented *e)
{
	int64_t	 venue[] = { e->venue, 0 };

	memset(f, 0, sizeof(*f));
	f->title = e->title;
	f->description = e->description;
	f->cost = e->cost;
	f->website = e->website;
	f->has_image = e->image != NULL;
	f->image.url = e->image;
	f->has_start_date = f->has_end_date = true;
	set_date(&f->start_date, e->start);
	set_date(&f->end_date, e->end);
	f->has_all_day = f->has_hide_from_listings = true;
	f->all_day = e->all_day;
	f->hide_from_listings = e->hidden;
	f->has_featured = f->has_ticketed = f->has_status = true;
	f->featured = e->featured;
	f->ticketed = e->ticketed;
	f->status = e->status;
	f->has_date_utc = e->status == STATUS_FUTURE;
	f->date_utc.utc = rq->now + SCHEDULED;
	f->has_categories = f->has_tags = f->has_organizer = true;
	set_terms(rq->arena, &f->categories, e->categories);
	set_terms(rq->arena, &f->tags, e->tags);
	set_links(rq->arena, &f->organizer, e->organizers);
	f->has_venue = e->venue != 0;
	set_links(rq->arena, &f->venue, venue);
}

/* To hash a password takes milliseconds: they have the same one. */
static const char *
secret(void)
{
	static char	 hash[SECRET_TEXT];

	if (hash[0] == '\0')
		secret_hash("secret", hash);
	return (hash);
}

int64_t
store_event(struct request *rq, const struct invented *invented)
{
	struct event_fields	 f;
	struct event		 e;
	struct ids		 lost = { 0 };

	set_fields(rq, &f, invented);
	record_new(rq, RECORD_EVENT, &e.head);
	e.head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	if (event_change(rq, &e, true, &f) != 0)
		abort();
	if (invented->secret)
		e.password = secret();
	record_add(rq, &e.head);
	if (event_terms_store(rq, e.head.id, true, true, &f, &lost) != 0 ||
	    event_links_store(rq, e.head.id, true, &f) != 0 ||
	    db_failed(rq->db)) {
		fprintf(stderr, "generate: %s\n", db_message(rq->db));
		exit(EXIT_FAILURE);
	}

	return (e.head.id);
}

static void
write_date(struct json *out, const char *name, int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	json_string(out, name, text);
}

static void
write_ids(struct json *out, const char *name, const int64_t *ids)
{
	json_list(out, name);
	for (; *ids != 0; ids++)
		json_integer(out, NULL, *ids);
	json_list_end(out);
}

void
store_body(struct buf *b, const struct invented *e)
{
	struct json	 out = { .buf = *b };

	json_object(&out, NULL);
	json_string(&out, "title", e->title);
	json_string(&out, "description", e->description);
	json_string(&out, "cost", e->cost);
	json_string(&out, "website", e->website);
	if (e->image != NULL)
		json_string(&out, "image", e->image);
	write_date(&out, "start_date", e->start);
	write_date(&out, "end_date", e->end);
	json_boolean(&out, "all_day", e->all_day);
	json_boolean(&out, "featured", e->featured);
	json_boolean(&out, "ticketed", e->ticketed);
	write_ids(&out, "categories", e->categories);
	write_ids(&out, "tags", e->tags);
	write_ids(&out, "organizer", e->organizers);
	if (e->venue != 0)
		json_integer(&out, "venue", e->venue);
	json_object_end(&out);
	*b = out.buf;
	buf_char(b, '\n');
}
