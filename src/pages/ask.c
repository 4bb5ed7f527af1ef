#include "pages/ask.h"

#include <string.h>

#include "base/arena.h"
#include "http/conditional.h"
#include "http/extras.h"
#include "http/fieldmask.h"
#include "http/fields.h"
#include "http/fragments.h"
#include "http/params.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/serve.h"
#include "store/db.h"

#define OUT_SIZE	1024	/* errors; pages read no other text */

/*
 * Returns a copy of the parameters, so that a page can read more records at
 * once than clients.
 */
static const void *
with_per_page(const struct request *inner, const void *params,
    int64_t per_page)
{
	const struct route	*route = inner->in.route;
	char			*copy;
	size_t			 i;

	copy = arena_alloc(inner->arena, route->size);
	memcpy(copy, params, route->size);
	for (i = 0; i < route->param_count; i++)
		if (strcmp(route->params[i].name, "per_page") == 0)
			memcpy(copy + route->params[i].offset, &per_page,
			    sizeof(per_page));

	return (copy);
}

/*
 * Starts a request in an arena of its own, since many requests for one page
 * must not hold more memory than the largest one.
 */
static struct request *
start_inner(struct request *rq, const char *target)
{
	struct request	*inner;

	inner = serve_inner(rq, target);
	inner->arena = arena_new_part(rq->arena);
	reply_start(inner, OUT_SIZE);

	return (inner);
}

/*
 * Makes values of the members in `_fields`. Lists read nothing else
 * (http/request.h); cached fragments must contain complete texts.
 */
static void
make_values(struct request *inner, bool both)
{
	const struct value	*mask;

	mask = fieldmask_read(inner->arena, value_get(inner->in.fields,
	    "_fields"));
	json_make(&inner->out, inner->outer->arena, mask, both);
	if (mask == NULL || inner->in.path->capture != NULL)
		return;
	inner->wanted = mask;
	inner->fragments = NULL;
}

static bool
find_route(struct request *inner)
{
	inner->in.path = route_find(inner->arena, inner->in.target_path,
	    &inner->in.capture);
	if (inner->in.path != NULL)
		inner->in.route = route_for(inner->in.path, inner->in.method);

	return (inner->in.route != NULL);
}

static int
call_route(struct request *inner, int64_t per_page)
{
	const void	*params;

	if (!find_route(inner))
		return (reply_error(inner, error_rest_no_route()));
	fields_read(inner);
	make_values(inner, false);
	if ((params = params_read(inner)) == NULL)
		return (inner->reply.status);
	if (per_page > 0)
		params = with_per_page(inner, params, per_page);

	return (reply_whole(inner, inner->in.route->call(inner, params)));
}

/*
 * Returns the body in the arena of the page, or NULL if the answer was cut, or
 * is too large. Errors are texts.
 */
static const struct value *
read_body(struct request *inner)
{
	const struct buf	*text = &inner->out.buf;
	const char		*error;

	inner->outer->changes_each_second |= inner->changes_each_second;
	if (text->full)
		return (NULL);

	return (inner->out.level != NULL ? json_made(&inner->out) :
	    json_read(inner->outer->arena, text->data, text->length, &error));
}

int
ask_list(struct request *rq, const char *target, int64_t per_page,
    const struct value **body)
{
	struct request	*inner;
	int		 status;

	inner = start_inner(rq, target);
	status = call_route(inner, per_page);
	if ((*body = read_body(inner)) == NULL) {
		*body = value_new(rq->arena, VALUE_NULL);
		if (status < 400)
			status = reply_error(inner,
			    error_rest_internal_error());
	}
	if (status < 400) {
		arena_free(inner->arena);
		return (0);
	}
	rq->out = inner->out;
	rq->out.buf.arena = rq->arena;
	rq->reply = inner->reply;
	arena_adopt(rq->arena, inner->arena);

	return (status);
}

int
ask_api(struct request *rq, const char *target, const struct value **body)
{
	return (ask_list(rq, target, 0, body));
}

/* Composes the message that a client would send. */
static const struct message *
message_of(const struct request *inner, const struct ask *ask)
{
	struct message	*m;

	m = arena_alloc(inner->arena, sizeof(*m));
	*m = *inner->message;
	m->method = method_name(ask->method);
	m->target = ask->target;
	m->header[HEADER_IF_MATCH] = ask->if_match;
	m->header[HEADER_IDEMPOTENCY_KEY] = ask->key;

	return (m);
}

/* Passes on the uploaded file, without its name. */
static void
pass_picture(struct request *inner, const struct picture *picture)
{
	struct value	*file;

	inner->picture = picture;
	file = value_new(inner->arena, VALUE_TEXT);
	file->text = inner->outer->in.file->text;
	file->length = inner->outer->in.file->length;
	inner->in.file = file;
}

static int
serve_as_caller(struct request *inner, const struct ask *ask)
{
	if (!find_route(inner))
		return (reply_error(inner, error_rest_no_route()));
	if (ask->fields != NULL)
		inner->in.fields = ask->fields;
	else
		fields_read(inner);
	if (ask->picture != NULL)
		pass_picture(inner, ask->picture);
	make_values(inner, ask->method != METHOD_GET ||
	    inner->in.path->capture != NULL);

	return (reply_whole(inner, serve_route(inner)));
}

void
ask_begin(struct request *rq)
{
	db_savepoint(rq->db);
}

void
ask_end(struct request *rq, bool keep)
{
	if (db_failed(rq->db))
		return;
	if (keep) {
		db_savepoint_keep(rq->db);
		return;
	}
	db_savepoint_undo(rq->db);
	if (rq->fragments != NULL)
		fragments_forget(rq->fragments);
}

/*
 * Undoes what a rejected request has stored, since the page may still read the
 * records.
 */
static int
write_as_caller(struct request *inner, const struct ask *ask)
{
	int	 status;

	ask_begin(inner);
	status = serve_as_caller(inner, ask);
	ask_end(inner, status < 400);

	return (status);
}

int
ask_as_caller(struct request *rq, struct ask *ask)
{
	static const struct value	 nothing = { .kind = VALUE_NULL };
	struct request			*inner;

	inner = start_inner(rq, ask->target);
	inner->message = message_of(inner, ask);
	inner->in.method = ask->method;
	inner->caller = rq->caller;
	inner->lists_hidden = true;
	inner->extras = ask->extras;
	inner->reply.status = ask->method == METHOD_GET ?
	    serve_as_caller(inner, ask) : write_as_caller(inner, ask);
	if ((ask->body = read_body(inner)) == NULL)
		ask->body = &nothing;
	conditional_tag(inner);
	ask->etag = inner->reply.etag;
	ask->reason = inner->reply.reason;
	if (inner->reply.retry_after > 0)
		rq->reply.retry_after = inner->reply.retry_after;
	if (inner->reply.failure != NULL)
		rq->reply.failure = arena_string(rq->arena,
		    inner->reply.failure);
	arena_free(inner->arena);

	return (inner->reply.status);
}
