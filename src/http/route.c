#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "http/route.h"
#include "text/urls.h"

static const char *const	names[] = {
	METHOD_WORDS, "", "HEAD", "OPTIONS", ""
};

_Static_assert(COUNT(names) == METHOD_OTHER + 1,
    "a word for each method");

/* The text that a capture matched. */
struct segment {
	enum capture	 capture;
	const char	*text;
	size_t		 length;
};

/*
 * Whether the text has digits where the form, such as "0000-00", has zeros,
 * and is otherwise equal to it.
 */
static bool
has_form(const char *text, size_t length, const char *form)
{
	size_t	 i;

	if (length != strlen(form))
		return (false);
	for (i = 0; i < length; i++)
		if (form[i] == '0' ? !isdigit((unsigned char)text[i]) :
		    text[i] != form[i])
			return (false);

	return (true);
}

static bool
is_between(const char *digits, int least, int most)
{
	int	 n = (digits[0] - '0') * 10 + digits[1] - '0';

	return (n >= least && n <= most);
}

bool
route_is_month(const char *text, size_t length)
{
	return (has_form(text, length, "0000-00") &&
	    is_between(text + strlen("0000-"), 1, 12));
}

bool
route_is_day(const char *text, size_t length)
{
	return (has_form(text, length, "0000-00-00") &&
	    is_between(text + strlen("0000-"), 1, 12) &&
	    is_between(text + strlen("0000-00-"), 1, 31));
}

static bool
fits_capture(enum capture capture, const char *segment, size_t length)
{
	switch (capture) {
	case CAPTURE_DIGITS:
		return (length > 0 && strspn(segment, "0123456789") == length);
	case CAPTURE_MONTH:
		return (route_is_month(segment, length));
	default:
		return (length > 0);
	}
}

/* Returns the length of a path without a slash at its end. */
static size_t
rest_length(const char *text)
{
	size_t	 length;

	length = strlen(text);

	return (length > 0 && text[length - 1] == '/' ? length - 1 : length);
}

/*
 * Whether a text, which is "" or starts with a slash, matches the template of
 * a path. A slash at its end is ignored. Sets the segment that the capture
 * matches.
 */
static bool
matches_template(const struct path *path, const char *text,
    struct segment *captured)
{
	const char	*template = path->template;
	size_t		 word, length;

	*captured = (struct segment){ CAPTURE_NONE, NULL, 0 };
	while (*template == '/' && *text == '/') {
		word = strcspn(++template, "/");
		length = strcspn(++text, "/");
		if (*template == '{') {
			if (path->takes == CAPTURE_SEGMENTS)
				length = rest_length(text);
			if (!fits_capture(path->takes, text, length))
				return (false);
			*captured = (struct segment){ path->takes, text,
			    length };
		} else if (word != length ||
		    strncasecmp(template, text, word) != 0)
			return (false);
		template += word;
		text += length;
	}

	return (*template == '\0' &&
	    (strcmp(text, "") == 0 || strcmp(text, "/") == 0));
}

static char *
copy_digits(struct arena *arena, const char *text, size_t length)
{
	while (length > 1 && *text == '0') {
		text++;
		length--;
	}

	return (arena_copy(arena, text, length));
}

/* Decodes a text and drops NULs (rule 3.6). */
static char *
decode_segment(struct arena *arena, const char *text, size_t length)
{
	char	*copy;
	size_t	 i, kept;

	copy = url_decode(arena, text, length, false, &length);
	for (i = kept = 0; i < length; i++)
		if (copy[i] != '\0')
			copy[kept++] = copy[i];
	copy[kept] = '\0';

	return (copy);
}

/* Finds the first path of a list that the text matches. */
static const struct path *
find_path(struct arena *arena, const struct path *list, size_t count,
    const char *text, const char **capture)
{
	struct segment	 s;
	size_t		 i;

	*capture = NULL;
	for (i = 0; i < count; i++) {
		if (!matches_template(&list[i], text, &s))
			continue;
		if (s.capture == CAPTURE_DIGITS)
			*capture = copy_digits(arena, s.text, s.length);
		else if (s.capture != CAPTURE_NONE)
			*capture = decode_segment(arena, s.text, s.length);
		return (&list[i]);
	}

	return (NULL);
}

const struct path *
route_find(struct arena *arena, const char *text, const char **capture)
{
	return (find_path(arena, paths, path_count, text, capture));
}

const struct path *
route_find_page(struct arena *arena, const char *text, const char **capture)
{
	return (find_path(arena, page_paths, page_path_count, text, capture));
}

const char *
route_address(struct arena *arena, const struct path *path,
    const char *capture)
{
	const char	*template = path->template, *end;

	end = strchr(template, '}');

	return (capture == NULL || end == NULL ? template : arena_join(arena,
	    arena_copy(arena, template, strcspn(template, "{")), capture,
	    end + 1, NULL));
}

const struct route *
route_for(const struct path *path, enum method method)
{
	size_t	 i;

	if (method == METHOD_HEAD)
		method = METHOD_GET;
	for (i = 0; i < path->route_count; i++)
		if (method < METHOD_COUNT &&
		    path->routes[i]->methods & 1u << method)
			return (path->routes[i]);

	return (NULL);
}

bool
route_requires(const struct route *route, const struct param *p)
{
	return (p->in != IN_PATH && p->flags &
	    (route->partial ? PARAM_ALWAYS : PARAM_REQUIRED));
}

bool
route_clears(const struct route *route, const struct param *p)
{
	return (p->null == NULL_CLEARS ||
	    (p->null == NULL_UPDATE_CLEARS && route->partial));
}

enum method
method_find(const char *name)
{
	enum method	 method;

	for (method = METHOD_GET; method < METHOD_OTHER; method++)
		if (strcmp(names[method], name) == 0 && *name != '\0')
			break;

	return (method);
}

const char *
method_name(enum method method)
{
	return (names[method]);
}
