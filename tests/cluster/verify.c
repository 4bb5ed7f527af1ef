#include "verify.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ledger.h"
#include "messages.h"
#include "nodes.h"
#include "servers.h"
#include "tests/server/harness.h"

#define EACH	50	/* records per page */

static char	 found[RECORDS_MAX + 1];	/* number of times */

static void
note_names(const char *at, const char *before)
{
	int	 n;

	while ((at = strstr(at, before)) != NULL) {
		at += strlen(before);
		if (sscanf(at, "w%dz", &n) != 1)
			continue;
		cr_assert(n > 0 && n <= ledger.count, "%.40s", at);
		found[n]++;
	}
}

static const char *
list(const struct node *n, const char *path, int page)
{
	char	 text[512];

	service.port = n->port;
	snprintf(text, sizeof(text), "GET " API "%s&per_page=%d&page=%d"
	    " HTTP/1.1\r\n" HOST "%s\r\n", path, EACH, page, login);
	return (ask(text));
}

static void
list_all(const struct node *n, const char *path, const char *before)
{
	const char	*answer;
	int		 page = 1, pages;

	do {
		answer = list(n, path, page);
		cr_assert_eq(strncmp(answer, "200 ", 4), 0,
		    "%s: %.200s %s\n%s", path, answer,
		    heard_field("X-Request-Id"), node_log(n));
		pages = atoi(heard_field("X-WP-TotalPages"));
		note_names(answer, before);
	} while (++page <= pages);
}

static void
check_record(const struct record *r)
{
	static const char *const	 names[] = { "has no answer yet",
	    "was acknowledged", "was rejected", "was lost" };
	int				 n = found[r->number];

	cr_assert(r->state == DONE ? n == 1 : r->state == REJECTED ? n == 0 :
	    r->state == LOST && n <= 1,
	    "record %d (kind %d, %s) %s and is there %d times: %s",
	    r->number, (int)r->kind, r->keyed ? "with a key" :
	    "without a key", names[r->state], n, node_log(&nodes[0]));
}

static void
check_lists(const struct node *n)
{
	int	 i;

	memset(found, 0, sizeof(found));
	list_all(n, "/events?status=any&start_date=2037-01-01"
	    "&end_date=2038-01-01"
	    "&_fields=events.id,events.title,total_pages", "\"title\":\"");
	list_all(n, "/tags?hide_empty=false&_fields=tags.id,tags.name",
	    "\"name\":\"");
	for (i = 0; i < ledger.count; i++)
		check_record(&ledger.records[i]);
}

static void
check_database(void)
{
	char	 line[512], said[1024];
	FILE	*check;

	snprintf(line, sizeof(line), "'%s' check --db '%s' 2>&1",
	    getenv("ALMANAC"), servers_address());
	cr_assert((check = popen(line, "r")) != NULL);
	said[fread(said, 1, sizeof(said) - 1, check)] = '\0';
	cr_assert_eq(pclose(check), 0, "%s", said);
	cr_assert_str_eq(said, "");
}

/* Whether both nodes report the standby, and that it is up to date. */
static bool
standby_follows(void)
{
	const char	*answer;
	int		 i;

	for (i = 0; i < NODES; i++) {
		service.port = nodes[i].operations;
		answer = ask(GET("/metrics"));
		if (strstr(answer, "\nalmanac_database_replicas 1\n") == NULL ||
		    strstr(answer, "\nalmanac_database_replica_lag_bytes 0\n")
		    == NULL)
			return (false);
	}
	return (true);
}

static bool
all_published(void)
{
	return (strcmp(server_ask(primary, "SELECT COUNT(*) FROM"
	    " almanac.events WHERE status = 1"), "0") == 0);
}

static bool
all_told(void)
{
	const struct record	*r;

	for (r = ledger.records; r < ledger.records + ledger.count; r++)
		if (r->kind == TAG && r->state == DONE && !messages_have(r->id))
			return (false);
	return (true);
}

void
verify_all(void)
{
	int	 i;

	for (i = 0; i < NODES; i++)
		check_lists(&nodes[i]);
	UNTIL(all_published());
	UNTIL(all_told());
	UNTIL(standby_follows());
	cr_assert_eq(messages_disordered(), 0);
	check_database();
}
