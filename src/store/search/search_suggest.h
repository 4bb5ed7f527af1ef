/*
 * Suggests another spelling for a search that finds nothing (rules, section
 * 22).
 */
#ifndef ALMANAC_SEARCH_SUGGEST_H
#define ALMANAC_SEARCH_SUGGEST_H

struct arena;
struct db;
struct search_window;
struct visibility;

/*
 * Returns the search with up to SEARCH_REPLACED words replaced, or NULL if
 * there is no suggestion. A word is replaced if it finds no event of the
 * window in the search index. Its replacement is the word that differs in one
 * letter and finds the most events. Call it inside a transaction.
 */
#define SEARCH_REPLACED	3
const char	*_Nullable search_suggest(struct db *, struct arena *,
		    const char *text, const struct visibility *,
		    const struct search_window *);

#endif
