/*
 * An endpoint of webhooks, within the test: what it is told waits until the
 * test hears it, and is answered by the test.
 */
#ifndef ALMANAC_HTTP_ENDPOINT_H
#define ALMANAC_HTTP_ENDPOINT_H

#include <stdbool.h>
#include <stdint.h>

#define TOLD_BODY	4096
#define SECRET		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

struct endpoint {
	int	 socket;
	int	 port;
};

struct told {
	int	 fd;			/* of its connection */
	char	 id[64];		/* webhook-id */
	int64_t	 timestamp;		/* webhook-timestamp */
	char	 signature[256];	/* webhook-signature */
	char	 line[128];		/* "POST /hook HTTP/1.1" */
	char	 body[TOLD_BODY];
};

/* On a free port. */
struct endpoint	endpoint_open(void);
void		endpoint_close(struct endpoint *);

/* The next message, 10 s at most; fails the test when there is none. */
struct told	endpoint_hear(const struct endpoint *);

/* Whether there is none within so many milliseconds. */
bool		endpoint_hears_nothing(const struct endpoint *, int);

/* "204 No Content", or with fields and a body; then closes. */
void		told_answer(const struct told *, const char *answer);

/* endpoint_hear(), told_answer(): the name of the tag that it is about. */
const char	*endpoint_take(const struct endpoint *, const char *answer);

/* The name of the tag. */
const char	*told_name(const struct told *);

#endif
