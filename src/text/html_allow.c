#include <string.h>
#include <strings.h>

#include "base/buf.h"
#include "text/html_scan.h"

#define COUNT(list)	(sizeof(list) / sizeof((list)[0]))

static const char	*const tags[] = {
	"a", "abbr", "b", "blockquote", "br", "cite", "code", "del", "em",
	"h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "li",
	"ol", "p", "pre", "q", "s", "span", "strike", "strong", "sub", "sup",
	"u", "ul"
};

static const char	*const void_tags[] = { "br", "hr", "img" };

static const struct {
	const char	*tag;
	const char	*name;
	bool		 address;
} attributes[] = {
	{ "a", "href", true },
	{ "a", "title", false },
	{ "abbr", "title", false },
	{ "blockquote", "cite", true },
	{ "img", "src", true },
	{ "img", "alt", false },
	{ "img", "width", false },
	{ "img", "height", false },
	{ "q", "cite", true },
};

static bool
same(const char *word, const char *text, size_t length)
{
	return (strlen(word) == length &&
	    strncasecmp(word, text, length) == 0);
}

static const char *
find(const char *const *list, size_t count, const struct html_piece *piece)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (same(list[i], piece->name, piece->name_length))
			return (list[i]);

	return (NULL);
}

const char *
html_allowed_tag(const struct html_piece *piece)
{
	return (find(tags, COUNT(tags), piece));
}

static bool
is_allowed_address(const char *text, size_t length)
{
	static const char	*const schemes[] = {
		"http", "https", "mailto"
	};
	char			 scheme[8];
	uint32_t		 c;
	size_t			 size, used = 0, i;

	for (; length > 0; text += size, length -= size) {
		size = html_character(text, length, &c);
		if (c == ':')
			break;
		if (c == '/' || c == '?' || c == '#')
			return (true);
		/* It could stand for a colon. */
		if (c == HTML_UNKNOWN)
			return (false);
		/* Browsers pass over tabs and line breaks wherever they are. */
		if (c > ' ' && c != 0x7f && used < sizeof(scheme))
			scheme[used++] = c < 0x7f ? (char)c : '?';
	}
	if (length == 0)
		return (true);
	for (i = 0; i < COUNT(schemes); i++)
		if (same(schemes[i], scheme, used))
			return (true);

	return (false);
}

static void
write_value(struct buf *out, const struct html_attribute *attribute)
{
	const char	*at = attribute->value, *end, *plain;

	for (end = at + attribute->value_length; at < end; at++) {
		for (plain = at; at < end && *at != '"' && *at != '<' &&
		    *at != '>'; at++)
			continue;
		buf_add(out, plain, (size_t)(at - plain));
		if (at == end)
			break;
		buf_string(out, *at == '"' ? "&quot;" : *at == '<' ? "&lt;" :
		    "&gt;");
	}
}

/* Of an attribute that is repeated the first one counts, as in browsers. */
static void
write_attribute(struct buf *out, const char *tag,
    const struct html_attribute *attribute, bool seen[])
{
	size_t	 i;

	for (i = 0; i < COUNT(attributes); i++)
		if (strcmp(attributes[i].tag, tag) == 0 &&
		    same(attributes[i].name, attribute->name,
		    attribute->name_length))
			break;
	if (i == COUNT(attributes) || seen[i])
		return;
	seen[i] = true;
	if (attributes[i].address && !is_allowed_address(attribute->value,
	    attribute->value_length))
		return;
	buf_char(out, ' ');
	buf_string(out, attributes[i].name);
	buf_string(out, "=\"");
	write_value(out, attribute);
	buf_char(out, '"');
}

void
html_write_tag(struct buf *out, const char *tag,
    const struct html_piece *piece)
{
	struct html_attribute	 attribute;
	const char		*at, *end;
	bool			 seen[COUNT(attributes)] = { false };

	buf_string(out, piece->kind == HTML_END_TAG ? "</" : "<");
	buf_string(out, tag);
	if (piece->kind == HTML_START_TAG) {
		at = piece->name + piece->name_length;
		end = piece->text + piece->length;
		while (html_scan_attribute(&at, end, &attribute))
			write_attribute(out, tag, &attribute, seen);
		if (end[-2] == '/' &&
		    find(void_tags, COUNT(void_tags), piece) != NULL)
			buf_string(out, " /");
	}
	buf_char(out, '>');
}
