#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/site.h"
#include "generated/templates.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/data.h"
#include "pages/reference.h"
#include "pages/template.h"
#include "text/cut.h"
#include "text/urls.h"

#define SHOWN	262144	/* bytes of an answer */

static const char *
text_of(const struct value *map, const char *name)
{
	const struct value	*value;

	value = value_get(map, name);

	return (value != NULL && value->kind == VALUE_TEXT ? value->text : "");
}

static const struct route *
find_operation(const char *key)
{
	const struct route	*r;
	size_t			 i, k;

	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++) {
			r = paths[i].routes[k];
			if (r->methods & 1u << METHOD_GET &&
			    strcmp(r->operations[METHOD_GET], key) == 0)
				return (r);
		}

	return (NULL);
}

void
reference_read_trial(const struct request *rq, struct trial *t)
{
	t->route = find_operation(text_of(rq->fields, "operation"));
	t->with = value_get(rq->fields, "with");
}

const char *
reference_sent(const struct trial *t, const char *name)
{
	return (text_of(t->with, name));
}

/* The path with what was sent in its place: there a blank is no plus. */
static void
add_path(struct buf *to, const struct trial *t)
{
	const char	*at = t->route->path->template;
	const char	*capture = t->route->path->capture;
	struct buf	 coded;

	if (capture == NULL) {
		buf_string(to, at);
		return;
	}
	buf_add(to, at, strcspn(at, "{"));
	buf_init(&coded, to->arena, 64);
	url_encode(&coded, reference_sent(t, capture));
	for (at = coded.data; *at != '\0'; at++)
		buf_string(to, *at == '+' ? "%20" : (char [2]){ *at });
}

/* A field that was left empty is not sent. */
static const char *
target_of(const struct request *rq, const struct trial *t)
{
	const struct param	*p;
	const char		*text;
	struct buf		 to;
	size_t			 i;
	char			 mark = '?';

	buf_init(&to, rq->arena, 256);
	buf_string(&to, rq->mount->prefix);
	buf_char(&to, '/');
	buf_string(&to, rq->namespace);
	add_path(&to, t);
	for (i = 0; i < t->route->param_count; i++) {
		p = &t->route->params[i];
		text = reference_sent(t, p->name);
		if (p->in == IN_PATH || *text == '\0')
			continue;
		buf_char(&to, mark);
		buf_string(&to, p->name);
		buf_char(&to, '=');
		url_encode(&to, text);
		mark = '&';
	}

	return (to.data);
}

/* As the same caller, for JSON. */
static struct request *
ask(struct request *rq, const struct trial *t)
{
	struct message	*m;
	struct request	*inner;

	m = arena_alloc(rq->arena, sizeof(*m));
	*m = *rq->message;
	m->method = "GET";
	m->target = target_of(rq, t);
	m->body = NULL;
	m->body_length = 0;
	m->header[HEADER_ACCEPT] = NULL;
	m->header[HEADER_ACCEPT_ENCODING] = NULL;
	m->header[HEADER_CONTENT_TYPE] = NULL;
	m->header[HEADER_IF_NONE_MATCH] = NULL;
	m->header[HEADER_X_HTTP_METHOD_OVERRIDE] = NULL;
	inner = serve_prepare(rq->arena, rq->site, m, rq->now);
	inner->db = rq->db;
	inner->fragments = rq->fragments;
	inner->budget = rq->budget;
	serve_answer(inner);

	return (inner);
}

static void
break_line(struct buf *out, size_t depth)
{
	buf_char(out, '\n');
	while (depth-- > 0)
		buf_string(out, "  ");
}

/* A member a line; `json` is a value as we write it, without blanks. */
static void
indent(struct buf *out, const char *json)
{
	size_t	 depth = 0;
	bool	 text = false;

	for (; *json != '\0'; json++) {
		if (!text && strchr("]}", *json) != NULL &&
		    strchr("[{", json[-1]) == NULL)
			break_line(out, --depth);
		else if (!text && strchr("]}", *json) != NULL)
			depth--;
		buf_char(out, *json);
		if (text && *json == '\\')
			buf_char(out, *++json);
		else if (*json == '"')
			text = !text;
		else if (!text && *json == ':')
			buf_char(out, ' ');
		else if (!text && *json == ',')
			break_line(out, depth);
		else if (!text && strchr("[{", *json) != NULL &&
		    ++depth > 0 && strchr("]}", json[1]) == NULL)
			break_line(out, depth);
	}
}

void
reference_try(struct request *rq, const struct trial *t, struct buf *out)
{
	struct request	*inner;
	struct value	*map;
	struct buf	 head, body;
	const char	*line;

	inner = ask(rq, t);
	buf_init(&head, rq->arena, 2048);
	reply_head(inner, &head);
	buf_init(&body, rq->arena, 2 * SHOWN);
	indent(&body, text_cut(rq->arena, inner->out.buf.data, SHOWN));
	line = strchr(head.data, ' ') + 1;
	map = value_new(rq->arena, VALUE_MAP);
	data_integer(map, "class", inner->reply.status / 100);
	data_text(map, "status", arena_copy(rq->arena, line,
	    strcspn(line, "\r")));
	data_text(map, "asked", inner->message->target);
	data_text(map, "head", strchr(line, '\n') + 1);
	data_text(map, "body", body.data);
	template_fill(out, &template_reference_answer, map,
	    texts[rq->mount->locale_index]);
}
