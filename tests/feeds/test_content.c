#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "feeds/content.h"

static struct arena	*arena;
static struct buf	 out;

static void
setup(void)
{
	arena = arena_new();
	buf_init(&out, arena, 16);
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(content, .init = setup, .fini = teardown);

Test(content, special_characters_of_a_text_are_escaped)
{
	static const struct {
		const char	*text, *line;
	} rows[] = {
		{ "", "X:\r\n" },
		{ "plain", "X:plain\r\n" },
		{ "a,b;c:d\"e", "X:a\\,b\\;c:d\"e\r\n" },
		{ "back\\slash\\n", "X:back\\\\slash\\\\n\r\n" },
		{ "two\nlines\r\nmore", "X:two\\nlines\\nmore\r\n" },
		{ "a\tb", "X:a\tb\r\n" },
		{ "\x01" "bell\x07\x1f\x7f.\r", "X:bell.\r\n" },
		{ "a\nEND:VEVENT", "X:a\\nEND:VEVENT\r\n" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		out.length = 0;
		content_text_line(&out, "X", rows[i].text);
		cr_expect_str_eq(out.data, rows[i].line);
	}
}

Test(content, a_value_cannot_end_its_line)
{
	content_line(&out, "URL", "https://x.example/,;\\\r\nBEGIN:VEVENT");
	cr_expect_str_eq(out.data,
	    "URL:https://x.example/,;\\BEGIN:VEVENT\r\n");
}

Test(content, a_parameter_is_quoted_where_it_must_be)
{
	static const struct {
		const char	*text, *line;
	} rows[] = {
		{ "Europe/Paris", "X;P=Europe/Paris:v\r\n" },
		{ "a b", "X;P=a b:v\r\n" },
		{ "a:b", "X;P=\"a:b\":v\r\n" },
		{ "a;b", "X;P=\"a;b\":v\r\n" },
		{ "a,b", "X;P=\"a,b\":v\r\n" },
		{ "\"a\"", "X;P=^'a^':v\r\n" },
		{ "a^b\nc", "X;P=a^^b^nc:v\r\n" },
		{ "a\r\x02:b", "X;P=\"a:b\":v\r\n" }
	};
	struct content	 line;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		out.length = 0;
		content_begin(&line, &out, "X");
		content_parameter(&line, "P", rows[i].text);
		content_value(&line, "v");
		content_end(&line);
		cr_expect_str_eq(out.data, rows[i].line);
	}
}

Test(content, texts_of_a_list_have_commas_between_them)
{
	struct content	 line;

	content_begin(&line, &out, "CATEGORIES");
	content_text(&line, "Jazz, and more");
	content_text(&line, "Blues");
	content_end(&line);
	cr_expect_str_eq(out.data, "CATEGORIES:Jazz\\, and more,Blues\r\n");
}

/* The line as it was before it was folded; each part is checked. */
static const char *
unfolded(const char *text)
{
	const char	*end;
	char		*line, *to;

	to = line = arena_bytes(arena, strlen(text) + 1);
	for (;;) {
		end = strstr(text, "\r\n");
		cr_assert_not_null(end);
		cr_expect_leq(end - text, 75, "%td octets", end - text);
		cr_expect_null(u8_check((const uint8_t *)text,
		    (size_t)(end - text)));
		to = mempcpy(to, text, (size_t)(end - text));
		if (end[2] == '\0')
			break;
		cr_assert_eq(end[2], ' ');
		text = end + 2 + 1;
	}
	*to = '\0';

	return (line);
}

Test(content, lines_are_folded_between_characters)
{
	static const char	sample[] = "ä€😀x,;\\n";
	char			text[700], wanted[800];
	size_t			before, i;

	for (before = 0; before < 160; before++) {
		memset(text, 'a', before);
		text[before] = '\0';
		for (i = 0; i < 20; i++)
			strcat(text, sample);
		out.length = 0;
		content_line(&out, "SUMMARY", text);
		strcpy(wanted, "SUMMARY:");
		strcat(wanted, text);
		cr_expect_str_eq(unfolded(out.data), wanted);
	}
}

Test(content, a_line_of_75_octets_is_not_folded)
{
	char	text[80], wanted[90];

	memset(text, 'a', 73);
	strcpy(text + 73, "");
	content_line(&out, "X", text);
	sprintf(wanted, "X:%s\r\n", text);
	cr_expect_str_eq(out.data, wanted);
	out.length = 0;
	strcpy(text + 73, "b");
	content_line(&out, "X", text);
	sprintf(wanted, "X:%.73s\r\n b\r\n", text);
	cr_expect_str_eq(out.data, wanted);
}
