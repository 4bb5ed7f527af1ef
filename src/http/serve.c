#include <sys/param.h>

#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "http/author_quota.h"
#include "http/conditional.h"
#include "http/create.h"
#include "http/credentials.h"
#include "http/describe.h"
#include "http/format.h"
#include "http/gzip.h"
#include "http/mount.h"
#include "http/params.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "store/permissions.h"

static int64_t	 started;

void
serve_start(int64_t now)
{
	started = now;
	describe_start(now);
}

/* Rejects requests without credentials before the database is used. */
static bool
may_be_called(const struct request *rq)
{
	struct credentials_sent	 sent;
	const char		*text;

	if (session_needed(rq))
		return (session_token(rq) != NULL);
	text = rq->message->header[HEADER_AUTHORIZATION];

	return (rq->in.route->role == ROLE_ANONYMOUS || (text != NULL &&
	    credentials_read(rq->arena, text, &sent)));
}

bool
serve_writes(const struct request *rq)
{
	if (rq->in.route == NULL || rq->in.json_error != NULL ||
	    rq->message->verdict != ERROR_NONE || !may_be_called(rq))
		return (false);

	return ((rq->in.method != METHOD_GET && rq->in.method != METHOD_HEAD) ||
	    session_is_stale(rq));
}

bool
serve_keeps(const struct request *rq)
{
	return (rq->keeps_fault || (rq->reply.status < 400 &&
	    !rq->only_shows));
}

bool
serve_is_slow(const struct request *rq)
{
	return (rq->in.route != NULL && rq->in.route->slow);
}

const struct value *
serve_picture(const struct request *rq)
{
	return (rq->in.route != NULL && rq->in.route->picture ? rq->in.file :
	    NULL);
}

bool
serve_reads_one(const struct request *rq)
{
	return (rq->in.path == NULL ||
	    (rq->in.path->capture != NULL && !rq->in.path->is_page));
}

/*
 * What everyone may send is short, also with a picture. A form that needs a
 * session may come after it, and is not lost then (rule 40.25).
 */
static size_t
most_of_body(const struct request *rq)
{
	const struct route	*route = rq->in.route;
	size_t			 most;

	most = message_body_most(rq->in.method_word, route == NULL ?
	    SERVICE_BODY_BYTES : route->upload ? SERVICE_UPLOAD_BODY_BYTES :
	    route->picture ? SERVICE_PICTURE_BODY_BYTES : SERVICE_BODY_BYTES);
	if (route == NULL || route->role != ROLE_ANONYMOUS)
		return (most);

	return (MIN(most, route->again != NULL ?
	    (size_t)SERVICE_HELD_BODY_BYTES : route->picture ?
	    (size_t)SERVICE_OPEN_PICTURE_BYTES :
	    (size_t)SERVICE_OPEN_BODY_BYTES));
}

/* Whether a user with the role sends the request, or that cannot be known. */
static bool
has_role(struct request *rq, struct message *m)
{
	bool	 has;

	db_begin_read(rq->db);
	has = session_needed(rq) ? session_holds(rq) : credentials_hold(rq, m);
	has = has && rq->caller.role >= rq->in.route->role;
	if (!db_failed(rq->db))
		db_end_read(rq->db);
	if (!db_failed(rq->db))
		return (has);
	db_recover(rq->db);

	return (true);
}

bool
serve_needs_body(struct request *rq, struct message *m, size_t length)
{
	if (rq->in.path != NULL && rq->in.method == METHOD_OPTIONS)
		return (true);
	m->unread = rq->in.route == NULL ||
	    (rq->in.route->role != ROLE_ANONYMOUS &&
	    rq->in.route->again == NULL &&
	    (!may_be_called(rq) || !has_role(rq, m)));
	if (rq->in.route != NULL && length > most_of_body(rq))
		message_refuse(m, ERROR_REST_BODY_TOO_LARGE, NULL);

	return (!m->unread && m->verdict == ERROR_NONE);
}

static struct problem
problem_of(struct request *rq)
{
	const struct message	*m = rq->message;

	switch (m->verdict) {
	case ERROR_REST_BAD_REQUEST:
		return (error_rest_bad_request(m->reason));
	case ERROR_REST_REQUEST_TIMEOUT:
		return (error_rest_request_timeout());
	case ERROR_REST_LENGTH_REQUIRED:
		return (error_rest_length_required());
	case ERROR_REST_BODY_TOO_LARGE:
		return (error_rest_body_too_large(arena_integer(rq->arena,
		    (int64_t)message_body_most(m->method,
		    SERVICE_BODY_BYTES))));
	case ERROR_REST_URI_TOO_LONG:
		return (error_rest_uri_too_long());
	case ERROR_REST_TOO_MANY_REQUESTS:
		return (error_rest_too_many_requests(arena_integer(rq->arena,
		    m->retry_after)));
	case ERROR_REST_HEADERS_TOO_LARGE:
		return (error_rest_headers_too_large());
	case ERROR_REST_UNAVAILABLE:
		return (error_rest_unavailable());
	case ERROR_REST_HTTP_VERSION:
		return (error_rest_http_version());
	default:
		abort();
	}
}

int
serve_refuse(struct request *rq)
{
	return (reply_retry(rq, problem_of(rq), rq->message->retry_after));
}

/* Each of these checks returns 0 if the request passes. */
static int
check_message(struct request *rq)
{
	enum error	 verdict = rq->message->verdict;

	return (verdict == ERROR_NONE || verdict == ERROR_REST_BODY_TOO_LARGE ?
	    0 : serve_refuse(rq));
}

int
serve_defer(struct request *rq)
{
	int	 status;

	if (serve_picture(rq) != NULL &&
	    (status = author_quota_check(rq, AUTHOR_PICTURES, 0)) != 0)
		return (status);
	rq->defers = true;

	return (reply_retry(rq, error_rest_unavailable(), 1));
}

/* Bytes of the body, without the picture. */
static int64_t
size_of(const struct request *rq)
{
	const struct value	*file = serve_picture(rq);

	return ((int64_t)(rq->message->body_length -
	    (file == NULL ? 0 : file->length)));
}

static int
check_path(struct request *rq)
{
	const char	*instead;

	if (rq->in.path != NULL)
		return (0);
	instead = mount_for_newer(rq);

	return (reply_error(rq, instead != NULL ?
	    error_rest_no_route_newer(instead) : error_rest_no_route()));
}

/* An address with the ending of a format can only be read. */
static int
check_method(struct request *rq)
{
	const char	*allow;
	int		 status;

	if (rq->in.route != NULL || (rq->in.method == METHOD_OPTIONS &&
	    rq->in.format == FORMAT_JSON && !rq->in.for_people))
		return (0);

	allow = rq->in.format == FORMAT_JSON ? rq->in.path->allow : "GET, HEAD";
	status = reply_error(
	    rq, error_rest_method_not_allowed(rq->in.method_word, allow));
	rq->reply.allow = allow;

	return (status);
}

static int
check_body(struct request *rq)
{
	size_t	 most;

	most = most_of_body(rq);
	if (rq->message->verdict == ERROR_REST_BODY_TOO_LARGE ||
	    rq->message->body_length > most)
		return (reply_error(rq,
		    error_rest_body_too_large(arena_integer(rq->arena,
		    (int64_t)most))));
	if (rq->message->unread)
		return (rq->caller.role < rq->in.route->role ?
		    reply_forbidden(rq) : reply_error(rq,
		    error_rest_unavailable()));
	if (rq->in.json_error == NULL)
		return (0);

	reply_error_start(rq, error_rest_invalid_json());
	json_string(&rq->out, "json_error_message", rq->in.json_error);

	return (reply_error_end(rq));
}

static int
check_role(struct request *rq)
{
	return (rq->caller.role >= rq->in.route->role ? 0 :
	    reply_forbidden(rq));
}

static int
answer_options(struct request *rq)
{
	rq->reply.allow = rq->in.path->allow;

	return (describe_options(rq));
}

/* Steps 5 to 7; the handler performs step 8 and later ones. */
static int
answer_route(struct request *rq)
{
	const void	*params;
	int		 status;

	if ((params = params_read(rq)) == NULL)
		return (rq->reply.status);
	if ((status = check_role(rq)) != 0)
		return (status);
	if (rq->reading && serve_writes(rq) && !serve_is_slow(rq))
		return (serve_defer(rq));

	if (rq->in.format != FORMAT_JSON) {
		rq->reply.content_type = format_content_type(rq->in.format);
		return (rq->in.route->call_as(rq, params));
	}

	return (create_asked(rq) ? create_call(rq, params) :
	    rq->in.route->call(rq, params));
}

/*
 * Rejects what is only known once it is stored, after all other checks (rule
 * 5.1, steps 13 and 14): texts that are too long, and records that the caller
 * may not change.
 */
static int
check_stored(struct request *rq, int status)
{
	if (status >= 300)
		return (status);
	if (rq->too_long != NULL)
		return (reply_error(rq, rq->too_long()));
	if (*rq->forbidden != '\0')
		return (reply_error(rq,
		    error_rest_forbidden_record(rq->forbidden)));

	return (status);
}

int
serve_route(struct request *rq)
{
	return (check_stored(rq, answer_route(rq)));
}

/* Runs the route, and counts the records that it has changed. */
static int
count_changes(struct request *rq)
{
	int64_t	 before, changes;
	int	 status, refused;

	if (may_edit_others(&rq->caller))
		return (serve_route(rq));
	before = changes_last(rq->db).seq;
	status = serve_route(rq);
	if (status >= 400 || (changes = changes_count(rq->db, before)) == 0)
		return (status);
	if ((refused = author_quota_check(rq, AUTHOR_CHANGES, 0)) != 0)
		return (refused);
	author_quota_spend(rq, AUTHOR_CHANGES, changes);

	return (status);
}

/*
 * A write of a user. Those of visitors are limited by their address. The writer
 * counts the time (server/batch.c). Another thread may read the request before;
 * then a quota that is used up is no work of the writer.
 */
static int
answer_write(struct request *rq)
{
	int	 status;

	if (rq->excess > 0)
		return (author_quota_reply(rq, rq->excess));
	if ((status = author_quota_check(rq, AUTHOR_WRITING, 0)) != 0)
		return (status);
	if (rq->reading) {
		status = author_quota_check(rq, AUTHOR_BYTES, size_of(rq));
		return (status != 0 ? status : serve_route(rq));
	}
	status = author_quota_take(rq, AUTHOR_BYTES, size_of(rq));

	return (status != 0 ? status : count_changes(rq));
}

/* Rule 5.1. */
static int
answer_request(struct request *rq)
{
	int	 status;

	if ((status = check_message(rq)) != 0 ||
	    (status = credentials_check(rq)) != 0 ||
	    (status = session_check(rq)) != 0 ||
	    (status = check_path(rq)) != 0 ||
	    (status = check_method(rq)) != 0 ||
	    (status = check_body(rq)) != 0)
		return (status);
	if (rq->in.method == METHOD_OPTIONS)
		return (answer_options(rq));
	if (rq->caller.id != 0 && serve_writes(rq))
		return (answer_write(rq));

	return (serve_route(rq));
}

/* Charges further work and memory to this budget, or to none if it is NULL. */
static void
set_budget(struct request *rq, struct budget *budget)
{
	arena_set_budget(rq->arena, budget);
	if (rq->db != NULL)
		db_set_budget(rq->db, budget);
}

/*
 * Turns an answer that is incomplete, because of the budget, the storage or
 * its size, into an error.
 */
static int
check_answer(struct request *rq, int status)
{
	set_budget(rq, NULL);	/* errors need no budget */
	if (budget_spent(rq->budget) ||
	    (rq->db != NULL && db_failed(rq->db))) {
		rq->defers = false;
		return (budget_spent(rq->budget) ? reply_late(rq) :
		    reply_broken(rq));
	}

	return (reply_whole(rq, status));
}

/*
 * Clients that prefer HTML get errors as pages. The answer to an invalid form
 * is a page already.
 */
static int
finish_answer(struct request *rq, int status)
{
	rq->reply.status = status;
	if (status < 400 || rq->reply.policy != NULL ||
	    format_choose(1u << FORMAT_HTML,
	    rq->message->header[HEADER_ACCEPT]) != FORMAT_HTML)
		return (status);

	return (page_refusal(rq));
}

/* An answer without a date of its own has that of the server's start. */
static void
date_answer(struct request *rq)
{
	if (rq->reply.last_modified == 0)
		rq->reply.last_modified = started;
}

int
serve_answer(struct request *rq)
{
	struct budget	*outer;

	outer = arena_budget(rq->arena);
	set_budget(rq, rq->budget);
	rq->reply.status = finish_answer(rq, check_answer(rq,
	    answer_request(rq)));
	date_answer(rq);
	conditional_tag(rq);
	gzip_body(rq);
	set_budget(rq, outer);

	return (rq->reply.status);
}
