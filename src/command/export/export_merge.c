#include "command/export/export_merge.h"

#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "command/command.h"
#include "command/export/export_pictures.h"
#include "command/export/export_read.h"
#include "command/import/import.h"
#include "command/import/import_input.h"
#include "command/import/import_picture.h"
#include "command/inside.h"
#include "generated/records.h"
#include "pictures/picture_name.h"
#include "store/db.h"
#include "store/imports.h"
#include "store/sources.h"
#include "store/store.h"
#include "store/users.h"

static const char *
format_id(struct merging *m, int64_t id)
{
	return (arena_integer(m->l.arena, id));
}

/* Stores what later lines refer to: "user 3" has this text. */
static void
store_text(struct merging *m, const char *what, const char *name,
    const char *text)
{
	struct value	*v;

	v = value_new(m->im->arena, VALUE_TEXT);
	v->name = arena_join(m->im->arena, what, " ", name, NULL);
	v->text = arena_string(m->im->arena, text);
	v->length = strlen(v->text);
	value_add(m->known, v);
}

static void
store_text_by_id(struct merging *m, const char *what, const char *text)
{
	store_text(m, what, format_id(m, lines_id(&m->l, "id")), text);
}

static const char *_Nullable
find_text(const struct merging *m, const char *what, const char *name)
{
	const struct value	*v;

	v = value_get(m->known, arena_join(m->l.arena, what, " ", name, NULL));
	return (v != NULL ? v->text : NULL);
}

static const char *_Nullable
find_text_by_id(struct merging *m, const char *what, int64_t id)
{
	return (find_text(m, what, format_id(m, id)));
}

static void
add_author(struct merging *m, struct import_record *r)
{
	struct caller	 caller;
	const char	*login;
	struct value	*v;

	login = find_text_by_id(m, "user", lines_integer(&m->l, "author"));
	if (login == NULL || !user_find(inside_db(m->im->inside), login,
	    &caller)) {
		report_lost(m->im->report, r->kind, "author",
		    "is not a user here; the importing user becomes author",
		    r->address);
		return;
	}
	v = value_new(m->l.arena, VALUE_NUMBER);
	v->name = "author";
	v->text = format_id(m, caller.id);
	v->length = strlen(v->text);
	value_add(r->fields, v);
}

/* A picture has another name here, and none if it was not stored. */
static void
add_image(struct merging *m, struct import_record *r)
{
	struct picture_name	 name;
	const char		*url;

	url = find_text_by_id(m, "image", lines_id(&m->l, "image"));
	if (url != NULL && picture_name_read(url, &name))
		url = find_text(m, "picture", url);
	if (url == NULL || !form_image(r, url))
		report_lost(m->im->report, r->kind, "image",
		    "was not imported", r->address);
}

static void
add_head(struct merging *m, struct import_record *r, const char *name)
{
	struct lines	*l = &m->l;
	const char	*slug;

	form_text(r, name, lines_text(l, "name"));
	form_text(r, "description", lines_text(l, "description"));
	if (r->kind != IMPORT_SERIES)
		form_text(r, "status", lines_text(l, "status"));
	form_text(r, "date_utc", lines_optional(l, "published", ""));
	r->extras.has_created = r->extras.has_modified = true;
	r->extras.created = lines_time(l, "created");
	r->extras.modified = lines_time(l, "modified");
	slug = lines_optional(l, "slug", "");
	if (lines_has(l, "former_slug"))
		slug = lines_text(l, "former_slug");
	if (r->kind == IMPORT_EVENT || r->kind == IMPORT_SERIES)
		form_text(r, "slug", slug);
	else if (*slug != '\0')
		r->extras.slug = slug;
	if (lines_has(l, "image"))
		add_image(m, r);
	add_author(m, r);
}

static void
add_column(struct merging *m, struct import_record *r,
    const struct stored_column *c)
{
	const struct value	*v;
	bool			 truth;

	if (c->preset && !lines_has(&m->l, c->name))
		return;
	switch (c->holds) {
	case STORED_NUMBER:
		if ((v = value_get(m->l.line, c->name)) != NULL)
			form_text(r, c->param, v->text);
		break;
	case STORED_TRUTH:
		truth = lines_truth(&m->l, c->name);
		if (c->as_text)
			form_text(r, c->param, truth ? "true" : "false");
		else
			form_boolean(r, c->param, truth);
		break;
	case STORED_TEXT:
	case STORED_TIME:
		form_text(r, c->param, lines_text(&m->l, c->name));
		break;
	default:		/* ids: add_links() */
		break;
	}
}

/*
 * Adds the columns after the head of the record: texts, others, clock times.
 * Hashes of earlier imports depend on this order.
 */
static void
add_columns(struct merging *m, struct import_record *r,
    const struct stored_table *table)
{
	const struct stored_column	*c;
	size_t				 i;
	int				 turn;

	for (turn = 0; turn < 3; turn++)
		for (i = 0; i < table->count; i++) {
			c = &table->columns[i];
			if (c->param != NULL && c->clean != STORED_SECRET &&
			    c->offset >= sizeof(struct record_head) &&
			    turn == (c->holds == STORED_TEXT ? 0 :
			    c->holds == STORED_TIME ? 2 : 1))
				add_column(m, r, c);
		}
}

static void
add_links(struct merging *m, struct import_record *r)
{
	struct lines		*l = &m->l;
	const struct value	*v;
	const char		*kind;
	int64_t			 id;

	for (v = NULL; (v = lines_next(l, "venue", v, &id)) != NULL;)
		form_names(r, "venue", format_id(m, id));
	for (v = NULL; (v = lines_next(l, "organizers", v, &id)) != NULL;)
		form_names(r, "organizer", format_id(m, id));
	for (v = NULL; (v = lines_next(l, "terms", v, &id)) != NULL;) {
		kind = find_text_by_id(m, "term", id);
		form_names(r, kind != NULL && strcmp(kind, "tag") == 0 ?
		    "tags" : "categories", format_id(m, id));
	}
	if (lines_has(l, "post_parent"))
		form_name(r, "post_parent",
		    format_id(m, lines_id(l, "post_parent")));
}

static void
fill_term(struct merging *m, struct import_record *r)
{
	static const char *const	 texts[] = {
		"name", "slug", "description"
	};
	size_t				 i;

	for (i = 0; i < COUNT(texts); i++)
		form_text(r, texts[i], lines_text(&m->l, texts[i]));
	if (r->kind == IMPORT_CATEGORY && lines_has(&m->l, "color"))
		form_text(r, "color", lines_text(&m->l, "color"));
	if (lines_has(&m->l, "parent"))
		form_name(r, "parent", format_id(m, lines_id(&m->l, "parent")));
	r->extras.waits = lines_has(&m->l, "waits") &&
	    lines_truth(&m->l, "waits");
	store_text_by_id(m, "term", import_kind_name(r->kind));
}

static void
fill_event(struct merging *m, struct import_record *r)
{
	add_head(m, r, "title");
	add_columns(m, r, &stored_event);
	r->extras.password = lines_optional(&m->l, "password", NULL);
	lines_check_event(&m->l, r->extras.password,
	    lines_optional(&m->l, "detached", ""));
	r->extras.waits = true;
	add_links(m, r);
	if (r->kind == IMPORT_EVENT && lines_has(&m->l, "series_id"))
		merge_event_of(m, r);
}

/* Events with this status are models of series. */
static enum import_kind
kind_of(struct merging *m, enum import_kind kind)
{
	return (kind == IMPORT_EVENT && strcmp(lines_text(&m->l, "status"),
	    status_name(STATUS_MODEL)) == 0 ? IMPORT_SERIES : kind);
}

/*
 * Returns false if the import has failed (import->why). Errors of the line are
 * in m->l.why.
 */
static bool
lines_put_record(struct merging *m, enum import_kind kind)
{
	struct import_record	 r;

	form_start(&r, m->l.arena, kind, format_id(m, lines_id(&m->l, "id")));
	r.address = lines_text(&m->l, "name");
	switch (kind) {
	case IMPORT_CATEGORY:
	case IMPORT_TAG:
		fill_term(m, &r);
		break;
	case IMPORT_VENUE:
		add_head(m, &r, "venue");
		add_columns(m, &r, &stored_venue);
		break;
	case IMPORT_ORGANIZER:
		add_head(m, &r, "organizer");
		add_columns(m, &r, &stored_organizer);
		break;
	case IMPORT_EVENT:
	case IMPORT_SERIES:
		fill_event(m, &r);
		break;
	}
	if (kind == IMPORT_SERIES && m->l.why == NULL)
		merge_model(m, &r);
	return (m->l.why != NULL || kind == IMPORT_SERIES ||
	    import_put(m->im, &r));
}

static void
put_image(struct merging *m)
{
	const char	*url = lines_text(&m->l, "url");

	store_text_by_id(m, "image", url);
	store_text(m, "alt", url, lines_optional(&m->l, "alt", ""));
}

/*
 * Anyone can have written the file, so a picture is stored as if it were
 * uploaded: decoded, with a new name, and with sizes that are made here. Only
 * the URL of the whole picture is that of an image.
 */
static const char *
put_picture(struct merging *m)
{
	struct lines		*l = &m->l;
	struct import		*im = m->im;
	const unsigned char	*bytes;
	const char		*url = lines_text(l, "url");
	const char		*source, *alt, *here;
	size_t			 length;

	if ((alt = find_text(m, "alt", url)) == NULL)
		return (NULL);
	source = source_of_picture(l->arena, url, lines_text(l, "bytes"));
	here = import_picture_here(im, source);
	if (here == NULL && im->no_room == NULL &&
	    (bytes = image_bytes(l, &length)) != NULL) {
		if (!import_keep_picture(im, bytes, length, source, alt))
			return (im->why);
		here = import_picture_here(im, source);
	}
	if (here != NULL)
		store_text(m, "picture", url, here);
	else if (l->why == NULL)
		report_passed_over(im->report, "a picture",
		    im->no_room != NULL ? im->no_room : "is no JPEG, PNG, WebP"
		    " or GIF that can be kept", url);
	return (NULL);
}

static const char *
put_line(struct lines *l, void *context)
{
	struct merging		*m = context;
	enum import_kind	 kind;

	if (strcmp(l->kind, "user") == 0)
		store_text_by_id(m, "user", lines_text(l, "login"));
	else if (strcmp(l->kind, "image") == 0)
		put_image(m);
	else if (strcmp(l->kind, "image_file") == 0)
		return (put_picture(m));
	else if (strcmp(l->kind, "series") == 0)
		return (merge_series(m) ? NULL : m->im->why);
	else if (import_kind_find(l->kind, &kind))
		return (lines_put_record(m, kind_of(m, kind)) ? NULL :
		    m->im->why);
	else if (strcmp(l->kind, "subscription") == 0)
		report_passed_over(m->im->report, "a subscription",
		    "is only imported into an empty database",
		    lines_text(l, "name"));
	else if (strcmp(l->kind, "setting") == 0)
		report_passed_over(m->im->report, "a setting",
		    "is only imported into an empty database",
		    lines_text(l, "name"));
	else if (strcmp(l->kind, "old_slug") != 0 &&
	    strcmp(l->kind, "history") != 0 &&
	    strcmp(l->kind, "import") != 0 && strcmp(l->kind, "end") != 0)
		lines_fail(l, "kind", "is unknown");
	return (NULL);
}

/*
 * Whether the export is of this calendar, which would then have each record
 * twice.
 */
static bool
is_of_this_calendar(struct import *im, struct lines *l)
{
	struct db	*db = inside_db(im->inside);
	bool		 alone = !db_is_writing(db), same;

	if (alone)
		db_begin_read(db);
	same = strcmp(lines_optional(l, "site", ""),
	    site_id(db, l->arena)) == 0;
	if (alone)
		db_end_read(db);
	return (same);
}

/* The first line identifies the calendar. */
static const char *
read_first_line(struct lines *l, void *context)
{
	struct merging	*m = context;
	struct import	*im = m->im;

	if (is_of_this_calendar(im, l))
		return (command_complaint("'%s' is an export of this calendar,"
		    " which has records already; import it into an empty"
		    " database", m->path));
	if (im->source == NULL)
		im->source = source_of_export(im->arena,
		    lines_optional(l, "calendar", ""));
	return (NULL);
}

bool
import_lines(struct import *im, struct input *in, const char *source)
{
	struct merging	 m = { .im = im, .path = in->path };

	im->source = source;
	m.l.arena = arena_new();
	m.known = value_new(im->arena, VALUE_MAP);
	m.models = value_new(im->arena, VALUE_MAP);
	im->why = lines_each(&m.l, in, read_first_line, put_line, &m);
	arena_free(m.l.arena);
	return (im->why == NULL);
}
