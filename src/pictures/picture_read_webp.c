#include <webp/decode.h>

#include "pictures/picture.h"
#include "pictures/picture_read.h"

static gdImagePtr
copy_pixels(const WebPRGBABuffer *from, int width, int height)
{
	gdImagePtr	 image;
	int		 y;

	if ((image = gdImageCreateTrueColor(width, height)) == NULL)
		return (NULL);
	for (y = 0; y < height; y++)
		picture_set_row(image, y, from->rgba + y * from->stride);
	return (image);
}

/* The decoder fails for an animation. */
gdImagePtr
picture_read_webp(const void *bytes, size_t length)
{
	WebPDecoderConfig	 c;
	gdImagePtr		 image = NULL;
	unsigned		 width, height;

	if (!WebPInitDecoderConfig(&c) ||
	    WebPGetFeatures(bytes, length, &c.input) != VP8_STATUS_OK ||
	    !picture_fits((unsigned)c.input.width, (unsigned)c.input.height))
		return (NULL);
	(void)picture_scale(PICTURE_FULL, (unsigned)c.input.width,
	    (unsigned)c.input.height, &width, &height);
	c.options.use_scaling = (int)width != c.input.width ||
	    (int)height != c.input.height;
	c.options.scaled_width = (int)width;
	c.options.scaled_height = (int)height;
	c.output.colorspace = MODE_RGBA;
	if (WebPDecode(bytes, length, &c) == VP8_STATUS_OK)
		image = copy_pixels(&c.output.u.RGBA, c.output.width,
		    c.output.height);
	WebPFreeDecBuffer(&c.output);
	return (image);
}
