/*
 * Days in a search of the desk (rule 40.32): "fair 2019", "12.5.2026", "May
 * 2026", in the orders and month names of all languages of the service.
 */
#ifndef ALMANAC_DESK_DATED_H
#define ALMANAC_DESK_DATED_H

#include <stdint.h>

struct page;

struct desk_dated {
	const char	*words;		/* the rest of the search */
	const char	*typed;		/* "May 2026"; "": there are no days */
	const char	*name;		/* the days in the page's language */
	int64_t		 first, last;	/* days since 1970 */
};

/*
 * Reads the first day, month or year of a search. Words in quotes are no days.
 * `search` may be NULL.
 */
void	desk_dated_read(const struct page *, const char *_Nullable search,
	    struct desk_dated *);

/* Returns the search in which these days are words: "fair \"2019\"". */
const char	*desk_dated_as_words(const struct page *,
		    const struct desk_dated *);

#endif
