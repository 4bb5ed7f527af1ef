/*
 * Images: every URL has a number, nothing else is stored (rules, section 16).
 */
#ifndef ALMANAC_IMAGES_H
#define ALMANAC_IMAGES_H

#include <stdint.h>

#include "http/params.h"

struct request;

/*
 * The number of an image, which is assigned if its URL is new, and the URL, in
 * the request's arena. 0 and "" if `ref` is empty.
 */
int64_t	image_find(struct request *, const struct image_ref *,
	    const char **url);

/* Writes a member: false if the number is 0. */
void	image_write(struct request *, const char *name, int64_t id,
	    const char *url);

#endif
