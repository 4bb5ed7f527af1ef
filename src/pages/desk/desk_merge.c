#include "pages/desk/desk_merge.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"

#define EACH	"50"	/* events a request; divides MERGE_MOST */

/* All events of a record except those in the trash. */
static const char *
list_of(const struct page *page, const struct desk_kind *kind, const char *id,
    const char *more)
{
	return (arena_join(page->rq->arena, "/events?start_date=1000-01-01"
	    "&end_date=9999-12-31&status=any&", kind->link, "=", id,
	    more, NULL));
}

void
desk_add_use(struct page *page, const struct desk_kind *kind, const char *id)
{
	struct ask	 ask = { .method = METHOD_GET };
	struct arena	*arena = page->rq->arena;
	const char	*count;

	if (kind->link == NULL)
		return;
	ask.target = list_of(page, kind, id, "&per_page=1&_fields=total");
	if (ask_as_caller(page->rq, &ask) != 200)
		return;
	count = data_get(ask.body, "total");
	data_text(page->content, "used", phrase(arena, page->texts[
	    strcmp(count, "1") == 0 ? TEXT_PAGE_ONE_EVENT :
	    TEXT_PAGE_MANY_EVENTS], "count", count, NULL));
	data_text(page->content, "used_at", page_link(page, arena_join(arena,
	    "/desk/events?with=", kind->link, "&of=", id, NULL)));
}

/* Returns the ids of an event's links, with one id replaced by another. */
static struct value *
replaced(const struct page *page, const struct desk_kind *kind,
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

static bool
move(struct page *page, const struct desk_kind *kind,
    const struct value *event, const char *from, const char *into)
{
	struct arena	*arena = page->rq->arena;
	struct ask	 ask = { .method = METHOD_POST };

	ask.target = arena_join(arena, "/events/", data_get(event, "id"),
	    NULL);
	ask.fields = value_new(arena, VALUE_MAP);
	value_add(ask.fields, replaced(page, kind, event, from, into));

	return (ask_as_caller(page->rq, &ask) == 200);
}

/*
 * Reads the first page each time, since moved events are no longer in the list.
 */
int64_t
desk_merge(struct page *page, const struct desk_kind *kind, const char *from,
    const char *into)
{
	const struct value	*event;
	struct ask		 ask = { .method = METHOD_GET };
	int64_t			 moved = 0, left;

	do {
		ask.target = list_of(page, kind, from, "&per_page=" EACH);
		if (ask_as_caller(page->rq, &ask) != 200)
			return (-1);
		left = atoll(data_get(ask.body, "total"));
		for (event = data_member(ask.body, "events")->first;
		    event != NULL; event = event->next, moved++, left--)
			if (!move(page, kind, event, from, into))
				return (-1);
	} while (left > 0 && moved < MERGE_MOST);

	return (left);
}
