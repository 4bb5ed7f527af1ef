#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/image.h"
#include "calendar/terms.h"
#include "config/site.h"
#include "feeds/feed.h"
#include "feeds/feed_links.h"
#include "feeds/xml.h"
#include "http/format.h"
#include "http/request.h"
#include "text/cut.h"
#include "text/html.h"

/*
 * Modules for what RSS has no elements for: full texts, images, time and place
 * of an event (modules Content and Event of RSS 1.0, and Media RSS).
 */
static const char	head[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<rss version=\"2.0\""
    " xmlns:atom=\"http://www.w3.org/2005/Atom\""
    " xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""
    " xmlns:ev=\"http://purl.org/rss/1.0/modules/event/\""
    " xmlns:media=\"http://search.yahoo.com/mrss/\">\n"
    "<channel>\n";

static void
begin_channel(struct feed *feed)
{
	struct request	*rq = feed->rq;
	struct buf	*out = &rq->out.buf;

	buf_add(out, head, sizeof(head) - 1);
	xml_element(out, "title", feed->title);
	xml_element(out, "link", arena_join(rq->arena, rq->in.site_url, "/",
	    NULL));
	xml_element(out, "description", *rq->site->site_url != '\0' ?
	    feed->site : feed->title);
	buf_string(out, "<atom:link rel=\"self\" type=\"");
	buf_string(out, format_type(FORMAT_RSS));
	buf_string(out, "\" href=\"");
	xml_text(out, feed->address);
	buf_string(out, "\"/>\n");
	if (!feed->single)
		xml_element(out, "ttl", "60");
}

/* Cutting long markup would lose end tags, so it becomes text. */
static void
write_markup(struct request *rq, const char *name, const char *text,
    size_t most)
{
	struct buf	 escaped;

	if (*text == '\0')
		return;
	if (strlen(text) > most) {
		buf_init(&escaped, rq->arena, most);
		xml_text(&escaped, text_cut(rq->arena,
		    html_text(rq->arena, text), most));
		text = escaped.data;
	}
	xml_element(&rq->out.buf, name, text);
}

static void
write_texts(struct request *rq, const struct event *e, size_t most)
{
	if (*e->excerpt == '\0') {
		write_markup(rq, "description", e->head.description, most);
		return;
	}
	write_markup(rq, "description", e->excerpt, most);
	write_markup(rq, "content:encoded", e->head.description, most);
}

static void
write_terms(struct request *rq, const struct feed_links *links)
{
	struct buf		*out = &rq->out.buf;
	const struct feed_term	*term;
	size_t			 i;

	for (i = 0; i < links->term_count; i++) {
		term = links->terms[i];
		buf_string(out, "<category domain=\"");
		xml_text(out, arena_join(rq->arena, rq->in.api, "/",
		    term_plural(term->kind), NULL));
		buf_string(out, "\">");
		xml_text(out, term->name);
		buf_string(out, "</category>\n");
	}
}

/* All-day events have only a date. */
static void
write_date(struct request *rq, const char *name, const struct event_dates *d,
    const struct moment *moment)
{
	char	 text[DATE_ISO];

	date_print_iso(d->zone, moment->utc, text);
	if (d->all_day)
		text[strcspn(text, "T")] = '\0';
	xml_element(&rq->out.buf, name, text);
}

static void
write_image(struct request *rq, const struct event *e)
{
	if (e->head.image == 0)
		return;
	buf_string(&rq->out.buf, "<media:content medium=\"image\" url=\"");
	xml_text(&rq->out.buf, image_address(rq, e->head.image_url));
	buf_string(&rq->out.buf, "\"/>\n");
}

static void
write_links(struct request *rq, const struct feed_links *links)
{
	if (links->place != NULL)
		xml_element(&rq->out.buf, "ev:location", links->place->text);
	if (links->contact_count > 0)
		xml_element(&rq->out.buf, "ev:organizer",
		    links->contacts[0]->name);
}

static void
add_item(struct feed *feed, const struct event *e, size_t most)
{
	struct request		*rq = feed->rq;
	struct buf		*out = &rq->out.buf;
	struct feed_links	 links;
	char			 published[DATE_HTTP];

	feed_links_find(feed, e, &links);
	buf_string(out, "<item>\n");
	xml_element(out, "title", html_text(rq->arena, e->head.name));
	xml_element(out, "link", record_url(rq, &e->head));
	xml_element(out, "guid isPermaLink=\"false\"", arena_join(rq->arena,
	    rq->in.site_url, "/?post_type=tribe_events&p=",
	    arena_integer(rq->arena, e->head.id), NULL));
	if (e->head.has_published) {
		date_print_http(e->head.published, published);
		xml_element(out, "pubDate", published);
	}
	write_terms(rq, &links);
	write_texts(rq, e, most);
	write_image(rq, e);
	write_date(rq, "ev:startdate", &e->dates, &e->dates.start);
	write_date(rq, "ev:enddate", &e->dates, &e->dates.end);
	write_links(rq, &links);
	buf_string(out, "</item>\n");
}

static void
end_channel(struct feed *feed)
{
	buf_string(&feed->rq->out.buf, "</channel>\n</rss>\n");
}

const struct feed_format	feed_rss = {
	begin_channel, add_item, end_channel
};
