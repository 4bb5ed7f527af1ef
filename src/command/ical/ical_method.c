#include "command/ical/ical_method.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/ical/ical_form.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "store/imports_series.h"

static const char *const	 others[][2] = {
	{ "REPLY", "is the answer of an invitee; left out" },
	{ "COUNTER", "proposes other times; left out" },
	{ "DECLINECOUNTER", "rejects a proposal; left out" },
	{ "REFRESH", "asks for events; left out" },
	{ "ADD", "adds dates to an event, which is not supported; left out" }
};

static bool
is_method(const char *value, const char *method)
{
	size_t	 length = strlen(method);

	return (strncasecmp(value, method, length) == 0 &&
	    value[length + strspn(value + length, " \t")] == '\0');
}

const char *
ical_method_read(struct ical *c, const char *value)
{
	size_t	 i;

	c->cancels = is_method(value, "CANCEL");
	c->is_message = c->cancels && c->im->policy == NULL;
	for (i = 0; i < COUNT(others); i++)
		if (is_method(value, others[i][0]))
			return (others[i][1]);
	return (NULL);
}

static bool
cancel_record(struct ical *c, const struct ical_event *e,
    enum import_kind kind, const char *name)
{
	struct import_record	 r;
	bool			 fine;

	form_start(&r, c->record, kind, name);
	r.is_part = true;
	ical_fill_status(e, &r);
	fine = import_put(c->im, &r);
	arena_reset(c->record);
	return (fine);
}

/* What is known by a UID, or by it and a time. */
struct known {
	bool			 is_series;
	struct imports_rows	 parts;		/* later ones of the series */
	struct imports_rows	 events;	/* also changes of its events */
};

static struct known
find_known(struct ical *c, const struct ical_event *e)
{
	struct known	 k = { .is_series = false };
	struct db	*db = inside_db(c->im->inside);

	inside_begin(c->im->inside);
	k.is_series = import_known(c->im, IMPORT_SERIES, e->uid) != 0;
	if (k.is_series)
		k.parts = imports_parts(db, c->event, c->im->source, e->uid);
	k.events = imports_named(db, c->event, c->im->source, e->uid);
	return (k);
}

bool
ical_is_here(struct ical *c, const struct ical_event *e)
{
	struct known	 k = find_known(c, e);

	return (k.is_series || (e->again == NULL && k.events.count > 0));
}

/* Only the occurrence with the start of the event, if they are written out. */
static void
choose_start(struct ical *c, const struct ical_event *e, struct known *k)
{
	const char	*name;
	size_t		 i;

	if (k->is_series || e->start == NULL)
		return;
	name = ical_name_again(c->event, e->uid, &c->start);
	for (i = 0; i < k->events.count; i++)
		if (strcmp(k->events.list[i].name, name) == 0) {
			k->events.list += i;
			k->events.count = 1;
		}
}

static bool
cancel_all(struct ical *c, const struct ical_event *e, enum import_kind kind,
    const struct imports_rows *all)
{
	size_t	 i;
	bool	 fine = true;

	for (i = 0; i < all->count && fine; i++)
		fine = cancel_record(c, e, kind, all->list[i].name);
	return (fine);
}

bool
ical_cancel(struct ical *c, const struct ical_event *e, bool *done)
{
	struct known	 k = find_known(c, e);

	choose_start(c, e, &k);
	*done = k.is_series || k.events.count > 0;
	return ((!k.is_series || cancel_record(c, e, IMPORT_SERIES, e->uid)) &&
	    cancel_all(c, e, IMPORT_SERIES, &k.parts) &&
	    cancel_all(c, e, IMPORT_EVENT, &k.events));
}
