/*
 * The log of a commit in few large writes.
 *
 * SQLite writes each page of a commit by two calls, its head and itself, and
 * the system takes longer to be called than to copy that much.  While a commit
 * runs, what is written to the log in one piece is gathered; it is there when
 * the log is synced, read or measured, as if it had been written at once.  A
 * write that fails then fails what made it due, so the commit.
 *
 * Outside of commits nothing is gathered: a page that leaves the cache before
 * its transaction ends must not come late over those of others.
 */
#ifndef ALMANAC_DB_LOG_H
#define ALMANAC_DB_LOG_H

#include <stdbool.h>

/* Once, before any connection: all have it from then on. */
void	db_log_install(void);

/*
 * Around the COMMIT of a connection, in its thread.  A connection that does not
 * sync has its writes made at the end; where they fail, when readers know of
 * them already, the process aborts.
 */
void	db_log_gather(void);
void	db_log_end(bool committed);

#endif
