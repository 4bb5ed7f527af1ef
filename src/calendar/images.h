/* Requests for images (rules, section 41). */
#ifndef ALMANAC_IMAGES_H
#define ALMANAC_IMAGES_H

#include <stdint.h>

#include "generated/records.h"

struct request;

/* Finds one record that shows an image. Returns its id, or 0. */
int64_t	image_use(struct request *, int64_t image, enum record_kind *);

#endif
