#include "calendar/embedded.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_linked.h"
#include "calendar/stored_table.h"
#include "calendar/terms.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"

#define MEMBER_SIZE	2048	/* bytes; most are shorter */

/*
 * The kinds of fragments. A single event shows more of its venue and
 * organizers.
 */
enum kind {
	VENUE_ALONE, VENUE_PLAIN, ORGANIZER_ALONE, ORGANIZER_PLAIN, TERM
};

/*
 * Starts a member of an event in rq->out. For a list of a page, which is not
 * cached, it is made of values. end_member() restores the answer.
 */
static struct json
begin_member(struct request *rq, const char *name)
{
	struct json		 answer = rq->out;
	const struct value	*mask;

	json_init(&rq->out, rq->arena, MEMBER_SIZE);
	if (rq->wanted == NULL)
		return (answer);
	mask = value_get(value_get(rq->wanted, record_plural(RECORD_EVENT)),
	    name);
	json_make(&rq->out, rq->arena, mask == NULL ||
	    mask->kind != VALUE_MAP ? NULL : mask, false);

	return (answer);
}

static void
end_member(struct request *rq, const struct json *answer, struct fragment *f)
{
	f->made = rq->out.level == NULL ? NULL : json_made(&rq->out);
	f->json = rq->out.buf.data;
	f->length = rq->out.buf.length;
	rq->out = *answer;
}

static void
write_json(struct request *rq, const union record_any *any,
    enum record_view view)
{
	if (any->head.kind == RECORD_VENUE)
		venue_write(rq, NULL, &any->venue, view);
	else
		organizer_write(rq, NULL, &any->organizer, view);
}

static void
write_json_ld(struct request *rq, const union record_any *any)
{
	if (any->head.kind == RECORD_VENUE)
		venue_write_json_ld(rq, NULL, &any->venue);
	else
		organizer_write_json_ld(rq, NULL, &any->organizer);
}

/*
 * A record to which events of the page are linked. The list has no duplicates.
 */
struct needed {
	enum kind	 kind;
	int64_t		 id;
	bool		 found;		/* and the caller may read it */
	struct fragment	 fragment;
};

struct all_needed {
	enum record_view view;
	size_t		 count;
	struct needed	*list;		/* sorted by kind and id */
};

static enum kind
kind_of(enum record_kind of, enum record_view view)
{
	if (of == RECORD_VENUE)
		return (view == RECORD_ALONE ? VENUE_ALONE : VENUE_PLAIN);

	return (view == RECORD_ALONE ? ORGANIZER_ALONE : ORGANIZER_PLAIN);
}

static int
compare_needed(const void *p, const void *q)
{
	const struct needed	*a = p, *b = q;

	if (a->kind != b->kind)
		return (a->kind < b->kind ? -1 : 1);

	return (ids_compare(&a->id, &b->id));
}

static void
add_needed(struct all_needed *all, enum kind kind, const int64_t *ids,
    size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		all->list[all->count++] = (struct needed){ .kind = kind,
		    .id = ids[i] };
}

/* Sorts ids and removes duplicates. */
static void
sort_needed(struct all_needed *all)
{
	size_t	 i, kept = 0;

	if (all->count == 0)
		return;
	qsort(all->list, all->count, sizeof(*all->list), compare_needed);
	for (i = 1; i < all->count; i++)
		if (compare_needed(&all->list[i], &all->list[kept]) != 0)
			all->list[++kept] = all->list[i];
	all->count = kept + 1;
}

static struct needed *
find_needed(const struct all_needed *all, enum kind kind, int64_t id)
{
	const struct needed	 key = { .kind = kind, .id = id };

	return (bsearch(&key, all->list, all->count, sizeof(key),
	    compare_needed));
}

/*
 * Returns the ids of a kind for which no fragment is cached, as a JSON list,
 * or NULL if there are none.
 */
static const char *
list_uncached(struct request *rq, const struct all_needed *all, enum kind kind)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < all->count; i++)
		if (all->list[i].kind == kind && !all->list[i].found)
			ids_add(&ids, rq->arena, all->list[i].id);
	if (ids.count == 0)
		return (NULL);

	return (ids_text(rq->arena, &ids));
}

static void
write_record(struct request *rq, const union record_any *any,
    enum record_view view, struct needed *n)
{
	const char	*name = any->head.kind == RECORD_VENUE ? "venue" :
			    "organizer";
	struct fragment	*f = &n->fragment, more;
	struct json	 answer;

	*f = (struct fragment){ .until = INT64_MAX, .lasts = true };
	answer = begin_member(rq, name);
	write_json(rq, any, view);
	end_member(rq, &answer, f);
	if (view == RECORD_ALONE) {
		answer = begin_member(rq, name);
		write_json_ld(rq, any);
		end_member(rq, &answer, &more);
		f->more = more.json;
		f->more_length = more.length;
	}
	if (any->head.status == STATUS_PUBLISH)
		fragment_keep(rq, n->kind, n->id, f);
	n->found = true;
}

static struct statement *_Nullable
select_records(struct request *rq, const struct all_needed *all)
{
	const char		*venues, *organizers;
	struct statement	*st;

	venues = list_uncached(rq, all, kind_of(RECORD_VENUE, all->view));
	organizers = list_uncached(rq, all, kind_of(RECORD_ORGANIZER,
	    all->view));
	if (venues == NULL && organizers == NULL)
		return (NULL);

	st = db_query(rq->db, VENUE_LINKED " UNION ALL " ORGANIZER_LINKED);
	db_bind_text(st, 1, venues == NULL ? "[]" : venues);
	db_bind_text(st, 2, organizers == NULL ? "[]" : organizers);

	return (st);
}

static void
read_records(struct request *rq, const struct all_needed *all,
    struct statement *st)
{
	struct needed		*n;
	union record_any	 any;

	while (db_step(st)) {
		stored_read(rq, st, db_integer(st, LINKED_WIDTH) == 1 ?
		    &stored_venue : &stored_organizer, &any);
		n = find_needed(all, kind_of(any.head.kind, all->view),
		    any.head.id);
		if (n != NULL && !n->found && record_is_shown(rq, &any.head))
			write_record(rq, &any, all->view, n);
	}
	db_done(st);
}

static struct statement *_Nullable
select_terms(struct request *rq, const struct all_needed *all)
{
	const char	*ids = list_uncached(rq, all, TERM);

	return (ids == NULL ? NULL : term_select_embedded(rq, ids));
}

/* A term's count changes when the next scheduled event is published. */
static void
read_terms(struct request *rq, const struct all_needed *all,
    struct statement *st)
{
	struct fragment		 f = { 0 };
	struct needed		*n;
	struct json		 answer;
	struct term		 t;
	bool			 waits;

	while (term_next_embedded(rq, st, &t, &f.more, &f.until)) {
		n = find_needed(all, TERM, t.id);
		if (n == NULL || n->found)
			continue;
		f.more_length = strlen(f.more);
		waits = term_waits(t.kind);
		t.kind = term_kind_shown(t.kind);
		answer = begin_member(rq, term_plural(t.kind));
		term_write(rq, &t, TERM_EMBEDDED);
		end_member(rq, &answer, &f);
		if (!waits)
			fragment_keep(rq, TERM, t.id, &f);
		n->fragment = f;
		n->found = true;
	}
}

/* A term, and its position among those sorted by id. */
struct found {
	struct fragment	 term;
	size_t		 place;
};

/* By kind and name, then by id. */
static int
compare_terms(const void *p, const void *q)
{
	const struct found	*a = p, *b = q;
	int			 order;

	order = strcmp(a->term.more, b->term.more);

	return (order != 0 ? order :
	    (a->place > b->place) - (a->place < b->place));
}

static const struct fragment *_Nullable
find_fragment(const struct all_needed *all, enum kind kind, int64_t id)
{
	const struct needed	*n = find_needed(all, kind, id);

	return (n != NULL && n->found ? &n->fragment : NULL);
}

static void
fill_terms(struct request *rq, const struct all_needed *all,
    const struct event_linked *linked, struct embedded *e)
{
	const struct fragment	*f;
	struct found		*found;
	size_t			 i;

	found = arena_alloc(rq->arena,
	    (linked->term_count + 1) * sizeof(*found));
	for (i = 0; i < linked->term_count; i++)
		if ((f = find_fragment(all, TERM, linked->terms[i])) != NULL)
			found[e->term_count++] = (struct found){ *f, i };
	qsort(found, e->term_count, sizeof(*found), compare_terms);
	e->terms = arena_alloc(rq->arena,
	    (e->term_count + 1) * sizeof(*e->terms));
	for (i = 0; i < e->term_count; i++)
		e->terms[i] = found[i].term;
}

static void
fill_embedded(struct request *rq, const struct all_needed *all,
    const struct event_linked *linked, struct embedded *e)
{
	enum kind		 kind = kind_of(RECORD_ORGANIZER, all->view);
	const struct fragment	*f;
	size_t			 i;

	memset(e, 0, sizeof(*e));
	f = find_fragment(all, kind_of(RECORD_VENUE, all->view),
	    linked->venue);
	if ((e->has_venue = f != NULL))
		e->venue = *f;
	e->organizers = arena_alloc(rq->arena,
	    linked->organizer_count * sizeof(*e->organizers));
	for (i = 0; i < linked->organizer_count; i++)
		if ((f = find_fragment(all, kind, linked->organizers[i])) !=
		    NULL)
			e->organizers[e->organizer_count++] = *f;
	fill_terms(rq, all, linked, e);
}

/* Reads only the links that are needed. */
static void
find_links(struct request *rq, const struct event *const *events,
    size_t count, struct event_linked *linked)
{
	bool	 venue, organizers, terms;
	size_t	 i;

	venue = record_wants(rq, RECORD_EVENT, "venue");
	organizers = record_wants(rq, RECORD_EVENT, "organizer");
	terms = record_wants(rq, RECORD_EVENT, "categories") ||
	    record_wants(rq, RECORD_EVENT, "tags");
	for (i = 0; i < count; i++) {
		linked[i] = event_linked_shown(events[i]);
		if (!venue)
			linked[i].venue = 0;
		if (!organizers)
			linked[i].organizer_count = 0;
		if (!terms)
			linked[i].term_count = 0;
	}
}

/*
 * Collects the records to which the events are linked, with the cached
 * fragments.
 */
static void
collect_needed(struct request *rq, const struct event_linked *linked,
    size_t count, struct all_needed *all)
{
	size_t	 i, size = 0;

	for (i = 0; i < count; i++)
		size += 1 + linked[i].organizer_count + linked[i].term_count;
	all->list = arena_alloc(rq->arena, size * sizeof(*all->list));
	for (i = 0; i < count; i++) {
		add_needed(all, kind_of(RECORD_VENUE, all->view),
		    &linked[i].venue, linked[i].venue != 0);
		add_needed(all, kind_of(RECORD_ORGANIZER, all->view),
		    linked[i].organizers, linked[i].organizer_count);
		add_needed(all, TERM, linked[i].terms, linked[i].term_count);
	}
	sort_needed(all);
	for (i = 0; i < all->count; i++)
		all->list[i].found = fragment_find(rq, all->list[i].kind,
		    all->list[i].id, &all->list[i].fragment);
}

static void
read_all_needed(struct request *rq, const struct all_needed *all)
{
	struct statement	*const st[] = { select_records(rq, all),
				    select_terms(rq, all) };

	db_together(st, 2);
	if (st[0] != NULL)
		read_records(rq, all, st[0]);
	if (st[1] != NULL)
		read_terms(rq, all, st[1]);
}

void
embedded_find(struct request *rq, const struct event *const *events,
    size_t count, enum record_view view, struct embedded *list)
{
	struct all_needed	 all = { .view = view };
	struct event_linked	*linked;
	size_t			 i;

	linked = arena_alloc(rq->arena, count * sizeof(*linked));
	find_links(rq, events, count, linked);
	collect_needed(rq, linked, count, &all);
	read_all_needed(rq, &all);
	for (i = 0; i < count; i++)
		fill_embedded(rq, &all, &linked[i], &list[i]);
}
