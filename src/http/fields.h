/*
 * What was sent, from every source, as one map (rules, section 3): JSON body
 * over form body over query string.
 */
#ifndef ALMANAC_FIELDS_H
#define ALMANAC_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct request;
struct value;

/*
 * Reads query and body of rq->message into rq->fields, without U+0000.
 * rq->json_error is set when a JSON body does not parse, and when a form has
 * more than JSON_VALUES values. rq->method decides whether a form counts. A
 * value that is not UTF-8 is marked `broken`, and keeps its name.
 */
void	fields_read(struct request *);

/*
 * Adds the pairs of a query string or urlencoded form to a map: a[]=1, a[x]=1,
 * a[0][name]=x; a repeated plain name keeps its last value. False: there are
 * more than JSON_VALUES values; some are left out.
 */
bool	fields_add_urlencoded(struct arena *, struct value *map,
	    const char *text, size_t length);

/* The same for a multipart/form-data body (RFC 7578); files are skipped. */
bool	fields_add_multipart(struct arena *, struct value *map,
	    const char *content_type, const char *body, size_t length);

#endif
