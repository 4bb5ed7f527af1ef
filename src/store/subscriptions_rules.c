/* Functions that need no database: validation, delays, limits and words. */
#include <inttypes.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/arena.h"
#include "store/subscriptions.h"
#include "text/urls.h"

#define FIRST_DELAY	300		/* seconds */
#define LAST_DELAY	86400

bool
subscription_url_valid(const char *url)
{
	return (strlen(url) <= SUBSCRIPTION_URL && url_is_web(url) &&
	    !url_has_login(url) && strpbrk(url, "#\"\\<>^`{|}") == NULL);
}

/* Whether the text is not empty and at most that long. */
static bool
is_line(const char *text, ptrdiff_t most)
{
	const char	*c;

	for (c = text; *c != '\0'; c++)
		if ((unsigned char)*c < ' ' || *c == 0x7f)
			return (false);
	return (c > text && c - text <= most &&
	    u8_check((const uint8_t *)text, strlen(text)) == NULL);
}

bool
subscription_name_valid(const char *name)
{
	return (is_line(name, SUBSCRIPTION_NAME));
}

bool
subscription_category_valid(const char *name)
{
	return (is_line(name, SUBSCRIPTION_CATEGORY));
}

const char *
subscription_url(struct arena *arena, const char *url)
{
	static const char	 webcal[] = "webcal://";

	if (strncasecmp(url, webcal, strlen(webcal)) != 0)
		return (url);
	return (arena_join(arena, "https://", url + strlen(webcal), NULL));
}

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

static const char *const	 wins_names[] = {
	[WINS_UNLESS] = "theirs unless changed here",
	[WINS_THEIRS] = "theirs",
	[WINS_OURS] = "ours"
};

bool
wins_find(const char *name, enum subscription_wins *wins)
{
	for (*wins = WINS_UNLESS; *wins <= WINS_OURS; (*wins)++)
		if (strcmp(wins_names[*wins], name) == 0)
			return (true);
	*wins = WINS_UNLESS;
	return (false);
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
