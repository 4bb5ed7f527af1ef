#include "command/ical/ical_singles.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/imports_undo.h"
#include "text/dates.h"
#include "text/zones.h"

/* Reads the start from the end of the name. A UID alone is the first event. */
static bool
start_of(const struct ical *c, const char *name, const char *uid,
    int64_t *start)
{
	const char	*text = name + strlen(uid);
	struct date	 date;
	struct moment	 m;

	*start = c->start.local;
	if (*text == '\0')
		return (true);
	if (!date_parse(&date, text + 1) || date_is_relative(&date) ||
	    !date_resolve(&date, zone_utc(), 0, &m))
		return (false);
	*start = c->start.zone != NULL ? zone_to_local(c->start.zone, m.utc) :
	    m.utc;
	return (true);
}

/* Where a start of the whole is in a part. False: it is in another one. */
static bool
is_in(const struct ical_parts *p, size_t part, int64_t *start)
{
	const struct ical_range	*range = p->list[part].range;

	if ((range != NULL && *start < range->from) ||
	    (part + 1 < p->count && *start >= p->list[part + 1].range->from))
		return (false);
	if (range != NULL)
		*start += range->by;
	return (true);
}

void
ical_singles_find(struct ical *c, const struct ical_parts *p, size_t part,
    struct import_record *r, struct ical_singles *to)
{
	struct imports_event	 event;
	struct extra_event	*list;
	struct db		*db = inside_db(c->im->inside);
	const char		*uid = p->e->uid;
	size_t			 i, count = 0;

	inside_begin(c->im->inside);
	to->rows = imports_singles(db, c->event, c->im->source, uid,
	    arena_join(c->event, uid, "!", NULL));
	to->starts = arena_alloc(c->event, (to->rows.count + 1) *
	    sizeof(*to->starts));
	list = arena_alloc(c->event, (to->rows.count + 1) * sizeof(*list));
	for (i = 0; i < to->rows.count; i++)
		if (!start_of(c, to->rows.list[i].name, uid,
		    &to->starts[i]) || !is_in(p, part, &to->starts[i]))
			to->starts[i] = INT64_MIN;
		else if (imports_event(db, to->rows.list[i].row.id, &event))
			list[count++] = (struct extra_event){ to->starts[i],
			    event.id };
	r->extras.events = list;
	r->extras.event_count = count;
}

/* The event was removed here, so the series leaves its start out. */
static bool
remove_again(struct ical *c, const struct import_series *series,
    int64_t start)
{
	struct imports_event	 event;

	if (!imports_event_of(inside_db(c->im->inside), series->id, start,
	    &event))
		return (true);
	report_again(c->im->report, IMPORT_EVENT, IMPORT_NEW, IMPORT_GONE,
	    NULL);
	if (import_ask(c->im, "DELETE", arena_printf(c->event,
	    "/events/%" PRId64 "?purge=true", event.id), NULL) < 500)
		return (true);
	c->im->why = command_db_error(inside_db(c->im->inside));
	return (false);
}

static bool
adopt_single(struct ical *c, const struct import_named *r, int64_t start,
    const struct import_series *series)
{
	struct db	*db = inside_db(c->im->inside);
	int64_t		 state;
	bool		 fine = true;

	state = imports_state(db, IMPORT_EVENT, r->row.id);
	if (state == 0)
		fine = remove_again(c, series, start);
	else {
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_SAME);
		if (state == r->row.state)
			fine = import_follow(c->im, r->row.id);
	}
	imports_forget(db, c->im->source, IMPORT_EVENT, r->name);
	return (fine);
}

bool
ical_singles_end(struct ical *c, const struct ical_singles *singles,
    const struct import_series *series)
{
	size_t	 i;

	if (series->fate != IMPORT_NEW || singles->rows.count == 0)
		return (true);
	inside_begin(c->im->inside);
	for (i = 0; i < singles->rows.count; i++)
		if (singles->starts[i] != INT64_MIN && !adopt_single(c,
		    &singles->rows.list[i], singles->starts[i], series))
			return (false);
	return (import_pace(c->im));
}
