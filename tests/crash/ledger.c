#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ledger.h"
#include "tests/server/harness.h"

#define IDS_MAX	(RECORDS_MAX * 8)

/* Events and venues share ids; tags have their own. */
struct ids {
	bool	 seen[IDS_MAX];
	int64_t	 last, last_of_old;
};

struct ledger		 ledger;
static struct ids	 records, tags;

void
ledger_clear(void)
{
	int	 i;

	for (i = 0; i < ledger.count; i++)
		free(ledger.records[i].body);
	memset(&ledger, 0, sizeof(ledger));
	memset(&records, 0, sizeof(records));
	memset(&tags, 0, sizeof(tags));
}

void
ledger_next_round(void)
{
	records.last_of_old = records.last;
	tags.last_of_old = tags.last;
}

static struct record *
new_record(void)
{
	struct record	*r;

	if (ledger.count == RECORDS_MAX)
		return (NULL);
	r = &ledger.records[ledger.count++];
	r->number = ledger.count;
	r->keyed = random() % 2 == 0;
	r->change = CREATE;
	r->next_content = ++ledger.contents;
	return (r);
}

static enum change
choose_change(const struct record *r)
{
	if (r->state == TRASHED)
		return (PURGE);
	switch (random() % 5) {
	case 0:
		return (TRASH);
	case 1:
		return (PURGE);
	default:
		return (UPDATE);
	}
}

struct record *
ledger_choose(void)
{
	struct record	*r;
	int		 tries;

	if (random() % 2 == 0 || ledger.count == 0)
		return (new_record());
	for (tries = 0; tries < 20; tries++) {
		r = &ledger.records[random() % ledger.count];
		if (r->change != NO_CHANGE || r->state == ABSENT)
			continue;
		r->change = choose_change(r);
		if (r->change == UPDATE)
			r->next_content = ++ledger.contents;
		return (r);
	}
	return (new_record());
}

static const char *
content(const struct record *r, bool with_slug)
{
	static char	 text[REQUEST_MAX / 2];
	char		 slug[48] = "";
	int		 n;

	n = r->next_content;
	if (with_slug)
		snprintf(slug, sizeof(slug), "\"slug\":\"s%dz\",", r->number);
	snprintf(text, sizeof(text), "{%s\"title\":\"Title c%dz\","
	    "\"description\":\"<p>Description c%dz</p>\","
	    "\"excerpt\":\"Excerpt c%dz\",\"cost\":\"7\","
	    "\"website\":\"https://c%dz.example/\","
	    "\"start_date\":\"2027-03-01 18:00:00\","
	    "\"end_date\":\"2027-03-01 20:00:00\",\"tags\":[\"c%dz\"],"
	    "\"venue\":{\"venue\":\"Venue c%dz\",\"city\":\"City c%dz\"}}",
	    slug, n, n, n, n, n, n, n);
	return (text);
}

const char *
ledger_request(const struct record *r)
{
	static char	 text[REQUEST_MAX];
	char		 line[128], key[48] = "";
	const char	*body;

	body = "";
	if (r->change == CREATE) {
		body = content(r, true);
		strcpy(line, "POST " API "/events");
		if (r->keyed)
			snprintf(key, sizeof(key), "Idempotency-Key: k%d\r\n",
			    r->number);
	} else if (r->change == UPDATE) {
		body = content(r, false);
		snprintf(line, sizeof(line), "POST " API "/events/%lld",
		    (long long)r->id);
	} else {
		snprintf(line, sizeof(line), "DELETE " API "/events/%lld%s",
		    (long long)r->id, r->change == PURGE ? "?purge=true" : "");
	}
	snprintf(text, sizeof(text), "%s HTTP/1.1\r\n" HOST "%s%s"
	    "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
	    line, service.login, key, strlen(body), body);
	return (text);
}

static void
note_id(struct ids *ids, const char *body, const char *before)
{
	const char	*p;
	int64_t		 id;

	p = strstr(body, before);
	cr_assert(p != NULL, "no %s in %s", before, body);
	id = strtoll(p + strlen(before), NULL, 10);
	cr_assert(id > 0 && id < IDS_MAX, "%s", body);
	cr_assert_not(ids->seen[id], "id %lld was given twice: %s",
	    (long long)id, body);
	cr_assert_gt(id, ids->last_of_old, "an old id: %s", body);
	ids->seen[id] = true;
	if (id > ids->last)
		ids->last = id;
}

static void
note_content(struct record *r, const char *body)
{
	if (r->change == CREATE) {
		note_id(&records, body, "{\"id\":");
		r->id = strtoll(body + strlen("{\"id\":"), NULL, 10);
	}
	note_id(&records, body, "\"venue\":{\"id\":");
	note_id(&tags, body, "\"filter\":\"raw\",\"id\":");
	r->content = r->next_content;
	ledger.stored++;
}

enum state
ledger_state_after(const struct record *r)
{
	switch (r->change) {
	case NO_CHANGE:
		return (r->state);
	case TRASH:
		return (TRASHED);
	case PURGE:
		return (ABSENT);
	default:
		return (PRESENT);
	}
}

void
ledger_done(struct record *r, const char *body)
{
	if (r->change == CREATE || r->change == UPDATE)
		note_content(r, body);
	r->state = ledger_state_after(r);
	r->change = NO_CHANGE;
	free(r->body);
	r->body = r->state == ABSENT ? NULL : ledger_plain(body);
}

void
ledger_undone(struct record *r)
{
	r->change = NO_CHANGE;
}
