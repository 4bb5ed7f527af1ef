#include <criterion/criterion.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/mask.h"

static void
expect(const char *target, size_t max, const char *expected)
{
	struct arena	*arena;
	struct buf	 b;

	arena = arena_new();
	buf_init(&b, arena, 16);
	mask_address(&b, target, max);
	cr_expect_str_eq(b.data, expected, "%s: %s", target, b.data);
	arena_free(arena);
}

Test(mask, addresses_without_secrets_stay_as_they_are)
{
	static const char *const	 rows[] = {
		"/", "*", "", "/events", "/events?",
		"/events?page=2&per_page=5",
		"/events?search=jazz+night&author=3&a=b=c", "/x?&&a&=b",
		"/events?keyword=1&passage=2&monkey=3"
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++)
		expect(rows[i], 2048, rows[i]);
}

Test(mask, values_of_secrets_are_not_shown)
{
	static const char *const	 rows[][2] = {
		{ "/e/1?password=hunter2", "/e/1?password=***" },
		{ "/e/1?a=1&_wpnonce=5f&b=2", "/e/1?a=1&_wpnonce=***&b=2" },
		{ "/e?Password=x&PASSWORD=y", "/e?Password=***&PASSWORD=***" },
		{ "/e?p%61ssword=x", "/e?p%61ssword=***" },
		{ "/e?%50ASSWOR%44=x", "/e?%50ASSWOR%44=***" },
		{ "/e?password%00=x", "/e?password%00=***" },
		{ "/e?password[]=x&venue[password]=y",
		    "/e?password[]=***&venue[password]=***" },
		{ "/e?user[pass]=x&venue%5Bkey%5D=y",
		    "/e?user[pass]=***&venue%5Bkey%5D=***" },
		{ "/settings/mail?value={password: x}",
		    "/settings/mail?value=***" },
		{ "/desk/welcome?key=x", "/desk/welcome?key=***" },
		{ "/e?access_token=x&sig=y&api_key=z",
		    "/e?access_token=***&sig=***&api_key=***" },
		{ "/e?password=a=b;c&d=e", "/e?password=***&d=e" },
		{ "/e?a=1;password=x", "/e?a=1;password=***" },
		{ "/e?password=", "/e?password=***" },
		{ "/e?password", "/e?password" },
		{ "/e?a?password=x", "/e?a?password=***" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++)
		expect(rows[i][0], 2048, rows[i][1]);
}

Test(mask, values_of_secrets_in_inner_addresses_are_not_shown)
{
	static const char *const	 rows[][2] = {
		{ "/s?to=/desk/welcome?key=x", "/s?to=/desk/welcome?key=***" },
		{ "/s?to=/w?a=1&key=x&b=2", "/s?to=/w?a=1&key=***&b=2" },
		{ "/s?to=%2Fw%3Fkey%3Dx", "/s?to=%2Fw%3Fkey%3D***" },
		{ "/s?to=%2Fw%3fkey%3dx%26a%3D1&b=2",
		    "/s?to=%2Fw%3fkey%3d***%26a%3D1&b=2" },
		{ "/s?to=%2Fw%3Fkey%3Dx%2526y%26a%3D1",
		    "/s?to=%2Fw%3Fkey%3D***%26a%3D1" },
		{ "/s?to=%252Fw%253Fkey%253Dx%2526a&b=2",
		    "/s?to=%252Fw%253Fkey%253D***%2526a&b=2" },
		{ "/s?to=%25252Fw%25253F%25256bey%25253Dx",
		    "/s?to=%25252Fw%25253F%25256bey%25253D***" },
		{ "/s?password=a%26b&c=d", "/s?password=***&c=d" },
		{ "/w%3Fkey%3Dx?a=1", "/w%3Fkey%3D***" },
		{ "/w%3Fkey=x?a=1&b=2", "/w%3Fkey=***&b=2" },
		{ "/s?to=/w%23token%3Dx", "/s?to=/w%23token%3D***" },
		{ "/s?to=https://a.example/%3Fsid%3Dx",
		    "/s?to=https://a.example/%3Fsid%3D***" },
		{ "/s?key%3Dx", "/s?key%3D***" },
		{ "/s?off=100%25&a=%", "/s?off=100%25&a=%" },
		{ "/s?to=%2Fevents%3Fpage%3D2", "/s?to=%2Fevents%3Fpage%3D2" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++)
		expect(rows[i][0], 2048, rows[i][1]);
}

Test(mask, names_that_are_too_long_to_look_at_are_secrets)
{
	char	 target[200], expected[200];

	memset(target, 'a', sizeof(target));
	memcpy(target, "/?", 2);
	strcpy(target + 100, "=x");
	strcpy(expected, target);
	strcpy(expected + 100, "=***");
	expect(target, 2048, expected);
}

Test(mask, other_bytes_become_escapes)
{
	expect("/a\"b\\c\x01\xc3\xa9\xff?d=\"", 2048,
	    "/a%22b%5Cc%01%C3%A9%FF?d=%22");
}

Test(mask, long_addresses_are_cut)
{
	expect("/0123456789", 5, "/0123...");
	expect("/a?password=b&c=d", 8, "/a?passw...");
}
