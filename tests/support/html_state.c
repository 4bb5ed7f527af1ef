#include <string.h>
#include <strings.h>

#include "html_state.h"

static bool
starts(const char *text, const char *with)
{
	return (strncasecmp(text, with, strlen(with)) == 0);
}

/* The content of the element that begins at `text`. */
static enum html_place
content_of(const char *text)
{
	const char	*type, *end;

	if (starts(text, "<style"))
		return (HTML_STYLE);
	if (!starts(text, "<script"))
		return (HTML_TEXT);
	type = strstr(text, "application/ld+json");
	end = strchr(text, '>');

	return (type != NULL && (end == NULL || type < end) ? HTML_DATA :
	    HTML_SCRIPT);
}

/*
 * Continues, from text or from the content of an element, to the next tag or
 * comment.
 */
static const char *
leave(struct html_state *state, const char *at)
{
	if (state->place == HTML_TEXT && starts(at, "<!--")) {
		state->place = HTML_COMMENT;
		return (at + 3);
	}
	if (state->place == HTML_TEXT || starts(at, "</style") ||
	    starts(at, "</script")) {
		state->after = content_of(at);
		state->place = HTML_TAG;
	}

	return (at);
}

static bool
advance_tag(struct html_state *state, char c)
{
	if (c == '"')
		state->place = HTML_VALUE;
	else if (c == '>')
		state->place = state->after;

	return (c != '\'');
}

bool
html_advance(struct html_state *state, const char *at)
{
	for (; *at != '\0'; at++) {
		switch (state->place) {
		case HTML_TAG:
			if (!advance_tag(state, *at))
				return (false);
			break;
		case HTML_VALUE:
			if (*at == '"')
				state->place = HTML_TAG;
			break;
		case HTML_COMMENT:
			if (starts(at, "-->")) {
				state->place = HTML_TEXT;
				at += 2;
			}
			break;
		default:
			if (*at == '<')
				at = leave(state, at);
			break;
		}
	}

	return (true);
}
