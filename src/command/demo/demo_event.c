#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/demo/demo.h"
#include "command/demo/demo_event.h"
#include "text/dates.h"

#define DAY	INT64_C(86400)
#define MORNING	(12 * 3600)	/* when the first is written down, UTC */

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

/* The first sentence of what makes this one special. */
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
	if (e->row->when.weeks == 0 && e->row->when.nth == 0)
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

/* Some weeks ahead, and at some time of a day that is over. */
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

void
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
	put_links(j, row, town);
	if (*row->cost != '\0')
		json_string(j, "cost", row->cost);
	if (*row->website != '\0')
		json_string(j, "website", row->website);
	if (row->first != 0)
		json_integer(j, "post_parent", row->first);
	json_object_end(j);
}
