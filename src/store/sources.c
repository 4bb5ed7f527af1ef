#include "store/sources.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "store/imports_undo.h"
#include "store/secret.h"
#include "store/subscriptions.h"

#define API_END		"/events/v1"
#define WWW		"www."
#define EXPORT		"export"
#define DIGEST		16	/* bytes that are used */

static bool
cut_end(char *text, const char *end)
{
	size_t	 length = strlen(text);

	if (length < strlen(end) ||
	    strcmp(text + length - strlen(end), end) != 0)
		return (false);
	text[length - strlen(end)] = '\0';
	return (true);
}

/* "host[:port]" in lower case, without www. and the default port. */
static char *
host_of(struct arena *arena, const char *text, const char *default_port)
{
	size_t	 length = strcspn(text, "/?#");
	char	*host, *c;

	if (strncasecmp(text, WWW, strlen(WWW)) == 0 &&
	    memchr(text + strlen(WWW), '.', length - strlen(WWW)) != NULL) {
		text += strlen(WWW);
		length -= strlen(WWW);
	}
	host = arena_copy(arena, text, length);
	for (c = host; *c != '\0'; c++)
		*c = (char)tolower((unsigned char)*c);
	(void)cut_end(host, default_port);
	return (host);
}

/* The path and the query, without the API. */
static char *
path_of(struct arena *arena, const char *text)
{
	static const char *const	 ends[] = {
		"/tribe" API_END, "/calendar" API_END, "?rest_route=",
		"/wp-json", "/index.php"
	};
	char				*path;
	size_t				 i;

	path = arena_copy(arena, text, strcspn(text, "#"));
	for (i = 0; i < COUNT(ends); i++) {
		while (cut_end(path, "/"))
			;
		(void)cut_end(path, ends[i]);
	}
	while (cut_end(path, "/"))
		;
	return (path);
}

const char *
source_of_address(struct arena *arena, const char *address)
{
	const char	*text = strstr(address, "://");
	bool		 is_plain = strncasecmp(address, "http:", 5) == 0;

	text = text != NULL ? text + strlen("://") : address;
	return (arena_join(arena, host_of(arena, text, is_plain ? ":80" :
	    ":443"), path_of(arena, text + strcspn(text, "/?#")), NULL));
}

/* The first bytes of `name`, "#", and a digest of `text`. */
static const char *
with_digest(struct arena *arena, const char *name, size_t length,
    const char *text)
{
	unsigned char	 digest[SECRET_DIGEST];
	struct buf	 b;
	size_t		 i;

	secret_digest_bytes(text, strlen(text), digest);
	buf_init(&b, arena, 128);
	buf_add(&b, name, length);
	buf_char(&b, '#');
	for (i = 0; i < DIGEST; i++)
		buf_printf(&b, "%02x", digest[i]);
	return (b.data);
}

const char *
source_of_subscription(struct arena *arena, const char *address)
{
	const char	*name = source_of_address(arena, address);

	return (with_digest(arena, name, strcspn(name, "/?"), name));
}

const char *
source_of_picture(struct arena *arena, const char *url, const char *base64)
{
	return (with_digest(arena, EXPORT, strlen(EXPORT),
	    arena_join(arena, url, " ", base64, NULL)));
}

const char *
source_of_pages(struct arena *arena, const char *address)
{
	const char	*end;

	if (address == NULL || (end = strstr(address, API_END)) == NULL)
		return ("saved pages");
	end += strlen(API_END);
	return (arena_join(arena, "pages of ", source_of_address(arena,
	    arena_copy(arena, address, (size_t)(end - address))), NULL));
}

const char *
source_of_files(struct arena *arena, const char *kind, const char *name)
{
	return (arena_join(arena, kind, " ", name, NULL));
}

const char *
source_of_upload(struct arena *arena, const char *name)
{
	return (arena_join(arena, "file: ", name, NULL));
}

const char *
source_of_export(struct arena *arena, const char *calendar)
{
	return (arena_join(arena, "almanac ", calendar, NULL));
}

/*
 * The source of the subscription to an address, or to another address with the
 * same name, or of a removed one, unless another subscription has kept it with
 * its records. NULL: there is none.
 */
static const char *_Nullable
find_subscribed(struct db *db, struct arena *arena, const char *address)
{
	const char		*removed, *name;
	struct subscription	*list, exact;
	size_t			 i, count;

	if (subscription_get(db, arena, subscription_at(db, address), &exact))
		return (exact.source);
	name = source_of_address(arena, address);
	removed = source_of_subscription(arena, address);
	count = subscriptions_list(db, arena, &list);
	for (i = 0; i < count; i++)
		if (strcmp(source_of_address(arena, list[i].url), name) == 0)
			return (list[i].source);
	for (i = 0; i < count; i++)
		if (strcmp(list[i].source, removed) == 0)
			return (NULL);
	return (imports_exist(db, removed) ? removed : NULL);
}

const char *
source_at(struct db *db, struct arena *arena, const char *address)
{
	const char	*name, *source;

	name = source_of_address(arena, address);
	if ((source = find_subscribed(db, arena, address)) == NULL)
		return (name);
	imports_move(db, name, source);
	return (source);
}
