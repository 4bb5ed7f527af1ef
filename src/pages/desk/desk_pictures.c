/* Lists stored pictures and deletes them. */
#include "pages/desk/desk_pictures.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/images.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_sheet.h"
#include "pages/phrase.h"
#include "store/permissions.h"
#include "store/stored_images.h"
#include "store/users.h"

#define PATH		"/desk/images"
#define PER_PAGE	20
#define MEGABYTE	INT64_C(1000000)

static const char	*const shows[] = { "mine", "all" };

/* "12 MB", or "12 of 4000 MB" if there is a limit. Begun ones count. */
static const char *
room_text(const struct page *page, enum text of, enum text of_most,
    int64_t bytes, int most)
{
	struct arena	*arena = page->rq->arena;

	return (phrase(arena, page->texts[most == 0 ? of : of_most], "used",
	    arena_integer(arena, (bytes + MEGABYTE - 1) / MEGABYTE), "most",
	    arena_integer(arena, most), NULL));
}

void
desk_room(struct page *page, int64_t user)
{
	const struct request	*rq = page->rq;

	data_text(page->content, "room", room_text(page, TEXT_DESK_ROOM,
	    TEXT_DESK_ROOM_OF, images_room_of(rq->db, user),
	    rq->site->user_picture_space));
	if (rq->caller.role == ROLE_ADMINISTRATOR && user == rq->caller.id)
		data_text(page->content, "room_of_all", room_text(page,
		    TEXT_DESK_ROOM_OF_ALL, TEXT_DESK_ROOM_OF_ALL_OF,
		    images_room(rq->db), rq->site->picture_space));
}

/* Names a record that shows the picture, if the caller may read it. */
static void
add_use(struct page *page, struct value *row, enum record_kind of, int64_t id)
{
	static const struct route *const	 creates[] = {
		[RECORD_EVENT] = &route_event_create,
		[RECORD_VENUE] = &route_venue_create,
		[RECORD_ORGANIZER] = &route_organizer_create
	};
	const struct desk_kind	*kind = desk_kind_of(creates[of]);
	struct arena		*arena = page->rq->arena;
	struct ask		 ask = { .method = METHOD_GET };

	ask.target = desk_address(arena, kind->list, id);
	if (ask_as_caller(page->rq, &ask) != 200) {
		data_text(row, "name", page->texts[TEXT_DESK_PICTURE_USED]);
		return;
	}
	data_text(row, "name", card_name(page, ask.body, kind->name));
	if (desk_may_change(page, kind, ask.body))
		data_text(row, "address", page_link(page, arena_join(arena,
		    "/desk", ask.target, NULL)));
}

static const char *
owner_of(const struct page *page, int64_t author)
{
	struct account	 account;

	return (account_get(page->rq->db, page->rq->arena, author, &account) ?
	    desk_person_name(page, &account) : "");
}

static void
add_picture(struct page *page, struct value *list,
    const struct stored_image *image, bool all)
{
	struct request		*rq = page->rq;
	struct ask		 ask = { .method = METHOD_GET };
	struct value		*row;
	enum record_kind	 kind;
	int64_t			 record;

	ask.target = arena_join(rq->arena, "/images/",
	    arena_integer(rq->arena, image->id), NULL);
	if (ask_as_caller(rq, &ask) != 200)
		return;
	row = data_map(list, NULL);
	data_text(row, "small", card_image_of(ask.body, "medium"));
	data_text(row, "alt", data_get(ask.body, "alt"));
	data_text(row, "room", room_text(page, TEXT_DESK_MEGABYTES,
	    TEXT_DESK_MEGABYTES, image->bytes, 0));
	data_text(row, "owner", all ? owner_of(page, image->author) : "");
	if ((record = image_use(rq, image->id, &kind)) != 0) {
		add_use(page, row, kind, record);
		return;
	}
	data_text(row, "name", page->texts[image->in_texts ?
	    TEXT_DESK_PICTURE_IN_TEXT : TEXT_DESK_PICTURE_UNUSED]);
	data_text(row, "remove", page_posts(page, arena_join(rq->arena, "/desk",
	    ask.target, NULL)));
}

static const char *
page_at(const struct page *page, int show, int64_t number)
{
	struct arena	*arena = page->rq->arena;

	return (page_link(page, arena_join(arena, PATH "?show=", shows[show],
	    "&page=", arena_integer(arena, number), NULL)));
}

static void
add_tabs(struct page *page, int show)
{
	static const enum text	 names[] = { TEXT_DESK_MINE, TEXT_DESK_ALL };
	struct value		*list, *tab;
	int			 i;

	data_flag(page->content, "has_tabs", true);
	list = data_list(page->content, "tabs");
	for (i = 0; i < DESK_PICTURES_SHOW_WORDS; i++) {
		tab = data_map(list, NULL);
		data_text(tab, "name", page->texts[names[i]]);
		data_text(tab, "address", page_at(page, i, 1));
		data_flag(tab, "current", i == show);
	}
}

static void
add_paging(struct page *page, const struct desk_pictures_params *p, bool more)
{
	struct value	*paging;

	if (p->page == 1 && !more)
		return;
	paging = data_map(page->content, "paging");
	data_text(paging, "previous", p->page > 1 ?
	    page_at(page, p->show, p->page - 1) : "");
	data_text(paging, "next", more ?
	    page_at(page, p->show, p->page + 1) : "");
	data_text(paging, "position", arena_integer(page->rq->arena, p->page));
}

int
desk_pictures(struct request *rq, const struct desk_pictures_params *p)
{
	struct stored_image	 images[PER_PAGE + 1];
	struct page		 page;
	struct value		*list;
	bool			 all;
	size_t			 count, i;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_PICTURES]);
	desk_form_start(&page);
	if (p->done != NULL && strcmp(p->done, "used") == 0)
		data_text(page.content, "wrong",
		    page.texts[TEXT_DESK_PICTURE_KEPT]);
	data_text(page.content, "show", shows[p->show]);
	all = may_edit_others(&rq->caller) &&
	    p->show == DESK_PICTURES_SHOW_ALL;
	if (may_edit_others(&rq->caller))
		add_tabs(&page, p->show);
	desk_room(&page, rq->caller.id);
	count = images_list(rq->db, all ? 0 : rq->caller.id,
	    (p->page - 1) * PER_PAGE, images, PER_PAGE + 1);
	list = data_list(page.content, "records");
	for (i = 0; i < count && i < PER_PAGE; i++)
		add_picture(&page, list, &images[i], all);
	data_flag(page.content, "has_records", list->count > 0);
	add_paging(&page, p, count > PER_PAGE);

	return (desk_send(&page, &template_desk_pictures, 200));
}

int
desk_picture_delete(struct request *rq,
    const struct desk_picture_delete_params *p)
{
	struct ask	 ask = { .method = METHOD_DELETE };
	int		 status;

	ask.target = arena_join(rq->arena, "/images/",
	    arena_integer(rq->arena, p->id), NULL);
	status = ask_as_caller(rq, &ask);
	if (status != 200 && status != 409)
		return (sheet_refuse(rq, status));

	return (desk_go(rq, arena_join(rq->arena, PATH "?show=",
	    shows[p->show], status == 200 ? "&done=deleted" : "&done=used",
	    NULL)));
}
