/* Functions that need no database: delays, limits and words. */
#include <inttypes.h>

#include "base/arena.h"
#include "store/subscriptions.h"

#define FIRST_DELAY	300		/* seconds */
#define LAST_DELAY	86400

int64_t
subscription_delay(int64_t failures, int64_t wait)
{
	int64_t	 delay = FIRST_DELAY;

	for (; failures > 1 && delay < LAST_DELAY; failures--)
		delay *= 2;
	if (delay < wait)
		delay = wait;
	return (delay > LAST_DELAY ? LAST_DELAY : delay);
}

bool
subscription_lets_go(int64_t vanished, int64_t upcoming, int64_t accepted)
{
	return (vanished < upcoming - vanished || vanished <= accepted);
}

bool
subscription_has_imported(enum subscription_outcome outcome)
{
	return (outcome == RAN_DONE || outcome == RAN_SHIFTED ||
	    outcome == RAN_FULL);
}

static const char *
format_changes(struct arena *arena, const struct subscription *s)
{
	return (arena_printf(arena, "%" PRId64 " new, %" PRId64 " changed, %"
	    PRId64 " moved to the trash, %" PRId64 " brought back%s%s%s",
	    s->created, s->changed, s->trashed, s->restored,
	    *s->detail != '\0' ? ", " : "", s->detail,
	    *s->detail != '\0' ? " rejected" : ""));
}

const char *
subscription_words(struct arena *arena, const struct subscription *s)
{
	switch (s->outcome) {
	case RAN_NEVER:
		return ("has not run yet");
	case RAN_DONE:
		return (format_changes(arena, s));
	case RAN_SHIFTED:
		return (arena_join(arena, format_changes(arena, s),
		    "; lists have changed while they were read, so nothing is"
		    " moved to the trash", NULL));
	case RAN_FULL:
		return (arena_join(arena, format_changes(arena, s),
		    "; there is no room for its pictures", NULL));
	case RAN_SAME:
		return ("unchanged");
	case RAN_BEGUN:
		return ("is running, or was interrupted");
	case RAN_STATUS:
		return (arena_join(arena, "failed: the server answered ",
		    s->detail, NULL));
	case RAN_LATE:
		return ("failed: the server took too long");
	case RAN_LONG:
		return (arena_join(arena, "failed: the answer is longer than ",
		    s->detail, " MB", NULL));
	case RAN_PRIVATE:
		return (arena_join(arena, "failed: the address leads to ",
		    s->detail, ", an address of this machine or a private"
		    " network, which takes 'allow_private: true'", NULL));
	case RAN_LOST:
		return (arena_join(arena, "failed: no complete answer: ",
		    s->detail, NULL));
	case RAN_EMPTY:
		return ("failed: the answer is empty");
	case RAN_STRANGE:
		return ("failed: the answer is not a calendar");
	case RAN_AUTHOR:
		return (arena_join(arena, "failed: there is no user '",
		    s->detail, "'", NULL));
	default:
		return (arena_join(arena, "failed: ", s->detail, NULL));
	}
}
