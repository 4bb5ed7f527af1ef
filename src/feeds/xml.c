#include "feeds/xml.h"

#include <string.h>

#include "base/buf.h"

/* The last byte starts U+FFFE and U+FFFF, and many other characters. */
#define SPECIAL \
	"&<>\"\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12" \
	"\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\r\xef"

/* Sets the replacement, and returns how many bytes of the text it replaces. */
static size_t
escape_character(const char *text, const char **instead)
{
	*instead = "";
	switch (*text) {
	case '&':
		*instead = "&amp;";
		return (1);
	case '<':
		*instead = "&lt;";
		return (1);
	case '>':
		*instead = "&gt;";
		return (1);
	case '"':
		*instead = "&quot;";
		return (1);
	case '\xef':
		if (strncmp(text, "\xef\xbf\xbe", 3) == 0 ||
		    strncmp(text, "\xef\xbf\xbf", 3) == 0)
			return (3);
		*instead = "\xef";
		return (1);
	default:
		return (1);
	}
}

void
xml_text(struct buf *to, const char *text)
{
	const char	*instead;
	size_t		 length;

	for (;;) {
		length = strcspn(text, SPECIAL);
		buf_add(to, text, length);
		text += length;
		if (*text == '\0')
			return;
		text += escape_character(text, &instead);
		buf_string(to, instead);
	}
}

void
xml_element(struct buf *to, const char *name, const char *text)
{
	buf_char(to, '<');
	buf_string(to, name);
	buf_char(to, '>');
	xml_text(to, text);
	buf_string(to, "</");
	buf_add(to, name, strcspn(name, " "));
	buf_string(to, ">\n");
}
