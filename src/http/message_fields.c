#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "http/message.h"
#include "http/message_fields.h"

/* Fields with `once` have no meaning as a list (RFC 9110 section 5.3). */
static const struct {
	const char	*name;
	bool		 once;
} fields[HEADER_COUNT] = {
	[HEADER_ACCEPT] = { "accept", false },
	[HEADER_ACCEPT_ENCODING] = { "accept-encoding", false },
	[HEADER_ACCESS_CONTROL_REQUEST_HEADERS] =
	    { "access-control-request-headers", false },
	[HEADER_ACCESS_CONTROL_REQUEST_METHOD] =
	    { "access-control-request-method", true },
	[HEADER_AUTHORIZATION] = { "authorization", true },
	[HEADER_CONNECTION] = { "connection", false },
	[HEADER_CONTENT_LENGTH] = { "content-length", true },
	[HEADER_CONTENT_TYPE] = { "content-type", true },
	[HEADER_EXPECT] = { "expect", false },
	[HEADER_HOST] = { "host", true },
	[HEADER_IDEMPOTENCY_KEY] = { "idempotency-key", true },
	[HEADER_IF_MATCH] = { "if-match", false },
	[HEADER_IF_NONE_MATCH] = { "if-none-match", false },
	[HEADER_ORIGIN] = { "origin", true },
	[HEADER_PREFER] = { "prefer", false },
	[HEADER_SEC_FETCH_SITE] = { "sec-fetch-site", false },
	[HEADER_TRANSFER_ENCODING] = { "transfer-encoding", false },
	[HEADER_X_FORWARDED_FOR] = { "x-forwarded-for", false },
	[HEADER_X_FORWARDED_HOST] = { "x-forwarded-host", false },
	[HEADER_X_FORWARDED_PROTO] = { "x-forwarded-proto", false },
	[HEADER_X_HTTP_METHOD_OVERRIDE] = { "x-http-method-override", true },
	[HEADER_X_REQUEST_ID] = { "x-request-id", false },
};

bool
message_token(const char *text, size_t length)
{
	size_t	 i;

	for (i = 0; i < length; i++) {
		if (!isalnum((unsigned char)text[i]) &&
		    (text[i] == '\0' ||
		    strchr("!#$%&'*+-.^_`|~", text[i]) == NULL))
			return (false);
	}
	return (length > 0);
}

bool
message_visible(const char *text, size_t length, bool blanks)
{
	unsigned char	 c;
	size_t		 i;

	for (i = 0; i < length; i++) {
		c = (unsigned char)text[i];
		if (c == 0x7f || (c < ' ' && (c != '\t' || !blanks)) ||
		    (c == ' ' && !blanks))
			return (false);
	}
	return (true);
}

bool
message_option(const char *list, const char *option)
{
	size_t	 length;

	for (; list != NULL && *list != '\0'; list += length) {
		list += strspn(list, ", \t");
		length = strcspn(list, ", \t");
		if (length == strlen(option) &&
		    strncasecmp(list, option, length) == 0)
			return (true);
	}
	return (false);
}

static void
reverse(char *from, char *to)
{
	char	 c;

	while (from < --to) {
		c = *from;
		*from++ = *to;
		*to = c;
	}
}

/*
 * Joins two values of one name. The first one changes places with what lies
 * between it and the second one's line; that line's name leaves the room for
 * the comma.
 */
static char *
join(struct message *m, char *first, char *line, const char *value)
{
	size_t	 length, i;

	length = strlen(first);
	for (i = 0; i < HEADER_COUNT; i++) {
		if (m->header[i] > first && m->header[i] < line)
			m->header[i] -= length;
	}
	reverse(first, first + length);
	reverse(first + length, line);
	reverse(first, line);
	memcpy(line, ", ", 2);
	memmove(line + 2, value, strlen(value) + 1);

	return (line - length);
}

void
message_field(struct message *m, char *text, char *line, size_t length)
{
	char	*value;
	size_t	 name, i;

	name = strcspn(line, ":");
	if (!message_visible(line, length, true) || line[name] != ':' ||
	    !message_token(line, name)) {
		message_malformed(m, "a header field is not valid");
		return;
	}
	value = line + name + 1;
	value += strspn(value, " \t");
	while (length > 0 && strchr(" \t", line[length - 1]) != NULL)
		line[--length] = '\0';

	for (i = 0; i < HEADER_COUNT; i++) {
		if (strncasecmp(fields[i].name, line, name) == 0 &&
		    fields[i].name[name] == '\0')
			break;
	}
	if (i == HEADER_COUNT)
		return;
	if (m->header[i] == NULL)
		m->header[i] = value;
	else if (fields[i].once)
		message_malformed(m, "a header field is repeated");
	else
		m->header[i] = join(m, text + (m->header[i] - text), line,
		    value);
}
