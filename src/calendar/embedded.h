/*
 * Records within an event: categories, tags, venue and organizers (rules,
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

/* The records that the caller may read. */
struct embedded {
	bool		 has_venue;
	struct fragment	 venue;		/* `more`: json_ld, if alone */
	struct fragment	*organizers;	/* `more` as of the venue */
	size_t		 organizer_count;
	struct fragment	*terms;		/* sorted; `more` is the sort_key */
	size_t		 term_count;
};

/*
 * Finds the records of each event, with one statement per kind. They live as
 * long as the request.
 */
void	embedded_find(struct request *, const struct event *const *,
	    size_t count, enum record_view, struct embedded *);

/* Writes the members `categories`, `tags`, `venue`, `organizer`. */
void	embedded_write(struct json *, const struct embedded *);

/* Writes members of an event's json_ld (rules, section 28). */
void	embedded_write_json_ld(struct json *, const struct embedded *);

#endif
