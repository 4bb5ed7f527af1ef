/*
 * An address leads to the path whose template it matches. The test compares it
 * with each template.
 */
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "http/route.h"
#include "tests/fuzz/fuzz.h"
#include "text/urls.h"

static bool
all_digits(const char *text, size_t length)
{
	return (strspn(text, "0123456789") >= length);
}

/*
 * Whether the text matches the template; `*part` and `*length` are its {...}.
 */
static bool
follows(const struct path *path, const char *text, const char **part,
    size_t *length)
{
	const char	*template;
	size_t		 word, segment;

	for (template = path->template; *template == '/';
	    template += word, text += segment) {
		if (*text++ != '/')
			return (false);
		word = strcspn(++template, "/");
		segment = strcspn(text, "/");
		if (*template != '{') {
			if (word != segment ||
			    strncasecmp(template, text, word) != 0)
				return (false);
			continue;
		}
		if (segment == 0 || (strncmp(template, "{id}", 4) == 0 &&
		    !all_digits(text, segment)))
			return (false);
		*part = text;
		*length = segment;
	}
	return (strcmp(text, "") == 0 || strcmp(text, "/") == 0);
}

static void
check_capture(struct arena *arena, const struct path *path, const char *part,
    size_t length, const char *capture)
{
	char	*plain;
	size_t	 i, kept;

	if (strcmp(path->capture, "id") == 0) {
		for (; length > 1 && *part == '0'; length--)
			part++;
		MUST(strlen(capture) == length);
		MUST(strncmp(capture, part, length) == 0);
		return;
	}
	plain = url_decode(arena, part, length, false, &length);
	for (i = kept = 0; i < length; i++)
		if (plain[i] != '\0')
			MUST(capture[kept++] == plain[i]);
	MUST(capture[kept] == '\0');
}

int
fuzz_route(const uint8_t *data, size_t size)
{
	struct arena		*arena;
	const struct path	*found;
	const char		*text, *capture, *part;
	size_t			 length, i, count;

	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	/* The part after the namespace is empty or begins with a slash. */
	if (*text != '/')
		text = "";
	found = route_find(arena, text, &capture);
	for (count = i = 0; i < path_count; i++) {
		part = NULL;
		if (!follows(&paths[i], text, &part, &length))
			continue;
		MUST(found == &paths[i]);
		MUST((part == NULL) == (capture == NULL));
		if (part != NULL)
			check_capture(arena, found, part, length, capture);
		count++;
	}
	MUST(count == (found != NULL));
	arena_free(arena);

	return (0);
}
