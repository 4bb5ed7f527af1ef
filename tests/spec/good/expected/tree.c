/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

const struct path paths[] = {
	[PATH_BOOKS] = { .template = "/books", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_book_list, &route_book_create }, .route_count = 2 },
	[PATH_BOOKS_ID] = { .template = "/books/{id}", .allow = "PUT, PATCH, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_book_update }, .route_count = 1 },
};

const size_t path_count = COUNT(paths);

static const struct node books_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_BOOKS_ID] },
};

static const struct node root_children[] = {
	{ .word = "books", .children = books_children, .child_count = COUNT(books_children), .path = &paths[PATH_BOOKS] },
};

const struct node tree = { .children = root_children, .child_count = COUNT(root_children) };
