#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"

#define LINK								\
	"{\"type\":\"integer\",\"minimum\":1},"				\
	"{\"type\":\"string\",\"pattern\":\"^[0-9]+$\"},"		\
	"{\"type\":\"object\",\"properties\":{\"id\":{\"anyOf\":["	\
	"{\"type\":\"integer\",\"minimum\":1},"				\
	"{\"type\":\"string\",\"pattern\":\"^[0-9]+$\"}]}},"		\
	"\"required\":[\"id\"]},"					\
	"{\"$ref\":\"#/components/schemas/VenueCreate\"}"

/* Addresses on the web, such as https://a@b.example:80/x?y. */
#define HOST								\
	"([A-Za-z0-9._-]*[A-Za-z0-9][A-Za-z0-9._-]*"			\
	"|[[](::|[:.]*[0-9A-Fa-f][0-9A-Fa-f:.]*)\\\\])"
#define WEB								\
	"://([!$-.0-;=@-~]*@)?" HOST "(:[0-9]*)?([/?#][!#-;=?-~]*)?"
#define IMAGE								\
	"\"minimum\":0,\"pattern\":\"^([0-9]+|/images/[A-Za-z0-9]{20}"	\
	"-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}[.](jpg|png|webp)|(https?)" WEB \
	")?$\","

/* Compares a member of a schema, ignoring its description. */
static void
expect_member(const char *schema, const char *name, const char *wanted)
{
	const char	*description;
	char		 path[128], target[160], body[2048];

	snprintf(path, sizeof(path), "components.schemas.%s.properties.%s",
	    schema, name);
	snprintf(target, sizeof(target), "/doc?_fields=%s", path);
	snprintf(body, sizeof(body), "%s.description", path);
	description = outcome_text(ask("GET", target), body);
	snprintf(body, sizeof(body), "{\"components\":{\"schemas\":{\"%s\":"
	    "{\"properties\":{\"%s\":{\"description\":\"%s\",%s}}}}}}",
	    schema, name, description, wanted);
	EXPECT(ask("GET", target), 200, body);
}

static const struct {
	const char	*body, *member, *schema;
} bodies[] = {
	{ "TagCreate", "name", "\"type\":\"string\",\"minLength\":1,"
	    "\"maxLength\":1024,"
	    "\"pattern\":\"[^ \\\\t\\\\n\\\\v\\\\f\\\\r]\","
	    "\"not\":{\"const\":\"0\"}" },
	{ "CategoryCreate", "parent",
	    "\"type\":\"integer\",\"minimum\":0" },
	{ "EventCreate", "all_day",
	    "\"type\":\"boolean\",\"default\":false" },
	{ "EventUpdate", "all_day", "\"type\":\"boolean\"" },
	{ "EventCreate", "author",
	    "\"type\":\"integer\",\"minimum\":1" },
	{ "EventCreate", "start_date",
	    "\"type\":\"string\",\"format\":\"date-time\"" },
	{ "EventCreate", "status", "\"type\":\"string\",\"enum\":["
	    "\"publish\",\"future\",\"draft\",\"pending\","
	    "\"private\",\"trash\"]" },
	{ "EventCreate", "website", "\"type\":[\"string\",\"null\"],"
	    "\"pattern\":\"^((https?|ftp)" WEB "|mailto:[!$-;=@-~]+@" HOST
	    "([?#][!#-;=?-~]*)?)?$\",\"maxLength\":2000" },
	{ "EventCreate", "image", "\"type\":[\"string\",\"integer\"]," IMAGE
	    "\"minLength\":1,\"maxLength\":2000" },
	{ "EventUpdate", "image", "\"type\":[\"string\",\"integer\","
	    "\"null\"]," IMAGE "\"minLength\":1,\"maxLength\":2000" },
	{ "VenueCreate", "image", "\"type\":[\"string\",\"integer\"]," IMAGE
	    "\"maxLength\":2000" },
	{ "VenueCreate", "show_map", "\"type\":\"string\","
	    "\"maxLength\":2000" },
	{ "VenueCreate", "geo_lat", "\"type\":\"number\","
	    "\"minimum\":-90,\"maximum\":90" },
	{ "VenueUpdate", "geo_lat", "\"type\":[\"number\",\"null\"],"
	    "\"minimum\":-90,\"maximum\":90" },
	{ "EventCreate", "cost", "\"anyOf\":["
	    "{\"type\":[\"string\",\"number\"]},"
	    "{\"type\":\"array\",\"items\":{\"type\":[\"string\","
	    "\"number\"]}},{\"const\":false},{\"type\":\"null\"}],"
	    "\"maxLength\":2000" },
	{ "EventCreate", "tags", "\"anyOf\":["
	    "{\"type\":[\"integer\",\"string\"]},"
	    "{\"type\":\"array\",\"items\":{\"type\":[\"integer\","
	    "\"string\"]},\"maxItems\":100},{\"type\":\"null\"}]" },
	{ "EventCreate", "venue", "\"anyOf\":[" LINK ","
	    "{\"type\":\"array\",\"items\":{\"anyOf\":[" LINK "]},"
	    "\"maxItems\":50},"
	    "{\"enum\":[0,\"\",false]},"
	    "{\"type\":\"object\",\"maxProperties\":0},"
	    "{\"type\":\"null\"}]" }
};

Test(doc_schemas, members_of_bodies_are_of_every_type_that_is_accepted)
{
	size_t	 i;

	for (i = 0; i < COUNT(bodies); i++)
		expect_member(bodies[i].body, bodies[i].member,
		    bodies[i].schema);
}

Test(doc_schemas, lists_in_addresses_are_separated_by_commas)
{
	static const char *const	 members[][2] = {
		{ "11.name", "categories" }, { "11.explode", "false" },
		{ "11.schema.items.anyOf.1.type", "string" },
		{ "13.name", "venue" }, { "13.explode", "false" },
		{ "13.schema.items.type", "integer" },
		{ "13.schema.maxItems", "100" },
		{ "2.name", "start_date" }, { "2.schema.default", NULL },
		{ "1.name", "per_page" }, { "1.schema.maximum", NULL },
		{ "20.name", "geoloc_distance" },
		{ "20.schema.exclusiveMinimum", "0" },
		{ "20.schema.minimum", NULL }
	};
	struct outcome			*o;
	const char			*got;
	char				 path[128];
	size_t				 i;

	o = ask("GET", "/doc");
	for (i = 0; i < COUNT(members); i++) {
		snprintf(path, sizeof(path), "paths./events.get.parameters.%s",
		    members[i][0]);
		got = outcome_text(o, path);
		if (members[i][1] == NULL)
			cr_expect_null(got, "%s", path);
		else
			cr_expect_str_eq(got, members[i][1], "%s", path);
	}
}

Test(doc_schemas, a_position_is_sent_as_a_whole)
{
	EXPECT(ask("GET",
	    "/doc?_fields=components.schemas.VenueUpdate.dependentRequired"),
	    200, "{\"components\":{\"schemas\":{\"VenueUpdate\":"
	    "{\"dependentRequired\":{\"geo_lat\":[\"geo_lng\"],"
	    "\"geo_lng\":[\"geo_lat\"]}}}}}");
}

Test(doc_schemas, members_of_records_may_be_another_kind_of_nothing)
{
	static const char *const	 rows[][2] = {
		{ "image", "\"anyOf\":[{\"$ref\":\"#/components/schemas/Image\""
		    "},{\"const\":false}]" },
		{ "venue", "\"anyOf\":[{\"$ref\":\"#/components/schemas/Venue\""
		    "},{\"type\":\"array\",\"items\":{},\"maxItems\":0}]" },
		{ "custom_fields",
		    "\"type\":\"array\",\"items\":{},\"maxItems\":0" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++)
		expect_member("Event", rows[i][0], rows[i][1]);
}

Test(doc_schemas, ticketed_is_described_for_clients_of_the_reference)
{
	EXPECT(ask("GET",
	    "/doc?_fields=components.schemas.Event.properties.ticketed"), 200,
	    "{\"components\":{\"schemas\":{\"Event\":{\"properties\":{"
	    "\"ticketed\":{\"description\":\"Whether the event has tickets."
	    " Always a boolean; The Events Calendar with Event Tickets returns"
	    " a list of ticket providers, or false.\","
	    "\"type\":\"boolean\"}}}}}}");
}
