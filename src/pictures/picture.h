/*
 * Pictures that people upload (rules, section 41). Each is decoded and encoded
 * again in several sizes. This drops the metadata that cameras add.
 */
#ifndef ALMANAC_PICTURE_H
#define ALMANAC_PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/service.h"

#define PICTURE_BYTES	SERVICE_PICTURE_BYTES	/* bytes of an upload */
#define PICTURE_PIXELS	40000000
#define PICTURE_FILE	(10 * 1024 * 1024)	/* bytes of each file that is
						 * written */
#define PICTURE_SIDE	2560			/* pixels of each side, of
						 * files that are written */

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
 * Sets the width and height of a size, for a picture whose PICTURE_FULL has
 * `width` x `height` pixels. Returns false if the picture is not larger than
 * this size.
 */
bool	picture_scale(enum picture_size, unsigned width, unsigned height,
	    unsigned *to_width, unsigned *to_height);

struct picture_file {
	uint32_t	 width, height;		/* pixels; 0: no such size */
	uint32_t	 start, length;		/* a part of `bytes` */
};

/* One piece of memory without pointers, so that it can be copied. */
struct picture {
	char			 extension[8];	/* "jpg", "png" or "webp" */
	uint32_t		 length;	/* of `bytes` */
	struct picture_file	 files[PICTURE_SIZES];
	unsigned char		 bytes[];
};

/*
 * Decodes a JPEG, PNG or WebP, or the first frame of a GIF. Writes at most
 * `room` bytes to `picture`, including the struct. Returns false if the bytes
 * have none of these formats, exceed a limit, or do not fit.
 *
 * Decoders have had security bugs: call this only in a confined process
 * (maker.h).
 */
bool	picture_decode(const void *, size_t length, struct picture *,
	    size_t room);

#endif
