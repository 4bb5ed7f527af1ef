#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/urls.h"

#define NAME	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

/* Returns the text after the prefix, or NULL if it has another prefix. */
static const char *
skip_prefix(const char *text, const char *prefix)
{
	size_t	 length = strlen(prefix);

	return (strncasecmp(text, prefix, length) == 0 ? text + length : NULL);
}

/*
 * Printable ASCII without blanks. Quotation marks and angle brackets must be
 * escaped (RFC 3986): they would end an address in other programs.
 */
static bool
has_safe_bytes(const char *text)
{
	for (; *text != '\0'; text++)
		if (*text <= ' ' || *text > '~' ||
		    strchr("\"<>", *text) != NULL)
			return (false);

	return (true);
}

/* A name, an IPv4 address, or an IPv6 address in brackets. */
static bool
is_host(const char *text, size_t length)
{
	size_t	 i, letters = 0;
	bool	 bracket;

	if ((bracket = length > 2 && text[0] == '[')) {
		if (text[length - 1] != ']')
			return (false);
		text++;
		length -= 2;
	}
	for (i = 0; i < length; i++) {
		if (isalnum((unsigned char)text[i]))
			letters++;
		else if (strchr(bracket ? ":." : "-._", text[i]) == NULL)
			return (false);
	}

	return (letters > 0 || (bracket && strncmp(text, "::]", 3) == 0));
}

/* [user@]host[:port], followed by a path, a query, or nothing. */
static bool
has_host(const char *text)
{
	const char	*at, *port;
	size_t		 length;

	length = strcspn(text, "/?#");
	if ((at = memrchr(text, '@', length)) != NULL) {
		length -= (size_t)(at + 1 - text);
		text = at + 1;
	}
	port = memrchr(text, ':', length);
	if (port != NULL && memchr(port, ']', length -
	    (size_t)(port - text)) == NULL) {
		if (port + 1 + strspn(port + 1, "0123456789") != text + length)
			return (false);
		length = (size_t)(port - text);
	}

	return (is_host(text, length));
}

bool
url_is_web(const char *text)
{
	const char	*rest;

	if ((rest = skip_prefix(text, "http://")) == NULL &&
	    (rest = skip_prefix(text, "https://")) == NULL)
		return (false);

	return (has_safe_bytes(text) && has_host(rest));
}

/* Whether the text is that host, with or without a port. */
static bool
names_host(const char *text, const char *host)
{
	const char	*rest;

	if ((rest = skip_prefix(text, host)) == NULL)
		return (false);
	if (*rest == ':')
		rest += 1 + strspn(rest + 1, "0123456789");

	return (*rest == '\0' || *rest == '/' || *rest == '?');
}

bool
url_is_local(const char *text)
{
	const char	*host = strstr(text, "://");

	if (host == NULL)
		return (false);
	host += strlen("://");

	return (names_host(host, "localhost") ||
	    names_host(host, "127.0.0.1") || names_host(host, "[::1]"));
}

bool
url_has_login(const char *text)
{
	const char	*host = strstr(text, "://");

	host = host != NULL ? host + strlen("://") : text;
	return (memchr(host, '@', strcspn(host, "/?#")) != NULL);
}

const char *
url_with_scheme(struct arena *arena, const char *text)
{
	if (strstr(text, "://") != NULL || strchr(text, '.') == NULL ||
	    skip_prefix(text, "mailto:") != NULL)
		return (text);

	return (arena_join(arena, "https://", text, NULL));
}

bool
url_is_private(const char *text)
{
	return (skip_prefix(text, "http://") != NULL ? url_is_local(text) :
	    skip_prefix(text, "https://") != NULL);
}

/* user@host */
static bool
is_address(const char *text)
{
	const char	*at;
	size_t		 length;

	length = strcspn(text, "?#");
	at = memrchr(text, '@', length);

	return (at != NULL && at > text &&
	    is_host(at + 1, length - (size_t)(at + 1 - text)));
}

bool
url_valid(const char *text)
{
	const char	*rest;

	if (!has_safe_bytes(text))
		return (false);
	if ((rest = skip_prefix(text, "mailto:")) != NULL)
		return (is_address(rest));
	if ((rest = skip_prefix(text, "ftp://")) != NULL)
		return (has_host(rest));

	return (url_is_web(text));
}

static int
hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return (c - '0');
	c |= 'a' - 'A';

	return (c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1);
}

char *
url_decode(struct arena *arena, const char *text, size_t size, bool plus,
    size_t *length)
{
	char	*copy, *to;
	size_t	 i;

	copy = to = arena_copy(arena, text, size);
	for (i = 0; i < size; i++) {
		if (text[i] == '%' && size - i > 2 &&
		    hex_digit(text[i + 1]) != -1 &&
		    hex_digit(text[i + 2]) != -1) {
			*to++ = (char)(hex_digit(text[i + 1]) << 4 |
			    hex_digit(text[i + 2]));
			i += 2;
		} else
			*to++ = plus && text[i] == '+' ? ' ' : text[i];
	}
	*to = '\0';
	if (length != NULL)
		*length = (size_t)(to - copy);

	return (copy);
}

void
url_encode(struct buf *buf, const char *text)
{
	size_t	 plain;

	while (*text != '\0') {
		if ((plain = strspn(text, NAME "-._")) > 0) {
			buf_add(buf, text, plain);
			text += plain;
			continue;
		}
		if (*text == ' ')
			buf_char(buf, '+');
		else
			buf_printf(buf, "%%%02X", (unsigned char)*text);
		text++;
	}
}
