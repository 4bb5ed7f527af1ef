/*
 * The name of the site that records of The Events Calendar come from, such as
 * "cal.example" or "cal.example/town".  It is the same by whatever address the
 * API was found: http or https, each prefix that the API is offered with.
 */
#ifndef ALMANAC_IMPORT_TEC_SOURCE_H
#define ALMANAC_IMPORT_TEC_SOURCE_H

struct arena;
struct value;

/*
 * `api` is an address of the API, or below it.  Its server and the path in the
 * global_id of a record make the name; without one (NULL), or if it names
 * another host, the API's own path does: what a site says must not make it
 * pass for another.  NULL: it is not such an address.
 */
const char	*_Nullable tec_source_of(struct arena *, const char *api,
		    const char *_Nullable global_id);

/* That of a page of a list, of a list alone, or of a record; or NULL. */
const char	*_Nullable tec_source(struct arena *, const struct value *page);

/* The global_id of the first record of a page, or NULL. */
const char	*_Nullable tec_global_id(const struct value *page);

#endif
