#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/address.h"
#include "http/params.h"
#include "http/request.h"
#include "http/route.h"
#include "http/values.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/urls.h"

#define ALWAYS	2	/* page and per_page, which the spec always has */

/* Where to write a parameter of an address. */
struct shown {
	struct request		*rq;
	const struct param	*param;
	const void		*member;
	const struct value	*sent;
	struct buf		*to;
};

static bool
is_shown(const struct param *p, const char *params)
{
	if (p->type == PARAM_STATUSES)
		return (true);
	if (p->has != PARAM_NOWHERE)
		return (*(const bool *)(params + p->has));

	return (*(const char *const *)(const void *)(params + p->offset) !=
	    NULL);
}

static const char *
text_of(const struct value *value)
{
	switch (value->kind) {
	case VALUE_BOOLEAN:
		return (value->truth ? "true" : "false");
	case VALUE_TEXT:
	case VALUE_NUMBER:
		return (value->text);
	default:
		return ("");
	}
}

/*
 * Writes terms as sent. A term whose text has a comma is written as its id,
 * since the comma would separate two terms.
 */
static void
add_pieces(const struct shown *shown, const struct integers *ids)
{
	struct pieces	 pieces;
	const char	*text;
	size_t		 i;

	if (shown->sent == NULL ||
	    !pieces_read(&pieces, shown->rq->arena, shown->sent,
	    shown->param->max_items))
		return;
	for (i = 0; i < pieces.count; i++) {
		buf_string(shown->to, i > 0 ? "%2C" : "");
		text = text_of(pieces.list[i]);
		if (ids != NULL && strchr(text, ',') != NULL)
			buf_printf(shown->to, "%" PRId64, ids->list[i]);
		else
			url_encode(shown->to, text);
	}
}

static void
add_statuses(const struct shown *shown)
{
	if (!may_list_unpublished(&shown->rq->caller))
		buf_string(shown->to, status_name(STATUS_PUBLISH));
	else if (*(const unsigned *)shown->member == 0)
		buf_string(shown->to, "any");
	else
		add_pieces(shown, NULL);
}

static void
add_integers(struct buf *to, const struct integers *integers)
{
	size_t	 i;

	for (i = 0; i < integers->count; i++)
		buf_printf(to, "%s%" PRId64, i > 0 ? "%2C" : "",
		    integers->list[i]);
}

static void
add_number(const struct shown *shown)
{
	struct json	 json;

	json_init(&json, shown->rq->arena, 32);
	json_number(&json, NULL, *(const double *)shown->member);
	url_encode(shown->to, json.buf.data);
}

static void
add_moment(const struct shown *shown)
{
	const struct moment	*moment;
	char			 text[DATE_TEXT];

	moment = shown->member;
	date_print(moment->local, text);
	url_encode(shown->to, text);
}

/* Writes a truthy value as sent. */
static void
add_sent(const struct shown *shown)
{
	if (shown->sent != NULL)
		url_encode(shown->to, text_of(shown->sent));
}

static void
add_value(const struct shown *shown)
{
	const struct param	*p;

	p = shown->param;
	if (p->type == PARAM_INTEGER)
		buf_printf(shown->to, "%" PRId64,
		    *(const int64_t *)shown->member);
	else if (p->type == PARAM_NUMBER)
		add_number(shown);
	else if (p->type == PARAM_BOOLEAN)
		buf_char(shown->to, *(const bool *)shown->member ? '1' : '0');
	else if (p->type == PARAM_ENUM)
		url_encode(shown->to, p->words[*(const int *)shown->member]);
	else if (p->type == PARAM_STATUSES)
		add_statuses(shown);
	else if (p->type == PARAM_MOMENT)
		add_moment(shown);
	else if (p->type == PARAM_INTEGERS)
		add_integers(shown->to, shown->member);
	else if (p->type == PARAM_TERMS)
		add_pieces(shown, shown->member);
	else if (p->type == PARAM_STRING)
		url_encode(shown->to, *(const char *const *)shown->member);
	else
		add_sent(shown);
}

/* Returns "name=value&name=value" for the rows from `first` to before `end`. */
static const char *
make_query(struct request *rq, const char *params, size_t first, size_t end)
{
	const struct route	*route;
	const struct param	*p;
	struct buf		 buf;
	size_t			 i;
	uint16_t		 row;

	buf_init(&buf, rq->arena, 200);
	route = rq->in.route;
	for (i = first; i < end; i++) {
		row = route->address[i];
		p = &route->params[row];
		if (i >= ALWAYS && !is_shown(p, params))
			continue;
		buf_printf(&buf, "%s%s=", buf.length > 0 ? "&" : "", p->name);
		add_value(&(struct shown){ rq, p, params + p->offset,
		    rq->sent[row], &buf });
	}

	return (buf.data);
}

static void
set_link(struct request *rq, const struct address *address)
{
	struct buf	 link;

	buf_init(&link, rq->arena, 500);
	if (address->next != NULL)
		buf_printf(&link, "<%s>; rel=\"next\"", address->next);
	if (address->previous != NULL)
		buf_printf(&link, "%s<%s>; rel=\"prev\"",
		    link.length > 0 ? ", " : "", address->previous);
	if (link.length > 0)
		rq->reply.link = link.data;
}

void
address_list(struct address *address, struct request *rq, const void *params,
    int64_t total_pages)
{
	const struct route	*route;
	const char		*start, *rest;
	int64_t			 page;

	route = rq->in.route;
	page = *(const int64_t *)(const void *)((const char *)params +
	    route->params[route->address[0]].offset);
	start = arena_join(rq->arena, rq->in.api, route_address(rq->arena,
	    route->path, rq->in.capture), "/?", NULL);
	rest = make_query(rq, params, 1, route->address_count);

	address->next = address->previous = NULL;
	address->list = arena_printf(rq->arena, "%s%s&%s", start,
	    make_query(rq, params, 0, 1), rest);
	if (page < total_pages)
		address->next = arena_printf(rq->arena, "%s%s&page=%" PRId64,
		    start, rest, page + 1);
	if (page == 2)
		address->previous = arena_printf(rq->arena, "%s%s", start,
		    rest);
	else if (page > 2)
		address->previous = arena_printf(rq->arena, "%s%s&page=%"
		    PRId64, start, rest, page - 1);
	set_link(rq, address);
}
