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

PROBLEM_FUNCTION(unknown, UNKNOWN, (const char *id), id)
PROBLEM_FUNCTION(too_long, TOO_LONG, (void), NULL)
PROBLEM_FUNCTION(busy, BUSY, (void), NULL)
COMPLAINT_FUNCTION(small, "out_of_bounds", (const char *min),
    "%s must be %s or more.", min)

#endif
