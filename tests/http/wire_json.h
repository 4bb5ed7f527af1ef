/*
 * Requests with credentials and JSON, for tests that send many kinds of them.
 */
#ifndef ALMANAC_WIRE_JSON_H
#define ALMANAC_WIRE_JSON_H

#include <stdint.h>

/*
 * `line` is as "POST /events" behind the service's address; `fields` are more
 * header fields, each with its end. It lives until the next call.
 */
const char	*request_json(const char *line, const char *fields,
		    const char *body);

/* The number or text behind `"name":`, from where it is met first; 0, "". */
int64_t		 heard_number(const char *answer, const char *name);
const char	*heard_word(const char *answer, const char *name);

#endif
