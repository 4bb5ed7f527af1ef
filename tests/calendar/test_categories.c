#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/terms_given.h"

static struct outcome *
create(const char *fields)
{
	return (ask_json("ed", "POST", "/categories", target("{%s}", fields)));
}

static struct outcome *
update(int64_t id, const char *fields)
{
	return (ask_json("ed", "PATCH", target("/categories/%lld",
	    (long long)id), target("{%s}", fields)));
}

static const char *
many(const char *text, int count)
{
	const char	*all = "";

	while (count-- > 0)
		all = target("%s%s", all, text);

	return (all);
}

Test(categories, a_sibling_of_the_same_name_exists)
{
	given_term("categories", "Music", "");
	given_term("categories", "Jazz", "\"parent\":1");
	EXPECT(create("\"name\":\"mUSIC\""), 400, "{\"code\":\"term_exists\","
	    "\"message\":\"A term with the name provided already exists with"
	    " this parent.\",\"data\":{\"status\":400,\"term_id\":1}}");
	EXPECT_MEMBER(create("\"name\":\" <b>Jazz</b>\",\"parent\":1"),
	    "data.term_id", "2");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"slug\":\"MUSIC\""),
	    "data.term_id", "1");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"slug\":\"?\""),
	    "data.term_id", "1");
	EXPECT_MEMBER(create("\"name\":\"\xc3\x84rger\""), "slug", "arger");
	EXPECT_MEMBER(create("\"name\":\"\xc3\xa4RGER\""), "data.term_id",
	    "3");
}

Test(categories, another_slug_or_parent_allows_the_name)
{
	given_term("categories", "Music", "");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"slug\":\"m\""), "slug",
	    "m");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"slug\":\"m\""),
	    "data.term_id", "2");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"slug\":\"Music-3\""),
	    "slug", "music-3");
	EXPECT_MEMBER(create("\"name\":\"Music\",\"parent\":1"), "slug",
	    "music-music");
}

Test(categories, a_taken_slug_gets_the_parent_s_and_a_number)
{
	given_term("categories", "Music", "");
	given_term("categories", "Jazz", "");
	EXPECT_MEMBER(create("\"name\":\"A\",\"slug\":\"jazz\""), "slug",
	    "jazz-2");
	EXPECT_MEMBER(create("\"name\":\"B\",\"slug\":\"jazz\""), "slug",
	    "jazz-3");
	EXPECT_MEMBER(create("\"name\":\"Jazz\",\"parent\":1"), "slug",
	    "jazz-music");
	EXPECT_MEMBER(create("\"name\":\"C\",\"parent\":1,"
	    "\"slug\":\"jazz\""), "slug", "jazz-music-2");
}

Test(categories, a_long_slug_is_shortened_before_a_number_is_appended)
{
	const char	*name, *slug;

	name = many("a", 200);
	given_term("categories", name, "");
	EXPECT_MEMBER(create(target("\"name\":\"b\",\"slug\":\"%s\"", name)),
	    "slug", target("%s-2", many("a", 198)));
	EXPECT_MEMBER(create(target("\"name\":\"c\",\"slug\":\"%s\","
	    "\"parent\":1", name)), "slug", target("%s-3", many("a", 198)));
	EXPECT_MEMBER(create(target("\"name\":\"d\",\"slug\":\"%s\"",
	    many("x", 190))), "slug", many("x", 190));
	slug = target("aaaaaaaaa-%s", many("x", 190));
	EXPECT_MEMBER(create(target("\"name\":\"e\",\"slug\":\"%s\","
	    "\"parent\":4", name)), "slug", slug);
}

Test(categories, a_name_without_letters_gets_the_id_as_its_slug)
{
	given_term("categories", "x", "");
	EXPECT_MEMBER(create("\"name\":\"!!\""), "slug", "2");
	EXPECT_MEMBER(create("\"name\":\"a\",\"slug\":\"?\""), "slug", "a");
	EXPECT_MEMBER(create("\"name\":\"5\""), "slug", "5");
	EXPECT_MEMBER(create("\"name\":\"??\""), "slug", "5-2");
}

Test(categories, names_have_an_end)
{
	const char	*longest;

	longest = many("\xc3\xbc", 200);
	EXPECT_MEMBER(create(target("\"name\":\"%s\"", longest)), "name",
	    longest);
	EXPECT(create(target("\"name\":\"%sx\"", longest)), 400,
	    "{\"code\":\"db_insert_error\",\"message\":\"Could not insert"
	    " term into the database.\",\"data\":{\"status\":400}}");
	EXPECT_CODE(update(1, target("\"name\":\"%sx\"", longest)), 400,
	    "db_insert_error");
	EXPECT(create("\"name\":\" <b> </b>\""), 400,
	    "{\"code\":\"empty_term_name\",\"message\":\"A name is required"
	    " for this term.\",\"data\":{\"status\":400}}");
	EXPECT_CODE(update(1, "\"name\":\" \""), 400, "empty_term_name");
	EXPECT_MEMBER(ask("GET", "/categories/1"), "name", longest);
}

Test(categories, markup_is_restricted_for_everybody)
{
	struct outcome	*a;

	a = create("\"name\":\" <i>R</i>&amp;B \","
	    "\"description\":\" <b onclick='x'>a</b><script>b</script> \"");
	EXPECT_MEMBER(a, "name", "R&amp;B");
	EXPECT_MEMBER(a, "slug", "rb");
	EXPECT_MEMBER(a, "description", "<b>a</b>b");
	EXPECT_MEMBER(update(1, "\"description\":\"<div>c</div>\""),
	    "description", "c");
	EXPECT_MEMBER(update(1, "\"description\":\" \""), "description", "");
}

Test(categories, an_update_changes_only_sent_fields)
{
	given_term("categories", "Music", "");
	given_term("categories", "Jazz", "\"parent\":1,\"description\":\"d\"");
	EXPECT_MEMBER(update(2, "\"name\":\"Music\""), "slug", "jazz");
	EXPECT_MEMBER(update(2, "\"slug\":\"Be Bop\""), "slug", "be-bop");
	EXPECT_MEMBER(update(2, "\"slug\":\"be-bop\""), "name", "Music");
	EXPECT_MEMBER(update(2, "\"parent\":0"), "description", "d");
	EXPECT_MEMBER(ask("GET", "/categories/2"), "parent", "0");
	EXPECT(update(2, "\"slug\":\"Music\""), 400,
	    "{\"code\":\"duplicate_term_slug\",\"message\":\"The slug"
	    " \\\"music\\\" is already in use by another term.\","
	    "\"data\":{\"status\":400}}");
}

Test(categories, a_color_is_shown_wherever_the_category_is)
{
	EXPECT_MEMBER(create("\"name\":\"Music\",\"color\":\"#0A1b2C\""),
	    "color", "#0a1b2c");
	EXPECT_MEMBER(ask("GET", "/categories/1"), "color", "#0a1b2c");
	EXPECT_MEMBER(ask("GET", "/categories?hide_empty=0"),
	    "categories.0.color", "#0a1b2c");
	given_talk("ed", "\"categories\":[1]");
	EXPECT_MEMBER(ask("GET", "/events/1"), "categories.0.color",
	    "#0a1b2c");
	EXPECT_MEMBER(update(1, "\"name\":\"Songs\""), "color", "#0a1b2c");
	EXPECT_MEMBER(update(1, "\"color\":\"\""), "color", NULL);
	EXPECT_MEMBER(ask("GET", "/events/1"), "categories.0.color", NULL);
	EXPECT_MEMBER(create("\"name\":\"None\""), "color", NULL);
}

Test(categories, an_invalid_color_is_rejected)
{
	EXPECT(create("\"name\":\"Music\",\"color\":\"red\""), 400,
	    "{\"code\":\"rest_invalid_param\",\"message\":"
	    "\"Invalid parameter(s): color\",\"data\":{\"status\":400,"
	    "\"params\":{\"color\":\"color must be empty or a color such as"
	    " #9c2f22.\"},\"details\":{\"color\":{\"code\":"
	    "\"rest_invalid_format\",\"message\":\"color must be empty or a"
	    " color such as #9c2f22.\",\"data\":{\"pointer\":"
	    "\"/color\"}}}}}");
	EXPECT_CODE(create("\"name\":\"Music\",\"color\":\"#9c2f2\""), 400,
	    "rest_invalid_param");
	EXPECT_CODE(create("\"name\":\"Music\",\"color\":5"), 400,
	    "rest_invalid_param");
}

Test(categories, none_is_above_itself)
{
	given_term("categories", "a", "");
	given_term("categories", "b", "\"parent\":1");
	given_term("categories", "c", "\"parent\":2");
	EXPECT_MEMBER(update(2, "\"parent\":2"), "parent", "0");
	EXPECT_MEMBER(update(2, "\"parent\":1"), "parent", "1");
	EXPECT_MEMBER(update(1, "\"parent\":3"), "parent", "0");
	EXPECT_MEMBER(update(3, "\"parent\":1"), "parent", "1");
	EXPECT_CODE(update(3, "\"parent\":9"), 400, "rest_invalid_param");
	EXPECT_CODE(create("\"name\":\"x\",\"parent\":9"), 400,
	    "rest_invalid_param");
}

Test(categories, children_of_a_deleted_one_move_up)
{
	given_term("categories", "a", "");
	given_term("categories", "b", "\"parent\":1");
	given_term("categories", "c", "\"parent\":2");
	given_term("categories", "d", "\"parent\":2");
	ask_as("ed", "DELETE", "/categories/2");
	EXPECT_MEMBER(ask("GET", "/categories/3"), "url",
	    SITE "/events/category/a/c/");
	ask_as("ed", "DELETE", "/categories/1");
	EXPECT_MEMBER(ask("GET", "/categories/4"), "parent", "0");
	EXPECT_MEMBER(create("\"name\":\"e\""), "id", "5");
}

Test(categories, a_rejected_create_uses_up_no_id)
{
	given_term("categories", "a", "");
	create("\"name\":\"a\"");
	EXPECT_MEMBER(create("\"name\":\"b\""), "id", "2");
}
