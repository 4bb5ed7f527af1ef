#include "share.h"

#include <stdlib.h>

/* One in how many cases is tried. */
static int
one_in(void)
{
	static int	 cases;
	const char	*text;

	if (cases == 0) {
		text = getenv("SHARE");
		cases = text != NULL && atoi(text) > 0 ? atoi(text) : 1;
	}

	return (cases);
}

bool
share_next(void)
{
	static int	 turn;

	return (turn++ % one_in() == 0);
}

bool
share_is_small(void)
{
	return (one_in() > 1);
}

uint64_t
share_seed(void)
{
	const char	*text = getenv("SEED");

	return (text == NULL ? 20261124 : strtoull(text, NULL, 10));
}
