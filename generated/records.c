/* Made from spec/ by codegen; do not edit. */
#include "generated/records.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/record_hooks.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/request.h"

static const struct stored_column term_columns[] = {
	{ .holds = STORED_TERM_KIND, .offset = offsetof(struct term, kind),
	    .column = "kind", .name = "kind" },
	{ .holds = STORED_ID, .offset = offsetof(struct term, id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_ID, .offset = offsetof(struct term, parent),
	    .column = "parent", .name = "parent", .null = STORED_NULL_NONE,
	    .refers = "terms" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct term, name),
	    .column = "name", .name = "name", .searched = true },
	{ .holds = STORED_SLUG, .offset = offsetof(struct term, slug),
	    .column = "slug", .name = "slug" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct term, description),
	    .column = "description", .name = "description",
	    .brief = "description" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct term, color),
	    .column = "color", .name = "color", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_INTEGER, .offset = offsetof(struct term, count),
	    .column = "event_count", .source = STORED_READ },
	{ .column = "name_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct term, name) },
	{ .column = "name_folded", .source = STORED_CASED,
	    .offset = offsetof(struct term, name) },
	{ .column = "description_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct term, description) },
	{ .column = "searched", .source = STORED_SEARCHED },
};

const struct stored_table	 stored_term = {
	.name = "terms", .columns = term_columns,
	.count = COUNT(term_columns), .width = 8,
	.size = sizeof(struct term),
	.id = offsetof(struct term, id),
	.rows = "SELECT " TERM_COLUMNS
	    " FROM terms t WHERE t.id > $1 ORDER BY t.kind, t.id LIMIT $2",
	.insert =
	    "INSERT INTO terms (kind, parent, name, slug, description, color, "
	    "name_key, name_folded, description_key, searched, id) VALUES ($1, "
	    "$2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
	.replace =
	    "UPDATE terms SET kind = $1, parent = $2, name = $3, slug = $4, "
	    "description = $5, color = $6, name_key = $7, name_folded = $8, "
	    "description_key = $9, searched = $10 WHERE id = $11",
	.remove = "DELETE FROM terms WHERE id = $1",
	.reads = term_reads,
};

static const struct stored_column series_columns[] = {
	{ .holds = STORED_ID, .offset = offsetof(struct series, id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct series, rule),
	    .column = "rule", .name = "rule" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct series, added),
	    .column = "added", .name = "added", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct series, left_out),
	    .column = "left_out", .name = "left_out", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct series, duration),
	    .column = "duration", .name = "duration", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct series, slug),
	    .column = "slug", .name = "slug", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_STATUS, .offset = offsetof(struct series, status),
	    .column = "status", .name = "status" },
	{ .holds = STORED_TIME, .offset = offsetof(struct series, made_until),
	    .column = "made_until", .name = "made_until" },
	{ .holds = STORED_TIME, .offset = offsetof(struct series, next_start),
	    .column = "next_start", .name = "next_start",
	    .has = offsetof(struct series, has_next_start),
	    .null = STORED_NULL_NONE },
};

const struct stored_table	 stored_series = {
	.name = "series", .columns = series_columns,
	.count = COUNT(series_columns), .width = 9,
	.size = sizeof(struct series),
	.id = offsetof(struct series, id),
	.rows = "SELECT " SERIES_COLUMNS
	    " FROM series s WHERE s.id > $1 ORDER BY s.id LIMIT $2",
	.insert =
	    "INSERT INTO series (rule, added, left_out, duration, slug, "
	    "status, made_until, next_start, id) VALUES ($1, $2, $3, $4, $5, "
	    "$6, $7, $8, $9)",
	.replace =
	    "UPDATE series SET rule = $1, added = $2, left_out = $3, duration "
	    "= $4, slug = $5, status = $6, made_until = $7, next_start = $8 "
	    "WHERE id = $9",
	.remove = "DELETE FROM series WHERE id = $1",
};

static const struct stored_column event_columns[] = {
	{ .holds = STORED_ID, .offset = offsetof(struct event, head.id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_USER, .offset = offsetof(struct event, head.author),
	    .column = "author", .name = "author", .param = "author" },
	{ .holds = STORED_STATUS, .offset = offsetof(struct event,
	    head.status), .column = "status", .name = "status",
	    .param = "status" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    head.published), .column = "published", .name = "published",
	    .has = offsetof(struct event, head.has_published),
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TIME, .offset = offsetof(struct event, head.created),
	    .column = "created", .name = "created" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    head.modified), .column = "modified", .name = "modified" },
	{ .holds = STORED_SLUG, .offset = offsetof(struct event, head.slug),
	    .column = "slug", .name = "slug", .null = STORED_NULL_EMPTY,
	    .param = "slug" },
	{ .holds = STORED_SLUG, .offset = offsetof(struct event,
	    head.former_slug), .column = "former_slug", .name = "former_slug",
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    head.former_status), .column = "former_status",
	    .name = "former_status", .null = STORED_NULL_NONE },
	{ .holds = STORED_ID, .offset = offsetof(struct event, head.image),
	    .column = "image_id", .name = "image", .null = STORED_NULL_NONE,
	    .refers = "images", .param = "image", .emptied = "null" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    head.image_url), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    head.image_alt), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, head.name),
	    .column = "title", .name = "name", .param = "title" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    head.description), .column = "description", .name = "description",
	    .brief = "description", .within = true, .param = "description",
	    .emptied = "null" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, excerpt),
	    .column = "excerpt", .name = "excerpt", .brief = "excerpt",
	    .within = true, .param = "excerpt", .emptied = "null",
	    .clean = STORED_MARKUP, .field = offsetof(struct event_fields,
	    excerpt), .clears = offsetof(struct event_fields, clears_excerpt),
	    .bytes = 65535 },
	{ .holds = STORED_ID, .offset = offsetof(struct event, texts),
	    .column = "texts_id", .null = STORED_NULL_NONE,
	    .refers = "series_texts", .shared = true },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, password),
	    .column = "password", .name = "password", .null = STORED_NULL_NONE,
	    .param = "password", .clean = STORED_SECRET,
	    .field = offsetof(struct event_fields, password),
	    .clears = offsetof(struct event_fields, clears_password) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event,
	    dates.all_day), .column = "all_day", .name = "all_day",
	    .param = "all_day" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    dates.start.local), .column = "start_local", .name = "start",
	    .param = "start_date" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    dates.end.local), .column = "end_local", .name = "end",
	    .from = offsetof(struct event, dates.start.local),
	    .param = "end_date" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    dates.start.utc), .column = "start_utc", .name = "start_utc" },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    dates.end.utc), .column = "end_utc", .name = "end_utc" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    dates.timezone), .column = "timezone", .name = "timezone",
	    .param = "timezone" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, cost),
	    .column = "cost", .name = "cost", .within = true, .param = "cost",
	    .emptied = "\"\"", .clean = STORED_LINE,
	    .field = offsetof(struct event_fields, cost) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, website),
	    .column = "website", .name = "website", .within = true,
	    .param = "website", .emptied = "\"\"", .clean = STORED_SENT,
	    .field = offsetof(struct event_fields, website) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event, show_map),
	    .column = "show_map", .name = "show_map", .param = "show_map",
	    .clean = STORED_SENT, .field = offsetof(struct event_fields,
	    show_map), .sent = offsetof(struct event_fields, has_show_map) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event,
	    show_map_link), .column = "show_map_link", .name = "show_map_link",
	    .param = "show_map_link", .clean = STORED_SENT,
	    .field = offsetof(struct event_fields, show_map_link),
	    .sent = offsetof(struct event_fields, has_show_map_link) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event,
	    hide_from_listings), .column = "hide_from_listings",
	    .name = "hide_from_listings", .param = "hide_from_listings",
	    .clean = STORED_SENT, .field = offsetof(struct event_fields,
	    hide_from_listings), .sent = offsetof(struct event_fields,
	    has_hide_from_listings) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event, sticky),
	    .column = "sticky", .name = "sticky", .param = "sticky",
	    .clean = STORED_SENT, .field = offsetof(struct event_fields,
	    sticky), .sent = offsetof(struct event_fields, has_sticky) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event, featured),
	    .column = "featured", .name = "featured", .param = "featured",
	    .clean = STORED_SENT, .field = offsetof(struct event_fields,
	    featured), .sent = offsetof(struct event_fields, has_featured) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct event, ticketed),
	    .column = "ticketed", .name = "ticketed", .param = "ticketed",
	    .clean = STORED_SENT, .field = offsetof(struct event_fields,
	    ticketed), .sent = offsetof(struct event_fields, has_ticketed) },
	{ .holds = STORED_ID, .offset = offsetof(struct event, post_parent),
	    .column = "post_parent", .name = "post_parent",
	    .null = STORED_NULL_NONE, .refers = "events",
	    .param = "post_parent", .emptied = "0", .clean = STORED_SENT,
	    .field = offsetof(struct event_fields, post_parent),
	    .sent = offsetof(struct event_fields, has_post_parent) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, event_status),
	    .column = "event_status", .name = "event_status", .preset = true,
	    .absent.text = "scheduled", .param = "event_status",
	    .emptied = "\"scheduled\"", .clean = STORED_SENT,
	    .field = offsetof(struct event_fields, event_status) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    event_status_reason), .column = "event_status_reason",
	    .name = "event_status_reason", .preset = true, .absent.text = "",
	    .within = true, .param = "event_status_reason", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct event_fields,
	    event_status_reason) },
	{ .holds = STORED_ID, .offset = offsetof(struct event, series),
	    .column = "series_id", .name = "series_id",
	    .null = STORED_NULL_NONE, .refers = "series" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, series_rule),
	    .source = STORED_READ },
	{ .holds = STORED_STATUS, .offset = offsetof(struct event,
	    series_status), .source = STORED_READ },
	{ .holds = STORED_TIME, .offset = offsetof(struct event,
	    original_start), .column = "original_start",
	    .name = "original_start", .has = offsetof(struct event,
	    has_original_start), .null = STORED_NULL_NONE },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, detached),
	    .column = "detached", .name = "detached", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, sender),
	    .column = "sender", .name = "sender", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event,
	    sender_language), .column = "sender_language",
	    .name = "sender_language", .preset = true, .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, note),
	    .column = "note", .name = "note", .preset = true,
	    .absent.text = "" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct event, message),
	    .column = "message", .name = "message", .preset = true,
	    .absent.text = "" },
};

const struct stored_table	 stored_event = {
	.name = "events", .columns = event_columns,
	.count = COUNT(event_columns), .width = 43,
	.size = sizeof(struct event),
	.id = offsetof(struct event, head.id),
	.rows = "SELECT " EVENT_COLUMNS
	    " FROM events e LEFT JOIN images ON images.id = e.image_id LEFT "
	    "JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN "
	    "series ON series.id = e.series_id WHERE e.id > $1 ORDER BY e.id "
	    "LIMIT $2",
	.insert =
	    "INSERT INTO events (author, status, published, created, modified, "
	    "slug, former_slug, former_status, image_id, title, description, "
	    "excerpt, texts_id, password, all_day, start_local, end_local, "
	    "start_utc, end_utc, timezone, cost, website, show_map, "
	    "show_map_link, hide_from_listings, sticky, featured, ticketed, "
	    "post_parent, event_status, event_status_reason, series_id, "
	    "original_start, detached, sender, sender_language, note, message, "
	    "id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, "
	    "$13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, "
	    "$26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, "
	    "$39)",
	.replace =
	    "UPDATE events SET author = $1, status = $2, published = $3, "
	    "created = $4, modified = $5, slug = $6, former_slug = $7, "
	    "former_status = $8, image_id = $9, title = $10, description = "
	    "$11, excerpt = $12, texts_id = $13, password = $14, all_day = "
	    "$15, start_local = $16, end_local = $17, start_utc = $18, end_utc "
	    "= $19, timezone = $20, cost = $21, website = $22, show_map = $23, "
	    "show_map_link = $24, hide_from_listings = $25, sticky = $26, "
	    "featured = $27, ticketed = $28, post_parent = $29, event_status = "
	    "$30, event_status_reason = $31, series_id = $32, original_start = "
	    "$33, detached = $34, sender = $35, sender_language = $36, note = "
	    "$37, message = $38 WHERE id = $39",
	.remove = "DELETE FROM events WHERE id = $1",
	.find = "SELECT " EVENT_COLUMNS
	    " FROM events e LEFT JOIN images ON images.id = e.image_id LEFT "
	    "JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN "
	    "series ON series.id = e.series_id WHERE e.id = $1",
	.find_slug = "SELECT " EVENT_COLUMNS
	    " FROM events e LEFT JOIN images ON images.id = e.image_id LEFT "
	    "JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN "
	    "series ON series.id = e.series_id WHERE e.slug = $1 AND e.status "
	    "<> $2",
	.has_slug = "SELECT 1 FROM events WHERE slug = $1 AND id <> $2",
	.select =
	    "SELECT e.id, e.author, e.status, e.published, e.created, "
	    "e.modified, e.slug, e.former_slug, e.former_status, e.image_id, "
	    "images.url, images.alt, e.title, CASE WHEN ($1 & 1) <> 0 THEN "
	    "COALESCE(series_texts.description, e.description) ELSE '' END, "
	    "CASE WHEN ($1 & 2) <> 0 THEN COALESCE(series_texts.excerpt, "
	    "e.excerpt) ELSE '' END, e.texts_id, e.password, e.all_day, "
	    "e.start_local, e.end_local, e.start_utc, e.end_utc, e.timezone, "
	    "COALESCE(series_texts.cost, e.cost), "
	    "COALESCE(series_texts.website, e.website), e.show_map, "
	    "e.show_map_link, e.hide_from_listings, e.sticky, e.featured, "
	    "e.ticketed, e.post_parent, e.event_status, "
	    "COALESCE(series_texts.event_status_reason, "
	    "e.event_status_reason), e.series_id, series.rule, series.status, "
	    "e.original_start, e.detached, e.sender, e.sender_language, "
	    "e.note, e.message, e.links FROM id_list($2) j CROSS JOIN events e "
	    "ON e.id = j.value LEFT JOIN images ON images.id = e.image_id LEFT "
	    "JOIN series_texts ON series_texts.id = e.texts_id LEFT JOIN "
	    "series ON series.id = e.series_id",
	.kind = RECORD_EVENT,
	.ready = event_ready,
	.reads = record_reads,
	.shares = event_shares,
};

bool
event_find(struct request *rq, int64_t id, struct event *e)
{
	return (stored_find(rq, &stored_event, id, e));
}

void
event_write(struct request *rq, const char *name, const struct event *e,
    enum record_view view)
{
	struct json	*out = &rq->out;

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

static const struct stored_column venue_columns[] = {
	{ .holds = STORED_ID, .offset = offsetof(struct venue, head.id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_USER, .offset = offsetof(struct venue, head.author),
	    .column = "author", .name = "author", .param = "author" },
	{ .holds = STORED_STATUS, .offset = offsetof(struct venue,
	    head.status), .column = "status", .name = "status",
	    .param = "status" },
	{ .holds = STORED_TIME, .offset = offsetof(struct venue,
	    head.published), .column = "published", .name = "published",
	    .has = offsetof(struct venue, head.has_published),
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TIME, .offset = offsetof(struct venue, head.created),
	    .column = "created", .name = "created" },
	{ .holds = STORED_TIME, .offset = offsetof(struct venue,
	    head.modified), .column = "modified", .name = "modified" },
	{ .holds = STORED_SLUG, .offset = offsetof(struct venue, head.slug),
	    .column = "slug", .name = "slug", .null = STORED_NULL_EMPTY },
	{ .holds = STORED_SLUG, .offset = offsetof(struct venue,
	    head.former_slug), .column = "former_slug", .name = "former_slug",
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue,
	    head.former_status), .column = "former_status",
	    .name = "former_status", .null = STORED_NULL_NONE },
	{ .holds = STORED_ID, .offset = offsetof(struct venue, head.image),
	    .column = "image_id", .name = "image", .null = STORED_NULL_NONE,
	    .refers = "images", .param = "image", .emptied = "\"\"" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue,
	    head.image_url), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue,
	    head.image_alt), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, head.name),
	    .column = "name", .name = "name", .searched = true,
	    .param = "venue" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue,
	    head.description), .column = "description", .name = "description",
	    .brief = "description", .searched = true, .param = "description",
	    .emptied = "\"\"" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, address),
	    .column = "address", .name = "address", .searched = true,
	    .compared = true, .param = "address", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    address) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, city),
	    .column = "city", .name = "city", .searched = true,
	    .compared = true, .param = "city", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    city) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, country),
	    .column = "country", .name = "country", .searched = true,
	    .compared = true, .param = "country", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    country) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, province),
	    .column = "province", .name = "province", .searched = true,
	    .compared = true, .param = "province", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    province) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, state),
	    .column = "state", .name = "state", .searched = true,
	    .compared = true, .param = "state", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    state) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, zip),
	    .column = "zip", .name = "zip", .searched = true, .compared = true,
	    .param = "zip", .emptied = "\"\"", .clean = STORED_LINE,
	    .field = offsetof(struct venue_fields, zip) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, phone),
	    .column = "phone", .name = "phone", .searched = true,
	    .compared = true, .param = "phone", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    phone) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue, website),
	    .column = "website", .name = "website", .searched = true,
	    .compared = true, .param = "website", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct venue_fields,
	    website) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct venue,
	    stateprovince), .column = "stateprovince", .name = "stateprovince",
	    .searched = true, .compared = true, .param = "stateprovince",
	    .emptied = "\"\"", .clean = STORED_LINE,
	    .field = offsetof(struct venue_fields, stateprovince) },
	{ .holds = STORED_NUMBER, .offset = offsetof(struct venue, geo_lat),
	    .column = "geo_lat", .name = "geo_lat",
	    .has = offsetof(struct venue, has_geo_lat),
	    .null = STORED_NULL_NONE, .least = -90, .most = 90,
	    .compared = true, .param = "geo_lat", .emptied = "null",
	    .clean = STORED_SENT, .field = offsetof(struct venue_fields,
	    geo_lat), .sent = offsetof(struct venue_fields, has_geo_lat),
	    .clears = offsetof(struct venue_fields, clears_geo_lat) },
	{ .holds = STORED_NUMBER, .offset = offsetof(struct venue, geo_lng),
	    .column = "geo_lng", .name = "geo_lng",
	    .has = offsetof(struct venue, has_geo_lat),
	    .null = STORED_NULL_NONE, .least = -180, .most = 180, .with = true,
	    .compared = true, .param = "geo_lng", .emptied = "null",
	    .clean = STORED_SENT, .field = offsetof(struct venue_fields,
	    geo_lng), .sent = offsetof(struct venue_fields, has_geo_lng),
	    .clears = offsetof(struct venue_fields, clears_geo_lng) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct venue, show_map),
	    .column = "show_map", .name = "show_map", .absent.truth = true,
	    .compared = true, .param = "show_map", .as_text = true,
	    .clean = STORED_SENT, .field = offsetof(struct venue_fields,
	    show_map), .sent = offsetof(struct venue_fields, has_show_map) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct venue,
	    show_map_link), .column = "show_map_link", .name = "show_map_link",
	    .absent.truth = true, .compared = true, .param = "show_map_link",
	    .as_text = true, .clean = STORED_SENT,
	    .field = offsetof(struct venue_fields, show_map_link),
	    .sent = offsetof(struct venue_fields, has_show_map_link) },
	{ .column = "name_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct venue, head.name) },
	{ .column = "searched", .source = STORED_SEARCHED },
};

const struct stored_table	 stored_venue = {
	.name = "venues", .columns = venue_columns,
	.count = COUNT(venue_columns), .width = 27,
	.size = sizeof(struct venue),
	.id = offsetof(struct venue, head.id),
	.rows = "SELECT " VENUE_COLUMNS
	    " FROM venues v LEFT JOIN images ON images.id = v.image_id WHERE "
	    "v.id > $1 ORDER BY v.id LIMIT $2",
	.insert =
	    "INSERT INTO venues (author, status, published, created, modified, "
	    "slug, former_slug, former_status, image_id, name, description, "
	    "address, city, country, province, state, zip, phone, website, "
	    "stateprovince, geo_lat, geo_lng, show_map, show_map_link, "
	    "name_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
	    "$9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, "
	    "$22, $23, $24, $25, $26, $27)",
	.replace =
	    "UPDATE venues SET author = $1, status = $2, published = $3, "
	    "created = $4, modified = $5, slug = $6, former_slug = $7, "
	    "former_status = $8, image_id = $9, name = $10, description = $11, "
	    "address = $12, city = $13, country = $14, province = $15, state = "
	    "$16, zip = $17, phone = $18, website = $19, stateprovince = $20, "
	    "geo_lat = $21, geo_lng = $22, show_map = $23, show_map_link = "
	    "$24, name_key = $25, searched = $26 WHERE id = $27",
	.remove = "DELETE FROM venues WHERE id = $1",
	.find = "SELECT " VENUE_COLUMNS
	    " FROM venues v LEFT JOIN images ON images.id = v.image_id WHERE "
	    "v.id = $1",
	.find_slug = "SELECT " VENUE_COLUMNS
	    " FROM venues v LEFT JOIN images ON images.id = v.image_id WHERE "
	    "v.slug = $1 AND v.status <> $2",
	.has_slug = "SELECT 1 FROM venues WHERE slug = $1 AND id <> $2",
	.select =
	    "SELECT v.id, v.author, v.status, v.published, v.created, "
	    "v.modified, v.slug, v.former_slug, v.former_status, v.image_id, "
	    "images.url, images.alt, v.name, CASE WHEN ($1 & 1) <> 0 THEN "
	    "v.description ELSE '' END, v.address, v.city, v.country, "
	    "v.province, v.state, v.zip, v.phone, v.website, v.stateprovince, "
	    "v.geo_lat, v.geo_lng, v.show_map, v.show_map_link FROM "
	    "id_list($2) j CROSS JOIN venues v ON v.id = j.value LEFT JOIN "
	    "images ON images.id = v.image_id",
	.equal = "SELECT " VENUE_COLUMNS
	    " FROM venues v LEFT JOIN images ON images.id = v.image_id WHERE "
	    "v.name_key = $1 AND v.status <> $2 AND (CAST($3 AS DOUBLE "
	    "PRECISION) IS NULL OR v.geo_lat = $3) AND (CAST($4 AS DOUBLE "
	    "PRECISION) IS NULL OR v.geo_lng = $4) AND (CAST($5 AS BIGINT) IS "
	    "NULL OR v.show_map = $5) AND (CAST($6 AS BIGINT) IS NULL OR "
	    "v.show_map_link = $6) ORDER BY v.id LIMIT 100",
	.kind = RECORD_VENUE,
	.ready = record_ready,
	.reads = record_reads,
};

bool
venue_find(struct request *rq, int64_t id, struct venue *v)
{
	return (stored_find(rq, &stored_venue, id, v));
}

void
venue_write(struct request *rq, const char *name, const struct venue *v,
    enum record_view view)
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

static const struct stored_column organizer_columns[] = {
	{ .holds = STORED_ID, .offset = offsetof(struct organizer, head.id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_USER, .offset = offsetof(struct organizer,
	    head.author), .column = "author", .name = "author",
	    .param = "author" },
	{ .holds = STORED_STATUS, .offset = offsetof(struct organizer,
	    head.status), .column = "status", .name = "status",
	    .param = "status" },
	{ .holds = STORED_TIME, .offset = offsetof(struct organizer,
	    head.published), .column = "published", .name = "published",
	    .has = offsetof(struct organizer, head.has_published),
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TIME, .offset = offsetof(struct organizer,
	    head.created), .column = "created", .name = "created" },
	{ .holds = STORED_TIME, .offset = offsetof(struct organizer,
	    head.modified), .column = "modified", .name = "modified" },
	{ .holds = STORED_SLUG, .offset = offsetof(struct organizer,
	    head.slug), .column = "slug", .name = "slug",
	    .null = STORED_NULL_EMPTY },
	{ .holds = STORED_SLUG, .offset = offsetof(struct organizer,
	    head.former_slug), .column = "former_slug", .name = "former_slug",
	    .null = STORED_NULL_NONE },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer,
	    head.former_status), .column = "former_status",
	    .name = "former_status", .null = STORED_NULL_NONE },
	{ .holds = STORED_ID, .offset = offsetof(struct organizer, head.image),
	    .column = "image_id", .name = "image", .null = STORED_NULL_NONE,
	    .refers = "images", .param = "image", .emptied = "\"\"" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer,
	    head.image_url), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer,
	    head.image_alt), .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer,
	    head.name), .column = "name", .name = "name", .searched = true,
	    .param = "organizer" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer,
	    head.description), .column = "description", .name = "description",
	    .brief = "description", .searched = true, .param = "description",
	    .emptied = "\"\"" },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer, phone),
	    .column = "phone", .name = "phone", .searched = true,
	    .compared = true, .param = "phone", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct organizer_fields,
	    phone) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer, website),
	    .column = "website", .name = "website", .searched = true,
	    .compared = true, .param = "website", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct organizer_fields,
	    website) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct organizer, email),
	    .column = "email", .name = "email", .searched = true,
	    .compared = true, .param = "email", .emptied = "\"\"",
	    .clean = STORED_LINE, .field = offsetof(struct organizer_fields,
	    email) },
	{ .column = "name_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct organizer, head.name) },
	{ .column = "searched", .source = STORED_SEARCHED },
};

const struct stored_table	 stored_organizer = {
	.name = "organizers", .columns = organizer_columns,
	.count = COUNT(organizer_columns), .width = 17,
	.size = sizeof(struct organizer),
	.id = offsetof(struct organizer, head.id),
	.rows = "SELECT " ORGANIZER_COLUMNS
	    " FROM organizers o LEFT JOIN images ON images.id = o.image_id "
	    "WHERE o.id > $1 ORDER BY o.id LIMIT $2",
	.insert =
	    "INSERT INTO organizers (author, status, published, created, "
	    "modified, slug, former_slug, former_status, image_id, name, "
	    "description, phone, website, email, name_key, searched, id) "
	    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, "
	    "$14, $15, $16, $17)",
	.replace =
	    "UPDATE organizers SET author = $1, status = $2, published = $3, "
	    "created = $4, modified = $5, slug = $6, former_slug = $7, "
	    "former_status = $8, image_id = $9, name = $10, description = $11, "
	    "phone = $12, website = $13, email = $14, name_key = $15, searched "
	    "= $16 WHERE id = $17",
	.remove = "DELETE FROM organizers WHERE id = $1",
	.find = "SELECT " ORGANIZER_COLUMNS
	    " FROM organizers o LEFT JOIN images ON images.id = o.image_id "
	    "WHERE o.id = $1",
	.find_slug = "SELECT " ORGANIZER_COLUMNS
	    " FROM organizers o LEFT JOIN images ON images.id = o.image_id "
	    "WHERE o.slug = $1 AND o.status <> $2",
	.has_slug = "SELECT 1 FROM organizers WHERE slug = $1 AND id <> $2",
	.select =
	    "SELECT o.id, o.author, o.status, o.published, o.created, "
	    "o.modified, o.slug, o.former_slug, o.former_status, o.image_id, "
	    "images.url, images.alt, o.name, CASE WHEN ($1 & 1) <> 0 THEN "
	    "o.description ELSE '' END, o.phone, o.website, o.email FROM "
	    "id_list($2) j CROSS JOIN organizers o ON o.id = j.value LEFT JOIN "
	    "images ON images.id = o.image_id",
	.equal = "SELECT " ORGANIZER_COLUMNS
	    " FROM organizers o LEFT JOIN images ON images.id = o.image_id "
	    "WHERE o.name_key = $1 AND o.status <> $2 ORDER BY o.id LIMIT 100",
	.kind = RECORD_ORGANIZER,
	.ready = record_ready,
	.reads = record_reads,
};

bool
organizer_find(struct request *rq, int64_t id, struct organizer *o)
{
	return (stored_find(rq, &stored_organizer, id, o));
}

void
organizer_write(struct request *rq, const char *name,
    const struct organizer *o, enum record_view view)
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

