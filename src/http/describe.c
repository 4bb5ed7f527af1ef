#include "http/describe.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "text/dates.h"

struct part {
	const char	*text;
	size_t		 length;
};

static struct part	 documents[LOCALE_COUNT];
static int64_t		 started;

static int
compare_keys(const void *key, const void *row)
{
	const struct part		*part = key;
	const struct description	*other = row;
	int				 order;

	order = strncmp(part->text, other->key, part->length);

	return (order == 0 && other->key[part->length] != '\0' ? -1 : order);
}

/* Finds the text of the key that begins at `key`. */
static const char *_Nullable
find_text(const char *key, size_t locale)
{
	const struct description	*found;
	const struct part		 part = { key, strcspn(key, "}") };

	found = bsearch(&part, descriptions, description_count,
	    sizeof(*found), compare_keys);

	return (found == NULL ? NULL : found->texts[locale]);
}

static const char *
get_text(const char *key, size_t locale)
{
	const char	*text;

	if ((text = find_text(key, locale)) == NULL)
		abort();

	return (text);
}

static size_t
first_sentence(const char *text)
{
	const char	*end = strstr(text, ". ");

	return (end == NULL ? strlen(text) : (size_t)(end + 1 - text));
}

/* Replaces the marks of texts. A summary is the first sentence of a text. */
static struct part
translate_part(struct arena *kept, struct part part, size_t locale)
{
	static const char	 text[] = "\"{{text ",
	    summary[] = "\"{{summary ";
	const char		*from = part.text, *last = from + part.length;
	const char		*mark, *found, *end;
	struct arena		*scratch = arena_new();
	struct json		 out;

	json_init(&out, scratch, part.length);
	for (; (mark = memmem(from, (size_t)(last - from), "\"{{", 3)) != NULL;
	    from = end) {
		buf_add(&out.buf, from, (size_t)(mark - from));
		end = strchr(mark + 1, '"') + 1;
		out.comma = false;
		if (strncmp(mark, text, strlen(text)) == 0) {
			found = get_text(mark + strlen(text), locale);
			json_string(&out, NULL, found);
		} else if (strncmp(mark, summary, strlen(summary)) == 0) {
			found = get_text(mark + strlen(summary), locale);
			json_text(&out, NULL, found, first_sentence(found));
		} else
			buf_add(&out.buf, mark, (size_t)(end - mark));
	}
	buf_add(&out.buf, from, (size_t)(last - from));
	part.text = arena_copy(kept, out.buf.data, out.buf.length);
	part.length = out.buf.length;
	arena_free(scratch);

	return (part);
}

/* Removes blanks between values. */
static struct part
compact_json(struct arena *a, const char *from)
{
	char	*to, *start;
	bool	 quoted = false;

	start = to = arena_alloc(a, strlen(from) + 1);
	for (; *from != '\0'; from++) {
		if (*from == '"')
			quoted = !quoted;
		if (!quoted && isspace((unsigned char)*from))
			continue;
		*to++ = *from;
		if (quoted && *from == '\\')
			*to++ = *++from;
	}

	return ((struct part){ start, (size_t)(to - start) });
}

void
describe_start(int64_t now)
{
	static struct arena	*kept;
	struct arena		*scratch = arena_new();
	struct part		 document;
	size_t			 i;

	if (kept == NULL)
		kept = arena_new();
	arena_reset(kept);
	document = compact_json(scratch, openapi_json);
	for (i = 0; i < LOCALE_COUNT; i++)
		documents[i] = translate_part(kept, document, i);
	arena_free(scratch);
	started = now;
}

/* Writes a default that is a date relative to the time of the request. */
static void
put_date(struct request *rq, struct buf *out, const char *text)
{
	struct date	 d;
	struct moment	 m;
	char		 printed[DATE_TEXT];

	if (!date_parse(&d, text) ||
	    !date_resolve(&d, rq->site->zone, rq->now, &m))
		abort();
	rq->changes_each_second = true;
	date_print(m.local, printed);
	buf_string(out, printed);
}

/* Addresses need no escaping: host and prefix have been checked. */
static void
put_mark(struct request *rq, struct buf *out, const char *mark)
{
	static const char	 date[] = "date ";

	if (strcmp(mark, "api") == 0)
		buf_string(out, rq->in.api);
	else if (strcmp(mark, "namespace") == 0)
		buf_string(out, rq->in.namespace);
	else if (strncmp(mark, date, strlen(date)) == 0)
		put_date(rq, out, mark + strlen(date));
	else
		abort();
}

static void
write_part(struct request *rq, const char *name, const struct part *part)
{
	const char	*at = part->text, *end = at + part->length;
	const char	*open, *close;
	struct buf	 b;

	buf_init(&b, rq->arena, part->length);
	while ((open = memmem(at, (size_t)(end - at), "{{", 2)) != NULL) {
		close = strstr(open, "}}");
		buf_add(&b, at, (size_t)(open - at));
		put_mark(rq, &b, arena_copy(rq->arena, open + 2,
		    (size_t)(close - open - 2)));
		at = close + 2;
	}
	buf_add(&b, at, (size_t)(end - at));
	json_raw(&rq->out, name, b.data, b.length);
}

/* Returns the text of a parameter: the route's, or that of its group. */
static const char *
describe_param(struct request *rq, const struct route *route,
    const struct param *p)
{
	size_t		 locale = rq->in.mount->locale_index;
	const char	*text;

	text = find_text(arena_printf(rq->arena, "%s.%s", route->name,
	    p->name), locale);

	return (text != NULL ? text : get_text(arena_printf(rq->arena, "%s.%s",
	    p->group, p->name), locale));
}

static void
write_words(struct json *out, const char *const *words)
{
	json_list(out, "enum");
	for (; *words != NULL; words++)
		json_string(out, NULL, *words);
	json_list_end(out);
}

static void
write_values(struct json *out, const struct param *p)
{
	static const char *const	statuses[] = { STATUS_WORDS, NULL };

	if (p->type == PARAM_STATUS)
		write_words(out, statuses);
	else if (p->type == PARAM_ENUM || p->type == PARAM_WORD)
		write_words(out, p->words);
	if (p->flags & PARAM_MIN)
		json_number(out, "minimum", p->min);
	if (p->flags & PARAM_MAX)
		json_number(out, "maximum", p->max);
}

static void
write_argument(struct request *rq, const struct route *route,
    const struct param *p)
{
	static const char *const	 wires[] = { WIRE_WORDS };
	struct json			*out = &rq->out;

	json_object(out, p->name);
	json_string(out, "description", describe_param(rq, route, p));
	if (p->wire != WIRE_ANY)
		json_string(out, "type", wires[p->wire]);
	if (p->wire == WIRE_ARRAY) {
		json_object(out, "items");
		json_string(out, "type", wires[WIRE_INTEGER]);
		json_object_end(out);
	}
	if (p->type == PARAM_MOMENT || p->type == PARAM_DATE)
		json_string(out, "format", "date-time");
	write_values(out, p);
	if (p->shown != NULL && !route->partial)
		write_part(rq, "default", &(struct part){ p->shown,
		    strlen(p->shown) });
	json_boolean(out, "required", p->flags & PARAM_REQUIRED &&
	    (p->group == NULL || !route->partial));
	json_object_end(out);
}

/* If the path has a slug and the body a new one, the new one is described. */
static bool
is_described(const struct route *route, const struct param *p)
{
	size_t	i;

	for (i = 0; p->in == IN_PATH && i < route->param_count; i++)
		if (route->params[i].in != IN_PATH &&
		    strcmp(route->params[i].name, p->name) == 0)
			return (false);

	return ((p->flags & PARAM_HIDDEN) == 0);
}

/* Writes the methods of a route as items of a list. */
static void
write_methods(struct json *out, const struct route *route)
{
	static const char *const	methods[] = { METHOD_WORDS };
	size_t				i;

	for (i = 0; i < METHOD_COUNT; i++)
		if (route->methods & 1u << i)
			json_string(out, NULL, methods[i]);
}

static void
write_endpoint(struct request *rq, const struct route *route)
{
	struct json	*out = &rq->out;
	size_t		 i;

	json_object(out, NULL);
	json_list(out, "methods");
	write_methods(out, route);
	json_list_end(out);
	json_object(out, "args");
	for (i = 0; i < route->param_count; i++)
		if (is_described(route, &route->params[i]))
			write_argument(rq, route, &route->params[i]);
	json_object_end(out);
	json_object_end(out);
}

static void
write_self(struct request *rq, const char *path)
{
	struct json	*out = &rq->out;

	json_object(out, "_links");
	json_list(out, "self");
	json_object(out, NULL);
	json_string(out, "href", arena_printf(rq->arena, "%s%s", rq->in.api,
	    path));
	json_object_end(out);
	json_list_end(out);
	json_object_end(out);
}

/* Only a path without a capture has an address. */
static void
write_entry(struct request *rq, const char *name, const struct path *path)
{
	struct json	*out = &rq->out;
	size_t		 i;

	json_object(out, name);
	json_string(out, "namespace", rq->in.namespace);
	json_list(out, "methods");
	for (i = 0; i < path->route_count; i++)
		write_methods(out, path->routes[i]);
	json_list_end(out);
	json_list(out, "endpoints");
	for (i = 0; i < path->route_count; i++)
		write_endpoint(rq, path->routes[i]);
	json_list_end(out);
	if (path->capture == NULL)
		write_self(rq, path->template);
	json_object_end(out);
}

/* "/calendar/events/v1/events/(?P<id>\\d+)" */
static const char *
pattern_of(struct request *rq, const struct path *path)
{
	size_t	before = strcspn(path->template, "{");

	if (path->capture == NULL)
		return (arena_printf(rq->arena, "/%s%s", rq->in.namespace,
		    path->template));

	return (arena_printf(rq->arena, "/%s%.*s(?P<%s>%s)%s",
	    rq->in.namespace, (int)before, path->template, path->capture,
	    path->takes == CAPTURE_DIGITS ? "\\d+" : "[^/]+",
	    strchr(path->template, '}') + 1));
}

void
describe_routes(struct request *rq)
{
	const struct path	*path;
	size_t			 entry;

	for (entry = 0; entry < path_count; entry++) {
		for (path = paths; path->entry != entry; path++)
			continue;
		write_entry(rq, pattern_of(rq, path), path);
	}
}

static int
answer_described(struct request *rq)
{
	rq->reply.language = locales[rq->in.mount->locale_index];
	rq->reply.last_modified = started;

	return (200);
}

int
index_get(struct request *rq, const struct index_get_params *p)
{
	struct json	*out = &rq->out;

	if (!mount_has_namespace(rq, p->namespace))
		return (reply_error(rq, error_rest_invalid_namespace()));
	json_object(out, NULL);
	json_string(out, "namespace", rq->in.namespace);
	json_object(out, "routes");
	describe_routes(rq);
	json_object_end(out);
	write_self(rq, "");
	json_object_end(out);

	return (answer_described(rq));
}

int
doc_get(struct request *rq, const struct doc_get_params *p)
{
	(void)p;
	write_part(rq, NULL, &documents[rq->in.mount->locale_index]);

	return (answer_described(rq));
}

int
describe_options(struct request *rq)
{
	write_entry(rq, NULL, rq->in.path);

	return (answer_described(rq));
}
