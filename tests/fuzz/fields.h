/* The fields that the form readers read, checked and printed in one line. */
#ifndef ALMANAC_FUZZ_FIELDS_H
#define ALMANAC_FUZZ_FIELDS_H

#include <stddef.h>

struct arena;

/*
 * `type` is the content type of a multipart form, or NULL for an urlencoded
 * one.
 */
const char	*fields_printed(struct arena *, const char *type,
		    const char *form, size_t length);

#endif
