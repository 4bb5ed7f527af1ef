#include "pages/share.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/when.h"
#include "text/dates.h"
#include "text/urls.h"

/* The data of an event that other services get. */
struct shared {
	const char	*title;
	const char	*place;
	const char	*address;	/* the event's page */
	int64_t		 start;		/* UTC; all-day events: midnight */
	int64_t		 end;
	bool		 all_day;
};

/* ISO 8601. The basic format has no separators. */
static const char *
time_text(const struct page *page, const struct shared *s, int64_t time,
    bool basic)
{
	char	 text[DATE_TEXT], out[DATE_TEXT];
	size_t	 i, n = 0;

	if (s->all_day)
		date_print_day(time, text);
	else
		date_print_local(time, text);
	for (i = 0; text[i] != '\0'; i++)
		if (!basic || isalnum((unsigned char)text[i]))
			out[n++] = text[i];
	out[n] = '\0';

	return (arena_join(page->rq->arena, out, s->all_day ? "" : "Z",
	    NULL));
}

static void
add_encoded(struct buf *b, const char *name, const char *value)
{
	buf_string(b, name);
	url_encode(b, value);
}

static const char *
google_address(const struct page *page, const struct shared *s)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 512);
	buf_string(&b, "https://calendar.google.com/calendar/render"
	    "?action=TEMPLATE");
	add_encoded(&b, "&text=", s->title);
	add_encoded(&b, "&dates=", time_text(page, s, s->start, true));
	add_encoded(&b, "%2F", time_text(page, s, s->end, true));
	add_encoded(&b, "&location=", s->place);
	add_encoded(&b, "&details=", s->address);

	return (b.data);
}

static const char *
outlook_address(const struct page *page, const struct shared *s)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 512);
	buf_string(&b, "https://outlook.live.com/calendar/0/deeplink/compose"
	    "?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent");
	add_encoded(&b, "&subject=", s->title);
	add_encoded(&b, "&startdt=", time_text(page, s, s->start, false));
	add_encoded(&b, "&enddt=", time_text(page, s, s->end, false));
	buf_string(&b, s->all_day ? "&allday=true" : "");
	add_encoded(&b, "&location=", s->place);
	add_encoded(&b, "&body=", s->address);

	return (b.data);
}

/*
 * Mail programs show a plus as a plus, so spaces are %20 (RFC 6068, section 5).
 */
static const char *
mailto_address(const struct page *page, const struct shared *s)
{
	struct buf	 b, words;
	const char	*c;

	buf_init(&words, page->rq->arena, 512);
	add_encoded(&words, "mailto:?subject=", s->title);
	add_encoded(&words, "&body=", s->address);
	buf_init(&b, page->rq->arena, 512);
	for (c = words.data; *c != '\0'; c++)
		if (*c == '+')
			buf_string(&b, "%20");
		else
			buf_char(&b, *c);

	return (b.data);
}

const char *
share_address(const struct page *page, const char *start, const char *text)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 256);
	add_encoded(&b, start, text);

	return (b.data);
}

static void
read_event(struct shared *s, struct page *page, const struct value *event)
{
	const struct value	*venue = data_member(event, "venue"), *line;
	struct arena		*arena = page->rq->arena;
	struct value		*lines;
	struct when		 w;

	when_read(&w, event);
	s->title = card_name(page, event, "title");
	s->address = arena_join(arena, page->home, page->path, NULL);
	s->all_day = w.all_day;
	s->start = w.all_day ? when_first_day(&w) * DATE_DAY : w.utc_start;
	s->end = w.all_day ? (when_last_day(&w) + 1) * DATE_DAY : w.utc_end;
	s->place = card_name(page, venue, "venue");
	lines = value_new(arena, VALUE_LIST);
	card_lines(page, lines, venue);
	for (line = lines->first; line != NULL; line = line->next)
		s->place = arena_join(arena, s->place,
		    *s->place != '\0' ? ", " : "", line->text, NULL);
}

void
share_event(struct page *page, const struct value *event)
{
	struct shared	 s;
	struct value	*list;

	read_event(&s, page, event);
	list = data_list(page->content, "calendars");
	data_link(list, page->texts[TEXT_PAGE_ADD_GOOGLE],
	    google_address(page, &s));
	data_link(list, page->texts[TEXT_PAGE_ADD_OUTLOOK],
	    outlook_address(page, &s));
	data_text(page->content, "link", s.address);
	list = data_list(page->content, "shares");
	data_link(list, page->texts[TEXT_PAGE_EMAIL], mailto_address(page, &s));
	data_link(list, "WhatsApp", share_address(page,
	    "https://wa.me/?text=", arena_join(page->rq->arena, s.title, " ",
	    s.address, NULL)));
	data_link(list, "Facebook", share_address(page,
	    "https://www.facebook.com/sharer/sharer.php?u=", s.address));
}
