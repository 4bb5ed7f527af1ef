/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "generated/texts.h"
#include "http/rows.h"

#define PAGING(route) \
	ROW(route, paging.page, "page", QUERY, INTEGER, INTEGER, \
	    .group = "paging", .shown = "1", .has = AT(route, \
	    paging.has_page), .flags = PARAM_MIN | PARAM_PAGING, .min = 1), \
	ROW(route, paging.per_page, "per_page", QUERY, INTEGER, INTEGER, \
	    .group = "paging", .shown = "10", .has = AT(route, \
	    paging.has_per_page), \
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING, .min = 1, \
	    .max = 50)

static const struct form_row book_fields_form[] = {
	{ "title", FORM_MAIN, TEXT_BOOK_FIELDS_TITLE_LABEL,
	    TEXT_BOOK_FIELDS_TITLE_HINT, NULL, true },
	{ "coin", FORM_MORE, TEXT_BOOK_FIELDS_COIN_LABEL, 0,
	    (const int[]){ TEXT_BOOK_FIELDS_COIN_CENT,
	    TEXT_BOOK_FIELDS_COIN_PENNY }, false },
	{ "note", FORM_MORE, TEXT_BOOK_FIELDS_NOTE_LABEL, 0, NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

static const char *const book_fields_coin_words[] = { "cent", "penny", NULL };

#define BOOK_FIELDS(route) \
	ROW(route, fields.title, "title", BODY, STRING, STRING, \
	    .group = "book_fields", .flags = PARAM_REQUIRED | PARAM_NONEMPTY, \
	    .max_bytes = 100, .too_long = error_too_long), \
	ROW(route, fields.price, "price", BODY, NUMBER, NUMBER, \
	    .group = "book_fields", .shown = "0", .has = AT(route, \
	    fields.has_price), .flags = PARAM_MIN | PARAM_MAX, .with = 1, \
	    .min = 0, .max = 99.5), \
	ROW(route, fields.coin, "coin", BODY, ENUM, STRING, \
	    .group = "book_fields", .shown = "\"penny\"", .has = AT(route, \
	    fields.has_coin), .with = -1, .words = book_fields_coin_words), \
	ROW(route, fields.note, "note", BODY, STRING, STRING, \
	    .group = "book_fields", .shown = "null", .clears = AT(route, \
	    fields.clears_note), .null = NULL_UPDATE_CLEARS, \
	    .flags = PARAM_LINES, .max_bytes = 1000, \
	    .too_long = error_too_long)

static const char *const book_list_order_words[] = { "asc", "desc", NULL };
static const struct param book_list_rows[] = {
	PAGING(book_list),
	ROW(book_list, since, "since", QUERY, MOMENT, STRING,
	    .shown = "\"{{date -2 weeks}}\"", .has = AT(book_list, has_since),
	    .zone = ZONE_SITE, .from_now = "-2 weeks"),
	ROW(book_list, order, "order", QUERY, ENUM, STRING,
	    .has = AT(book_list, has_order),
	    .flags = PARAM_FOLD | PARAM_LENIENT,
	    .words = book_list_order_words),
};
static const struct book_list_params book_list_defaults = { .paging.page = 1,
    .paging.per_page = 10 };
static const uint16_t book_list_address[] = { 0 /* page */, 1 /* per_page */,
    2 /* since */ };
CALL_AS(book_list)
ROUTE(book_list, paths[PATH_BOOKS], 1 << METHOD_GET, .resource = "books",
    PARAMS(book_list, book_list), .defaults = &book_list_defaults,
    .formats = 1 << FORMAT_RSS | 1 << FORMAT_HTML,
    .call_as = call_book_list_as, ADDRESS(book_list));

static const struct param book_create_rows[] = {
	BOOK_FIELDS(book_create),
};
static const struct book_create_params book_create_defaults = { .fields.price =
    0, .fields.coin = BOOK_FIELDS_COIN_PENNY };
ROUTE(book_create, paths[PATH_BOOKS], 1 << METHOD_POST, .role = ROLE_EDITOR,
    .resource = "books", PARAMS(book_create, book_create),
    .defaults = &book_create_defaults, .form = book_fields_form);

static const struct param book_update_rows[] = {
	BOOK_FIELDS(book_update),
	ROW(book_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(book_update, paths[PATH_BOOKS_ID], 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_EDITOR, .resource = "books", PARAMS(book_update, book_update),
    .partial = true, .form = book_fields_form);

const struct path paths[] = {
	[PATH_BOOKS] = { .template = "/books",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_book_list,
	    &route_book_create }, .route_count = 2, .entry = 0 },
	[PATH_BOOKS_ID] = { .template = "/books/{id}",
	    .allow = "PUT, PATCH, OPTIONS", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_book_update },
	    .route_count = 1, .entry = 1 },
};

const size_t path_count = COUNT(paths);
