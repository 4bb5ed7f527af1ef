#include "feeds/feed_links.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/record.h"
#include "calendar/terms.h"
#include "feeds/feed.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "text/html.h"
#include "text/urls.h"

#define SLOTS	1024
#define KEPT	(1 << 20)	/* bytes, about */

enum kind { PLACE, CONTACT, TERM };

/* The record that was last stored in this slot. */
struct slot {
	int64_t		 id;		/* 0: empty */
	enum kind	 kind;
	const void	*found;		/* NULL: the caller may not see it */
};

struct feed_kept {
	struct arena	*arena;		/* of found records */
	struct arena	*reading;	/* of the record that is read */
	struct slot	 slots[SLOTS];
};

struct feed_kept *
feed_links_new(struct arena *arena)
{
	struct feed_kept	*kept;

	kept = arena_alloc(arena, sizeof(*kept));
	kept->arena = arena_new();
	kept->reading = arena_new();
	arena_set_budget(kept->arena, arena_budget(arena));

	return (kept);
}

void
feed_links_free(struct feed_kept *kept)
{
	arena_free(kept->arena);
	arena_free(kept->reading);
}

/* Forgets all records once they take much memory. */
static void
trim_records(struct feed *feed)
{
	struct feed_kept	*kept = feed->kept;

	if (arena_held(kept->arena) < KEPT)
		return;
	arena_reset(kept->arena);
	arena_set_budget(kept->arena, arena_budget(feed->arena));
	memset(kept->slots, 0, sizeof(kept->slots));
}

/* Joins the texts that are not empty with commas. */
static const char *
join_texts(struct feed *feed, const char *const *list, size_t count)
{
	struct arena	*arena = feed->rq->arena;
	const char	*all = "";
	size_t		 i;

	for (i = 0; i < count; i++)
		if (*list[i] != '\0')
			all = arena_join(arena, all, *all != '\0' ? ", " : "",
			    html_text(arena, list[i]), NULL);

	return (arena_string(feed->kept->arena, all));
}

static const void *
find_place(struct feed *feed, int64_t id)
{
	struct feed_place	*place;
	struct venue		 v;

	if (!venue_find(feed->rq, id, &v) ||
	    !record_is_shown(feed->rq, &v.head))
		return (NULL);
	place = arena_alloc(feed->kept->arena, sizeof(*place));
	place->text = join_texts(feed, (const char *const []){ v.head.name,
	    v.address, v.city, v.stateprovince, v.zip, v.country }, 6);
	place->has_position = v.has_geo_lat;
	place->latitude = v.geo_lat;
	place->longitude = v.geo_lng;

	return (place);
}

static const void *
find_contact(struct feed *feed, int64_t id)
{
	struct feed_contact	*contact;
	struct organizer	 o;
	const char		*address;

	if (!organizer_find(feed->rq, id, &o) ||
	    !record_is_shown(feed->rq, &o.head))
		return (NULL);
	address = arena_join(feed->rq->arena, "mailto:", o.email, NULL);
	contact = arena_alloc(feed->kept->arena, sizeof(*contact));
	contact->name = join_texts(feed, &o.head.name, 1);
	contact->phone = arena_string(feed->kept->arena, o.phone);
	contact->email = url_valid(address) ?
	    arena_string(feed->kept->arena, o.email) : "";

	return (contact);
}

static const void *
find_term(struct feed *feed, int64_t id)
{
	struct feed_term	*found;
	struct statement	*st;
	struct term		 t;
	const char		*sort_key;
	int64_t			 until;
	bool			 is_there;

	st = term_select_embedded(feed->rq, ids_text(feed->rq->arena,
	    &(struct ids){ 1, &id, 0 }));
	is_there = term_next_embedded(feed->rq, st, &t, &sort_key, &until);
	db_done(st);
	if (!is_there)
		return (NULL);
	found = arena_alloc(feed->kept->arena, sizeof(*found));
	found->id = id;
	found->kind = term_kind_shown(t.kind);
	found->name = join_texts(feed, &t.name, 1);
	found->sort_key = arena_string(feed->kept->arena, sort_key);

	return (found);
}

static const void *
find_record(struct feed *feed, enum kind kind, int64_t id)
{
	static const void	*(*const finders[])(struct feed *, int64_t) = {
		find_place, find_contact, find_term
	};
	struct feed_kept	*kept = feed->kept;
	struct arena		*arena = feed->rq->arena;
	struct slot		*slot;

	slot = &kept->slots[((uint64_t)id * 3 + kind) % SLOTS];
	if (slot->id == id && slot->kind == kind)
		return (slot->found);
	arena_reset(kept->reading);
	arena_set_budget(kept->reading, arena_budget(feed->arena));
	feed->rq->arena = kept->reading;
	*slot = (struct slot){ id, kind, finders[kind](feed, id) };
	feed->rq->arena = arena;

	return (slot->found);
}

/* The order of records: by kind and name, then by id. */
static int
compare_terms(const void *p, const void *q)
{
	const struct feed_term	*const *a = p, *const *b = q;
	int			 order;

	order = strcmp((*a)->sort_key, (*b)->sort_key);

	return (order != 0 ? order :
	    ((*a)->id > (*b)->id) - ((*a)->id < (*b)->id));
}

void
feed_links_find(struct feed *feed, const struct event *e,
    struct feed_links *links)
{
	struct arena		*arena = feed->rq->arena;
	struct event_linked	 linked = event_linked_shown(e);
	const void		*found;
	size_t			 i;

	trim_records(feed);
	*links = (struct feed_links){ .contacts = NULL };
	if (linked.venue != 0)
		links->place = find_record(feed, PLACE, linked.venue);
	links->contacts = arena_alloc(arena, (linked.organizer_count + 1) *
	    sizeof(*links->contacts));
	for (i = 0; i < linked.organizer_count; i++)
		if ((found = find_record(feed, CONTACT,
		    linked.organizers[i])) != NULL)
			links->contacts[links->contact_count++] = found;
	links->terms = arena_alloc(arena, (linked.term_count + 1) *
	    sizeof(*links->terms));
	for (i = 0; i < linked.term_count; i++)
		if ((found = find_record(feed, TERM, linked.terms[i])) != NULL)
			links->terms[links->term_count++] = found;
	qsort(links->terms, links->term_count, sizeof(*links->terms),
	    compare_terms);
}
