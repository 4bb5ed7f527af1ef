#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <criterion/hooks.h>
#include <openssl/evp.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/texts.h"
#include "http/fragments.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "store/db.h"
#include "store/store.h"
#include "store/users.h"
#include "store_empty.h"
#include "text/html.h"
#include "text/zones.h"

#include "base/array.h"
#include "derived.h"
#include "harness.h"
#include "harness_again.h"
#include "postgresql.h"
#include "spec_answers.h"

struct harness	harness;

static struct arena	*arena;		/* of everything that a test makes */
static bool		 writing;	/* a request is in a transaction */
static struct fragments	*fragments, *writer_fragments;

static struct {
	const char	*login;
	enum role	 role;
	char		 password[PASSWORD_TEXT];
} users[] = {
	{ "admin", ROLE_ADMINISTRATOR, "" },
	{ "ed", ROLE_EDITOR, "" },
	{ "au", ROLE_AUTHOR, "" },
	{ "co", ROLE_CONTRIBUTOR, "" },
	{ "su", ROLE_SUBSCRIBER, "" }
};

#define USER_COUNT	COUNT(users)

static void
add_users(void)
{
	size_t	 i;

	db_begin_write(harness.db);
	for (i = 0; i < USER_COUNT; i++)
		cr_assert(user_add(harness.db, users[i].login, users[i].role,
		    NOW, users[i].password));
	cr_assert(db_commit(harness.db));
}

/* The runner reports a crash only after the test. */
static void
check_derived(void)
{
	if (!writing && derived_differs(harness.db))
		abort();
}

static void
speak_four_languages(struct site *site)
{
	static struct mount	 mounts[] = {
		{ "", "en", 0 }, { "/wp-json", "en", 0 }, { "/de", "de", 0 },
		{ "/fr", "fr", 0 }, { "/es", "es", 0 }
	};
	size_t			 i, k;

	site->mounts = mounts;
	site->mount_count = COUNT(mounts);
	for (i = 0; i < site->mount_count; i++)
		for (k = 0; k < LOCALE_COUNT; k++)
			if (strcmp(mounts[i].locale, locales[k]) == 0)
				mounts[i].locale_index = k;
}

static void
set_site_id(void)
{
	db_begin_write(harness.db);
	cr_assert(site_id_set(harness.db, SITE_ID));
	cr_assert(db_commit(harness.db));
}

static void
prepare(void)
{
	const char	*wrong;

	arena = arena_new();
	cr_assert(zones_load(NULL));
	html_start();
	wrong = site_read(&harness.site, arena, NULL);
	cr_assert_null(wrong, "%s", wrong);
	speak_four_languages(&harness.site);
	serve_start(NOW);
	spec_answers_read();
	harness.now = NOW;
	harness.prefix = "/calendar/events/v1";
	harness.host = "cal.example";
	harness.peer = "127.0.0.1";
	fragments = fragments_new();
	writer_fragments = fragments_new();
}

static void
prepare_database(void)
{
	harness.db = store_empty();
	set_site_id();
	add_users();
}

/* Tests that are started by fork() begin with what the runner has prepared. */
ReportHook(PRE_ALL)(struct criterion_test_set *tests)
{
	(void)tests;
	prepare();
	if (!postgresql_is_there())
		prepare_database();
}

void
harness_start(void)
{
	static bool	 is_started;

	if (is_started)
		return;
	is_started = true;
	if (arena == NULL)
		prepare();
	if (harness.db == NULL)
		prepare_database();
	atexit(check_derived);
}

void
harness_fill(const char *update, const char *part, size_t count)
{
	struct statement	*st;
	struct buf		 text;

	harness_start();
	buf_init(&text, arena, count * strlen(part) + 1);
	for (; count > 0; count--)
		buf_string(&text, part);
	st = db_compose(harness.db, update);
	db_bind_text(st, 1, text.data);
	db_run(st);
	cr_assert_not(db_failed(harness.db), "%s", db_message(harness.db));
}

const char *
password_of(const char *user)
{
	size_t	 i;

	harness_start();
	for (i = 0; i < USER_COUNT; i++)
		if (strcmp(users[i].login, user) == 0)
			return (users[i].password);
	cr_assert(false, "there is no user '%s'", user);

	return (NULL);
}

const char *
as(const char *user)
{
	const char	*pair;
	char		*coded;
	size_t		 length;

	harness_start();
	pair = arena_printf(arena, "%s:%s", user, password_of(user));
	length = strlen(pair);
	coded = arena_alloc(arena, length * 4 / 3 + 5);
	EVP_EncodeBlock((unsigned char *)coded, (const unsigned char *)pair,
	    (int)length);

	return (arena_printf(arena, "Authorization: Basic %s", coded));
}

/* Works like the server: reads see one state, writes may be undone. */
static void
serve(struct request *rq)
{
	static uint64_t	 write_count;

	rq->db = harness.db;
	rq->budget = harness.budget;
	rq->reading = harness.reading;
	if (!serve_writes(rq)) {
		rq->fragments = fragments;
		fragments_renew(fragments, 0);
		db_begin_read(harness.db);
		serve_answer(rq);
		db_end_read(harness.db);
		db_recover(harness.db);
		return;
	}

	writing = true;
	rq->fragments = writer_fragments;
	fragments_renew(writer_fragments, ++write_count);
	db_begin_write(harness.db);
	db_savepoint(harness.db);
	(void)serve_answer(rq);
	if (serve_keeps(rq)) {
		db_savepoint_keep(harness.db);
	} else {
		db_savepoint_undo(harness.db);
		fragments_forget(writer_fragments);
		/*
		 * SQLite rolls back everything if it must stop while writing.
		 */
		if (db_failed(harness.db))
			db_recover(harness.db);
	}
	if (db_is_writing(harness.db))
		cr_assert(db_commit(harness.db), "%s", db_message(harness.db));
	writing = false;
}

/* Fails the test if the spec does not list an error of a route. */
static void
check_error(const struct request *rq, const struct outcome *a)
{
	const char	*code;

	if (a->status < 400 || rq->in.route == NULL || rq->in.path->is_page ||
	    (code = outcome_text(a, "code")) == NULL)
		return;
	cr_expect(spec_has_answer(rq->in.route->name, a->status, code),
	    "'answers' of %s do not list %d %s", rq->in.route->name, a->status,
	    code);
}

struct request *
harness_serve(struct arena *to, const struct message *m, int64_t now,
    struct outcome *a)
{
	static struct picture	*picture;
	const struct value	*file;
	struct buf		 head;
	struct request		*rq;

	rq = serve_prepare(to, &harness.site, m, now);
	free(picture);
	picture = NULL;
	rq->excess = harness.excess;
	if ((file = serve_picture(rq)) != NULL && rq->excess == 0)
		picture = maker_make(file->text, file->length, NULL);
	rq->picture = picture;
	serve(rq);
	buf_init(&head, to, 1024);
	reply_head(rq, &head);
	a->status = rq->reply.status;
	a->head = head.data;
	a->body = reply_body(rq, &a->length);
	check_error(rq, a);

	return (rq);
}

struct outcome *
ask_file(const char *method, const char *target, const char *lines,
    const void *bytes, size_t length)
{
	struct buf	 b;

	harness_start();
	buf_init(&b, arena, length + 512);
	buf_printf(&b, "%s %s%s HTTP/1.1\r\nHost: cal.example\r\n%s"
	    "Content-Length: %zu\r\n\r\n", method, harness.prefix, target,
	    lines, length);
	buf_add(&b, bytes, length);

	return (ask_bytes(b.data, b.length));
}

struct outcome *
ask_bytes(const char *bytes, size_t length)
{
	struct outcome	*a;
	struct message	 m;
	char		*text;
	size_t		 head_length, body_length;

	harness_start();
	text = arena_copy(arena, bytes, length);
	memset(&m, 0, sizeof(m));
	if (message_read(&m, text, length, &head_length, &body_length) ==
	    MESSAGE_WHOLE) {
		cr_assert_eq(length, head_length + body_length);
		m.body = text + head_length;
		m.body_length = body_length;
	}
	m.peer = harness.peer;

	a = arena_alloc(arena, sizeof(*a));
	harness_again(harness_serve(arena, &m, harness.now, a), a);

	return (a);
}

static struct outcome *
send_lines(const char *method, const char *target, const char *body,
    va_list lines)
{
	struct buf	 b;
	const char	*line;

	harness_start();
	buf_init(&b, arena, 1024);
	buf_printf(&b, "%s %s%s HTTP/1.1\r\n", method, harness.prefix, target);
	if (harness.host != NULL)
		buf_printf(&b, "Host: %s\r\n", harness.host);
	while ((line = va_arg(lines, const char *)) != NULL)
		buf_printf(&b, "%s\r\n", line);
	if (body != NULL)
		buf_printf(&b, "Content-Length: %zu\r\n", strlen(body));
	buf_string(&b, "\r\n");
	if (body != NULL)
		buf_string(&b, body);

	return (ask_bytes(b.data, b.length));
}

struct outcome *
ask_with(const char *method, const char *target, const char *body, ...)
{
	struct outcome	*a;
	va_list		 lines;

	va_start(lines, body);
	a = send_lines(method, target, body, lines);
	va_end(lines);

	return (a);
}

struct outcome *
ask(const char *method, const char *target)
{
	return (ask_with(method, target, NULL, NULL));
}

struct outcome *
ask_as(const char *user, const char *method, const char *target)
{
	return (ask_with(method, target, NULL, as(user), NULL));
}

static struct outcome *
ask_body(const char *user, const char *method, const char *target,
    const char *type, const char *body)
{
	return (ask_with(method, target, body, type,
	    user == NULL ? NULL : as(user), NULL));
}

struct outcome *
ask_json(const char *user, const char *method, const char *target,
    const char *json)
{
	return (ask_body(user, method, target,
	    "Content-Type: application/json", json));
}

struct outcome *
ask_form(const char *user, const char *method, const char *target,
    const char *form)
{
	return (ask_body(user, method, target,
	    "Content-Type: application/x-www-form-urlencoded", form));
}
