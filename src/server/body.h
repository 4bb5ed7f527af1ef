/* Bodies that arrive after their heads. */
#ifndef ALMANAC_BODY_H
#define ALMANAC_BODY_H

#include <stdbool.h>
#include <stddef.h>

struct client;

/*
 * Receives the body after a head of that size; guard_take() gets the complete
 * body.
 */
void	body_await(struct client *, size_t head);

/* At the deadline: whether enough has arrived for another period. */
bool	body_goes_on(struct client *);

#endif
