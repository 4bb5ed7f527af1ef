#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/json_scan.h"

struct reader {
	struct scan	 scan;
	size_t		 depth;
	size_t		 count;		/* number of values so far */
};

static struct value	*read_value(struct reader *);

static void
skip_blanks(struct scan *scan)
{
	while (scan->at < scan->end && (*scan->at == ' ' || *scan->at == '\t' ||
	    *scan->at == '\n' || *scan->at == '\r'))
		scan->at++;
}

/* Skips a byte if it is this one, and blanks around it. */
static bool
consume_byte(struct scan *scan, char c)
{
	skip_blanks(scan);
	if (scan_peek(scan) != c)
		return (false);
	scan->at++;
	skip_blanks(scan);

	return (true);
}

static bool
read_word(struct reader *reader, const char *word)
{
	struct scan	*scan;
	size_t		 length;

	scan = &reader->scan;
	length = strlen(word);
	if ((size_t)(scan->end - scan->at) < length ||
	    memcmp(scan->at, word, length) != 0)
		return (scan_fail(scan, "no value"));
	scan->at += length;

	return (true);
}

/* Reads a key and its colon. */
static bool
read_key(struct reader *reader, const char **name)
{
	struct scan	*scan;
	size_t		 length, i, kept;
	char		*copy;

	scan = &reader->scan;
	if (scan_peek(scan) != '"')
		return (scan_fail(scan, "a key is missing"));
	scan->at++;
	if (!scan_text(scan, name, &length))
		return (false);
	if (!consume_byte(scan, ':'))
		return (scan_fail(scan, "a colon is missing"));
	if (strlen(*name) == length)
		return (true);

	copy = arena_copy(scan->arena, *name, length);
	for (i = kept = 0; i < length; i++)
		if (copy[i] != '\0')
			copy[kept++] = copy[i];
	copy[kept] = '\0';
	*name = copy;

	return (true);
}

static bool
read_members(struct reader *reader, struct value *outer, char end)
{
	struct scan	*scan;
	struct value	*value;
	const char	*name;

	scan = &reader->scan;
	scan->at++;
	if (consume_byte(scan, end))
		return (true);
	do {
		name = NULL;
		if (outer->kind == VALUE_MAP && !read_key(reader, &name))
			return (false);
		if ((value = read_value(reader)) == NULL)
			return (false);
		value->name = name;
		value_add(outer, value);
	} while (consume_byte(scan, ','));
	if (!consume_byte(scan, end))
		return (scan_fail(scan, "a comma or the end is missing"));

	return (true);
}

static bool
read_nested(struct reader *reader, struct value *value)
{
	bool	 fine;

	if (++reader->depth > JSON_DEPTH)
		return (scan_fail(&reader->scan, "nested too deep"));
	value->kind = *reader->scan.at == '{' ? VALUE_MAP : VALUE_LIST;
	fine = read_members(reader, value, value->kind == VALUE_MAP ?
	    '}' : ']');
	reader->depth--;

	return (fine);
}

static bool
read_leaf(struct reader *reader, struct value *value)
{
	struct scan	*scan;

	scan = &reader->scan;
	switch (scan_peek(scan)) {
	case '"':
		scan->at++;
		value->kind = VALUE_TEXT;
		return (scan_text(scan, &value->text, &value->length));
	case 'n':
		value->kind = VALUE_NULL;
		return (read_word(reader, "null"));
	case 't':
		value->kind = VALUE_BOOLEAN;
		value->truth = true;
		return (read_word(reader, "true"));
	case 'f':
		value->kind = VALUE_BOOLEAN;
		return (read_word(reader, "false"));
	case '-': case '0': case '1': case '2': case '3': case '4':
	case '5': case '6': case '7': case '8': case '9':
		value->kind = VALUE_NUMBER;
		return (scan_number(scan, &value->text, &value->length));
	default:
		return (scan_fail(scan, "no value"));
	}
}

static struct value *
read_value(struct reader *reader)
{
	struct value	*value;
	bool		 fine;

	if (++reader->count > JSON_VALUES) {
		scan_fail(&reader->scan, "too many values");
		return (NULL);
	}
	value = value_new(reader->scan.arena, VALUE_NULL);
	value->json = true;
	if (scan_peek(&reader->scan) == '{' || scan_peek(&reader->scan) == '[')
		fine = read_nested(reader, value);
	else
		fine = read_leaf(reader, value);

	return (fine ? value : NULL);
}

struct value *
json_read(struct arena *arena, const char *text, size_t length,
    const char **error)
{
	struct reader	 reader;
	struct value	*value;
	const uint8_t	*bad;

	reader = (struct reader){ .scan = { .arena = arena, .start = text,
	    .at = text, .end = text + length } };
	if ((bad = u8_check((const uint8_t *)text, length)) != NULL) {
		reader.scan.at = (const char *)bad;
		scan_fail(&reader.scan, "not UTF-8");
		*error = reader.scan.error;
		return (NULL);
	}
	skip_blanks(&reader.scan);
	value = read_value(&reader);
	skip_blanks(&reader.scan);
	if (value != NULL && reader.scan.at < reader.scan.end) {
		scan_fail(&reader.scan, "text after the value");
		value = NULL;
	}
	*error = reader.scan.error;

	return (value);
}
