/* Scales and encodes with GD; libexif finds the orientation. */
#include <libexif/exif-data.h>

#include <gd.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "pictures/picture.h"
#include "pictures/picture_read.h"

#define QUALITY	82	/* of JPEG and WebP, 0 to 100 */
#define EFFORT	4	/* of PNG, 0 to 9; 6 takes twice as long for 5 % less */

struct kind {
	const char	*extension;
	size_t		 at;		/* offset of the magic number */
	const char	*magic;
	gdImagePtr	(*read)(const void *, size_t length);
};

static const struct kind	 kinds[] = {
	{ "jpg", 0, "\xff\xd8\xff", picture_read_jpeg },
	{ "png", 0, "\x89PNG\r\n", picture_read_png },
	{ "png", 0, "GIF8", picture_read_gif },
	{ "webp", 8, "WEBP", picture_read_webp }
};

static const struct kind *
find_kind(const char *bytes, size_t length)
{
	const struct kind	*kind;
	size_t			 i;

	for (i = 0; i < COUNT(kinds); i++) {
		kind = &kinds[i];
		if (length > kind->at + strlen(kind->magic) &&
		    memcmp(bytes + kind->at, kind->magic,
		    strlen(kind->magic)) == 0)
			return (kind);
	}
	return (NULL);
}

static void
drop_message(int priority, const char *format, va_list list)
{
	(void)priority;
	(void)format;
	(void)list;
}

/* The orientation of Exif, 1 to 8; 1 is upright. */
static int
find_orientation(const void *bytes, size_t length)
{
	ExifData	*data;
	ExifEntry	*entry;
	int		 orientation = 1;

	data = exif_data_new_from_data(bytes, (unsigned)length);
	if (data == NULL)
		return (1);
	entry = exif_data_get_entry(data, EXIF_TAG_ORIENTATION);
	if (entry != NULL && entry->format == EXIF_FORMAT_SHORT &&
	    entry->components == 1)
		orientation = exif_get_short(entry->data,
		    exif_data_get_byte_order(data));
	exif_data_unref(data);
	return (orientation);
}

/*
 * Rotates counter-clockwise and frees the old image. Returns NULL if out of
 * memory.
 */
static gdImagePtr
rotate_image(gdImagePtr image, float degrees)
{
	gdImagePtr	 turned;

	turned = gdImageRotateInterpolated(image, degrees, 0);
	gdImageDestroy(image);
	return (turned);
}

static gdImagePtr
set_upright(gdImagePtr image, int orientation)
{
	switch (orientation) {
	case 2:
		gdImageFlipHorizontal(image);
		return (image);
	case 3:
		gdImageFlipBoth(image);
		return (image);
	case 4:
		gdImageFlipVertical(image);
		return (image);
	case 5:
		gdImageFlipVertical(image);
		return (rotate_image(image, 270));
	case 6:
		return (rotate_image(image, 270));
	case 7:
		gdImageFlipVertical(image);
		return (rotate_image(image, 90));
	case 8:
		return (rotate_image(image, 90));
	default:
		return (image);
	}
}

/* Scales the largest centered part of `image` that has the new proportions. */
static gdImagePtr
resize_image(gdImagePtr image, unsigned width, unsigned height)
{
	gdImagePtr	 small;
	unsigned	 from_width = (unsigned)gdImageSX(image);
	unsigned	 from_height = (unsigned)gdImageSY(image);
	unsigned	 used_width = from_width, used_height = from_height;

	if ((uint64_t)from_width * height > (uint64_t)width * from_height)
		used_width = (unsigned)((uint64_t)from_height * width /
		    height);
	else
		used_height = (unsigned)((uint64_t)from_width * height /
		    width);
	if (used_width == 0)
		used_width = 1;
	if (used_height == 0)
		used_height = 1;

	small = gdImageCreateTrueColor((int)width, (int)height);
	if (small == NULL)
		return (NULL);
	gdImageAlphaBlending(small, 0);
	gdImageCopyResampled(small, image, 0, 0,
	    (int)(from_width - used_width) / 2,
	    (int)(from_height - used_height) / 2,
	    (int)width, (int)height, (int)used_width, (int)used_height);
	return (small);
}

/* Returns the image in the size PICTURE_FULL, and frees the old one. */
static gdImagePtr
reduce_image(gdImagePtr image)
{
	gdImagePtr	 full;
	unsigned	 width, height;

	(void)picture_scale(PICTURE_FULL, (unsigned)gdImageSX(image),
	    (unsigned)gdImageSY(image), &width, &height);
	if (width == (unsigned)gdImageSX(image) &&
	    height == (unsigned)gdImageSY(image))
		return (image);
	full = resize_image(image, width, height);
	gdImageDestroy(image);
	return (full);
}

static gdImagePtr
decode_image(const struct kind *kind, const void *bytes, size_t length)
{
	gdImagePtr	 image;

	if ((image = kind->read(bytes, length)) == NULL)
		return (NULL);
	if (!gdImagePaletteToTrueColor(image)) {
		gdImageDestroy(image);
		return (NULL);
	}
	if ((image = reduce_image(image)) == NULL)
		return (NULL);
	return (set_upright(image, find_orientation(bytes, length)));
}

static void *
encode_image(const struct kind *kind, gdImagePtr image, int *length)
{
	gdImageSaveAlpha(image, 1);
	if (strcmp(kind->extension, "png") == 0)
		return (gdImagePngPtrEx(image, length, EFFORT));
	if (strcmp(kind->extension, "webp") == 0)
		return (gdImageWebpPtrEx(image, length, QUALITY));
	gdImageInterlace(image, 1);
	return (gdImageJpegPtr(image, length, QUALITY));
}

/* Appends a file to the picture. */
static bool
append_file(struct picture *picture, size_t room, enum picture_size size,
    const struct kind *kind, gdImagePtr image)
{
	struct picture_file	*file = &picture->files[size];
	void			*bytes;
	int			 length = 0;
	bool			 fits;

	if ((bytes = encode_image(kind, image, &length)) == NULL)
		return (false);
	fits = length > 0 && length <= PICTURE_FILE &&
	    sizeof(*picture) + picture->length + (size_t)length <= room;
	if (fits) {
		*file = (struct picture_file){ (uint32_t)gdImageSX(image),
		    (uint32_t)gdImageSY(image), picture->length,
		    (uint32_t)length };
		memcpy(picture->bytes + picture->length, bytes,
		    (size_t)length);
		picture->length += (uint32_t)length;
	}
	gdFree(bytes);
	return (fits);
}

/*
 * Adds all sizes smaller than PICTURE_FULL, which `image` has. Each is scaled
 * from the next larger one if that is no smaller at any side: a wide picture
 * may be less high than its thumbnail.
 */
static bool
append_smaller(struct picture *picture, size_t room, const struct kind *kind,
    gdImagePtr image)
{
	gdImagePtr	 from = image, small;
	unsigned	 size, width, height;
	bool		 fits = true;

	for (size = PICTURE_FULL; size-- > 0 && fits;) {
		if (!picture_scale(size, (unsigned)gdImageSX(image),
		    (unsigned)gdImageSY(image), &width, &height))
			continue;
		small = resize_image((unsigned)gdImageSX(from) >= width &&
		    (unsigned)gdImageSY(from) >= height ? from : image, width,
		    height);
		if (from != image)
			gdImageDestroy(from);
		if (small == NULL)
			return (false);
		fits = append_file(picture, room, size, kind, small);
		from = small;
	}
	if (from != image)
		gdImageDestroy(from);
	return (fits);
}

bool
picture_decode(const void *bytes, size_t length, struct picture *picture,
    size_t room)
{
	const struct kind	*kind;
	gdImagePtr		 image;
	bool			 fits;

	memset(picture, 0, sizeof(*picture));
	gdSetErrorMethod(drop_message);
	if (length > PICTURE_BYTES ||
	    (kind = find_kind(bytes, length)) == NULL ||
	    (image = decode_image(kind, bytes, length)) == NULL)
		return (false);
	memcpy(picture->extension, kind->extension,
	    strlen(kind->extension) + 1);
	fits = append_file(picture, room, PICTURE_FULL, kind, image) &&
	    append_smaller(picture, room, kind, image);
	gdImageDestroy(image);
	return (fits);
}
