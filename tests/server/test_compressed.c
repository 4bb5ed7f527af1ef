/* Compressed answers. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"

TestSuite(compressed, .init = service_start, .fini = service_stop);

Test(compressed, answers_follow_one_another)
{
	static const char	 request[] = "GET " API "/doc HTTP/1.1\r\n" HOST
	    "Accept-Encoding: gzip\r\n\r\n" GET("/x");
	char			*first;
	const char		*heard;
	size_t			 length;
	int			 fd, i;

	fd = dial();
	first = NULL;
	for (i = 0, length = 0; i < 5; i++) {
		say(fd, request);
		heard = hear(fd);
		cr_expect_str_eq(heard_field("Content-Encoding"), "gzip");
		if (first == NULL) {
			length = strtoul(heard_field("Content-Length"), NULL,
			    10);
			first = malloc(length);
			memcpy(first, heard + 4, length);
		}
		cr_expect_eq(strncmp(heard, "200 \x1f\x8b", 6), 0);
		cr_expect_eq(memcmp(heard + 4, first, length), 0);
		cr_expect_str_eq(hear(fd), NO_ROUTE);
	}
	free(first);
}
