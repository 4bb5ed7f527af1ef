#include "command/import/import_source.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import_report.h"
#include "command/import/import_tec_form.h"
#include "store/imports_undo.h"
#include "text/urls.h"

#define API_END		"/events/v1"
#define PATH_MOST	512	/* bytes */
#define WWW		"www."

/* Returns a part of the address, or "", in the arena. */
static char *
url_part(struct arena *arena, CURLU *url, CURLUPart which, unsigned flags)
{
	char	*text = NULL, *copy;

	if (curl_url_get(url, which, &text, flags) != CURLUE_OK)
		return (arena_string(arena, ""));
	copy = arena_string(arena, text);
	curl_free(text);
	return (copy);
}

static void
cut_end(char *path, const char *end)
{
	size_t	 length = strlen(path);

	if (length >= strlen(end) &&
	    strcmp(path + length - strlen(end), end) == 0)
		path[length - strlen(end)] = '\0';
}

static void
cut_slashes(char *path)
{
	size_t	 length = strlen(path);

	while (length > 0 && path[length - 1] == '/')
		path[--length] = '\0';
}

/* Removes the namespace and the prefix of the REST API. */
static void
cut_api(char *path)
{
	char	*end;

	if ((end = strstr(path, API_END)) != NULL) {
		*end = '\0';
		if ((end = strrchr(path, '/')) != NULL)
			*end = '\0';
	}
	cut_slashes(path);
	cut_end(path, "/wp-json");
	cut_end(path, "/index.php");
	cut_slashes(path);
}

/* Returns the host in lower case, without www. */
static const char *
plain_host(struct arena *arena, CURLU *url)
{
	char	*host, *p;

	host = url_part(arena, url, CURLUPART_HOST, 0);
	for (p = host; *p != '\0'; p++)
		*p = (char)tolower((unsigned char)*p);
	return (strncmp(host, WWW, strlen(WWW)) == 0 &&
	    strchr(host + strlen(WWW), '.') != NULL ? host + strlen(WWW) :
	    host);
}

/* Returns "/town" for "cal.example/town?id=5", or NULL if the host differs. */
static const char *
claimed_path(struct arena *arena, const char *global_id, const char *host)
{
	size_t	 length = strlen(host);
	char	*path;

	if (strncasecmp(global_id, WWW, strlen(WWW)) == 0)
		global_id += strlen(WWW);
	if (length == 0 || strncasecmp(global_id, host, length) != 0 ||
	    strchr("/?", global_id[length]) == NULL)
		return (NULL);
	global_id += length;
	length = strcspn(global_id, "?");
	if (global_id[length] == '\0' || length > PATH_MOST)
		return (NULL);
	path = arena_copy(arena, global_id, length);
	cut_slashes(path);
	return (path);
}

static CURLU *
parse(const char *address)
{
	CURLU	*url;

	if ((url = curl_url()) == NULL)
		abort();
	if (curl_url_set(url, CURLUPART_URL, address, 0) == CURLUE_OK)
		return (url);
	curl_url_cleanup(url);
	return (NULL);
}

static char *
path_of(struct arena *arena, CURLU *url)
{
	char	*path;

	path = url_part(arena, url, CURLUPART_PATH, 0);
	cut_api(path);
	return (path);
}

/*
 * Returns the path of a site that claims to contain `path`, or `path` itself.
 */
static const char *
wider_path(struct arena *arena, const char *claim, const char *host,
    const char *path)
{
	const char	*wider;
	size_t		 length;
	CURLU		*url;

	if (claim == NULL || !url_is_web(claim) ||
	    (url = parse(claim)) == NULL)
		return (path);
	wider = path_of(arena, url);
	length = strlen(wider);
	if (strcmp(plain_host(arena, url), host) != 0 ||
	    strncmp(path, wider, length) != 0 || path[length] != '/')
		wider = path;
	curl_url_cleanup(url);
	return (wider);
}

static const char *
site_name(struct arena *arena, CURLU *url, const struct source_claims *claims)
{
	const char *const	 wider[] = {
		claims->origin, claims->root, claims->home, claims->url
	};
	const char		*path = NULL, *port, *host;
	size_t			 i;

	host = plain_host(arena, url);
	port = url_part(arena, url, CURLUPART_PORT, CURLU_NO_DEFAULT_PORT);
	if (claims->global_id != NULL)
		path = claimed_path(arena, claims->global_id, host);
	if (path == NULL)
		path = path_of(arena, url);
	for (i = 0; i < sizeof(wider) / sizeof(wider[0]); i++)
		path = wider_path(arena, wider[i], host, path);
	return (arena_join(arena, host, *port != '\0' ? ":" : "", port, path,
	    NULL));
}

static const char *
name_of(struct arena *arena, const char *address,
    const struct source_claims *claims)
{
	const char	*source;
	CURLU		*url;

	if ((url = parse(address)) == NULL)
		return (NULL);
	source = site_name(arena, url, claims);
	curl_url_cleanup(url);
	return (source);
}

const char *
source_of(struct arena *arena, const char *api,
    const struct source_claims *claims)
{
	return (strstr(api, API_END) == NULL ? NULL :
	    name_of(arena, api, claims));
}

/* The first record of a page, or an empty value. */
static const struct value *
first_of(const struct value *page)
{
	const struct value	*v;
	int			 kind;

	if (page->kind == VALUE_LIST)
		return (page->first);
	for (kind = 0; kind <= IMPORT_EVENT; kind++) {
		v = value_get(page, import_kind_plural((enum import_kind)kind));
		if (v != NULL && v->kind == VALUE_LIST && v->first != NULL)
			return (v->first);
	}
	return (page);
}

const char *
source_global_id(const struct value *page)
{
	const struct value	*v;

	v = first_of(page);
	return (v != NULL ? tec_member(v, "global_id") : NULL);
}

const char *
source_of_page(struct arena *arena, const struct value *page)
{
	struct source_claims	 claims = { .global_id = NULL };
	const struct value	*v;
	const char		*address;

	if ((address = tec_member(page, "rest_url")) == NULL &&
	    (v = first_of(page)) != NULL &&
	    (address = tec_member(v, "rest_url")) == NULL)
		address = tec_member(value_get(v, "urls"), "self");
	if (address == NULL)
		return (NULL);
	claims.global_id = source_global_id(page);
	return (source_of(arena, address, &claims));
}

const char *
source_here(struct db *db, struct arena *arena, const char *source,
    const char *before)
{
	const char *const	 names[] = {
		source, arena_join(arena, WWW, source, NULL),
		before, arena_join(arena, WWW, before, NULL)
	};
	size_t			 i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (imports_exist(db, names[i]))
			return (names[i]);
	return (source);
}

const char *
source_known(struct db *db, struct arena *arena, const char *named)
{
	static const struct source_claims	 none = { .global_id = NULL };
	const char				*source;

	if (imports_exist(db, named))
		return (named);
	source = name_of(arena, url_is_web(named) ? named :
	    arena_join(arena, "https://", named, NULL), &none);
	if (source == NULL)
		return (NULL);
	source = source_here(db, arena, source, source);
	return (imports_exist(db, source) ? source : NULL);
}
