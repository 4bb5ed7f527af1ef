#include "text/mask.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "base/buf.h"

#define NAME_MAX	64	/* bytes; longer names count as secret */

/* Parts of a name, in lower case. */
static const char *const	 words[] = {
	"password", "passwd", "passphrase", "pwd", "secret", "token", "nonce",
	"authorization", "credential", "signature", "session", "api_key",
	"apikey", "api-key", "private"
};

/* Complete names, or parts in brackets. */
static const char *const	 names[] = {
	"pass", "key", "auth", "sig", "sid", "jwt", "code", "pin"
};

static int
digit(char c)
{
	return (isdigit((unsigned char)c) ? c - '0' :
	    (c | 32) - 'a' + 10);
}

/* Decodes the name like the form reader. Returns false if it is too long. */
static bool
decode(char name[NAME_MAX + 1], const char *text, size_t length)
{
	size_t	 i, n;
	char	 c;

	for (i = n = 0; i < length; i++) {
		c = text[i];
		if (c == '%' && length - i > 2 &&
		    isxdigit((unsigned char)text[i + 1]) &&
		    isxdigit((unsigned char)text[i + 2])) {
			c = (char)(digit(text[i + 1]) * 16 +
			    digit(text[i + 2]));
			i += 2;
		}
		if (n == NAME_MAX)
			return (false);
		name[n++] = c == '\0' ? ' ' : (char)tolower((unsigned char)c);
	}
	name[n] = '\0';

	return (true);
}

static bool
holds_word(const char *name)
{
	size_t	 i;

	for (; *name != '\0'; name++)
		for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
			if (*name == *words[i] && strncmp(name, words[i],
			    strlen(words[i])) == 0)
				return (true);

	return (false);
}

static bool
holds_name(const char *name)
{
	size_t	 i, length;

	for (; *name != '\0'; name += length) {
		name += strspn(name, "[] ");
		length = strcspn(name, "[] ");
		for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
			if (*name == *names[i] && strlen(names[i]) == length &&
			    memcmp(names[i], name, length) == 0)
				return (true);
	}

	return (false);
}

static bool
is_secret(const char *text, size_t length)
{
	char	 name[NAME_MAX + 1];

	return (!decode(name, text, length) || holds_word(name) ||
	    holds_name(name));
}

static bool
is_plain(char c)
{
	return (c > ' ' && c < 0x7f && c != '"' && c != '\\');
}

static void
add(struct buf *b, const char *text, size_t length, size_t end)
{
	size_t	 i, plain;

	for (i = 0; i < length && b->length < end; ) {
		for (plain = i; plain < length && is_plain(text[plain]) &&
		    plain - i < end - b->length; plain++)
			continue;
		buf_add(b, text + i, plain - i);
		i = plain;
		if (i < length && b->length < end)
			buf_printf(b, "%%%02X", (unsigned char)text[i++]);
	}
}

/*
 * Adds a pair with its value masked. Some readers end a value at a semicolon,
 * others do not.
 */
static size_t
add_pair(struct buf *b, const char *pair, size_t end)
{
	size_t	 name, length;

	length = strcspn(pair, "&;");
	name = strcspn(pair, "=&;");
	if (name == length || !is_secret(pair, name)) {
		add(b, pair, length, end);
		return (length);
	}
	add(b, pair, name, end);
	buf_string(b, "=***");

	return (strcspn(pair, "&"));
}

void
mask_address(struct buf *b, const char *target, size_t max)
{
	const char	*p;
	size_t		 end, length;

	end = b->length + max;
	length = strcspn(target, "?");
	add(b, target, length, end);
	for (p = target + length; *p != '\0' && b->length < end; ) {
		buf_char(b, *p++);
		p += add_pair(b, p, end);
	}
	if (b->length >= end)
		buf_string(b, "...");
}
