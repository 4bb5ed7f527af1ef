#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/demo.h"
#include "command/demo_event.h"
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
	const char		*at, *end;
	struct buf		 text;

	buf_init(&text, j->buf.arena, 2048);
	if (e->theme != NULL)
		put_paragraph(&text, e->theme->text, strlen(e->theme->text));
	for (at = row->text; (end = strstr(at, "\n\n")) != NULL; at = end + 2)
		put_paragraph(&text, at, end - at);
	put_paragraph(&text, at, strlen(at));
	if (row->venue != AT_HOME)
		put_paragraph(&text, demo_places[row->venue].note,
		    strlen(demo_places[row->venue].note));
	json_text(j, "description", text.data, text.length - 1);
}

/* The first sentence of what makes this one special. */
static void
put_excerpt(struct json *j, const struct demo_event *e)
{
	const char	*text, *end;

	text = e->theme != NULL ? e->theme->text : e->row->text;
	end = strstr(text, ". ");
	json_text(j, "excerpt", text,
	    end == NULL ? strcspn(text, "\n") : (size_t)(end + 1 - text));
}

static void
put_title(struct json *j, const struct demo_event *e)
{
	const char	*title = e->row->title;
	int		 year, month, day;

	if (e->theme != NULL && e->theme->title != NULL)
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
put_times(struct json *j, const struct demo_event *e)
{
	const struct demo_row	*row = e->row;
	int64_t			 from, to;

	from = e->day * DAY + row->start / 100 * 3600 + row->start % 100 * 60;
	to = row->minutes > 0 ? from + row->minutes * INT64_C(60) :
	    from + (row->days > 1 ? row->days - 1 : 0) * DAY;
	put_time(j, "start_date", from);
	put_time(j, "end_date", to);
	json_string(j, "timezone", row->zone == NULL ? DEMO_ZONE : row->zone);
	json_boolean(j, "all_day", row->minutes == 0);
}

/* Some weeks ahead, and at some time of a day that is over. */
static void
put_publication(struct json *j, const struct demo_event *e, int64_t today)
{
	int64_t	 day;

	day = e->day - 21 - e->day * 7 % 30;
	if (day >= today)
		day = today - 1 - e->day * 7 % 60;
	if (e->row->flags & IS_SCHEDULED)
		day = today + 3;
	put_time(j, "date_utc", day * DAY + MORNING + e->day % 500 * 60);
}

static void
put_status(struct json *j, unsigned flags)
{
	json_string(j, "status", flags & IS_DRAFT ? "draft" :
	    flags & IS_PENDING ? "pending" :
	    flags & IS_PRIVATE ? "private" : "publish");
	json_boolean(j, "featured", flags & FEATURED);
	json_boolean(j, "sticky", flags & STICKY);
	json_boolean(j, "ticketed", flags & TICKETED);
	json_boolean(j, "hide_from_listings", flags & IS_HIDDEN);
}

static void
put_terms(struct json *j, const struct demo_row *row,
    const struct demo_ids *ids)
{
	size_t	 i;

	json_list(j, "categories");
	for (i = 0; i < 2; i++)
		if (row->category[i] != NO_CATEGORY)
			json_integer(j, NULL,
			    ids->categories[row->category[i]]);
	json_list_end(j);
	json_list(j, "tags");
	for (i = 0; i < TAG_COUNT; i++)
		if (row->tags & 1u << i)
			json_string(j, NULL, demo_tags[i]);
	json_list_end(j);
}

static void
put_links(struct json *j, const struct demo_row *row,
    const struct demo_ids *ids)
{
	if (row->venue != AT_HOME) {
		json_integer(j, "venue", ids->venues[row->venue]);
		json_boolean(j, "show_map", true);
		json_boolean(j, "show_map_link", true);
	}
	json_list(j, "organizer");
	if (row->organizer != BY_NOBODY)
		json_integer(j, NULL, ids->organizers[row->organizer]);
	if (row->other != BY_NOBODY)
		json_integer(j, NULL, ids->organizers[row->other]);
	json_list_end(j);
}

void
demo_event_write(struct json *j, const struct demo_event *e,
    const struct demo_ids *ids, int64_t today)
{
	const struct demo_row	*row = e->row;

	json_object(j, NULL);
	put_title(j, e);
	put_description(j, e);
	put_excerpt(j, e);
	put_times(j, e);
	put_publication(j, e, today);
	put_status(j, row->flags);
	put_terms(j, row, ids);
	put_links(j, row, ids);
	if (row->cost != NULL)
		json_string(j, "cost", row->cost);
	if (row->website != NULL)
		json_string(j, "website", row->website);
	if (ids->parent != 0)
		json_integer(j, "post_parent", ids->parent);
	json_object_end(j);
}
