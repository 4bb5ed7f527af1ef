#include "command/export/restore.h"

#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/export/export_lines.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "command/export/lines_member.h"
#include "command/export/restore_records.h"
#include "command/export/restore_users.h"
#include "http/request.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/imports.h"
#include "store/sequences.h"
#include "store/store.h"
#include "text/urls.h"

struct restoring {
	struct request		 rq;		/* of no client */
	struct lines		 l;
	struct restored_users	 users;
	struct report		*report;
	int64_t			 highest[SEQUENCE_IMAGES + 1];
	bool			 ended;
};

bool
restore_fits(struct db *db)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM events UNION ALL"
	    " SELECT 1 FROM venues UNION ALL SELECT 1 FROM organizers"
	    " UNION ALL SELECT 1 FROM terms UNION ALL SELECT 1 FROM images"
	    " UNION ALL SELECT 1 FROM imports LIMIT 1");
	found = db_step(st);
	db_done(st);
	return (!found && !db_failed(db));
}

static void
count(struct restoring *r, enum sequence kind)
{
	int64_t	 id;

	id = lines_id(&r->l, "id");
	if (id > r->highest[kind])
		r->highest[kind] = id;
}

static void
put_image(struct restoring *r)
{
	struct statement	*st;
	const char		*url;

	url = lines_line(&r->l, "url");
	if (!url_is_web(url))
		lines_fail(&r->l, "url", "is not a URL");
	st = db_query(r->rq.db, "INSERT INTO images (id, url) VALUES ($1, $2)");
	db_bind_integer(st, 1, lines_id(&r->l, "id"));
	db_bind_text(st, 2, url);
	db_run(st);
	count(r, SEQUENCE_IMAGES);
}

static void
put_import(struct restoring *r)
{
	struct import_row	 row;
	int64_t			 kind;

	kind = lines_integer(&r->l, "of");
	if (kind < 0 || kind >= IMPORT_KINDS)
		lines_fail(&r->l, "of", "is unknown");
	row.id = lines_id(&r->l, "id");
	row.came = lines_integer(&r->l, "came");
	row.made = lines_integer(&r->l, "made");
	if (r->l.why == NULL)
		imports_store(r->rq.db, lines_text(&r->l, "source"),
		    (enum import_kind)kind, lines_text(&r->l, "name"), &row);
}

static void
put_sequence(struct restoring *r, enum sequence kind, int64_t last)
{
	struct statement	*st;

	if (last < r->highest[kind])
		last = r->highest[kind];
	st = db_query(r->rq.db, "UPDATE sequences SET last = $1"
	    " WHERE kind = $2 AND last < $1");
	db_bind_integer(st, 1, last);
	db_bind_integer(st, 2, kind);
	db_run(st);
}

/* The last line; what is cut off has none. */
static void
put_end(struct restoring *r, int64_t line)
{
	static const char *const	 names[] = {
		[SEQUENCE_RECORDS] = "records", [SEQUENCE_TERMS] = "terms",
		[SEQUENCE_USERS] = "users", [SEQUENCE_IMAGES] = "images"
	};
	struct lines			 inner = r->l;
	int				 kind;

	if (lines_integer(&r->l, "lines") != line - 1)
		lines_fail(&r->l, "lines", "are fewer or more than there are");
	inner.line = value_get(r->l.line, "sequences");
	for (kind = SEQUENCE_RECORDS; kind <= SEQUENCE_IMAGES; kind++)
		put_sequence(r, (enum sequence)kind,
		    lines_bounded(&inner, names[kind], 0, ID_MOST));
	if (r->l.why == NULL)
		r->l.why = inner.why;
	r->ended = true;
}

static void
put_record(struct restoring *r, const char *kind)
{
	struct request	*rq = &r->rq;
	struct lines	*l = &r->l;
	int		 i;

	for (i = 0; strcmp(import_kind_name((enum import_kind)i), kind) != 0;)
		if (++i == IMPORT_KINDS) {
			lines_fail(l, "kind", "is unknown");
			return;
		}
	if (i == IMPORT_CATEGORY || i == IMPORT_TAG) {
		count(r, SEQUENCE_TERMS);
		restore_term(rq, l, i == IMPORT_TAG);
	} else {
		count(r, SEQUENCE_RECORDS);
		restore_record(rq, l, (enum import_kind)i,
		    restored_author(&r->users, l));
	}
	report_fate(r->report, (enum import_kind)i, IMPORT_NEW);
}

static void
put_line(struct restoring *r, int64_t line)
{
	const char	*kind;

	kind = lines_text(&r->l, "kind");
	if (r->ended)
		lines_fail(&r->l, "kind", "comes behind the end");
	else if (strcmp(kind, "user") == 0) {
		restore_user(&r->users, &r->l);
		count(r, SEQUENCE_USERS);
	} else if (strcmp(kind, "image") == 0)
		put_image(r);
	else if (strcmp(kind, "import") == 0)
		put_import(r);
	else if (strcmp(kind, "end") == 0)
		put_end(r, line);
	else
		put_record(r, kind);
}

/* An export of an older version has no site. */
static void
put_head(struct restoring *r)
{
	if (lines_integer(&r->l, "version") != EXPORT_VERSION)
		lines_fail(&r->l, "version", "is one that is unknown here");
	else if (lines_has(&r->l, "site") &&
	    !site_id_set(r->rq.db, lines_text(&r->l, "site")))
		lines_fail(&r->l, "site", "is not 32 hexadecimal digits");
}

static void
read_line(struct restoring *r, const struct buf *text, int64_t line)
{
	const char	*error;

	arena_reset(r->l.arena);
	r->l.why = NULL;
	r->l.line = json_read(r->l.arena, text->data, text->length, &error);
	if (r->l.line == NULL)
		r->l.why = error;
	else if (line > 1)
		put_line(r, line);
	else
		put_head(r);
}

static const char *
complain(const struct restoring *r, const struct input *in)
{
	if (r->l.why != NULL)
		return (command_complaint("'%s': line %lld: %s", in->path,
		    (long long)in->line, r->l.why));
	if (db_failed(r->rq.db))
		return (command_complaint("'%s': line %lld: %s", in->path,
		    (long long)in->line, db_message(r->rq.db)));
	return (NULL);
}

static const char *
read_lines(struct restoring *r, struct input *in)
{
	struct arena	*arena;
	struct buf	 text;
	const char	*why = NULL;

	/* Rows come before those that they refer to. */
	db_run(db_query(r->rq.db, "PRAGMA defer_foreign_keys = ON"));
	arena = arena_new();
	buf_init(&text, arena, 65536);
	while (why == NULL && input_line(in, &text, &why)) {
		read_line(r, &text, in->line);
		why = complain(r, in);
	}
	arena_free(arena);
	if (why == NULL && !r->ended)
		why = command_complaint("'%s' ends too early", in->path);
	return (why);
}

/* Problems that no single line shows, such as a parent that never came. */
static const char *
check_all(struct db *db, const struct input *in)
{
	const char	*fault;

	fault = check_first(db, check_contents);
	return (fault == NULL ? NULL : command_complaint("'%s': %s", in->path,
	    fault));
}

const char *
restore(struct db *db, const struct site *site, struct input *in,
    bool trusted, struct report *report)
{
	struct restoring	 r;
	const char		*why;

	memset(&r, 0, sizeof(r));
	r.l.arena = arena_new();
	r.rq.arena = r.l.arena;
	r.rq.site = site;
	r.rq.db = db;
	r.rq.now = clock_now();
	r.report = report;
	restored_users_open(&r.users, db, trusted, report);
	if ((why = read_lines(&r, in)) == NULL &&
	    (why = check_all(db, in)) == NULL)
		event_index_rebuild(db);
	restored_users_close(&r.users);
	arena_free(r.l.arena);
	return (why);
}
