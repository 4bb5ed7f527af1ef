/*
 * Pictures that people upload (rules, section 41). One is decoded and written
 * again, without what cameras add, in several sizes.
 */
#ifndef ALMANAC_PICTURE_H
#define ALMANAC_PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/service.h"

#define PICTURE_BYTES	SERVICE_PICTURE_BYTES	/* as sent */
#define PICTURE_PIXELS	40000000
#define PICTURE_FILE	(10 * 1024 * 1024)	/* bytes, as written */
#define PICTURE_SIDE	2560			/* pixels, as written */

/* The sizes, smallest first; the names are those of WordPress. */
enum picture_size {
	PICTURE_THUMBNAIL,
	PICTURE_MEDIUM,
	PICTURE_MEDIUM_LARGE,
	PICTURE_LARGE,
	PICTURE_FULL,
	PICTURE_SIZES
};

extern const char *const	picture_size_names[PICTURE_SIZES];

/*
 * Width and height in that size of a picture that is `width` x `height` pixels
 * large in PICTURE_FULL. False: it has no such size, since it is not larger.
 */
bool	picture_scale(enum picture_size, unsigned width, unsigned height,
	    unsigned *to_width, unsigned *to_height);

struct picture_file {
	uint32_t	 width, height;		/* pixels; 0: no such size */
	uint32_t	 start, length;		/* within `bytes` */
};

/* In one piece of memory, so that it can be copied. */
struct picture {
	char			 extension[8];	/* "jpg", "png" or "webp" */
	uint32_t		 length;	/* of `bytes` */
	struct picture_file	 files[PICTURE_SIZES];
	unsigned char		 bytes[];
};

/*
 * Decodes a JPEG, PNG, WebP or GIF, of whose frames the first counts. Writes at
 * most `room` bytes to `picture`, all in. False: it is none of these, is larger
 * than the limits, or does not fit.
 *
 * The libraries that read it have had faults: only for a process that can do
 * no harm (maker.h).
 */
bool	picture_decode(const void *, size_t length, struct picture *,
	    size_t room);

#endif
