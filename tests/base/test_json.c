#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "tests/support/jansson_print.h"
#include "tests/support/value_print.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(json, .init = setup, .fini = teardown);

/* The parsed value of a text, or the error. */
static const char *
reading(const char *text, size_t length)
{
	struct value	*value;
	struct buf	 buf;
	const char	*error;

	value = json_read(arena, text, length, &error);
	if (value == NULL)
		return (error);
	cr_assert_null(error);
	buf_init(&buf, arena, 100);
	value_print(&buf, value);

	return (buf.data);
}

static const struct {
	const char	*text;
	const char	*expected;
} sound[] = {
	{ "null", "n " },
	{ " \t\r\n true ", "t " },
	{ "false", "f " },
	{ "0", "0 " },
	{ "-0.0", "-0 " },
	{ "10.5e+1", "105 " },
	{ "1E400", "inf " },
	{ "\"\"", " " },
	{ "\"a\\\"\\\\\\/\\b\\f\\n\\r\\tb\"", "61225c2f080c0a0d0962 " },
	{ "\"\\u0041\\u00e9\\u20ac\\uD83D\\ude00\"",
	    "41c3a9e282acf09f9880 " },
	{ "\"a\\u0000b\"", "610062 " },
	{ "\"\\uffff\\ud7ff\\ue000\"", "efbfbfed9fbfee8080 " },
	{ "\"é\x7f\"", "c3a97f " },
	{ "[]", "[] " },
	{ "[ ]", "[] " },
	{ "[ 1 , [ 2 ] , { } ]", "[1 [2 ] {} ] " },
	{ "{ \"a\" : 1 , \"b\" : [ ] }", "{61:1 62:[] } " },
	{ "{\"\":1}", "{:1 } " },
	{ "{\"a\":1,\"b\":2,\"a\":3}", "{61:3 62:2 } " },
	{ "{\"a\":{\"x\":1},\"a\":{\"y\":2},\"c\":0}", "{61:{79:2 } 63:0 } " },
	{ "{\"a\\u0000b\":1}", "{6162:1 } " },
	{ "{\"a\":1,\"\\u0061\":2}", "{61:2 } " }
};

Test(json, sound_texts_are_read)
{
	size_t	 i;

	for (i = 0; i < COUNT(sound); i++)
		cr_assert_str_eq(reading(sound[i].text, strlen(sound[i].text)),
		    sound[i].expected, "%s: %s", sound[i].text,
		    reading(sound[i].text, strlen(sound[i].text)));
}

#define BYTES(text)	text, sizeof(text) - 1

static const struct {
	const char	*text;
	size_t		 length;
	const char	*error;
} unsound[] = {
	{ BYTES(""), "no value at byte 0" },
	{ BYTES("  "), "no value at byte 2" },
	{ BYTES("nul"), "no value at byte 0" },
	{ BYTES("nulll"), "text after the value at byte 4" },
	{ BYTES("True"), "no value at byte 0" },
	{ BYTES("NaN"), "no value at byte 0" },
	{ BYTES("\xef\xbb\xbf" "1"), "no value at byte 0" },
	{ BYTES("1 2"), "text after the value at byte 2" },
	{ BYTES("1\0"), "text after the value at byte 1" },
	{ BYTES("01"), "text after the value at byte 1" },
	{ BYTES("+1"), "no value at byte 0" },
	{ BYTES("-"), "a digit is missing at byte 1" },
	{ BYTES("-a"), "a digit is missing at byte 1" },
	{ BYTES(".5"), "no value at byte 0" },
	{ BYTES("5."), "a digit is missing at byte 2" },
	{ BYTES("5e"), "a digit is missing at byte 2" },
	{ BYTES("5e+"), "a digit is missing at byte 3" },
	{ BYTES("0x10"), "text after the value at byte 1" },
	{ BYTES("\""), "a quote is missing at byte 1" },
	{ BYTES("\"a\\\""), "a quote is missing at byte 4" },
	{ BYTES("\"a\\"), "a quote is missing at byte 3" },
	{ BYTES("'a'"), "no value at byte 0" },
	{ BYTES("\"a\nb\""), "a bare control character at byte 2" },
	{ BYTES("\"a\0b\""), "a bare control character at byte 2" },
	{ BYTES("\"\\x41\""), "an unknown escape at byte 2" },
	{ BYTES("\"\\\0\""), "an unknown escape at byte 2" },
	{ BYTES("\"\\u12\""), "a hex digit is missing at byte 5" },
	{ BYTES("\"\\u12"), "a quote is missing at byte 5" },
	{ BYTES("\"\\ud800\""), "half of a surrogate pair at byte 7" },
	{ BYTES("\"\\ud800\\n\""), "half of a surrogate pair at byte 7" },
	{ BYTES("\"\\ud800\\u0041\""), "half of a surrogate pair at byte 13" },
	{ BYTES("\"\\udc00\\ud800\""), "half of a surrogate pair at byte 7" },
	{ BYTES("["), "no value at byte 1" },
	{ BYTES("[1"), "a comma or the end is missing at byte 2" },
	{ BYTES("[1,]"), "no value at byte 3" },
	{ BYTES("[,1]"), "no value at byte 1" },
	{ BYTES("[1}"), "a comma or the end is missing at byte 2" },
	{ BYTES("{"), "a key is missing at byte 1" },
	{ BYTES("{1:2}"), "a key is missing at byte 1" },
	{ BYTES("{\"a\"}"), "a colon is missing at byte 4" },
	{ BYTES("{\"a\":}"), "no value at byte 5" },
	{ BYTES("{\"a\":1,}"), "a key is missing at byte 7" },
	{ BYTES("{\"a\":1 \"b\":2}"),
	    "a comma or the end is missing at byte 7" },
	{ BYTES("/**/1"), "no value at byte 0" },
	{ BYTES("\"\x80\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xc3\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xc0\xaf\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xe0\x80\xaf\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xed\xa0\x80\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xf4\x90\x80\x80\""), "not UTF-8 at byte 1" },
	{ BYTES("\"\xf8\x88\x80\x80\x80\""), "not UTF-8 at byte 1" }
};

Test(json, unsound_texts_are_rejected)
{
	const char	*error;
	size_t		 i;

	for (i = 0; i < COUNT(unsound); i++) {
		error = NULL;
		cr_assert_null(json_read(arena, unsound[i].text,
		    unsound[i].length, &error), "%s", unsound[i].text);
		cr_assert_str_eq(error, unsound[i].error, "%s: %s",
		    unsound[i].text, error);
	}
}

Test(json, a_number_stays_as_it_was_written)
{
	struct value	*value;
	const char	*error;

	value = json_read(arena, " -12.50E+03 ", 12, &error);
	cr_assert_eq(value->kind, VALUE_NUMBER);
	cr_assert_str_eq(value->text, "-12.50E+03");
	cr_assert(value->json);
}

static const char *
nested(size_t depth)
{
	char	*text;

	text = arena_alloc(arena, 2 * depth + 1);
	memset(text, '[', depth);
	memset(text + depth, ']', depth);

	return (text);
}

Test(json, depth_and_number_of_values_are_bounded)
{
	struct buf	 buf;
	const char	*error;
	int		 i;

	cr_assert_not_null(json_read(arena, nested(64), 128, &error));
	cr_assert_null(json_read(arena, nested(65), 130, &error));
	cr_assert_str_eq(error, "nested too deep at byte 64");

	buf_init(&buf, arena, 2 * JSON_VALUES);
	buf_string(&buf, "[1");
	for (i = 2; i < JSON_VALUES; i++)
		buf_string(&buf, ",1");
	buf_char(&buf, ']');
	cr_assert_not_null(json_read(arena, buf.data, buf.length, &error));
	buf.data[buf.length - 1] = ',';
	buf_string(&buf, "1]");
	cr_assert_null(json_read(arena, buf.data, buf.length, &error));
	cr_assert_str_eq(error, "too many values at byte 524287");
}

/* Names that are prefixes of each other: the worst case for the index. */
Test(json, members_of_a_large_map_are_found_by_name)
{
	struct value	*map, *value;
	char		 name[1501];
	size_t		 i;

	map = value_new(arena, VALUE_MAP);
	memset(name, 'a', sizeof(name));
	for (i = 0; i < 1500; i++) {
		value = value_new(arena, VALUE_TEXT);
		value->name = arena_copy(arena, name, i);
		value->length = i;
		value_add(map, value);
	}
	cr_assert_eq(map->count, 1500);
	for (i = 0; i < 1500; i++)
		cr_assert_eq(value_get(map, arena_copy(arena, name, i))->length,
		    i);
	name[1500] = '\0';
	cr_assert_null(value_get(map, name));
	cr_assert_null(value_get(map, "ab"));
	cr_assert_null(value_get(map, "b"));
	cr_assert_null(value_get(NULL, "a"));
	cr_assert_null(value_get(value, "a"));
}

Test(json, the_last_of_repeated_keys_stays_in_the_first_one_s_place)
{
	struct value	*map, *value;
	struct buf	 buf;
	const char	*error;
	int		 i;

	buf_init(&buf, arena, 1 << 20);
	for (i = 0; i < 90000; i++)
		buf_printf(&buf, "%s\"k%d\":%d", i > 0 ? "," : "{",
		    i * 7919 % 30011, i);
	buf_char(&buf, '}');
	map = json_read(arena, buf.data, buf.length, &error);
	cr_assert_eq(map->count, 30011);
	i = 0;
	for (value = map->first; value != NULL; value = value->next, i++) {
		cr_assert_str_eq(value->name,
		    arena_printf(arena, "k%d", i * 7919 % 30011));
		cr_assert_eq(atoi(value->text), i + (i < 29978 ? 60022 :
		    30011));
		cr_assert_eq(value_get(map, value->name), value);
	}
	cr_assert_eq(i, 30011);
}

/* If jansson skips a NUL, there is nothing to compare. */
static void
compare(const char *text, size_t length)
{
	enum jansson_answer	 answer;
	struct value		*value;
	struct buf		 ours, theirs;
	const char		*error;

	buf_init(&ours, arena, 200);
	buf_init(&theirs, arena, 200);
	value = json_read(arena, text, length, &error);
	answer = jansson_print(&theirs, text, length);
	if (answer == JANSSON_UNABLE || memchr(text, '\0', length) != NULL ||
	    (value == NULL && strstr(error, "too deep") != NULL))
		return;
	cr_assert_eq(value != NULL, answer == JANSSON_READ, "%.*s",
	    (int)length, text);
	if (value == NULL)
		return;
	value_print(&ours, value);
	cr_assert_str_eq(ours.data, theirs.data, "%.*s", (int)length, text);
}

/* Changes, removes or doubles some bytes, in the same way in every run. */
static size_t
mutate(char *text, size_t length, uint64_t *random)
{
	static const char	 bytes[] =
	    "{}[]\",:\\u0de-+.tn \x80\xc3\xa9\xed";
	size_t			 at, i;

	for (i = 0; i < 1 + *random % 3 && length > 1; i++) {
		*random = *random * 6364136223846793005 + 1442695040888963407;
		at = (size_t)(*random >> 33) % length;
		switch (*random >> 60) {
		case 0: case 1:
			memmove(text + at, text + at + 1, --length - at);
			break;
		case 2: case 3:
			memmove(text + at + 1, text + at, length++ - at);
			break;
		default:
			text[at] = bytes[(*random >> 20) % sizeof(bytes)];
		}
	}

	return (length);
}

Test(json, reads_as_jansson_does)
{
	static const char	*seed = "{\"a\":[1,-2.50e3,true,null,\"x\\n\"],"
	    "\"b\":{\"\\u00e9\\ud83d\\ude00\":\"é€😀\",\"a\":false,\"\":[]},"
	    "\"a\":[[[0]]],\"c\":\"\\\\\\\"/\"}";
	char			 text[400];
	uint64_t		 random;
	size_t			 length;
	int			 i;

	length = 0;
	for (i = 0; i < (int)COUNT(sound); i++)
		compare(sound[i].text, strlen(sound[i].text));
	for (i = 0; i < (int)COUNT(unsound); i++)
		compare(unsound[i].text, unsound[i].length);

	random = 20261121;
	for (i = 0; i < 60000; i++) {
		if (i % 5 == 0) {
			length = strlen(seed);
			memcpy(text, seed, length);
		}
		length = mutate(text, length, &random);
		compare(text, length);
		arena_reset(arena);
	}
}
