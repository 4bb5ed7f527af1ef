#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "http/format.h"
#include "http/negotiate.h"

#define ROW(type, ending)	{ type, type "; charset=UTF-8", ending }

static const struct {
	const char	*type;
	const char	*content_type;
	const char	*ending;
} rows[FORMAT_COUNT] = {
	[FORMAT_JSON] = ROW(MEDIA_JSON, NULL),
	[FORMAT_CALENDAR] = ROW(MEDIA_CALENDAR, ".ics"),
	[FORMAT_RSS] = ROW(MEDIA_RSS, ".rss"),
	[FORMAT_JSON_LD] = ROW(MEDIA_JSON_LD, ".jsonld"),
	[FORMAT_HTML] = ROW(MEDIA_HTML, NULL)
};

const char *
format_type(enum format format)
{
	return (rows[format].type);
}

const char *
format_content_type(enum format format)
{
	return (rows[format].content_type);
}

const char *
format_ending(enum format format)
{
	return (rows[format].ending);
}

const char *
format_cut(struct arena *arena, const char *text, enum format *format)
{
	const char	*ending;
	size_t		 length, cut, i;

	length = strlen(text);
	if (length > 0 && text[length - 1] == '/')
		length--;
	for (i = 0; i < FORMAT_COUNT; i++) {
		if ((ending = rows[i].ending) == NULL ||
		    (cut = strlen(ending)) >= length ||
		    strncasecmp(text + length - cut, ending, cut) != 0)
			continue;
		length -= cut;
		/* A segment that is only an ending has no format. */
		if (text[length - 1] == '/')
			return (NULL);
		*format = i;
		return (arena_copy(arena, text, length));
	}

	return (NULL);
}

enum format
format_choose(unsigned formats, const char *accept)
{
	enum format	 format, chosen;
	int		 n, best;

	chosen = FORMAT_JSON;
	best = accept_range_weight(accept, rows[FORMAT_JSON].type);
	for (format = 0; format < FORMAT_COUNT; format++) {
		if (!(formats & 1u << format) ||
		    (n = accept_weight(accept, rows[format].type)) <= best)
			continue;
		best = n;
		chosen = format;
	}

	return (chosen);
}
