/*
 * Failures of the storage, for who runs the service: one line at once, and
 * while it goes on in the same way a number every few seconds, whatever the
 * number of requests that fail and of workers that meet it.
 *
 * For the event loop's thread.
 */
#ifndef ALMANAC_TROUBLE_H
#define ALMANAC_TROUBLE_H

/* Makes what the workers share; call once, before the fork. */
void	trouble_share(void);

/*
 * A message of db_message(), "what went wrong (code) in: statement", and the
 * request that met it, or NULL.
 */
void	trouble_tell(const char *message, const char *request);

/* Tells of what has come again since; call it now and then. */
void	trouble_look(void);

#endif
