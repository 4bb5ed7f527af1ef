#include "store/search/search_index.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search.h"
#include "store/search/search_block.h"
#include "store/search/search_terms.h"

#define HITS_START	64
#define ENTRY_COST	20	/* nanoseconds a term, about */
#define TALLY_COST	40	/* nanoseconds an entry, about */
#define WHOLE_COST	20	/* the same if the whole block counts */

static const struct list_bound	 no_bound;

/* The hits so far. Those of the last minute are not sorted yet. */
struct finder {
	struct db			*db;
	struct arena			*arena;
	const struct search		*search;
	const struct search_window	*window;
	struct search_terms		 terms;
	struct search_hits		*hits;
	size_t				 room;		/* of the hits */
	struct block_event		*waiting;
	size_t				 waiting_count, waiting_room;
	int64_t				 minute_end;	/* of unsorted hits */
};

static void *
grow_array(struct finder *f, const void *old, size_t *room, size_t size)
{
	void	*larger;

	larger = arena_alloc(f->arena, (*room * 2 + HITS_START) * size);
	if (*room > 0)
		memcpy(larger, old, *room * size);
	*room = *room * 2 + HITS_START;
	return (larger);
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
		f->hits->ids = grow_array(f, f->hits->ids, &f->room,
		    sizeof(*f->hits->ids));
	for (i = 0; i < f->waiting_count; i++)
		f->hits->ids[f->hits->count++] = f->waiting[i].id;
	f->waiting_count = 0;
}

static void
add_hit(struct finder *f, const struct block_entry *entry)
{
	if (entry->event.start >= f->minute_end) {
		release_waiting(f);
		f->minute_end = block_minute_end(&entry->event);
	}
	if (f->waiting_count == f->waiting_room)
		f->waiting = grow_array(f, f->waiting, &f->waiting_room,
		    sizeof(*f->waiting));
	f->waiting[f->waiting_count++] = entry->event;
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

/* Whether the entry may match. Sets `*in_doubt` if the texts must be read. */
static bool
matches_terms(const struct search_terms *terms, const struct block_entry *entry,
    bool *in_doubt)
{
	const struct search_term	*term;
	bool				 open, unknown;
	size_t				 i;

	*in_doubt = terms->always_in_doubt;
	unknown = block_entry_unknown(entry);
	for (i = 0; i < terms->count; i++) {
		term = &terms->list[i];
		if (term->in_doubt &&
		    block_entry_meets(entry, &term->others)) {
			if (term->excluded)
				return (false);
		} else if (meets_all(entry, term)) {
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
matches_wide(struct finder *f, int64_t event)
{
	struct statement	*st;
	struct search_event	 e;
	bool			 found = false;

	st = db_query(f->db, "SELECT " SEARCH_EVENT " FROM event_texts t"
	    " CROSS JOIN event_index i ON i.event_id = t.event_id"
	    " WHERE t.event_id = $1");
	db_bind_integer(st, 1, event);
	if (db_step(st)) {
		search_event_read(&e, f->arena, st, 0);
		found = search_wide_matches(f->db, f->search, &e);
	}
	db_done(st);
	return (found);
}

static bool
matches_texts(struct finder *f, int64_t event)
{
	struct statement	*st;
	bool			 found;

	if (f->search->wide)
		return (matches_wide(f, event));
	st = db_query(f->db, "SELECT search_matches($1, title, excerpt,"
	    " description) FROM event_texts WHERE event_id = $2");
	db_bind_search(st, 1, f->terms.doubts);
	db_bind_integer(st, 2, event);
	found = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (found);
}

static bool
may_meet_all(const struct block *block, const struct search_term *term)
{
	size_t	 i;

	for (i = 0; i < term->set_count; i++)
		if (!block_may_meet(block, &term->sets[i]))
			return (false);
	return (true);
}

/* Whether the block must be read. Few blocks contain a rare word. */
static bool
may_match(const struct search_terms *terms, const struct block *block)
{
	const struct search_term	*term;
	size_t				 i;

	for (i = 0; i < terms->count; i++) {
		term = &terms->list[i];
		if (!term->excluded && !may_meet_all(block, term) &&
		    !(term->in_doubt && block_may_meet(block, &term->others)))
			return (false);
	}
	return (true);
}

/* A row of select_blocks(). False: its bytes are damaged. */
typedef bool	block_call(void *context, struct statement *);

static bool
search_one_block(void *context, struct statement *st)
{
	struct finder			*f = context;
	const struct search_window	*w = f->window;
	struct block_entry		 entry;
	struct block			 block;
	const void			*data;
	size_t				 length;
	bool				 in_doubt;

	data = db_blob(st, 1, &length);
	if (!block_open(&block, data, length))
		return (false);
	if (!may_match(&f->terms, &block))
		return (true);
	while (block.count > 0) {
		if (!block_read(&block, &entry))
			return (false);
		if (!db_spend(f->db, ENTRY_COST * (1 + f->terms.count)))
			return (true);
		if (is_within(entry.event.start, &w->start_from,
		    &w->start_until) &&
		    is_within(entry.event.end, &w->end_from, &w->end_until) &&
		    matches_terms(&f->terms, &entry, &in_doubt) &&
		    (!in_doubt || matches_texts(f, entry.event.id)))
			add_hit(f, &entry);
	}
	return (true);
}

/* Events that start after the window cannot match. */
static int64_t
latest_start(const struct search_window *w)
{
	int64_t	 start;

	start = w->start_until.set ? w->start_until.value : INT64_MAX;
	if (w->end_until.set && w->end_until.value < start)
		start = w->end_until.value;
	return (start);
}

/* The block with the first entries of a key may begin before it. */
#define BLOCK_OF(key) \
	"(SELECT MAX(first) FROM search_blocks WHERE first <= " key ")"

static int64_t
earliest_key(const struct list_bound *start)
{
	return (start->set ? block_key_least(start->value) : INT64_MIN);
}

/* Whether events that start before the earliest end may match. */
static bool
has_earlier(const struct search_window *w)
{
	return (w->end_from.set && (!w->start_from.set ||
	    w->start_from.value < w->end_from.value));
}

/*
 * The few blocks with events that are still running when the window of ends
 * begins. The sign keeps SQLite from walking all blocks before it.
 */
static struct statement *
select_earlier(struct db *db, const struct search_window *w)
{
	struct statement	*st;

	st = db_query(db, "SELECT first, entries, last_end FROM search_blocks"
	    " WHERE first IN (SELECT first FROM search_blocks"
	    " WHERE last_end >= $1 AND +first >= " BLOCK_OF("$2")
	    " AND +first < " BLOCK_OF("$3") " AND +first <= $4)"
	    " ORDER BY first");
	db_bind_integer(st, 1, w->end_from.value);
	db_bind_integer(st, 2, earliest_key(&w->start_from));
	db_bind_integer(st, 3, earliest_key(&w->end_from));
	db_bind_integer(st, 4, block_key_most(latest_start(w)));
	return (st);
}

static struct statement *
select_blocks(struct db *db, const struct search_window *w)
{
	struct statement	*st;

	st = db_query(db, "SELECT first, entries, last_end FROM search_blocks"
	    " WHERE first >= " BLOCK_OF("$1") " AND first <= $2"
	    " AND last_end >= $3 ORDER BY first");
	db_bind_integer(st, 1, earliest_key(has_earlier(w) ? &w->end_from :
	    &w->start_from));
	db_bind_integer(st, 2, block_key_most(latest_start(w)));
	db_bind_integer(st, 3, w->end_from.set ? w->end_from.value :
	    INT64_MIN);
	return (st);
}

/* Calls `each` with all blocks of the window, by start. */
static void
read_blocks(struct db *db, const struct search_window *w,
    block_call *each, void *context)
{
	struct statement	*st;
	bool			 sound = true;
	int			 part;

	for (part = has_earlier(w) ? 0 : 1; part < 2 && sound; part++) {
		st = part == 0 ? select_earlier(db, w) : select_blocks(db, w);
		while (sound && db_step(st))
			sound = each(context, st);
		db_done(st);
	}
	if (!sound)
		db_fail(db, DB_BROKEN, "a row of search_blocks is damaged");
}

void
search_index_find(struct db *db, struct arena *arena,
    const struct search *search, const struct search_window *window,
    struct search_hits *hits)
{
	struct finder	 f = { .db = db, .arena = arena, .search = search,
			     .window = window,
			     .hits = hits, .minute_end = INT64_MIN };

	memset(hits, 0, sizeof(*hits));
	search_terms_make(&f.terms, db, arena, search);
	if (!f.terms.impossible) {
		read_blocks(db, window, search_one_block, &f);
		release_waiting(&f);
	}
	if (db_failed(db))
		memset(hits, 0, sizeof(*hits));
}

/* Whether all entries of the block are in the window. */
static bool
is_inside(struct statement *st, const struct search_window *w)
{
	int64_t	 start = block_key_start(db_integer(st, 0));
	int64_t	 end = db_integer(st, 2);

	return (is_within(start, &w->start_from, &no_bound) &&
	    is_within(start, &w->end_from, &no_bound) &&
	    is_within(end, &no_bound, &w->start_until) &&
	    is_within(end, &no_bound, &w->end_until));
}

struct tallier {
	struct db			*db;
	const struct search_window	*window;
	const struct search_tally	*tally;
};

static bool
tally_block(void *context, struct statement *st)
{
	const struct tallier		*t = context;
	const struct search_window	*w = t->window;
	const struct search_tally	*tally = t->tally;
	struct block_entry		 entry;
	struct block			 block;
	const void			*data;
	size_t				 length;

	data = db_blob(st, 1, &length);
	if (!block_open(&block, data, length))
		return (false);
	if (is_inside(st, w)) {
		if (db_spend(t->db, WHOLE_COST * block.count))
			block_tally(&block, tally->map, tally->limit,
			    tally->counts);
		return (true);
	}
	while (block.count > 0) {
		if (!block_read(&block, &entry))
			return (false);
		if (!db_spend(t->db, TALLY_COST))
			return (true);
		if (is_within(entry.event.start, &w->start_from,
		    &w->start_until) &&
		    is_within(entry.event.end, &w->end_from, &w->end_until))
			block_entry_tally(&entry, tally->map, tally->limit,
			    tally->counts);
	}
	return (true);
}

void
search_index_tally(struct db *db, const struct search_window *window,
    const struct search_tally *tally)
{
	struct tallier	 t = { db, window, tally };

	read_blocks(db, window, tally_block, &t);
}
