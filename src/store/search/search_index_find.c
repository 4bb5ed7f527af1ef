#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/search/search.h"
#include "store/search/search_block.h"
#include "store/search/search_index.h"
#include "store/search/search_terms.h"
#include "store/sqlite/connection.h"

#define HITS_START	64
#define ENTRY		20	/* nanoseconds a term, about */

/* Hits that grow; those of the last minute wait until it is over. */
struct finder {
	struct db			*db;
	struct arena			*arena;
	const struct search_window	*window;
	struct search_terms		 terms;
	struct search_hits		*hits;
	size_t				 room;		/* of the hits */
	struct block_place		*waiting;
	size_t				 waiting_count, waiting_room;
	int64_t				 minute_end;	/* of those waiting */
};

/* A place twice as large, with what is in it. */
static void *
enlarge(struct finder *f, const void *old, size_t *room, size_t size)
{
	void	*place;

	place = arena_alloc(f->arena, (*room * 2 + HITS_START) * size);
	if (*room > 0)
		memcpy(place, old, *room * size);
	*room = *room * 2 + HITS_START;
	return (place);
}

static void
release_waiting(struct finder *f)
{
	size_t	 i;

	for (i = 1; i < f->waiting_count; i++)
		if (block_compare_times(&f->waiting[i - 1],
		    &f->waiting[i]) > 0) {
			qsort(f->waiting, f->waiting_count,
			    sizeof(*f->waiting), block_compare_times);
			break;
		}
	while (f->room - f->hits->count < f->waiting_count)
		f->hits->ids = enlarge(f, f->hits->ids, &f->room,
		    sizeof(*f->hits->ids));
	for (i = 0; i < f->waiting_count; i++)
		f->hits->ids[f->hits->count++] = f->waiting[i].event;
	f->waiting_count = 0;
}

static void
add_hit(struct finder *f, const struct block_entry *entry)
{
	if (entry->place.start >= f->minute_end) {
		release_waiting(f);
		f->minute_end = block_minute_end(&entry->place);
	}
	if (f->waiting_count == f->waiting_room)
		f->waiting = enlarge(f, f->waiting, &f->waiting_room,
		    sizeof(*f->waiting));
	f->waiting[f->waiting_count++] = entry->place;
}

static bool
is_within(int64_t value, const struct list_bound *from,
    const struct list_bound *until)
{
	return ((!from->set || value >= from->value) &&
	    (!until->set || value <= until->value));
}

static bool
meets_all(const struct block_entry *entry, const struct search_term *term)
{
	size_t	 i;

	for (i = 0; i < term->set_count; i++)
		if (!block_entry_meets(entry, &term->sets[i]))
			return (false);
	return (true);
}

/* Whether the words allow it; where they do not tell, `*in_doubt` is set. */
static bool
fits(const struct search_terms *terms, const struct block_entry *entry,
    bool *in_doubt)
{
	const struct search_term	*term;
	bool				 open, unknown;
	size_t				 i;

	*in_doubt = terms->always_in_doubt;
	unknown = block_entry_unknown(entry);
	for (i = 0; i < terms->count; i++) {
		term = &terms->list[i];
		if (meets_all(entry, term)) {
			open = term->in_doubt || unknown;
			if (term->excluded && !open)
				return (false);
			*in_doubt |= open;
		} else if (!term->excluded)
			return (false);
	}
	return (true);
}

static bool
ask_texts(struct finder *f, int64_t event)
{
	struct statement	*st;
	bool			 found;

	st = db_query(f->db, "SELECT search_matches($1, title, excerpt,"
	    " description) FROM event_texts WHERE event_id = $2");
	db_bind_pointer(st, 1, f->terms.doubts, SEARCH_POINTER);
	db_bind_integer(st, 2, event);
	found = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (found);
}

/* Rare words are in few blocks. */
static bool
may_fit(const struct search_terms *terms, const struct block *block)
{
	const struct search_term	*term;
	size_t				 i, j;

	for (i = 0; i < terms->count; i++) {
		term = &terms->list[i];
		for (j = 0; !term->excluded && j < term->set_count; j++)
			if (!block_may_meet(block, &term->sets[j]))
				return (false);
	}
	return (true);
}

/* False when the bytes are damaged. */
static bool
look_through(struct finder *f, const void *data, size_t length)
{
	const struct search_window	*w = f->window;
	struct block_entry		 entry;
	struct block			 block;
	bool				 in_doubt;

	if (!block_open(&block, data, length))
		return (false);
	if (!may_fit(&f->terms, &block))
		return (true);
	while (block.count > 0) {
		if (!block_read(&block, &entry))
			return (false);
		if (!db_spend(f->db, ENTRY * (1 + f->terms.count)))
			return (true);
		if (is_within(entry.place.start, &w->start_from,
		    &w->start_until) &&
		    is_within(entry.place.end, &w->end_from, &w->end_until) &&
		    fits(&f->terms, &entry, &in_doubt) &&
		    (!in_doubt || ask_texts(f, entry.place.event)))
			add_hit(f, &entry);
	}
	return (true);
}

/* None begins after its end. */
static int64_t
latest_start(const struct search_window *w)
{
	int64_t	 start;

	start = w->start_until.set ? w->start_until.value : INT64_MAX;
	if (w->end_until.set && w->end_until.value < start)
		start = w->end_until.value;
	return (start);
}

static void
look_at_window(struct finder *f)
{
	const struct search_window	*w = f->window;
	struct statement		*st;
	const void			*data;
	size_t				 length;

	/* The window begins within the block before the first key in it. */
	st = db_query(f->db, "SELECT first, entries FROM search_blocks"
	    " WHERE first >= (SELECT MAX(first) FROM search_blocks"
	    " WHERE first <= $1) AND first <= $2 AND last_end >= $3"
	    " ORDER BY first");
	db_bind_integer(st, 1, w->start_from.set ?
	    block_key_least(w->start_from.value) : INT64_MIN);
	db_bind_integer(st, 2, block_key_most(latest_start(w)));
	db_bind_integer(st, 3, w->end_from.set ? w->end_from.value :
	    INT64_MIN);
	while (db_step(st)) {
		data = db_blob(st, 1, &length);
		if (!look_through(f, data, length)) {
			db_fail_with(f->db, DB_BROKEN,
			    "a row of search_blocks is damaged");
			break;
		}
	}
	db_done(st);
}

void
search_index_find(struct db *db, struct arena *arena,
    const struct search *search, const struct search_window *window,
    struct search_hits *hits)
{
	struct finder	 f = { .db = db, .arena = arena, .window = window,
			     .hits = hits, .minute_end = INT64_MIN };

	memset(hits, 0, sizeof(*hits));
	search_terms_make(&f.terms, db, arena, search);
	if (!f.terms.impossible) {
		look_at_window(&f);
		release_waiting(&f);
	}
	if (db_failed(db))
		memset(hits, 0, sizeof(*hits));
}
