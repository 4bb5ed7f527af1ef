#include "text/totp.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP	30	/* seconds */
#define KEY	(TOTP_LETTERS * 5 / 8)
#define DIGEST	20	/* bytes of a SHA-1 */

static const char	 base32[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

bool
totp_secret_valid(const char *secret)
{
	return (strlen(secret) == TOTP_LETTERS &&
	    strspn(secret, base32) == TOTP_LETTERS);
}

static void
read_key(const char *secret, unsigned char key[KEY])
{
	uint32_t	 bits = 0;
	int		 count = 0;

	for (; *secret != '\0'; secret++) {
		bits = bits << 5 | (uint32_t)(strchr(base32, *secret) - base32);
		if ((count += 5) >= 8)
			*key++ = (unsigned char)(bits >> (count -= 8));
	}
}

void
totp_code(const char *secret, int64_t step, char code[TOTP_CODE])
{
	unsigned char	 key[KEY], message[8], digest[DIGEST];
	const unsigned char	*at;
	uint32_t	 number;
	int		 i;

	read_key(secret, key);
	for (i = 7; i >= 0; i--, step >>= 8)
		message[i] = (unsigned char)step;
	if (HMAC(EVP_sha1(), key, KEY, message, sizeof(message), digest,
	    NULL) == NULL) {
		fprintf(stderr, "totp: cannot hash\n");
		abort();
	}
	at = digest + (digest[DIGEST - 1] & 15);
	number = (uint32_t)(at[0] & 127) << 24 | (uint32_t)at[1] << 16 |
	    (uint32_t)at[2] << 8 | at[3];
	snprintf(code, TOTP_CODE, "%06u", number % 1000000);
}

int64_t
totp_find(const char *secret, const char *code, int64_t now, int64_t used)
{
	int64_t	 step, found = 0;
	char	 own[TOTP_CODE];

	if (strlen(code) != TOTP_DIGITS)
		return (0);
	for (step = now / STEP - 1; step <= now / STEP + 1; step++) {
		totp_code(secret, step, own);
		if (CRYPTO_memcmp(own, code, TOTP_DIGITS) == 0 && step > used)
			found = step;
	}

	return (found);
}
