/*
 * Every answer of the harness that may be kept is, and is compared with what
 * the same message gets later: the harness's own.
 */
#ifndef ALMANAC_HARNESS_AGAIN_H
#define ALMANAC_HARNESS_AGAIN_H

#include <stdint.h>

struct arena;
struct message;
struct outcome;
struct request;

/* Serves a message in an arena; the outcome lives there. */
struct request	*harness_serve(struct arena *, const struct message *,
		    int64_t now, struct outcome *);

/* Fails the test where the cache, now or at its last instant, is wrong. */
void		 harness_again(const struct request *, const struct outcome *);

#endif
