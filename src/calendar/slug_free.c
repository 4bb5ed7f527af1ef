#include "calendar/slug_free.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "text/slugs.h"

#define IN_TURN	50	/* numbers that are tried one by one */
#define FAR	(INT64_C(1) << 40)

struct search {
	struct arena	*arena;
	const char	*slug;
	const char	*suffix;
	bool		(*taken)(void *, const char *);
	void		*of;
};

static const char *
make_candidate(const struct search *s, int64_t number)
{
	const char	*suffix = s->suffix;

	if (number > 1)
		suffix = arena_printf(s->arena, "%s-%lld", suffix,
		    (long long)number);

	return (slug_append(s->arena, s->slug, suffix));
}

static bool
is_number_taken(const struct search *s, int64_t number)
{
	return (s->taken(s->of, make_candidate(s, number)));
}

/* All these numbers are taken, probably on purpose. */
static const char *
find_anywhere(const struct search *s)
{
	int64_t	 number;

	do
		number = FAR + arc4random();
	while (is_number_taken(s, number));

	return (make_candidate(s, number));
}

const char *
slug_free(struct arena *arena, const char *slug, const char *suffix,
    bool (*is_taken)(void *, const char *), void *of)
{
	struct search	 s = { arena, slug, suffix, is_taken, of };
	int64_t		 low, high, middle;

	for (high = 1; high <= IN_TURN; high++)
		if (!is_number_taken(&s, high))
			return (make_candidate(&s, high));
	for (low = IN_TURN; high < FAR && is_number_taken(&s, high); high *= 2)
		low = high;
	if (high >= FAR)
		return (find_anywhere(&s));
	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (is_number_taken(&s, middle))
			low = middle;
		else
			high = middle;
	}

	return (make_candidate(&s, high));
}
