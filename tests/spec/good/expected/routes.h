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

#line 22 "spec/service.yaml"
struct paging {
#line 25 "spec/service.yaml"
	int64_t page; bool has_page;
	int64_t per_page; bool has_per_page;
};

#line 14 "spec/books.yaml"
enum book_fields_coin {
	BOOK_FIELDS_COIN_CENT,
	BOOK_FIELDS_COIN_PENNY,
	BOOK_FIELDS_COIN_WORDS,
};

#line 4 "spec/books.yaml"
struct book_fields {
#line 12 "spec/books.yaml"
	const char *title;
	double price; bool has_price;
	int coin; bool has_coin;
	const char *note; bool clears_note;
};

/* GET {api}/books */
#line 25 "spec/books.yaml"
enum book_list_order {
	BOOK_LIST_ORDER_ASC,
	BOOK_LIST_ORDER_DESC,
	BOOK_LIST_ORDER_WORDS,
};

#line 18 "spec/books.yaml"
struct book_list_params {
	struct paging paging;
#line 24 "spec/books.yaml"
	struct moment since; bool has_since;
	int order; bool has_order;
};
int	book_list(struct request *, const struct book_list_params *);
int	book_list_as(struct request *, const struct book_list_params *);
extern const struct route	route_book_list;

/* POST {api}/books */
#line 30 "spec/books.yaml"
struct book_create_params {
	struct book_fields fields;
};
int	book_create(struct request *, const struct book_create_params *);
extern const struct route	route_book_create;

/* PUT, PATCH {api}/books/{id} */
#line 39 "spec/books.yaml"
struct book_update_params {
	struct book_fields fields;
#line 47 "spec/books.yaml"
	int64_t id;
};
int	book_update(struct request *, const struct book_update_params *);
extern const struct route	route_book_update;

#endif
