#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"
#include "http/format.h"

#define UNCHANGED	"Unchanged"	/* the name of 304 among the answers */

/* The name of a success among the answers: "EventUpdated". */
static const char *
success_name(struct json *j, const char *schema, enum common_use use)
{
	static const char *const	 done[] = {
		[COMMON_LIST]	= "",
		[COMMON_READ]	= "Read",
		[COMMON_CREATE]	= "Created",
		[COMMON_UPDATE]	= "Updated",
		[COMMON_DELETE]	= "Deleted",
		[COMMON_INFO]	= ""
	};

	return (arena_printf(j->buf.arena, "%s%s", schema, done[use]));
}

static const char *
error_name(struct json *j, int status)
{
	return (arena_printf(j->buf.arena, "Error%d", status));
}

static const char *
status_description(int status, size_t locale)
{
	size_t	 i;

	for (i = 0; i < status_count; i++)
		if (statuses[i].status == status)
			return (texts[locale][statuses[i].text]);
	abort();
}

/* Opens an answer. */
static void
put_head(struct json *j, const char *name, int status, unsigned uses,
    size_t locale)
{
	size_t	 i;

	json_object(j, name);
	json_string(j, "description", status_description(status, locale));
	json_object(j, "headers");
	for (i = 0; i < common_count; i++)
		if (commons[i].in == COMMON_ANSWER &&
		    doc_fits(&commons[i], uses))
			doc_reference(j, commons[i].name, DOC_HEADERS,
			    commons[i].name);
	json_object_end(j);
}

static void
put_content(struct json *j, const char *type, const char *schema)
{
	json_object(j, type);
	doc_reference(j, "schema", DOC_SCHEMAS, schema);
	json_object_end(j);
}

/*
 * The answer that a route of this kind gives with this record, or NULL, and
 * the formats of that.
 */
static const struct answer *
find_success(const char *schema, enum common_use use, unsigned *formats)
{
	const struct route	*r;
	size_t			 i, k, n;

	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++) {
			r = paths[i].routes[k];
			for (n = 0; n < r->answer_count; n++)
				if (r->answers[n].schema != NULL &&
				    strcmp(r->answers[n].schema, schema) == 0 &&
				    doc_use(r) == use) {
					*formats = r->formats;
					return (&r->answers[n]);
				}
		}

	return (NULL);
}

/* How else than as JSON it may look. */
static void
put_formats(struct json *j, unsigned formats)
{
	enum format	 format;

	for (format = 0; format < FORMAT_COUNT; format++) {
		if (!(formats & 1u << format))
			continue;
		json_object(j, format_type(format));
		json_object(j, "schema");
		json_string(j, "type",
		    format == FORMAT_JSON_LD ? "object" : "string");
		json_object_end(j);
		json_object_end(j);
	}
}

static void
put_success(struct json *j, const struct answer *a, enum common_use use,
    unsigned formats, size_t locale)
{
	put_head(j, success_name(j, a->schema, use), a->status, 1u << use,
	    locale);
	json_object(j, "content");
	put_content(j, format_type(FORMAT_JSON), a->schema);
	put_formats(j, formats);
	json_object_end(j);
	json_object_end(j);
}

static unsigned
error_uses(int status)
{
	switch (status) {
	case 401:
		return (1u << COMMON_REFUSED | 1u << COMMON_UNAUTHORIZED);
	case 405:
		return (1u << COMMON_REFUSED | 1u << COMMON_NOT_ALLOWED);
	case 429:
	case 503:
		return (1u << COMMON_REFUSED | 1u << COMMON_BUSY);
	default:
		return (1u << COMMON_REFUSED);
	}
}

static void
put_error(struct json *j, int status, size_t locale)
{
	put_head(j, error_name(j, status), status, error_uses(status), locale);
	json_object(j, "content");
	put_content(j, "application/json", "Error");
	put_content(j, "application/problem+json", "Problem");
	json_object_end(j);
	json_object_end(j);
}

void
doc_answers(struct json *j, size_t locale)
{
	const struct answer	*a;
	enum common_use		 use;
	unsigned		 formats;
	size_t			 i;

	for (i = 0; i < record_count; i++)
		for (use = COMMON_LIST; use <= COMMON_INFO; use++) {
			a = find_success(records[i].name, use, &formats);
			if (a != NULL)
				put_success(j, a, use, formats, locale);
		}
	put_head(j, UNCHANGED, 304, 1u << COMMON_UNCHANGED, locale);
	json_object_end(j);
	for (i = 0; i < status_count; i++)
		if (statuses[i].status >= 400)
			put_error(j, statuses[i].status, locale);
}

/* A method that a path knows is refused only when an override names another. */
static bool
gives(const struct route *r, enum method method, int status)
{
	size_t	 i;

	if (status == 405 && method != METHOD_POST)
		return (false);
	for (i = 0; i < r->answer_count; i++)
		if (r->answers[i].schema == NULL &&
		    r->answers[i].status == status)
			return (true);

	return (false);
}

void
doc_responses(struct json *j, const struct route *r, enum method method)
{
	const struct answer	*a;
	struct arena		*arena;
	size_t			 i;
	int			 status;

	arena = j->buf.arena;
	json_object(j, "responses");
	for (i = 0; i < r->answer_count; i++) {
		a = &r->answers[i];
		if (a->schema != NULL)
			doc_reference(j, arena_printf(arena, "%d", a->status),
			    DOC_RESPONSES,
			    success_name(j, a->schema, doc_use(r)));
	}
	if (method == METHOD_GET)
		doc_reference(j, "304", DOC_RESPONSES, UNCHANGED);
	for (i = 0; i < status_count; i++) {
		status = statuses[i].status;
		if (gives(r, method, status))
			doc_reference(j, arena_printf(arena, "%d", status),
			    DOC_RESPONSES, error_name(j, status));
	}
	json_object_end(j);
}
