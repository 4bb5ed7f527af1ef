/* Images stored here (rules, section 41), by the API. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "base/array.h"
#include "generated/service.h"
#include "tests/support/given.h"
#include "tests/support/image_given.h"
#include "pictures/picture_name.h"

static const char	png[] = "Content-Type: image/png\r\n";

struct sent {
	void	*bytes;		/* GD's */
	int	 length;
};

static struct sent
draw(int width, int height)
{
	struct sent	 sent;
	gdImagePtr	 image;

	cr_assert_not_null(image = gdImageCreateTrueColor(width, height));
	sent.bytes = gdImagePngPtr(image, &sent.length);
	gdImageDestroy(image);
	return (sent);
}

/* With the random part of names as "*". */
static const char *
plain(const char *body)
{
	static char	 text[4096];
	const char	*at;
	char		*to = text;

	while ((at = strstr(body, PICTURE_FOLDER)) != NULL &&
	    at[strlen(PICTURE_FOLDER) + PICTURE_RANDOM] == '-') {
		at += strlen(PICTURE_FOLDER);
		memcpy(to, body, (size_t)(at - body));
		to += at - body;
		*to++ = '*';
		body = at + PICTURE_RANDOM;
	}
	strcpy(to, body);
	return (text);
}

#define SIZE(name, size, width, height)					\
	"\"" name "\":{\"width\":" width ",\"height\":" height		\
	",\"mime-type\":\"image/png\",\"url\":\"" SITE "/images/*-"	\
	width "x" height ".png\"}"

#define IMAGE(id, alt)							\
	"{\"url\":\"" SITE "/images/*-400x200.png\",\"id\":" id		\
	",\"extension\":\"png\",\"width\":400,\"height\":200," alt	\
	"\"sizes\":{" SIZE("thumbnail", , "150", "150") ","		\
	SIZE("medium", , "300", "150") ","				\
	SIZE("full", , "400", "200") "}}"

/* The image of 400 by 200 pixels without words. */
#define IMAGE_OF(id)	target(IMAGE("%s", ""), id)

Test(image_files, a_new_one_is_shown_with_its_sizes)
{
	struct outcome	*a;

	a = upload("co", "/images?alt=Two%20trees", 400, 200);
	cr_expect_eq(a->status, 201);
	cr_expect_str_eq(plain(a->body),
	    IMAGE("1", "\"alt\":\"Two trees\","));
	cr_expect_str_eq(outcome_header(a, "Location"), API "/images/1");
	a = ask_as("su", "GET", "/images/1");
	EXPECT_CODE(a, 403, "rest_forbidden");
	a = ask_as("co", "GET", "/images/1");
	cr_expect_eq(a->status, 200);
	cr_expect_str_eq(plain(a->body),
	    IMAGE("1", "\"alt\":\"Two trees\","));
	EXPECT(ask_as("co", "GET", "/images/2"), 404,
	    "{\"code\":\"rest-image-not-found\",\"message\":"
	    "\"Image with ID 2 does not exist.\",\"data\":{\"status\":404}}");
}

Test(image_files, come_as_files_of_forms_too)
{
	static const char	 head[] =
	    "--x\r\nContent-Disposition: form-data; name=\"alt\"\r\n\r\nA\r\n"
	    "--x\r\nContent-Disposition: form-data; name=\"other\";"
	    " filename=\"\"\r\n\r\n\r\n"
	    "--x\r\nContent-Disposition: form-data; name=\"file\";"
	    " filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n";
	static const char	 end[] = "\r\n--x--\r\n";
	struct sent		 sent = draw(400, 200);
	struct outcome		*a;
	char			*body, lines[512];
	size_t			 length;

	length = sizeof(head) - 1 + (size_t)sent.length + sizeof(end) - 1;
	cr_assert_not_null(body = malloc(length));
	memcpy(body, head, sizeof(head) - 1);
	memcpy(body + sizeof(head) - 1, sent.bytes, (size_t)sent.length);
	memcpy(body + length - sizeof(end) + 1, end, sizeof(end) - 1);
	snprintf(lines, sizeof(lines),
	    "Content-Type: multipart/form-data; boundary=x\r\n%s\r\n",
	    as("ed"));
	a = ask_file("POST", "/images", lines, body, length);
	cr_expect_eq(a->status, 201);
	cr_expect_str_eq(plain(a->body), IMAGE("1", "\"alt\":\"A\","));
	free(body);
	gdFree(sent.bytes);
}

Test(image_files, other_bodies_are_rejected)
{
	char	*large;

	EXPECT(ask_file("POST", "/images", "Content-Type: image/png\r\n",
	    "text", 4), 401, "{\"code\":\"rest_forbidden\",\"message\":"
	    "\"Sorry, you are not allowed to do that.\","
	    "\"data\":{\"status\":401}}");
	EXPECT_CODE(upload("su", "/images", 10, 10), 403, "rest_forbidden");
	EXPECT_MEMBER(ask_file("POST", "/images", target("%s%s\r\n", png,
	    as("ed")), "text", 4), "data.params.file", "file must be a JPEG,"
	    " PNG, WebP or GIF of at most 10 MB and 40 megapixels.");
	EXPECT(ask_json("ed", "POST", "/images", "{\"file\":\"a.png\"}"), 400,
	    "{\"code\":\"rest_missing_callback_param\",\"message\":"
	    "\"Missing parameter(s): file\",\"data\":{\"status\":400,"
	    "\"params\":[\"file\"]}}");

	cr_assert_not_null(large = calloc(1, SERVICE_PICTURE_BODY_BYTES + 1));
	EXPECT_CODE(ask_file("POST", "/images", target("%s%s\r\n", png,
	    as("ed")), large, SERVICE_PICTURE_BYTES + 1), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_file("POST", "/images", target("%s%s\r\n", png,
	    as("ed")), large, SERVICE_PICTURE_BODY_BYTES + 1), 413,
	    "rest_body_too_large");
	/* Routes that take no picture have a lower limit. */
	EXPECT_CODE(ask_file("POST", "/events", target("%s%s\r\n", png,
	    as("ed")), large, SERVICE_BODY_BYTES + 1), 413,
	    "rest_body_too_large");
	free(large);
}

Test(image_files, the_files_never_change)
{
	struct outcome	*a;
	const char	*address;

	a = upload("ed", "/images", 400, 200);
	address = outcome_text(a, "sizes.medium.url");
	harness.prefix = "";
	a = ask("GET", address + strlen(SITE));
	cr_expect_eq(a->status, 200);
	cr_expect_eq(memcmp(a->body, "\x89PNG", 4), 0);
	cr_expect_str_eq(outcome_header(a, "Content-Type"), "image/png");
	cr_expect_str_eq(outcome_header(a, "Cache-Control"),
	    "public, max-age=31536000, immutable");
	cr_expect_str_eq(outcome_header(a, "X-Content-Type-Options"),
	    "nosniff");
	cr_expect_str_eq(outcome_header(a, "Content-Security-Policy"),
	    "default-src 'none'; sandbox");
	cr_expect_eq(ask_with("GET", address + strlen(SITE), NULL, target(
	    "If-None-Match: %s", outcome_header(a, "ETag")), NULL)->status,
	    304);
	a = ask_with("GET", address + strlen(SITE), NULL,
	    "Accept-Encoding: gzip", NULL);
	cr_expect_null(outcome_header(a, "Content-Encoding"));
	cr_expect_eq(ask("GET",
	    "/images/01234567890123456789-1x1.png")->status, 404);
	cr_expect_eq(ask("GET", "/images/x")->status, 404);
}

Test(image_files, records_name_them_by_number_or_address)
{
	static const char *const	 ways[] = {
		"1", "\"1\"", "\"%s\"", "\"%s\""
	};
	struct outcome	*a;
	const char	*address;
	size_t		 i;

	a = upload("co", "/images?alt=Trees", 400, 200);
	address = outcome_text(a, "url");
	for (i = 0; i < COUNT(ways); i++) {
		a = ask("GET", target("/events/%lld", (long long)given_talk(
		    "ed", target("\"image\":%s", i < 2 ? ways[i] :
		    target("\"%s\"", address +
		    (i == 2 ? 0 : strlen(SITE)))))));
		EXPECT_MEMBER(a, "image.id", "1");
		EXPECT_MEMBER(a, "image.url", address);
		EXPECT_MEMBER(a, "image.alt", "Trees");
		EXPECT_MEMBER(a, "image.sizes.medium.width", "300");
		EXPECT_MEMBER(a, "json_ld.image", address);
	}
	EXPECT_MEMBER(ask_json("ed", "POST", "/venues", "{\"venue\":\"Hall\","
	    "\"image\":1}"), "image.url", address);
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/1",
	    "{\"image\":\"/images/01234567890123456789-1x1.png\"}"),
	    "data.params.image",
	    "image must be the number of an existing image.");
	/*
	 * Addresses that only look like those of pictures are normal
	 * addresses.
	 */
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/1", "{\"image\":"
	    "\"http://b.example/images/01234567890123456789-1x1.png\"}"),
	    "image.width", "0");
}

/* A picture may be deleted while a form that names it is open. */
Test(image_files, that_are_not_stored_any_more_cannot_be_used)
{
	static const char	 wrong[] = "image must be the number of an"
				    " existing image.";
	struct outcome		*o;
	const char		*address;
	int64_t			 id = given_talk("ed", "");

	o = upload("ed", "/images", 400, 200);
	address = outcome_text(o, "url");
	EXPECT_MEMBER(ask_json("ed", "PATCH", target("/events/%lld",
	    (long long)id), target("{\"image\":\"%s\"}", outcome_text(o,
	    "sizes.medium.url"))), "image.id", "1");
	EXPECT_MEMBER(ask_json("ed", "PATCH", target("/events/%lld",
	    (long long)id), target("{\"image\":\"" SITE "/es%s\"}", address +
	    strlen(SITE))), "image.id", "1");
	EXPECT_MEMBER(ask_json("ed", "PATCH", target("/events/%lld",
	    (long long)id), "{\"image\":null}"), "image", "false");
	EXPECT_CODE(ask_as("ed", "DELETE", "/images/1"), 200, "");
	EXPECT_MEMBER(ask_json("ed", "PATCH", target("/events/%lld",
	    (long long)id), target("{\"image\":\"%s\"}", address)),
	    "data.params.image", wrong);
	EXPECT_MEMBER(ask_json("ed", "POST", "/venues", target("{\"venue\":"
	    "\"Hall\",\"image\":\"" SITE "/es%s\"}", address +
	    strlen(SITE))), "data.params.image", wrong);
	EXPECT_CODE(ask_as("ed", "GET", "/images/2"), 404,
	    "rest-image-not-found");
}

Test(image_files, owners_and_editors_describe_them)
{
	upload("co", "/images", 400, 200);
	EXPECT_CODE(ask_json("au", "PATCH", "/images/1",
	    "{\"alt\":\"Mine\"}"), 403, "rest_forbidden");
	EXPECT_MEMBER(ask_json("co", "PATCH", "/images/1",
	    "{\"alt\":\"Trees\"}"), "alt", "Trees");
	EXPECT_MEMBER(ask_json("ed", "PUT", "/images/1", "{}"), "alt",
	    "Trees");
	EXPECT_MEMBER(ask_json("ed", "POST", "/images/1", "{\"alt\":\"\"}"),
	    "alt", NULL);
	EXPECT_CODE(ask_json("ed", "POST", "/images/2", "{\"alt\":\"A\"}"),
	    404, "rest-image-not-found");
	EXPECT_CODE(ask_json(NULL, "POST", "/images/1", "{\"alt\":\"A\"}"),
	    401, "rest_forbidden");
}

#define NOT_YOURS(path)							\
	"{\"code\":\"rest_forbidden\",\"message\":\"Sorry, you are not"	\
	" allowed to change " path ", which this request would change.\"," \
	"\"data\":{\"status\":403}}"

Test(image_files, owners_describe_them_only_where_they_may_edit_the_records)
{
	static const char	 words[] = "{\"alt\":\"Trees\"}";

	upload("co", "/images", 400, 200);
	given_talk("co", "\"image\":1,\"status\":\"pending\"");
	EXPECT_CODE(ask_json("co", "PATCH", "/images/1", words), 200, "");
	EXPECT_CODE(ask_json("ed", "PATCH", "/events/1",
	    "{\"status\":\"publish\"}"), 200, "");
	EXPECT(ask_json("co", "PATCH", "/images/1", "{\"alt\":\"Mine\"}"),
	    403, NOT_YOURS("/events/1"));
	EXPECT_MEMBER(ask("GET", "/events/1"), "image.alt", "Trees");

	/* An address belongs to the user who has named it first. */
	given_talk("co", "\"image\":\"http://a.example/x\","
	    "\"status\":\"draft\"");
	given_venue("ed", "\"venue\":\"Hall\","
	    "\"image\":\"http://a.example/x\"");
	EXPECT(ask_json("co", "PATCH", "/images/2", words), 403,
	    NOT_YOURS("/venues/3"));
	given_organizer("ed", "\"organizer\":\"Ada\",\"image\":2");
	EXPECT_CODE(ask_as("ed", "DELETE", "/venues/3?purge=1"), 200, "");
	EXPECT(ask_json("co", "PATCH", "/images/2", words), 403,
	    NOT_YOURS("/organizers/4"));
	EXPECT_CODE(ask_json("ed", "PATCH", "/images/2", words), 200, "");

	/* Authors may edit what they have published. */
	upload("au", "/images", 400, 200);
	given_talk("au", "\"image\":3");
	EXPECT_CODE(ask_json("au", "PATCH", "/images/3", words), 200, "");
	EXPECT_MEMBER(ask("GET", "/events/5"), "image.alt", "Trees");
}

Test(image_files, owners_and_editors_delete_them)
{
	const char	*owners[] = { "co", "au", "ed" };
	struct outcome	*a;
	const char	*small;
	size_t		 i;

	for (i = 0; i < COUNT(owners); i++) {
		a = upload(owners[i], "/images", 400, 200);
		small = outcome_text(a, "sizes.thumbnail.url");
		cr_expect_eq(status_of_file(small), 200);
		a = ask_as(i == 1 ? "ed" : owners[i], "DELETE",
		    target("/images/%zu", i + 1));
		cr_expect_eq(a->status, 200);
		cr_expect_str_eq(plain(a->body),
		    IMAGE_OF(target("%zu", i + 1)));
		cr_expect_eq(status_of_file(small), 404);
	}
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 404,
	    "{\"code\":\"rest-image-not-found\",\"message\":"
	    "\"Image with ID 1 does not exist.\",\"data\":{\"status\":404}}");
	EXPECT_MEMBER(upload("ed", "/images", 400, 200), "id", "4");
}

Test(image_files, of_others_are_not_deleted)
{
	upload("ed", "/images", 400, 200);
	EXPECT_CODE(ask("DELETE", "/images/1"), 401,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("su", "DELETE", "/images/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("au", "DELETE", "/images/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("au", "DELETE", "/images/2"), 404,
	    "rest-image-not-found");
	EXPECT_CODE(ask_as("ed", "GET", "/images/1"), 200, "");
}

Test(image_files, that_texts_name_are_deleted_by_editors)
{
	struct outcome	*a;

	a = upload("co", "/images", 400, 200);
	EXPECT_CODE(ask_json("co", "POST", "/events", target("{\"title\":\"T\","
	    "\"start_date\":\"now\",\"end_date\":\"now\","
	    "\"description\":\"<img src='%s'>\"}", outcome_text(a,
	    "sizes.thumbnail.url"))), 201, "");
	EXPECT_CODE(ask_as("co", "DELETE", "/images/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("ed", "DELETE", "/images/1"), 200, "");
}

#define IN_USE(id, path)						\
	"{\"code\":\"rest_image_in_use\",\"message\":\"Image with ID " id \
	" is shown by " path "; remove it there first.\","		\
	"\"data\":{\"status\":409}}"

Test(image_files, that_a_record_shows_are_not_deleted)
{
	struct outcome	*a;

	a = upload("co", "/images", 400, 200);
	given_talk("ed", "\"image\":1");
	given_venue("ed", "\"venue\":\"Hall\",\"image\":1");
	given_organizer("ed", "\"organizer\":\"Ada\",\"image\":1");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/events/1"));
	EXPECT(ask_as("co", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/events/1"));
	ask_as("ed", "DELETE", "/events/1");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/events/1"));
	ask_as("ed", "DELETE", "/events/1?purge=true");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/venues/2"));
	ask_json("ed", "PATCH", "/venues/2", "{\"image\":null}");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/organizers/3"));
	cr_expect_eq(status_of_file(outcome_text(a, "url")), 200);
	ask_json("ed", "PATCH", "/organizers/3", "{\"image\":0}");
	EXPECT_CODE(ask_as("co", "DELETE", "/images/1"), 200, "");
}

/* Events 2 and 3 are those of the series with the model 1. */
Test(image_files, that_a_series_shows_are_not_deleted)
{
	upload("ed", "/images", 400, 200);
	given_talk("ed", "\"recurrence\":\"FREQ=DAILY;COUNT=2\","
	    "\"image\":1");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/events/1"));
	ask_json("ed", "PATCH", "/events/1", "{\"image\":null}");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/events/3"));
	ask_json("ed", "PATCH", "/events/3", "{\"image\":null}");
	EXPECT(ask_as("ed", "DELETE", "/images/1"), 409,
	    IN_USE("1", "/series/2"));
	ask_json("ed", "PATCH", "/series/2", "{\"image\":null}");
	EXPECT_CODE(ask_as("ed", "DELETE", "/images/1"), 200, "");
}

/* Otherwise strangers could look through pictures of events that wait. */
Test(image_files, numbers_are_read_by_contributors)
{
	given_talk("co", "\"image\":\"https://i.example/1.png\","
	    "\"status\":\"pending\"");
	EXPECT_CODE(ask("GET", "/images/1"), 401, "rest_forbidden");
	EXPECT_CODE(ask_as("su", "GET", "/images/1"), 403, "rest_forbidden");
	EXPECT_CODE(ask_as("co", "GET", "/images/1"), 200, "");
	EXPECT_CODE(ask_as("ed", "GET", "/images/1"), 200, "");
}

Test(image_files, a_repeated_request_keeps_one)
{
	struct sent	 sent = draw(20, 20), other = draw(21, 20);
	const char	*lines;

	lines = target("%s%s\r\nIdempotency-Key: k\r\n", png, as("ed"));
	EXPECT_MEMBER(ask_file("POST", "/images", lines, sent.bytes,
	    (size_t)sent.length), "id", "1");
	EXPECT_MEMBER(ask_file("POST", "/images", lines, sent.bytes,
	    (size_t)sent.length), "id", "1");
	EXPECT_CODE(ask_file("POST", "/images", lines, other.bytes,
	    (size_t)other.length), 422, "rest_idempotency_key_reused");
	gdFree(sent.bytes);
	gdFree(other.bytes);
}

Test(image_files, pages_choose_among_the_sizes)
{
	struct outcome	*a;
	const char	*random;

	a = upload("ed", "/images?alt=Trees", 1200, 600);
	random = strstr(outcome_text(a, "url"), PICTURE_FOLDER) +
	    strlen(PICTURE_FOLDER);
	random = target("%.*s", PICTURE_RANDOM, random);
	given_talk("ed", "\"slug\":\"talk\",\"image\":1");
	harness.prefix = "";
	cr_expect(outcome_has(ask("GET", "/event/talk"), target(
	    "<img class=\"cover\" src=\"" SITE "/images/%s-1024x512.png\""
	    " srcset=\"" SITE "/images/%s-300x150.png 300w, "
	    SITE "/images/%s-768x384.png 768w, "
	    SITE "/images/%s-1024x512.png 1024w, "
	    SITE "/images/%s-1200x600.png 1200w\""
	    " sizes=\"(min-width: 60rem) 40rem, 100vw\" width=\"1200\""
	    " height=\"600\" alt=\"Trees\">",
	    random, random, random, random, random)));
	cr_expect(outcome_has(ask("GET", "/?view=list"), target(
	    "<img src=\"" SITE "/images/%s-300x150.png\" alt=\"\"", random)));
}
