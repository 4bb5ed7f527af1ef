#include "feeds/feed_series.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/event_access.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "calendar/series_shared.h"
#include "feeds/feed.h"
#include "feeds/vevent.h"
#include "generated/routes.h"
#include "http/format.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/zones.h"

/* An event of the series that the caller may read and that lists show. */
struct row {
	int64_t	 id;
	int64_t	 start;		/* original start */
	bool	 differs;
};

struct series_feed {
	struct feed			*feed;
	const struct series_whole	*w;
	const struct event		*shown;		/* not concealed */
	size_t				 count;
	struct row			*rows;		/* by start */
	size_t				 hidden_count;
	int64_t				*hidden;	/* other starts */
};

/*
 * Whether the event has another time than the series gives it. Events that had
 * begun before a change of the series do.
 */
static bool
is_apart(struct statement *st, const struct event *model, int64_t start)
{
	struct event_dates	 d = model->dates;

	event_dates_move(&d, start);
	if (d.all_day || db_integer(st, 6) != 0)
		return (d.all_day != (db_integer(st, 6) != 0) ||
		    db_integer(st, 7) != d.start.local ||
		    db_integer(st, 8) != d.end.local);

	return (db_integer(st, 9) != d.start.utc ||
	    db_integer(st, 10) != d.end.utc);
}

/* The event of which this is the feed is shown even if it is hidden. */
static bool
is_listed(const struct series_feed *f, struct statement *st)
{
	return (db_integer(st, 11) == 0 ||
	    (f->shown != NULL && f->shown->head.id == db_integer(st, 0)));
}

static bool
read_row(const struct series_feed *f, struct statement *st, struct row *row)
{
	const struct event	*model = &f->w->model;
	const struct request	*rq = f->feed->rq;
	int64_t			 start;
	enum status		 status;

	start = db_bounded(st, 1, DATE_LEAST, DATE_MOST);
	if (model->dates.all_day)
		start = date_day_start(start);
	*row = (struct row){ db_integer(st, 0), start,
	    *db_string(st, 2) != '\0' || is_apart(st, model, start) };
	status = status_now(status_read(st, 3), !db_null(st, 4),
	    db_integer(st, 4), rq->now);

	return (status != STATUS_TRASH && is_listed(f, st) &&
	    may_read(&rq->caller, db_integer(st, 5), status));
}

/* Finds the last FEED_MAX events, and starts of hidden ones. */
static void
find_rows(struct series_feed *f)
{
	struct request		*rq = f->feed->rq;
	struct statement	*st;
	struct row		*end;

	f->rows = arena_alloc(rq->arena, FEED_MAX * sizeof(*f->rows));
	f->hidden = arena_alloc(rq->arena, FEED_MAX * sizeof(*f->hidden));
	end = f->rows + FEED_MAX;
	st = db_query(rq->db, "SELECT id, original_start, detached, status,"
	    " published, author, all_day, start_local, end_local, start_utc,"
	    " end_utc, hide_from_listings FROM events WHERE series_id = $1"
	    " ORDER BY original_start DESC, id DESC LIMIT $2");
	db_bind_integer(st, 1, f->w->s.id);
	db_bind_integer(st, 2, FEED_MAX);
	while (end > f->rows && db_step(st))
		if (read_row(f, st, end - 1))
			end--;
		else
			f->hidden[f->hidden_count++] = end[-1].start;
	db_done(st);
	f->count = (size_t)(f->rows + FEED_MAX - end);
	f->rows = end;
}

/*
 * UNTIL is in UTC unless the start is a date (RFC 5545 section 3.3.10), and
 * COUNT begins with the first start in the feed.
 */
static const char *
print_rule(struct request *rq, const struct series_whole *w, int64_t first)
{
	const struct event_dates	*d = &w->model.dates;
	struct rrule			 rule = w->days->recurrence.rule;
	struct buf			 text;

	if (rule.count > 0)
		rule.count -= (int)rrule_counted(&w->days->event, first - 1);
	if (rule.until_form != RRULE_ENDLESS && d->all_day) {
		rule.until = date_day_start(rule.until);
		rule.until_form = RRULE_UNTIL_DATE;
	} else if (rule.until_form == RRULE_UNTIL_DATE ||
	    rule.until_form == RRULE_UNTIL_LOCAL) {
		if (rule.until_form == RRULE_UNTIL_DATE)
			rule.until = date_day_end(rule.until);
		rule.until = zone_to_utc(d->zone, rule.until);
		rule.until_form = RRULE_UNTIL_UTC;
	}
	buf_init(&text, rq->arena, RRULE_TEXT);
	rrule_print(&text, &rule);

	return (text.data);
}

/* Adds dates after the last start that has an event. */
static void
add_later(struct vevent_dates *to, const int64_t *times, size_t count,
    int64_t after)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (times[i] > after)
			to->list[to->count++] = times[i];
}

/* Each date once, in order. */
static struct vevent_dates
sort_dates(struct arena *arena, const struct vevent_dates *dates)
{
	struct ids	 sorted;

	sorted = ids_sorted(arena, &(struct ids){ dates->count, dates->list,
	    0 });
	return ((struct vevent_dates){ sorted.count, sorted.list });
}

/*
 * Compares the starts of the rule with those of the events. After made_until
 * only few have an event yet.
 */
static void
compare_starts(const struct series_feed *f, const struct series_times *rule,
    struct vevent_series *to)
{
	const struct rrule_event	*e = &f->w->days->event;
	struct arena			*arena = f->feed->rq->arena;
	int64_t				 made = f->w->s.made_until;
	size_t				 i = 0, n = 0;

	to->added.list = arena_alloc(arena, (f->count + e->added_count + 1) *
	    sizeof(int64_t));
	to->left_out.list = arena_alloc(arena, (rule->count +
	    f->hidden_count + e->left_out_count + 1) * sizeof(int64_t));
	while (i < rule->count || n < f->count)
		if (n == f->count || (i < rule->count &&
		    rule->list[i] < f->rows[n].start)) {
			if (rule->list[i] <= made)
				to->left_out.list[to->left_out.count++] =
				    rule->list[i];
			i++;
		} else if (i == rule->count ||
		    f->rows[n].start < rule->list[i])
			to->added.list[to->added.count++] =
			    f->rows[n++].start;
		else {
			i++;
			n++;
		}
	if (f->w->model.hide_from_listings)
		return;
	add_later(&to->added, e->added, e->added_count, made);
	add_later(&to->left_out, e->left_out, e->left_out_count, made);
	add_later(&to->left_out, f->hidden, f->hidden_count, made);
	to->added = sort_dates(arena, &to->added);
	to->left_out = sort_dates(arena, &to->left_out);
}

/*
 * The series has no page: links to the page of its next event, or of its last.
 */
static void
set_address(const struct series_feed *f, struct event *model)
{
	struct request	*rq = f->feed->rq;
	int64_t		 now = series_now(rq, model);
	struct event	 e;
	size_t		 i = 0;

	while (i + 1 < f->count && f->rows[i].start < now)
		i++;
	if (event_find(rq, f->rows[i].id, &e))
		model->head.slug = e.head.slug;
}

/*
 * Whether the password that opened the event is that of the series, too. Events
 * with the password of their series have its hash.
 */
static bool
is_opened(const struct series_feed *f)
{
	const struct event	*e = f->shown, *model = &f->w->model;

	return (e != NULL && e->password != NULL && model->password != NULL &&
	    strcmp(e->password, model->password) == 0 &&
	    !may_edit(&f->feed->rq->caller, e->head.author, e->head.status));
}

static void
add_master(const struct series_feed *f, const struct series_times *rule,
    struct vevent_series *to)
{
	struct request	*rq = f->feed->rq;
	struct event	 model = f->w->model;
	int64_t		 first;

	compare_starts(f, rule, to);
	/*
	 * Without a rule, RDATE must contain DTSTART: otherwise ical.js omits
	 * it.
	 */
	first = rule->count > 0 ? rule->list[0] : f->rows[0].start;
	if (rule->count > 0)
		to->rule = print_rule(rq, f->w, first);
	event_dates_move(&model.dates, first);
	set_address(f, &model);
	if (!is_opened(f))
		event_conceal(rq, &model);
	feed_calendar.add(f->feed, &model, SIZE_MAX);
}

static void
add_others(const struct series_feed *f, struct vevent_series *to)
{
	struct request	*rq = f->feed->rq;
	struct event	 e;
	size_t		 i;

	to->replaces = true;
	for (i = 0; i < f->count && !db_failed(rq->db); i++) {
		if (!f->rows[i].differs || !feed_read(f->feed, f->rows[i].id,
		    f->shown == NULL || f->shown->head.id != f->rows[i].id,
		    &e))
			continue;
		to->original = f->rows[i].start;
		feed_calendar.add(f->feed, &e, FEED_TEXT_MAX);
	}
}

static void
add_series(struct feed *feed, const struct series_whole *w,
    const struct event *shown)
{
	struct series_feed	 f = { .feed = feed, .w = w, .shown = shown };
	struct vevent_series	 series = { .id = w->s.id,
	    .all_day = w->model.dates.all_day, .zone = w->model.dates.zone };
	struct series_days	 by_rule = series_days_by_rule(w->days);
	struct series_times	 rule = { .count = 0 };
	int64_t			 last;

	find_rows(&f);
	if (f.count == 0)
		return;
	last = f.rows[f.count - 1].start;
	if (last < w->s.made_until)
		last = w->s.made_until;
	/* Later events of a hidden series are hidden, too. */
	if (by_rule.event.rule != NULL && !w->model.hide_from_listings)
		rule = series_days_find(feed->rq, &by_rule, f.rows[0].start,
		    last, FEED_MAX);
	series.until = zone_to_utc(w->model.dates.zone, last);
	feed->series = &series;
	add_master(&f, &rule, &series);
	add_others(&f, &series);
	feed->series = NULL;
}

bool
feed_add_series(struct feed *feed, const struct event *e)
{
	struct series_whole	 w;

	if (e->series == 0 || !series_find(feed->rq, e->series, &w) ||
	    !may_read(&feed->rq->caller, w.model.head.author,
	    w.model.head.status))
		return (false);
	add_series(feed, &w, e);

	return (true);
}

int
series_get_as(struct request *rq, const struct series_get_params *p)
{
	struct series_whole	 w;
	struct feed		 feed;
	int			 status;

	if ((status = series_seek(rq, p->id, &w)) != 0)
		return (status);
	feed_begin(&feed, rq, &feed_calendar, true, arena_join(rq->arena,
	    rq->in.api, "/series/", arena_integer(rq->arena, p->id),
	    format_ending(rq->in.format), NULL));
	add_series(&feed, &w, NULL);
	feed_end(&feed);
	rq->reply.last_modified = w.model.head.modified;

	return (200);
}
