/* The state of the whole database as a request sees it (store/store.h). */
#ifndef ALMANAC_STATE_H
#define ALMANAC_STATE_H

struct request;
struct store_state;

/*
 * A request that must not write sees one snapshot, so it reads the state once
 * and shares it with its inner requests.
 */
const struct store_state	*state_of(struct request *);

/*
 * Sends the statement of the next state_of() in advance, if that saves time
 * (db_send()); in a write, after its changes. Call state_end() in the same
 * transaction.
 */
void	state_send(struct request *);
void	state_end(struct request *);

#endif
