/*
 * Compares a server that works again with the ledger.
 */
#ifndef ALMANAC_CRASH_VERIFY_H
#define ALMANAC_CRASH_VERIFY_H

/*
 * Every acknowledged change is there as it was answered, every other one
 * whole or not at all (the ledger then knows which), nothing else is, and the
 * file is sound. Fails the test otherwise.
 */
void	 verify_all(void);

/* The file alone: `almanac check` finds nothing. */
void	 verify_database(const char *path);

#endif
