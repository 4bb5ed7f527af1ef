#include "pages/template.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/templates.h"
#include "generated/texts.h"
#include "pages/data.h"

#define OUTER	"../"

/* Scopes of names, from the innermost value to the outermost. */
struct scope {
	const struct value	*value;
	const struct scope	*outer;
};

struct filler {
	struct buf		*out;
	const char *const	*words;		/* texts of the language */
};

static const char *
entity_of(char c)
{
	switch (c) {
	case '&':
		return ("&amp;");
	case '<':
		return ("&lt;");
	case '>':
		return ("&gt;");
	case '"':
		return ("&quot;");
	case '\'':
		return ("&#39;");
	default:
		return (NULL);
	}
}

/* Appends a text, escaped for use between elements or in double quotes. */
static void
escape_text(struct buf *out, const char *text, size_t length)
{
	const char	*entity, *end, *from;

	end = text + length;
	for (from = text; text < end; text++) {
		if ((entity = entity_of(*text)) == NULL)
			continue;
		buf_add(out, from, (size_t)(text - from));
		buf_string(out, entity);
		from = text + 1;
	}
	buf_add(out, from, (size_t)(end - from));
}

static const struct value *
find_value(const struct scope *scope, const char *name)
{
	for (; scope != NULL && strncmp(name, OUTER, strlen(OUTER)) == 0;
	    name += strlen(OUTER))
		scope = scope->outer;
	if (scope == NULL)
		return (NULL);

	return (strcmp(name, ".") == 0 ? scope->value :
	    value_get(scope->value, name));
}

/* Whether a section is shown. */
static bool
is_something(const struct value *value)
{
	if (value == NULL)
		return (false);
	switch (value->kind) {
	case VALUE_NULL:
		return (false);
	case VALUE_BOOLEAN:
		return (value->truth);
	case VALUE_TEXT:
		return (value->length > 0);
	case VALUE_LIST:
		return (value->count > 0);
	default:
		return (true);
	}
}

static void
put_value(struct buf *out, const struct value *value)
{
	if (value != NULL &&
	    (value->kind == VALUE_TEXT || value->kind == VALUE_NUMBER))
		escape_text(out, value->text, value->length);
}

static void
put_raw(struct buf *out, const struct value *value)
{
	if (value == NULL)
		return;
	if (value->kind != VALUE_TEXT)
		data_print(out, value);
	else if (value->markup)
		buf_add(out, value->text, value->length);
	else
		escape_text(out, value->text, value->length);
}

static void	fill_tokens(struct filler *, const struct template *,
		    size_t from, size_t to, const struct scope *);

static void
put_section(struct filler *f, const struct template *t, size_t at,
    const struct scope *outer)
{
	const struct token	*token = &t->tokens[at];
	struct scope		 scope = { find_value(outer, token->text),
				    outer };
	const struct value	*item;

	if (!is_something(scope.value))
		return;
	if (scope.value->kind == VALUE_MAP) {
		fill_tokens(f, t, at + 1, token->end, &scope);
	} else if (scope.value->kind == VALUE_LIST) {
		for (item = scope.value->first; item != NULL;
		    item = item->next) {
			scope.value = item;
			fill_tokens(f, t, at + 1, token->end, &scope);
		}
	} else
		fill_tokens(f, t, at + 1, token->end, outer);
}

static void
fill_tokens(struct filler *f, const struct template *t, size_t from, size_t to,
    const struct scope *scope)
{
	const struct token	*token;
	size_t			 i;

	for (i = from; i < to; i++) {
		token = &t->tokens[i];
		switch (token->kind) {
		case TOKEN_TEXT:
			buf_add(f->out, token->text, token->length);
			break;
		case TOKEN_VALUE:
			put_value(f->out, find_value(scope, token->text));
			break;
		case TOKEN_RAW:
			put_raw(f->out, find_value(scope, token->text));
			break;
		case TOKEN_LOCALE:
			escape_text(f->out, f->words[token->locale],
			    strlen(f->words[token->locale]));
			break;
		case TOKEN_SECTION:
			put_section(f, t, i, scope);
			i = token->end;
			break;
		case TOKEN_INVERTED:
			if (is_something(find_value(scope, token->text)))
				i = token->end;
			break;
		case TOKEN_END:
			break;
		case TOKEN_PARTIAL:
			fill_tokens(f, token->partial, 0, token->partial->count,
			    scope);
			break;
		}
	}
}

static int
find_text(const char *key)
{
	int	text;

	for (text = TEXT_NONE + 1; text < TEXT_COUNT; text++) {
		if (strcmp(texts[LOCALE_COUNT][text], key) == 0)
			return (text);
	}
	abort();
}

static const struct template *
find_template(const char *name)
{
	size_t	i;

	for (i = 0; templates[i] != NULL; i++) {
		if (strcmp(templates[i]->name, name) == 0)
			return (templates[i]);
	}
	abort();
}

/* Every name in a template exists: codegen and tests have checked it. */
static void
read_templates(void)
{
	static struct arena	*arena;		/* until the process ends */
	struct token		*token;
	size_t			 i, k;

	arena = arena_new();
	for (i = 0; templates[i] != NULL; i++) {
		if (!template_read(templates[i], arena))
			abort();
		for (k = 0; k < templates[i]->count; k++) {
			token = &templates[i]->tokens[k];
			if (token->kind == TOKEN_LOCALE)
				token->locale = find_text(token->text);
			if (token->kind == TOKEN_PARTIAL)
				token->partial = find_template(token->text);
		}
	}
}

void
templates_read(void)
{
	static pthread_once_t	once = PTHREAD_ONCE_INIT;

	pthread_once(&once, read_templates);
}

void
template_fill(struct buf *out, const struct template *t,
    const struct value *map, const char *const *words)
{
	struct filler	 f = { out, words };
	struct scope	 scope = { map, NULL };

	templates_read();
	fill_tokens(&f, t, 0, t->count, &scope);
}
