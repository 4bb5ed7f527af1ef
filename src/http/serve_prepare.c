#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/fieldmask.h"
#include "http/fields.h"
#include "http/format.h"
#include "http/mount.h"
#include "http/negotiate.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/serve.h"
#include "text/urls.h"

/*
 * Returns the overriding method. The header takes precedence over the query;
 * the body is ignored.
 */
static const char *
find_word(struct request *rq)
{
	const struct value	*sent;
	struct value		*map;
	const char		*word;

	word = rq->message->header[HEADER_X_HTTP_METHOD_OVERRIDE];
	if ((word != NULL && *word != '\0') || *rq->in.query == '\0')
		return (word);

	map = value_new(rq->arena, VALUE_MAP);
	(void)fields_add_urlencoded(rq->arena, map, rq->in.query,
	    strlen(rq->in.query));
	sent = value_get(map, "_method");

	return (sent != NULL && sent->kind == VALUE_TEXT ? sent->text : NULL);
}

/* Applies the method that overrides POST (rule 2.4). */
static void
override_method(struct request *rq)
{
	static const enum method	 methods[] = { METHOD_GET, METHOD_PUT,
	    METHOD_PATCH, METHOD_DELETE };
	const char			*word;
	size_t				 i;

	if (rq->in.method != METHOD_POST || (word = find_word(rq)) == NULL ||
	    *word == '\0')
		return;

	rq->in.method = METHOD_OTHER;
	rq->in.method_word = word;
	for (i = 0; i < COUNT(methods); i++)
		if (strcasecmp(word, method_name(methods[i])) == 0) {
			rq->in.method = methods[i];
			rq->in.method_word = method_name(methods[i]);
		}
}

#define OUT_SIZE	49152	/* enough for most answers */

/* Reads preferences for errors, which also apply to unknown paths. */
static void
read_preferences(struct request *rq)
{
	const char *const	*header;

	header = rq->message->header;
	rq->in.problem = accept_weight(header[HEADER_ACCEPT],
	    "application/problem+json") > 0;
	rq->in.strict = prefer_strict(header[HEADER_PREFER]);
}

/* WordPress without rewriting has all paths after its script. */
static const char *
skip_script(const char *path)
{
	static const char	 script[] = "/index.php";
	size_t			 length = strlen(script);

	if (strncasecmp(path, script, length) != 0)
		return (path);

	return (path[length] == '\0' ? "/" : path[length] == '/' ?
	    path + length : path);
}

static void
read_line(struct request *rq, const char *target)
{
	const char	*mark;

	rq->in.method_word = rq->message->method;
	rq->in.method = method_find(rq->in.method_word);
	mark = strchrnul(target, '?');
	rq->in.target_path = skip_script(arena_copy(rq->arena, target,
	    mark - target));
	rq->in.query = *mark == '?' ? mark + 1 : "";
}

/*
 * Takes `rest_route` out of the query: the path of a client that knows no other
 * address (rule 1.8). Its last value counts. Returns whether it is the path.
 */
static bool
read_rest_route(struct request *rq)
{
	static const char	 name[] = "rest_route=";
	const char		*pair, *path, *route = "";
	struct buf		 kept;
	size_t			 length;

	buf_init(&kept, rq->arena, strlen(rq->in.query));
	for (pair = rq->in.query; *pair != '\0';
	    pair += length + (pair[length] == '&')) {
		length = strcspn(pair, "&");
		if (strncmp(pair, name, strlen(name)) == 0) {
			route = url_decode(rq->arena, pair + strlen(name),
			    length - strlen(name), true, NULL);
			continue;
		}
		buf_string(&kept, kept.length > 0 ? "&" : "");
		buf_add(&kept, pair, length);
	}
	if (*route == '\0' || (path = mount_rest_path(rq, route)) == NULL)
		return (false);
	rq->in.target_path = path;
	rq->in.query = kept.data;

	return (true);
}

/* Finds the path of an address with the ending of a format. */
static const struct path *
find_path_as(struct request *rq, const char *text)
{
	const struct path	*path;
	const struct route	*route;
	enum format		 format;

	if ((text = format_cut(rq->arena, text, &format)) == NULL ||
	    (path = route_find(rq->arena, text, &rq->in.capture)) == NULL ||
	    (route = route_for(path, METHOD_GET)) == NULL ||
	    !(route->formats & 1u << format))
		return (NULL);
	rq->in.format = format;

	return (path);
}

static const struct route *
find_route_as(struct request *rq)
{
	const struct route	*route;

	route = route_for(rq->in.path, rq->in.method);
	if (rq->in.format != FORMAT_JSON)
		return (rq->in.method == METHOD_GET ||
		    rq->in.method == METHOD_HEAD ? route : NULL);
	if (route != NULL)
		rq->in.format = format_choose(route->formats,
		    rq->message->header[HEADER_ACCEPT]);

	return (route);
}

/* Pages accept no method overrides. */
static void
find_page(struct request *rq)
{
	mount_find_page(rq);
	mount_address(rq);
	rq->in.for_people = rq->in.path != &page_paths[PAGE_PATH_WP_JSON];
	rq->in.strict = false;
	if (rq->in.path != NULL)
		rq->in.route = route_for(rq->in.path, rq->in.method);
}

/* A page is not found by `rest_route`, except for the index of WordPress. */
static void
find_route(struct request *rq, bool by_rest_route)
{
	const char	*rest;

	if ((rest = mount_find(rq)) == NULL) {
		find_page(rq);
		if (by_rest_route && rq->in.for_people) {
			rq->in.path = NULL;
			rq->in.route = NULL;
		}
		return;
	}
	mount_address(rq);
	rq->in.path = route_find(rq->arena, rest, &rq->in.capture);
	if (rq->in.path == NULL)
		rq->in.path = find_path_as(rq, rest);
	if (rq->in.path == NULL)
		return;

	override_method(rq);
	rq->in.route = find_route_as(rq);
}

/* A page has no members to select: with _fields, the answer is JSON instead. */
static void
read_fields(struct request *rq)
{
	const struct value	*sent;

	if (rq->in.route == NULL && rq->in.method != METHOD_OPTIONS)
		return;
	fields_read(rq);
	sent = value_get(rq->in.fields, "_fields");
	if (sent != NULL && rq->in.format == FORMAT_HTML &&
	    rq->in.route != NULL && rq->in.route->formats & 1u << FORMAT_HTML)
		rq->in.format = FORMAT_JSON;
	if (rq->in.format == FORMAT_JSON && !rq->in.for_people)
		rq->in.fieldmask = fieldmask_read(rq->arena, sent);
	json_select(&rq->out, rq->in.fieldmask);
}

struct request *
serve_prepare(struct arena *arena, const struct site *site,
    const struct message *message, int64_t now)
{
	struct request	*rq;
	bool		 by_rest_route = false;

	rq = arena_alloc(arena, sizeof(*rq));
	rq->arena = arena;
	rq->site = site;
	rq->message = message;
	rq->now = now;
	rq->reply.total = -1;
	reply_start(rq, OUT_SIZE);

	read_preferences(rq);
	read_line(rq, message->target);
	if (strstr(rq->in.query, "rest_route=") != NULL)
		by_rest_route = read_rest_route(rq);
	if (message->verdict == ERROR_NONE ||
	    message->verdict == ERROR_REST_BODY_TOO_LARGE)
		find_route(rq, by_rest_route);
	if (rq->in.path != NULL)
		read_fields(rq);

	return (rq);
}

/*
 * Of the client's message only its address remains, so that limits for each
 * client apply.
 */
static const struct message *
message_within(const struct request *outer)
{
	const struct message	*sent = outer->message;
	struct message		*m;

	m = arena_alloc(outer->arena, sizeof(*m));
	m->method = "GET";
	m->target = "/";
	if (sent != NULL) {
		m->peer = sent->peer;
		m->header[HEADER_X_FORWARDED_FOR] =
		    sent->header[HEADER_X_FORWARDED_FOR];
	}

	return (m);
}

struct request *
serve_inner(struct request *outer, const char *target)
{
	struct request	*rq;

	rq = arena_alloc(outer->arena, sizeof(*rq));
	rq->outer = outer;
	rq->arena = outer->arena;
	rq->site = outer->site;
	rq->message = message_within(outer);
	rq->db = outer->db;
	rq->budget = outer->budget;
	rq->fragments = outer->fragments;
	rq->now = outer->now;
	rq->in.mount = outer->in.mount;
	rq->in.namespace = outer->in.namespace;
	rq->in.root = outer->in.root;
	rq->in.api = outer->in.api;
	rq->in.site_url = outer->in.site_url;
	rq->reading = outer->reading;
	rq->memo = outer->memo;
	rq->reply.total = -1;
	read_line(rq, target);

	return (rq);
}
