/* JPEGs that take long to decode, for their size. */
#ifndef ALMANAC_SCANS_H
#define ALMANAC_SCANS_H

#include <stddef.h>

/*
 * A progressive JPEG of one color whose last scan occurs `more` times more.
 * The caller frees it.
 */
unsigned char	*scans_make(int width, int height, int more, size_t *length);

#endif
