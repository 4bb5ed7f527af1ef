#include "text/cut.h"

#include <ctype.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"

#define ELLIPSIS	"\xe2\x80\xa6"

size_t
text_fit(const char *text, size_t most)
{
	size_t	 length = strnlen(text, most);

	if (length < most)
		return (length);
	while (most > 0 && ((unsigned char)text[most] & 0xc0) == 0x80)
		most--;

	return (most);
}

const char *
text_cut(struct arena *arena, const char *text, size_t most)
{
	if (strnlen(text, most) < most || text[most] == '\0')
		return (text);
	if (most == 0)
		return ("");

	return (arena_join(arena, arena_copy(arena, text,
	    text_fit(text, most)), ELLIPSIS, NULL));
}

char *
text_one_line(char *text)
{
	char	*from, *to;

	for (from = to = text; *from != '\0'; from++) {
		if (!isspace((unsigned char)*from))
			*to++ = *from;
		else if (to > text && to[-1] != ' ')
			*to++ = ' ';
	}
	if (to > text && to[-1] == ' ')
		to--;
	*to = '\0';

	return (text);
}

bool
text_is_line(const char *text)
{
	for (; *text != '\0'; text++)
		if ((unsigned char)*text < ' ' || *text == '\x7f')
			return (false);

	return (true);
}

bool
text_is_plain(const char *text)
{
	const uint8_t	*at = (const uint8_t *)text;
	ucs4_t		 c;

	while ((at = u8_next(&c, at)) != NULL)
		if (c < ' ' || (c >= 0x7f && c <= 0x9f) ||
		    (c >= 0x2028 && c <= 0x202e) ||
		    (c >= 0x2066 && c <= 0x2069))
			return (false);

	return (true);
}
