/*
 * Plurals and singulars of a word, by endings of English, German, French and
 * Spanish (rules, section 22). Words are folded and have only the letters a to
 * z.
 */
#ifndef ALMANAC_WORD_FORMS_H
#define ALMANAC_WORD_FORMS_H

#include <stdbool.h>
#include <stddef.h>

#include "text/words.h"

struct arena;

struct word_forms {
	size_t		 count;		/* 0: there are none */
	struct word	*list;		/* in the arena, without duplicates */
	size_t		 stem;		/* length of the common beginning */
};

/* Finds the other words that share a singular with the word. */
void	word_forms_make(struct word_forms *, struct arena *, struct word);

/* Whether the text contains one of the forms as a whole word. */
bool	word_forms_occur(const struct word_forms *, const char *text);

#endif
