/* The ids of what events are linked to, regardless of who may read it. */
#ifndef ALMANAC_EVENT_LINKED_H
#define ALMANAC_EVENT_LINKED_H

#include <stddef.h>
#include <stdint.h>

struct event;
struct list_ids;
struct request;

struct event_linked {
	int64_t		 venue;			/* 0: none */
	const int64_t	*organizers;		/* in their order */
	size_t		 organizer_count;
	const int64_t	*terms;			/* by id */
	size_t		 term_count;
};

/* The links as store/event_index.h has them, which stay where they are. */
void	event_linked_take(struct event_linked *, const struct list_ids *links);

/*
 * Finds those of each event; those that the event does not know yet (`linked`)
 * in one statement; in the request's arena. A concealed event has none, and
 * after a failure of the storage no event has any that it did not know.
 */
void	event_linked_find(struct request *, const struct event *const *,
	    size_t count, struct event_linked *);

#endif
