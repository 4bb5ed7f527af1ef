#include "pages/page_event.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "calendar/stored_table.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/ask_slug.h"
#include "pages/card.h"
#include "pages/facts.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/posters.h"
#include "pages/price.h"
#include "pages/repeat.h"
#include "pages/share.h"
#include "pages/when.h"
#include "text/html.h"
#include "text/slugs.h"
#include "text/urls.h"

#define TERMS		100	/* limit of an event's terms of a kind */
#define RELATED_READ	20
#define RELATED_SHOWN	4	/* of a kind */

static void
add_names(struct page *page, const struct value *event)
{
	data_text(page->content, "title", card_plain(page, event, "title"));
	data_text(page->frame, "title", card_name(page, event, "title"));
}

/* Returns "America/New York". */
static const char *
zone_text(const struct page *page, const struct when *w)
{
	char	*name, *c;

	name = arena_string(page->rq->arena, w->timezone);
	for (c = name; (c = strchr(c, '_')) != NULL; c++)
		*c = ' ';

	return (name);
}

static void
add_dates(struct page *page, const struct value *event)
{
	struct when	 w;
	const char	*here;

	when_read(&w, event);
	here = when_text_here(page, &w);
	data_text(page->content, "when", when_text(page, &w));
	data_text(page->content, "machine", when_machine(page, &w, false));
	posters_tile(page, data_map(page->content, "tile"),
	    when_first_day(&w));
	data_text(page->content, "zone", here == NULL ? "" :
	    zone_text(page, &w));
	data_text(page->content, "here", here == NULL ? "" : here);
	data_flag(page->content, "is_past",
	    when_last_day(&w) < when_today(page));
}

/* A preview has no links, since what is new in it is not stored. */
static const char *
address_of(const struct page *page, const struct value *record)
{
	return (page->rq->only_shows ? "" : card_address(page, record));
}

/* Links the records that have a page. */
static void
add_links(struct page *page, const struct value *event, const char *member,
    const char *list_name, const char *flag, const char *name)
{
	const struct value	*linked, *record;
	struct value		*list;

	linked = data_member(event, member);
	list = data_list(page->content, list_name);
	for (record = linked->first; record != NULL; record = record->next)
		data_link(list, card_name(page, record, name),
		    address_of(page, record));
	data_flag(page->content, flag, list->count > 0);
}

/* Terms within an event have no `url`, so their records are read. */
static int
add_terms(struct page *page, const struct value *event, const char *member,
    const char *flag)
{
	const struct value	*term, *body;
	struct value		*list;
	int			 status;

	list = data_list(page->content, member);
	status = ask_list(page->rq, arena_join(page->rq->arena, "/", member,
	    "?hide_empty=false&_fields=", member, ".name,", member,
	    ".slug,", member, ".color,", member, ".url&event=",
	    data_get(event, "id"), NULL), TERMS, &body);
	if (status != 0)
		return (status);
	for (term = data_member(body, member)->first; term != NULL;
	    term = term->next)
		card_term(page, list, term);
	data_flag(page->content, flag, list->count > 0);

	return (0);
}

static void
add_venue(struct page *page, const struct value *event)
{
	const struct value	*venue;
	struct value		*map;

	venue = data_member(event, "venue");
	if (venue->kind != VALUE_MAP)
		return;
	map = data_map(page->content, "venue");
	data_text(map, "name", card_name(page, venue, "venue"));
	data_text(map, "address", address_of(page, venue));
	card_place(page, map, venue);
	card_tiles(page, map, venue);
}

static const char *
feed_address(const struct page *page, const struct value *event,
    const char *ending)
{
	return (arena_join(page->rq->arena, page->rq->in.api, "/events/",
	    data_get(event, "id"), ending, NULL));
}

int
page_event_file(struct page *page, const char *slug, const char *ending)
{
	const struct value	*event;
	int			 status;

	status = ask_slug(page->rq, OLD_SLUG_EVENT, &slug, "?_fields=id",
	    &event);

	return (status != 0 ? status :
	    page_moved_to(page, 301, feed_address(page, event, ending)));
}

/* Returns "Every Tuesday until June 30, 2027", or "". */
/* The page is read as by everyone, but its caller may know more (rule 43.8). */
static const char *
repeat_text(const struct page *page, const struct value *event)
{
	const struct value	*series = data_member(event, "series");
	struct event		 e;

	if (series->kind == VALUE_NULL ||
	    (*data_get(series, "rrule") == '\0' && (!event_find(page->rq,
	    atoll(data_get(event, "id")), &e) || *e.series_rule == '\0')))
		return ("");

	return (repeat_of_series(page, atoll(data_get(series, "id"))));
}

static void
add_stored(struct page *page, const struct value *event)
{
	const char	*cost = price_text(page, data_get(event,
			    "stored_cost"));

	data_text(page->content, "repeats", repeat_text(page, event));
	data_text(page->content, "cost", cost);
	data_flag(page->content, "at", *cost != '\0' ||
	    value_get(page->content, "venue") != NULL);
}

/*
 * Summary of an event without texts: "Talk · March 1, 2027, 6 pm – 8 pm ·
 * Hall".
 */
static const char *
summary_of(const struct page *page)
{
	const char	*place;

	place = data_get(data_member(page->content, "venue"), "name");

	return (arena_join(page->rq->arena, data_get(page->frame, "title"),
	    " · ", data_get(page->content, "when"),
	    *place != '\0' ? " · " : "", place, NULL));
}

static void
add_event(struct page *page, const struct value *event)
{
	add_names(page, event);
	add_dates(page, event);
	card_common(page, event);
	add_venue(page, event);
	add_links(page, event, "organizer", "organizers", "has_organizers",
	    "organizer");
	add_stored(page, event);
	data_flag(page->content, "featured", data_true(event, "featured"));
	if (*page->about == '\0')
		page->about = summary_of(page);
	data_text(page->content, "state", card_state(page, event));
	data_text(page->content, "reason",
	    card_plain(page, event, "event_status_reason"));
}

/* Whether the list has room for another event than this one. */
static bool
fits_list(const struct value *list, const struct value *event,
    const struct value *other)
{
	return (list->count < RELATED_SHOWN &&
	    strcmp(data_get(other, "id"), data_get(event, "id")) != 0);
}

static void
add_date(struct page *page, struct value *list, const struct value *event,
    const struct value *other)
{
	struct when	 w;

	if (!fits_list(list, event, other))
		return;
	when_read(&w, other);
	list = data_map(list, NULL);
	data_text(list, "address", card_address(page, other));
	data_text(list, "when", when_text(page, &w));
	data_text(list, "machine", when_machine(page, &w, false));
}

static void
add_poster(struct page *page, struct value *list, const struct value *event,
    const struct value *other)
{
	if (fits_list(list, event, other))
		(void)posters_add(page, list, other, when_today(page));
}

/* Adds upcoming events. `filter` is "venue=" or "series=". */
static int
ask_related(struct page *page, const char *filter, const char *id,
    const struct value **list)
{
	const struct value	*body;
	int			 status;

	status = ask_list(page->rq, arena_join(page->rq->arena, "/events?"
	    POSTER_FIELDS "&", filter, id, "&ends_after=",
	    when_machine_day(page, when_today(page) - 1), NULL), RELATED_READ,
	    &body);
	*list = status == 0 ? data_member(body, "events")->first : NULL;

	return (status);
}

/*
 * Adds upcoming events: dates of the same series or with the same title and
 * venue, and other events of the venue.
 */
static int
add_related(struct page *page, const struct value *event)
{
	const char		*series, *title = data_get(event, "title");
	const struct value	*venue, *other;
	struct value		*dates, *others;
	int			 status;

	dates = data_list(page->content, "dates");
	others = data_list(page->content, "posters");
	series = data_get(data_member(event, "series"), "id");
	if (*series != '\0') {
		if ((status = ask_related(page, "series=", series,
		    &other)) != 0)
			return (status);
		for (; other != NULL; other = other->next)
			add_date(page, dates, event, other);
	}
	venue = data_member(event, "venue");
	if (venue->kind == VALUE_MAP) {
		if ((status = ask_related(page, "venue=", data_get(venue,
		    "id"), &other)) != 0)
			return (status);
		for (; other != NULL; other = other->next)
			if (strcmp(data_get(other, "title"), title) != 0)
				add_poster(page, others, event, other);
			else if (*series == '\0')
				add_date(page, dates, event, other);
	}
	data_flag(page->content, "has_dates", dates->count > 0);
	data_flag(page->content, "has_others", others->count > 0);

	return (0);
}

static int
show_record(struct page *page, const struct value *event)
{
	int	 status;

	page->path = card_address(page, event) + strlen(page->base);
	page_shows(page, "/events", data_get(event, "id"));
	add_event(page, event);
	if ((status = add_terms(page, event, "categories",
	    "has_categories")) != 0 ||
	    (status = add_terms(page, event, "tags", "has_tags")) != 0)
		return (status);
	if ((status = add_related(page, event)) != 0)
		return (status);
	data_flag(page->content, "has_links", true);
	data_text(page->content, "download", feed_address(page, event, ".ics"));
	share_event(page, event);
	facts_event(page, data_member(event, "json_ld"));

	return (page_send(page, &template_event, 200));
}

int
page_event_preview(struct request *rq, const struct value *event)
{
	struct page	 page;

	page_start(&page, rq, "/desk/events");
	data_flag(page.frame, "unlisted", true);
	data_flag(page.content, "preview", true);
	add_event(&page, event);
	add_links(&page, event, "categories", "categories", "has_categories",
	    "name");
	add_links(&page, event, "tags", "tags", "has_tags", "name");

	return (page_send(&page, &template_event, 200));
}

/*
 * The existence of a protected event is public, since lists contain it (rules,
 * section 20).
 */
static int
show_protected(struct page *page, const char *slug, bool wrong)
{
	struct event	 e;
	const char	*title;

	if (!stored_find_slug(page->rq, &stored_event, slug, &e))
		return (404);
	page_shows(page, "/events", arena_integer(page->rq->arena, e.head.id));
	title = html_text(page->rq->arena, e.head.name);
	data_text(page->content, "title", title);
	data_text(page->frame, "title", title);
	data_flag(page->frame, "unlisted", true);
	page->about = page->texts[TEXT_PAGE_PROTECTED];
	data_flag(page->content, "protected", true);
	data_text(page->content, "action", page_link(page, page->path));
	data_flag(page->content, "wrong", wrong);

	return (page_send(page, &template_event, wrong ? 403 : 200));
}

static const char *
path_of(const struct request *rq, const char *slug)
{
	return (arena_join(rq->arena, "/", rq->site->slugs.event, "/", slug,
	    "/", NULL));
}

/* `password` is NULL if none was sent. */
static int
show_event(struct page *page, const char *slug, const char *password)
{
	const struct value	*event;
	const char		*now = slug;
	struct buf		 query;
	bool			 protected;
	int			 status;

	buf_init(&query, page->rq->arena, 128);
	if (password != NULL) {
		buf_string(&query, "?password=");
		url_encode(&query, password);
	}
	status = ask_slug(page->rq, OLD_SLUG_EVENT, &now, query.data, &event);
	protected = ask_needs_password(status, event);
	if (now != slug && (status == 0 || protected))
		return (page_moved(page, 301, page_link(page,
		    path_of(page->rq, now))));
	if (protected)
		return (show_protected(page, slug, password != NULL));

	return (status != 0 ? status : show_record(page, event));
}

/* Starts the page. Returns the slug. */
static const char *
start_page(struct page *page, struct request *rq, const char *name)
{
	const char	*slug = slug_make(rq->arena, name);

	page_start(page, rq, path_of(rq, slug));

	return (slug);
}

int
page_event(struct request *rq, const struct page_event_params *p)
{
	struct page	 page;
	const char	*slug = start_page(&page, rq, p->slug);

	if (moved_ending(rq) != NULL)
		return (page_event_file(&page, slug, moved_ending(rq)));
	if (rq->in.moved)
		return (page_moved(&page, 301, page_link(&page, page.path)));

	return (show_event(&page, slug, NULL));
}

/* Handles the password form. */
int
page_event_open(struct request *rq, const struct page_event_open_params *p)
{
	struct page	 page;
	const char	*slug = start_page(&page, rq, p->slug);

	data_flag(page.frame, "unlisted", true);

	return (show_event(&page, slug, p->password == NULL ||
	    *p->password == '\0' ? NULL : p->password));
}
