/*
 * The name of a site of The Events Calendar, such as "cal.example" or
 * "cal.example/town". It is the same for all addresses of its API: http or
 * https, and all prefixes.
 */
#ifndef ALMANAC_IMPORT_TEC_SOURCE_H
#define ALMANAC_IMPORT_TEC_SOURCE_H

struct arena;
struct value;

/*
 * `api` is an address of the API, or below it. Its host and the path in the
 * global_id of a record form the name. Without a global_id (NULL), or if that
 * has another host, the path of the API is used, so that a site cannot pretend
 * to be another one. NULL: `api` is not an address of an API.
 */
const char	*_Nullable tec_source_of(struct arena *, const char *api,
		    const char *_Nullable global_id);

/* The address of a list or record in the answer, or NULL. */
const char	*_Nullable tec_source(struct arena *, const struct value *page);

/* The global_id of the first record of a page, or NULL. */
const char	*_Nullable tec_global_id(const struct value *page);

#endif
