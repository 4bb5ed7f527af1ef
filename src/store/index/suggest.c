#include "store/index/suggest.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/match.h"
#include "store/index/search.h"
#include "store/index/slots.h"
#include "store/index/widen.h"
#include "text/word_near.h"

#define LETTERS		5	/* shortest word that is replaced */
#define CANDIDATES	20	/* for a word */
#define LOOK_COST	5	/* nanoseconds a comparison, about */
#define NAME_COST	3	/* nanoseconds a byte of a name, about */
#define NAME_BYTES	128	/* of a name; further words are not offered */
#define YIELD		(1 << 20)	/* bytes of names, or words */
#define NUMBERS		64	/* records with a candidate in their names */

/* A replacement, and where it is found. */
struct candidate {
	const char	*text;
	uint32_t	 word;		/* its number, or DICTIONARY_NONE */
	size_t		 count;
	uint32_t	 named[NUMBERS];	/* numbers of records */
};

struct suggester {
	struct db		*db;
	struct arena		*arena;
	struct index_view	*view;
	struct span		 span;		/* of the events, in `found` */
	const struct search_word *wrong;
	size_t			 looked;	/* bytes since it yielded */
	size_t			 count;
	struct candidate	 candidates[CANDIDATES];
};

/* Whether the word is a single part of letters without digits. */
static bool
is_replaceable(struct arena *arena, const struct search_word *word)
{
	const char	*text = arena_copy(arena, word->text, word->length);
	struct part	 part;

	part_read(&part, text);
	return (!word->excluded && part.kind == PART_LETTERS &&
	    part.length == word->length && part.length <= WORD_MOST &&
	    text[strcspn(text, "0123456789")] == '\0' &&
	    word_count((struct word){ text, word->length }) >= LETTERS);
}

static bool
is_near(const struct suggester *s, struct word word)
{
	const struct word	 wrong = { s->wrong->text, s->wrong->length };

	return (word.length + 4 >= wrong.length &&
	    word.length <= wrong.length + 4 && word_is_near(wrong, word));
}

/* The candidate for a word, or NULL if there are too many. */
static struct candidate *_Nullable
add_candidate(struct suggester *s, struct word word)
{
	struct candidate	*c;

	for (c = s->candidates; c < s->candidates + s->count; c++)
		if (strlen(c->text) == word.length &&
		    memcmp(c->text, word.text, word.length) == 0)
			return (c);
	if (s->count == CANDIDATES)
		return (NULL);
	s->count++;
	c->text = arena_copy(s->arena, word.text, word.length);
	c->word = DICTIONARY_NONE;
	c->count = 0;
	return (c);
}

/*
 * Whether one of the events is among these. Others may be many, and must not
 * take the room of candidates.
 */
static bool
is_of_events(struct suggester *s, const struct postings *p)
{
	return (postings_count(&s->view->slots->heap, p, s->view->found,
	    s->span, 1) > 0);
}

static void
find_in_texts(struct suggester *s)
{
	const struct posted	*words = &s->view->slots->words;
	const struct dictionary	*d = &words->texts;
	struct candidate	*c;
	struct word		 word;
	uint32_t		 n;

	if (!db_spend(s->db, d->count * LOOK_COST))
		return;
	for (n = 0; n < d->count; n++) {
		if (n % YIELD == YIELD - 1)
			index_yield(s->db);
		word.text = dictionary_text(d, n, &word.length);
		if (is_near(s, word) && is_of_events(s, &words->postings[n]) &&
		    (c = add_candidate(s, word)) != NULL)
			c->word = n;
	}
}

static void
find_in_name(struct suggester *s, const struct listed *l, const char *name)
{
	const struct postings	*linked =
	    &s->view->slots->linked.postings[l->number];
	const char		*end = name + NAME_BYTES;
	struct candidate	*c;
	struct part		 part;
	struct word		 word;

	for (; name < end && (part_read(&part, name),
	    part.kind != PART_END); name += part.length) {
		word = (struct word){ part.text, part.length };
		if (part.kind == PART_LETTERS && is_near(s, word) &&
		    is_of_events(s, linked) &&
		    (c = add_candidate(s, word)) != NULL && c->count < NUMBERS)
			c->named[c->count++] = l->number;
	}
}

static void
find_in_names(struct suggester *s, const struct directory *d,
    const struct visibility *visible)
{
	const struct listed	*l;
	size_t			 bytes, i;

	for (i = 0; i < d->count; i++) {
		l = d->list[i];
		if (!listed_is_seen(l, d->kind, visible))
			continue;
		bytes = strnlen(l->names[0], NAME_BYTES) +
		    strnlen(l->names[1], NAME_BYTES) + 1;
		if (!db_spend(s->db, bytes * NAME_COST))
			return;
		if ((s->looked += bytes) > YIELD) {
			index_yield(s->db);
			s->looked = 0;
		}
		find_in_name(s, l, l->names[0]);
		find_in_name(s, l, l->names[1]);
	}
}

/* The number of events that have the candidate. */
static size_t
count_events(struct suggester *s, const struct candidate *c)
{
	const struct slots	*slots = s->view->slots;
	uint64_t		*set = s->view->other;
	size_t			 i;

	set_clear(set, s->span);
	if (c->word != DICTIONARY_NONE)
		postings_mark(&slots->heap, &slots->words.postings[c->word],
		    set, s->span, true);
	for (i = 0; i < c->count; i++)
		postings_mark(&slots->heap,
		    &slots->linked.postings[c->named[i]], set, s->span, true);
	set_and(set, s->view->found, s->span);
	return (set_count(set, s->span));
}

/* Whether the word finds one of the events by itself. */
static bool
is_found(struct suggester *s, const struct search_word *word)
{
	set_copy(s->view->unmatched, s->view->found, s->span);
	match_word(s->db, s->arena, s->view, word, s->view->unmatched, s->span);
	return (set_count(s->view->unmatched, s->span) <
	    set_count(s->view->found, s->span));
}

/* Returns the candidate that most events have, or NULL to keep the word. */
static const char *_Nullable
find_better(struct suggester *s, const struct search_word *word,
    const struct visibility *visible)
{
	const char	*best = NULL;
	size_t		 most = 0, count, i;

	if (is_found(s, word))
		return (NULL);
	s->wrong = word;
	s->count = 0;
	find_in_texts(s);
	for (i = 0; i < LINKED_KINDS; i++)
		find_in_names(s, s->view->directories[i], visible);
	for (i = 0; i < s->count; i++)
		if ((count = count_events(s, &s->candidates[i])) > most) {
			best = s->candidates[i].text;
			most = count;
		}
	return (best);
}

static void
write_word(struct buf *to, struct arena *arena, const struct search_word *word,
    const char *replaced)
{
	const char	*text = arena_copy(arena, word->text, word->length);
	const char	*quote;

	quote = text[strcspn(text, " \t\n\v\f\r")] != '\0' ? "\"" : "";
	if (replaced != NULL)
		text = replaced;
	buf_printf(to, "%s%s%s%s%s", to->length > 0 ? " " : "",
	    word->excluded ? "-" : "", quote, text, quote);
}

static const char *_Nullable
replace_words(struct suggester *s, const struct search *search,
    const struct visibility *visible)
{
	const char	*better;
	struct buf	 text;
	size_t		 tried = 0, replaced = 0, i;

	buf_init(&text, s->arena, 64);
	for (i = 0; i < search->count; i++) {
		better = NULL;
		if (tried < SUGGEST_REPLACED &&
		    is_replaceable(s->arena, &search->words[i])) {
			index_yield(s->db);
			tried++;
			better = find_better(s, &search->words[i], visible);
		}
		replaced += better != NULL;
		write_word(&text, s->arena, &search->words[i], better);
	}
	return (replaced > 0 ? text.data : NULL);
}

const char *
search_suggest(struct db *db, struct arena *arena, const char *text,
    const struct event_filter *f)
{
	struct search		*search = search_find(arena, text);
	struct suggester	*s;
	const char		*better;

	if (search == NULL)
		return (NULL);
	s = arena_alloc(arena, sizeof(*s));
	s->db = db;
	s->arena = arena;
	if ((s->view = index_view(db)) == NULL)
		return (NULL);
	search_widen(db, arena, search, s->view, &f->visible);
	if (!index_lock(db))
		return (NULL);
	s->span = match_events(db, arena, s->view, f, NULL);
	better = replace_words(s, search, &f->visible);
	index_unlock(db);
	return (db_failed(db) ? NULL : better);
}
