/*
 * Forms: every value is complete, and the same pairs give the same fields in
 * all encodings.
 */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "http/fields.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/fields.h"
#include "text/urls.h"

struct pair {
	const char	*name;
	size_t		 name_length;
	const char	*text;
	size_t		 length;
};

/* Removes the first pair from the form. Returns false at the end. */
static bool
take_pair(struct arena *arena, const char **form, size_t *left,
    struct pair *pair)
{
	const char	*equals;
	size_t		 length, name;

	if (*left == 0)
		return (false);
	for (length = 0; length < *left && (*form)[length] != '&'; length++)
		continue;
	equals = memchr(*form, '=', length);
	name = equals == NULL ? length : (size_t)(equals - *form);
	pair->name = url_decode(arena, *form, name, true, &pair->name_length);
	if (name < length)
		name++;
	pair->text = url_decode(arena, *form + name, length - name, true,
	    &pair->length);
	length += length < *left;
	*form += length;
	*left -= length;
	return (true);
}

/* Escapes every byte. */
static void
put_escaped(struct buf *buf, const char *text, size_t length)
{
	for (; length > 0; length--)
		buf_printf(buf, "%%%02x", (unsigned char)*text++);
}

static void
put_quoted(struct buf *buf, const char *text)
{
	for (; *text != '\0'; text++) {
		if (*text == '"' || *text == '\\')
			buf_char(buf, '\\');
		buf_char(buf, *text);
	}
}

#define BOUNDARY	"----=_unlikely"

/* Returns false if multipart cannot express the pair. */
static bool
put_part(struct buf *buf, const struct pair *pair)
{
	if (strlen(pair->name) < pair->name_length ||
	    strpbrk(pair->name, "\r\n") != NULL ||
	    memmem(pair->text, pair->length, BOUNDARY, strlen(BOUNDARY)) !=
	    NULL)
		return (false);
	buf_string(buf, "--" BOUNDARY "\r\n"
	    "Content-Disposition: form-data; name=\"");
	put_quoted(buf, pair->name);
	buf_string(buf, "\"\r\n\r\n");
	buf_add(buf, pair->text, pair->length);
	buf_string(buf, "\r\n");
	return (true);
}

int
fuzz_form(const uint8_t *data, size_t length)
{
	struct arena	*arena;
	struct buf	 escaped, parts;
	struct pair	 pair;
	const char	*text, *expected;
	bool		 fine;

	arena = arena_new();
	text = (const char *)data;
	expected = fields_printed(arena, NULL, text, length);
	buf_init(&escaped, arena, 3 * length);
	buf_init(&parts, arena, 3 * length);
	for (fine = true; take_pair(arena, &text, &length, &pair);) {
		put_escaped(&escaped, pair.name, pair.name_length);
		buf_char(&escaped, '=');
		put_escaped(&escaped, pair.text, pair.length);
		buf_char(&escaped, '&');
		fine &= put_part(&parts, &pair);
	}
	buf_string(&parts, "--" BOUNDARY "--\r\n");
	MUST(strcmp(expected, fields_printed(arena, NULL, escaped.data,
	    escaped.length)) == 0);
	if (fine)
		MUST(strcmp(expected, fields_printed(arena,
		    "multipart/form-data; boundary=" BOUNDARY, parts.data,
		    parts.length)) == 0);
	arena_free(arena);

	return (0);
}
