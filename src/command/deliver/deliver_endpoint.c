#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "calendar/notices.h"
#include "command/deliver/deliver_endpoint.h"
#include "command/deliver/deliver_mail.h"
#include "command/deliver/deliver_post.h"
#include "config/site.h"
#include "pages/site_now.h"
#include "store/db.h"
#include "store/letters.h"
#include "store/outbox.h"

#define REST_DOUBLES	6	/* doublings of the rest of a second */
#define REST_MAX	60	/* seconds */
#define WISH_MAX	3600	/* seconds; the longest Retry-After */

#define GONE		410
#define TOO_MANY	429
#define UNAVAILABLE	503

const char *
endpoint_shown(const char *url, char text[ENDPOINT_SHOWN])
{
	snprintf(text, ENDPOINT_SHOWN, "%.*s", (int)strcspn(url, "?"), url);
	return (text);
}

const char *
endpoint_open(struct endpoint *e, struct transfers *transfers,
    const struct webhook *w, bool private)
{
	const char	*why;

	e->address = w->url;
	e->arena = arena_new();
	e->post = post_new(transfers, w, private, &why);
	return (why);
}

const char *
endpoint_open_mail(struct endpoint *e, struct transfers *transfers,
    const struct mail *mail, const char *queue)
{
	const char	*why;

	e->address = queue;
	e->arena = arena_new();
	e->mailer = mailer_new(transfers, mail, &why);
	return (why);
}

void
endpoint_close(struct endpoint *e)
{
	if (e->post != NULL)
		post_free(e->post);
	if (e->mailer != NULL)
		mailer_free(e->mailer);
	arena_free(e->arena);
}

void
endpoint_find(struct endpoint *e, struct db *db)
{
	struct delivery	*d = &e->delivery;

	if (e->state != ENDPOINT_IDLE || clock_steady() < e->rests)
		return;
	arena_reset(e->arena);
	e->site = site_now(e->arena);
	if (!delivery_next(db, e->arena, e->address, d->author, clock_now(),
	    d))
		return;
	if (e->mailer == NULL)
		d->body = notice_write(db, e->arena, e->site, d, clock_now());
	if (!db_failed(db))
		e->state = e->mailer != NULL ? ENDPOINT_FOUND :
		    ENDPOINT_READY;
}

bool
endpoint_wants_writing(const struct endpoint *e)
{
	return (e->state == ENDPOINT_FOUND);
}

void
endpoint_write(struct endpoint *e, struct db *db)
{
	e->needless = !letter_write(&e->letter, db, e->arena, e->site,
	    &e->delivery, clock_now());
}

void
endpoint_written(struct endpoint *e)
{
	e->state = ENDPOINT_READY;
}

/* A letter that is not needed counts as sent. */
static void
start_letter(struct endpoint *e)
{
	if (!e->needless) {
		mailer_start(e->mailer, &e->letter, e->delivery.name,
		    clock_now());
		return;
	}
	e->outcome = (struct transfer_outcome){ .status = 250, .text = "" };
	e->state = ENDPOINT_HEARD;
}

void
endpoint_start(struct endpoint *e)
{
	if (e->state != ENDPOINT_READY)
		return;
	e->state = ENDPOINT_POSTING;
	if (e->mailer != NULL)
		start_letter(e);
	else
		post_start(e->post, &e->delivery, clock_now());
}

static bool
is_over(struct endpoint *e)
{
	return (e->mailer != NULL ? mailer_is_over(e->mailer, &e->outcome) :
	    post_is_over(e->post, &e->outcome));
}

bool
endpoint_hear(struct endpoint *e)
{
	if (e->state == ENDPOINT_POSTING && is_over(e))
		e->state = ENDPOINT_HEARD;
	return (e->state == ENDPOINT_HEARD);
}

/* Tests are tried once, and never delay or disable an endpoint. */
static bool
is_test(const struct endpoint *e)
{
	return (strcmp(e->address, LETTERS_TEST) == 0 ||
	    strcmp(e->delivery.type, OUTBOX_TEST) == 0);
}

static bool
is_success(const struct endpoint *e)
{
	return (e->outcome.status >= 200 && e->outcome.status < 300);
}

static void
note_result(const struct endpoint *e, struct db *db)
{
	if (!e->needless)
		result_put(db, e->address, &(struct endpoint_result){
		    e->outcome.result, e->outcome.code, clock_now() });
}

void
endpoint_note(struct endpoint *e, struct db *db)
{
	const char	*url = e->address;

	if (e->state != ENDPOINT_HEARD)
		return;
	note_result(e, db);
	if (is_success(e) && is_test(e) && e->post != NULL)
		endpoint_revive(db, url, clock_now());
	else if (is_success(e) && is_test(e))
		letters_revive(db, clock_now());
	if (is_success(e) || is_test(e))
		delivery_done(db, url, &e->delivery);
	else if (e->outcome.status == GONE)
		delivery_refused(db, url, clock_now(), e->outcome.text);
	else
		e->last = delivery_failed(db, url, &e->delivery, clock_now(),
		    e->outcome.wait, e->outcome.text);
}

static void
report_failure(const struct endpoint *e)
{
	char	 shown[ENDPOINT_SHOWN];

	endpoint_shown(e->address, shown);
	if (e->outcome.status == GONE)
		fprintf(stderr, "almanac: %s answered 410 and receives no"
		    " more messages until 'almanac webhooks retry'\n", shown);
	else if (e->last)
		fprintf(stderr, "almanac: %s, %s, to %s was given up after"
		    " %d attempts: %s\n", e->delivery.type, e->delivery.name,
		    shown, DELIVERY_ATTEMPTS, e->outcome.text);
}

static int64_t
choose_rest(const struct endpoint *e)
{
	int64_t	 seconds;

	seconds = e->failures > REST_DOUBLES ? REST_MAX :
	    INT64_C(1) << (e->failures - 1);
	if ((e->outcome.status == TOO_MANY ||
	    e->outcome.status == UNAVAILABLE) && e->outcome.wait > seconds)
		seconds = e->outcome.wait > WISH_MAX ? WISH_MAX :
		    e->outcome.wait;
	return (seconds * CLOCK_SECOND);
}

void
endpoint_forget(struct endpoint *e)
{
	if (e->state != ENDPOINT_HEARD)
		return;
	if (is_success(e)) {
		e->failures = 0;
	} else if (!is_test(e)) {
		e->failures++;
		e->rests = clock_steady() + choose_rest(e);
		report_failure(e);
	}
	e->last = false;
	e->state = ENDPOINT_IDLE;
}

bool
endpoint_is_busy(const struct endpoint *e)
{
	return (e->state == ENDPOINT_POSTING || e->state == ENDPOINT_HEARD);
}
