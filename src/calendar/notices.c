#include "calendar/notices.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/record.h"
#include "calendar/stored_table.h"
#include "calendar/terms.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/mount.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "text/dates.h"

#define BODY_SIZE	4096	/* bytes; most are shorter */
#define ABOUT(number)	"{\"kind\":%d,\"id\":%" number "}"

static bool
wants_type(const struct webhook *w, const char *type)
{
	size_t	 i;

	for (i = 0; i < w->events.count; i++)
		if (strcmp(w->events.list[i], type) == 0)
			return (true);

	return (w->events.count == 0);
}

/* A request of an administrator to the first mount of `base_url`. */
static struct request *
read_as_administrator(struct db *db, struct arena *arena,
    const struct site *site, int64_t now)
{
	struct message	*m;
	struct request	*rq;

	m = arena_alloc(arena, sizeof(*m));
	m->method = "GET";
	m->peer = "";
	m->target = arena_join(arena, site->mounts[0].prefix, "/",
	    site->namespaces.list[0], "/", NULL);
	rq = serve_prepare(arena, site, m, now);
	rq->db = db;
	rq->budget = arena_budget(arena);
	rq->caller.role = ROLE_ADMINISTRATOR;

	return (rq);
}

/* Writes the record to rq->out, if it exists. Returns its address. */
static const char *
write_record(struct request *rq, enum notice_kind kind, int64_t id)
{
	static const enum record_kind	 kinds[] = {
		[NOTICE_EVENT] = RECORD_EVENT, [NOTICE_VENUE] = RECORD_VENUE,
		[NOTICE_ORGANIZER] = RECORD_ORGANIZER
	};
	union record_any		 any;
	struct term			 t;

	if (kind == NOTICE_CATEGORY || kind == NOTICE_TAG) {
		t.kind = kind == NOTICE_TAG ? TERM_TAG : TERM_CATEGORY;
		if (term_find(rq, t.kind, id, &t))
			term_write(rq, &t, TERM_LISTED);
		return (term_rest_url(rq, t.kind, id));
	}
	if (stored_find(rq, record_tables[kinds[kind]], id, &any))
		record_write(rq, NULL, &any.head, RECORD_PLAIN);
	any.head = (struct record_head){ .kind = kinds[kind], .id = id };

	return (record_rest_url(rq, &any.head));
}

static void
write_time(struct json *out, int64_t time)
{
	char	 text[DATE_TEXT + 1];

	date_print_local(time, text);
	strcat(text, "Z");
	json_string(out, "timestamp", text);
}

/* Writes the record, or only its address if it is long or does not exist. */
static void
write_data(struct json *out, const struct buf *record, int64_t id,
    const char *rest_url)
{
	if (record->length > 0 && record->length <= SERVICE_MESSAGE_BYTES &&
	    !record->full) {
		json_raw(out, "data", record->data, record->length);
		return;
	}
	json_object(out, "data");
	json_integer(out, "id", id);
	json_string(out, "rest_url", rest_url);
	json_object_end(out);
}

const char *
notice_write(struct db *db, struct arena *arena, const struct site *site,
    const struct delivery *d, int64_t now)
{
	struct request	*rq;
	struct json	 body;
	const char	*rest_url;
	int64_t		 id;
	int		 kind;

	if (strcmp(d->body, d->about) != 0 || sscanf(d->about, ABOUT(SCNd64),
	    &kind, &id) != 2 || kind < 0 || kind >= NOTICE_KINDS)
		return (d->body);
	rq = read_as_administrator(db, arena, site, now);
	rest_url = write_record(rq, (enum notice_kind)kind, id);
	json_init(&body, arena, BODY_SIZE);
	json_object(&body, NULL);
	json_string(&body, "type", d->type);
	write_time(&body, d->created);
	write_data(&body, &rq->out.buf, id, rest_url);
	json_object_end(&body);

	return (arena_copy(arena, body.buf.data, body.buf.length));
}

/* The message about a record that is about to be deleted. */
static const char *
write_last_message(struct request *rq, const struct outbox_message *m)
{
	struct delivery	 d = { .type = m->type, .about = m->about,
			    .body = m->body, .created = rq->now };

	return (notice_write(rq->db, rq->arena, rq->site, &d, rq->now));
}

/* Stores a message for each endpoint that wants it. */
static void
put_messages(struct request *rq, enum notice_kind kind,
    enum notice_change change, int64_t id)
{
	const struct webhook	*w = rq->site->webhooks;
	struct outbox_message	 m = { .type = webhook_type(kind, change),
				    .author = rq->caller.id };
	char			 about[64];
	size_t			 i;

	outbox_trim_a_few(rq->db, rq->now);
	if (change == NOTICE_UPDATED)
		m.kept = webhook_type(kind, NOTICE_CREATED);
	snprintf(about, sizeof(about), ABOUT(PRId64), kind, id);
	m.about = m.body = about;
	for (i = 0; i < rq->site->webhook_count; i++, w++) {
		if (!wants_type(w, m.type) || outbox_is_gone(rq->db, w->url))
			continue;
		if (change == NOTICE_PURGED && m.body == about)
			m.body = write_last_message(rq, &m);
		outbox_put(rq->db, &m, w->url, rq->now);
	}
}

void
notice_record(struct request *rq, enum notice_change change,
    const struct record_head *r)
{
	static const enum notice_kind	 kinds[] = {
		[RECORD_EVENT] = NOTICE_EVENT, [RECORD_VENUE] = NOTICE_VENUE,
		[RECORD_ORGANIZER] = NOTICE_ORGANIZER
	};

	put_messages(rq, kinds[r->kind], change, r->id);
}

void
notice_term(struct request *rq, enum notice_change change, const struct term *t)
{
	put_messages(rq, t->kind == TERM_CATEGORY ? NOTICE_CATEGORY :
	    NOTICE_TAG, change, t->id);
}

void
notice_test(struct request *rq, const char *endpoint)
{
	struct outbox_message	 m = { .type = OUTBOX_TEST,
				    .about = "{\"test\":true}",
				    .author = rq->caller.id };
	struct json		 body;

	json_init(&body, rq->arena, 128);
	json_object(&body, NULL);
	json_string(&body, "type", m.type);
	write_time(&body, rq->now);
	json_object(&body, "data");
	json_object_end(&body);
	json_object_end(&body);
	m.body = body.buf.data;
	result_put(rq->db, endpoint, NULL);
	outbox_put(rq->db, &m, endpoint, rq->now);
}

enum notice_change
notice_of(enum status before, enum status after)
{
	return (before != STATUS_TRASH && after == STATUS_TRASH ?
	    NOTICE_DELETED : NOTICE_UPDATED);
}
