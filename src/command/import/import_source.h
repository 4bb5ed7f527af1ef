/*
 * The name of a site of The Events Calendar, such as "cal.example" or
 * "cal.example/town", by which a later import knows it again. It is the same
 * for all addresses of the site: http or https, with www. or without, in each
 * language, and for all prefixes of its API.
 */
#ifndef ALMANAC_IMPORT_SOURCE_H
#define ALMANAC_IMPORT_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct db;
struct value;

/* What a site says of itself; untrusted. NULL: nothing. */
struct source_claims {
	const char	*global_id;	/* of a record */
	const char	*origin;	/* X-TEC-API-ORIGIN */
	const char	*root;		/* X-TEC-API-ROOT */
	const char	*home, *url;	/* of the index of all APIs */
};

/*
 * `api` is an address of the API, or below it. Its host and the path in the
 * global_id form the name; without a global_id, or if that has another host,
 * the path of the API. A path that is said to be within another one of the same
 * host, such as that of a language, is replaced by it. No site can pretend to be
 * on another host. NULL: `api` is not an address of an API.
 */
const char	*_Nullable source_of(struct arena *, const char *api,
		    const struct source_claims *);

/* That of a page, by its links and records; NULL: they do not tell. */
const char	*_Nullable source_of_page(struct arena *,
		    const struct value *page);

/* The global_id of the first record of a page, or NULL. */
const char	*_Nullable source_global_id(const struct value *page);

/*
 * The name that the database has for a source or an address of a site, or NULL:
 * nothing was imported from there. Call it in a transaction.
 */
const char	*_Nullable source_known(struct db *, struct arena *,
		    const char *named);

/*
 * The name that the database has for a source, or it. Earlier versions kept
 * www., and `before`, the name without the claims, for a path of a language.
 */
const char	*source_here(struct db *, struct arena *, const char *source,
		    const char *before);

#endif
