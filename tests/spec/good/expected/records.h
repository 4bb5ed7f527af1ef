/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_RECORDS_H
#define ALMANAC_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/stored.h"
#include "http/params.h"
#include "text/dates.h"

struct db;
struct request;
struct statement;
struct book_fields;

enum item_kind {
	ITEM_BOOK,
};

struct item_head {
	enum item_kind kind;
	int64_t id;
	enum status status;
	const char *slug;
	const char *name;
};

/* The fields of a request; NULL: not sent. */
struct item_sent {
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
	bool open;
	const char *blurb;
	int64_t texts;
	bool has_price;
	double price;
	const char *sort;
	bool worn;
	int64_t copies;
	double weight;
	int64_t bought;
	const struct pages *pages;
};

/* Written by hand. */
void	item_new(struct request *, enum item_kind, struct item_head *);
bool	item_serves(struct request *, const struct item_head *stored, const struct item_head *made, const struct item_sent *);

/* Columns of `shelves s`; a query may add more after them. */
#define SHELF_COLUMNS "s.place, s.id, s.label, s.books"
#define SHELF_COLUMNS_WITHIN "s.place, s.id, s.label, s.books"
#define SHELF_COLUMN_COUNT 4
void	shelf_read(struct request *, struct statement *, struct shelf *);
void	shelf_new(struct request *, struct shelf *);
void	shelf_insert(struct request *, const struct shelf *);
void	shelf_replace(struct request *, const struct shelf *);
void	shelf_remove(struct request *, int64_t id);

extern const struct stored_table	stored_shelf;

void	book_ready(struct request *, struct statement *, int more, struct book *);
bool	book_shares(const struct book *);
void	book_write_next(struct request *, const char *name, const struct book *);
bool	book_find(struct request *, int64_t id, struct book *);
bool	book_find_slug(struct request *, const char *slug, struct book *);
bool	book_find_equal(struct request *, const struct book *made, const struct book_fields *, struct book *);
void	book_new(struct request *, struct book *);
void	book_apply(struct request *, struct book *, const struct book_fields *);
struct item_sent	book_sent(const struct book_fields *);
void	book_insert(struct request *, const struct book *);
void	book_replace(struct request *, const struct book *);
void	book_remove(struct request *, int64_t id);
void	book_write(struct request *, const char *name, const struct book *, enum record_view);

extern const struct stored_table	stored_book;

union item_any {
	struct item_head head;
	struct book book;
};

/* These depend on the kind. A head must be the first member of a record. */
bool	item_find(struct request *, enum item_kind, int64_t id, union item_any *);
bool	item_find_slug(struct request *, enum item_kind, const char *slug, union item_any *);
/* Selects records by a JSON list of ids. False ends the statement. */
struct statement	*item_select(struct request *, enum item_kind, const char *ids);
bool	item_next(struct request *, enum item_kind, struct statement *, union item_any *);
/* Selects records of all kinds that events are linked to. */
struct statement	*item_select_linked(struct request *, const char *book_ids);
bool	item_next_linked(struct request *, struct statement *, union item_any *);
bool	item_has_slug(struct db *, enum item_kind, const char *slug, int64_t but);
void	item_write(struct request *, const char *name, const struct item_head *, enum record_view);
void	item_insert(struct request *, const struct item_head *);
void	item_replace(struct request *, const struct item_head *);
void	item_remove(struct request *, const struct item_head *);

#endif
