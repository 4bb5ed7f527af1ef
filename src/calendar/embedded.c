#include "calendar/embedded.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_linked.h"
#include "calendar/record_access.h"
#include "calendar/terms.h"
#include "http/request.h"

#define MEMBER_SIZE	2048	/* what most of them fit into */

/* Of fragments; an event alone has more to say of its venue and organizers. */
enum kind {
	VENUE_ALONE, VENUE_PLAIN, ORGANIZER_ALONE, ORGANIZER_PLAIN, TERM
};

/* What is written between these two is a text apart from the answer. */
static struct json
set_aside(struct request *rq)
{
	struct json	 answer = rq->out;

	json_init(&rq->out, rq->arena, MEMBER_SIZE);

	return (answer);
}

static void
take(struct request *rq, const struct json *answer, const char **text,
    size_t *length)
{
	*text = rq->out.buf.data;
	*length = rq->out.buf.length;
	rq->out = *answer;
}

static void
write_json_ld(struct request *rq, const union record_any *any)
{
	if (any->head.kind == RECORD_VENUE)
		venue_write_json_ld(rq, NULL, &any->venue);
	else
		organizer_write_json_ld(rq, NULL, &any->organizer);
}

static bool
find_record(struct request *rq, enum record_kind of, int64_t id,
    enum record_view view, struct fragment *f)
{
	bool			 alone = view == RECORD_ALONE;
	enum kind		 kind = of == RECORD_VENUE ?
	    (alone ? VENUE_ALONE : VENUE_PLAIN) :
	    (alone ? ORGANIZER_ALONE : ORGANIZER_PLAIN);
	struct json		 answer;
	union record_any	 any;

	if (fragment_find(rq, kind, id, f))
		return (true);
	if (!record_find(rq, of, id, &any) || !record_is_shown(rq, &any.head))
		return (false);

	*f = (struct fragment){ .until = INT64_MAX, .lasts = true };
	answer = set_aside(rq);
	record_write(rq, NULL, &any.head, view);
	take(rq, &answer, &f->json, &f->length);
	if (alone) {
		answer = set_aside(rq);
		write_json_ld(rq, &any);
		take(rq, &answer, &f->more, &f->more_length);
	}
	if (any.head.status == STATUS_PUBLISH)
		fragment_keep(rq, kind, id, f);

	return (true);
}

/* Its count changes when the next scheduled event is published. */
static bool
find_term(struct request *rq, int64_t id, struct fragment *f)
{
	struct json	 answer;
	struct term	 t;

	if (fragment_find(rq, TERM, id, f))
		return (true);
	memset(f, 0, sizeof(*f));
	if (!term_find_embedded(rq, id, &t, &f->more, &f->until))
		return (false);

	f->more_length = strlen(f->more);
	answer = set_aside(rq);
	term_write(rq, &t, TERM_EMBEDDED);
	take(rq, &answer, &f->json, &f->length);
	fragment_keep(rq, TERM, id, f);

	return (true);
}

/* A term, and where it stands by its id. */
struct found {
	struct fragment	 term;
	size_t		 place;
};

/* By kind and name; those of one name stay in the order of their ids. */
static int
compare(const void *p, const void *q)
{
	const struct found	*a = p, *b = q;
	int			 order;

	order = strcmp(a->term.more, b->term.more);

	return (order != 0 ? order :
	    (a->place > b->place) - (a->place < b->place));
}

static void
find_terms(struct request *rq, const struct event_linked *linked,
    struct embedded *e)
{
	struct found	*found;
	size_t		 i;

	found = arena_alloc(rq->arena,
	    (linked->term_count + 1) * sizeof(*found));
	for (i = 0; i < linked->term_count; i++) {
		found[e->term_count].place = i;
		if (find_term(rq, linked->terms[i],
		    &found[e->term_count].term))
			e->term_count++;
	}
	qsort(found, e->term_count, sizeof(*found), compare);
	e->terms = arena_alloc(rq->arena,
	    (e->term_count + 1) * sizeof(*e->terms));
	for (i = 0; i < e->term_count; i++)
		e->terms[i] = found[i].term;
}

/* Only the links that are needed. */
static void
find_needed(struct request *rq, const struct event *event,
    struct event_linked *linked)
{
	bool	 venue, organizers, terms;

	venue = record_wants(rq, RECORD_EVENT, "venue");
	organizers = record_wants(rq, RECORD_EVENT, "organizer");
	terms = record_wants(rq, RECORD_EVENT, "categories") ||
	    record_wants(rq, RECORD_EVENT, "tags");
	memset(linked, 0, sizeof(*linked));
	if (venue || organizers || terms)
		event_linked_find(rq, event, linked);
	if (!venue)
		linked->venue = 0;
	if (!organizers)
		linked->organizer_count = 0;
	if (!terms)
		linked->term_count = 0;
}

void
embedded_find(struct request *rq, const struct event *event,
    enum record_view view, struct embedded *e)
{
	struct event_linked	 linked;
	size_t			 i;

	memset(e, 0, sizeof(*e));
	find_needed(rq, event, &linked);
	e->has_venue = linked.venue != 0 &&
	    find_record(rq, RECORD_VENUE, linked.venue, view, &e->venue);
	e->organizers = arena_alloc(rq->arena,
	    linked.organizer_count * sizeof(*e->organizers));
	for (i = 0; i < linked.organizer_count; i++)
		if (find_record(rq, RECORD_ORGANIZER, linked.organizers[i],
		    view, &e->organizers[e->organizer_count]))
			e->organizer_count++;
	find_terms(rq, &linked, e);
}

static void
write_terms(struct json *out, enum term_kind kind, const struct embedded *e)
{
	const struct fragment	*f;
	size_t			 i;

	json_list(out, term_plural(kind));
	for (i = 0; i < e->term_count; i++) {
		f = &e->terms[i];
		if (*f->more == '0' + (char)kind)
			json_raw(out, NULL, f->json, f->length);
	}
	json_list_end(out);
}

void
embedded_write(struct json *out, const struct embedded *e)
{
	size_t	 i;

	write_terms(out, TERM_CATEGORY, e);
	write_terms(out, TERM_TAG, e);
	if (e->has_venue)
		json_raw(out, "venue", e->venue.json, e->venue.length);
	else {
		json_list(out, "venue");
		json_list_end(out);
	}
	json_list(out, "organizer");
	for (i = 0; i < e->organizer_count; i++)
		json_raw(out, NULL, e->organizers[i].json,
		    e->organizers[i].length);
	json_list_end(out);
}

void
embedded_write_json_ld(struct json *out, const struct embedded *e)
{
	if (e->has_venue)
		json_raw(out, "location", e->venue.more, e->venue.more_length);
	if (e->organizer_count > 0)
		json_raw(out, "organizer", e->organizers[0].more,
		    e->organizers[0].more_length);
}
