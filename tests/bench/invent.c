#include <string.h>

#include "base/arena.h"
#include "invent.h"
#include "random.h"
#include "text/dates.h"
#include "words.h"

#define MINUTE	60
#define HOUR	(60 * MINUTE)
#define DAY	(24 * HOUR)

#define TEXT		390	/* bytes of a description */
#define IMAGES		500	/* that events share */

/* A day of those around; every second one would rather be a weekend's. */
static int64_t
choose_day(struct random *r, int64_t around)
{
	int64_t	 day, before;
	int	 weekday;

	before = random_below(r, 120) - 60;
	day = around / DAY + before;
	weekday = date_weekday(day);
	if (weekday >= 1 && weekday <= 4 && random_chance(r, 50))
		day += 5 - weekday + random_below(r, 3);

	return (day);
}

static void
choose_dates(struct invented *e, struct random *r, int64_t around)
{
	int64_t	 day = choose_day(r, around), days = 0, hour, length;

	if (random_chance(r, 4))
		days = 1 + random_below(r, 9);
	else if (random_chance(r, 0.4))
		days = 14 + random_below(r, 60);
	e->all_day = random_chance(r, days > 0 ? 50 : 7);
	if (e->all_day) {
		e->start = day * DAY;
		e->end = (day + days + 1) * DAY - 1;
		return;
	}
	hour = random_chance(r, 65) ? 17 + random_below(r, 5) :
	    9 + random_below(r, 8);
	length = HOUR + 30 * MINUTE * random_below(r, 6);
	e->start = day * DAY + hour * HOUR + 15 * MINUTE * random_rank(r, 4);
	e->end = e->start + length + days * DAY;
}

static void
choose_texts(struct invented *e, struct arena *arena, struct random *r)
{
	e->title = words_title(arena, r, 3 + random_below(r, 3));
	e->description = words_text(arena, r, TEXT);
	e->cost = e->website = "";
	if (random_chance(r, 40))
		e->cost = arena_printf(arena, "%d",
		    5 * (1 + (int)random_below(r, 12)));
	if (random_chance(r, 40))
		e->website = arena_printf(arena, "https://tickets.example/%d",
		    (int)random_below(r, 1000000));
	e->image = !random_chance(r, 25) ? NULL : arena_printf(arena,
	    "https://images.example/%d.jpg", (int)random_rank(r, IMAGES));
}

/* 92 of 100 are published. */
static enum status
choose_status(struct random *r)
{
	double	 percent = random_unit(r) * 100;

	return (percent < 92 ? STATUS_PUBLISH : percent < 93 ? STATUS_FUTURE :
	    percent < 96 ? STATUS_DRAFT : percent < 97 ? STATUS_PENDING :
	    percent < 99 ? STATUS_PRIVATE : STATUS_TRASH);
}

static void
add(int64_t *list, int64_t id)
{
	while (*list != 0 && *list != id)
		list++;
	*list = id;
}

/* The first venue has 5 % of the events, the first category 40 %. */
static void
choose_links(struct invented *e, struct random *r, const struct scene *s)
{
	int64_t	 i;

	if (random_chance(r, 5))
		e->venue = s->venues.first;
	else if (random_chance(r, 90))
		e->venue = s->venues.first +
		    random_below(r, s->venues.count);
	for (i = random_chance(r, 85) + random_chance(r, 15); i > 0; i--)
		add(e->organizers, s->organizers.first +
		    random_below(r, s->organizers.count));
	if (random_chance(r, 40))
		add(e->categories, s->categories.first);
	for (i = random_chance(r, 70) + random_chance(r, 20); i > 0; i--)
		add(e->categories, s->categories.first + 1 +
		    random_rank(r, s->categories.count - 1));
	for (i = random_below(r, INVENTED_TAGS + 1); i > 0; i--)
		add(e->tags, s->tags.first + random_rank(r, s->tags.count));
}

void
invent(struct invented *e, struct arena *arena, struct random *r,
    const struct scene *s, int64_t around)
{
	memset(e, 0, sizeof(*e));
	choose_texts(e, arena, r);
	choose_dates(e, r, around);
	choose_links(e, r, s);
	e->status = choose_status(r);
	e->hidden = random_chance(r, 1);
	e->featured = random_chance(r, 3);
	e->ticketed = random_chance(r, 25);
	e->secret = random_chance(r, 0.5);
}
