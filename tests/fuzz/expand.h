/*
 * Long texts in short inputs: "<<1000:ab>>" stands for "ab" 1000 times.
 */
#ifndef ALMANAC_FUZZ_EXPAND_H
#define ALMANAC_FUZZ_EXPAND_H

#include <stddef.h>

/*
 * Expands the marks, to at most EXPAND_MAX bytes: repetitions beyond are left
 * out. The caller frees the result.
 */
#define EXPAND_MAX	(16 * 1024 * 1024)
char	*expand(const void *bytes, size_t size, size_t *length);

#endif
