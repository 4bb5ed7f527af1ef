/* Made from spec/ by codegen; do not edit. */
#include "generated/records.h"

#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/markup.h"
#include "calendar/record.h"
#include "calendar/stored.h"
#include "calendar/terms.h"
#include "calendar/series.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "text/dates.h"
#include "text/fold.h"
#include "text/html.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

enum {
	RECORD_AT_ID,
	RECORD_AT_AUTHOR,
	RECORD_AT_STATUS,
	RECORD_AT_PUBLISHED,
	RECORD_AT_CREATED,
	RECORD_AT_MODIFIED,
	RECORD_AT_SLUG,
	RECORD_AT_FORMER_SLUG,
	RECORD_AT_IMAGE,
	RECORD_AT_IMAGE_URL,
	RECORD_AT_IMAGE_ALT,
	RECORD_AT_NAME,
	RECORD_AT_DESCRIPTION,
	RECORD_COLUMNS,
};

static void
read_record(struct request *rq, struct statement *st, enum record_kind kind, struct record_head *r)
{
	r->kind = kind;
	r->id = db_integer(st, RECORD_AT_ID);
	r->author = db_integer(st, RECORD_AT_AUTHOR);
	r->status = status_read(st, RECORD_AT_STATUS);
	r->has_published = !db_null(st, RECORD_AT_PUBLISHED);
	r->published = stored_time(st, RECORD_AT_PUBLISHED);
	r->created = stored_time(st, RECORD_AT_CREATED);
	r->modified = stored_time(st, RECORD_AT_MODIFIED);
	r->slug = stored_text(rq, st, RECORD_AT_SLUG);
	r->former_slug = stored_text_or_null(rq, st, RECORD_AT_FORMER_SLUG);
	r->image = db_integer(st, RECORD_AT_IMAGE);
	r->image_url = stored_text(rq, st, RECORD_AT_IMAGE_URL);
	r->image_alt = stored_text(rq, st, RECORD_AT_IMAGE_ALT);
	r->name = stored_text(rq, st, RECORD_AT_NAME);
	r->description = !record_wants(rq, r->kind, "description") ? "" : stored_text(rq, st, RECORD_AT_DESCRIPTION);
	record_ready(rq, r);
}

enum {
	TERM_AT_KIND,
	TERM_AT_ID,
	TERM_AT_PARENT,
	TERM_AT_NAME,
	TERM_AT_SLUG,
	TERM_AT_DESCRIPTION,
	TERM_AT_COLOR,
	TERM_AT_COUNT,
};

void
term_read(struct request *rq, struct statement *st, struct term *t)
{
	t->kind = stored_term_kind(st, TERM_AT_KIND);
	t->id = db_integer(st, TERM_AT_ID);
	t->parent = db_integer(st, TERM_AT_PARENT);
	t->name = stored_text(rq, st, TERM_AT_NAME);
	t->slug = stored_text(rq, st, TERM_AT_SLUG);
	t->description = !term_wants(rq, t->kind, "description") ? "" : stored_text(rq, st, TERM_AT_DESCRIPTION);
	t->color = stored_text(rq, st, TERM_AT_COLOR);
	t->count = db_integer(st, TERM_AT_COUNT);
}

/* Binds the columns in the order of both statements below. */
static void
bind_term(struct request *rq, struct statement *st, const struct term *t)
{
	const char *const	 searched[] = {
		t->name,
	};
	int			 place = 0;

	db_bind_integer(st, ++place, t->kind);
	stored_bind_integer(st, ++place, t->parent != 0, t->parent);
	db_bind_text(st, ++place, t->name);
	db_bind_text(st, ++place, t->slug);
	db_bind_text(st, ++place, t->description);
	db_bind_text(st, ++place, t->color);
	db_bind_text(st, ++place, fold_title(rq->arena, t->name));
	db_bind_text(st, ++place, fold_case(rq->arena, t->name));
	db_bind_text(st, ++place, fold_title(rq->arena, t->description));
	db_bind_text(st, ++place, stored_searched(rq, searched, COUNT(searched)));
	db_bind_integer(st, ++place, t->id);
}

void
term_insert(struct request *rq, const struct term *t)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO terms (kind, parent, name, slug, description, color, name_key, name_folded, description_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)");
	bind_term(rq, st, t);
	db_run(st);
	change_note_row(rq->db, "terms", t->id);
}

void
term_replace(struct request *rq, const struct term *t)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE terms SET kind = $1, parent = $2, name = $3, slug = $4, description = $5, color = $6, name_key = $7, name_folded = $8, description_key = $9, searched = $10 WHERE id = $11");
	bind_term(rq, st, t);
	db_run(st);
	change_note_row(rq->db, "terms", t->id);
}

void
term_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "terms", id);
	st = db_query(rq->db, "DELETE FROM terms WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
term_new(struct request *rq, struct term *t)
{
	memset(t, 0, sizeof(*t));
	(void)rq;
	t->name = "";
	t->slug = "";
	t->description = "";
	t->color = "";
}

static struct statement *
rows_of_terms(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT t.kind, t.id, t.parent, t.name, t.slug, t.description, t.color, t.event_count FROM terms t WHERE t.id > $1 ORDER BY t.kind, t.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column term_columns[] = {
	{ .column = "kind", .name = "kind", .holds = STORED_TERM_KIND, .offset = offsetof(struct term, kind) },
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct term, id) },
	{ .column = "parent", .name = "parent", .holds = STORED_ID, .offset = offsetof(struct term, parent), .null = STORED_NULL_NONE, .refers = "terms" },
	{ .column = "name", .name = "name", .holds = STORED_TEXT, .offset = offsetof(struct term, name) },
	{ .column = "slug", .name = "slug", .holds = STORED_SLUG, .offset = offsetof(struct term, slug) },
	{ .column = "description", .name = "description", .holds = STORED_TEXT, .offset = offsetof(struct term, description) },
	{ .column = "color", .name = "color", .holds = STORED_TEXT, .offset = offsetof(struct term, color), .preset = true },
	{ .column = "event_count", .holds = STORED_INTEGER, .offset = offsetof(struct term, count) },
	{ .column = "name_key", .holds = STORED_TEXT },
	{ .column = "name_folded", .holds = STORED_TEXT },
	{ .column = "description_key", .holds = STORED_TEXT },
	{ .column = "searched", .holds = STORED_TEXT },
};

const struct stored_table	 stored_term = {
	"terms", term_columns, COUNT(term_columns), rows_of_terms
};

enum {
	SERIES_AT_ID,
	SERIES_AT_RULE,
	SERIES_AT_ADDED,
	SERIES_AT_LEFT_OUT,
	SERIES_AT_SLUG,
	SERIES_AT_STATUS,
	SERIES_AT_MADE_UNTIL,
	SERIES_AT_NEXT_START,
};

void
series_read(struct request *rq, struct statement *st, struct series *s)
{
	s->id = db_integer(st, SERIES_AT_ID);
	s->rule = stored_text(rq, st, SERIES_AT_RULE);
	s->added = stored_text(rq, st, SERIES_AT_ADDED);
	s->left_out = stored_text(rq, st, SERIES_AT_LEFT_OUT);
	s->slug = stored_text(rq, st, SERIES_AT_SLUG);
	s->status = status_read(st, SERIES_AT_STATUS);
	s->made_until = stored_time(st, SERIES_AT_MADE_UNTIL);
	s->has_next_start = !db_null(st, SERIES_AT_NEXT_START);
	s->next_start = stored_time(st, SERIES_AT_NEXT_START);
}

/* Binds the columns in the order of both statements below. */
static void
bind_series(struct request *rq, struct statement *st, const struct series *s)
{
	int	 place = 0;

	db_bind_text(st, ++place, s->rule);
	db_bind_text(st, ++place, s->added);
	db_bind_text(st, ++place, s->left_out);
	db_bind_text(st, ++place, s->slug);
	db_bind_integer(st, ++place, s->status);
	db_bind_integer(st, ++place, s->made_until);
	stored_bind_integer(st, ++place, s->has_next_start, s->next_start);
	db_bind_integer(st, ++place, s->id);
	(void)rq;
}

void
series_insert(struct request *rq, const struct series *s)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO series (rule, added, left_out, slug, status, made_until, next_start, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
	bind_series(rq, st, s);
	db_run(st);
	change_note_row(rq->db, "series", s->id);
}

void
series_replace(struct request *rq, const struct series *s)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE series SET rule = $1, added = $2, left_out = $3, slug = $4, status = $5, made_until = $6, next_start = $7 WHERE id = $8");
	bind_series(rq, st, s);
	db_run(st);
	change_note_row(rq->db, "series", s->id);
}

void
series_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "series", id);
	st = db_query(rq->db, "DELETE FROM series WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
series_new(struct request *rq, struct series *s)
{
	memset(s, 0, sizeof(*s));
	(void)rq;
	s->rule = "";
	s->added = "";
	s->left_out = "";
	s->slug = "";
}

static struct statement *
rows_of_series(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT s.id, s.rule, s.added, s.left_out, s.slug, s.status, s.made_until, s.next_start FROM series s WHERE s.id > $1 ORDER BY s.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column series_columns[] = {
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct series, id) },
	{ .column = "rule", .name = "rule", .holds = STORED_TEXT, .offset = offsetof(struct series, rule) },
	{ .column = "added", .name = "added", .holds = STORED_TEXT, .offset = offsetof(struct series, added), .preset = true },
	{ .column = "left_out", .name = "left_out", .holds = STORED_TEXT, .offset = offsetof(struct series, left_out), .preset = true },
	{ .column = "slug", .name = "slug", .holds = STORED_TEXT, .offset = offsetof(struct series, slug), .preset = true },
	{ .column = "status", .name = "status", .holds = STORED_STATUS, .offset = offsetof(struct series, status) },
	{ .column = "made_until", .name = "made_until", .holds = STORED_TIME, .offset = offsetof(struct series, made_until) },
	{ .column = "next_start", .name = "next_start", .holds = STORED_TIME, .offset = offsetof(struct series, next_start), .has = offsetof(struct series, has_next_start), .null = STORED_NULL_NONE },
};

const struct stored_table	 stored_series = {
	"series", series_columns, COUNT(series_columns), rows_of_series
};

#define EVENT_COLUMNS "e.id, e.author, e.status, e.published, e.created, e.modified, e.slug, e.former_slug, e.image_id, images.url, images.alt, e.title, COALESCE(series_texts.description, e.description), COALESCE(series_texts.excerpt, e.excerpt), e.texts_id, e.password, e.all_day, e.start_local, e.end_local, e.start_utc, e.end_utc, e.timezone, COALESCE(series_texts.cost, e.cost), COALESCE(series_texts.website, e.website), e.show_map, e.show_map_link, e.hide_from_listings, e.sticky, e.featured, e.ticketed, e.post_parent, e.event_status, COALESCE(series_texts.event_status_reason, e.event_status_reason), e.series_id, series.rule, series.status, e.original_start, e.detached, e.sender, e.note, e.links"
#define EVENT_SELECT "SELECT " EVENT_COLUMNS " FROM events e LEFT JOIN images ON images.id = e.image_id LEFT JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN series ON series.id = e.series_id"
#define EVENT_SELECT_EACH "SELECT " EVENT_COLUMNS " FROM id_list($1) j CROSS JOIN events e ON e.id = j.value LEFT JOIN images ON images.id = e.image_id LEFT JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN series ON series.id = e.series_id"

enum {
	EVENT_AT_EXCERPT = RECORD_COLUMNS,
	EVENT_AT_TEXTS,
	EVENT_AT_PASSWORD,
	EVENT_AT_ALL_DAY,
	EVENT_AT_START_DATE,
	EVENT_AT_END_DATE,
	EVENT_AT_UTC_START_DATE,
	EVENT_AT_UTC_END_DATE,
	EVENT_AT_TIMEZONE,
	EVENT_AT_COST,
	EVENT_AT_WEBSITE,
	EVENT_AT_SHOW_MAP,
	EVENT_AT_SHOW_MAP_LINK,
	EVENT_AT_HIDE_FROM_LISTINGS,
	EVENT_AT_STICKY,
	EVENT_AT_FEATURED,
	EVENT_AT_TICKETED,
	EVENT_AT_POST_PARENT,
	EVENT_AT_EVENT_STATUS,
	EVENT_AT_EVENT_STATUS_REASON,
	EVENT_AT_SERIES,
	EVENT_AT_SERIES_RULE,
	EVENT_AT_SERIES_STATUS,
	EVENT_AT_ORIGINAL_START,
	EVENT_AT_DETACHED,
	EVENT_AT_SENDER,
	EVENT_AT_NOTE,
	EVENT_AT_MORE,
};

static void
read_event(struct request *rq, struct statement *st, struct event *e)
{
	read_record(rq, st, RECORD_EVENT, &e->head);
	e->excerpt = !record_wants(rq, RECORD_EVENT, "excerpt") ? "" : stored_text(rq, st, EVENT_AT_EXCERPT);
	e->texts = db_integer(st, EVENT_AT_TEXTS);
	e->password = stored_text_or_null(rq, st, EVENT_AT_PASSWORD);
	e->dates.all_day = db_integer(st, EVENT_AT_ALL_DAY);
	e->dates.start.local = stored_time(st, EVENT_AT_START_DATE);
	e->dates.end.local = db_bounded(st, EVENT_AT_END_DATE, e->dates.start.local, DATE_MOST);
	e->dates.start.utc = stored_time(st, EVENT_AT_UTC_START_DATE);
	e->dates.end.utc = stored_time(st, EVENT_AT_UTC_END_DATE);
	e->dates.timezone = stored_text(rq, st, EVENT_AT_TIMEZONE);
	e->cost = stored_text(rq, st, EVENT_AT_COST);
	e->website = stored_text(rq, st, EVENT_AT_WEBSITE);
	e->show_map = db_integer(st, EVENT_AT_SHOW_MAP);
	e->show_map_link = db_integer(st, EVENT_AT_SHOW_MAP_LINK);
	e->hide_from_listings = db_integer(st, EVENT_AT_HIDE_FROM_LISTINGS);
	e->sticky = db_integer(st, EVENT_AT_STICKY);
	e->featured = db_integer(st, EVENT_AT_FEATURED);
	e->ticketed = db_integer(st, EVENT_AT_TICKETED);
	e->post_parent = db_integer(st, EVENT_AT_POST_PARENT);
	e->event_status = stored_text(rq, st, EVENT_AT_EVENT_STATUS);
	e->event_status_reason = stored_text(rq, st, EVENT_AT_EVENT_STATUS_REASON);
	e->series = db_integer(st, EVENT_AT_SERIES);
	e->series_rule = stored_text(rq, st, EVENT_AT_SERIES_RULE);
	e->series_status = status_read(st, EVENT_AT_SERIES_STATUS);
	e->has_original_start = !db_null(st, EVENT_AT_ORIGINAL_START);
	e->original_start = stored_time(st, EVENT_AT_ORIGINAL_START);
	e->detached = stored_text(rq, st, EVENT_AT_DETACHED);
	e->sender = stored_text(rq, st, EVENT_AT_SENDER);
	e->note = stored_text(rq, st, EVENT_AT_NOTE);
	event_ready(rq, st, EVENT_AT_MORE, e);
}

static bool
find_event(struct request *rq, struct statement *st, struct event *e)
{
	bool	 found;

	if ((found = db_step(st)))
		read_event(rq, st, e);
	db_done(st);

	return (found);
}

bool
event_find(struct request *rq, int64_t id, struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, EVENT_SELECT
	    " WHERE e.id = $1");
	db_bind_integer(st, 1, id);

	return (find_event(rq, st, e));
}

bool
event_find_slug(struct request *rq, const char *slug, struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, EVENT_SELECT
	    " WHERE e.slug = $1 AND e.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find_event(rq, st, e));
}

/* Binds the columns in the order of both statements below. */
static void
bind_event(struct request *rq, struct statement *st, const struct event *e)
{
	int	 place = 0;

	db_bind_integer(st, ++place, e->head.author);
	db_bind_integer(st, ++place, e->head.status);
	stored_bind_integer(st, ++place, e->head.has_published, e->head.published);
	db_bind_integer(st, ++place, e->head.created);
	db_bind_integer(st, ++place, e->head.modified);
	db_bind_text(st, ++place, *e->head.slug == '\0' ? NULL : e->head.slug);
	db_bind_text(st, ++place, e->head.former_slug);
	stored_bind_integer(st, ++place, e->head.image != 0, e->head.image);
	db_bind_text(st, ++place, e->head.name);
	db_bind_text(st, ++place, event_shares(e) ? "" : e->head.description);
	db_bind_text(st, ++place, event_shares(e) ? "" : e->excerpt);
	stored_bind_integer(st, ++place, event_shares(e), e->texts);
	db_bind_text(st, ++place, e->password);
	db_bind_integer(st, ++place, e->dates.all_day);
	db_bind_integer(st, ++place, e->dates.start.local);
	db_bind_integer(st, ++place, e->dates.end.local);
	db_bind_integer(st, ++place, e->dates.start.utc);
	db_bind_integer(st, ++place, e->dates.end.utc);
	db_bind_text(st, ++place, e->dates.timezone);
	db_bind_text(st, ++place, event_shares(e) ? "" : e->cost);
	db_bind_text(st, ++place, event_shares(e) ? "" : e->website);
	db_bind_integer(st, ++place, e->show_map);
	db_bind_integer(st, ++place, e->show_map_link);
	db_bind_integer(st, ++place, e->hide_from_listings);
	db_bind_integer(st, ++place, e->sticky);
	db_bind_integer(st, ++place, e->featured);
	db_bind_integer(st, ++place, e->ticketed);
	stored_bind_integer(st, ++place, e->post_parent != 0, e->post_parent);
	db_bind_text(st, ++place, e->event_status);
	db_bind_text(st, ++place, event_shares(e) ? "" : e->event_status_reason);
	stored_bind_integer(st, ++place, e->series != 0, e->series);
	stored_bind_integer(st, ++place, e->has_original_start, e->original_start);
	db_bind_text(st, ++place, e->detached);
	db_bind_text(st, ++place, e->sender);
	db_bind_text(st, ++place, e->note);
	db_bind_integer(st, ++place, e->head.id);
	(void)rq;
}

void
event_insert(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO events (author, status, published, created, modified, slug, former_slug, image_id, title, description, excerpt, texts_id, password, all_day, start_local, end_local, start_utc, end_utc, timezone, cost, website, show_map, show_map_link, hide_from_listings, sticky, featured, ticketed, post_parent, event_status, event_status_reason, series_id, original_start, detached, sender, note, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36)");
	bind_event(rq, st, e);
	db_run(st);
	change_note_row(rq->db, "events", e->head.id);
}

void
event_replace(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE events SET author = $1, status = $2, published = $3, created = $4, modified = $5, slug = $6, former_slug = $7, image_id = $8, title = $9, description = $10, excerpt = $11, texts_id = $12, password = $13, all_day = $14, start_local = $15, end_local = $16, start_utc = $17, end_utc = $18, timezone = $19, cost = $20, website = $21, show_map = $22, show_map_link = $23, hide_from_listings = $24, sticky = $25, featured = $26, ticketed = $27, post_parent = $28, event_status = $29, event_status_reason = $30, series_id = $31, original_start = $32, detached = $33, sender = $34, note = $35 WHERE id = $36");
	bind_event(rq, st, e);
	db_run(st);
	change_note_row(rq->db, "events", e->head.id);
}

void
event_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "events", id);
	st = db_query(rq->db, "DELETE FROM events WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
event_new(struct request *rq, struct event *e)
{
	memset(e, 0, sizeof(*e));
	record_new(rq, RECORD_EVENT, &e->head);
	e->excerpt = "";
	e->dates.timezone = "";
	e->cost = "";
	e->website = "";
	e->series_rule = "";
	e->event_status = "scheduled";
	e->event_status_reason = "";
	e->detached = "";
	e->sender = "";
	e->note = "";
}

void
event_apply(struct request *rq, struct event *e, const struct event_fields *f)
{
	if (f->excerpt != NULL)
		e->excerpt = markup_clean(rq, f->excerpt, 65535);
	else if (f->clears_excerpt)
		e->excerpt = "";
	if (f->password != NULL)
		e->password = stored_secret(rq, f->password);
	else if (f->clears_password)
		e->password = NULL;
	if (f->cost != NULL)
		e->cost = html_strip_line(rq->arena, f->cost);
	if (f->website != NULL)
		e->website = f->website;
	if (f->has_show_map)
		e->show_map = f->show_map;
	if (f->has_show_map_link)
		e->show_map_link = f->show_map_link;
	if (f->has_hide_from_listings)
		e->hide_from_listings = f->hide_from_listings;
	if (f->has_sticky)
		e->sticky = f->sticky;
	if (f->has_featured)
		e->featured = f->featured;
	if (f->has_ticketed)
		e->ticketed = f->ticketed;
	if (f->has_post_parent)
		e->post_parent = f->post_parent;
	if (f->event_status != NULL)
		e->event_status = f->event_status;
	if (f->event_status_reason != NULL)
		e->event_status_reason = html_strip_line(rq->arena, f->event_status_reason);
}

struct record_sent
event_sent(const struct event_fields *f)
{
	static const struct image_ref	 no_image;
	struct record_sent		 sent = { 0 };

	if (f->has_author)
		sent.author = &f->author;
	if (f->has_status)
		sent.status = &f->status;
	if (f->has_date)
		sent.date = &f->date;
	if (f->has_date_utc)
		sent.date_utc = &f->date_utc;
	sent.name = f->title;
	sent.description = f->description;
	if (f->clears_description)
		sent.description = "";
	sent.slug = f->slug;
	if (f->has_image || f->clears_image)
		sent.image = f->has_image ? &f->image : &no_image;

	return (sent);
}

void
event_write(struct request *rq, const char *name, const struct event *stored, enum record_view view)
{
	struct event	 whole = *stored, *e = &whole;
	struct json	*out = &rq->out;

	event_embed(rq, e, view);
	json_object(out, name);
	json_integer(out, "id", e->head.id);
	record_write_global_id(rq, "global_id", &e->head);
	json_string(out, "author", arena_integer(rq->arena, e->head.author));
	json_string(out, "status", status_name(e->head.status));
	record_write_date(rq, "date", &e->head);
	record_write_modified(rq, "modified", &e->head);
	record_write_url(rq, "url", &e->head);
	record_write_rest_url(rq, "rest_url", &e->head);
	json_string(out, "title", e->head.name);
	json_string(out, "description", e->head.description);
	json_string(out, "excerpt", e->excerpt);
	json_string(out, "slug", e->head.slug);
	record_write_image(rq, "image", &e->head);
	json_boolean(out, "all_day", e->dates.all_day);
	event_write_start(rq, "start_date", e);
	event_write_end(rq, "end_date", e);
	event_write_utc_start(rq, "utc_start_date", e);
	event_write_utc_end(rq, "utc_end_date", e);
	json_string(out, "timezone", e->dates.timezone);
	event_write_abbreviation(rq, "timezone_abbr", e);
	event_write_cost(rq, "cost", e);
	json_string(out, "website", e->website);
	json_boolean(out, "show_map", e->show_map);
	json_boolean(out, "show_map_link", e->show_map_link);
	json_boolean(out, "hide_from_listings", e->hide_from_listings);
	json_boolean(out, "sticky", e->sticky);
	json_boolean(out, "featured", e->featured);
	event_write_links(rq, "categories", e);
	event_write_custom_fields(rq, "custom_fields", e);
	json_boolean(out, "ticketed", e->ticketed);
	json_integer(out, "post_parent", e->post_parent);
	json_string(out, "event_status", e->event_status);
	stored_write_filled(out, "event_status_reason", e->event_status_reason);
	if (e->series != 0)
		event_write_series(rq, "series", e);
	if (view == RECORD_ALONE && e->head.status == STATUS_PUBLISH)
		event_write_json_ld(rq, "json_ld", e);
	json_object_end(out);
}

static struct statement *
rows_of_events(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT e.id, e.author, e.status, e.published, e.created, e.modified, e.slug, e.former_slug, e.image_id, e.title, COALESCE(series_texts.description, e.description), COALESCE(series_texts.excerpt, e.excerpt), e.texts_id, e.password, e.all_day, e.start_local, e.end_local, e.start_utc, e.end_utc, e.timezone, COALESCE(series_texts.cost, e.cost), COALESCE(series_texts.website, e.website), e.show_map, e.show_map_link, e.hide_from_listings, e.sticky, e.featured, e.ticketed, e.post_parent, e.event_status, COALESCE(series_texts.event_status_reason, e.event_status_reason), e.series_id, e.original_start, e.detached, e.sender, e.note FROM events e LEFT JOIN images ON images.id = e.image_id LEFT JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN series ON series.id = e.series_id WHERE e.id > $1 ORDER BY e.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column event_columns[] = {
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct event, head.id) },
	{ .column = "author", .name = "author", .holds = STORED_USER, .offset = offsetof(struct event, head.author), .param = "author" },
	{ .column = "status", .name = "status", .holds = STORED_STATUS, .offset = offsetof(struct event, head.status), .param = "status" },
	{ .column = "published", .name = "published", .holds = STORED_TIME, .offset = offsetof(struct event, head.published), .has = offsetof(struct event, head.has_published), .null = STORED_NULL_NONE },
	{ .column = "created", .name = "created", .holds = STORED_TIME, .offset = offsetof(struct event, head.created) },
	{ .column = "modified", .name = "modified", .holds = STORED_TIME, .offset = offsetof(struct event, head.modified) },
	{ .column = "slug", .name = "slug", .holds = STORED_SLUG, .offset = offsetof(struct event, head.slug), .null = STORED_NULL_EMPTY, .param = "slug" },
	{ .column = "former_slug", .name = "former_slug", .holds = STORED_SLUG, .offset = offsetof(struct event, head.former_slug), .null = STORED_NULL_NONE },
	{ .column = "image_id", .name = "image", .holds = STORED_ID, .offset = offsetof(struct event, head.image), .null = STORED_NULL_NONE, .refers = "images", .param = "image", .emptied = "null" },
	{ .column = "title", .name = "name", .holds = STORED_TEXT, .offset = offsetof(struct event, head.name), .param = "title" },
	{ .column = "description", .name = "description", .holds = STORED_TEXT, .offset = offsetof(struct event, head.description), .param = "description", .emptied = "null" },
	{ .column = "excerpt", .name = "excerpt", .holds = STORED_TEXT, .offset = offsetof(struct event, excerpt), .param = "excerpt", .emptied = "null" },
	{ .column = "texts_id", .holds = STORED_ID, .offset = offsetof(struct event, texts), .null = STORED_NULL_NONE, .refers = "series_texts" },
	{ .column = "password", .name = "password", .holds = STORED_TEXT, .offset = offsetof(struct event, password), .null = STORED_NULL_NONE, .param = "password", .secret = true },
	{ .column = "all_day", .name = "all_day", .holds = STORED_TRUTH, .offset = offsetof(struct event, dates.all_day), .param = "all_day" },
	{ .column = "start_local", .name = "start", .holds = STORED_TIME, .offset = offsetof(struct event, dates.start.local), .param = "start_date" },
	{ .column = "end_local", .name = "end", .holds = STORED_TIME, .offset = offsetof(struct event, dates.end.local), .param = "end_date" },
	{ .column = "start_utc", .name = "start_utc", .holds = STORED_TIME, .offset = offsetof(struct event, dates.start.utc) },
	{ .column = "end_utc", .name = "end_utc", .holds = STORED_TIME, .offset = offsetof(struct event, dates.end.utc) },
	{ .column = "timezone", .name = "timezone", .holds = STORED_TEXT, .offset = offsetof(struct event, dates.timezone), .param = "timezone" },
	{ .column = "cost", .name = "cost", .holds = STORED_TEXT, .offset = offsetof(struct event, cost), .param = "cost", .emptied = "\"\"" },
	{ .column = "website", .name = "website", .holds = STORED_TEXT, .offset = offsetof(struct event, website), .param = "website", .emptied = "\"\"" },
	{ .column = "show_map", .name = "show_map", .holds = STORED_TRUTH, .offset = offsetof(struct event, show_map), .param = "show_map" },
	{ .column = "show_map_link", .name = "show_map_link", .holds = STORED_TRUTH, .offset = offsetof(struct event, show_map_link), .param = "show_map_link" },
	{ .column = "hide_from_listings", .name = "hide_from_listings", .holds = STORED_TRUTH, .offset = offsetof(struct event, hide_from_listings), .param = "hide_from_listings" },
	{ .column = "sticky", .name = "sticky", .holds = STORED_TRUTH, .offset = offsetof(struct event, sticky), .param = "sticky" },
	{ .column = "featured", .name = "featured", .holds = STORED_TRUTH, .offset = offsetof(struct event, featured), .param = "featured" },
	{ .column = "ticketed", .name = "ticketed", .holds = STORED_TRUTH, .offset = offsetof(struct event, ticketed), .param = "ticketed" },
	{ .column = "post_parent", .name = "post_parent", .holds = STORED_ID, .offset = offsetof(struct event, post_parent), .null = STORED_NULL_NONE, .refers = "events", .param = "post_parent", .emptied = "0" },
	{ .column = "event_status", .name = "event_status", .holds = STORED_TEXT, .offset = offsetof(struct event, event_status), .preset = true, .param = "event_status", .emptied = "\"scheduled\"" },
	{ .column = "event_status_reason", .name = "event_status_reason", .holds = STORED_TEXT, .offset = offsetof(struct event, event_status_reason), .preset = true, .param = "event_status_reason", .emptied = "\"\"" },
	{ .column = "series_id", .name = "series_id", .holds = STORED_ID, .offset = offsetof(struct event, series), .null = STORED_NULL_NONE, .refers = "series" },
	{ .column = "original_start", .name = "original_start", .holds = STORED_TIME, .offset = offsetof(struct event, original_start), .has = offsetof(struct event, has_original_start), .null = STORED_NULL_NONE },
	{ .column = "detached", .name = "detached", .holds = STORED_TEXT, .offset = offsetof(struct event, detached), .preset = true },
	{ .column = "sender", .name = "sender", .holds = STORED_TEXT, .offset = offsetof(struct event, sender), .preset = true },
	{ .column = "note", .name = "note", .holds = STORED_TEXT, .offset = offsetof(struct event, note), .preset = true },
};

const struct stored_table	 stored_event = {
	"events", event_columns, COUNT(event_columns), rows_of_events
};

#define VENUE_COLUMNS "v.id, v.author, v.status, v.published, v.created, v.modified, v.slug, v.former_slug, v.image_id, images.url, images.alt, v.name, v.description, v.address, v.city, v.country, v.province, v.state, v.stateprovince, v.zip, v.phone, v.website, v.geo_lat, v.geo_lng, v.show_map, v.show_map_link"
#define VENUE_SELECT "SELECT " VENUE_COLUMNS " FROM venues v LEFT JOIN images ON images.id = v.image_id"
#define VENUE_SELECT_EACH "SELECT " VENUE_COLUMNS " FROM id_list($1) j CROSS JOIN venues v ON v.id = j.value LEFT JOIN images ON images.id = v.image_id"

enum {
	VENUE_AT_ADDRESS = RECORD_COLUMNS,
	VENUE_AT_CITY,
	VENUE_AT_COUNTRY,
	VENUE_AT_PROVINCE,
	VENUE_AT_STATE,
	VENUE_AT_STATEPROVINCE,
	VENUE_AT_ZIP,
	VENUE_AT_PHONE,
	VENUE_AT_WEBSITE,
	VENUE_AT_GEO_LAT,
	VENUE_AT_GEO_LNG,
	VENUE_AT_SHOW_MAP,
	VENUE_AT_SHOW_MAP_LINK,
};

static void
read_venue(struct request *rq, struct statement *st, struct venue *v)
{
	read_record(rq, st, RECORD_VENUE, &v->head);
	v->address = stored_text(rq, st, VENUE_AT_ADDRESS);
	v->city = stored_text(rq, st, VENUE_AT_CITY);
	v->country = stored_text(rq, st, VENUE_AT_COUNTRY);
	v->province = stored_text(rq, st, VENUE_AT_PROVINCE);
	v->state = stored_text(rq, st, VENUE_AT_STATE);
	v->stateprovince = stored_text(rq, st, VENUE_AT_STATEPROVINCE);
	v->zip = stored_text(rq, st, VENUE_AT_ZIP);
	v->phone = stored_text(rq, st, VENUE_AT_PHONE);
	v->website = stored_text(rq, st, VENUE_AT_WEBSITE);
	v->has_geo_lat = !db_null(st, VENUE_AT_GEO_LAT);
	v->geo_lat = db_bounded_number(st, VENUE_AT_GEO_LAT, -90, 90);
	v->geo_lng = db_bounded_number(st, VENUE_AT_GEO_LNG, -180, 180);
	v->show_map = db_integer(st, VENUE_AT_SHOW_MAP);
	v->show_map_link = db_integer(st, VENUE_AT_SHOW_MAP_LINK);
}

static bool
find_venue(struct request *rq, struct statement *st, struct venue *v)
{
	bool	 found;

	if ((found = db_step(st)))
		read_venue(rq, st, v);
	db_done(st);

	return (found);
}

bool
venue_find(struct request *rq, int64_t id, struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, VENUE_SELECT
	    " WHERE v.id = $1");
	db_bind_integer(st, 1, id);

	return (find_venue(rq, st, v));
}

bool
venue_find_slug(struct request *rq, const char *slug, struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, VENUE_SELECT
	    " WHERE v.slug = $1 AND v.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find_venue(rq, st, v));
}

static bool
venue_texts_serve(struct request *rq, struct statement *st, const struct venue *made, const struct venue_fields *f)
{
	if (f->address != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_ADDRESS), made->address))
		return (false);
	if (f->city != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_CITY), made->city))
		return (false);
	if (f->country != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_COUNTRY), made->country))
		return (false);
	if (f->province != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_PROVINCE), made->province))
		return (false);
	if (f->state != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_STATE), made->state))
		return (false);
	if (f->stateprovince != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_STATEPROVINCE), made->stateprovince))
		return (false);
	if (f->zip != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_ZIP), made->zip))
		return (false);
	if (f->phone != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_PHONE), made->phone))
		return (false);
	if (f->website != NULL && !stored_text_serves(rq, db_string(st, VENUE_AT_WEBSITE), made->website))
		return (false);

	return (true);
}

bool
venue_find_equal(struct request *rq, const struct venue *made, const struct venue_fields *f, struct venue *v)
{
	struct record_sent	 sent = venue_sent(f);
	struct statement	*st;
	int			 place = 0;
	bool			 found = false;

	st = db_query(rq->db, VENUE_SELECT
	    " WHERE v.name_key = $1 AND v.status <> $2 AND (CAST($3 AS DOUBLE PRECISION) IS NULL OR v.geo_lat = $3) AND (CAST($4 AS DOUBLE PRECISION) IS NULL OR v.geo_lng = $4) AND (CAST($5 AS BIGINT) IS NULL OR v.show_map = $5) AND (CAST($6 AS BIGINT) IS NULL OR v.show_map_link = $6) ORDER BY v.id");
	db_bind_text(st, ++place, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, ++place, STATUS_TRASH);
	stored_bind_number(st, ++place, f->has_geo_lat, made->geo_lat);
	stored_bind_number(st, ++place, f->has_geo_lng, made->geo_lng);
	stored_bind_integer(st, ++place, f->has_show_map, made->show_map);
	stored_bind_integer(st, ++place, f->has_show_map_link, made->show_map_link);
	while (!found && db_step(st)) {
		if (!venue_texts_serve(rq, st, made, f))
			continue;
		read_venue(rq, st, v);
		found = record_serves(rq, &v->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}

/* Binds the columns in the order of both statements below. */
static void
bind_venue(struct request *rq, struct statement *st, const struct venue *v)
{
	const char *const	 searched[] = {
		v->head.name,
		v->head.description,
		v->address,
		v->city,
		v->country,
		v->province,
		v->state,
		v->stateprovince,
		v->zip,
		v->phone,
		v->website,
	};
	int			 place = 0;

	db_bind_integer(st, ++place, v->head.author);
	db_bind_integer(st, ++place, v->head.status);
	stored_bind_integer(st, ++place, v->head.has_published, v->head.published);
	db_bind_integer(st, ++place, v->head.created);
	db_bind_integer(st, ++place, v->head.modified);
	db_bind_text(st, ++place, *v->head.slug == '\0' ? NULL : v->head.slug);
	db_bind_text(st, ++place, v->head.former_slug);
	stored_bind_integer(st, ++place, v->head.image != 0, v->head.image);
	db_bind_text(st, ++place, v->head.name);
	db_bind_text(st, ++place, v->head.description);
	db_bind_text(st, ++place, v->address);
	db_bind_text(st, ++place, v->city);
	db_bind_text(st, ++place, v->country);
	db_bind_text(st, ++place, v->province);
	db_bind_text(st, ++place, v->state);
	db_bind_text(st, ++place, v->stateprovince);
	db_bind_text(st, ++place, v->zip);
	db_bind_text(st, ++place, v->phone);
	db_bind_text(st, ++place, v->website);
	stored_bind_number(st, ++place, v->has_geo_lat, v->geo_lat);
	stored_bind_number(st, ++place, v->has_geo_lat, v->geo_lng);
	db_bind_integer(st, ++place, v->show_map);
	db_bind_integer(st, ++place, v->show_map_link);
	db_bind_text(st, ++place, fold_title(rq->arena, v->head.name));
	db_bind_text(st, ++place, stored_searched(rq, searched, COUNT(searched)));
	db_bind_integer(st, ++place, v->head.id);
}

void
venue_insert(struct request *rq, const struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO venues (author, status, published, created, modified, slug, former_slug, image_id, name, description, address, city, country, province, state, stateprovince, zip, phone, website, geo_lat, geo_lng, show_map, show_map_link, name_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)");
	bind_venue(rq, st, v);
	db_run(st);
	change_note_row(rq->db, "venues", v->head.id);
}

void
venue_replace(struct request *rq, const struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE venues SET author = $1, status = $2, published = $3, created = $4, modified = $5, slug = $6, former_slug = $7, image_id = $8, name = $9, description = $10, address = $11, city = $12, country = $13, province = $14, state = $15, stateprovince = $16, zip = $17, phone = $18, website = $19, geo_lat = $20, geo_lng = $21, show_map = $22, show_map_link = $23, name_key = $24, searched = $25 WHERE id = $26");
	bind_venue(rq, st, v);
	db_run(st);
	change_note_row(rq->db, "venues", v->head.id);
}

void
venue_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "venues", id);
	st = db_query(rq->db, "DELETE FROM venues WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
venue_new(struct request *rq, struct venue *v)
{
	memset(v, 0, sizeof(*v));
	record_new(rq, RECORD_VENUE, &v->head);
	v->address = "";
	v->city = "";
	v->country = "";
	v->province = "";
	v->state = "";
	v->stateprovince = "";
	v->zip = "";
	v->phone = "";
	v->website = "";
	v->show_map = true;
	v->show_map_link = true;
}

void
venue_apply(struct request *rq, struct venue *v, const struct venue_fields *f)
{
	if (f->address != NULL)
		v->address = html_strip_line(rq->arena, f->address);
	if (f->city != NULL)
		v->city = html_strip_line(rq->arena, f->city);
	if (f->country != NULL)
		v->country = html_strip_line(rq->arena, f->country);
	if (f->province != NULL)
		v->province = html_strip_line(rq->arena, f->province);
	if (f->state != NULL)
		v->state = html_strip_line(rq->arena, f->state);
	if (f->stateprovince != NULL)
		v->stateprovince = html_strip_line(rq->arena, f->stateprovince);
	if (f->zip != NULL)
		v->zip = html_strip_line(rq->arena, f->zip);
	if (f->phone != NULL)
		v->phone = html_strip_line(rq->arena, f->phone);
	if (f->website != NULL)
		v->website = html_strip_line(rq->arena, f->website);
	if (f->has_geo_lat || f->clears_geo_lat) {
		v->has_geo_lat = f->has_geo_lat;
		v->geo_lat = f->geo_lat;
	}
	if (f->has_geo_lng || f->clears_geo_lng)
		v->geo_lng = f->geo_lng;
	if (f->has_show_map)
		v->show_map = f->show_map;
	if (f->has_show_map_link)
		v->show_map_link = f->show_map_link;
}

struct record_sent
venue_sent(const struct venue_fields *f)
{
	static const struct image_ref	 no_image;
	struct record_sent		 sent = { 0 };

	if (f->has_author)
		sent.author = &f->author;
	if (f->has_status)
		sent.status = &f->status;
	if (f->has_date)
		sent.date = &f->date;
	if (f->has_date_utc)
		sent.date_utc = &f->date_utc;
	sent.name = f->venue;
	sent.description = f->description;
	if (f->has_image || f->clears_image)
		sent.image = f->has_image ? &f->image : &no_image;

	return (sent);
}

void
venue_write(struct request *rq, const char *name, const struct venue *v, enum record_view view)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_integer(out, "id", v->head.id);
	json_string(out, "author", arena_integer(rq->arena, v->head.author));
	json_string(out, "status", status_name(v->head.status));
	record_write_date(rq, "date", &v->head);
	record_write_modified(rq, "modified", &v->head);
	record_write_url(rq, "url", &v->head);
	json_string(out, "venue", v->head.name);
	json_string(out, "slug", v->head.slug);
	stored_write_filled(out, "description", v->head.description);
	if (v->head.image != 0)
		record_write_image(rq, "image", &v->head);
	stored_write_filled(out, "address", v->address);
	stored_write_filled(out, "city", v->city);
	stored_write_filled(out, "country", v->country);
	stored_write_filled(out, "province", v->province);
	stored_write_filled(out, "state", v->state);
	stored_write_filled(out, "zip", v->zip);
	stored_write_filled(out, "phone", v->phone);
	stored_write_filled(out, "website", v->website);
	stored_write_filled(out, "stateprovince", v->stateprovince);
	if (v->has_geo_lat)
		json_number(out, "geo_lat", v->geo_lat);
	if (v->has_geo_lat)
		json_number(out, "geo_lng", v->geo_lng);
	if (view == RECORD_ALONE && v->head.status == STATUS_PUBLISH)
		venue_write_json_ld(rq, "json_ld", v);
	json_boolean(out, "show_map", v->show_map);
	json_boolean(out, "show_map_link", v->show_map_link);
	record_write_global_id(rq, "global_id", &v->head);
	json_object_end(out);
}

static struct statement *
rows_of_venues(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT v.id, v.author, v.status, v.published, v.created, v.modified, v.slug, v.former_slug, v.image_id, v.name, v.description, v.address, v.city, v.country, v.province, v.state, v.stateprovince, v.zip, v.phone, v.website, v.geo_lat, v.geo_lng, v.show_map, v.show_map_link FROM venues v LEFT JOIN images ON images.id = v.image_id WHERE v.id > $1 ORDER BY v.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column venue_columns[] = {
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct venue, head.id) },
	{ .column = "author", .name = "author", .holds = STORED_USER, .offset = offsetof(struct venue, head.author), .param = "author" },
	{ .column = "status", .name = "status", .holds = STORED_STATUS, .offset = offsetof(struct venue, head.status), .param = "status" },
	{ .column = "published", .name = "published", .holds = STORED_TIME, .offset = offsetof(struct venue, head.published), .has = offsetof(struct venue, head.has_published), .null = STORED_NULL_NONE },
	{ .column = "created", .name = "created", .holds = STORED_TIME, .offset = offsetof(struct venue, head.created) },
	{ .column = "modified", .name = "modified", .holds = STORED_TIME, .offset = offsetof(struct venue, head.modified) },
	{ .column = "slug", .name = "slug", .holds = STORED_SLUG, .offset = offsetof(struct venue, head.slug), .null = STORED_NULL_EMPTY },
	{ .column = "former_slug", .name = "former_slug", .holds = STORED_SLUG, .offset = offsetof(struct venue, head.former_slug), .null = STORED_NULL_NONE },
	{ .column = "image_id", .name = "image", .holds = STORED_ID, .offset = offsetof(struct venue, head.image), .null = STORED_NULL_NONE, .refers = "images", .param = "image", .emptied = "\"\"" },
	{ .column = "name", .name = "name", .holds = STORED_TEXT, .offset = offsetof(struct venue, head.name), .param = "venue" },
	{ .column = "description", .name = "description", .holds = STORED_TEXT, .offset = offsetof(struct venue, head.description), .param = "description", .emptied = "\"\"" },
	{ .column = "address", .name = "address", .holds = STORED_TEXT, .offset = offsetof(struct venue, address), .param = "address", .emptied = "\"\"" },
	{ .column = "city", .name = "city", .holds = STORED_TEXT, .offset = offsetof(struct venue, city), .param = "city", .emptied = "\"\"" },
	{ .column = "country", .name = "country", .holds = STORED_TEXT, .offset = offsetof(struct venue, country), .param = "country", .emptied = "\"\"" },
	{ .column = "province", .name = "province", .holds = STORED_TEXT, .offset = offsetof(struct venue, province), .param = "province", .emptied = "\"\"" },
	{ .column = "state", .name = "state", .holds = STORED_TEXT, .offset = offsetof(struct venue, state), .param = "state", .emptied = "\"\"" },
	{ .column = "stateprovince", .name = "stateprovince", .holds = STORED_TEXT, .offset = offsetof(struct venue, stateprovince), .param = "stateprovince", .emptied = "\"\"" },
	{ .column = "zip", .name = "zip", .holds = STORED_TEXT, .offset = offsetof(struct venue, zip), .param = "zip", .emptied = "\"\"" },
	{ .column = "phone", .name = "phone", .holds = STORED_TEXT, .offset = offsetof(struct venue, phone), .param = "phone", .emptied = "\"\"" },
	{ .column = "website", .name = "website", .holds = STORED_TEXT, .offset = offsetof(struct venue, website), .param = "website", .emptied = "\"\"" },
	{ .column = "geo_lat", .name = "geo_lat", .holds = STORED_NUMBER, .offset = offsetof(struct venue, geo_lat), .has = offsetof(struct venue, has_geo_lat), .null = STORED_NULL_NONE, .least = -90, .most = 90, .param = "geo_lat", .emptied = "null" },
	{ .column = "geo_lng", .name = "geo_lng", .holds = STORED_NUMBER, .offset = offsetof(struct venue, geo_lng), .has = offsetof(struct venue, has_geo_lat), .with = true, .null = STORED_NULL_NONE, .least = -180, .most = 180, .param = "geo_lng", .emptied = "null" },
	{ .column = "show_map", .name = "show_map", .holds = STORED_TRUTH, .offset = offsetof(struct venue, show_map), .param = "show_map", .as_text = true },
	{ .column = "show_map_link", .name = "show_map_link", .holds = STORED_TRUTH, .offset = offsetof(struct venue, show_map_link), .param = "show_map_link", .as_text = true },
	{ .column = "name_key", .holds = STORED_TEXT },
	{ .column = "searched", .holds = STORED_TEXT },
};

const struct stored_table	 stored_venue = {
	"venues", venue_columns, COUNT(venue_columns), rows_of_venues
};

#define ORGANIZER_COLUMNS "o.id, o.author, o.status, o.published, o.created, o.modified, o.slug, o.former_slug, o.image_id, images.url, images.alt, o.name, o.description, o.phone, o.website, o.email"
#define ORGANIZER_SELECT "SELECT " ORGANIZER_COLUMNS " FROM organizers o LEFT JOIN images ON images.id = o.image_id"
#define ORGANIZER_SELECT_EACH "SELECT " ORGANIZER_COLUMNS " FROM id_list($1) j CROSS JOIN organizers o ON o.id = j.value LEFT JOIN images ON images.id = o.image_id"

enum {
	ORGANIZER_AT_PHONE = RECORD_COLUMNS,
	ORGANIZER_AT_WEBSITE,
	ORGANIZER_AT_EMAIL,
};

static void
read_organizer(struct request *rq, struct statement *st, struct organizer *o)
{
	read_record(rq, st, RECORD_ORGANIZER, &o->head);
	o->phone = stored_text(rq, st, ORGANIZER_AT_PHONE);
	o->website = stored_text(rq, st, ORGANIZER_AT_WEBSITE);
	o->email = stored_text(rq, st, ORGANIZER_AT_EMAIL);
}

static bool
find_organizer(struct request *rq, struct statement *st, struct organizer *o)
{
	bool	 found;

	if ((found = db_step(st)))
		read_organizer(rq, st, o);
	db_done(st);

	return (found);
}

bool
organizer_find(struct request *rq, int64_t id, struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, ORGANIZER_SELECT
	    " WHERE o.id = $1");
	db_bind_integer(st, 1, id);

	return (find_organizer(rq, st, o));
}

bool
organizer_find_slug(struct request *rq, const char *slug, struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, ORGANIZER_SELECT
	    " WHERE o.slug = $1 AND o.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find_organizer(rq, st, o));
}

static bool
organizer_texts_serve(struct request *rq, struct statement *st, const struct organizer *made, const struct organizer_fields *f)
{
	if (f->phone != NULL && !stored_text_serves(rq, db_string(st, ORGANIZER_AT_PHONE), made->phone))
		return (false);
	if (f->website != NULL && !stored_text_serves(rq, db_string(st, ORGANIZER_AT_WEBSITE), made->website))
		return (false);
	if (f->email != NULL && !stored_text_serves(rq, db_string(st, ORGANIZER_AT_EMAIL), made->email))
		return (false);

	return (true);
}

bool
organizer_find_equal(struct request *rq, const struct organizer *made, const struct organizer_fields *f, struct organizer *o)
{
	struct record_sent	 sent = organizer_sent(f);
	struct statement	*st;
	int			 place = 0;
	bool			 found = false;

	st = db_query(rq->db, ORGANIZER_SELECT
	    " WHERE o.name_key = $1 AND o.status <> $2 ORDER BY o.id");
	db_bind_text(st, ++place, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, ++place, STATUS_TRASH);
	while (!found && db_step(st)) {
		if (!organizer_texts_serve(rq, st, made, f))
			continue;
		read_organizer(rq, st, o);
		found = record_serves(rq, &o->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}

/* Binds the columns in the order of both statements below. */
static void
bind_organizer(struct request *rq, struct statement *st, const struct organizer *o)
{
	const char *const	 searched[] = {
		o->head.name,
		o->head.description,
		o->phone,
		o->website,
		o->email,
	};
	int			 place = 0;

	db_bind_integer(st, ++place, o->head.author);
	db_bind_integer(st, ++place, o->head.status);
	stored_bind_integer(st, ++place, o->head.has_published, o->head.published);
	db_bind_integer(st, ++place, o->head.created);
	db_bind_integer(st, ++place, o->head.modified);
	db_bind_text(st, ++place, *o->head.slug == '\0' ? NULL : o->head.slug);
	db_bind_text(st, ++place, o->head.former_slug);
	stored_bind_integer(st, ++place, o->head.image != 0, o->head.image);
	db_bind_text(st, ++place, o->head.name);
	db_bind_text(st, ++place, o->head.description);
	db_bind_text(st, ++place, o->phone);
	db_bind_text(st, ++place, o->website);
	db_bind_text(st, ++place, o->email);
	db_bind_text(st, ++place, fold_title(rq->arena, o->head.name));
	db_bind_text(st, ++place, stored_searched(rq, searched, COUNT(searched)));
	db_bind_integer(st, ++place, o->head.id);
}

void
organizer_insert(struct request *rq, const struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO organizers (author, status, published, created, modified, slug, former_slug, image_id, name, description, phone, website, email, name_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)");
	bind_organizer(rq, st, o);
	db_run(st);
	change_note_row(rq->db, "organizers", o->head.id);
}

void
organizer_replace(struct request *rq, const struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE organizers SET author = $1, status = $2, published = $3, created = $4, modified = $5, slug = $6, former_slug = $7, image_id = $8, name = $9, description = $10, phone = $11, website = $12, email = $13, name_key = $14, searched = $15 WHERE id = $16");
	bind_organizer(rq, st, o);
	db_run(st);
	change_note_row(rq->db, "organizers", o->head.id);
}

void
organizer_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "organizers", id);
	st = db_query(rq->db, "DELETE FROM organizers WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
organizer_new(struct request *rq, struct organizer *o)
{
	memset(o, 0, sizeof(*o));
	record_new(rq, RECORD_ORGANIZER, &o->head);
	o->phone = "";
	o->website = "";
	o->email = "";
}

void
organizer_apply(struct request *rq, struct organizer *o, const struct organizer_fields *f)
{
	if (f->phone != NULL)
		o->phone = html_strip_line(rq->arena, f->phone);
	if (f->website != NULL)
		o->website = html_strip_line(rq->arena, f->website);
	if (f->email != NULL)
		o->email = html_strip_line(rq->arena, f->email);
}

struct record_sent
organizer_sent(const struct organizer_fields *f)
{
	static const struct image_ref	 no_image;
	struct record_sent		 sent = { 0 };

	if (f->has_author)
		sent.author = &f->author;
	if (f->has_status)
		sent.status = &f->status;
	if (f->has_date)
		sent.date = &f->date;
	if (f->has_date_utc)
		sent.date_utc = &f->date_utc;
	sent.name = f->organizer;
	sent.description = f->description;
	if (f->has_image || f->clears_image)
		sent.image = f->has_image ? &f->image : &no_image;

	return (sent);
}

void
organizer_write(struct request *rq, const char *name, const struct organizer *o, enum record_view view)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_integer(out, "id", o->head.id);
	json_string(out, "author", arena_integer(rq->arena, o->head.author));
	json_string(out, "status", status_name(o->head.status));
	record_write_date(rq, "date", &o->head);
	record_write_modified(rq, "modified", &o->head);
	record_write_url(rq, "url", &o->head);
	json_string(out, "organizer", o->head.name);
	stored_write_filled(out, "description", o->head.description);
	json_string(out, "slug", o->head.slug);
	if (o->head.image != 0)
		record_write_image(rq, "image", &o->head);
	stored_write_filled(out, "phone", o->phone);
	stored_write_filled(out, "website", o->website);
	stored_write_filled(out, "email", o->email);
	if (view == RECORD_ALONE && o->head.status == STATUS_PUBLISH)
		organizer_write_json_ld(rq, "json_ld", o);
	record_write_global_id(rq, "global_id", &o->head);
	json_object_end(out);
}

static struct statement *
rows_of_organizers(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT o.id, o.author, o.status, o.published, o.created, o.modified, o.slug, o.former_slug, o.image_id, o.name, o.description, o.phone, o.website, o.email FROM organizers o LEFT JOIN images ON images.id = o.image_id WHERE o.id > $1 ORDER BY o.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column organizer_columns[] = {
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct organizer, head.id) },
	{ .column = "author", .name = "author", .holds = STORED_USER, .offset = offsetof(struct organizer, head.author), .param = "author" },
	{ .column = "status", .name = "status", .holds = STORED_STATUS, .offset = offsetof(struct organizer, head.status), .param = "status" },
	{ .column = "published", .name = "published", .holds = STORED_TIME, .offset = offsetof(struct organizer, head.published), .has = offsetof(struct organizer, head.has_published), .null = STORED_NULL_NONE },
	{ .column = "created", .name = "created", .holds = STORED_TIME, .offset = offsetof(struct organizer, head.created) },
	{ .column = "modified", .name = "modified", .holds = STORED_TIME, .offset = offsetof(struct organizer, head.modified) },
	{ .column = "slug", .name = "slug", .holds = STORED_SLUG, .offset = offsetof(struct organizer, head.slug), .null = STORED_NULL_EMPTY },
	{ .column = "former_slug", .name = "former_slug", .holds = STORED_SLUG, .offset = offsetof(struct organizer, head.former_slug), .null = STORED_NULL_NONE },
	{ .column = "image_id", .name = "image", .holds = STORED_ID, .offset = offsetof(struct organizer, head.image), .null = STORED_NULL_NONE, .refers = "images", .param = "image", .emptied = "\"\"" },
	{ .column = "name", .name = "name", .holds = STORED_TEXT, .offset = offsetof(struct organizer, head.name), .param = "organizer" },
	{ .column = "description", .name = "description", .holds = STORED_TEXT, .offset = offsetof(struct organizer, head.description), .param = "description", .emptied = "\"\"" },
	{ .column = "phone", .name = "phone", .holds = STORED_TEXT, .offset = offsetof(struct organizer, phone), .param = "phone", .emptied = "\"\"" },
	{ .column = "website", .name = "website", .holds = STORED_TEXT, .offset = offsetof(struct organizer, website), .param = "website", .emptied = "\"\"" },
	{ .column = "email", .name = "email", .holds = STORED_TEXT, .offset = offsetof(struct organizer, email), .param = "email", .emptied = "\"\"" },
	{ .column = "name_key", .holds = STORED_TEXT },
	{ .column = "searched", .holds = STORED_TEXT },
};

const struct stored_table	 stored_organizer = {
	"organizers", organizer_columns, COUNT(organizer_columns), rows_of_organizers
};

bool
record_find(struct request *rq, enum record_kind kind, int64_t id, union record_any *any)
{
	switch (kind) {
	case RECORD_EVENT:
		return (event_find(rq, id, &any->event));
	case RECORD_VENUE:
		return (venue_find(rq, id, &any->venue));
	case RECORD_ORGANIZER:
		return (organizer_find(rq, id, &any->organizer));
	}

	return (false);
}

bool
record_find_slug(struct request *rq, enum record_kind kind, const char *slug, union record_any *any)
{
	switch (kind) {
	case RECORD_EVENT:
		return (event_find_slug(rq, slug, &any->event));
	case RECORD_VENUE:
		return (venue_find_slug(rq, slug, &any->venue));
	case RECORD_ORGANIZER:
		return (organizer_find_slug(rq, slug, &any->organizer));
	}

	return (false);
}

void
record_write(struct request *rq, const char *name, const struct record_head *r, enum record_view view)
{
	switch (r->kind) {
	case RECORD_EVENT:
		event_write(rq, name, (const struct event *)r, view);
		break;
	case RECORD_VENUE:
		venue_write(rq, name, (const struct venue *)r, view);
		break;
	case RECORD_ORGANIZER:
		organizer_write(rq, name, (const struct organizer *)r, view);
		break;
	}
}

void
record_insert(struct request *rq, const struct record_head *r)
{
	switch (r->kind) {
	case RECORD_EVENT:
		event_insert(rq, (const struct event *)r);
		break;
	case RECORD_VENUE:
		venue_insert(rq, (const struct venue *)r);
		break;
	case RECORD_ORGANIZER:
		organizer_insert(rq, (const struct organizer *)r);
		break;
	}
}

void
record_replace(struct request *rq, const struct record_head *r)
{
	switch (r->kind) {
	case RECORD_EVENT:
		event_replace(rq, (const struct event *)r);
		break;
	case RECORD_VENUE:
		venue_replace(rq, (const struct venue *)r);
		break;
	case RECORD_ORGANIZER:
		organizer_replace(rq, (const struct organizer *)r);
		break;
	}
}

void
record_remove(struct request *rq, const struct record_head *r)
{
	switch (r->kind) {
	case RECORD_EVENT:
		event_remove(rq, r->id);
		break;
	case RECORD_VENUE:
		venue_remove(rq, r->id);
		break;
	case RECORD_ORGANIZER:
		organizer_remove(rq, r->id);
		break;
	}
}

struct statement *
record_select(struct request *rq, enum record_kind kind, const char *ids)
{
	struct statement	*st = NULL;

	switch (kind) {
	case RECORD_EVENT:
		st = db_query(rq->db, EVENT_SELECT_EACH);
		break;
	case RECORD_VENUE:
		st = db_query(rq->db, VENUE_SELECT_EACH);
		break;
	case RECORD_ORGANIZER:
		st = db_query(rq->db, ORGANIZER_SELECT_EACH);
		break;
	}
	db_bind_text(st, 1, ids);

	return (st);
}

bool
record_next(struct request *rq, enum record_kind kind, struct statement *st, union record_any *any)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	switch (kind) {
	case RECORD_EVENT:
		read_event(rq, st, &any->event);
		break;
	case RECORD_VENUE:
		read_venue(rq, st, &any->venue);
		break;
	case RECORD_ORGANIZER:
		read_organizer(rq, st, &any->organizer);
		break;
	}

	return (true);
}

bool
record_has_slug(struct db *db, enum record_kind kind, const char *slug, int64_t but)
{
	struct statement	*st = NULL;
	bool			 found;

	switch (kind) {
	case RECORD_EVENT:
		st = db_query(db, "SELECT 1 FROM events WHERE slug = $1 AND id <> $2");
		break;
	case RECORD_VENUE:
		st = db_query(db, "SELECT 1 FROM venues WHERE slug = $1 AND id <> $2");
		break;
	case RECORD_ORGANIZER:
		st = db_query(db, "SELECT 1 FROM organizers WHERE slug = $1 AND id <> $2");
		break;
	}
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, but);
	found = db_step(st);
	db_done(st);

	return (found);
}

struct statement *
record_select_linked(struct request *rq, const char *venue_ids, const char *organizer_ids)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "SELECT v.id, v.author, v.status, v.published, v.created, v.modified, v.slug, v.former_slug, v.image_id, images.url, images.alt, v.name, CASE WHEN OCTET_LENGTH(v.description) > " STORED_WITHIN_BYTES " OR LENGTH(v.description) > " STORED_WITHIN " THEN '' ELSE v.description END, v.address, v.city, v.country, v.province, v.state, v.stateprovince, v.zip, v.phone, v.website, v.geo_lat, v.geo_lng, v.show_map, v.show_map_link, 1 FROM id_list($1) j CROSS JOIN venues v ON v.id = j.value LEFT JOIN images ON images.id = v.image_id"
	    " UNION ALL SELECT o.id, o.author, o.status, o.published, o.created, o.modified, o.slug, o.former_slug, o.image_id, images.url, images.alt, o.name, CASE WHEN OCTET_LENGTH(o.description) > " STORED_WITHIN_BYTES " OR LENGTH(o.description) > " STORED_WITHIN " THEN '' ELSE o.description END, o.phone, o.website, o.email, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2 FROM id_list($2) j CROSS JOIN organizers o ON o.id = j.value LEFT JOIN images ON images.id = o.image_id"
	);
	db_bind_text(st, 1, venue_ids);
	db_bind_text(st, 2, organizer_ids);

	return (st);
}

bool
record_next_linked(struct request *rq, struct statement *st, union record_any *any)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	switch (db_integer(st, 26)) {
	case 1:
		read_venue(rq, st, &any->venue);
		break;
	case 2:
		read_organizer(rq, st, &any->organizer);
		break;
	}

	return (true);
}

