/* Made from spec/ by codegen; do not edit. */
#include "generated/records.h"

#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/markup.h"
#include "calendar/record.h"
#include "calendar/stored.h"
#include "calendar/shelves.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "text/dates.h"
#include "text/fold.h"
#include "text/html.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

enum {
	ITEM_AT_ID,
	ITEM_AT_STATUS,
	ITEM_AT_SLUG,
	ITEM_AT_NAME,
	ITEM_COLUMNS,
};

static void
read_item(struct request *rq, struct statement *st, enum item_kind kind, struct item_head *r)
{
	r->kind = kind;
	r->id = db_integer(st, ITEM_AT_ID);
	r->status = status_read(st, ITEM_AT_STATUS);
	r->slug = stored_text(rq, st, ITEM_AT_SLUG);
	r->name = stored_text(rq, st, ITEM_AT_NAME);
}

enum {
	SHELF_AT_PLACE,
	SHELF_AT_ID,
	SHELF_AT_LABEL,
	SHELF_AT_BOOKS,
};

void
shelf_read(struct request *rq, struct statement *st, struct shelf *s)
{
	s->place = stored_term_kind(st, SHELF_AT_PLACE);
	s->id = db_integer(st, SHELF_AT_ID);
	s->label = stored_text(rq, st, SHELF_AT_LABEL);
	s->books = db_integer(st, SHELF_AT_BOOKS);
}

/* Binds the columns in the order of both statements below. */
static void
bind_shelf(struct request *rq, struct statement *st, const struct shelf *s)
{
	int	 place = 0;

	db_bind_integer(st, ++place, s->place);
	db_bind_text(st, ++place, s->label);
	db_bind_text(st, ++place, fold_title(rq->arena, s->label));
	db_bind_text(st, ++place, fold_case(rq->arena, s->label));
	db_bind_integer(st, ++place, s->id);
}

void
shelf_insert(struct request *rq, const struct shelf *s)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO shelves (place, label, label_key, label_folded, id) VALUES ($1, $2, $3, $4, $5)");
	bind_shelf(rq, st, s);
	db_run(st);
	change_note_row(rq->db, "shelves", s->id);
}

void
shelf_replace(struct request *rq, const struct shelf *s)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE shelves SET place = $1, label = $2, label_key = $3, label_folded = $4 WHERE id = $5");
	bind_shelf(rq, st, s);
	db_run(st);
	change_note_row(rq->db, "shelves", s->id);
}

void
shelf_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "shelves", id);
	st = db_query(rq->db, "DELETE FROM shelves WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
shelf_new(struct request *rq, struct shelf *s)
{
	memset(s, 0, sizeof(*s));
	(void)rq;
	s->label = "";
}

static struct statement *
rows_of_shelves(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT s.place, s.id, s.label, s.books FROM shelves s WHERE s.id > $1 ORDER BY s.place, s.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column shelf_columns[] = {
	{ .column = "place", .name = "place", .holds = STORED_TERM_KIND, .offset = offsetof(struct shelf, place) },
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct shelf, id) },
	{ .column = "label", .name = "label", .holds = STORED_TEXT, .offset = offsetof(struct shelf, label) },
	{ .column = "books", .holds = STORED_INTEGER, .offset = offsetof(struct shelf, books) },
	{ .column = "label_key", .holds = STORED_TEXT },
	{ .column = "label_folded", .holds = STORED_TEXT },
};

const struct stored_table	 stored_shelf = {
	"shelves", shelf_columns, COUNT(shelf_columns), rows_of_shelves
};

#define BOOK_COLUMNS "b.id, b.status, b.slug, b.title, b.lent, b.note, b.open, COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.sort, b.worn, b.copies, b.weight, b.bought, (SELECT COUNT(*) FROM loans WHERE book_id = b.id)"
#define BOOK_SELECT "SELECT " BOOK_COLUMNS " FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id"
#define BOOK_SELECT_EACH "SELECT " BOOK_COLUMNS " FROM id_list($1) j CROSS JOIN books b ON b.id = j.value LEFT JOIN book_texts ON book_texts.id = b.texts_id"

enum {
	BOOK_AT_LENT = ITEM_COLUMNS,
	BOOK_AT_NOTE,
	BOOK_AT_OPEN,
	BOOK_AT_BLURB,
	BOOK_AT_TEXTS,
	BOOK_AT_PRICE,
	BOOK_AT_SORT,
	BOOK_AT_WORN,
	BOOK_AT_COPIES,
	BOOK_AT_WEIGHT,
	BOOK_AT_BOUGHT,
	BOOK_AT_MORE,
};

static void
read_book(struct request *rq, struct statement *st, struct book *b)
{
	read_item(rq, st, ITEM_BOOK, &b->head);
	b->has_lent = !db_null(st, BOOK_AT_LENT);
	b->lent = stored_time(st, BOOK_AT_LENT);
	b->note = stored_text(rq, st, BOOK_AT_NOTE);
	b->open = db_integer(st, BOOK_AT_OPEN);
	b->blurb = stored_text(rq, st, BOOK_AT_BLURB);
	b->texts = db_integer(st, BOOK_AT_TEXTS);
	b->has_price = !db_null(st, BOOK_AT_PRICE);
	b->price = db_bounded_number(st, BOOK_AT_PRICE, 0, 99.5);
	b->sort = stored_text(rq, st, BOOK_AT_SORT);
	b->worn = db_integer(st, BOOK_AT_WORN);
	b->copies = db_integer(st, BOOK_AT_COPIES);
	b->weight = db_bounded_number(st, BOOK_AT_WEIGHT, 0, 9);
	b->bought = stored_time(st, BOOK_AT_BOUGHT);
	book_ready(rq, st, BOOK_AT_MORE, b);
}

static bool
find_book(struct request *rq, struct statement *st, struct book *b)
{
	bool	 found;

	if ((found = db_step(st)))
		read_book(rq, st, b);
	db_done(st);

	return (found);
}

bool
book_find(struct request *rq, int64_t id, struct book *b)
{
	struct statement	*st;

	st = db_query(rq->db, BOOK_SELECT
	    " WHERE b.id = $1");
	db_bind_integer(st, 1, id);

	return (find_book(rq, st, b));
}

bool
book_find_slug(struct request *rq, const char *slug, struct book *b)
{
	struct statement	*st;

	st = db_query(rq->db, BOOK_SELECT
	    " WHERE b.slug = $1 AND b.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find_book(rq, st, b));
}

static bool
book_texts_serve(struct request *rq, struct statement *st, const struct book *made, const struct book_fields *f)
{
	if (f->note != NULL && !stored_text_serves(rq, db_string(st, BOOK_AT_NOTE), made->note))
		return (false);

	return (true);
}

bool
book_find_equal(struct request *rq, const struct book *made, const struct book_fields *f, struct book *b)
{
	struct item_sent	 sent = book_sent(f);
	struct statement	*st;
	int			 place = 0;
	bool			 found = false;

	st = db_query(rq->db, BOOK_SELECT
	    " WHERE b.title_key = $1 AND b.status <> $2 AND (CAST($3 AS DOUBLE PRECISION) IS NULL OR b.price = $3) ORDER BY b.id");
	db_bind_text(st, ++place, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, ++place, STATUS_TRASH);
	stored_bind_number(st, ++place, f->has_price, made->price);
	while (!found && db_step(st)) {
		if (!book_texts_serve(rq, st, made, f))
			continue;
		read_book(rq, st, b);
		found = item_serves(rq, &b->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}

/* Binds the columns in the order of both statements below. */
static void
bind_book(struct request *rq, struct statement *st, const struct book *b)
{
	const char *const	 searched[] = {
		b->head.name,
		b->note,
	};
	int			 place = 0;

	db_bind_integer(st, ++place, b->head.status);
	db_bind_text(st, ++place, *b->head.slug == '\0' ? NULL : b->head.slug);
	db_bind_text(st, ++place, b->head.name);
	stored_bind_integer(st, ++place, b->has_lent, b->lent);
	db_bind_text(st, ++place, b->note);
	db_bind_integer(st, ++place, b->open);
	db_bind_text(st, ++place, book_shares(b) ? "" : b->blurb);
	stored_bind_integer(st, ++place, book_shares(b), b->texts);
	stored_bind_number(st, ++place, b->has_price, b->price);
	db_bind_text(st, ++place, b->sort);
	db_bind_integer(st, ++place, b->worn);
	db_bind_integer(st, ++place, b->copies);
	db_bind_number(st, ++place, b->weight);
	db_bind_integer(st, ++place, b->bought);
	db_bind_text(st, ++place, fold_title(rq->arena, b->head.name));
	db_bind_text(st, ++place, stored_searched(rq, searched, COUNT(searched)));
	db_bind_integer(st, ++place, b->head.id);
}

void
book_insert(struct request *rq, const struct book *b)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO books (status, slug, title, lent, note, open, blurb, texts_id, price, sort, worn, copies, weight, bought, title_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)");
	bind_book(rq, st, b);
	db_run(st);
	change_note_row(rq->db, "books", b->head.id);
}

void
book_replace(struct request *rq, const struct book *b)
{
	struct statement	*st;

	st = db_query(rq->db, "UPDATE books SET status = $1, slug = $2, title = $3, lent = $4, note = $5, open = $6, blurb = $7, texts_id = $8, price = $9, sort = $10, worn = $11, copies = $12, weight = $13, bought = $14, title_key = $15, searched = $16 WHERE id = $17");
	bind_book(rq, st, b);
	db_run(st);
	change_note_row(rq->db, "books", b->head.id);
}

void
book_remove(struct request *rq, int64_t id)
{
	struct statement	*st;

	change_note_removal(rq->db, "books", id);
	st = db_query(rq->db, "DELETE FROM books WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
book_new(struct request *rq, struct book *b)
{
	memset(b, 0, sizeof(*b));
	item_new(rq, ITEM_BOOK, &b->head);
	b->note = "";
	b->blurb = "";
	b->open = true;
	b->sort = "the \"new\" one's";
	b->worn = true;
	b->copies = 1;
	b->weight = 0.5;
	b->bought = 1803924000;
}

void
book_apply(struct request *rq, struct book *b, const struct book_fields *f)
{
	if (f->note != NULL)
		b->note = html_strip_line(rq->arena, f->note);
	else if (f->clears_note)
		b->note = "";
	if (f->has_price) {
		b->has_price = f->has_price;
		b->price = f->price;
	}
}

struct item_sent
book_sent(const struct book_fields *f)
{
	struct item_sent		 sent = { 0 };

	sent.name = f->title;

	return (sent);
}

void
book_write(struct request *rq, const char *name, const struct book *b, enum record_view view)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_integer(out, "id", b->head.id);
	json_string(out, "state", status_name(b->head.status));
	json_string(out, "title", b->head.name);
	stored_write_filled(out, "slug", b->head.slug);
	book_write_next(rq, "next", b);
	stored_write_filled(out, "note", b->note);
	if (b->has_price)
		json_number(out, "price", b->price);
	json_boolean(out, "open", b->open);
	json_object_end(out);
}

static struct statement *
rows_of_books(struct db *db, int64_t after, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT b.id, b.status, b.slug, b.title, b.lent, b.note, b.open, COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.sort, b.worn, b.copies, b.weight, b.bought FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id WHERE b.id > $1 ORDER BY b.id LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, most);
	return (st);
}

static const struct stored_column book_columns[] = {
	{ .column = "id", .name = "id", .holds = STORED_ID, .offset = offsetof(struct book, head.id) },
	{ .column = "status", .name = "status", .holds = STORED_STATUS, .offset = offsetof(struct book, head.status) },
	{ .column = "slug", .name = "slug", .holds = STORED_SLUG, .offset = offsetof(struct book, head.slug), .null = STORED_NULL_EMPTY },
	{ .column = "title", .name = "name", .holds = STORED_TEXT, .offset = offsetof(struct book, head.name), .param = "title" },
	{ .column = "lent", .name = "lent", .holds = STORED_TIME, .offset = offsetof(struct book, lent), .has = offsetof(struct book, has_lent), .null = STORED_NULL_NONE },
	{ .column = "note", .name = "note", .holds = STORED_TEXT, .offset = offsetof(struct book, note), .param = "note", .emptied = "null" },
	{ .column = "open", .name = "open", .holds = STORED_TRUTH, .offset = offsetof(struct book, open) },
	{ .column = "blurb", .name = "blurb", .holds = STORED_TEXT, .offset = offsetof(struct book, blurb) },
	{ .column = "texts_id", .holds = STORED_ID, .offset = offsetof(struct book, texts), .null = STORED_NULL_NONE, .refers = "book_texts" },
	{ .column = "price", .name = "price", .holds = STORED_NUMBER, .offset = offsetof(struct book, price), .has = offsetof(struct book, has_price), .null = STORED_NULL_NONE, .least = 0, .most = 99.5, .param = "price" },
	{ .column = "sort", .name = "sort", .holds = STORED_TEXT, .offset = offsetof(struct book, sort), .preset = true },
	{ .column = "worn", .name = "worn", .holds = STORED_TRUTH, .offset = offsetof(struct book, worn), .preset = true },
	{ .column = "copies", .name = "copies", .holds = STORED_INTEGER, .offset = offsetof(struct book, copies), .preset = true },
	{ .column = "weight", .name = "weight", .holds = STORED_NUMBER, .offset = offsetof(struct book, weight), .preset = true, .least = 0, .most = 9 },
	{ .column = "bought", .name = "bought", .holds = STORED_TIME, .offset = offsetof(struct book, bought), .preset = true },
	{ .column = "title_key", .holds = STORED_TEXT },
	{ .column = "searched", .holds = STORED_TEXT },
};

const struct stored_table	 stored_book = {
	"books", book_columns, COUNT(book_columns), rows_of_books
};

bool
item_find(struct request *rq, enum item_kind kind, int64_t id, union item_any *any)
{
	switch (kind) {
	case ITEM_BOOK:
		return (book_find(rq, id, &any->book));
	}

	return (false);
}

bool
item_find_slug(struct request *rq, enum item_kind kind, const char *slug, union item_any *any)
{
	switch (kind) {
	case ITEM_BOOK:
		return (book_find_slug(rq, slug, &any->book));
	}

	return (false);
}

void
item_write(struct request *rq, const char *name, const struct item_head *r, enum record_view view)
{
	switch (r->kind) {
	case ITEM_BOOK:
		book_write(rq, name, (const struct book *)r, view);
		break;
	}
}

void
item_insert(struct request *rq, const struct item_head *r)
{
	switch (r->kind) {
	case ITEM_BOOK:
		book_insert(rq, (const struct book *)r);
		break;
	}
}

void
item_replace(struct request *rq, const struct item_head *r)
{
	switch (r->kind) {
	case ITEM_BOOK:
		book_replace(rq, (const struct book *)r);
		break;
	}
}

void
item_remove(struct request *rq, const struct item_head *r)
{
	switch (r->kind) {
	case ITEM_BOOK:
		book_remove(rq, r->id);
		break;
	}
}

struct statement *
item_select(struct request *rq, enum item_kind kind, const char *ids)
{
	struct statement	*st = NULL;

	switch (kind) {
	case ITEM_BOOK:
		st = db_query(rq->db, BOOK_SELECT_EACH);
		break;
	}
	db_bind_text(st, 1, ids);

	return (st);
}

bool
item_next(struct request *rq, enum item_kind kind, struct statement *st, union item_any *any)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	switch (kind) {
	case ITEM_BOOK:
		read_book(rq, st, &any->book);
		break;
	}

	return (true);
}

bool
item_has_slug(struct db *db, enum item_kind kind, const char *slug, int64_t but)
{
	struct statement	*st = NULL;
	bool			 found;

	switch (kind) {
	case ITEM_BOOK:
		st = db_query(db, "SELECT 1 FROM books WHERE slug = $1 AND id <> $2");
		break;
	}
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, but);
	found = db_step(st);
	db_done(st);

	return (found);
}

struct statement *
item_select_linked(struct request *rq, const char *book_ids)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "SELECT b.id, b.status, b.slug, b.title, b.lent, b.note, b.open, COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.sort, b.worn, b.copies, b.weight, b.bought, (SELECT COUNT(*) FROM loans WHERE book_id = b.id), 1 FROM id_list($1) j CROSS JOIN books b ON b.id = j.value LEFT JOIN book_texts ON book_texts.id = b.texts_id"
	);
	db_bind_text(st, 1, book_ids);

	return (st);
}

bool
item_next_linked(struct request *rq, struct statement *st, union item_any *any)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	switch (db_integer(st, 16)) {
	case 1:
		read_book(rq, st, &any->book);
		break;
	}

	return (true);
}

