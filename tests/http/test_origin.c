#include <criterion/criterion.h>

#include "base/array.h"
#include "config/site.h"
#include "http/message.h"
#include "http/origin.h"

static const char	*proxies[] = { "10.0.0.1", "10.0.0.2", "fd00::1" };

struct row {
	const char	*peer, *forwarded, *expected;
};

static void
compare(const struct row *row)
{
	struct site	 site = { .trusted_proxies = { 3, proxies } };
	struct message	 m = { .peer = row->peer };
	const char	*found;
	char		 text[ORIGIN_TEXT];

	m.header[HEADER_X_FORWARDED_FOR] = row->forwarded;
	found = origin_find(&m, &site, text);
	if (row->expected == NULL)
		cr_expect_null(found, "%s: %s", row->peer, row->forwarded);
	else
		cr_expect(found != NULL && strcmp(found, row->expected) == 0,
		    "%s: %s", row->forwarded, found);
}

Test(origin, is_an_address_or_its_network)
{
	static const struct row	 rows[] = {
		{ "192.0.2.1", NULL, "192.0.2.1" },
		{ "::ffff:192.0.2.1", NULL, "192.0.2.1" },
		{ "2001:db8:1:2:3:4:5:6", NULL, "2001:db8:1:2::" },
		{ "2001:db8:1:2::9", NULL, "2001:db8:1:2::" },
		{ "2001:db8:1:3::9", NULL, "2001:db8:1:3::" },
		{ "::1", NULL, "::" },
		{ "", NULL, NULL },
		{ NULL, NULL, NULL },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		compare(&rows[i]);
}

Test(origin, is_the_address_that_trusted_proxies_report)
{
	static const struct row	 rows[] = {
		{ "192.0.2.1", "198.51.100.7", "192.0.2.1" },
		{ "10.0.0.1", NULL, NULL },
		{ "10.0.0.1", "", NULL },
		{ "10.0.0.1", " , ", NULL },
		{ "10.0.0.1", "198.51.100.7", "198.51.100.7" },
		{ "10.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7" },
		{ "10.0.0.1", "6.6.6.6,198.51.100.7,\t10.0.0.2",
		    "198.51.100.7" },
		{ "10.0.0.1", "10.0.0.2", NULL },
		{ "10.0.0.1", "198.51.100.7:8080", "198.51.100.7" },
		{ "10.0.0.1", "2001:db8:1:2:3::9", "2001:db8:1:2::" },
		{ "10.0.0.1", "[2001:db8:1:2:3::9]:80", "2001:db8:1:2::" },
		{ "10.0.0.1", "2001:db8:1:2:3::9, [fd00::1]:80",
		    "2001:db8:1:2::" },
		{ "10.0.0.1", "198.51.100.7, unknown", NULL },
		{ "10.0.0.1", "198.51.100.7, "
		    "1111111111111111111111111111111111111111111111111111111"
		    "1111111111", NULL },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		compare(&rows[i]);
}
