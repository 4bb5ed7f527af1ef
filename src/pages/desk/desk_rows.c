#include "pages/desk/desk_rows.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "pages/repeat.h"
#include "pages/when.h"
#include "store/event_notes.h"
#include "store/permissions.h"

const char *const	 desk_shows[] = {
	"upcoming", "drafts", "waiting", "past", "trash", "mine", "all",
	"month"
};

_Static_assert(COUNT(desk_shows) == DESK_LIST_SHOW_WORDS,
    "words are those of the spec");

const char *
desk_row_fields(const struct page *page, const struct desk_kind *kind)
{
	const char	*to = arena_join(page->rq->arena, ",", kind->records,
			    ".", NULL);

	if (kind->is_event)
		return (DESK_EVENT);

	return (arena_join(page->rq->arena, "&_fields=total,total_pages",
	    to, "id", to, kind->name, to, "status", to, "author", to, "city",
	    to, "count", NULL));
}

/* Adds the rule of a series in words, and a link to the dates of the list. */
static void
add_series(struct page *page, struct value *row, const struct value *series,
    int show)
{
	struct arena	*arena = page->rq->arena;
	const char	*id = data_get(series, "id");
	const char	*dates = data_get(series, "dates");

	if (*data_get(series, "rrule") != '\0' &&
	    !budget_low(page->rq->budget))
		data_text(row, "rule", repeat_of_series(page, atoll(id)));
	if (*dates == '\0')
		return;
	data_text(row, "dates", phrase(arena, page->texts[
	    strcmp(dates, "1") == 0 ? TEXT_DESK_ONE_DATE : TEXT_DESK_DATES],
	    "count", dates, NULL));
	data_text(row, "dates_at", page_link(page, arena_join(arena,
	    "/desk/events?show=", desk_shows[show], "&with=series&of=", id,
	    NULL)));
}

static void
add_event(struct page *page, struct value *row, const struct value *event,
    int show)
{
	struct when	 w;

	when_read(&w, event);
	data_text(row, "when", when_text(page, &w));
	data_text(row, "machine", when_machine(page, &w, false));
	data_text(row, "note", card_name(page, data_member(event, "venue"),
	    "venue"));
	data_text(row, "state", card_state(page, event));
	if (show == DESK_LIST_SHOW_WAITING &&
	    may_edit_others(&page->rq->caller))
		data_text(row, "message", event_message(page->rq->db,
		    page->rq->arena, atoll(data_get(event, "id"))));
	if (value_get(event, "series") != NULL)
		add_series(page, row, data_member(event, "series"), show);
}

/* Returns the city of a venue, or the number of events of a term. */
static const char *
note_of(const struct page *page, const struct desk_kind *kind,
    const struct value *record)
{
	if (!kind->is_term)
		return (card_plain(page, record, "city"));

	return (phrase(page->rq->arena, page->texts[strcmp(data_get(record,
	    "count"), "1") == 0 ? TEXT_PAGE_ONE_EVENT : TEXT_PAGE_MANY_EVENTS],
	    "count", data_get(record, "count"), NULL));
}

struct value *
desk_row(struct page *page, struct value *list, const struct desk_kind *kind,
    const struct value *record, int show)
{
	struct value	*row = data_map(list, NULL);

	data_text(row, "name", card_name(page, record, kind->name));
	data_text(row, "address", !desk_may_open(page, kind, record) ? "" :
	    page_link(page, arena_join(page->rq->arena, kind->path, "/",
	    data_get(record, "id"), NULL)));
	data_text(row, "status", desk_status(page, record));
	if (kind->is_event)
		add_event(page, row, record, show);
	else
		data_text(row, "note", note_of(page, kind, record));

	return (row);
}
