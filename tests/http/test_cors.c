#include <criterion/criterion.h>

#include "base/array.h"
#include "config/site.h"
#include "http/cors.h"

Test(cors, an_origin_is_allowed_by_the_list)
{
	static const char	*any[] = { "https://a.example", "*" };
	static const char	*some[] = { "https://a.example",
	    "https://b.example:8443" };
	static const struct {
		const char	**list;
		size_t		 count;
		const char	*origin, *allowed;
	} rows[] = {
		{ any, 2, "https://x.example", "*" },
		{ any, 2, "null", "*" },
		{ any, 2, NULL, NULL },
		{ some, 2, "https://a.example", "https://a.example" },
		{ some, 2, "https://B.example:8443", "https://B.example:8443" },
		{ some, 2, "https://b.example", NULL },
		{ some, 2, "http://a.example", NULL },
		{ some, 2, "null", NULL },
		{ some, 2, NULL, NULL },
		{ some, 0, "https://a.example", NULL }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		struct site	 site = {
		    .cors_origins = { rows[i].count, rows[i].list } };
		const char	*allowed = cors_allow(&site, rows[i].origin);

		if (rows[i].allowed == NULL)
			cr_expect_null(allowed, "row %zu", i);
		else
			cr_expect_str_eq(allowed, rows[i].allowed);
	}
}
