#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client.h"
#include "ledger.h"
#include "tests/server/harness.h"
#include "verify.h"

static struct client	 client;

/* The shape of a record in each state, from the first such record. */
static char		*shapes[STATES];

static void
ask_for(const char *format, ...)
{
	char	 path[128], text[512];
	va_list	 list;

	va_start(list, format);
	vsnprintf(path, sizeof(path), format, list);
	va_end(list);
	snprintf(text, sizeof(text), "GET " API "%s HTTP/1.1\r\n" HOST
	    "%s\r\n", path, service.login);
	client_ask(&client, text);
}

/* The one element of a list. */
static const char *
only_element(const char *list)
{
	static char	 text[ANSWER_MAX + 1];
	char		*end;

	cr_assert_eq(strncmp(list, "{\"events\":[{", 12), 0, "%s", list);
	strcpy(text, list + 11);
	end = strstr(text, "}],\"rest_url\":");
	cr_assert(end != NULL, "%s", list);
	end[1] = '\0';
	return (text);
}

static enum state
observe(const struct record *r, char **body)
{
	*body = NULL;
	if (r->id != 0)
		ask_for("/events/%lld", (long long)r->id);
	else
		ask_for("/events/by-slug/s%dz", r->number);
	if (client.status == 404)
		return (ABSENT);
	if (client.status == 200) {
		*body = ledger_plain(client.body);
		return (PRESENT);
	}
	cr_assert_eq(client.status, 410, "%s", client.body);
	ask_for("/events?status=trash&include=%lld", (long long)r->id);
	cr_assert_eq(client.status, 200, "%s", client.body);
	*body = ledger_plain(only_element(client.body));
	return (TRASHED);
}

/* The texts from a little before their first difference. */
static const char *
difference(const char *a, const char *b)
{
	size_t	 i;

	if (a == NULL || b == NULL)
		return (a == NULL ? "(nothing)" : a);
	for (i = 0; a[i] != '\0' && a[i] == b[i]; i++)
		continue;
	return (a + (i < 40 ? 0 : i - 40));
}

static bool
equals(const char *a, const char *b)
{
	return (a == NULL || b == NULL ? a == b : strcmp(a, b) == 0);
}

/* Compares the record with others of the same state. */
static void
check_shape(const struct record *r, enum state state, int content,
    const char *body)
{
	char	*shape;

	if (state == ABSENT)
		return;
	shape = ledger_shape(body, r->number, content);
	if (shapes[state] == NULL)
		shapes[state] = strdup(shape);
	cr_assert_str_eq(shape, shapes[state], "record %d is there in part:"
	    "\n%.200s\n%.200s", r->number, difference(shape, shapes[state]),
	    difference(shapes[state], shape));
	free(shape);
}

static void
check_record(struct record *r)
{
	enum state	 state;
	char		*body;

	state = observe(r, &body);
	if (state == r->state && equals(body, r->body)) {
		check_shape(r, state, r->content, body);
		ledger_undone(r);
	} else {
		cr_assert_neq(r->change, NO_CHANGE,
		    "record %d is not as acknowledged:\n%.200s\n%.200s",
		    r->number, difference(body, r->body),
		    difference(r->body, body));
		cr_assert_eq(state, ledger_state_after(r), "record %d: %s",
		    r->number, body);
		check_shape(r, state, r->change == TRASH ? r->content :
		    r->next_content, body);
		ledger_done(r, body);
		ledger.found++;
	}
	free(body);
}

/* Repeating the request must not create a second record. */
static void
repeat(struct record *r)
{
	client_ask(&client, ledger_request(r));
	cr_assert_eq(client.status, 201, "%s", client.body);
	ledger_done(r, client.body);
}

static void
check_count(int expected, const char *path)
{
	const char	*total;

	ask_for("%s", path);
	cr_assert_eq(client.status, 200, "%s", client.body);
	total = strstr(client.text, "X-WP-Total: ");
	cr_assert_eq(atoi(total + strlen("X-WP-Total: ")), expected,
	    "%s: %s instead of %d", path, total, expected);
}

static void
check_counts(void)
{
	int	 counts[STATES] = { 0 }, i;

	for (i = 0; i < ledger.count; i++)
		counts[ledger.records[i].state]++;
	check_count(counts[PRESENT], "/events?per_page=1");
	check_count(counts[TRASHED], "/events?per_page=1&status=trash");
	check_count(ledger.stored, "/venues?per_page=1");
	check_count(ledger.stored, "/tags?per_page=1&hide_empty=false");
}

void
verify_database(const char *path)
{
	char	 line[512], said[1024];
	FILE	*check;

	snprintf(line, sizeof(line), "'%s' check --db '%s' 2>&1",
	    getenv("ALMANAC"), path);
	cr_assert((check = popen(line, "r")) != NULL);
	said[fread(said, 1, sizeof(said) - 1, check)] = '\0';
	cr_assert_eq(pclose(check), 0, "%s", said);
	cr_assert_str_eq(said, "");
}

void
verify_all(void)
{
	struct record	*r;

	client.fd = -1;
	for (r = ledger.records; r < ledger.records + ledger.count; r++) {
		if (r->change == CREATE && r->keyed)
			repeat(r);
		check_record(r);
	}
	check_counts();
	client_close(&client);
	verify_database(service_address());
}
