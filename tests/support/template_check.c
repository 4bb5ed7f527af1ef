#include <stdarg.h>
#include <string.h>

#include "base/array.h"
#include "codegen/node.h"
#include "html_state.h"
#include "pages/template.h"
#include "template_check.h"

#define DEPTH	16	/* levels of nested partials */

static const char *const	leaves[] = {
	"text", "markup", "json", "style", "flag"
};

#define OUTER	"../"

/* The names that a tag may use are the members of a shape. */
struct scope {
	const struct node	*shape;	/* NULL: a text of a list, {{.}} */
	const struct scope	*outer;
};

/* The state of checking a template and the partials in it. */
struct check {
	FILE				*to;
	const struct node		*shapes;
	const char			*folder;
	const struct template *const	*templates;
	const struct template		*template;
	struct html_state		 html;
	int				 depth;
	size_t				 faults;
};

static void
complain_at(struct check *c, const struct place *place,
    const char *format, va_list args)
{
	fprintf(c->to, "%s:%zu:%zu: ", place->file, place->line,
	    place->column);
	vfprintf(c->to, format, args);
	fputc('\n', c->to);
	c->faults++;
}

/* Reports a fault in pages.yaml. */
__attribute__((format(printf, 3, 4))) static void
complain_of(struct check *c, const struct node *node,
    const char *format, ...)
{
	va_list	args;

	va_start(args, format);
	complain_at(c, &node->place, format, args);
	va_end(args);
}

/* Reports a fault in the template, `at` in its source. */
__attribute__((format(printf, 3, 4))) static void
complain_in(struct check *c, const char *at, const char *format, ...)
{
	char		 file[256];
	struct place	 place = { file, 1, 1 };
	const char	*from;
	va_list		 args;

	snprintf(file, sizeof(file), "%s%s", c->folder, c->template->name);
	for (from = c->template->source; from < at; from++) {
		place.column++;
		if (*from == '\n') {
			place.line++;
			place.column = 1;
		}
	}
	va_start(args, format);
	complain_at(c, &place, format, args);
	va_end(args);
}

static bool
is_leaf(const char *word)
{
	size_t	i;

	for (i = 0; i < COUNT(leaves); i++)
		if (strcmp(leaves[i], word) == 0)
			return (true);

	return (false);
}

/*
 * Checks the kind of a member: a leaf such as text, a shape, or a list of
 * texts or of a shape: [link].
 */
static void
check_member(struct check *c, const struct node *kind)
{
	const struct node	*word = kind;

	if (kind->kind == NODE_LIST && kind->items.count == 1)
		word = kind->items.items[0];
	if (word->kind != NODE_TEXT)
		complain_of(c, kind, "must be a kind, or a list with one");
	else if (node_get(c->shapes, word->text) == NULL &&
	    (word == kind ? !is_leaf(word->text) : !node_is(word, "text")))
		complain_of(c, word, "unknown kind '%s': it must be %sone of "
		    "'shapes'", word->text, word == kind ?
		    "text, markup, json, style, flag or " : "text or ");
}

static void
check_shapes(struct check *c)
{
	const struct node	*key, *shape, *kind;

	MAP_EACH(key, shape, c->shapes) {
		if (is_leaf(key->text))
			complain_of(c, key, "'%s' is a kind already: rename "
			    "the shape", key->text);
		if (shape->kind != NODE_MAP) {
			complain_of(c, shape, "must be a map of names to "
			    "kinds");
			continue;
		}
		EACH(kind, shape->items)
			check_member(c, kind);
	}
}

/* The kind of a name, or NULL after a complaint. */
static const struct node *
kind_of(struct check *c, const struct scope *scope,
    const struct token *token)
{
	static const struct node	 text = { .text = "text" };
	const struct node		*kind = NULL;
	const char			*name = token->text;

	for (; scope != NULL && strncmp(name, OUTER, strlen(OUTER)) == 0;
	    name += strlen(OUTER))
		scope = scope->outer;
	if (scope != NULL && strcmp(name, ".") == 0 && scope->shape == NULL)
		return (&text);
	if (scope != NULL)
		kind = node_get(scope->shape, name);
	if (kind == NULL)
		complain_in(c, token->at, "unknown name '%s': add it to the "
		    "shape in spec/pages.yaml, or use one of its names",
		    token->text);

	return (kind);
}

static void
check_place(struct check *c, const struct token *token, bool fits)
{
	if (!fits)
		complain_in(c, token->at, "'%s' is not allowed here: {{text}} "
		    "goes between elements or double quotes, {{{markup}}} "
		    "between elements, {{{json}}} into an application/ld+json "
		    "script, {{{style}}} into a style", token->text);
}

static void
check_value(struct check *c, const struct scope *scope,
    const struct token *token)
{
	const struct node	*kind;
	enum html_place		 at = c->html.place;
	bool			 raw = token->kind == TOKEN_RAW;

	if ((kind = kind_of(c, scope, token)) == NULL)
		return;
	if (node_is(kind, "text"))
		check_place(c, token, !raw &&
		    (at == HTML_TEXT || at == HTML_VALUE));
	else if (node_is(kind, "markup"))
		check_place(c, token, raw && at == HTML_TEXT);
	else if (node_is(kind, "json"))
		check_place(c, token, raw && at == HTML_DATA);
	else if (node_is(kind, "style"))
		check_place(c, token, raw && at == HTML_STYLE);
	else
		complain_in(c, token->at, "'%s' is not text, markup, json or "
		    "style: use {{#%s}}", token->text, token->text);
}

static void	check_tokens(struct check *, const struct scope *, size_t from,
		    size_t to);

static void
check_section(struct check *c, const struct scope *outer, size_t at)
{
	const struct token	*token = &c->template->tokens[at];
	const struct node	*kind;
	enum html_place		 before = c->html.place;
	struct scope		 scope = { NULL, outer };

	if ((kind = kind_of(c, outer, token)) == NULL)
		return;
	if (token->kind == TOKEN_INVERTED ||
	    (kind->kind == NODE_TEXT && is_leaf(kind->text)))
		scope = *outer;
	else if (kind->kind == NODE_LIST)
		scope.shape = node_get(c->shapes, kind->items.items[0]->text);
	else
		scope.shape = node_get(c->shapes, kind->text);
	check_tokens(c, &scope, at + 1, token->end);
	if (c->html.place != before)
		complain_in(c, token->at, "section '%s' begins and ends in "
		    "different places of the markup: put whole elements, or "
		    "whole attributes, into it", token->text);
}

static const struct template *
find_template(struct check *c, const char *name)
{
	const struct template *const	*t;

	for (t = c->templates; *t != NULL; t++)
		if (strcmp((*t)->name, name) == 0)
			return (*t);

	return (NULL);
}

static void
check_partial(struct check *c, const struct token *token,
    const struct scope *scope)
{
	const struct template	*around = c->template;
	const struct template	*partial;

	if ((partial = find_template(c, token->text)) == NULL)
		complain_in(c, token->at, "unknown template '%s': add it to "
		    "'partials' in spec/pages.yaml", token->text);
	else if (c->depth == DEPTH)
		complain_in(c, token->at, "'%s' is part of itself: remove "
		    "this tag", token->text);
	else {
		c->template = partial;
		c->depth++;
		check_tokens(c, scope, 0, partial->count);
		c->depth--;
		c->template = around;
	}
}

static void
check_token(struct check *c, const struct scope *scope, size_t at)
{
	const struct token	*token = &c->template->tokens[at];
	enum html_place		 place = c->html.place;

	switch (token->kind) {
	case TOKEN_TEXT:
		if (!html_advance(&c->html, token->text))
			complain_in(c, token->at,
			    "an attribute must be in double quotes");
		break;
	case TOKEN_LOCALE:
		check_place(c, token, place == HTML_TEXT ||
		    place == HTML_VALUE);
		break;
	case TOKEN_PARTIAL:
		check_partial(c, token, scope);
		break;
	case TOKEN_SECTION:
	case TOKEN_INVERTED:
		check_section(c, scope, at);
		break;
	default:
		check_value(c, scope, token);
		break;
	}
}

static void
check_tokens(struct check *c, const struct scope *scope, size_t from,
    size_t to)
{
	const struct token	*tokens = c->template->tokens;
	size_t			 i;

	for (i = from; i < to; i++) {
		check_token(c, scope, i);
		if (tokens[i].kind == TOKEN_SECTION ||
		    tokens[i].kind == TOKEN_INVERTED)
			i = tokens[i].end;
	}
}

/* Checks a template of `templates` with its shape. */
static void
check_template(struct check *c, const struct node *name,
    const struct node *shape)
{
	struct scope	scope = { NULL, NULL };

	if (shape->kind != NODE_TEXT || (scope.shape = node_get(c->shapes,
	    shape->text)) == NULL) {
		complain_of(c, shape, "must be one of 'shapes'");
		return;
	}
	c->template = find_template(c, name->text);
	c->html = (struct html_state){ .place = HTML_TEXT };
	check_tokens(c, &scope, 0, c->template->count);
	if (c->html.place != HTML_TEXT)
		complain_in(c, c->template->source +
		    strlen(c->template->source), "the template ends within a "
		    "tag or comment: close it");
}

/* Whether any template contains the partial. */
static bool
is_used(struct check *c, const char *partial)
{
	const struct template *const	*t;
	size_t				 i;

	for (t = c->templates; *t != NULL; t++)
		for (i = 0; i < (*t)->count; i++)
			if ((*t)->tokens[i].kind == TOKEN_PARTIAL &&
			    strcmp((*t)->tokens[i].text, partial) == 0)
				return (true);

	return (false);
}

void
template_check(FILE *to, const struct node *pages, const char *folder,
    const struct template *const *templates)
{
	struct check		 c = { .to = to, .folder = folder,
	    .templates = templates, .shapes = node_get(pages, "shapes") };
	const struct node	*name, *shape;
	const struct node	*shapes = node_get(pages, "templates");

	check_shapes(&c);
	if (c.faults > 0)
		return;
	MAP_EACH(name, shape, shapes)
		check_template(&c, name, shape);
	EACH(name, node_items(node_get(pages, "partials"))) {
		if (!is_used(&c, name->text))
			complain_of(&c, name, "'%s' is not used: remove it, "
			    "or write {{>%s}}", name->text, name->text);
	}
}
