#include "command/import_tec_form.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import_report.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/zones.h"

#define TRASHED	"__trashed"

enum how {
	HOW_NOT,		/* follows from others, or is looked at apart */
	HOW_TEXT,		/* with entities, without markup */
	HOW_AS_IT_IS,
	HOW_TRUTH,
	HOW_TRUTH_TEXT,		/* of a venue (contract section 11.4) */
	HOW_LOST
};

struct member {
	const char	*name;
	enum how	 how;
};

static const struct member	 heads[] = {
	{ "id", HOW_NOT }, { "global_id", HOW_NOT },
	{ "global_id_lineage", HOW_NOT }, { "author", HOW_LOST },
	{ "status", HOW_NOT }, { "date", HOW_NOT }, { "date_utc", HOW_NOT },
	{ "modified", HOW_NOT }, { "modified_utc", HOW_NOT },
	{ "url", HOW_NOT }, { "rest_url", HOW_NOT }, { "image", HOW_NOT },
	{ "slug", HOW_NOT }, { "json_ld", HOW_NOT }, { "_links", HOW_NOT },
	{ "description", HOW_AS_IT_IS }, { "website", HOW_AS_IT_IS },
	{ NULL, HOW_NOT }
};

static const struct member	 events[] = {
	{ "title", HOW_NOT }, { "excerpt", HOW_AS_IT_IS },
	{ "all_day", HOW_TRUTH }, { "start_date", HOW_NOT },
	{ "start_date_details", HOW_NOT }, { "end_date", HOW_NOT },
	{ "end_date_details", HOW_NOT }, { "utc_start_date", HOW_NOT },
	{ "utc_start_date_details", HOW_NOT }, { "utc_end_date", HOW_NOT },
	{ "utc_end_date_details", HOW_NOT }, { "timezone", HOW_NOT },
	{ "timezone_abbr", HOW_NOT }, { "cost", HOW_NOT },
	{ "cost_details", HOW_NOT }, { "show_map", HOW_TRUTH },
	{ "show_map_link", HOW_TRUTH }, { "hide_from_listings", HOW_TRUTH },
	{ "sticky", HOW_TRUTH }, { "featured", HOW_TRUTH },
	{ "ticketed", HOW_TRUTH }, { "categories", HOW_NOT },
	{ "tags", HOW_NOT }, { "venue", HOW_NOT }, { "organizer", HOW_NOT },
	{ "post_parent", HOW_NOT }, { "custom_fields", HOW_LOST },
	{ NULL, HOW_NOT }
};

static const struct member	 venues[] = {
	{ "venue", HOW_TEXT }, { "address", HOW_TEXT }, { "city", HOW_TEXT },
	{ "country", HOW_TEXT }, { "province", HOW_TEXT },
	{ "state", HOW_TEXT }, { "stateprovince", HOW_TEXT },
	{ "zip", HOW_TEXT }, { "phone", HOW_TEXT },
	{ "geo_lat", HOW_AS_IT_IS }, { "geo_lng", HOW_AS_IT_IS },
	{ "show_map", HOW_TRUTH_TEXT }, { "show_map_link", HOW_TRUTH_TEXT },
	{ NULL, HOW_NOT }
};

static const struct member	 organizers[] = {
	{ "organizer", HOW_TEXT }, { "phone", HOW_TEXT },
	{ "email", HOW_TEXT }, { NULL, HOW_NOT }
};

static const struct member	 terms[] = {
	{ "name", HOW_TEXT }, { "taxonomy", HOW_NOT }, { "count", HOW_NOT },
	{ "parent", HOW_NOT }, { "term_group", HOW_NOT },
	{ "term_taxonomy_id", HOW_NOT }, { "filter", HOW_NOT },
	{ "urls", HOW_NOT }, { "meta", HOW_LOST }, { NULL, HOW_NOT }
};

static const struct member *const	 members[IMPORT_KINDS] = {
	[IMPORT_CATEGORY] = terms, [IMPORT_TAG] = terms,
	[IMPORT_VENUE] = venues, [IMPORT_ORGANIZER] = organizers,
	[IMPORT_EVENT] = events
};

const char *
tec_text(const struct value *v)
{
	if (v == NULL || (v->kind != VALUE_TEXT && v->kind != VALUE_NUMBER))
		return (NULL);
	return (v->text);
}

const char *
tec_member(const struct value *map, const char *name)
{
	return (tec_text(value_get(map, name)));
}

const char *
tec_id(const struct value *record)
{
	const char	*id;

	id = tec_member(record, "id");
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
		return (v->length == 0 || strcmp(v->text, "0") == 0);
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

bool
tec_instant(const char *text, int64_t *utc)
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
take_text(struct tec_form *f, const struct value *v, bool as_it_is)
{
	const char	*text;

	if ((text = tec_text(v)) == NULL) {
		if (!tec_is_empty(v))
			tec_lose(f, v->name, "is no text");
		return;
	}
	form_text(&f->record, v->name,
	    as_it_is ? text : html_text(f->arena, text));
}

static void
take(struct tec_form *f, const struct value *v, enum how how)
{
	switch (how) {
	case HOW_NOT:
		break;
	case HOW_TEXT:
	case HOW_AS_IT_IS:
		take_text(f, v, how == HOW_AS_IT_IS);
		break;
	case HOW_TRUTH:
		form_boolean(&f->record, v->name, is_true(v));
		break;
	case HOW_TRUTH_TEXT:
		form_text(&f->record, v->name, is_true(v) ? "true" : "false");
		break;
	case HOW_LOST:
		if (!tec_is_empty(v))
			tec_lose(f, v->name, strcmp(v->name, "author") == 0 ?
			    "belongs to who imports" : "has no place here");
		break;
	}
}

static const struct member *
find_member(const struct member *m, const char *name)
{
	while (m->name != NULL && strcmp(m->name, name) != 0)
		m++;
	return (m->name != NULL ? m : NULL);
}

static void
take_members(struct tec_form *f)
{
	const struct member	*m;
	const struct value	*v;

	for (v = f->from->first; v != NULL; v = v->next) {
		m = find_member(members[f->record.kind], v->name);
		if (m == NULL)
			m = find_member(heads, v->name);
		if (m != NULL)
			take(f, v, m->how);
		else if (!tec_is_empty(v))
			tec_lose(f, v->name, "is unknown here");
	}
}

static void
take_status(struct tec_form *f)
{
	static const char *const	 known[] = {
		"publish", "future", "draft", "pending", "private", "trash"
	};
	const char			*status;
	size_t				 i;

	if ((status = tec_member(f->from, "status")) == NULL)
		return;
	for (i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(status, known[i]) == 0) {
			form_text(&f->record, "status", status);
			return;
		}
	tec_lose(f, "status", "is unknown: it is a draft here");
	form_text(&f->record, "status", "draft");
}

static void
take_times(struct tec_form *f)
{
	struct keep	*keep = &f->record.keep;
	const char	*published;
	int64_t		 utc;

	published = tec_member(f->from, "date_utc");
	if (published != NULL && tec_instant(published, &utc))
		form_text(&f->record, "date_utc", published);
	else if (published == NULL && tec_member(f->from, "date") != NULL)
		tec_lose(f, "date", "is without date_utc");
	keep->has_modified = tec_instant(tec_member(f->from, "modified_utc"),
	    &keep->modified);
}

/* What is in the trash has the end of its slug from there. */
static void
take_slug(struct tec_form *f)
{
	const char	*slug, *end;

	if ((slug = tec_member(f->from, "slug")) == NULL || *slug == '\0')
		return;
	end = strstr(slug, TRASHED);
	if (end != NULL && end > slug && strcmp(tec_member(f->from, "status") !=
	    NULL ? tec_member(f->from, "status") : "", "trash") == 0)
		slug = arena_copy(f->arena, slug, (size_t)(end - slug));
	if (f->record.kind == IMPORT_VENUE || f->record.kind ==
	    IMPORT_ORGANIZER)
		f->record.keep.slug = slug;
	else
		form_text(&f->record, "slug", slug);
}

static void
take_image(struct tec_form *f)
{
	const struct value	*v;

	v = value_get(f->from, "image");
	if (tec_is_empty(v))
		return;
	if (v->kind == VALUE_MAP) {
		if (!tec_is_empty(value_get(v, "sizes")))
			tec_lose(f, "image.sizes", "has no place here");
		v = value_get(v, "url");
	}
	if (v == NULL || v->kind != VALUE_TEXT)
		tec_lose(f, "image", "has no address");
	else
		form_text(&f->record, "image", v->text);
}

static const char *
find_address(const struct value *from)
{
	const char	*address;

	if ((address = tec_member(from, "url")) != NULL)
		return (address);
	return (tec_member(from, "rest_url"));
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
	take_members(f);
	take_slug(f);
	if (kind == IMPORT_CATEGORY || kind == IMPORT_TAG)
		return (true);
	take_status(f);
	take_times(f);
	take_image(f);
	if (kind == IMPORT_EVENT)
		tec_form_event(f);
	return (true);
}
