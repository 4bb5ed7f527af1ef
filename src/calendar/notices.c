#include "calendar/notices.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/record.h"
#include "calendar/terms.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/mount.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/outbox.h"
#include "text/dates.h"

#define BODY_SIZE	4096	/* bytes; most are shorter */

struct notice {
	const char	 *type;
	const char	**endpoints;
	size_t		  count;
	struct request	 *inner;	/* for the record */
};

static bool
wants(const struct webhook *w, const char *type)
{
	size_t	 i;

	for (i = 0; i < w->events.count; i++)
		if (strcmp(w->events.list[i], type) == 0)
			return (true);

	return (w->events.count == 0);
}

/* Returns false if no endpoint wants it. */
static bool
find_endpoints(struct request *rq, struct notice *n)
{
	const struct site	*site = rq->site;
	const struct webhook	*w;
	size_t			 i;

	n->count = 0;
	n->endpoints = arena_alloc(rq->arena,
	    site->webhook_count * sizeof(*n->endpoints));
	for (i = 0; i < site->webhook_count; i++) {
		w = &site->webhooks[i];
		if (wants(w, n->type) && !outbox_is_gone(rq->db, w->url))
			n->endpoints[n->count++] = w->url;
	}

	return (n->count > 0);
}

/*
 * Starts a message. The caller writes the record to the inner request, then
 * calls finish(). Returns false if there is nothing to send.
 */
static bool
begin(struct request *rq, enum notice_kind kind, enum notice_change change,
    struct notice *n)
{
	struct request	*inner;

	outbox_trim_a_few(rq->db, rq->now);
	if (rq->site->webhook_count == 0)
		return (false);
	n->type = webhook_type(kind, change);
	if (!find_endpoints(rq, n))
		return (false);

	inner = n->inner = serve_inner(rq, "/");
	inner->fragments = NULL;
	inner->caller.role = ROLE_ADMINISTRATOR;
	inner->mount = &rq->site->mounts[0];
	inner->namespace = rq->site->namespaces.list[0];
	mount_address(inner);
	json_init(&inner->out, rq->arena, BODY_SIZE);

	return (true);
}

static void
write_time(struct json *out, int64_t now)
{
	char	 text[DATE_TEXT + 1];

	date_print(now, text);
	text[strcspn(text, " ")] = 'T';
	strcat(text, "Z");
	json_string(out, "timestamp", text);
}

/* Writes the record, or, if it is long, only its address. */
static void
write_data(struct json *out, const struct buf *record, int64_t id,
    const char *rest_url)
{
	if (record->length <= SERVICE_MESSAGE_BYTES) {
		json_raw(out, "data", record->data, record->length);
		return;
	}
	json_object(out, "data");
	json_integer(out, "id", id);
	json_string(out, "rest_url", rest_url);
	json_object_end(out);
}

/*
 * A truncated message must not be sent. So the request fails, as if its answer
 * were too long.
 */
static void
finish(struct request *rq, const struct notice *n, int64_t id,
    const char *rest_url)
{
	const struct buf	*record = &n->inner->out.buf;
	struct json		 body;

	json_init(&body, rq->arena, BODY_SIZE);
	json_object(&body, NULL);
	json_string(&body, "type", n->type);
	write_time(&body, rq->now);
	write_data(&body, record, id, rest_url);
	json_object_end(&body);
	if (record->full || body.buf.full)
		rq->out.buf.full = true;
	else
		outbox_put(rq->db, n->type, body.buf.data, rq->now,
		    n->endpoints, n->count);
}

static void
send(struct request *rq, const struct notice *n, const struct record_head *r)
{
	record_write(n->inner, NULL, r, RECORD_PLAIN);
	finish(rq, n, r->id, record_rest_url(n->inner, r));
}

void
notice_record(struct request *rq, enum notice_change change,
    const struct record_head *r)
{
	static const enum notice_kind	 kinds[] = {
		[RECORD_EVENT] = NOTICE_EVENT, [RECORD_VENUE] = NOTICE_VENUE,
		[RECORD_ORGANIZER] = NOTICE_ORGANIZER
	};
	struct notice			 n;

	if (begin(rq, kinds[r->kind], change, &n))
		send(rq, &n, r);
}

void
notice_relinked(struct request *rq, enum notice_change change,
    const struct event *e)
{
	struct event	 now = *e;
	struct notice	 n;

	if (!begin(rq, NOTICE_EVENT, change, &n))
		return;
	event_linked_find(rq, &now);
	send(rq, &n, &now.head);
}

void
notice_term(struct request *rq, enum notice_change change, const struct term *t)
{
	struct notice	 n;

	if (!begin(rq, t->kind == TERM_CATEGORY ? NOTICE_CATEGORY : NOTICE_TAG,
	    change, &n))
		return;
	term_write(n.inner, t, TERM_LISTED);
	finish(rq, &n, t->id, term_rest_url(n.inner, t->kind, t->id));
}

enum notice_change
notice_of(enum status before, enum status after)
{
	return (before != STATUS_TRASH && after == STATUS_TRASH ?
	    NOTICE_DELETED : NOTICE_UPDATED);
}
