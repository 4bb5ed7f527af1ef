#include "store/index/linked_events.h"

#include "base/arena.h"
#include "store/db.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/match.h"

static int64_t
first_start(struct index_view *view, const struct listed *l, struct span span,
    int64_t otherwise)
{
	const struct slots	*s = view->slots;
	int64_t			 first = INT64_MAX;
	uint32_t		 slot;
	size_t			 w;

	set_clear(view->other, span);
	postings_mark(&s->heap, &s->linked.postings[l->number], view->other,
	    span, true);
	EACH_SLOT(slot, w, span, view->other[w] & view->found[w])
		if (s->time[SLOT_START][slot] < first)
			first = s->time[SLOT_START][slot];
	return (first == INT64_MAX ? otherwise : first);
}

void
linked_starts(struct db *db, struct arena *arena, enum linked_kind kind,
    const struct ids *records, int64_t from, int64_t *starts)
{
	const struct event_filter	 f = { .start_from = { true, from },
	    .visible = { .statuses = 1u << STATUS_PUBLISH }, .by_content = true,
	    EVENT_ANY_FLAGS };
	struct index_view		*view;
	const struct listed		*l;
	struct span			 span;
	size_t				 i;

	for (i = 0; i < records->count; i++)
		starts[i] = from - 1;
	if ((view = index_view(db)) == NULL)
		return;
	if (!index_lock(db))
		return;
	span = match_events(db, arena, view, &f, NULL);
	for (i = 0; i < records->count; i++)
		if ((l = directory_find(view->directories[kind],
		    records->list[i])) != NULL)
			starts[i] = first_start(view, l, span, from - 1);
	index_unlock(db);
}
