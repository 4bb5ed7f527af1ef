#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/image.h"
#include "calendar/terms.h"
#include "command/csv/csv_columns.h"
#include "command/csv/csv_rows.h"
#include "command/export/export_events.h"
#include "command/inside.h"
#include "config/site.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/store.h"
#include "text/html.h"

#define BYTE_ORDER_MARK	"\xef\xbb\xbf"	/* Excel needs it */

struct csv_export {
	struct request	*rq;		/* its arena is that of the row */
	const char	*ids;		/* csv_ids() */
	const char	*cells[CSV_WRITTEN];
};

static void
write_row(struct csv_export *x, FILE *to)
{
	struct buf	 row;
	int		 i;

	buf_init(&row, x->rq->arena, 4096);
	for (i = 0; i < CSV_WRITTEN; i++) {
		if (i > 0)
			buf_char(&row, ',');
		csv_add_cell(&row, x->cells[i]);
	}
	buf_string(&row, "\r\n");
	fwrite(row.data, 1, row.length, to);
}

static void
set_text(struct csv_export *x, enum csv_column column, const char *text)
{
	x->cells[column] = html_text(x->rq->arena, text);
}

static void
set_truth(struct csv_export *x, enum csv_column column, bool truth)
{
	x->cells[column] = truth ? "yes" : "no";
}

/* "2027-03-01" and "18:00", or "18:00:30". */
static void
set_time(struct csv_export *x, enum csv_column day, enum csv_column time,
    int64_t local)
{
	struct arena	*arena = x->rq->arena;
	char		 text[DATE_TEXT];
	size_t		 day_length = strlen("2027-03-01");
	const char	*clock = text + day_length + 1;

	date_print(local, text);
	x->cells[day] = arena_copy(arena, text, day_length);
	x->cells[time] = arena_copy(arena, clock, strcmp(clock +
	    strlen("18:00"), ":00") == 0 ? strlen("18:00") : strlen(clock));
}

static void
set_dates(struct csv_export *x, const struct event_dates *d)
{
	set_time(x, CSV_START_DATE, CSV_START_TIME, d->start.local);
	set_time(x, CSV_END_DATE, CSV_END_TIME, d->end.local);
	if (d->all_day)
		x->cells[CSV_START_TIME] = x->cells[CSV_END_TIME] = "";
	set_truth(x, CSV_ALL_DAY, d->all_day);
	x->cells[CSV_TIMEZONE] = d->timezone;
}

/* The file has no passwords, so what they protect becomes private. */
static void
set_states(struct csv_export *x, const struct event *e)
{
	char	 text[DATE_TEXT];

	x->cells[CSV_STATUS] = status_name(e->password != NULL &&
	    status_is_public(e->head.status) ? STATUS_PRIVATE :
	    e->head.status);
	if (e->head.has_published) {
		date_print(e->head.published, text);
		x->cells[CSV_PUBLISHED] = arena_string(x->rq->arena, text);
	}
	if (event_is_canceled(e) || event_is_postponed(e))
		x->cells[CSV_EVENT_STATUS] = e->event_status;
	x->cells[CSV_REASON] = e->event_status_reason;
	set_truth(x, CSV_FEATURED, e->featured);
	set_truth(x, CSV_STICKY, e->sticky);
	set_truth(x, CSV_HIDDEN, e->hide_from_listings);
	set_truth(x, CSV_SHOW_MAP, e->show_map);
	set_truth(x, CSV_SHOW_MAP_LINK, e->show_map_link);
}

static void
set_venue(struct csv_export *x, int64_t id)
{
	struct request	*rq = x->rq;
	struct venue	 v;

	if (id == 0 || !venue_find(rq, id, &v) ||
	    v.head.status == STATUS_TRASH)
		return;
	set_text(x, CSV_VENUE, v.head.name);
	set_text(x, CSV_ADDRESS, v.address);
	set_text(x, CSV_ZIP, v.zip);
	set_text(x, CSV_CITY, v.city);
	set_text(x, CSV_STATE, v.state);
	set_text(x, CSV_PROVINCE, v.province);
	set_text(x, CSV_COUNTRY, v.country);
	set_text(x, CSV_PHONE, v.phone);
	x->cells[CSV_VENUE_WEBSITE] = v.website;
	if (!v.has_geo_lat)
		return;
	x->cells[CSV_LATITUDE] = arena_printf(rq->arena, "%.10g", v.geo_lat);
	x->cells[CSV_LONGITUDE] = arena_printf(rq->arena, "%.10g", v.geo_lng);
}

static void
set_organizers(struct csv_export *x, const struct event_linked *linked)
{
	struct request		*rq = x->rq;
	struct organizer	 o;
	struct buf		 names, emails, phones, websites;
	size_t			 i;

	buf_init(&names, rq->arena, 64);
	buf_init(&emails, rq->arena, 64);
	buf_init(&phones, rq->arena, 64);
	buf_init(&websites, rq->arena, 64);
	for (i = 0; i < linked->organizer_count; i++) {
		if (!organizer_find(rq, linked->organizers[i], &o) ||
		    o.head.status == STATUS_TRASH)
			continue;
		csv_add_name(&names, html_text(rq->arena, o.head.name));
		csv_add_name(&emails, o.email);
		csv_add_name(&phones, html_text(rq->arena, o.phone));
		csv_add_name(&websites, o.website);
	}
	x->cells[CSV_ORGANIZERS] = names.data;
	x->cells[CSV_ORGANIZER_EMAIL] = emails.data;
	x->cells[CSV_ORGANIZER_PHONE] = phones.data;
	x->cells[CSV_ORGANIZER_WEBSITE] = websites.data;
}

static void
set_terms(struct csv_export *x, const struct event_linked *linked)
{
	struct request		*rq = x->rq;
	struct statement	*st;
	struct term		 t;
	struct buf		 categories, tags;
	const char		*key;
	int64_t			 until;
	size_t			 i;

	buf_init(&categories, rq->arena, 64);
	buf_init(&tags, rq->arena, 64);
	for (i = 0; i < linked->term_count; i++) {
		st = term_select_embedded(rq, ids_text(rq->arena, &(struct ids){
		    1, (int64_t *)(uintptr_t)&linked->terms[i], 0 }));
		while (term_next_embedded(rq, st, &t, &key, &until))
			csv_add_name(term_kind_shown(t.kind) == TERM_CATEGORY ?
			    &categories : &tags,
			    html_text(rq->arena, t.name));
		db_done(st);
	}
	x->cells[CSV_CATEGORIES] = categories.data;
	x->cells[CSV_TAGS] = tags.data;
}

/* Only a configured address leads to pictures that are stored here. */
static void
set_image(struct csv_export *x, const char *url)
{
	if (*url != '/' || *x->rq->site->base_url != '\0')
		x->cells[CSV_IMAGE] = image_address(x->rq, url);
}

static void
set_event(struct csv_export *x, const struct event *e)
{
	struct arena	*arena = x->rq->arena;

	x->cells[CSV_ID] = arena_join(arena, x->ids, arena_integer(arena,
	    e->head.id), NULL);
	set_text(x, CSV_TITLE, e->head.name);
	set_dates(x, &e->dates);
	set_states(x, e);
	x->cells[CSV_DESCRIPTION] = e->head.description;
	x->cells[CSV_EXCERPT] = e->excerpt;
	set_venue(x, e->linked->venue);
	set_organizers(x, e->linked);
	set_terms(x, e->linked);
	set_text(x, CSV_COST, e->cost);
	x->cells[CSV_WEBSITE] = e->website;
	if (e->head.image != 0)
		set_image(x, e->head.image_url);
	x->cells[CSV_SLUG] = e->head.slug;
}

static void
clear_cells(struct csv_export *x)
{
	int	 i;

	for (i = 0; i < CSV_WRITTEN; i++)
		x->cells[i] = "";
}

static void
write_head(struct csv_export *x, FILE *to)
{
	int	 i;

	fputs(BYTE_ORDER_MARK, to);
	for (i = 0; i < CSV_WRITTEN; i++)
		x->cells[i] = csv_column_name((enum csv_column)i);
	write_row(x, to);
}

static void
write_event(struct csv_export *x, int64_t id, FILE *to)
{
	struct event	 e;

	arena_reset(x->rq->arena);
	clear_cells(x);
	if (!event_find(x->rq, id, &e))
		return;
	set_event(x, &e);
	write_row(x, to);
}

static struct statement *
select_events(struct db *db, int64_t after)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM events WHERE id > $1 AND status < $2"
	    " ORDER BY id LIMIT $3");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, STATUS_TRASH);
	db_bind_integer(st, 3, EXPORT_PAGE);
	return (st);
}

void
export_csv(struct db *db, const struct site *site, FILE *to)
{
	struct arena		*arena = arena_new(), *row = arena_new();
	struct csv_export	 x = { .rq = inside_reader(arena, db, site) };
	int64_t			 ids[EXPORT_PAGE], last = 0;
	size_t			 count, i;

	x.ids = csv_ids(arena, site_id(db, arena));
	x.rq->arena = row;
	write_head(&x, to);
	do {
		count = export_ids(select_events(db, last), ids);
		for (i = 0; i < count; i++)
			write_event(&x, last = ids[i], to);
	} while (count == EXPORT_PAGE);
	arena_free(row);
	arena_free(arena);
}
