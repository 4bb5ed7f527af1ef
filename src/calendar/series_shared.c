#include "calendar/series_shared.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/stored.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/term_query.h"

#define PUBLISHED	"date"	/* no parameter of one field has this column */

static const char *const	 dates[] = {
	"start_date", "end_date", "all_day", "timezone"
};
static const char *const	 links[] = {
	"venue", "organizer", "categories", "tags"
};

bool
series_has(const char *fields, const char *name)
{
	size_t	 length;

	for (; *fields != '\0'; fields += length + (fields[length] == ',')) {
		length = strcspn(fields, ",");
		if (length == strlen(name) &&
		    strncmp(fields, name, length) == 0)
			return (true);
	}

	return (false);
}

static bool
has_any_field(const char *fields, const char *const *names, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (series_has(fields, names[i]))
			return (true);

	return (false);
}

bool
series_has_dates(const char *fields)
{
	return (has_any_field(fields, dates, COUNT(dates)));
}

bool
series_has_links(const char *fields)
{
	return (has_any_field(fields, links, COUNT(links)));
}

bool
series_is_date(const char *name)
{
	size_t	 i;

	for (i = 0; i < COUNT(dates); i++)
		if (strcmp(dates[i], name) == 0)
			return (true);

	return (false);
}

static void
add_field(struct buf *fields, const char *name)
{
	if (series_has(fields->data, name))
		return;
	if (fields->length > 0)
		buf_char(fields, ',');
	buf_string(fields, name);
}

/* Adds the fields of a list, except one. */
static void
add_others(struct request *rq, struct buf *fields, const char *more,
    const char *_Nullable but)
{
	const char	*name;
	size_t		 length;

	for (; *more != '\0'; more += length + (more[length] == ',')) {
		length = strcspn(more, ",");
		name = arena_copy(rq->arena, more, length);
		if (but == NULL || strcmp(name, but) != 0)
			add_field(fields, name);
	}
}

const char *
series_with(struct request *rq, const char *fields, const char *more)
{
	struct buf	 all;

	buf_init(&all, rq->arena, strlen(fields) + strlen(more) + 2);
	buf_string(&all, fields);
	add_others(rq, &all, more, NULL);

	return (all.data);
}

const char *
series_without(struct request *rq, const char *fields, const char *name)
{
	struct buf	 rest;

	buf_init(&rest, rq->arena, strlen(fields) + 1);
	add_others(rq, &rest, fields, name);

	return (rest.data);
}

void
series_set_detached(struct request *rq, struct event *e, const char *fields)
{
	struct statement	*st;

	if (strcmp(fields, e->detached) == 0)
		return;
	e->detached = fields;
	st = db_query(rq->db, "UPDATE events SET detached = $1 WHERE id = $2");
	db_bind_text(st, 1, fields);
	db_bind_integer(st, 2, e->head.id);
	db_run(st);
}

/* A text that may be absent. */
static bool
same_text(const char *_Nullable a, const char *_Nullable b)
{
	return (a == NULL || b == NULL ? a == b : strcmp(a, b) == 0);
}

static bool
is_equal(const struct stored_column *c, const struct event *one,
    const struct event *other)
{
	const char	*a = (const char *)one + c->offset;
	const char	*b = (const char *)other + c->offset;

	if (c->holds == STORED_TEXT)
		return (same_text(*(const char *const *)a,
		    *(const char *const *)b));

	return (memcmp(a, b, stored_size(c->holds)) == 0);
}

/* Slugs are not shared, since they are unique. */
static bool
is_shared(const struct stored_column *c)
{
	return (c->param != NULL && c->holds != STORED_SLUG);
}

static bool
same_ids(const int64_t *a, size_t a_count, const int64_t *b, size_t b_count)
{
	return (a_count == b_count &&
	    (a_count == 0 || memcmp(a, b, a_count * sizeof(*a)) == 0));
}

static void
add_links(struct buf *fields, const struct event_linked *a,
    const struct event_linked *b, const struct event_fields *sent)
{
	if (a->venue != b->venue)
		add_field(fields, "venue");
	if (!same_ids(a->organizers, a->organizer_count, b->organizers,
	    b->organizer_count))
		add_field(fields, "organizer");
	if (same_ids(a->terms, a->term_count, b->terms, b->term_count))
		return;
	if (sent->has_categories)
		add_field(fields, "categories");
	if (sent->has_tags)
		add_field(fields, "tags");
}

/* The field with this name, or NULL. */
static const char *_Nullable
find_field(const char *name, size_t length)
{
	static const char *const	 others[] = {
		PUBLISHED, SERIES_TRASHED, "venue", "organizer", "categories",
		"tags"
	};
	const char			*field;
	size_t				 i, count = stored_event.count;

	for (i = 0; i < count + COUNT(others); i++) {
		field = i >= count ? others[i - count] :
		    is_shared(&stored_event.columns[i]) ?
		    stored_event.columns[i].param : "";
		if (length > 0 && strlen(field) == length &&
		    memcmp(field, name, length) == 0)
			return (field);
	}

	return (NULL);
}

bool
series_may_detach(const char *fields)
{
	const char	*field;

	while (*fields != '\0') {
		field = find_field(fields, strcspn(fields, ","));
		if (field == NULL)
			return (false);
		fields += strlen(field);
		fields += *fields == ',';
		if (series_has(fields, field))
			return (false);
	}

	return (true);
}

const char *
series_changed(struct request *rq, const struct event *before,
    const struct event *after, const struct event_fields *sent)
{
	const struct stored_column	*c;
	struct buf			 fields;
	size_t				 i;

	buf_init(&fields, rq->arena, 64);
	for (i = 0; i < stored_event.count; i++) {
		c = &stored_event.columns[i];
		if (is_shared(c) && !is_equal(c, before, after))
			add_field(&fields, c->param);
	}
	if (before->head.has_published != after->head.has_published ||
	    before->head.published != after->head.published)
		add_field(&fields, PUBLISHED);
	add_links(&fields, before->linked, after->linked, sent);

	return (fields.data);
}

static bool
copies_field(const struct event *e, const char *_Nullable fields,
    const char *name)
{
	return ((fields == NULL || series_has(fields, name)) &&
	    !series_has(e->detached, name));
}

void
series_copy(struct event *e, const struct event *model,
    const char *_Nullable fields)
{
	const struct stored_column	*c;
	size_t				 i;

	for (i = 0; i < stored_event.count; i++) {
		c = &stored_event.columns[i];
		if (is_shared(c) && !series_is_date(c->param) &&
		    copies_field(e, fields, c->param))
			memcpy((char *)e + c->offset, (const char *)model +
			    c->offset, stored_size(c->holds));
	}
	event_texts_follow(e, model);
	if (copies_field(e, fields, PUBLISHED)) {
		e->head.published = model->head.published;
		e->head.has_published = model->head.has_published;
	}
	if (e->head.image != model->head.image)
		return;
	e->head.image_url = model->head.image_url;
	e->head.image_alt = model->head.image_alt;
}

/* The events that copy one of the links, as a JSON list; NULL: none. */
static const char *
list_copying(struct request *rq, const struct series_saved *saved, size_t count,
    const char *name)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < count; i++)
		if (copies_field(saved[i].e, saved[i].fields, name))
			ids_add(&ids, rq->arena, saved[i].e->head.id);
	return (ids.count == 0 ? NULL : ids_text(rq->arena, &ids));
}

static void
run_links(struct statement *st, const char *events, int64_t model)
{
	db_bind_text(st, 1, events);
	if (model != 0)
		db_bind_integer(st, 2, model);
	db_run(st);
}

static void
copy_venue(struct db *db, const char *events, int64_t model, bool empties)
{
	if (empties)
		run_links(db_query(db, "DELETE FROM event_venues"
		    " WHERE event_id IN (SELECT value FROM id_list($1))"),
		    events, 0);
	run_links(db_query(db, "INSERT INTO event_venues (event_id, venue_id)"
	    " SELECT j.value, l.venue_id FROM event_venues l"
	    " CROSS JOIN id_list($1) j WHERE l.event_id = $2"), events, model);
}

static void
copy_organizers(struct db *db, const char *events, int64_t model, bool empties)
{
	if (empties)
		run_links(db_query(db, "DELETE FROM event_organizers"
		    " WHERE event_id IN (SELECT value FROM id_list($1))"),
		    events, 0);
	run_links(db_query(db, "INSERT INTO event_organizers"
	    " (event_id, position, organizer_id) SELECT j.value, l.position,"
	    " l.organizer_id FROM event_organizers l CROSS JOIN id_list($1) j"
	    " WHERE l.event_id = $2"), events, model);
}

/* A term that is added or removed is counted. So those that stay are kept. */
static void
copy_terms(struct db *db, const char *events, int64_t model,
    enum term_kind kind, bool empties)
{
	struct statement	*st;

	if (empties) {
		st = db_query(db, "DELETE FROM event_terms"
		    " WHERE event_id IN (SELECT value FROM id_list($1))"
		    " AND term_id NOT IN (SELECT term_id FROM event_terms"
		    " WHERE event_id = $2)"
		    " AND (SELECT " SQL_TERM_SHOWN("kind") " FROM terms"
		    " WHERE id = term_id) = $3");
		db_bind_integer(st, 3, kind);
		run_links(st, events, model);
	}
	st = db_query(db, "INSERT INTO event_terms (event_id, term_id)"
	    " SELECT j.value, l.term_id FROM event_terms l JOIN terms t"
	    " ON t.id = l.term_id CROSS JOIN id_list($1) j"
	    " WHERE l.event_id = $2 AND " SQL_TERM_SHOWN("t.kind") " = $3"
	    " ON CONFLICT DO NOTHING");
	db_bind_integer(st, 3, kind);
	run_links(st, events, model);
}

void
series_copy_links_all(struct request *rq, const struct event *model,
    const struct series_saved *saved, size_t count, bool empties)
{
	const char	*events;
	int64_t		 from = model->head.id;

	if ((events = list_copying(rq, saved, count, "venue")) != NULL)
		copy_venue(rq->db, events, from, empties);
	if ((events = list_copying(rq, saved, count, "organizer")) != NULL)
		copy_organizers(rq->db, events, from, empties);
	if ((events = list_copying(rq, saved, count, "categories")) != NULL)
		copy_terms(rq->db, events, from, TERM_CATEGORY, empties);
	if ((events = list_copying(rq, saved, count, "tags")) != NULL)
		copy_terms(rq->db, events, from, TERM_TAG, empties);
}

void
series_copy_links(struct request *rq, const struct event *e,
    const struct event *model, bool empties)
{
	const struct series_saved	 saved = { .e = e };

	series_copy_links_all(rq, model, &saved, 1, empties);
}
