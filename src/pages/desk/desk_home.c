/* The first page of the desk: what the user may do next (rule 40.42). */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_rows.h"
#include "pages/desk/desk_subscriptions.h"
#include "pages/when.h"
#include "store/backups.h"
#include "store/event_notes.h"
#include "store/permissions.h"
#include "store/store.h"
#include "text/urls.h"

#define MOST	5	/* rows of a part */
#define DAYS	7
#define LATEST	DESK_ALL_DAYS "&orderby=modified&order=desc"
#define PUBLIC	"&status=publish,future,private"

struct home {
	struct page		 page;
	struct value		*parts;
	size_t			 returned_count;	/* to the user */
	int64_t			 returned_total;
	struct event_returned	 returned[RETURNED_MOST];
};

/* A part of the page; one without rows is left out. */
struct part {
	struct value	*rows;
	int64_t		 total;
};

static void
add_part(const struct home *home, const struct part *part, enum text name,
    const char *more, const char *at)
{
	struct value	*map;

	if (part->rows->count == 0)
		return;
	map = data_map(home->parts, NULL);
	data_text(map, "name", home->page.texts[name]);
	data_value(map, "records", part->rows);
	data_text(map, "more", more);
	data_text(map, "at", page_link(&home->page, at));
}

static const char *
count_of(const struct home *home, const struct part *part)
{
	return (desk_phrase(&home->page, TEXT_DESK_COUNT, "count",
	    arena_integer(home->page.rq->arena, part->total)));
}

/* Returns why an event was returned to the user, or NULL. */
static const char *_Nullable
why_returned(const struct home *home, int64_t id)
{
	size_t	 i;

	for (i = 0; i < home->returned_count; i++)
		if (home->returned[i].id == id)
			return (home->returned[i].note);

	return (NULL);
}

/*
 * Adds rows about the events of a query. With `returned`, they are those that
 * were returned; others are left out of drafts. Returns 0, or the status of an
 * error answer.
 */
static int
read_part(struct home *home, struct part *part, const char *query, int show,
    bool returned)
{
	struct request		*rq = home->page.rq;
	struct ask		 ask = { .method = METHOD_GET };
	const struct value	*event;
	struct value		*row;
	const char		*why;
	int			 status;

	ask.target = arena_join(rq->arena, "/events?per_page=",
	    arena_integer(rq->arena, MOST + (returned ? 0 :
	    (int64_t)home->returned_count)), query, DESK_EVENT, NULL);
	if ((status = ask_as_caller(rq, &ask)) != 200)
		return (status == 404 ? 0 : status);
	part->total += atoll(data_get(ask.body, "total"));
	event = data_member(ask.body, "events")->first;
	for (; event != NULL && part->rows->count < MOST; event = event->next) {
		why = why_returned(home, atoll(data_get(event, "id")));
		if (why != NULL && !returned)
			continue;
		row = desk_row(&home->page, part->rows, desk_kind(rq), event,
		    show);
		if (why != NULL)
			data_text(row, "returned", why);
	}

	return (0);
}

static struct part
new_part(const struct home *home)
{
	return ((struct part){ value_new(home->page.rq->arena, VALUE_LIST),
	    0 });
}

/* Events that editors may publish, after those with messages to them. */
static int
add_waiting(struct home *home)
{
	struct request	*rq = home->page.rq;
	struct part	 part = new_part(home);
	const char	*ids;
	int64_t		 count;
	int		 status = 0;

	if (!may_edit_others(&rq->caller))
		return (0);
	ids = event_messages(rq->db, rq->arena, &count);
	if (count > 0)
		status = read_part(home, &part, arena_join(rq->arena, PUBLIC
		    DESK_ALL_DAYS "&include=", ids, NULL),
		    DESK_LIST_SHOW_WAITING, true);
	if (status == 0)
		status = read_part(home, &part, "&status=pending" DESK_FIRST
		    LATEST, DESK_LIST_SHOW_WAITING, true);
	add_part(home, &part, TEXT_DESK_WAITING, count_of(home, &part),
	    "/desk/events?show=waiting");

	return (status);
}

/* The list of all drafts of the user. */
static const char *
drafts_at(const struct home *home)
{
	struct buf	 b;

	buf_init(&b, home->page.rq->arena, 64);
	buf_string(&b, "/desk/events?show=all&status=draft&author=");
	url_encode(&b, desk_login(home->page.rq));

	return (b.data);
}

static int
add_returned(struct home *home)
{
	struct part	 part = new_part(home);
	struct buf	 query;
	size_t		 i;
	int		 status;

	if (home->returned_count == 0)
		return (0);
	buf_init(&query, home->page.rq->arena, 128);
	buf_string(&query, "&status=draft" LATEST "&include=");
	for (i = 0; i < home->returned_count; i++)
		buf_printf(&query, "%s%lld", i == 0 ? "" : ",",
		    (long long)home->returned[i].id);
	status = read_part(home, &part, query.data, DESK_LIST_SHOW_DRAFTS,
	    true);
	part.total = home->returned_total;
	add_part(home, &part, TEXT_DESK_HOME_RETURNED, count_of(home, &part),
	    drafts_at(home));

	return (status);
}

static int
add_drafts(struct home *home)
{
	struct request	*rq = home->page.rq;
	struct part	 part = new_part(home);
	int		 status;

	status = read_part(home, &part, arena_join(rq->arena, "&status=draft"
	    DESK_FIRST LATEST "&author=", arena_integer(rq->arena,
	    rq->caller.id), NULL), DESK_LIST_SHOW_DRAFTS, false);
	add_part(home, &part, TEXT_DESK_HOME_DRAFTS, count_of(home, &part),
	    drafts_at(home));

	return (status);
}

/* What runs today, or begins soon. */
static int
add_days(struct home *home)
{
	const struct page	*page = &home->page;
	const int64_t		 today = when_today(page);
	struct part		 part = new_part(home);
	int			 status;

	status = read_part(home, &part, arena_join(page->rq->arena, PUBLIC
	    "&ends_after=", when_machine_day(page, today - 1),
	    "&starts_before=", when_machine_day(page, today + DAYS - 1), NULL),
	    DESK_LIST_SHOW_UPCOMING, true);
	add_part(home, &part, TEXT_DESK_HOME_DAYS,
	    page->texts[TEXT_DESK_UPCOMING], "/desk/events");

	return (status);
}

static void
add_failing(struct home *home)
{
	struct part	 part = new_part(home);

	desk_subscriptions_failing(&home->page, part.rows, MOST);
	add_part(home, &part, TEXT_DESK_HOME_FAILING,
	    home->page.texts[TEXT_DESK_SUBSCRIPTIONS], "/desk/subscriptions");
}

static void
add_undelivered(struct home *home)
{
	struct part	 part = new_part(home);

	desk_undelivered(&home->page, part.rows, MOST);
	add_part(home, &part, TEXT_DESK_HOME_UNDELIVERED,
	    home->page.texts[TEXT_DESK_SETTINGS], "/desk/settings");
}

/* Servers of PostgreSQL have backups of their own. */
static void
add_backup(struct home *home)
{
	const struct page	*page = &home->page;
	struct backup		 list[BACKUPS];

	if (!store_is_file(page->rq->site->database))
		return;
	data_text(page->content, "backup", backup_list(page->rq->db,
	    page->rq->arena, list) == 0 ?
	    page->texts[TEXT_DESK_HOME_NO_BACKUP] : desk_phrase(page,
	    TEXT_DESK_HOME_BACKUP, "date", when_instant(page, list[0].made)));
	data_text(page->content, "downloads", page_link(page,
	    "/desk/downloads"));
}

int
desk_home(struct request *rq, const struct desk_home_params *p)
{
	struct home	 home = { .returned_count = 0 };
	struct page	*page = &home.page;
	int		 status;

	(void)p;
	if (rq->caller.role < ROLE_CONTRIBUTOR)
		return (desk_go(rq, "/desk/account"));
	desk_start(page, rq, desk_texts(rq)[TEXT_DESK_HOME]);
	data_text(page->content, "new", page_link(page, "/desk/events/new"));
	home.parts = data_list(page->content, "parts");
	home.returned_count = events_returned(rq->db, rq->arena, rq->caller.id,
	    home.returned, &home.returned_total);
	if (rq->caller.role == ROLE_ADMINISTRATOR)
		desk_guide_list(page);
	if ((status = add_waiting(&home)) != 0 ||
	    (status = add_returned(&home)) != 0 ||
	    (status = add_drafts(&home)) != 0 ||
	    (status = add_days(&home)) != 0)
		return (status);
	if (rq->caller.role == ROLE_ADMINISTRATOR) {
		add_undelivered(&home);
		add_failing(&home);
		add_backup(&home);
	}
	data_flag(page->content, "is_empty", home.parts->count == 0 &&
	    value_get(page->content, "beginning") == NULL);

	return (desk_send(page, &template_desk_home, 200));
}
