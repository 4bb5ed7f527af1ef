#include "text/signatures.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PREFIX		"whsec_"
#define BASE64_MAX	88	/* base64 digits of SIGNING_KEY_MAX bytes */
#define DIGEST		32	/* bytes */

/*
 * EVP_DecodeBlock() accepts blanks around its input, and counts the padding as
 * bytes.
 */
bool
signing_key_read(const char *text, struct signing_key *key)
{
	static const char	 signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "abcdefghijklmnopqrstuvwxyz0123456789+/";
	unsigned char		 bytes[BASE64_MAX];
	size_t			 length, padding;

	if (strncmp(text, PREFIX, strlen(PREFIX)) != 0)
		return (false);
	text += strlen(PREFIX);
	length = strlen(text);
	padding = length - strspn(text, signs);
	if (length % 4 != 0 || length > BASE64_MAX || padding > 2 ||
	    strcmp(text + length - padding, &"=="[2 - padding]) != 0)
		return (false);
	if (EVP_DecodeBlock(bytes, (const unsigned char *)text,
	    (int)length) == -1)
		return (false);
	key->length = length / 4 * 3 - padding;
	if (key->length < SIGNING_KEY_MIN || key->length > SIGNING_KEY_MAX)
		return (false);
	memcpy(key->bytes, bytes, key->length);

	return (true);
}

static EVP_MAC_CTX *
start_hash(const struct signing_key *key)
{
	char		 hash[] = "SHA256";
	const OSSL_PARAM params[] = {
		OSSL_PARAM_utf8_string(OSSL_MAC_PARAM_DIGEST, hash, 0),
		OSSL_PARAM_END
	};
	EVP_MAC		*mac;
	EVP_MAC_CTX	*context;

	mac = EVP_MAC_fetch(NULL, "HMAC", NULL);
	context = EVP_MAC_CTX_new(mac);
	EVP_MAC_free(mac);
	if (context != NULL &&
	    EVP_MAC_init(context, key->bytes, key->length, params) == 1)
		return (context);
	fprintf(stderr, "signatures: cannot hash\n");
	abort();
}

void
signature_make(const struct signing_key *key, const char *name,
    int64_t timestamp, const char *body, size_t length,
    char text[SIGNATURE_TEXT])
{
	EVP_MAC_CTX	*context;
	unsigned char	 digest[DIGEST];
	char		 stamp[32];

	snprintf(stamp, sizeof(stamp), ".%" PRId64 ".", timestamp);
	context = start_hash(key);
	(void)EVP_MAC_update(context, (const void *)name, strlen(name));
	(void)EVP_MAC_update(context, (const void *)stamp, strlen(stamp));
	(void)EVP_MAC_update(context, (const void *)body, length);
	if (EVP_MAC_final(context, digest, NULL, sizeof(digest)) != 1)
		abort();
	EVP_MAC_CTX_free(context);
	(void)EVP_EncodeBlock((unsigned char *)stpcpy(text, "v1,"), digest,
	    DIGEST);
}
