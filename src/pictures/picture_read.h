/*
 * Readers of uploaded pictures, of one format each. Limits of size are checked
 * before memory is allocated and pixels are decoded. Messages of the decoders
 * are dropped.
 */
#ifndef ALMANAC_PICTURE_READ_H
#define ALMANAC_PICTURE_READ_H

#include <gd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The image, which the caller destroys. Returns NULL if it exceeds a limit or
 * cannot be decoded. A large JPEG or WebP is reduced while it is decoded, but
 * not to less than the size that is stored.
 */
gdImagePtr _Nullable	 picture_read_gif(const void *, size_t length);
gdImagePtr _Nullable	 picture_read_jpeg(const void *, size_t length);
gdImagePtr _Nullable	 picture_read_png(const void *, size_t length);
gdImagePtr _Nullable	 picture_read_webp(const void *, size_t length);

/* Whether an upload may have these pixels. */
bool	 picture_fits(uint64_t width, uint64_t height);

/*
 * Sets row `y` from as many bytes of red, green, blue and alpha as the row has.
 * They may be in the row itself.
 */
void	 picture_set_row(gdImagePtr, int y, const unsigned char *rgba);

#endif
