/*
 * The ids of the records to which an event is linked, whether or not the
 * caller may read them.
 */
#ifndef ALMANAC_EVENT_LINKED_H
#define ALMANAC_EVENT_LINKED_H

#include <stddef.h>
#include <stdint.h>

struct event;
struct ids;
struct request;
struct statement;

struct event_linked {
	int64_t		 venue;			/* 0: none */
	const int64_t	*organizers;		/* in the order of the event */
	size_t		 organizer_count;
	const int64_t	*terms;			/* by id */
	size_t		 term_count;
};

/* Unpacks the links of store/stored_links.h for an event, without copying. */
void	event_linked_set(struct request *, struct event *,
	    const struct ids *links);

/* Reads the links from events.links into the request's arena. */
const struct event_linked	*event_linked_read(struct request *,
				    struct statement *, int column);

/* The links that the caller may know: a concealed event has none. */
struct event_linked	 event_linked_shown(const struct event *);

#endif
