#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "tests/fuzz/body.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/fuzz.h"

#define OCTETS		75
#define DEPTH		8

char *
feed_unfold(const char *text, size_t length, bool whole)
{
	const char	*end = text + length, *line_end, *p;
	char		*lines, *to;

	MUST((to = lines = malloc(length + 1)) != NULL);
	while (text < end) {
		MUST((line_end = memmem(text, (size_t)(end - text), "\r\n",
		    2)) != NULL);
		MUST(line_end - text <= OCTETS);
		MUST(!whole || u8_check((const uint8_t *)text,
		    (size_t)(line_end - text)) == NULL);
		for (p = text; p < line_end; p++)
			MUST(*p == '\t' || ((unsigned char)*p >= ' ' &&
			    *p != 0x7f));
		to = mempcpy(to, text, (size_t)(line_end - text));
		text = line_end + 2;
		if (text < end && *text == ' ')
			text++;
		else
			*to++ = '\n';
	}
	*to = '\0';

	return (lines);
}

/* Every component has a BEGIN and an END, and they are nested. */
static void
check_calendar(const char *text, size_t length)
{
	char		*lines = feed_unfold(text, length, true), *line;
	const char	*open[DEPTH];
	size_t		 depth = 0;

	for (line = strtok(lines, "\n"); line != NULL;
	    line = strtok(NULL, "\n")) {
		MUST(strchr(line, ':') != NULL);
		if (strncmp(line, "BEGIN:", 6) == 0) {
			MUST(depth < DEPTH);
			open[depth++] = line + 6;
		} else if (strncmp(line, "END:", 4) == 0) {
			MUST(depth > 0 &&
			    strcmp(open[--depth], line + 4) == 0);
		} else
			MUST(depth > 0);
	}
	MUST(depth == 0);
	free(lines);
}

/* The text consists of tags, and of text without < and >. */
static void
check_xml(const char *text, size_t length)
{
	const char	*open[DEPTH], *end;
	size_t		 depth = 0;

	MUST(u8_check((const uint8_t *)text, length) == NULL);
	MUST(strlen(text) == length);
	while (*(text += strcspn(text, "<>")) != '\0') {
		MUST(*text++ == '<' && (end = strpbrk(text, "<>")) != NULL);
		MUST(*end == '>');
		if (*text == '/') {
			MUST(depth > 0 && strncmp(open[--depth], text + 1,
			    (size_t)(end - text - 1)) == 0);
		} else if (*text != '?' && end[-1] != '/') {
			MUST(depth < DEPTH);
			open[depth++] = text;
		}
		text = end + 1;
	}
	MUST(depth == 0);
}

void
feed_check(enum format format, const char *text, size_t length)
{
	char	 code[BODY_CODE];

	switch (format) {
	case FORMAT_CALENDAR:
		check_calendar(text, length);
		break;
	case FORMAT_RSS:
		check_xml(text, length);
		break;
	case FORMAT_HTML:
		MUST(u8_check((const uint8_t *)text, length) == NULL);
		break;
	default:
		body_check(text, length, code);
		break;
	}
}
