/* Requests with credentials and JSON, for tests that send many of them. */
#ifndef ALMANAC_WIRE_JSON_H
#define ALMANAC_WIRE_JSON_H

#include <stdint.h>

/*
 * `line` is for example "POST /events", relative to the API. `fields` are more
 * header fields, each with its line end. Valid until the next call.
 */
const char	*request_json(const char *line, const char *fields,
		    const char *body);

/* The first number or text after `"name":`, or 0 or "". */
int64_t		 heard_number(const char *answer, const char *name);
const char	*heard_word(const char *answer, const char *name);

#endif
