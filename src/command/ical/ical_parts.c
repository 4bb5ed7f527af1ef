#include "command/ical/ical_parts.h"

#include <string.h>

#include "base/arena.h"
#include "command/ical/ical_parse.h"
#include "command/import/import.h"
#include "command/import/import_series_end.h"
#include "command/inside.h"
#include "text/dates.h"
#include "text/recurrence_part.h"
#include "text/zones.h"

#define PARTS		100	/* of a series */

/*
 * Changes of an event and all that follow (RANGE=THISANDFUTURE, RFC 5545
 * section 3.2.13). The series is split there: the later part is like the
 * change, and its starts are those of the whole, moved as that of the event is.
 */

/* What it has that is not supported is reported when its own turn comes. */
static bool
read_change(struct ical *c, struct ical_parts *p, struct ical_part *to)
{
	struct ical_event	*e;
	struct ical_when	 again;
	icalcomponent		*from;
	bool			 fine;

	if ((from = ical_parse(c->pieces, to->range->piece)) == NULL)
		return (false);
	p->read_count++;
	e = arena_alloc(c->event, sizeof(*e));
	to->e = e;
	c->quiet = true;
	ical_event_read(c, from, e);
	fine = e->again != NULL && ical_when(e->again, &c->zones, &again) &&
	    ical_event_times(c, e, &to->start, &to->end);
	c->quiet = false;
	if (fine)
		to->range->from = ical_when_again(&again, &c->start,
		    &c->zones);
	return (fine);
}

/* By how much the change moves its event. */
static int64_t
find_move(const struct ical *c, const struct ical_part *p)
{
	struct ical_when	 start = p->start;

	if (!start.is_date && !c->start.is_date)
		start.local = ical_when_there(&p->start,
		    ical_when_zone(&c->start, &c->zones)).at;
	return (start.local - p->range->from);
}

/* Parts are in order; of two from the same time on the first one counts. */
static void
insert_part(struct ical_parts *p, const struct ical_part *new)
{
	size_t	 i = p->count;

	while (i > 1 && p->list[i - 1].range->from > new->range->from)
		i--;
	if (i > 1 && p->list[i - 1].range->from == new->range->from)
		return;
	memmove(&p->list[i + 1], &p->list[i], (p->count - i) *
	    sizeof(*p->list));
	p->list[i] = *new;
	p->count++;
}

static void
add_change(struct ical *c, struct ical_parts *p, struct ical_range *range)
{
	struct ical_part	 new = { .range = range,
				    .name = range->name };

	if (p->read_count == PARTS || !read_change(c, p, &new))
		return;
	range->first = c->start;
	range->by = find_move(c, &new);
	insert_part(p, &new);
}

/*
 * If the time of the whole has changed there, the change has another name on
 * the same day.
 */
static bool
rename_former(struct ical *c, struct ical_parts *p, const char *name,
    int64_t from)
{
	const struct ical_part	*part;
	size_t			 i;

	for (i = 1; i < p->count; i++) {
		part = &p->list[i];
		if (part->is_former || date_day_start(part->range->from) !=
		    date_day_start(from) ||
		    import_known(c->im, IMPORT_SERIES, part->name) != 0)
			continue;
		import_rename(c->im, IMPORT_SERIES, name, part->name);
		return (true);
	}
	return (false);
}

/* What was split by an earlier import, and is no longer in the file. */
static void
add_former(struct ical *c, struct ical_parts *p, const char *name)
{
	struct ical_range	*range;
	struct ical_part	 new = { .is_former = true, .name = name };
	int64_t			 from;

	if (!ical_name_time(c, name, p->e->uid, &from) ||
	    rename_former(c, p, name, from))
		return;
	range = arena_alloc(c->im->arena, sizeof(*range));
	range->uid = arena_string(c->im->arena, p->e->uid);
	range->name = arena_string(c->im->arena, name);
	range->first = c->start;
	range->from = from;
	new.range = range;
	insert_part(p, &new);
}

static bool
has_name(const struct ical_parts *p, const char *name)
{
	size_t	 i;

	for (i = 0; i < p->count; i++)
		if (strcmp(p->list[i].name, name) == 0)
			return (true);
	return (false);
}

static struct imports_rows
read_known(struct ical *c, const char *uid)
{
	inside_begin(c->im->inside);
	return (imports_parts(inside_db(c->im->inside), c->event,
	    c->im->source, uid));
}

void
ical_parts_drop(struct ical_parts *p, size_t i)
{
	p->count--;
	memmove(&p->list[i], &p->list[i + 1], (p->count - i) *
	    sizeof(*p->list));
}

static bool
is_start(const struct ical_parts *p, int64_t at)
{
	int64_t	 found;
	size_t	 count;

	(void)rrule_starts(&p->starts, at, at, &found, 1, &count);
	return (count > 0);
}

/*
 * Whether the starts of the series have changed, too: then parts that have gone
 * cannot become what is there now.
 */
static bool
is_recut(const struct ical_parts *p)
{
	size_t	 i;

	for (i = 1; i < p->count; i++)
		if (p->list[i].is_former &&
		    !is_start(p, p->list[i].range->from))
			return (true);
	return (false);
}

/*
 * Ends the parts here, so that the series is split again. Returns false if
 * import->why is set.
 */
static bool
end_parts(struct ical *c, struct ical_parts *p, struct imports_rows *known)
{
	size_t	 i;

	if (!is_recut(p) || !import_may_change(c->im, IMPORT_SERIES,
	    p->e->uid))
		return (true);
	for (i = 0; i < known->count; i++)
		if (!import_may_change(c->im, IMPORT_SERIES,
		    known->list[i].name))
			return (true);
	for (i = 0; i < known->count; i++)
		if (!import_end_series(c->im, known->list[i].name, NULL))
			return (false);
	known->count = 0;
	for (i = p->count; i-- > 1;)
		if (p->list[i].is_former)
			ical_parts_drop(p, i);
	return (true);
}

/* Those that are no longer in the file are as the part before them. */
static void
fill_former(struct ical_parts *p)
{
	struct ical_part	*part;
	size_t			 i;

	for (i = 1; i < p->count; i++) {
		part = &p->list[i];
		if (!part->is_former)
			continue;
		part->e = part[-1].e;
		part->start = part[-1].start;
		part->end = part[-1].end;
		part->range->by = part[-1].range != NULL ?
		    part[-1].range->by : 0;
	}
}

static bool
has_starts(const struct ical_parts *p, struct ical_part *part, size_t next)
{
	int64_t	 from = RECURRENCE_FIRST, last = RECURRENCE_LAST;
	size_t	 count;

	if (part->range != NULL)
		from = part->range->from;
	else if (p->starts.added_count == 0 ||
	    p->starts.added[0] > p->starts.start)
		from = p->starts.start;
	else
		from = p->starts.added[0];
	if (next < p->count)
		last = p->list[next].range->from - 1;
	if (last < from)
		return (false);
	(void)rrule_starts(&p->starts, from, last, &part->at, 1, &count);
	return (count > 0);
}

/*
 * A part without starts before a former one, which is like it, has the starts
 * and, unless it is the first one, the events of that.
 */
static void
take_former(struct ical *c, struct ical_parts *p, size_t i)
{
	const char	*former = p->list[i + 1].name;

	if (i > 0 && import_known(c->im, IMPORT_SERIES, p->list[i].name) == 0)
		import_rename(c->im, IMPORT_SERIES, former, p->list[i].name);
	ical_parts_drop(p, i + 1);
}

/*
 * Leaves out parts without starts. If none has starts, the event is its own
 * only one.
 */
static void
drop_empty_parts(struct ical *c, struct ical_parts *p)
{
	size_t	 i = 0;

	while (i < p->count)
		if (has_starts(p, &p->list[i], i + 1))
			i++;
		else if (i + 1 < p->count && p->list[i + 1].is_former)
			take_former(c, p, i);
		else
			ical_parts_drop(p, i);
	if (p->count == 0) {
		ical_parts_whole(c, p);
		p->count = 1;
	}
	p->list[0].name = p->e->uid;
}

/* Changes of single events find their part by its range. */
static void
link_ranges(struct ical *c, struct ical_parts *p)
{
	struct ical_range	*range;
	size_t			 i;

	for (i = 0; i < p->count; i++) {
		if ((range = p->list[i].range) == NULL)
			continue;
		range->end = ICAL_RANGE_SPLIT;
		range->series = arena_string(c->im->arena, p->list[i].name);
		if (p->list[i].is_former) {
			range->next = c->ranges;
			c->ranges = range;
		}
	}
}

void
ical_parts_whole(struct ical *c, struct ical_parts *p)
{
	p->list[0] = (struct ical_part){ .e = p->e, .start = c->start,
	    .end = c->end, .name = p->e->uid, .at = c->start.local };
}

bool
ical_parts_read(struct ical *c, const struct ical_event *e,
    const struct recurrence *days, struct ical_parts *p)
{
	struct imports_rows	 known = read_known(c, e->uid);
	struct ical_range	*r;
	size_t			 i;

	p->e = e;
	p->days = *days;
	p->starts = recurrence_event(&p->days, c->event, c->start.local,
	    c->start.is_date, ical_when_zone(&c->start, &c->zones));
	p->read_count = 0;
	p->list = arena_alloc(c->event, (1 + PARTS + known.count) *
	    sizeof(*p->list));
	ical_parts_whole(c, p);
	p->count = 1;
	for (r = c->ranges; r != NULL; r = r->next)
		if (r->piece != NULL && strcmp(r->uid, e->uid) == 0)
			add_change(c, p, r);
	for (i = 0; i < known.count; i++)
		if (!has_name(p, known.list[i].name))
			add_former(c, p, known.list[i].name);
	if (!end_parts(c, p, &known))
		return (false);
	fill_former(p);
	drop_empty_parts(c, p);
	p->former.list = known.list;
	p->former.count = 0;
	for (i = 0; i < known.count; i++)
		if (!has_name(p, known.list[i].name))
			known.list[p->former.count++] = known.list[i];
	link_ranges(c, p);
	return (true);
}

/* Again with the days that are left. */
static void
make_starts(struct ical *c, const struct ical_parts *p,
    const struct recurrence *days, int64_t start, struct rrule_event *to)
{
	*to = recurrence_event(days, c->event, start, p->starts.is_date,
	    p->starts.zone);
}

bool
ical_part_days(struct ical *c, const struct ical_parts *p, size_t i,
    struct recurrence *days, struct ical_when *start)
{
	const struct ical_part	*part = &p->list[i];
	struct rrule_event	 e;
	int64_t			 first = p->starts.start, by = 0;

	*days = p->days;
	*start = part->start;
	if (part->range != NULL) {
		by = part->range->by;
		*days = recurrence_from(c->event, &p->days, &p->starts,
		    part->at, &first);
	}
	make_starts(c, p, days, first, &e);
	if (i + 1 < p->count)
		*days = recurrence_before(c->event, days, &e,
		    p->list[i + 1].at, &first);
	if (!days->has_rule && days->added.count == 0)
		recurrence_insert(&days->added, c->event,
		    (struct recurrence_date){ .at = first,
		    .is_day = p->starts.is_date });
	make_starts(c, p, days, first, &e);
	if (!recurrence_move(days, c->event, &e, by, part->start.is_date))
		return (false);
	if (!start->is_date && !c->start.is_date)
		*start = c->start;
	first += by;
	ical_when_move(start, &c->zones, start->is_date ?
	    date_day_start(first) : first);
	return (true);
}

/* The part here that has its events now. */
static size_t
find_part_before(struct ical *c, const struct ical_parts *p, size_t i)
{
	while (i-- > 0)
		if (import_known(c->im, IMPORT_SERIES, p->list[i].name) != 0)
			return (i);
	return (p->count);
}

bool
ical_part_find(struct ical *c, const struct ical_parts *p, size_t i,
    struct import_record *r)
{
	const struct ical_part	*before;
	struct imports_event	 event;
	int64_t			 at = p->list[i].at;
	bool			 is_first;
	size_t			 j;

	if (import_known(c->im, IMPORT_SERIES, r->name) != 0 ||
	    (j = find_part_before(c, p, i)) == p->count)
		return (true);
	before = &p->list[j];
	if (!import_may_change(c->im, IMPORT_SERIES, before->name))
		return (false);
	r->split.series = import_known(c->im, IMPORT_SERIES, before->name);
	at += before->range != NULL ? before->range->by : 0;
	if (!imports_event_from(inside_db(c->im->inside), r->split.series, at,
	    &event, &is_first) ||
	    (event.status == STATUS_TRASH && !event.is_removed))
		return (true);
	if (is_first)
		import_rename(c->im, IMPORT_SERIES, before->name, r->name);
	else {
		r->split.name = before->name;
		r->split.event = event.id;
	}
	return (true);
}
