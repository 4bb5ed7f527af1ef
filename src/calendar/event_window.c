#include "calendar/event_window.h"

#include "generated/routes.h"
#include "store/index/event_query.h"
#include "text/dates.h"

static void
clear_dates(struct event_list_params *p)
{
	p->has_start_date = p->has_end_date = false;
	p->has_starts_after = p->has_starts_before = false;
	p->has_ends_after = p->has_ends_before = false;
}

static bool
is_bounded(const struct event_list_params *p)
{
	return (p->has_starts_after || p->has_starts_before ||
	    p->has_ends_after || p->has_ends_before);
}

/*
 * Rounds bounds to the end of their day, since everything after that is on a
 * later day.
 */
static void
round_to_days(struct event_list_params *p)
{
	p->start_date.local = date_day_start(p->start_date.local);
	p->end_date.local = date_day_end(p->end_date.local);
	p->starts_after.local = date_day_end(p->starts_after.local);
	p->starts_before.local = date_day_end(p->starts_before.local);
	p->ends_after.local = date_day_end(p->ends_after.local);
	p->ends_before.local = date_day_end(p->ends_before.local);
}

void
event_window_resolve(struct event_list_params *p)
{
	if (p->has_include) {
		clear_dates(p);
		return;
	}
	/* Without sent dates, these contain the defaults. */
	if (!is_bounded(p))
		p->has_start_date = p->has_end_date = true;
	if (!p->strict_dates)
		round_to_days(p);
}

bool
event_window_begins_now(const struct event_list_params *p)
{
	return (p->strict_dates && !p->has_include && !is_bounded(p) &&
	    !(p->has_start_date && p->has_end_date));
}

static void
narrow_from(struct list_bound *bound, bool sent, int64_t value)
{
	if (!sent || (bound->set && bound->value >= value))
		return;
	bound->set = true;
	bound->value = value;
}

static void
narrow_until(struct list_bound *bound, bool sent, int64_t value)
{
	if (!sent || (bound->set && bound->value <= value))
		return;
	bound->set = true;
	bound->value = value;
}

void
event_window_bound(struct event_filter *f, const struct event_list_params *p)
{
	narrow_from(&f->start_from, p->has_start_date, p->start_date.local);
	narrow_from(&f->start_from, p->has_starts_after,
	    p->starts_after.local + 1);
	narrow_until(&f->start_until, p->has_starts_before,
	    p->starts_before.local - 1);

	narrow_from(&f->end_from, p->has_ends_after, p->ends_after.local + 1);
	narrow_until(&f->end_until, p->has_end_date, p->end_date.local);
	narrow_until(&f->end_until, p->has_ends_before,
	    p->ends_before.local - 1);

	narrow_from(&f->modified_from, p->has_modified_after,
	    p->modified_after.utc + 1);
	narrow_until(&f->modified_until, p->has_modified_before,
	    p->modified_before.utc - 1);
}
