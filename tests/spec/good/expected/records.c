/* Made from spec/ by codegen; do not edit. */
#include "generated/records.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/record_hooks.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/request.h"

static const struct stored_column shelf_columns[] = {
	{ .holds = STORED_TERM_KIND, .offset = offsetof(struct shelf, place),
	    .column = "place", .name = "place" },
	{ .holds = STORED_ID, .offset = offsetof(struct shelf, id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_TEXT, .offset = offsetof(struct shelf, label),
	    .column = "label", .name = "label" },
	{ .holds = STORED_INTEGER, .offset = offsetof(struct shelf, books),
	    .column = "books", .source = STORED_READ },
	{ .column = "label_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct shelf, label) },
	{ .column = "label_folded", .source = STORED_CASED,
	    .offset = offsetof(struct shelf, label) },
};

const struct stored_table	 stored_shelf = {
	.name = "shelves", .columns = shelf_columns,
	.count = COUNT(shelf_columns), .width = 4,
	.size = sizeof(struct shelf),
	.id = offsetof(struct shelf, id),
	.rows = "SELECT " SHELF_COLUMNS
	    " FROM shelves s WHERE s.id > $1 ORDER BY s.place, s.id LIMIT $2",
	.insert =
	    "INSERT INTO shelves (place, label, label_key, label_folded, id) "
	    "VALUES ($1, $2, $3, $4, $5)",
	.replace =
	    "UPDATE shelves SET place = $1, label = $2, label_key = $3, "
	    "label_folded = $4 WHERE id = $5",
	.remove = "DELETE FROM shelves WHERE id = $1",
};

static const struct stored_column book_columns[] = {
	{ .holds = STORED_ID, .offset = offsetof(struct book, head.id),
	    .column = "id", .name = "id", .source = STORED_READ },
	{ .holds = STORED_STATUS, .offset = offsetof(struct book, head.status),
	    .column = "status", .name = "status" },
	{ .holds = STORED_SLUG, .offset = offsetof(struct book, head.slug),
	    .column = "slug", .name = "slug", .null = STORED_NULL_EMPTY },
	{ .holds = STORED_TEXT, .offset = offsetof(struct book, head.name),
	    .column = "title", .name = "name", .searched = true,
	    .param = "title" },
	{ .holds = STORED_TIME, .offset = offsetof(struct book, lent),
	    .column = "lent", .name = "lent", .has = offsetof(struct book,
	    has_lent), .null = STORED_NULL_NONE },
	{ .holds = STORED_TEXT, .offset = offsetof(struct book, note),
	    .column = "note", .name = "note", .searched = true,
	    .compared = true, .param = "note", .emptied = "null",
	    .clean = STORED_LINE, .field = offsetof(struct book_fields, note),
	    .clears = offsetof(struct book_fields, clears_note) },
	{ .holds = STORED_TEXT, .offset = offsetof(struct book, blurb),
	    .column = "blurb", .name = "blurb", .within = true },
	{ .holds = STORED_ID, .offset = offsetof(struct book, texts),
	    .column = "texts_id", .null = STORED_NULL_NONE,
	    .refers = "book_texts", .shared = true },
	{ .holds = STORED_NUMBER, .offset = offsetof(struct book, price),
	    .column = "price", .name = "price", .has = offsetof(struct book,
	    has_price), .null = STORED_NULL_NONE, .least = 0, .most = 99.5,
	    .compared = true, .param = "price", .clean = STORED_SENT,
	    .field = offsetof(struct book_fields, price),
	    .sent = offsetof(struct book_fields, has_price) },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct book, open),
	    .column = "open", .name = "open", .absent.truth = true },
	{ .holds = STORED_TEXT, .offset = offsetof(struct book, sort),
	    .column = "sort", .name = "sort", .preset = true,
	    .absent.text = "the \"new\" one's" },
	{ .holds = STORED_TRUTH, .offset = offsetof(struct book, worn),
	    .column = "worn", .name = "worn", .preset = true,
	    .absent.truth = true },
	{ .holds = STORED_INTEGER, .offset = offsetof(struct book, copies),
	    .column = "copies", .name = "copies", .preset = true,
	    .absent.integer = 1 },
	{ .holds = STORED_NUMBER, .offset = offsetof(struct book, weight),
	    .column = "weight", .name = "weight", .preset = true,
	    .absent.number = 0.5, .least = 0, .most = 9 },
	{ .holds = STORED_TIME, .offset = offsetof(struct book, bought),
	    .column = "bought", .name = "bought", .preset = true,
	    .absent.integer = 1803924000 },
	{ .column = "title_key", .source = STORED_FOLDED,
	    .offset = offsetof(struct book, head.name) },
	{ .column = "searched", .source = STORED_SEARCHED },
};

const struct stored_table	 stored_book = {
	.name = "books", .columns = book_columns,
	.count = COUNT(book_columns), .width = 15,
	.size = sizeof(struct book),
	.id = offsetof(struct book, head.id),
	.rows = "SELECT " BOOK_COLUMNS
	    " FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id "
	    "WHERE b.id > $1 ORDER BY b.id LIMIT $2",
	.insert =
	    "INSERT INTO books (status, slug, title, lent, note, blurb, "
	    "texts_id, price, open, sort, worn, copies, weight, bought, "
	    "title_key, searched, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
	    "$9, $10, $11, $12, $13, $14, $15, $16, $17)",
	.replace =
	    "UPDATE books SET status = $1, slug = $2, title = $3, lent = $4, "
	    "note = $5, blurb = $6, texts_id = $7, price = $8, open = $9, sort "
	    "= $10, worn = $11, copies = $12, weight = $13, bought = $14, "
	    "title_key = $15, searched = $16 WHERE id = $17",
	.remove = "DELETE FROM books WHERE id = $1",
	.find = "SELECT " BOOK_COLUMNS
	    " FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id "
	    "WHERE b.id = $1",
	.find_slug = "SELECT " BOOK_COLUMNS
	    " FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id "
	    "WHERE b.slug = $1 AND b.status <> $2",
	.has_slug = "SELECT 1 FROM books WHERE slug = $1 AND id <> $2",
	.select =
	    "SELECT b.id, b.status, b.slug, b.title, b.lent, b.note, "
	    "COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.open, "
	    "b.sort, b.worn, b.copies, b.weight, b.bought, b.loans FROM "
	    "id_list($2) j CROSS JOIN books b ON b.id = j.value LEFT JOIN "
	    "book_texts ON book_texts.id = b.texts_id",
	.equal = "SELECT " BOOK_COLUMNS
	    " FROM books b LEFT JOIN book_texts ON book_texts.id = b.texts_id "
	    "WHERE b.title_key = $1 AND b.status <> $2 AND (CAST($3 AS DOUBLE "
	    "PRECISION) IS NULL OR b.price = $3) ORDER BY b.id LIMIT 100",
	.kind = ITEM_BOOK,
	.ready = book_ready,
	.shares = book_shares,
};

bool
book_find(struct request *rq, int64_t id, struct book *b)
{
	return (stored_find(rq, &stored_book, id, b));
}

void
book_write(struct request *rq, const char *name, const struct book *b,
    enum record_view view)
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

