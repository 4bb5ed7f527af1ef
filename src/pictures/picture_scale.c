#include "pictures/picture.h"

#define MAX(a, b)	((a) > (b) ? (a) : (b))

const char *const	picture_size_names[PICTURE_SIZES] = {
	[PICTURE_THUMBNAIL] = "thumbnail", [PICTURE_MEDIUM] = "medium",
	[PICTURE_MEDIUM_LARGE] = "medium_large", [PICTURE_LARGE] = "large",
	[PICTURE_FULL] = "full"
};

static const struct {
	unsigned	 width, height;	/* maximum in pixels; 0: no limit */
	bool		 exact;		/* cuts edges to get this size */
} sizes[PICTURE_SIZES] = {
	[PICTURE_THUMBNAIL] = { 150, 150, true },
	[PICTURE_MEDIUM] = { 300, 300, false },
	[PICTURE_MEDIUM_LARGE] = { 768, 0, false },
	[PICTURE_LARGE] = { 1024, 1024, false },
	[PICTURE_FULL] = { PICTURE_SIDE, PICTURE_SIDE, false }
};

/* a * b / c, rounded, and at least 1. */
static unsigned
scale_side(unsigned a, unsigned b, unsigned c)
{
	return (MAX(1, (unsigned)(((uint64_t)a * b + c / 2) / c)));
}

bool
picture_scale(enum picture_size size, unsigned width, unsigned height,
    unsigned *to_width, unsigned *to_height)
{
	unsigned	 most_width = sizes[size].width;
	unsigned	 most_height = sizes[size].height;

	*to_width = width;
	*to_height = height;
	if (width <= most_width && (most_height == 0 || height <= most_height))
		return (size == PICTURE_FULL);
	if (sizes[size].exact) {
		*to_width = width < most_width ? width : most_width;
		*to_height = height < most_height ? height : most_height;
		return (true);
	}
	if (*to_width > most_width) {
		*to_height = scale_side(height, most_width, width);
		*to_width = most_width;
	}
	if (most_height != 0 && *to_height > most_height) {
		*to_width = scale_side(width, most_height, height);
		*to_height = most_height;
	}
	return (true);
}
