/*
 * X-Request-Id: identifies a request in answers and logs. A client or proxy
 * may choose it; otherwise it is 128 random bits.
 */
#ifndef ALMANAC_REQUEST_ID_H
#define ALMANAC_REQUEST_ID_H

#include <stdbool.h>

#define REQUEST_ID_MAX	64	/* bytes */
#define REQUEST_ID_TEXT	33	/* bytes of a new one with its NUL */

/*
 * Whether a client's id is used: 1 to REQUEST_ID_MAX letters, digits and
 * -._~:/+=@, which are safe in headers, logs and shells. NULL: no.
 */
bool	request_id_valid(const char *);

/* Call it once in each process, after the fork, so that ids differ. */
void	request_id_start(void);

/* Makes an id in hexadecimal digits, without a system call. */
void	request_id_make(char id[REQUEST_ID_TEXT]);

#endif
