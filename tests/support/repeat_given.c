#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/repeat.h"
#include "harness.h"
#include "repeat_given.h"
#include "text/dates.h"
#include "text/recurrence.h"
#include "text/zones.h"

#define DAY	86400
#define LONGEST	2000	/* sentence, in bytes */

static const char *
said(const char *text, size_t locale, int64_t clock, bool all_day,
    const struct zone *zone)
{
	static struct request	 rq;
	static struct page	 page;
	struct recurrence	 r;
	const char		*words, *dates = strchrnul(text, ' ');
	char			 why[RRULE_WHY];

	harness_start();
	if (rq.arena == NULL)
		rq.arena = arena_new();
	rq.site = &harness.site;
	rq.now = NOW;
	page.rq = &rq;
	page.texts = texts[locale];
	recurrence_init(&r);
	r.has_rule = true;
	cr_assert(rrule_parse(&r.rule, arena_copy(rq.arena, text,
	    (size_t)(dates - text)), why), "%s: %s", text, why);
	if (*dates != '\0')
		cr_assert(recurrence_read(&r.left_out, rq.arena, dates + 1));
	words = repeat_sentence(&page, &r, date_days(2027, 3, 2) * DAY + clock,
	    all_day, zone);
	cr_expect_leq(strlen(words), LONGEST, "%s: %s", text, words);

	return (words);
}

const char *
repeat_said(const char *rule, size_t locale)
{
	return (said(rule, locale, 18 * 3600, false,
	    zone_find("Europe/Berlin")));
}

const char *
repeat_said_of_days(const char *rule, size_t locale)
{
	return (said(rule, locale, 0, true, zone_find("Europe/Berlin")));
}

const char *
repeat_said_nowhere(const char *rule, size_t locale)
{
	return (said(rule, locale, 18 * 3600, false, NULL));
}

void
repeat_expect(const struct repeat_row *rows, size_t count)
{
	const char	*words;
	size_t		 i, k;

	for (i = 0; i < count; i++)
		for (k = 0; k < REPEAT_LOCALES; k++) {
			words = repeat_said(rows[i].rule, k);
			cr_expect_str_eq(words, rows[i].words[k], "%s: %s",
			    rows[i].rule, words);
		}
}
