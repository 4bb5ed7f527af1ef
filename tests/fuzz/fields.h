/* What both form readers make of a form, checked and in one line. */
#ifndef ALMANAC_FUZZ_FIELDS_H
#define ALMANAC_FUZZ_FIELDS_H

#include <stddef.h>

struct arena;

/* `type` NULL: urlencoded; else that content type's. */
const char	*fields_printed(struct arena *, const char *type,
		    const char *form, size_t length);

#endif
