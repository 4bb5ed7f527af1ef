#include "command/import/import_tec_form.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import_report.h"
#include "command/import/import_tec_how.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/zones.h"

#define TRASHED	"__trashed"

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
take(struct tec_form *f, const struct value *v, enum tec_how how)
{
	switch (how) {
	case TEC_NOT:
		break;
	case TEC_TEXT:
	case TEC_AS_IT_IS:
		take_text(f, v, how == TEC_AS_IT_IS);
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
			    "belongs to who imports" : "has no place here");
		break;
	case TEC_UNKNOWN:
		if (!tec_is_empty(v))
			tec_lose(f, v->name, "is unknown here");
		break;
	}
}

static void
take_members(struct tec_form *f)
{
	const struct value	*v;

	for (v = f->from->first; v != NULL; v = v->next)
		take(f, v, tec_how(f->record.kind, v->name));
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

/* The slug of a record in the trash has a suffix. */
static void
take_slug(struct tec_form *f)
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
