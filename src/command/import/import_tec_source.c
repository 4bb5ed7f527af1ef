#include "command/import/import_tec.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import_report.h"
#include "command/import/import_tec_form.h"

#define API_END		"/events/v1"
#define PATH_MOST	512	/* bytes */

/* A part of the address in the arena, or "". */
static char *
part(struct arena *arena, CURLU *url, CURLUPart which, unsigned flags)
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

/* "/town" of "cal.example/town?id=5", or NULL if the host differs. */
static const char *
claimed_path(struct arena *arena, const char *global_id, const char *host)
{
	size_t	 length = strlen(host);
	char	*path;

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

static const char *
name(struct arena *arena, CURLU *url, const char *global_id)
{
	const char	*path = NULL, *port;
	char		*host, *own, *p;

	host = part(arena, url, CURLUPART_HOST, 0);
	for (p = host; *p != '\0'; p++)
		*p = (char)tolower((unsigned char)*p);
	port = part(arena, url, CURLUPART_PORT, CURLU_NO_DEFAULT_PORT);
	if (global_id != NULL)
		path = claimed_path(arena, global_id, host);
	if (path == NULL) {
		own = part(arena, url, CURLUPART_PATH, 0);
		cut_api(own);
		path = own;
	}
	return (arena_join(arena, host, *port != '\0' ? ":" : "", port, path,
	    NULL));
}

const char *
tec_source_of(struct arena *arena, const char *api, const char *global_id)
{
	const char	*source = NULL;
	CURLU		*url;

	if (strstr(api, API_END) == NULL)
		return (NULL);
	if ((url = curl_url()) == NULL)
		abort();
	if (curl_url_set(url, CURLUPART_URL, api, 0) == CURLUE_OK)
		source = name(arena, url, global_id);
	curl_url_cleanup(url);
	return (source);
}

/* The first record of a page, or an empty value. */
static const struct value *
first_of(const struct value *page)
{
	const struct value	*v;
	int			 kind;

	if (page->kind == VALUE_LIST)
		return (page->first);
	for (kind = 0; kind < IMPORT_KINDS; kind++) {
		v = value_get(page, import_kind_plural((enum import_kind)kind));
		if (v != NULL && v->kind == VALUE_LIST && v->first != NULL)
			return (v->first);
	}
	return (page);
}

const char *
tec_global_id(const struct value *page)
{
	const struct value	*v;

	v = first_of(page);
	return (v != NULL ? tec_member(v, "global_id") : NULL);
}

const char *
tec_source(struct arena *arena, const struct value *page)
{
	const struct value	*v;
	const char		*address;

	if ((address = tec_member(page, "rest_url")) == NULL &&
	    (v = first_of(page)) != NULL &&
	    (address = tec_member(v, "rest_url")) == NULL)
		address = tec_member(value_get(v, "urls"), "self");
	if (address == NULL)
		return (NULL);
	return (tec_source_of(arena, address, tec_global_id(page)));
}
