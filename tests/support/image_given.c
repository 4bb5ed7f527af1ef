#include "image_given.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <gd.h>

struct outcome *
upload(const char *user, const char *target, int width, int height)
{
	struct outcome	*a;
	gdImagePtr	 image;
	void		*bytes;
	char		 lines[512];
	int		 length;

	cr_assert_not_null(image = gdImageCreateTrueColor(width, height));
	bytes = gdImagePngPtr(image, &length);
	gdImageDestroy(image);
	snprintf(lines, sizeof(lines), "Content-Type: image/png\r\n%s%s",
	    user == NULL ? "" : as(user), user == NULL ? "" : "\r\n");
	a = ask_file("POST", target, lines, bytes, (size_t)length);
	gdFree(bytes);
	return (a);
}

int
status_of_file(const char *url)
{
	const char	*prefix = harness.prefix;
	int		 status;

	harness.prefix = "";
	status = ask("GET", strstr(url, "/images/"))->status;
	harness.prefix = prefix;
	return (status);
}
