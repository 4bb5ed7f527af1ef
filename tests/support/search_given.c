#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "search_given.h"
#include "store/index/search.h"

uint64_t
given_any(uint64_t bound)
{
	static uint64_t	 state = 42;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((state >> 33) % bound);
}

/* Pieces from which texts are composed. */
static const char *const	 pieces[] = {
	"jazz", "Jazz", "night", "open", "air", "a", "b", "ab", "ba", "7", "42",
	"\xc3\x84rger", "B\xc3\xbc" "cher", "stra\xc3\x9f" "e", "e\xcc\x81",
	"\xce\xa3\xce\xaf\xcf\x83\xcf\x85\xcf\x86\xce\xbf\xcf\x82", "\xcf\x82",
	"\xd0\xba\xd0\xbe\xd0\xbd\xd1\x86\xd0\xb5\xd1\x80\xd1\x82",
	"\xe6\x9d\xb1", "\xe4\xba\xac", "\xe9\x83\xbd",
	"\xe6\x9d\xb1\xe4\xba\xac", "\xe3\x81\x82", "\xe3\x82\xab",
	"\xe0\xb8\x81", "\xe0\xb8\xb2\xe0\xb8\xa3", "\xe0\xb8\xa3\xe0\xb8\xb1",
	"\xf0\x9f\x8e\xb7", "\xf0\x9f\x8e\xb7\xef\xb8\x8f", "\xe2\x80\x94",
	"%", "_", "-", ".", "<p>", "&", "c++",
	" ", " ", " ", " ", " ", "  ", "\n", "\xc2\xa0", "\xe2\x80\x8d",
};

static void
add_long_run(struct buf *buf)
{
	static const char *const	 letters[] = { "x", "y", "\xc3\xa4" };
	uint64_t			 i;

	for (i = 30 + given_any(150); i > 0; i--)
		buf_string(buf, letters[given_any(COUNT(letters))]);
}

const char *
given_text(struct arena *arena)
{
	struct buf	 buf;
	uint64_t	 i;

	buf_init(&buf, arena, 64);
	for (i = given_any(20); i > 0; i--)
		if (given_any(60) == 0)
			add_long_run(&buf);
		else
			buf_string(&buf, pieces[given_any(COUNT(pieces))]);
	return (buf.data);
}

static bool
is_inside(char c)
{
	return (((unsigned char)c & 0xc0) == 0x80);
}

/* Returns a part of a text, without cut characters. */
static const char *
part_of(struct arena *arena, const char *text)
{
	size_t	 length, from, until;

	length = strlen(text);
	if (length == 0)
		return ("absent");
	from = given_any(length);
	until = from + 1 + given_any(given_any(8) == 0 ? 100 : 8);
	if (until > length)
		until = length;
	while (from > 0 && is_inside(text[from]))
		from--;
	while (is_inside(text[until]))
		until++;
	return (arena_copy(arena, text + from, until - from));
}

const char *
given_search(struct arena *arena)
{
	struct buf	 buf;
	const char	*quote;
	uint64_t	 i;

	buf_init(&buf, arena, 64);
	for (i = 1 + given_any(3); i > 0; i--) {
		quote = given_any(4) == 0 ? "" : "\"";
		buf_printf(&buf, "%s%s%s%s ", given_any(4) == 0 ? "-" : "",
		    quote, part_of(arena, given_text(arena)), quote);
	}
	return (buf.data);
}

bool
given_matches(const struct search *search, const char *const texts[3])
{
	const struct search_word	*word;
	size_t				 i, j;
	bool				 occurs;

	for (i = 0; i < search->count; i++) {
		word = &search->words[i];
		occurs = false;
		for (j = 0; j < 3; j++)
			occurs |= memmem(texts[j], strlen(texts[j]),
			    word->text, word->length) != NULL;
		if (occurs == word->excluded)
			return (false);
	}
	return (true);
}
