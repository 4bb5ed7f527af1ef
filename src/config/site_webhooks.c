#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "config/site.h"
#include "config/site_origin.h"
#include "config/site_webhooks.h"
#include "text/cut.h"
#include "text/signatures.h"
#include "text/urls.h"
#include "text/webhook_types.h"

#define URL_MAX	2000
#define SECURE	"https://"

static bool
store_text(const char *text, void *to)
{
	*(const char **)to = text;

	return (true);
}

/*
 * Credentials would have to be sent in a header field, and unprintable bytes
 * cannot be.
 */
static bool
read_endpoint(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (strlen(text) <= URL_MAX && text_is_plain(text) &&
	    url_is_web(text) && strpbrk(text, "@#\"\\<>^`{|}") == NULL &&
	    store_text(text, to));
}

const struct site_kind	 site_endpoint = {
	"an address such as https://hooks.example/almanac", read_endpoint
};

static bool
read_secret(struct arena *arena, const char *text, void *to)
{
	struct signing_key	 key;

	(void)arena;

	return (signing_key_read(text, &key) && store_text(text, to));
}

const struct site_kind	 site_secret = {
	"whsec_ and the base64 of 24 to 64 bytes", read_secret
};

static bool
read_file(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (store_text(text, to));
}

const struct site_kind	 site_file = { "a path, or empty", read_file };

static bool
read_type(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (webhook_type_valid(text) && store_text(text, to));
}

const struct site_kind	 site_webhook_type = {
	"one of event, venue, organizer, category, tag, with .created,"
	" .updated or .deleted", read_type
};

static bool
read_flag(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(bool *)to = strcmp(text, "true") == 0;

	return (*(bool *)to || strcmp(text, "false") == 0);
}

const struct site_kind	 site_flag = { "true or false", read_flag };

static const char *
check_webhook(const struct webhook *w, bool from_desk)
{
	if ((w->secrets.count > 0) == (*w->secret_file != '\0'))
		return ("requires either 'secrets' or 'secret_file'");
	if (!w->plain_http && !url_is_private(w->url))
		return ("requires https or 'plain_http: true'");
	if (from_desk && strncasecmp(w->url, SECURE, strlen(SECURE)) != 0)
		return ("requires https");

	return (NULL);
}

/*
 * Messages contain links, and there is no request whose address they could use.
 */
const char *
site_webhooks_check(const struct site *site, struct arena *arena)
{
	const char	*what;
	size_t		 i;

	if (site->webhook_count > SITE_WEBHOOKS_MAX)
		return (arena_printf(arena, "there are at most %d 'webhooks'",
		    SITE_WEBHOOKS_MAX));
	if (site->webhook_count > 0 && *site->base_url == '\0')
		return ("'webhooks' require 'base_url', for their links");
	for (i = 0; i < site->webhook_count; i++)
		if ((what = check_webhook(&site->webhooks[i],
		    site_from_desk(site, "webhooks"))) != NULL)
			return (arena_printf(arena, "each of 'webhooks' %s",
			    what));

	return (NULL);
}
