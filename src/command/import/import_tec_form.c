#include "command/import/import_tec_form.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/import/import_report.h"
#include "store/imports.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/zones.h"

#define TRASHED	"__trashed"
#define NO_TITLE	"Untitled"

/* How a member is imported. */
enum tec_how {
	TEC_NOT,		/* derived from others, or handled separately */
	TEC_TEXT,		/* text with entities, without markup */
	TEC_AS_IT_IS,
	TEC_TRUTH,
	TEC_TRUTH_TEXT,		/* of a venue (rules, section 26) */
	TEC_LOST,		/* not supported; reported */
	TEC_UNKNOWN
};

/* Names of members, separated by spaces. */
static const char *const	 heads[TEC_UNKNOWN] = {
	[TEC_NOT] = "id global_id global_id_lineage status date date_utc"
	    " modified modified_utc url rest_url image slug json_ld _links",
	[TEC_AS_IT_IS] = "description website",
	[TEC_LOST] = "author"
};

#define TERM {								\
	[TEC_NOT] = "taxonomy count parent term_group term_taxonomy_id"	\
	    " filter urls",						\
	[TEC_TEXT] = "name",						\
	[TEC_LOST] = "meta"						\
}

static const char *const	 members[IMPORT_KINDS][TEC_UNKNOWN] = {
	[IMPORT_CATEGORY] = TERM,
	[IMPORT_TAG] = TERM,
	[IMPORT_VENUE] = {
		[TEC_TEXT] = "venue address city country province state"
		    " stateprovince zip phone",
		[TEC_AS_IT_IS] = "geo_lat geo_lng",
		[TEC_TRUTH_TEXT] = "show_map show_map_link"
	},
	[IMPORT_ORGANIZER] = { [TEC_TEXT] = "organizer phone email" },
	[IMPORT_EVENT] = {
		[TEC_NOT] = "title start_date start_date_details end_date"
		    " end_date_details utc_start_date utc_start_date_details"
		    " utc_end_date utc_end_date_details timezone"
		    " timezone_abbr cost cost_details categories tags venue"
		    " organizer post_parent",
		[TEC_AS_IT_IS] = "excerpt event_status event_status_reason",
		[TEC_TRUTH] = "all_day show_map show_map_link"
		    " hide_from_listings sticky featured ticketed",
		[TEC_LOST] = "custom_fields"
	}
};

static bool
has_name(const char *names, const char *name)
{
	size_t	 length;

	for (; names != NULL && *names != '\0'; names += strspn(names, " ")) {
		length = strcspn(names, " ");
		if (strlen(name) == length &&
		    memcmp(names, name, length) == 0)
			return (true);
		names += length;
	}
	return (false);
}

static enum tec_how
find_how(enum import_kind kind, const char *name)
{
	int	 how;

	for (how = TEC_NOT; how < TEC_UNKNOWN; how++)
		if (has_name(members[kind][how], name) ||
		    has_name(heads[how], name))
			break;
	return ((enum tec_how)how);
}

static const char *
text_of(const struct value *v)
{
	if (v == NULL || (v->kind != VALUE_TEXT && v->kind != VALUE_NUMBER))
		return (NULL);
	return (v->text);
}

const char *
tec_member(const struct value *map, const char *name)
{
	return (text_of(value_get(map, name)));
}

const char *
tec_id(const struct value *v)
{
	const char	*id;

	id = v != NULL && v->kind == VALUE_MAP ? tec_member(v, "id") :
	    text_of(v);
	if (id == NULL || *id == '\0' || strspn(id, "0123456789") != strlen(id)
	    || strspn(id, "0") == strlen(id))
		return (NULL);
	return (id);
}

bool
tec_is_empty(const struct value *v)
{
	if (v == NULL)
		return (true);
	switch (v->kind) {
	case VALUE_NULL:
		return (true);
	case VALUE_BOOLEAN:
		return (!v->truth);
	case VALUE_NUMBER:
	case VALUE_TEXT:
		return (v->text == NULL || *v->text == '\0' ||
		    strcmp(v->text, "0") == 0);
	default:
		return (v->count == 0);
	}
}

static bool
is_true(const struct value *v)
{
	return (!tec_is_empty(v) && (v->kind != VALUE_TEXT ||
	    (strcasecmp(v->text, "false") != 0 &&
	    strcasecmp(v->text, "no") != 0)));
}

/* Reads a time in UTC. Returns false if it is not valid. */
static bool
instant_of(const char *text, int64_t *utc)
{
	struct date	 d;
	struct moment	 m;

	if (text == NULL || !isdigit((unsigned char)*text) ||
	    !date_parse(&d, text) || date_is_relative(&d) ||
	    !date_resolve(&d, zone_utc(), 0, &m))
		return (false);
	*utc = m.utc;
	return (true);
}

void
tec_lose(struct tec_form *f, const char *field, const char *why)
{
	report_lost(f->report, f->record.kind, field, why, f->record.address);
}

static void
add_text(struct tec_form *f, const struct value *v, bool as_it_is)
{
	const char	*text;

	if ((text = text_of(v)) == NULL) {
		if (!tec_is_empty(v))
			tec_lose(f, v->name, "is not a text");
		return;
	}
	form_text(&f->record, v->name,
	    as_it_is ? text : html_text(f->arena, text));
}

static void
add_member(struct tec_form *f, const struct value *v, enum tec_how how)
{
	switch (how) {
	case TEC_NOT:
		break;
	case TEC_TEXT:
	case TEC_AS_IT_IS:
		add_text(f, v, how == TEC_AS_IT_IS);
		break;
	case TEC_TRUTH:
		form_boolean(&f->record, v->name, is_true(v));
		break;
	case TEC_TRUTH_TEXT:
		form_text(&f->record, v->name, is_true(v) ? "true" : "false");
		break;
	case TEC_LOST:
		if (!tec_is_empty(v))
			tec_lose(f, v->name, strcmp(v->name, "author") == 0 ?
			    "the importing user becomes author" : "is not"
			    " supported");
		break;
	case TEC_UNKNOWN:
		if (!tec_is_empty(v))
			tec_lose(f, v->name, "is unknown here");
		break;
	}
}

static void
add_members(struct tec_form *f)
{
	const struct value	*v;

	for (v = f->from->first; v != NULL; v = v->next)
		add_member(f, v, find_how(f->record.kind, v->name));
}

static void
add_status(struct tec_form *f)
{
	const char	*status;
	enum status	 known;

	if ((status = tec_member(f->from, "status")) == NULL)
		return;
	if (status_find(status, &known) && known <= STATUS_TRASH) {
		form_text(&f->record, "status", status);
		return;
	}
	tec_lose(f, "status", "is unknown; the record becomes a draft");
	form_text(&f->record, "status", "draft");
}

static void
add_times(struct tec_form *f)
{
	struct extras	*extras = &f->record.extras;
	const char	*published;
	int64_t		 utc;

	published = tec_member(f->from, "date_utc");
	if (published != NULL && instant_of(published, &utc))
		form_text(&f->record, "date_utc", published);
	else if (published == NULL && tec_member(f->from, "date") != NULL)
		tec_lose(f, "date", "cannot be used without date_utc");
	extras->has_modified = instant_of(tec_member(f->from, "modified_utc"),
	    &extras->modified);
}

/* Removes the suffix that the slug of a record in the trash has. */
static void
add_slug(struct tec_form *f)
{
	const char	*slug, *status, *end;

	if ((slug = tec_member(f->from, "slug")) == NULL || *slug == '\0')
		return;
	status = tec_member(f->from, "status");
	end = strstr(slug, TRASHED);
	if (end != NULL && end > slug && status != NULL &&
	    strcmp(status, "trash") == 0)
		slug = arena_copy(f->arena, slug, (size_t)(end - slug));
	if (f->record.kind == IMPORT_VENUE || f->record.kind ==
	    IMPORT_ORGANIZER)
		f->record.extras.slug = slug;
	else
		form_text(&f->record, "slug", slug);
}

static void
add_image(struct tec_form *f)
{
	const struct value	*v;

	v = value_get(f->from, "image");
	if (tec_is_empty(v))
		return;
	if (v->kind == VALUE_MAP) {
		f->record.image_alt = tec_member(v, "alt");
		v = value_get(v, "url");
	}
	if (v == NULL || v->kind != VALUE_TEXT ||
	    !form_image(&f->record, v->text))
		tec_lose(f, "image", "has no URL");
}

static const char *
find_address(const struct value *from)
{
	const char	*address;

	if ((address = tec_member(from, "url")) != NULL)
		return (address);
	return (tec_member(from, "rest_url"));
}

static void
add_title(struct tec_form *f)
{
	const char	*title;

	title = tec_member(f->from, "title");
	title = title != NULL ? html_text(f->arena, title) : "";
	if (title[strspn(title, " \t\r\n")] == '\0') {
		tec_lose(f, "title", "is empty; the title is " NO_TITLE);
		title = NO_TITLE;
	}
	form_text(&f->record, "title", title);
}

/* Whether the clock time in that zone is the given instant. */
static bool
is_same_instant(const struct zone *zone, const char *local, const char *utc)
{
	struct date	 d;
	struct moment	 m;
	int64_t		 instant;

	return (local == NULL || !instant_of(utc, &instant) ||
	    !date_parse(&d, local) || !date_resolve(&d, zone, 0, &m) ||
	    m.utc == instant);
}

/* If the zone is unknown, the time in UTC is used. */
static void
add_dates(struct tec_form *f)
{
	const char		*start, *end, *text;
	const struct zone	*zone;

	start = tec_member(f->from, "start_date");
	end = tec_member(f->from, "end_date");
	text = tec_member(f->from, "timezone");
	zone = text == NULL || *text == '\0' ? NULL : zone_find(text);
	if (text != NULL && *text != '\0' && zone == NULL) {
		tec_lose(f, "timezone", "is unknown; UTC is used");
		start = tec_member(f->from, "utc_start_date");
		end = tec_member(f->from, "utc_end_date");
		text = "UTC";
	}
	if (zone != NULL && !(is_same_instant(zone, start, tec_member(f->from,
	    "utc_start_date")) && is_same_instant(zone, end, tec_member(f->from,
	    "utc_end_date"))))
		tec_lose(f, "utc_start_date, utc_end_date", "differ from the"
		    " local times in their zone, which are used");
	if (end == NULL && start != NULL) {
		tec_lose(f, "end_date", "is missing; the start is used");
		end = start;
	}
	form_text(&f->record, "timezone", text);
	form_text(&f->record, "start_date", start);
	form_text(&f->record, "end_date", end);
}

/* Older sites send the status only in JSON-LD, without its reason. */
static void
add_event_status(struct tec_form *f)
{
	static const char *const	 known[][2] = {
		{ "EventCancelled", "canceled" },
		{ "EventPostponed", "postponed" }
	};
	const struct value		*v;
	const char			*text;
	size_t				 i;

	if (value_get(f->from, "event_status") != NULL)
		return;
	v = value_get(f->from, "json_ld");
	if (v != NULL && v->kind == VALUE_LIST)
		v = v->first;
	if (v == NULL || v->kind != VALUE_MAP ||
	    (text = tec_member(v, "eventStatus")) == NULL)
		return;
	for (i = 0; i < COUNT(known); i++)
		if (strstr(text, known[i][0]) != NULL)
			form_text(&f->record, "event_status", known[i][1]);
}

/* A number gets the symbol; "Donation" is a cost, too. */
static void
add_value(struct buf *b, const char *text, const char *symbol, bool as_suffix)
{
	bool	 number;

	number = *text != '\0' && strspn(text, "0123456789.") == strlen(text);
	buf_printf(b, "%s%s%s%s", b->length == 0 ? "" : ", ",
	    number && !as_suffix ? symbol : "", text,
	    number && as_suffix ? symbol : "");
}

/* "$10, $20": the original cost, if only the range "$10 – $20" is given. */
static const char *
join_values(struct arena *arena, const struct value *details)
{
	const struct value	*values, *v;
	const char		*symbol, *position;
	struct buf		 b;
	bool			 as_suffix;

	values = value_get(details, "values");
	symbol = tec_member(details, "currency_symbol");
	position = tec_member(details, "currency_position");
	if (values == NULL || values->kind != VALUE_LIST ||
	    values->count < 2 || symbol == NULL || *symbol == '\0')
		return (NULL);
	symbol = html_text(arena, symbol);
	as_suffix = position != NULL && strcmp(position, "postfix") == 0;
	buf_init(&b, arena, 64);
	for (v = values->first; v != NULL; v = v->next) {
		if (text_of(v) == NULL)
			return (NULL);
		add_value(&b, html_text(arena, text_of(v)), symbol, as_suffix);
	}
	return (b.data);
}

/* Returns the cost of an event, or NULL; sites send it in several forms. */
static const char *
find_cost(struct arena *arena, const struct value *event)
{
	const char	*cost;

	cost = join_values(arena, value_get(event, "cost_details"));
	if (cost == NULL && (cost = tec_member(event, "cost")) != NULL)
		cost = html_text(arena, cost);
	return (cost);
}

/* Members that only events have. */
static void
add_event_members(struct tec_form *f)
{
	const char	*parent;

	add_title(f);
	add_dates(f);
	form_text(&f->record, "cost", find_cost(f->arena, f->from));
	add_event_status(f);
	if ((parent = tec_id(value_get(f->from, "post_parent"))) != NULL)
		form_name(&f->record, "post_parent", parent);
}

bool
tec_form(struct tec_form *f, enum import_kind kind, const struct value *from)
{
	const char	*id, *address;

	id = tec_id(from);
	address = find_address(from);
	if (id == NULL) {
		report_lost(f->report, kind, "all of it", "has no id",
		    address);
		return (false);
	}
	f->from = from;
	form_start(&f->record, f->arena, kind, id);
	if (address != NULL)
		f->record.address = address;
	add_members(f);
	add_slug(f);
	if (kind == IMPORT_CATEGORY || kind == IMPORT_TAG)
		return (true);
	add_status(f);
	add_times(f);
	add_image(f);
	if (kind == IMPORT_EVENT)
		add_event_members(f);
	return (true);
}
