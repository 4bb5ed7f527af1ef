/*
 * Which slots a list of events shows.
 */
#ifndef ALMANAC_MATCH_H
#define ALMANAC_MATCH_H

#include "store/index/postings.h"

/*
 * A phrase is looked for in the texts of so many events at most: those that the
 * list leaves and that have its words. More of them all count as having it
 * (rule 22.6).
 */
#define MATCH_PHRASE_EVENTS	4000

struct arena;
struct db;
struct event_filter;
struct index_view;
struct search;
struct search_word;

/*
 * Sets the bits of all matches in `found` of the view, and returns their span.
 * Call it with the lock, which it releases while it reads the texts of events.
 */
struct span	match_events(struct db *, struct arena *, struct index_view *,
		    const struct event_filter *,
		    const struct search *_Nullable);

/* For match.c: keeps the slots in `found` that match all words. */
void	match_search(struct db *, struct arena *, struct index_view *,
	    const struct search *, struct span);

/*
 * For match.c: of the slots in `found` that are in a series, keeps the first
 * ones of those in `other`.
 */
void	match_firsts(struct arena *, struct index_view *,
	    const struct event_filter *, struct span);

/*
 * For match.c: of the slots in `found` that are in a series, keeps one of each
 * series (rule 24.12).
 */
void	match_once(struct arena *, struct index_view *,
	    const struct event_filter *, struct span);

/* How many slots of its series there were before match_once(), or 0. */
int64_t	match_dates(const struct index_view *, uint32_t slot);

/*
 * Removes the slots that match the word from a set other than `other` and
 * `third` of the view.
 */
void	match_word(struct db *, struct arena *, struct index_view *,
	    const struct search_word *, uint64_t *set, struct span);

#endif
