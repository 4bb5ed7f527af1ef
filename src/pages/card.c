#include "pages/card.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/price.h"
#include "pages/tones.h"
#include "pages/when.h"
#include "text/cut.h"
#include "text/html.h"

/* Sizes in bytes. */
#define START		REQUEST_BRIEF	/* read of a text to shorten it */
#define NAME		300
#define SUMMARY		200	/* about */
#define ADDRESS		2000

void
card_term(struct page *page, struct value *list, const struct value *term)
{
	data_text(data_link(list, card_name(page, term, "name"),
	    card_address(page, term)), "tone", tones_of(page, term));
}

const char *
card_address(const struct page *page, const struct value *record)
{
	const char	*url, *site;

	url = data_get(record, "url");
	site = page->rq->in.site_url;

	return (strncmp(url, site, strlen(site)) == 0 ?
	    page_link(page, url + strlen(site)) : url);
}

const char *
card_plain(const struct page *page, const struct value *record,
    const char *name)
{
	return (html_text(page->rq->arena, data_get(record, name)));
}

/* Returns the part of a text that is shortened. */
static const char *
start_of(const struct page *page, const struct value *record, const char *name)
{
	const char	*text;

	text = data_get(record, name);
	if (strnlen(text, START) < START)
		return (text);

	return (arena_copy(page->rq->arena, text, text_fit(text, START)));
}

const char *
card_name(const struct page *page, const struct value *record,
    const char *name)
{
	struct arena	*arena = page->rq->arena;

	return (text_cut(arena, html_text(arena,
	    start_of(page, record, name)), NAME));
}

static bool
is_canceled(const struct value *event)
{
	return (strcmp(data_get(event, "event_status"), "canceled") == 0);
}

const char *
card_state(const struct page *page, const struct value *event)
{
	return (is_canceled(event) ? page->texts[TEXT_PAGE_CANCELED] :
	    strcmp(data_get(event, "event_status"), "postponed") == 0 ?
	    page->texts[TEXT_PAGE_POSTPONED] : "");
}

/* Cuts at a space if there is one, and never within a character. */
static const char *
cut_summary(struct arena *arena, const char *text)
{
	size_t	 length;

	if (strlen(text) <= SUMMARY)
		return (text);
	for (length = SUMMARY; length > SUMMARY / 2 && text[length] != ' ';)
		length--;
	if (text[length] != ' ')
		for (length = SUMMARY; length > 0 &&
		    (text[length] & 0xc0) == 0x80;)
			length--;

	return (arena_join(arena, arena_copy(arena, text, length), "…",
	    NULL));
}

const char *
card_summary(const struct page *page, const struct value *record)
{
	struct arena	*arena = page->rq->arena;
	const char	*text;

	text = start_of(page, record, "excerpt");
	if (*text == '\0')
		text = start_of(page, record, "description");

	return (cut_summary(arena, html_text(arena,
	    html_strip_line(arena, text))));
}

const char *
card_image_of(const struct value *image, const char *size)
{
	const char	*address;

	address = data_get(data_member(data_member(image, "sizes"), size),
	    "url");
	if (*address == '\0')
		address = data_get(image, "url");

	return (strnlen(address, ADDRESS + 1) > ADDRESS ? "" : address);
}

const char *
card_image(const struct value *record, const char *size)
{
	return (card_image_of(data_member(record, "image"), size));
}

/* Returns "Hall A, Rome". */
static const char *
place_of(const struct page *page, const struct value *event)
{
	const struct value	*venue;
	const char		*name, *city;

	venue = data_member(event, "venue");
	name = card_name(page, venue, "venue");
	city = card_name(page, venue, "city");

	return (arena_join(page->rq->arena, name, *name != '\0' &&
	    *city != '\0' ? ", " : "", city, NULL));
}

static const struct value *
category_of(const struct value *event)
{
	static const struct value	 none;
	const struct value		*category;

	category = data_member(event, "categories")->first;

	return (category == NULL ? &none : category);
}

const char *
card_tone(struct page *page, const struct value *event)
{
	return (tones_of(page, category_of(event)));
}

struct value *
card_add(struct page *page, struct value *parent, const char *name,
    const struct value *event, const struct when *w, const char *when)
{
	struct value	*card = data_map(parent, name);
	const char	*category, *cost;

	category = card_name(page, category_of(event), "name");
	cost = price_text(page, data_get(event, "stored_cost"));
	data_text(card, "title", card_name(page, event, "title"));
	data_text(card, "address", card_address(page, event));
	data_text(card, "tone", card_tone(page, event));
	data_text(card, "state", card_state(page, event));
	data_flag(card, "canceled", is_canceled(event));
	data_text(card, "when", when);
	data_text(card, "machine", when_machine(page, w, false));
	data_text(card, "place", place_of(page, event));
	data_flag(card, "marks", *category != '\0' || *cost != '\0');
	data_text(card, "category", category);
	data_text(card, "cost", cost);

	return (card);
}

static void
add_row(struct page *page, struct value *list, const struct value *event,
    const struct when *w, const char *when)
{
	struct value	*card = card_add(page, list, NULL, event, w, when);

	data_flag(card, "featured", data_true(event, "featured"));
	data_text(card, "excerpt", card_summary(page, event));
	data_text(card, "image", card_image(event, "medium"));
}

void
card_groups(struct page *page, struct value *map, const struct value *events,
    int64_t from)
{
	const struct value	*event;
	struct value		*groups, *group, *list = NULL;
	struct when		 w;
	int64_t			 day, of_day = from;

	data_flag(map, "has_events", events->count > 0);
	groups = data_list(map, "groups");
	for (event = events->first; event != NULL; event = event->next) {
		when_read(&w, event);
		day = when_first_day(&w) < from ? from : when_first_day(&w);
		if (list == NULL || day != of_day) {
			group = data_map(groups, NULL);
			data_text(group, "name", when_day(page, day));
			data_text(group, "machine",
			    when_machine_day(page, day));
			list = data_list(group, "events");
			of_day = day;
		}
		add_row(page, list, event, &w, when_in_day(page, &w, day));
	}
}

void
card_ranked(struct page *page, struct value *map, const struct value *events)
{
	const struct value	*event;
	struct value		*group, *list;
	struct when		 w;

	data_flag(map, "has_events", events->count > 0);
	group = data_map(data_list(map, "groups"), NULL);
	data_text(group, "name", "");	/* a group has its own, empty name */
	list = data_list(group, "events");
	for (event = events->first; event != NULL; event = event->next) {
		when_read(&w, event);
		add_row(page, list, event, &w, when_text(page, &w));
	}
}
