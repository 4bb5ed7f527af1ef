#include "command/subscribe/subscribe_upload.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/import/import.h"
#include "command/import/import_copy.h"
#include "command/import/import_input.h"
#include "command/import/import_policy.h"
#include "command/import/import_policy_run.h"
#include "command/import/import_tec.h"
#include "command/import/import_undo.h"
#include "command/inside.h"
#include "command/subscribe/subscribe_run.h"
#include "config/site.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/imports_undo.h"
#include "store/sources.h"
#include "store/uploads.h"

#define TRIES	3
#define RUN_MOST	(SUBSCRIPTION_RUN * CLOCK_SECOND)

struct work {
	const struct subscriber	*own;
	struct arena		*arena;
	struct upload		 upload;
	struct report		*report;
	int64_t			 looks;	/* clock_steady(), is_still_there() */
	const char		*fault;	/* a word for the desk, or "" */
	const char		*why;	/* the error, or NULL */
};

static bool
fail_work(struct work *w, const char *fault, const char *why)
{
	w->fault = fault;
	w->why = arena_string(w->arena, why);
	return (false);
}

static bool
has_kind(struct work *w, enum input_kind kind)
{
	if (kind == INPUT_LINES)
		return (fail_work(w, "export", ""));
	return (kind != INPUT_JSON || fail_work(w, "strange", ""));
}

/* Whether it begins as an .xlsx, which is a ZIP file, or an .xls does. */
static bool
is_spreadsheet(const void *bytes, size_t length)
{
	return (length >= 4 && (memcmp(bytes, "PK\3\4", 4) == 0 ||
	    memcmp(bytes, "\xd0\xcf\x11\xe0", 4) == 0));
}

static bool
has_events(const struct work *w)
{
	enum import_fate	 fate;

	for (fate = 0; fate < IMPORT_FATES; fate++)
		if (report_count(w->report, IMPORT_EVENT, fate) > 0)
			return (true);
	return (false);
}

static bool
put_records(struct work *w, struct import *im, struct input *in)
{
	const char	*name = source_of_upload(w->arena, w->upload.name);
	struct tec	 tec;

	tec_open(&tec, im);
	w->upload.source = source_of_files(w->arena, in->kind == INPUT_CSV ?
	    SOURCE_CSV : SOURCE_ICALENDAR, name);
	im->source = w->upload.source;
	return ((policy_start(im) && import_file(im, &tec, in, name) &&
	    import_finish(im) && import_commit(im)) ||
	    fail_work(w, in->kind == INPUT_CSV && !has_events(w) ?
	    "table" : "", im->why));
}

/* A user may replace the file while it is read. */
static bool
is_still_there(void *context)
{
	struct work	*w = context;
	bool		 exists;

	if (clock_steady() < w->looks)
		return (true);
	w->looks = clock_steady() + CLOCK_SECOND;
	db_begin_read(w->own->db);
	exists = upload_exists(w->own->db, w->upload.id);
	db_end_read(w->own->db);
	return (exists);
}

/* Imports with the rights of the user who has sent the file. */
static bool
put_file(struct work *w, const char *database, struct input *in)
{
	struct policy	 policy = {
		.status = w->upload.status, .wins = WINS_UNLESS,
		.categories = w->upload.categories, .stops = w->own->stops,
		.until = clock_steady() + RUN_MOST, .is_once = true,
		.goes_on = is_still_there, .context = w
	};
	struct inside	*inside;
	struct import	 im;
	const char	*why;
	bool		 fine;

	if ((why = inside_open(&inside, database, w->own->site,
	    w->upload.login)) != NULL)
		return (fail_work(w, "", why));
	if (w->upload.state == UPLOAD_WAITING)
		inside_alone(inside);
	import_open(&im, inside, w->report);
	im.policy = &policy;
	im.no_pictures = true;
	fine = put_records(w, &im, in);
	inside_close(inside);
	import_close(&im);
	return (fine);
}

static void
preview_input(struct work *w, struct input *in)
{
	const char	*copy, *why;
	bool		 large;

	if ((why = copy_preview(w->own->site, &copy, &large)) != NULL)
		(void)fail_work(w, large ? "large" : "", why);
	else
		(void)put_file(w, copy, in);
	copy_preview_remove();
}

static void
use_file(struct work *w)
{
	struct input	 in;
	void		*bytes;
	FILE		*file;
	size_t		 length;

	db_begin_read(w->own->db);
	bytes = upload_bytes(w->own->db, w->arena, w->upload.id, &length);
	db_end_read(w->own->db);
	if (bytes == NULL || length == 0) {
		(void)fail_work(w, "strange", "");
		return;
	}
	if (is_spreadsheet(bytes, length)) {
		(void)fail_work(w, "spreadsheet", "");
		return;
	}
	if ((file = fmemopen(bytes, length, "r")) == NULL)
		abort();
	input_take(&in, file, w->upload.name);
	if (has_kind(w, in.kind) && w->upload.state == UPLOAD_WAITING)
		preview_input(w, &in);
	else if (w->why == NULL)
		(void)put_file(w, w->own->site->database, &in);
	input_close(&in);
}

static void
undo_file(struct work *w)
{
	struct inside	*inside;
	const char	*why;

	if ((why = inside_open(&inside, w->own->site->database, w->own->site,
	    w->upload.login)) != NULL) {
		(void)fail_work(w, "", why);
		return;
	}
	if ((why = import_undo(inside, w->report, w->upload.source,
	    w->upload.id)) != NULL)
		(void)fail_work(w, "", why);
	inside_close(inside);
}

/* The fault and the report, as JSON. */
static const char *
write_report(const struct work *w)
{
	struct json	 j;

	json_init(&j, w->arena, 4096);
	json_object(&j, NULL);
	json_string(&j, "fault", w->fault);
	json_string(&j, "why", w->why != NULL ? w->why : "");
	report_json(w->report, &j);
	json_object_end(&j);
	return (j.buf.data);
}

static enum upload_state
next_state(const struct work *w)
{
	switch (w->upload.state) {
	case UPLOAD_WAITING:
		return (w->why == NULL ? UPLOAD_PREVIEWED : UPLOAD_FAILED);
	case UPLOAD_UNDOING:
		return (w->why == NULL ? UPLOAD_UNDONE : UPLOAD_DONE);
	default:
		return (UPLOAD_DONE);
	}
}

static int64_t
count_all(const struct work *w, enum import_fate fate)
{
	enum import_kind	 kind;
	int64_t			 count = 0;

	for (kind = 0; kind < IMPORT_KINDS; kind++)
		count += report_count(w->report, kind, fate);
	return (count);
}

static void
store_result(struct work *w)
{
	struct db		*db = w->own->db;
	const int64_t		 now = clock_now();
	const char		*report = write_report(w);

	db_begin_write(db);
	if (w->upload.state == UPLOAD_IMPORTING)
		imports_mark(db, w->upload.source, w->upload.id);
	upload_ended(db, &w->upload, next_state(w), report, now);
	if (w->upload.state != UPLOAD_WAITING)
		history_add_import(db, w->upload.name, now,
		    count_all(w, IMPORT_NEW), count_all(w, IMPORT_CHANGED),
		    count_all(w, IMPORT_TRASHED));
	(void)db_commit(db);
}

/* Returns false if there is nothing to do. */
static bool
begin_work(struct work *w, int64_t id)
{
	struct db	*db = w->own->db;
	bool		 found;

	db_begin_write(db);
	found = upload_get(db, w->arena, id, &w->upload);
	if (found && w->upload.state == UPLOAD_IMPORTING &&
	    w->upload.tries == 0)
		imports_mark(db, w->upload.source, IMPORTS_OTHER);
	if (found)
		upload_try(db, id, 1);
	return (db_commit(db) && found);
}

static void
take_back(struct work *w)
{
	db_begin_write(w->own->db);
	upload_try(w->own->db, w->upload.id, -1);
	(void)db_commit(w->own->db);
}

static void
do_work(struct work *w)
{
	if (w->upload.tries >= TRIES)
		(void)fail_work(w, "killed", "");
	else if (w->upload.state == UPLOAD_UNDOING)
		undo_file(w);
	else
		use_file(w);
}

void
upload_run(const struct subscriber *own, struct arena *arena, int64_t id)
{
	struct work	 w = { .own = own, .arena = arena, .fault = "" };

	if (!begin_work(&w, id))
		return;
	w.report = report_new();
	report_keep(w.report);
	do_work(&w);
	if (*own->stops && w.why != NULL)
		take_back(&w);
	else
		store_result(&w);
	report_free(w.report);
}
