/* The logo at the desk (rules, section 46). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "base/yaml.h"
#include "config/site.h"
#include "store/settings.h"
#include "tests/support/desk.h"

#define PATH	"/desk/settings"
#define SVG	"<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"

static char	 body[300000];

static struct outcome *
send(const struct visitor *v, const char *name, const char *value,
    const void *file, size_t size)
{
	char	 head[512];
	int	 length;

	length = snprintf(body, sizeof(body), "--x\r\nContent-Disposition:"
	    " form-data; name=\"token\"\r\n\r\n%s\r\n--x\r\n"
	    "Content-Disposition: form-data; name=\"action\"\r\n\r\nsave\r\n"
	    "--x\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n"
	    "--x\r\nContent-Disposition: form-data; name=\"logo\";"
	    " filename=\"a\"\r\n\r\n", v->token, name, value);
	memcpy(body + length, file, size);
	memcpy(body + length + size, "\r\n--x--\r\n", 9);
	snprintf(head, sizeof(head), "%s\r\nSec-Fetch-Site: same-origin\r\n"
	    "Accept: text/html\r\nContent-Type: multipart/form-data;"
	    " boundary=x\r\n", v->cookie);
	harness.prefix = "";

	return (ask_file("POST", PATH, head, body,
	    (size_t)length + size + 9));
}

/* The stored value, or "". */
static const char *
stored(void)
{
	struct setting	*list;
	size_t		 count, i;

	count = settings_list(harness.db, harness.site.arena, &list);
	for (i = 0; i < count; i++)
		if (strcmp(list[i].name, "logo") == 0)
			return (list[i].value);

	return ("");
}

static bool
leads_to(const struct outcome *o, const char *path)
{
	const char	*location = outcome_header(o, "Location");

	return (o->status == 303 && location != NULL &&
	    strcmp(location, path) == 0);
}

/* The decoded picture is stored, not the bytes that were sent. */
Test(desk_logo, is_decoded_and_used)
{
	struct visitor	 v;
	struct site	 site;
	struct setting	 setting = { .name = "logo" };
	gdImagePtr	 image;
	size_t		 wrong;
	char		*bytes;
	int		 length;

	desk_visitor(&v, "admin");
	cr_assert_not_null(image = gdImageCreateTrueColor(400, 200));
	bytes = gdImagePngPtr(image, &length);
	gdImageDestroy(image);
	memcpy(body, bytes, (size_t)length);
	cr_expect(leads_to(send(&v, "address", "1 Main Street", bytes,
	    (size_t)length), SITE "/desk/settings?done=saved"));
	cr_assert_eq(strncmp(stored(), "\"data:image/png;base64,", 23), 0);
	setting.value = stored();
	cr_assert_null(site_add(&site, harness.site.arena, &harness.site,
	    &setting, 1, &wrong));
	cr_expect_str_eq(site.logo.extension, "png");
	gdFree(bytes);
	cr_assert_not_null(image = gdImageCreateFromPngPtr(
	    (int)site.logo.length, (void *)(uintptr_t)site.logo.bytes));
	cr_expect_eq(gdImageSX(image), 400);
	gdImageDestroy(image);
	cr_expect(outcome_has(ask_as("admin", "GET",
	    "/calendar/events/v1/settings"), "{\"name\":\"logo\",\"value\":"
	    "\"\",\"set_in\":\"desk\"}"));
	cr_expect(leads_to(send(&v, "logo_gone", "1", "", 0),
	    SITE "/desk/settings?done=saved"));
	cr_expect_str_eq(stored(), "");
}

Test(desk_logo, may_be_an_svg)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	(void)send(&v, "address", "1 Main Street", SVG, strlen(SVG));
	cr_expect_eq(strncmp(stored(), "\"data:image/svg+xml;base64,", 27), 0,
	    "%s", stored());
}

#define EXPECT_WRONG(o) do {						\
	cr_expect_eq((o)->status, 422);					\
	cr_expect(outcome_has((o), "<a href=\"#logo-file\">"));		\
	cr_expect(outcome_has((o), "This must be a PNG, JPEG, WebP or SVG")); \
	cr_expect(outcome_has((o), "value=\"1 Main Street\""));		\
} while (0)

/* One press stores the logo and all other settings of the page. */
Test(desk_logo, is_stored_with_the_other_settings)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	(void)send(&v, "address", "1 Main Street", SVG, strlen(SVG));
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "value=\"1 Main Street\""));
	cr_expect_str_neq(stored(), "");
	o = send(&v, "accent", "red", SVG, strlen(SVG));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Please choose the file again."));
}

Test(desk_logo, of_another_kind_is_rejected)
{
	static const char	 page[] = "<!doctype html><script></script>";
	static char		 large[70000] = SVG;
	struct visitor		 v;
	struct outcome		*o;

	memset(large + strlen(SVG), ' ', sizeof(large) - strlen(SVG));
	desk_visitor(&v, "admin");
	o = send(&v, "address", "1 Main Street", page, strlen(page));
	EXPECT_WRONG(o);
	o = send(&v, "address", "1 Main Street", large, sizeof(large));
	EXPECT_WRONG(o);
	cr_expect_eq(settings_version(harness.db), 0);
}

Test(desk_logo, of_the_file_stays)
{
	static const char	 file[] = "logo: a.svg";
	struct yaml		 yaml;
	struct visitor		 v;
	struct outcome		*o;

	harness_start();
	yaml_read(&yaml, harness.site.arena, "", file, strlen(file));
	harness.site.said = yaml.root;
	desk_visitor(&v, "admin");
	(void)send(&v, "address", "1 Main Street", SVG, strlen(SVG));
	cr_expect_str_eq(stored(), "");
	o = desk_open(&v, "/desk/settings");
	cr_expect_not(outcome_has(o, "name=\"logo\""));
	cr_expect_not(outcome_has(o, "a.svg"));
}
