#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "http/message.h"

void
message_refuse(struct message *m, enum error verdict, const char *reason)
{
	m->close = true;
	if (m->verdict != ERROR_NONE)
		return;
	m->verdict = verdict;
	m->reason = reason;
}

/* `reason` is a literal. */
static void
refuse_malformed(struct message *m, const char *reason)
{
	message_refuse(m, ERROR_REST_BAD_REQUEST, reason);
}

/*
 * Fields with `once` must not be repeated: their values form no list (RFC 9110
 * section 5.3).
 */
static const struct {
	const char	*name;
	bool		 once;
} fields[HEADER_COUNT] = {
	[HEADER_ACCEPT] = { "accept", false },
	[HEADER_ACCEPT_ENCODING] = { "accept-encoding", false },
	[HEADER_ACCEPT_LANGUAGE] = { "accept-language", false },
	[HEADER_ACCESS_CONTROL_REQUEST_HEADERS] =
	    { "access-control-request-headers", false },
	[HEADER_ACCESS_CONTROL_REQUEST_METHOD] =
	    { "access-control-request-method", true },
	[HEADER_AUTHORIZATION] = { "authorization", true },
	[HEADER_CONNECTION] = { "connection", false },
	[HEADER_CONTENT_LENGTH] = { "content-length", true },
	[HEADER_CONTENT_TYPE] = { "content-type", true },
	[HEADER_COOKIE] = { "cookie", false },
	[HEADER_EXPECT] = { "expect", false },
	[HEADER_HOST] = { "host", true },
	[HEADER_IDEMPOTENCY_KEY] = { "idempotency-key", true },
	[HEADER_IF_MATCH] = { "if-match", false },
	[HEADER_IF_NONE_MATCH] = { "if-none-match", false },
	[HEADER_ORIGIN] = { "origin", true },
	[HEADER_PREFER] = { "prefer", false },
	[HEADER_SEC_FETCH_SITE] = { "sec-fetch-site", false },
	[HEADER_TRANSFER_ENCODING] = { "transfer-encoding", false },
	[HEADER_USER_AGENT] = { "user-agent", false },
	[HEADER_X_FORWARDED_FOR] = { "x-forwarded-for", false },
	[HEADER_X_FORWARDED_HOST] = { "x-forwarded-host", false },
	[HEADER_X_FORWARDED_PROTO] = { "x-forwarded-proto", false },
	[HEADER_X_HTTP_METHOD_OVERRIDE] = { "x-http-method-override", true },
	[HEADER_X_REQUEST_ID] = { "x-request-id", false },
};

/* RFC 9110 section 5.6.2. */
static bool
is_token(const char *text, size_t length)
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

/* Whether there are no control characters, and no blanks unless allowed. */
static bool
is_visible(const char *text, size_t length, bool blanks)
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

/* Whether a list, which may be NULL, has the option in any letter case. */
static bool
has_option(const char *list, const char *option)
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
reverse_bytes(char *from, char *to)
{
	char	 c;

	while (from < --to) {
		c = *from;
		*from++ = *to;
		*to = c;
	}
}

/*
 * Joins two values of one name: moves the first value to the line of the
 * second, whose name leaves room for the comma.
 */
static char *
join_values(struct message *m, char *first, char *line, const char *value)
{
	size_t	 length, i;

	length = strlen(first);
	for (i = 0; i < HEADER_COUNT; i++) {
		if (m->header[i] > first && m->header[i] < line)
			m->header[i] -= length;
	}
	reverse_bytes(first, first + length);
	reverse_bytes(first + length, line);
	reverse_bytes(first, line);
	memcpy(line, ", ", 2);
	memmove(line + 2, value, strlen(value) + 1);

	return (line - length);
}

/*
 * Reads the field in `line`, which ends with a NUL. `text` is the start of the
 * head. Values of one name are joined by moving the bytes between them.
 */
static void
read_field(struct message *m, char *text, char *line, size_t length)
{
	char	*value;
	size_t	 name, i;

	name = strcspn(line, ":");
	if (!is_visible(line, length, true) || line[name] != ':' ||
	    !is_token(line, name)) {
		refuse_malformed(m, "a header field is not valid");
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
		refuse_malformed(m, "a header field is repeated");
	else
		m->header[i] = join_values(m, text + (m->header[i] - text),
		    line, value);
}

/*
 * Whether the text has only characters of RFC 3986 section 3.2.2, and the
 * colon before a port. The length is limited because every address in an
 * answer contains the host.
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
 * Finds the blank line; `*lines` is the length of the complete lines before it.
 * A line end without CR is rejected: it makes request smuggling possible.
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
			refuse_malformed(m, "a line does not end with CR LF");
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

/* Moves the host one byte to the front, which makes room for a NUL after it. */
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
		refuse_malformed(m, "the address has no valid host");

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
	else if (!is_visible(target, length, false))
		refuse_malformed(m, "the address contains a blank");
	else if (*target == '/' || strcmp(target, "*") == 0)
		m->target = target;
	else if (strncasecmp(target, "http://", 7) == 0 ||
	    strncasecmp(target, "https://", 8) == 0)
		read_absolute(m, target);
	else
		refuse_malformed(m, "the address is not a path");
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
		refuse_malformed(m, "the request line has no HTTP version");
}

static void
read_request_line(struct message *m, char *line, size_t length)
{
	char	*target, *version;

	target = memchr(line, ' ', length);
	version = target != NULL ? strchr(target + 1, ' ') : NULL;
	if (!is_visible(line, length, true) || version == NULL ||
	    !is_token(line, (size_t)(target - line))) {
		refuse_malformed(m, "the first line is not a request line");
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
			read_field(m, text, line, (size_t)(next - line) - 2);
			continue;
		}
		read_request_line(m, line, (size_t)(next - line) - 2);
		host = m->header[HEADER_HOST];
		m->header[HEADER_HOST] = NULL;
	}

	if (m->header[HEADER_HOST] == NULL && !m->minor_zero)
		refuse_malformed(m, "the Host field is missing");
	else if (m->header[HEADER_HOST] != NULL &&
	    *m->header[HEADER_HOST] != '\0' &&
	    !is_host(m->header[HEADER_HOST]))
		refuse_malformed(m, "the Host field is not valid");
	if (host != NULL)
		m->header[HEADER_HOST] = host;
}

/* Methods that read may have only short bodies. */
size_t
message_body_most(const char *method, size_t most)
{
	if (strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 ||
	    strcmp(method, "OPTIONS") == 0)
		return (SERVICE_READ_BODY_BYTES);

	return (most);
}

static bool
may_be_file(const struct message *m)
{
	const char	*type = m->header[HEADER_CONTENT_TYPE];

	return (type != NULL &&
	    (strncasecmp(type, "multipart/form-data", 19) == 0 ||
	    strncasecmp(type, "image/", 6) == 0));
}

size_t
message_body_most_by_head(const struct message *m)
{
	return (message_body_most(m->method, may_be_file(m) ?
	    SERVICE_UPLOAD_BODY_BYTES : SERVICE_BODY_BYTES));
}

/*
 * Any other coding, and a second one, is rejected. A proxy that reads the head
 * in another way gains nothing, since the connection closes.
 */
static void
read_coding(struct message *m, const char *coding)
{
	if (m->header[HEADER_CONTENT_LENGTH] != NULL || m->minor_zero)
		refuse_malformed(m, "the body's length is ambiguous");
	else if (strcasecmp(coding, "chunked") != 0)
		message_refuse(m, ERROR_REST_LENGTH_REQUIRED, NULL);
	m->chunked = m->close = true;
}

/* The length of the body (RFC 9112 section 6.3). */
static size_t
read_length(struct message *m)
{
	const char	*p;
	size_t		 length, most;

	p = m->header[HEADER_CONTENT_LENGTH];
	most = message_body_most_by_head(m);
	if (m->header[HEADER_TRANSFER_ENCODING] != NULL) {
		read_coding(m, m->header[HEADER_TRANSFER_ENCODING]);
		return (0);
	}
	if (p == NULL)
		return (0);
	if (*p == '\0' || p[strspn(p, "0123456789")] != '\0') {
		refuse_malformed(m, "Content-Length is not a number");
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

	/* Old clients send an extra line end after a body. */
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
		refuse_malformed(m, "the request line is empty");
	*head = skip + lines + 2;
	*body = read_length(m);

	options = m->header[HEADER_CONNECTION];
	if (has_option(options, "close") ||
	    (m->minor_zero && !has_option(options, "keep-alive")))
		m->close = true;
	return (m->verdict == ERROR_NONE ? MESSAGE_WHOLE : MESSAGE_REFUSED);
}

bool
message_expects(const struct message *m)
{
	return (!m->minor_zero &&
	    has_option(m->header[HEADER_EXPECT], "100-continue"));
}
