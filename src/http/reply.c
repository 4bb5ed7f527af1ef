#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"

#define AWAY	10		/* least delay in seconds if a disk fails */
#define PROBLEM_TYPE	"urn:calendar-events:error:"

/* Discards an answer that was started. */
static void
restart_reply(struct request *rq, int status)
{
	buf_cut(&rq->out.buf, 0);
	rq->out.comma = false;
	json_select(&rq->out, NULL);
	rq->reply = (struct reply){ .status = status, .total = -1 };
}

/* JSON must be UTF-8, but a message may contain other bytes of the client. */
static char *
make_readable(char *text)
{
	char	*p;

	if (u8_check((const uint8_t *)text, strlen(text)) != NULL)
		for (p = text; *p != '\0'; p++)
			if (*p & 0x80)
				*p = '?';

	return (text);
}

static char *
fill_text(struct arena *arena, const char *format, const char *const *texts)
{
	struct buf	 b;

	buf_init(&b, arena, strlen(format));
	buf_fill(&b, format, texts);

	return (b.data);
}

/* The path as a URI reference (RFC 3986), whatever bytes it contains. */
static const char *
make_instance(struct request *rq)
{
	struct buf		 b;
	const unsigned char	*p;

	buf_init(&b, rq->arena, strlen(rq->in.target_path));
	for (p = (const unsigned char *)rq->in.target_path; *p != '\0'; p++)
		if (*p > ' ' && *p < 0x7f && *p != '"' && *p != '\\')
			buf_char(&b, (char)*p);
		else
			buf_printf(&b, "%%%02X", *p);

	return (b.data);
}

static void
write_problem(struct request *rq, const struct error_row *row,
    const char *message)
{
	rq->reply.content_type = "application/problem+json; charset=UTF-8";
	json_object(&rq->out, NULL);
	json_string(&rq->out, "type",
	    arena_printf(rq->arena, PROBLEM_TYPE "%s", row->code));
	json_string(&rq->out, "title", reply_reason(row->status));
	json_integer(&rq->out, "status", row->status);
	json_string(&rq->out, "detail", message);
	json_string(&rq->out, "instance", make_instance(rq));
	json_string(&rq->out, "code", row->code);
}

void
reply_error_start(struct request *rq, struct problem problem)
{
	const struct error_row	*row = &errors[problem.error];
	const char		*message;

	message = make_readable(fill_text(rq->arena, row->format,
	    problem.texts));
	restart_reply(rq, row->status);
	if (rq->in.problem) {
		write_problem(rq, row, message);
		return;
	}
	json_object(&rq->out, NULL);
	json_string(&rq->out, "code", row->code);
	json_string(&rq->out, "message", message);
	json_object(&rq->out, "data");
	json_integer(&rq->out, "status", row->status);
}

int
reply_error_end(struct request *rq)
{
	if (!rq->in.problem)
		json_object_end(&rq->out);
	json_object_end(&rq->out);

	return (rq->reply.status);
}

int
reply_error(struct request *rq, struct problem problem)
{
	reply_error_start(rq, problem);

	return (reply_error_end(rq));
}

int
reply_retry(struct request *rq, struct problem problem, int seconds)
{
	int	 status;

	status = reply_error(rq, problem);
	rq->reply.retry_after = seconds;

	return (status);
}

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
complaints_add(struct complaints *found, const char *outer,
    const char *pointer, const char *name, struct complaint complaint)
{
	const char	*texts[] = { name, complaint.text };

	if (complaints_full(found) || is_known(found, outer))
		return;
	found->list[found->count++] = (struct fault){ .name = outer,
	    .code = complaint.code, .pointer = pointer,
	    .message = fill_text(found->arena, complaint.format, texts) };
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
write_faults(struct json *json, const struct complaints *found)
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
	reply_error_start(rq, error_rest_invalid_param(names.data));
	if (rq->in.problem)
		write_faults(&rq->out, found);
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
	reply_error_start(rq, error_rest_missing_callback_param(joined.data));
	if (rq->in.problem) {
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
reply_invalid(struct request *rq, const char *name, struct complaint complaint)
{
	struct complaints	 found;

	complaints_init(&found, rq->arena);
	complaints_add(&found, name, complaints_pointer(rq->arena, name),
	    name, complaint);

	return (reply_complaints(rq, &found));
}

int
reply_term_exists(struct request *rq, struct problem problem, int64_t term_id)
{
	reply_error_start(rq, problem);
	json_integer(&rq->out, "term_id", term_id);

	return (reply_error_end(rq));
}

void
reply_start(struct request *rq, size_t expected)
{
	json_init(&rq->out, rq->arena, expected);
	json_select(&rq->out, rq->in.fieldmask);
	rq->out.buf.most = SERVICE_ANSWER_BYTES;
}

static bool
is_paged(const struct request *rq)
{
	size_t	 i;

	if (rq->in.route == NULL || rq->in.format != FORMAT_JSON)
		return (false);
	for (i = 0; i < rq->in.route->param_count; i++)
		if (rq->in.route->params[i].flags & PARAM_PAGING)
			return (true);

	return (false);
}

int
reply_whole(struct request *rq, int status)
{
	const char	*most;

	if (!rq->out.buf.full)
		return (status);
	most = arena_integer(rq->arena, SERVICE_ANSWER_BYTES);
	if (is_paged(rq))
		return (reply_invalid(rq, "per_page",
		    complaint_answer_too_large(most)));

	return (reply_error(rq, error_rest_answer_too_large(most)));
}

int
reply_forbidden(struct request *rq)
{
	return (reply_error(rq, rq->caller.role == ROLE_ANONYMOUS ?
	    error_rest_forbidden_anonymous() : error_rest_forbidden()));
}

int
reply_late(struct request *rq)
{
	int	 status;

	status = reply_retry(rq, error_rest_unavailable_late(), 1);
	rq->reply.failure = arena_printf(rq->arena, "%s takes too %s",
	    rq->in.route != NULL ? rq->in.route->name : rq->in.method_word,
	    rq->budget->over == BUDGET_TIME ? "long" : "much memory");

	return (status);
}

int
reply_broken(struct request *rq)
{
	int	 status;

	switch (db_error(rq->db)) {
	case DB_BUSY:
	case DB_LATE:
	case DB_PAST:
		status = reply_retry(rq, error_rest_unavailable(), 1);
		break;
	case DB_AWAY:
		status = reply_retry(rq, error_rest_unavailable(), AWAY);
		break;
	case DB_UNKNOWN:
		status = reply_retry(rq, error_rest_outcome_unknown(), AWAY);
		break;
	case DB_FULL:
		status = reply_error(rq, error_rest_storage_full());
		break;
	default:
		status = reply_error(rq, error_rest_internal_error());
		break;
	}
	rq->reply.failure = arena_join(rq->arena, "storage: ",
	    db_message(rq->db), NULL);

	return (status);
}
