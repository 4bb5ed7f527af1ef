/*
 * Records within an event: its categories, tags, venue and organizers (rules,
 * section 25).
 */
#ifndef ALMANAC_EMBEDDED_H
#define ALMANAC_EMBEDDED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar/record.h"
#include "http/fragments.h"

struct event;

/* Those that the caller may read. */
struct embedded {
	bool		 has_venue;
	struct fragment	 venue;		/* `more`: its json_ld, if alone */
	struct fragment	*organizers;	/* likewise */
	size_t		 organizer_count;
	struct fragment	*terms;		/* in order; `more`: its sort_key */
	size_t		 term_count;
};

/*
 * Finds those of each event, with one statement per kind. They live as long as
 * the request.
 */
void	embedded_find(struct request *, const struct event *const *,
	    size_t count, enum record_view, struct embedded *);

/*
 * Sends the statements for what an event is linked to before the event is read:
 * that with the id, or with the slug unless it is NULL. The next call of
 * embedded_find() must be for this event and takes their rows; embedded_end()
 * must follow. Where this does not save time it does nothing.
 */
void	embedded_send(struct request *, int64_t id, const char *slug);
void	embedded_end(struct request *);

/* The members `categories`, `tags`, `venue`, `organizer`. */
void	embedded_write(struct json *, const struct embedded *);

/* Members of an event's json_ld (rules, section 28). */
void	embedded_write_json_ld(struct json *, const struct embedded *);

#endif
