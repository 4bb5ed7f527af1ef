/*
 * Images: every URL has a number. Images that are stored here have files
 * (rules, sections 16 and 41).
 */
#ifndef ALMANAC_IMAGES_H
#define ALMANAC_IMAGES_H

#include <stdint.h>

#include "generated/records.h"
#include "http/params.h"

struct picture;
struct request;

/* An image as stored, in the request's arena. No image: id 0 and "". */
struct image {
	int64_t		 id;
	const char	*url;		/* "/images/..." if stored here */
	const char	*alt;		/* alternative text */
};

/* Finds an image. A new URL gets a number. No image if `ref` is empty. */
void	image_find(struct request *, const struct image_ref *,
	    struct image *);

/* Finds one record that shows an image. Returns its id, or 0. */
int64_t	image_use(struct request *, int64_t image, enum record_kind *);

/* The public address of a stored URL. */
const char	*image_address(const struct request *, const char *url);

/* Writes an image as a member: false if its number is 0. */
void	image_write(struct request *, const char *name,
	    const struct image *);

#endif
