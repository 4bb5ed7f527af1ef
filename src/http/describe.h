/*
 * The service's description of itself: the index, OPTIONS and /doc (rules,
 * section 33).
 *
 * The documents are generated from the spec in each language, with marks for
 * values that depend on the request: generated/openapi.en.json, index.en.json.
 * OPTIONS answers with the path's entry in the index.
 */
#ifndef ALMANAC_DESCRIBE_H
#define ALMANAC_DESCRIBE_H

#include <stdint.h>

#include "generated/texts.h"

struct request;

/* The files, by language. */
extern const char *const	openapi_files[LOCALE_COUNT];
extern const char *const	index_files[LOCALE_COUNT];

/* Removes blanks from the documents. Call it once, before the fork. */
void	describe_start(int64_t now);

/* Answers OPTIONS for rq->path, with 200. */
int	describe_options(struct request *);

#endif
