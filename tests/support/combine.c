#include "combine.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "tests/bench/random.h"
#include "text/dates.h"

#define DAY	86400

struct draft {
	struct combination		*made;
	struct random			*random;
	const struct combine_scene	*scene;
};

static void add(struct draft *, const char *, ...)
    __attribute__((format(printf, 2, 3)));

static void
add(struct draft *d, const char *format, ...)
{
	char	*query = d->made->query;
	size_t	 length = strlen(query);
	va_list	 list;

	va_start(list, format);
	vsnprintf(query + length, COMBINE_QUERY - length, format, list);
	va_end(list);
}

static bool
chance(struct draft *d, double percent)
{
	return (random_chance(d->random, percent));
}

static void
add_field(struct draft *d, const char *name)
{
	add(d, "%s%s=", *d->made->query == '\0' ? "" : "&", name);
}

/* With this probability, in percent, adds one of some words. */
static void
add_word(struct draft *d, double percent, const char *name,
    const char *const *words, size_t count)
{
	if (!chance(d, percent))
		return;
	add_field(d, name);
	add(d, "%s", words[random_below(d->random, (int64_t)count)]);
}

static void
add_flag(struct draft *d, double percent, const char *name)
{
	static const char *const	 flags[] = { "1", "0" };

	add_word(d, percent, name, flags, COUNT(flags));
}

/* Adds up to five records, often the first ones, which have the most events. */
static void
add_records(struct draft *d, double percent, const char *name, char kind,
    int64_t count)
{
	int64_t	 n;

	if (!chance(d, percent) || count == 0)
		return;
	add_field(d, name);
	for (n = random_rank(d->random, 5); n >= 0; n--)
		add(d, "@%c%d%s", kind, (int)(chance(d, 50) ?
		    random_rank(d->random, count) :
		    random_below(d->random, count)), n == 0 ? "" : ",");
}

static void
add_day(struct draft *d, double percent, const char *name, int64_t days)
{
	char	 text[DATE_TEXT];
	int64_t	 distance;

	if (!chance(d, percent))
		return;
	distance = random_below(d->random, 2 * days) - days;
	date_print(d->scene->now + distance * DAY, text);
	add_field(d, name);
	add(d, "%.10s", text);
}

/* Adds a window; half of the windows are wide. */
static void
add_window(struct draft *d)
{
	static const char *const	 bounds[] = {
		"start_date", "end_date", "starts_after", "starts_before",
		"ends_after", "ends_before"
	};
	size_t				 i;

	if (chance(d, 30))
		return;
	if (chance(d, 50)) {
		add_field(d, "start_date");
		add(d, "1900-01-01&end_date=2100-01-01");
		return;
	}
	for (i = 0; i < COUNT(bounds); i++)
		add_day(d, 25, bounds[i], chance(d, 50) ? 30 : 3000);
	add_flag(d, 20, "strict_dates");
}

static void
add_circle(struct draft *d)
{
	static const char *const	 distances[] = {
		"2", "25", "100", "300", "1000", "5000", "20000"
	};

	if (!chance(d, 12))
		return;
	add_field(d, "geoloc_lat");
	add(d, "%d", 44 + (int)random_below(d->random, 14));
	add_field(d, "geoloc_lng");
	add(d, "%d", (int)random_below(d->random, 21));
	add_word(d, 80, "geoloc_distance", distances, COUNT(distances));
}

/* Adds a search. A word after the first one may be excluded. */
static void
add_search(struct draft *d, double percent)
{
	int64_t	 words, n;

	if (!chance(d, percent))
		return;
	add_field(d, "search");
	words = random_rank(d->random, 4);
	for (n = 0; n <= words; n++)
		add(d, "%s%s@w%d", n == 0 ? "" : " ",
		    n > 0 && chance(d, 20) ? "-" : "",
		    (int)random_rank(d->random, d->scene->words));
}

static void
add_order(struct draft *d, const char *const *orders, size_t count)
{
	static const char *const	 directions[] = { "asc", "desc" };

	add_word(d, 70, "orderby", orders, count);
	add_word(d, 60, "order", directions, COUNT(directions));
}

static void
add_modified(struct draft *d, double percent)
{
	add_day(d, percent, "modified_after", chance(d, 50) ? 30 : 3000);
	add_day(d, percent, "modified_before", chance(d, 50) ? 30 : 3000);
}

/* From other numbers, so that the rest is as in lists without series. */
static void
add_series(struct draft *d)
{
	static const char *const	 chosen[] = { "first", "next" };
	struct random	 random = *d->random;
	struct draft	 other = { d->made, &random, d->scene };

	if (d->scene->series == 0)
		return;
	add_flag(&other, 10, "hide_subsequent_recurrences");
	add_word(&other, 10, "of_each_series", chosen, COUNT(chosen));
	if (!chance(&other, 5))
		return;
	add_field(d, "series");
	add(d, "@r%d", (int)random_rank(&random, d->scene->series));
}

static void
combine_events(struct draft *d)
{
	static const char *const	 orders[] = {
		"start_date", "end_date", "title", "date", "modified", "id",
		"relevance"
	};
	static const char *const	 places[] = { "texts", "all" };
	const struct combine_scene	*s = d->scene;

	add_window(d);
	add_records(d, 30, "categories", 'c', s->categories);
	add_records(d, 22, "tags", 't', s->tags);
	add_records(d, 18, "venue", 'v', s->venues);
	add_records(d, 12, "organizer", 'o', s->organizers);
	add_flag(d, 10, "featured");
	add_flag(d, 12, "ticketed");
	add_flag(d, 8, "geoloc");
	add_circle(d);
	add_search(d, 20);
	add_word(d, 40, "search_in", places, COUNT(places));
	add_modified(d, 10);
	add_records(d, 3, "include", 'e', s->events);
	add_series(d);
	add_order(d, orders, COUNT(orders));
}

/* Venues or organizers. */
static void
combine_places(struct draft *d)
{
	static const char *const	 orders[] = {
		"name", "date", "modified", "id"
	};

	add_search(d, 25);
	add_flag(d, 40, "has_events");
	add_flag(d, 35, "only_with_upcoming");
	add_modified(d, 20);
	add_order(d, orders, COUNT(orders));
}

static void
combine_terms(struct draft *d, char kind, int64_t count)
{
	static const char *const	 orders[] = {
		"id", "name", "slug", "count", "term_group", "description",
		"parent", "include"
	};

	if (chance(d, 25)) {
		add_field(d, "search");
		add(d, "@w%d", (int)random_rank(d->random, d->scene->words));
	}
	add_records(d, 15, "include", kind, count);
	add_records(d, 15, "exclude", kind, count);
	add_flag(d, 40, "hide_empty");
	add_order(d, orders, COUNT(orders));
}

/* Half of the pages are first pages; a few are after page 1,000. */
static void
choose_page(struct draft *d)
{
	static const int64_t	 sizes[] = { 10, 10, 20, 50 };

	d->made->per_page = sizes[random_below(d->random, COUNT(sizes))];
	d->made->page = chance(d, 50) ? 1 : 1 + random_rank(d->random, 5000);
}

void
combine(struct combination *made, struct random *random,
    const struct combine_scene *scene)
{
	struct draft	 d = { made, random, scene };
	double		 percent = random_unit(random) * 100;

	memset(made, 0, sizeof(*made));
	if (percent < 60) {
		made->list = "events";
		combine_events(&d);
	} else if (percent < 84) {
		made->list = percent < 74 ? "venues" : "organizers";
		combine_places(&d);
	} else if (percent < 92) {
		made->list = "categories";
		combine_terms(&d, 'c', scene->categories);
	} else {
		made->list = "tags";
		combine_terms(&d, 't', scene->tags);
	}
	choose_page(&d);
}
