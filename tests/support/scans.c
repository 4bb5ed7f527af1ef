#include "scans.h"

#include <criterion/criterion.h>
#include <gd.h>
#include <stdlib.h>
#include <string.h>

#define QUALITY	90	/* from which all components have all pixels */
#define END	2	/* bytes of the marker after the last scan */

static size_t
find_last_scan(const unsigned char *bytes, size_t length)
{
	size_t	 at = length - END;

	while (bytes[at] != 0xff || bytes[at + 1] != 0xda)
		at--;
	return (at);
}

unsigned char *
scans_make(int width, int height, int more, size_t *length)
{
	gdImagePtr	 image;
	unsigned char	*plain, *bytes;
	size_t		 at, scan;
	int		 size, i;

	cr_assert_not_null(image = gdImageCreateTrueColor(width, height));
	gdImageInterlace(image, 1);
	cr_assert_not_null(plain = gdImageJpegPtr(image, &size, QUALITY));
	gdImageDestroy(image);
	at = find_last_scan(plain, (size_t)size);
	scan = (size_t)size - END - at;
	*length = (size_t)size + (size_t)more * scan;
	cr_assert_not_null(bytes = malloc(*length));
	memcpy(bytes, plain, (size_t)size);
	for (i = 0; i < more; i++)
		memcpy(bytes + at + (size_t)(i + 1) * scan, plain + at,
		    scan + END);
	gdFree(plain);
	return (bytes);
}
