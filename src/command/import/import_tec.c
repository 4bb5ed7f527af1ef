#include "command/import/import_tec.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import.h"
#include "command/import/import_report.h"
#include "command/import/import_tec_form.h"

#define API_END		"/events/v1"
#define PATH_MOST	512	/* bytes */

/* A part of the address in the arena, or "". */
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
site_name(struct arena *arena, CURLU *url, const char *global_id)
{
	const char	*path = NULL, *port;
	char		*host, *own, *p;

	host = url_part(arena, url, CURLUPART_HOST, 0);
	for (p = host; *p != '\0'; p++)
		*p = (char)tolower((unsigned char)*p);
	port = url_part(arena, url, CURLUPART_PORT, CURLU_NO_DEFAULT_PORT);
	if (global_id != NULL)
		path = claimed_path(arena, global_id, host);
	if (path == NULL) {
		own = url_part(arena, url, CURLUPART_PATH, 0);
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
		source = site_name(arena, url, global_id);
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

static bool	put_one(struct tec *, enum import_kind, const struct value *);

void
tec_open(struct tec *t, struct import *im)
{
	t->im = im;
	t->seen = value_new(im->arena, VALUE_MAP);
}

/* True if it was seen before in this run. */
static bool
mark(struct tec *t, enum import_kind kind, const char *id)
{
	return (import_mark(t->im, t->seen, kind, arena_join(t->im->arena, id,
	    " ", t->im->source, NULL)));
}

/*
 * A record within an event is imported unless it was seen in its own list.
 * Returns its name for a reference, or NULL.
 */
static const char *
put_held(struct tec *t, enum import_kind kind, const struct value *v,
    bool *fine)
{
	const char	*id;

	if (v->kind != VALUE_MAP)
		return (tec_text(v));
	if ((id = tec_id(v)) == NULL || mark(t, kind, id))
		return (id);
	*fine = put_one(t, kind, v);
	return (id);
}

/* One reference or a list; at most `most` are kept. */
static bool
put_references(struct tec *t, struct tec_form *f, const char *field,
    enum import_kind kind, size_t most)
{
	const struct value	*v, *one;
	const char		*id;
	size_t			 left = most;
	bool			 fine = true;

	v = value_get(f->from, field);
	if (v == NULL || tec_is_empty(v))
		return (true);
	one = v->kind == VALUE_LIST ? v->first : v;
	for (; one != NULL && fine && left > 0; one = one->next, left--) {
		if ((id = put_held(t, kind, one, &fine)) != NULL)
			form_names(&f->record, field, id);
		else
			tec_lose(f, field, "refers to nothing");
		if (v->kind != VALUE_LIST)
			return (fine);
	}
	if (one != NULL && fine)
		tec_lose(f, field, most == 1 ? "has more than one" :
		    "has more than 1000 values; the first ones are used");
	return (fine);
}

static bool
put_all_held(struct tec *t, struct tec_form *f)
{
	const size_t	 any = 1000;

	if (f->record.kind == IMPORT_CATEGORY) {
		if (!tec_is_empty(value_get(f->from, "parent")) &&
		    tec_member(f->from, "parent") != NULL)
			form_name(&f->record, "parent",
			    tec_member(f->from, "parent"));
		return (true);
	}
	if (f->record.kind != IMPORT_EVENT)
		return (true);
	return (put_references(t, f, "categories", IMPORT_CATEGORY, any) &&
	    put_references(t, f, "tags", IMPORT_TAG, any) &&
	    put_references(t, f, "venue", IMPORT_VENUE, 1) &&
	    put_references(t, f, "organizer", IMPORT_ORGANIZER, any));
}

static bool
put_one(struct tec *t, enum import_kind kind, const struct value *from)
{
	struct tec_form	 f;

	f.report = t->im->report;
	f.arena = from->arena;
	if (!tec_form(&f, kind, from)) {
		report_fate(t->im->report, kind, IMPORT_REFUSED);
		return (true);
	}
	return (put_all_held(t, &f) && import_put(t->im, &f.record));
}

static bool
put_listed(struct tec *t, enum import_kind kind, const struct value *from)
{
	const char	*id;

	if ((id = tec_id(from)) != NULL && mark(t, kind, id))
		return (true);
	return (put_one(t, kind, from));
}

/* The kind of a record, by a member that only this kind has. */
static bool
recognize(const struct value *v, enum import_kind *kind)
{
	const char	*taxonomy;

	taxonomy = tec_member(v, "taxonomy");
	if (taxonomy != NULL)
		*kind = strcmp(taxonomy, "post_tag") == 0 ? IMPORT_TAG :
		    IMPORT_CATEGORY;
	else if (value_get(v, "start_date") != NULL)
		*kind = IMPORT_EVENT;
	else if (tec_member(v, "venue") != NULL)
		*kind = IMPORT_VENUE;
	else if (tec_member(v, "organizer") != NULL)
		*kind = IMPORT_ORGANIZER;
	else
		return (false);
	return (true);
}

static bool
put_any(struct tec *t, const struct value *v, const char *address)
{
	enum import_kind	 kind;

	if (recognize(v, &kind))
		return (put_listed(t, kind, v));
	report_passed_over(t->im->report, "JSON", "is not a record of a"
	    " calendar",
	    address);
	return (true);
}

static bool
put_list(struct tec *t, enum import_kind kind, const struct value *list,
    const char *address)
{
	const struct value	*v;

	for (v = list->first; v != NULL; v = v->next)
		if (v->kind != VALUE_MAP)
			report_passed_over(t->im->report,
			    import_kind_plural(kind),
			    "contain a value that is not a record", address);
		else if (!put_listed(t, kind, v))
			return (false);
	return (true);
}

bool
tec_put_page(struct tec *t, const struct value *page, const char *address)
{
	const struct value	*v;
	int			 kind;
	bool			 found = false;

	if (page->kind == VALUE_LIST) {
		for (v = page->first; v != NULL; v = v->next)
			if (!put_any(t, v, address))
				return (false);
		return (true);
	}
	if (recognize(page, (enum import_kind *)&kind))
		return (put_any(t, page, address));
	for (kind = 0; kind < IMPORT_KINDS; kind++) {
		v = value_get(page, import_kind_plural((enum import_kind)kind));
		if (v == NULL || v->kind != VALUE_LIST)
			continue;
		found = true;
		if (!put_list(t, (enum import_kind)kind, v, address))
			return (false);
	}
	return (found || put_any(t, page, address));
}
