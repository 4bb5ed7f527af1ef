/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ROUTES_H
#define ALMANAC_ROUTES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "text/dates.h"

struct request;
struct route;

/* Rows of paths[]: of several that match an address, the first one counts. */
enum {
	PATH_BOOKS,
	PATH_BOOKS_ID,
};

struct paging {
	int64_t page; bool has_page;
	int64_t per_page; bool has_per_page;
};

enum book_fields_coin {
	BOOK_FIELDS_COIN_CENT,
	BOOK_FIELDS_COIN_PENNY,
	BOOK_FIELDS_COIN_WORDS,
};

struct book_fields {
	const char *title;
	double price; bool has_price;
	int coin; bool has_coin;
	const char *note; bool clears_note;
};

/* GET {api}/books */
enum book_list_order {
	BOOK_LIST_ORDER_ASC,
	BOOK_LIST_ORDER_DESC,
	BOOK_LIST_ORDER_WORDS,
};

struct book_list_params {
	struct paging paging;
	struct moment since; bool has_since;
	int order; bool has_order;
};
int	book_list(struct request *, const struct book_list_params *);
int	book_list_as(struct request *, const struct book_list_params *);
extern const struct route	route_book_list;

/* POST {api}/books */
struct book_create_params {
	struct book_fields fields;
};
int	book_create(struct request *, const struct book_create_params *);
extern const struct route	route_book_create;

/* PUT, PATCH {api}/books/{id} */
struct book_update_params {
	struct book_fields fields;
	int64_t id;
};
int	book_update(struct request *, const struct book_update_params *);
extern const struct route	route_book_update;

#endif
