#include "command/ical/ical_event.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_same.h"
#include "command/ical/ical_split.h"
#include "command/import/import.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/zones.h"

struct reader {
	struct ical		*c;
	struct ical_event	*e;
	const char		*plain;		/* DESCRIPTION */
	const char		*markup;	/* X-ALT-DESC */
	bool			 is_private;
};

void
ical_lose(struct ical *c, const struct ical_event *e, const char *what,
    const char *why)
{
	if (!c->quiet)
		report_lost(c->im->report, IMPORT_EVENT, what, why,
		    e->address);
}

static void
read_organizer(struct reader *r, icalproperty *p)
{
	const char	*address;
	icalparameter	*name;

	address = icalproperty_get_organizer(p);
	name = icalproperty_get_first_parameter(p, ICAL_CN_PARAMETER);
	r->e->organizer = name != NULL ? icalparameter_get_cn(name) : NULL;
	if (address != NULL && strncasecmp(address, "mailto:", 7) == 0)
		r->e->email = address + 7;
	if (r->e->organizer == NULL || *r->e->organizer == '\0')
		r->e->organizer = r->e->email;
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
		r->e->parent = icalproperty_get_relatedto(p);
	else
		ical_lose(r->c, r->e, "RELATED-TO",
		    "is not a relation to a parent");
}

static void
read_status(struct reader *r, icalproperty *p)
{
	switch (icalproperty_get_status(p)) {
	case ICAL_STATUS_CONFIRMED:
		break;
	case ICAL_STATUS_CANCELLED:
		r->e->event_status = "canceled";
		break;
	default:
		ical_lose(r->c, r->e, "STATUS",
		    "is not CONFIRMED; the event becomes a draft");
		r->e->status = "draft";
	}
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

static void
read_unknown_property(struct reader *r, icalproperty *p)
{
	const char	*name, *value;

	name = icalproperty_get_property_name(p);
	value = icalproperty_get_x(p);
	if (name == NULL)
		return;
	if (strcasecmp(name, "X-ALT-DESC") == 0 && value != NULL)
		r->markup = value;
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
		r->plain = icalproperty_get_description(p);
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
	case ICAL_CLASS_PROPERTY:
		r->is_private = icalproperty_get_class(p) != ICAL_CLASS_PUBLIC;
		break;
	default:
		read_other_property(r, p);
	}
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

/* Converts plain text to markup. */
static const char *
mark_up_text(struct arena *arena, const char *text)
{
	static const char *const	 marks[128] = {
		['<'] = "&lt;", ['>'] = "&gt;", ['&'] = "&amp;",
		['\n'] = "<br>\n"
	};
	struct buf			 b;

	buf_init(&b, arena, strlen(text) + 64);
	for (; *text != '\0'; text++)
		if ((*text & 0x80) == 0 && marks[(int)*text] != NULL)
			buf_string(&b, marks[(int)*text]);
		else
			buf_char(&b, *text);
	return (b.full ? "" : b.data);
}

/* The event in the report: its UID, or else its line, summary and start. */
static const char *
make_address(struct ical *c, icalcomponent *from)
{
	const char		*uid, *title, *start = NULL;
	struct ical_properties	 starts;

	uid = icalcomponent_get_uid(from);
	if (uid != NULL && *uid != '\0')
		return (uid);
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
	e->uid = icalcomponent_get_uid(from);
	e->address = make_address(c, from);
	e->status = "publish";
	e->version = ical_version(c, from);
	ical_properties(c->event, from, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		read_property(&r, all.list[i]);
	report_inner(&r, from);
	if (r.is_private && strcmp(e->status, "publish") == 0)
		e->status = "private";
	if (r.markup != NULL)
		e->description = html_allow(c->event, r.markup);
	else if (r.plain != NULL)
		e->description = mark_up_text(c->event, r.plain);
}

bool
ical_event_times(struct ical *c, const struct ical_event *e,
    struct ical_when *start, int64_t *end)
{
	struct ical_when	 last;
	bool			 has_end;

	if (e->start == NULL || !ical_when(e->start, &c->zones, start))
		return (false);
	has_end = e->end != NULL && ical_when(e->end, &c->zones, &last);
	*end = ical_when_end(start, has_end ? &last : NULL,
	    e->has_duration ? &e->duration : NULL);
	return (true);
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
    int64_t *utc, int64_t *local)
{
	struct date	 date;
	struct moment	 m;

	name += strlen(uid);
	if (*name == '\0' || !date_parse(&date, name + 1) ||
	    date_is_relative(&date) || !date_resolve(&date, zone_utc(), 0, &m))
		return (false);
	*utc = m.utc;
	*local = c->start.zone != NULL ? zone_to_local(c->start.zone, m.utc) :
	    m.utc;
	return (true);
}
