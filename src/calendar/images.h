/*
 * Images: every address gets a number, nothing more (rules, section 16).
 */
#ifndef ALMANAC_IMAGES_H
#define ALMANAC_IMAGES_H

#include <stdint.h>

#include "http/params.h"

struct request;

/*
 * The number of an image, which gets one if its address is new, and its
 * address, in the request's arena. 0 and "" when `ref` is empty.
 */
int64_t	image_find(struct request *, const struct image_ref *,
	    const char **url);

/* A member: false if the number is 0. */
void	image_write(struct request *, const char *name, int64_t id,
	    const char *url);

#endif
