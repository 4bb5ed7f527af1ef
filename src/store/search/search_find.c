#include "store/search/search_index.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search.h"
#include "store/search/search_block.h"
#include "store/search/search_words.h"

#define WORD_BYTES	5	/* searched in about a nanosecond */
#define HITS_START	64
#define ENTRY_COST	20	/* nanoseconds a term, about */
#define TERM_SETS	16	/* of all terms; for more the texts are read */

/*
 * A word or phrase of the search. For each of its parts it has a set of
 * indexed words; an event in which the term occurs has a word of each set. If
 * having these does not prove that it occurs, the term is in doubt: its parts
 * may be anywhere in the event, so the texts must be read.
 */
struct search_term {
	bool		 excluded;
	bool		 in_doubt;
	size_t		 set_count;	/* above 0 */
	struct word_set	*sets;
};

struct search_terms {
	bool			 impossible;	/* no event can match */
	size_t			 count;		/* at most TERM_SETS */
	struct search_term	*list;

	/*
	 * The words that are in doubt, for search_matches(); all of them when
	 * events may have unknown words.
	 */
	struct search		*doubts;
	bool			 always_in_doubt;	/* a term has no set */
};

struct maker {
	struct db		*db;
	struct search_terms	*terms;
	struct word_table	*words;
	struct arena		*arena;
	bool			 full;	/* events may have unknown words */
	size_t			 sets_left;
};

/* False: no more sets are allowed, or the budget is spent. */
static bool
add_set(struct maker *m, struct search_term *term, enum word_position position,
    struct word word)
{
	struct word_set	*set;

	if (m->sets_left == 0 ||
	    !db_spend(m->db, m->words->length / WORD_BYTES))
		return (false);
	m->sets_left--;
	set = &term->sets[term->set_count++];
	word_table_with(m->words, m->arena, position, word, set);
	if (m->full)
		word_set_add(set, m->arena, SEARCH_WORD_UNKNOWN);
	return (true);
}

/* In a text the term may begin or end in the middle of a word. */
static void
add_part(struct maker *m, struct search_term *term, const struct part *part,
    bool at_front, bool at_back)
{
	struct word	 word = { NULL, 0 };

	if (part_is_settled(part) || (!at_front && !at_back))
		while (part_word(part, &word) &&
		    add_set(m, term, WORD_WHOLE, word))
			continue;
	else if (!at_front)
		add_set(m, term, WORD_FRONT, part_front(part, WORD_OVERLAP));
	else if (!at_back)
		add_set(m, term, WORD_BACK, part_back(part, WORD_OVERLAP));
	else
		add_set(m, term, WORD_ANYWHERE,
		    part_front(part, WORD_OVERLAP));
}

/* Whether its only set proves that the whole text occurs. */
static bool
is_whole(const struct search_term *term, const char *text)
{
	struct word	 word = { NULL, 0 };
	struct part	 part;
	size_t		 length;

	length = strlen(text);
	part_read(&part, text);
	if (term->set_count != 1 || part.length != length)
		return (false);
	if (!part_is_settled(&part))
		return (length <= WORD_OVERLAP);
	return (part_word(&part, &word) && word.length == length);
}

static void
read_parts(struct maker *m, struct search_term *term, const char *text)
{
	struct part	 part;
	const char	*at;

	term->sets = arena_alloc(m->arena,
	    m->sets_left * sizeof(*term->sets));
	for (at = text; part_read(&part, at), part.kind != PART_END;
	    at += part.length)
		add_part(m, term, &part, at == text,
		    at[part.length] == '\0');
	term->in_doubt = !is_whole(term, text);
}

static bool
has_empty_set(const struct search_term *term)
{
	size_t	 i;

	for (i = 0; i < term->set_count; i++)
		if (term->sets[i].count == 0)
			return (true);
	return (false);
}

static void
add_term(struct maker *m, const struct search_word *word)
{
	struct search_terms	*terms = m->terms;
	struct search_term	*term;

	term = &terms->list[terms->count];
	memset(term, 0, sizeof(*term));
	term->excluded = word->excluded;
	term->in_doubt = true;
	if (m->sets_left > 0)
		read_parts(m, term, arena_copy(m->arena, word->text,
		    word->length));
	if (has_empty_set(term)) {
		terms->impossible |= !word->excluded;
		return;
	}
	if (term->in_doubt || m->full)
		terms->doubts->words[terms->doubts->count++] = *word;
	if (term->set_count == 0)
		terms->always_in_doubt = true;
	else
		terms->count++;
}

static void
make_terms(struct search_terms *terms, struct db *db,
    struct arena *arena, const struct search *search)
{
	struct maker	 m = { .db = db, .terms = terms,
			     .words = search_words(db), .arena = arena,
			     .sets_left = TERM_SETS };
	size_t		 i;

	m.full = search_words_full(m.words);
	memset(terms, 0, sizeof(*terms));
	terms->list = arena_alloc(arena,
	    (TERM_SETS + 1) * sizeof(*terms->list));
	terms->doubts = arena_alloc(arena, sizeof(*terms->doubts));
	terms->doubts->words = arena_alloc(arena,
	    search->count * sizeof(*terms->doubts->words));
	for (i = 0; i < search->count && !terms->impossible; i++)
		add_term(&m, &search->words[i]);
}

/* Hits so far; those of the last minute still have to be sorted. */
struct finder {
	struct db			*db;
	struct arena			*arena;
	const struct search_window	*window;
	struct search_terms		 terms;
	struct search_hits		*hits;
	size_t				 room;		/* of the hits */
	struct block_event		*waiting;
	size_t				 waiting_count, waiting_room;
	int64_t				 minute_end;	/* of those waiting */
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

/* Whether the entry may match; `*in_doubt`: only its texts can tell. */
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
matches_texts(struct finder *f, int64_t event)
{
	struct statement	*st;
	bool			 found;

	st = db_query(f->db, "SELECT search_matches($1, title, excerpt,"
	    " description) FROM event_texts WHERE event_id = $2");
	db_bind_search(st, 1, f->terms.doubts);
	db_bind_integer(st, 2, event);
	found = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (found);
}

/* Skips blocks: rare words are in few of them. */
static bool
may_match(const struct search_terms *terms, const struct block *block)
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

/* False: the bytes are damaged. */
static bool
search_one_block(struct finder *f, const void *data, size_t length)
{
	const struct search_window	*w = f->window;
	struct block_entry		 entry;
	struct block			 block;
	bool				 in_doubt;

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

/* No event begins after its end. */
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
search_blocks(struct finder *f)
{
	const struct search_window	*w = f->window;
	struct statement		*st;
	const void			*data;
	size_t				 length;

	/* The first entries may be in a block that begins before the window. */
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
		if (!search_one_block(f, data, length)) {
			db_fail(f->db, DB_BROKEN,
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
	make_terms(&f.terms, db, arena, search);
	if (!f.terms.impossible) {
		search_blocks(&f);
		release_waiting(&f);
	}
	if (db_failed(db))
		memset(hits, 0, sizeof(*hits));
}
