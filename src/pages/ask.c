#include "pages/ask.h"

#include <string.h>

#include "base/arena.h"
#include "http/fields.h"
#include "http/params.h"
#include "http/request.h"
#include "http/route.h"

#define OUT_SIZE	49152

static const struct message	 plain = { .method = "GET", .target = "/" };

/* The same database, site and moment, and nothing else that was sent. */
static struct request *
make_request(struct request *rq, const char *target)
{
	struct request	*inner;
	const char	*mark;

	mark = strchrnul(target, '?');
	inner = arena_alloc(rq->arena, sizeof(*inner));
	*inner = *rq;
	inner->message = &plain;
	inner->method = METHOD_GET;
	inner->method_word = plain.method;
	inner->target_path = arena_copy(rq->arena, target,
	    (size_t)(mark - target));
	inner->query = *mark == '?' ? mark + 1 : "";
	inner->momentary = inner->problem = inner->strict = false;
	inner->only = NULL;
	inner->json_error = NULL;
	inner->format = FORMAT_JSON;
	inner->caller = (struct caller){ .role = ROLE_ANONYMOUS };
	inner->reply = (struct reply){ .total = -1 };
	json_init(&inner->out, rq->arena, OUT_SIZE);

	return (inner);
}

/* Its own copy of what the tables read: a page may hold more than a client's. */
static const void *
with_per_page(const struct request *inner, const void *params,
    int64_t per_page)
{
	const struct route	*route = inner->route;
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

static int
call(struct request *inner, int64_t per_page)
{
	const void	*params;

	inner->path = route_find(inner->arena, inner->target_path,
	    &inner->capture);
	if (inner->path == NULL)
		return (reply_error(inner, ERROR_REST_NO_ROUTE));
	inner->route = route_for(inner->path, METHOD_GET);
	fields_read(inner);
	if ((params = params_read(inner)) == NULL)
		return (inner->reply.status);
	if (per_page > 0)
		params = with_per_page(inner, params, per_page);

	return (inner->route->call(inner, params));
}

int
ask_list(struct request *rq, const char *target, int64_t per_page,
    struct value **body)
{
	struct request	*inner;
	const char	*error;
	int		 status;

	inner = make_request(rq, target);
	status = call(inner, per_page);
	*body = json_read(rq->arena, inner->out.buf.data,
	    inner->out.buf.length, &error);
	if (*body == NULL)
		*body = value_new(rq->arena, VALUE_NULL);
	rq->momentary |= inner->momentary;
	if (status >= 400) {
		rq->out = inner->out;
		rq->reply = inner->reply;
	}

	return (status);
}

int
ask_api(struct request *rq, const char *target, struct value **body)
{
	return (ask_list(rq, target, 0, body));
}
