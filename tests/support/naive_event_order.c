#include <stdlib.h>
#include <string.h>

#include "naive_lists.h"

#define RANKED	2000	/* events that relevance sorts: rule 23.5 */

static const struct naive_query		*query;
static const struct naive_caller	*caller;

static int
compare_ties(const void *p, const void *q)
{
	const struct calendar_event	*const *a = p, *const *b = q;
	int				 order;

	if ((order = naive_order((*a)->start, (*b)->start)) == 0 &&
	    (order = naive_order((*a)->end, (*b)->end)) == 0)
		order = naive_order((*a)->record.id, (*b)->record.id);

	return (order);
}

static int
compare_asked(const struct calendar_event *a, const struct calendar_event *b)
{
	if (naive_is(query, "orderby", "end_date"))
		return (naive_order(a->end, b->end));
	if (naive_is(query, "orderby", "title"))
		return (strcmp(a->title.plain, b->title.plain));
	if (naive_is(query, "orderby", "date"))
		return (naive_order(naive_date(&a->record),
		    naive_date(&b->record)));
	if (naive_is(query, "orderby", "modified"))
		return (naive_order(a->record.modified, b->record.modified));
	if (naive_is(query, "orderby", "id"))
		return (naive_order(a->record.id, b->record.id));
	if (naive_is(query, "orderby", "relevance"))
		return (naive_relevance(query, a, caller) -
		    naive_relevance(query, b, caller));

	return (0);
}

static int
compare(const void *p, const void *q)
{
	const struct calendar_event	*const *a = p, *const *b = q;
	int				 order;

	if ((order = compare_asked(*a, *b)) == 0)
		order = compare_ties(p, q);

	return (order);
}

static void
turn(const struct calendar_event **events, size_t count)
{
	const struct calendar_event	*event;
	size_t				 i;

	for (i = 0; i < count / 2; i++) {
		event = events[i];
		events[i] = events[count - 1 - i];
		events[count - 1 - i] = event;
	}
}

void
naive_sort_events(const struct calendar_event **events, size_t count,
    const struct naive_query *q, const struct naive_caller *c)
{
	query = q;
	caller = c;
	qsort(events, count, sizeof(*events), compare_ties);
	qsort(events, naive_is(q, "orderby", "relevance") && count > RANKED ?
	    RANKED : count, sizeof(*events), compare);
	if (naive_is(q, "order", "desc"))
		turn(events, count);
}
