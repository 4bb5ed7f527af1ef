#include "command/subscribe/subscribe_list.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "store/db.h"
#include "store/subscriptions.h"

static const char *
join_lines(struct arena *arena, const struct texts *categories)
{
	struct buf	 b;
	size_t		 i;

	buf_init(&b, arena, 64);
	for (i = 0; i < categories->count; i++)
		buf_printf(&b, "%s%s", i > 0 ? "\n" : "", categories->list[i]);
	return (b.data);
}

static void
convert_configured(struct arena *arena, const struct site_subscription *from,
    struct subscription *to)
{
	memset(to, 0, sizeof(*to));
	to->name = from->name;
	to->url = from->url;
	to->every = from->every;
	to->author = from->author;
	to->categories = join_lines(arena, &from->categories);
	to->status = from->pending ? STATUS_PENDING : STATUS_PUBLISH;
	to->wins = (enum subscription_wins)from->wins;
	to->allow_private = from->allow_private;
	to->configured = true;
}

static bool
is_equal(const struct subscription *a, const struct subscription *b)
{
	return (strcmp(a->name, b->name) == 0 && strcmp(a->url, b->url) == 0 &&
	    a->every == b->every && strcmp(a->author, b->author) == 0 &&
	    strcmp(a->categories, b->categories) == 0 &&
	    a->status == b->status && a->wins == b->wins &&
	    a->allow_private == b->allow_private &&
	    a->configured == b->configured);
}

/*
 * Renames a subscription to "Club (3)", so that another one can have its name.
 */
static void
yield_name(struct db *db, struct arena *arena, int64_t id, int64_t now)
{
	struct subscription	 s;

	if (!subscription_get(db, arena, id, &s))
		return;
	s.name = arena_printf(arena, "%s (%" PRId64 ")", s.name, id);
	subscription_change(db, &s, now);
}

static bool
is_configured(struct db *db, struct arena *arena, int64_t id)
{
	struct subscription	 s;

	return (subscription_get(db, arena, id, &s) && s.configured);
}

/*
 * The id of a subscription with the same address, or else the same name. 0:
 * there is none.
 */
static int64_t
find_stored(struct db *db, struct arena *arena, const struct subscription *s,
    int64_t now)
{
	int64_t	 at, named;

	at = subscription_at(db, s->url);
	named = subscription_named(db, s->name);
	if (named == 0 || named == at)
		return (at);
	if (at == 0 && is_configured(db, arena, named))
		return (named);
	yield_name(db, arena, named, now);
	return (at);
}

/* Stores a subscription. Returns its id, or 0 if there are too many. */
static int64_t
put_subscription(struct db *db, struct arena *arena, struct subscription *s,
    int64_t now)
{
	struct subscription	 here;

	if ((s->id = find_stored(db, arena, s, now)) != 0) {
		if (subscription_get(db, arena, s->id, &here) &&
		    !is_equal(&here, s))
			subscription_change(db, s, now);
		return (s->id);
	}
	if (!subscriptions_full(db))
		return (subscription_add(db, arena, s, now));
	fprintf(stderr, "almanac: there are too many subscriptions for '%s'\n",
	    s->name);
	return (0);
}

static bool
is_in_site(const struct site *site, const struct subscription *s)
{
	size_t	 i;

	for (i = 0; i < site->subscription_count; i++)
		if (strcmp(site->subscriptions[i].name, s->name) == 0 ||
		    strcmp(site->subscriptions[i].url, s->url) == 0)
			return (true);
	return (false);
}

void
subscribe_list(struct db *db, struct arena *arena, const struct site *site,
    int64_t now)
{
	struct subscription	*list, s;
	int64_t			 ids[SUBSCRIPTIONS_MAX];
	size_t			 count, i, j;

	count = subscriptions_list(db, arena, &list);
	for (i = 0; i < count; i++)
		if (list[i].configured && !is_in_site(site, &list[i]))
			subscription_remove(db, list[i].id);
	for (i = 0; i < site->subscription_count; i++) {
		convert_configured(arena, &site->subscriptions[i], &s);
		ids[i] = put_subscription(db, arena, &s, now);
	}
	count = subscriptions_list(db, arena, &list);
	for (i = 0; i < count; i++) {
		for (j = 0; j < site->subscription_count; j++)
			if (ids[j] == list[i].id)
				break;
		if (list[i].configured && j == site->subscription_count)
			subscription_remove(db, list[i].id);
	}
}
