#include "store/search/search_terms.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search.h"
#include "store/search/search_entry.h"
#include "store/search/search_words.h"

#define WORD_BYTES	5	/* searched a nanosecond, about */
#define TERM_SETS	16	/* for all terms; others read the texts */
#define LIST_COST	100	/* nanoseconds a lookup, about */

struct maker {
	struct db		*db;
	struct search_terms	*terms;
	struct word_table	*words;
	struct arena		*arena;
	bool			 full;	/* events may have unknown words */
	size_t			 sets_left;
};

/* Returns false if there are too many sets, or the budget is spent. */
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

/* The term may begin or end within a word of a text. */
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

/* Whether each word of the only set proves that the whole term occurs. */
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

/* If the term is not in doubt, adds other words to its only set. */
static void
add_other(struct maker *m, struct search_term *term, struct word word)
{
	struct word_set	*set;
	uint32_t	 number;

	set = term->in_doubt ? &term->others : &term->sets[0];
	number = word_table_find(m->words, word);
	if (number != 0 && !word_set_has(set, number))
		word_set_add(set, m->arena, number);
}

/*
 * Adds the other forms of the word, and the lists of records with the word in
 * their names.
 */
static void
add_others(struct maker *m, struct search_term *term,
    const struct search_word *word)
{
	char	 text[SEARCH_LIST_WORD];
	size_t	 i;

	word_set_init(&term->others, m->words);
	for (i = 0; i < word->forms.count; i++)
		add_other(m, term, word->forms.list[i]);
	for (i = 0; i < word->lists.count; i++)
		if (db_spend(m->db, LIST_COST))
			add_other(m, term, search_list_word(
			    word->lists.list[i], text));
	if (has_empty_set(term) && term->others.count > 0) {
		term->sets[0] = term->others;
		term->set_count = 1;
		term->in_doubt = false;
	}
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
	add_others(m, term, word);
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

void
search_terms_make(struct search_terms *terms, struct db *db,
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
