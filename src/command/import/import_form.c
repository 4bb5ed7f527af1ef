#include "command/import/import_form.h"

#include <string.h>

#include <xxhash.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/records.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/table.h"
#include "pictures/picture_name.h"
#include "text/cut.h"
#include "text/html_foreign.h"
#include "text/urls.h"

#define WORD	100	/* bytes searched for the end of a word */

static const struct {
	const struct route		*route;		/* that creates it */
	const struct stored_table	*table;		/* NULL for terms */
	const char			*title;		/* field */
}	 kinds[IMPORT_KINDS] = {
	[IMPORT_CATEGORY] = { &route_category_create, NULL, "name" },
	[IMPORT_TAG] = { &route_tag_create, NULL, "name" },
	[IMPORT_VENUE] = { &route_venue_create, &stored_venue, "venue" },
	[IMPORT_ORGANIZER] = { &route_organizer_create, &stored_organizer,
	    "organizer" },
	[IMPORT_EVENT] = { &route_event_create, &stored_event, "title" },
	[IMPORT_SERIES] = { &route_event_create, &stored_event, "title" }
};

const struct form_reference	 form_references[] = {
	{ IMPORT_CATEGORY, "parent", IMPORT_CATEGORY, "0" },
	{ IMPORT_EVENT, "venue", IMPORT_VENUE, "[]" },
	{ IMPORT_EVENT, "organizer", IMPORT_ORGANIZER, "[]" },
	{ IMPORT_EVENT, "categories", IMPORT_CATEGORY, "[]" },
	{ IMPORT_EVENT, "tags", IMPORT_TAG, "[]" },
	{ IMPORT_EVENT, "post_parent", IMPORT_EVENT, NULL },
	{ IMPORT_SERIES, "venue", IMPORT_VENUE, "[]" },
	{ IMPORT_SERIES, "organizer", IMPORT_ORGANIZER, "[]" },
	{ IMPORT_SERIES, "categories", IMPORT_CATEGORY, "[]" },
	{ IMPORT_SERIES, "tags", IMPORT_TAG, "[]" },
	{ IMPORT_SERIES, "post_parent", IMPORT_EVENT, NULL },
	{ .field = NULL }
};

void
form_start(struct import_record *r, struct arena *arena,
    enum import_kind kind, const char *name)
{
	memset(r, 0, sizeof(*r));
	r->kind = kind;
	r->name = arena_copy(arena, name, strnlen(name, IMPORT_NAME));
	r->address = r->name;
	r->fields = value_new(arena, VALUE_MAP);
}

static struct value *
add_value(struct value *parent, const char *name, enum value_kind kind)
{
	struct value	*v;

	v = value_new(parent->arena, kind);
	v->json = true;
	v->name = name;
	return (value_add(parent, v));
}

static void
set_text(struct value *v, const char *text)
{
	v->length = strlen(text);
	v->text = arena_copy(v->arena, text, v->length);
}

void
form_text(struct import_record *r, const char *field, const char *text)
{
	if (text != NULL && *text != '\0')
		set_text(add_value(r->fields, field, VALUE_TEXT), text);
}

bool
form_image(struct import_record *r, const char *address)
{
	struct picture_name	 name;

	if (!url_is_web(address) && !picture_name_read(address, &name))
		return (false);
	form_text(r, "image", address);
	return (true);
}

void
form_line(struct import_record *r, const char *field, const char *name,
    const char *value)
{
	struct value	*list;

	if (*value == '\0')
		return;
	if ((list = value_get(r->fields, field)) == NULL)
		list = add_value(r->fields, field, VALUE_LIST);
	set_text(add_value(list, NULL, VALUE_TEXT), arena_join(r->fields->arena,
	    name, ":", value, NULL));
}

void
form_boolean(struct import_record *r, const char *field, bool truth)
{
	add_value(r->fields, field, VALUE_BOOLEAN)->truth = truth;
}

void
form_name(struct import_record *r, const char *field, const char *name)
{
	form_text(r, field, arena_copy(r->fields->arena, name,
	    strnlen(name, IMPORT_NAME)));
}

void
form_names(struct import_record *r, const char *field, const char *name)
{
	struct value	*list;

	if ((list = value_get(r->fields, field)) == NULL)
		list = add_value(r->fields, field, VALUE_LIST);
	set_text(add_value(list, NULL, VALUE_TEXT), arena_copy(r->fields->arena,
	    name, strnlen(name, IMPORT_NAME)));
}

const char *
form_title(const struct import_record *r)
{
	const struct value	*v;

	v = value_get(r->fields, kinds[r->kind].title);
	return (v != NULL ? v->text : NULL);
}

static bool
is_hashed(const struct import_record *r, const char *field)
{
	return (!r->is_stamped || strcmp(field, "date_utc") != 0);
}

int64_t
form_hash(const struct import_record *r, struct arena *arena)
{
	const struct value	*v;
	struct json		 j;
	XXH64_hash_t		 hash;

	json_init(&j, arena, 1024);
	json_list(&j, NULL);
	json_string(&j, NULL, r->extras.slug != NULL ? r->extras.slug : "");
	json_string(&j, NULL, r->extras.password != NULL ? r->extras.password :
	    "");
	json_integer(&j, NULL, r->extras.has_modified && !r->is_stamped ?
	    r->extras.modified : 0);
	json_object(&j, NULL);
	for (v = r->fields->first; v != NULL; v = v->next)
		if (is_hashed(r, v->name))
			json_value(&j, v->name, v);
	json_object_end(&j);
	json_list_end(&j);
	hash = XXH3_64bits(j.buf.data, j.buf.length);
	return (hash == 0 ? 1 : (int64_t)hash);
}

const struct form_reference *
form_refers(const struct import_record *r, const char *field)
{
	const struct form_reference	*f;

	for (f = form_references; f->field != NULL; f++)
		if (f->from == r->kind && strcmp(f->field, field) == 0)
			return (f);
	return (NULL);
}

const struct param *
form_param(enum import_kind kind, const char *field)
{
	const struct route	*route = kinds[kind].route;
	size_t			 i;

	for (i = 0; i < route->param_count; i++)
		if (strcmp(route->params[i].name, field) == 0)
			return (&route->params[i]);
	return (NULL);
}

/* The size of the first characters, in bytes. */
static size_t
bytes_of(const char *text, size_t characters)
{
	const char	*end;

	for (end = text; *end != '\0'; end++)
		if ((*end & 0xc0) != 0x80 && characters-- == 0)
			break;
	return ((size_t)(end - text));
}

/* Cuts after a complete word if one ends shortly before the limit. */
static size_t
end_of_word(const char *text, size_t most)
{
	size_t	 end = text_fit(text, most), at;

	for (at = end; at > 0 && end - at < WORD; at--)
		if (text[at] == ' ' || text[at] == '\n')
			return (at);
	return (end);
}

const char *
form_fit(struct arena *arena, enum import_kind kind, const struct param *p,
    const char *text, const char **why)
{
	bool	 named = (kind == IMPORT_CATEGORY || kind == IMPORT_TAG) &&
		    strcmp(p->name, "name") == 0;
	size_t	 most;

	most = named ? bytes_of(text, SERVICE_TERM_NAME_CHARACTERS) :
	    p->max_bytes;
	*why = NULL;
	if (most == 0 || strlen(text) <= most)
		return (text);
	*why = arena_printf(arena, "is longer than %d %s", named ?
	    SERVICE_TERM_NAME_CHARACTERS : (int)most,
	    named ? "characters" : "bytes");
	if (p->type == PARAM_URL || p->type == PARAM_IMAGE)
		return ("");

	text = arena_copy(arena, text, end_of_word(text, most));
	return (p->flags & PARAM_MARKUP ? html_fit(arena, text, most) : text);
}

const struct stored_table *
form_table(enum import_kind kind)
{
	return (kinds[kind].table);
}
