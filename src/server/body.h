/* Bodies that come later than their heads. */
#ifndef ALMANAC_BODY_H
#define ALMANAC_BODY_H

#include <stdbool.h>
#include <stddef.h>

struct client;

/* Behind a head of so many bytes; guard_take() gets the whole of it. */
void	body_await(struct client *, size_t head);

/* At its deadline: enough has come for another one. */
bool	body_goes_on(struct client *);

#endif
