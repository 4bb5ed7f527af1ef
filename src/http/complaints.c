#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/complaints.h"
#include "http/reply.h"
#include "http/request.h"

void
complaints_init(struct complaints *found, struct arena *arena)
{
	found->arena = arena;
	found->count = 0;
}

bool
complaints_full(const struct complaints *found)
{
	return (found->count == SERVICE_COMPLAINTS_ITEMS);
}

static bool
is_known(const struct complaints *found, const char *name)
{
	size_t	 i;

	for (i = 0; i < found->count; i++)
		if (strcmp(found->list[i].name, name) == 0)
			return (true);

	return (false);
}

void
complaints_add(struct complaints *found, const char *name,
    const char *pointer, enum complaint complaint, ...)
{
	struct fault	*fault;
	struct buf	 message;
	va_list		 places;

	if (complaints_full(found) || is_known(found, name))
		return;
	buf_init(&message, found->arena, 100);
	va_start(places, complaint);
	buf_fill(&message, complaints[complaint].format, places);
	va_end(places);

	fault = &found->list[found->count++];
	fault->name = name;
	fault->code = complaints[complaint].code;
	fault->message = message.data;
	fault->pointer = pointer;
}

const char *
complaints_pointer(struct arena *arena, const char *name)
{
	struct buf	 buf;

	buf_init(&buf, arena, strlen(name) + 1);
	buf_char(&buf, '/');
	for (; *name != '\0'; name++)
		if (*name == '~')
			buf_string(&buf, "~0");
		else if (*name == '/')
			buf_string(&buf, "~1");
		else
			buf_char(&buf, *name);

	return (buf.data);
}

static void
write_problem(struct json *json, const struct complaints *found)
{
	const struct fault	*fault;
	size_t			 i;

	json_list(json, "errors");
	for (i = 0; i < found->count; i++) {
		fault = &found->list[i];
		json_object(json, NULL);
		json_string(json, "name", fault->name);
		json_string(json, "code", fault->code);
		json_string(json, "detail", fault->message);
		json_string(json, "pointer", fault->pointer);
		json_object_end(json);
	}
	json_list_end(json);
}

static void
write_details(struct json *json, const struct complaints *found)
{
	const struct fault	*fault;
	size_t			 i;

	json_object(json, "params");
	for (i = 0; i < found->count; i++)
		json_string(json, found->list[i].name,
		    found->list[i].message);
	json_object_end(json);

	json_object(json, "details");
	for (i = 0; i < found->count; i++) {
		fault = &found->list[i];
		json_object(json, fault->name);
		json_string(json, "code", fault->code);
		json_string(json, "message", fault->message);
		json_object(json, "data");
		json_string(json, "pointer", fault->pointer);
		json_object_end(json);
		json_object_end(json);
	}
	json_object_end(json);
}

int
reply_complaints(struct request *rq, const struct complaints *found)
{
	struct buf	 names;
	size_t		 i;

	buf_init(&names, rq->arena, 100);
	for (i = 0; i < found->count; i++) {
		buf_string(&names, i > 0 ? ", " : "");
		buf_string(&names, found->list[i].name);
	}
	reply_error_start(rq, ERROR_REST_INVALID_PARAM, names.data);
	if (rq->problem)
		write_problem(&rq->out, found);
	else
		write_details(&rq->out, found);

	return (reply_error_end(rq));
}

static void
write_missing_problem(struct request *rq, const char *const *names)
{
	const char	*code;

	code = errors[ERROR_REST_MISSING_CALLBACK_PARAM].code;
	json_list(&rq->out, "errors");
	for (; *names != NULL; names++) {
		json_object(&rq->out, NULL);
		json_string(&rq->out, "name", *names);
		json_string(&rq->out, "code", code);
		json_object_end(&rq->out);
	}
	json_list_end(&rq->out);
}

int
reply_missing(struct request *rq, const char *const *names)
{
	struct buf	 joined;
	size_t		 i;

	buf_init(&joined, rq->arena, 100);
	for (i = 0; names[i] != NULL; i++) {
		buf_string(&joined, i > 0 ? ", " : "");
		buf_string(&joined, names[i]);
	}
	reply_error_start(rq, ERROR_REST_MISSING_CALLBACK_PARAM, joined.data);
	if (rq->problem) {
		write_missing_problem(rq, names);
		return (reply_error_end(rq));
	}
	json_list(&rq->out, "params");
	for (i = 0; names[i] != NULL; i++)
		json_string(&rq->out, NULL, names[i]);
	json_list_end(&rq->out);

	return (reply_error_end(rq));
}

int
reply_invalid(struct request *rq, const char *name, enum complaint complaint,
    const char *text)
{
	struct complaints	 found;

	complaints_init(&found, rq->arena);
	complaints_add(&found, name, complaints_pointer(rq->arena, name),
	    complaint, name, text);

	return (reply_complaints(rq, &found));
}
