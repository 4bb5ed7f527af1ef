#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/create.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/first_answers.h"
#include "store/permissions.h"

bool
create_asked(const struct request *rq)
{
	return (rq->in.route->methods == 1u << METHOD_POST &&
	    rq->in.method == METHOD_POST && !rq->in.path->is_page);
}

/* Step 9: only editors and administrators may set another author. */
static int
check_author(struct request *rq, const void *params)
{
	const struct param	*p;
	size_t			 i;

	for (i = 0; i < rq->in.route->param_count; i++) {
		p = &rq->in.route->params[i];
		if (rq->sent[i] == NULL || p->reference != REFERENCE_USER)
			continue;
		if (!may_name_author(&rq->caller,
		    *(const int64_t *)((const char *)params + p->offset)))
			return (reply_forbidden(rq));
	}

	return (0);
}

/* Kind, name and content of a value, with their lengths first. */
static void
put_value(struct buf *b, const struct value *v)
{
	const struct value	*inner;
	const uint64_t		 facts[] = { v->kind, v->json, v->truth,
	    v->name != NULL ? strlen(v->name) : 0, v->length, v->count };

	buf_add(b, facts, sizeof(facts));
	if (v->name != NULL)
		buf_string(b, v->name);
	if (v->text != NULL)
		buf_add(b, v->text, v->length);
	for (inner = v->first; inner != NULL; inner = inner->next)
		put_value(b, inner);
}

/*
 * Computes the key and the digest of the request. The mount is part of the
 * path, since answers contain its addresses, and so is the id in the path.
 */
static void
identify_request(struct request *rq, const char *key,
    struct first_request *request)
{
	struct buf	 sent;
	unsigned char	 file[SECRET_DIGEST];

	request->caller = rq->caller.id;
	request->path = arena_join(rq->arena, rq->in.mount->prefix, "/",
	    rq->in.namespace, rq->in.path->template, rq->in.capture == NULL ?
	    "" : " ", rq->in.capture == NULL ? "" : rq->in.capture, NULL);
	request->key = key;
	buf_init(&sent, rq->arena, 256);
	put_value(&sent, rq->in.fields);
	if (rq->in.file != NULL) {
		secret_digest_bytes(rq->in.file->text, rq->in.file->length,
		    file);
		buf_add(&sent, file, sizeof(file));
	}
	secret_digest_bytes(sent.data, sent.length, request->digest);
}

static int
replay_answer(struct request *rq, const struct first_answer *first)
{
	json_raw(&rq->out, NULL, first->body, strlen(first->body));
	if (*first->location != '\0')
		rq->reply.location = first->location;
	rq->reply.replayed = true;

	return (first->status);
}

/* The stored body. If the record is long, it is only its address. */
static const char *
stored_body(struct request *rq, const char *location)
{
	struct json	 out;

	json_init(&out, rq->arena, 256);
	json_object(&out, NULL);
	json_string(&out, "rest_url", location);
	json_object_end(&out);

	return (out.buf.data);
}

static void
store_answer(struct request *rq, const struct first_request *request,
    int status)
{
	struct first_answer	 first;

	first.status = status;
	first.location = rq->reply.location != NULL ? rq->reply.location : "";
	first.body = rq->out.buf.length <= SERVICE_FIRST_ANSWER_BYTES ?
	    rq->out.buf.data : stored_body(rq, first.location);
	first_answer_keep(rq->db, request, rq->now, &first);
}

static int
call_once(struct request *rq, const void *params, const char *key)
{
	struct first_request	 request;
	struct first_answer	 first;
	int			 status;

	identify_request(rq, key, &request);
	switch (first_answer_find(rq->db, rq->arena, &request, rq->now,
	    &first)) {
	case FIRST_SAME:
		return (replay_answer(rq, &first));
	case FIRST_OTHER:
		return (reply_error(rq, error_rest_idempotency_key_reused()));
	case FIRST_NEW:
		break;
	}
	if ((status = rq->in.route->call(rq, params)) < 300)
		store_answer(rq, &request, status);

	return (status);
}

int
create_call(struct request *rq, const void *params)
{
	const char	*key;
	int		 status;

	if ((status = check_author(rq, params)) != 0)
		return (status);
	key = rq->message->header[HEADER_IDEMPOTENCY_KEY];

	return (key == NULL ? rq->in.route->call(rq, params) :
	    call_once(rq, params, key));
}
