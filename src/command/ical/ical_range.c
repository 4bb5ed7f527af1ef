#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "command/ical/ical_event.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/recurrence.h"
#include "text/zones.h"

#define RANGES	1000	/* in a calendar */

void
ical_range_add(struct ical *c, const char *uid, const char *name)
{
	struct ical_range	*r;

	if (c->range_count == RANGES)
		return;
	r = arena_alloc(c->im->arena, sizeof(*r));
	memset(r, 0, sizeof(*r));
	r->uid = arena_string(c->im->arena, uid);
	r->name = name;
	r->text = c->text;
	r->next = c->ranges;
	c->ranges = r;
	c->range_count++;
}

struct ical_range *
ical_range_named(struct ical *c, const char *name)
{
	struct ical_range	*r;

	for (r = c->ranges; r != NULL; r = r->next)
		if (strcmp(r->name, name) == 0)
			return (r);
	return (NULL);
}

const struct ical_range *
ical_range_of(struct ical *c, const char *uid, const struct ical_when *again)
{
	const struct ical_range	*r, *found = NULL;

	for (r = c->ranges; r != NULL; r = r->next)
		if (r->end == ICAL_RANGE_SPLIT && strcmp(r->uid, uid) == 0 &&
		    r->from <= ical_time_in(c, &r->first, again) &&
		    (found == NULL || r->from > found->from))
			found = r;
	return (found);
}

const struct zone *
ical_zone_of(const struct ical *c, const struct ical_when *start)
{
	if (start->is_date)
		return (NULL);
	return (start->zone != NULL ? start->zone :
	    inside_site(c->im->inside)->zone);
}

int64_t
ical_time_in(const struct ical *c, const struct ical_when *first,
    const struct ical_when *w)
{
	struct recurrence_date	 date;

	date = ical_when_there(w, ical_zone_of(c, first));
	if (date.is_day && !first->is_date)
		date.at += first->local - date_day_start(first->local);
	return (date.at);
}
