/*
 * How the service describes itself: the index, OPTIONS and /doc (rules, section
 * 33).
 *
 * All three are made from the spec at build time, in each language, with marks
 * for what the request decides: generated/openapi.en.json, index.en.json ...;
 * what OPTIONS answers is the path's entry in the index.
 */
#ifndef ALMANAC_DESCRIBE_H
#define ALMANAC_DESCRIBE_H

#include <stdint.h>

#include "generated/texts.h"

struct request;

/* The files, per language. */
extern const char *const	openapi_files[LOCALE_COUNT];
extern const char *const	index_files[LOCALE_COUNT];

/* Removes what makes them readable; once, before the fork. */
void	describe_start(int64_t now);

/* The answer to OPTIONS of rq->path: 200. */
int	describe_options(struct request *);

#endif
