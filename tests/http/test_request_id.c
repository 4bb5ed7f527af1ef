#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "http/request_id.h"

#define IDS	20000

Test(request_id, printable_ones_of_some_length_are_taken)
{
	char	 text[REQUEST_ID_MAX + 2];

	cr_expect(request_id_valid("a"));
	cr_expect(request_id_valid("0190b3c2-7d1e-7cc3-9a1f-3f5b2c1d0e9a"));
	cr_expect(request_id_valid("Az09-._~:/+=@"));
	memset(text, 'x', sizeof(text));
	text[REQUEST_ID_MAX] = '\0';
	cr_expect(request_id_valid(text));
	text[REQUEST_ID_MAX] = 'x';
	text[REQUEST_ID_MAX + 1] = '\0';
	cr_expect_not(request_id_valid(text));
}

Test(request_id, others_are_not)
{
	static const char *const	 rows[] = { "", " ", "a b", "a, b",
		"a\"b", "a\\b", "a\tb", "{}", "a;b", "<a>", "\xc3\xa9", "a'b",
		"$(a)", "%41" };
	size_t				 i;

	cr_expect_not(request_id_valid(NULL));
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_not(request_id_valid(rows[i]), "%s", rows[i]);
}

static int
compare(const void *a, const void *b)
{
	return (strcmp(a, b));
}

Test(request_id, new_ones_are_valid_and_never_the_same)
{
	static char	 ids[IDS][REQUEST_ID_TEXT];
	size_t		 i;

	for (i = 0; i < IDS; i++) {
		if (i % 1000 == 0)
			request_id_start();
		request_id_make(ids[i]);
		cr_assert_eq(strspn(ids[i], "0123456789abcdef"),
		    REQUEST_ID_TEXT - 1);
	}
	qsort(ids, IDS, sizeof(ids[0]), compare);
	for (i = 1; i < IDS; i++)
		cr_assert_str_neq(ids[i], ids[i - 1]);
}
