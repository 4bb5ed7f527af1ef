#include "command/export/export.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/stored_table.h"
#include "calendar/term_save.h"
#include "calendar/terms.h"
#include "command/export/export_read.h"
#include "command/import/import_form.h"
#include "command/import/import_report.h"
#include "http/request.h"
#include "http/table.h"
#include "store/db.h"
#include "text/color.h"
#include "text/recurrence.h"
#include "text/urls.h"
#include "text/zones.h"

/* For references that are not foreign keys in the schema. */
static void
require_record(struct lines *l, const char *name, struct statement *st,
    int64_t id)
{
	db_bind_integer(st, 1, id);
	if (!db_step(st))
		lines_fail(l, name, "refers to a record that does not exist");
	db_done(st);
}

static bool
is_word(const struct param *p, const char *text)
{
	const char *const	*word;

	for (word = p->words; *word != NULL; word++)
		if (strcmp(*word, text) == 0)
			return (true);

	return (false);
}

/* Older versions stored longer texts than our routes do now. */
static const char *
fit_text(struct lines *l, enum import_kind kind, const struct param *p,
    const char *text)
{
	const char	*why;

	text = form_fit(l->arena, kind, p, text, &why);
	if (why != NULL)
		report_lost(l->report, kind, p->name, why,
		    arena_integer(l->arena, lines_id(l, "id")));

	return (text);
}

/*
 * Reads a text, shortens it if necessary, and checks that our routes could have
 * stored it.
 */
static const char *
read_text(struct lines *l, const struct stored_column *c,
    enum import_kind kind)
{
	const struct param	*p;
	const char		*text;

	if (c->null != STORED_NULL_NEVER && !lines_has(l, c->name))
		return (c->null == STORED_NULL_EMPTY ? "" : NULL);
	if (c->holds == STORED_SLUG)
		return (lines_slug(l, c->name));
	text = lines_text(l, c->name);
	p = form_param(kind, c->param != NULL ? c->param : c->name);
	if (p != NULL)
		text = fit_text(l, kind, p, text);
	if (p != NULL && p->type == PARAM_URL && *text != '\0' &&
	    !url_valid(text))
		lines_fail(l, c->name, "is not a URL");
	if (p != NULL && p->type == PARAM_WORD && !is_word(p, text))
		lines_fail(l, c->name, "is none of its values");

	return (text);
}

/*
 * Sets the has_ twin of an optional member. Returns whether there is a value.
 */
static bool
read_twin(struct lines *l, const struct stored_column *c, char *record)
{
	bool	*has = (bool *)(record + c->has);

	if (c->has == 0)
		return (true);
	if (!c->with)
		*has = lines_has(l, c->name);

	return (*has);
}

static enum term_kind
read_term_kind(struct lines *l, enum import_kind kind)
{
	enum term_kind	 shown = kind == IMPORT_TAG ? TERM_TAG : TERM_CATEGORY;

	return (lines_has(l, "waits") && lines_truth(l, "waits") ?
	    term_kind_waiting(shown) : shown);
}

/* `record` is a new record. */
static void
read_column(struct lines *l, const struct stored_column *c,
    enum import_kind kind, int64_t author, char *record)
{
	void	*to = record + c->offset;

	if ((c->preset && !lines_has(l, c->name)) || !read_twin(l, c, record))
		return;
	switch (c->holds) {
	case STORED_TEXT:
	case STORED_SLUG:
		*(const char **)to = read_text(l, c, kind);
		break;
	case STORED_ID:
		*(int64_t *)to = c->null != STORED_NULL_NEVER ?
		    lines_optional_id(l, c->name) : lines_id(l, c->name);
		break;
	case STORED_USER:
		*(int64_t *)to = author;
		break;
	case STORED_INTEGER:
		*(int64_t *)to = lines_integer(l, c->name);
		break;
	case STORED_NUMBER:
		*(double *)to = lines_number(l, c->name, c->least, c->most);
		break;
	case STORED_TRUTH:
		*(bool *)to = lines_truth(l, c->name);
		break;
	case STORED_TIME:
		*(int64_t *)to = lines_time(l, c->name);
		break;
	case STORED_STATUS:
		*(enum status *)to = lines_status(l, c->name);
		break;
	case STORED_TERM_KIND:
		*(enum term_kind *)to = read_term_kind(l, kind);
		break;
	case STORED_ROLE:
		break;
	}
}

static void
read_columns(struct lines *l, const struct stored_table *table,
    enum import_kind kind, int64_t author, void *record)
{
	size_t	 i;

	for (i = 0; i < table->count; i++)
		if (table->columns[i].name != NULL)
			read_column(l, &table->columns[i], kind, author,
			    record);
}

void
load_term(struct request *rq, struct lines *l, enum import_kind kind)
{
	struct color	 color;
	struct term	 t;

	stored_new(&stored_term, &t);
	read_columns(l, &stored_term, kind, 0, &t);
	if (*t.color != '\0' && (kind == IMPORT_TAG ||
	    !color_read(&color, t.color)))
		lines_fail(l, "color", "is not the color of a category");
	if (l->why == NULL)
		term_save_new(rq, &t);
}

/* No zone is further from UTC (RFC 9636). */
static void
check_zone(struct lines *l, const char *name, const struct moment *m)
{
	const int64_t	 most = 26 * 3600;

	if (m->local - m->utc > most || m->utc - m->local > most)
		lines_fail(l, name, "is not the instant of its clock time");
}

static void
check_event(struct lines *l, const struct event *e)
{
	const struct event_dates	*d = &e->dates;

	lines_check_event(l, e->password, e->detached);
	if (zone_find(d->timezone) == NULL)
		lines_fail(l, "timezone", "is not a time zone");
	if (d->end.local < d->start.local)
		lines_fail(l, "end", "is before its start");
	check_zone(l, "start_utc", &d->start);
	check_zone(l, "end_utc", &d->end);
}

static void
link_to(struct statement *st, int64_t event, int64_t id)
{
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, id);
	db_run(st);
}

static void
link_event(struct db *db, struct lines *l, int64_t event)
{
	struct statement	*st;
	const struct value	*v;
	int64_t			 id, position;

	for (v = NULL; (v = lines_next(l, "venue", v, &id)) != NULL;) {
		require_record(l, "venue", db_query(db,
		    "SELECT 1 FROM venues WHERE id = $1"), id);
		link_to(db_query(db, "INSERT INTO event_venues (event_id,"
		    " venue_id) VALUES ($1, $2)"), event, id);
	}
	position = 0;
	for (v = NULL; (v = lines_next(l, "organizers", v, &id)) != NULL;) {
		require_record(l, "organizers", db_query(db,
		    "SELECT 1 FROM organizers WHERE id = $1"), id);
		st = db_query(db, "INSERT INTO event_organizers (event_id,"
		    " organizer_id, position) VALUES ($1, $2, $3)");
		db_bind_integer(st, 3, position++);
		link_to(st, event, id);
	}
	for (v = NULL; (v = lines_next(l, "terms", v, &id)) != NULL;) {
		require_record(l, "terms", db_query(db,
		    "SELECT 1 FROM terms WHERE id = $1"), id);
		link_to(db_query(db, "INSERT INTO event_terms (event_id,"
		    " term_id) VALUES ($1, $2)"), event, id);
	}
}

void
load_record(struct request *rq, struct lines *l, enum import_kind kind,
    int64_t author)
{
	const enum record_kind	 of = kind == IMPORT_EVENT ? RECORD_EVENT :
				    kind == IMPORT_VENUE ? RECORD_VENUE :
				    RECORD_ORGANIZER;
	union record_any	 any;

	memset(&any, 0, sizeof(any));
	record_new(rq, of, &any.head);
	read_columns(l, record_tables[of], kind, author, &any);
	if (any.head.image != 0)
		require_record(l, "image", db_query(rq->db,
		    "SELECT 1 FROM images WHERE id = $1"), any.head.image);
	if (any.head.former_status != NULL)
		(void)lines_status(l, "former_status");
	if (kind == IMPORT_EVENT && l->why == NULL)
		check_event(l, &any.event);
	if (l->why != NULL)
		return;
	record_add(rq, &any.head);
	if (kind == IMPORT_EVENT)
		link_event(rq->db, l, any.head.id);
}

static bool
are_dates(struct lines *l, const char *text)
{
	struct recurrence_dates	 dates;

	return (recurrence_read(&dates, l->arena, text));
}

void
load_series(struct request *rq, struct lines *l)
{
	struct statement	*model;
	struct series		 s;
	struct rrule		 rule;
	struct exact_length	 length;
	char			 why[RRULE_WHY];

	stored_new(&stored_series, &s);
	read_columns(l, &stored_series, IMPORT_EVENT, 0, &s);
	if (l->why != NULL)
		return;
	if (*s.rule != '\0' && !rrule_parse(&rule, s.rule, why))
		lines_fail(l, "rule", "is not a rule");
	if (!are_dates(l, s.added) || !are_dates(l, s.left_out))
		lines_fail(l, "added", "is not a list of dates");
	if (*s.duration != '\0' && !length_read(&length, s.duration))
		lines_fail(l, "duration", "is not a duration");
	model = db_query(rq->db, "SELECT 1 FROM events WHERE id = $1"
	    " AND status = $2");
	db_bind_integer(model, 2, STATUS_MODEL);
	require_record(l, "id", model, s.id);
	if (l->why == NULL)
		stored_insert(rq, &stored_series, &s);
}
