/*
 * The name of a site of The Events Calendar, such as "cal.example" or
 * "cal.example/town". It is the same for all addresses of the site: with http
 * or https, with or without www., in each language, and for all prefixes of
 * its API. So a later import recognizes the site.
 */
#ifndef ALMANAC_IMPORT_SOURCE_H
#define ALMANAC_IMPORT_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct db;
struct value;

/* What a site says about itself. Untrusted; NULL: nothing. */
struct source_claims {
	const char	*global_id;	/* of a record */
	const char	*origin;	/* X-TEC-API-ORIGIN */
	const char	*root;		/* X-TEC-API-ROOT */
	const char	*home, *url;	/* of the index of all APIs */
};

/*
 * Derives the name of a source. `api` is an address of the API, or below it.
 * The name is its host and the path in the global_id. Without a global_id, or
 * if that has another host, the path is the path of the API. If the site
 * claims to contain this path, as it does for a language, its own path is used
 * instead. No site can claim another host. Returns NULL if `api` is not an
 * address of an API.
 */
const char	*_Nullable source_of(struct arena *, const char *api,
		    const struct source_claims *);

/* Derives the name from the links and records of a page, or returns NULL. */
const char	*_Nullable source_of_page(struct arena *,
		    const struct value *page);

/* The global_id of the first record of a page, or NULL. */
const char	*_Nullable source_global_id(const struct value *page);

/*
 * Returns the name in the database for a source or an address of a site, or
 * NULL if nothing was imported from there. Call it in a transaction.
 */
const char	*_Nullable source_known(struct db *, struct arena *,
		    const char *named);

/*
 * Returns the name in the database for a source, or `source` itself. Earlier
 * versions stored names with www., and `before`, the name without the claims,
 * with the path of a language.
 */
const char	*source_here(struct db *, struct arena *, const char *source,
		    const char *before);

#endif
