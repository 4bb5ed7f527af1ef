#include "command/ical/ical_form.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical/ical_parse.h"
#include "command/import/import.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/html_foreign.h"
#include "text/urls.h"
#include "text/zones.h"

#define NO_TITLE	"Untitled"

bool
ical_mark(struct ical *c, enum import_kind kind, const char *name)
{
	return (import_mark(c->im, c->seen, kind, name));
}

static const char *
join_lines(struct ical *c, const char *text)
{
	return (html_foreign_line(c->record, text));
}

static bool
put_venue(struct ical *c, const struct ical_event *e, struct import_record *of)
{
	struct import_record	 r;
	const char		*name;

	name = e->location != NULL ? join_lines(c, e->location) : "";
	if (*name == '\0') {
		if (e->has_place)
			ical_lose(c, e, "GEO", "has no LOCATION");
		return (true);
	}
	form_start(&r, c->record, IMPORT_VENUE, name);
	form_names(of, "venue", r.name);
	if (ical_mark(c, IMPORT_VENUE, r.name))
		return (true);
	form_text(&r, "venue", name);
	if (e->has_place) {
		form_text(&r, "geo_lat", arena_printf(c->record, "%.10g",
		    e->place.lat));
		form_text(&r, "geo_lng", arena_printf(c->record, "%.10g",
		    e->place.lon));
	}
	return (import_put(c->im, &r));
}

static bool
put_organizer(struct ical *c, const struct ical_event *e,
    struct import_record *of)
{
	struct import_record	 r;

	if (e->organizer == NULL)
		return (true);
	form_start(&r, c->record, IMPORT_ORGANIZER, e->email != NULL ?
	    e->email : e->organizer);
	form_names(of, "organizer", r.name);
	if (ical_mark(c, IMPORT_ORGANIZER, r.name))
		return (true);
	form_text(&r, "organizer", join_lines(c, e->organizer));
	form_text(&r, "email", e->email);
	return (import_put(c->im, &r));
}

static bool
put_categories(struct ical *c, const struct ical_event *e,
    struct import_record *of)
{
	struct ical_properties	 all;
	struct import_record	 r;
	const char		*name;
	size_t			 i;

	ical_properties(c->record, e->from, ICAL_CATEGORIES_PROPERTY, &all);
	for (i = 0; i < all.count; i++) {
		name = icalproperty_get_categories(all.list[i]);
		if (name == NULL)
			continue;
		/* Libical keeps the comma after an empty name. */
		name = join_lines(c, name + strspn(name, ","));
		if (*name == '\0')
			continue;
		form_start(&r, c->record, IMPORT_CATEGORY, name);
		form_names(of, "categories", r.name);
		if (ical_mark(c, IMPORT_CATEGORY, r.name))
			continue;
		form_text(&r, "name", name);
		if (!import_put(c->im, &r))
			return (false);
	}
	return (true);
}

static void
add_title(struct ical *c, const struct ical_event *e, struct import_record *r)
{
	const char	*title;

	title = e->title != NULL ? join_lines(c, e->title) : "";
	if (*title == '\0')
		ical_lose(c, e, "SUMMARY", "is empty; the title is " NO_TITLE);
	form_text(r, "title", *title != '\0' ? title : NO_TITLE);
}

static void
add_time(struct import_record *r, const char *field, int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	form_text(r, field, text);
}

/*
 * If a calendar has only UTC times, X-WR-TIMEZONE is the zone for showing
 * them.
 */
static void
add_dates(struct ical *c, struct import_record *r,
    const struct ical_when *start, int64_t end)
{
	struct ical_when	 last = *start;
	const struct zone	*shown = c->zones.shown;
	int64_t			 from = start->local;
	const char		*zone = start->text;

	if (start->zone == zone_utc() && shown != NULL) {
		last.local = end;
		from = zone_to_local(shown, ical_when_utc(start));
		end = zone_to_local(shown, ical_when_utc(&last));
		zone = c->zones.shown_name;
	}
	add_time(r, "start_date", from);
	add_time(r, "end_date", end);
	form_text(r, "timezone", *zone != '\0' ? zone :
	    c->zones.site->timezone);
}

/*
 * WordPress escapes addresses: ?a=1&#038;b=2. Other programs escape them like
 * texts, although no address has a backslash.
 */
static const char *_Nullable
decode_address(struct ical *c, const char *_Nullable address)
{
	char	*text, *from, *to;

	if (address == NULL || strchr(address, '<') != NULL)
		return (address);
	text = from = to = arena_string(c->record,
	    html_text(c->record, address));
	for (; *from != '\0'; from++)
		if (*from != '\\' || (from[1] != ';' && from[1] != ','))
			*to++ = *from;
	*to = '\0';
	return (url_with_scheme(c->record, text));
}

void
ical_fill_status(const struct ical_event *e, struct import_record *r)
{
	if (e->event_status != NULL)
		form_text(r, "event_status", e->event_status);
	if (e->reason != NULL)
		form_text(r, "event_status_reason", e->reason);
	r->version = e->version;
	r->is_stamped = true;
}

bool
ical_fill(struct ical *c, const struct ical_event *e, struct import_record *r,
    const struct ical_when *start, int64_t end)
{
	add_title(c, e, r);
	add_dates(c, r, start, end);
	form_boolean(r, "all_day", start->is_date);
	form_text(r, "description", e->description);
	form_text(r, "website", decode_address(c, e->website));
	if (e->image != NULL && !form_image(r, e->image))
		ical_lose(c, e, "ATTACH", "has no URL");
	form_text(r, "status", e->status);
	ical_fill_status(e, r);
	if (e->parent != NULL)
		form_name(r, "post_parent", e->parent);
	if (e->has_created)
		add_time(r, "date_utc", e->created);
	r->extras.has_modified = e->has_modified;
	r->extras.modified = e->modified;
	return (put_venue(c, e, r) && put_organizer(c, e, r) &&
	    put_categories(c, e, r));
}

static bool
put_record(struct ical *c, const struct ical_event *e, const char *name,
    const struct ical_when *start, int64_t end, int64_t here,
    enum import_counted counted)
{
	struct import_record	 r;

	form_start(&r, c->record, IMPORT_EVENT, name);
	if (ical_mark(c, IMPORT_EVENT, r.name)) {
		ical_lose(c, e, "UID", "occurs twice; the first one is used");
		return (true);
	}
	r.here = here;
	r.counted = counted;
	r.is_part = c->is_message && (here != 0 ||
	    import_known(c->im, IMPORT_EVENT, r.name) != 0);
	if (r.is_part)
		ical_fill_status(e, &r);
	else if (!ical_fill(c, e, &r, start, end))
		return (false);
	return (import_put(c->im, &r));
}

bool
ical_put_change(struct ical *c, const struct ical_event *e, const char *name,
    const struct ical_when *start, int64_t end, int64_t here,
    enum import_counted counted)
{
	bool	 fine;

	fine = put_record(c, e, name, start, end, here, counted);
	arena_reset(c->record);
	return (fine);
}

bool
ical_put_event(struct ical *c, const struct ical_event *e, const char *name,
    const struct ical_when *start, int64_t end)
{
	return (ical_put_change(c, e, name, start, end, 0,
	    IMPORT_COUNTED_ALONE));
}
