#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/site.h"
#include "http/cors.h"

const char *
cors_allow(const struct site *site, const char *origin)
{
	size_t	 i;

	if (origin == NULL)
		return (NULL);
	for (i = 0; i < site->cors_origins.count; i++)
		if (strcmp(site->cors_origins.list[i], "*") == 0)
			return ("*");
	for (i = 0; i < site->cors_origins.count; i++)
		if (strcasecmp(site->cors_origins.list[i], origin) == 0)
			return (origin);

	return (NULL);
}
