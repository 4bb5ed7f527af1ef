#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/demo/demo.h"
#include "config/site_webhooks.h"
#include "config/site_yaml.h"
#include "text/zones.h"

const char *const		 demo_months[] = {
	"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct",
	"nov", "dec", "winter", "spring", "summer", "fall", NULL
};

const char *const		 demo_weekdays[] = {
	"sun", "mon", "tue", "wed", "thu", "fri", "sat", NULL
};

static const char *const	 statuses[] = {
	"publish", "draft", "pending", "private", NULL
};

static const char *const	 event_statuses[] = {
	"scheduled", "canceled", "postponed", NULL
};

/* The town that is being read, in which rows find the records above them. */
static const struct demo_town	*town;

static bool
read_one_of(const char *const *words, const char *text, void *to)
{
	for (; *words != NULL; words++)
		if (strcmp(*words, text) == 0) {
			*(const char **)to = *words;
			return (true);
		}

	return (false);
}

static bool
read_month(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_one_of(demo_months, text, to));
}

static bool
read_weekday(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_one_of(demo_weekdays, text, to));
}

static bool
read_status(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_one_of(statuses, text, to));
}

static bool
read_event_status(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_one_of(event_statuses, text, to));
}

static bool
read_draw(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_one_of(demo_things, text, to));
}

static bool
read_color(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (color_read(to, text));
}

static bool
read_nth(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (strcmp(text, "last") == 0)
		*(int *)to = DEMO_LAST;
	else if (strlen(text) == 1 && *text >= '0' && *text < '0' + DEMO_LAST)
		*(int *)to = *text - '0';
	else
		return (false);

	return (true);
}

static bool
read_start(struct arena *arena, const char *text, void *to)
{
	int	 hour, minute, length = -1;

	(void)arena;
	if (sscanf(text, "%2d:%2d%n", &hour, &minute, &length) != 2 ||
	    length != (int)strlen(text) || hour < 0 || hour > 23 ||
	    minute < 0 || minute > 59)
		return (false);
	*(int *)to = hour * 60 + minute;

	return (true);
}

static bool
read_degrees(struct arena *arena, const char *text, void *to)
{
	char	*end;

	(void)arena;
	*(double *)to = strtod(text, &end);

	return (end != text && *end == '\0');
}

static bool
read_zone(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(const char **)to = text;

	return (*text == '\0' || zone_find(text) != NULL);
}

/* Returns the element of that name, which is its first member, or NULL. */
static void *
find(const void *list, size_t count, size_t size, const char *name)
{
	const char	*at = list;

	for (; count > 0; count--, at += size)
		if (strcmp(*(const char *const *)(const void *)at, name) == 0)
			return ((void *)(uintptr_t)at);

	return (NULL);
}

static bool
read_picture(struct arena *arena, const char *text, void *to)
{
	struct demo_scene	**picture = to;

	(void)arena;
	*picture = find(town->pictures, town->picture_count, sizeof(**picture),
	    text);

	return (*picture != NULL || *text == '\0');
}

static bool
read_venue(struct arena *arena, const char *text, void *to)
{
	struct demo_place	**venue = to;

	(void)arena;
	*venue = find(town->venues, town->venue_count, sizeof(**venue), text);

	return (*venue != NULL || *text == '\0');
}

static bool
read_organizer(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(const char **)to = text;

	return (demo_town_host(town, text) != NULL);
}

static bool
read_category(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(const char **)to = text;

	return (demo_town_category(town, text) != NULL);
}

static bool
read_tag(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(const char **)to = text;

	return (find(town->tags.list, town->tags.count,
	    sizeof(*town->tags.list), text) != NULL);
}

static bool
read_themes(struct arena *arena, const char *text, void *to)
{
	struct demo_themes	**themes = to;

	(void)arena;
	*themes = find(town->themes, town->theme_count, sizeof(**themes),
	    text);

	return (*themes != NULL ? (*themes)->count > 0 : *text == '\0');
}

static const struct site_kind	 month = {
	"a month such as jan, or winter, spring, summer or fall", read_month
};
static const struct site_kind	 weekday = {
	"a weekday such as sun", read_weekday
};
static const struct site_kind	 status = {
	"publish, draft, pending or private", read_status
};
static const struct site_kind	 event_status = {
	"scheduled, canceled or postponed", read_event_status
};
static const struct site_kind	 draw = {
	"one of the things that can be drawn", read_draw
};
static const struct site_kind	 color = {
	"a color such as #9c2f22", read_color
};
static const struct site_kind	 picture = {
	"the name of one of the pictures", read_picture
};
static const struct site_kind	 nth = { "1, 2, 3, 4 or last", read_nth };
static const struct site_kind	 start = { "a time such as 19:30", read_start };
static const struct site_kind	 degrees = { "a number", read_degrees };
static const struct site_kind	 zone = { "a time zone", read_zone };
static const struct site_kind	 venue = {
	"the name of one of the venues", read_venue
};
static const struct site_kind	 organizer = {
	"the name of one of the organizers", read_organizer
};
static const struct site_kind	 category = {
	"the name of one of the categories", read_category
};
static const struct site_kind	 tag = { "one of the tags", read_tag };
static const struct site_kind	 themes = {
	"the name of one of the lists of themes", read_themes
};

#define REQUIRED(member)						\
	{ .name = #member, .at = AT(member), .kind = &site_text }
#define OPTIONAL(member)						\
	{ .name = #member, .at = AT(member), .kind = &site_title,	\
	  .initial = "\"\"" }
#define UNIQUE(member)							\
	{ .name = #member, .at = AT(member), .kind = &site_text,	\
	  .distinct = true }
#define ONE(member, of, otherwise)					\
	{ .name = #member, .at = AT(member), .kind = &of,		\
	  .initial = otherwise }
#define SOME(member, of, otherwise)					\
	{ .name = #member, .shape = KEY_TEXTS, .at = AT(member),	\
	  .kind = &of, .initial = otherwise }
#define NUMBER(member, least, most, otherwise)				\
	{ .name = #member, .shape = KEY_NUMBER, .at = AT(member),	\
	  .min = least, .max = most, .initial = otherwise }
#define FLAG(member)	ONE(member, site_flag, "false")
#define MAPS(member, list, count, table, each)				\
	{ .name = #member, .shape = KEY_MAPS, .at = AT(list),		\
	  .count_at = AT(count), .keys = table, .size = sizeof(each) }
#define END		{ .name = NULL }

#define AT(member)	offsetof(struct demo_thing, member)

static const struct key		 thing_keys[] = {
	ONE(draw, draw, NULL), ONE(color, color, NULL),
	ONE(other, color, "\"#ffffff\""), NUMBER(x, 0, 100, "50"),
	NUMBER(y, 0, 100, "50"), NUMBER(size, 0, 200, "10"),
	NUMBER(count, 1, 200, "1"), END
};

#undef AT
#define AT(member)	offsetof(struct demo_scene, member)

static const struct key		 picture_keys[] = {
	UNIQUE(name), REQUIRED(alt), ONE(top, color, NULL),
	ONE(bottom, color, NULL),
	MAPS(things, things, thing_count, thing_keys, struct demo_thing), END
};

#undef AT
#define AT(member)	offsetof(struct demo_place, member)

static const struct key		 place_keys[] = {
	UNIQUE(name), REQUIRED(address), OPTIONAL(phone), OPTIONAL(website),
	ONE(geo_lat, degrees, NULL), ONE(geo_lng, degrees, NULL),
	REQUIRED(text), REQUIRED(note), ONE(picture, picture, "\"\""), END
};

#undef AT
#define AT(member)	offsetof(struct demo_host, member)

static const struct key		 host_keys[] = {
	UNIQUE(name), REQUIRED(email), OPTIONAL(phone), OPTIONAL(website),
	REQUIRED(text), END
};

#undef AT
#define AT(member)	offsetof(struct demo_category, member)

static const struct key		 category_keys[5] = {
	UNIQUE(name), REQUIRED(text), OPTIONAL(color),
	MAPS(below, below, below_count, category_keys, struct demo_category),
	END
};

#undef AT
#define AT(member)	offsetof(struct demo_theme, member)

static const struct key		 theme_keys[] = {
	OPTIONAL(title), REQUIRED(text), ONE(picture, picture, "\"\""), END
};

#undef AT
#define AT(member)	offsetof(struct demo_themes, member)

static const struct key		 themes_keys[] = {
	UNIQUE(name), MAPS(of, list, count, theme_keys, struct demo_theme), END
};

#undef AT
#define AT(member)	offsetof(struct demo_when, member)

static const struct key		 when_keys[] = {
	SOME(months, month, "[]"), SOME(weekdays, weekday, "[]"),
	ONE(nth, nth, "0"), NUMBER(day, 0, 31, "0"),
	NUMBER(weeks, 0, 52, "0"), ONE(start, start, "0:00"),
	NUMBER(minutes, 0, 100000, "0"), NUMBER(days, 1, 100, "1"), END
};

#undef AT
#define AT(member)	offsetof(struct demo_row, member)

static const struct key		 row_keys[] = {
	REQUIRED(title), REQUIRED(text),
	{ .name = "when", .shape = KEY_MAP, .at = AT(when),
	  .keys = when_keys }, ONE(venue, venue, "\"\""),
	SOME(organizers, organizer, "[]"), SOME(categories, category, NULL),
	SOME(tags, tag, "[]"), ONE(status, status, "publish"), FLAG(featured),
	FLAG(sticky), FLAG(ticketed), FLAG(hide_from_listings),
	FLAG(protected), FLAG(scheduled), FLAG(series), OPTIONAL(cost),
	OPTIONAL(website), ONE(timezone, zone, "\"\""),
	ONE(themes, themes, "\"\""),
	ONE(event_status, event_status, "scheduled"),
	OPTIONAL(event_status_reason), ONE(picture, picture, "\"\""), END
};

#undef AT
#define AT(member)	offsetof(struct demo_town, member)

static const struct key		 town_keys[] = {
	REQUIRED(name), REQUIRED(state), REQUIRED(country),
	ONE(timezone, zone, NULL), REQUIRED(password),
	MAPS(pictures, pictures, picture_count, picture_keys,
	    struct demo_scene),
	MAPS(venues, venues, venue_count, place_keys, struct demo_place),
	MAPS(organizers, organizers, organizer_count, host_keys,
	    struct demo_host),
	MAPS(categories, categories, category_count, category_keys,
	    struct demo_category),
	SOME(tags, site_text, NULL),
	MAPS(themes, themes, theme_count, themes_keys, struct demo_themes),
	MAPS(repeated, repeated.list, repeated.count, row_keys,
	    struct demo_row),
	MAPS(once, once.list, once.count, row_keys, struct demo_row),
	MAPS(drawn, drawn.list, drawn.count, row_keys, struct demo_row),
	END
};

const struct demo_host *
demo_town_host(const struct demo_town *t, const char *name)
{
	return (find(t->organizers, t->organizer_count,
	    sizeof(*t->organizers), name));
}

static const struct demo_category *
find_category(const struct demo_category *c, size_t count, const char *name)
{
	const struct demo_category	*found;
	size_t				 i;

	for (i = 0; i < count; i++) {
		if (strcmp(c[i].name, name) == 0)
			return (&c[i]);
		found = find_category(c[i].below, c[i].below_count, name);
		if (found != NULL)
			return (found);
	}

	return (NULL);
}

const struct demo_category *
demo_town_category(const struct demo_town *t, const char *name)
{
	return (find_category(t->categories, t->category_count, name));
}

const char *
demo_town_read(struct arena *arena, const char *path, const char *text,
    struct demo_town *to)
{
	const struct key	*key;
	const char		*why;

	memset(to, 0, sizeof(*to));
	town = to;
	why = site_yaml_read_text(arena, path, text, town_keys, to);
	for (key = town_keys; key->name != NULL && why == NULL; key++)
		if (key->shape == KEY_TEXT &&
		    *(const char **)(void *)((char *)to + key->at) == NULL)
			why = arena_printf(arena, "%s:1:1: '%s' is missing",
			    path, key->name);

	return (why);
}
