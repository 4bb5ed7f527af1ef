#include "store/index/relevance.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/search.h"
#include "store/index/slots_page.h"
#include "text/fold.h"

#define BYTES_A_NANOSECOND	1	/* of a text, for each word, about */
#define READ			256	/* events that are read at once */

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
	int64_t		 id;
	uint32_t	 slot;
	size_t		 position;	/* in the default order */
	size_t		 rank;		/* the sum of its words' places */
};

struct ranker {
	struct db		*db;
	const struct search	*search;
	uint64_t		**named;	/* slots by names, of each
						   word */
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

static size_t
rank_event(const struct ranker *r, uint32_t slot, const char *title,
    const char *excerpt)
{
	const struct search_word	*word;
	const size_t	 cost = (strlen(title) + strlen(excerpt)) /
			    BYTES_A_NANOSECOND;
	enum place	 place;
	size_t		 sum = 0, i;

	for (i = 0; i < r->search->count && db_spend(r->db, cost); i++) {
		word = &r->search->words[i];
		if (word->excluded)
			continue;
		place = find_in_title(word, title);
		if (place == NAME && !set_has(r->named[i], slot))
			place = memmem(excerpt, strlen(excerpt), word->text,
			    word->length) != NULL ||
			    word_forms_occur(&word->forms, excerpt) ?
			    EXCERPT : DESCRIPTION;
		sum += place;
	}
	return (sum);
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
rank_some(const struct ranker *r, struct ranked *events, size_t count,
    struct arena *arena)
{
	struct statement	*st;
	struct ids		 ids = { 0 };
	struct ranked		*found;
	int64_t			 id;
	size_t			 i;

	for (i = 0; i < count; i++)
		ids_add(&ids, arena, events[i].id);
	st = db_query(r->db, "SELECT e.id, e.title,"
	    " COALESCE(x.excerpt, e.excerpt) FROM events e"
	    " JOIN id_list($1) j ON e.id = j.value"
	    " LEFT JOIN series_texts x ON x.id = e.texts_id");
	db_bind_text(st, 1, ids_text(arena, &ids));
	while (db_step(st)) {
		id = db_integer(st, 0);
		found = bsearch(&id, events, count, sizeof(*events),
		    ids_compare);
		if (found != NULL)
			found->rank = rank_event(r, found->slot,
			    fold_search(arena, db_string(st, 1)),
			    fold_search(arena, db_string(st, 2)));
	}
	db_done(st);
}

static void
rank_all(const struct ranker *r, struct ranked *events, size_t count)
{
	struct arena	*arena = arena_new();
	size_t		 i;

	for (i = 0; i < count && !db_failed(r->db); i += READ) {
		rank_some(r, events + i, count - i < READ ? count - i : READ,
		    arena);
		arena_reset(arena);
	}
	arena_free(arena);
}

/* The slots that each word finds by names. */
static uint64_t **
find_named(struct arena *arena, const struct index_view *view,
    const struct search *search, struct span span)
{
	const struct slots	*s = view->slots;
	uint64_t		**named;
	size_t			 i, j;

	named = arena_alloc(arena, search->count * sizeof(*named));
	for (i = 0; i < search->count; i++) {
		named[i] = arena_alloc(arena, span.until * sizeof(**named));
		for (j = 0; j < search->words[i].name_count; j++)
			postings_mark(&s->heap, &s->linked.postings[
			    search->words[i].names[j]], named[i], span, true);
	}
	return (named);
}

/* Sorts the slots at the start of the default order. */
static void
sort_slots(struct ranker *r, struct arena *arena,
    const struct index_view *view, uint32_t *slots, size_t count)
{
	struct ranked	*events;
	size_t		 i;

	events = arena_alloc(arena, count * sizeof(*events));
	for (i = 0; i < count; i++)
		events[i] = (struct ranked){ view->slots->id[slots[i]],
		    slots[i], i, 0 };
	qsort(events, count, sizeof(*events), ids_compare);
	index_pause(r->db);
	rank_all(r, events, count);
	index_resume(r->db);
	qsort(events, count, sizeof(*events), compare_ranks);
	for (i = 0; i < count; i++)
		slots[i] = events[i].slot;
}

void
relevance_page(struct db *db, struct arena *arena, struct index_view *view,
    const struct event_filter *f, const struct search *search,
    struct span span, struct list_page *page)
{
	struct ranker	 r = { db, search, NULL };
	const size_t	 total = set_count(view->found, span);
	const size_t	 ranked = total < EVENT_RANKED ? total : EVENT_RANKED;
	size_t		 first, count;
	uint32_t	*slots;

	page->total = (int64_t)total;
	if (f->offset < 0 || f->offset >= page->total || f->limit <= 0)
		return;
	first = (size_t)f->offset;
	count = (uint64_t)f->limit < total - first ? (size_t)f->limit :
	    total - first;
	if (f->descending)
		first = total - first - count;
	slots = arena_alloc(arena, (ranked + count) * sizeof(*slots));
	if (first >= ranked)
		page_slots(view, f, SLOTS_BY_START, span, total, first, count,
		    slots);
	else {
		page_slots(view, f, SLOTS_BY_START, span, total, 0, ranked,
		    slots);
		r.named = find_named(arena, view, search, span);
		sort_slots(&r, arena, view, slots, ranked);
		if (first + count > ranked)
			page_slots(view, f, SLOTS_BY_START, span, total,
			    ranked, first + count - ranked, slots + ranked);
		slots += first;
	}
	page_fill(page, arena, view, f, slots, count);
}
