#include "store/search/search_suggest.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/search/search_entry.h"
#include "store/search/search_index.h"
#include "store/search/search_names.h"
#include "store/search/search_words.h"
#include "text/word_near.h"

#define LETTERS		5	/* shortest word that is replaced */
#define CANDIDATES	60	/* for all words */
#define LOOK_COST	5	/* nanoseconds a comparison, about */
#define WORD_BYTES	5	/* searched a nanosecond, about */

/*
 * Counts events for up to 255 groups of words. `map` has the group of each
 * indexed word: the words of the search from 1 on, then the candidates; 0 is no
 * group.
 */
struct suggester {
	struct db		*db;
	struct arena		*arena;
	struct word_table	*words;
	size_t			 limit;		/* of the map */
	uint8_t			*map;
	uint32_t		 counts[1 + SEARCH_REPLACED + CANDIDATES];
	size_t			 word_count;
	const struct search_word *wrong[SEARCH_REPLACED];
	size_t			 count;		/* candidates */
	struct candidate {
		size_t		 of;		/* its word in the search */
		const char	*text;
	} candidates[CANDIDATES];
	size_t			 of;		/* the current word */
};

/* Whether the word is a single part of letters without digits. */
static bool
is_replaceable(struct arena *arena, const struct search_word *word)
{
	const char	*text = arena_copy(arena, word->text, word->length);
	struct part	 part;

	part_read(&part, text);
	return (!word->excluded && part.kind == PART_LETTERS &&
	    part.length == word->length && part.length <= WORD_OVERLAP &&
	    text[strcspn(text, "0123456789")] == '\0' &&
	    word_count((struct word){ text, word->length }) >= LETTERS);
}

static void
mark(struct suggester *s, uint32_t number, size_t as)
{
	if (number != 0 && s->map[number] == 0)
		s->map[number] = (uint8_t)as;
}

/* Marks the indexed words that the search finds by this word. */
static void
mark_word(struct suggester *s, const struct search_word *word)
{
	const size_t	 as = 1 + s->of;
	char		 text[SEARCH_LIST_WORD];
	struct word_set	 set;
	uint32_t	 n;
	size_t		 i;

	if (!db_spend(s->db, s->words->length / WORD_BYTES))
		return;
	word_table_with(s->words, s->arena, WORD_ANYWHERE,
	    (struct word){ word->text, word->length }, &set);
	for (n = 1; set.count > 0 && n <= s->words->count; n++)
		if (word_set_has(&set, n))
			mark(s, n, as);
	for (i = 0; i < word->forms.count; i++)
		mark(s, word_table_find(s->words, word->forms.list[i]), as);
	for (i = 0; i < word->lists.count; i++)
		mark(s, word_table_find(s->words,
		    search_list_word(word->lists.list[i], text)), as);
}

/*
 * Returns the index of a candidate for the current word, CANDIDATES if there is
 * no room.
 */
static size_t
add_candidate(struct suggester *s, struct word word)
{
	struct candidate	*c;
	size_t			 i;

	for (i = 0; i < s->count; i++) {
		c = &s->candidates[i];
		if (c->of == s->of && strlen(c->text) == word.length &&
		    memcmp(c->text, word.text, word.length) == 0)
			return (i);
	}
	if (s->count == CANDIDATES / SEARCH_REPLACED * (s->of + 1))
		return (CANDIDATES);
	c = &s->candidates[s->count++];
	c->of = s->of;
	c->text = arena_copy(s->arena, word.text, word.length);
	return (s->count - 1);
}

static void
consider(struct suggester *s, struct word word, uint32_t number)
{
	const struct search_word	*wrong = s->wrong[s->of];
	size_t				 place;

	if (number == 0 || s->map[number] != 0 ||
	    !word_is_near((struct word){ wrong->text, wrong->length }, word))
		return;
	place = add_candidate(s, word);
	if (place < CANDIDATES)
		mark(s, number, 1 + SEARCH_REPLACED + place);
}

static void
consider_name(void *context, const char *text, int64_t list)
{
	struct suggester	*s = context;
	char			 digits[SEARCH_LIST_WORD];

	consider(s, (struct word){ text, strlen(text) },
	    word_table_find(s->words, search_list_word(list, digits)));
}

static void
find_candidates(struct suggester *s, const struct visibility *visible)
{
	const struct search_word	*word = s->wrong[s->of];
	uint32_t			 n;

	if (!db_spend(s->db, s->words->count * LOOK_COST))
		return;
	for (n = 1; n <= s->words->count; n++)
		consider(s, word_table_at(s->words, n), n);
	search_names_like(s->db, s->arena, arena_copy(s->arena, word->text,
	    word->length), visible, consider_name, s);
}

/* Returns the candidate with the most events, or NULL to keep the word. */
static const char *_Nullable
best_of(const struct suggester *s, size_t of)
{
	const char	*best = NULL;
	uint32_t	 most = 0;
	size_t		 i;

	if (s->counts[1 + of] > 0)
		return (NULL);
	for (i = 0; i < s->count; i++)
		if (s->candidates[i].of == of &&
		    s->counts[1 + SEARCH_REPLACED + i] > most) {
			best = s->candidates[i].text;
			most = s->counts[1 + SEARCH_REPLACED + i];
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
write_search(const struct suggester *s, const struct search *search)
{
	const char	*better;
	struct buf	 text;
	bool		 replaces = false;
	size_t		 i, of;

	buf_init(&text, s->arena, 64);
	for (i = 0; i < search->count; i++) {
		better = NULL;
		for (of = 0; of < s->word_count; of++)
			if (s->wrong[of] == &search->words[i])
				better = best_of(s, of);
		replaces |= better != NULL;
		write_word(&text, s->arena, &search->words[i], better);
	}
	return (replaces ? text.data : NULL);
}

const char *
search_suggest(struct db *db, struct arena *arena, const char *text,
    const struct visibility *visible, const struct search_window *window)
{
	struct suggester	 s = { .db = db, .arena = arena };
	struct search		*search = search_find(arena, text);
	size_t			 i;

	if (search == NULL)
		return (NULL);
	for (i = 0; i < search->count && s.word_count < SEARCH_REPLACED; i++)
		if (is_replaceable(arena, &search->words[i]))
			s.wrong[s.word_count++] = &search->words[i];
	if (s.word_count == 0)
		return (NULL);
	search_widen(db, arena, search, visible);
	s.words = search_words(db);
	s.limit = s.words->count + 1;
	s.map = arena_alloc(arena, s.limit);
	for (s.of = 0; s.of < s.word_count; s.of++)
		mark_word(&s, s.wrong[s.of]);
	for (s.of = 0; s.of < s.word_count; s.of++)
		find_candidates(&s, visible);
	search_index_tally(db, window, &(struct search_tally){ s.map, s.limit,
	    s.counts });
	return (db_failed(db) ? NULL : write_search(&s, search));
}
