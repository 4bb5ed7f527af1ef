#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "store/secret.h"

Test(secret, random_texts_are_letters_and_digits_and_differ)
{
	char	 first[65], second[65];

	secret_random(first, 64);
	secret_random(second, 64);
	cr_assert_eq(strspn(first, "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), 64);
	cr_assert_eq(strlen(first), 64);
	cr_assert_str_neq(first, second);
}

Test(secret, digest_is_sha256_and_skips_blanks)
{
	static const unsigned char	 abc[SECRET_DIGEST] = {
		0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea,
		0x41, 0x41, 0x40, 0xde, 0x5d, 0xae, 0x22, 0x23,
		0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c,
		0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad
	};
	static const char *const	 same[] = {
		"abc", " a bc", "ab c ", "a  b\tc"
	};
	unsigned char			 digest[SECRET_DIGEST];
	size_t				 i;

	for (i = 0; i < 4; i++) {
		secret_digest(same[i], digest);
		cr_assert_arr_eq(digest, abc, sizeof(abc), "%s", same[i]);
	}
}

Test(secret, digest_of_bytes_takes_them_as_they_are)
{
	static const unsigned char	 blank[SECRET_DIGEST] = {
		0x94, 0x86, 0xd3, 0xa0, 0xd9, 0xa7, 0x03, 0x03,
		0x90, 0xda, 0x0c, 0x8c, 0x8f, 0xda, 0x9c, 0x33,
		0xae, 0xc5, 0x48, 0xe3, 0xa0, 0xf0, 0x55, 0x8c,
		0x07, 0xaa, 0xf5, 0xb2, 0x3c, 0x51, 0x90, 0xda
	};
	unsigned char			 digest[SECRET_DIGEST];

	secret_digest_bytes("a \0b", 4, digest);
	cr_assert_arr_eq(digest, blank, sizeof(blank));
}

Test(secret, knows_the_password_again)
{
	char	 stored[SECRET_TEXT], other[SECRET_TEXT];

	secret_hash("open sesame", stored);
	cr_assert(secret_matches(stored, "open sesame"));
	cr_assert_not(secret_matches(stored, "open sesam"));
	cr_assert_not(secret_matches(stored, "opensesame"));
	cr_assert_not(secret_matches(stored, ""));
	secret_hash("open sesame", other);
	cr_assert_str_neq(stored, other);
	cr_assert_null(strstr(stored, "sesame"));
}

Test(secret, accepts_hashes_with_other_rounds)
{
	static const char	 stored[] = "pbkdf2-sha256$1000$"
	    "000102030405060708090a0b0c0d0e0f$25eb86acc76e43018f18b9a8f90c2fed"
	    "462d1c799e83d48ae3d7c69046a60b67";

	cr_assert(secret_matches(stored, "password"));
	cr_assert_not(secret_matches(stored, "Password"));
}

Test(secret, other_texts_than_hashes_match_nothing)
{
	static const char *const	 broken[] = {
		"", "pbkdf2-sha256", "pbkdf2-sha256$", "pbkdf2-sha256$10$",
		"pbkdf2-sha256$0$00$00", "md5$1$00$00",
		"pbkdf2-sha256$1$000102030405060708090a0b0c0d0e0f$",
		"pbkdf2-sha256$1$000102030405060708090a0b0c0d0e0f$zz"
	};
	size_t				 i;

	for (i = 0; i < COUNT(broken); i++)
		cr_assert_not(secret_matches(broken[i], ""), "%s", broken[i]);
}

Test(secret, of_people_is_hashed_with_a_random_salt)
{
	char	 one[SECRET_TEXT], other[SECRET_TEXT];

	secret_hash_chosen(NULL, "seven green bicycles", one);
	secret_hash_chosen(NULL, "seven green bicycles", other);
	cr_expect_eq(strncmp(one, "$y$", 3), 0);
	cr_expect_str_neq(one, other);
	cr_expect(secret_matches_chosen(NULL, one, "seven green bicycles"));
	cr_expect_not(secret_matches_chosen(NULL, one,
	    "seven  green bicycles"));
	cr_expect_not(secret_matches_chosen(NULL, one, ""));
}

/* A result of other arguments is not used. */
Test(secret, a_memo_is_only_for_the_same_password_and_hash)
{
	struct secret_memo	 memo = { .of = { { 0 } } };
	char			 one[SECRET_TEXT], other[SECRET_TEXT];

	secret_hash_chosen(&memo, "seven green bicycles", one);
	secret_hash_chosen(&memo, "seven green bicycles", other);
	cr_expect_str_eq(one, other);
	secret_hash_chosen(&memo, "nine yellow boats", other);
	cr_expect_str_neq(one, other);

	cr_expect(secret_matches_chosen(&memo, one, "seven green bicycles"));
	cr_expect(secret_matches_chosen(&memo, one, "seven green bicycles"));
	cr_expect_not(secret_matches_chosen(&memo, one, "nine yellow boats"));
	cr_expect_not(secret_matches_chosen(&memo, other,
	    "seven green bicycles"));
	cr_expect_not(secret_matches_chosen(&memo, "",
	    "seven green bicycles"));
	cr_expect(secret_matches_chosen(&memo, other, "nine yellow boats"));
}

Test(secret, of_people_matches_only_hashes)
{
	static const char *const	 stored[] = {
		"", "x", "$y$", "$y$j9T$", "$y$j9T$!!$", "$6$salt$hash",
		"pbkdf2-sha256$10000$00$00"
	};
	size_t	 i;

	for (i = 0; i < COUNT(stored); i++)
		cr_expect_not(secret_matches_chosen(NULL, stored[i], stored[i]),
		    "%s", stored[i]);
}
