#include "calendar/stored_table.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/markup.h"
#include "http/author_quota.h"
#include "http/request.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "store/secret.h"
#include "text/cut.h"
#include "text/dates.h"
#include "text/fold.h"
#include "text/html.h"

#define BETWEEN	'\x1f'		/* separates texts that are searched */
#define SEARCHED	4096	/* bytes of each of them */

#define EACH(c, table)							\
	for (c = (table)->columns; c < (table)->columns + (table)->count; c++)

static const void *
member_at(const void *record, size_t offset)
{
	return ((const char *)record + offset);
}

static const char *
text_of(const void *record, size_t offset)
{
	return (*(const char *const *)member_at(record, offset));
}

/* A twin of a member. Without one, offset is 0. */
static bool
truth_of(const void *record, size_t offset, bool without)
{
	return (offset == 0 ? without : *(const bool *)member_at(record,
	    offset));
}

static bool
is_text(const struct stored_column *c)
{
	return (c->holds == STORED_TEXT || c->holds == STORED_SLUG);
}

static const char *_Nullable
read_text(struct request *rq, struct statement *st, int place,
    const struct stored_table *t, const struct stored_column *c,
    const void *record)
{
	const char	*text;

	if (c->brief != NULL && !t->reads(rq, t, record, c->brief))
		return ("");
	if ((text = db_text(st, place)) != NULL)
		return (stored_copy(rq, text));

	return (c->null == STORED_NULL_NONE ? NULL : "");
}

static int64_t
read_time(struct statement *st, int place, const struct stored_column *c,
    const void *record)
{
	return (db_bounded(st, place, c->from == 0 ? DATE_LEAST :
	    *(const int64_t *)member_at(record, c->from), DATE_MOST));
}

void
stored_read(struct request *rq, struct statement *st,
    const struct stored_table *t, void *record)
{
	const struct stored_column	*c = t->columns;
	void				*to;
	int				 i;

	for (i = 0; i < t->width; i++, c++) {
		to = (char *)record + c->offset;
		if (c->has != 0 && !c->with)
			*((bool *)record + c->has) = !db_null(st, i);
		switch (c->holds) {
		case STORED_TEXT:
		case STORED_SLUG:
			*(const char **)to = read_text(rq, st, i, t, c, record);
			break;
		case STORED_ID:
		case STORED_USER:
		case STORED_INTEGER:
			*(int64_t *)to = db_integer(st, i);
			break;
		case STORED_NUMBER:
			*(double *)to = db_bounded_number(st, i, c->least,
			    c->most);
			break;
		case STORED_TRUTH:
			*(bool *)to = db_integer(st, i) != 0;
			break;
		case STORED_TIME:
			*(int64_t *)to = read_time(st, i, c, record);
			break;
		case STORED_STATUS:
			*(enum status *)to = status_read(st, i);
			break;
		case STORED_TERM_KIND:
			*(enum term_kind *)to = stored_term_kind(st, i);
			break;
		case STORED_ROLE:	/* of users only */
			break;
		}
	}
	if (t->ready != NULL)
		t->ready(rq, st, t, record);
}

bool
stored_next(struct request *rq, struct statement *st,
    const struct stored_table *t, void *record)
{
	bool	 found;

	if ((found = db_step(st)))
		stored_read(rq, st, t, record);
	else
		db_done(st);

	return (found);
}

static bool
read_one_record(struct request *rq, struct statement *st,
    const struct stored_table *t, void *record)
{
	bool	 found;

	if ((found = stored_next(rq, st, t, record)))
		db_done(st);

	return (found);
}

bool
stored_find(struct request *rq, const struct stored_table *t, int64_t id,
    void *record)
{
	struct statement	*st;

	st = db_statement(rq->db, t->find);
	db_bind_integer(st, 1, id);

	return (read_one_record(rq, st, t, record));
}

bool
stored_find_slug(struct request *rq, const struct stored_table *t,
    const char *slug, void *record)
{
	struct statement	*st;

	st = db_statement(rq->db, t->find_slug);
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (read_one_record(rq, st, t, record));
}

bool
stored_has_slug(struct db *db, const struct stored_table *t, const char *slug,
    int64_t but)
{
	struct statement	*st;

	st = db_statement(db, t->has_slug);
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, but);

	return (db_has_row(st));
}

/* A bit for each text that is `brief`, in their order, if it is read. */
static int64_t
choose_texts(struct request *rq, const struct stored_table *t)
{
	const struct stored_column	*c;
	int64_t				 bits = 0, bit = 1;

	EACH(c, t) {
		if (c->brief == NULL)
			continue;
		if (t->reads(rq, t, NULL, c->brief))
			bits |= bit;
		bit *= 2;
	}

	return (bits);
}

struct statement *
stored_select(struct request *rq, const struct stored_table *t,
    const char *ids)
{
	struct statement	*st;

	st = db_statement(rq->db, t->select);
	db_bind_integer(st, 1, choose_texts(rq, t));
	db_bind_text(st, 2, ids);

	return (st);
}

struct statement *
stored_rows(struct db *db, const struct stored_table *t, int64_t after,
    int64_t most)
{
	struct statement	*st;

	st = db_statement(db, t->rows);
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);

	return (st);
}

static int64_t
integer_of(const struct stored_column *c, const void *at)
{
	switch (c->holds) {
	case STORED_TRUTH:
		return (*(const bool *)at);
	case STORED_STATUS:
		return (*(const enum status *)at);
	case STORED_TERM_KIND:
		return (*(const enum term_kind *)at);
	default:
		return (*(const int64_t *)at);
	}
}

static void
bind_value(struct statement *st, int place, const struct stored_column *c,
    const void *record, bool set)
{
	const void	*at = member_at(record, c->offset);

	if (!set)
		db_bind_null(st, place);
	else if (c->holds == STORED_NUMBER)
		db_bind_number(st, place, *(const double *)at);
	else
		db_bind_integer(st, place, integer_of(c, at));
}

/* Folds texts that are searched together (rule 22.2). */
static const char *
fold_searched(struct request *rq, const struct stored_table *t,
    const void *record)
{
	const struct stored_column	*c;
	const char			*text;
	struct buf			 all;

	buf_init(&all, rq->arena, 256);
	EACH(c, t) {
		if (c->searched) {
			text = text_of(record, c->offset);
			buf_add(&all, text, text_fit(text, SEARCHED));
			buf_char(&all, BETWEEN);
		}
	}

	return (fold_search(rq->arena, all.data));
}

/* Returns how many bytes are stored. */
static size_t
bind_text(struct request *rq, struct statement *st, int place,
    const struct stored_table *t, const struct stored_column *c,
    const void *record)
{
	const char	*text;

	if (c->source == STORED_SEARCHED)
		text = fold_searched(rq, t, record);
	else
		text = text_of(record, c->offset);
	if (c->source == STORED_FOLDED)
		text = fold_title(rq->arena, text);
	else if (c->source == STORED_CASED)
		text = fold_case(rq->arena, text);
	else if (c->within && t->shares(record))
		text = "";
	else if (c->null == STORED_NULL_EMPTY && *text == '\0')
		text = NULL;
	db_bind_text(st, place, text);

	return (text == NULL ? 0 : strlen(text));
}

static bool
is_set(const struct stored_table *t, const struct stored_column *c,
    const void *record)
{
	if (c->shared)
		return (t->shares(record));
	if (c->refers != NULL && c->null != STORED_NULL_NEVER)
		return (integer_of(c, member_at(record, c->offset)) != 0);

	return (truth_of(record, c->has, true));
}

/* Runs a statement that binds all columns of the row, and then its id. */
static void
write_row(struct request *rq, struct statement *st,
    const struct stored_table *t, const void *record)
{
	const struct stored_column	*c;
	int64_t				 id;
	size_t				 bytes = 0;
	int				 place = 0;

	EACH(c, t) {
		if (c->source == STORED_READ)
			continue;
		if (is_text(c))
			bytes += bind_text(rq, st, ++place, t, c, record);
		else
			bind_value(st, ++place, c, record,
			    is_set(t, c, record));
	}
	id = *(const int64_t *)member_at(record, t->id);
	db_bind_integer(st, ++place, id);
	db_run(st);
	change_note_row(rq->db, t->name, id);
	author_quota_spend_bytes(rq, bytes);
}

void
stored_insert(struct request *rq, const struct stored_table *t,
    const void *record)
{
	write_row(rq, db_statement(rq->db, t->insert), t, record);
}

void
stored_replace(struct request *rq, const struct stored_table *t,
    const void *record)
{
	write_row(rq, db_statement(rq->db, t->replace), t, record);
}

void
stored_remove(struct request *rq, const struct stored_table *t, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, t->name, id);
	st = db_statement(rq->db, t->remove);
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
stored_new(const struct stored_table *t, void *record)
{
	const struct stored_column	*c;
	char				*to;

	memset(record, 0, t->size);
	EACH(c, t) {
		if (c->source > STORED_READ)
			continue;
		to = (char *)record + c->offset;
		if (is_text(c) && c->null != STORED_NULL_NONE &&
		    c->absent.text == NULL)
			*(const char **)to = "";
		else
			memcpy(to, &c->absent, stored_size(c->holds));
	}
}

/*
 * The hash of a secret that was sent. If there is no time for it, the request
 * fails.
 */
static const char *
hash_secret(struct request *rq, const char *secret)
{
	char	*hash = arena_bytes(rq->arena, SECRET_TEXT);

	*hash = '\0';
	if (db_spend(rq->db, SECRET_WORK))
		secret_hash(secret, hash);

	return (hash);
}

static const char *
clean_text(struct request *rq, const struct stored_column *c, const char *text)
{
	switch (c->clean) {
	case STORED_LINE:
		return (html_strip_line(rq->arena, text));
	case STORED_MARKUP:
		return (markup_clean(rq, text, c->bytes));
	case STORED_SECRET:
		return (hash_secret(rq, text));
	default:
		return (text);
	}
}

void
stored_apply(struct request *rq, const struct stored_table *t, void *record,
    const void *fields)
{
	const struct stored_column	*c;
	const char			*text;
	char				*to;
	bool				 sent, clears;

	EACH(c, t) {
		if (c->clean == STORED_UNSENT)
			continue;
		to = (char *)record + c->offset;
		sent = truth_of(fields, c->sent, false);
		clears = truth_of(fields, c->clears, false);
		if (is_text(c)) {
			text = text_of(fields, c->field);
			if (text != NULL)
				text = clean_text(rq, c, text);
			else if (clears && c->null != STORED_NULL_NONE)
				text = "";
			else if (!clears)
				continue;
			*(const char **)to = text;
		} else if (sent || clears) {
			if (c->has != 0 && !c->with)
				*((bool *)record + c->has) = sent;
			memcpy(to, member_at(fields, c->field),
			    stored_size(c->holds));
		}
	}
}

struct statement *
stored_select_equal(struct request *rq, const struct stored_table *t,
    const char *name, const void *new, const void *fields)
{
	const struct stored_column	*c;
	struct statement		*st;
	int				 place = 2;

	st = db_statement(rq->db, t->equal);
	db_bind_text(st, 1, fold_title(rq->arena, name));
	db_bind_integer(st, 2, STATUS_TRASH);
	EACH(c, t) {
		if (c->compared && !is_text(c))
			bind_value(st, ++place, c, new,
			    truth_of(fields, c->sent, false));
	}

	return (st);
}

static bool
has_equal_texts(struct request *rq, struct statement *st,
    const struct stored_table *t, const void *new, const void *fields)
{
	const struct stored_column	*c;

	EACH(c, t) {
		if (c->compared && is_text(c) &&
		    text_of(fields, c->field) != NULL &&
		    !stored_text_serves(rq, db_string(st,
		    (int)(c - t->columns)), text_of(new, c->offset)))
			return (false);
	}

	return (true);
}

bool
stored_next_equal(struct request *rq, struct statement *st,
    const struct stored_table *t, const void *new, const void *fields,
    void *record)
{
	while (db_step(st)) {
		if (has_equal_texts(rq, st, t, new, fields)) {
			stored_read(rq, st, t, record);
			return (true);
		}
	}

	return (false);
}
