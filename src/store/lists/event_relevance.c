#include "store/lists/event_relevance.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_query.h"
#include "store/lists/query.h"
#include "store/search/search.h"
#include "store/search/search_names.h"

#define BYTES_A_NANOSECOND	2	/* of a text, for each word, about */

/* Where a word is found, the best place first. */
enum place {
	TITLE_WORD,
	TITLE_BEGINNING,
	TITLE_PART,
	NAME,
	EXCERPT,
	DESCRIPTION
};

struct ranked {
	int64_t	 id;
	size_t	 position;	/* in the default order */
	size_t	 rank;		/* the sum of its words' places */
};

/*
 * Returns the best place in a title, or NAME if the title does not contain the
 * word.
 */
static enum place
find_in_title(const struct search_word *word, const char *title)
{
	enum place	 best = NAME, place;
	const char	*at = title;
	struct part	 part;

	if (word_forms_occur(&word->forms, title))
		return (TITLE_WORD);
	for (; (at = memmem(at, strlen(at), word->text, word->length)) != NULL;
	    at++) {
		part_read(&part, at + word->length);
		if (!part_begins(title, at))
			place = TITLE_PART;
		else if (part.kind == PART_LETTERS)
			place = TITLE_BEGINNING;
		else
			return (TITLE_WORD);
		if (place < best)
			best = place;
	}
	return (best);
}

static enum place
find_place(const struct search_word *word, const struct search_event *event)
{
	const char	*excerpt = event->texts[1];
	enum place	 place;

	if ((place = find_in_title(word, event->texts[0])) != NAME)
		return (place);
	if (search_word_names(word, event))
		return (NAME);
	return (memmem(excerpt, strlen(excerpt), word->text,
	    word->length) != NULL || word_forms_occur(&word->forms, excerpt) ?
	    EXCERPT : DESCRIPTION);
}

static size_t
rank(struct db *db, const struct search *search,
    const struct search_event *event)
{
	size_t	 sum = 0, cost, i;

	cost = (strlen(event->texts[0]) + strlen(event->texts[1])) /
	    BYTES_A_NANOSECOND;
	for (i = 0; i < search->count && db_spend(db, cost); i++)
		if (!search->words[i].excluded)
			sum += find_place(&search->words[i], event);
	return (sum);
}

static int
compare_ids(const void *p, const void *q)
{
	const struct ranked	*a = p, *b = q;

	return ((a->id > b->id) - (a->id < b->id));
}

static int
compare_ranks(const void *p, const void *q)
{
	const struct ranked	*a = p, *b = q;

	if (a->rank != b->rank)
		return (a->rank < b->rank ? -1 : 1);
	return ((a->position > b->position) - (a->position < b->position));
}

/* Descriptions are not read: a word that is in no other text is there. */
static void
read_ranks(struct db *db, struct arena *arena, const struct search *search,
    struct ranked *events, const struct list_page *page)
{
	struct statement	*st;
	struct search_event	 e;
	struct ranked		 key, *found;

	st = db_query(db, "SELECT t.title, t.excerpt, '', i.links, t.event_id"
	    " FROM id_list($1) j CROSS JOIN event_index i"
	    " ON i.event_id = j.value"
	    " CROSS JOIN event_texts t ON t.event_id = i.event_id");
	db_bind_text(st, 1, query_ids(arena,
	    &(struct list_ids){ page->count, page->ids }));
	while (db_step(st)) {
		search_event_read(&e, arena, st, 0);
		key.id = db_integer(st, SEARCH_EVENT_COLUMNS);
		found = bsearch(&key, events, page->count, sizeof(*events),
		    compare_ids);
		if (found != NULL)
			found->rank = rank(db, search, &e);
	}
	db_done(st);
}

/* Sorts the ids of a page at the start of the default order. */
static void
sort_page(struct db *db, struct arena *arena, const struct event_filter *f,
    struct search *search, struct list_page *page)
{
	struct ranked	*events;
	size_t		 i;

	if (page->count == 0)
		return;
	if (f->searches_all)
		search_widen(db, arena, search, &f->visible);
	events = arena_alloc(arena, page->count * sizeof(*events));
	for (i = 0; i < page->count; i++)
		events[i] = (struct ranked){ page->ids[i], i, 0 };
	qsort(events, page->count, sizeof(*events), compare_ids);
	read_ranks(db, arena, search, events, page);
	qsort(events, page->count, sizeof(*events), compare_ranks);
	for (i = 0; i < page->count; i++)
		page->ids[i] = events[i].id;
}

/* Appends the events from `from` to `until` in the default order. */
static void
append(struct db *db, struct arena *arena, const struct event_filter *f,
    int64_t from, int64_t until, struct list_page *page)
{
	struct event_filter	 rest = *f;
	struct list_page	 more;

	rest.offset = from;
	rest.limit = until - from;
	event_query(db, arena, &rest, &more);
	if (more.count > 0)
		memcpy(page->ids + page->count, more.ids,
		    more.count * sizeof(*more.ids));
	page->count += more.count;
}

/* Cuts the page from the ranked events and those after them. */
static void
cut(struct db *db, struct arena *arena, const struct event_filter *f,
    const struct event_filter *plain, const struct list_page *first,
    struct list_page *page)
{
	int64_t	 ranked = (int64_t)first->count, from, until;

	page->total = first->total;
	if (f->offset < 0 || f->offset >= page->total || f->limit <= 0)
		return;
	from = f->offset;
	until = f->limit > page->total - from ? page->total : from + f->limit;
	if (f->descending) {
		from = page->total - until;
		until = page->total - f->offset;
	}
	page->ids = arena_alloc(arena,
	    (size_t)(until - from) * sizeof(*page->ids));
	for (; from < until && from < ranked; from++)
		page->ids[page->count++] = first->ids[from];
	if (from < until)
		append(db, arena, plain, from, until, page);
	if (f->descending)
		query_turn(page);
}

void
event_relevance(struct db *db, struct arena *arena,
    const struct event_filter *f, struct list_page *page)
{
	struct search		*search = search_find(arena, f->search);
	struct event_filter	 plain = *f;
	struct list_page	 first;

	plain.order = EVENT_BY_START;
	if (search == NULL) {
		event_query(db, arena, &plain, page);
		return;
	}
	plain.descending = false;
	plain.offset = 0;
	plain.limit = EVENT_RANKED;
	event_query(db, arena, &plain, &first);
	sort_page(db, arena, f, search, &first);
	cut(db, arena, f, &plain, &first, page);
}
