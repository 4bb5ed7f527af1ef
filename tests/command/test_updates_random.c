/*
 * Versions of a subscribed calendar at random: after all of them the upcoming
 * events are those of the last one in an empty calendar (rule 44.8).
 */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "command/ical/ical_text.h"
#include "command/import/import_input.h"
#include "command/import/import_policy.h"
#include "command/import/import_policy_run.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "store/db.h"
#include "text/dates.h"

#include "tests/bench/random.h"
#include "tests/support/import_given.h"
#include "tests/support/postgresql.h"
#include "tests/support/share.h"

#define SEQUENCES	10000
#define FEW		40
#define FEWER		10		/* a server takes longer */
#define AT_ONCE		25	/* sequences in one database */
#define VERSIONS	4
#define UIDS		3
#define DAYS		42	/* in which things happen */
#define HORIZON		24		/* months, by default */
#define LONGER		120
#define FAR		1050		/* days: after the horizon */
#define FIRST		20423	/* 1 December 2025 */

static const volatile sig_atomic_t	 stops;
static struct random			 chance;
static struct arena			*arena;

static void
setup(void)
{
	import_setup();
	progress_silence();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
	import_teardown();
}

TestSuite(updates_random, .init = setup, .fini = teardown);

/* Makes another empty calendar. */
static void
empty(void)
{
	if (!postgresql_is_there()) {
		import_setup_again();
		return;
	}
	snprintf(import_path, PATH_MAX, "%s", postgresql_make());
	import_add_user("ada");
}

/* How times are written: in UTC, in a zone, or as days. */
enum form { IN_UTC, IN_ZONE, AS_DAY, FORMS };

static int
below(int end)
{
	return ((int)random_below(&chance, end));
}

static const char *
time_of(enum form form, const char *name, int day, int hour)
{
	char	 text[DATE_TEXT], *to = text, *from = text;

	date_print((int64_t)day * DATE_DAY + hour * 3600, text);
	for (; *from != '\0'; from++)
		if (*from != '-' && *from != ':')
			*to++ = *from == ' ' ? 'T' : *from;
	*to = '\0';
	if (form == AS_DAY)
		text[8] = '\0';
	return (arena_join(arena, name, form == AS_DAY ? ";VALUE=DATE:" :
	    form == IN_ZONE ? ";TZID=Europe/Berlin:" : ":", text,
	    form == IN_UTC ? "Z\r\n" : "\r\n", NULL));
}

static int
any_day(void)
{
	return (FIRST + 365 + below(DAYS) + (below(12) == 0 ? FAR : 0));
}

/* An event of which versions are written. */
struct source {
	int		 run;		/* a part of its UID */
	int		 sequence, stamp;
	enum form	 form;
	int		 day, hour;
};

/* A draft, or a postponed event if another almanac says so (rule 25.8). */
static void
write_status(struct buf *to)
{
	int	 chosen = below(20);

	if (chosen == 0)
		buf_string(to, "STATUS:CANCELLED\r\n");
	if (chosen == 1 || chosen == 2)
		buf_string(to, "STATUS:TENTATIVE\r\n");
	if (chosen == 2)
		buf_string(to, "X-ALMANAC-EVENT-STATUS:postponed\r\n");
}

static void
begin_event(struct buf *to, const struct source *s, int uid, const char *title)
{
	buf_string(to, arena_printf(arena, "BEGIN:VEVENT\r\nUID:%d.%d@x\r\n"
	    "SUMMARY:%s\r\nSEQUENCE:%d\r\nDTSTAMP:202606%02dT%02d0000Z\r\n",
	    uid, s->run, title, s->sequence, 1 + s->stamp / 24, s->stamp % 24));
	write_status(to);
}

static void
end_event(struct buf *to)
{
	buf_string(to, "END:VEVENT\r\n");
}

static const char *
any_title(void)
{
	static const char *const	 titles[] = { "Chess", "Yoga", "Go" };

	return (titles[below(3)]);
}

static void
write_times(struct buf *to, const struct source *s, int day, int hour)
{
	buf_string(to, time_of(s->form, "DTSTART", day, hour));
	if (below(3) == 0)
		buf_string(to, s->form == AS_DAY ? "DURATION:P1D\r\n" :
		    below(2) == 0 ? "DURATION:PT2H\r\n" :
		    "DURATION:PT153H\r\n");
}

static void
write_rule(struct buf *to, const struct source *s)
{
	static const char *const	 rules[] = {
		"FREQ=WEEKLY;COUNT=5", "FREQ=WEEKLY;COUNT=2",
		"FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6", "FREQ=DAILY;COUNT=4",
		"FREQ=WEEKLY;INTERVAL=2;COUNT=4", "FREQ=MONTHLY;COUNT=3",
		"FREQ=DAILY;INTERVAL=3;COUNT=5", "FREQ=WEEKLY",
		"FREQ=YEARLY;INTERVAL=4"
	};

	if (below(8) > 0)
		buf_string(to, arena_join(arena, "RRULE:", rules[below(9)],
		    "\r\n", NULL));
	else
		buf_string(to, time_of(s->form, "RDATE", s->day + 5,
		    s->hour));
	if (below(4) == 0)
		buf_string(to, time_of(s->form, "RDATE", s->day + below(20),
		    s->hour));
	if (below(4) == 0)
		buf_string(to, time_of(s->form, "EXDATE", s->day + 7,
		    s->hour));
}

static void
write_changes(struct buf *to, struct source *s, int uid)
{
	static const int	 days[] = { 0, 7, 14, 2, 3, 21, 1, FAR,
				    FAR + 7, FAR + 1 };
	int			 i, first = below(10), count = below(3);

	for (i = 0; i < count; i++) {
		begin_event(to, s, uid, any_title());
		buf_string(to, time_of(s->form, below(4) > 0 ?
		    "RECURRENCE-ID" : "RECURRENCE-ID;RANGE=THISANDFUTURE",
		    s->day + days[(first + i) % 10], s->hour));
		write_times(to, s, s->day + below(DAYS) +
		    (below(4) == 0 ? FAR : 0), below(24));
		end_event(to);
	}
}

static void
write_one(struct buf *to, struct source *s, int uid, const char *title,
    int day, bool again)
{
	begin_event(to, s, uid, title);
	write_times(to, s, day, s->hour);
	if (again)
		write_rule(to, s);
	end_event(to);
}

static void
write_event(struct buf *to, struct source *s, int uid)
{
	const char	*title = any_title();
	int		 i, kind = below(10);

	s->run += below(6) == 0;
	s->sequence += below(3) == 0;
	s->stamp += below(3);
	if (below(3) == 0)
		s->day = any_day();
	if (below(4) == 0)
		s->hour = below(20);
	if (below(6) == 0)
		s->form = (enum form)below(FORMS);
	if (kind < 2)
		return;
	if (kind < 4)
		write_one(to, s, uid, title, s->day, false);
	else if (kind < 5)
		for (i = 0; i < 3; i++)
			write_one(to, s, uid, title, s->day + 7 * i, false);
	else {
		if (below(8) > 0)
			write_one(to, s, uid, title, s->day, true);
		write_changes(to, s, uid);
	}
}

static const char *
write_version(struct source *s)
{
	struct buf	 b;
	int		 uid;

	buf_init(&b, arena, 4096);
	buf_string(&b, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n");
	for (uid = 0; uid < UIDS; uid++)
		write_event(&b, &s[uid], uid);
	buf_string(&b, "END:VCALENDAR\r\n");
	return (b.data);
}

/*
 * Another minute: what an import stores is not as old as what was there. The
 * day is the same in each zone.
 */
static void
let_time_pass(void)
{
	static int	 minutes;
	char		 now[32];

	minutes = (minutes + 1) % (22 * 60);
	snprintf(now, sizeof(now), "2026-11-22T%02d:%02d:00Z", minutes / 60,
	    minutes % 60);
	cr_assert(clock_start(now));
}

/* A run of a subscription, which removes what has vanished. */
static void
run(const char *source, const char *text)
{
	struct policy	 policy = { .status = STATUS_PUBLISH,
			    .wins = WINS_UNLESS, .categories = "",
			    .stops = &stops };

	let_time_pass();
	import_start();
	given.policy = &policy;
	given.source = source;
	cr_assert(policy_start(&given) && import_ical(&given,
	    ical_text(given.arena, text, strlen(text), "", given.report,
	    "x"), "x", source) &&
	    import_finish(&given) && import_commit(&given) &&
	    policy_let_go(&given, INT64_MAX), "%s", given.why);
	import_end();
}

/* The upcoming events of a source, one a line. */
static const char *
events_of(const char *source)
{
	struct statement	*st;
	struct buf		 b;
	char			 start[DATE_TEXT], end[DATE_TEXT];

	buf_init(&b, arena, 4096);
	import_start();
	inside_begin(given.inside);
	st = db_query(inside_db(given.inside), "SELECT e.start_local,"
	    " e.end_local, e.timezone, e.title, e.event_status, e.status,"
	    " e.all_day FROM events e WHERE e.status < $1 AND e.start_utc > $2"
	    " AND EXISTS (SELECT 1 FROM imports i WHERE i.source = $3"
	    " AND ((i.kind = 4 AND i.id = e.id) OR (i.kind = 5"
	    " AND i.id = e.series_id)))"
	    " ORDER BY e.start_utc, e.start_local, e.end_local, e.timezone,"
	    " e.title, e.event_status, e.status, e.all_day");
	db_bind_integer(st, 1, STATUS_TRASH);
	db_bind_integer(st, 2, given.now);
	db_bind_text(st, 3, source);
	while (db_step(st)) {
		date_print(db_integer(st, 0), start);
		date_print(db_integer(st, 1), end);
		buf_string(&b, arena_printf(arena, "%s to %s %s %s %s %"
		    PRId64 " %" PRId64 "\n", start, end, db_string(st, 2),
		    db_string(st, 3), db_string(st, 4), db_integer(st, 5),
		    db_integer(st, 6)));
	}
	db_done(st);
	cr_assert_null(inside_commit(given.inside));
	import_end();
	return (b.data);
}

/* Whether all lines are among the others, in their order. */
static bool
are_among(const char *lines, const char *others)
{
	size_t	 length, other;

	for (; *lines != '\0'; lines += length, others += other) {
		length = strcspn(lines, "\n") + 1;
		for (; (other = strcspn(others, "\n") + 1) != length ||
		    strncmp(lines, others, length) != 0; others += other)
			if (others[other - 1] == '\0')
				return (false);
	}
	return (true);
}

/* The events of a source after the daily job, with a longer horizon. */
static const char *
made_later(const char *source)
{
	import_start();
	import_horizon(LONGER);
	import_extend(NULL);
	import_horizon(HORIZON);
	import_end();
	return (events_of(source));
}

static void
try_sequence(int number)
{
	const char	*versions[VERSIONS], *updated, *fresh;
	struct source	 s[UIDS] = { 0 };
	const char	*one, *other, *later, *more;
	int		 i, uid;

	for (uid = 0; uid < UIDS; uid++)
		s[uid] = (struct source){ .day = any_day(),
		    .hour = below(20), .form = (enum form)below(FORMS) };
	one = arena_printf(arena, "updated %d", number);
	other = arena_printf(arena, "fresh %d", number);
	later = arena_printf(arena, "later %d", number);
	for (i = 0; i < VERSIONS; i++)
		run(one, versions[i] = write_version(s));
	run(other, versions[VERSIONS - 1]);
	updated = events_of(one);
	fresh = events_of(other);
	import_horizon(LONGER);
	run(later, versions[VERSIONS - 1]);
	import_horizon(HORIZON);
	more = events_of(later);
	cr_expect(are_among(fresh, updated) && are_among(updated, more) &&
	    strcmp(made_later(one), more) == 0 &&
	    strcmp(made_later(other), more) == 0, "sequence %d\n%s\n%s\n%s\n"
	    "%s\nupdated:\n%s\nfresh:\n%s\nlater:\n%s\nmore:\n%s", number,
	    versions[0], versions[1], versions[2], versions[3], updated,
	    fresh, made_later(one), more);
}

Test(updates_random, events_are_those_of_the_last_version)
{
	int	 i, count = SEQUENCES;

	if (share_is_small())
		count = postgresql_is_there() ? FEWER : FEW;
	for (i = 0; i < count; i++) {
		chance.state = share_seed() + (uint64_t)i;
		if (i % AT_ONCE == 0)
			empty();
		try_sequence(i);
		arena_reset(arena);
	}
}
