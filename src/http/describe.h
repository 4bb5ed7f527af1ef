/*
 * The service's description of itself: the index, OPTIONS and /doc (rules,
 * section 33).
 *
 * The documents are generated from the spec, with marks for texts and for
 * values that depend on the request: generated/openapi.json, index.json.
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

/* The files, and their texts, sorted by key. */
extern const char			openapi_json[];
extern const char			index_json[];
extern const struct description		descriptions[];
extern const size_t			description_count;

/* Composes the documents in each language. Call it once, before the fork. */
void	describe_start(int64_t now);

/* Writes the entries of the index for in.namespace, as members of an object. */
void	describe_routes(struct request *);

/* Answers OPTIONS for rq->in.path, with 200. */
int	describe_options(struct request *);

#endif
