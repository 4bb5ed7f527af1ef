#include <stdarg.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/budget.h"
#include "generated/service.h"
#include "http/complaints.h"
#include "http/request.h"
#include "store/db.h"

#define AWAY	10		/* seconds that a disk may need at least */
#define PROBLEM_TYPE	"urn:calendar-events:error:"

/* Forgets an answer that was begun. */
static void
restart(struct request *rq, int status)
{
	buf_cut(&rq->out.buf, 0);
	rq->out.comma = false;
	rq->reply = (struct reply){ .status = status, .total = -1 };
}

/* JSON must be UTF-8; what a client sent and a message repeats may not be. */
static char *
readable(char *text)
{
	char	*p;

	if (u8_check((const uint8_t *)text, strlen(text)) != NULL)
		for (p = text; *p != '\0'; p++)
			if (*p & 0x80)
				*p = '?';

	return (text);
}

static const char *
fill(struct arena *arena, const char *format, va_list places)
{
	struct buf	 b;

	buf_init(&b, arena, strlen(format));
	buf_fill(&b, format, places);

	return (readable(b.data));
}

/* The path as a reference of RFC 3986, whatever bytes it came with. */
static const char *
instance(struct request *rq)
{
	struct buf		 b;
	const unsigned char	*p;

	buf_init(&b, rq->arena, strlen(rq->target_path));
	for (p = (const unsigned char *)rq->target_path; *p != '\0'; p++)
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
	json_string(&rq->out, "instance", instance(rq));
	json_string(&rq->out, "code", row->code);
}

static void
start(struct request *rq, enum error error, va_list places)
{
	const struct error_row	*row;
	const char		*message;

	row = &errors[error];
	message = fill(rq->arena, row->format, places);
	restart(rq, row->status);
	if (rq->problem) {
		write_problem(rq, row, message);
		return;
	}
	json_object(&rq->out, NULL);
	json_string(&rq->out, "code", row->code);
	json_string(&rq->out, "message", message);
	json_object(&rq->out, "data");
	json_integer(&rq->out, "status", row->status);
}

void
reply_error_start(struct request *rq, enum error error, ...)
{
	va_list	 places;

	va_start(places, error);
	start(rq, error, places);
	va_end(places);
}

int
reply_error_end(struct request *rq)
{
	if (!rq->problem)
		json_object_end(&rq->out);
	json_object_end(&rq->out);

	return (rq->reply.status);
}

int
reply_error(struct request *rq, enum error error, ...)
{
	va_list	 places;

	va_start(places, error);
	start(rq, error, places);
	va_end(places);

	return (reply_error_end(rq));
}

int
reply_term_exists(struct request *rq, enum error error, int64_t term_id)
{
	reply_error_start(rq, error);
	json_integer(&rq->out, "term_id", term_id);

	return (reply_error_end(rq));
}

void
reply_start(struct request *rq, size_t expected)
{
	json_init(&rq->out, rq->arena, expected);
	rq->out.buf.most = SERVICE_ANSWER_BYTES;
}

static bool
is_paged(const struct request *rq)
{
	size_t	 i;

	if (rq->route == NULL || rq->format != FORMAT_JSON)
		return (false);
	for (i = 0; i < rq->route->param_count; i++)
		if (rq->route->params[i].flags & PARAM_PAGING)
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
		    COMPLAINT_ANSWER_TOO_LARGE, most));

	return (reply_error(rq, ERROR_REST_ANSWER_TOO_LARGE, most));
}

int
reply_forbidden(struct request *rq)
{
	return (reply_error(rq, rq->caller.role == ROLE_ANONYMOUS ?
	    ERROR_REST_FORBIDDEN_ANONYMOUS : ERROR_REST_FORBIDDEN));
}

int
reply_late(struct request *rq)
{
	int	 status;

	status = reply_error(rq, ERROR_REST_UNAVAILABLE_LATE);
	rq->reply.retry_after = 1;
	rq->reply.failure = arena_printf(rq->arena, "%s takes too %s",
	    rq->route != NULL ? rq->route->name : rq->method_word,
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
		status = reply_error(rq, ERROR_REST_UNAVAILABLE);
		rq->reply.retry_after = 1;
		break;
	case DB_AWAY:
		status = reply_error(rq, ERROR_REST_UNAVAILABLE);
		rq->reply.retry_after = AWAY;
		break;
	case DB_FULL:
		status = reply_error(rq, ERROR_REST_STORAGE_FULL);
		break;
	default:
		status = reply_error(rq, ERROR_REST_INTERNAL_ERROR);
		break;
	}
	rq->reply.failure = arena_join(rq->arena, "storage: ",
	    db_message(rq->db), NULL);

	return (status);
}
