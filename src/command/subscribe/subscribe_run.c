#include "command/subscribe/subscribe_run.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/ical/ical_charset.h"
#include "command/ical/ical_text.h"
#include "command/import/import.h"
#include "command/import/import_fetch.h"
#include "command/import/import_input.h"
#include "command/import/import_policy.h"
#include "command/import/import_policy_run.h"
#include "command/import/import_site.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/imports.h"
#include "store/sources.h"
#include "store/users.h"
#include "text/dates.h"

#define MEGABYTES	16		/* of an answer */
#define SECONDS		60L		/* for an answer */
#define RUN_MOST	(SUBSCRIPTION_RUN * CLOCK_SECOND)
#define WHOLE		(7 * DATE_DAY)	/* seconds until an unconditional one */
#define API		"/events/v1"

struct run {
	const struct subscriber		*own;
	struct arena			*arena;
	const struct subscription	*before;
	struct subscription		*after;
	struct fetch_bounds		 bounds;
	struct policy			 policy;
	struct import			 im;
};

static bool
end_run(struct run *r, enum subscription_outcome outcome, const char *detail)
{
	r->after->outcome = outcome;
	r->after->detail = detail;
	return (false);
}

/* Replaces all but printable ASCII, for the log and the database. */
static const char *
make_plain(struct arena *arena, const char *text)
{
	char	*copy, *c;

	copy = arena_string(arena, text);
	for (c = copy; *c != '\0'; c++)
		if (*c < ' ' || *c > '~')
			*c = '?';
	return (copy);
}

/* Sets the outcome of a run whose last request has failed. */
static bool
end_with_fault(struct run *r)
{
	const struct fetch_bounds	*b = &r->bounds;

	switch (b->fault) {
	case FETCH_LONG:
		return (end_run(r, RAN_LONG, arena_integer(r->arena,
		    MEGABYTES)));
	case FETCH_LATE:
		return (end_run(r, RAN_LATE, ""));
	case FETCH_INNER:
		return (end_run(r, RAN_PRIVATE, make_plain(r->arena,
		    b->inner)));
	case FETCH_LOST:
		return (end_run(r, RAN_LOST, make_plain(r->arena, b->error)));
	default:
		return (end_run(r, RAN_STATUS, arena_integer(r->arena,
		    b->status)));
	}
}

/* The validator, or "" if it cannot be sent in a request. */
static const char *
check_validator(struct arena *arena, const char *text)
{
	return (strlen(text) <= FETCH_VALIDATOR &&
	    strcmp(make_plain(arena, text), text) == 0 ? text : "");
}

/*
 * Once a week the calendar is read even if it has not changed: as time passes,
 * its rules give more events.
 */
static bool
is_conditional(const struct run *r)
{
	return (r->before->read + WHOLE > clock_now() &&
	    r->before->read <= clock_now());
}

/* Returns true if there is a new document. */
static bool
fetch_document(struct run *r, struct fetched *got)
{
	struct fetch	*f;
	const char	*why;

	f = fetch_new(NULL, NULL);
	fetch_bind(f, &r->bounds);
	if (is_conditional(r))
		fetch_unless(f, r->before->etag, r->before->modified);
	why = fetch_get(f, r->arena, r->before->url, got);
	fetch_free(f);
	if (why != NULL)
		return (end_with_fault(r));
	if (got->status == 304)
		return (end_run(r, RAN_SAME, ""));
	if (got->status != 200)
		return (end_with_fault(r));
	if (strspn(got->body, " \t\r\n") == got->length)
		return (end_run(r, RAN_EMPTY, ""));
	return (true);
}

/* Opens the import, which has the rights of the author. */
static bool
open_import(struct run *r)
{
	const char	*why, *author = r->before->author;
	struct inside	*inside;

	why = inside_open(&inside, r->own->site->database, r->own->site,
	    *author != '\0' ? author : NULL);
	if (why != NULL)
		return (end_run(r, RAN_FAILED, make_plain(r->arena, why)));
	import_open(&r->im, inside, report_new());
	r->im.policy = &r->policy;
	r->im.bounds = &r->bounds;
	return (true);
}

static void
close_import(struct run *r)
{
	report_free(r->im.report);
	inside_close(r->im.inside);
	import_close(&r->im);
}

/* The reason is logged without a leading address, since that may be secret. */
static bool
fail_run(struct run *r)
{
	const char	*why = r->im.why;
	size_t		 word = strcspn(why, " ");

	if (memmem(why, word, "://", strlen("://")) != NULL)
		why += word + strspn(why + word, " ");
	return (end_run(r, RAN_FAILED, make_plain(r->arena, why)));
}

/*
 * Records of imports from the address of the subscription are its own from now
 * on.
 */
static bool
adopt_imported(struct run *r)
{
	inside_begin(r->im.inside);
	imports_move(inside_db(r->im.inside), source_of_address(r->arena,
	    r->before->url), r->before->source);
	return (import_commit(&r->im) || fail_run(r));
}

/* An answer that was cut off lacks events. */
static bool
put_ical(struct run *r, struct fetched *got)
{
	char	 charset[CHARSET_NAME], *text;

	charset_of_type(charset, got->type);
	text = ical_text(r->arena, got->body, got->length, charset,
	    r->im.report, r->before->name);
	if (text == NULL || !ical_is_whole(text))
		return (end_run(r, RAN_LOST, "the iCalendar has no end"));
	r->im.source = r->before->source;
	if (!policy_start(&r->im) || !import_ical(&r->im, text,
	    r->before->name, r->before->source) ||
	    !import_finish(&r->im) || !import_commit(&r->im))
		return (fail_run(r));
	r->after->reader = READER_ICAL;
	r->after->etag = check_validator(r->arena, got->etag);
	r->after->modified = check_validator(r->arena, got->modified);
	return (true);
}

/*
 * A site sends several lists, so the validators of one answer are not stored.
 * If import->source is not set, no API was found at the address.
 */
static bool
put_site(struct run *r)
{
	const struct fetch_bounds	*b = &r->bounds;

	if (import_site(&r->im, r->before->url, r->before->source, NULL)) {
		r->after->reader = READER_SITE;
		r->after->etag = r->after->modified = "";
		return (true);
	}
	if (b->fault != FETCH_FINE || (b->status >= 400 && b->status != 404))
		return (end_with_fault(r));
	return (r->im.source == NULL ? end_run(r, RAN_STRANGE, "") :
	    fail_run(r));
}

static void
count_events(struct run *r)
{
	const struct report	*report = r->im.report;
	struct subscription	*s = r->after;

	s->created = report_count(report, IMPORT_EVENT, IMPORT_NEW);
	s->changed = report_count(report, IMPORT_EVENT, IMPORT_CHANGED);
	s->trashed = r->policy.trashed +
	    report_count(report, IMPORT_EVENT, IMPORT_TRASHED);
	s->restored = r->policy.restored;
}

/* The number of events that were rejected, or "". */
static const char *
count_rejected(struct run *r)
{
	int64_t	 rejected;

	rejected = report_count(r->im.report, IMPORT_EVENT, IMPORT_REFUSED);
	return (rejected > 0 ? arena_integer(r->arena, rejected) : "");
}

/*
 * Imports the events of the calendar, and moves events to the trash that it no
 * longer contains.
 */
static bool
import_events(struct run *r, struct fetched *got, bool has_ical)
{
	bool	 fine;

	fine = adopt_imported(r) && (has_ical ? put_ical(r, got) :
	    put_site(r));
	if (fine && !policy_let_go(&r->im, r->before->accepted))
		fine = fail_run(r);
	count_events(r);
	if (!fine)
		return (false);
	if (!r->policy.is_shifted) {
		r->after->vanished = r->policy.vanished;
		r->after->upcoming = r->policy.upcoming;
		r->after->accepted = 0;
	}
	r->after->read = clock_now();
	(void)end_run(r, r->policy.is_shifted ? RAN_SHIFTED :
	    r->im.no_room != NULL ? RAN_FULL : RAN_DONE, count_rejected(r));
	return (true);
}

static bool
has_author(struct run *r)
{
	struct caller	 caller;
	bool		 found;

	if (*r->before->author == '\0')
		return (true);
	db_begin_read(r->own->db);
	found = user_find(r->own->db, r->before->author, &caller);
	db_end_read(r->own->db);
	return (found || db_failed(r->own->db) ||
	    end_run(r, RAN_AUTHOR, r->before->author));
}

static void
fetch_and_import(struct run *r)
{
	struct fetched	 got = { .body = "" };
	bool		 site, has_ical = false;

	site = r->before->reader == READER_SITE ||
	    strstr(r->before->url, API) != NULL;
	if (!has_author(r) || (!site && !fetch_document(r, &got)))
		return;
	if (!site)
		has_ical = ical_begins(got.body, got.length);
	if (!has_ical && r->before->reader == READER_ICAL) {
		(void)end_run(r, RAN_STRANGE, "");
		return;
	}
	if (!open_import(r))
		return;
	(void)import_events(r, &got, has_ical);
	close_import(r);
}

/* Sets the time of the next run. */
static void
set_next_run(struct run *r)
{
	struct subscription	*s = r->after;
	int64_t			 now = clock_now();

	if (subscription_has_imported(s->outcome) || s->outcome == RAN_SAME) {
		s->failures = 0;
		s->due = now + s->every;
		return;
	}
	s->failures++;
	s->due = now + subscription_delay(s->failures, r->bounds.wait);
}

bool
subscribe_run(const struct subscriber *own, struct arena *arena,
    const struct subscription *before, struct subscription *after)
{
	struct run	 r = {
		.own = own, .arena = arena, .before = before, .after = after,
		.bounds = { .private = before->allow_private,
		    .bytes = MEGABYTES << 20, .seconds = SECONDS,
		    .stops = own->stops },
		.policy = { .status = before->status, .wins = before->wins,
		    .categories = before->categories, .stops = own->stops,
		    .until = clock_steady() + RUN_MOST,
		    .is_withheld = before->vanished > 0 &&
		    before->accepted == 0 }
	};

	*after = *before;
	after->created = after->changed = after->trashed = after->restored = 0;
	after->ran = clock_now();
	fetch_and_import(&r);
	set_next_run(&r);
	return (!*own->stops);
}
