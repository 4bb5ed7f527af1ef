#include "command/csv/csv_form.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "command/csv/csv_cell.h"
#include "command/csv/csv_times.h"
#include "command/ical/ical_uid.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/imports_series.h"
#include "text/dates.h"
#include "text/html_foreign.h"
#include "text/urls.h"

/* Columns whose texts are fields of an event, of a venue, and truths. */
static const struct field {
	enum csv_column	 column;
	const char	*name;
} event_texts[] = {
	{ CSV_DESCRIPTION, "description" }, { CSV_EXCERPT, "excerpt" },
	{ CSV_REASON, "event_status_reason" }, { CSV_SLUG, "slug" }
}, venue_texts[] = {
	{ CSV_ADDRESS, "address" }, { CSV_ZIP, "zip" }, { CSV_CITY, "city" },
	{ CSV_STATE, "state" }, { CSV_PROVINCE, "province" },
	{ CSV_COUNTRY, "country" }, { CSV_PHONE, "phone" }
}, truths[] = {
	{ CSV_FEATURED, "featured" }, { CSV_STICKY, "sticky" },
	{ CSV_HIDDEN, "hide_from_listings" }, { CSV_SHOW_MAP, "show_map" },
	{ CSV_SHOW_MAP_LINK, "show_map_link" }
}, organizer_texts[] = {
	{ CSV_ORGANIZER_EMAIL, "email" }, { CSV_ORGANIZER_PHONE, "phone" },
	{ CSV_ORGANIZER_WEBSITE, "website" }
};

static void
add_texts(struct csv *c, struct import_record *r, const struct field *list,
    size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		form_text(r, list[i].name, csv_cell(c, list[i].column));
}

static const char *
read_address(struct csv *c, const char *text)
{
	return (url_with_scheme(c->arena, text));
}

/* People write a comma in numbers. */
static void
add_number(struct csv *c, struct import_record *r, const char *field,
    const char *text)
{
	char	*copy = arena_string(c->arena, text), *comma;

	if ((comma = strchr(copy, ',')) != NULL)
		*comma = '.';
	form_text(r, field, copy);
}

/* Venues with one name and another address are other venues. */
static const char *
venue_key(struct csv *c, const char *name)
{
	static const enum csv_column	 parts[] = {
		CSV_ADDRESS, CSV_ZIP, CSV_CITY, CSV_COUNTRY
	};
	const char			*key = name, *text;
	size_t				 i;

	for (i = 0; i < COUNT(parts); i++)
		if (*(text = csv_cell(c, parts[i])) != '\0')
			key = arena_join(c->arena, key, ", ", text, NULL);
	return (ical_shorten_uid(c->arena, key));
}

/* Without the name of a venue it is called by its address or city. */
static const char *
venue_name(const struct csv *c)
{
	static const enum csv_column	 names[] = {
		CSV_VENUE, CSV_ADDRESS, CSV_CITY
	};
	const char			*text = "";
	size_t				 i;

	for (i = 0; i < COUNT(names) && *text == '\0'; i++)
		text = csv_cell(c, names[i]);
	return (html_foreign_line(c->arena, text));
}

static bool
put_venue(struct csv *c, struct import_record *of)
{
	const char		*name = venue_name(c);
	struct import_record	 r;

	if (*name == '\0')
		return (true);
	form_start(&r, c->arena, IMPORT_VENUE, venue_key(c, name));
	r.address = name;
	form_names(of, "venue", r.name);
	if (import_mark(c->im, c->seen, IMPORT_VENUE, r.name))
		return (true);
	form_text(&r, "venue", name);
	add_texts(c, &r, venue_texts, COUNT(venue_texts));
	form_text(&r, "website", read_address(c, csv_cell(c,
	    CSV_VENUE_WEBSITE)));
	add_number(c, &r, "geo_lat", csv_cell(c, CSV_LATITUDE));
	add_number(c, &r, "geo_lng", csv_cell(c, CSV_LONGITUDE));
	return (import_put(c->im, &r));
}

/* One name more than an event may have is reported; none are created then. */
static bool
put_organizers(struct csv *c, struct import_record *of)
{
	const char		*names = csv_cell(c, CSV_ORGANIZERS), *name;
	const char		*rest[COUNT(organizer_texts)];
	const char		*texts[COUNT(organizer_texts)];
	struct import_record	 r;
	size_t			 i, count = 0;

	for (i = 0; i < COUNT(organizer_texts); i++)
		rest[i] = csv_cell(c, organizer_texts[i].column);
	while ((name = csv_next_name(c->arena, &names)) != NULL) {
		for (i = 0; i < COUNT(organizer_texts); i++)
			texts[i] = csv_next_name(c->arena, &rest[i]);
		name = html_foreign_line(c->arena, name);
		if (*name == '\0')
			continue;
		form_start(&r, c->arena, IMPORT_ORGANIZER, name);
		form_names(of, "organizer", r.name);
		if (++count > SERVICE_EVENT_ORGANIZERS_ITEMS)
			break;
		if (import_mark(c->im, c->seen, IMPORT_ORGANIZER, r.name))
			continue;
		form_text(&r, "organizer", name);
		for (i = 0; i < COUNT(organizer_texts); i++)
			form_text(&r, organizer_texts[i].name, texts[i]);
		if (!import_put(c->im, &r))
			return (false);
	}
	return (true);
}

static bool
put_terms(struct csv *c, enum csv_column column, enum import_kind kind,
    struct import_record *of)
{
	const char		*names = csv_cell(c, column), *name;
	struct import_record	 r;
	size_t			 count = 0;

	while ((name = csv_next_name(c->arena, &names)) != NULL) {
		name = html_foreign_line(c->arena, name);
		if (*name == '\0')
			continue;
		form_start(&r, c->arena, kind, name);
		form_names(of, import_kind_plural(kind), r.name);
		if (++count > SERVICE_EVENT_TERMS_ITEMS)
			break;
		if (import_mark(c->im, c->seen, kind, r.name))
			continue;
		form_text(&r, "name", name);
		if (!import_put(c->im, &r))
			return (false);
	}
	return (true);
}

/* "$10" from "10" and "$". */
static const char *
find_cost(const struct csv *c)
{
	static const char *const	 after[] = {
		"suffix", "postfix", "after", "right"
	};
	const char	*cost = csv_cell(c, CSV_COST);
	const char	*symbol = csv_cell(c, CSV_CURRENCY);
	size_t		 i;

	if (*cost == '\0' || cost[strspn(cost, "0123456789.,")] != '\0')
		return (cost);
	for (i = 0; i < COUNT(after); i++)
		if (strcasecmp(csv_cell(c, CSV_CURRENCY_POSITION),
		    after[i]) == 0)
			return (arena_join(c->arena, cost, symbol, NULL));
	return (arena_join(c->arena, symbol, cost, NULL));
}

static void
add_status(struct csv *c, struct import_record *r, enum csv_column column,
    const char **status)
{
	const char	*field, *value;

	if (*csv_cell(c, column) == '\0')
		return;
	if (!csv_read_status(c->arena, csv_cell(c, column), &field, &value)) {
		csv_lose(c, column, "is unknown; the event becomes a draft");
		*status = "draft";
	} else if (strcmp(field, "status") == 0) {
		*status = value;
	} else {
		form_text(r, field, value);
	}
}

static void
add_states(struct csv *c, struct import_record *r)
{
	const char	*status = "publish";
	bool		 truth;
	size_t		 i;

	add_status(c, r, CSV_STATUS, &status);
	add_status(c, r, CSV_EVENT_STATUS, &status);
	if (csv_cell_truth(c, CSV_PRIVATE, &truth) && truth)
		status = "private";
	form_text(r, "status", status);
	for (i = 0; i < COUNT(truths); i++)
		if (csv_cell_truth(c, truths[i].column, &truth))
			form_boolean(r, truths[i].name, truth);
}

static void
add_time(struct import_record *r, const char *field, int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	form_text(r, field, text);
}

static void
add_published(struct csv *c, struct import_record *r)
{
	const char	*text = csv_cell(c, CSV_PUBLISHED);
	struct csv_when	 when;

	if (*text == '\0')
		return;
	if (csv_read_day(text, c->order, &when) && when.time != CSV_NO_TIME)
		add_time(r, "date_utc", when.day * DATE_DAY + when.time);
	else
		csv_lose(c, CSV_PUBLISHED, "is not a time");
}

static bool
fill_event(struct csv *c, struct import_record *r, const char *title,
    const struct csv_times *t)
{
	const char	*image = csv_cell(c, CSV_IMAGE);

	form_text(r, "title", title);
	add_time(r, "start_date", t->start);
	add_time(r, "end_date", t->end);
	form_text(r, "timezone", t->timezone);
	form_boolean(r, "all_day", t->all_day);
	add_texts(c, r, event_texts, COUNT(event_texts));
	form_text(r, "website", read_address(c, csv_cell(c, CSV_WEBSITE)));
	form_text(r, "cost", find_cost(c));
	if (*image != '\0' && !form_image(r, image))
		csv_lose(c, CSV_IMAGE, "is not a URL");
	add_states(c, r);
	add_published(c, r);
	return (put_venue(c, r) && put_organizers(c, r) &&
	    put_terms(c, CSV_CATEGORIES, IMPORT_CATEGORY, r) &&
	    put_terms(c, CSV_TAGS, IMPORT_TAG, r));
}

static const char *
name_of(struct csv *c, const char *title, const struct csv_times *t)
{
	char		 start[DATE_TEXT];
	const char	*id = csv_cell(c, CSV_ID);

	date_print(t->start, start);
	return (ical_shorten_uid(c->arena, *id != '\0' ? id :
	    arena_join(c->arena, start, " ", title, ", ", venue_name(c),
	    NULL)));
}

/*
 * Whether the ID is that of an event of another file: neither title nor start
 * are as before. Tables often number their rows.
 */
static bool
is_of_another(struct csv *c, const char *name, const char *title,
    const struct csv_times *t)
{
	struct import_begin	 here;
	int64_t			 id;

	if (!c->is_shared || *csv_cell(c, CSV_ID) == '\0' ||
	    ical_uid_is_unique(name) ||
	    (id = import_known(c->im, IMPORT_EVENT, name)) == 0)
		return (false);
	inside_begin(c->im->inside);
	imports_begin(inside_db(c->im->inside), c->arena, id, &here);
	return (here.title != NULL && here.start != t->utc &&
	    strcmp(here.title, title) != 0);
}

/* Returns NULL, or why the row is left out, by its ID. */
static const char *_Nullable
refuse_name(struct csv *c, const char *name, const char *title,
    const struct csv_times *t)
{
	if (strncmp(csv_cell(c, CSV_ID), c->own, strlen(c->own)) == 0)
		return ("is that of an event of this calendar; the row is left"
		    " out");
	if (import_mark(c->im, c->seen, IMPORT_EVENT, name))
		return ("occurs twice; the first row is used");
	if (is_of_another(c, name, title, t))
		return ("is that of an event of another file; --source imports"
		    " it");
	return (NULL);
}

static bool
refuse_row(struct csv *c, enum csv_column column, const char *why)
{
	const char	*title = csv_cell(c, CSV_TITLE);

	csv_lose(c, column, why);
	report_record(c->im->report, IMPORT_EVENT, IMPORT_REFUSED,
	    *title != '\0' ? title : NULL);
	return (true);
}

bool
csv_put_row(struct csv *c)
{
	struct import_record	 r;
	struct csv_times	 t;
	enum csv_column		 column;
	const char		*title, *name, *why;

	title = html_foreign_line(c->arena, csv_cell(c, CSV_TITLE));
	if (*title == '\0')
		return (refuse_row(c, CSV_TITLE, "is missing; the row is left"
		    " out"));
	if ((why = csv_read_times(c, &t, &column)) != NULL)
		return (refuse_row(c, column, why));
	name = name_of(c, title, &t);
	if ((why = refuse_name(c, name, title, &t)) != NULL)
		return (refuse_row(c, CSV_ID, why));
	form_start(&r, c->arena, IMPORT_EVENT, name);
	r.address = arena_printf(c->arena, "line %lld of %s",
	    (long long)c->row.line, c->path);
	return (fill_event(c, &r, title, &t) && import_put(c->im, &r));
}
