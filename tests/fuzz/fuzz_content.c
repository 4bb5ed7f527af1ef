/*
 * A reader that undoes the escapes of a value, parameter or TEXT of iCalendar,
 * or of a text in XML, gets the original text.
 */
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "feeds/content.h"
#include "feeds/xml.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/fuzz.h"

static bool
is_control(char c)
{
	return (((unsigned char)c < ' ' && c != '\t') || c == 0x7f);
}

/*
 * The text without characters that a line cannot contain; `breaks` keeps line
 * breaks.
 */
static const char *
expected(struct arena *arena, const char *text, bool breaks)
{
	char	*copy, *to;

	for (to = copy = arena_string(arena, text); *text != '\0'; text++)
		if (!is_control(*text) || (breaks && *text == '\n'))
			*to++ = *text;
	*to = '\0';

	return (copy);
}

/* Undoes escapes, which are `escape` and the character after it. */
static const char *
unescaped(char *text, char escape)
{
	static const char	 from[] = "n'^\\;,", to[] = "\n\"^\\;,";
	const char		*found;
	char			*at, *end;

	for (at = end = text; *at != '\0'; at++) {
		if (*at != escape) {
			*end++ = *at;
			continue;
		}
		MUST(*++at != '\0' && (found = strchr(from, *at)) != NULL);
		*end++ = to[found - from];
	}
	*end = '\0';

	return (text);
}

static void
check_value(struct arena *arena, const char *text, bool whole)
{
	struct buf	 out;
	char		*line;

	buf_init(&out, arena, 16);
	content_line(&out, "NAME", text);
	line = feed_unfold(out.data, out.length, whole);
	MUST(strcmp(line, arena_join(arena, "NAME:",
	    expected(arena, text, false), "\n", NULL)) == 0);
	free(line);
}

static void
check_text(struct arena *arena, const char *text, bool whole)
{
	struct buf	 out;
	char		*line;

	buf_init(&out, arena, 16);
	content_text_line(&out, "NAME", text);
	line = feed_unfold(out.data, out.length, whole);
	line[strlen(line) - 1] = '\0';
	MUST(strcmp(unescaped(line + strlen("NAME:"), '\\'),
	    expected(arena, text, true)) == 0);
	free(line);
}

static void
check_parameter(struct arena *arena, const char *text, bool whole)
{
	struct content	 c;
	struct buf	 out;
	char		*line, *value;

	buf_init(&out, arena, 16);
	content_begin(&c, &out, "N");
	content_parameter(&c, "P", text);
	content_value(&c, "v");
	content_end(&c);
	line = feed_unfold(out.data, out.length, whole);
	value = line + strlen("N;P=");
	line[strlen(line) - strlen(":v\n")] = '\0';
	if (*value == '"') {
		value[strlen(value) - 1] = '\0';
		value++;
	} else
		MUST(strpbrk(value, ":;,") == NULL);
	MUST(strchr(value, '"') == NULL);
	MUST(strcmp(unescaped(value, '^'), expected(arena, text, true)) == 0);
	free(line);
}

static void
check_xml(struct arena *arena, const char *text)
{
	struct buf	 out;
	const char	*p;

	buf_init(&out, arena, 16);
	xml_text(&out, text);
	MUST(strpbrk(out.data, "<>\"") == NULL);
	for (p = out.data; *p != '\0'; p++) {
		MUST((unsigned char)*p >= ' ' || *p == '\t' || *p == '\n');
		MUST(*p != '&' || strncmp(p, "&amp;", 5) == 0 ||
		    strncmp(p, "&lt;", 4) == 0 ||
		    strncmp(p, "&gt;", 4) == 0 ||
		    strncmp(p, "&quot;", 6) == 0);
	}
}

int
fuzz_content(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	const char	*text;
	bool		 whole;

	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	whole = u8_check((const uint8_t *)text, strlen(text)) == NULL;
	check_value(arena, text, whole);
	check_text(arena, text, whole);
	check_parameter(arena, text, whole);
	check_xml(arena, text);
	arena_free(arena);

	return (0);
}
