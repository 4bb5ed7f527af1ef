#include "command/import/import_request.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_policy.h"
#include "command/import/import_run.h"
#include "command/inside.h"
#include "generated/records.h"
#include "generated/service.h"
#include "http/table.h"
#include "text/slugs.h"

#define DROPPED	32	/* limit of fields that are dropped */

struct attempt {
	struct import			*im;
	const struct import_record	*r;
	struct value			*fields;	/* within limits */
	size_t				 terms;		/* in the fields */
	int64_t				 id;
	bool				 last;
	bool				 incomplete;
	const char			*dropped[DROPPED];
	size_t				 dropped_count;
};

static void
report_loss(const struct attempt *a, const char *field, const char *why)
{
	report_lost(a->im->report, a->r->kind, field, why, a->r->address);
}

/* Reports a field, unless the record was sent before. */
static void
report_loss_once(const struct attempt *a, const char *field, const char *why)
{
	if (!a->last)
		report_loss(a, field, why);
}

static void
add_text(struct attempt *a, const struct value *v, const struct param *p)
{
	struct value	*cut = value_copy(a->im->record, v);
	const char	*why;

	cut->text = form_fit(a->im->record, a->r->kind, p, v->text, &why);
	if (why != NULL) {
		cut->length = strlen(cut->text);
		report_loss_once(a, v->name, why);
	}
	if (why == NULL || cut->length > 0)
		value_add(a->fields, cut);
}

static void
add_list(struct attempt *a, const struct value *v, const struct param *p)
{
	const struct value	*item;
	struct value		*list;
	size_t			 most = p->max_items;

	if (p->type == PARAM_TERM_NAMES)
		most -= a->terms;
	list = value_new(a->im->record, VALUE_LIST);
	list->name = v->name;
	for (item = v->first; item != NULL && list->count < most;
	    item = item->next)
		value_add(list, value_copy(a->im->record, item));
	if (item != NULL)
		report_loss_once(a, v->name, arena_printf(a->im->record,
		    "has too many values; used are the first %zu", most));
	if (p->type == PARAM_TERM_NAMES)
		a->terms += list->count;
	value_add(a->fields, list);
}

/*
 * Shortens the fields to the limits of our parameters: texts after a word,
 * lists after the last item that fits.
 */
static void
fit_fields(struct attempt *a)
{
	const struct param	*p;
	const struct value	*v;

	a->fields = value_new(a->im->record, VALUE_MAP);
	for (v = a->r->fields->first; v != NULL; v = v->next) {
		p = form_param(a->r->kind, v->name);
		if (p != NULL && v->kind == VALUE_TEXT)
			add_text(a, v, p);
		else if (p != NULL && v->kind == VALUE_LIST &&
		    p->max_items > 0)
			add_list(a, v, p);
		else
			value_add(a->fields, value_copy(a->im->record, v));
	}
}

static bool
is_dropped(const struct attempt *a, const char *field)
{
	size_t	 i;

	for (i = 0; i < a->dropped_count; i++)
		if (strcmp(a->dropped[i], field) == 0)
			return (true);
	return (false);
}

/* A record that may be imported later is requested again at the end. */
static int64_t
resolve_reference(struct attempt *a, const char *field, enum import_kind to,
    const struct value *name)
{
	struct import	*im = a->im;
	int64_t		 id;

	if ((id = import_known(im, to, name->text)) != 0)
		return (id);
	if ((to == a->r->kind || to == IMPORT_EVENT) && !a->last)
		a->incomplete = true;
	else
		report_loss(a, field,
		    "refers to a record that was not imported");
	return (0);
}

static void
write_reference(struct attempt *a, struct json *j, const struct value *v,
    enum import_kind to)
{
	const struct value	*name;
	int64_t			 id;

	if (v->kind != VALUE_LIST) {
		if ((id = resolve_reference(a, v->name, to, v)) != 0)
			json_integer(j, v->name, id);
		return;
	}
	json_list(j, v->name);
	for (name = v->first; name != NULL; name = name->next)
		if ((id = resolve_reference(a, v->name, to, name)) != 0)
			json_integer(j, NULL, id);
	json_list_end(j);
}

static void
write_empty(const struct attempt *a, struct json *j, const char *field,
    const char *json)
{
	if (json != NULL && value_get(a->fields, field) == NULL &&
	    !is_dropped(a, field))
		json_raw(j, field, json, strlen(json));
}

/* An update must clear the fields that are empty in the source. */
static void
write_empties(const struct attempt *a, struct json *j)
{
	const struct stored_table	*table = form_table(a->r->kind);
	const struct form_reference	*f;
	size_t				 i;

	for (i = 0; table != NULL && i < table->count; i++)
		write_empty(a, j, table->columns[i].param,
		    table->columns[i].emptied);
	for (f = form_references; f->field != NULL; f++)
		if (f->from == a->r->kind)
			write_empty(a, j, f->field, f->emptied);
}

static const char *
write_body(struct attempt *a)
{
	const struct form_reference	*f;
	const struct value		*v;
	struct json			 j;

	json_init(&j, a->im->record, 4096);
	json_object(&j, NULL);
	for (v = a->fields->first; v != NULL; v = v->next) {
		if (is_dropped(a, v->name))
			continue;
		if ((f = form_refers(a->r, v->name)) != NULL)
			write_reference(a, &j, v, f->to);
		else
			json_value(&j, v->name, v);
	}
	if (a->r->split.name != NULL)
		json_integer(&j, "event", a->r->split.event);
	if ((a->id != 0 || a->r->split.name != NULL) && !a->r->is_part)
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

/* Returns true if a field was dropped, so that the caller tries again. */
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
		if (value_get(a->fields, v->name) == NULL)
			continue;
		report_loss(a, v->name, v->text);
		a->dropped[a->dropped_count++] = v->name;
	}
	return (a->dropped_count > before);
}

/*
 * Whether the dates of a new series are rejected. Without them it would become
 * a single event.
 */
static bool
refuses_days(const struct attempt *a, const struct value *error,
    struct import_answer *answer)
{
	const struct value	*v;
	const char		*why;

	v = value_get(value_get(value_get(error, "data"), "params"),
	    "recurrence");
	if (a->r->kind != IMPORT_SERIES || a->id != 0 || v == NULL ||
	    v->kind != VALUE_TEXT)
		return (false);
	why = strstr(v->text, ": ");
	why = why != NULL ? why + 2 : v->text;
	answer->why = arena_copy(a->im->record, why, strcspn(why, "."));
	return (true);
}

static void
report_slug(const struct attempt *a, const struct value *answer)
{
	const char	*slug;

	if (a->r->kind == IMPORT_SERIES)
		return;
	slug = a->r->extras.slug != NULL ? a->r->extras.slug :
	    text_of(a->fields, "slug");
	if (*slug == '\0' || strcmp(slug_make(a->im->record, slug),
	    text_of(answer, "slug")) == 0)
		return;
	report_loss(a, "slug", "is used by another record here");
}

/* Uses an existing term of the same name. */
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

/* The answer to a new series is its first event. */
static int64_t
id_of(const struct attempt *a, const struct value *answer)
{
	const struct value	*series = NULL;

	if (a->r->kind == IMPORT_SERIES)
		series = value_get(answer, "series");
	return (strtoll(text_of(series != NULL ? series : answer, "id"), NULL,
	    10));
}

/* Returns true if the caller should try again without the rejected fields. */
static bool
read_answer(struct attempt *a, int status, struct import_answer *answer)
{
	const struct value	*v;
	const char		*body, *error;
	size_t			 length;

	body = inside_body(a->im->inside, &length);
	v = json_read(a->im->record, body, length, &error);
	if (status < 300) {
		answer->id = id_of(a, v);
		answer->joined = inside_joined(a->im->inside);
		if (!answer->joined)
			report_slug(a, v);
		return (false);
	}
	if (refuses_days(a, v, answer))
		return (false);
	if (drop_refused(a, v))
		return (true);
	if (a->id == 0 && join_term(v, answer))
		return (false);
	report_loss(a, "all of it", text_of(v, "message"));
	return (false);
}

/* Without an id a record is created; a series with its first event. */
static const char *
path_of(struct import *im, const struct import_record *r, int64_t id)
{
	if (r->split.name != NULL)
		return (arena_printf(im->record, "/series/%" PRId64 "/split",
		    r->split.series));
	if (id == 0)
		return (arena_join(im->record, "/", import_kind_plural(
		    r->kind == IMPORT_SERIES ? IMPORT_EVENT : r->kind), NULL));
	return (arena_printf(im->record, "/%s/%" PRId64,
	    import_kind_plural(r->kind), id));
}

bool
import_request(struct import *im, const struct import_record *r, int64_t id,
    bool last, struct import_answer *answer)
{
	struct attempt	 a = { .im = im, .r = r, .id = id, .last = last };
	struct extras	 extras = r->extras;
	const char	*body, *path;
	int		 status;

	memset(answer, 0, sizeof(*answer));
	extras.importer = im->source;
	fit_fields(&a);
	path = path_of(im, r, id);
	do {
		if ((body = write_body(&a)) == NULL) {
			report_loss(&a, "all of it", "is too long");
			return (true);
		}
		status = inside_ask_with_extras(im->inside, "POST", path, body,
		    &extras);
		if (status >= 500) {
			im->why = command_db_error(inside_db(im->inside));
			return (false);
		}
	} while (read_answer(&a, status, answer));
	answer->incomplete = a.incomplete;
	return (true);
}

static struct extras
extras_of(const struct import *im)
{
	return ((struct extras){
		.importer = im->source,
		.waits = im->policy != NULL &&
		    im->policy->status == STATUS_PENDING
	});
}

int
import_ask(struct import *im, const char *method, const char *path,
    const char *_Nullable json)
{
	const struct extras	 extras = extras_of(im);

	return (inside_ask_with_extras(im->inside, method, path, json,
	    &extras));
}

int
import_ask_for_event(struct import *im, int64_t series,
    const struct extra_event *event)
{
	struct extras	 extras = extras_of(im);

	extras.late = event;
	return (inside_ask_with_extras(im->inside, "POST", arena_printf(
	    im->record, "/series/%" PRId64, series), "{}", &extras));
}
