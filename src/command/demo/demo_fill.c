#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/demo/demo.h"
#include "command/inside.h"
#include "text/dates.h"

#define DAY	INT64_C(86400)
#define MORNING	(12 * 3600)	/* earliest publication time, UTC */

static void
put_time(struct json *j, const char *name, int64_t seconds)
{
	char	 text[DATE_TEXT];

	date_print(seconds, text);
	json_string(j, name, text);
}

static void
put_paragraph(struct buf *to, const char *text, size_t length)
{
	buf_string(to, "<p>");
	buf_add(to, text, length);
	buf_string(to, "</p>\n");
}

static void
put_description(struct json *j, const struct demo_event *e)
{
	const struct demo_row	*row = e->row;
	const char		*at;
	struct buf		 text;
	size_t			 length;

	buf_init(&text, j->buf.arena, 2048);
	if (e->theme != NULL)
		put_paragraph(&text, e->theme->text, strlen(e->theme->text));
	for (at = row->text; *at != '\0'; at += length + (at[length] != '\0')) {
		length = strcspn(at, "\n");
		put_paragraph(&text, at, length);
	}
	if (row->venue != NULL)
		put_paragraph(&text, row->venue->note,
		    strlen(row->venue->note));
	json_text(j, "description", text.data, text.length - 1);
}

/* Writes the first sentence of the theme, or of the text. */
static void
put_excerpt(struct json *j, const struct demo_event *e)
{
	const char	*text, *end;
	size_t		 length;

	text = e->theme != NULL ? e->theme->text : e->row->text;
	length = strcspn(text, "\n");
	end = memmem(text, length, ". ", 2);
	json_text(j, "excerpt", text,
	    end == NULL ? length : (size_t)(end + 1 - text));
}

static void
put_title(struct json *j, const struct demo_event *e)
{
	const char	*title = e->row->title;
	int		 year, month, day;

	if (e->theme != NULL && *e->theme->title != '\0')
		title = arena_printf(j->buf.arena, "%s: %s", title,
		    e->theme->title);
	json_string(j, "title", title);
	if (e->row->series || (e->row->when.weeks == 0 &&
	    e->row->when.nth == 0))
		return;
	date_civil(e->day, &year, &month, &day);
	json_string(j, "slug", arena_printf(j->buf.arena,
	    "%s %04d-%02d-%02d", e->row->title, year, month, day));
}

static void
put_times(struct json *j, const struct demo_event *e, const char *zone)
{
	const struct demo_when	*when = &e->row->when;
	const char		*own = e->row->timezone;
	int64_t			 from, to;

	from = e->day * DAY + when->start * INT64_C(60);
	to = from + (when->minutes > 0 ? when->minutes * INT64_C(60) :
	    (when->days - 1) * DAY);
	put_time(j, "start_date", from);
	put_time(j, "end_date", to);
	json_string(j, "timezone", *own == '\0' ? zone : own);
	json_boolean(j, "all_day", when->minutes == 0);
}

static void
put_months(struct buf *rule, const struct texts *months)
{
	const char	*comma = ";BYMONTH=";
	int		 month;

	for (month = 1; months->count > 0 && month <= 12; month++)
		if (demo_month_fits(months, month)) {
			buf_printf(rule, "%s%d", comma, month);
			comma = ",";
		}
}

static void
put_weekdays(struct buf *rule, const struct demo_when *when)
{
	size_t	 i;

	for (i = 0; i < when->weekdays.count; i++) {
		buf_string(rule, i == 0 ? ";BYDAY=" : ",");
		if (when->nth != 0)
			buf_printf(rule, "%d", when->nth == DEMO_LAST ? -1 :
			    when->nth);
		buf_add(rule, when->weekdays.list[i], 2);
	}
}

/* The rule that gives the days of the row, until the last of the year. */
static void
put_recurrence(struct json *j, const struct demo_row *row)
{
	struct buf	 rule;
	int		 year, month, day;

	date_civil(row->last, &year, &month, &day);
	buf_init(&rule, j->buf.arena, 128);
	buf_printf(&rule, "FREQ=%s;UNTIL=%04d%02d%02dT235959", row->when.nth != 0 ?
	    "MONTHLY" : "WEEKLY", year, month, day);
	if (row->when.weeks > 1)
		buf_printf(&rule, ";INTERVAL=%d", row->when.weeks);
	put_weekdays(&rule, &row->when);
	put_months(&rule, &row->when.months);
	json_string(j, "recurrence", rule.data);
}

/*
 * Events were published some weeks before their start, at a time in the past.
 */
static void
put_publication(struct json *j, const struct demo_event *e, int64_t today)
{
	int64_t	 day;

	day = e->day - 21 - e->day * 7 % 30;
	if (day >= today)
		day = today - 1 - e->day * 7 % 60;
	if (e->row->scheduled)
		day = today + 3;
	put_time(j, "date_utc", day * DAY + MORNING + e->day % 500 * 60);
}

static void
put_flags(struct json *j, const struct demo_row *row)
{
	json_string(j, "status", row->status);
	json_boolean(j, "featured", row->featured);
	json_boolean(j, "sticky", row->sticky);
	json_boolean(j, "ticketed", row->ticketed);
	json_boolean(j, "hide_from_listings", row->hide_from_listings);
}

static void
put_picture(struct json *j, const struct demo_scene *picture)
{
	if (picture != NULL)
		json_integer(j, "image", picture->id);
}

static void
put_links(struct json *j, const struct demo_row *row,
    const struct demo_town *town)
{
	size_t	 i;

	json_list(j, "categories");
	for (i = 0; i < row->categories.count; i++)
		json_integer(j, NULL, demo_town_category(town,
		    row->categories.list[i])->id);
	json_list_end(j);
	json_list(j, "tags");
	for (i = 0; i < row->tags.count; i++)
		json_string(j, NULL, row->tags.list[i]);
	json_list_end(j);
	if (row->venue != NULL) {
		json_integer(j, "venue", row->venue->id);
		json_boolean(j, "show_map", true);
		json_boolean(j, "show_map_link", true);
	}
	json_list(j, "organizer");
	for (i = 0; i < row->organizers.count; i++)
		json_integer(j, NULL, demo_town_host(town,
		    row->organizers.list[i])->id);
	json_list_end(j);
}

/*
 * Writes the body of a request that creates an event. Its venue, organizers
 * and categories exist. `today` is a day since 1970-01-01: only scheduled
 * events are published later.
 */
static void
demo_event_write(struct json *j, const struct demo_event *e,
    const struct demo_town *town, int64_t today)
{
	const struct demo_row	*row = e->row;

	json_object(j, NULL);
	put_title(j, e);
	put_description(j, e);
	put_excerpt(j, e);
	put_times(j, e, town->timezone);
	put_publication(j, e, today);
	put_flags(j, row);
	json_string(j, "event_status", row->event_status);
	json_string(j, "event_status_reason", row->event_status_reason);
	put_picture(j, e->theme != NULL && e->theme->picture != NULL ?
	    e->theme->picture : row->picture);
	put_links(j, row, town);
	if (*row->cost != '\0')
		json_string(j, "cost", row->cost);
	if (*row->website != '\0')
		json_string(j, "website", row->website);
	if (row->series)
		put_recurrence(j, row);
	json_object_end(j);
}

struct fill {
	struct inside		*inside;
	struct arena		*arena;		/* of the next request */
	struct json		 body;
	struct demo_town	*town;
};

static const char *
complain(const struct fill *f, const char *path, int status)
{
	size_t	 length;

	return (command_complaint("%s: %d %s", path, status,
	    inside_body(f->inside, &length)));
}

static struct json *
start(struct fill *f)
{
	arena_reset(f->arena);
	json_init(&f->body, f->arena, 4096);
	return (&f->body);
}

static const struct value *
answer(struct fill *f)
{
	const char	*error, *body;
	size_t		 length;

	body = inside_body(f->inside, &length);

	return (json_read(f->arena, body, length, &error));
}

static int64_t
id_of(const struct value *record)
{
	const struct value	*id = value_get(record, "id");

	return (id == NULL ? 0 : strtoll(id->text, NULL, 10));
}

/* Stores the id of the record that was made. */
/* Stores the id of the created record. */
static const char *
read_id(struct fill *f, const char *path, int status, int64_t *to)
{
	if (status != 200 && status != 201)
		return (complain(f, path, status));
	*to = id_of(answer(f));

	return (*to == 0 ? complain(f, path, status) : NULL);
}

/* Sends the body. */
static const char *
send(struct fill *f, const char *path, int64_t *to)
{
	return (read_id(f, path, inside_ask(f->inside, "POST", path,
	    f->body.buf.data), to));
}

static const char *
fill_picture(struct fill *f, struct demo_scene *scene)
{
	struct picture	*picture;
	int		 status;

	arena_reset(f->arena);
	if ((picture = demo_scene_draw(scene)) == NULL)
		return (command_complaint("cannot draw '%s'", scene->name));
	status = inside_keep_picture(f->inside, picture, "", scene->alt);
	free(picture);

	return (read_id(f, "/images", status, &scene->id));
}

/* Omits an empty text. */
static void
put_text(struct json *j, const char *name, const char *text)
{
	if (*text != '\0')
		json_string(j, name, text);
}

static const char *
fill_venue(struct fill *f, struct demo_place *place)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "venue", place->name);
	json_string(j, "description", place->text);
	json_string(j, "address", place->address);
	json_string(j, "city", f->town->name);
	json_string(j, "state", f->town->state);
	json_string(j, "country", f->town->country);
	put_text(j, "phone", place->phone);
	put_text(j, "website", place->website);
	json_number(j, "geo_lat", place->geo_lat);
	json_number(j, "geo_lng", place->geo_lng);
	put_picture(j, place->picture);
	json_object_end(j);

	return (send(f, "/venues", &place->id));
}

static const char *
fill_organizer(struct fill *f, struct demo_host *host)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "organizer", host->name);
	json_string(j, "description", host->text);
	json_string(j, "email", host->email);
	put_text(j, "phone", host->phone);
	put_text(j, "website", host->website);
	json_object_end(j);

	return (send(f, "/organizers", &host->id));
}

static const char *
fill_categories(struct fill *f, struct demo_category *categories,
    size_t count, int64_t parent)
{
	struct demo_category	*c;
	const char		*why = NULL;
	struct json		*j;

	for (c = categories; c < categories + count && why == NULL; c++) {
		j = start(f);
		json_object(j, NULL);
		json_string(j, "name", c->name);
		json_string(j, "description", c->text);
		json_string(j, "color", c->color);
		json_integer(j, "parent", parent);
		json_object_end(j);
		if ((why = send(f, "/categories", &c->id)) == NULL)
			why = fill_categories(f, c->below, c->below_count,
			    c->id);
	}

	return (why);
}

static const char *
protect(struct fill *f, int64_t id)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "password", f->town->password);
	json_object_end(j);

	return (send(f, arena_printf(f->arena, "/events/%" PRId64, id), &id));
}

/* Creates the series of a row with its first event. */
static const char *
fill_series(struct fill *f, const struct demo_event *first, int64_t today)
{
	struct demo_event	 event = *first;
	const char		*why;
	int64_t			 id;

	event.theme = NULL;
	demo_event_write(start(f), &event, f->town, today);
	if ((why = send(f, "/events", &id)) == NULL)
		event.row->series_id = id_of(value_get(answer(f), "series"));

	return (why);
}

/* Finds the event of a series on its day. */
static const char *
find_event(struct fill *f, const struct demo_event *e, int64_t *id)
{
	const struct value	*list;
	const char		*path;
	int			 status, year, month, day;

	date_civil(e->day, &year, &month, &day);
	arena_reset(f->arena);
	path = arena_printf(f->arena, "/events?series=%" PRId64 "&start_date="
	    "%04d-%02d-%02d&end_date=%04d-%02d-%02d", e->row->series_id, year,
	    month, day, year, month, day);
	status = inside_ask(f->inside, "GET", path, NULL);
	list = value_get(answer(f), "events");
	*id = list == NULL ? 0 : id_of(list->first);

	return (*id == 0 ? complain(f, path, status) : NULL);
}

/* An event of a series has its own theme. */
static const char *
fill_repeated(struct fill *f, const struct demo_event *e, int64_t today)
{
	const char	*why = NULL;
	struct json	*j;
	int64_t		 id;

	if (e->row->series_id == 0)
		why = fill_series(f, e, today);
	if (why != NULL || e->theme == NULL)
		return (why);
	if ((why = find_event(f, e, &id)) != NULL)
		return (why);
	j = start(f);
	json_object(j, NULL);
	put_title(j, e);
	put_description(j, e);
	put_excerpt(j, e);
	put_picture(j, e->theme->picture);
	json_object_end(j);

	return (send(f, arena_printf(f->arena, "/events/%" PRId64, id), &id));
}

static const char *
fill_event(struct fill *f, const struct demo_event *e, int64_t today)
{
	const char	*why;
	int64_t		 id = 0;

	if (e->row->series)
		return (fill_repeated(f, e, today));
	demo_event_write(start(f), e, f->town, today);
	why = send(f, "/events", &id);
	if (why == NULL && e->row->protected)
		why = protect(f, id);

	return (why);
}

const char *
demo_fill(struct inside *inside, struct demo_town *town, int64_t today,
    const struct demo_event events[DEMO_EVENTS])
{
	struct fill	 f = { .inside = inside, .arena = arena_new(),
	    .town = town };
	const char	*why = NULL;
	size_t		 i;

	for (i = 0; i < town->picture_count && why == NULL; i++)
		why = fill_picture(&f, &town->pictures[i]);
	for (i = 0; i < town->venue_count && why == NULL; i++)
		why = fill_venue(&f, &town->venues[i]);
	for (i = 0; i < town->organizer_count && why == NULL; i++)
		why = fill_organizer(&f, &town->organizers[i]);
	if (why == NULL)
		why = fill_categories(&f, town->categories,
		    town->category_count, 0);
	for (i = 0; i < DEMO_EVENTS && why == NULL; i++)
		why = fill_event(&f, &events[i], today);
	arena_free(f.arena);

	return (why);
}
