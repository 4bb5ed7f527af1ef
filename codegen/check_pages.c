#include <string.h>

#include "codegen/check.h"
#include "codegen/html_state.h"
#include "codegen/pages.h"

#define DEPTH	16	/* of partials in each other */

static const char *const	leaves[] = { "text", "markup", "json", "flag" };

/* The names that a tag may use: of one shape, and of those around it. */
struct scope {
	const struct shape	*shape;	/* NULL: of a text in a list, {{.}} */
	const struct scope	*around;
};

/* A way through templates and the partials in them. */
struct walk {
	const struct pages	*pages;
	struct html_state	 html;
	int			 depth;
};

static bool
is_leaf(const char *word)
{
	size_t	i;

	for (i = 0; i < sizeof(leaves) / sizeof(leaves[0]); i++) {
		if (strcmp(leaves[i], word) == 0)
			return (true);
	}

	return (false);
}

/* "link", [link], or one of the leaves; a list is of texts or shapes. */
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
	size_t			 i, k;

	for (i = 0; i < pages->shapes.count; i++) {
		shape = pages->shapes.items[i];
		if (shape->members->kind != NODE_MAP) {
			complain(&shape->members->place, "must be a map");
			continue;
		}
		if (is_leaf(shape->key->text))
			complain(&shape->key->place, "'%s' is a kind already",
			    shape->key->text);
		for (k = 0; k < shape->members->items.count; k++)
			check_member(pages, shape->members->items.items[k]);
	}
}

/* The kind of a name, or NULL after a complaint. */
static const struct node *
kind_of(const struct scope *scope, const struct piece *piece)
{
	static const struct node	 text = { .text = "text" };
	const struct node		*kind = NULL;

	if (strcmp(piece->text, ".") == 0 && scope->shape == NULL)
		return (&text);
	for (; scope != NULL && kind == NULL; scope = scope->around) {
		if (scope->shape != NULL)
			kind = node_get(scope->shape->members, piece->text);
	}
	if (kind == NULL)
		complain(&piece->place, "unknown name '%s'", piece->text);

	return (kind);
}

/* It is the same wherever a partial stands. */
static void
settle(struct piece *piece, enum piece_kind kind)
{
	if (piece->known && piece->kind != kind)
		complain(&piece->place, "'%s' is of several kinds",
		    piece->text);
	piece->kind = kind;
	piece->known = true;
}

static void
check_place(const struct piece *piece, bool fits)
{
	if (!fits)
		complain(&piece->place, "'%s' cannot stand here: a text goes "
		    "between elements or double quotes, markup between "
		    "elements, json into its script", piece->text);
}

static void
check_value(const struct walk *walk, const struct scope *scope,
    struct piece *piece)
{
	const struct node	*kind;
	enum html_place		 at = walk->html.place;

	if ((kind = kind_of(scope, piece)) == NULL)
		return;
	if (node_is(kind, "text")) {
		settle(piece, PIECE_VALUE);
		check_place(piece, at == HTML_TEXT || at == HTML_VALUE);
	} else if (node_is(kind, "markup")) {
		settle(piece, PIECE_MARKUP);
		check_place(piece, at == HTML_TEXT);
	} else if (node_is(kind, "json")) {
		settle(piece, PIECE_JSON);
		check_place(piece, at == HTML_DATA);
	} else
		complain(&piece->place, "'%s' has no text", piece->text);
}

static void	check_pieces(struct walk *, const struct template *,
		    const struct scope *, size_t from, size_t to);

static void
check_section(struct walk *walk, const struct template *template,
    const struct scope *around, size_t at)
{
	const struct piece	*piece = &template->pieces[at];
	const struct node	*kind;
	struct html_state	 before = walk->html;
	struct scope		 scope = { NULL, around };

	if ((kind = kind_of(around, piece)) == NULL)
		return;
	if (kind->kind == NODE_LIST)
		kind = kind->items.items[0];
	else if (is_leaf(kind->text))
		scope = *around;
	if (scope.shape == NULL)
		scope.shape = list_find(&walk->pages->shapes, kind->text);
	if (piece->kind == PIECE_INVERTED)
		scope = *around;
	check_pieces(walk, template, &scope, at + 1, piece->end);
	if (walk->html.place != before.place)
		complain(&piece->place, "section '%s' begins and ends in "
		    "different places of the markup", piece->text);
}

static void
check_partial(struct walk *walk, const struct piece *piece,
    const struct scope *scope)
{
	struct template	*partial;

	if ((partial = pages_template(walk->pages, piece->text)) == NULL)
		complain(&piece->place, "unknown template '%s'", piece->text);
	else if (walk->depth == DEPTH)
		complain(&piece->place, "'%s' is part of itself",
		    piece->text);
	else {
		partial->used = true;
		walk->depth++;
		check_pieces(walk, partial, scope, 0, partial->piece_count);
		walk->depth--;
	}
}

static void
check_pieces(struct walk *walk, const struct template *template,
    const struct scope *scope, size_t from, size_t to)
{
	struct piece	*piece;
	enum html_place	 at;
	size_t		 i;

	for (i = from; i < to; i++) {
		piece = &template->pieces[i];
		at = walk->html.place;
		if (piece->kind == PIECE_TEXT) {
			if (!html_advance(&walk->html, piece->text))
				complain(&piece->place,
				    "a value must stand in double quotes");
		} else if (piece->kind == PIECE_LOCALE) {
			check_place(piece, at == HTML_TEXT ||
			    at == HTML_VALUE);
		} else if (piece->kind == PIECE_PARTIAL) {
			check_partial(walk, piece, scope);
		} else if (piece->kind == PIECE_SECTION ||
		    piece->kind == PIECE_INVERTED) {
			check_section(walk, template, scope, i);
			i = piece->end;
		} else
			check_value(walk, scope, piece);
	}
}

static void
check_template(const struct pages *pages, const struct template *template)
{
	struct walk	walk = { .pages = pages };
	struct scope	scope = { NULL, NULL };

	if (template->shape == NULL)
		return;
	if (template->shape->kind != NODE_TEXT || (scope.shape =
	    list_find(&pages->shapes, template->shape->text)) == NULL) {
		complain(&template->shape->place, "must be a shape");
		return;
	}
	check_pieces(&walk, template, &scope, 0, template->piece_count);
	if (walk.html.place != HTML_TEXT)
		complain(&template->key->place,
		    "the markup of '%s' does not end", template->key->text);
}

void
check_pages(const struct spec *spec)
{
	const struct template	*template;
	size_t			 i;

	if (spec->pages == NULL)
		return;
	check_page_routes(spec->pages->site);
	check_paths(spec->pages->site);
	check_shapes(spec->pages);
	if (complaint_count() > 0)
		return;
	for (i = 0; i < spec->pages->template_count; i++) {
		template = &spec->pages->templates[i];
		check_template(spec->pages, template);
	}
	for (i = 0; i < spec->pages->template_count; i++) {
		template = &spec->pages->templates[i];
		if (!template->used)
			complain(&template->key->place,
			    "template '%s' is not used", template->key->text);
	}
}
