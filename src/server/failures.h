/*
 * Reports storage failures to the operator: one line immediately and, while
 * they continue, their number every few seconds, for all requests and workers
 * together.
 *
 * Only for the event loop.
 */
#ifndef ALMANAC_FAILURES_H
#define ALMANAC_FAILURES_H

/* Creates the shared memory; call it once, before the fork. */
void	failures_share(void);

/*
 * `message` is that of db_message(), "what went wrong (code) in: statement".
 * `request` is the id of the first affected request, or NULL.
 */
void	failures_report(const char *message, const char *request);

/* Reports repeated failures. Call it regularly. */
void	failures_look(void);

#endif
