#include "http/request_id.h"

#include <sys/random.h>

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

static struct {
	uint64_t	 chance[2];
	uint64_t	 count;
} source;

bool
request_id_valid(const char *text)
{
	size_t	 i;

	if (text == NULL)
		return (false);
	for (i = 0; text[i] != '\0' && i <= REQUEST_ID_MAX; i++)
		if (!isalnum((unsigned char)text[i]) &&
		    strchr("-._~:/+=@", text[i]) == NULL)
			return (false);

	return (i > 0 && i <= REQUEST_ID_MAX);
}

void
request_id_start(void)
{
	source.count = 0;
	if (getrandom(source.chance, sizeof(source.chance), 0) !=
	    sizeof(source.chance))
		abort();
}

static char *
format_hex(char *to, uint64_t bits)
{
	static const char	 digits[] = "0123456789abcdef";
	int			 shift;

	for (shift = 60; shift >= 0; shift -= 4)
		*to++ = digits[bits >> shift & 15];

	return (to);
}

void
request_id_make(char id[REQUEST_ID_TEXT])
{
	XXH128_hash_t	 hash;

	source.count++;
	hash = XXH3_128bits(&source, sizeof(source));
	*format_hex(format_hex(id, hash.high64), hash.low64) = '\0';
}
