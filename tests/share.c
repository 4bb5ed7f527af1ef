#include <stdlib.h>

#include "share.h"

bool
share_next(void)
{
	static int	 one_in, turn;
	const char	*text;

	if (one_in == 0) {
		text = getenv("SHARE");
		one_in = text != NULL && atoi(text) > 0 ? atoi(text) : 1;
	}

	return (turn++ % one_in == 0);
}

uint64_t
share_seed(void)
{
	const char	*text = getenv("SEED");

	return (text == NULL ? 20261124 : strtoull(text, NULL, 10));
}
