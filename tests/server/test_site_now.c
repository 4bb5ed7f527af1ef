/* Settings of the desk take effect in every worker, without a restart. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "endpoint.h"
#include "harness.h"
#include "webhooks.h"

#define CLIENTS	8		/* on both workers */

static int	 clients[CLIENTS];

static void
setup(void)
{
	int	 i;

	service_start_with("country: France\nread_time: 20000\n"
	    "write_time: 20000\n");
	for (i = 0; i < CLIENTS; i++)
		clients[i] = dial();
}

TestSuite(site_now, .init = setup, .fini = service_stop);

static void
put(const char *name, const char *value)
{
	char	 text[1024];

	snprintf(text, sizeof(text), "PUT " API "/settings/%s HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %zu\r\n\r\nvalue=%s", name, service.login,
	    strlen("value=") + strlen(value), value);
	say(clients[0], text);
	ASSERT_STATUS("200", hear(clients[0]));
}

/* Asks each connection twice, so that answers also come from the cache. */
static bool
all_say(const char *path, const char *part)
{
	char	 text[256];
	int	 i, found = 0;

	snprintf(text, sizeof(text), "GET %s HTTP/1.1\r\n" HOST "\r\n", path);
	for (i = 0; i < 2 * CLIENTS; i++) {
		say(clients[i % CLIENTS], text);
		found += strstr(hear(clients[i % CLIENTS]), part) != NULL;
	}

	return (found == 2 * CLIENTS);
}

Test(site_now, every_worker_follows_and_caches_nothing_old)
{
	char	 name[32], color[32];
	int	 n;

	for (n = 1; n <= 5; n++) {
		snprintf(name, sizeof(name), "Town-%d", n);
		snprintf(color, sizeof(color), "%%22%%23%d00000%%22", n);
		put("title", name);
		put("accent", color);
		snprintf(name, sizeof(name), "Town-%d</title>", n);
		snprintf(color, sizeof(color), "fill=\"#%d00000", n);
		UNTIL(all_say("/", name));
		UNTIL(all_say("/favicon.svg", color));
		cr_expect(all_say("/", name));
		cr_expect(all_say("/favicon.svg", color));
	}
}

Test(site_now, a_change_of_another_node_is_followed)
{
	change_database("INSERT INTO settings (name, value)"
	    " VALUES ('title', 'Rome')");
	change_database("UPDATE meta SET value = 7 WHERE name = 'settings'");
	UNTIL(all_say("/", "Rome</title>"));
	cr_expect(all_say("/", "Rome</title>"));
}

/* An older program may have allowed a value, or site.yaml has changed. */
Test(site_now, a_value_that_is_wrong_now_is_left_out_and_reported)
{
	change_database("INSERT INTO settings (name, value)"
	    " VALUES ('title', 'Rome'), ('clock', '13')");
	change_database("UPDATE meta SET value = 7 WHERE name = 'settings'");
	UNTIL(all_say("/", "Rome</title>"));
	cr_expect(strstr(service_log(), "almanac: the setting 'clock' of the"
	    " desk is not used: 'clock' must be 12, 24 or empty\n") != NULL,
	    "%s", service_log());
}

Test(site_now, settings_survive_a_restart_and_the_file_wins)
{
	char	 text[512];

	put("title", "Rome");
	snprintf(text, sizeof(text), "PUT " API "/settings/country HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: 11\r\n\r\nvalue=Italy", service.login);
	say(clients[0], text);
	EXPECT_STATUS("409", hear(clients[0]));
	service_restart_with("port: 8888\n");
	cr_expect(strstr(ask(GET("/")), "Rome</title>") != NULL);
	service_restart_with("title: Paris\n");
	cr_expect(strstr(ask(GET("/")), "Paris</title>") != NULL);
}

/*
 * No endpoint was there when the service started, so nothing delivered. This
 * machine is no endpoint for the desk.
 */
Test(site_now, webhooks_are_followed_without_a_restart)
{
	char		 text[512];
	struct endpoint	 endpoint = endpoint_open();
	int		 i = 0;

	snprintf(text, sizeof(text), "INSERT INTO settings (name, value) VALUES"
	    " ('base_url', '\"https://cal.example\"'), ('webhooks',"
	    " '[{\"url\":\"https://127.0.0.1:%d/a\",\"secrets\":[\"" SECRET
	    "\"]}]')", endpoint.port);
	change_database(text);
	change_database("UPDATE meta SET value = 7 WHERE name = 'settings'");
	do {
		snprintf(text, sizeof(text), "tag-%d", i++);
		make_tag(text);
	} while (*webhooks_waiting() == '\0');
	UNTIL(strstr(webhooks_waiting(), "/a  leads to 127.0.0.1, an address of"
	    " this machine or a private network\n") != NULL);
	cr_expect(endpoint_hears_nothing(&endpoint, 0));
	endpoint_close(&endpoint);
}
