#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "random.h"
#include "words.h"

#define SYLLABLES	64

/* None of them begins with another one, so that words differ. */
static const char *const	 syllables[SYLLABLES] = {
	"ba", "be", "bil", "bo", "brun", "chi", "cla", "da", "den", "di",
	"dor", "dré", "fa", "fel", "fi", "for", "ga", "gen", "gri", "ha",
	"hel", "hu", "in", "ja", "jo", "ka", "ken", "ki", "kon", "la", "lem",
	"li", "lor", "lu", "ma", "men", "mi", "mor", "mü", "na", "nel", "ni",
	"no", "par", "pe", "pi", "pol", "ra", "ren", "ri", "ros", "sa", "sen",
	"si", "so", "stra", "ta", "ter", "ti", "ton", "tur", "va", "vin", "zö"
};

/* The frequent ones are short; the others are spread over what is possible. */
const char *
word_at(struct arena *arena, int64_t place)
{
	static const int64_t	 two = SYLLABLES * SYLLABLES,
	    three = SYLLABLES * SYLLABLES * SYLLABLES;
	int64_t			 n = place - SYLLABLES - two;

	if (place < SYLLABLES)
		return (syllables[place]);
	if (n < 0) {
		n += two;
		return (arena_printf(arena, "%s%s", syllables[n / SYLLABLES],
		    syllables[n % SYLLABLES]));
	}
	n = n * 40503 % three;

	return (arena_printf(arena, "%s%s%s", syllables[n / two],
	    syllables[n / SYLLABLES % SYLLABLES], syllables[n % SYLLABLES]));
}

static void
append(struct buf *b, struct random *r, bool large)
{
	size_t	 start = b->length;

	buf_string(b, word_at(b->arena, random_rank(r, WORDS)));
	if (large)
		b->data[start] = (char)toupper((unsigned char)b->data[start]);
}

const char *
words_title(struct arena *arena, struct random *r, int64_t count)
{
	struct buf	 b;

	buf_init(&b, arena, 64);
	while (count-- > 0) {
		append(&b, r, true);
		if (count > 0)
			buf_char(&b, ' ');
	}

	return (b.data);
}

const char *
words_text(struct arena *arena, struct random *r, size_t length)
{
	struct buf	 b;
	int64_t		 left = 0;

	buf_init(&b, arena, 512);
	while (b.length < length) {
		if (b.length > 0)
			buf_char(&b, ' ');
		append(&b, r, left == 0);
		if (left == 0)
			left = 4 + random_below(r, 12);
		if (--left == 0)
			buf_char(&b, '.');
	}

	return (b.data);
}
