#include "pages/desk/desk_merge.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/links.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "store/ids.h"

/* All events of a record except those in the trash. */
static const char *
list_of(const struct page *page, const struct desk_kind *kind, const char *id,
    const char *more)
{
	return (arena_join(page->rq->arena, "/events?start_date=1000-01-01"
	    "&end_date=9999-12-31&status=any&", kind->link, "=", id,
	    more, NULL));
}

const char *
desk_count_use(const struct page *page, const struct desk_kind *kind,
    const char *id)
{
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = list_of(page, kind, id, "&per_page=1&_fields=total");

	return (ask_as_caller(page->rq, &ask) == 200 ?
	    data_get(ask.body, "total") : "");
}

void
desk_add_use(struct page *page, const struct desk_kind *kind, const char *id)
{
	struct arena	*arena = page->rq->arena;
	const char	*count;

	if (kind->link == NULL ||
	    *(count = desk_count_use(page, kind, id)) == '\0')
		return;
	data_text(page->content, "used", phrase(arena, page->texts[
	    strcmp(count, "1") == 0 ? TEXT_PAGE_ONE_EVENT :
	    TEXT_PAGE_MANY_EVENTS], "count", count, NULL));
	data_text(page->content, "used_at", page_link(page, arena_join(arena,
	    "/desk/events?with=", kind->link, "&of=", id, NULL)));
}

/* Returns the ids of an event's links, with one id replaced by another. */
static struct value *
replace_id(const struct page *page, const struct desk_kind *kind,
    const struct value *event, const char *from, const char *into)
{
	const struct value	*linked = data_member(event, kind->link), *one;
	struct value		*list;
	const char		*id;
	bool			 there = false;

	list = value_new(page->rq->arena, VALUE_LIST);
	list->name = kind->link;
	for (one = linked->kind == VALUE_MAP ? linked : linked->first;
	    one != NULL; one = linked->kind == VALUE_MAP ? NULL : one->next) {
		id = data_get(one, "id");
		if (strcmp(id, from) == 0)
			id = into;
		if (strcmp(id, into) != 0 || !there)
			data_text(list, NULL, id);
		there |= strcmp(id, into) == 0;
	}

	return (list);
}

/* Replaces a link of the event or series at `target`. */
static bool
replace_link(struct page *page, const struct desk_kind *kind,
    const char *target, const struct value *event, const char *from,
    const char *into)
{
	struct ask	 ask = { .method = METHOD_POST, .target = target };

	ask.fields = value_new(page->rq->arena, VALUE_MAP);
	value_add(ask.fields, replace_id(page, kind, event, from, into));

	return (ask_as_caller(page->rq, &ask) == 200);
}

/* Moves a series with its events, or an event. */
static bool
move_event(struct page *page, const struct desk_kind *kind, bool is_series,
    int64_t id, const char *from, const char *into)
{
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = desk_address(page->rq->arena, is_series ? "/series" :
	    "/events", id);

	return (ask_as_caller(page->rq, &ask) == 200 &&
	    replace_link(page, kind, ask.target, is_series ?
	    data_member(ask.body, "event") : ask.body, from, into));
}

/*
 * Moves series first, so that their events detach nothing and later ones have
 * the record, too.
 */
int64_t
desk_merge(struct page *page, const struct desk_kind *kind, const char *from,
    const char *into)
{
	struct ids	 series, events;
	int64_t		 id = atoll(from), before, moved = 0;
	size_t		 i;

	series = links_of_series(page->rq, kind->is_term, id);
	before = atoll(desk_count_use(page, kind, from));
	for (i = 0; i < series.count && moved < MERGE_MOST; i++) {
		if (!move_event(page, kind, true, series.list[i], from, into))
			return (-1);
		moved = (int64_t)i + 1 + before -
		    atoll(desk_count_use(page, kind, from));
	}
	if (i < series.count)
		return ((int64_t)(series.count - i));
	events = links_of_events(page->rq, kind->is_term, id);
	for (i = 0; i < events.count && moved < MERGE_MOST; i++, moved++)
		if (!move_event(page, kind, false, events.list[i], from, into))
			return (-1);

	return ((int64_t)(events.count - i));
}
