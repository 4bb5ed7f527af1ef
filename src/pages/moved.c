/* Redirects from old addresses to pages. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/ask_slug.h"
#include "pages/card.h"
#include "pages/moved.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/page_event.h"
#include "text/slugs.h"

#define SAME_DAY	100	/* events searched for an occurrence */

int
moved_to_calendar(struct request *rq, const char *words)
{
	struct moved	 moved;
	struct page	 page;

	page_start(&page, rq, "/");
	if (!moved_words(&page, words, &moved))
		return (reply_error(rq, error_rest_no_route()));
	moved_query(&page, &moved);

	return (page_moved_to(&page, moved_depends_on_day(&moved) ? 302 : 301,
	    moved_address(&page, &moved, "")));
}

int
moved_to_page(struct page *page, const char *words, const char *filter,
    const char *link)
{
	struct moved	 moved;

	if (!moved_words(page, words, &moved))
		return (reply_error(page->rq, error_rest_no_route()));
	moved_query(page, &moved);
	if (moved.ending == NULL && (moved.view == MOVED_ANY ||
	    moved.view == MOVED_LIST) && moved.date == NULL && !moved.featured)
		return (page_moved(page, 301, arena_join(page->rq->arena,
		    link, *moved.kept != '\0' ? "?" : "", moved.kept, NULL)));

	return (page_moved_to(page, moved_depends_on_day(&moved) ? 302 : 301,
	    moved_address(page, &moved, filter)));
}

int
moved_events(struct request *rq, const struct moved_events_params *p)
{
	(void)p;

	return (moved_to_calendar(rq, ""));
}

int
moved_feed(struct request *rq, const struct moved_feed_params *p)
{
	(void)p;

	return (moved_to_calendar(rq, "feed"));
}

int
moved_feed_words(struct request *rq, const struct moved_feed_words_params *p)
{
	return (moved_to_calendar(rq, arena_join(rq->arena, "feed/", p->words,
	    NULL)));
}

int
moved_calendar(struct request *rq, const struct moved_calendar_params *p)
{
	return (moved_to_calendar(rq, p->words));
}

/* Whether `slug` belongs to an occurrence of `name`: "talk", "talk-2". */
static bool
is_occurrence(const char *slug, const char *name)
{
	size_t	 length = strlen(name);

	return (strncmp(slug, name, length) == 0 && (slug[length] == '\0' ||
	    (slug[length] == '-' && strspn(slug + length,
	    "-0123456789") == strlen(slug + length))));
}

/* Returns the page of the occurrence on that day, or NULL if there is none. */
static const char *
find_occurrence(struct page *page, const char *name, const char *day,
    int *status)
{
	const struct value	*event, *body;

	*status = ask_list(page->rq, arena_join(page->rq->arena,
	    "/events?_fields=events.slug,events.url,events.start_date"
	    "&start_date=", day, "&starts_before=", day, NULL), SAME_DAY,
	    &body);
	if (*status != 0)
		return (NULL);
	for (event = data_member(body, "events")->first; event != NULL;
	    event = event->next)
		if (strncmp(data_get(event, "start_date"), day,
		    strlen(day)) == 0 &&
		    is_occurrence(data_get(event, "slug"), name))
			return (card_address(page, event));

	return (NULL);
}

static int
to_event(struct page *page, const char *slug, const char *day)
{
	const struct value	*event;
	const char		*link = NULL;
	int			 status;

	if (day != NULL && (link = find_occurrence(page, slug, day,
	    &status)) == NULL && status != 0)
		return (status);
	if (link == NULL) {
		status = ask_slug(page->rq, OLD_SLUG_EVENT, &slug,
		    "?_fields=url", &event);
		if (status != 0)
			return (status);
		link = card_address(page, event);
	}

	return (page_moved(page, 301, link));
}

/*
 * Redirects addresses after that of an event: "talk/2027-03-13", "talk/ical".
 */
int
moved_event(struct request *rq, const struct moved_event_params *p)
{
	size_t		 length = strcspn(p->words, "/");
	const char	*slug, *rest;
	struct moved	 moved;
	struct page	 page;

	page_start(&page, rq, "/");
	slug = slug_make(rq->arena, arena_copy(rq->arena, p->words, length));
	rest = p->words + length + (p->words[length] == '/');
	if (strcmp(rest, "all") == 0)
		return (to_event(&page, slug, NULL));
	if (*slug == '\0' || !moved_words(&page, rest, &moved))
		return (reply_error(rq, error_rest_no_route()));
	moved_query(&page, &moved);
	if (moved.ending != NULL)
		return (page_event_file(&page, slug, moved.ending));
	if (moved.view == MOVED_DAY && moved.date != NULL)
		return (to_event(&page, slug, moved.date));

	return (reply_error(rq, error_rest_no_route()));
}
