#include <string.h>

#include "base/arena.h"
#include "pages/template.h"

#define BLANKS		" \t"
#define OPEN		"{{"
#define NAMES		"abcdefghijklmnopqrstuvwxyz0123456789_./"
#define DEPTH		16	/* nested sections */

struct parser {
	struct arena	*arena;
	struct template	*template;
	const char	*text;		/* start of the text before a tag */
	size_t		 open[DEPTH];	/* tokens of the open sections */
	size_t		 depth;
};

/* Keeps the first error. */
static void
set_fault(struct parser *parser, const char *at, const char *fault)
{
	if (parser->template->fault == NULL) {
		parser->template->fault = fault;
		parser->template->fault_at = at;
	}
}

static struct token *
add_token(struct parser *parser, enum token_kind kind, const char *text,
    const char *at)
{
	struct template	*template = parser->template;
	struct token	*token;

	token = &template->tokens[template->count++];
	token->kind = kind;
	token->text = text;
	token->length = strlen(text);
	token->at = at;

	return (token);
}

/* Adds the text up to `end`, without the indentation of its lines. */
static void
add_text(struct parser *parser, const char *end)
{
	const char	*at = parser->text;
	char		*text, *to;
	bool		 fresh;

	text = to = arena_alloc(parser->arena, (size_t)(end - at) + 1);
	fresh = at == parser->template->source || at[-1] == '\n';
	for (; at < end; at++) {
		if (fresh && strchr(BLANKS, *at) != NULL)
			continue;
		fresh = *at == '\n';
		*to++ = *at;
	}
	if (to > text)
		add_token(parser, TOKEN_TEXT, text, parser->text);
}

static enum token_kind
kind_of(char mark)
{
	switch (mark) {
	case '{':
		return (TOKEN_RAW);
	case '#':
		return (TOKEN_SECTION);
	case '^':
		return (TOKEN_INVERTED);
	case '/':
		return (TOKEN_END);
	case '>':
		return (TOKEN_PARTIAL);
	case '!':
		return (TOKEN_TEXT);
	default:
		return (TOKEN_VALUE);
	}
}

/* Returns the position after the line if the tag is alone on it, else `end`. */
static const char *
line_end(const struct parser *parser, const char *tag, const char *end)
{
	const char	*start = parser->template->source;

	while (tag > start && strchr(BLANKS, tag[-1]) != NULL)
		tag--;
	if (tag > start && tag[-1] != '\n')
		return (end);
	tag = end + strspn(end, BLANKS);

	return (*tag == '\n' ? tag + 1 : end);
}

static void
open_section(struct parser *parser, enum token_kind kind, const char *name,
    const char *at)
{
	if (parser->depth == DEPTH) {
		set_fault(parser, at, "too many sections are open");
		return;
	}
	parser->open[parser->depth++] = parser->template->count;
	add_token(parser, kind, name, at);
}

static void
close_section(struct parser *parser, const char *name, const char *at)
{
	struct token	*token;

	if (parser->depth == 0) {
		set_fault(parser, at, arena_printf(parser->arena,
		    "no section '%s' is open", name));
		return;
	}
	token = &parser->template->tokens[parser->open[--parser->depth]];
	token->end = parser->template->count;
	add_token(parser, TOKEN_END, name, at);
	if (strcmp(token->text, name) != 0)
		set_fault(parser, at, arena_printf(parser->arena,
		    "section '%s' is open, not '%s'", token->text, name));
}

static void
add_tag(struct parser *parser, enum token_kind kind, const char *name,
    const char *at)
{
	if (*name == '\0' || name[strspn(name, NAMES)] != '\0')
		set_fault(parser, at, arena_printf(parser->arena,
		    "'%s' is not a name", name));
	else if (kind == TOKEN_END)
		close_section(parser, name, at);
	else if (kind == TOKEN_SECTION || kind == TOKEN_INVERTED)
		open_section(parser, kind, name, at);
	else if (kind == TOKEN_VALUE && name[0] != '.' &&
	    strchr(name, '.') != NULL)
		add_token(parser, TOKEN_LOCALE, name, at);
	else
		add_token(parser, kind, name, at);
}

/* Reads a tag and moves to the text after it. */
static void
read_tag(struct parser *parser, const char *at)
{
	const char	*name, *end, *close;
	enum token_kind	 kind;

	name = at + strlen(OPEN);
	kind = kind_of(*name);
	close = kind == TOKEN_RAW ? "}}}" : "}}";
	if ((end = strstr(name, close)) == NULL) {
		set_fault(parser, at, "a tag does not end");
		return;
	}
	add_text(parser, at);
	parser->text = end + strlen(close);
	if (kind != TOKEN_VALUE)
		name++;
	if (kind != TOKEN_VALUE && kind != TOKEN_RAW)
		parser->text = line_end(parser, at, parser->text);
	name += strspn(name, BLANKS);
	while (end > name && strchr(BLANKS, end[-1]) != NULL)
		end--;
	if (kind != TOKEN_TEXT)
		add_tag(parser, kind, arena_copy(parser->arena, name,
		    (size_t)(end - name)), at);
}

/* A tag needs at most two tokens: its own and one for the text before it. */
static struct token *
room_for(struct arena *arena, const char *text)
{
	size_t	count = 0;

	for (; (text = strstr(text, OPEN)) != NULL; text += strlen(OPEN))
		count++;

	return (arena_alloc(arena, (2 * count + 1) * sizeof(struct token)));
}

bool
template_read(struct template *template, struct arena *arena)
{
	struct parser	 parser = { arena, template, template->source,
	    { 0 }, 0 };
	struct token	*token;
	const char	*tag;

	template->tokens = room_for(arena, template->source);
	while (template->fault == NULL &&
	    (tag = strstr(parser.text, OPEN)) != NULL)
		read_tag(&parser, tag);
	add_text(&parser, parser.text + strlen(parser.text));
	if (template->count == 0)
		set_fault(&parser, template->source, "the template is empty");
	if (parser.depth > 0) {
		token = &template->tokens[parser.open[parser.depth - 1]];
		set_fault(&parser, token->at, arena_printf(arena,
		    "section '%s' is not closed", token->text));
	}

	return (template->fault == NULL);
}
