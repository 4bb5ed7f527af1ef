/*
 * The service's description of itself: the index, OPTIONS and /doc (rules,
 * section 33).
 *
 * The document is generated from the spec, with marks for texts and for
 * values that depend on the request: generated/openapi.json. The index is
 * written from the tables of routes, whose defaults have such marks, too.
 * OPTIONS answers with the path's entry in the index.
 */
#ifndef ALMANAC_DESCRIBE_H
#define ALMANAC_DESCRIBE_H

#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"

struct request;

struct description {
	const char	*key;
	const char	*texts[LOCALE_COUNT];
};

/* The file, and the texts, sorted by key. */
extern const char			openapi_json[];
extern const struct description		descriptions[];
extern const size_t			description_count;

/* Composes the document in each language. Call it once, before the fork. */
void	describe_start(int64_t now);

/* Writes the entries of the index for in.namespace, as members of an object. */
void	describe_routes(struct request *);

/* Answers OPTIONS for rq->in.path, with 200. */
int	describe_options(struct request *);

#endif
