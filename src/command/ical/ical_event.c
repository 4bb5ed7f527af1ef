#include "command/ical/ical_event.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/ical/ical_charset.h"
#include "command/ical/ical_markup.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_same.h"
#include "command/ical/ical_split.h"
#include "command/ical/ical_uid.h"
#include "command/import/import.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/urls.h"
#include "text/zones.h"

struct reader {
	struct ical		*c;
	struct ical_event	*e;
	const char		*plain;		/* DESCRIPTION */
	const char		*markup;	/* of the same, or NULL */
	bool			 is_private;
	bool			 is_draft;	/* by STATUS */
	bool			 is_postponed;
	unsigned		 seen;		/* bits of singles[] */
};

void
ical_lose(struct ical *c, const struct ical_event *e, const char *what,
    const char *why)
{
	if (!c->quiet)
		report_lost(c->im->report, IMPORT_EVENT, what, why,
		    e->address);
}

/* Whether it has letters, and no control characters. */
static bool
is_name(const char *text, size_t length)
{
	size_t	 i, letters = 0;

	for (i = 0; i < length; i++) {
		if ((unsigned char)text[i] < ' ' || text[i] == 0x7f)
			return (false);
		letters += text[i] != ' ';
	}
	return (letters > 0 && charset_is_utf8(text, length));
}

/*
 * The Events Calendar encodes names like parts of addresses: Town%20Hall. A
 * name that is not a text when it is decoded was not encoded.
 */
static const char *_Nullable
organizer_name(struct arena *arena, icalproperty *p)
{
	icalparameter	*cn;
	const char	*name, *text;
	size_t		 length;

	cn = icalproperty_get_first_parameter(p, ICAL_CN_PARAMETER);
	name = cn != NULL ? icalparameter_get_cn(cn) : NULL;
	if (name == NULL || strchr(name, ' ') != NULL)
		return (name);
	text = url_decode(arena, name, strlen(name), false, &length);
	return (is_name(text, length) ? text : name);
}

/* Some programs write a name instead of an address. */
static void
read_organizer(struct reader *r, icalproperty *p)
{
	const char	*address;

	address = icalproperty_get_organizer(p);
	r->e->organizer = organizer_name(r->c->event, p);
	if (address != NULL && strncasecmp(address, "mailto:", 7) == 0)
		r->e->email = address + 7;
	if (r->e->organizer == NULL || *r->e->organizer == '\0')
		r->e->organizer = r->e->email == NULL && address != NULL &&
		    strchr(address, ':') == NULL ? address : r->e->email;
	if (r->e->organizer == NULL)
		ical_lose(r->c, r->e, "ORGANIZER",
		    "has neither a name nor an address");
}

/* Without RELTYPE the relation is PARENT (RFC 5545 section 3.2.15). */
static void
read_relation(struct reader *r, icalproperty *p)
{
	icalparameter	*type;

	type = icalproperty_get_first_parameter(p, ICAL_RELTYPE_PARAMETER);
	if (type == NULL ||
	    icalparameter_get_reltype(type) == ICAL_RELTYPE_PARENT)
		r->e->parent = ical_shorten_uid(r->c->event,
		    icalproperty_get_relatedto(p));
	else
		ical_lose(r->c, r->e, "RELATED-TO",
		    "is not a relation to a parent");
}

/* Some programs write CANCELED, which libical does not know. */
static void
read_status(struct reader *r, icalproperty *p)
{
	const char	*name;

	name = icalproperty_get_value_as_string(p);
	if (name == NULL || strcasecmp(name, "CONFIRMED") == 0)
		return;
	if (strcasecmp(name, "CANCELLED") == 0 ||
	    strcasecmp(name, "CANCELED") == 0)
		r->e->event_status = "canceled";
	else
		r->is_draft = true;
}

static void
read_instant(struct reader *r, icalproperty *p, bool *has, int64_t *utc)
{
	struct ical_when	 w;

	if (!*has && ical_when(p, &r->c->zones, &w)) {
		*has = true;
		*utc = ical_when_utc(&w);
	}
}

static void
read_attachment(struct reader *r, icalproperty *p)
{
	const char	*type = NULL;
	icalparameter	*format;
	icalattach	*attach;

	format = icalproperty_get_first_parameter(p, ICAL_FMTTYPE_PARAMETER);
	if (format != NULL)
		type = icalparameter_get_fmttype(format);
	attach = icalproperty_get_attach(p);
	if (type != NULL && strncasecmp(type, "image/", 6) == 0 &&
	    attach != NULL && icalattach_get_is_url(attach) &&
	    r->e->image == NULL)
		r->e->image = icalattach_get_url(attach);
	else
		ical_lose(r->c, r->e, "ATTACH", "is not supported");
}

/* The first one is used, whether it is a text or an address with data. */
static void
add_markup(struct reader *r, const char *value)
{
	if (strncasecmp(value, "data:", strlen("data:")) == 0)
		value = ical_data(r->c->event, value);
	if (r->markup == NULL && value != NULL)
		r->markup = value;
}

static void
read_description(struct reader *r, icalproperty *p)
{
	icalparameter	*other;
	const char	*address;

	r->plain = icalproperty_get_description(p);
	other = icalproperty_get_first_parameter(p, ICAL_ALTREP_PARAMETER);
	address = other != NULL ? icalparameter_get_altrep(other) : NULL;
	if (address != NULL &&
	    strncasecmp(address, "data:", strlen("data:")) == 0)
		add_markup(r, address);
}

/* The value of a property that libical does not know, by its VALUE, or NULL. */
static const char *_Nullable
unknown_value(icalproperty *p)
{
	const icalvalue	*value = icalproperty_get_value(p);

	switch (icalvalue_isa(value)) {
	case ICAL_TEXT_VALUE:
		return (icalvalue_get_text(value));
	case ICAL_URI_VALUE:
		return (icalvalue_get_uri(value));
	default:
		return (icalproperty_get_x(p));
	}
}

/* Of Outlook, Exchange and Funambol, for events that have times. */
static bool
is_flag_of_days(const char *name)
{
	return (strcasecmp(name, "X-MICROSOFT-CDO-ALLDAYEVENT") == 0 ||
	    strcasecmp(name, "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT") == 0 ||
	    strcasecmp(name, "X-FUNAMBOL-ALLDAY") == 0);
}

static void
read_unknown_property(struct reader *r, icalproperty *p)
{
	const char	*name, *value;

	name = icalproperty_get_property_name(p);
	value = unknown_value(p);
	if (name == NULL)
		return;
	if ((strcasecmp(name, "X-ALT-DESC") == 0 ||
	    strcasecmp(name, "X-STYLED-DESCRIPTION") == 0) && value != NULL)
		add_markup(r, value);
	else if (strcasecmp(name, "X-ALMANAC-EVENT-STATUS") == 0 &&
	    value != NULL && strcmp(value, "postponed") == 0)
		r->is_postponed = true;
	else if (is_flag_of_days(name) && value != NULL)
		r->e->is_all_day = strcasecmp(value, "TRUE") == 0 ||
		    strcmp(value, "1") == 0;
	else if (strcasecmp(name, "IMAGE") == 0 && value != NULL &&
	    strncasecmp(value, "http", 4) == 0)
		r->e->image = value;
	else
		ical_lose(r->c, r->e, name, "is not supported");
}

/* Properties that are not texts. */
static void
read_other_property(struct reader *r, icalproperty *p)
{
	struct ical_event	*e = r->e;

	switch (icalproperty_isa(p)) {
	case ICAL_GEO_PROPERTY:
		e->place = icalproperty_get_geo(p);
		e->has_place = true;
		break;
	case ICAL_DTSTART_PROPERTY:
		e->start = p;
		break;
	case ICAL_DTEND_PROPERTY:
		e->end = p;
		break;
	case ICAL_RECURRENCEID_PROPERTY:
		e->again = p;
		break;
	case ICAL_CREATED_PROPERTY:
		read_instant(r, p, &e->has_created, &e->created);
		break;
	case ICAL_LASTMODIFIED_PROPERTY:
		read_instant(r, p, &e->has_modified, &e->modified);
		break;
	case ICAL_DURATION_PROPERTY:
		e->duration = icalproperty_get_duration(p);
		e->has_duration = true;
		break;
	case ICAL_RRULE_PROPERTY:
	case ICAL_RDATE_PROPERTY:
		e->comes_again = true;
		break;
	case ICAL_EXDATE_PROPERTY:
	case ICAL_EXRULE_PROPERTY:
	case ICAL_DTSTAMP_PROPERTY:
	case ICAL_SEQUENCE_PROPERTY:	/* ical_version() */
	case ICAL_TRANSP_PROPERTY:
	case ICAL_XLICERROR_PROPERTY:
		break;
	default:
		read_unknown_property(r, p);
	}
}

static void
read_property(struct reader *r, icalproperty *p)
{
	switch (icalproperty_isa(p)) {
	case ICAL_UID_PROPERTY:
	case ICAL_CATEGORIES_PROPERTY:
		break;
	case ICAL_SUMMARY_PROPERTY:
		r->e->title = icalproperty_get_summary(p);
		break;
	case ICAL_DESCRIPTION_PROPERTY:
		read_description(r, p);
		break;
	case ICAL_LOCATION_PROPERTY:
		r->e->location = icalproperty_get_location(p);
		break;
	case ICAL_URL_PROPERTY:
		r->e->website = icalproperty_get_url(p);
		break;
	case ICAL_ORGANIZER_PROPERTY:
		read_organizer(r, p);
		break;
	case ICAL_RELATEDTO_PROPERTY:
		read_relation(r, p);
		break;
	case ICAL_ATTACH_PROPERTY:
		read_attachment(r, p);
		break;
	case ICAL_STATUS_PROPERTY:
		read_status(r, p);
		break;
	case ICAL_COMMENT_PROPERTY:
		r->e->reason = icalproperty_get_comment(p);
		break;
	case ICAL_CLASS_PROPERTY:
		r->is_private = icalproperty_get_class(p) != ICAL_CLASS_PUBLIC;
		break;
	default:
		read_other_property(r, p);
	}
}

/* What an event has once (RFC 5545 section 3.6.1); the first one counts. */
static const icalproperty_kind	 singles[] = {
	ICAL_CLASS_PROPERTY, ICAL_DESCRIPTION_PROPERTY, ICAL_DTEND_PROPERTY,
	ICAL_DTSTART_PROPERTY, ICAL_DURATION_PROPERTY, ICAL_GEO_PROPERTY,
	ICAL_LOCATION_PROPERTY, ICAL_ORGANIZER_PROPERTY,
	ICAL_RECURRENCEID_PROPERTY, ICAL_STATUS_PROPERTY,
	ICAL_SUMMARY_PROPERTY, ICAL_URL_PROPERTY
};

static bool
is_repeated(struct reader *r, icalproperty *p)
{
	size_t	 i, count = COUNT(singles);

	for (i = 0; i < count && singles[i] != icalproperty_isa(p); i++)
		;
	if (i == count)
		return (false);
	if (!(r->seen >> i & 1)) {
		r->seen |= 1U << i;
		return (false);
	}
	ical_lose(r->c, r->e, icalproperty_kind_to_string(singles[i]),
	    "occurs twice; the first one is used");
	return (true);
}

/* Reports components within the event, such as alarms. */
static void
report_inner(struct reader *r, icalcomponent *from)
{
	icalcomponent	*inner;
	icalcompiter	 i;

	for (i = icalcomponent_begin_component(from, ICAL_ANY_COMPONENT);
	    (inner = icalcompiter_deref(&i)) != NULL; icalcompiter_next(&i))
		ical_lose(r->c, r->e, ical_part_name(inner),
		    "is not supported");
}

/* A calendar that cancels its events need not say so in each. */
static void
set_status(struct reader *r)
{
	struct ical_event	*e = r->e;

	if (r->c->cancels)
		e->event_status = "canceled";
	if (e->event_status == NULL && r->is_postponed)
		e->event_status = "postponed";
	if (e->event_status == NULL && r->is_draft) {
		ical_lose(r->c, e, "STATUS",
		    "is not CONFIRMED; the event becomes a draft");
		e->status = "draft";
	} else if (r->is_private)
		e->status = "private";
	if (e->event_status == NULL && e->reason != NULL) {
		ical_lose(r->c, e, "COMMENT", "is not supported");
		e->reason = NULL;
	}
}

const char *
ical_address(struct ical *c, icalcomponent *from)
{
	const char		*title, *start = NULL;
	struct ical_properties	 starts;

	if (ical_has_uid(from))
		return (icalcomponent_get_uid(from));
	title = icalcomponent_get_summary(from);
	ical_properties(c->event, from, ICAL_DTSTART_PROPERTY, &starts);
	if (starts.count > 0)
		start = icalproperty_get_value_as_string(starts.list[0]);
	return (arena_printf(c->event, "line %lld of %s%s%s%s%s",
	    (long long)c->piece->line, c->path, title != NULL ? ": " : "",
	    title != NULL ? title : "", start != NULL ? ": " : "",
	    start != NULL ? start : ""));
}

void
ical_event_read(struct ical *c, icalcomponent *from, struct ical_event *e)
{
	struct reader		 r = { .c = c, .e = e };
	struct ical_properties	 all;
	size_t			 i;

	memset(e, 0, sizeof(*e));
	e->from = from;
	e->uid = ical_uid(c->event, from);
	e->address = ical_address(c, from);
	e->status = "publish";
	e->version = ical_version(c, from);
	ical_properties(c->event, from, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (!is_repeated(&r, all.list[i]))
			read_property(&r, all.list[i]);
	report_inner(&r, from);
	set_status(&r);
	e->description = ical_description(c->event, r.plain, r.markup);
}

/*
 * The end of whole days is the midnight after them. Some programs write days as
 * if they were in UTC.
 */
static void
make_days(const struct ical *c, struct ical_when *start,
    struct ical_when *_Nullable last)
{
	const struct zone	*clock = c->zones.shown;

	if (start->zone == zone_utc() && start->local % DATE_DAY == 0)
		clock = zone_utc();
	else if (clock == NULL)
		clock = c->zones.site->zone;
	ical_when_day(start, clock);
	start->local = date_day_start(start->local);
	if (last == NULL || last->is_date)
		return;
	ical_when_day(last, clock);
	last->local = date_day_start(last->local + DATE_DAY - 1);
}

bool
ical_event_times(struct ical *c, const struct ical_event *e,
    struct ical_when *start, int64_t *end)
{
	struct ical_when	 last;
	bool			 has_end, is_before;

	if (e->start == NULL || !ical_when(e->start, &c->zones, start))
		return (false);
	has_end = e->end != NULL && ical_when(e->end, &c->zones, &last);
	if (e->is_all_day && !start->is_date)
		make_days(c, start, has_end ? &last : NULL);
	*end = ical_when_end(start, has_end ? &last : NULL,
	    e->has_duration ? &e->duration : NULL, &c->zones, &is_before);
	if (is_before)
		ical_lose(c, e, has_end ? "DTEND" : "DURATION", "is before"
		    " DTSTART; the event ends when it starts");
	return (true);
}

bool
ical_event_length(const struct ical_event *e, const struct ical_when *start,
    struct exact_length *to)
{
	return (e->end == NULL && e->has_duration && !start->is_date &&
	    ical_when_length(&e->duration, to));
}

int64_t
ical_event_end(const struct ical *c, const struct ical_event *e, int64_t start)
{
	struct exact_length	 length;

	if (!ical_event_length(e, &c->start, &length))
		return (start + c->end - c->start.local);
	return (length_end(&length, start, ical_when_zone(&c->start,
	    &c->zones)));
}

const char *
ical_name_again(struct arena *arena, const char *uid, const struct ical_when *w)
{
	char	 text[DATE_TEXT];

	date_print(ical_when_utc(w), text);
	return (arena_join(arena, uid, " ", text, NULL));
}

bool
ical_name_time(const struct ical *c, const char *name, const char *uid,
    int64_t *local)
{
	struct date	 date;
	struct moment	 m;

	if (!date_parse(&date, name + strlen(uid) + 1) ||
	    !date_resolve(&date, zone_utc(), 0, &m))
		return (false);
	*local = c->start.zone != NULL ? zone_to_local(c->start.zone, m.utc) :
	    m.utc;
	return (true);
}
