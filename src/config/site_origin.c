#include "config/site_origin.h"

#include <stddef.h>

#include "config/site.h"
#include "config/site_yaml.h"

bool
site_from_desk(const struct site *site, const char *name)
{
	return (site->alone != NULL &&
	    site_yaml_said(site->alone->said, name) == NULL);
}
