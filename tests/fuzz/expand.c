#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/expand.h"
#include "tests/fuzz/fuzz.h"

#define OPEN	"<<"
#define CLOSE	">>"
#define DIGITS	8

struct repetition {
	const char	*text;
	size_t		 length;
	size_t		 times;
};

/* Returns the length of a mark that begins here, or 0. */
static size_t
read_mark(const char *at, const char *end, struct repetition *r)
{
	const char	*p = at + strlen(OPEN), *close;

	if (end - at < 6 || memcmp(at, OPEN, strlen(OPEN)) != 0)
		return (0);
	for (r->times = 0; p < end && *p >= '0' && *p <= '9'; p++) {
		if (p - at > DIGITS)
			return (0);
		r->times = r->times * 10 + (size_t)(*p - '0');
	}
	if (p == end || *p != ':' || (close = memmem(p, (size_t)(end - p),
	    CLOSE, strlen(CLOSE))) == NULL)
		return (0);
	r->text = p + 1;
	r->length = (size_t)(close - r->text);
	return ((size_t)(close - at) + strlen(CLOSE));
}

static bool
fits(const struct repetition *r, size_t have)
{
	return (have < EXPAND_MAX && (r->length == 0 ||
	    r->times <= (EXPAND_MAX - have) / r->length));
}

/* Writes to `to`, unless that is NULL. Returns the whole length. */
static size_t
write_expanded(const char *at, const char *end, char *to)
{
	struct repetition	 r;
	size_t			 length, mark;

	for (length = 0; at < end; at += mark) {
		if ((mark = read_mark(at, end, &r)) == 0) {
			r = (struct repetition){ at, 1, 1 };
			mark = 1;
		}
		if (!fits(&r, length))
			continue;
		for (; r.times > 0; r.times--, length += r.length)
			if (to != NULL)
				memcpy(to + length, r.text, r.length);
	}
	return (length);
}

char *
expand(const void *bytes, size_t size, size_t *length)
{
	const char	*at = bytes;
	char		*to;

	*length = write_expanded(at, at + size, NULL);
	MUST((to = malloc(*length + 1)) != NULL);
	(void)write_expanded(at, at + size, to);
	to[*length] = '\0';
	return (to);
}
