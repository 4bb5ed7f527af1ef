#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"

#include "input.h"

static void
serve(struct request *rq)
{
	rq->db = harness.db;
	if (!serve_writes(rq)) {
		db_begin_read(harness.db);
		serve_answer(rq);
		db_end_read(harness.db);
		return;
	}
	db_begin_write(harness.db);
	db_savepoint(harness.db);
	serve_answer(rq);
	db_savepoint_undo(harness.db);
	cr_assert(db_commit(harness.db), "%s", db_message(harness.db));
}

struct outcome *
input_ask(const char *method, const char *where, const char *type,
    const char *body, size_t length)
{
	static struct arena	*arena;
	static struct outcome	 a;
	struct buf		 head, text;
	struct message		 m;
	struct request		*rq;
	size_t			 size;

	if (arena == NULL)
		arena = arena_new();
	arena_reset(arena);
	buf_init(&text, arena, 1024);
	buf_printf(&text, "%s %s%s HTTP/1.1\r\nHost: %s\r\n%s\r\n", method,
	    harness.prefix, where, harness.host, as("admin"));
	if (type != NULL)
		buf_printf(&text, "Content-Type: application/%s\r\n"
		    "Content-Length: %zu\r\n", type, length);
	buf_string(&text, "\r\n");
	memset(&m, 0, sizeof(m));
	message_read(&m, text.data, text.length, &size, &size);
	m.body = body;
	m.body_length = length;
	m.peer = harness.peer;
	rq = serve_prepare(arena, &harness.site, &m, harness.now);
	serve(rq);
	buf_init(&head, arena, 1024);
	reply_head(rq, &head);
	a.status = rq->reply.status;
	a.head = head.data;
	a.body = reply_body(rq, &a.length);

	return (&a);
}
