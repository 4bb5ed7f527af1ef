/* Made from spec/ by codegen; do not edit. */
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

const struct common commons[] = {
	{ .name = "Origin", .in = COMMON_HEADER,
	    .uses = 1 << COMMON_LIST | 1 << COMMON_READ, .wire = WIRE_STRING,
	    .text = TEXT_COMMON_ORIGIN }
};

const size_t common_count = COUNT(commons);

const struct status_row statuses[] = {
	{ .status = 200, .text = TEXT_STATUS_200 },
	{ .status = 201, .text = TEXT_STATUS_201 },
	{ .status = 400, .text = TEXT_STATUS_400 },
	{ .status = 404, .text = TEXT_STATUS_404 },
	{ .status = 503, .text = TEXT_STATUS_503 }
};

const size_t status_count = COUNT(statuses);

const struct resource resources[] = {
	{ .name = "books", .text = TEXT_RESOURCE_BOOKS }
};

const size_t resource_count = COUNT(resources);
