/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(route, member)	offsetof(struct route##_params, member)

static const char *const book_fields_coin_words[] = {
	"cent", "penny", NULL
};

static const char *const book_list_order_words[] = {
	"asc", "desc", NULL
};

enum {
	ROW_BOOK_LIST_PAGE,
	ROW_BOOK_LIST_PER_PAGE,
	ROW_BOOK_LIST_SINCE,
	ROW_BOOK_LIST_ORDER
};

static const struct param book_list_rows[] = {
	[ROW_BOOK_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(book_list, paging.page),
	    .has = AT(book_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1 },
	[ROW_BOOK_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT,
	    .offset = AT(book_list, paging.per_page),
	    .has = AT(book_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50 },
	[ROW_BOOK_LIST_SINCE] = { .name = "since", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(book_list, since), .has = AT(book_list, has_since),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .from_now = "-2 weeks" },
	[ROW_BOOK_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(book_list, order), .has = AT(book_list, has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = book_list_order_words }
};

static const struct book_list_params book_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10
};

static const uint16_t book_list_address[] = {
	ROW_BOOK_LIST_PAGE, ROW_BOOK_LIST_SINCE
};

static int
call_book_list(struct request *rq, const void *params)
{
	return (book_list(rq, params));
}

static int
call_book_list_as(struct request *rq, const void *params)
{
	return (book_list_as(rq, params));
}

const struct route route_book_list = {
	.name = "book_list",
	.path = &paths[PATH_BOOKS],
	.methods = 1 << METHOD_GET,
	.resource = "books",
	.params = book_list_rows,
	.param_count = COUNT(book_list_rows),
	.size = sizeof(struct book_list_params),
	.defaults = &book_list_defaults,
	.call = call_book_list,
	.formats = 1 << FORMAT_RSS | 1 << FORMAT_HTML,
	.call_as = call_book_list_as,
	.address = book_list_address,
	.address_count = COUNT(book_list_address)
};

enum {
	ROW_BOOK_CREATE_TITLE,
	ROW_BOOK_CREATE_PRICE,
	ROW_BOOK_CREATE_COIN,
	ROW_BOOK_CREATE_NOTE
};

static const struct param book_create_rows[] = {
	[ROW_BOOK_CREATE_TITLE] = { .name = "title", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(book_create, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 100,
	    .too_long = ERROR_TOO_LONG },
	[ROW_BOOK_CREATE_PRICE] = { .name = "price", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(book_create, fields.price),
	    .has = AT(book_create, fields.has_price), .clears = PARAM_NOWHERE,
	    .with = ROW_BOOK_CREATE_COIN, .max = 99.5 },
	[ROW_BOOK_CREATE_COIN] = { .name = "coin", .in = IN_BODY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .offset = AT(book_create, fields.coin),
	    .has = AT(book_create, fields.has_coin), .clears = PARAM_NOWHERE,
	    .with = ROW_BOOK_CREATE_PRICE, .words = book_fields_coin_words },
	[ROW_BOOK_CREATE_NOTE] = { .name = "note", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .offset = AT(book_create, fields.note), .has = PARAM_NOWHERE,
	    .clears = AT(book_create, fields.clears_note),
	    .with = PARAM_NOWHERE, .max_bytes = 1000,
	    .too_long = ERROR_TOO_LONG }
};

static const struct book_create_params book_create_defaults = {
	.fields.coin = BOOK_FIELDS_COIN_PENNY
};

static int
call_book_create(struct request *rq, const void *params)
{
	return (book_create(rq, params));
}

const struct route route_book_create = {
	.name = "book_create",
	.path = &paths[PATH_BOOKS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_EDITOR,
	.resource = "books",
	.params = book_create_rows,
	.param_count = COUNT(book_create_rows),
	.size = sizeof(struct book_create_params),
	.defaults = &book_create_defaults,
	.call = call_book_create
};

enum {
	ROW_BOOK_UPDATE_TITLE,
	ROW_BOOK_UPDATE_PRICE,
	ROW_BOOK_UPDATE_COIN,
	ROW_BOOK_UPDATE_NOTE,
	ROW_BOOK_UPDATE_ID
};

static const struct param book_update_rows[] = {
	[ROW_BOOK_UPDATE_TITLE] = { .name = "title", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(book_update, fields.title),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 100,
	    .too_long = ERROR_TOO_LONG },
	[ROW_BOOK_UPDATE_PRICE] = { .name = "price", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(book_update, fields.price),
	    .has = AT(book_update, fields.has_price), .clears = PARAM_NOWHERE,
	    .with = ROW_BOOK_UPDATE_COIN, .max = 99.5 },
	[ROW_BOOK_UPDATE_COIN] = { .name = "coin", .in = IN_BODY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .offset = AT(book_update, fields.coin),
	    .has = AT(book_update, fields.has_coin), .clears = PARAM_NOWHERE,
	    .with = ROW_BOOK_UPDATE_PRICE, .words = book_fields_coin_words },
	[ROW_BOOK_UPDATE_NOTE] = { .name = "note", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .offset = AT(book_update, fields.note), .has = PARAM_NOWHERE,
	    .clears = AT(book_update, fields.clears_note),
	    .with = PARAM_NOWHERE, .max_bytes = 1000,
	    .too_long = ERROR_TOO_LONG },
	[ROW_BOOK_UPDATE_ID] = { .name = "id", .in = IN_PATH,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_REQUIRED, .offset = AT(book_update, id),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

static int
call_book_update(struct request *rq, const void *params)
{
	return (book_update(rq, params));
}

const struct route route_book_update = {
	.name = "book_update",
	.path = &paths[PATH_BOOKS_ID],
	.methods = 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_EDITOR,
	.resource = "books",
	.params = book_update_rows,
	.param_count = COUNT(book_update_rows),
	.size = sizeof(struct book_update_params),
	.call = call_book_update
};
