#include "feeds/vevent.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "calendar/event.h"
#include "calendar/image.h"
#include "feeds/content.h"
#include "feeds/feed.h"
#include "feeds/feed_links.h"
#include "feeds/vtimezone.h"
#include "http/request.h"
#include "text/cut.h"
#include "text/html.h"

#define LAST	INT64_C(253402214400)	/* 9999-12-31, as a clock time */

static void
write_utc(struct buf *out, const char *name, int64_t utc)
{
	char	 text[DATE_BASIC + 1];

	date_print_basic(utc, text);
	content_line(out, name, strcat(text, "Z"));
}

static void
write_day(struct buf *out, const char *name, int64_t local)
{
	char	 text[DATE_BASIC];

	date_print_basic_day(local, text);
	content_line(out, name, text);
}

static void
write_time(struct request *rq, const char *name, const struct zone *zone,
    int64_t local)
{
	struct content	 line;
	char		 text[DATE_BASIC];

	if (vtimezone_is_utc(zone)) {
		write_utc(&rq->out.buf, name, local);
		return;
	}
	date_print_basic(local, text);
	content_begin(&line, &rq->out.buf, name);
	content_parameter(&line, "TZID", vtimezone_id(rq->arena, zone));
	content_value(&line, text);
	content_end(&line);
}

/* A start of the series. */
static void
write_start(struct request *rq, const char *name,
    const struct vevent_series *s, int64_t local)
{
	if (s->all_day)
		write_day(&rq->out.buf, arena_join(rq->arena, name,
		    ";VALUE=DATE", NULL), local);
	else
		write_time(rq, name, s->zone, local);
}

static void
write_series(struct request *rq, const struct vevent_series *s)
{
	size_t	 i;

	if (s->replaces) {
		write_start(rq, "RECURRENCE-ID", s, s->original);
		return;
	}
	if (s->rule != NULL)
		content_line(&rq->out.buf, "RRULE", s->rule);
	for (i = 0; i < s->added.count; i++)
		write_start(rq, "RDATE", s, s->added.list[i]);
	for (i = 0; i < s->left_out.count; i++)
		write_start(rq, "EXDATE", s, s->left_out.list[i]);
}

/* DTEND must be after DTSTART; an event without DTEND ends when it starts. */
static void
write_dates(struct request *rq, const struct event_dates *d)
{
	struct buf	*out = &rq->out.buf;
	char		 length[LENGTH_TEXT];
	int64_t		 end_day;

	if (d->all_day) {
		end_day = date_day_end(d->end.local) + 1;
		end_day = end_day > LAST ? LAST : end_day;
		write_day(out, "DTSTART;VALUE=DATE", d->start.local);
		if (end_day > d->start.local)
			write_day(out, "DTEND;VALUE=DATE", end_day);
		return;
	}
	write_time(rq, "DTSTART", d->zone, d->start.local);
	length_print(&d->length, length);
	if (*length != '\0')
		content_line(out, "DURATION", length);
	else if (d->end.utc > d->start.utc)
		write_time(rq, "DTEND", d->zone, d->end.local);
}

/*
 * SEQUENCE counts seconds, since revisions are not counted. It never decreases.
 */
static void
write_revision(struct request *rq, const struct record_head *r)
{
	struct buf	*out = &rq->out.buf;
	int64_t		 age = r->modified - r->created;

	write_utc(out, "DTSTAMP", r->modified);
	write_utc(out, "CREATED", r->created);
	write_utc(out, "LAST-MODIFIED", r->modified);
	content_line(out, "SEQUENCE", arena_integer(rq->arena,
	    age < 0 ? 0 : age > INT32_MAX ? INT32_MAX : age));
}

/*
 * RFC 5545 sections 3.8.1.3, 3.8.1.4 and 3.8.1.11. A postponed event has no
 * reliable date, so it is tentative. Our import tells it from a draft by a
 * property of ours.
 */
static void
write_state(struct buf *out, const struct event *e)
{
	enum status	 status = e->head.status;
	bool		 canceled, draft;

	canceled = status == STATUS_TRASH || event_is_canceled(e);
	draft = status == STATUS_DRAFT || status == STATUS_PENDING;
	content_line(out, "STATUS", canceled ? "CANCELLED" : draft ||
	    event_is_postponed(e) ? "TENTATIVE" : "CONFIRMED");
	if (!canceled && !draft && event_is_postponed(e))
		content_line(out, "X-ALMANAC-EVENT-STATUS", "postponed");
	if (*e->event_status_reason != '\0')
		content_text_line(out, "COMMENT", e->event_status_reason);
	if (status != STATUS_PUBLISH)
		content_line(out, "CLASS", "PRIVATE");
	else if (e->password != NULL && !e->concealed)
		content_line(out, "CLASS", "CONFIDENTIAL");
}

static void
write_texts(struct request *rq, const struct event *e, size_t most)
{
	struct buf	*out = &rq->out.buf;
	const char	*text = e->head.description;

	content_text_line(out, "SUMMARY", html_text(rq->arena, e->head.name));
	text = html_lines(rq->arena, *text != '\0' ? text : e->excerpt);
	text = text_cut(rq->arena, text, most);
	if (*text != '\0')
		content_text_line(out, "DESCRIPTION", text);
}

static void
write_place(struct request *rq, const struct feed_place *place)
{
	struct buf	*out = &rq->out.buf;

	content_text_line(out, "LOCATION", place->text);
	if (place->has_position)
		content_line(out, "GEO", arena_printf(rq->arena, "%.6f;%.6f",
		    place->latitude, place->longitude));
}

static void
write_contact(struct request *rq, const struct feed_contact *contact)
{
	content_text_line(&rq->out.buf, "CONTACT", arena_join(rq->arena,
	    contact->name, *contact->phone != '\0' ? ", " : "", contact->phone,
	    *contact->email != '\0' ? ", " : "", contact->email, NULL));
}

/* There is at most one ORGANIZER, and it needs an address. */
static void
write_contacts(struct request *rq, const struct feed_links *links)
{
	const struct feed_contact	*contact;
	struct content			 line;
	bool				 written = false;
	size_t				 i;

	for (i = 0; i < links->contact_count; i++) {
		contact = links->contacts[i];
		if (written || *contact->email == '\0') {
			write_contact(rq, contact);
			continue;
		}
		content_begin(&line, &rq->out.buf, "ORGANIZER");
		content_parameter(&line, "CN", contact->name);
		content_value(&line, arena_join(rq->arena, "mailto:",
		    contact->email, NULL));
		content_end(&line);
		written = true;
	}
}

static void
write_categories(struct buf *out, const struct feed_links *links)
{
	struct content	 line;
	size_t		 i, count = 0;

	for (i = 0; i < links->term_count; i++) {
		if (links->terms[i]->kind != TERM_CATEGORY)
			continue;
		if (count++ == 0)
			content_begin(&line, out, "CATEGORIES");
		content_text(&line, links->terms[i]->name);
	}
	if (count > 0)
		content_end(&line);
}

static const char *
image_type(const char *url)
{
	static const struct {
		const char	*ending, *type;
	} types[] = {
		{ ".png", "image/png" }, { ".jpg", "image/jpeg" },
		{ ".jpeg", "image/jpeg" }, { ".gif", "image/gif" },
		{ ".webp", "image/webp" }, { ".svg", "image/svg+xml" },
		{ ".avif", "image/avif" }
	};
	size_t	 i, length, path = strcspn(url, "?#");

	for (i = 0; i < COUNT(types); i++) {
		length = strlen(types[i].ending);
		if (path > length && strncasecmp(url + path - length,
		    types[i].ending, length) == 0)
			return (types[i].type);
	}

	return (NULL);
}

static void
write_addresses(struct request *rq, const struct event *e)
{
	struct content	 line;
	const char	*type;

	content_line(&rq->out.buf, "URL", record_url(rq, &e->head));
	if (e->head.image == 0)
		return;
	content_begin(&line, &rq->out.buf, "IMAGE;VALUE=URI;DISPLAY=BADGE");
	if ((type = image_type(e->head.image_url)) != NULL)
		content_parameter(&line, "FMTTYPE", type);
	content_value(&line, image_address(rq, e->head.image_url));
	content_end(&line);
}

void
vevent_write(struct feed *feed, const struct event *e, size_t most)
{
	struct request		*rq = feed->rq;
	struct buf		*out = &rq->out.buf;
	struct feed_links	 links;

	feed_links_find(feed, e, &links);
	content_line(out, "BEGIN", "VEVENT");
	content_text_line(out, "UID", feed_uid(feed, feed->series != NULL ?
	    feed->series->id : e->head.id));
	write_revision(rq, &e->head);
	write_dates(rq, &e->dates);
	if (feed->series != NULL)
		write_series(rq, feed->series);
	write_state(out, e);
	write_texts(rq, e, most);
	if (links.place != NULL)
		write_place(rq, links.place);
	write_contacts(rq, &links);
	write_categories(out, &links);
	write_addresses(rq, e);
	if (e->post_parent != 0)
		content_text_line(out, "RELATED-TO",
		    feed_uid(feed, e->post_parent));
	content_line(out, "END", "VEVENT");
}
