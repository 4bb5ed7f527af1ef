/* Pictures that a test uploads. */
#ifndef ALMANAC_IMAGE_GIVEN_H
#define ALMANAC_IMAGE_GIVEN_H

#include "harness.h"

/* Sends a black PNG to an address. `user` may be NULL. */
struct outcome	*upload(const char *user, const char *target, int width,
		    int height);

/* The status of a GET of a file. */
int		 status_of_file(const char *url);

#endif
