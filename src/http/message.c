#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "http/message.h"
#include "http/message_fields.h"

void
message_refuse(struct message *m, enum error verdict, const char *reason)
{
	m->close = true;
	if (m->verdict != ERROR_NONE)
		return;
	m->verdict = verdict;
	m->reason = reason;
}

void
message_malformed(struct message *m, const char *reason)
{
	message_refuse(m, ERROR_REST_BAD_REQUEST, reason);
}

/*
 * The characters of RFC 3986 section 3.2.2, and the port's colon; no more of
 * them than a name has, as it stands in every address of an answer.
 */
static bool
is_host(const char *text)
{
	size_t	 length;

	length = strspn(text, "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%!$&'()*+,;=:[]");
	return (length > 0 && length <= SERVICE_HOST_BYTES &&
	    text[length] == '\0');
}

/*
 * Finds the blank line; `*lines` is the length of the whole lines before it.
 * A line end without CR is refused: it is what smuggled requests live by.
 */
static enum message_state
find_end(struct message *m, const char *text, size_t length, size_t *lines)
{
	const char	*line, *feed, *first;
	size_t		 count, size, start;

	line = first = text;
	for (count = 0; (feed = memchr(line, '\n',
	    length - (size_t)(line - text))) != NULL; count++) {
		if (feed == line || feed[-1] != '\r') {
			message_malformed(m, "a line does not end with CR LF");
			return (MESSAGE_REFUSED);
		}
		if (feed - line == 1 || count > SERVICE_HEAD_LINES)
			break;
		line = feed + 1;
		if (count == 0)
			first = line;
		*lines = (size_t)(line - text);
	}
	size = (size_t)((feed == NULL ? text + length : line) - first);
	start = count == 0 ? size : (size_t)(first - text) - 2;

	if (start > MESSAGE_LINE_MAX)
		message_refuse(m, ERROR_REST_URI_TOO_LONG, NULL);
	else if (size > SERVICE_HEAD_BYTES || (feed != NULL && feed - line > 1))
		message_refuse(m, ERROR_REST_HEADERS_TOO_LARGE, NULL);
	if (m->verdict != ERROR_NONE)
		return (MESSAGE_REFUSED);
	return (feed == NULL ? MESSAGE_PARTIAL : MESSAGE_WHOLE);
}

/* The host moves to the front, where there is room for a NUL behind it. */
static void
read_absolute(struct message *m, char *target)
{
	char	*host;
	size_t	 length;

	host = strchr(target, ':') + 3;
	length = strcspn(host, "/?");
	memmove(target, host, length);
	target[length] = '\0';
	m->header[HEADER_HOST] = target;
	if (!is_host(target))
		message_malformed(m, "the address has no valid host");

	host += length;
	if (*host != '/')
		*--host = '/';
	m->target = host;
}

static void
read_target(struct message *m, char *target)
{
	size_t	 length;

	length = strlen(target);
	if (length > SERVICE_ADDRESS_BYTES)
		message_refuse(m, ERROR_REST_URI_TOO_LONG, NULL);
	else if (!message_visible(target, length, false))
		message_malformed(m, "the address holds a blank");
	else if (*target == '/' || strcmp(target, "*") == 0)
		m->target = target;
	else if (strncasecmp(target, "http://", 7) == 0 ||
	    strncasecmp(target, "https://", 8) == 0)
		read_absolute(m, target);
	else
		message_malformed(m, "the address is not a path");
}

static void
read_version(struct message *m, const char *version)
{
	if (strcmp(version, "HTTP/1.0") == 0)
		m->minor_zero = true;
	else if (strcmp(version, "HTTP/1.1") == 0)
		m->minor_zero = false;
	else if (strncmp(version, "HTTP/", 5) == 0 &&
	    isdigit((unsigned char)version[5]) && version[6] == '.' &&
	    isdigit((unsigned char)version[7]) && version[8] == '\0')
		message_refuse(m, ERROR_REST_HTTP_VERSION, NULL);
	else
		message_malformed(m, "the request line has no HTTP version");
}

static void
read_request_line(struct message *m, char *line, size_t length)
{
	char	*target, *version;

	target = memchr(line, ' ', length);
	version = target != NULL ? strchr(target + 1, ' ') : NULL;
	if (!message_visible(line, length, true) || version == NULL ||
	    !message_token(line, (size_t)(target - line))) {
		message_malformed(m, "the first line is no request line");
		return;
	}
	*target++ = '\0';
	*version++ = '\0';

	m->method = line;
	read_target(m, target);
	read_version(m, version);
}

static void
read_lines(struct message *m, char *text, size_t length)
{
	const char	*host;
	char		*line, *next;

	host = NULL;
	for (line = text; line < text + length; line = next) {
		next = (char *)memchr(line, '\n',
		    length - (size_t)(line - text)) + 1;
		next[-2] = '\0';
		if (line != text) {
			message_field(m, text, line, (size_t)(next - line) - 2);
			continue;
		}
		read_request_line(m, line, (size_t)(next - line) - 2);
		host = m->header[HEADER_HOST];
		m->header[HEADER_HOST] = NULL;
	}

	if (m->header[HEADER_HOST] == NULL && !m->minor_zero)
		message_malformed(m, "the Host field is missing");
	else if (m->header[HEADER_HOST] != NULL &&
	    *m->header[HEADER_HOST] != '\0' &&
	    !is_host(m->header[HEADER_HOST]))
		message_malformed(m, "the Host field is not valid");
	if (host != NULL)
		m->header[HEADER_HOST] = host;
}

/* What is asked for by reading is short. */
size_t
message_body_max(const char *method)
{
	return (strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 ||
	    strcmp(method, "OPTIONS") == 0 ? SERVICE_READ_BODY_BYTES :
	    SERVICE_BODY_BYTES);
}

/* How long the body is (RFC 9112 section 6.3). */
static size_t
read_length(struct message *m)
{
	const char	*p;
	size_t		 length, most;

	p = m->header[HEADER_CONTENT_LENGTH];
	most = message_body_max(m->method);
	if (m->header[HEADER_TRANSFER_ENCODING] != NULL) {
		if (p != NULL || m->minor_zero)
			message_malformed(m, "the body's length is ambiguous");
		message_refuse(m, ERROR_REST_LENGTH_REQUIRED, NULL);
		return (0);
	}
	if (p == NULL)
		return (0);
	if (*p == '\0' || p[strspn(p, "0123456789")] != '\0') {
		message_malformed(m, "Content-Length is not a number");
		return (0);
	}
	for (length = 0; *p != '\0' && length <= most; p++)
		length = length * 10 + (size_t)(*p - '0');
	if (length > most)
		message_refuse(m, ERROR_REST_BODY_TOO_LARGE, NULL);
	return (length);
}

enum message_state
message_read(struct message *m, char *text, size_t length, size_t *head,
    size_t *body)
{
	enum message_state	 state;
	const char		*options;
	size_t			 skip, lines;

	memset(m, 0, sizeof(*m));
	m->method = m->target = "";

	/* Old clients send a line end too many behind a body. */
	for (skip = 0; skip < 4 && length - skip >= 2 &&
	    memcmp(text + skip, "\r\n", 2) == 0; skip += 2)
		continue;

	lines = 0;
	state = find_end(m, text + skip, length - skip, &lines);
	if (state == MESSAGE_PARTIAL)
		return (MESSAGE_PARTIAL);
	if (lines > 0)
		read_lines(m, text + skip, lines);
	else
		message_malformed(m, "the request line is empty");
	*head = skip + lines + 2;
	*body = read_length(m);

	options = m->header[HEADER_CONNECTION];
	if (message_option(options, "close") ||
	    (m->minor_zero && !message_option(options, "keep-alive")))
		m->close = true;
	return (m->verdict == ERROR_NONE ? MESSAGE_WHOLE : MESSAGE_REFUSED);
}

bool
message_expects(const struct message *m)
{
	return (!m->minor_zero &&
	    message_option(m->header[HEADER_EXPECT], "100-continue"));
}
