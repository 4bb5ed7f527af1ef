/*
 * The name of a request, by which answer, log and client mean the same one:
 * X-Request-Id. A client or proxy may choose it; else it is 128 bits of
 * chance.
 */
#ifndef ALMANAC_REQUEST_ID_H
#define ALMANAC_REQUEST_ID_H

#include <stdbool.h>

#define REQUEST_ID_MAX	64	/* bytes */
#define REQUEST_ID_TEXT	33	/* a new one with its NUL */

/*
 * Whether a client's is taken: 1 to REQUEST_ID_MAX letters, digits and
 * -._~:/+=@, so that it can stand in a header, a log and a shell. NULL: not.
 */
bool	request_id_valid(const char *);

/* Once in a process, after its fork: two must not go through the same ids. */
void	request_id_start(void);

/* A new one, in hexadecimal digits; no system call. */
void	request_id_make(char id[REQUEST_ID_TEXT]);

#endif
