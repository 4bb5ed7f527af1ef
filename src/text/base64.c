#include "text/base64.h"

#include <string.h>

#include <openssl/evp.h>

#include "base/arena.h"

#define DIGITS(length)	(((length) + 2) / 3 * 4)

const char *
base64_encode(struct arena *arena, const void *bytes, size_t length)
{
	char	*text = arena_bytes(arena, DIGITS(length) + 1);

	EVP_EncodeBlock((unsigned char *)text, bytes, (int)length);

	return (text);
}

/* EVP_DecodeBlock() counts the padding as bytes. */
const unsigned char *
base64_decode(struct arena *arena, const char *text, size_t most,
    size_t *length)
{
	size_t		 digits = strlen(text), padding;
	unsigned char	*bytes;
	int		 n;

	padding = digits - strcspn(text, "=");
	if (digits == 0 || digits % 4 != 0 || padding > 2 ||
	    strspn(text + digits - padding, "=") != padding ||
	    digits > DIGITS(most))
		return (NULL);
	bytes = (unsigned char *)arena_bytes(arena, digits);
	n = EVP_DecodeBlock(bytes, (const unsigned char *)text, (int)digits);
	if (n < 0 || (size_t)n - padding > most)
		return (NULL);
	*length = (size_t)n - padding;
	bytes[*length] = '\0';

	return (bytes);
}
