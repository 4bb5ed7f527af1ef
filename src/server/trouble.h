/*
 * Reports failures of the storage to the operator: one line at once, and then,
 * while they continue, their number every few seconds, for all requests and
 * workers together.
 *
 * Only for the event loop.
 */
#ifndef ALMANAC_TROUBLE_H
#define ALMANAC_TROUBLE_H

/* Creates the shared memory; call it once, before the fork. */
void	trouble_share(void);

/*
 * A message of db_message(), "what went wrong (code) in: statement", and the id
 * of the first affected request, or NULL.
 */
void	trouble_tell(const char *message, const char *request);

/* Reports repetitions; call it now and then. */
void	trouble_look(void);

#endif
