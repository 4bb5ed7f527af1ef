#include "calendar/history.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_linked.h"
#include "calendar/record.h"
#include "calendar/series.h"
#include "calendar/series_lines.h"
#include "calendar/stored.h"
#include "config/site.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/term_query.h"
#include "text/dates.h"

/* A record, and what no table of its kind has. */
struct subject {
	const struct stored_table	*table;
	const void			*record;
	const struct record_head	*head;		/* NULL: a term */
	const struct event_linked	*linked;	/* NULL: no event */
	const struct series		*series;	/* or NULL */
	int64_t				 later;		/* part, or 0 */
	enum history_action		 parting;	/* of or with that */
};

static struct subject
record_subject(const struct record_head *r)
{
	return ((struct subject){ record_tables[r->kind], r, r,
	    r->kind == RECORD_EVENT ? ((const struct event *)r)->linked :
	    NULL, NULL, 0, HISTORY_UPDATED });
}

static struct subject
series_subject(const struct series_whole *w)
{
	struct subject	 s = record_subject(&w->model.head);

	s.series = &w->s;

	return (s);
}

/* The parameter that sets the column, or NULL. */
static const char *_Nullable
name_of(const struct subject *s, const struct stored_column *c)
{
	if (c->source != STORED_WRITTEN)
		return (NULL);
	if (s->head == NULL && c->holds != STORED_TERM_KIND)
		return (c->name);

	return (c->param);
}

static bool
has_value(const struct stored_column *c, const void *record)
{
	const char	*at = (const char *)record + c->offset;
	const char	*text;

	switch (c->holds) {
	case STORED_TEXT:
	case STORED_SLUG:
		text = *(const char *const *)(const void *)at;
		return (text != NULL && *text != '\0');
	case STORED_ID:
		return (*(const int64_t *)(const void *)at != 0);
	default:
		return (c->has == 0 || *((const bool *)record + c->has));
	}
}

static bool
is_equal(const struct stored_column *c, const void *one, const void *other)
{
	const char	*a = (const char *)one + c->offset;
	const char	*b = (const char *)other + c->offset;

	if (!has_value(c, one) || !has_value(c, other))
		return (has_value(c, one) == has_value(c, other));
	if (c->holds == STORED_TEXT || c->holds == STORED_SLUG)
		return (strcmp(*(const char *const *)(const void *)a,
		    *(const char *const *)(const void *)b) == 0);

	return (memcmp(a, b, stored_size(c->holds)) == 0);
}

/*
 * Whether an update can set the column to this value. Of the texts that no
 * `emptied` empties, only the color of a category may be missing.
 */
static bool
can_be_sent(const struct stored_column *c, const void *record)
{
	if (c->clean == STORED_SECRET)
		return (!has_value(c, record));

	return (has_value(c, record) || c->emptied != NULL || c->preset ||
	    c->holds == STORED_ID);
}

/* Writes what an update of the column would contain; a secret is `true`. */
static void
write_column(struct json *j, const char *name, const struct stored_column *c,
    const void *record)
{
	const void	*at = (const char *)record + c->offset;

	if (!has_value(c, record)) {
		if (c->emptied != NULL)
			json_raw(j, name, c->emptied, strlen(c->emptied));
		else if (c->clean == STORED_SECRET)
			json_null(j, name);
		else if (c->holds == STORED_ID)
			json_integer(j, name, 0);
		else
			json_string(j, name, "");
		return;
	}
	switch (c->holds) {
	case STORED_TEXT:
	case STORED_SLUG:
		if (c->clean == STORED_SECRET)
			json_boolean(j, name, true);
		else
			json_string(j, name, *(const char *const *)at);
		break;
	case STORED_ID:
	case STORED_USER:
	case STORED_INTEGER:
		json_integer(j, name, *(const int64_t *)at);
		break;
	case STORED_NUMBER:
		json_number(j, name, *(const double *)at);
		break;
	case STORED_TRUTH:
		if (c->as_text)
			json_string(j, name, *(const bool *)at ? "true" :
			    "false");
		else
			json_boolean(j, name, *(const bool *)at);
		break;
	case STORED_TIME:
		record_write_time(j, name, *(const int64_t *)at);
		break;
	case STORED_STATUS:
		json_string(j, name, status_name(*(const enum status *)at));
		break;
	case STORED_TERM_KIND:
	case STORED_ROLE:
		break;
	}
}

static bool
same_ids(const struct ids *a, const struct ids *b)
{
	return (a->count == b->count && (a->count == 0 ||
	    memcmp(a->list, b->list, a->count * sizeof(*a->list)) == 0));
}

static void
write_ids(struct json *j, const char *name, const struct ids *ids,
    const struct ids *others)
{
	size_t	 i;

	if (same_ids(ids, others))
		return;
	json_list(j, name);
	for (i = 0; i < ids->count; i++)
		json_integer(j, NULL, ids->list[i]);
	json_list_end(j);
}

static struct ids
copy_ids(struct request *rq, const int64_t *list, size_t count)
{
	struct ids	 ids = { .count = count };

	if (count == 0)
		return (ids);
	ids.list = arena_alloc(rq->arena, count * sizeof(*list));
	memcpy(ids.list, list, count * sizeof(*list));

	return (ids);
}

static struct ids
all_terms_of(struct request *rq, const struct event_linked *l)
{
	return (copy_ids(rq, l->terms, l->term_count));
}

static struct ids
terms_of(struct request *rq, const struct event_linked *l, enum term_kind kind)
{
	const struct ids	 terms = all_terms_of(rq, l);
	struct statement	*st;

	if (terms.count == 0)
		return (terms);
	st = db_query(rq->db, "SELECT id FROM terms"
	    " WHERE id IN (SELECT value FROM id_list($1)) AND "
	    SQL_TERM_SHOWN("kind") " = $2 ORDER BY id");
	db_bind_text(st, 1, ids_text(rq->arena, &terms));
	db_bind_integer(st, 2, kind);

	return (ids_read(st, rq->arena));
}

static void
write_terms(struct request *rq, struct json *j, const char *name,
    enum term_kind kind, const struct event_linked *l,
    const struct event_linked *other)
{
	const struct ids	 ids = terms_of(rq, l, kind);
	const struct ids	 others = terms_of(rq, other, kind);

	write_ids(j, name, &ids, &others);
}

static struct ids
organizers_of(struct request *rq, const struct event_linked *l)
{
	return (copy_ids(rq, l->organizers, l->organizer_count));
}

static void
write_links(struct request *rq, struct json *j, const struct event_linked *l,
    const struct event_linked *other)
{
	struct ids	 ids = organizers_of(rq, l);
	struct ids	 others = organizers_of(rq, other);

	if (l->venue != other->venue) {
		if (l->venue == 0)
			json_null(j, "venue");
		else
			json_integer(j, "venue", l->venue);
	}
	write_ids(j, "organizer", &ids, &others);
	ids = all_terms_of(rq, l);
	others = all_terms_of(rq, other);
	if (same_ids(&ids, &others))
		return;
	write_terms(rq, j, "categories", TERM_CATEGORY, l, other);
	write_terms(rq, j, "tags", TERM_TAG, l, other);
}

/* The record into which one that goes is merged, or 0. */
static int64_t
merged_into(const struct request *rq)
{
	return (rq->extras == NULL ? 0 : rq->extras->into);
}

static void
write_into(struct json *j, int64_t into)
{
	if (into != 0)
		json_integer(j, "into", into);
}

/*
 * Writes the fields that differ from those of the other; to `restore` them,
 * only those that an update can set.
 */
static void
write_fields(struct request *rq, struct json *j, const struct subject *s,
    const struct subject *other, bool restore)
{
	const struct stored_column	*c;
	const char			*name;
	size_t				 i;

	json_init(j, rq->arena, 256);
	json_object(j, NULL);
	for (i = 0; i < s->table->count; i++) {
		c = &s->table->columns[i];
		if ((name = name_of(s, c)) != NULL &&
		    !is_equal(c, s->record, other->record) &&
		    (!restore || can_be_sent(c, s->record)))
			write_column(j, name, c, s->record);
	}
	if (s->head != NULL &&
	    (s->head->has_published != other->head->has_published ||
	    s->head->published != other->head->published)) {
		if (s->head->has_published)
			record_write_time(j, "date_utc", s->head->published);
		else
			json_null(j, "date_utc");
	}
	if (s->linked != NULL)
		write_links(rq, j, s->linked, other->linked);
	if (s->series != NULL &&
	    (strcmp(s->series->rule, other->series->rule) != 0 ||
	    strcmp(s->series->added, other->series->added) != 0 ||
	    strcmp(s->series->left_out, other->series->left_out) != 0 ||
	    strcmp(s->series->duration, other->series->duration) != 0))
		series_write_lines(rq, j, s->series);
	if (!restore)
		write_into(j, s->later != 0 ? s->later : merged_into(rq));
	json_object_end(j);
}

static bool
is_kept(const struct request *rq)
{
	return (rq->site->history > 0 &&
	    (rq->extras == NULL || rq->extras->importer == NULL));
}

static void
add_row(struct request *rq, enum history_kind kind, int64_t id,
    const char *title, int64_t owner, enum history_action action,
    const char *before, const char *after)
{
	const struct history_row	 row = { 0, kind, id, title,
					    rq->caller.id, owner, rq->now,
					    action, before, after };

	history_add(rq->db, &row);
	author_quota_spend_bytes(rq, strlen(title) + strlen(before) +
	    strlen(after));
}

static int64_t
owner_of(const struct subject *_Nullable was, const struct subject *is)
{
	if (is->head == NULL || (was != NULL &&
	    was->head->author != is->head->author))
		return (0);

	return (is->head->author);
}

static enum history_action
action_of(const struct request *rq, const struct subject *was,
    const struct subject *is)
{
	bool	 left, returned;

	if (was->head == NULL)
		return (HISTORY_UPDATED);
	if (is->later != 0)
		return (is->parting);
	left = is->head->status == STATUS_TRASH;
	returned = was->head->status == STATUS_TRASH;

	return (left == returned ? HISTORY_UPDATED :
	    !left ? HISTORY_RESTORED :
	    merged_into(rq) != 0 ? HISTORY_MERGED : HISTORY_TRASHED);
}

static void
add_change(struct request *rq, enum history_kind kind, int64_t id,
    const char *title, const struct subject *_Nullable was,
    const struct subject *is)
{
	const int64_t	 owner = owner_of(was, is);
	struct json	 before, after;

	if (!is_kept(rq))
		return;
	if (was == NULL) {
		add_row(rq, kind, id, title, owner, HISTORY_CREATED, "{}",
		    "{}");
		return;
	}
	write_fields(rq, &before, was, is, true);
	write_fields(rq, &after, is, was, false);
	if (after.buf.length > strlen("{}"))
		add_row(rq, kind, id, title, owner, action_of(rq, was, is),
		    before.buf.data, after.buf.data);
}

static enum history_kind
kind_of_record(const struct record_head *r)
{
	static const enum history_kind	 kinds[] = {
		[RECORD_EVENT] = HISTORY_EVENT,
		[RECORD_VENUE] = HISTORY_VENUE,
		[RECORD_ORGANIZER] = HISTORY_ORGANIZER
	};

	return (kinds[r->kind]);
}

void
history_record(struct request *rq, const struct record_head *_Nullable before,
    const struct record_head *after)
{
	struct subject	 was, is = record_subject(after);

	if (before != NULL)
		was = record_subject(before);
	add_change(rq, kind_of_record(after), after->id, after->name,
	    before == NULL ? NULL : &was, &is);
}

void
history_series(struct request *rq,
    const struct series_whole *_Nullable before,
    const struct series_whole *after)
{
	struct subject	 was, is = series_subject(after);

	if (before != NULL)
		was = series_subject(before);
	add_change(rq, HISTORY_SERIES, after->s.id, after->model.head.name,
	    before == NULL ? NULL : &was, &is);
}

void
history_part(struct request *rq, enum history_action action,
    const struct series_whole *before, const struct series_whole *after,
    int64_t later)
{
	struct subject	 was = series_subject(before);
	struct subject	 is = series_subject(after);

	is.later = later;
	is.parting = action;
	add_change(rq, HISTORY_SERIES, after->s.id, after->model.head.name,
	    &was, &is);
}

static enum history_kind
kind_of_term(const struct term *t)
{
	return (term_kind_shown(t->kind) == TERM_TAG ? HISTORY_TAG :
	    HISTORY_CATEGORY);
}

static struct subject
term_subject(const struct term *t)
{
	return ((struct subject){ .table = &stored_term, .record = t });
}

void
history_term(struct request *rq, const struct term *_Nullable before,
    const struct term *after)
{
	struct subject	 was, is = term_subject(after);

	if (before != NULL)
		was = term_subject(before);
	add_change(rq, kind_of_term(after), after->id, after->name,
	    before == NULL ? NULL : &was, &is);
}

static void
end_history(struct request *rq, enum history_kind kind, int64_t id,
    const char *title, int64_t into)
{
	struct json	 after;

	history_forget(rq->db, kind, id);
	if (!is_kept(rq))
		return;
	json_init(&after, rq->arena, 32);
	json_object(&after, NULL);
	write_into(&after, into);
	json_object_end(&after);
	add_row(rq, kind, id, title, 0, into != 0 ? HISTORY_MERGED :
	    HISTORY_DELETED, "{}", after.buf.data);
}

void
history_end_record(struct request *rq, const struct record_head *r)
{
	end_history(rq, kind_of_record(r), r->id, r->name, merged_into(rq));
}

void
history_end_series(struct request *rq, const struct series_whole *w,
    int64_t into)
{
	end_history(rq, HISTORY_SERIES, w->s.id, w->model.head.name, into);
}

void
history_end_term(struct request *rq, const struct term *t)
{
	end_history(rq, kind_of_term(t), t->id, t->name, merged_into(rq));
}
