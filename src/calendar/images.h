/*
 * Images: every URL has a number, and those that are kept here have files (rules,
 * sections 16 and 41).
 */
#ifndef ALMANAC_IMAGES_H
#define ALMANAC_IMAGES_H

#include <stdint.h>

#include "http/params.h"

struct picture;
struct request;

/* As stored, in the request's arena; without one id 0 and "". */
struct image {
	int64_t		 id;
	const char	*url;		/* "/images/..." if it is kept here */
	const char	*alt;		/* for those who do not see it */
};

/* A number is assigned if the URL is new. None if `ref` is empty. */
void	image_find(struct request *, const struct image_ref *,
	    struct image *);

/* The address of a stored URL. */
const char	*image_address(const struct request *, const char *url);

/* Writes a member: false if the number is 0. */
void	image_write(struct request *, const char *name,
	    const struct image *);

#endif
