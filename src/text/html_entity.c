#include <ctype.h>
#include <string.h>

#include <libxml/HTMLparser.h>
#include <unistr.h>

#include "base/buf.h"
#include "text/html_parse.h"

#define ENTITY_NAME	32

/* &#8364; &#x20AC, of any number of digits. */
static size_t
read_number(const char *text, size_t length, uint32_t *c)
{
	uint32_t	 base, digit, value = 0;
	size_t		 i = 2, start;

	base = length > 2 && (text[2] == 'x' || text[2] == 'X') ? 16 : 10;
	if (base == 16)
		i++;
	for (start = i; i < length; i++) {
		if (isdigit((unsigned char)text[i]))
			digit = (uint32_t)(text[i] - '0');
		else if (base == 16 && isxdigit((unsigned char)text[i]))
			digit = (uint32_t)(tolower(text[i]) - 'a' + 10);
		else
			break;
		if (value <= 0x10ffff)
			value = value * base + digit;
	}
	if (i == start)
		return (0);
	*c = value == 0 || value > 0x10ffff ||
	    (value >= 0xd800 && value <= 0xdfff) ? 0xfffd : value;

	return (i < length && text[i] == ';' ? i + 1 : i);
}

/* &euro; */
static size_t
read_name(const char *text, size_t length, uint32_t *c)
{
	const htmlEntityDesc	*entity;
	char			 name[ENTITY_NAME];
	size_t			 i;

	for (i = 1; i < length && isalnum((unsigned char)text[i]); i++)
		if (i < sizeof(name))
			name[i - 1] = text[i];
	if (i == 1 || i == length || text[i] != ';')
		return (0);
	*c = HTML_UNKNOWN;
	if (i <= sizeof(name)) {
		name[i - 1] = '\0';
		entity = htmlEntityLookup((const xmlChar *)name);
		if (entity != NULL)
			*c = entity->value;
	}

	return (i + 1);
}

size_t
html_character(const char *text, size_t length, uint32_t *c)
{
	ucs4_t	 character;
	size_t	 size = 0;
	int	 bytes;

	if (text[0] == '&' && length > 1)
		size = text[1] == '#' ? read_number(text, length, c) :
		    read_name(text, length, c);
	if (size > 0)
		return (size);
	bytes = u8_mbtouc(&character, (const uint8_t *)text, length);
	*c = character;

	return ((size_t)bytes);
}

char *
html_decode(struct arena *arena, char *text)
{
	struct buf	 out;
	uint8_t		 bytes[6];
	uint32_t	 c;
	size_t		 length = strlen(text), size;

	if (memchr(text, '&', length) == NULL)
		return (text);
	buf_init(&out, arena, length);
	for (; length > 0; text += size, length -= size) {
		size = html_character(text, length, &c);
		if (*text != '&' || c == HTML_UNKNOWN)
			buf_add(&out, text, size);
		else
			buf_add(&out, bytes, (size_t)u8_uctomb(bytes, c,
			    sizeof(bytes)));
	}

	return (out.data);
}
