#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "http/table.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/message.h"

static struct arena	*arena;
static char		 path[] = "/var/tmp/almanac-site-XXXXXX";

static void
setup(void)
{
	int	 fd;

	arena = arena_new();
	zones_load(NULL);
	fd = mkstemp(path);
	cr_assert_geq(fd, 0);
	close(fd);
}

static void
teardown(void)
{
	unlink(path);
	arena_free(arena);
}

TestSuite(site, .init = setup, .fini = teardown);

static const char *
reading(struct site *site, const char *text)
{
	const char	*error;
	FILE		*file;

	file = fopen(path, "w");
	fputs(text, file);
	fclose(file);
	error = site_read(site, arena, path);
	if (error != NULL && strncmp(error, path, strlen(path)) == 0)
		error += strlen(path);

	return (error);
}

static void
print_texts(struct buf *buf, const char *name, const struct texts *texts)
{
	size_t	 i;

	buf_printf(buf, "%s:", name);
	for (i = 0; i < texts->count; i++)
		buf_printf(buf, " %s", texts->list[i]);
	buf_char(buf, '\n');
}

static const char *
printed(const struct site *site)
{
	struct buf	 buf;
	size_t		 i;

	buf_init(&buf, arena, 500);
	buf_printf(&buf, "%s|%s|%d|%d|%s|%s|%s|%s|%s|%s|%d|%d|%d|%d\n",
	    site->database, site->listen, site->port, site->workers,
	    site->title, site->site_url,
	    site->base_url, site->timezone, site->operations,
	    site->request_log,
	    site->request_rate, site->login_rate, site->connections,
	    site->cache);
	buf_printf(&buf, "%s %s %s %d %d\n", site->currency.symbol,
	    site->currency.code, site->currency.is_suffix ? "behind" : "before",
	    site->week_starts, site->clock);
	for (i = 0; i < site->mount_count; i++)
		buf_printf(&buf, "%s %s %zu\n", site->mounts[i].prefix,
		    site->mounts[i].locale, site->mounts[i].locale_index);
	print_texts(&buf, "proxies", &site->trusted_proxies);
	print_texts(&buf, "namespaces", &site->namespaces);
	print_texts(&buf, "origins", &site->cors_origins);

	return (buf.data);
}

static const char	 defaults[] =
    "almanac.db|127.0.0.1|8888|0||||UTC||-|0|100|2048|16\n"
    "$ USD before -1 0\n"
    " en 0\n/wp-json en 0\n"
    "proxies:\nnamespaces: calendar/events/v1 tribe/events/v1\norigins: *\n";

Test(site, every_key_has_a_default)
{
	struct site	 site;

	cr_assert_null(site_read(&site, arena, NULL));
	cr_assert_str_eq(printed(&site), defaults);
	cr_assert_eq(site.zone, zone_find("UTC"));
	cr_assert_null(reading(&site, ""));
	cr_assert_str_eq(printed(&site), defaults);
	cr_assert_null(reading(&site, "# nothing\n"));
	cr_assert_str_eq(printed(&site), defaults);
	cr_assert_null(reading(&site, "{}\n"));
	cr_assert_str_eq(printed(&site), defaults);
}

/* Its keys are comments: "#key: value", of mounts also "#  - {...}". */
Test(site, the_file_that_comes_along_says_the_defaults_and_sets_none)
{
	char		 line[256];
	struct site	 site;
	struct buf	 text;
	FILE		*file;

	cr_assert_null(site_read(&site, arena, "conf/site.yaml"));
	cr_assert_null(site.said);
	file = fopen("conf/site.yaml", "re");
	cr_assert_not_null(file);
	buf_init(&text, arena, 16384);
	while (fgets(line, sizeof(line), file) != NULL)
		if ((line[0] == '#' && islower((unsigned char)line[1])) ||
		    strncmp(line, "#  - ", 5) == 0)
			buf_string(&text, line + 1);
	fclose(file);
	cr_assert_null(reading(&site, text.data));
	cr_assert_str_eq(printed(&site), defaults);
	cr_assert_not_null(site.said);
}

Test(site, every_key_can_be_set)
{
	struct site	 site;

	cr_assert_null(reading(&site, "database: /srv/cal.db\n"
	    "listen: \"::1\"\nport: 80\nworkers: 4\n"
	    "title: \"Stadt: \\u00dcbersicht\"\n"
	    "site_url: https://cal.example/\n"
	    "base_url: http://api.example:8080/x//\n"
	    "trusted_proxies: [10.0.0.1, \"fd00::1\"]\n"
	    "timezone: Europe/Paris\nweek_starts: saturday\nclock: 12\n"
	    "currency: {symbol: €, code: EUR, position: postfix}\n"
	    "mounts:\n  - {prefix: /kalender, locale: de}\n"
	    "  - {locale: fr}\n  - {prefix: /a/b}\n"
	    "namespaces: [calendar/events/v1]\n"
	    "cors_origins: [\"https://a.example\", \"http://b.example:81\"]\n"
	    "operations: \"[::1]:8889\"\nrequest_log: a b.log\n"
	    "request_rate: 600\n"
	    "login_rate: 0\nconnections: 9\ncache: 0\n"));
	cr_assert_str_eq(printed(&site),
	    "/srv/cal.db|::1|80|4|Stadt: Übersicht|https://cal.example|"
	    "http://api.example:8080/x|Europe/Paris|[::1]:8889|a "
	    "b.log|600|0|9|0\n"
	    "€ EUR behind 6 12\n"
	    "/kalender de 1\n fr 2\n/a/b en 0\n"
	    "proxies: 10.0.0.1 fd00::1\n"
	    "namespaces: calendar/events/v1\n"
	    "origins: https://a.example http://b.example:81\n");
	cr_assert_eq(site.zone, zone_find("Europe/Paris"));
}

Test(site, a_part_of_a_map_keeps_the_rest)
{
	struct site	 site;

	cr_assert_null(reading(&site, "currency: {code: CHF}\n"
	    "trusted_proxies: []\noperations: 127.0.0.1:1\n"));
	cr_assert_str_eq(site.currency.symbol, "$");
	cr_assert_str_eq(site.currency.code, "CHF");
	cr_assert_eq(site.trusted_proxies.count, 0);
	cr_assert_str_eq(site.operations, "127.0.0.1:1");
}

#define URL	"an address such as https://cal.example, or empty"
#define PORTED	"an address with a port such as 127.0.0.1:8889 or " \
	"[::1]:8889, or empty"

#define SLUG	"a word that no other page uses, such as events"
#define TILES	"an address with {z}, {x} and {y}, or empty"

static const struct {
	const char	*text;
	const char	*error;
} refused[] = {
	{ "prot: 1\n", ":1:1: unknown key 'prot': did you mean 'port'?" },
	{ "\n\nport: 1\n\"port\": 2\n", ":4:1: repeated key 'port'" },
	{ "[a]: 1\n", ":1:1: a key must be a text" },
	{ "- 1\n", ":1:1: the file must contain keys" },
	{ "text\n", ":1:1: the file must contain keys" },
	{ "a: [\n", ":2:1: <library>" },
	{ "database: \"\"\n", ":1:11: 'database' must be a text" },
	{ "database: [a]\n", ":1:11: 'database' must be a text" },
	{ "database: \"a\\0b\"\n", ":1:11: 'database' must be a text" },
	{ "listen: localhost\n",
	    ":1:9: 'listen' must be an IPv4 or IPv6 address" },
	{ "listen: 127.0.0.256\n",
	    ":1:9: 'listen' must be an IPv4 or IPv6 address" },
	{ "port: 0\n", ":1:7: 'port' must be a number from 1 to 65535" },
	{ "port: 65536\n", ":1:7: 'port' must be a number from 1 to 65535" },
	{ "port: http\n", ":1:7: 'port' must be a number from 1 to 65535" },
	{ "port: -1\n", ":1:7: 'port' must be a number from 1 to 65535" },
	{ "port:\n", ":1:6: 'port' must be a number from 1 to 65535" },
	{ "workers: 257\n", ":1:10: 'workers' must be a number from 0 to 253" },
	{ "site_url: cal.example\n", ":1:11: 'site_url' must be " URL },
	{ "base_url: ftp://x\n", ":1:11: 'base_url' must be " URL },
	{ "base_url: http://x/?a\n", ":1:11: 'base_url' must be " URL },
	{ "base_url: 'http://x/\"'\n", ":1:11: 'base_url' must be " URL },
	{ "site_url: 'http://x/\\'\n", ":1:11: 'site_url' must be " URL },
	{ "trusted_proxies: 10.0.0.1\n",
	    ":1:18: 'trusted_proxies' must be a list" },
	{ "trusted_proxies:\n  - 10.0.0.1\n  - x\n",
	    ":3:5: 'trusted_proxies' must be an IPv4 or IPv6 address" },
	{ "trusted_proxies: [1.2.3.4, 1.2.3.4]\n",
	    ":1:28: 'trusted_proxies' contains '1.2.3.4' twice" },
	{ "timezone: Europe/Nowhere\n",
	    ":1:11: 'timezone' must be a time zone such as Europe/Paris" },
	{ "week_starts: Monday\n",
	    ":1:14: 'week_starts' must be a day such as monday, or empty" },
	{ "clock: 13\n", ":1:8: 'clock' must be 12, 24 or empty" },
	{ "timezone: \"\"\n",
	    ":1:11: 'timezone' must be a time zone such as Europe/Paris" },
	{ "currency: $\n", ":1:11: 'currency' must contain keys" },
	{ "currency: {symbol: \"\"}\n",
	  ":1:20: 'symbol' must be a line of 1 to 20"
	    " bytes" },
	{ "currency: {code: euro}\n",
	    ":1:18: 'code' must be a code of ISO 4217 such as EUR" },
	{ "currency: {position: left}\n",
	    ":1:22: 'position' must be prefix or postfix" },
	{ "currency: {sign: $}\n", ":1:12: unknown key 'sign'" },
	{ "slugs: {events: tag}\n", ":1:17: 'events' must be " SLUG },
	{ "slugs: {events: Tag}\n", ":1:17: 'events' must be " SLUG },
	{ "slugs: {event: a/b}\n", ":1:16: 'event' must be " SLUG },
	{ "slugs: {event: \"\"}\n", ":1:16: 'event' must be " SLUG },
	{ "slugs: {event: \"?\"}\n", ":1:16: 'event' must be " SLUG },
	{ "slugs: {event: events}\n",
	    ":1:1: 'slugs' has the same word twice" },
	{ "map_tiles: https://t.example/{z}/{x}.png\n",
	    ":1:12: 'map_tiles' must be " TILES },
	{ "map_tiles: t.example/{z}/{x}/{y}\n",
	    ":1:12: 'map_tiles' must be " TILES },
	{ "map_tiles: \"https://t.example/{z}/{x}/{y} \"\n",
	    ":1:12: 'map_tiles' must be " TILES },
	{ "map_tiles: https://t.example/{z}/{x}/{y}.png\n",
	    ":1:1: 'map_tiles' needs 'map_credit', whose map it is" },
	{ "mounts: {}\n", ":1:9: 'mounts' must be a list" },
	{ "mounts: []\n", ":1:1: 'mounts' is empty" },
	{ "mounts: [a]\n", ":1:10: 'mounts' must contain keys" },
	{ "mounts: [{prefix: a}]\n",
	    ":1:19: 'prefix' must be a path such as /wp-json, or empty" },
	{ "mounts: [{prefix: /a/}]\n",
	    ":1:19: 'prefix' must be a path such as /wp-json, or empty" },
	{ "mounts: [{prefix: /a//b}]\n",
	    ":1:19: 'prefix' must be a path such as /wp-json, or empty" },
	{ "mounts: [{locale: xx}]\n",
	    ":1:19: 'locale' must be one of en, de, fr, es, "
	    "en-GB" },
	{ "mounts:\n- {prefix: /a}\n- {prefix: /A}\n",
	    ":3:3: 'mounts' contains '/A' twice" },
	{ "mounts:\n- {prefix: \"\"}\n- {prefix: /Desk}\n",
	    ":1:1: 'mounts' has '/Desk', at which '' has pages" },
	{ "mounts:\n- {prefix: /de/events/x}\n- {prefix: /DE}\n",
	    ":1:1: 'mounts' has '/de/events/x', at which '/DE' has pages" },
	{ "slugs: {event: gig}\nmounts: [{prefix: /gig}, {prefix: \"\"}]\n",
	    ":2:1: 'mounts' has '/gig', at which '' has pages" },
	{ "namespaces: []\n",
	    ":1:1: the first of 'namespaces' must be calendar/events/v1" },
	{ "namespaces: [tribe/events/v1]\n",
	    ":1:1: the first of 'namespaces' must be calendar/events/v1" },
	{ "namespaces: [calendar/events/v2]\n", ":1:14: 'namespaces' must be "
	    "one of calendar/events/v1, tribe/events/v1" },
	{ "cors_origins: [a.example]\n", ":1:16: 'cors_origins' must be "
	    "* or an origin such as https://app.example" },
	{ "cors_origins: [\"https://a.example/\"]\n", ":1:16: 'cors_origins' "
	    "must be * or an origin such as https://app.example" },
	{ "operations: 8889\n", ":1:13: 'operations' must be " PORTED },
	{ "operations: x:8889\n", ":1:13: 'operations' must be " PORTED },
	{ "operations: 127.0.0.1:0\n", ":1:13: 'operations' must be " PORTED },
	{ "operations: ::1:8889\n", ":1:13: 'operations' must be " PORTED }
};

Test(site, a_word_of_pages_is_stored_as_a_slug)
{
	struct site	 site;

	cr_assert_null(reading(&site, "slugs: {events: Événements, event: "
	    "\"\\u65e5\"}\n"));
	cr_expect_str_eq(site.slugs.events, "evenements");
	cr_expect_str_eq(site.slugs.event, "%e6%97%a5");
}

/* First words of pages after the prefix of a mount (spec/pages.yaml). */
Test(site, no_page_loses_its_word)
{
	struct site	 site;
	char		 word[32], text[64];
	size_t		 i;

	for (i = 0; i < page_path_count; i++) {
		if (sscanf(page_paths[i].template, "/%31[^/]", word) != 1 ||
		    strchr(word, '.') != NULL || strcmp(word, "events") == 0 ||
		    strcmp(word, "event") == 0)
			continue;
		snprintf(text, sizeof(text), "slugs: {event: %s}\n", word);
		cr_expect_not_null(reading(&site, text), "%s", word);
	}
}

Test(site, errors_are_reported_with_their_position)
{
	struct site	 site;
	const char	*error;
	size_t		 i;

	for (i = 0; i < COUNT(refused); i++) {
		error = reading(&site, refused[i].text);
		cr_assert_not_null(error, "%s", refused[i].text);
		cr_assert(message_is(error, refused[i].error), "%s: %s",
		    refused[i].text, error);
	}
}

Test(site, a_file_that_is_not_there_is_an_error)
{
	struct site	 site;

	EXPECT_MESSAGE(site_read(&site, arena, "conf/none.yaml"),
	    "cannot open 'conf/none.yaml': <library>");
}

Test(site, the_command_line_sets_single_values)
{
	struct site	 site;

	site_read(&site, arena, NULL);
	cr_assert_null(site_set(&site, arena, "port", "8080"));
	cr_assert_eq(site.port, 8080);
	cr_assert_null(site_set(&site, arena, "timezone", "europe/rome"));
	cr_assert_str_eq(site.timezone, "Europe/Rome");
	cr_assert_eq(site.zone, zone_find("Europe/Rome"));
	cr_assert_str_eq(site_set(&site, arena, "port", "x"),
	    "'port' must be a number from 1 to 65535");
	cr_assert_str_eq(site_set(&site, arena, "mounts", "x"),
	    "unknown key 'mounts'");
	cr_assert_eq(site.port, 8080);
}
