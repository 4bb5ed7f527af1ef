/*
 * How the service describes itself: the index, OPTIONS and /doc (rules, section
 * 33).
 *
 * The documents are generated from the spec in each language, with marks for
 * what depends on the request: generated/openapi.en.json, index.en.json.
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

/* Removes blanks from the documents; once, before the fork. */
void	describe_start(int64_t now);

/* The answer to OPTIONS of rq->path: 200. */
int	describe_options(struct request *);

#endif
