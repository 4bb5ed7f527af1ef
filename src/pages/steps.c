#include "pages/steps.h"

#include "base/arena.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/when.h"

static const char *
address_of(const struct page *page, const char *what, const char *query)
{
	return (page_link(page, arena_join(page->rq->arena, "/?",
	    filters_join(page, what, query), NULL)));
}

const char *
steps_day(const struct page *page, int64_t day, const char *query)
{
	return (address_of(page, arena_join(page->rq->arena,
	    "view=day&date=", when_machine_day(page, day), NULL), query));
}

const char *
steps_week(const struct page *page, int64_t day, const char *query)
{
	return (address_of(page, arena_join(page->rq->arena,
	    "view=week&date=", when_machine_day(page, day), NULL), query));
}

const char *
steps_month(const struct page *page, int year, int month, const char *query)
{
	return (address_of(page, arena_printf(page->rq->arena,
	    "year=%d&month=%d", year, month), query));
}

struct value *
steps_add(struct page *page, enum text label, const char *today,
    bool is_today)
{
	struct value	*steps;

	steps = data_map(page->content, "steps");
	data_flag(steps, "inside", page->embedded);
	data_text(steps, "label", page->texts[label]);
	data_text(steps, "today", page_step(page, today));
	data_flag(steps, "is_today", is_today);

	return (steps);
}

void
steps_to(const struct page *page, struct value *steps, const char *which,
    const char *label, const char *name, const char *says,
    const char *address)
{
	struct value	*step;

	step = data_map(steps, which);
	data_text(step, "label", label);
	data_text(step, "name", name);
	data_text(step, "short", says);
	data_text(step, "address", page_step(page, address));
}
