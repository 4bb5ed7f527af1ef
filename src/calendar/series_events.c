#include "calendar/series_events.h"

#include <sys/param.h>

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_slugs.h"
#include "calendar/record_access.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "http/author_quota.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/changes.h"
#include "store/stored_links.h"
#include "text/dates.h"
#include "text/slugs.h"

/* How far from its new place an event may be: half a week, half a month. */
#define HALF_WEEK	(3 * DATE_DAY)
#define HALF_MONTH	(15 * DATE_DAY)

/* Events that move no further than this keep their ids at the horizon, too. */
#define SOON	(31 * DATE_DAY)

void
series_note_made(struct request *rq, struct series *s,
    const struct event *model, const struct series_days *days,
    const struct series_times *times)
{
	int64_t			 horizon = series_horizon(rq, model);
	enum rrule_found	 found;

	s->made_until = times->count > 0 ? times->list[times->count - 1] :
	    series_now(rq, model);
	if (times->found == RRULE_ALL && s->made_until < horizon)
		s->made_until = horizon;
	found = series_days_next(rq, days, s->made_until, &s->next_start);
	s->has_next_start = found != RRULE_ALL && found != RRULE_FAR &&
	    s->status != STATUS_TRASH;
	/* SERIES_EVENTS events are upcoming. Tomorrow one more can be made. */
	if (found == RRULE_SLOW || s->next_start <= horizon)
		s->next_start = horizon + 1;
}

/*
 * So many upcoming events are followed, those in the trash last (rule 43.15).
 */
#define ROWS	(3 * SERIES_EVENTS)

/* An upcoming event of the series. */
struct row {
	int64_t		 id;
	int64_t		 start;	/* original start */
	size_t		 place;	/* index of its start after a change */
	struct event	*e;	/* NULL: not read yet, or deleted */
};

struct rows {
	size_t		 count;
	struct row	*list;
};

static struct rows
select_rows(struct request *rq, int64_t series, int64_t from)
{
	struct statement	*st;
	struct rows		 rows = { 0 };
	size_t			 size = 0;

	st = db_query(rq->db, "SELECT id, original_start FROM ("
	    "SELECT id, original_start, CASE WHEN status = $1 THEN 1 ELSE 0"
	    " END AS is_trashed FROM events"
	    " WHERE series_id = $2 AND original_start >= $3"
	    " ORDER BY is_trashed, original_start, id LIMIT $4) e"
	    " ORDER BY original_start, is_trashed, id");
	db_bind_integer(st, 1, STATUS_TRASH);
	db_bind_integer(st, 2, series);
	db_bind_integer(st, 3, from);
	db_bind_integer(st, 4, ROWS);
	while (db_step(st)) {
		rows.list = arena_room(rq->arena, rows.list, rows.count, &size,
		    sizeof(*rows.list));
		rows.list[rows.count++] = (struct row){ db_integer(st, 0),
		    db_bounded(st, 1, DATE_LEAST, DATE_MOST), SIZE_MAX,
		    NULL };
	}
	db_done(st);

	return (rows);
}

/* The events that a change of a series has stored. */
struct saving {
	struct request		*rq;
	const struct event	*model;
	struct arena		*arena;	/* of `list` */
	struct series_saved	*list;
	size_t			 count;
	struct event_slugs	 slugs;	/* in the trash, of the next events */
};

static struct saving
saving_start(struct request *rq, const struct event *model, size_t most)
{
	struct saving	 s = { rq, model, rq->arena, .count = 0 };

	s.list = arena_alloc(s.arena, (most + 1) * sizeof(*s.list));

	return (s);
}

/* A copy of what series_finish_all() needs, in the request's first arena. */
static const struct event *
keep_event(const struct saving *s, const struct event *e)
{
	struct event	*kept = arena_alloc(s->arena, sizeof(*kept));

	stored_new(&stored_event, kept);
	kept->head.kind = RECORD_EVENT;
	kept->head.id = e->head.id;
	kept->head.author = e->head.author;
	kept->head.status = e->head.status;
	kept->detached = arena_string(s->arena, e->detached);

	return (kept);
}

/*
 * Stores a changed event, except its links. `before` is its old status.
 * `fields` are the changed fields, or NULL for all.
 */
static void
save_event(struct saving *s, struct event *e, enum status before,
    const char *_Nullable fields)
{
	e->head.modified = s->rq->now;
	if (e->head.status != before)
		record_choose_slug(s->rq, &e->head, &before, NULL, &s->slugs);
	event_texts_share_long(s->rq, e);
	record_save(s->rq, &e->head);
	s->list[s->count++] = (struct series_saved){ keep_event(s, e), fields,
	    before };
}

/* The mark shows that no user has moved an event with its own status there. */
static void
trash_event(struct saving *s, struct event *e)
{
	enum status	 before = e->head.status;

	if (before == STATUS_TRASH)
		return;
	if (series_has(e->detached, "status"))
		series_set_detached(s->rq, e, series_with(s->rq, e->detached,
		    SERIES_TRASHED));
	e->head.status = STATUS_TRASH;
	save_event(s, e, before, "");
}

/* Reads the next events, and looks their slugs in the trash up, together. */
static void
read_next_events(struct saving *s, struct row *rows, size_t count)
{
	struct event_slugs	*slugs = &s->slugs;
	struct arena		*arena = s->rq->arena;
	struct statement	*st;
	struct ids		 ids = { 0 };
	struct event		*e;
	size_t			 i;

	for (i = 0; i < count; i++)
		ids_insert(&ids, arena, rows[i].id);
	st = stored_select(s->rq, &stored_event, ids_text(arena, &ids));
	slugs->count = 0;
	e = arena_alloc(arena, (count + 1) * sizeof(*e));
	for (; stored_next(s->rq, st, &stored_event, e); e++) {
		for (i = 0; i < count; i++)
			if (rows[i].id == e->head.id)
				rows[i].e = e;
		if (e->head.status != STATUS_TRASH)
			slugs->slugs[slugs->count++] = slug_append(arena,
			    e->head.slug, RECORD_TRASHED);
	}
	event_slugs_look_up(s->rq, slugs);
}

/*
 * Calls `save` for each event that is still there. Each may have long texts of
 * its own: only a few are in memory at once.
 */
static void
save_all(struct saving *s, const struct rows *rows,
    void (*save)(void *of, const struct row *), void *of)
{
	struct request	*rq = s->rq;
	size_t		 i = 0, end;

	while (i < rows->count && !db_failed_yet(rq->db)) {
		end = MIN(i + EVENT_SLUGS, rows->count);
		(void)arena_begin_part(&rq->arena);
		read_next_events(s, rows->list + i, end - i);
		for (; i < end && !db_failed_yet(rq->db); i++)
			if (rows->list[i].e != NULL)
				save(of, &rows->list[i]);
		arena_end_part(&rq->arena, s->arena);
	}
	series_finish_all(s->rq, s->model, s->list, s->count, true);
}

static bool
same_dates(const struct event_dates *a, const struct event_dates *b)
{
	return (strcmp(a->timezone, b->timezone) == 0 &&
	    a->all_day == b->all_day && a->start.local == b->start.local &&
	    a->start.utc == b->start.utc && a->end.local == b->end.local &&
	    a->end.utc == b->end.utc);
}

/* A change of the series. */
struct change {
	struct request			*rq;
	const struct series		*series;
	const struct event		*model;
	const char			*fields;
	const struct series_joined	*joined;	/* or NULL */
	int64_t				 from;	/* of upcoming events */
	int64_t				 last;	/* of new events */
	struct series_times		 were, are;
	struct series_times		 made;	/* of `are`: get events */
	bool				*has;	/* for `are`: has event */
	int64_t				 shift;	/* of the first start's day */
	int64_t				 reach;
	struct saving			 saving;
};

/*
 * Whether a change of the rule has moved the event to the trash. If a user has
 * moved it there, `status` is detached (series_detach()).
 */
static bool
is_trashed_by_rule(const struct event *e)
{
	return (e->head.status == STATUS_TRASH &&
	    !series_has(e->detached, "status"));
}

/*
 * An event with its own status goes to the trash with its series, too, and
 * returns with it.
 */
static void
follow_to_trash(struct change *c, struct event *e)
{
	const bool	 leaves = c->model->head.status == STATUS_TRASH;

	if (leaves == (e->head.status == STATUS_TRASH) ||
	    leaves == series_has(e->detached, SERIES_TRASHED))
		return;
	series_set_detached(c->rq, e, leaves ?
	    series_with(c->rq, e->detached, SERIES_TRASHED) :
	    series_without(c->rq, e->detached, SERIES_TRASHED));
	if (leaves)
		e->head.status = STATUS_TRASH;
	else if (e->head.former_status != NULL)
		(void)status_find(e->head.former_status, &e->head.status);
}

static bool
is_joined(const struct change *c, const struct row *row)
{
	return (c->joined != NULL && ids_have(&c->joined->events, row->id));
}

static void
revise_event(struct change *c, const struct row *row, int64_t start)
{
	const char		*fields = is_joined(c, row) ?
	    c->joined->fields :
				    c->fields;
	struct event		*e = row->e;
	enum status		 before = e->head.status;
	struct event_dates	 dates = e->dates;

	if (is_trashed_by_rule(e))
		fields = NULL;
	series_copy(e, c->model, fields);
	follow_to_trash(c, e);
	if (!series_has_dates(e->detached)) {
		e->dates = c->model->dates;
		event_dates_move(&e->dates, start);
	}
	e->original_start = start;
	if (fields == NULL || *fields != '\0' || row->start != start ||
	    !same_dates(&dates, &e->dates))
		save_event(&c->saving, e, before, fields);
}

static size_t
find_start(const struct change *c, int64_t start)
{
	size_t	 i = series_times_find(&c->are, start);

	return (i < c->are.count && !c->has[i] ? i : c->are.count);
}

/* Events keep their place by the day of their start, not by its time. */
static size_t
find_same_day(const struct change *c, int64_t start)
{
	int64_t	 day = date_day_start(start);
	size_t	 i;

	for (i = 0; i < c->are.count && c->are.list[i] <= date_day_end(day);
	    i++)
		if (c->are.list[i] >= day && !c->has[i])
			return (i);

	return (c->are.count);
}

static bool
was_given(const struct change *c, int64_t start)
{
	return (series_times_find(&c->were, start) < c->were.count);
}

/* The starts around this one that have events already. */
static void
find_neighbors(const struct change *c, int64_t start, int64_t *before,
    int64_t *after)
{
	size_t	 i;

	*before = INT64_MIN;
	*after = INT64_MAX;
	for (i = 0; i < c->are.count && *after == INT64_MAX; i++) {
		if (c->has[i] && c->are.list[i] < start)
			*before = c->are.list[i];
		else if (c->has[i])
			*after = c->are.list[i];
	}
}

/*
 * The free start nearest to where the series has moved this one, at most
 * `reach` away. No event passes another.
 */
static size_t
find_nearest(const struct change *c, int64_t start)
{
	int64_t	 day = date_day_start(start) + c->shift, away;
	int64_t	 least = c->reach + 1, before, after;
	size_t	 i, nearest = c->are.count;

	if (start < c->from || !was_given(c, start))
		return (nearest);
	find_neighbors(c, start, &before, &after);
	for (i = 0; i < c->are.count && c->are.list[i] < after; i++) {
		if (c->are.list[i] <= before)
			continue;
		away = date_day_start(c->are.list[i]) - day;
		away = away < 0 ? -away : away;
		if (away < least && !c->has[i] && c->are.list[i] >= c->from) {
			least = away;
			nearest = i;
		}
	}

	return (nearest);
}

/* Gives starts to events that have none yet: the index in `are`. */
static void
assign_starts(struct change *c, const struct rows *rows,
    size_t (*find)(const struct change *, int64_t start))
{
	size_t		 i;
	struct row	*row;

	for (i = 0; i < rows->count; i++) {
		row = &rows->list[i];
		if (row->place < c->are.count)
			continue;
		row->place = find(c, row->start);
		if (row->place < c->are.count)
			c->has[row->place] = true;
	}
}

/*
 * An event whose start was not in the old series either is kept, such as one
 * that a user has restored, unless another one has this start.
 */
static void
adjust_event(void *of, const struct row *row)
{
	struct change	*c = of;

	if (row->start < c->from)
		return;
	if (row->place < c->are.count)
		revise_event(c, row, c->are.list[row->place]);
	else if (was_given(c, row->start) ||
	    series_times_find(&c->are, row->start) < c->are.count)
		trash_event(&c->saving, row->e);
	else if (row->e->head.status != STATUS_TRASH)
		revise_event(c, row, row->start);
}

/*
 * Counts upcoming starts that have no event. Others get none, nor does a series
 * in the trash.
 */
static size_t
count_missing(const struct change *c)
{
	size_t	 i, count = 0;

	for (i = 0; i < c->made.count; i++) {
		if (c->made.list[i] < c->from ||
		    c->series->status == STATUS_TRASH)
			c->has[i] = true;
		count += !c->has[i];
	}

	return (count);
}

/* From the day before on until `last`, or the next upcoming one. */
static struct series_times
find_upcoming(const struct change *c, const struct series_days *days,
    int64_t last)
{
	struct series_times	 t;

	t = series_days_find(c->rq, days, c->from - DATE_DAY, last,
	    ROWS + SERIES_EVENTS);
	if (t.found == RRULE_ALL && rrule_place(t.list, t.count, c->from) ==
	    t.count)
		series_times_add_next(c->rq, days, last, &t);

	return (t);
}

/* If all events move a few days, so does the last one. */
static int64_t
add_shift(const struct change *c, int64_t last)
{
	return (last + (c->shift > 0 && c->shift <= SOON ? c->shift : 0));
}

/* The starts of both, each once, in their order. */
static struct series_times
merge_times(struct request *rq, const struct series_times *one,
    struct series_times other)
{
	struct series_times	 both = *one;
	size_t			 i = 0, k = 0;

	both.list = arena_alloc(rq->arena, (one->count + other.count + 1) *
	    sizeof(*both.list));
	both.count = 0;
	while (i < one->count || k < other.count) {
		if (k == other.count || (i < one->count &&
		    one->list[i] <= other.list[k])) {
			if (k < other.count && one->list[i] == other.list[k])
				k++;
			both.list[both.count++] = one->list[i++];
		} else
			both.list[both.count++] = other.list[k++];
	}

	return (both);
}

/*
 * Those that get events: at most SERIES_EVENTS until the horizon, or the next.
 * Later ones may have some already, such as by an import.
 */
static struct series_times
cut_made(const struct change *c, const struct series_times *all)
{
	struct series_times	 t = *all;
	size_t			 next;

	next = rrule_place(t.list, t.count, c->from);
	t.count = MAX(rrule_place(t.list, t.count, add_shift(c, c->last) + 1),
	    MIN(next + 1, t.count));
	if (t.count < all->count && t.found == RRULE_FULL)
		t.found = RRULE_ALL;
	if (t.count - next > SERIES_EVENTS) {
		t.count = next + SERIES_EVENTS;
		t.found = RRULE_FULL;
	}

	return (t);
}

/* The end of the starts that have events already, or get some. */
static int64_t
find_last_start(const struct change *c, const struct rows *rows)
{
	int64_t	 last = c->last;

	if (rows->count > 0 && rows->list[rows->count - 1].start > last)
		last = rows->list[rows->count - 1].start;

	return (add_shift(c, date_day_end(last)));
}

/*
 * The later of the two clocks, since events that have begun on either clock
 * are not changed.
 */
static int64_t
later_now(struct request *rq, const struct event *one,
    const struct event *other)
{
	int64_t	 a = series_now(rq, one), b = series_now(rq, other);

	return (a > b ? a : b);
}

int
series_adjust(struct request *rq, struct series *s,
    const struct event *before, const struct event *model,
    const struct series_days *old, const struct series_joined *_Nullable joined,
    const struct series_days *days, const char *fields)
{
	struct change	 c = { .rq = rq, .series = s, .model = model,
			    .fields = fields, .joined = joined };
	struct rows	 rows;
	int64_t		 last;
	int		 status;

	c.from = later_now(rq, before, model);
	c.last = series_horizon(rq, model);
	c.shift = date_day_start(days->event.start) -
	    date_day_start(old->event.start);
	rows = select_rows(rq, s->id, c.from - DATE_DAY);
	last = find_last_start(&c, &rows);
	c.were = find_upcoming(&c, old, last);
	if (joined != NULL)
		c.were = merge_times(rq, &c.were, find_upcoming(&c,
		    joined->days, last));
	c.are = find_upcoming(&c, days, last);
	c.made = cut_made(&c, &c.are);
	if ((series_has_links(fields) ||
	    c.made.count > cut_made(&c, &c.were).count) &&
	    (status = series_refuse_links(rq, model, &c.made)) != 0)
		return (status);
	c.has = series_times_flags(rq->arena, &c.are);
	c.reach = days->recurrence.has_rule &&
	    days->recurrence.rule.every >= RRULE_MONTHLY ?
	    HALF_MONTH : HALF_WEEK;
	assign_starts(&c, &rows, find_start);
	assign_starts(&c, &rows, find_same_day);
	assign_starts(&c, &rows, find_nearest);
	if ((status = author_quota_take(rq, AUTHOR_EVENTS,
	    count_missing(&c))) != 0)
		return (status);
	c.saving = saving_start(rq, model, rows.count);
	save_all(&c.saving, &rows, adjust_event, &c);
	series_make_all(rq, s, model, &c.made, c.has);
	series_note_made(rq, s, model, days, &c.made);

	return (0);
}

struct ids
series_shown(struct request *rq, int64_t one, int64_t other)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT id FROM events"
	    " WHERE series_id IN ($1, $2) AND status <> $3 ORDER BY id");
	db_bind_integer(st, 1, one);
	db_bind_integer(st, 2, other);
	db_bind_integer(st, 3, STATUS_TRASH);

	return (ids_read(st, rq->arena));
}

bool
series_hides_changes(struct request *rq, int64_t series, int64_t event)
{
	struct statement	*st;
	bool			 hides = false;

	st = db_query(rq->db, "SELECT detached FROM events WHERE"
	    " series_id = $1 AND id <> $2 AND status = $3 AND detached <> ''");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, event);
	db_bind_integer(st, 3, STATUS_PENDING);
	while (db_step(st))
		hides |= !series_has(db_string(st, 0), "status");
	db_done(st);

	return (hides);
}

size_t
series_trashed(struct request *rq, const struct ids *events, bool *own)
{
	struct statement	*st;
	size_t			 count = 0;

	*own = false;
	st = db_query(rq->db, "SELECT detached <> '' FROM events"
	    " WHERE id IN (SELECT value FROM id_list($1)) AND status = $2");
	db_bind_text(st, 1, ids_text(rq->arena, events));
	db_bind_integer(st, 2, STATUS_TRASH);
	for (; db_step(st); count++)
		*own |= db_integer(st, 0) != 0;
	db_done(st);

	return (count);
}

static void
trash_row(void *of, const struct row *row)
{
	trash_event(of, row->e);
}

void
series_trash(struct request *rq, const struct series *s,
    const struct event *model)
{
	struct rows	 rows;
	struct saving	 saving;

	rows = select_rows(rq, s->id, series_now(rq, model));
	saving = saving_start(rq, model, rows.count);
	save_all(&saving, &rows, trash_row, &saving);
}

/* Returns the events from a start on, which the caller must be able to edit. */
static struct ids
require_edit(struct request *rq, int64_t series, int64_t from)
{
	struct statement	*st;
	struct ids		 events;

	st = db_query(rq->db, "SELECT id FROM events WHERE series_id = $1"
	    " AND original_start >= $2 ORDER BY id");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, from);
	events = ids_read(st, rq->arena);
	record_require_edit(rq, RECORD_EVENT, &events);

	return (events);
}

void
series_pass_on(struct request *rq, int64_t series, int64_t from, int64_t to)
{
	struct statement	*st;

	(void)require_edit(rq, series, from);
	st = db_query(rq->db, "UPDATE events SET series_id = $1"
	    " WHERE series_id = $2 AND original_start >= $3");
	db_bind_integer(st, 1, to);
	db_bind_integer(st, 2, series);
	db_bind_integer(st, 3, from);
	db_run(st);
	change_note_series(rq->db, to);
}

void
series_release(struct request *rq, const struct series *s)
{
	struct statement	*st;
	struct ids		 events;

	events = require_edit(rq, s->id, DATE_LEAST);
	st = db_query(rq->db, "UPDATE events SET series_id = NULL,"
	    " original_start = NULL, detached = '' WHERE series_id = $1");
	db_bind_integer(st, 1, s->id);
	db_run(st);
	events_links_changed(rq->db, &events);
}
