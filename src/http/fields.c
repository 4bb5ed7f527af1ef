#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"
#include "http/request.h"

enum body {
	BODY_NONE,
	BODY_JSON,
	BODY_URLENCODED,
	BODY_MULTIPART,
	BODY_FILE
};

static bool
ends_with(const char *text, size_t length, const char *ending)
{
	size_t	 n;

	n = strlen(ending);

	return (length > n && strncasecmp(text + length - n, ending, n) == 0);
}

static bool
is_type(const char *text, size_t length, const char *type)
{
	return (length == strlen(type) && strncasecmp(text, type, length) == 0);
}

/* The kind of body that a Content-Type announces. */
static enum body
body_kind(const char *type)
{
	size_t	 length;

	if (type == NULL)
		return (BODY_NONE);
	length = strcspn(type, "; \t");
	if (is_type(type, length, "application/json"))
		return (BODY_JSON);
	if (length > strlen("application/+json") &&
	    strncasecmp(type, "application/", 12) == 0 &&
	    ends_with(type, length, "+json"))
		return (BODY_JSON);
	if (is_type(type, length, "application/x-www-form-urlencoded"))
		return (BODY_URLENCODED);
	if (is_type(type, length, "multipart/form-data"))
		return (BODY_MULTIPART);
	if (length > strlen("image/") && strncasecmp(type, "image/", 6) == 0)
		return (BODY_FILE);

	return (BODY_NONE);
}

static bool
takes_form(enum method method)
{
	return (method == METHOD_POST || method == METHOD_PUT ||
	    method == METHOD_PATCH || method == METHOD_DELETE);
}

static void
drop_nuls(struct arena *arena, struct value *value)
{
	struct value	*member;
	char		*copy;
	size_t		 i, kept;

	for (member = value->first; member != NULL; member = member->next)
		drop_nuls(arena, member);
	if (value->kind != VALUE_TEXT || strlen(value->text) == value->length)
		return;
	copy = arena_copy(arena, value->text, value->length);
	for (i = kept = 0; i < value->length; i++)
		if (copy[i] != '\0')
			copy[kept++] = copy[i];
	copy[kept] = '\0';
	value->text = copy;
	value->length = kept;
}

static struct value *
read_json(struct request *rq)
{
	const struct message	*message;
	struct value		*value;

	message = rq->message;
	if (message->body_length == 0)
		return (NULL);
	value = json_read(rq->arena, message->body, message->body_length,
	    &rq->in.json_error);
	if (value == NULL || value->kind != VALUE_MAP)
		return (NULL);
	if (memmem(message->body, message->body_length, "\\u0000", 6) != NULL)
		drop_nuls(rq->arena, value);

	return (value);
}

static struct value *
read_form(struct request *rq, enum body kind)
{
	const struct message	*message;
	struct value		*map;
	bool			 fine;

	if (!takes_form(rq->in.method))
		return (NULL);
	message = rq->message;
	map = value_new(rq->arena, VALUE_MAP);
	if (kind == BODY_URLENCODED)
		fine = fields_add_urlencoded(rq->arena, map, message->body,
		    message->body_length);
	else
		fine = fields_add_multipart(rq->arena, map,
		    message->header[HEADER_CONTENT_TYPE], message->body,
		    message->body_length, &rq->in.file, &rq->in.file_title);
	if (!fine)
		rq->in.json_error = "too many values";

	return (map);
}

/* A name in `stronger` replaces the whole value of that name in `fields`. */
static void
merge_fields(struct value *fields, struct value *stronger)
{
	struct value	*value, *next;

	if (stronger == NULL)
		return;
	for (value = stronger->first; value != NULL; value = next) {
		next = value->next;
		value_add(fields, value);
	}
}

static struct value *
take_file(struct request *rq)
{
	struct value	*file;

	file = value_new(rq->arena, VALUE_TEXT);
	file->text = rq->message->body;
	file->length = rq->message->body_length;
	rq->in.file = file;

	return (NULL);
}

static struct value *
read_body(struct request *rq, enum body kind)
{
	switch (kind) {
	case BODY_JSON:
		return (read_json(rq));
	case BODY_FILE:
		return (take_file(rq));
	default:
		return (read_form(rq, kind));
	}
}

void
fields_read(struct request *rq)
{
	enum body	 kind;

	rq->in.fields = value_new(rq->arena, VALUE_MAP);
	if (rq->in.query != NULL)
		fields_add_urlencoded(rq->arena, rq->in.fields, rq->in.query,
		    strlen(rq->in.query));
	kind = body_kind(rq->message->header[HEADER_CONTENT_TYPE]);
	if (rq->message->body_length == 0 || kind == BODY_NONE)
		return;
	merge_fields(rq->in.fields, read_body(rq, kind));
}

const char *
field_text(const struct request *rq, const char *name)
{
	const struct value	*value = value_get(rq->in.fields, name);

	return (value != NULL && value->kind == VALUE_TEXT && !value->broken ?
	    value->text : "");
}
