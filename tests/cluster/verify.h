/*
 * Compares the database with the ledger when nothing is under way.
 */
#ifndef ALMANAC_CLUSTER_VERIFY_H
#define ALMANAC_CLUSTER_VERIFY_H

/*
 * Every acknowledged record is there once, a rejected one is not, a lost one at
 * most once, and nothing else; lists of both nodes agree, `almanac check` finds
 * nothing, scheduled events are published and all messages have arrived. Fails
 * the test otherwise.
 */
void	 verify_all(void);

#endif
