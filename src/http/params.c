#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/create.h"
#include "http/params.h"
#include "http/params_read.h"
#include "http/references.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/values.h"
#include "text/cut.h"

static params_reader *const	readers[] = {
	[PARAM_INTEGER] = params_integer,
	[PARAM_NUMBER] = params_number,
	[PARAM_BOOLEAN] = params_boolean,
	[PARAM_STRING] = params_string,
	[PARAM_ENUM] = params_enum,
	[PARAM_WORD] = params_word,
	[PARAM_STATUS] = params_status,
	[PARAM_STATUSES] = params_statuses,
	[PARAM_MOMENT] = params_moment,
	[PARAM_DATE] = params_date,
	[PARAM_TIMEZONE] = params_timezone,
	[PARAM_COLOR] = params_color,
	[PARAM_URL] = params_url,
	[PARAM_IMAGE] = params_image,
	[PARAM_PICTURE] = params_picture,
	[PARAM_COST] = params_cost,
	[PARAM_RECURRENCE] = params_recurrence,
	[PARAM_TRUTHY] = params_truthy,
	[PARAM_INTEGERS] = params_integers,
	[PARAM_TERMS] = params_terms,
	[PARAM_TERM_NAMES] = params_term_names,
	[PARAM_LINKS] = params_links,
	[PARAM_NONZERO] = params_nonzero
};

/*
 * Browsers also send fields that were left empty. On pages these count as not
 * sent.
 */
static bool
is_left_empty(const struct reader *reader, const struct value *value)
{
	return (reader->route->path->is_page &&
	    value->kind == VALUE_TEXT && value->length == 0);
}

/* A body that is a file has no name, so it belongs to the file parameter. */
static const struct value *
find_file(const struct reader *reader, const struct param *p)
{
	const struct value	*file = reader->rq->in.file;

	return (file != NULL && (file->name == NULL ||
	    strcmp(file->name, p->name) == 0) ? file : NULL);
}

/*
 * Allocates the params with the route's defaults, and finds the value sent for
 * each row.
 */
static void
start_params(struct reader *reader, const struct value *map)
{
	const struct route	*route;
	const struct param	*p;
	const struct value	*value;
	size_t			 i;

	route = reader->route;
	reader->params = arena_alloc(reader->rq->arena, route->size);
	if (route->defaults != NULL)
		memcpy(reader->params, route->defaults, route->size);
	reader->sent = arena_alloc(reader->rq->arena,
	    (route->param_count + 1) * sizeof(*reader->sent));
	for (i = 0; i < route->param_count; i++) {
		p = &route->params[i];
		if (p->in == IN_PATH || (p->flags & PARAM_PAGING &&
		    reader->rq->in.format != FORMAT_JSON))
			continue;
		value = p->type == PARAM_PICTURE ? find_file(reader, p) :
		    value_get(map, p->name);
		if (value == NULL || is_left_empty(reader, value) ||
		    (value->kind == VALUE_NULL && p->null == NULL_ABSENT))
			continue;
		reader->sent[i] = value;
	}
}

/* Whether a required parameter is missing or null. */
static bool
is_missing(const struct reader *reader, size_t i)
{
	const struct param	*p;

	p = &reader->route->params[i];

	return (route_requires(reader->route, p) &&
	    (reader->sent[i] == NULL || reader->sent[i]->kind == VALUE_NULL));
}

/* An id that is too large becomes -1, which no record has. */
static void
read_path(struct reader *reader, const struct param *p)
{
	struct value	 value;
	void		*to;
	int64_t		 n;

	to = reader->params + p->offset;
	if (p->type != PARAM_INTEGER) {
		*(const char **)to = reader->rq->in.capture;
		return;
	}
	value = (struct value){ .kind = VALUE_TEXT,
	    .text = reader->rq->in.capture };
	*(int64_t *)to = number_whole(&value, &n) == WHOLE_FITS ? n : -1;
}

static void
read_null(struct reader *reader, const struct param *p)
{
	if (route_clears(reader->route, p))
		*(bool *)(reader->params + p->clears) = true;
	else
		params_complain(reader, complaint_null());
}

static void
read_value(struct reader *reader, const struct param *p,
    const struct value *value)
{
	if (value->broken) {
		params_complain(reader, complaint_not_utf8());
		return;
	}
	if (value->kind == VALUE_NULL &&
	    (route_clears(reader->route, p) || p->wire != WIRE_ANY)) {
		read_null(reader, p);
		return;
	}
	if ((value = params_fit(reader, value)) != NULL &&
	    readers[p->type](reader, value, reader->params + p->offset) &&
	    p->has != PARAM_NOWHERE)
		*(bool *)(reader->params + p->has) = true;
}

/* Checks parameters that must be sent together; both may be null. */
static void
check_partner(struct reader *reader, const struct param *p,
    const struct value *value)
{
	const struct value	*other;

	other = reader->sent[p + p->with - reader->route->params];
	if (other == NULL ||
	    (other->kind == VALUE_NULL && value->kind != VALUE_NULL))
		params_complain(reader, complaint_partner(p[p->with].name));
}

/*
 * A recurrence that is not in lines is that of another program. One in lines
 * is meant for us, so its faults are reported.
 */
static bool
is_lenient(const struct reader *reader, const struct param *p,
    const struct value *value)
{
	return (p->flags & PARAM_LENIENT && !reader->rq->in.strict &&
	    !value->broken && (p->type != PARAM_RECURRENCE ||
	    !params_recurrence_has_form(value)));
}

/* Reads all parameters that were sent. */
static void
read_rows(struct reader *reader)
{
	const struct param	*p;
	const struct value	*value;
	size_t			 i;

	for (i = 0; i < reader->route->param_count; i++) {
		p = reader->param = &reader->route->params[i];
		value = reader->sent[i];
		reader->lenient = value != NULL &&
		    is_lenient(reader, p, value);
		if (p->in == IN_PATH)
			read_path(reader, p);
		else if (value != NULL)
			read_value(reader, p, value);
		else if (is_missing(reader, i))
			params_complain(reader, complaint_missing());
		else if (p->from_now != NULL && !reader->route->partial)
			params_default_moment(reader, p);
		if (value != NULL && p->with != PARAM_NOWHERE)
			check_partner(reader, p, value);
	}
}

/*
 * Reads an object in a parameter into a new params struct of that route.
 * Returns NULL after adding a complaint.
 */
static const void *_Nullable
read_object(struct reader *outer, const struct route *route,
    const struct value *map, const char *pointer)
{
	struct reader	 reader;
	size_t		 i;

	reader = *outer;
	reader.route = route;
	reader.outer_name = outer->param->name;
	reader.pointer = pointer;
	reader.failed = false;
	start_params(&reader, map);
	for (i = 0; i < route->param_count; i++)
		if (is_missing(&reader, i)) {
			complaints_add(reader.complaints, reader.outer_name,
			    pointer, reader.outer_name,
			    complaint_incomplete(route->params[i].name));
			reader.failed = true;
		}
	read_rows(&reader);
	outer->failed |= reader.failed;

	return (reader.failed ? NULL : reader.params);
}

/* Values that mean no link: "", 0, false, null, [], {}. */
static bool
is_none(const struct value *value)
{
	int64_t	 n;

	switch (value->kind) {
	case VALUE_NULL:
		return (true);
	case VALUE_BOOLEAN:
		return (!value->truth);
	case VALUE_TEXT:
		return (value->length == 0 ||
		    (number_whole(value, &n) == WHOLE_FITS && n == 0));
	case VALUE_NUMBER:
		return (number_whole(value, &n) == WHOLE_FITS && n == 0);
	default:
		return (value->count == 0);
	}
}

static bool
read_link_id(struct reader *reader, const struct value *value,
    struct link *link)
{
	const struct param	*p;
	int64_t			 n;

	p = reader->param;
	if (!number_is_digits(value) && (value->kind != VALUE_NUMBER ||
	    number_whole(value, &n) == WHOLE_NO))
		return (params_complain(reader, complaint_links()));
	if (number_whole(value, &n) != WHOLE_FITS ||
	    !reference_linkable(reader->rq, p->reference, n))
		return (params_complain(reader,
		    complaint_unknown_id(params_kind(p->reference))));
	link->id = n;

	return (true);
}

static bool
read_link(struct reader *reader, const struct value *value,
    const char *pointer, struct link *link)
{
	const struct value	*id;

	*link = (struct link){ 0, NULL };
	if (value->kind != VALUE_MAP)
		return (read_link_id(reader, value, link));
	if ((id = value_get(value, "id")) != NULL)
		return (read_link_id(reader, id, link));
	link->params = read_object(reader, reader->param->creates, value,
	    pointer);

	return (link->params != NULL);
}

/* Ignores repeated ids. */
static void
add_link(struct links *links, const struct link *link)
{
	size_t	 i;

	for (i = 0; link->id != 0 && i < links->count; i++)
		if (links->list[i].id == link->id)
			return;
	links->list[links->count++] = *link;
}

static bool
read_list(struct reader *reader, const struct value *list, const char *pointer,
    struct links *links)
{
	const struct value	*item;
	struct link		 link;
	size_t			 i;

	if (list->count > reader->param->max_items)
		return (params_complain(reader,
		    complaint_too_many(arena_integer(reader->rq->arena,
		    reader->param->max_items))));
	links->list = arena_alloc(reader->rq->arena,
	    list->count * sizeof(*links->list));
	for (item = list->first, i = 0; item != NULL; item = item->next, i++) {
		if (is_none(item))
			continue;
		if (!read_link(reader, item, arena_printf(reader->rq->arena,
		    "%s/%zu", pointer, i), &link))
			return (false);
		add_link(links, &link);
	}
	if (reader->param->flags & PARAM_ONE && links->count > 1)
		links->count = 1;

	return (true);
}

/* Objects in links are params, too, so they are read here. */
bool
params_links(struct reader *reader, const struct value *value, void *to)
{
	struct links	*links;
	const char	*pointer;
	struct link	 link;

	links = to;
	*links = (struct links){ 0, NULL };
	if (is_none(value))
		return (true);
	pointer = complaints_pointer(reader->rq->arena, reader->param->name);
	if (value->kind == VALUE_LIST)
		return (read_list(reader, value, pointer, links));
	if (!read_link(reader, value, pointer, &link))
		return (false);
	links->list = arena_alloc(reader->rq->arena, sizeof(*links->list));
	add_link(links, &link);

	return (true);
}

#define KEY_MAX		255	/* bytes of an Idempotency-Key */

/* A form shows all errors at once, so it reads on. */
static bool
is_missing_any(struct reader *reader)
{
	const char	**names;
	size_t		  i, count;

	names = arena_alloc(reader->rq->arena,
	    (reader->route->param_count + 1) * sizeof(*names));
	for (i = count = 0; i < reader->route->param_count; i++)
		if (is_missing(reader, i))
			names[count++] = reader->route->params[i].name;
	if (count == 0)
		return (false);
	reply_missing(reader->rq, names);

	return (true);
}

/* Rule 30.1. Only creates use the header. */
static void
check_key(struct reader *reader)
{
	struct request	*rq;
	const char	*key, *p;

	rq = reader->rq;
	key = rq->message->header[HEADER_IDEMPOTENCY_KEY];
	if (key == NULL || !create_asked(rq))
		return;
	for (p = key; *p >= ' ' && *p <= '~'; p++)
		;
	if (*p == '\0' && p > key && p - key <= KEY_MAX)
		return;
	complaints_add(reader->complaints, "Idempotency-Key",
	    "/Idempotency-Key", "Idempotency-Key",
	    complaint_idempotency_key());
}

const struct param *_Nullable
params_find(const struct route *route, const char *name, bool in_path)
{
	size_t	 i;

	for (i = 0; i < route->param_count; i++)
		if (strcmp(route->params[i].name, name) == 0 &&
		    (in_path || route->params[i].in != IN_PATH))
			return (&route->params[i]);

	return (NULL);
}

static bool
is_known(const struct route *route, const char *name)
{
	const struct param	*p;

	if (strcmp(name, "_fields") == 0 || strcmp(name, "_method") == 0)
		return (true);
	p = params_find(route, name, true);

	return (p != NULL && !(p->flags & PARAM_HIDDEN));
}

/*
 * Checks the fields that belong to no row: they must be UTF-8 and, with
 * handling=strict, are unknown and rejected. Names can be of any length and
 * are cut in messages.
 */
static void
check_rest(struct reader *reader)
{
	const struct route	*route;
	const struct value	*field;
	const char		*name;
	struct complaint	 complaint;

	route = reader->route;
	for (field = reader->rq->in.fields->first; field != NULL &&
	    !complaints_full(reader->complaints); field = field->next) {
		if (field->broken &&
		    params_find(route, field->name, false) == NULL)
			complaint = complaint_not_utf8();
		else if (reader->rq->in.strict && !is_known(route, field->name))
			complaint = complaint_unknown_param();
		else
			continue;
		name = text_cut(reader->rq->arena, field->name,
		    SERVICE_QUERY_TEXT_BYTES);
		complaints_add(reader->complaints, name,
		    complaints_pointer(reader->rq->arena, name), name,
		    complaint);
	}
}

const void *
params_read(struct request *rq)
{
	struct complaints	 found;
	struct reader		 reader;

	complaints_init(&found, rq->arena);
	reader = (struct reader){ .rq = rq, .complaints = &found,
	    .route = rq->in.route, .pointer = "" };
	start_params(&reader, rq->in.fields);
	rq->sent = reader.sent;
	if (rq->outer == NULL && is_missing_any(&reader))
		return (NULL);
	read_rows(&reader);
	check_key(&reader);
	check_rest(&reader);
	if (found.count > 0) {
		reply_complaints(rq, &found);
		return (NULL);
	}

	return (reader.params);
}
