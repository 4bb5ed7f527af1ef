#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "http/chunks.h"

/* Decodes a text whose bytes arrive `step` at a time. */
static enum chunks_state
decode(const char *sent, size_t step, char body[256])
{
	enum chunks_state	 state = CHUNKS_MORE;
	struct chunks		 c = { 0 };
	size_t			 at, n, length = strlen(sent);

	for (at = 0; at < length && state == CHUNKS_MORE; at += n) {
		n = step < length - at ? step : length - at;
		memcpy(body + c.length, sent + at, n);
		state = chunks_read(&c, body, c.length + n);
	}
	body[c.length] = '\0';

	return (state);
}

Test(chunks, make_a_body_however_they_arrive)
{
	static const struct {
		const char		*sent, *body;
		enum chunks_state	 state;
	} rows[] = {
		{ "0\r\n\r\n", "", CHUNKS_END },
		{ "5\r\nhello\r\n0\r\n\r\n", "hello", CHUNKS_END },
		{ "1\r\na\r\n00002\r\nbc\r\n000\r\n\r\n", "abc", CHUNKS_END },
		{ "A\r\n0\r\n\r\n12345\r\n0\r\n\r\n", "0\r\n\r\n12345",
		    CHUNKS_END },
		{ "1;a=b;c=\"d\"\r\nx\r\n1 \t;y\r\ny\r\n0;z\r\n\r\n", "xy",
		    CHUNKS_END },
		{ "1\r\nx\r\n0\r\nA: b\r\nContent-Length: 3\r\n\r\n", "x",
		    CHUNKS_END },
		{ "1\r\nx\r\n0\r\n\r\nGET / HTTP/1.1\r\n", "x", CHUNKS_END },
		{ "", "", CHUNKS_MORE },
		{ "5\r\nhel", "hel", CHUNKS_MORE },
		{ "5\r\nhello\r\n0\r\n", "hello", CHUNKS_MORE },
		{ "5\r\nhello\r\n0\r\nA: b\r\n", "hello", CHUNKS_MORE },
		{ "\r\n", "", CHUNKS_BAD },
		{ "g\r\n", "", CHUNKS_BAD },
		{ "-1\r\n", "", CHUNKS_BAD },
		{ "+1\r\n", "", CHUNKS_BAD },
		{ " 1\r\n", "", CHUNKS_BAD },
		{ "0x1\r\n", "", CHUNKS_BAD },
		{ "1\nx\r\n0\r\n\r\n", "", CHUNKS_BAD },
		{ "1\rx", "", CHUNKS_BAD },
		{ "1;\nx\r\n", "", CHUNKS_BAD },
		{ "1\r\nx\n0\r\n\r\n", "x", CHUNKS_BAD },
		{ "1\r\nxy\r\n0\r\n\r\n", "x", CHUNKS_BAD },
		{ "1\r\nx\r\n0\r\n\n", "x", CHUNKS_BAD },
		{ "1\r\nx\r\n0\r\nA: b\n\r\n", "x", CHUNKS_BAD },
		{ "1\r\nx\r\n0\r\n\rX", "x", CHUNKS_BAD },
		{ "100000000\r\n", "", CHUNKS_BAD },
		{ "ffffffffffffffffff\r\n", "", CHUNKS_BAD }
	};
	char	 body[256];
	size_t	 i, step;

	for (i = 0; i < COUNT(rows); i++)
		for (step = 1; step < 64; step++) {
			cr_expect_eq(decode(rows[i].sent, step, body),
			    rows[i].state, "%s", rows[i].sent);
			cr_expect_str_eq(body, rows[i].body, "%s",
			    rows[i].sent);
		}
}

/* Feeds a part until it is rejected, at most `most` times. */
static int
count_until_bad(const char *start, const char *part, int most)
{
	struct chunks	 c = { 0 };
	char		 text[65536];
	int		 i;

	memcpy(text, start, strlen(start));
	(void)chunks_read(&c, text, strlen(start));
	for (i = 0; i < most; i++) {
		if (c.length > sizeof(text) / 2)
			return (most);
		memcpy(text + c.length, part, strlen(part));
		if (chunks_read(&c, text, c.length + strlen(part)) ==
		    CHUNKS_BAD)
			return (i);
	}

	return (most);
}

Test(chunks, may_not_be_mostly_overhead)
{
	cr_expect_eq(count_until_bad("", "1\r\nx\r\n", 20000), 20000);
	cr_expect_eq(count_until_bad("1;", "x", 20000), 4095 - 1);
	cr_expect_eq(count_until_bad("0\r\n", "x", 20000), 4095);
	cr_expect_lt(count_until_bad("0\r\n", "a:b\r\n", 20000), 20000);
	cr_expect_lt(count_until_bad("", "1;xxxxxxxxxxxxxxxxxxxxxxxx\r\nx\r\n",
	    20000), 20000);
}
