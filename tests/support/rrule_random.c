#include "rrule_random.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "tests/bench/random.h"
#include "text/dates.h"

#define DAY	86400

struct draft {
	struct random	*random;
	char		*text;
	size_t		 length;
};

static const char *const	weekdays[] = {
	"MO", "TU", "WE", "TH", "FR", "SA", "SU"
};

static void
put(struct draft *d, const char *text)
{
	d->length += (size_t)snprintf(d->text + d->length, RANDOM_RULE -
	    d->length, "%s", text);
}

static void
put_number(struct draft *d, int64_t n)
{
	char	 text[24];

	snprintf(text, sizeof(text), "%lld", (long long)n);
	put(d, text);
}

/* One to four numbers, some of which count from the end. */
static void
put_list(struct draft *d, const char *name, int least, int most,
    double from_end)
{
	int64_t	 i, count = 1 + random_rank(d->random, 4);

	put(d, ";");
	put(d, name);
	for (i = 0; i < count; i++) {
		put(d, i == 0 ? "=" : ",");
		if (random_chance(d->random, from_end))
			put(d, "-");
		put_number(d, least + random_below(d->random, most - least +
		    1));
	}
}

static void
put_days(struct draft *d, int ordinals)
{
	int64_t	 i, count = 1 + random_below(d->random, 3);

	put(d, ";BYDAY=");
	for (i = 0; i < count; i++) {
		if (i > 0)
			put(d, ",");
		if (ordinals > 0 && random_chance(d->random, 60)) {
			if (random_chance(d->random, 40))
				put(d, "-");
			put_number(d, 1 + random_below(d->random, ordinals));
		}
		put(d, weekdays[random_below(d->random, 7)]);
	}
}

static void
put_until(struct draft *d)
{
	char	 text[DATE_BASIC];

	date_print_basic(rrule_random_start(d->random) +
	    random_below(d->random, 3000) * DAY, text);
	put(d, ";UNTIL=");
	put(d, text);
}

static void
put_end(struct draft *d)
{
	if (random_chance(d->random, 20)) {
		put(d, ";COUNT=");
		put_number(d, 1 + random_below(d->random, 30));
	} else if (random_chance(d->random, 20))
		put_until(d);
	if (random_chance(d->random, 30)) {
		put(d, ";WKST=");
		put(d, weekdays[random_below(d->random, 7)]);
	}
}

/* Lists that only yearly rules may have. */
static bool
put_yearly(struct draft *d)
{
	if (random_chance(d->random, 15)) {
		put_list(d, "BYYEARDAY", 1, 366, 30);
		return (false);
	}
	if (random_chance(d->random, 15)) {
		put_list(d, "BYWEEKNO", 1, 53, 30);
		return (true);
	}
	return (false);
}

static void
put_times(struct draft *d)
{
	if (random_chance(d->random, 10))
		put_list(d, "BYHOUR", 0, 23, 0);
	if (random_chance(d->random, 10))
		put_list(d, "BYMINUTE", 0, 59, 0);
	if (random_chance(d->random, 5))
		put_list(d, "BYSECOND", 0, 59, 0);
}

void
rrule_random(struct random *random, char text[RANDOM_RULE])
{
	static const char *const	 every[] = {
		"DAILY", "WEEKLY", "MONTHLY", "YEARLY"
	};
	struct draft	 d = { random, text, 0 };
	int64_t		 i = random_below(random, 4);
	bool		 weeks;

	put(&d, "FREQ=");
	put(&d, every[i]);
	if (random_chance(random, 40)) {
		put(&d, ";INTERVAL=");
		put_number(&d, 1 + random_rank(random, 12));
	}
	if (random_chance(random, 25))
		put_list(&d, "BYMONTH", 1, 12, 0);
	weeks = i == 3 && put_yearly(&d);
	if (i != 1 && random_chance(random, 25))
		put_list(&d, "BYMONTHDAY", 1, 31, 30);
	if (random_chance(random, 50))
		put_days(&d, i < 2 || weeks ? 0 : i == 2 || strstr(text,
		    "BYMONTH") != NULL ? 5 : 53);
	put_times(&d);
	if (strstr(text, ";BY") != NULL && random_chance(random, 15))
		put_list(&d, "BYSETPOS", 1, 6, 40);
	put_end(&d);
}

int64_t
rrule_random_start(struct random *random)
{
	int64_t	 day = date_days(1996, 1, 1) + random_below(random, 40 * 365);
	int64_t	 hour = random_below(random, 24);

	return (day * DAY + hour * 3600 + random_below(random, 60) * 60);
}
