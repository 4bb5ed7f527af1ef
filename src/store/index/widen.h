/*
 * Wide searches: they also find forms of words, and names (rule 22.4).
 */
#ifndef ALMANAC_WIDEN_H
#define ALMANAC_WIDEN_H

struct arena;
struct db;
struct index_view;
struct search;
struct visibility;

/*
 * Adds the forms of each word, and the numbers of the records with such names
 * that the caller may see. Call it with the lock.
 */
void	search_widen(struct db *, struct arena *, struct search *,
	    const struct index_view *, const struct visibility *);

#endif
