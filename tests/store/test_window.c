/*
 * The slots of a window are those that a naive search finds, for lists in turn
 * of a few windows, at any time and in any version of the slots.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/slots.h"
#include "store/index/window.h"

#define ROOM	20000
#define WORDS	(ROOM / 64 + SLOT_ZONE)
#define STEPS	6000
#define LISTS	4
#define DAYS	400

static struct slots		 slots;
static struct index_view	 view;
static struct slot_event	 events[ROOM];
static uint32_t			 died[ROOM];	/* how many were dead + 1 */
static struct {
	uint32_t	 count, deaths;
} versions[STEPS];
static struct event_filter	 lists[LISTS];

static int64_t
any(int64_t bound)
{
	static uint64_t	 state = 11;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

static void
setup(void)
{
	slots_init(&slots, ROOM);
	view.slots = &slots;
	view.found = calloc(WORDS, sizeof(*view.found));
	view.other = calloc(WORDS, sizeof(*view.other));
	view.window = window_new(WORDS);
}

static void
teardown(void)
{
	window_free(view.window);
	free(view.found);
	free(view.other);
	slots_free(&slots);
}

TestSuite(window, .init = setup, .fini = teardown);

/* Later ones mostly start later. */
static void
add_event(void)
{
	struct slot_event	*e = &events[slots.count];
	const int64_t		 day = slots.count * (int64_t)DAYS / ROOM;

	*e = (struct slot_event){ .id = slots.count + 1, .author = 1 + any(3),
	    .status = any(3) == 0 ? (enum status)any(STATUS_MODEL) :
	    STATUS_PUBLISH, .title_key = "" };
	e->time[SLOT_START] = any(20) == 0 ? any(DAYS) : day + any(9);
	e->time[SLOT_END] = e->time[SLOT_START] + any(5);
	e->time[SLOT_MODIFIED] = day;
	e->time[SLOT_DATE] = any(DAYS);
	e->flags[SLOT_HIDDEN] = any(10) == 0;
	slots_add(&slots, e);
}

static void
kill_event(uint32_t slot)
{
	if (slot >= slots.count || died[slot] != 0)
		return;
	slots_kill(&slots, events[slot].id);
	died[slot] = slots.deaths;
}

static void
change(void)
{
	int64_t	 i;

	for (i = any(50) == 0 ? 300 : any(3); i > 0; i--)
		if (slots.count < ROOM)
			add_event();
	for (i = any(3); i > 0; i--)
		kill_event((uint32_t)any(ROOM));
	slots_order(&slots, any(100) == 0);
}

static struct list_bound
any_bound(void)
{
	return ((struct list_bound){ any(2), any(DAYS) });
}

static void
choose_list(struct event_filter *f)
{
	*f = (struct event_filter){ .start_from = any_bound(),
	    .start_until = any_bound(), .end_from = any_bound(),
	    .end_until = any_bound(), .shows_hidden = any(4) == 0 };
	if (any(4) == 0)
		f->modified_from = any_bound();
	f->visible.statuses = any(2) ? 1u << STATUS_PUBLISH : STATUS_LISTED;
	f->visible.reads_all = any(3) == 0;
	f->visible.reader = any(3);
}

static bool
is_within(int64_t value, struct list_bound from, struct list_bound until)
{
	return ((!from.set || value >= from.value) &&
	    (!until.set || value <= until.value));
}

static bool
belongs(const struct event_filter *f, uint32_t slot)
{
	const struct slot_event	*e = &events[slot];
	const struct visibility	*v = &f->visible;
	enum status		 status = e->status;

	if (status == STATUS_FUTURE && e->time[SLOT_DATE] <= v->now)
		status = STATUS_PUBLISH;
	return (slot < view.count &&
	    (died[slot] == 0 || died[slot] > view.deaths) &&
	    is_within(e->time[SLOT_START], f->start_from, f->start_until) &&
	    is_within(e->time[SLOT_END], f->end_from, f->end_until) &&
	    is_within(e->time[SLOT_MODIFIED], f->modified_from,
	    f->modified_until) && (f->shows_hidden || !e->flags[SLOT_HIDDEN]) &&
	    (v->statuses >> status & 1) != 0 && (status == STATUS_PUBLISH ||
	    v->reads_all || (v->reader != 0 && e->author == v->reader)));
}

static void
check(const struct event_filter *f, int step)
{
	struct span	 span;
	uint32_t	 slot;

	memset(view.found, 0xff, WORDS * sizeof(*view.found));
	memset(view.other, 0xff, WORDS * sizeof(*view.other));
	span = window_find(&view, f);
	for (slot = 0; slot < slots.count; slot++)
		cr_assert_eq(span_has(span, slot) && set_has(view.found, slot),
		    belongs(f, slot), "step %d, slot %u", step, slot);
}

Test(window, has_the_slots_of_its_version_and_time)
{
	struct event_filter	*f;
	int			 step, of, list = 0;

	for (step = 0; step < STEPS; step++) {
		change();
		versions[step].count = slots.count;
		versions[step].deaths = slots.deaths;
		of = any(10) == 0 ? (int)any(step + 1) : step;
		view.count = versions[of].count;
		view.deaths = versions[of].deaths;
		if (step < LISTS || any(100) == 0)
			choose_list(&lists[step % LISTS]);
		if (any(8) == 0)
			list = (int)any(step < LISTS ? step + 1 : LISTS);
		f = &lists[list];
		f->visible.now = step * (int64_t)DAYS / STEPS + any(3);
		check(f, step);
	}
}
