/* What was cleaned is clean, and no text is lost on the way. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "tests/html_outcome.h"
#include "text/html.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

/* Without what a < may be written with. */
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

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	char		*text, *once;

	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	once = html_allow(arena, text);
	if (html_complaint(once) != NULL)
		abort();
	if (strcmp(once, html_allow(arena, once)) != 0)
		abort();
	if (strcmp(flatten(html_strip(arena, once)),
	    flatten(html_strip(arena, text))) != 0)
		abort();
	once = html_strip(arena, text);
	if (strcmp(once, html_strip(arena, once)) != 0)
		abort();
	html_strip_line(arena, text);
	html_text(arena, text);
	arena_free(arena);

	return (0);
}
