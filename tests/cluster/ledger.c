#include "ledger.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "nodes.h"
#include "tests/server/harness.h"

#define DUE	2	/* seconds until a scheduled event is published */

struct ledger	 ledger;

void
ledger_clear(void)
{
	memset(&ledger, 0, sizeof(ledger));
}

static enum kind
choose_kind(void)
{
	switch (random() % 16) {
	case 0:
		return (TAG);
	case 1:
		return (SCHEDULED);
	default:
		return (EVENT);
	}
}

struct record *
ledger_new(void)
{
	struct record	*r;

	cr_assert_lt(ledger.count, RECORDS_MAX);
	r = &ledger.records[ledger.count++];
	r->number = ledger.count;
	r->kind = choose_kind();
	r->keyed = random() % 2 == 0;
	r->due = time(NULL) + DUE;
	r->state = SENT;
	return (r);
}

static const char *
body_of(const struct record *r)
{
	static char	 text[512];
	char		 due[64] = "";
	time_t		 at;
	struct tm	 t;

	if (r->kind == TAG) {
		snprintf(text, sizeof(text), "{\"name\":\"w%dz\"}", r->number);
		return (text);
	}
	if (r->kind == SCHEDULED) {
		at = r->due;
		(void)gmtime_r(&at, &t);
		(void)strftime(due, sizeof(due),
		    ",\"date_utc\":\"%Y-%m-%d %H:%M:%S\"", &t);
	}
	snprintf(text, sizeof(text), "{\"title\":\"w%dz\","
	    "\"start_date\":\"2037-03-01 18:00:00\","
	    "\"end_date\":\"2037-03-01 20:00:00\",\"status\":\"publish\"%s,"
	    "\"tags\":[\"shared\"],\"venue\":{\"venue\":\"Hall w%dz\"}}",
	    r->number, due, r->number);
	return (text);
}

const char *
ledger_request(const struct record *r)
{
	static char	 text[2048];
	char		 key[48] = "";
	const char	*body = body_of(r);

	if (r->keyed)
		snprintf(key, sizeof(key), "Idempotency-Key: k%d\r\n",
		    r->number);
	snprintf(text, sizeof(text), "POST " API "/%s HTTP/1.1\r\n" HOST
	    "%s%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", r->kind == TAG ? "tags" : "events", login, key,
	    strlen(body), body);
	return (text);
}

void
ledger_done(struct record *r, const char *body)
{
	char	 title[32];

	snprintf(title, sizeof(title), "w%dz", r->number);
	cr_assert(strstr(body, title) != NULL, "%s to %s", body, title);
	cr_assert_eq(sscanf(body, "{\"id\":%ld", &r->id), 1, "%s", body);
	r->state = DONE;
	ledger.done++;
	if (r->kind == EVENT) {
		ledger.events++;
		ledger.latest = r;
	}
}
