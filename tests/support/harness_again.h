/*
 * Caches each answer of the harness that may be cached, and compares it with
 * the answer that the same message gets later.
 */
#ifndef ALMANAC_HARNESS_AGAIN_H
#define ALMANAC_HARNESS_AGAIN_H

#include <stdint.h>

struct arena;
struct message;
struct outcome;
struct request;

/* Serves a message in an arena, in which the outcome lives. */
struct request	*harness_serve(struct arena *, const struct message *,
		    int64_t now, struct outcome *);

/* Fails the test if the cached answer is wrong now or at its last instant. */
void		 harness_again(const struct request *, const struct outcome *);

#endif
