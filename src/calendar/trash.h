/*
 * Away with an event: into the trash, or for good (contract section 8.3).
 */
#ifndef ALMANAC_TRASH_H
#define ALMANAC_TRASH_H

#include <stdbool.h>

struct event;
struct request;

/* Answers a DELETE of an event that exists. */
int	trash_event(struct request *, struct event *, bool force);

#endif
