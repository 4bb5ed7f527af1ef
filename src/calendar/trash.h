/*
 * Deletes a record: into the trash, or permanently (contract section 8.3).
 */
#ifndef ALMANAC_TRASH_H
#define ALMANAC_TRASH_H

#include <stdbool.h>

struct event;
struct organizer;
struct request;
struct venue;

/* Each answers a DELETE of one that exists. */
int	trash_event(struct request *, struct event *, bool purge);
int	trash_venue(struct request *, struct venue *, bool purge);
int	trash_organizer(struct request *, struct organizer *, bool purge);

#endif
