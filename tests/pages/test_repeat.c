/* Recurrence rules in words: days, weeks, times, ends. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/bench/random.h"
#include "tests/support/harness.h"
#include "pages/repeat_list.h"
#include "tests/support/repeat_given.h"
#include "tests/support/rrule_random.h"
#include "tests/support/share.h"
#include "text/rrule.h"

#define RULES	100000
#define MOST	40	/* occurrences of a rule */
#define DAY	INT64_C(86400)

Test(repeat, days_and_weeks_are_said_in_each_language)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=DAILY", {
		    "Every day",
		    "Jeden Tag",
		    "Tous les jours",
		    "Todos los días" } },
		{ "FREQ=DAILY;INTERVAL=3;UNTIL=20270630", {
		    "Every 3 days until June 30, 2027",
		    "Alle 3 Tage bis 30. Juni 2027",
		    "Tous les 3 jours jusqu’au 30 juin 2027",
		    "Cada 3 días hasta el 30 de junio de 2027" } },
		{ "FREQ=DAILY;COUNT=1", {
		    "Every day, once",
		    "Jeden Tag, einmal",
		    "Tous les jours, une fois",
		    "Todos los días, una vez" } },
		{ "FREQ=DAILY;BYMONTH=7,8", {
		    "Every day in July and August",
		    "Jeden Tag im Juli und August",
		    "Tous les jours en juillet et août",
		    "Todos los días en julio y agosto" } },
		{ "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", {
		    "Every weekday",
		    "Jeden Werktag (Montag bis Freitag)",
		    "Du lundi au vendredi",
		    "De lunes a viernes" } },
		{ "FREQ=WEEKLY;UNTIL=20270630", {
		    "Every Tuesday until June 30, 2027",
		    "Jeden Dienstag bis 30. Juni 2027",
		    "Tous les mardis jusqu’au 30 juin 2027",
		    "Todos los martes hasta el 30 de junio de 2027" } },
		{ "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630T090000", {
		    "Every Tuesday until June 29, 2027",
		    "Jeden Dienstag bis 29. Juni 2027",
		    "Tous les mardis jusqu’au 29 juin 2027",
		    "Todos los martes hasta el 29 de junio de 2027" } },
		{ "FREQ=WEEKLY;BYDAY=SA,SU", {
		    "Every Saturday and Sunday",
		    "Jeden Samstag und Sonntag",
		    "Tous les samedis et dimanches",
		    "Todos los sábados y domingos" } },
		{ "FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=12", {
		    "Every Monday, Wednesday and Friday, 12 times",
		    "Jeden Montag, Mittwoch und Freitag, 12-mal",
		    "Tous les lundis, mercredis et vendredis, 12 fois",
		    "Todos los lunes, miércoles y viernes, 12 veces" } },
		{ "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10", {
		    "Every 2 weeks on Monday and Wednesday, 10 times",
		    "Alle 2 Wochen am Montag und Mittwoch, 10-mal",
		    "Toutes les 2 semaines, le lundi et le mercredi, "
		    "10 fois",
		    "Cada 2 semanas, los lunes y miércoles, 10 veces" } },
		{ "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20270630", {
		    "Every 2 weeks on Sunday, until June 30, 2027",
		    "Alle 2 Wochen am Sonntag, bis 30. Juni 2027",
		    "Toutes les 2 semaines, le dimanche, jusqu’au 30 "
		    "juin 2027",
		    "Cada 2 semanas, los domingos, hasta el 30 de "
		    "junio de 2027" } },
		{ "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270630", {
		    "Every weekday until June 30, 2027",
		    "Jeden Werktag (Montag bis Freitag) bis 30. Juni "
		    "2027",
		    "Du lundi au vendredi jusqu’au 30 juin 2027",
		    "De lunes a viernes hasta el 30 de junio de 2027" } },
		{ "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", {
		    "Every day",
		    "Jeden Tag",
		    "Tous les jours",
		    "Todos los días" } },
		{ "FREQ=WEEKLY;BYDAY=TH;BYMONTH=4,5,6", {
		    "Every Thursday in April, May and June",
		    "Jeden Donnerstag im April, Mai und Juni",
		    "Tous les jeudis en avril, mai et juin",
		    "Todos los jueves en abril, mayo y junio" } }
	};

	repeat_expect(rows, COUNT(rows));
}

Test(repeat, times_of_a_day_are_said_if_the_start_does_not_say_them)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=WEEKLY;BYDAY=TU;BYHOUR=9,18;UNTIL=20270630", {
		    "Every Tuesday at 9\u00a0am and 6\u00a0pm, until June 30, "
		    "2027",
		    "Jeden Dienstag um 9\u00a0Uhr und 18\u00a0Uhr, bis 30. "
		    "Juni 2027",
		    "Tous les mardis à 9\u00a0h et 18\u00a0h, jusqu’au 30 juin "
		    "2027",
		    "Todos los martes a las 9:00 y 18:00, hasta el 30 "
		    "de junio de 2027" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=15;BYHOUR=13;BYMINUTE=0", {
		    "Every month on the 15th at 1\u00a0pm",
		    "Jeden Monat am 15. um 13\u00a0Uhr",
		    "Le 15 de chaque mois à 13\u00a0h",
		    "Cada mes, el día 15 a las 13:00" } },
		{ "FREQ=DAILY;BYHOUR=8,12,16;BYMINUTE=0,30", {
		    "Every day at 8\u00a0am, 8:30\u00a0am, 12\u00a0pm, "
		    "12:30\u00a0pm, 4\u00a0pm and 4:30\u00a0pm",
		    "Jeden Tag um 8\u00a0Uhr, 8.30\u00a0Uhr, 12\u00a0Uhr, "
		    "12.30\u00a0Uhr, 16\u00a0Uhr und 16.30\u00a0Uhr",
		    "Tous les jours à 8\u00a0h, 8\u00a0h\u00a030, 12\u00a0h, "
		    "12\u00a0h\u00a030, 16\u00a0h et "
		    "16\u00a0h\u00a030",
		    "Todos los días a las 8:00, 8:30, 12:00, 12:30, "
		    "16:00 y 16:30" } }
	};

	repeat_expect(rows, COUNT(rows));
}

Test(repeat, rules_without_plain_words_say_when_they_end)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;BYSETPOS=1;"
		    "UNTIL=20291231", {
		    "Repeats until December 31, 2029",
		    "Wiederholt sich bis 31. Dezember 2029",
		    "Se répète jusqu’au 31 décembre 2029",
		    "Se repite hasta el 31 de diciembre de 2029" } },
		{ "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=-1;COUNT=10", {
		    "Repeats, 10 times",
		    "Wiederholt sich, 10-mal",
		    "Se répète, 10 fois",
		    "Se repite, 10 veces" } },
		{ "FREQ=DAILY;INTERVAL=2;BYDAY=MO", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } },
		{ "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;"
		    "BYMONTHDAY=2,3,4,5,6,7,8", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } },
		{ "FREQ=YEARLY;BYWEEKNO=20;BYDAY=SU;WKST=SU", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } },
		{ "FREQ=MONTHLY;"
		    "BYMONTHDAY=1,2,3,4,5,6,7,8,9,10,11,12,13", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } },
		{ "FREQ=DAILY;"
		    "BYHOUR=9,10,11,12,13,14,15,16,17,18,19,20,21", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } },
		{ "FREQ=DAILY;BYSECOND=0,30", {
		    "Repeats",
		    "Wiederholt sich",
		    "Se répète",
		    "Se repite" } }
	};

	repeat_expect(rows, COUNT(rows));
}
/* British dates are in another order, and their clock has 24 hours. */
Test(repeat, regions_have_different_dates)
{
	size_t	 british = 4;

	cr_expect_str_eq(repeat_said("FREQ=WEEKLY;UNTIL=20270630", british),
	    "Every Tuesday until 30 June 2027");
	cr_expect_str_eq(repeat_said("FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4",
	    british), "Every year on 4 July");
	cr_expect_str_eq(repeat_said("FREQ=DAILY;BYHOUR=9,21;BYMINUTE=0",
	    british), "Every day at 9:00 and 21:00");
}

Test(repeat, until_is_a_day_of_the_zone_on_which_there_is_a_time)
{
	static const struct {
		const char	*until, *words;
	} rows[] = {
		{ "20270629", "Every day until June 29, 2027" },
		{ "20270629T180000", "Every day until June 29, 2027" },
		{ "20270629T175959", "Every day until June 28, 2027" },
		{ "20270629T160000Z", "Every day until June 29, 2027" },
		{ "20270629T155959Z", "Every day until June 28, 2027" },
		{ "20270629T220000Z", "Every day until June 29, 2027" }
	};
	char		 rule[64] = "FREQ=DAILY;UNTIL=";
	const char	*words;
	size_t		 i, length = strlen(rule);

	for (i = 0; i < COUNT(rows); i++) {
		strcpy(rule + length, rows[i].until);
		words = repeat_said(rule, 0);
		cr_expect_str_eq(words, rows[i].words, "%s: %s", rule, words);
	}
	cr_expect_str_eq(repeat_said_nowhere(
	    "FREQ=DAILY;UNTIL=20270629T180000Z", 0),
	    "Every day until June 29, 2027");
	cr_expect_str_eq(repeat_said_of_days(
	    "FREQ=DAILY;UNTIL=20270629;BYHOUR=9,18", 0),
	    "Every day until June 29, 2027");
}

/* The starts of a rule, up to MOST. */
static size_t
starts(const struct rrule *r, int64_t start, int64_t times[MOST])
{
	struct rrule_walk	 f = { .rule = r, .start = start, .from =
				    start, .last = start + DAY * 366 * 9,
				    .times = times, .most = MOST,
				    .drop_before = INT64_MIN,
				    .steps = RRULE_STEPS };

	rrule_follow(&f);

	return (f.count);
}

static void
expect_same(int n)
{
	struct random	 random = { share_seed() + (uint64_t)n * 104729 };
	struct repeat	 s = { .times = 1 };
	int64_t		 before[MOST], after[MOST];
	char		 text[RANDOM_RULE], why[RRULE_WHY];
	size_t		 count;

	rrule_random(&random, text);
	s.start = rrule_random_start(&random);
	cr_assert(rrule_parse(&s.rule, text, why), "%s: %s", text, why);
	count = starts(&s.rule, s.start, before);
	repeat_simplify(&s);
	if (s.of_month)
		s.rule.every = RRULE_MONTHLY;
	cr_expect(starts(&s.rule, s.start, after) == count &&
	    memcmp(before, after, count * sizeof(*before)) == 0, "%s", text);
}

/* The words are those of the simplest rule. */
Test(repeat, the_simplest_rule_has_the_same_days)
{
	int	 n;

	for (n = 0; n < RULES; n++)
		if (share_next())
			expect_same(n);
}

Test(repeat, words_of_any_rule_are_bounded)
{
	struct random	 random = { share_seed() };
	char		 text[RANDOM_RULE];
	size_t		 locale;
	int		 n;

	for (n = 0; n < RULES / 20; n++) {
		rrule_random(&random, text);
		for (locale = 0; locale < REPEAT_LOCALES; locale++)
			cr_expect_neq(*repeat_said(text, locale), '\0');
	}
}
