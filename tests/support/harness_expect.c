#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"

#include "harness.h"

#define BEFORE	2	/* lines shown before a difference */
#define BEHIND	6	/* lines shown after it, of each text */

static struct arena *
memory(void)
{
	static struct arena	*arena;

	if (arena == NULL)
		arena = arena_new();

	return (arena);
}

bool
outcome_has(const struct outcome *a, const char *part)
{
	return (strstr(a->body, part) != NULL);
}

const char *
outcome_header(const struct outcome *a, const char *name)
{
	const char	*line, *value;
	size_t		 length;

	length = strlen(name);
	for (line = strstr(a->head, "\r\n"); line != NULL;
	    line = strstr(line, "\r\n")) {
		line += 2;
		if (strncasecmp(line, name, length) != 0 || line[length] != ':')
			continue;
		value = line + length + 1 + strspn(line + length + 1, " ");
		return (arena_copy(memory(), value, strcspn(value, "\r")));
	}

	return (NULL);
}

static const struct value *
element(const struct value *list, size_t place)
{
	const struct value	*v;

	for (v = list->first; v != NULL && place > 0; v = v->next)
		place--;

	return (v);
}

const char *
outcome_text(const struct outcome *a, const char *path)
{
	const struct value	*v;
	const char		*error, *name;

	v = json_read(memory(), a->body, a->length, &error);
	for (; v != NULL && *path != '\0'; path += *path == '.') {
		name = arena_copy(memory(), path, strcspn(path, "."));
		path += strlen(name);
		if (v->kind == VALUE_LIST)
			v = element(v, strtoul(name, NULL, 10));
		else
			v = v->kind == VALUE_MAP ? value_get(v, name) : NULL;
	}
	if (v == NULL)
		return (NULL);
	switch (v->kind) {
	case VALUE_NULL:
		return ("null");
	case VALUE_BOOLEAN:
		return (v->truth ? "true" : "false");
	case VALUE_LIST:
		return ("[]");
	case VALUE_MAP:
		return ("{}");
	default:
		return (v->text);
	}
}

/* The body with one member per line, for people to read. */
static char *
broken_into_lines(const char *text)
{
	struct buf	 b;
	bool		 quoted;

	buf_init(&b, memory(), strlen(text));
	for (quoted = false; *text != '\0'; text++) {
		buf_char(&b, *text);
		if (*text == '"')
			quoted = !quoted;
		else if (quoted && *text == '\\' && text[1] != '\0')
			buf_char(&b, *++text);
		else if (!quoted && strchr(",{[", *text) != NULL)
			buf_char(&b, '\n');
	}

	return (b.data);
}

static const char *
add_line(struct buf *b, const char *sign, const char *at)
{
	size_t	 length;

	length = strcspn(at, "\n");
	buf_string(b, sign);
	buf_add(b, at, length);
	buf_char(b, '\n');

	return (at + length + (at[length] != '\0'));
}

/* The start of the last lines before `at`. */
static const char *
lines_before(const char *text, const char *at)
{
	size_t	 lines;

	for (lines = 0; at > text; at--)
		if (at[-1] == '\n' && lines++ == BEFORE)
			break;

	return (at);
}

static void
add_difference(struct buf *b, const char *wanted, const char *got)
{
	const char	*w, *g, *start, *at;
	size_t		 i;

	start = w = broken_into_lines(wanted);
	g = broken_into_lines(got);
	while (*w != '\0' && *w == *g) {
		w++;
		g++;
	}
	while (w > start && w[-1] != '\n') {
		w--;
		g--;
	}
	for (at = lines_before(start, w); at < w;)
		at = add_line(b, "  ", at);
	for (i = 0; i < BEHIND && *w != '\0'; i++)
		w = add_line(b, "- ", w);
	for (i = 0; i < BEHIND && *g != '\0'; i++)
		g = add_line(b, "+ ", g);
}

void
expect_outcome(const char *file, int line, const struct outcome *a, int status,
    const char *body)
{
	struct buf	 b;
	bool		 same;

	same = strcmp(a->body, body) == 0;
	buf_init(&b, memory(), 256);
	if (a->status != status)
		buf_printf(&b, "status %d, not %d\n", a->status, status);
	if (!same)
		add_difference(&b, body, a->body);
	cr_expect(a->status == status && same, "%s:%d: - wanted, + got\n%s",
	    file, line, b.data);
}
