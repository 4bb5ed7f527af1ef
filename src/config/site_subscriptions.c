#include "config/site_subscriptions.h"

#include <string.h>

#include "base/arena.h"
#include "config/site.h"
#include "text/durations.h"
#include "text/subscription.h"

static bool
store_text(const char *text, void *to)
{
	*(const char **)to = text;

	return (true);
}

static bool
read_name(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (subscription_name_valid(text) && store_text(text, to));
}

const struct site_kind	 site_subscription_name = {
	"a text in one line, of 100 bytes at most", read_name
};

static bool
read_url(struct arena *arena, const char *text, void *to)
{
	text = subscription_url(arena, text);

	return (subscription_url_valid(text) && store_text(text, to));
}

const struct site_kind	 site_subscription_url = {
	"an address such as https://club.example/calendar.ics, without a login",
	read_url
};

static bool
read_every(struct arena *arena, const char *text, void *to)
{
	int64_t	 seconds;

	(void)arena;
	if (!duration_read(text, &seconds) || seconds < SUBSCRIPTION_LEAST ||
	    seconds > SUBSCRIPTION_MOST)
		return (false);
	*(int *)to = (int)seconds;

	return (true);
}

const struct site_kind	 site_every = {
	"a time from 5m to 30d, such as 1h", read_every
};

static bool
read_category(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (subscription_category_valid(text) && store_text(text, to));
}

const struct site_kind	 site_category = {
	"the name of a category", read_category
};

static bool
read_review(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(bool *)to = strcmp(text, "pending") == 0;

	return (*(bool *)to || strcmp(text, "publish") == 0);
}

const struct site_kind	 site_review = { "publish or pending", read_review };

static bool
read_wins(struct arena *arena, const char *text, void *to)
{
	enum subscription_wins	 wins;

	(void)arena;
	if (!wins_find(text, &wins))
		return (false);
	*(int *)to = (int)wins;

	return (true);
}

const struct site_kind	 site_wins = {
	"theirs, ours, or theirs unless changed here", read_wins
};

const char *
site_subscriptions_check(const struct site *site, struct arena *arena)
{
	size_t	 i;

	if (site->subscription_count > SUBSCRIPTIONS_MAX)
		return (arena_printf(arena, "there are at most %d"
		    " 'subscriptions'", SUBSCRIPTIONS_MAX));
	for (i = 0; i < site->subscription_count; i++)
		if (site->subscriptions[i].categories.count >
		    SUBSCRIPTION_CATEGORIES)
			return (arena_printf(arena, "each of 'subscriptions'"
			    " has at most %d categories",
			    SUBSCRIPTION_CATEGORIES));

	return (NULL);
}
