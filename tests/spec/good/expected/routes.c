/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/rows.h"

/* What every operation may answer. */
#define ALWAYS \
	{ .status = 503, .code = "busy" }

static const char *const book_fields_coin_words[] = {
	"cent", "penny", NULL
};

static const char *const book_list_order_words[] = {
	"asc", "desc", NULL
};

#define PAGING(route) \
	GROUP_ROW_HAS(route, paging, page, QUERY, INTEGER, INTEGER, \
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT, .min = 1, \
	    .shown_default = "1", .text = TEXT_PAGING_PAGE), \
	GROUP_ROW_HAS(route, paging, per_page, QUERY, INTEGER, INTEGER, \
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_DEFAULT, .min = 1, \
	    .max = 50, .shown_default = "10", .text = TEXT_PAGING_PER_PAGE)

static const struct param book_list_rows[] = {
	PAGING(book_list),
	ROW_HAS(book_list, since, QUERY, MOMENT, STRING, .zone = ZONE_SITE,
	    .flags = PARAM_DEFAULT, .shown_default = "-2 weeks",
	    .text = TEXT_BOOK_LIST_SINCE),
	ROW_HAS(book_list, order, QUERY, ENUM, STRING, .flags = PARAM_FOLD,
	    .words = book_list_order_words, .text = TEXT_BOOK_LIST_ORDER),
};

static const struct book_list_params book_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10
};

enum {
	ROW_BOOK_LIST_PAGE,
	ROW_BOOK_LIST_PER_PAGE,
	ROW_BOOK_LIST_SINCE,
	ROW_BOOK_LIST_ORDER
};

static const uint16_t book_list_address[] = {
	ROW_BOOK_LIST_PAGE,
	ROW_BOOK_LIST_PER_PAGE,
	ROW_BOOK_LIST_SINCE
};

static const struct answer book_list_answers[] = {
	{ .status = 200, .schema = "Book" },
	ALWAYS
};

static const char *const book_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listBooks"
};

CALL(book_list)
CALL_AS(book_list)
const struct route route_book_list = {
	.name = "book_list", .path = &paths[PATH_BOOKS],
	.methods = 1 << METHOD_GET,
	.resource = "books",
	PARAMS(book_list), .defaults = &book_list_defaults,
	.call = call_book_list,
	.formats = 1 << FORMAT_RSS | 1 << FORMAT_HTML,
	.call_as = call_book_list_as,
	ADDRESS(book_list),
	ANSWERS(book_list), .operations = book_list_operations,
	.text = TEXT_BOOK_LIST
};

#define BOOK_FIELDS(route) \
	GROUP_ROW(route, fields, title, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 100, \
	    .too_long = ERROR_TOO_LONG, .text = TEXT_BOOK_FIELDS_TITLE), \
	GROUP_ROW_HAS(route, fields, price, BODY, NUMBER, NUMBER, \
	    .flags = PARAM_MIN | PARAM_MAX | PARAM_DEFAULT, .with = 1, \
	    .max = 99.5, .shown_default = "0", .text = TEXT_BOOK_FIELDS_PRICE), \
	GROUP_ROW_HAS(route, fields, coin, BODY, ENUM, STRING, \
	    .flags = PARAM_DEFAULT, .with = -1, \
	    .words = book_fields_coin_words, .shown_default = "\"penny\"", \
	    .text = TEXT_BOOK_FIELDS_COIN), \
	GROUP_ROW(route, fields, note, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_note), .null = NULL_REFUSED, \
	    .max_bytes = 1000, .too_long = ERROR_TOO_LONG, \
	    .shown_default = "null", .text = TEXT_BOOK_FIELDS_NOTE)

static const struct param book_create_rows[] = {
	BOOK_FIELDS(book_create),
};

static const struct book_create_params book_create_defaults = {
	.fields.coin = BOOK_FIELDS_COIN_PENNY
};

static const struct answer book_create_answers[] = {
	{ .status = 201, .schema = "Book" },
	{ .status = 400, .code = "too_long" },
	ALWAYS
};

static const char *const book_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createBook"
};

CALL(book_create)
const struct route route_book_create = {
	.name = "book_create", .path = &paths[PATH_BOOKS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_EDITOR, .resource = "books",
	PARAMS(book_create), .defaults = &book_create_defaults,
	.call = call_book_create,
	ANSWERS(book_create), .operations = book_create_operations,
	.body = "BookCreate", .text = TEXT_BOOK_CREATE
};

#define BOOK_FIELDS_OF_BOOK_UPDATE(route) \
	GROUP_ROW(route, fields, title, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 100, \
	    .too_long = ERROR_TOO_LONG, .text = TEXT_BOOK_FIELDS_TITLE), \
	GROUP_ROW_HAS(route, fields, price, BODY, NUMBER, NUMBER, \
	    .flags = PARAM_MIN | PARAM_MAX, .with = 1, .max = 99.5, \
	    .text = TEXT_BOOK_FIELDS_PRICE), \
	GROUP_ROW_HAS(route, fields, coin, BODY, ENUM, STRING, .with = -1, \
	    .words = book_fields_coin_words, .text = TEXT_BOOK_FIELDS_COIN), \
	GROUP_ROW(route, fields, note, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_note), .null = NULL_CLEARS, \
	    .max_bytes = 1000, .too_long = ERROR_TOO_LONG, \
	    .text = TEXT_BOOK_FIELDS_NOTE)

static const struct param book_update_rows[] = {
	BOOK_FIELDS_OF_BOOK_UPDATE(book_update),
	ROW(book_update, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_BOOK_UPDATE_ID),
};

static const struct answer book_update_answers[] = {
	{ .status = 200, .schema = "Book" },
	{ .status = 404, .code = "unknown" },
	{ .status = 400, .code = "too_long" },
	ALWAYS
};

static const char *const book_update_operations[METHOD_COUNT] = {
	[METHOD_PUT] = "putBook",
	[METHOD_PATCH] = "patchBook"
};

CALL(book_update)
const struct route route_book_update = {
	.name = "book_update", .path = &paths[PATH_BOOKS_ID],
	.methods = 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_EDITOR, .resource = "books",
	PARAMS(book_update),
	.call = call_book_update,
	ANSWERS(book_update), .operations = book_update_operations,
	.body = "BookUpdate", .text = TEXT_BOOK_UPDATE
};
