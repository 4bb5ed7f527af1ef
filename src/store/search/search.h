/*
 * The words of a search (rules, section 22).
 */
#ifndef ALMANAC_SEARCH_H
#define ALMANAC_SEARCH_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct search_word {
	const char	*text;		/* fold_case()d */
	size_t		 length;
	bool		 excluded;
};

struct search {
	size_t			 count;		/* 0: nothing to search for */
	struct search_word	*words;
};

/* Each word once, in the order of first occurrence. */
void	search_read(struct search *, struct arena *, const char *text);

/* The same in the arena; NULL when there is nothing to search for. */
struct search	*_Nullable search_find(struct arena *, const char *text);

/*
 * The SQL function search_matches(search, text, ...), with a search bound by
 * db_bind_search(): whether each word occurs in at least one of the texts, which
 * are fold_case()d too, and no excluded word does.
 */

#endif
