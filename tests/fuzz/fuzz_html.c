/* Cleaned markup contains only allowed markup, and no text is lost. */
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/html_outcome.h"
#include "text/html.h"

/* Removes the ways in which a < can be written. */
static char *
flatten(char *text)
{
	char	*from, *to = text;

	for (from = text; *from != '\0'; from++)
		if (strchr("<&lt;", *from) == NULL)
			*to++ = *from;
	*to = '\0';

	return (text);
}

static bool
is_utf8(const char *text)
{
	return (u8_check((const uint8_t *)text, strlen(text)) == NULL);
}

static void
check_line(const char *line)
{
	MUST(strpbrk(line, "\t\n\v\f\r") == NULL && strstr(line, "  ") == NULL);
	MUST(*line != ' ' && (*line == '\0' || line[strlen(line) - 1] != ' '));
}

static void
check_shown(struct arena *arena, const char *text)
{
	const char	*once;

	once = html_show(arena, text);
	MUST(html_complaint_shown(once) == NULL);
	MUST(strcmp(once, html_show(arena, once)) == 0);
}

int
fuzz_html(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	char		*text, *once;

	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	once = html_allow(arena, text);
	MUST(html_complaint(once) == NULL);
	MUST(strcmp(once, html_allow(arena, once)) == 0);
	if (is_utf8(text))
		MUST(is_utf8(once));
	check_shown(arena, text);
	MUST(strcmp(flatten(html_strip(arena, once)),
	    flatten(html_strip(arena, text))) == 0);
	once = html_strip(arena, text);
	MUST(strcmp(once, html_strip(arena, once)) == 0);
	check_line(html_strip_line(arena, text));
	if (is_utf8(text))
		MUST(is_utf8(html_text(arena, text)));
	arena_free(arena);

	return (0);
}
