/*
 * Another spelling of a search that finds nothing (rules, section 22).
 */
#ifndef ALMANAC_SEARCH_SUGGEST_H
#define ALMANAC_SEARCH_SUGGEST_H

struct arena;
struct db;
struct search_window;
struct visibility;

/*
 * The search with up to SEARCH_REPLACED of its words replaced, each of which
 * finds no event of the window that is in the search index, by the word with one
 * letter changed that finds most; NULL: there is none. Inside a transaction.
 */
#define SEARCH_REPLACED	3
const char	*_Nullable search_suggest(struct db *, struct arena *,
		    const char *text, const struct visibility *,
		    const struct search_window *);

#endif
