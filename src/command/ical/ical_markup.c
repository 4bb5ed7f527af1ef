#include "command/ical/ical_markup.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <openssl/evp.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_charset.h"
#include "text/cut.h"
#include "text/html.h"
#include "text/html_foreign.h"
#include "text/urls.h"

#define TYPE		"data:text/html"
#define BASE64		";base64"
#define NO_BREAK_SPACE	"\xc2\xa0"

static void
decode_percent(struct arena *arena, struct buf *to, const char *from)
{
	size_t	 length, i;
	char	*text = url_decode(arena, from, strlen(from), false, &length);

	for (i = 0; i < length; i++)
		if (text[i] != '\0')
			buf_char(to, text[i]);
}

static void
decode_base64(struct buf *to, const char *from)
{
	size_t	 length = strlen(from);
	char	*at;
	int	 size;

	length -= length % 4;
	if (length == 0 || !buf_take(to, length / 4 * 3, &at))
		return;
	size = EVP_DecodeBlock((unsigned char *)at,
	    (const unsigned char *)from, (int)length);
	buf_cut(to, size < 0 ? 0 : strnlen(at, (size_t)size));
}

const char *_Nullable
ical_data(struct arena *arena, const char *address)
{
	const char	*comma, *head;
	char		 charset[CHARSET_NAME];
	struct buf	 bytes, text;

	comma = strchr(address, ',');
	if (comma == NULL || strncasecmp(address, TYPE, strlen(TYPE)) != 0)
		return (NULL);
	head = arena_copy(arena, address, (size_t)(comma - address));
	buf_init(&bytes, arena, strlen(comma));
	if (strcasestr(head, BASE64) != NULL)
		decode_base64(&bytes, comma + 1);
	else
		decode_percent(arena, &bytes, comma + 1);
	buf_init(&text, arena, bytes.length);
	charset_of_type(charset, head);
	if (!charset_applies(charset, bytes.data, bytes.length) ||
	    !charset_convert(&text, charset, bytes.data, bytes.length))
		charset_fix(&text, bytes.data, bytes.length);
	return (text.data);
}

/* Its words, without markup, and the number of its lines. */
static char *
read_words(struct arena *arena, const char *markup, size_t *lines)
{
	char	*text, *at;

	text = html_lines(arena, markup);
	for (at = text; (at = strstr(at, NO_BREAK_SPACE)) != NULL;)
		memset(at, ' ', strlen(NO_BREAK_SPACE));
	for (*lines = 0, at = text; *at != '\0'; at += strcspn(at, "\n")) {
		at += strspn(at, " \t\r\n");
		*lines += *at != '\0';
	}
	return (text_one_line(text));
}

/* Whether the plain text has all words of the other, in as many lines. */
static bool
says_as_much(struct arena *arena, const char *plain, const char *markup)
{
	size_t		 lines, most;
	const char	*words, *all;

	words = read_words(arena, markup, &most);
	all = read_words(arena, plain, &lines);
	return (*words == '\0' || (!html_has_format(markup) &&
	    lines >= most && strstr(all, words) != NULL));
}

/* Outlook writes an empty line if there is no description. */
static const char *_Nullable
unless_blank(struct arena *arena, const char *markup)
{
	size_t	 lines;

	return (*read_words(arena, markup, &lines) == '\0' &&
	    !html_has_format(markup) ? NULL : markup);
}

const char *_Nullable
ical_description(struct arena *arena, const char *_Nullable plain,
    const char *_Nullable markup)
{
	if (plain != NULL)
		plain = unless_blank(arena, html_foreign(arena, plain));
	if (markup != NULL)
		markup = unless_blank(arena, html_document(arena, markup));
	return (markup == NULL || (plain != NULL &&
	    says_as_much(arena, plain, markup)) ? plain : markup);
}
