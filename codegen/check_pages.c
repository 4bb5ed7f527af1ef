#include <string.h>

#include "codegen/check.h"
#include "codegen/html_state.h"
#include "codegen/keys.h"
#include "codegen/pages.h"

#define DEPTH	16	/* levels of nested partials */

static const char *const	leaves[] = {
	"KIND", "text", "markup", "json", "style", "flag", NULL
};

/*
 * The names that a tag may use: members of a shape and of all enclosing
 * shapes.
 */
struct scope {
	const struct shape	*shape;	/* NULL: a text of a list, {{.}} */
	const struct scope	*around;
};

/* The state of checking a template and the partials in it. */
struct walk {
	const struct pages	*pages;
	const struct page_template *template;
	struct html_state	 html;
	int			 depth;
};

static const struct place *
place_of(const struct walk *walk, const struct token *token)
{
	return (place_in_template(walk->template, token->at));
}

static bool
is_leaf(const char *word)
{
	return (word_constant(leaves, word) != NULL);
}

/*
 * Checks the kind of a member: a leaf such as text, a shape, or a list of
 * texts or of a shape: [link].
 */
static void
check_member(const struct pages *pages, const struct node *kind)
{
	const struct node	*word = kind;

	if (kind->kind == NODE_LIST && kind->items.count == 1)
		word = kind->items.items[0];
	if (word->kind != NODE_TEXT)
		complain(&kind->place, "must be a kind, or a list with one");
	else if (list_find(&pages->shapes, word->text) == NULL &&
	    (word == kind ? !is_leaf(word->text) : !node_is(word, "text")))
		complain(&word->place, "unknown kind '%s'", word->text);
}

static void
check_shapes(const struct pages *pages)
{
	const struct shape	*shape;
	const struct node	*kind;

	EACH(shape, pages->shapes) {
		if (!keys_are_map(shape->members))
			continue;
		if (is_leaf(shape->key->text))
			complain(&shape->key->place, "'%s' is a kind already",
			    shape->key->text);
		EACH(kind, shape->members->items)
			check_member(pages, kind);
	}
}

/* The kind of a name, or NULL after a complaint. */
static const struct node *
kind_of(const struct walk *walk, const struct scope *scope,
    const struct token *token)
{
	static const struct node	 text = { .text = "text" };
	const struct node		*kind = NULL;

	if (strcmp(token->text, ".") == 0 && scope->shape == NULL)
		return (&text);
	for (; scope != NULL && kind == NULL; scope = scope->around) {
		if (scope->shape != NULL)
			kind = node_get(scope->shape->members, token->text);
	}
	if (kind == NULL)
		complain(place_of(walk, token), "unknown name '%s'",
		    token->text);

	return (kind);
}

static void
check_place(const struct walk *walk, const struct token *token, bool fits)
{
	if (!fits)
		complain(place_of(walk, token), "'%s' is not allowed here: "
		    "{{text}} goes between elements or double quotes, "
		    "{{{markup}}} between elements, {{{json}}} into an "
		    "application/ld+json script, {{{style}}} into a style",
		    token->text);
}

static void
check_value(const struct walk *walk, const struct scope *scope,
    const struct token *token)
{
	const struct node	*kind;
	enum html_place		 at = walk->html.place;
	bool			 raw = token->kind == TOKEN_RAW;

	if ((kind = kind_of(walk, scope, token)) == NULL)
		return;
	if (node_is(kind, "text"))
		check_place(walk, token, !raw &&
		    (at == HTML_TEXT || at == HTML_VALUE));
	else if (node_is(kind, "markup"))
		check_place(walk, token, raw && at == HTML_TEXT);
	else if (node_is(kind, "json"))
		check_place(walk, token, raw && at == HTML_DATA);
	else if (node_is(kind, "style"))
		check_place(walk, token, raw && at == HTML_STYLE);
	else
		complain(place_of(walk, token),
		    "'%s' is not text, markup, json or style", token->text);
}

static void	check_tokens(struct walk *, const struct scope *, size_t from,
		    size_t to);

static void
check_section(struct walk *walk, const struct scope *around, size_t at)
{
	const struct token	*token = &walk->template->read.tokens[at];
	const struct node	*kind;
	struct html_state	 before = walk->html;
	struct scope		 scope = { NULL, around };

	if ((kind = kind_of(walk, around, token)) == NULL)
		return;
	if (kind->kind == NODE_LIST)
		kind = kind->items.items[0];
	else if (is_leaf(kind->text))
		scope = *around;
	if (scope.shape == NULL)
		scope.shape = list_find(&walk->pages->shapes, kind->text);
	if (token->kind == TOKEN_INVERTED)
		scope = *around;
	check_tokens(walk, &scope, at + 1, token->end);
	if (walk->html.place != before.place)
		complain(place_of(walk, token), "section '%s' begins and ends "
		    "in different places of the markup", token->text);
}

static void
check_partial(struct walk *walk, const struct token *token,
    const struct scope *scope)
{
	const struct page_template	*around = walk->template;
	const struct page_template	*partial;

	partial = list_find(&walk->pages->templates, token->text);
	if (partial == NULL)
		complain(place_of(walk, token), "unknown template '%s'",
		    token->text);
	else if (walk->depth == DEPTH)
		complain(place_of(walk, token), "'%s' is part of itself",
		    token->text);
	else {
		walk->template = partial;
		walk->depth++;
		check_tokens(walk, scope, 0, partial->read.count);
		walk->depth--;
		walk->template = around;
	}
}

static void
check_token(struct walk *walk, const struct scope *scope, size_t at)
{
	const struct token	*token = &walk->template->read.tokens[at];
	enum html_place		 place = walk->html.place;

	switch (token->kind) {
	case TOKEN_TEXT:
		if (!html_advance(&walk->html, token->text))
			complain(place_of(walk, token),
			    "an attribute must be in double quotes");
		break;
	case TOKEN_LOCALE:
		check_place(walk, token, place == HTML_TEXT ||
		    place == HTML_VALUE);
		break;
	case TOKEN_PARTIAL:
		check_partial(walk, token, scope);
		break;
	case TOKEN_SECTION:
	case TOKEN_INVERTED:
		check_section(walk, scope, at);
		break;
	default:
		check_value(walk, scope, token);
		break;
	}
}

static void
check_tokens(struct walk *walk, const struct scope *scope, size_t from,
    size_t to)
{
	const struct token	*tokens = walk->template->read.tokens;
	size_t			 i;

	for (i = from; i < to; i++) {
		check_token(walk, scope, i);
		if (tokens[i].kind == TOKEN_SECTION ||
		    tokens[i].kind == TOKEN_INVERTED)
			i = tokens[i].end;
	}
}

static void
check_template(const struct pages *pages,
    const struct page_template *template)
{
	struct walk	walk = { .pages = pages, .template = template };
	struct scope	scope = { NULL, NULL };

	if (template->shape == NULL)
		return;
	if (template->shape->kind != NODE_TEXT || (scope.shape =
	    list_find(&pages->shapes, template->shape->text)) == NULL) {
		complain(&template->shape->place, "must be a shape");
		return;
	}
	check_tokens(&walk, &scope, 0, template->read.count);
	if (walk.html.place != HTML_TEXT)
		complain(&template->key->place,
		    "'%s' ends within a tag or comment", template->key->text);
}

/* Whether any template contains the partial. */
static bool
is_used(const struct pages *pages, const struct page_template *partial)
{
	const struct page_template	*template;
	const struct token		*token;
	size_t				 i;

	EACH(template, pages->templates) {
		for (i = 0; i < template->read.count; i++) {
			token = &template->read.tokens[i];
			if (token->kind == TOKEN_PARTIAL &&
			    node_is(partial->key, token->text))
				return (true);
		}
	}

	return (false);
}

void
check_pages(const struct spec *spec)
{
	const struct page_template	*template;

	if (spec->pages == NULL)
		return;
	check_page_routes(spec->pages->site);
	check_paths(spec->pages->site);
	check_shapes(spec->pages);
	if (complaint_count() > 0)
		return;
	EACH(template, spec->pages->templates)
		check_template(spec->pages, template);
	EACH(template, spec->pages->templates) {
		if (template->shape == NULL &&
		    !is_used(spec->pages, template))
			complain(&template->key->place,
			    "template '%s' is not used", template->key->text);
	}
}
