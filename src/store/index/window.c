#include "store/index/window.h"

#include <stdlib.h>
#include <string.h>

#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/status.h"

#define SPARSE		24	/* bits of a word that are tested one by one */
#define ZONE_WORDS	(SLOT_ZONE / 64)

/* What a window is found by, apart from the time. No gaps, for memcmp(). */
struct window_key {
	struct bounds	 start, end, modified;
	int64_t		 reader;
	uint32_t	 statuses;
	uint16_t	 reads_all, shows_hidden;
};

struct window {
	struct window_key	 asked;		/* by the last list */
	struct window_key	 key;		/* of `set` */
	bool			 is_kept;
	uint32_t		 count, deaths;	/* the version of `set` */
	int64_t			 since, due;	/* times at which it is valid */
	struct span		 span;
	uint64_t		*set;
};

static void *
allocate_zeros(size_t count, size_t size)
{
	void	*p;

	if ((p = calloc(count, size)) == NULL)
		abort();
	return (p);
}

struct window *
window_new(size_t words)
{
	struct window	*w = allocate_zeros(1, sizeof(*w));

	w->set = allocate_zeros(words, sizeof(*w->set));
	return (w);
}

void
window_free(struct window *w)
{
	if (w != NULL)
		free(w->set);
	free(w);
}

struct bounds
bounds_of(const struct list_bound *from, const struct list_bound *until)
{
	return ((struct bounds){ list_bound_or(from, INT64_MIN),
	    list_bound_or(until, INT64_MAX) });
}

bool
bounds_have(struct bounds b, int64_t value)
{
	return (value >= b.from && value <= b.until);
}

struct span
window_all(const struct index_view *view)
{
	return ((struct span){ 0, (view->count + 63) / 64 });
}

void
window_alive(const struct index_view *view, uint64_t *set, struct span span)
{
	const struct slots	*s = view->slots;
	uint32_t		 i;

	set_copy(set, s->bits[SLOT_ALIVE], span);
	for (i = view->deaths; i < s->deaths; i++)
		if (s->died[i] < view->count && span_has(span, s->died[i]))
			set_add(set, s->died[i]);
	if (view->count % 64 != 0 && span_has(span, view->count))
		set[view->count / 64] &= ~(~UINT64_C(0) << view->count % 64);
}

/* The bits of a word whose values are within bounds. */
static uint64_t
bits_within(const int64_t *values, uint64_t candidates, struct bounds b)
{
	const uint64_t	 range = (uint64_t)b.until - (uint64_t)b.from;
	uint64_t	 in = 0, rest;
	int		 i;

	if (__builtin_popcountll(candidates) < SPARSE) {
		for (rest = candidates; rest != 0; rest &= rest - 1) {
			i = __builtin_ctzll(rest);
			in |= (uint64_t)bounds_have(b, values[i]) << i;
		}
		return (in);
	}
	for (i = 0; i < 64; i++)
		in |= (uint64_t)((uint64_t)values[i] - (uint64_t)b.from <=
		    range) << i;
	return (candidates & in);
}

void
keep_equal(uint64_t *set, struct span span, const int64_t *column,
    int64_t value)
{
	size_t	 w;

	for (w = span.from; w < span.until; w++)
		if (set[w] != 0)
			set[w] = bits_within(column + w * 64, set[w],
			    (struct bounds){ value, value });
}

/* Many zones are in or out. */
void
keep_within(const struct slots *s, enum slot_time column, uint64_t *set,
    struct span span, struct bounds b)
{
	const struct slot_zone	*z;
	size_t			 w, end;

	if (b.from > b.until)
		set_clear(set, span);
	if (b.from > b.until || (b.from == INT64_MIN && b.until == INT64_MAX))
		return;
	for (w = span.from; w < span.until; w = end) {
		z = &s->zones[column][w / ZONE_WORDS];
		end = (w / ZONE_WORDS + 1) * ZONE_WORDS;
		if (end > span.until)
			end = span.until;
		if (z->least >= b.from && z->most <= b.until)
			continue;
		if (z->most < b.from || z->least > b.until)
			set_clear(set, (struct span){ w, end });
		for (; w < end; w++)
			if (set[w] != 0)
				set[w] = bits_within(s->time[column] + w * 64,
				    set[w], b);
	}
}

/* The zones that have starts within bounds; keep_within() looks at `looks`. */
static struct span
find_zones(const struct slots *s, struct bounds b, size_t *looks)
{
	const struct slot_zone	*z = s->zones[SLOT_START];
	struct span		 span = { 0, 0 };
	size_t			 i, in_part = 0;

	for (i = 0; i * SLOT_ZONE < s->count; i++) {
		if (z[i].most < b.from || z[i].least > b.until)
			continue;
		in_part += z[i].least < b.from || z[i].most > b.until;
		if (span.until == 0)
			span.from = i * ZONE_WORDS;
		span.until = (i + 1) * ZONE_WORDS;
	}
	*looks = in_part * SLOT_ZONE;
	return (span);
}

static struct span
trim_span(const uint64_t *set, struct span s)
{
	while (s.from < s.until && set[s.from] == 0)
		s.from++;
	while (s.from < s.until && set[s.until - 1] == 0)
		s.until--;
	return (s);
}

static void
widen_span(struct span *span, uint32_t slot)
{
	if (slot / 64 < span->from)
		span->from = slot / 64;
	if (slot / 64 >= span->until)
		span->until = slot / 64 + 1;
}

/* Finds the slots that start within bounds along the order of starts. */
static struct span
walk_starts(struct index_view *view, struct bounds b, uint32_t low,
    uint32_t high)
{
	const struct slots	*s = view->slots;
	const uint32_t		*by = s->by[SLOTS_BY_START];
	struct span		 span = { SIZE_MAX, 0 };
	uint32_t		 i;

	for (i = low; i < high; i++)
		if (by[i] < view->count)
			widen_span(&span, by[i]);
	for (i = s->ordered; i < view->count; i++)
		if (bounds_have(b, s->time[SLOT_START][i]))
			widen_span(&span, i);
	if (span.until == 0)
		return ((struct span){ 0, 0 });
	set_clear(view->other, span);
	for (i = low; i < high; i++)
		if (by[i] < view->count)
			set_add(view->other, by[i]);
	for (i = s->ordered; i < view->count; i++)
		if (bounds_have(b, s->time[SLOT_START][i]))
			set_add(view->other, i);
	window_alive(view, view->found, span);
	set_and(view->found, view->other, span);
	return (span);
}

/* No event starts after its end. */
static struct span
find_starts(struct index_view *view, const struct window_key *k)
{
	const struct slots	*s = view->slots;
	const struct span	 all = window_all(view);
	struct bounds		 b = k->start;
	struct span		 span;
	uint32_t		 low, high;
	size_t			 looks;

	if (k->end.until < b.until)
		b.until = k->end.until;
	if (b.from > b.until)
		return ((struct span){ 0, 0 });
	low = b.from == INT64_MIN ? 0 : slots_first(s, SLOTS_BY_START, b.from);
	high = b.until == INT64_MAX ? s->ordered : slots_first(s,
	    SLOTS_BY_START, b.until + 1);
	span = find_zones(s, b, &looks);
	if (high - low < looks)
		return (walk_starts(view, b, low, high));
	if (span.until > all.until)
		span.until = all.until;
	if (span.from >= span.until)
		return ((struct span){ 0, 0 });
	window_alive(view, view->found, span);
	keep_within(s, SLOT_START, view->found, span, b);
	return (span);
}

/* The bits of statuses that the caller may see of all authors. */
static unsigned
statuses_of_all(const struct window_key *k)
{
	return (k->reads_all ? k->statuses : k->statuses &
	    1u << STATUS_PUBLISH);
}

/* Keeps slots whose stored status may be shown. */
static void
keep_statuses(const struct index_view *view, const struct window_key *k,
    struct span span)
{
	const struct slots	*s = view->slots;
	const unsigned		 shown = statuses_of_all(k) |
				    (k->reader == 0 ? 0 : k->statuses) |
				    1u << STATUS_FUTURE;	/* may be due */
	const uint64_t		*columns[STATUS_MODEL];
	uint64_t		 word;
	size_t			 w, i, count = 0;

	for (i = 0; i < STATUS_MODEL; i++)
		if (shown >> i & 1)
			columns[count++] = s->bits[i];
	for (w = span.from; w < span.until; w++) {
		for (word = 0, i = 0; i < count; i++)
			word |= columns[i][w];
		view->found[w] &= word;
	}
	if (!k->shows_hidden)
		set_and_not(view->found, s->bits[SLOT_HIDDEN], span);
}

/*
 * Keeps slots that the caller may see, with the status that they have now.
 * Returns when the next of them is due.
 */
static int64_t
keep_visible(struct index_view *view, const struct window_key *k, int64_t now,
    struct span span)
{
	const struct slots	*s = view->slots;
	const unsigned		 all = statuses_of_all(k);
	const unsigned		 own = k->reader == 0 ? 0 :
				    k->statuses & ~all;
	const uint64_t		 doubt = all & 1u << STATUS_PUBLISH ?
				    UINT64_MAX : 0;
	int64_t			 due = INT64_MAX, date;
	uint32_t		 slot;
	unsigned		 status;
	size_t			 w;

	keep_statuses(view, k, span);
	EACH_SLOT(slot, w, span, view->found[w] & ~(doubt &
	    s->bits[STATUS_PUBLISH][w])) {
		date = s->time[SLOT_DATE][slot];
		status = status_now((enum status)s->status[slot], true, date,
		    now);
		if (status == STATUS_FUTURE && date < due)
			due = date;
		if (!(all >> status & 1) && !(own >> status & 1 &&
		    s->author[slot] == k->reader))
			set_remove(view->found, slot);
	}
	return (due);
}

/* Keeps slots that belong to the window. Returns when the next one is due. */
static int64_t
keep_window(struct index_view *view, const struct window_key *k, int64_t now,
    struct span span)
{
	const struct slots	*s = view->slots;

	keep_within(s, SLOT_END, view->found, span, k->end);
	keep_within(s, SLOT_MODIFIED, view->found, span, k->modified);
	return (keep_visible(view, k, now, span));
}

static struct window_key
key_of_window(const struct event_filter *f)
{
	return ((struct window_key){
	    .start = bounds_of(&f->start_from, &f->start_until),
	    .end = bounds_of(&f->end_from, &f->end_until),
	    .modified = bounds_of(&f->modified_from, &f->modified_until),
	    .reader = f->visible.reader, .statuses = f->visible.statuses,
	    .reads_all = f->visible.reads_all, .shows_hidden = f->shows_hidden
	});
}

/* Looks at the words that have newer slots, and at newer deaths. */
static void
follow_window(struct index_view *view, int64_t now)
{
	struct window		*kept = view->window;
	const struct slots	*s = view->slots;
	struct span		 new = { kept->count / 64,
				    window_all(view).until };
	int64_t			 due;
	uint32_t		 i;

	for (i = kept->deaths; i < view->deaths; i++)
		if (span_has(kept->span, s->died[i]))
			set_remove(kept->set, s->died[i]);
	kept->deaths = view->deaths;
	if (kept->count == view->count)
		return;
	window_alive(view, view->found, new);
	keep_within(s, SLOT_START, view->found, new, kept->key.start);
	if ((due = keep_window(view, &kept->key, now, new)) < kept->due)
		kept->due = due;
	kept->since = now;
	kept->count = view->count;
	new = trim_span(view->found, new);
	if (new.from == new.until)
		return;
	if (kept->span.from == kept->span.until)
		kept->span = new;
	else if (kept->span.until < new.from)
		set_clear(kept->set,
		    (struct span){ kept->span.until, new.from });
	set_copy(kept->set, view->found, new);
	kept->span.until = new.until;
}

static bool
can_follow(const struct window *kept, const struct index_view *view,
    const struct window_key *k, int64_t now)
{
	return (kept->is_kept && memcmp(&kept->key, k, sizeof(*k)) == 0 &&
	    kept->count <= view->count && kept->deaths <= view->deaths &&
	    now >= kept->since && now < kept->due);
}

static struct span
find_new(struct index_view *view, const struct window_key *k, int64_t now,
    int64_t *due)
{
	struct span	 span = find_starts(view, k);

	*due = keep_window(view, k, now, span);
	return (trim_span(view->found, span));
}

/* A window is kept if two lists in turn ask for it. */
struct span
window_find(struct index_view *view, const struct event_filter *f)
{
	struct window			*kept = view->window;
	const struct window_key		 k = key_of_window(f);
	const int64_t			 now = f->visible.now;
	struct span			 span;
	int64_t				 due;

	if (can_follow(kept, view, &k, now)) {
		follow_window(view, now);
		set_copy(view->found, kept->set, kept->span);
		return (kept->span);
	}
	span = find_new(view, &k, now, &due);
	if (memcmp(&kept->asked, &k, sizeof(k)) == 0) {
		kept->key = k;
		kept->is_kept = true;
		kept->count = view->count;
		kept->deaths = view->deaths;
		kept->since = now;
		kept->due = due;
		kept->span = span;
		set_copy(kept->set, view->found, span);
	}
	kept->asked = k;
	return (span);
}
