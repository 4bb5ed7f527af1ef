/*
 * 100,000 rules that look random: ours gives what a naive reading of RFC 5545
 * gives, and what libical gives, apart from libical's faults.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <libical/ical.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/dates.h"
#include "text/rrule.h"

#include "base/array.h"
#include "tests/bench/random.h"
#include "tests/support/rrule_naive.h"
#include "tests/support/rrule_random.h"
#include "tests/support/share.h"

#define RULES		100000
#define MOST		12	/* occurrences of a rule */
#define DAY		INT64_C(86400)
#define PATIENCE	4000	/* microseconds of CPU, for libical's answer */
#define LONG_PATIENCE	900000	/* if none of its faults explains more */

/* A rule, from its number alone, and what we make of it. */
struct sample {
	char		 text[RANDOM_RULE];
	struct rrule	 rule;
	int64_t		 start, last;
	int64_t		 times[MOST];
	size_t		 count;
	bool		 more;
};

static void
take(struct sample *s, int n)
{
	struct random		 random = { share_seed() +
				    (uint64_t)n * 104729 };
	struct rrule_walk	 f;
	char			 why[RRULE_WHY];
	int64_t			 until;

	rrule_random(&random, s->text);
	s->start = rrule_random_start(&random);
	cr_assert(rrule_parse(&s->rule, s->text, why), "%s: %s", s->text, why);
	s->last = s->start + DAY * 366 *
	    (s->rule.every < RRULE_MONTHLY ? 3 : 12);
	if ((until = rrule_last(&s->rule, NULL)) < s->last)
		s->last = until;
	f = (struct rrule_walk){ .rule = &s->rule, .start = s->start, .from =
	    s->start, .last = s->last, .times = s->times, .most = MOST,
	    .drop_before = INT64_MIN, .steps = RRULE_STEPS };
	rrule_follow(&f);
	cr_assert_geq(f.steps, 0, "%s", s->text);
	s->count = f.count;
	s->more = f.more;
}

static const char *
told(int64_t time)
{
	static char	 text[2][DATE_TEXT];
	static int	 turn;

	turn = !turn;
	date_print(time, text[turn]);
	return (text[turn]);
}

Test(rrule_random, gives_the_times_of_a_naive_reading)
{
	struct sample	 s;
	int64_t		 times[MOST];
	size_t		 i, count;
	int		 n;

	for (n = 0; n < RULES; n++) {
		if (!share_next())
			continue;
		take(&s, n);
		count = rrule_naive(&s.rule, s.start, s.last, times, MOST);
		for (i = 0; i < count && i < s.count; i++)
			cr_assert_eq(s.times[i], times[i],
			    "%s from %s: %zu: %s", s.text, told(s.start), i,
			    told(s.times[i]));
		cr_assert_eq(s.count, count, "%s from %s: %zu, %zu", s.text,
		    told(s.start), s.count, count);
	}
}

/* The rest of the times, and times from a later day on. */
Test(rrule_random, is_continued_where_it_was_left)
{
	struct sample		 s;
	struct rrule_event	 e;
	int64_t			 rest[MOST];
	size_t			 half, count;
	int			 n;

	for (n = 0; n < RULES; n++) {
		if (!share_next())
			continue;
		take(&s, n);
		if (s.count == 0)
			continue;
		half = s.count / 2;
		e = (struct rrule_event){ .rule = &s.rule, .start = s.start };
		rrule_starts(&e, s.times[half], s.times[s.count - 1], rest,
		    MOST, &count);
		cr_assert_eq(count, s.count - half, "%s", s.text);
		cr_assert_arr_eq(rest, s.times + half, count *
		    sizeof(*rest), "%s", s.text);
	}
}

Test(rrule_random, printed_rules_read_as_the_same_rules)
{
	struct sample	 s;
	struct rrule	 again;
	struct arena	*arena = arena_new();
	struct buf	 text;
	char		 why[RRULE_WHY];
	int		 n;

	for (n = 0; n < RULES; n++) {
		if (!share_next())
			continue;
		take(&s, n);
		buf_init(&text, arena, RANDOM_RULE);
		rrule_print(&text, &s.rule);
		cr_assert(rrule_parse(&again, text.data, why), "%s: %s",
		    text.data, why);
		cr_assert_arr_eq(&again, &s.rule, sizeof(again), "%s, %s",
		    s.text, text.data);
		arena_reset(arena);
	}
	arena_free(arena);
}

static bool
has(const struct rrule *r, enum rrule_list list)
{
	return (rrule_has(r, list));
}

static bool
has_times(const struct rrule *r)
{
	return (has(r, RRULE_BYHOUR) || has(r, RRULE_BYMINUTE) ||
	    has(r, RRULE_BYSECOND));
}

static bool
has_negative(const struct rrule *r, enum rrule_list list)
{
	int	 i;

	for (i = 1; i <= RRULE_NUMBER; i++)
		if (rrule_holds(r, list, -i))
			return (true);
	return (false);
}

/* BYSETPOS of days and weeks is ignored, or applied to what is left of them. */
static bool
positions_of_days_and_weeks(const struct rrule *r)
{
	return (has(r, RRULE_BYSETPOS) && r->every < RRULE_MONTHLY);
}

/*
 * Days that a list names twice, once from each end, are two to BYSETPOS, and
 * out of order.
 */
static bool
positions_of_days_from_both_ends(const struct rrule *r)
{
	return (has(r, RRULE_BYSETPOS) && (has_negative(r, RRULE_BYMONTHDAY) ||
	    has_negative(r, RRULE_BYYEARDAY) || has_negative(r,
	    RRULE_BYDAY)));
}

/* BYSETPOS chooses days, of which all times are taken. */
static bool
positions_of_times(const struct rrule *r)
{
	return (has(r, RRULE_BYSETPOS) && has_times(r));
}

/* Days that BYMONTHDAY counts from the end of the month are not found. */
static bool
days_from_the_end_in_daily_rules(const struct rrule *r)
{
	return (r->every == RRULE_DAILY && has_negative(r, RRULE_BYMONTHDAY));
}

/* BYMONTHDAY with BYDAY is sought in the month of the start alone. */
static bool
days_of_all_months_in_yearly_rules(const struct rrule *r)
{
	return (r->every == RRULE_YEARLY && has(r, RRULE_BYMONTHDAY) &&
	    has(r, RRULE_BYDAY) && !has(r, RRULE_BYMONTH));
}

/*
 * BYWEEKNO: weeks from the end, weeks that begin in another year, the weekday
 * of the start.
 */
static bool
weeks_of_a_year(const struct rrule *r)
{
	return (has(r, RRULE_BYWEEKNO));
}

/* BYYEARDAY together with other lists is rejected. */
static bool
days_of_a_year_with_other_lists(const struct rrule *r)
{
	return (has(r, RRULE_BYYEARDAY) && (has(r, RRULE_BYMONTH) ||
	    has(r, RRULE_BYMONTHDAY) || has(r, RRULE_BYDAY)));
}

/* The week of the start is not that which WKST begins. */
static bool
weeks_of_the_start(const struct rrule *r)
{
	return (r->every == RRULE_WEEKLY && r->interval > 1 &&
	    has(r, RRULE_BYDAY));
}

static const struct fault {
	const char	*name;
	bool		(*concerns)(const struct rrule *);
}	 faults[] = {
#define FAULT(name)	{ #name, name }
	FAULT(positions_of_days_and_weeks),
	FAULT(positions_of_times),
	FAULT(positions_of_days_from_both_ends),
	FAULT(days_from_the_end_in_daily_rules),
	FAULT(days_of_all_months_in_yearly_rules),
	FAULT(weeks_of_a_year),
	FAULT(days_of_a_year_with_other_lists),
	FAULT(weeks_of_the_start)
};

#define FAULTS	COUNT(faults)

/* Shared with the children that ask libical. */
struct tally {
	int	 next;			/* the number of the rule */
	long	 patience;
	int	 same, differ;
	int	 explained[FAULTS];
	char	 unexplained[900];	/* the first one */
};

static bool
is_fault(const struct rrule *r)
{
	size_t	 i;

	for (i = 0; i < FAULTS; i++)
		if (faults[i].concerns(r))
			return (true);
	return (false);
}

static void
explain(struct tally *t, const struct sample *s, const char *what)
{
	size_t	 i;

	t->differ++;
	for (i = 0; i < FAULTS; i++)
		t->explained[i] += faults[i].concerns(&s->rule);
	if (!is_fault(&s->rule) && t->unexplained[0] == '\0')
		snprintf(t->unexplained, sizeof(t->unexplained),
		    "%s from %s: %s", s->text, told(s->start), what);
}

/* Returns false if libical gives another time. */
static bool
agrees(icalrecur_iterator *theirs, const struct sample *s, char what[100])
{
	struct icaltimetype	 t;
	size_t			 i;

	for (i = 0; i < s->count; i++) {
		t = icalrecur_iterator_next(theirs);
		if (icaltime_is_null_time(t) ||
		    icaltime_as_timet(t) != s->times[i]) {
			snprintf(what, 100, "%s, libical %s",
			    told(s->times[i]), icaltime_as_ical_string(t));
			return (false);
		}
	}
	if (s->more || (s->last != rrule_last(&s->rule, NULL) &&
	    (int)s->count != s->rule.count))
		return (true);
	t = icalrecur_iterator_next(theirs);
	snprintf(what, 100, "nothing, libical %s", icaltime_as_ical_string(t));
	return (icaltime_is_null_time(t) || icaltime_as_timet(t) > s->last);
}

static void
set_patience(long microseconds)
{
	struct itimerval	 it = { .it_value.tv_usec = microseconds };

	setitimer(ITIMER_VIRTUAL, &it, NULL);
}

/* Requests as many times as we have found, since libical may search forever. */
static void
ask(struct tally *t, const struct sample *s, struct arena *arena)
{
	struct icalrecurrencetype	 rule;
	icalrecur_iterator		*theirs;
	struct buf			 text;
	char				 what[100] = "libical rejects it";

	if (s->count == 0)
		return;
	/* In order: libical does not sort lists. */
	buf_init(&text, arena, RANDOM_RULE);
	rrule_print(&text, &s->rule);
	set_patience(t->patience);
	rule = icalrecurrencetype_from_string(text.data);
	theirs = icalrecur_iterator_new(rule, icaltime_from_timet_with_zone(
	    (time_t)s->start, 0, NULL));
	if (theirs != NULL && agrees(theirs, s, what))
		t->same++;
	else
		explain(t, s, what);
	if (theirs != NULL)
		icalrecur_iterator_free(theirs);
	set_patience(0);
}

/* Runs in a child process, which ends if libical does not return. */
static void
ask_all(struct tally *t)
{
	struct arena	*arena = arena_new();
	struct sample	 s;

	signal(SIGVTALRM, SIG_DFL);
	signal(SIGSEGV, SIG_DFL);
	signal(SIGABRT, SIG_DFL);
	icalerror_set_errors_are_fatal(0);
	for (; t->next < RULES; t->next++) {
		if (!share_next())
			continue;
		take(&s, t->next);
		ask(t, &s, arena);
		arena_reset(arena);
		t->patience = PATIENCE;
	}
	_exit(0);
}

static void
end_child(struct tally *t, int status)
{
	struct sample	 s;
	bool		 spun;

	if (WIFEXITED(status) && t->next == RULES)
		return;
	spun = WIFSIGNALED(status) && WTERMSIG(status) == SIGVTALRM;
	take(&s, t->next);
	if (spun && t->patience == PATIENCE && !is_fault(&s.rule)) {
		t->patience = LONG_PATIENCE;
		return;
	}
	explain(t, &s, spun ? "libical does not return" :
	    "libical crashes");
	t->patience = PATIENCE;
	t->next++;
}

Test(rrule_random, libical_gives_the_same_apart_from_its_faults)
{
	struct tally	*t;
	pid_t		 child;
	size_t		 i;
	int		 status;

	t = mmap(NULL, sizeof(*t), PROT_READ | PROT_WRITE, MAP_SHARED |
	    MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(t, MAP_FAILED);
	t->patience = PATIENCE;
	while (t->next < RULES) {
		cr_assert_geq(child = fork(), 0);
		if (child == 0)
			ask_all(t);
		cr_assert_eq(waitpid(child, &status, 0), child);
		end_child(t, status);
	}
	for (i = 0; i < FAULTS; i++)
		cr_log_info("%s: %d", faults[i].name, t->explained[i]);
	cr_expect_str_eq(t->unexplained, "");
	cr_expect_gt(t->same, t->differ * 4);
	munmap(t, sizeof(*t));
}
