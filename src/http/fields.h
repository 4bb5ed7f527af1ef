/*
 * The fields of a request from all sources, as one map (rules, section 3). A
 * JSON body takes precedence over a form, and a form over the query string.
 */
#ifndef ALMANAC_FIELDS_H
#define ALMANAC_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct request;
struct value;

/*
 * Reads query and body of rq->message into in.fields, without U+0000. Sets
 * in.json_error if a JSON body cannot be parsed, or a form has more than
 * JSON_VALUES values. Forms are read for some methods only (in.method). A
 * value that is not UTF-8 is marked as `broken` and keeps its name.
 */
void	fields_read(struct request *);

/*
 * Adds the pairs of a query string or form to a map: a[]=1, a[x]=1,
 * a[0][name]=x. If a plain name is repeated, its last value counts. Returns
 * false if there are more than JSON_VALUES values; the further ones are
 * missing.
 */
bool	fields_add_urlencoded(struct arena *, struct value *map,
	    const char *text, size_t length);

/*
 * The same for a multipart/form-data body (RFC 7578). `*file` is the first
 * file that is not empty, or NULL. It refers to bytes of the body. `*title` is
 * the name that the client gives it, or "". If all are empty, it is the name of
 * the last one.
 */
bool	fields_add_multipart(struct arena *, struct value *map,
	    const char *content_type, const char *body, size_t length,
	    const struct value **file, const char **title);

/* Returns a text, or "". */
const char	*field_text(const struct request *, const char *name);

#endif
