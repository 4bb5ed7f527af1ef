#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "http/chunks.h"

#define DIGITS		8	/* of a size: more than any limit */
#define LINE		4096	/* bytes of extensions, or of a trailer */
#define OVERHEAD	65536	/* bytes, and this many for each of the body: */
#define OVERHEAD_EACH	16

enum { AT_SIZE, AT_EXTENSION, AT_SIZE_END, AT_DATA, AT_DATA_END,
    AT_DATA_FEED, AT_TRAILER, AT_TRAILER_LINE, AT_TRAILER_FEED, AT_LAST_FEED };

static bool
add_digit(struct chunks *c, unsigned char digit)
{
	if (++c->digits > DIGITS)
		return (false);
	c->left = c->left * 16 + (size_t)(isdigit(digit) ? digit - '0' :
	    tolower(digit) - 'a' + 10);

	return (true);
}

/* Reads a byte of the line with a size. */
static bool
read_size(struct chunks *c, unsigned char byte)
{
	if (c->at == AT_SIZE && isxdigit(byte))
		return (add_digit(c, byte));
	if (c->at == AT_SIZE && c->digits == 0)
		return (false);
	if (c->at == AT_SIZE) {
		if (byte != '\r' && byte != ';' && byte != ' ' && byte != '\t')
			return (false);
		c->digits = 0;
		c->at = AT_EXTENSION;
	}
	if (byte == '\r') {
		c->at = AT_SIZE_END;
		return (true);
	}

	return (byte != '\n' && byte != '\0' && ++c->digits < LINE);
}

/* Reads a byte of the fields after the last chunk. */
static bool
read_trailer(struct chunks *c, unsigned char byte)
{
	if (byte == '\r') {
		c->at = c->at == AT_TRAILER ? AT_LAST_FEED : AT_TRAILER_FEED;
		return (true);
	}
	c->at = AT_TRAILER_LINE;

	return (byte != '\n' && byte != '\0' && ++c->digits < LINE);
}

/* Whether the byte is the expected one; then `next` comes. */
static bool
read_end(struct chunks *c, unsigned char byte, unsigned char expected,
    int next)
{
	c->at = next;
	c->digits = 0;

	return (byte == expected);
}

/* Reads a byte that is not of the body. */
static bool
read_byte(struct chunks *c, unsigned char byte)
{
	switch (c->at) {
	case AT_SIZE:
	case AT_EXTENSION:
		return (read_size(c, byte));
	case AT_SIZE_END:
		return (read_end(c, byte, '\n',
		    c->left > 0 ? AT_DATA : AT_TRAILER));
	case AT_DATA_END:
		return (read_end(c, byte, '\r', AT_DATA_FEED));
	case AT_DATA_FEED:
		return (read_end(c, byte, '\n', AT_SIZE));
	case AT_TRAILER_FEED:
		return (read_end(c, byte, '\n', AT_TRAILER));
	default:
		return (read_trailer(c, byte));
	}
}

enum chunks_state
chunks_read(struct chunks *c, char *text, size_t length)
{
	size_t	 i = c->length, n;

	while (i < length) {
		if (c->at == AT_DATA) {
			n = c->left < length - i ? c->left : length - i;
			memmove(text + c->length, text + i, n);
			c->length += n;
			c->left -= n;
			i += n;
			if (c->left == 0)
				c->at = AT_DATA_END;
			continue;
		}
		if (c->at == AT_LAST_FEED)
			return (text[i] == '\n' ? CHUNKS_END : CHUNKS_BAD);
		if (!read_byte(c, (unsigned char)text[i++]) ||
		    ++c->overhead > OVERHEAD + OVERHEAD_EACH * c->length)
			return (CHUNKS_BAD);
	}

	return (CHUNKS_MORE);
}
