/*
 * What the database of a request says of the whole (store/store.h).
 */
#ifndef ALMANAC_STATE_H
#define ALMANAC_STATE_H

struct request;
struct store_state;

/* Read once by a request that must not write, since it sees one snapshot. */
const struct store_state	*state_of(struct request *);

#endif
