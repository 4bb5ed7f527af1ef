#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"

Test(images, are_numbered_by_address)
{
	static const struct {
		const char	*sent;
		const char	*id;
		const char	*url;
	} rows[] = {
		{ "\"http://a.example/x\"", "1", "http://a.example/x" },
		{ "\"http://a.example/y\"", "2", "http://a.example/y" },
		{ "\"http://a.example/x\"", "1", "http://a.example/x" },
		{ "2", "2", "http://a.example/y" },
		{ "\"2\"", "2", "http://a.example/y" }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		a = ask("GET", target("/events/%lld", (long long)given_talk(
		    "ed", target("\"image\":%s", rows[i].sent))));
		EXPECT_MEMBER(a, "image.id", rows[i].id);
		EXPECT_MEMBER(a, "image.url", rows[i].url);
	}
}

Test(images, other_values_are_rejected)
{
	static const char *const	 values[] = {
		"3", "\"3\"", "0", "false", "\"\"", "\"pic.png\"",
		"\"ftp://a.example/x\"", "{\"id\":1}",
		"\"https://a.example/\\\"><script>.png\""
	};
	size_t				 i;

	given_talk("ed", "\"image\":\"http://a.example/x\"");
	for (i = 0; i < COUNT(values); i++)
		EXPECT_CODE(ask_json("ed", "PATCH", "/events/1", target(
		    "{\"image\":%s}", values[i])), 400, "rest_invalid_param");
	EXPECT_CODE(ask_json("ed", "POST", "/events", "{\"title\":\"T\","
	    "\"start_date\":\"now\",\"end_date\":\"now\",\"image\":null}"),
	    400, "rest_invalid_param");
}

Test(images, of_venues_and_organizers_are_none_at_0)
{
	static const char *const	 none[] = { "0", "\"0\"", "\"\"" };
	size_t				 i;

	given_venue("ed", "\"venue\":\"Hall\"");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	for (i = 0; i < COUNT(none); i++) {
		ask_json("ed", "PATCH", "/venues/1",
		    "{\"image\":\"http://a.example/x\"}");
		EXPECT_MEMBER(ask_json("ed", "PATCH", "/venues/1", target(
		    "{\"image\":%s}", none[i])), "image", NULL);
		EXPECT_MEMBER(ask("GET", "/venues/1"), "image", NULL);
		EXPECT_MEMBER(ask_json("ed", "PATCH", "/organizers/2", "{"
		    "\"image\":1}"), "image.id", "1");
		EXPECT_MEMBER(ask_json("ed", "PATCH", "/organizers/2", target(
		    "{\"image\":%s}", none[i])), "image", NULL);
	}
	EXPECT_MEMBER(ask_form("ed", "POST", "/venues", "venue=New&image=0"),
	    "image", NULL);
}

Test(images, extensions)
{
	static const struct {
		const char	*url;
		const char	*extension;
	} rows[] = {
		{ "http://a.example/x.PNG", "png" },
		{ "http://a.example/x.tar.gz", "gz" },
		{ "http://a.example/x", "" },
		{ "http://a.example", "" },
		{ "http://a.example?x.png", "" },
		{ "http://a.example/x?y=a.png", "" },
		{ "http://a.example/x.png?y=a.gif#b.jpg", "png" },
		{ "http://a.example/a.b/x", "" },
		{ "http://a.example/x.", "" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask("GET", target("/events/%lld",
		    (long long)given_talk("ed", target("\"image\":\"%s\"",
		    rows[i].url)))), "image.extension", rows[i].extension);
}

Test(images, of_unknown_size_have_every_size)
{
#define IMAGE(name, extension, type)					\
	{ "https://pics.example/" name, "{\"image\":{\"extension\":"	\
	"\"" extension "\"," OTHER_SIZES(type, "https://pics.example/"	\
	name) "}}" }
	static const struct {
		const char	*url;
		const char	*expected;
	} rows[] = {
		IMAGE("a.jpg", "jpg", "image/jpeg"),
		IMAGE("a.jpeg", "jpeg", "image/jpeg"),
		IMAGE("a.PNG", "png", "image/png"),
		IMAGE("a.webp", "webp", "image/webp"),
		IMAGE("a.gif", "gif", "image/gif"),
		IMAGE("a.avif", "avif", "image/avif"),
		IMAGE("a.svg", "svg", "image/svg+xml"),
		IMAGE("a.php?i=1", "php", ""),
		IMAGE("a", "", ""),
	};
	int64_t	 id;
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		id = given_talk("ed", target("\"image\":\"%s\"",
		    rows[i].url));
		EXPECT(ask("GET", target("/events/%lld?_fields="
		    "image.extension,image.width,image.height,image.sizes",
		    (long long)id)), 200, rows[i].expected);
	}
}
