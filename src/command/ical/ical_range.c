#include "command/ical/ical_range.h"

#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_same.h"
#include "command/ical/ical_uid.h"
#include "command/import/import.h"

#define RANGES		1000	/* in a calendar */
#define LEFT_OUT	1000000	/* occurrences that rules must not make */

static void
add_range(struct ical *c, const char *uid, const char *name)
{
	struct ical_range	*r;

	if (c->range_count == RANGES)
		return;
	r = arena_alloc(c->im->arena, sizeof(*r));
	r->uid = arena_string(c->im->arena, uid);
	r->name = name;
	r->piece = c->piece;
	r->next = c->ranges;
	c->ranges = r;
	c->range_count++;
}

static void
leave_out_time(struct ical *c, const char *uid, icalproperty *p)
{
	struct ical_when	 w;
	const char		*name;
	icalparameter		*range;

	if (!ical_when(p, &c->zones, &w))
		return;
	if (c->left_out->count == LEFT_OUT) {
		report_lost(c->im->report, IMPORT_EVENT, "EXDATE",
		    "is after the 1000000th of the file", uid);
		return;
	}
	name = ical_name_again(c->im->arena, uid, &w);
	(void)value_mark(c->left_out, name);
	if (icalproperty_isa(p) != ICAL_RECURRENCEID_PROPERTY)
		return;
	(void)value_mark(c->changed, name);
	range = icalproperty_get_first_parameter(p, ICAL_RANGE_PARAMETER);
	if (range != NULL &&
	    icalparameter_get_range(range) == ICAL_RANGE_THISANDFUTURE)
		add_range(c, uid, name);
}

void
ical_leave_out(struct ical *c, icalcomponent *event)
{
	struct ical_properties	 all;
	const char		*uid;
	size_t			 i;

	if ((uid = ical_same_name(c, ical_uid(c->event, event))) == NULL)
		return;
	ical_properties(c->event, event, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (icalproperty_isa(all.list[i]) == ICAL_EXDATE_PROPERTY ||
		    icalproperty_isa(all.list[i]) ==
		    ICAL_RECURRENCEID_PROPERTY)
			leave_out_time(c, uid, all.list[i]);
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
		    r->from <= ical_when_again(again, &r->first,
		    &c->zones) &&
		    (found == NULL || r->from > found->from))
			found = r;
	return (found);
}
