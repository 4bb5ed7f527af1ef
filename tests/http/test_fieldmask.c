#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/fieldmask.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(fieldmask, .init = setup, .fini = teardown);

static struct value *
text(const char *fields)
{
	struct value	*v;

	v = value_new(arena, VALUE_TEXT);
	v->text = fields;
	v->length = strlen(fields);

	return (v);
}

static const char *
masked_by(const struct value *fields, const char *body)
{
	const struct value	*value;
	const char		*error;
	struct json		 out;

	value = json_read(arena, body, strlen(body), &error);
	cr_assert_not_null(value, "%s", error);
	json_init(&out, arena, 0);
	json_select(&out, fieldmask_read(arena, fields));
	json_value(&out, NULL, value);

	return (out.buf.data);
}

static const char *
masked(const char *fields, const char *body)
{
	return (masked_by(text(fields), body));
}

#define EVENT	"{\"id\":21,\"title\":\"a \\\"b\\\", {c}\",\"image\":false," \
		"\"venue\":{\"id\":3,\"geo\":{\"lat\":1.5}},\"tags\":[]}"

Test(fieldmask, keeps_named_members_in_their_order)
{
	static const struct {
		const char	*fields, *body, *kept;
	} rows[] = {
		{ "title,id", EVENT, "{\"id\":21,\"title\":\"a \\\"b\\\", "
		    "{c}\"}" },
		{ "id", EVENT, "{\"id\":21}" },
		{ " id , tags ", EVENT, "{\"id\":21,\"tags\":[]}" },
		{ "tags", EVENT, "{\"tags\":[]}" },
		{ "venue", EVENT, "{\"venue\":{\"id\":3,\"geo\":"
		    "{\"lat\":1.5}}}" },
		{ "nope", EVENT, "{}" },
		{ "ID", EVENT, "{}" },
		{ "nope,id", EVENT, "{\"id\":21}" },
		{ "id,id", EVENT, "{\"id\":21}" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(masked(rows[i].fields, rows[i].body),
		    rows[i].kept, "%s", rows[i].fields);
}

Test(fieldmask, a_dot_goes_into_maps)
{
	static const struct {
		const char	*fields, *kept;
	} rows[] = {
		{ "venue.id", "{\"venue\":{\"id\":3}}" },
		{ "venue.geo.lat,id",
		    "{\"id\":21,\"venue\":{\"geo\":{\"lat\":1.5}}}" },
		{ "venue.id,venue", "{\"venue\":{\"id\":3,\"geo\":"
		    "{\"lat\":1.5}}}" },
		{ "venue,venue.id", "{\"venue\":{\"id\":3,\"geo\":"
		    "{\"lat\":1.5}}}" },
		{ "venue.nope", "{\"venue\":{}}" },
		{ "venue.", "{\"venue\":{}}" },
		{ ".venue", "{}" },
		{ "tags.name", "{\"tags\":[]}" },
		{ "image.url", "{\"image\":false}" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(masked(rows[i].fields, EVENT), rows[i].kept,
		    "%s", rows[i].fields);
}

Test(fieldmask, a_dot_goes_into_every_element_of_a_list)
{
	static const char	 list[] =
	    "{\"events\":[{\"id\":1,\"t\":[{\"a\":1,\"b\":[2,3]}]},"
	    "{\"x\":0,\"id\":2,\"t\":[]},{\"t\":[]}],\"total\":3}";

	cr_expect_str_eq(masked("events.id,total", list),
	    "{\"events\":[{\"id\":1},{\"id\":2},{}],\"total\":3}");
	cr_expect_str_eq(masked("events.t.b", list),
	    "{\"events\":[{\"t\":[{\"b\":[2,3]}]},{\"t\":[]},{\"t\":[]}]}");
	cr_expect_str_eq(masked("a", "[{\"a\":1},[{\"a\":2,\"b\":3}]]"),
	    "[{\"a\":1},[{\"a\":2}]]");
}

Test(fieldmask, nothing_named_keeps_everything)
{
	struct value	*number;

	number = value_new(arena, VALUE_NUMBER);
	number->text = "5";
	number->length = 1;

	cr_expect_null(fieldmask_read(arena, NULL));
	cr_expect_null(fieldmask_read(arena, number));
	cr_expect_null(fieldmask_read(arena, text("")));
	cr_expect_null(fieldmask_read(arena, text(" , ,")));
	cr_expect_null(fieldmask_read(arena, value_new(arena, VALUE_LIST)));
}

Test(fieldmask, a_list_of_names_is_one_mask)
{
	struct value	*list;

	list = value_new(arena, VALUE_LIST);
	value_add(list, text(" id"));
	value_add(list, text("tags"));
	value_add(list, value_new(arena, VALUE_NULL));
	value_add(list, text("venue.id"));

	cr_expect_str_eq(masked_by(list, EVENT),
	    "{\"id\":21,\"venue\":{\"id\":3},\"tags\":[]}");
}

Test(fieldmask, names_beyond_the_limit_are_ignored)
{
	struct buf	 names;
	size_t		 i;

	buf_init(&names, arena, 8192);
	for (i = 0; i < FIELDMASK_MAX; i++)
		buf_printf(&names, "n%zu.x,", i / 2);
	buf_string(&names, "id");

	cr_expect_str_eq(masked(names.data, EVENT), "{}");
}

Test(fieldmask, says_which_members_of_records_a_list_needs)
{
	static const struct {
		const char	*fields, *list, *member;
		bool		 wants;
	} rows[] = {
		{ "events.id,total", "events", "id", true },
		{ "events.id,total", "events", "title", false },
		{ "events.id,total", "venues", "id", false },
		{ "events.venue.city", "events", "venue", true },
		{ "events.venue.city", "venues", "city", false },
		{ "events", "events", "title", true },
		{ "event", "events", "title", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(fieldmask_wants(fieldmask_read(arena,
		    text(rows[i].fields)), rows[i].list, rows[i].member),
		    rows[i].wants, "%s: %s of %s", rows[i].fields,
		    rows[i].member, rows[i].list);
	cr_expect(fieldmask_wants(NULL, "events", "title"));
}
