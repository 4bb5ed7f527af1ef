#include <gd.h>

#include "pictures/picture.h"
#include "pictures/picture_read.h"

#define SIDE	65535	/* pixels of a side of an upload; GIF has no more */

bool
picture_fits(uint64_t width, uint64_t height)
{
	return (width > 0 && height > 0 && width <= SIDE && height <= SIDE &&
	    width * height <= PICTURE_PIXELS);
}

void
picture_set_row(gdImagePtr image, int y, const unsigned char *rgba)
{
	int	 x;

	/* GD's alpha has 7 bits; 0 is opaque. */
	for (x = 0; x < gdImageSX(image); x++, rgba += 4)
		image->tpixels[y][x] = gdTrueColorAlpha(rgba[0], rgba[1],
		    rgba[2], gdAlphaMax - rgba[3] / 2);
}

#define GIF_HEADER	10	/* bytes before the size of the screen ends */

/*
 * GD decodes only the first frame, and rejects one that is larger than the
 * screen.
 */
gdImagePtr
picture_read_gif(const void *bytes, size_t length)
{
	const unsigned char	*b = bytes;

	if (length < GIF_HEADER ||
	    !picture_fits(b[6] | b[7] << 8, b[8] | b[9] << 8))
		return (NULL);
	/* GD does not change the bytes. */
	return (gdImageCreateFromGifPtr((int)length, (void *)(uintptr_t)bytes));
}
