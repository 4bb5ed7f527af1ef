#include "command/ical/ical_method.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "command/ical/ical_form.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "store/imports_series.h"

#define SIZE(array)	(sizeof(array) / sizeof(*(array)))

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
	for (i = 0; i < SIZE(others); i++)
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

/* What is known by a UID. */
struct known {
	enum import_kind	 kind;
	bool			 has_name;	/* a record is named by it */
	struct imports_rows	 more;		/* or by it and a time */
};

static struct known
find_known(struct ical *c, const struct ical_event *e)
{
	struct known	 k = { .kind = IMPORT_EVENT };
	struct db	*db = inside_db(c->im->inside);

	inside_begin(c->im->inside);
	if (import_known(c->im, IMPORT_SERIES, e->uid) != 0)
		k.kind = IMPORT_SERIES;
	k.has_name = import_known(c->im, k.kind, e->uid) != 0;
	k.more = k.kind == IMPORT_SERIES ? imports_parts(db, c->event,
	    c->im->source, e->uid) : imports_singles(db, c->event,
	    c->im->source, e->uid);
	return (k);
}

bool
ical_is_here(struct ical *c, const struct ical_event *e)
{
	struct known	 k = find_known(c, e);

	if (e->again != NULL)
		return (k.kind == IMPORT_SERIES);
	return (k.has_name || k.more.count > 0);
}

/* Only the occurrence with the start of the event, if they are written out. */
static void
choose_start(struct ical *c, const struct ical_event *e, struct known *k)
{
	const char	*name;
	size_t		 i;

	if (k->has_name || e->start == NULL)
		return;
	name = ical_name_again(c->event, e->uid, &c->start);
	for (i = 0; i < k->more.count; i++)
		if (strcmp(k->more.list[i].name, name) == 0) {
			k->more.list += i;
			k->more.count = 1;
		}
}

bool
ical_cancel(struct ical *c, const struct ical_event *e, bool *done)
{
	struct known	 k = find_known(c, e);
	size_t		 i;

	choose_start(c, e, &k);
	*done = k.has_name || k.more.count > 0;
	if (k.has_name && !cancel_record(c, e, k.kind, e->uid))
		return (false);
	for (i = 0; i < k.more.count; i++)
		if (strcmp(k.more.list[i].name, e->uid) != 0 &&
		    !cancel_record(c, e, k.kind, k.more.list[i].name))
			return (false);
	return (true);
}
