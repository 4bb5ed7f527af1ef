/* Compares the database with the ledger when no request is in flight. */
#ifndef ALMANAC_CLUSTER_VERIFY_H
#define ALMANAC_CLUSTER_VERIFY_H

/*
 * Every acknowledged record exists once, rejected ones do not exist, lost ones
 * at most once, and there are no others. Lists of both nodes agree, `almanac
 * check` finds nothing, scheduled events are published and all messages have
 * arrived. Fails the test otherwise.
 */
void	 verify_all(void);

#endif
