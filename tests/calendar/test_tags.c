#include <criterion/criterion.h>

#include "tests/support/terms_given.h"

static struct outcome *
create(const char *fields)
{
	return (ask_json("ed", "POST", "/tags", target("{%s}", fields)));
}

static struct outcome *
update(const char *fields)
{
	return (ask_json("ed", "PATCH", "/tags/1", target("{%s}", fields)));
}

Test(tags, a_name_is_of_one_tag)
{
	given_term("categories", "Free", "");
	given_term("tags", "Free", "");
	EXPECT(create("\"name\":\"FREE\""), 400, "{\"code\":\"term_exists\","
	    "\"message\":\"A term with the name provided already exists in"
	    " this taxonomy.\",\"data\":{\"status\":400,\"term_id\":2}}");
	EXPECT_MEMBER(create("\"name\":\"Free\",\"slug\":\"f\""), "slug", "f");
}

Test(tags, a_taken_slug_gets_a_number)
{
	given_term("categories", "Free", "");
	given_term("tags", "Free", "");
	EXPECT_MEMBER(create("\"name\":\"No cost\",\"slug\":\"free\""),
	    "slug", "free-2");
}

Test(tags, none_has_a_parent)
{
	static const char	 refusal[] =
	    "{\"code\":\"rest_taxonomy_not_hierarchical\",\"message\":"
	    "\"Cannot set parent term, taxonomy is not hierarchical.\","
	    "\"data\":{\"status\":400}}";

	given_term("tags", "a", "\"parent\":0");
	EXPECT(create("\"name\":\"b\",\"parent\":1"), 400, refusal);
	EXPECT(create("\"name\":\"b\",\"parent\":\"x\""), 400, refusal);
	EXPECT(update("\"parent\":1"), 400, refusal);
	EXPECT_CODE(update("\"parent\":\"0\""), 200, "");
	EXPECT_CODE(ask("GET", "/tags?parent=7"), 200, "");
	EXPECT_CODE(ask_json("ed", "PATCH", "/tags/9", "{\"parent\":1}"),
	    404, "rest-tag-not-found");
}

Test(tags, a_slug_of_another_one_is_rejected_on_update)
{
	given_term("tags", "a", "");
	given_term("tags", "b", "");
	EXPECT(update("\"slug\":\"b\""), 400,
	    "{\"code\":\"duplicate_term_slug\",\"message\":\"The slug"
	    " \\\"b\\\" is already in use by another term.\","
	    "\"data\":{\"status\":400}}");
	EXPECT_MEMBER(update("\"name\":\"b\""), "slug", "a");
}
