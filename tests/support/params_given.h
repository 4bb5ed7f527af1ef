/*
 * Params of a route, read from fields only, with a database that has
 *
 * 	image 1; venues 11 (published), 12 (a draft of co), 13 (trash);
 * 	organizers 21, 22; events 31 (published), 32 (trash), 33 (a draft of
 * 	au); categories 1 Jazz (jazz), 2 Rock (rock), 4 "Talks, big" (talks);
 * 	tag 3 Free (free).
 */
#ifndef ALMANAC_PARAMS_GIVEN_H
#define ALMANAC_PARAMS_GIVEN_H

#include "http/request.h"

/*
 * A request of a caller with this role, with fields in JSON or as a query
 * string.
 */
struct request	*params_given(const struct route *, enum role,
		    const char *fields);

/*
 * The result of params_read(): "title=Talk all_day=1", each parameter that was
 * sent; or the 400: "per_page rest_out_of_bounds /per_page: per_page must be 1
 * or more.", one line each, or "missing title, end_date".
 */
const char	*params_outcome(struct request *);

/* The same of an administrator's request. */
const char	*params_of(const struct route *, const char *fields);

struct params_row {
	const struct route	*route;
	const char		*fields;
	const char		*expected;
};

/* Compares params_of() with the expected text, for all rows. */
void		 params_compare(const struct params_row *, size_t count);

#endif
