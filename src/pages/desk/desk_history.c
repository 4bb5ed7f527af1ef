/* The history of a record (rules, section 45). */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_changes.h"
#include "pages/desk/desk_sheet.h"

#define SERIES	"/desk/series/"

static bool
is_series(const struct request *rq)
{
	return (strncmp(rq->in.path->template, SERIES, strlen(SERIES)) == 0);
}

/* Returns the address of the record in the API, such as "/events/1". */
static const char *
address_of(struct request *rq, int64_t id)
{
	return (arena_join(rq->arena, is_series(rq) ? "/series" :
	    desk_kind(rq)->list, "/", arena_integer(rq->arena, id), NULL));
}

int
desk_history(struct request *rq, const struct desk_history_params *p)
{
	const struct desk_kind	*kind = desk_kind(rq);
	const char		*address = address_of(rq, p->id);
	struct ask		 ask = { .method = METHOD_GET };
	const struct value	*list;
	struct page		 page;
	int			 status;

	ask.target = arena_join(rq->arena, "/history", address,
	    "?per_page=20&page=", arena_integer(rq->arena, p->page), NULL);
	if ((status = ask_as_caller(rq, &ask)) != 200)
		return (sheet_refuse(rq, status));
	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_HISTORY]);
	list = data_member(ask.body, "history");
	if (list->first != NULL)
		data_text(page.content, "name", card_name(&page, list->first,
		    "title"));
	data_text(page.content, "back", page_link(&page, is_series(rq) ?
	    kind->path : arena_join(rq->arena, "/desk", address, NULL)));
	desk_changes(&page, kind, list);
	desk_changes_paging(&page, p->page, atoll(data_get(ask.body,
	    "total_pages")));

	return (desk_send(&page, &template_desk_history, 200));
}
