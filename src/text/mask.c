#include "text/mask.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "base/array.h"
#include "base/buf.h"

#define NAME_MAX	64	/* bytes; longer names count as secret */

/* Parts of a name, in lower case. */
static const char *const	 words[] = {
	"password", "passwd", "passphrase", "pwd", "secret", "token", "nonce",
	"authorization", "credential", "signature", "session", "api_key",
	"apikey", "api-key", "private"
};

/* Complete names, or parts in brackets. A setting may contain a password. */
static const char *const	 names[] = {
	"pass", "key", "auth", "sig", "sid", "jwt", "code", "pin",
	"value"
};

static int
hex_digit(char c)
{
	return (isdigit((unsigned char)c) ? c - '0' :
	    (c | 32) - 'a' + 10);
}

/*
 * Reads one character, which may have been percent-encoded several times.
 * Returns what follows it. `*depth` is how often it was encoded.
 */
static const char *
read_character(const char *p, char *c, unsigned *depth)
{
	*depth = 0;
	for (*c = *p++; *c == '%' && isxdigit((unsigned char)p[0]) &&
	    isxdigit((unsigned char)p[1]); p += 2) {
		*c = (char)(hex_digit(p[0]) * 16 + hex_digit(p[1]));
		(*depth)++;
	}

	return (p);
}

/* Decodes a name. Returns false if it is too long. */
static bool
decode_name(char name[NAME_MAX + 1], const char *text, const char *end)
{
	size_t		 n;
	unsigned	 depth;
	char		 c;

	for (n = 0; text < end; n++) {
		text = read_character(text, &c, &depth);
		if (n == NAME_MAX)
			return (false);
		name[n] = c == '\0' ? ' ' : (char)tolower((unsigned char)c);
	}
	name[n] = '\0';

	return (true);
}

static bool
holds_word(const char *name)
{
	size_t	 i;

	for (; *name != '\0'; name++)
		for (i = 0; i < COUNT(words); i++)
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
		for (i = 0; i < COUNT(names); i++)
			if (*name == *names[i] && strlen(names[i]) == length &&
			    memcmp(names[i], name, length) == 0)
				return (true);
	}

	return (false);
}

static bool
is_secret(const char *text, const char *end)
{
	char	 name[NAME_MAX + 1];

	return (!decode_name(name, text, end) || holds_word(name) ||
	    holds_name(name));
}

static bool
is_plain(char c)
{
	return (c > ' ' && c < 0x7f && c != '"' && c != '\\');
}

static void
add_escaped(struct buf *b, const char *text, size_t length, size_t end)
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

struct delimiter {
	const char	*at, *after;
	char		 c;		/* NUL: the end of the text */
	unsigned	 depth;		/* how often it was encoded */
};

/* Finds the first delimiter that was encoded at most `most` times. */
static struct delimiter
find_delimiter(const char *p, const char *delimiters, unsigned most)
{
	struct delimiter	 d;

	for (; *p != '\0'; p = d.after) {
		d.at = p;
		d.after = read_character(p, &d.c, &d.depth);
		if (d.depth <= most && d.c != '\0' &&
		    strchr(delimiters, d.c) != NULL)
			return (d);
	}

	return ((struct delimiter){ p, p, '\0', 0 });
}

/*
 * A parameter may contain an address with parameters of its own, so a name may
 * follow any delimiter, however often encoded. A value that is secret ends at
 * an & that is encoded no more often than the = before it. Some readers end a
 * value at a semicolon, others do not.
 */
void
mask_address(struct buf *b, const char *target, size_t max)
{
	struct delimiter	 d;
	const char		*p;
	size_t			 end = b->length + max;

	for (p = target; *p != '\0' && b->length < end; p = d.after) {
		d = find_delimiter(p, "/?#&;=", ~0U);
		add_escaped(b, p, (size_t)(d.after - p), end);
		if (d.c != '=' || b->length >= end || !is_secret(p, d.at))
			continue;
		buf_string(b, "***");
		d.after = find_delimiter(d.after, "&", d.depth).at;
	}
	if (b->length >= end)
		buf_string(b, "...");
}
