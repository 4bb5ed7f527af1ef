/*
 * What the database of a request says of the whole (store/store.h).
 */
#ifndef ALMANAC_STATE_H
#define ALMANAC_STATE_H

struct request;
struct store_state;

/*
 * Read once by a request that must not write, since it sees one snapshot, and by
 * the requests within it.
 */
const struct store_state	*state_of(struct request *);

/*
 * Sends the statement of the next state_of(), where that saves time (db_send());
 * in a write, after its changes. state_end() must follow in the transaction.
 */
void	state_send(struct request *);
void	state_end(struct request *);

#endif
