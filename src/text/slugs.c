#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unicase.h>
#include <unictype.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/fold.h"
#include "text/html.h"
#include "text/slugs.h"

#define DIGITS	"0123456789abcdef"
#define ESCAPE	3		/* bytes of %e4 */

/* Decodes up to four bytes of escapes and returns their count. */
static size_t
read_escapes(const char *text, uint8_t bytes[4])
{
	size_t	 i;

	for (i = 0; i < 4 && text[0] == '%' &&
	    isxdigit((unsigned char)text[1]) &&
	    isxdigit((unsigned char)text[2]); i++, text += ESCAPE)
		bytes[i] = (uint8_t)(
		    (strchr(DIGITS, tolower(text[1])) - DIGITS) << 4 |
		    (strchr(DIGITS, tolower(text[2])) - DIGITS));

	return (i);
}

/*
 * Length of the escapes at the front that form one non-ASCII character, or 0.
 */
static size_t
character_length(const char *text, uint8_t bytes[4])
{
	ucs4_t	 c;
	size_t	 count;
	int	 length;

	/* u8_mbtoucr() reads the first byte even of an empty text. */
	if ((count = read_escapes(text, bytes)) == 0)
		return (0);
	length = u8_mbtoucr(&c, bytes, count);

	return (length > 1 ? (size_t)length * ESCAPE : 0);
}

static char *
decode_escapes(struct arena *arena, const char *text)
{
	struct buf	 out;
	uint8_t		 bytes[4];
	size_t		 plain, length;

	buf_init(&out, arena, strlen(text));
	while (*text != '\0') {
		plain = strcspn(text, "%");
		buf_add(&out, text, plain);
		text += plain;
		if ((length = character_length(text, bytes)) > 0) {
			buf_add(&out, bytes, length / ESCAPE);
			text += length;
		} else if (*text != '\0')
			buf_char(&out, *text++);
	}

	return (out.data);
}

static char *
lower_text(struct arena *arena, const char *text)
{
	uint8_t	*result;
	size_t	 length;
	char	*copy;

	result = u8_tolower((const uint8_t *)text, strlen(text), NULL, NULL,
	    NULL, &length);
	if (result == NULL)
		return (arena_string(arena, ""));
	copy = arena_copy(arena, (const char *)result, length);
	free(result);

	return (copy);
}

static bool
is_curly_quote(ucs4_t c)
{
	return (c >= 0x2018 && c <= 0x201f);
}

/* Blanks, slashes, dots and dashes. */
static bool
is_separator(ucs4_t c)
{
	/* Middle dots, dot leaders, and the full stops of East Asia. */
	static const ucs4_t	dots[] = {
		0xb7, 0x2024, 0x2025, 0x2026, 0x2027, 0x3002, 0xfe52, 0xff0e,
		0xff61
	};
	size_t			i;

	if (c < 0x80)
		return (c == ' ' || (c >= '\t' && c <= '\r') || c == '/' ||
		    c == '.' || c == '-');
	for (i = 0; i < COUNT(dots); i++)
		if (c == dots[i])
			return (true);

	return (c == 0x85 || c == 0x2212 ||
	    uc_is_general_category(c, UC_DASH_PUNCTUATION) ||
	    uc_is_general_category(c, UC_SEPARATOR));
}

/* Returns false if there is no room. */
static bool
add_character(struct buf *out, ucs4_t c, const char *bytes, size_t length)
{
	size_t	 i;

	if (is_separator(c)) {
		if (out->length == 0 || out->data[out->length - 1] == '-')
			return (true);
		if (out->length < SLUG_MAX)
			buf_char(out, '-');
		return (out->length < SLUG_MAX);
	}
	if (c < 0x80 && !islower((int)c) && !isdigit((int)c) && c != '_')
		return (true);
	if (is_curly_quote(c))
		return (true);
	if (out->length + (c < 0x80 ? 1 : length * ESCAPE) > SLUG_MAX)
		return (false);
	if (c < 0x80)
		buf_char(out, *bytes);
	else
		for (i = 0; i < length; i++)
			buf_printf(out, "%%%02x", (unsigned char)bytes[i]);

	return (true);
}

static char *
build_slug(struct arena *arena, const char *text)
{
	struct buf	 out;
	ucs4_t		 c;
	int		 length;

	text = decode_escapes(arena, text);
	text = lower_text(arena, fold_accents(arena, text));
	buf_init(&out, arena, SLUG_MAX);
	for (; *text != '\0'; text += length) {
		length = u8_strmbtouc(&c, (const uint8_t *)text);
		if (length <= 0 || !add_character(&out, c, text,
		    (size_t)length))
			break;
	}
	/* Removes trailing dashes, also where the text was cut. */
	if (out.length > 0 && out.data[out.length - 1] == '-')
		out.data[--out.length] = '\0';

	return (out.data);
}

char *
slug_make(struct arena *arena, const char *text)
{
	char	*slug;

	slug = build_slug(arena, html_text(arena, text));

	/*
	 * Repeats until nothing changes, since lookups need the slug of a slug
	 * to be the same. Removing a character can let a letter and an accent
	 * combine.
	 */
	return (build_slug(arena, slug));
}

char *
slug_append(struct arena *arena, const char *slug, const char *suffix)
{
	uint8_t	 bytes[4];
	size_t	 room, length, next;

	room = strlen(suffix) < SLUG_MAX ? SLUG_MAX - strlen(suffix) : 0;
	for (length = 0; slug[length] != '\0'; length += next) {
		if ((next = character_length(slug + length, bytes)) == 0)
			next = 1;
		if (length + next > room)
			break;
	}
	if (slug[length] != '\0')
		while (length > 0 && slug[length - 1] == '-')
			length--;

	return (arena_printf(arena, "%.*s%s", (int)length, slug, suffix));
}

bool
slug_reserved(const char *slug)
{
	static const char	*const words[] = {
		"feed", "rdf", "rss", "rss2", "atom", "embed"
	};
	size_t			 i;

	for (i = 0; i < COUNT(words); i++)
		if (strcmp(slug, words[i]) == 0)
			return (true);

	return (false);
}
