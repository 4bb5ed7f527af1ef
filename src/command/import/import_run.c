#include "command/import/import_run.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/import/import_policy.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/imports.h"
#include "store/sources.h"

void
import_open(struct import *im, struct inside *inside, struct report *report)
{
	memset(im, 0, sizeof(*im));
	im->inside = inside;
	im->report = report;
	im->now = clock_now();
	im->arena = arena_new();
	im->record = arena_new();
	im->deferred_end = &im->deferred;
	im->again.there = value_new(im->arena, VALUE_MAP);
}

void
import_close(struct import *im)
{
	arena_free(im->arena);
	arena_free(im->record);
}

/* Returns NULL, or why a subscription must end now. */
static const char *
why_to_stop(const struct policy *p)
{
	if (*p->stops)
		return ("was stopped");
	if (p->goes_on != NULL && !p->goes_on(p->context))
		return ("was removed");
	if (p->records > POLICY_RECORDS || p->received > POLICY_RECORDS)
		return ("has more than 100,000 records");
	if (p->is_once && p->events > SERVICE_UPLOAD_EVENTS_ITEMS)
		return ("has too many new or changed events");
	if (!p->is_once && p->events > POLICY_EVENTS)
		return ("has more than 10,000 new or changed events; the next"
		    " run continues");
	if (p->texts > POLICY_TEXTS)
		return (p->is_once ? "has too much new or changed text" :
		    "has more than 64 MB of new or changed text and"
		    " pictures; the next run continues");
	return (p->until != 0 && clock_steady() > p->until ?
	    "takes too long" : NULL);
}

/* An import of a subscription may be stopped before its end. */
static bool
may_continue(struct import *im)
{
	if (im->why == NULL && im->policy != NULL)
		im->why = why_to_stop(im->policy);
	return (im->why == NULL);
}

bool
import_is_shared(const struct import *im, const char *source)
{
	return (source == NULL || (im->policy != NULL && im->policy->is_once));
}

bool
import_pace(struct import *im)
{
	im->why = inside_pace(im->inside);
	return (may_continue(im));
}

bool
import_commit(struct import *im)
{
	im->why = inside_commit(im->inside);
	return (may_continue(im));
}

const char *
import_name(struct import *im, const char *address)
{
	const char	*source;

	inside_begin(im->inside);
	source = source_at(inside_db(im->inside), im->arena, address);
	return (import_commit(im) ? source : NULL);
}

int64_t
import_known(struct import *im, enum import_kind kind, const char *name)
{
	struct import_row	 row;
	struct db		*db = inside_db(im->inside);
	char			 cut[IMPORT_NAME + 1];
	bool			 alone = !db_is_writing(db), known;

	snprintf(cut, sizeof(cut), "%s", name);
	if (alone)
		db_begin_read(db);
	known = imports_find(db, im->source, kind, cut, &row);
	if (alone)
		db_end_read(db);
	return (known ? row.id : 0);
}

bool
import_mark(struct import *im, struct value *seen, enum import_kind kind,
    const char *name)
{
	return (value_mark(seen, arena_join(im->arena, import_kind_name(kind),
	    " ", name, NULL)));
}

void
import_report_older(struct import *im, enum import_kind kind,
    const char *address)
{
	report_lost(im->report, kind, "changes", "have an older SEQUENCE or"
	    " DTSTAMP than the event here; left out", address);
}
