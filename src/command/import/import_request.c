#include "command/import/import_request.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/import/import.h"
#include "command/import/import_fit.h"
#include "command/inside.h"
#include "generated/stored.h"
#include "store/db.h"
#include "text/slugs.h"

#define DROPPED	32	/* fields that may be rejected one after the other */

struct attempt {
	struct import			*im;
	const struct import_record	*r;
	int64_t				 id;
	bool				 last;
	bool				 incomplete;
	const char			*dropped[DROPPED];
	size_t				 dropped_count;
};

static const char *const	 paths[IMPORT_KINDS] = {
	[IMPORT_CATEGORY] = "/categories",
	[IMPORT_TAG] = "/tags",
	[IMPORT_VENUE] = "/venues",
	[IMPORT_ORGANIZER] = "/organizers",
	[IMPORT_EVENT] = "/events"
};

static bool
is_dropped(const struct attempt *a, const char *field)
{
	size_t	 i;

	for (i = 0; i < a->dropped_count; i++)
		if (strcmp(a->dropped[i], field) == 0)
			return (true);
	return (false);
}

/* Records that may still be imported are requested again at the end. */
static int64_t
resolve(struct attempt *a, const char *field, enum import_kind to,
    const struct value *name)
{
	struct import	*im = a->im;
	int64_t		 id;
	bool		 waits;

	if ((id = import_known(im, to, name->text)) != 0)
		return (id);
	waits = to == a->r->kind && !a->last;
	if (waits)
		a->incomplete = true;
	else
		report_lost(im->report, a->r->kind, field,
		    "refers to what has not come", a->r->address);
	return (0);
}

static void
write_reference(struct attempt *a, struct json *j, const struct value *v,
    enum import_kind to)
{
	const struct value	*name;
	int64_t			 id;

	if (v->kind != VALUE_LIST) {
		if ((id = resolve(a, v->name, to, v)) != 0)
			json_integer(j, v->name, id);
		return;
	}
	json_list(j, v->name);
	for (name = v->first; name != NULL; name = name->next)
		if ((id = resolve(a, v->name, to, name)) != 0)
			json_integer(j, NULL, id);
	json_list_end(j);
}

static void
write_empty(const struct attempt *a, struct json *j, const char *field,
    const char *json)
{
	if (value_get(a->r->fields, field) == NULL && !is_dropped(a, field))
		json_raw(j, field, json, strlen(json));
}

static void
write_empties(const struct attempt *a, struct json *j)
{
	const struct stored_table	*table = form_table(a->r->kind);
	const struct stored_column	*c;
	const struct form_empty		*e;
	size_t				 i;

	for (i = 0; table != NULL && i < table->count; i++) {
		c = &table->columns[i];
		if (c->emptied != NULL)
			write_empty(a, j, c->param, c->emptied);
	}
	for (e = form_empties(a->r->kind); e->field != NULL; e++)
		write_empty(a, j, e->field, e->json);
}

static const char *
write_body(struct attempt *a)
{
	const struct value	*v;
	struct json		 j;
	enum import_kind	 to;

	json_init(&j, a->im->record, 4096);
	json_object(&j, NULL);
	for (v = a->r->fields->first; v != NULL; v = v->next) {
		if (is_dropped(a, v->name))
			continue;
		if (form_refers(a->r, v->name, &to))
			write_reference(a, &j, v, to);
		else
			form_write(&j, v->name, v);
	}
	if (a->id != 0)
		write_empties(a, &j);
	json_object_end(&j);
	return (j.buf.full ? NULL : j.buf.data);
}

static const char *
text_of(const struct value *map, const char *name)
{
	const struct value	*v;

	v = value_get(map, name);
	return (v != NULL && v->text != NULL ? v->text : "");
}

/* True: a field was dropped, so try again. */
static bool
drop_refused(struct attempt *a, const struct value *error)
{
	const struct value	*v, *params;
	size_t			 before = a->dropped_count;

	params = value_get(value_get(error, "data"), "params");
	if (params == NULL || params->kind != VALUE_MAP)
		return (false);
	for (v = params->first; v != NULL && a->dropped_count < DROPPED;
	    v = v->next) {
		if (value_get(a->r->fields, v->name) == NULL)
			continue;
		report_lost(a->im->report, a->r->kind, v->name, v->text,
		    a->r->address);
		a->dropped[a->dropped_count++] = v->name;
	}
	return (a->dropped_count > before);
}

static int64_t
last_id(struct import *im, enum import_kind kind)
{
	struct statement	*st;
	struct db		*db;
	int64_t			 id;

	db = inside_db(im->inside);
	st = db_query(db, "SELECT last FROM sequences WHERE kind = $1");
	db_bind_integer(st, 1, kind == IMPORT_CATEGORY || kind == IMPORT_TAG);
	id = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (id);
}

static void
tell_slug(const struct attempt *a, const struct value *answer)
{
	const char	*slug;

	slug = a->r->keep.slug != NULL ? a->r->keep.slug :
	    text_of(a->r->fields, "slug");
	if (*slug == '\0' || strcmp(slug_make(a->im->record, slug),
	    text_of(answer, "slug")) == 0)
		return;
	report_lost(a->im->report, a->r->kind, "slug",
	    "another record has it here", a->r->address);
}

/* A term of that name exists already and is used. */
static bool
join_term(const struct value *error, struct import_answer *answer)
{
	if (strcmp(text_of(error, "code"), "term_exists") != 0)
		return (false);
	answer->id = strtoll(text_of(value_get(error, "data"), "term_id"),
	    NULL, 10);
	answer->joined = answer->id != 0;
	return (answer->joined);
}

/* True: try again without the rejected fields. */
static bool
take_answer(struct attempt *a, int status, int64_t before,
    struct import_answer *answer)
{
	const struct value	*v;
	const char		*body, *error;
	size_t			 length;

	body = inside_body(a->im->inside, &length);
	v = json_read(a->im->record, body, length, &error);
	if (status < 300) {
		answer->id = strtoll(text_of(v, "id"), NULL, 10);
		answer->joined = a->id == 0 && answer->id <= before;
		if (!answer->joined)
			tell_slug(a, v);
		return (false);
	}
	if (drop_refused(a, v))
		return (true);
	if (a->id == 0 && join_term(v, answer))
		return (false);
	report_lost(a->im->report, a->r->kind, "all of it",
	    text_of(v, "message"), a->r->address);
	return (false);
}

bool
import_request(struct import *im, const struct import_record *r, int64_t id,
    bool last, struct import_answer *answer)
{
	struct import_record	 fitted = *r;
	struct attempt		 a = { .im = im, .r = &fitted, .id = id,
	    .last = last };
	const char		*body, *path;
	int64_t			 before;
	int			 status;

	memset(answer, 0, sizeof(*answer));
	fitted.fields = import_fit(im, r, last);
	path = paths[r->kind];
	if (id != 0)
		path = arena_printf(im->record, "%s/%" PRId64, path, id);
	before = last_id(im, r->kind);
	do {
		if ((body = write_body(&a)) == NULL) {
			report_lost(im->report, r->kind, "all of it",
			    "is too long", r->address);
			return (true);
		}
		status = inside_ask_keeping(im->inside, "POST", path, body,
		    &r->keep);
		if (status >= 500) {
			im->why = command_complaint("the database failed: %s",
			    db_message(inside_db(im->inside)));
			return (false);
		}
	} while (take_answer(&a, status, before, answer));
	answer->incomplete = a.incomplete;
	return (true);
}
