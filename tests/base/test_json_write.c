#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"

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

TestSuite(json_write, .init = setup, .fini = teardown);

static const char *
bare(double n)
{
	struct json	 json;

	json_init(&json, arena, 8);
	json_number(&json, NULL, n);

	return (json.buf.data);
}

Test(json_write, commas_stand_between_values_at_every_depth)
{
	struct json	 json;

	json_init(&json, arena, 0);
	json_object(&json, NULL);
	json_object(&json, "empty");
	json_object_end(&json);
	json_list(&json, "list");
	json_integer(&json, NULL, 1);
	json_list(&json, NULL);
	json_list_end(&json);
	json_object(&json, NULL);
	json_null(&json, "a");
	json_boolean(&json, "b", true);
	json_object_end(&json);
	json_boolean(&json, NULL, false);
	json_list_end(&json);
	json_raw(&json, "raw", "[1,2]", 5);
	json_string(&json, "text", "x");
	json_text(&json, "part", "abc", 2);
	json_number(&json, "number", 12.5);
	json_object_end(&json);

	cr_assert_str_eq(json.buf.data, "{\"empty\":{},\"list\":[1,[],"
	    "{\"a\":null,\"b\":true},false],\"raw\":[1,2],\"text\":\"x\","
	    "\"part\":\"ab\",\"number\":12.5}");
}

static void
write_record(struct json *json)
{
	json_object(json, NULL);
	json_integer(json, "id", 7);
	json_list(json, "list");
	json_object(json, NULL);
	json_string(json, "a", "x");
	json_raw(json, "raw", "{\"b\":[true,1.5],\"c\":null}", 25);
	json_object_end(json);
	json_list_end(json);
	json_object(json, "other");
	json_list(json, "list");
	json_list_end(json);
	json_object_end(json);
	json_boolean(json, "whole", false);
	json_object_end(json);
}

#define WHOLE	"{\"id\":7,\"list\":[{\"a\":\"x\",\"raw\":"	\
		"{\"b\":[true,1.5],\"c\":null}}],"			\
		"\"other\":{\"list\":[]},\"whole\":false}"

static const struct value *
mask_of(const char *text)
{
	const char	*error;

	return (json_read(arena, text, strlen(text), &error));
}

static const char *
text_of(const struct value *value)
{
	struct json	 json;

	cr_assert_not_null(value);
	json_init(&json, arena, 0);
	json_value(&json, NULL, value);

	return (json.buf.data);
}

Test(json_write, values_and_text_have_the_selected_members)
{
	static const struct {
		const char	*mask, *kept;
	} rows[] = {
		{ "null", WHOLE },
		{ "{\"whole\":true,\"id\":true}",
		    "{\"id\":7,\"whole\":false}" },
		{ "{\"list\":{\"raw\":{\"b\":true}}}",
		    "{\"list\":[{\"raw\":{\"b\":[true,1.5]}}]}" },
		{ "{\"list\":{\"raw\":true},\"other\":{\"x\":true}}",
		    "{\"list\":[{\"raw\":{\"b\":[true,1.5],\"c\":null}}],"
		    "\"other\":{}}" },
		{ "{\"x\":true}", "{}" }
	};
	const struct value	*mask;
	struct json		 json;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		mask = mask_of(rows[i].mask);
		mask = mask->kind == VALUE_MAP ? mask : NULL;
		json_init(&json, arena, 0);
		json_select(&json, mask);
		write_record(&json);
		cr_expect_str_eq(json.buf.data, rows[i].kept);
		json_make(&json, arena, mask, false);
		json.buf.length = 0;
		write_record(&json);
		cr_expect_str_eq(text_of(json_made(&json)), rows[i].kept);
		cr_expect_eq(json.buf.length, 0);
		json_init(&json, arena, 0);
		json_make(&json, arena, mask, true);
		write_record(&json);
		cr_expect_str_eq(text_of(json_made(&json)), rows[i].kept);
		cr_expect_str_eq(json.buf.data, WHOLE);
	}
}

Test(json_write, values_are_those_that_the_text_would_be_read_as)
{
	struct json		 json;
	const struct value	*made;

	json_init(&json, arena, 0);
	json_make(&json, arena, NULL, false);
	write_record(&json);
	made = json_made(&json);
	cr_expect_eq(value_get(made, "id")->kind, VALUE_NUMBER);
	cr_expect_str_eq(value_get(made, "id")->text, "7");
	cr_expect(value_get(made, "id")->json);
	cr_expect_eq(value_get(made, "whole")->kind, VALUE_BOOLEAN);
	cr_expect_eq(value_get(made, "list")->count, 1);
}

Test(json_write, what_need_not_be_computed_is_known)
{
	struct json	 json;

	json_init(&json, arena, 0);
	cr_expect(json_wants(&json, "id"));
	json_select(&json, mask_of("{\"id\":true,\"list\":{\"a\":true}}"));
	json_object(&json, NULL);
	cr_expect(json_wants(&json, "id"));
	cr_expect_not(json_wants(&json, "other"));
	json_object(&json, "other");
	cr_expect_not(json_wants(&json, "id"));
	json_object_end(&json);
	json_object(&json, "list");
	cr_expect(json_wants(&json, "a"));
	cr_expect_not(json_wants(&json, "id"));
}

Test(json_write, only_required_characters_are_escaped)
{
	struct json	 json;

	json_init(&json, arena, 0);
	json_text(&json, NULL, "a\"\\/\b\f\n\r\t\0\x01\x1f\x7f é€😀</p>", 27);
	cr_assert_str_eq(json.buf.data, "\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0000"
	    "\\u0001\\u001f\x7f é€😀</p>\"");
}

/* The writer checks eight bytes at a time. */
Test(json_write, every_byte_is_escaped_or_not_wherever_it_stands)
{
	char		 text[20], expected[32], raw[8];
	struct json	 json;
	int		 c, place;

	for (c = 1; c < 256; c++) {
		if (c >= ' ' || strchr("\b\f\n\r\t", c) != NULL)
			continue;
		for (place = 0; place < 19; place++) {
			snprintf(raw, sizeof(raw), "\\u%04x", c);
			memset(text, 0xe9, 19);
			text[place] = (char)c;
			snprintf(expected, sizeof(expected), "\"%.*s%s%.*s\"",
			    place, text, raw, 18 - place, text + place + 1);
			json_init(&json, arena, 0);
			json_text(&json, NULL, text, 19);
			cr_assert_str_eq(json.buf.data, expected);
		}
	}
	for (c = ' '; c < 256; c++) {
		memset(text, c, 19);
		json_init(&json, arena, 0);
		json_text(&json, NULL, text, 19);
		cr_assert_eq(json.buf.length,
		    c == '"' || c == '\\' ? 40 : 21, "%d", c);
	}
}

Test(json_write, integers_are_written_up_to_their_bounds)
{
	struct json	 json;

	json_init(&json, arena, 0);
	json_list(&json, NULL);
	json_integer(&json, NULL, 0);
	json_integer(&json, NULL, -1);
	json_integer(&json, NULL, 1234567890);
	json_integer(&json, NULL, INT64_MAX);
	json_integer(&json, NULL, INT64_MIN);
	json_list_end(&json);
	cr_assert_str_eq(json.buf.data, "[0,-1,1234567890,"
	    "9223372036854775807,-9223372036854775808]");
}

Test(json_write, numbers_are_as_short_as_they_can_be)
{
	cr_assert_str_eq(bare(0), "0");
	cr_assert_str_eq(bare(41.9), "41.9");
	cr_assert_str_eq(bare(-122.4194), "-122.4194");
	cr_assert_str_eq(bare(0.1 + 0.2), "0.30000000000000004");
	cr_assert_str_eq(bare(1e300), "1e+300");
	cr_assert_str_eq(bare(180), "180");
	cr_assert_str_eq(bare((double)NAN), "null");
	cr_assert_str_eq(bare((double)INFINITY), "null");
}

Test(json_write, decimals_have_the_shortest_form)
{
	char	 expected[32];
	int	 i;

	for (i = -2000; i < 2000; i++) {
		snprintf(expected, sizeof(expected), "%.15g", i * 37 / 1e6);
		cr_assert_str_eq(bare(i * 37 / 1e6), expected);
		snprintf(expected, sizeof(expected), "%.15g", i * 4567 / 1e3);
		cr_assert_str_eq(bare(i * 4567 / 1e3), expected);
	}
	cr_assert_str_eq(bare(-0.0), "-0");
	cr_assert_str_eq(bare(0.1 + 0.2), "0.30000000000000004");
}

Test(json_write, a_number_that_is_written_reads_as_the_same)
{
	static const double	 numbers[] = { 1.0 / 3, 5e-324,
	    2.2250738585e-308,
	    1.7976931348623157e308, 123456789.123456789, -0.1 };
	size_t			 i;

	for (i = 0; i < COUNT(numbers); i++)
		cr_assert_eq(strtod(bare(numbers[i]), NULL), numbers[i]);
}
