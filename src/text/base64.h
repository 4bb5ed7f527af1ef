/* Base64 (RFC 4648, section 4). */
#ifndef ALMANAC_BASE64_H
#define ALMANAC_BASE64_H

#include <stddef.h>

struct arena;

const char	*base64_encode(struct arena *, const void *, size_t length);

/*
 * Returns NULL if the text is not that of 1 to `most` bytes. A NUL follows the
 * bytes.
 */
const unsigned char	*_Nullable base64_decode(struct arena *,
			    const char *text, size_t most, size_t *length);

#endif
