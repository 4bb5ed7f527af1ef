#include <math.h>
#include <string.h>

#include "naive_lists.h"

enum {
	START_DATE, END_DATE, STARTS_AFTER, STARTS_BEFORE, ENDS_AFTER,
	ENDS_BEFORE, DATES
};

#define ALIKE	((TRASH + 2) * 2 * (SU + 1))	/* most events listed alike */

struct filter {
	const struct naive_caller	*caller;
	const struct naive_query	*query;
	unsigned			 statuses;
	struct naive_span		 modified;
	struct naive_bound		 dates[DATES];
	struct naive_ids		 include, venue, organizer, parent,
					 author, series;
	bool				 categories[CALENDAR_TERMS];
	bool				 tags[CALENDAR_TERMS];
	int				 featured, ticketed, geoloc;
	double				 latitude, longitude, distance;
	const char			*search;
	const struct calendar_event	*first[CALENDAR_SERIES * ALIKE + 1];
};

/* Rules 24.1 to 24.3: dates are widened to days unless they are strict. */
static void
widen(struct filter *f)
{
	static const char *const	 truths[] = {
		"1", "true", "on", "yes"
	};
	int				 i;

	for (i = 0; i < 4; i++)
		if (naive_is(f->query, "strict_dates", truths[i]))
			return;
	for (i = 0; i < DATES; i++) {
		f->dates[i].value -= f->dates[i].value % DAY;
		if (i != START_DATE)
			f->dates[i].value += DAY - 1;
	}
}

static void
read_dates(struct filter *f)
{
	static const char *const	 names[DATES] = {
		"start_date", "end_date", "starts_after", "starts_before",
		"ends_after", "ends_before"
	};
	bool				 bounded = false;
	int				 i;

	for (i = 0; i < DATES; i++) {
		naive_bound(&f->dates[i], f->query, names[i]);
		bounded = bounded || (i > END_DATE && f->dates[i].sent);
	}
	if (!bounded && !f->dates[START_DATE].sent)
		f->dates[START_DATE] = (struct naive_bound){ true, NOW + HOUR };
	if (!bounded && !f->dates[END_DATE].sent)
		f->dates[END_DATE] = (struct naive_bound){ true,
		    calendar_time("2028-11-21 01:17:30") };
	widen(f);
}

/* False: the caller may not send one of the values. */
static bool
read_filter(struct filter *f, const struct naive_query *q,
    const struct naive_caller *c)
{
	memset(f, 0, sizeof(*f));
	f->query = q;
	f->caller = c;
	read_dates(f);
	naive_span(&f->modified, q);
	naive_ids(&f->include, q, "include");
	naive_ids(&f->venue, q, "venue");
	naive_ids(&f->organizer, q, "organizer");
	naive_ids(&f->parent, q, "post_parent");
	naive_ids(&f->author, q, "author");
	naive_ids(&f->series, q, "series");
	f->featured = naive_flag(q, "featured");
	f->ticketed = naive_flag(q, "ticketed");
	f->geoloc = naive_flag(q, "geoloc");
	f->latitude = naive_number(q, "geoloc_lat", NAN);
	f->longitude = naive_number(q, "geoloc_lng", NAN);
	f->distance = naive_number(q, "geoloc_distance", 25);
	f->search = naive_value(q, "search");

	return (naive_statuses(&f->statuses, q, c) &&
	    naive_terms(f->categories, q, "categories", 0,
	    CALENDAR_CATEGORIES) &&
	    naive_terms(f->tags, q, "tags", CALENDAR_CATEGORIES,
	    CALENDAR_TERMS) &&
	    (!f->parent.sent || naive_may_name(f->parent.list[0], c)));
}

static bool
is_in_window(const struct calendar_event *e, const struct filter *f)
{
	const struct naive_bound	*d = f->dates;
	int64_t				 s = e->start, t = e->end;

	return (f->include.sent ||
	    ((!d[START_DATE].sent || s >= d[START_DATE].value) &&
	    (!d[END_DATE].sent || t <= d[END_DATE].value) &&
	    (!d[STARTS_AFTER].sent || s > d[STARTS_AFTER].value) &&
	    (!d[STARTS_BEFORE].sent || s < d[STARTS_BEFORE].value) &&
	    (!d[ENDS_AFTER].sent || t > d[ENDS_AFTER].value) &&
	    (!d[ENDS_BEFORE].sent || t < d[ENDS_BEFORE].value)));
}

/* A category includes all categories below it. */
static bool
has_term(const struct calendar_event *e, const struct filter *f, bool open,
    const char *name, const bool *wanted)
{
	const struct calendar_term	*t;
	size_t				 i;

	if (!naive_has(f->query, name))
		return (true);
	for (i = 0; i < CALENDAR_TERMS; i++)
		for (t = &calendar_terms[i]; open && e->has_term[i] &&
		    t != NULL; t = t->parent)
			if (wanted[t - calendar_terms])
				return (true);

	return (false);
}

static double
kilometres(double latitude, double longitude, double other_latitude,
    double other_longitude)
{
	double	 a = latitude * M_PI / 180, b = other_latitude * M_PI / 180;
	double	 turn = (longitude - other_longitude) * M_PI / 180;

	/* From the angle between two directions. */
	return (6371 * atan2(hypot(cos(b) * sin(turn), cos(a) * sin(b) -
	    sin(a) * cos(b) * cos(turn)), sin(a) * sin(b) +
	    cos(a) * cos(b) * cos(turn)));
}

/* Rule 18.3: links to records that the caller may not read are ignored. */
static bool
is_shown(const struct calendar_place *p, const struct filter *f)
{
	return (p != NULL && naive_lists(&p->record, ~(1u << TRASH),
	    f->caller));
}

static bool
is_placed(const struct calendar_event *e, const struct filter *f, bool open)
{
	const struct calendar_place	*v = NULL;
	bool				 located;

	if (open && is_shown(e->venue, f))
		v = e->venue;
	located = v != NULL && v->located;
	if (f->geoloc != -1 && f->geoloc != located)
		return (false);
	if (f->venue.sent && (v == NULL ||
	    !naive_names(&f->venue, v->record.id)))
		return (false);

	return (isnan(f->latitude) || (located && kilometres(f->latitude,
	    f->longitude, v->latitude, v->longitude) <= f->distance));
}

static bool
is_organized(const struct calendar_event *e, const struct filter *f, bool open)
{
	int	 i;

	for (i = 0; i < CALENDAR_ORGANIZED; i++)
		if (open && is_shown(e->organizers[i], f) &&
		    naive_names(&f->organizer, e->organizers[i]->record.id))
			return (true);

	return (!f->organizer.sent);
}

static bool
is_found(const struct calendar_event *e, const struct filter *f, bool open)
{
	const char	*texts[] = {
		e->title.searched, e->excerpt.searched, e->description.searched,
		NULL
	};

	if (f->search == NULL || !open)
		return (f->search == NULL);

	return (naive_is(f->query, "search_in", "all") ?
	    naive_all_matches(f->search, e, f->caller) :
	    naive_matches(f->search, texts));
}

bool
naive_shows_all(const struct calendar_event *e, const struct naive_caller *c)
{
	const struct calendar_record	*r = &e->record;

	return (!e->locked || c->edits_others || (c->lists_own &&
	    r->author == c->id && (c->publishes ||
	    (r->status != PUBLISH && r->status != FUTURE &&
	    r->status != PRIVATE))));
}

static bool
is_listed(const struct calendar_event *e, const struct filter *f)
{
	return (naive_lists(&e->record, f->statuses, f->caller) &&
	    (!e->hidden || f->include.sent) && is_in_window(e, f));
}

static bool
is_earlier(const struct calendar_event *e, const struct calendar_event *other)
{
	if (e->start != other->start)
		return (e->start < other->start);

	return (e->record.id < other->record.id);
}

static bool
are_alike(const struct calendar_event *e, const struct calendar_event *other)
{
	const struct calendar_record	*a = &e->record, *b = &other->record;

	return (e->series == other->series && e->hidden == other->hidden &&
	    a->status == b->status && e->due == other->due &&
	    (a->author == b->author || (a->status == PUBLISH && !e->due)));
}

/* Rule 24.10: of each series and status, the first within the dates. */
static void
find_first(struct filter *f)
{
	const struct calendar_event	*e, **first;
	size_t				 i;

	for (i = 0; i < calendar_event_count; i++) {
		e = &calendar_events[i];
		if (e->series == 0 || !is_listed(e, f))
			continue;
		for (first = f->first; *first != NULL &&
		    !are_alike(*first, e);)
			first++;
		if (*first == NULL || is_earlier(e, *first))
			*first = e;
	}
}

static bool
is_first(const struct calendar_event *e, const struct filter *f)
{
	size_t	 i;

	for (i = 0; f->first[i] != NULL; i++)
		if (f->first[i] == e)
			return (true);

	return (e->series == 0 ||
	    naive_flag(f->query, "hide_subsequent_recurrences") != 1);
}

static bool
passes(const struct calendar_event *e, const struct filter *f)
{
	const struct naive_ids	*include = &f->include;
	bool			 open = naive_shows_all(e, f->caller);

	return (is_listed(e, f) && is_first(e, f) &&
	    (!include->sent || naive_names(include, e->record.id)) &&
	    (!f->series.sent || e->series == f->series.list[0]) &&
	    (f->featured == -1 || f->featured == (open && e->featured)) &&
	    (f->ticketed == -1 || f->ticketed == (open && e->ticketed)) &&
	    (!f->parent.sent || e->parent == f->parent.list[0]) &&
	    (!f->author.sent || e->record.author == f->author.list[0]) &&
	    has_term(e, f, open, "categories", f->categories) &&
	    has_term(e, f, open, "tags", f->tags) &&
	    is_placed(e, f, open) && is_organized(e, f, open) &&
	    naive_is_within(&f->modified, e->record.modified) &&
	    is_found(e, f, open));
}

static bool
is_over(const struct calendar_event *e, int64_t from)
{
	return (e->end < from);
}

/* Rule 24.12: of each series the first that is not over, or else the last. */
static bool
is_chosen(const struct calendar_event *e, const struct naive_query *q,
    const struct calendar_event **all, size_t count)
{
	int64_t	 from = naive_is(q, "of_each_series", "next") ?
		    (NOW + HOUR) / DAY * DAY : INT64_MIN;
	size_t	 i;

	if (e->series == 0 || !naive_has(q, "of_each_series"))
		return (true);
	for (i = 0; i < count; i++)
		if (all[i] != e && all[i]->series == e->series &&
		    (is_over(all[i], from) != is_over(e, from) ?
		    is_over(e, from) :
		    is_earlier(all[i], e) != is_over(e, from)))
			return (false);

	return (true);
}

static void
find(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c)
{
	const struct calendar_event	*passing[CALENDAR_EVENTS];
	const struct calendar_event	*chosen[CALENDAR_EVENTS];
	struct filter			 f;
	size_t				 count = 0, i;

	found->count = 0;
	found->status = read_filter(&f, q, c) ? 200 : 400;
	if (found->status == 200)
		find_first(&f);
	for (i = 0; found->status == 200 && i < calendar_event_count; i++)
		if (passes(&calendar_events[i], &f))
			passing[count++] = &calendar_events[i];
	for (i = 0; i < count; i++)
		if (is_chosen(passing[i], q, passing, count))
			chosen[found->count++] = passing[i];
	naive_sort_events(chosen, found->count, q, c);
	for (i = 0; i < found->count; i++)
		found->ids[i] = chosen[i]->record.id;
}

const struct naive_list	 naive_events = {
	"events", "event-archive-page-not-found", find
};
