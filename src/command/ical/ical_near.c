#include "command/ical/ical_near.h"

#define DAY	INT64_C(86400)
#define YEAR	(366 * DAY)

static bool
is_used_up(const struct ical_near *n)
{
	return (n->f.rule->count > 0 && n->f.counted >= n->f.rule->count);
}

static bool
has_ended(const struct ical_near *n)
{
	const struct ical_rule	*f = &n->f;

	return (n->until < n->today || (is_used_up(n) && (f->count == 0 ||
	    ical_rule_time(f, f->count - 1) < n->today)));
}

static void
leave_out_past(struct ical_near *n)
{
	struct ical_rule	*f = &n->f;

	n->before = f->start < n->from;
	while (f->count > 0 && ical_rule_time(f, 0) < n->from) {
		f->first = (f->first + 1) % f->most;
		f->count--;
	}
}

static void
follow(struct ical_near *n, int64_t from, int64_t last, size_t most)
{
	struct ical_rule	*f = &n->f;

	f->from = from;
	f->last = n->until < last ? n->until : last;
	f->keep = n->today;
	f->most = most;
	f->first = f->count = 0;
	f->counted = f->dropped = 0;
	ical_rule_follow(f);
	n->full = f->dropped > 0 || (f->more && f->count == most);
}

/* A festival in ten years; if there is none, the rule has ended in practice. */
static void
find_others(struct ical_near *n, size_t most)
{
	if (n->after)
		follow(n, n->today, INT64_MAX, 1);
	n->far = n->f.count > 0;
	n->full = false;
	if (!n->far && n->before) {
		follow(n, n->f.start, n->today, most);
		n->before = n->after = false;
	}
}

void
ical_near_follow(struct ical_near *n)
{
	struct ical_rule	*f = &n->f;
	size_t			 most = f->most;

	n->from = n->today - YEAR;
	n->last = n->today + 2 * YEAR + DAY - 1;
	follow(n, f->rule->count > 0 || n->until < n->today ? f->start :
	    n->from, n->last, most);
	if (f->steps < 0 || has_ended(n))
		return;
	leave_out_past(n);
	n->after = n->last < n->until && !is_used_up(n);
	if (f->count == 0)
		find_others(n, most);
}
