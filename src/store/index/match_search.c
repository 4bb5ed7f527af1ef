/* The words of a search, for match.c. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/index.h"
#include "store/index/match.h"
#include "store/index/search.h"
#include "store/index/slots.h"
#include "store/index/slots_read.h"
#include "text/fold.h"

#define TEXTS	3	/* title, excerpt, description */
#define SHARED	2	/* of them in series_texts */
#define READ_COST	2500	/* postings; reading the texts of an event */
#define READ		256	/* events that are read at once */
#define LOOK_BYTES	5	/* of the words, searched a nanosecond, about */
#define FOLD_BYTES	1	/* folded and searched a nanosecond, about */

struct matcher {
	struct db		*db;
	struct arena		*arena;
	struct index_view	*view;
	struct span		 span;
	bool			 is_part;	/* the word, not a phrase */
};

/* Events whose texts are read. */
struct reading {
	size_t	 count;
	int64_t	 ids[READ];
	uint32_t slots[READ];
	int64_t	 shared[READ];	/* the row of its other texts, or 0 */
};

static int
compare_reading(const void *a, const void *b, void *reading)
{
	const struct reading	*r = reading;
	const size_t		*p = a, *q = b;

	return (ids_compare(&r->ids[*p], &r->ids[*q]));
}

/* Whether one of so many columns, from the second on, has the word. */
static bool
texts_have(struct matcher *m, struct statement *st, int count,
    struct arena *arena, const struct search_word *word)
{
	const char	*text;
	bool		 found = false;
	int		 i;

	for (i = 1; i <= count && !found; i++) {
		text = db_string(st, i);
		if (!db_spend(m->db, strlen(text) / FOLD_BYTES))
			break;
		text = fold_search(arena, text);
		found = memmem(text, strlen(text), word->text,
		    word->length) != NULL || (m->is_part &&
		    word_forms_occur(&word->forms, text));
	}
	return (found);
}

static void
strike_sharing(const struct reading *r, int64_t shared, uint64_t *set)
{
	size_t	 i;

	for (i = 0; i < r->count; i++)
		if (r->shared[i] == shared)
			set_remove(set, r->slots[i]);
}

/* Reads each text that events share once. */
static void
read_shared(struct matcher *m, const struct reading *r,
    const struct search_word *word, uint64_t *set)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	struct ids		 ids = { 0 };
	size_t			 i;

	for (i = 0; i < r->count; i++)
		if (r->shared[i] != 0)
			ids_insert(&ids, m->arena, r->shared[i]);
	if (ids.count > 0) {
		st = slots_read_shared(m->db, m->arena, &ids);
		while (db_step(st)) {
			if (texts_have(m, st, SHARED, arena, word))
				strike_sharing(r, db_integer(st, 0), set);
			arena_reset(arena);
		}
		db_done(st);
	}
	arena_free(arena);
}

/* Reads events without the lock, and strikes those with the word. */
static void
read_and_strike(struct matcher *m, struct reading *r,
    const struct search_word *word, uint64_t *set)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	size_t			 order[READ], at = 0, i;

	for (i = 0; i < r->count; i++) {
		order[i] = i;
		r->shared[i] = 0;
	}
	qsort_r(order, r->count, sizeof(*order), compare_reading,
	    (void *)(uintptr_t)r);
	index_pause(m->db);
	st = db_query(m->db, "SELECT e.id, e.title, e.excerpt, e.description,"
	    " COALESCE(e.texts_id, 0) FROM events e"
	    " JOIN id_list($1) j ON e.id = j.value ORDER BY e.id");
	db_bind_text(st, 1, ids_text(m->arena,
	    &(struct ids){ r->count, r->ids, 0 }));
	while (db_step(st)) {
		while (at < r->count && r->ids[order[at]] < db_integer(st, 0))
			at++;
		if (at == r->count)
			break;
		if (texts_have(m, st, TEXTS, arena, word))
			set_remove(set, r->slots[order[at]]);
		else
			r->shared[order[at]] = db_integer(st, 1 + TEXTS);
		arena_reset(arena);
	}
	db_done(st);
	read_shared(m, r, word, set);
	index_resume(m->db);
	arena_free(arena);
}

/* Strikes the slots whose texts have the word. */
static void
strike_by_texts(struct matcher *m, const struct search_word *word,
    uint64_t *set)
{
	struct reading	*r = arena_alloc(m->arena, sizeof(*r));
	uint32_t	 slot;
	size_t		 w;

	EACH_SLOT(slot, w, m->span, set[w]) {
		r->ids[r->count] = m->view->slots->id[slot];
		r->slots[r->count++] = slot;
		if (r->count < READ)
			continue;
		read_and_strike(m, r, word, set);
		r->count = 0;
		if (db_failed(m->db))
			return;
	}
	if (r->count > 0)
		read_and_strike(m, r, word, set);
}

static bool
strike_number(struct matcher *m, const struct postings *p, uint64_t *set)
{
	postings_mark(&m->view->slots->heap, p, set, m->span, false);
	return (db_spend(m->db, p->set != NULL ? m->span.until / 8 :
	    p->count));
}

/*
 * Strikes the slots whose texts have a part of a word. Once this took as long
 * as reading the texts of the slots that are left, these are read.
 */
static void
strike_part(struct matcher *m, const struct search_word *word, uint64_t *set)
{
	const struct slots	*s = m->view->slots;
	const struct dictionary	*d = &s->words.texts;
	const char		*hit = d->text, *end;
	size_t			 cost = 0, looked = 0;
	uint32_t		 n = 0;

	if (d->count == 0 || !db_spend(m->db, d->length / LOOK_BYTES))
		return;
	end = hit + d->length;
	while ((hit = memmem(hit, (size_t)(end - hit), word->text,
	    word->length)) != NULL) {
		while (d->starts[n + 1] <= (size_t)(hit - d->text))
			n++;
		if (cost >= looked) {
			looked = cost + (m->span.until - m->span.from) * 2;
			if (set_count(set, m->span) * READ_COST <= cost) {
				strike_by_texts(m, word, set);
				return;
			}
		}
		if (!strike_number(m, &s->words.postings[n], set))
			return;
		cost += s->words.postings[n].count;
		hit = d->text + d->starts[++n];
	}
}

/* Keeps in `set` the slots that have each part of the phrase somewhere. */
static void
keep_candidates(struct matcher *m, const struct search_word *phrase,
    uint64_t *set, uint64_t *spare)
{
	const char		*at = arena_copy(m->arena, phrase->text,
				    phrase->length);
	struct search_word	 part = { 0 };

	while ((part.text = slots_word(&at, &part.length)) != NULL) {
		set_copy(spare, set, m->span);
		strike_part(m, &part, spare);
		set_and_not(set, spare, m->span);
	}
}

static bool
is_part(const struct search_word *word, struct arena *arena)
{
	const char	*at = arena_copy(arena, word->text, word->length);
	size_t		 length;

	return (slots_word(&at, &length) != NULL && length == word->length);
}

static void
strike_phrase(struct matcher *m, const struct search_word *word, uint64_t *set)
{
	uint64_t	*candidates = m->view->other;
	uint64_t	*found = m->view->third;

	set_copy(candidates, set, m->span);
	keep_candidates(m, word, candidates, found);
	if (set_count(candidates, m->span) <= MATCH_PHRASE_EVENTS) {
		set_copy(found, candidates, m->span);
		strike_by_texts(m, word, found);
		set_and_not(candidates, found, m->span);
	}
	set_and_not(set, candidates, m->span);
}

/* Strikes the slots that have a form of the word as a whole word. */
static void
strike_forms(struct matcher *m, const struct search_word *word, uint64_t *set)
{
	const struct slots	*s = m->view->slots;
	const struct dictionary	*d = &s->words.texts;
	const char		*hit = d->text, *end;
	uint32_t		 n = 0;

	if (word->forms.count == 0 || d->count == 0 ||
	    !db_spend(m->db, d->length / LOOK_BYTES))
		return;
	end = hit + d->length;
	while ((hit = memmem(hit, (size_t)(end - hit),
	    word->forms.list[0].text, word->forms.stem)) != NULL) {
		while (d->starts[n + 1] <= (size_t)(hit - d->text))
			n++;
		if (word_forms_occur(&word->forms, d->text + d->starts[n]) &&
		    !strike_number(m, &s->words.postings[n], set))
			return;
		hit = d->text + d->starts[++n];
	}
}

static void
strike_word(struct matcher *m, const struct search_word *word, uint64_t *set)
{
	const struct postings	*linked = m->view->slots->linked.postings;
	size_t			 i;

	for (i = 0; i < word->name_count; i++)
		if (!strike_number(m, &linked[word->names[i]], set))
			return;
	strike_forms(m, word, set);
	m->is_part = is_part(word, m->arena);
	if (m->is_part)
		strike_part(m, word, set);
	else
		strike_phrase(m, word, set);
}

void
match_word(struct db *db, struct arena *arena, struct index_view *view,
    const struct search_word *word, uint64_t *set, struct span span)
{
	struct matcher	 m = { .db = db, .arena = arena, .view = view,
			    .span = span };

	strike_word(&m, word, set);
}

void
match_search(struct db *db, struct arena *arena, struct index_view *view,
    const struct search *search, struct span span)
{
	const struct search_word	*word;

	for (word = search->words; word < search->words + search->count &&
	    !db_failed_yet(db); word++) {
		index_yield(db);
		if (word->excluded) {
			match_word(db, arena, view, word, view->found, span);
			continue;
		}
		set_copy(view->unmatched, view->found, span);
		match_word(db, arena, view, word, view->unmatched, span);
		set_and_not(view->found, view->unmatched, span);
	}
}
