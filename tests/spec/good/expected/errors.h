/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ERRORS_H
#define ALMANAC_ERRORS_H

#include <stddef.h>

enum error {
	ERROR_NONE,
	ERROR_UNKNOWN,
	ERROR_TOO_LONG,
	ERROR_BUSY,
	ERROR_COUNT,
};

#include "http/problem.h"

static inline struct problem
error_unknown(const char *id)
{
	return ((struct problem){ ERROR_UNKNOWN, { id } });
}

static inline struct problem
error_too_long(void)
{
	return ((struct problem){ ERROR_TOO_LONG, { NULL } });
}

static inline struct problem
error_busy(void)
{
	return ((struct problem){ ERROR_BUSY, { NULL } });
}

static inline struct complaint
complaint_small(const char *min)
{
	return ((struct complaint){ "out_of_bounds",
	    "%s must be %s or more.", min });
}

#endif
