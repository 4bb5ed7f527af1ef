/*
 * Reports failures of the storage to the operator: one line at once, and then,
 * while they continue, their number every few seconds, for all requests and
 * workers together.
 *
 * Only for the event loop.
 */
#ifndef ALMANAC_FAILURES_H
#define ALMANAC_FAILURES_H

/* Creates the shared memory; call it once, before the fork. */
void	failures_share(void);

/*
 * A message of db_message(), "what went wrong (code) in: statement", and the id
 * of the first affected request, or NULL.
 */
void	failures_report(const char *message, const char *request);

/* Reports repetitions; call it now and then. */
void	failures_look(void);

#endif
