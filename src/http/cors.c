#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "config/site.h"
#include "http/cors.h"
#include "http/mount.h"
#include "http/request.h"

static bool
is_listed(const struct site *site, const char *origin)
{
	size_t	 i;

	for (i = 0; i < site->cors_origins.count; i++)
		if (strcasecmp(site->cors_origins.list[i], origin) == 0)
			return (true);

	return (false);
}

/* "null" proves nothing: any page can hide its origin and send it. */
static bool
is_named(const struct site *site, const char *origin)
{
	return (strcmp(origin, "*") != 0 && strcasecmp(origin, "null") != 0 &&
	    is_listed(site, origin));
}

const char *
cors_allow(const struct site *site, const char *origin)
{
	if (origin == NULL)
		return (NULL);
	if (is_named(site, origin))
		return (origin);

	return (is_listed(site, "*") ? "*" : NULL);
}

bool
cors_allow_credentials(const struct request *rq)
{
	const char	*origin = rq->message->header[HEADER_ORIGIN];

	return (origin != NULL && is_named(rq->site, origin) &&
	    (rq->in.path == NULL || !rq->in.path->has_sessions));
}

/*
 * Whether browsers send the message without a preflight OPTIONS, as they do
 * for some types and methods.
 */
static bool
is_sent_unasked(const struct message *m)
{
	static const char *const	 types[] = {
		"application/x-www-form-urlencoded", "multipart/form-data",
		"text/plain"
	};
	const char			*type;
	size_t				 length, i;

	if (strcmp(m->method, "POST") != 0)
		return (false);
	if ((type = m->header[HEADER_CONTENT_TYPE]) == NULL || *type == '\0')
		return (true);
	length = strcspn(type, "; \t");
	for (i = 0; i < COUNT(types); i++)
		if (strlen(types[i]) == length &&
		    strncasecmp(types[i], type, length) == 0)
			return (true);

	return (false);
}

static bool
is_of_another_site(const struct request *rq)
{
	const char *const	*header = rq->message->header;
	const char		*site;

	if ((site = header[HEADER_SEC_FETCH_SITE]) != NULL) {
		if (strcmp(site, "cross-site") == 0 ||
		    strcmp(site, "same-site") == 0)
			return (true);
		if (strcmp(site, "same-origin") == 0 ||
		    strcmp(site, "none") == 0)
			return (false);
	}

	return (header[HEADER_ORIGIN] != NULL &&
	    strcasecmp(header[HEADER_ORIGIN], mount_origin(rq)) != 0);
}

bool
cors_forged(const struct request *rq)
{
	const char	*origin;

	if (!is_sent_unasked(rq->message) || !is_of_another_site(rq))
		return (false);
	origin = rq->message->header[HEADER_ORIGIN];

	return (origin == NULL || !is_named(rq->site, origin));
}
