#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/doc.h"
#include "http/route.h"
#include "pages/data.h"
#include "pages/reference.h"

const char *
reference_key(const struct route *r)
{
	enum method	 method;

	for (method = 0; method < METHOD_COUNT; method++)
		if (r->methods & 1u << method)
			return (r->operations[method]);

	return ("");
}

/* Of those that update the one comes first whose name says what they do. */
static void
add_methods(struct value *map, const struct route *r)
{
	static const struct {
		enum method	 method;
		const char	*style;
	}		 rows[] = {
		{ METHOD_GET, "get" }, { METHOD_PATCH, "patch" },
		{ METHOD_PUT, "put" }, { METHOD_POST, "post" },
		{ METHOD_DELETE, "delete" }
	};
	struct value	*list, *entry;
	size_t		 i;

	list = data_list(map, "methods");
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (!(r->methods & 1u << rows[i].method))
			continue;
		entry = data_map(list, NULL);
		data_text(entry, "word", method_name(rows[i].method));
		data_text(entry, "style", rows[i].style);
		data_flag(entry, "first", list->count == 1);
	}
	data_flag(map, "several", list->count > 1);
	data_flag(map, "reads", r->methods & 1u << METHOD_GET);
}

/* "/events/{id}" word by word. */
static void
add_steps(struct value *map, const char *path)
{
	struct value	*list, *entry;
	size_t		 length;
	bool		 capture;

	list = data_list(map, "steps");
	while (*path == '/') {
		path++;
		length = strcspn(path, "/");
		capture = *path == '{';
		entry = data_map(list, NULL);
		data_flag(entry, "capture", capture);
		data_text(entry, "word", arena_copy(map->arena, path + capture,
		    length - 2 * (size_t)capture));
		path += length;
	}
}

/* What is asked for in short: "/by-slug/{slug}" of events. */
static const char *
short_path(const struct route *r)
{
	const char	*rest;

	if (*r->resource == '\0')
		return (*r->path->template == '\0' ? "/" : r->path->template);
	rest = r->path->template + 1 + strlen(r->resource);

	return (*rest == '\0' ? r->path->template : rest);
}

/* What stands in the path first, as in an address. */
static void
add_fields(struct value *map, const struct route *r, size_t locale)
{
	const struct param	*p;
	struct value		*list;
	size_t			 i;

	list = data_list(map, "fields");
	for (i = 0; i < r->param_count; i++)
		if (r->params[i].in == IN_PATH)
			reference_field(list, r, &r->params[i], locale);
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->in != IN_PATH && !(p->flags & PARAM_HIDDEN))
			reference_field(list, r, p, locale);
	}
}

static void
add_also(struct value *map, const struct route *r)
{
	struct value	*list, *entry;
	unsigned	 uses;
	size_t		 i;

	uses = 1u << doc_use(r);
	if (r->methods & 1u << METHOD_POST)
		uses |= 1u << COMMON_POST;
	list = data_list(map, "also");
	for (i = 0; i < common_count; i++) {
		if (commons[i].in == COMMON_ANSWER ||
		    !doc_fits(&commons[i], uses))
			continue;
		entry = data_map(list, NULL);
		data_text(entry, "name", commons[i].name);
		data_text(entry, "key", arena_join(map->arena, "shared-",
		    commons[i].name, NULL));
	}
}

static const char *
status_text(int status, size_t locale)
{
	size_t	 i;

	for (i = 0; i < status_count; i++)
		if (statuses[i].status == status)
			return (texts[locale][statuses[i].text]);

	return ("");
}

static struct value *
add_status(struct value *list, int status)
{
	struct value	*entry;

	entry = data_map(list, NULL);
	data_integer(entry, "status", status);
	data_integer(entry, "class", status / 100);

	return (entry);
}

static void
add_answers(struct value *map, const struct route *r, size_t locale)
{
	struct value		*list, *entry;
	const struct answer	*a;
	size_t			 i;

	list = data_list(map, "answers");
	for (i = 0; i < r->answer_count; i++) {
		if ((a = &r->answers[i])->schema == NULL)
			continue;
		entry = add_status(list, a->status);
		data_text(entry, "record", a->schema);
		data_text(entry, "text", status_text(a->status, locale));
	}
	if (r->methods & 1u << METHOD_GET) {
		entry = add_status(list, 304);
		data_text(entry, "record", "");
		data_text(entry, "text", status_text(304, locale));
	}
}

/* Those that not every operation knows. */
static void
add_refused(struct value *map, const struct route *r)
{
	struct value		*list, *entry;
	const struct answer	*a;
	size_t			 i;

	list = data_list(map, "refused");
	for (i = 0; i < r->answer_count; i++) {
		a = &r->answers[i];
		if (a->schema != NULL || a->code == NULL ||
		    reference_always(a->code, a->status))
			continue;
		entry = add_status(list, a->status);
		data_text(entry, "code", a->code);
		data_text(entry, "key",
		    reference_refusal_key(list, a->code, a->status));
	}
}

void
reference_operation(struct value *list, const struct route *r, size_t locale)
{
	struct value	*map;
	const char	*key;

	map = data_map(list, NULL);
	key = reference_key(r);
	data_text(map, "key", key);
	data_text(map, "path", r->path->template);
	data_text(map, "short", short_path(r));
	data_text(map, "summary", texts[locale][r->text]);
	data_text(map, "role", r->role > ROLE_ANONYMOUS ?
	    role_name(r->role) : "");
	data_text(map, "example", arena_join(map->arena, "curl '", PLACE_API,
	    r->path->template, "'", NULL));
	data_text(map, "result", arena_join(map->arena, PLACE_ANSWER, key,
	    PLACE_MARK, NULL));
	add_methods(map, r);
	add_steps(map, r->path->template);
	add_fields(map, r, locale);
	add_also(map, r);
	add_answers(map, r, locale);
	add_refused(map, r);
}
