/* Marks and series of all texts in templates/ except those for records. */
#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/texts.h"

static const char	route_row[] =
    "$routemacro, $paths[$PATH], $methods"
    "$(, .role = $role)"
    "$(, .resource = \"$resource\")"
    "$(, PARAMS($rowsof, $handler))"
    "$(, .defaults = &$defaultsof_defaults)"
    "$(, .partial = $partial)"
    "$(, .slow = $slow)"
    "$(, .picture = $picture)"
    "$(, .held = $held)"
    "$(, .form = $form_form)"
    "$(, .formats = $formats, .call_as = call_$handler_as)"
    "$(, ADDRESS($addressof))"
    ")";

const char *
emit_declaration(const char *type, const char *name)
{
	return (memory_print("%s%s%s;", type,
	    type[strlen(type) - 1] == '*' ? "" : " ", name));
}

/* A twin comes after its value, so no twin has offset 0. */
static const char *
declaration(const struct param *param)
{
	const char	*key = param->key->text, *has = "", *clears = "";

	if (param_has_twin(param))
		has = memory_print(" bool has_%s;", key);
	if (param_clears(param))
		clears = memory_print(" bool clears_%s;", key);

	return (memory_print("%s%s%s", emit_declaration(param->kind->c_type,
	    key), has, clears));
}

static const char *
owner_of(const struct scope *s)
{
	return (s->route != NULL ? s->route->key->text : s->group->key->text);
}

static bool
is_own(const struct scope *s, const struct param *param)
{
	return (param->group == (s->route != NULL ? NULL : s->group));
}

const struct list *
emit_rows_of(const struct scope *s)
{
	return (s->route != NULL ? &s->route->rows : &s->group->own);
}

static struct list
texts(const struct scope *s)
{
	return (s->spec->texts);
}

static int
compare_texts(const void *a, const void *b)
{
	const char	*const *x = a, *const *y = b;

	return (strcmp(*x, *y));
}

/* Texts of documents. The first two are also among those for C. */
static struct list
descriptions(const struct scope *s)
{
	struct list	 list = { NULL, 0 };
	const char	*key;

	list_add(&list, "service.title");
	list_add(&list, "service.description");
	EACH(key, s->spec->described)
		list_add(&list, key);
	qsort(list.items, list.count, sizeof(*list.items), compare_texts);

	return (list);
}

/* The words of an enum as constants, and their number. */
static struct list
values(const struct scope *s)
{
	const struct node	*word;
	const char		*name;
	struct list		 list = { NULL, 0 };

	name = memory_print("%s_%s", owner_of(s), s->param->key->text);
	EACH(word, s->param->values->items)
		list_add(&list, name_upper(memory_print("%s_%s", name,
		    word->text)));
	list_add(&list, name_upper(memory_print("%s_words", name)));

	return (list);
}

/* Returns the route whose rows this one uses. */
static const struct route *
owner_of_rows(const struct route *route)
{
	return (route->params == NULL && route->main != NULL ? route->main :
	    route);
}

/* Returns the rows of a list's parameters, in the order of its addresses. */
static const char *
address(const struct scope *s)
{
	const struct node	*name;
	const struct param	*row;
	const char		*all = "";

	EACH(name, node_items(s->route->address)) {
		EACH(row, s->route->rows) {
			if (row == spec_named(s->route, name->text))
				all = memory_join(all, ", ", memory_print(
				    "%zu /* %s */", row_at, name->text));
		}
	}

	return (*all == '\0' ? NULL : all);
}

/* Routes of pages have no OPTIONS. */
static const char *
allow(const struct scope *s)
{
	const struct route	*route;
	const char *const	*method;
	const char		*all = "";

	for (method = words_method + 1; *method != NULL; method++) {
		EACH(route, s->path->routes) {
			if (!node_has(route->methods, *method))
				continue;
			all = memory_join(all, ", ", *method);
			if (strcmp(*method, "GET") == 0)
				all = memory_join(all, ", ", "HEAD");
		}
	}

	return (s->spec->site ? all : memory_join(all, ", ", "OPTIONS"));
}

/*
 * The order of matching: words, then {digits} or other captures of one
 * segment, then "~" for several segments. It is the order of their characters.
 */
static int
compare_shapes(const void *a, const void *b)
{
	const struct path	*const *x = a, *const *y = b;

	return (strcmp((*x)->shape, (*y)->shape));
}

static struct list
sorted_paths(const struct scope *s)
{
	const struct path	*path;
	struct list		 list = { NULL, 0 };

	EACH(path, s->spec->paths)
		list_add(&list, path);
	if (list.count > 0)
		qsort(list.items, list.count, sizeof(*list.items),
		    compare_shapes);

	return (list);
}

/* Returns the position of the path in the index. */
static const char *
entry(const struct scope *s)
{
	size_t	 i;

	for (i = 0; s->spec->paths.items[i] != s->path; i++)
		continue;

	return (memory_print("%zu", i));
}

/* Turns a message into a format: "%" is doubled, {word} becomes "%s". */
static const char *
format_of(const char *message)
{
	char	*format, *end;

	format = end = memory_get(2 * strlen(message) + 1);
	while (*message != '\0') {
		if (*message == '{') {
			*end++ = '%';
			*end++ = 's';
			message = strchr(message, '}') + 1;
			continue;
		}
		if (*message == '%')
			*end++ = '%';
		*end++ = *message++;
	}

	return (fill_escaped(format));
}

/*
 * The words in braces, each after `before`, or `none`. The first one of a
 * complaint is the name of the value, which is not listed.
 */
static const char *
places_of(const struct error *e, const char *before, const char *none)
{
	const char	*at = e->message->text, *all = "";
	bool		 is_name = e->status == NULL;
	size_t		 length;

	for (; *(at += strcspn(at, "{")) != '\0'; at += length) {
		length = strcspn(++at, "}");
		if (!is_name)
			all = memory_join(all, ", ", memory_print("%s%.*s",
			    before, (int)length, at));
		is_name = false;
	}

	return (*all == '\0' ? none : all);
}

/* The label or hint of a field in a form; "0": it has none. */
static const char *
form_text(const struct scope *s, const char *what)
{
	const char		*key = text_of_form(s->group, s->param, what);
	const struct locale	*first = s->spec->locales.items[0];

	return (node_get(first->texts, key) == NULL ? "0" :
	    memory_print("TEXT_%s", name_upper(key)));
}

/* The displayed names of a field's values; "NULL": it has none. */
static const char *
form_choices(const struct scope *s)
{
	const struct node	*word;
	const char		*all = "";

	if (!form_has_choices(s->param))
		return ("NULL");
	EACH(word, s->param->values->items)
		all = memory_join(all, ", ", memory_print("TEXT_%s",
		    name_upper(text_of_form(s->group, s->param, word->text))));

	return (memory_print("(const int[]){ %s }", all));
}

/* The form of the first of a route's groups that has one, or NULL. */
static const char *
form_of(const struct scope *s)
{
	const struct group	*group;

	EACH(group, s->route->groups) {
		if (group->form.main != NULL)
			return (group->key->text);
	}

	return (NULL);
}

/* All marks: the word and its value. */
#define MARKS(MARK)							\
	MARK(site, fill_if(s->spec->site))				\
	MARK(file, s->spec->site ? "pages" : "routes")			\
	MARK(FILE, s->spec->site ? "PAGES" : "ROUTES")			\
	MARK(paths, s->spec->site ? "page_paths" : "paths")		\
	MARK(pathcount, s->spec->site ? "page_path_count" :		\
	    "path_count")						\
	MARK(root, s->spec->site ? "{root}" : "{api}")			\
	MARK(namespace, fill_escaped(s->spec->namespace->text))		\
	MARK(alias, fill_escaped(s->spec->alias->text))			\
	MARK(version, fill_escaped(s->spec->version->text))		\
	MARK(localecount, memory_print("%zu", s->spec->locales.count))	\
	MARK(TEXT, memory_print("TEXT_%s", name_upper(s->text)))	\
	MARK(LIMIT, name_upper(s->limit->key->text))			\
	MARK(mostbytes, node_text(s->limit->bytes))			\
	MARK(mostcharacters, node_text(s->limit->characters))		\
	MARK(mostwords, node_text(s->limit->words))			\
	MARK(mostitems, node_text(s->limit->items))			\
	MARK(mostlines, node_text(s->limit->lines))			\
	MARK(ERROR, name_upper(s->error->key->text))			\
	MARK(error, name_lower(s->error->key->text))			\
	MARK(parameters, places_of(s->error, "const char *", "void"))	\
	MARK(places, places_of(s->error, "", "NULL"))			\
	MARK(code, s->error->code != NULL ? s->error->code->text :	\
	    s->error->key->text)					\
	MARK(status, s->error->status->text)				\
	MARK(format, format_of(s->error->message->text))		\
	MARK(source, s->spec->pages->source)				\
	MARK(templatefile, fill_escaped(s->templatefile))		\
	MARK(group, s->group->key->text)				\
	MARK(GROUP, name_upper(s->group->key->text))			\
	MARK(more, s->number < s->group->own.count ? ", \\" : "")	\
	MARK(as, s->group->as->text)					\
	MARK(formed, fill_if(s->group->form.main != NULL))		\
	MARK(part, form_is_main(s->group, s->param) ? "MAIN" : "MORE")	\
	MARK(label, form_text(s, "label"))				\
	MARK(hint, form_text(s, "hint"))				\
	MARK(choices, form_choices(s))					\
	MARK(open, node_has(s->group->form.open, s->param->key->text) ?	\
	    "true" : "false")						\
	MARK(form, form_of(s))						\
	MARK(slow, fill_if(s->route->slow))				\
	MARK(picture, fill_if(s->route->picture))			\
	MARK(held, fill_if(s->route->held))				\
	MARK(route, s->route->key->text)				\
	MARK(handler, route_handler(s->route))				\
	MARK(main, fill_if(s->route->main == NULL))			\
	MARK(partial, fill_if(s->route->partial))			\
	MARK(role, s->route->role == NULL ? NULL :			\
	    word_constant(words_role, s->route->role->text))		\
	MARK(resource, s->spec->site ? NULL :				\
	    s->route->resource->resource == NULL ? "" :			\
	    s->route->resource->resource->text)				\
	MARK(routerow, route_row)					\
	MARK(routemacro, s->route->main == NULL ? "ROUTE($route" :	\
	    "ROUTE_OF($route, $handler")				\
	MARK(rowsof, s->route->rows.count == 0 ? NULL :			\
	    owner_of_rows(s->route)->key->text)				\
	MARK(ownrows, fill_if(s->route->rows.count > 0 &&		\
	    owner_of_rows(s->route) == s->route))			\
	MARK(defaults, emit_defaults(s))				\
	MARK(defaultsof, emit_defaults(s) == NULL ? NULL :		\
	    owner_of_rows(s->route)->key->text)				\
	MARK(address, address(s))					\
	MARK(addressof, s->route->address == NULL ? NULL :		\
	    s->route->key->text)					\
	MARK(filled, fill_if(s->route->members->count > 0))		\
	MARK(worded, fill_if(series_worded(s).count > 0))		\
	MARK(PATH, spec_path_name(s->spec, s->path != NULL ?		\
	    s->path->template : s->route->path->text))			\
	MARK(template, s->path != NULL ? s->path->template :		\
	    s->route->path->text)					\
	MARK(allow, allow(s))						\
	MARK(answeringcount, memory_print("%zu",			\
	    s->path->routes.count))					\
	MARK(entry, s->spec->site ? NULL : entry(s))			\
	MARK(capture, s->path->capture)					\
	MARK(TAKES, name_upper(s->path->takes))				\
	MARK(isdesk, fill_if(strncmp(s->path->template, "/desk",	\
	    strlen("/desk")) == 0))					\
	MARK(owner, owner_of(s))					\
	MARK(key, s->param != NULL ? s->param->key->text : s->text)	\
	MARK(OWNER, name_upper(owner_of(s)))				\
	MARK(KEY, name_upper(s->param->key->text))			\
	MARK(min, node_text(s->param->min))				\
	MARK(max, node_text(s->param->max))				\
	MARK(declaration, declaration(s->param))			\
	MARK(text, s->text)

static const char *
quoted(const char *text)
{
	return (memory_print("\"%s\"", fill_escaped(text)));
}

static const char *
bit_of(const char *const *words, const struct node *word)
{
	return (memory_print("1 << %s", word_constant(words, word->text)));
}

/* Marks that join texts: the items, the text between, and that of an item. */
#define JOINED(JOINED)							\
	JOINED(locales, struct node, s->spec->locale_names->items,	\
	    ", ", m->text)						\
	JOINED(localesquoted, struct node, s->spec->locale_names->items, \
	    ", ", quoted(m->text))					\
	JOINED(localeparams, struct locale, s->spec->locales, ", ",	\
	    name_lower(m->name->text))					\
	JOINED(localeplaces, struct locale, s->spec->locales, ", ",	\
	    memory_print("[%zu][text] = %s", m_at,			\
	    name_lower(m->name->text)))					\
	JOINED(translations, struct locale, s->spec->locales, ", ",	\
	    quoted(locale_text(m, s->text)))				\
	JOINED(answering, struct route, s->path->routes, ", ",		\
	    memory_print("&route_%s", m->key->text))			\
	JOINED(verbs, struct node, s->route->methods->items, ", ",	\
	    m->text)							\
	JOINED(methods, struct node, s->route->methods->items, " | ",	\
	    bit_of(words_method, m))					\
	JOINED(formats, struct node, node_items(s->route->formats),	\
	    " | ", bit_of(words_format, m))				\
	JOINED(values, struct node, s->param->values->items, ", ",	\
	    quoted(m->text))

/* All series: the list, and the condition for its items. */
#define SERIES(SERIES)							\
	SERIES(limits, limit, s->spec->limits, true)			\
	SERIES(errors, error, s->spec->errors, true)			\
	SERIES(complaints, error, s->spec->complaints, true)		\
	SERIES(templates, page_template, s->spec->pages->templates, true) \
	SERIES(groups, group, s->spec->groups, true)			\
	SERIES(formrows, param, form_rows(s->group), true)		\
	SERIES(routes, route, s->spec->routes, true)			\
	SERIES(used, group, s->route->groups, true)			\
	SERIES(own, param, *emit_rows_of(s), is_own(s, m))		\
	SERIES(members, param, s->route != NULL ? *s->route->members :	\
	    s->group->own, is_own(s, m))				\
	SERIES(enums, param, *emit_rows_of(s), is_own(s, m) &&		\
	    strcmp(m->kind->word, "enum") == 0)				\
	SERIES(worded, param, *emit_rows_of(s), is_own(s, m) &&		\
	    m->values != NULL)						\
	SERIES(bounded, param, s->route->rows, m->min != NULL &&	\
	    m->max != NULL)

SERIES(FILL_SERIES)
JOINED(FILL_JOINED)
MARKS(FILL_FUNCTION)

static const struct mark	marks[] = {
	JOINED(FILL_JOINED_ROW)
	MARKS(FILL_ROW)
	{ NULL, NULL }
};

FILL_ENTER(limit, limit)
FILL_ENTER(error, error)
FILL_ENTER(group, group)
FILL_ENTER(route, route)
FILL_ENTER(path, path)
FILL_ENTER(param, param)

static void
enter_page_template(struct scope *s, const void *item)
{
	const struct page_template	*template = item;

	s->text = template_name(template);
	s->templatefile = template->key->text;
}

static const struct series	series[] = {
	SERIES(FILL_SERIES_ROW)
	{ "texts", texts, fill_text },
	{ "descriptions", descriptions, fill_text },
	{ "values", values, fill_text },
	{ "paths", sorted_paths, enter_path },
	{ NULL, NULL, NULL }
};

const struct marks	emit_routes = { marks, series, &emit_rows };
