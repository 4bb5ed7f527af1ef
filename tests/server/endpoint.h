/*
 * A webhook endpoint in the test: a message waits until the test reads and
 * answers it.
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

/* Listens on a free port. */
struct endpoint	endpoint_open(void);
void		endpoint_close(struct endpoint *);

/* Reads the next message. Fails the test if none arrives within 10 s. */
struct told	endpoint_hear(const struct endpoint *);

/* Whether no message arrives within that many milliseconds. */
bool		endpoint_hears_nothing(const struct endpoint *, int);

/*
 * Answers with a status such as "204 No Content", or with fields and a body,
 * and closes.
 */
void		told_answer(const struct told *, const char *answer);

/* Reads and answers a message; returns the name of its tag. */
const char	*endpoint_take(const struct endpoint *, const char *answer);

/* The name of the tag. */
const char	*told_name(const struct told *);

#endif
