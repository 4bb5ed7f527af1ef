#include "command/ical/ical_property.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <openssl/evp.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"

/* Properties whose texts are shown. */
static const char *const	 texts[] = {
	"SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT",
	"CATEGORIES", "RESOURCES", "X-ALT-DESC", "STYLED-DESCRIPTION",
	"X-WR-CALNAME"
};

/* The end of a part of the head, which no quotes contain. */
static const char *
find_end(const char *from, const char *end, const char *ends)
{
	bool	 quoted = false;

	for (; from < end; from++)
		if (*from == '"')
			quoted = !quoted;
		else if (!quoted && strchr(ends, *from) != NULL)
			break;
	return (from);
}

/* Whether the text is this word, in any letter case. */
static bool
is_word(const char *from, const char *end, const char *word)
{
	return ((size_t)(end - from) == strlen(word) &&
	    strncasecmp(from, word, strlen(word)) == 0);
}

/* Parameters of vCalendar 1.0, which omits the names of some. */
static const char *const	 quoted[] = {
	"QUOTED-PRINTABLE", "ENCODING=QUOTED-PRINTABLE",
	"ENCODING=\"QUOTED-PRINTABLE\"", "ENCODING=Q", NULL
};

/* Those of binary values, too, for texts. */
static const char *const	 base64[] = {
	"BASE64", "ENCODING=BASE64", "ENCODING=\"BASE64\"", "ENCODING=B",
	NULL
};

static bool
is_one_of(const char *from, const char *end, const char *const *words)
{
	while (*words != NULL && !is_word(from, end, *words))
		words++;
	return (*words != NULL);
}

static bool
is_charset(const char *from, const char *end)
{
	return (end - from > (ptrdiff_t)strlen("CHARSET=") &&
	    strncasecmp(from, "CHARSET=", strlen("CHARSET=")) == 0);
}

static void
copy_charset(struct property *p, const char *from, const char *end)
{
	size_t	 length;

	from += strlen("CHARSET=");
	from += *from == '"';
	length = strcspn(from, "\";:");
	if (from + length <= end && length < CHARSET_NAME)
		*(char *)mempcpy(p->charset, from, length) = '\0';
}

static bool
is_shown(const struct property *p)
{
	const char	*end;
	size_t		 i;

	end = find_end(p->line, p->end, ":;");
	for (i = 0; i < COUNT(texts); i++)
		if (is_word(p->line, end, texts[i]))
			return (true);
	return (false);
}

/* Whether the value does not have the form of the parameter any more. */
static bool
is_decoded(const struct property *p, const char *from, const char *end)
{
	return (is_charset(from, end) || is_one_of(from, end, quoted) ||
	    (p->is_base64 && (is_one_of(from, end, base64) ||
	    is_word(from, end, "VALUE=BINARY"))));
}

void
property_read(struct property *p, const char *line, size_t length)
{
	const char	*at, *from;

	p->line = line;
	p->end = line + length;
	p->quoted = p->is_base64 = false;
	p->charset[0] = '\0';
	at = find_end(line, p->end, ":;");
	while (at < p->end && *at == ';') {
		from = at + 1;
		at = find_end(from, p->end, ":;");
		p->quoted = p->quoted || is_one_of(from, at, quoted);
		p->is_base64 = p->is_base64 || is_one_of(from, at, base64);
		if (is_charset(from, at))
			copy_charset(p, from, at);
	}
	p->is_base64 = p->is_base64 && is_shown(p);
	p->value = at < p->end ? at + 1 : p->end;
}

static void
write_head(struct buf *out, const struct property *p)
{
	const char	*at, *from;

	at = find_end(p->line, p->end, ":;");
	/* RFC 9073 is newer than libical. */
	if (is_word(p->line, at, "STYLED-DESCRIPTION"))
		buf_string(out, "X-");
	charset_fix(out, p->line, (size_t)(at - p->line));
	while (at < p->end && *at == ';') {
		from = at;
		at = find_end(from + 1, p->end, ":;");
		if (!is_decoded(p, from + 1, at))
			charset_fix(out, from, (size_t)(at - from));
	}
	if (at < p->end)
		buf_char(out, ':');
}

/* RFC 2045 section 6.7; soft line breaks are already joined. */
static void
decode_quoted(struct buf *to, const char *from, const char *end)
{
	char	 digits[3] = "", c;

	for (; from < end; from++) {
		if (*from != '=' || end - from < 3 ||
		    !isxdigit((unsigned char)from[1]) ||
		    !isxdigit((unsigned char)from[2])) {
			buf_char(to, *from);
			continue;
		}
		memcpy(digits, from + 1, 2);
		if ((c = (char)strtoul(digits, NULL, 16)) != '\0')
			buf_char(to, c);
		from += 2;
	}
}

/*
 * Writes an escape, and returns its last character. Libical writes \t and \r,
 * and reads some others as control characters. An unknown escape keeps its
 * character.
 */
static const char *
write_escape(struct buf *out, const char *at, const char *end)
{
	static const char	 known[] = "\\;,nNt";

	if (at + 1 == end) {
		buf_string(out, "\\\\");
		return (at);
	}
	if (at[1] == 'r' && end - at > 3 && at[2] == '\\' && at[3] == 'n')
		return (at + 1);
	if (strchr(known, at[1]) != NULL)
		buf_char(out, '\\');
	buf_char(out, at[1]);
	return (at + 1);
}

static void
write_text(struct buf *out, const char *at, const char *end)
{
	for (; at < end; at++)
		if (*at == '\\')
			at = write_escape(out, at, end);
		else if (*at == '\r' && at + 1 < end && at[1] == '\n')
			continue;
		else if (*at == '\n' || *at == '\r')
			buf_string(out, "\\n");
		else if (*at != '\0')
			buf_char(out, *at);
}

/* A charset may have written a NUL. */
static void
write_line(struct buf *out, const char *at, const char *end)
{
	for (; at < end; at++)
		if (*at != '\0')
			buf_char(out, *at);
}

/*
 * RFC 4648 section 4. Folds may have left blanks. Returns false if it is
 * something else.
 */
static bool
decode_base64(struct buf *to, const char *from, const char *end)
{
	int	 size, padding = 0;
	size_t	 length;
	char	*at;

	for (; from < end; from++)
		if (*from != ' ' && *from != '\t')
			buf_char(to, *from);
	at = to->data;
	length = to->length;
	if (length % 4 != 0)
		return (false);
	while (padding < 2 && length > 0 &&
	    at[length - 1 - (size_t)padding] == '=')
		padding++;
	size = length == 0 ? 0 : EVP_DecodeBlock((unsigned char *)at,
	    (unsigned char *)at, (int)length);
	buf_cut(to, size < padding ? 0 : (size_t)(size - padding));
	return (size >= 0);
}

static bool
is_text(const struct buf *text)
{
	size_t	 i;

	for (i = 0; i < text->length; i++)
		if ((unsigned char)text->data[i] < ' ' &&
		    strchr("\t\n\r", text->data[i]) == NULL)
			return (false);
	return (memchr(text->data, '\0', text->length) == NULL &&
	    charset_is_utf8(text->data, text->length));
}

enum property_fault
property_write(struct buf *out, struct arena *arena,
    const struct property *p, bool converted)
{
	struct buf		 bytes, text;
	enum property_fault	 fault = PROPERTY_FINE;

	buf_init(&bytes, arena, (size_t)(p->end - p->value));
	if (p->quoted)
		decode_quoted(&bytes, p->value, p->end);
	else if (!p->is_base64)
		buf_add(&bytes, p->value, (size_t)(p->end - p->value));
	else if (!decode_base64(&bytes, p->value, p->end)) {
		fault = PROPERTY_ENCODING;
		buf_cut(&bytes, 0);
	}
	buf_init(&text, arena, bytes.length);
	if ((p->quoted || p->is_base64 || !converted) &&
	    charset_applies(p->charset, bytes.data, bytes.length) &&
	    !charset_convert(&text, p->charset, bytes.data, bytes.length))
		fault = PROPERTY_CHARSET;
	if (text.length == 0 && p->is_base64 && !is_text(&bytes))
		fault = PROPERTY_ENCODING;
	else if (text.length == 0)
		charset_fix(&text, bytes.data, bytes.length);
	write_head(out, p);
	if (p->quoted || is_shown(p))
		write_text(out, text.data, text.data + text.length);
	else
		write_line(out, text.data, text.data + text.length);
	return (fault);
}
