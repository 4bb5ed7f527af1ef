/*
 * Plural and singular of a word, by endings of English, German, French and
 * Spanish (rules, section 22). Words are folded, of the letters a to z.
 */
#ifndef ALMANAC_WORD_FORMS_H
#define ALMANAC_WORD_FORMS_H

#include <stdbool.h>
#include <stddef.h>

#include "text/words.h"

struct arena;

struct word_forms {
	size_t		 count;		/* 0: it has no other ones */
	struct word	*list;		/* in the arena, each once */
	size_t		 stem;		/* bytes that begin all of them */
};

/* Those that have the same singular as the word, without itself. */
void	word_forms_make(struct word_forms *, struct arena *, struct word);

/* Whether one of them is a whole word of the text. */
bool	word_forms_occur(const struct word_forms *, const char *text);

bool	word_forms_have(const struct word_forms *, struct word);

#endif
