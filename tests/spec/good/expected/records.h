/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_RECORDS_H
#define ALMANAC_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/stored.h"
#include "http/params.h"
#include "text/dates.h"

struct request;

struct item_head {
	enum item_kind kind;
	int64_t id;
	enum status status;
	const char *slug;
	const char *name;
};

struct shelf {
	enum term_kind place;
	int64_t id;
	const char *label;
	int64_t books;
};

struct book {
	struct item_head head;
	bool has_lent;
	int64_t lent;
	const char *note;
	const char *blurb;
	int64_t texts;
	bool has_price;
	double price;
	bool open;
	const char *sort;
	bool worn;
	int64_t copies;
	double weight;
	int64_t bought;
	const struct pages *pages;
};

/* Columns of `shelves s`; a query may add more after them. */
#define SHELF_COLUMNS "s.place, s.id, s.label, s.books"
#define SHELF_COLUMNS_WITHIN "s.place, s.id, s.label, s.books"
#define SHELF_COLUMN_COUNT 4

extern const struct stored_table	stored_shelf;

/* Columns of `books b`; a query may add more after them. */
#define BOOK_COLUMNS \
    "b.id, b.status, b.slug, b.title, b.lent, b.note, " \
    "COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.open, " \
    "b.sort, b.worn, b.copies, b.weight, b.bought, b.loans"
bool	book_find(struct request *, int64_t id, struct book *);
void	book_write(struct request *, const char *name, const struct book *,
    enum record_view);

extern const struct stored_table	stored_book;

#define BOOK_LINKED \
    "SELECT b.id, b.status, b.slug, b.title, b.lent, b.note, " \
    "COALESCE(book_texts.blurb, b.blurb), b.texts_id, b.price, b.open, " \
    "b.sort, b.worn, b.copies, b.weight, b.bought, b.loans, 1 FROM " \
    "id_list($1) j CROSS JOIN books b ON b.id = j.value LEFT JOIN book_texts " \
    "ON book_texts.id = b.texts_id"
#define LINKED_WIDTH 16

#endif
