/*
 * Suggests another spelling for a search that finds nothing (rule 22.5).
 */
#ifndef ALMANAC_SUGGEST_H
#define ALMANAC_SUGGEST_H

struct arena;
struct db;
struct event_filter;

/*
 * Returns the search with up to SUGGEST_REPLACED words replaced, or NULL if
 * there is no suggestion. A word is replaced if it finds no event of the
 * filter. Its replacement is the word that differs in one letter and that most
 * of these events have. Call it inside a transaction.
 */
#define SUGGEST_REPLACED	3
const char	*_Nullable search_suggest(struct db *, struct arena *,
		    const char *text, const struct event_filter *);

#endif
