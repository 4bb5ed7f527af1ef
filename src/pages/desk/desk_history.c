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
#include "pages/desk/desk_undo.h"

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
	return (desk_address(rq->arena, is_series(rq) ? "/series" :
	    desk_kind(rq)->list, id));
}

static int
show_history(struct request *rq, int64_t id, int64_t number, enum text problem,
    int status)
{
	const struct desk_kind	*kind = desk_kind(rq);
	const char		*address = address_of(rq, id);
	struct ask		 ask = { .method = METHOD_GET };
	const struct value	*list, *newest;
	struct page		 page;
	int			 read;

	ask.target = arena_join(rq->arena, "/history", address,
	    "?per_page=20&page=", arena_integer(rq->arena, number), NULL);
	if ((read = ask_as_caller(rq, &ask)) != 200)
		return (sheet_refuse(rq, read));
	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_HISTORY]);
	desk_form_start(&page);
	data_text(page.content, "problem", problem == TEXT_NONE ? "" :
	    page.texts[problem]);
	list = data_member(ask.body, "history");
	if (list->first != NULL)
		data_text(page.content, "name", card_name(&page, list->first,
		    "title"));
	data_text(page.content, "back", page_link(&page, is_series(rq) ?
	    kind->path : arena_join(rq->arena, "/desk", address, NULL)));
	newest = number == 1 ? list->first : desk_undo_newest(rq, address);
	if (newest != NULL)
		data_text(page.content, "newest", data_get(newest, "id"));
	desk_changes(&page, kind, list);
	desk_changes_paging(&page, number, atoll(data_get(ask.body,
	    "total_pages")));

	return (desk_send(&page, &template_desk_history, status));
}

int
desk_history(struct request *rq, const struct desk_history_params *p)
{
	return (show_history(rq, p->id, p->page, TEXT_NONE, 200));
}

int
desk_undo(struct request *rq, const struct desk_undo_params *p)
{
	const struct desk_kind	*kind = desk_kind(rq);
	const char		*address = address_of(rq, p->id);
	int			 status;

	status = desk_undo_rows(rq, kind, address, p->row, p->newest);
	if (status == 200)
		return (desk_go(rq, arena_join(rq->arena, kind->path,
		    desk_back_with(rq, "done=undone"), NULL)));
	if (status == 409 || status == 412)
		return (show_history(rq, p->id, 1, TEXT_DESK_UNDO_LATE, 409));
	if (status == 400 || status == 403)
		return (show_history(rq, p->id, 1, TEXT_DESK_UNDO_REFUSED,
		    status == 400 ? 422 : 403));

	return (sheet_refuse(rq, status));
}
