/* Compares a restarted server with the ledger. */
#ifndef ALMANAC_CRASH_VERIFY_H
#define ALMANAC_CRASH_VERIFY_H

/*
 * Every acknowledged change is there as it was answered. Every other change is
 * complete or absent; the ledger then records which. There are no other
 * records, and the file is valid. Fails the test otherwise.
 */
void	 verify_all(void);

/* Only checks the file: `almanac check` finds nothing. */
void	 verify_database(const char *path);

#endif
