/*
 * Long texts in short inputs: "<<1000:ab>>" stands for "ab" 1000 times.
 */
#ifndef ALMANAC_FUZZ_EXPAND_H
#define ALMANAC_FUZZ_EXPAND_H

#include <stddef.h>

/*
 * What the bytes stand for, EXPAND_MAX at most: repetitions that would be more
 * are left out. To be freed.
 */
#define EXPAND_MAX	(16 * 1024 * 1024)
char	*expand(const void *bytes, size_t size, size_t *length);

#endif
