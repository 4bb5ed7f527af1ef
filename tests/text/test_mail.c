#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/mail.h"

Test(mail, an_address_is_a_name_and_a_host)
{
	static const struct {
		const char	*address;
		bool		 valid;
	} rows[] = {
		{ "a@b", true },
		{ "ada+x.y@mail.example", true },
		{ "", false },
		{ "a", false },
		{ "@b", false },
		{ "a@", false },
		{ "a@.b", false },
		{ "a@b@c", false },
		{ "a b@c", false },
		{ "a@b\r\nBcc: c@d", false },
		{ "a\t@b", false },
		{ "<a@b>", false },
		{ "a@b,c@d", false },
		{ "\"a\"@b", false },
		{ "\303\244@b", false },
		{ "a@b\177", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(mail_valid(rows[i].address), rows[i].valid, "%s",
		    rows[i].address);
}

Test(mail, an_address_has_a_longest)
{
	char	 address[MAIL_ADDRESS + 2];

	memset(address, 'a', sizeof(address));
	address[1] = '@';
	address[MAIL_ADDRESS] = '\0';
	cr_expect(mail_valid(address));
	address[MAIL_ADDRESS] = 'a';
	address[MAIL_ADDRESS + 1] = '\0';
	cr_expect_not(mail_valid(address));
}

/* 45 bytes to a word, so that a line with its name has at most 76. */
Test(mail, a_text_is_encoded_unless_it_is_ascii)
{
	static const struct {
		const char	*text, *encoded;
	} rows[] = {
		{ "", "" },
		{ "Jazz & \"more\"", "Jazz & \"more\"" },
		{ "\303\204", "=?UTF-8?B?w4Q=?=" },
		{ "a\r\nBcc: b@c", "=?UTF-8?B?YQ0KQmNjOiBiQGM=?=" },
		{ "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr\303\244s",
		  "=?UTF-8?B?YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXphYmNkZWZnaGlqa2"
		  "xtbm9wcXI=?=\r\n =?UTF-8?B?w6Rz?=" }
	};
	struct arena	*arena;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(mail_encode(arena, rows[i].text),
		    rows[i].encoded);
	arena_free(arena);
}

Test(mail, a_name_is_quoted_or_encoded)
{
	struct arena	*arena;

	arena = arena_new();
	cr_expect_str_eq(mail_name(arena, "St. Mary, Hall"),
	    "\"St. Mary, Hall\"");
	cr_expect_str_eq(mail_name(arena, "a\"b"), "=?UTF-8?B?YSJi?=");
	cr_expect_str_eq(mail_name(arena, "\\"), "=?UTF-8?B?XA==?=");
	arena_free(arena);
}
