#include <criterion/criterion.h>

#include "base/array.h"
#include "http/negotiate.h"

Test(negotiate, a_media_type_has_the_weight_that_accept_gives_it)
{
	static const struct {
		const char	*accept;
		int		 weight;
	} rows[] = {
		{ NULL, 0 },
		{ "", 0 },
		{ "application/problem+json", 1000 },
		{ "Application/Problem+JSON", 1000 },
		{ "application/json, application/problem+json", 1000 },
		{ "application/json ,\tapplication/problem+json ; q=0.5", 500 },
		{ "application/problem+json;q=0", 0 },
		{ "application/problem+json; Q=0.000", 0 },
		{ "application/problem+json;q=0.", 0 },
		{ "application/problem+json;q=0.001", 1 },
		{ "application/problem+json;q=0.25", 250 },
		{ "application/problem+json;q=1.000", 1000 },
		{ "application/problem+json;charset=utf-8;q=0.3", 300 },
		{ "application/problem+json;x=\"a,;q=0\";q=0.3", 300 },
		{ "application/problem+json;x=\"\\\";q=0\";q=0.3", 300 },
		{ "application/problem+json;q=high", 1000 },
		{ "application/problem+json;q", 1000 },
		{ "application/problem+json;q=0.2, "
		    "application/problem+json;q=0.4", 400 },
		{ "*/*", 0 },
		{ "application/*", 0 },
		{ "application/problem+jsonx", 0 },
		{ "application/problem", 0 },
		{ "\"application/problem+json", 0 },
		{ ", ,;q=0,application/problem+json", 1000 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(accept_weight(rows[i].accept,
		    "application/problem+json"), rows[i].weight,
		    "%s", rows[i].accept);
}

Test(negotiate, gzip_is_taken_where_it_is_not_liked_less)
{
	static const struct {
		const char	*encodings;
		bool		 taken;
	} rows[] = {
		{ NULL, false },
		{ "", false },
		{ "gzip", true },
		{ "GZip", true },
		{ "x-gzip", true },
		{ "gzip, deflate, br, zstd", true },
		{ "deflate, br", false },
		{ "br;q=1.0, gzip;q=0.001", true },
		{ "gzip;q=0", false },
		{ "gzip;q=0.000, x-gzip", false },
		{ "gzip;q=0, *", false },
		{ "*", true },
		{ "*;q=0", false },
		{ "*;q=0, gzip;q=0.5", true },
		{ "identity", false },
		{ "identity, *;q=0.5", false },
		{ "identity, *", true },
		{ "identity, gzip", true },
		{ "gzip;q=0.5, identity", false },
		{ "gzip;q=0.5, identity;q=0.5", true },
		{ "gzip;q=0.5, identity;q=0.4", true },
		{ "identity;q=0", false },
		{ "identity;q=0, gzip;q=0", false },
		{ "gzip ; q=0.8 ,\t*;q=0.1", true },
		{ "gzipped", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(accept_gzip(rows[i].encodings), rows[i].taken,
		    "%s", rows[i].encodings);
}

Test(negotiate, strict_handling_is_preferred)
{
	static const struct {
		const char	*prefer;
		bool		 strict;
	} rows[] = {
		{ NULL, false },
		{ "", false },
		{ "handling=strict", true },
		{ "Handling = Strict", true },
		{ "handling=\"strict\"", true },
		{ "respond-async, handling=strict", true },
		{ "handling=strict; wait=5", true },
		{ "wait=\"1,2\",handling=strict", true },
		{ "handling=lenient", false },
		{ "handling=lenient, handling=strict", false },
		{ "handling=strict, handling=lenient", true },
		{ "handling", false },
		{ "handling=", false },
		{ "handling=\"", false },
		{ "strict", false },
		{ "respond-async; handling=strict", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(prefer_strict(rows[i].prefer), rows[i].strict,
		    "%s", rows[i].prefer);
}
