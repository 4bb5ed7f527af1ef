/* Made from spec/ by codegen; do not edit. */
#include "generated/errors.h"

const struct error_row errors[] = {
	[ERROR_UNKNOWN] = { .code = "unknown", .status = 404,
	    .format = "There is no book \"%s\"." },
	[ERROR_TOO_LONG] = { .code = "too_long", .status = 400,
	    .format = "Too long." },
	[ERROR_BUSY] = { .code = "busy", .status = 503,
	    .format = "The desk is 100%% busy: $name." },
};
