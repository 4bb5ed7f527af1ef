/*
 * Ids as the value of one parameter, for id_list(), so that a statement is the
 * same for any number of ids.
 */
#ifndef ALMANAC_QUERY_H
#define ALMANAC_QUERY_H

struct arena;
struct ids;

/* Stored in the arena. */
const char	*query_ids(struct arena *, const struct ids *);

#endif
