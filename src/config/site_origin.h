/* Where settings come from. */
#ifndef ALMANAC_SITE_ORIGIN_H
#define ALMANAC_SITE_ORIGIN_H

#include <stdbool.h>

struct site;

/* Whether the desk may set it, and site.yaml does not. */
bool	site_from_desk(const struct site *, const char *name);

#endif
