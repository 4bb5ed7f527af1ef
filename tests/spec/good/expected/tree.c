/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const struct route *const books_routes[] = {
	&route_book_list,
	&route_book_create,
};

static const struct route *const books_id_routes[] = {
	&route_book_update,
};

const struct path paths[] = {
	[PATH_BOOKS] = { .template = "/books", .allow = "GET, HEAD, POST, OPTIONS", .routes = books_routes, .route_count = COUNT(books_routes) },
	[PATH_BOOKS_ID] = { .template = "/books/{id}", .allow = "PUT, PATCH, OPTIONS", .capture = "id", .routes = books_id_routes, .route_count = COUNT(books_id_routes) },
};

const size_t path_count = COUNT(paths);

static const struct node books_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_BOOKS_ID] },
};

static const struct node root_children[] = {
	{ .word = "books", .children = books_children, .child_count = COUNT(books_children), .path = &paths[PATH_BOOKS] },
};

const struct node tree = { .children = root_children, .child_count = COUNT(root_children) };
