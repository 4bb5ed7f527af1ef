/*
 * Marks and series of templates/openapi.txt and index.txt. There, {} in
 * `security` means that credentials may be omitted. `encoding` means that a
 * form sends a=1,2 or a[name]=1, not a=1&a=2.
 */
#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "base/embed.h"
#include "codegen/document.h"
#include "codegen/names.h"
#include "codegen/texts.h"
#include "http/media_types.h"

EMBED(text_openapi, "codegen/templates/openapi.txt");
EMBED(text_index, "codegen/templates/index.txt");

struct meaning {
	const char	*word;
	const char	*text;
};

/*
 * Uses of operations, and the suffix of the names of their answers:
 * EventUpdated.
 */
static const struct meaning	uses[] = {
	{ "list", "" },
	{ "read", "Read" },
	{ "create", "Created" },
	{ "update", "Updated" },
	{ "delete", "Deleted" },
	{ "info", "" },
	{ NULL, NULL }
};

static const struct meaning	formats[] = {
	{ "calendar", MEDIA_CALENDAR },
	{ "rss", MEDIA_RSS },
	{ "json_ld", MEDIA_JSON_LD },
	{ "html", MEDIA_HTML },
	{ NULL, NULL }
};

static const char *
meaning_of(const struct meaning *meaning, const char *word)
{
	for (; meaning->word != NULL; meaning++)
		if (strcmp(meaning->word, word) == 0)
			return (meaning->text);

	return (NULL);
}

/* A mark for the text of a key in the language of the document. */
static const char *
text_of(const char *key)
{
	return (memory_print("{{text %s}}", key));
}

/* "list", "read", "create", "update", "delete" or "info" */
static const char *
use_of(const struct scope *s, const struct route *route)
{
	const struct path	*path;
	bool			 one;

	path = list_find(&s->spec->paths, route->path->text);
	one = path->capture != NULL;
	if (node_has(route->methods, "POST") &&
	    route->methods->items.count == 1)
		return ("create");
	if (route->resource->resource == NULL)
		return ("info");
	if (node_has(route->methods, "GET"))
		return (one ? "read" : "list");
	if (node_has(route->methods, "DELETE"))
		return ("delete");

	return (one ? "update" : "create");
}

/* Whether a common parameter or header field has this use. */
static bool
fits(const struct common *common, const char *use)
{
	return (node_has(common->uses, "every") ||
	    node_has(common->uses, use));
}

static bool
is_answer(const struct common *common)
{
	return (node_is(common->in, "answer"));
}

static bool
is_field(const struct param *param)
{
	return (node_is(param->in, "body") && !param->hidden);
}

/*
 * An example of a body has what it needs, and fields with an example; that of
 * an update has only the first of these.
 */
static bool
is_example(const struct route *route, const struct param *param)
{
	const struct param	*other;

	if (!is_field(param) || param_is_required(route, param))
		return (is_field(param));
	if (!route->partial)
		return (param->example != NULL);
	EACH(other, route->rows) {
		if (other->example != NULL && !param_is_required(route, other))
			return (other == param);
	}

	return (false);
}

/* A route without a resource describes all resources. */
static bool
is_tag(const struct scope *s, const struct resource *resource)
{
	return (resource->resource != NULL && (s->route->resource->resource ==
	    NULL || resource == s->route->resource));
}

static bool
lists_status(const struct spec *spec, const struct node *keys, int status)
{
	const struct node	*key;
	const struct error	*error;

	EACH(key, node_items(keys)) {
		error = list_find(&spec->errors, key->text);
		if (error != NULL && atoi(error->status->text) == status)
			return (true);
	}

	return (false);
}

/*
 * A route can answer 405 only if a POST is overridden by a method that the
 * path does not list.
 */
static bool
gives(const struct scope *s, int status)
{
	if (status == 405 && strcmp(s->text, "POST") != 0)
		return (false);

	return (lists_status(s->spec, s->route->answers, status) ||
	    lists_status(s->spec, s->spec->always, status));
}

/* Errors of the spec, or of a route. */
static struct list
refusals(const struct scope *s)
{
	struct list	 list = { NULL, 0 };
	int		 status;

	for (status = 400; status < 600; status++) {
		if (s->route == NULL ? texts_answered(s->spec, status) :
		    gives(s, status))
			list_add(&list, memory_print("%d", status));
	}

	return (list);
}

static struct list
unchanged(const struct scope *s)
{
	struct list	 list = { NULL, 0 };

	if (s->route == NULL || strcmp(s->text, "GET") == 0)
		list_add(&list, "304");

	return (list);
}

/* The routes whose bodies have different names. */
static struct list
bodies(const struct scope *s)
{
	const struct path	*path;
	const struct route	*route;
	struct list		 list = { NULL, 0 }, names = { NULL, 0 };

	EACH(path, s->spec->paths) {
		EACH(route, path->routes) {
			if (route->body != NULL &&
			    list_add_text(&names, route->body->text))
				list_add(&list, route);
		}
	}

	return (list);
}

/* The status of the route's success that returns this record, or 0. */
static int
success_of(const struct route *route, const char *record)
{
	const struct node	*answer;
	const char		*name;
	int			 status;

	EACH(answer, route->answers->items) {
		name = answer_record(answer, &status);
		if (name != NULL && strcmp(name, record) == 0)
			return (status);
	}

	return (0);
}

static struct list
all_uses(const struct scope *s)
{
	const struct meaning	*use;
	struct list		 list = { NULL, 0 };

	(void)s;
	for (use = uses; use->word != NULL; use++)
		list_add(&list, use->word);

	return (list);
}

/* The first route with this use and record describes the answer. */
static void
enter_use(struct scope *s, const void *use)
{
	const struct path	*path;
	const struct route	*route;

	s->use = use;
	s->status = 0;
	EACH(path, s->spec->paths) {
		EACH(route, path->routes) {
			if (s->status != 0 ||
			    strcmp(use_of(s, route), s->use) != 0)
				continue;
			s->route = route;
			s->status = success_of(route, s->record->key->text);
		}
	}
}

static const char *
record_of(const struct scope *s)
{
	int	 status;

	return (s->record != NULL ? s->record->key->text :
	    answer_record(s->answer, &status));
}

/* Formats of a route besides JSON, by their content types. */
static struct list
other_formats(const struct scope *s)
{
	const struct meaning	*format;
	struct list		 list = { NULL, 0 };

	for (format = formats; format->word != NULL; format++) {
		if (node_has(s->route->formats, format->word))
			list_add(&list, format->text);
	}

	return (list);
}

/* If the path has a slug and the body a new one, the new one is described. */
static bool
is_argument(const struct route *route, const struct param *param)
{
	const struct param	*other;

	EACH(other, route->rows) {
		if (param_is_path(param) && !param_is_path(other) &&
		    strcmp(param_name(other), param_name(param)) == 0)
			return (false);
	}

	return (!param->hidden);
}

static const char *
pattern_of(const struct path *path)
{
	return (path_replace(path, memory_print("(?P<%s>%s)", path->capture !=
	    NULL ? path->capture : "", strcmp(path->takes, "digits") == 0 ?
	    "\\d+" : "[^/]+")));
}

static const char *
truth(bool is_true)
{
	return (is_true ? "true" : "false");
}

#define MARKS(MARK)							\
	MARK(ref, "\\u0024ref")						\
	MARK(title, text_of("service.title"))				\
	MARK(summaryofall, text_of("service.description"))		\
	MARK(version, document_text(s->spec->version->text))		\
	MARK(license, document_text(s->spec->license.name->text))	\
	MARK(licenseid, document_text(node_text(s->spec->license.identifier))) \
	MARK(licenseurl, document_text(node_text(s->spec->license.url))) \
	MARK(contact, document_text(s->spec->contact.name->text))	\
	MARK(contacturl, document_text(node_text(s->spec->contact.url))) \
	MARK(contactmail, document_text(node_text(s->spec->contact.email))) \
	MARK(json, MEDIA_JSON)						\
	MARK(text, s->text)						\
	MARK(path, s->path->template)					\
	MARK(template, *s->path->template == '\0' ? "/" :		\
	    s->path->template)						\
	MARK(pattern, document_text(memory_print("/{{namespace}}%s",	\
	    pattern_of(s->path))))					\
	MARK(fixed, fill_if(s->path->capture == NULL))			\
	MARK(method, name_lower(s->text))				\
	MARK(operation,							\
	    s->route->operations->items.items[s->number - 1]->text)	\
	MARK(summary, memory_print("{{summary %s}}",			\
	    s->route->key->text))					\
	MARK(description, text_of(s->route->key->text))			\
	MARK(account, fill_if(s->route->role != NULL &&			\
	    !node_is(s->route->role, "anonymous")))			\
	MARK(body, node_text(s->route->body))				\
	MARK(picture, fill_if(s->route->picture))			\
	MARK(nopicture, fill_if(!s->route->picture))			\
	MARK(bodyrequired, truth(series_requiredfields(s).count > 0))	\
	MARK(bodyneeds, fill_if(series_requiredfields(s).count > 0))	\
	MARK(partnered, fill_if(series_partners(s).count > 0))		\
	MARK(encoded, fill_if(series_encoded(s).count > 0))		\
	MARK(style, document_is(s->param, "links") ?			\
	    "\"style\": \"deepObject\", \"explode\": true" :		\
	    "\"style\": \"form\", \"explode\": false")			\
	MARK(param, param_name(s->param))				\
	MARK(partner, param_name(list_find(&s->route->rows,		\
	    s->param->with->text)))					\
	MARK(place, param_is_path(s->param) ? "path" : "query")		\
	MARK(paramtext, text_of(text_key(s->spec, s->route, s->param)))	\
	MARK(required, truth(param_is_required(s->route, s->param)))	\
	MARK(array, fill_if(strcmp(param_wire(s->param), "array") == 0)) \
	MARK(items, strcmp(param_wire(s->param), "array") == 0 ?	\
	    "{\"type\": \"integer\"}" : NULL)				\
	MARK(wire, strcmp(param_wire(s->param), "any") == 0 ? NULL :	\
	    param_wire(s->param))					\
	MARK(record, record_of(s))					\
	MARK(success, memory_print("%s%s", record_of(s),		\
	    meaning_of(uses, s->use)))					\
	MARK(recordtext, text_of(memory_print("record.%s",		\
	    s->record->key->text)))					\
	MARK(open, truth(s->record->open))				\
	MARK(key, document_text(s->member->key->text))			\
	MARK(membertext, text_of(memory_print("record.%s.%s",		\
	    s->record->key->text, s->member->key->text)))		\
	MARK(status, s->status == 0 ? NULL :				\
	    memory_print("%d", s->status))				\
	MARK(statustext, text_of(memory_print("status.%d", s->status)))	\
	MARK(formattype, strcmp(s->text, MEDIA_JSON_LD) == 0 ?		\
	    "object" : "string")					\
	MARK(common, document_text(s->common->key->text))		\
	MARK(commonin, s->common->in->text)				\
	MARK(commontype, s->common->type->text)				\
	MARK(commontext, text_of(memory_print("common.%s",		\
	    s->common->key->text)))					\
	MARK(resource, s->text)						\
	MARK(resourcetext, text_of(memory_print("resource.%s", s->text)))

#define SERIES(SERIES)							\
	SERIES(paths, path, s->spec->paths, true)			\
	SERIES(answering, route, s->path->routes, true)			\
	SERIES(methods, node, s->route->methods->items, true)		\
	SERIES(tags, resource, s->spec->resources, is_tag(s, m))	\
	SERIES(sent, param, s->route->rows,				\
	    !node_is(m->in, "body") && !m->hidden)			\
	SERIES(arguments, param, s->route->rows,			\
	    is_argument(s->route, m))					\
	SERIES(fields, param, s->route->rows, is_field(m))		\
	SERIES(requiredfields, param, s->route->rows, is_field(m) &&	\
	    param_is_required(s->route, m))				\
	SERIES(partners, param, s->route->rows, is_field(m) &&		\
	    m->with != NULL)						\
	SERIES(encoded, param, s->route->rows, document_is(m, "links") || \
	    document_is(m, "term_names"))				\
	SERIES(examples, param, s->route->rows,				\
	    is_example(s->route, m))					\
	SERIES(records, record, s->spec->records, true)			\
	SERIES(shown, member, s->record->members, true)			\
	SERIES(needed, member, s->record->members, !m->optional)	\
	SERIES(usedcommons, common, s->spec->commons, !is_answer(m) &&	\
	    (fits(m, use_of(s, s->route)) ||				\
	    (strcmp(s->text, "POST") == 0 && fits(m, "post"))))		\
	SERIES(commons, common, s->spec->commons, !is_answer(m))	\
	SERIES(commonheaders, common, s->spec->commons, is_answer(m))	\
	SERIES(headers, common, s->spec->commons, is_answer(m) &&	\
	    fits(m, s->use))						\
	SERIES(resources, resource, s->spec->resources,			\
	    m->resource != NULL)

SERIES(FILL_SERIES)
MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

/* Answers that return a record. Each use becomes that of its route. */
static struct list
successes(const struct scope *s)
{
	const struct node	*answer;
	struct list		 list = { NULL, 0 };
	int			 status;

	EACH(answer, s->route->answers->items) {
		if (answer_record(answer, &status) != NULL)
			list_add(&list, answer);
	}

	return (list);
}

static void
enter_success(struct scope *s, const void *answer)
{
	s->answer = answer;
	s->use = use_of(s, s->route);
	(void)answer_record(s->answer, &s->status);
}

static void
enter_status(struct scope *s, const void *text)
{
	s->status = atoi(text);
	s->use = "";
}

static void
enter_resource(struct scope *s, const void *resource)
{
	s->text = ((const struct resource *)resource)->resource->text;
}

FILL_ENTER(path, path)
FILL_ENTER(route, route)
FILL_ENTER(param, param)
FILL_ENTER(record, record)
FILL_ENTER(member, member)
FILL_ENTER(common, common)

static const struct series	series[] = {
	SERIES(FILL_SERIES_ROW)
	{ "bodies", bodies, enter_route },
	{ "successes", successes, enter_success },
	{ "unchanged", unchanged, enter_status },
	{ "refusals", refusals, enter_status },
	{ "uses", all_uses, enter_use },
	{ "formats", other_formats, fill_text },
	{ NULL, NULL, NULL }
};

/* Fills a template and removes commas at the end of lists and objects. */
static struct buf
filled(const struct spec *spec, const char *template)
{
	const struct marks	 all = { marks, series, &document_schemas };
	const struct scope	 scope = { .spec = spec };
	struct buf		 raw = memory_buf(), json = memory_buf();
	const char		*text;
	bool			 in_text = false;

	fill(&raw, template, &all, &scope);
	for (text = raw.data; *text != '\0'; text++) {
		if (*text == '"')
			in_text = !in_text;
		if (in_text && *text == '\\')
			buf_char(&json, *text++);
		if (in_text || *text != ',' || strchr("]}",
		    text[1 + strspn(text + 1, " \t\n,")]) == NULL)
			buf_char(&json, *text);
	}

	return (json);
}

void
emit_index(struct buf *out, const struct spec *spec)
{
	buf_string(out, filled(spec, text_index).data);
}

void
emit_document(struct buf *out, const struct spec *spec)
{
	struct buf	 text = filled(spec, text_openapi);
	json_error_t	 error;
	json_t		*document;
	char		*lines;

	if ((document = json_loads(text.data, 0, &error)) == NULL)
		errx(2, "%s: %s", error.text, text.data);
	lines = json_dumps(document, JSON_INDENT(2));
	buf_printf(out, "%s\n", lines);
	free(lines);
	json_decref(document);
}
