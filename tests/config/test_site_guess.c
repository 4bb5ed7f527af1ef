#include <criterion/criterion.h>

#include "base/array.h"
#include "config/site_guess.h"
#include "config/site_yaml.h"

Test(site_guess, a_misspelt_key_is_recognized)
{
	static const struct {
		const char	*name;
		const char	*meant;
	}	 rows[] = {
		{ "databse", "database" }, { "dtaabase", "database" },
		{ "databases", "database" }, { "Database", "database" },
		{ "base-url", "base_url" }, { "siteurl", "site_url" },
		{ "prot", "port" }, { "timezon", "timezone" },
		{ "time_zone", "timezone" }, { "mount", "mounts" },
		{ "cors_origin", "cors_origins" }, { "x", NULL },
		{ "", NULL }, { "colour", NULL }, { "part", "port" },
		{ "pt", NULL }, { "database_of_the_calendar", NULL },
	};
	const char	*got;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		got = site_guess(site_keys, rows[i].name);
		if (rows[i].meant == NULL)
			cr_expect_null(got, "%s", rows[i].name);
		else
			cr_expect_str_eq(got, rows[i].meant, "%s",
			    rows[i].name);
	}
}
