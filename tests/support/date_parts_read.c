#include <regex.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "date_parts.h"
#include "text/zones.h"

#define B	"[[:space:]]+"
#define O	"[[:space:]]*"
#define NAME	"([a-z]+)"
#define N	"([0-9]{1,2})"
#define NN	"([0-9]{2})"
#define YYYY	"([0-9]{4})"
#define ZONE	"([a-z+-].*)?$"
#define GROUPS	12
#define STEP_MAX	100000

/* What can follow the day. */
enum { TIME = 1, LETTER = 2, WITH_ZONE = 4, ZONE_AT_ONCE = 8 };

/*
 * The start of a text: the meaning of each group, in order (y, m, d, H, M, S;
 * n: name of a month; + N u: a relative step; > w: a weekday; r: a word; x:
 * Unix seconds), and what may follow.
 */
static struct front {
	const char	*text;
	const char	*groups;
	int		 tail;
	regex_t		 regex;
} fronts[] = {
	{ .text = "^@?([0-9]{1,12})", "x", 0 },
	{ .text = "^" YYYY "-" NN "-" NN, "ymd", TIME | LETTER | WITH_ZONE },
	{ .text = "^" YYYY NN NN "t" NN NN NN "?", "ymdHMS", ZONE_AT_ONCE },
	{ .text = "^" N "/" N "/" YYYY, "mdy", TIME | WITH_ZONE },
	{ .text = "^" N "\\." N "\\." YYYY, "dmy", TIME | WITH_ZONE },
	{ .text = "^" N B NAME ",?" B YYYY, "dny", TIME | WITH_ZONE },
	{ .text = "^" NAME B N ",?" B YYYY, "ndy", TIME | WITH_ZONE },
	{ .text = "^(now|midnight|noon)", "r", 0 },
	{ .text = "^(today|tomorrow|yesterday)", "r", TIME },
	{ .text = "^([+-])([0-9]+)" O "(minute|hour|day|week|month|year)s?",
	    "+Nu", TIME },
	{ .text = "^((next|last)" B ")?(monday|tuesday|wednesday|thursday|"
	    "friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)", " >w",
	    TIME }
};

/* The groups of a time: hour, minute, second, half of the day, word, zone. */
static struct tail {
	const char	*text;
	int		 hour, minute, second, half, word, zone;
	int		 needs;
	regex_t		 regex;
} tails[] = {
	{ "^(t|" B ")" N "(:" NN "(:" NN "(\\.[0-9]+)?)?)?" O "([ap])m(" O ")"
	    ZONE, 2, 4, 6, 8, 0, 10, TIME, { 0 } },
	{ "^(t|" B ")" N ":" NN "(:" NN "(\\.[0-9]+)?)?(" O ")" ZONE,
	    2, 3, 5, 0, 0, 8, TIME, { 0 } },
	{ "^(t|" B ")(noon|midnight)(" O ")" ZONE, 0, 0, 0, 0, 2, 4, TIME,
	    { 0 } },
	{ "^(" O ")" ZONE, 0, 0, 0, 0, 0, 2, 0, { 0 } }
};

static void
compile(void)
{
	static bool	 done;
	size_t		 i;

	for (i = 0; !done && i < COUNT(fronts); i++)
		if (regcomp(&fronts[i].regex, fronts[i].text,
		    REG_EXTENDED | REG_ICASE) != 0)
			abort();
	for (i = 0; !done && i < COUNT(tails); i++)
		if (regcomp(&tails[i].regex, tails[i].text,
		    REG_EXTENDED | REG_ICASE) != 0)
			abort();
	done = true;
}

static bool
is_set(const regmatch_t *m)
{
	return (m->rm_so >= 0 && m->rm_eo > m->rm_so);
}

static int
number(const char *text, const regmatch_t *m)
{
	int	 i, n;

	n = 0;
	for (i = m->rm_so; i < m->rm_eo; i++)
		n = n * 10 + text[i] - '0';
	return (n);
}

/* The index in a list of three-letter names, from 1; 0: not in it. */
static int
find_name(const char *list, const char *text, const regmatch_t *m)
{
	const char	*at;

	for (at = list; *at != '\0'; at += 3)
		if (is_set(m) && strncasecmp(at, text + m->rm_so, 3) == 0)
			return ((int)(at - list) / 3 + 1);
	return (0);
}

/* The full name of a month or its first three letters; also "sept". */
static int
month(const char *text, const regmatch_t *m)
{
	static const char *const	names[] = { "january", "february",
	    "march", "april", "may", "june", "july", "august", "september",
	    "october", "november", "december" };
	size_t				 length;
	int				 i;

	length = (size_t)(m->rm_eo - m->rm_so);
	i = find_name("janfebmaraprmayjunjulaugsepoctnovdec", text, m);
	if (i == 0 || length < 3 ||
	    strncasecmp(names[i - 1], text + m->rm_so, length) != 0 ||
	    (length != 3 && length != strlen(names[i - 1]) &&
	    (i != 9 || length != 4)))
		return (0);
	return (i);
}

static const struct zone *
find_zone(const char *text)
{
	static regex_t	 offset;
	static bool	 done;
	regmatch_t	 m[4];
	int		 hours, minutes;

	if (!done && regcomp(&offset, "^[+-]" NN "(:?" NN ")?$",
	    REG_EXTENDED) != 0)
		abort();
	done = true;
	if (strcasecmp(text, "z") == 0 || strcasecmp(text, "utc") == 0 ||
	    strcasecmp(text, "gmt") == 0)
		return (zone_utc());
	if (*text != '+' && *text != '-')
		return (zone_named(text));
	if (regexec(&offset, text, COUNT(m), m, 0) != 0)
		return (NULL);
	hours = number(text, &m[1]);
	minutes = number(text, &m[3]);
	if (hours > 23 || minutes > 59)
		return (NULL);
	minutes += hours * 60;
	return (zone_fixed(*text == '-' ? -minutes : minutes));
}

static bool
take_time(struct date_parts *p, const struct tail *t, const char *text,
    const regmatch_t *m)
{
	p->has_time = true;
	p->hour = t->hour > 0 ? number(text, &m[t->hour]) : 0;
	p->minute = t->minute > 0 ? number(text, &m[t->minute]) : 0;
	p->second = t->second > 0 ? number(text, &m[t->second]) : 0;
	if (t->word > 0)
		p->hour = strncasecmp(text + m[t->word].rm_so, "noon", 4) == 0 ?
		    12 : 0;
	if (t->half > 0) {
		if (p->hour < 1 || p->hour > 12)
			return (false);
		p->hour = p->hour % 12 +
		    (strchr("pP", text[m[t->half].rm_so]) != NULL ? 12 : 0);
	}
	return (p->hour <= 23 && p->minute <= 59 && p->second <= 59);
}

static bool
read_tail(struct date_parts *p, int allowed, const char *text)
{
	const struct tail	*t;
	regmatch_t		 m[GROUPS];

	for (t = tails; t < tails + COUNT(tails); t++) {
		if ((t->needs & ~allowed) != 0 ||
		    regexec(&t->regex, text, GROUPS, m, 0) != 0 ||
		    (t->needs != 0 && strchr("tT", *text) != NULL &&
		    !(allowed & LETTER)))
			continue;
		p->zone = NULL;
		if (is_set(&m[t->zone])) {
			if (!(allowed & (WITH_ZONE | ZONE_AT_ONCE)) ||
			    ((allowed & ZONE_AT_ONCE) &&
			    is_set(&m[t->zone - 1])))
				continue;
			p->zone = find_zone(text + m[t->zone].rm_so);
			if (p->zone == NULL)
				continue;
		}
		if (t->needs == 0 || take_time(p, t, text, m))
			return (true);
	}
	return (false);
}

/* now, midnight, noon, today, tomorrow, yesterday */
static void
take_word(struct date_parts *p, int word)
{
	p->now = word == 1;
	p->has_time = true;
	p->hour = word == 3 ? 12 : 0;
	p->unit = 'd';
	p->step = word >= 5;
	p->direction = word == 6 ? '-' : '+';
}

static bool
take_day(struct date_parts *p, char group, const char *text,
    const regmatch_t *m)
{
	switch (group) {
	case 'y':
		p->day.tm_year = number(text, m) - 1900;
		p->has_day = true;
		return (number(text, m) > 0);
	case 'm':
		p->day.tm_mon = number(text, m) - 1;
		return (p->day.tm_mon >= 0 && p->day.tm_mon < 12);
	case 'n':
		p->day.tm_mon = month(text, m) - 1;
		return (p->day.tm_mon >= 0);
	default:
		p->day.tm_mday = number(text, m);
		return (true);
	}
}

static bool
take_clock(struct date_parts *p, char group, const char *text,
    const regmatch_t *m)
{
	p->has_time = true;
	switch (group) {
	case 'H':
		return ((p->hour = number(text, m)) <= 23);
	case 'M':
		return ((p->minute = number(text, m)) <= 59);
	default:
		return ((p->second = number(text, m)) <= 59);
	}
}

static bool
take_other(struct date_parts *p, char group, const char *text,
    const regmatch_t *m)
{
	switch (group) {
	case 'x':
		p->seconds = atoll(text + m->rm_so);
		return (p->seconds > 0);
	case 'r':
		take_word(p, find_name("nowmidnootodtomyes", text, m));
		break;
	case '+':
		p->direction = text[m->rm_so];
		break;
	case 'N':
		p->step = strtol(text + m->rm_so, NULL, 10);
		return (p->step <= STEP_MAX);
	case 'u':
		p->unit = strncasecmp(text + m->rm_so, "mo", 2) == 0 ? 'M' :
		    (char)(text[m->rm_so] | ' ');
		break;
	case '>':
		p->direction = is_set(m) ? text[m->rm_so] | ' ' : ' ';
		break;
	case 'w':
		p->weekday = find_name("montuewedthufrisatsun", text, m);
		p->has_time = true;
		break;
	}
	return (true);
}

static bool
take_group(struct date_parts *p, char group, const char *text,
    const regmatch_t *m)
{
	if (strchr("ymnd", group) != NULL)
		return (take_day(p, group, text, m));
	if (strchr("HMS", group) != NULL)
		return (take_clock(p, group, text, m));
	return (take_other(p, group, text, m));
}

bool
date_parts_read(struct date_parts *p, const char *text)
{
	const struct front	*f;
	regmatch_t		 m[GROUPS];
	size_t			 i;
	bool			 fine;

	compile();
	for (f = fronts; f < fronts + COUNT(fronts); f++) {
		if (regexec(&f->regex, text, GROUPS, m, 0) != 0)
			continue;
		memset(p, 0, sizeof(*p));
		fine = true;
		for (i = 0; f->groups[i] != '\0'; i++)
			fine &= take_group(p, f->groups[i], text, &m[i + 1]);
		if (fine && read_tail(p, f->tail, text + m[0].rm_eo))
			return (true);
	}
	return (false);
}
