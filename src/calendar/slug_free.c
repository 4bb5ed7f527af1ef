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
candidate(const struct search *s, int64_t number)
{
	const char	*suffix = s->suffix;

	if (number > 1)
		suffix = arena_printf(s->arena, "%s-%lld", suffix,
		    (long long)number);

	return (slug_append(s->arena, s->slug, suffix));
}

static bool
taken(const struct search *s, int64_t number)
{
	return (s->taken(s->of, candidate(s, number)));
}

/* All these numbers are taken, probably on purpose. */
static const char *
find_anywhere(const struct search *s)
{
	int64_t	 number;

	do
		number = FAR + arc4random();
	while (taken(s, number));

	return (candidate(s, number));
}

const char *
slug_free(struct arena *arena, const char *slug, const char *suffix,
    bool (*is_taken)(void *, const char *), void *of)
{
	struct search	 s = { arena, slug, suffix, is_taken, of };
	int64_t		 low, high, middle;

	for (high = 1; high <= IN_TURN; high++)
		if (!taken(&s, high))
			return (candidate(&s, high));
	for (low = IN_TURN; high < FAR && taken(&s, high); high *= 2)
		low = high;
	if (high >= FAR)
		return (find_anywhere(&s));
	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (taken(&s, middle))
			low = middle;
		else
			high = middle;
	}

	return (candidate(&s, high));
}
