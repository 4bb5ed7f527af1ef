#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "generated/service.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/harness.h"

/* Parts of a body. */
#define ARGUMENT(name, description, rest)				\
	"\"" name "\":{\"description\":\"" description "\"," rest "}"
#define TEXT(required)							\
	"\"type\":\"string\",\"required\":" required
#define INTEGER(required)						\
	"\"type\":\"integer\",\"required\":" required
#define IDS								\
	"\"type\":\"array\",\"items\":{\"type\":\"integer\"},"		\
	"\"required\":false"
#define WORDS(words)							\
	"\"type\":\"string\",\"enum\":[" words "],\"required\":false"
#define ENDPOINT(methods, args)						\
	"{\"methods\":[" methods "],\"args\":{" args "}}"
#define ENTRY(methods, endpoints)					\
	"{\"namespace\":\"" SERVICE_NAMESPACE "\",\"methods\":["	\
	methods "],\"endpoints\":[" endpoints "]"
#define SELF(address)							\
	",\"_links\":{\"self\":[{\"href\":\"" address "\"}]}}"

#define ID	ARGUMENT("id", "Id of the tag.", INTEGER("true"))
#define FIELDS(required)						\
	ARGUMENT("name", "Name. Not empty, at most 200 characters.",	\
	    TEXT(required)) ","						\
	ARGUMENT("description", "Description. Not empty.",		\
	    TEXT("false")) ","						\
	ARGUMENT("slug", "Name in the public address. The default "	\
	    "is made from the name.", TEXT("false"))

Test(describe, options_describe_a_path_without_parameters)
{
	struct outcome	*o;

	o = ask("OPTIONS", "/doc");
	EXPECT(o, 200, ENTRY("\"GET\"", ENDPOINT("\"GET\"", ""))
	    SELF(API "/doc"));
	cr_expect_str_eq(outcome_header(o, "Allow"), "GET, HEAD, OPTIONS");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "en");
}

Test(describe, options_describe_the_index)
{
	EXPECT(ask("OPTIONS", "/"), 200, ENTRY("\"GET\"", ENDPOINT("\"GET\"",
	    ARGUMENT("namespace",
	    "Namespace to describe; any other is rejected "
		"with 404.", "\"type\":\"string\",\"default\":\""
		SERVICE_NAMESPACE "\",\"required\":false") ","
	    ARGUMENT("context", "Has no effect.", "\"type\":\"string\","
		"\"default\":\"view\",\"required\":false"))) SELF(API));
}

Test(describe, options_describe_a_list)
{
	EXPECT(ask("OPTIONS", "/tags"), 200, ENTRY("\"GET\",\"POST\"",
	    ENDPOINT("\"GET\"",
		ARGUMENT("page", "Page number, from 1.",
		    "\"type\":\"integer\",\"minimum\":1,\"default\":1,"
		    "\"required\":false") ","
		ARGUMENT("per_page", "Records per page, from 1. Values above "
		    "50 count as 50.", "\"type\":\"integer\",\"minimum\":1,"
		    "\"default\":10,\"required\":false") ","
		ARGUMENT("search", "Text that must occur in name or slug, in "
		    "any letter case. Not empty.", TEXT("false")) ","
		ARGUMENT("exclude", "Ids of existing tags to leave out.", IDS)
		"," ARGUMENT("include", "Ids of existing tags to keep; all "
		    "others are left out.", IDS) ","
		ARGUMENT("order", "Sort order, in any letter case. The "
		    "default is asc.", WORDS("\"asc\",\"desc\"")) ","
		ARGUMENT("orderby", "Sort key, in any letter case. The "
		    "default is name; include is the order of the ids in "
		    "include.", WORDS("\"id\",\"name\","
		    "\"slug\",\"count\",\"term_group\",\"description\","
		    "\"parent\",\"include\"")) ","
		ARGUMENT("hide_empty", "Whether to leave out tags without a "
		    "published event.", "\"type\":\"boolean\","
		    "\"default\":true,\"required\":false") ","
		ARGUMENT("post", "Only tags of the event with this id.",
		    INTEGER("false")) ","
		ARGUMENT("event", "The same as post, and takes precedence "
		    "over it.",
		    INTEGER("false")) ","
		ARGUMENT("slug", "Only the tag with exactly this slug. Not "
		    "empty.", TEXT("false"))) ","
	    ENDPOINT("\"POST\"", FIELDS("true"))) SELF(API "/tags"));
}

Test(describe, options_describe_a_record)
{
	EXPECT(ask("OPTIONS", "/tags/1"), 200,
	    ENTRY("\"GET\",\"POST\",\"PUT\",\"PATCH\",\"DELETE\"",
		ENDPOINT("\"GET\"", ID) ","
		ENDPOINT("\"POST\",\"PUT\",\"PATCH\"", FIELDS("false") "," ID)
		"," ENDPOINT("\"DELETE\"", ID)) "}");
}

/* The same name in the path and in the answer. */
Test(describe, the_slug_of_an_event_is_not_required_where_it_may_be_new)
{
	static const char *const	 members[][2] = {
		{ "endpoints.0.args.slug.required", "true" },
		{ "endpoints.1.args.slug.required", "true" },
		{ "endpoints.2.args.slug.required", "false" },
		{ "endpoints.2.args.slug.description",
		    "Slug that the event has now; in the body, the new one." }
	};
	struct outcome			*o;
	size_t				 i;

	o = ask("OPTIONS", "/events/by-slug/x");
	for (i = 0; i < COUNT(members); i++)
		cr_expect_str_eq(outcome_text(o, members[i][0]),
		    members[i][1], "%s", members[i][0]);
	o = ask("OPTIONS", "/venues/by-slug/x");
	cr_expect_str_eq(outcome_text(o, "endpoints.2.args.slug.required"),
	    "true");
}

Test(describe, bounds_are_described_except_for_values_that_are_cut)
{
	static const char *const	 members[][2] = {
		{ "per_page.minimum", "1" }, { "per_page.maximum", NULL },
		{ "geoloc_lat.minimum", "-90" },
		{ "geoloc_lat.maximum", "90" },
		{ "geoloc_distance.minimum", "0" },
		{ "geoloc_distance.maximum", "20040" },
		{ "strict_dates.type", NULL }, { "search.default", NULL }
	};
	struct outcome			*o;
	const char			*got;
	char				 path[64];
	size_t				 i;

	o = ask("OPTIONS", "/events");
	for (i = 0; i < COUNT(members); i++) {
		snprintf(path, sizeof(path), "endpoints.0.args.%s",
		    members[i][0]);
		got = outcome_text(o, path);
		if (members[i][1] == NULL)
			cr_expect_null(got, "%s", path);
		else
			cr_expect_str_eq(got, members[i][1], "%s", path);
	}
}

Test(describe, dates_are_those_of_the_request_in_the_zone_of_the_site)
{
#define DATE(name)	"endpoints.0.args." name "_date.default"
	static const char	 start[] = DATE("start");
	static const char	 end[] = DATE("end");
	struct outcome		*o;

	o = ask("OPTIONS", "/events");
	cr_expect_str_eq(outcome_text(o, start), "2026-11-21 00:17:30");
	cr_expect_str_eq(outcome_text(o, end), "2028-11-21 00:17:30");

	harness.now += 86400;
	harness.site.zone = zone_find("Europe/Paris");
	o = ask("OPTIONS", "/events");
	cr_expect_str_eq(outcome_text(o, start), "2026-11-22 01:17:30");
	cr_expect_str_eq(outcome_text(o, end), "2028-11-22 01:17:30");
}
