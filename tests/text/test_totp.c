/* Codes of authenticator apps. */
#include <inttypes.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "text/totp.h"

/* "12345678901234567890", the secret of RFC 6238, appendix B. */
#define SECRET	"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

Test(totp, codes_are_those_of_the_rfc)
{
	static const struct {
		int64_t		 time;
		const char	*code;
	} rows[] = {
		{ 59, "287082" }, { 1111111109, "081804" },
		{ 1111111111, "050471" }, { 1234567890, "005924" },
		{ 2000000000, "279037" }, { 20000000000, "353130" }
	};
	char	 code[TOTP_CODE];
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		totp_code(SECRET, rows[i].time / 30, code);
		cr_expect_str_eq(code, rows[i].code, "%" PRId64 ": %s",
		    rows[i].time, code);
	}
}

Test(totp, secrets_are_32_letters_of_base32)
{
	cr_expect(totp_secret_valid(SECRET));
	cr_expect_not(totp_secret_valid(""));
	cr_expect_not(totp_secret_valid(SECRET "A"));
	cr_expect_not(totp_secret_valid("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1"));
	cr_expect_not(totp_secret_valid("gezdgnbvgy3tqojqgezdgnbvgy3tqojq"));
}

Test(totp, a_code_is_good_one_step_before_and_after_its_own)
{
	int64_t	 now;

	for (now = 30; now < 120; now++)
		cr_expect_eq(totp_find(SECRET, "287082", now, 0),
		    now < 90 ? 1 : 0, "%" PRId64, now);
	cr_expect_eq(totp_find(SECRET, "287082", 59, 1), 0);
	cr_expect_eq(totp_find(SECRET, "287083", 59, 0), 0);
	cr_expect_eq(totp_find(SECRET, "28708", 59, 0), 0);
	cr_expect_eq(totp_find(SECRET, "2870820", 59, 0), 0);
	cr_expect_eq(totp_find(SECRET, "", 59, 0), 0);
}
